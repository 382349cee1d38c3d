import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const QUIKSTAR_CASE: CaseFile = {
  name: "gas station robbery, photo array, jail informant, time card",
  documents: makeDocuments([
    [
      "Offense report 2024-018822.pdf",
      `BRAZOS FLATS POLICE DEPARTMENT
OFFENSE / INCIDENT REPORT                         SERVICE NO. 2024-018822          PAGE 1
OFFENSE: AGGRAVATED ROBBERY  PC 29.03  F1
LOCATION: QUIKSTAR #14, 5501 LOOP RD      BEAT 22     PREMISE: GAS STATION / CONVENIENCE
OCCURRED: FRI 11/22/2024  2214      REPORTED: 11/22/2024  2216
COMPLAINANT: DESHMUKH, ANIL  A/M 44    CLERK
WITNESS: TREVINO, ROSA  H/F 31    CUSTOMER
WITNESS: UNK W/M, PUMP 4, LEFT SCENE
SUSPECT 1: UNK B/M  20-25   5'9-5'10   160-170   CLOTH: BLACK HOODIE, RED BANDANA OVER FACE, GLOVES
WEAPON: HANDGUN, BLACK SEMI AUTO
VEHICLE: SILVER CHEVY IMPALA, PAPER TAG
PROPERTY TAKEN: U.S. CURRENCY $312.00;  2 CTN NEWPORT
NARRATIVE (OFC T. GALBRAITH #614)
R/O WAS DISPATCHED TO THE LISTED LOCATION IN REF TO AN ARMED ROBBERY JUST OCCURRED. UPON ARRIVAL AT 2221 R/O MADE CONTACT WITH COMP WHO WAS VISIBLY SHAKEN. COMP STATED AN UNK B/M ENTERED, POINTED A BLACK HANDGUN HELD IN HIS RIGHT HAND AND SAID "GIVE ME IT ALL." COMP STATED THE SUSP HAD A BANDANA UP TO HIS EYES AND HE ONLY SAW THE EYES AND FOREHEAD. COMP GAVE SUSP THE MONEY FROM BOTH REGISTERS.`,
      `SERVICE NO. 2024-018822          PAGE 2
COMP STATED THE ENTIRE INCIDENT LASTED "LESS THAN THIRTY SECONDS." SUSP FLED OUT THE FRONT DOOR ON FOOT, WB TOWARD THE CAR WASH. WITNESS TREVINO STATED SUSP GOT INTO THE PASSENGER SIDE OF A SILVER IMPALA WHICH WAS WAITING AT THE CAR WASH.
WITNESS TREVINO WAS IN THE COOLER AISLE AND ADVISED SHE GOT DOWN ON THE FLOOR AND DID NOT SEE THE SUSP'S FACE.
R/O CANVASSED THE AREA WITH NEG RESULTS. K9 UNIT NOT AVAILABLE. CSU INV. MAPLES PROCESSED THE FRONT DOOR PUSH BAR AND COUNTER. STORE MANAGER TO PROVIDE VIDEO. CASE REFERRED TO CID ROBBERY.
R/O PROVIDED COMP WITH CRIME VICTIM COMPENSATION PAMPHLET AND SERVICE NUMBER. R/O WORE BWC DURING THIS CALL. R/O CLEARED AT 2340.
NOTE: ON 11/22 R/O WAS ASSIGNED TO EVENING SHIFT, UNIT 2E22, SHOP 4471. R/O DID NOT USE FORCE. NO INJURIES REPORTED. EMS DECLINED.
REPORTING OFFICER: T. GALBRAITH #614     APPROVED: SGT W. NEEL
STATUS: OPEN / INVESTIGATION CONTINUES
NCIC/TCIC ENTRY: NO       UCR: 120     CARD: __
SOLVABILITY FACTORS: SUSP CAN BE NAMED (N)  LOCATED (N)  DESCRIBED (Y)  VEH IDENT (Y)  PHYS EVID (Y)  VIDEO (Y)`,
    ],
    [
      "CID supplement Hollis.pdf",
      `BRAZOS FLATS POLICE DEPARTMENT   CID SUPPLEMENT        2024-018822 S-2
DET. M. HOLLIS #288
On Monday 11/25/24 I was assigned this case. I spoke with the store manager, Gary Pruett, who provided a copy of the video. I viewed the video and could see a black male in a navy blue hoodie and red bandana. The suspect has a distinctive rolling walk.
On 12/02/24 I received Crime Stoppers tip 24-3390 naming "D Ruff" who drives with his cousin in an Impala. I know from patrol contacts that this is Deshawn RUFFIN, B/M, DOB 08/30/2002, 6'1, 190.
On 12/04/24 at 1530 hours I met with the complainant at his store and showed him a photo spread of six individuals. He immediately and without any hesitation identified Ruffin (position 3) as the person that robbed him. He said he was certain.
On 12/05/24 I obtained a warrant of arrest for Ruffin through Judge Ebersole.
On 12/06/24 at approximately 0615 hours Ruffin was arrested without incident at his grandmother's home, 1209 Dallam St. Grandmother Lottie RUFFIN gave written consent to search and a black hoodie was recovered from the hamper in Ruffin's bedroom. A BB pistol, black, was recovered.
At CID Ruffin was read his rights, waived and gave a statement. He admitted to being near the station that night.`,
      `CID SUPPLEMENT (cont)                2024-018822 S-2
On 12/19/24 I was contacted by Inv. Castile at the jail. Inmate Corey TUBBS wished to speak. On 12/20/24 I interviewed TUBBS. He stated Ruffin told him in the day room that he "hit the QuikStar with a nine and got like six hundred." TUBBS was not promised anything in exchange for this information.
I checked Ruffin's claim that he was at work. I called Tri-Port Logistics and was told by a female that he "usually" gets off at ten. I did not obtain records as the employer is 15 minutes away and he could have made it.
The bandana was not recovered. Latent prints from the push bar were submitted to DPS 12/30/24. Results pending at the time of this supplement.
I attempted to identify the Impala's owner. Ruffin's cousin Jaylen PETTIGREW has a silver Impala. I have not located Pettigrew for interview.
Case cleared by arrest. Forwarded to the District Attorney with a recommendation to accept.
This supplement was typed from memory and rough notes on 01/09/25. Rough notes were destroyed upon completion per unit practice.
Det. M. Hollis #288    CID Robbery / Homicide Unit   Desk hours Mon-Thu 0700-1700`,
    ],
    [
      "Photo lineup form.pdf",
      `PHOTOGRAPHIC LINEUP ADMINISTRATION FORM            (Art. 38.20 CCP)
Case: 2024-018822      Witness: Anil Deshmukh     Date: 12/04/24    Time start 3:38 pm   Time end 3:51 pm
Administrator: Det. Hollis
Is the administrator aware which photograph is the suspect?   [X] Yes   [ ] No
If yes, was folder shuffle method used?   [ ] Yes   [X] No, "not available"
Presentation:  [ ] sequential  [X] simultaneous
Instructions read to witness:  [X] Yes   initials AD
Interpreter used: None. Witness primary language: Gujarati
Recorded:  [ ] Audio  [ ] Video  [X] Not recorded  Reason: "equipment at office"
Witness statement in own words: "Number 5 or number 3. The eyes is like 3. He came in my store before I think to buy cigar."
Confidence in witness' own words:  "60, 70 percent maybe. It was mask."
Did the administrator comment on the result?   [X] Yes  "told him good job"
Witness signature:  A Deshmukh
ARRAY KEY: 1 filler  2 filler  3 RUFFIN D  4 filler  5 filler  6 filler.   Source of photos: county jail
Remarks: filler 2 and 6 have beards. Only no. 3 has background blue.`,
    ],
    [
      "Deshmukh affidavit.pdf",
      `THE STATE OF TEXAS                AFFIDAVIT IN ANY FACT
BEFORE ME, the undersigned authority, on this the 23rd day of November, 2024 personally appeared ANIL DESHMUKH, who after being by me duly sworn did depose and state the following:
My name is Anil Deshmukh and I am 44 years of age. I work for my brother in law at the QuikStar. On Friday night I was alone with one lady customer. It was about 10:15. A man came in fast. He was tall, taller than the door sticker 6 foot. He had a gun in the left hand, silver color, small. He said "Open it up, hurry, I got kids." He was looking to me for maybe 2 minutes because register 2 has a trick to open. I give him from register 1 only because 2 did not open. After he left I counted and it was $189 gone. He took cigarettes. He had a black mask like from Covid, and hood.
The police asked me did I know him and I said no I do not know him I have never seen him before.
I take medicine for my blood pressure and I did not sleep well after this.
I will testify. I want my insurance paper for the boss.
FURTHER AFFIANT SAYETH NOT.
Signed: A. Deshmukh    Notary: S. Ballew, my commission expires 03-14-2027`,
    ],
    [
      "Surveillance video log.pdf",
      `BFPD DIGITAL EVIDENCE      VIDEO REVIEW LOG       Item 3    2024-018822
Source: QuikStar #14 DVR  (4 of 8 channels exported: 1, 2, 5, 7)    Exported by: manager, to thumb drive
Received: 11/27/24 by Hollis.      DVR clock vs actual: not checked
CH1 register    21:09:44  subject enters. Dark hoodie, red cloth over lower face.
                21:09:50  object in left hand, pointed at clerk
                21:10:35  clerk opens register 1. Register 2 not opened.
                21:11:20  subject takes bills and 2 boxes
CH2 door        21:11:27  subject exits. Top of hood is below the 5'9" mark on door height strip.
CH5 aisle       21:10:02  female customer standing at cooler, looking toward front. Remains standing.
CH7 pumps       21:11:31  subject runs behind building EAST
                21:12:05  gold or tan sedan leaves from alley. Not shown who gets in.
                21:12:10  pickup at pump 4, driver has phone up
No audio on any channel. Resolution 704 x 480. Still images not enhanced.
Note: channels 3, 4, 6, 8 overwritten after 21 days. 
Reviewed by: PSO K. Ybarra 01/15/25`,
    ],
    [
      "Interview Ruffin transcript.docx",
      `BFPD CID INTERVIEW ROOM 1           12/06/24        SUBJECT: DESHAWN RUFFIN
(Video file starts 07:52:10. Booking shows arrival at CID 06:48.)
HOLLIS: So like I was saying in the car, this is your chance to get out front of it.
RUFFIN: And like I told you, I was at work.
HOLLIS: Okay. I gotta read you this card first so it's official. You have the right to remain silent and not make any statement at all... (reads) You understand?
RUFFIN: Yeah I guess. Do I get a lawyer now or how's that work?
HOLLIS: You'd get one appointed at magistration. Right now it's just us. You want to talk?
RUFFIN: I mean. I didn't do nothing.
HOLLIS: You know where the QuikStar is?
RUFFIN: On Loop, yeah. I buy gas there. I been by there like everybody.
HOLLIS: That night?
RUFFIN: I don't know, I pass it on the way home. I clocked out after ten.
HOLLIS: We got you on video, man. We got your prints on the door. Clerk picked you out in one second.
RUFFIN: Then y'all got it wrong.
HOLLIS: Your grandma's gonna lose that house if we find that gun in there. You know that, right?
RUFFIN: That's a BB gun. It's my little cousin's. It's orange on the tip.
HOLLIS: Which hand you write with?
RUFFIN: Right.
(08:31:40 recording stops)  (08:58:05 recording resumes)
HOLLIS: Anything else you want to add to that?
RUFFIN: No. I want to call my grandma.`,
    ],
    [
      "Tri-Port time card.pdf",
      `TRI-PORT LOGISTICS LLC       TIMECARD DETAIL        PAY PERIOD 11/17/24 to 11/30/24
EMP 20771  RUFFIN, DESHAWN    DEPT: OUTBOUND   SHIFT 2    SUPV: BERTRAND, CELESTE
DATE       IN      LUNCH OUT  LUNCH IN   OUT     HRS   METHOD
11/18 M    13:58   18:02      18:31      22:01   7.57  BADGE
11/19 T    13:55   18:00      18:30      22:03   7.63  BADGE
11/20 W    14:01   18:05      18:34      22:00   7.50  BADGE
11/21 TH   13:59   18:01      18:30      22:02   7.57  BADGE
11/22 F    13:57   18:03      18:33      22:06   7.65  MANUAL EDIT (CB)
11/23 SA   OFF
Edits: 11/22 OUT added 11/25 09:12 by CBERTRAND reason "badge reader down dock C, emp stayed for trailer 88"
Facility: 9000 Port Access Rd. Distance to HQ yard 3.1 mi.
Company notice: Employees must be clocked in no more than 5 minutes prior to scheduled start. Falsification of time records is grounds for termination. Meal periods are unpaid. Overtime must be approved in advance by a supervisor. Direct deposit posts every other Friday. PTO balance 14.25 hrs. Direct questions on this report to payroll@ extension 118.
Map printout attached by family: 9000 Port Access to 5501 Loop Rd, 17.4 mi, 24 min.`,
    ],
    [
      "Consent to search form.pdf",
      `BRAZOS FLATS POLICE DEPARTMENT            CONSENT TO SEARCH
I, Lottie Mae Ruffin, having been informed by Det. Hollis of my constitutional right not to have a search made of the premises hereinafter mentioned without a search warrant, and of my right to refuse to consent, hereby authorize the above officers to conduct a complete search of my residence located at 1209 Dallam St.
These officers are authorized to take any letters, papers, materials or other property which they may desire. This written permission is being given voluntarily and without threats or promises of any kind.
Date 12/06/24     Time 7:10 AM
Signed: L M Ruffin    Witness: Galbraith #614
INVENTORY OF PROPERTY TAKEN
1. Hoodie, gray, size XL, closet of rear bedroom         search began 6:20 AM
2. Airsoft / BB pistol with orange tip, from toy box in front bedroom
3. Cell phone, cracked, from bed (Deshawn)
4. Mail in name of D. Ruffin
Rear bedroom door: padlock, cut by officers. Key with Deshawn per grandmother.
Copy left at residence: [X] yes`,
      `INFORMATION FOR RESIDENTS (reverse of form BF-91)
If property was damaged you may file a claim with the Risk Management Office, City Hall, Room 210, within 180 days. Claims must be made on the City's form and must be notarized. The City does not accept claims by telephone. Two estimates are needed for amounts over $250. Photographs are helpful. The City is not liable for damage made in the lawful execution of police duties except as provided by law.
Property which was taken as evidence is held at the Property Room, 400 Industrial Way. It will be released upon written authorization of the assigned investigator or order of the court. Appointments are made Monday to Thursday from 8:00 to 11:30. Bring a government photo identification. Property that is not claimed within 30 days of the notice is disposed of under Chapter 18 of the Code of Criminal Procedure. Found property, safekeeping property and abandoned bicycles are handled by other clerks.
For compliments on an employee call the Office of the Chief. Si necesita ayuda en espanol, llame al numero principal y oprima el dos. Rev. 05/18. Stock no. 7710.`,
    ],
    [
      "DA notice re Tubbs.pdf",
      `OFFICE OF THE CRIMINAL DISTRICT ATTORNEY
February 11, 2025
Re: State v. Deshawn Ruffin, Cause No. 25-CR-0107          NOTICE PURSUANT TO ART. 39.14
Dear Counsel:
In compliance with our continuing obligation please be advised of the following regarding State's witness Corey Tubbs:
1. Mr. Tubbs has prior convictions for theft (2016), burglary of a habitation (2018) and false report to a peace officer (2021).
2. At the time of his December 20 statement Mr. Tubbs had a pending charge of possession with intent to deliver, second degree enhanced.
3. On January 8, 2025 that charge was reduced to a state jail felony with time served. Det. Hollis contacted the assigned prosecutor on December 18 regarding Mr. Tubbs.
4. Mr. Tubbs and Mr. Ruffin were both assigned to Tank 4C for the period December 14 to 16, 2024.
5. Mr. Tubbs has offered testimony in one prior matter. We are gathering further information.
The remainder of the file is available for viewing in our portal. Please acknowledge receipt under Art. 39.14(j) before any plea. Our office does not produce copies of CJIS materials. Plea offer: 15 TDC, expires March 14.
Assistant Criminal District Attorney`,
    ],
  ]),
  key: {
    offence: "robbery",
    issues: [
      "identification",
      "alibi",
      "miranda",
      "counsel",
      "voluntariness",
      "search",
      "witness-reliability",
      "disclosure",
      "recording-gap",
    ],
    gaps: [
      /fingerprint|latent|push bar|\bprints\b|dps/i,
      /body.?(worn|cam)|bwc/i,
      /911|emergency call|\bcad\b|dispatch/i,
      /crime stoppers|\btip(ster)?\b/i,
      /badge|bertrand|employer|tri-?port|supervisor/i,
      /pettigrew|impala|cousin/i,
      /photo.*(line.?up|array|spread)|(line.?up|array|spread|six).*photo/i,
    ],
    contradictions: [
      { one: [1, /HELD IN HIS RIGHT HAND/], other: [4, /gun in the left hand/] },
      { one: [1, /CURRENCY \$312\.00/], other: [4, /it was \$189 gone/] },
      { one: [1, /MONEY FROM BOTH REGISTERS/], other: [4, /from register 1 only/] },
      { one: [2, /immediately and without any hesitation/], other: [3, /"Number 5 or number 3\./] },
      { one: [2, /black hoodie was recovered from the hamper/], other: [8, /Hoodie, gray, size XL, closet/] },
      { one: [2, /not promised anything in exchange/], other: [9, /reduced to a state jail felony/] },
      { one: [3, /He came in my store before/], other: [4, /never seen him before/] },
    ],
    factors: [
      { sign: 1, quote: /Number 5 or number 3|60, 70 percent/ },
      { sign: 1, quote: /22:06\s+7\.65|17\.4 mi, 24 min|clocked out after ten/ },
      { sign: 1, quote: /told him good job|administrator aware/ },
      { sign: 1, quote: /below the 5'9" mark/ },
      { sign: 1, quote: /reduced to a state jail felony|false report to a peace officer/ },
      { sign: 1, quote: /Rough notes were destroyed|overwritten after 21 days/ },
      { sign: -1, quote: /hit the QuikStar with a nine/ },
      { sign: -1, quote: /identified Ruffin|being near the station that night/ },
    ],
    events: ["2024-11-22 22:14", "2024-11-22 22:06", "2024-12-04 15:38", "2024-12-06 06:15", "2024-12-06 07:10"],
    fair: {
      issues: ["hearsay", "custody-chain", "intent", "stop-basis"],
      gaps: [
        /trevino|customer/i,
        /pump 4|pickup|unknown (white )?(male|witness)|bystander/i,
        /tubbs|informant|informer|castile|jail (call|record|housing)|tank 4c/i,
        /arrest warrant|(warrant|probable cause).*affidavit|affidavit.*warrant|ebersole|warrant/i,
        /video|footage|dvr|surveillance|channels|cctv|thumb drive/i,
        /pruett|store manager|till|register (tape|record|journal)|cash count|audit/i,
        /phone|cell.?site|extraction|location data/i,
        /rough notes|field notes|detective'?s? notes|handwritten notes|officer'?s? notes/i,
        /interview (room )?(video|recording)|recording.*(interview|ruffin)|transport|in.?car\b|dash/i,
        /miranda (card|waiver)|waiver|rights (card|form)/i,
        /maples|csu|crime scene|photographs? of|photos?\b/i,
        /dna|swab/i,
        /gun|firearm|bb pistol|bandana|weapon/i,
        /lottie|grandmother/i,
        /galbraith|neel/i,
        /training|policy|policies|lineup procedure|art(icle|\.) 38\.20/i,
        /disciplin\w*|personnel|internal affairs|impeach\w*|brady|giglio/i,
        /prior (testimony|matter)|other (case|matter).*(tubbs|informant)/i,
        /criminal (history|record)|convictions/i,
        /plea (agreement|paper)|agreement|\bdeal\b|benefit|promise/i,
        /chain of custody|property (receipt|room|log|record)|evidence (log|receipt)|custody/i,
        /gujarati|interpreter/i,
        /ybarra|enhance|clock|time ?stamp/i,
        /registration|vehicle|gold|sedan|license plate|paper tag/i,
        /expert/i,
        /canvass/i,
        /booking|magistrat/i,
        /insurance/i,
        /medical|medicine|blood pressure/i,
        /gps|traffic camera|toll|licen[cs]e plate reader|\balpr\b|port access/i,
      ],
      contradictions: [
        { one: [1, /HELD IN HIS RIGHT HAND/], other: [5, /object in left hand/] },
        { one: [4, /gun in the left hand/], other: [6, /RUFFIN: Right\./] },
        { one: [5, /object in left hand/], other: [6, /RUFFIN: Right\./] },
        { one: [1, /POINTED A BLACK HANDGUN/], other: [4, /silver color, small/] },
        { one: [1, /WEAPON: HANDGUN, BLACK/], other: [4, /silver color, small/] },
        { one: [2, /A BB pistol, black/], other: [4, /silver color, small/] },
        { one: [2, /A BB pistol, black/], other: [8, /BB pistol with orange tip/] },
        { one: [1, /SAID "GIVE ME IT ALL\."/], other: [4, /"Open it up, hurry/] },
        { one: [1, /RED BANDANA OVER FACE/], other: [4, /black mask like from Covid/] },
        { one: [4, /black mask like from Covid/], other: [5, /red cloth over lower face/] },
        { one: [1, /BANDANA UP TO HIS EYES/], other: [4, /black mask like from Covid/] },
        { one: [1, /5'9-5'10/], other: [4, /taller than the door sticker/] },
        { one: [4, /taller than the door sticker/], other: [5, /below the 5'9" mark/] },
        { one: [2, /6'1, 190/], other: [5, /below the 5'9" mark/] },
        { one: [1, /5'9-5'10/], other: [2, /6'1, 190/] },
        { one: [1, /LESS THAN THIRTY SECONDS/], other: [4, /maybe 2 minutes/] },
        { one: [1, /LESS THAN THIRTY SECONDS/], other: [5, /subject exits\./] },
        { one: [1, /MONEY FROM BOTH REGISTERS/], other: [5, /Register 2 not opened/] },
        { one: [1, /CURRENCY \$312\.00/], other: [2, /got like six hundred/] },
        { one: [2, /got like six hundred/], other: [4, /it was \$189 gone/] },
        { one: [2, /He said he was certain/], other: [3, /60, 70 percent/] },
        { one: [2, /immediately and without any hesitation/], other: [3, /60, 70 percent/] },
        { one: [2, /He said he was certain/], other: [3, /"Number 5 or number 3\./] },
        { one: [6, /picked you out in one second/], other: [3, /"Number 5 or number 3\./] },
        { one: [1, /ONLY SAW THE EYES AND FOREHEAD/], other: [2, /He said he was certain/] },
        { one: [1, /ONLY SAW THE EYES AND FOREHEAD/], other: [2, /immediately and without any hesitation/] },
        { one: [2, /at 1530 hours I met/], other: [3, /Time start 3:38/] },
        { one: [1, /DID NOT SEE THE SUSP'S FACE/], other: [5, /Remains standing/] },
        { one: [1, /GOT DOWN ON THE FLOOR/], other: [5, /Remains standing/] },
        { one: [1, /WB TOWARD THE CAR WASH/], other: [5, /runs behind building EAST/] },
        { one: [1, /A SILVER IMPALA WHICH/], other: [5, /gold or tan sedan/] },
        { one: [1, /SILVER CHEVY IMPALA/], other: [5, /gold or tan sedan/] },
        { one: [2, /has a silver Impala/], other: [5, /gold or tan sedan/] },
        { one: [1, /CLOTH: BLACK HOODIE/], other: [2, /navy blue hoodie/] },
        { one: [1, /CLOTH: BLACK HOODIE/], other: [8, /Hoodie, gray, size XL, closet/] },
        { one: [2, /navy blue hoodie/], other: [2, /black hoodie was recovered from the hamper/] },
        { one: [2, /navy blue hoodie/], other: [8, /Hoodie, gray, size XL, closet/] },
        { one: [2, /employer is 15 minutes away/], other: [7, /17\.4 mi, 24 min/] },
        { one: [2, /employer is 15 minutes away/], other: [7, /22:06\s+7\.65/] },
        { one: [1, /FRI 11\/22\/2024\s+2214/], other: [7, /22:06\s+7\.65/] },
        { one: [1, /FRI 11\/22\/2024\s+2214/], other: [5, /21:09:44/] },
        { one: [4, /It was about 10:15/], other: [5, /21:09:44/] },
        { one: [2, /near the station that night/], other: [6, /I was at work/] },
        { one: [2, /near the station that night/], other: [6, /I pass it on the way home/] },
        { one: [2, /read his rights, waived/], other: [6, /Do I get a lawyer now/] },
        { one: [2, /read his rights, waived/], other: [6, /like I was saying in the car/] },
        { one: [6, /your prints on the door/], other: [2, /Results pending/] },
        { one: [8, /Time 7:10 AM/], other: [8, /search began 6:20 AM/] },
        {
          one: [2, /I was contacted by Inv\. Castile/],
          other: [9, /contacted the assigned prosecutor on December 18/],
        },
        {
          one: [2, /not promised anything in exchange/],
          other: [9, /contacted the assigned prosecutor on December 18/],
        },
        { one: [2, /who provided a copy of the video/], other: [5, /Received: 11\/27\/24/] },
        { one: [6, /RUFFIN: That's a BB gun/], other: [2, /with a nine/] },
        { one: [2, /gave written consent/], other: [8, /padlock, cut by officers/] },
        { one: [2, /without incident at his grandmother's/], other: [8, /padlock, cut by officers/] },
        { one: [4, /I was alone with one lady/], other: [1, /UNK W\/M, PUMP 4/] },
        { one: [2, /bedroom\. A BB pistol|hamper in Ruffin's bedroom/], other: [8, /toy box in front bedroom/] },
        { one: [2, /A BB pistol, black/], other: [6, /It's orange on the tip/] },
        { one: [4, /silver color, small/], other: [6, /It's orange on the tip/] },
        { one: [4, /silver color, small/], other: [8, /BB pistol with orange tip/] },
        { one: [1, /POINTED A BLACK HANDGUN/], other: [8, /BB pistol with orange tip/] },
        { one: [1, /POINTED A BLACK HANDGUN/], other: [6, /It's orange on the tip/] },
        { one: [2, /with a nine/], other: [8, /BB pistol with orange tip/] },
        { one: [1, /LESS THAN THIRTY SECONDS/], other: [5, /21:09:44/] },
        { one: [2, /not promised anything in exchange/], other: [9, /had a pending charge/] },
        { one: [4, /It was about 10:15/], other: [7, /22:06\s+7\.65/] },
        { one: [2, /hit the QuikStar/], other: [6, /I didn't do nothing/] },
        { one: [2, /read his rights, waived/], other: [6, /Video file starts 07:52/] },
        { one: [2, /gave written consent/], other: [8, /search began 6:20 AM/] },
        { one: [6, /I was at work/], other: [6, /I pass it on the way home/] },
        { one: [3, /He came in my store before/], other: [2, /He said he was certain/] },
        { one: [4, /never seen him before/], other: [2, /immediately and without any hesitation/] },
      ],
    },
  },
};
