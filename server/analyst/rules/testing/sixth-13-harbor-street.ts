import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const HARBOR_STREET_CASE: CaseFile = {
  name: "arrest on a transit platform, officers' force, passengers' phones, fare card record",
  documents: makeDocuments([
    [
      "CRTD-PD crime report 25-03417.pdf",
      `COSTERA RAPID TRANSIT DISTRICT
POLICE DEPARTMENT                                             CRIME REPORT
Case No.  25-03417            Event  P25072-0588             Page 1 of 3
Charge(s):  69 PC (F);  243(c)(2) PC (F);  148(a)(1) PC (M);  640(c)(1) PC (INF)
Date/Time occurred   03/13/2025 (Thu)  1745 hrs          Reported  same
Location  HARBOR STREET STATION (K30), concourse / Platform 2      Zone 4
(S-1)  NAVARRETE, Dominic Luis   HMA   DOB 06/02/2000   5-08 / 150  BRO/BRO    Occ: line cook     Res: 2218 Tolliver Ave #6
       Clothing: gray hooded sweatshirt, black work pants, green backpack
(V-1)  LINDQVIST, B.   Officer #377   WMA   6-02 / 225
(V-2)  PEOPLE OF THE STATE OF CALIFORNIA
Property damage: V-1 prescription sunglasses, val. $240
Injury V-1: visible, redness and swelling LEFT cheek.    Injury S-1: minor abrasions, cleared at hospital.
BWC:  [X] Yes  [ ] No      Photos: [X] Yes     Statements: [X] Yes     Related cases: none

SYNOPSIS
S-1 evaded fare, refused to stop for a uniformed officer, punched the officer in the face and violently resisted a lawful arrest. S-1 booked at County.

NARRATIVE
On 03/13/2025 at approximately 1745 hours I was working uniformed foot patrol at Harbor Street Station with my partner, Officer R. Tamayo #418, who was standing beside me. I was wearing a full District police uniform with badge and cloth patches. I was on the concourse roughly ten feet from accessible gate 3 and had an unobstructed view. The station was well lit and was not crowded.
I saw a male, later identified as Navarrete, walk through accessible gate 3 close behind a woman pushing a stroller. He did not tag a fare card at any reader. I know from my training and eleven years of experience that this is called "piggybacking."`,
      `Case No.  25-03417                                           Page 2 of 3
I followed Navarrete down the escalator to Platform 2. In a loud voice I told Navarrete, "Police, stop, you're being detained," three times. Navarrete looked directly at me, said "F--- you, I paid," and kept walking. He was not wearing any headphones or ear buds. Navarrete then turned to face me, took a bladed stance and clenched both fists.
Fearing that Navarrete was about to assault me, I took hold of his left wrist. Navarrete spun and punched me one time with a closed right fist on the left side of my face. My sunglasses were knocked to the trackway. I saw stars.
Officer Tamayo and I took Navarrete to the ground in a controlled manner. Navarrete put both his arms under his body and refused to give them up. Officer Tamayo gave a clear TASER warning and delivered a single five second application. I delivered two knee strikes to Navarrete's right thigh. At no time did I strike Navarrete in the head or face. Navarrete was handcuffed at 1751 hours. I checked the handcuffs for proper fit and double locked them.
My BWC was activated prior to the contact. It was knocked from its mount during the struggle.
At 1755 hours I read Navarrete his Miranda rights from my Department-issued card. He stated he understood each right. Navarrete spontaneously said, "I shouldn't have swung at you, I was scared." He did not ask for an attorney.
Search incident to arrest: green backpack containing an apron, a canvas roll holding four kitchen knives (released to property for safekeeping), a TransCard and a cell phone.`,
      `Case No.  25-03417                                           Page 3 of 3
I did not locate any citizens who wished to provide a statement. Several persons on the platform were yelling at officers and I considered them hostile. Station Agent Y. Dominguez was in the kiosk and told me she saw Navarrete "go through without paying."
Navarrete was medically cleared at Costera County Medical Center (Dr. Whitcomb) and transported to County Jail by Officer Pruss #462. I was seen at Concentric Occupational Health and was placed off duty for three shifts.
SUSPECT DEMEANOR: hostile, agitated, objective symptoms of intoxication (odor of alcoholic beverage).
OFFICER SAFETY FLAG ENTERED: YES
DISPOSITION: Forward to the District Attorney for complaint on all charges.
I request that the sunglasses be included in restitution.

Reporting:  B. Lindqvist #377      Written 03/14/2025  2110 hrs after review of available video
Approved:   Sgt. D. Ackerly S-19   03/14/2025  2125 hrs

ADVISORY: Marsy's Law card given [X].   Victim of 243(c) wishes confidentiality under 293 PC [n/a].   Domestic violence [ ].   Hate crime [ ].   Gang [ ].   Senior [ ].   Mental health 5150 [ ].   Juvenile notification [ ].   Evidence entered in BEAST by: ______   Copies: DA / Records / Ops / Risk.
Form PD-104 (rev. 07/22). Records Section hours are 0800 to 1600, Monday through Friday, except District holidays. Copies of reports are furnished to victims under Government Code 7923.605 without charge.`,
    ],
    [
      "Supplement R Tamayo.pdf",
      `CRTD POLICE                                     SUPPLEMENTAL REPORT
Case 25-03417    Supp. 1     Officer R. TAMAYO #418     Assignment: Z4 Swing     Date of supp: 3-15-25
1.  On the above date I was in uniform and assigned to the Zone 4 foot beat with Ofc Lindqvist. I had gone up to street level to use the restroom at the coffee kiosk and was coming back down the escalator when I heard Lindqvist's voice from Platform 2 saying "hey, hey, stop."
2.  I ran to the platform. I did not see what occurred at the fare gates. I saw Lindqvist approach a male in a gray sweatshirt from behind and take hold of the hood. The male jerked forward. As Lindqvist pulled him backward the male's left elbow came back and made contact with Lindqvist around the shoulder or the jaw. From my angle I did not see a closed fist.
3.  I grabbed the male's legs and we all went down hard. His face contacted the tile. The male was on his stomach. His right arm was pinned under Lindqvist's knee. I told him to give me his hands.
4.  I drew my TASER and delivered two cycles to the lower back in drive stun. There was no time to give a warning due to the fluid situation. I observed Lindqvist deliver several closed fist distraction strikes to the upper body area.
5.  Ofc Pruss arrived and assisted with the second cuff.
6.  I stood by with the arrestee. I did not hear any Miranda advisement while I was there. I was with him until he left in the patrol car.
7.  I did not speak with any passengers. A subject in a red jacket was recording from about six feet and I directed him to back up to the yellow line. I do not know where he went.
8.  My BWC was in the charging dock at Zone 4 office because the battery had failed on the prior shift. I notified Sgt Ackerly at start of watch.
9.  My TASER was placed in the docking station at EOW. I had no injury.
Nothing further.
/s/ R. Tamayo 418                                          rev'd DA`,
    ],
    [
      "Use of force review packet.pdf",
      `CRTD POLICE DEPARTMENT      SUPERVISOR'S USE OF FORCE INVESTIGATION       UOF 25-041
Level: [ ] 1   [X] 2   [ ] 3            Supervisor: Sgt. D. ACKERLY S-19
Date/time of force: 03/13/25   1745          Supervisor on scene: 1758          Entered BlueTeam: 03/14/25  0140
SUBJECT  Navarrete, D.    Complaint of injury: Y    Treated: Y    Photographed: Y (5)
OFFICER       FORCE USED                       EFFECTIVE    INJURY
Lindqvist     control hold; takedown; knee x2  partial      redness RIGHT cheek; abrasion R hand knuckles
Tamayo        takedown; TASER drive stun x2    Y            none
Pruss         handcuffing                      Y            none
TASER serial X29-00K4J   cartridge: n/a    Download: to be attached
OFFICER STATEMENTS: See reports. Lindqvist stated subject "threw a punch or an elbow, I'm not sure which, it happened fast."
SUBJECT STATEMENT: Not taken. Subject was "uncooperative."
WITNESSES: Station agent Y. Dominguez stated that she was counting her change bag and looked up when she heard yelling. She did not see the subject at the gates. No other independent witnesses came forward.
VIDEO: Ofc Pruss BWC reviewed. Lindqvist BWC: file present, would not play at time of review. Platform cameras 2-B and 2-C and concourse camera C-11 requested of OCC (30 day loop).`,
      `UOF 25-041  page 2
NARRATIVE SUMMARY: I responded from Zone 4 and found the subject already seated in handcuffs against a pillar. Subject had blood from the nose and a swollen left eye. I asked whether he was hurt and he said "what do you think." I did not smell alcohol on him. I directed Pruss to call for medical. I took photographs of the subject and of Officer Lindqvist. Lindqvist's sunglasses were on top of his head and appeared intact. I walked the platform and found no debris.
TRAINING/EQUIPMENT: Lindqvist last DT refresher 01/2022 (24 mo. requirement). Tamayo CEW recert 09/2024. Lindqvist CIT: no.
HISTORY: Lindqvist, uses of force reported in preceding 12 months: 9 (Zone average 2.1). EIS alert: generated 02/03/25, closed by Sgt. Ackerly.
FINDING: Within policy 3.02. Completed 03/14/25 at 0140. Recommendation: none.
CHAIN OF COMMAND REVIEW:  Lt. P. Hargrove   [X] concur    03/20/25        Deputy Chief  [ ]       IA referral  [ ] Yes [X] No
CHECKLIST: [X] CAD  [ ] CEW download  [ ] Subject photos attached  [ ] Officer photos attached  [X] Officer reports  [ ] Medical release  [ ] Video disc  [ ] Canvass log
This report is a confidential personnel record to the extent provided by Penal Code 832.7. Retention five years or until final adjudication of any claim, whichever is later. Supervisors shall not delegate any part of a Level 2 investigation. Where the supervisor used, directed or witnessed the force the investigation shall be reassigned.`,
    ],
    [
      "CAD event chronology.txt",
      `CRTD COMM CENTER -- EVENT CHRONOLOGY                EVENT P25072-0588
TYPE: OVFARE > 243PO    PRI: 3 > 1    LOC: K30 HARBOR ST    OPENED: 03/13/25 17:41:22    CLOSED: 03/14/25 01:55:10
17:41:22  4F21   ONVW   OV FARE, PLATFORM 2     (LINDQVIST 377)
17:42:04  4F21   RADIO  "ONE RESISTING, SEND ONE MORE"
17:42:06  DSP3   BRDCST ALL Z4 UNITS
17:42:19  4F24   ENRT   (PRUSS 462)
17:42:48  CT7    911 XFER FROM COUNTY  RP FEMALE "THREE COPS ARE BEATING A KID" HARBOR ST PLATFORM, NFD, LINE OPEN 41 SEC
17:42:50  4F24   ONSC
17:43:15  CT4    RP MALE REFUSED NAME, SAYS HE HAS IT ON VIDEO, OFFICER TOOK HIS PHONE
17:43:33  4F21   CODE 4, ONE IN CUSTODY
17:43:40  DSP3   TRAIN 461 HELD AT K20, RELEASED 17:49
17:44:12  4F21   REQ SUPV
17:46:30  4S19   ENRT FM TRAINING CTR
17:56:02  4F24   REQ MEDICS CODE 2, FACIAL INJ
18:04:44  M88    ARRV
18:09:17  4S19   ONSC (ACKERLY)
18:21:00  M88    CLR, PT REFUSED TRANSPORT PER PD, PD TO TRANSPORT
18:40:15  4F24   TRANSP 1 TO CCMC   SM 40112
19:18:51  4F24   ARRV CCMC   EM 40117
23:02:33  4F24   CLR CCMC ENRT JAIL
23:26:08  4F24   AT JAIL
*** COMMENTS: LANGUAGE LINE N/A.  STATION STATUS BOARD: ESC 4 O/S, ELEV 1 NORMAL, AFG 3 O/S SINCE 03/11 WORK ORDER 77125.
PRINTED 04/02/25 08:12 BY REC06`,
    ],
    [
      "BWC transcript Ofc Pruss.docx",
      `CRTD PD   BODY WORN CAMERA  -  UNOFFICIAL TRANSCRIPT
Camera: X60A-31188 (Pruss #462)    Case 25-03417   Clip 1 of 2    Start 17:42:31 (first 30 seconds buffer, no audio)
Prepared by: Records Tech L. Oduya    Not reviewed for accuracy
[17:43:01 audio begins. Two officers on top of male, face down. White ear bud visible on tile near his head.]
TAMAYO: Give me your hands! Stop resisting!
NAVARRETE: I can't, he's on my arm! He's on my arm!
[electrical crackle]
NAVARRETE: (screams)
[electrical crackle]   [electrical crackle]
UNK FEMALE: He's not doing anything! He paid, I saw him tap!
LINDQVIST: Quit (unintelligible) resisting.
[17:43:20 right arm of Lindqvist moves up and down three times toward the male's head. View partly blocked.]
PRUSS: I got it, I got the cuff. 
[17:43:29 clicking]
NAVARRETE: I can't feel my hand. It's too tight.
LINDQVIST: Should've thought about that.
UNK MALE (red jacket): I got all of that, bro, I got it all.
LINDQVIST: Get that phone. Tamayo, get his phone.
[17:44:40 male seated against pillar]
LINDQVIST: Why'd you swing on me?
NAVARRETE: I didn't swing on nobody. You grabbed me from the back. I didn't even hear you. I had my music on.
LINDQVIST: You jumped my gate, man.
NAVARRETE: I got a pass. Look at my card. I want a lawyer. I'm not talking to you no more.`,
      `X60A-31188   Clip 1 (cont'd)
[17:45:22]
LINDQVIST: Did you get it? Him hitting me?
PRUSS: I just got here, dude.
TAMAYO: I think he caught you with the elbow going down.
LINDQVIST: Yeah. Elbow, something. (pause) I'm gonna have a shiner.
PRUSS: You don't look that bad.
LINDQVIST: You hot?
PRUSS: Yeah.
[17:46:10 MUTED BY USER]
[17:53:48 audio resumes]
LINDQVIST: -- so that's what we're going with. Right?
TAMAYO: Right.
PRUSS: Sarge is coming. Does he need medics? He's bleeding.
LINDQVIST: He's fine.
[17:55:31]
PRUSS: I'm calling it in.
NAVARRETE: Can somebody get my other earphone.
[17:57:02 Lindqvist and Tamayo walk out of view toward the escalator. They do not return to view before clip ends.]
PRUSS: You have anything on you that's gonna poke me?
NAVARRETE: My knives for work. In the roll. I'm a cook.
PRUSS: Okay. Appreciate you telling me.
[18:07:15 end of clip 1]
Clip 2 (18:40 to 19:20, transport) not transcribed.
NOTE FROM RECORDS: Transcript is prepared as a courtesy. The recording is the evidence. Time is taken from the device and is synchronised to the docking server at each charge.`,
    ],
    [
      "Bellweather email to auditor.pdf",
      `From: Kirsten Bellweather
To: intake, Office of the Independent Transit Police Auditor
Date: Sat, Mar 15, 2025 at 9:06 AM
Subject: What I saw at Harbor St on Thursday

Hello,
I don't know if this is the right place. On Thursday on my way home (I get off work at 5 and I was there about 5:40, the platform was packed like it always is) I saw something that has kept me up since.
A young man with a light blue backpack was just standing waiting for the train with white earbuds in. He wasn't doing anything. I had been right behind him at the wide gate, number 7, and I saw him tap his card and heard the beep. Then a very large officer came up behind him fast and grabbed him by the hood of his sweatshirt. I did not hear the officer say anything first. The young man sort of flailed around, like you would if somebody grabbed you, and honestly I think his open hand did catch the officer on the face. It was not a punch.
Then there were two of them on him. The big one punched him in the back of the head, I counted four times. The other one used the taser, at least three zaps. People were screaming.
I filmed about a minute and a half on my phone but it starts when he was already down. There was a man in a red jacket who was much closer and had the whole thing. The second officer took the phone right out of his hand.
I called 911 also. Nobody asked me for my name. I gave my number to the station lady in the booth and she wrote it on a pad.
I should say that I was arrested myself at a protest in 2020 and it was dismissed. I am not out to get anybody. I have a picture of the officer's name strip.
Kirsten B.

[ITPA stamp: RECEIVED MAR 17 2025   Intake 25-0093   Fwd to CRTD IA 3/18]`,
    ],
    [
      "CCMC emergency department record.pdf",
      `COSTERA COUNTY MEDICAL CENTER              EMERGENCY DEPARTMENT RECORD
PT: NAVARRETE, DOMINIC L    MRN 00871442    DOB 06/02/2000    24 y M
ARRIVAL 03/13/2025 19:22    MODE: police, handcuffed      ACUITY: 3
TRIAGE (RN P. Salcido): Per officer at bedside pt "fell on the platform during arrest." Pt states "he punched me in the face and they tased me." Pain 7/10. LOC: pt unsure. BP 148/92 HR 104 RR 18 SpO2 99 RA T 36.9
ALLERGIES: sulfa.    MEDS: none.    TETANUS: 2019.    HANDEDNESS: left.
SOCIAL: works nights in kitchen; 1 beer after lunch shift; denies drugs.
HPI (R. Whitcomb MD): 24M in custody, facial trauma and CEW application. No vomiting. Reports numbness of L thumb since cuffs applied.
EXAM: L periorbital ecchymosis and edema, tender L zygoma. Small lac bridge of nose. Occipital scalp: two areas of soft tissue swelling approx 3 cm. Back: three paired erythematous marks, lumbar, c/w drive stun. Wrists: circumferential abrasions bilat, deeper L, decreased sensation L radial distribution. R hand: no abrasion, swelling or tenderness over MCPs. L hand: same. R thigh: no bruising.
LABS: ETOH <10 mg/dL. UDS not sent.
CT max/face: nondisplaced fx L orbital floor. CT head: neg.`,
      `PT: NAVARRETE, DOMINIC L    MRN 00871442                                   p. 2
ED COURSE
1951  CT done. Officer requests to remain in room. Pt asked for privacy, declined by officer.
2035  Officer asks writer whether pt can be "cleared quick." Advised await read.
2110  Ophtho on call contacted, f/u 1 wk, sinus precautions.
2148  Lac closed with adhesive. Bacitracin to wrists.
2205  RN Salcido: Pt tearful. States "I didn't hear them, I had my headphones in." Asks for phone call, told by officer at the jail.
2250  D/C instr given. Fit for confinement form signed.
DX: closed fx L orbital floor; facial laceration; scalp contusions; cheiralgia paresthetica L (handcuff neuropathy), prob.
RX: acetaminophen 650 q6h prn. Avoid nose blowing. Return for double vision.
Photos: taken by RN per assault protocol, 7 images in chart.
Mandatory report: Cal. P.C. 11160 form completed by RN Salcido, faxed 03/13/25 2218.

GENERAL DISCHARGE INFORMATION
You have been seen today in our Emergency Department. Emergency care is not a substitute for ongoing care by your own doctor. X-rays are read by a radiologist after you leave and you will be called if the reading changes. Do not drive or use machinery while taking pain medicine that makes you sleepy. If you smoke, quitting is the best thing you can do for your health. You will receive separate bills from the hospital and from the physicians. Financial counselors are available at extension 4400. Nuestros servicios de interpretación son gratuitos.`,
    ],
    [
      "TransCard ride history.pdf",
      `TRANSCARD   |   My Account   |   Ride Activity                      Generated 03/29/2025 for D NAVARRETE
Card ending 5573        Product on card: Monthly Unlimited, Zones 3-5, valid 03/01/2025 - 03/31/2025   ($96.00, autopay)
DATE         TIME       TYPE      LOCATION                          DEVICE      PRODUCT    AMT
03/11/2025   09:52:10   ENTRY     Tolliver Av (K41)                 FG-02       MONTHLY    0.00
03/11/2025   10:17:44   EXIT      Harbor St (K30)                   FG-05       MONTHLY    0.00
03/11/2025   23:40:02   ENTRY     Harbor St (K30)                   FG-07       MONTHLY    0.00
03/12/2025   00:06:31   EXIT      Tolliver Av (K41)                 FG-01       MONTHLY    0.00
03/13/2025   09:49:57   ENTRY     Tolliver Av (K41)                 FG-02       MONTHLY    0.00
03/13/2025   10:15:20   EXIT      Harbor St (K30)                   FG-05       MONTHLY    0.00
03/13/2025   17:38:51   ENTRY     Harbor St (K30)                   FG-07       MONTHLY    0.00
03/14/2025   --         no exit recorded; $0.00 adjustment
Help: Times are those of the fare gate. Activity can take up to 24 hours to appear. If a trip is missing an exit, a maximum fare may apply to cash value riders. Accessible fare gates at Harbor St: during work order 77125 gate 3 is chained closed; use gate 7. We apologize for the inconvenience. Lost or stolen cards should be reported at once; you are responsible for value used before you report. Terms of use apply. Customer service 5 a.m. to 10 p.m. daily.`,
    ],
    [
      "DA informal discovery letter.pdf",
      `COUNTY OF COSTERA
OFFICE OF THE DISTRICT ATTORNEY           Felony Charging and Disposition Unit
April 21, 2025
To: Counsel for Defendant                       People v. Dominic Luis Navarrete    No. F25-00618
Re: PC 1054.1
Counsel,
Enclosed please find items Bates stamped 0001 to 0044: crime report, one supplement, UOF summary, CAD, one BWC (Pruss, clip 1). We have requested and will forward on receipt any further items.
Please note:
(a) Officer Lindqvist sustained a fractured cheekbone and lost three weeks of work. We allege great bodily injury as a circumstance in aggravation.
(b) The People are aware of no civilian witnesses other than Ms. Dominguez.
(c) Station video was requested by this office on April 16, 2025. The District advises its system retains 30 days.
(d) Body camera of Officer Lindqvist: the District advises that the device did not record.
(e) There may be material in the personnel file of one of the involved officers which is within Evidence Code 1043. Counsel is referred to the procedure of Pitchess. No concession is made.
(f) Defendant's statement that he "swung" will be offered in our case in chief.
(g) Defendant has a 2021 conviction for 415 PC (disturbing the peace) arising from an argument with a security guard.
Offer: plead to 243(c)(2) as a misdemeanor, 60 days, stay-away from District property, restitution $240. Open until the preliminary hearing, May 8, 2025 at 0900, Dept. 11.
Our reciprocal request under 1054.3 is attached. We note that we have not received any recordings made by passengers.
Deputy District Attorney`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: [
      "stop-basis",
      "miranda",
      "counsel",
      "self-defence",
      "witness-reliability",
      "recording-gap",
      "disclosure",
      "intent",
    ],
    gaps: [
      /body.?(worn|cam)|bwc|x60a/i,
      /platform (camera|video)|station (camera|video)|surveillance|cctv|\b2-[BC]\b|\bC-11\b|\bocc\b/i,
      /taser|\bcew\b|drive stun|conducted energy/i,
      /red jacket|bystander|passenger|(phone|cell).*(video|recording|footage)|(video|recording|footage).*phone/i,
      /dominguez|station agent/i,
      /concentric|occupational health|(lindqvist|officer).*(medical|injur|treat)|(medical|injur|treat).*(lindqvist|officer)/i,
      /personnel|pitchess|1043|internal affairs|disciplin|complaints? against|prior (uses? of )?force|early intervention|\beis\b/i,
      /911|emergency call|radio (traffic|recording|audio)|dispatch (audio|recording)|call recording/i,
    ],
    contradictions: [
      {
        one: [1, /with my partner, Officer R\. Tamayo #418, who was standing beside me/],
        other: [2, /I had gone up to street level/],
      },
      { one: [1, /punched me one time with a closed right fist/], other: [2, /left elbow came back and made contact/] },
      { one: [1, /did I strike Navarrete in the head or face/], other: [6, /punched him in the back of the head/] },
      { one: [1, /gave a clear TASER warning and delivered a single/], other: [2, /no time to give a warning/] },
      { one: [1, /He did not tag a fare card/], other: [8, /03\/13\/2025\s+17:38:51\s+ENTRY/] },
      { one: [1, /He did not ask for an attorney/], other: [5, /I want a lawyer/] },
      { one: [1, /LEFT cheek/], other: [3, /redness RIGHT cheek/] },
    ],
    factors: [
      { sign: 1, quote: /17:38:51\s+ENTRY|saw him tap/ },
      { sign: 1, quote: /I did not see a closed fist|It was not a punch|punch or an elbow, I'm not sure/ },
      { sign: 1, quote: /17:46:10 MUTED|that's what we're going with/ },
      { sign: 1, quote: /fx L orbital floor|three paired erythematous/ },
      { sign: 1, quote: /preceding 12 months: 9|material in the personnel file/ },
      { sign: 1, quote: /no abrasion, swelling or tenderness over MCPs/ },
      { sign: -1, quote: /I shouldn't have swung at you/ },
      { sign: -1, quote: /open hand did catch the officer|2021 conviction for 415/ },
    ],
    events: [
      "2025-03-13 17:45",
      "2025-03-13 17:38",
      "2025-03-13 17:41",
      "2025-03-13 17:43",
      "2025-03-13 19:22",
      "2025-03-13 18:09",
    ],
    fair: {
      issues: ["voluntariness", "search", "hearsay", "custody-chain", "identification"],
      gaps: [
        /bellweather|kirsten/i,
        /clip 2|transport/i,
        /photo(graph)?s?\b|images/i,
        /paramedic|\bm88\b|medics?\b|ambulance|\bems\b|patient care/i,
        /tamayo/i,
        /pruss/i,
        /ackerly|sergeant|supervisor/i,
        /hargrove|lieutenant/i,
        /oduya|official transcript|certified transcript/i,
        /salcido|11160|mandatory report|whitcomb/i,
        /radiolog|\bct\b|imaging|ophth|follow.?up|hospital|medical (record|chart)/i,
        /unknown (male|female)|unk (male|female)|(male|female|anonymous) caller|reporting part|\brp\b/i,
        /stroller/i,
        /sunglasses|repair (bill|estimate)|receipt|restitution/i,
        /miranda (card|form|waiver)|advisement|waiver/i,
        /policy|policies|\b3\.02\b|lexipol|general order/i,
        /training|certif|refresher/i,
        /fare.?gate|gate (3|7)|work order|77125|transcard|fare (card|system|data|record)|escalator/i,
        /brady|giglio|impeach|dishonest/i,
        /auditor|itpa|25-0093|independent/i,
        /jail|booking|sheriff/i,
        /field notes|officer'?s? notes|handwritten notes|notebook|rough notes|notepad|\bpad\b/i,
        /gps|\bavl\b|automatic vehicle/i,
        /audit (log|trail)|metadata|mut(e|ed|ing)|activation/i,
        /corrupt|forensic (exam|recovery|copy)|recover(y|ed)? .*(file|video)/i,
        /seiz\w+ .*phone|phone.*(seiz|took|taken|confiscat)|property (receipt|record|room|sheet)|evidence (log|record)|chain of custody|\bbeast\b/i,
        /blueteam|use.of.force|force (report|review)/i,
        /breath|blood (test|alcohol)|alcohol|intoxicat/i,
        /ear ?(bud|phone|piece)|headphone|clothing|backpack|sweatshirt|physical evidence/i,
        /knives|knife roll/i,
        /criminal (history|record)|2021|415|security guard/i,
        /workers'? comp|lost work|time (sheet|card|records)|payroll|off.?duty|\bshift\b|roster|schedule/i,
        /canvass/i,
        /expert/i,
        /maintenance|charging dock|camera battery|equipment/i,
        /cell ?phone|text messages|messages between|mdt|mdc|group chat|communications/i,
        /train 461|train (camera|video|operator|crew)/i,
        /\bclaims?\b|lawsuit|litigation|\bcivil\b/i,
        /preliminary|complaint|charging|declaration/i,
        /diagram|scene (plan|map)|measure|lighting/i,
        /employer|work(place)? record|kitchen|restaurant/i,
      ],
      contradictions: [
        { one: [1, /1745 hrs {10}Reported/], other: [4, /17:41:22\s+4F21/] },
        { one: [1, /at approximately 1745 hours I was working/], other: [4, /17:41:22\s+4F21/] },
        { one: [1, /at approximately 1745 hours I was working/], other: [4, /17:43:33\s+4F21/] },
        { one: [1, /1745 hrs {10}Reported/], other: [4, /17:43:33\s+4F21/] },
        { one: [1, /at approximately 1745 hours I was working/], other: [8, /03\/13\/2025\s+17:38:51\s+ENTRY/] },
        { one: [1, /1745 hrs {10}Reported/], other: [8, /03\/13\/2025\s+17:38:51\s+ENTRY/] },
        { one: [1, /at approximately 1745 hours I was working/], other: [5, /17:43:01 audio begins/] },
        { one: [1, /at approximately 1745 hours I was working/], other: [5, /Start 17:42:31/] },
        { one: [1, /1745 hrs {10}Reported/], other: [5, /Start 17:42:31/] },
        { one: [3, /03\/13\/25 {3}1745/], other: [4, /17:41:22\s+4F21/] },
        { one: [3, /03\/13\/25 {3}1745/], other: [4, /17:43:33\s+4F21/] },
        { one: [3, /03\/13\/25 {3}1745/], other: [5, /Start 17:42:31/] },
        { one: [1, /handcuffed at 1751 hours/], other: [4, /17:43:33\s+4F21/] },
        { one: [1, /handcuffed at 1751 hours/], other: [5, /17:43:29 clicking/] },
        { one: [1, /handcuffed at 1751 hours/], other: [5, /17:44:40 male seated/] },
        { one: [3, /Supervisor on scene: 1758/], other: [4, /18:09:17\s+4S19/] },
        { one: [1, /from accessible gate 3 and had an unobstructed/], other: [8, /gate 3 is chained closed/] },
        { one: [1, /walk through accessible gate 3 close behind/], other: [8, /gate 3 is chained closed/] },
        { one: [1, /walk through accessible gate 3 close behind/], other: [8, /03\/13\/2025\s+17:38:51\s+ENTRY/] },
        { one: [1, /walk through accessible gate 3 close behind/], other: [4, /AFG 3 O\/S SINCE/] },
        { one: [1, /walk through accessible gate 3 close behind/], other: [6, /at the wide gate, number 7/] },
        { one: [1, /He did not tag a fare card/], other: [6, /saw him tap his card and heard/] },
        { one: [1, /He did not tag a fare card/], other: [5, /He paid, I saw him tap/] },
        { one: [1, /S-1 evaded fare, refused/], other: [8, /03\/13\/2025\s+17:38:51\s+ENTRY/] },
        { one: [1, /S-1 evaded fare, refused/], other: [6, /saw him tap his card and heard/] },
        { one: [1, /"go through without paying/], other: [8, /03\/13\/2025\s+17:38:51\s+ENTRY/] },
        { one: [1, /"go through without paying/], other: [6, /saw him tap his card and heard/] },
        { one: [5, /You jumped my gate/], other: [8, /03\/13\/2025\s+17:38:51\s+ENTRY/] },
        { one: [5, /You jumped my gate/], other: [1, /walk through accessible gate 3 close behind/] },
        { one: [1, /"go through without paying/], other: [3, /did not see the subject at the gates/] },
        { one: [1, /"go through without paying/], other: [3, /was counting her change bag/] },
        { one: [1, /not wearing any headphones or ear buds/], other: [5, /White ear bud visible/] },
        { one: [1, /not wearing any headphones or ear buds/], other: [5, /I had my music on/] },
        { one: [1, /not wearing any headphones or ear buds/], other: [5, /get my other earphone/] },
        { one: [1, /not wearing any headphones or ear buds/], other: [6, /with white earbuds in/] },
        { one: [1, /not wearing any headphones or ear buds/], other: [7, /I had my headphones in/] },
        { one: [1, /station was well lit and was not crowded/], other: [6, /the platform was packed/] },
        {
          one: [1, /"Police, stop, you're being detained," three times/],
          other: [6, /did not hear the officer say anything/],
        },
        { one: [1, /"Police, stop, you're being detained," three times/], other: [2, /"hey, hey, stop/] },
        { one: [1, /"Police, stop, you're being detained," three times/], other: [5, /I didn't even hear you/] },
        { one: [1, /"Police, stop, you're being detained," three times/], other: [7, /I didn't hear them/] },
        { one: [1, /said "F--- you, I paid,"/], other: [5, /I didn't even hear you/] },
        { one: [1, /said "F--- you, I paid,"/], other: [6, /was just standing waiting for the train/] },
        { one: [1, /said "F--- you, I paid,"/], other: [7, /I didn't hear them/] },
        { one: [1, /refused to stop for a uniformed/], other: [6, /was just standing waiting for the train/] },
        { one: [1, /refused to stop for a uniformed/], other: [5, /I didn't even hear you/] },
        { one: [1, /turned to face me, took a bladed stance/], other: [2, /from behind and take hold of the hood/] },
        { one: [1, /turned to face me, took a bladed stance/], other: [6, /came up behind him fast/] },
        { one: [1, /turned to face me, took a bladed stance/], other: [5, /You grabbed me from the back/] },
        { one: [1, /turned to face me, took a bladed stance/], other: [6, /was just standing waiting for the train/] },
        { one: [1, /I took hold of his left wrist/], other: [2, /from behind and take hold of the hood/] },
        { one: [1, /I took hold of his left wrist/], other: [6, /came up behind him fast/] },
        { one: [1, /I took hold of his left wrist/], other: [5, /You grabbed me from the back/] },
        { one: [1, /punched me one time with a closed right fist/], other: [2, /I did not see a closed fist/] },
        { one: [1, /punched me one time with a closed right fist/], other: [3, /"threw a punch or an elbow/] },
        { one: [1, /punched me one time with a closed right fist/], other: [5, /he caught you with the elbow/] },
        { one: [1, /punched me one time with a closed right fist/], other: [5, /Elbow, something/] },
        { one: [1, /punched me one time with a closed right fist/], other: [5, /I didn't swing on nobody/] },
        { one: [1, /punched me one time with a closed right fist/], other: [6, /his open hand did catch/] },
        { one: [1, /punched me one time with a closed right fist/], other: [6, /It was not a punch/] },
        { one: [1, /punched me one time with a closed right fist/], other: [7, /R hand: no abrasion/] },
        { one: [1, /punched me one time with a closed right fist/], other: [7, /HANDEDNESS: left/] },
        { one: [1, /punched me one time with a closed right fist/], other: [3, /redness RIGHT cheek/] },
        {
          one: [1, /punched the officer in the face and violently/],
          other: [2, /left elbow came back and made contact/],
        },
        { one: [1, /punched the officer in the face and violently/], other: [2, /I did not see a closed fist/] },
        { one: [1, /punched the officer in the face and violently/], other: [3, /"threw a punch or an elbow/] },
        { one: [1, /punched the officer in the face and violently/], other: [5, /Elbow, something/] },
        { one: [1, /punched the officer in the face and violently/], other: [5, /he caught you with the elbow/] },
        { one: [1, /punched the officer in the face and violently/], other: [6, /It was not a punch/] },
        { one: [1, /punched the officer in the face and violently/], other: [6, /his open hand did catch/] },
        { one: [2, /left elbow came back and made contact/], other: [6, /his open hand did catch/] },
        { one: [5, /Why'd you swing on me/], other: [2, /I did not see a closed fist/] },
        { one: [1, /sunglasses were knocked to the trackway/], other: [3, /sunglasses were on top of his head/] },
        { one: [1, /V-1 prescription sunglasses, val/], other: [3, /sunglasses were on top of his head/] },
        { one: [1, /sunglasses be included in restitution/], other: [3, /sunglasses were on top of his head/] },
        { one: [9, /restitution \$240/], other: [3, /sunglasses were on top of his head/] },
        { one: [1, /sunglasses were knocked to the trackway/], other: [3, /found no debris/] },
        { one: [1, /took Navarrete to the ground in a controlled manner/], other: [2, /we all went down hard/] },
        { one: [1, /took Navarrete to the ground in a controlled manner/], other: [2, /His face contacted the tile/] },
        {
          one: [1, /put both his arms under his body and refused/],
          other: [2, /right arm was pinned under Lindqvist's knee/],
        },
        { one: [1, /put both his arms under his body and refused/], other: [5, /he's on my arm/] },
        { one: [1, /gave a clear TASER warning and delivered a single/], other: [2, /delivered two cycles/] },
        { one: [1, /gave a clear TASER warning and delivered a single/], other: [3, /TASER drive stun x2/] },
        { one: [1, /gave a clear TASER warning and delivered a single/], other: [6, /at least three zaps/] },
        {
          one: [1, /gave a clear TASER warning and delivered a single/],
          other: [7, /three paired erythematous marks/],
        },
        { one: [2, /delivered two cycles/], other: [7, /three paired erythematous marks/] },
        { one: [2, /delivered two cycles/], other: [6, /at least three zaps/] },
        { one: [3, /TASER drive stun x2/], other: [7, /three paired erythematous marks/] },
        { one: [3, /TASER drive stun x2/], other: [6, /at least three zaps/] },
        {
          one: [1, /did I strike Navarrete in the head or face/],
          other: [2, /several closed fist distraction strikes/],
        },
        { one: [1, /did I strike Navarrete in the head or face/], other: [5, /three times toward the male's head/] },
        { one: [1, /did I strike Navarrete in the head or face/], other: [7, /"he punched me in the face/] },
        { one: [1, /did I strike Navarrete in the head or face/], other: [7, /Occipital scalp: two areas/] },
        { one: [1, /did I strike Navarrete in the head or face/], other: [7, /fx L orbital floor\. CT head/] },
        { one: [1, /did I strike Navarrete in the head or face/], other: [7, /scalp contusions/] },
        { one: [2, /several closed fist distraction strikes/], other: [6, /punched him in the back of the head/] },
        { one: [2, /several closed fist distraction strikes/], other: [3, /takedown; knee x2/] },
        {
          one: [1, /two knee strikes to Navarrete's right thigh/],
          other: [2, /several closed fist distraction strikes/],
        },
        { one: [1, /two knee strikes to Navarrete's right thigh/], other: [7, /R thigh: no bruising/] },
        { one: [3, /takedown; knee x2/], other: [7, /R thigh: no bruising/] },
        { one: [3, /takedown; knee x2/], other: [6, /punched him in the back of the head/] },
        { one: [3, /takedown; knee x2/], other: [5, /three times toward the male's head/] },
        { one: [3, /abrasion R hand knuckles/], other: [1, /did I strike Navarrete in the head or face/] },
        { one: [5, /three times toward the male's head/], other: [6, /punched him in the back of the head/] },
        { one: [7, /"he punched me in the face/], other: [6, /punched him in the back of the head/] },
        { one: [7, /"fell on the platform during arrest/], other: [7, /"he punched me in the face/] },
        { one: [7, /"fell on the platform during arrest/], other: [6, /punched him in the back of the head/] },
        { one: [7, /"fell on the platform during arrest/], other: [2, /several closed fist distraction strikes/] },
        {
          one: [7, /"fell on the platform during arrest/],
          other: [1, /took Navarrete to the ground in a controlled manner/],
        },
        { one: [1, /checked the handcuffs for proper fit/], other: [5, /It's too tight/] },
        { one: [1, /checked the handcuffs for proper fit/], other: [7, /circumferential abrasions bilat/] },
        { one: [1, /checked the handcuffs for proper fit/], other: [7, /numbness of L thumb since cuffs/] },
        { one: [1, /checked the handcuffs for proper fit/], other: [7, /handcuff neuropathy/] },
        { one: [1, /checked the handcuffs for proper fit/], other: [5, /I got the cuff/] },
        { one: [1, /BWC was activated prior to the contact/], other: [9, /the device did not record/] },
        { one: [1, /BWC was activated prior to the contact/], other: [3, /Lindqvist BWC: file present/] },
        { one: [3, /Lindqvist BWC: file present/], other: [9, /the device did not record/] },
        { one: [1, /1755 hours I read Navarrete his Miranda/], other: [2, /did not hear any Miranda/] },
        { one: [1, /1755 hours I read Navarrete his Miranda/], other: [5, /17:53:48 audio resumes/] },
        { one: [1, /1755 hours I read Navarrete his Miranda/], other: [5, /17:57:02 Lindqvist and Tamayo/] },
        { one: [1, /1755 hours I read Navarrete his Miranda/], other: [5, /I want a lawyer/] },
        { one: [1, /1755 hours I read Navarrete his Miranda/], other: [5, /Why'd you swing on me/] },
        { one: [1, /"I shouldn't have swung at you/], other: [5, /I didn't swing on nobody/] },
        { one: [1, /"I shouldn't have swung at you/], other: [5, /I'm not talking to you no more/] },
        { one: [1, /"I shouldn't have swung at you/], other: [5, /Why'd you swing on me/] },
        { one: [1, /"I shouldn't have swung at you/], other: [2, /did not hear any Miranda/] },
        { one: [9, /statement that he "swung"/], other: [5, /I didn't swing on nobody/] },
        { one: [9, /statement that he "swung"/], other: [5, /I'm not talking to you no more/] },
        { one: [2, /with him until he left in the patrol car/], other: [5, /17:57:02 Lindqvist and Tamayo/] },
        { one: [1, /He did not ask for an attorney/], other: [5, /I'm not talking to you no more/] },
        { one: [1, /objective symptoms of intoxication/], other: [7, /ETOH <10/] },
        { one: [1, /objective symptoms of intoxication/], other: [3, /did not smell alcohol/] },
        { one: [1, /odor of alcoholic beverage/], other: [7, /1 beer after lunch/] },
        { one: [1, /not locate any citizens who wished/], other: [6, /Nobody asked me for my name/] },
        { one: [1, /not locate any citizens who wished/], other: [6, /I gave my number to the station lady/] },
        { one: [1, /not locate any citizens who wished/], other: [4, /RP FEMALE "THREE COPS/] },
        { one: [1, /not locate any citizens who wished/], other: [4, /RP MALE REFUSED NAME/] },
        { one: [1, /not locate any citizens who wished/], other: [5, /I got all of that, bro/] },
        { one: [3, /No other independent witnesses came forward/], other: [6, /I gave my number to the station lady/] },
        { one: [3, /No other independent witnesses came forward/], other: [6, /Nobody asked me for my name/] },
        { one: [3, /No other independent witnesses came forward/], other: [4, /RP FEMALE "THREE COPS/] },
        { one: [3, /No other independent witnesses came forward/], other: [4, /RP MALE REFUSED NAME/] },
        { one: [3, /No other independent witnesses came forward/], other: [2, /in a red jacket was recording/] },
        { one: [9, /aware of no civilian witnesses/], other: [6, /I called 911 also/] },
        { one: [9, /aware of no civilian witnesses/], other: [6, /I gave my number to the station lady/] },
        { one: [9, /aware of no civilian witnesses/], other: [4, /RP FEMALE "THREE COPS/] },
        { one: [9, /aware of no civilian witnesses/], other: [4, /RP MALE REFUSED NAME/] },
        { one: [9, /aware of no civilian witnesses/], other: [2, /in a red jacket was recording/] },
        { one: [9, /aware of no civilian witnesses/], other: [6, /ITPA stamp: RECEIVED/] },
        {
          one: [9, /have not received any recordings made by passengers/],
          other: [6, /second officer took the phone/],
        },
        { one: [9, /have not received any recordings made by passengers/], other: [4, /OFFICER TOOK HIS PHONE/] },
        { one: [9, /have not received any recordings made by passengers/], other: [5, /Get that phone/] },
        { one: [2, /directed him to back up to the yellow line/], other: [6, /second officer took the phone/] },
        { one: [2, /directed him to back up to the yellow line/], other: [4, /OFFICER TOOK HIS PHONE/] },
        { one: [2, /directed him to back up to the yellow line/], other: [5, /Get that phone/] },
        { one: [2, /I do not know where he went/], other: [6, /second officer took the phone/] },
        { one: [1, /LEFT cheek/], other: [9, /fractured cheekbone/] },
        { one: [9, /fractured cheekbone/], other: [3, /redness RIGHT cheek/] },
        { one: [9, /fractured cheekbone/], other: [5, /You don't look that bad/] },
        { one: [1, /LEFT cheek/], other: [5, /You don't look that bad/] },
        { one: [9, /lost three weeks of work/], other: [1, /off duty for three shifts/] },
        { one: [1, /Injury S-1: minor abrasions/], other: [7, /fx L orbital floor\. CT head/] },
        { one: [1, /Injury S-1: minor abrasions/], other: [7, /closed fx L orbital floor;/] },
        { one: [1, /Injury S-1: minor abrasions/], other: [3, /blood from the nose and a swollen left eye/] },
        { one: [1, /Injury S-1: minor abrasions/], other: [4, /FACIAL INJ/] },
        { one: [5, /He's fine/], other: [7, /fx L orbital floor\. CT head/] },
        { one: [5, /He's fine/], other: [3, /blood from the nose and a swollen left eye/] },
        { one: [5, /He's fine/], other: [5, /He's bleeding/] },
        { one: [1, /black work pants, green backpack/], other: [6, /with a light blue backpack/] },
        { one: [1, /green backpack containing an apron/], other: [6, /with a light blue backpack/] },
        { one: [4, /"THREE COPS ARE BEATING/], other: [6, /two of them on him/] },
        { one: [4, /PT REFUSED TRANSPORT PER PD/], other: [7, /fx L orbital floor\. CT head/] },
        { one: [3, /C-11 requested of OCC/], other: [9, /Station video was requested by this office/] },
        { one: [9, /requested by this office on April 16/], other: [9, /system retains 30 days/] },
        { one: [3, /directed Pruss to call for medical/], other: [4, /17:56:02\s+4F24/] },
        { one: [3, /directed Pruss to call for medical/], other: [5, /I'm calling it in/] },
        { one: [3, /Supervisor on scene: 1758/], other: [5, /18:07:15 end of clip/] },
        { one: [3, /Pruss BWC reviewed/], other: [3, /No other independent witnesses came forward/] },
        { one: [3, /"threw a punch or an elbow/], other: [6, /It was not a punch/] },
        { one: [3, /"threw a punch or an elbow/], other: [6, /his open hand did catch/] },
        { one: [6, /grabbed him by the hood/], other: [1, /I took hold of his left wrist/] },
        { one: [5, /Why'd you swing on me/], other: [5, /Elbow, something/] },
        { one: [5, /Why'd you swing on me/], other: [5, /I didn't swing on nobody/] },
        { one: [5, /I didn't swing on nobody/], other: [6, /his open hand did catch/] },
        { one: [7, /1 beer after lunch/], other: [7, /ETOH <10/] },
        { one: [7, /works nights in kitchen; 1 beer after lunch/], other: [7, /ETOH <10/] },
        { one: [1, /Written 03\/14\/2025 {2}2110/], other: [3, /Completed 03\/14\/25 at 0140/] },
        { one: [3, /OFFICER STATEMENTS: See reports/], other: [1, /Written 03\/14\/2025 {2}2110/] },
        { one: [3, /\[X\] Officer reports/], other: [1, /Written 03\/14\/2025 {2}2110/] },
        { one: [3, /\[X\] Officer reports/], other: [2, /Date of supp: 3-15-25/] },
        { one: [3, /Completed 03\/14\/25 at 0140/], other: [2, /Date of supp: 3-15-25/] },
        { one: [3, /OFFICER STATEMENTS: See reports/], other: [2, /Date of supp: 3-15-25/] },
      ],
    },
  },
};
