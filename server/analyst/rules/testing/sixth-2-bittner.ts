import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const BITTNER_CASE: CaseFile = {
  name: "search warrant on an upstairs flat, informant and two controlled buys, fentanyl and a pistol",
  documents: makeDocuments([
    [
      "Affidavit for search warrant.pdf",
      `IN THE MUNICIPAL COURT OF NEW CARDIFF, WAPAKOTA COUNTY, OHIO
STATE OF OHIO  )
               ) SS:        AFFIDAVIT FOR SEARCH WARRANT          Crim. R. 41; R.C. 2933.23
WAPAKOTA COUNTY)
Before me, the undersigned Judge, personally appeared Agent R. Dressel of the Tri-River Drug Enforcement Unit, who being duly sworn deposes and says:
1. Affiant has been a law enforcement officer for eleven years, the last four with the Unit, and has training in the packaging, distribution and use of controlled substances, including 24 hours at a school for that purpose.
2. Affiant has reason to believe that at the premises known as 418 Bittner Street, New Cardiff, being a two story white frame single family dwelling with a green front door and the numerals 418 on the porch post, there is now being concealed: fentanyl, scales, packaging, records, U.S. currency, cellular telephones and firearms.
3. Within the past seventy-two (72) hours a confidential source, hereafter CS-1, made a controlled purchase of suspected fentanyl from CURTIS W. HATHORNE inside said premises, at the front door of which affiant personally observed HATHORNE admit CS-1.
4. An earlier purchase was made by CS-1 in the same manner on or about September 17, 2024.`,
      `AFFIDAVIT, continued
5. Before and after each purchase CS-1 was searched thoroughly and found free of contraband and money, and was kept under continuous surveillance by members of the Unit.
6. CS-1 has been proven reliable. CS-1 has given information in the past which led to three arrests and seizures. CS-1 has no pending criminal charges and is motivated by civic concern for the neighborhood.
7. CS-1 describes HATHORNE as a white male, about six feet one, thin, with a tattoo of a star on the neck. CS-1 has seen HATHORNE carry a silver revolver.
8. HATHORNE has a prior conviction for trafficking (2015) and is under disability under R.C. 2923.13.
9. A trash pull on September 24, 2024 at the tree lawn of the premises revealed eleven sandwich baggies with torn corners and mail addressed to said premises.
10. Utility records show that service at the premises is in the name of HATHORNE.
11. Affiant requests that the warrant be served in the daytime only.
Wherefore affiant prays that a search warrant issue. Further affiant sayeth naught.
                                     /s/ R. Dressel, Agent
Sworn to and subscribed in my presence this 30th day of September, 2024 at 4:12 P.M.
                                     /s/ Judge, New Cardiff Municipal Court`,
    ],
    [
      "TRDEU buy reports.pdf",
      `TRI-RIVER DRUG ENFORCEMENT UNIT      **LAW ENFORCEMENT SENSITIVE**
CONTROLLED PURCHASE REPORT       CASE TR24-0391      BUY #1
Date of buy: Tues 9-17-24   Time: 1415    Case agent: Dressel    Cover: Agt Moyer, Sgt Pacek
CS: 24-17 (F)     Target: "CURT" / upstairs guy        Location: rear of 418 Bittner, detached garage / alley
Funds: $160.00 (8 x 20)  serials recorded: see photocopy     Product: fold of gray powder
Pre-buy search: pockets & purse by Agt Moyer. (No female agent available, no further search.)   Vehicle search: n/a walk
Device: KEL transmitter + key-fob recorder, activated 1402. Recorder failed at 1409, low batt.
DETAILS
CS placed a recorded call to target, no answer. CS sent a text. At 1411 CS walked SB in the alley. Surveillance lost sight of CS at the garage for approx 6-7 minutes. CS came back and met agents at the Dairy Barn. CS handed over 1 fold. CS stated "Curt came down the back steps, a heavyset guy with a beard was with him, the heavyset guy handed it to me." CS given $60 from confidential funds.
Post-buy search: same as above.
TruNarc field screen: inconclusive, fentanyl not identified on first scan, second scan fentanyl cpd.
Weight w/ pkg 0.61 g.`,
      `CONTROLLED PURCHASE REPORT       CASE TR24-0391      BUY #2
Date of buy: Thur 9-26-24   Time: 1732    Case agent: Dressel (off site, court until 1800)   Cover: Pacek, TFO Lindahl
CS: 24-17      Target: Curt H          Location: tan Buick LeSabre, parked Bittner & 5th
Funds: $120.00     serials recorded: not copied, copier down       Product: 1 baggie corner, off-white chunk
Pre-buy search: pockets. CS kept own jacket and backpack.        Device: key fob.  File: TR0391_B2.mp4 (video black, audio only 4 min)
DETAILS
At 1725 CS was let out at the library. CS walked to a tan Buick on 5th and sat in the back seat. Driver: W/M heavyset, beard, ID'd later as Dustin POHL. Front passenger: unk W/M, hat. CS was in veh approx 90 sec. Per CS the pass was "Curt." CS stated the dope came from the driver's door pocket. Buick then went to 418 Bittner and POHL went up the outside stairs. The passenger was not seen to get out of the veh.
CS stopped at a gas station restroom on the way back to the meet location, out of sight approx 4 min.
CS given $80. Money not recovered.
Weight w/ pkg 0.94 g.
ADMIN: mileage 14. Overtime code 22 for Lindahl. Supervisor initial ____. Report typed 10-9-24. All unit members are reminded that buy money requests go in by noon Wednesday.`,
    ],
    [
      "Search warrant, return, inventory.pdf",
      `SEARCH WARRANT              THE STATE OF OHIO, WAPAKOTA COUNTY           No. 24-SW-212
To any Sheriff, Deputy or Police Officer of said County, Greeting: Whereas there has been filed with me an affidavit, a copy of which is attached, these are therefore to command you in the name of the State of Ohio, with the necessary and proper assistance, to enter in the DAYTIME (7:00 a.m. to 8:00 p.m.) within three days
 418 Bittner Street, New Cardiff, single family residence
and there diligently search for the said goods and chattels, and to bring them before me. You shall make the search and give a receipt for things taken.
Given under my hand this 30th day of September 2024, 4:25 o'clock P.M.
-------------------------------------------------------------------------
RETURN     I received this warrant on Sept 30 and on the 2nd day of October, 2024 at 6:04 AM I searched the premises described. A copy was left with: "kitchen table"
INVENTORY           (made in presence of: ________ )
 1  bag off white powder, top of refrigerator, kitchen, common hall
 2  pistol, SCCY CPX-2 9mm two tone, ser. 771340, from closet shelf of back bedroom (pink walls), in shoebox with mail D. Pohl
 3  magazine, 8 rds
 4  digital scale, kitchen drawer
 5  US currency $214 from wallet of Hathorne. No prerecorded bills.
 6  Samsung phone, Hathorne
 7  iPhone, green case, back bedroom
 8  prescription bottle, B. Pohl
Sworn return 10/08/24   R. Dressel`,
    ],
    [
      "SRT entry report.pdf",
      `WAPAKOTA COUNTY SPECIAL RESPONSE TEAM
AFTER-ACTION / ENTRY REPORT                               OPERATION: 24-31
DATE 10-02-2024          BRIEFING 0500          ROLLOUT 0540          ENTRY 0606          SECURE 0609
TEAM LEADER  SGT T. OBERHAUS          BREACHER  DEP. FINK          ARREST TEAM  DEP. SAUNIER, OFC. KIRBY
TARGET: 418 BITTNER, UPPER UNIT, ENTRY VIA OUTSIDE STAIRWAY ON N SIDE.  NOTE HOUSE IS UP/DOWN DUPLEX.  LOWER TENANT (ELDERLY FEMALE, MRS. STAHLMAN) NOT TO BE DISTURBED.
NARRATIVE:  TEAM STACKED ON STAIRS.  FINK KNOCKED AND ANNOUNCED "SHERIFF'S OFFICE, SEARCH WARRANT" THREE TIMES IN A LOUD VOICE.  AFTER WAITING A REASONABLE TIME OF ABOUT THIRTY (30) SECONDS WITH NO RESPONSE THE DOOR WAS BREACHED WITH RAM, ONE STRIKE.  ONE NFDD DEPLOYED IN LIVING ROOM.
SUBJECT 1 HATHORNE LOCATED ASLEEP ON COUCH, LIVING ROOM.  COMPLIANT.  SUBJECT 2 FEMALE BRIDGET POHL, REAR BEDROOM W/ INFANT.  SUBJECT 3 WM DUSTIN POHL, BATHROOM, TOILET RUNNING.
FIREARM, BLACK TAURUS 9MM, LOCATED BY KIRBY UNDER COUCH CUSHION WHERE HATHORNE WAS LYING.  LEFT IN PLACE FOR TRDEU.
ALL THREE ZIP CUFFED AND TURNED OVER TO AGT DRESSEL.  D. POHL LATER RELEASED ON SCENE PER DRESSEL.
INJURIES: HATHORNE MINOR CUT TO EYEBROW FROM GLASS.  MEDIC ON STANDBY TREATED.  DAMAGE: DOOR, FRAME, CARPET.
SRT BODY CAMERAS WORN BY OBERHAUS AND FINK.  DE-BRIEF 0730 AT STATION 2.  AMMO COUNT GOOD.  COFFEE FUND IS DUE.`,
    ],
    [
      "Dressel supplement.docx",
      `TRI-RIVER DRUG ENFORCEMENT UNIT              SUPPLEMENT 4           TR24-0391
Agent R. Dressel
On 10/2/24 the search warrant was served at approximately 0715 hours. I entered after SRT declared the residence secure. Hathorne was seated on the floor of the living room. I immediately advised him of his Miranda warnings from memory. He nodded.
Agent Moyer located 14.2 grams of suspected fentanyl in the pocket of a Carhartt coat hanging in the hallway. Hathorne advised the coat was his. The firearm was located in Hathorne's bedroom closet.
I asked Hathorne who all the stuff belonged to and he stated "It's all mine, leave them out of it." This was said without any promise or threat. Bridget Pohl is his girlfriend and Dustin Pohl is her brother. Dustin does not live there and was visiting overnight.
A digital scale with residue was in plain view on the coffee table.
Hathorne was transported by Ofc Kirby at 0748. He was lodged after interview. Children Services was notified regarding the infant as a matter of routine.
I photographed items in place with the unit Nikon. The memory card could not be read when I got back to the office. The currency was counted as $241.00.
NIK kit result for item 1: positive. I turned the items over to the property room the same day.
Agent Dressel / typed 11-14-24`,
    ],
    [
      "Interview Hathorne rough transcript.pdf",
      `ROUGH TRANSCRIPT - NOT CERTIFIED       10/02/2024       TRDEU OFFICE, ROOM B       AUDIO BEGINS 8:21 AM
Present: R.D. (Agent Dressel), K.M. (Agent Moyer), C.H. (Hathorne)
R.D.: ... okay it's red. So same as at the house, you're willing to keep talking.
C.H.: You said if I don't sign for it Bridget's going to lose the baby.
R.D.: I said Children Services gets called, that's policy. What happens after that is kind of up to you.
C.H.: So what do you want me to say.
K.M.: Just the truth, bud.
R.D.: Before we do, here, this is the form. You got the right to remain silent, anything you say, lawyer, can't afford one, you can stop. Sign there. 8:26.
C.H.: I probably should have my lawyer, Mr. Tate, he did my last one.
R.D.: You can call him from jail. You want to help Bridget now or later?
C.H.: Now I guess.
R.D.: The fentanyl on top of the fridge. Yours.
C.H.: I didn't know it was up there. I use, I don't sell. I had like a half gram in my coat, that's it.
R.D.: At the house you told me it's all yours.
C.H.: I said leave them out of it. I didn't say all mine.
K.M.: And the pistol?
C.H.: I never touched no gun. I can't have one. I sleep on the couch, that back room's Dustin's and Bridget's, I mean him when he's there, he's there every week.
R.D.: You're what, six foot?
C.H.: Five seven. Why
R.D.: Any tattoos?
C.H.: My arm. My daughter's name.
(crosstalk, 11 minutes not transcribed)
R.D.: Okay. 9:14, we're off.`,
    ],
    [
      "Crime lab report.pdf",
      `NORTHWEST REGIONAL CRIME LABORATORY             REPORT OF ANALYSIS
Lab #: 24-70618                Agency: TRDEU  TR24-0391            Subject(s): HATHORNE, CURTIS
Date submitted: 11/06/2024 (Moyer)         Date reported: 01/22/2025
ITEM 1     One heat sealed bag containing knotted plastic bag with off-white chunky substance.
           FINDINGS: 9.87 g +/- 0.02 g.  Found to contain fentanyl (Sch II), xylazine, caffeine.
ITEM 1.1   One corner tie containing gray powder. FINDINGS: 0.41 g.  Found to contain caffeine and acetaminophen. No controlled substances identified.   (marked "buy 1")
ITEM 1.2   Received empty.   (marked "buy 2")
ITEM 2     One SCCY pistol, 9mm Luger, ser 771304.   Operability: not requested.
           Swabs grip / slide / trigger:  mixture of at least three individuals, not suitable for comparison. No reference standard submitted.
ITEM 3     Magazine. Processed for friction ridge: 1 print of value. Not identified to Hathorne. Entered AFIS, result to follow in separate report.
ITEM 4     Scale:  not examined, per agency.
Analytical detail: color, GC-MS. Sampling: hypergeometric plan was not applied. Remarks: seal on item 1 had been opened and re-taped prior to receipt, tape not initialed.
The results relate only to items tested. Statement of measurement uncertainty is at a coverage probability of 95.45%. The complete case record may be had upon subpoena. Demand for testimony under R.C. 2925.51(C) must be made within seven days of receipt.
Kenji Abernathy, Forensic Scientist`,
    ],
    [
      "Property room card.pdf",
      `NEW CARDIFF PD    PROPERTY ROOM      CARD(S)         CASE: TR24-0391        OFFICER: DRESSEL
ITM  DESCR                                     WGT/CT       IN               OUT              TO/FROM
01   SUSP FENT, PLASTIC BAG                    13.1 GPW     10/04/24 1615    11/06/24 0910    MOYER -> LAB
02   SCCY 9MM CPX2 BLK/SS  #771340             1            10/04/24 1615    11/06/24 0910    MOYER -> LAB
03   MAG W/ 8                                  1            10/04/24 1615    11/06/24 0910    MOYER -> LAB
04   SCALE                                     1            10/04/24 1618
05   US CURR                                   $214         10/04/24 1620    10/07/24         FORFEIT ACCT
06   PHONE SAMS                                1            10/04/24 1620
07   IPHONE GRN                                1            10/04/24 1620    10/11/24 1300    REL TO D. POHL OK RD
08   RX BTL                                    1            NOT RECEIVED
09   BUY 1                                     1            10/30/24 0840    11/06/24 0910    MOYER -> LAB
10   BUY 2                                     1            10/30/24 0840    11/06/24 0910    MOYER -> LAB
LOCKER CODE CHANGED 10/15.  CLERK: D. WIMMER (M-F).  CARD 1 OF 1.  CARD TO BE SENT WITH FILE ON ADJUDICATION.
NOTE FROM WIMMER 11/6: ITM 01 BAG TAPED OVER, ASKED RD WHY, HE SAID HE REWEIGHED IT.  TOLD HIM NEXT TIME INITIAL IT.
SIGNATURES ON FILE.    DISPOSAL HOLD: Y       AUCTION: N        FOUND PROPERTY NOTICE: N/A`,
    ],
    [
      "State's supplemental discovery and landlord letter.pdf",
      `OFFICE OF THE PROSECUTING ATTORNEY, WAPAKOTA COUNTY
State v. Hathorne, 24 CR 0488                        SUPPLEMENTAL RESPONSE, Crim. R. 16
February 19, 2025
Counsel:  In supplement of our earlier response the State discloses:
(a) The confidential source was at the time of the buys charged in this county with possession of drugs (F5) and a theft, both set for hearing in October 2024. Both were dismissed October 17, 2024 on the motion of this office.
(b) The source was deactivated by the Unit in December 2024 for "untruthfulness." The source received $640 in total from the Unit.
(c) The source's identity is certified as nondisclosed under Crim. R. 16(D).
(d) The source had not been used by the Unit before September 2024.
(e) Agent Dressel was the subject of a court order in an unrelated case in 2022 that granted a motion to suppress. A copy will be furnished when located.
(f) Indictment: Ct 1 aggravated possession over 10 grams... the State will move to amend to R.C. 2925.11(C)(11). Ct 2 having weapons while under disability with specification.
The offer made at pretrial is open to April 4. Time has been tolled by defendant's continuance of January 9. Very truly yours.`,
      `Bluebird Rentals
P.O. Box 88, New Cardiff
To who it may concern,
My name is Glen Amstutz and I own 418 Bittner. It has been a two family since my father cut it up in 1988, upstairs is 418 1/2 and has its own mail box and its own electric meter, the stairs are on the side. The downstairs is Mrs. Stahlman. The front door (it is red, I painted it in June) goes to her apartment only. You can not get upstairs from it.
The upstairs lease from Feb 1 2024 is Bridget Pohl and Dustin Pohl, both signed. Rent is $725. Curt is not on the lease but he fixed my gutters and he is around. The electric up there is in Dustins name as far as I know because the shut off notice comes to me. Dustin has the back bedroom, it was pink from the last people.
The sheriffs broke my door and no one has paid me. I got a estimate for $1,130.00. There is a camera on the stair that I put up after the copper was stole, it goes to my sons computer, nobody ever asked for it. I was never called by any police about who lives there.
Thank you
Glen Amstutz   2-3-25`,
    ],
  ]),
  key: {
    offence: "drugs",
    issues: [
      "search",
      "miranda",
      "counsel",
      "voluntariness",
      "witness-reliability",
      "custody-chain",
      "disclosure",
      "recording-gap",
      "intent",
      "identification",
    ],
    gaps: [
      /informant|confidential (source|informant)|\bc[is]\b|cs-1|24-17/i,
      /body.?(worn|cam)|bwc/i,
      /dustin|d\. pohl/i,
      /extraction|samsung|iphone|phone (data|record|download)|text message/i,
      /friction|fingerprint|latent|afis|\bprint\b/i,
      /key.?fob|kel\b|transmitter|tr0391|recording.*(buy|purchase)|(buy|purchase).*(recording|audio|video)/i,
      /stair\w*.*camera|camera.*stair|landlord.*camera|amstutz|video.*stair/i,
      /utility|electric\w*|power (bill|company|record)/i,
    ],
    contradictions: [
      {
        one: [1, /CS-1 has no pending criminal charges/],
        other: [9, /charged in this county with possession of drugs/],
      },
      { one: [1, /CS-1 was searched thoroughly/], other: [2, /No female agent available, no further search/] },
      { one: [3, /closet shelf of back bedroom/], other: [4, /UNDER COUCH CUSHION WHERE HATHORNE WAS LYING/] },
      { one: [5, /14\.2 grams of suspected fentanyl/], other: [7, /9\.87 g \+\/- 0\.02/] },
      { one: [5, /served at approximately 0715 hours/], other: [3, /October, 2024 at 6:04 AM/] },
      { one: [5, /It's all mine, leave them/], other: [6, /I didn't say all mine/] },
      { one: [1, /personally observed HATHORNE admit CS-1/], other: [2, /off site, court until 1800/] },
    ],
    factors: [
      { sign: 1, quote: /deactivated by the Unit|charged in this county with possession of drugs/ },
      { sign: 1, quote: /both signed|in shoebox with mail D\. Pohl/ },
      { sign: 1, quote: /up there is in Dustins name|Dustin has the back bedroom/ },
      { sign: 1, quote: /No controlled substances identified|Received empty/ },
      { sign: 1, quote: /Not identified to Hathorne|not suitable for comparison/ },
      { sign: 1, quote: /re-taped prior to receipt|HE REWEIGHED IT|memory card could not be read/ },
      { sign: -1, quote: /It's all mine, leave them|the coat was his/ },
      { sign: -1, quote: /prior conviction for trafficking|under disability under/ },
    ],
    events: [
      "2024-09-17 14:15",
      "2024-09-26 17:32",
      "2024-09-30 16:12",
      "2024-10-02 06:04",
      "2024-10-02 08:21",
      "2024-10-04 16:15",
    ],
    fair: {
      issues: ["hearsay", "speedy-trial", "stop-basis"],
      gaps: [
        /bridget|girlfriend|\bb\. pohl/i,
        /moyer|pacek|lindahl|oberhaus|fink|saunier|kirby/i,
        /stahlman|downstairs|lower tenant|neighbo(u)?r/i,
        /buy money|serial (number|list)|photocop\w*|prerecorded|marked (money|bills)|funds/i,
        /photo(graph)?s?\b|memory card|nikon/i,
        /surveillance (log|notes|record|report)|cover (team|officer)/i,
        /field notes|rough notes|handwritten notes|agent'?s? notes/i,
        /trash|baggies|\bmail\b/i,
        /\blease\b|rental/i,
        /buick|lesabre|vehicle registration/i,
        /\bdna\b|swab|reference (sample|standard)/i,
        /operab\w*|test.?fire|firearm (examin|test)\w*/i,
        /trace|serial|gun (ownership|purchase|history)|\batf\b/i,
        /taurus|second (gun|firearm|pistol)|revolver/i,
        /scale|residue/i,
        /trunarc|nik\b|field (test|screen)/i,
        /chromatogra\w*|bench notes|case record|lab\w* (notes|data|file)|underlying data|gc-?ms/i,
        /reweigh\w*|re-?taped?|\bseals?\b|\bweigh(t|ing)s?\b/i,
        /chain of custody|custody (log|record|form)|october (2|4)|evidence log|wimmer/i,
        /prescription|\brx\b|pill bottle|item 8/i,
        /carhartt|\bcoat\b/i,
        /interview (video|recording)|audio (file|recording)|untranscribed|crosstalk|transcript/i,
        /miranda (form|waiver|card)|waiver|rights form/i,
        /\btate\b|prior (lawyer|counsel|attorney)/i,
        /booking|jail/i,
        /medic\b|medical|ems\b|eyebrow|injur\w*/i,
        /children services|\bcps\b|infant/i,
        /suppress\w*|court order|2022/i,
        /personnel|disciplin\w*|brady|giglio|internal affairs|impeach\w*/i,
        /policy|policies|procedure manual|sop\b/i,
        /operation\w* plan|briefing|risk (assessment|matrix)|ops plan|threat/i,
        /911|dispatch|\bcad\b|radio/i,
        /transport\w*|in.?car|dash/i,
        /criminal (history|record)|convictions/i,
        /payment|receipts?\b|confidential funds|agreement|\bdeal\b|benefit/i,
        /three (prior )?arrests|reliab\w*/i,
        /prior convict\w*|2015|judg(e)?ment entry/i,
        /forfeit\w*|currency|\bcash\b|214/i,
        /flash|nfdd|use of force/i,
        /warrant (application|template|draft)|magistrate|judge/i,
        /floor plan|sketch|diagram/i,
        /tattoo|height|booking photo|line.?up|photo (array|spread|identification)|identification procedure/i,
        /gps|location data|cell.?site/i,
        /dismiss\w*/i,
        /entry (clock|time)|stopwatch|knock/i,
        /training|certif\w*|calibrat\w*/i,
        /library|gas station|dairy barn|surveillance (camera|video)|cctv/i,
        /damage|door (frame|repair)/i,
        /expert|independent (test|analysis|weigh)/i,
        /indictment|grand jury/i,
        /abernathy|analyst/i,
      ],
      contradictions: [
        { one: [1, /single family dwelling with a green/], other: [4, /UP\/DOWN DUPLEX/] },
        { one: [1, /single family dwelling with a green/], other: [9, /It has been a two family/] },
        { one: [1, /single family dwelling with a green/], other: [9, /it is red, I painted it/] },
        { one: [3, /New Cardiff, single family residence/], other: [9, /It has been a two family/] },
        { one: [3, /New Cardiff, single family residence/], other: [4, /UP\/DOWN DUPLEX/] },
        { one: [1, /personally observed HATHORNE admit CS-1/], other: [2, /tan Buick LeSabre, parked Bittner/] },
        { one: [1, /personally observed HATHORNE admit CS-1/], other: [2, /walked to a tan Buick on 5th/] },
        { one: [1, /personally observed HATHORNE admit CS-1/], other: [9, /goes to her apartment only/] },
        { one: [1, /personally observed HATHORNE admit CS-1/], other: [9, /You can not get upstairs from it/] },
        { one: [1, /personally observed HATHORNE admit CS-1/], other: [2, /rear of 418 Bittner, detached garage/] },
        { one: [1, /personally observed HATHORNE admit CS-1/], other: [2, /Surveillance lost sight of CS/] },
        { one: [1, /in the same manner on or about September 17/], other: [2, /rear of 418 Bittner, detached garage/] },
        { one: [1, /in the same manner on or about September 17/], other: [2, /the heavyset guy handed it/] },
        { one: [1, /seventy-two \(72\) hours/], other: [2, /Thur 9-26-24\s+Time: 1732/] },
        { one: [1, /seventy-two \(72\) hours/], other: [1, /September, 2024 at 4:12 P\.M/] },
        { one: [1, /CS-1 was searched thoroughly/], other: [2, /CS kept own jacket and backpack/] },
        { one: [1, /CS-1 was searched thoroughly/], other: [2, /pockets & purse by Agt Moyer/] },
        { one: [1, /kept under continuous surveillance/], other: [2, /Surveillance lost sight of CS/] },
        { one: [1, /kept under continuous surveillance/], other: [2, /out of sight approx 4 min/] },
        { one: [1, /CS-1 was searched thoroughly/], other: [2, /Surveillance lost sight of CS/] },
        { one: [1, /CS-1 was searched thoroughly/], other: [2, /out of sight approx 4 min/] },
        { one: [1, /CS-1 has been proven reliable/], other: [9, /had not been used by the Unit before/] },
        { one: [1, /led to three arrests and seizures/], other: [9, /had not been used by the Unit before/] },
        { one: [1, /CS-1 has been proven reliable/], other: [9, /deactivated by the Unit/] },
        { one: [1, /CS-1 has no pending criminal charges/], other: [9, /Both were dismissed October 17/] },
        { one: [1, /motivated by civic concern/], other: [9, /received \$640 in total/] },
        { one: [1, /motivated by civic concern/], other: [2, /CS given \$60 from/] },
        { one: [1, /motivated by civic concern/], other: [2, /CS given \$80/] },
        { one: [1, /CS-1 has no pending criminal charges/], other: [9, /received \$640 in total/] },
        { one: [1, /motivated by civic concern/], other: [9, /charged in this county with possession of drugs/] },
        { one: [1, /about six feet one, thin/], other: [6, /Five seven\. Why/] },
        { one: [1, /tattoo of a star on the neck/], other: [6, /My arm\. My daughter's name/] },
        { one: [1, /carry a silver revolver/], other: [4, /BLACK TAURUS 9MM/] },
        { one: [1, /carry a silver revolver/], other: [3, /SCCY CPX-2 9mm two tone/] },
        { one: [1, /carry a silver revolver/], other: [6, /I never touched no gun/] },
        { one: [1, /service at the premises is in the name of HATHORNE/], other: [9, /up there is in Dustins name/] },
        { one: [2, /fold of gray powder/], other: [7, /One corner tie containing gray powder/] },
        { one: [2, /fentanyl not identified on first scan/], other: [2, /second scan fentanyl cpd/] },
        { one: [2, /second scan fentanyl cpd/], other: [7, /No controlled substances identified/] },
        { one: [2, /off-white chunk/], other: [7, /Received empty/] },
        { one: [2, /Weight w\/ pkg 0\.94/], other: [7, /Received empty/] },
        { one: [8, /10\s+BUY 2\s+1/], other: [7, /Received empty/] },
        { one: [2, /the heavyset guy handed it/], other: [1, /from CURTIS W\. HATHORNE inside/] },
        { one: [2, /dope came from the driver's door/], other: [1, /from CURTIS W\. HATHORNE inside/] },
        { one: [2, /tan Buick LeSabre, parked Bittner/], other: [1, /from CURTIS W\. HATHORNE inside/] },
        { one: [2, /walked to a tan Buick on 5th/], other: [1, /from CURTIS W\. HATHORNE inside/] },
        { one: [1, /from CURTIS W\. HATHORNE inside/], other: [2, /off site, court until 1800/] },
        { one: [1, /from CURTIS W\. HATHORNE inside/], other: [2, /rear of 418 Bittner, detached garage/] },
        { one: [2, /Front passenger: unk W\/M, hat/], other: [2, /Per CS the pass was "Curt\."/] },
        { one: [2, /Funds: \$160\.00/], other: [2, /Funds: \$120\.00/] },
        { one: [3, /in the DAYTIME \(7:00/], other: [3, /October, 2024 at 6:04 AM/] },
        { one: [3, /in the DAYTIME \(7:00/], other: [4, /ENTRY 0606/] },
        { one: [1, /served in the daytime only/], other: [3, /October, 2024 at 6:04 AM/] },
        { one: [1, /served in the daytime only/], other: [4, /ENTRY 0606/] },
        { one: [5, /served at approximately 0715 hours/], other: [4, /ENTRY 0606/] },
        { one: [3, /October, 2024 at 6:04 AM/], other: [4, /ENTRY 0606/] },
        { one: [3, /top of refrigerator, kitchen/], other: [5, /pocket of a Carhartt coat/] },
        { one: [5, /pocket of a Carhartt coat/], other: [6, /The fentanyl on top of the fridge/] },
        { one: [5, /pocket of a Carhartt coat/], other: [6, /half gram in my coat/] },
        { one: [5, /14\.2 grams of suspected fentanyl/], other: [6, /half gram in my coat/] },
        { one: [5, /14\.2 grams of suspected fentanyl/], other: [8, /13\.1 GPW/] },
        { one: [7, /9\.87 g \+\/- 0\.02/], other: [8, /13\.1 GPW/] },
        { one: [9, /aggravated possession over 10 grams/], other: [7, /9\.87 g \+\/- 0\.02/] },
        { one: [3, /SCCY CPX-2 9mm two tone/], other: [4, /BLACK TAURUS 9MM/] },
        { one: [3, /closet shelf of back bedroom/], other: [5, /firearm was located in Hathorne's bedroom closet/] },
        {
          one: [4, /UNDER COUCH CUSHION WHERE HATHORNE WAS LYING/],
          other: [5, /firearm was located in Hathorne's bedroom closet/],
        },
        { one: [4, /BLACK TAURUS 9MM/], other: [7, /One SCCY pistol/] },
        { one: [4, /BLACK TAURUS 9MM/], other: [8, /SCCY 9MM CPX2/] },
        { one: [4, /BLACK TAURUS 9MM/], other: [5, /firearm was located in Hathorne's bedroom closet/] },
        { one: [3, /ser\. 771340/], other: [7, /ser 771304/] },
        { one: [7, /ser 771304/], other: [8, /#771340/] },
        { one: [5, /firearm was located in Hathorne's bedroom closet/], other: [4, /ASLEEP ON COUCH/] },
        { one: [5, /firearm was located in Hathorne's bedroom closet/], other: [6, /I sleep on the couch/] },
        { one: [5, /firearm was located in Hathorne's bedroom closet/], other: [9, /Dustin has the back bedroom/] },
        { one: [5, /firearm was located in Hathorne's bedroom closet/], other: [6, /I never touched no gun/] },
        { one: [4, /UNDER COUCH CUSHION WHERE HATHORNE WAS LYING/], other: [6, /I never touched no gun/] },
        { one: [3, /digital scale, kitchen drawer/], other: [5, /plain view on the coffee table/] },
        { one: [3, /US currency \$214/], other: [5, /counted as \$241\.00/] },
        { one: [5, /counted as \$241\.00/], other: [8, /US CURR\s+\$214/] },
        { one: [5, /immediately advised him of his Miranda/], other: [6, /Before we do, here, this is the form/] },
        { one: [5, /without any promise or threat/], other: [6, /Bridget's going to lose the baby/] },
        { one: [5, /without any promise or threat/], other: [6, /What happens after that is kind of up to you/] },
        { one: [5, /without any promise or threat/], other: [6, /help Bridget now or later/] },
        { one: [5, /It's all mine, leave them/], other: [6, /didn't know it was up there/] },
        { one: [5, /It's all mine, leave them/], other: [6, /I never touched no gun/] },
        { one: [5, /It's all mine, leave them/], other: [6, /half gram in my coat/] },
        { one: [6, /At the house you told me it's all yours/], other: [6, /I didn't say all mine/] },
        { one: [5, /Dustin does not live there/], other: [9, /Bridget Pohl and Dustin Pohl, both signed/] },
        { one: [5, /Dustin does not live there/], other: [9, /Dustin has the back bedroom/] },
        { one: [5, /Dustin does not live there/], other: [6, /he's there every week/] },
        { one: [5, /Dustin does not live there/], other: [3, /in shoebox with mail D\. Pohl/] },
        { one: [6, /he's there every week/], other: [9, /Dustin has the back bedroom/] },
        { one: [5, /Children Services was notified.*routine/], other: [6, /Bridget's going to lose the baby/] },
        { one: [5, /property room the same day/], other: [8, /13\.1 GPW\s+10\/04\/24 1615/] },
        { one: [5, /served at approximately 0715 hours/], other: [4, /SECURE 0609/] },
        { one: [3, /prescription bottle, B\. Pohl/], other: [8, /NOT RECEIVED/] },
        { one: [3, /iPhone, green case, back bedroom/], other: [8, /REL TO D\. POHL/] },
        { one: [5, /NIK kit result for item 1: positive/], other: [2, /inconclusive, fentanyl not identified/] },
        { one: [1, /admit CS-1/], other: [2, /CS came back and met agents/] },
        { one: [2, /passenger was not seen to get out/], other: [1, /from CURTIS W\. HATHORNE inside/] },
        { one: [7, /opened and re-taped prior to receipt/], other: [5, /property room the same day/] },
        { one: [9, /Curt is not on the lease/], other: [5, /located in Hathorne's bedroom/] },
        { one: [4, /ASLEEP ON COUCH/], other: [5, /seated on the floor of the living/] },
        { one: [4, /REAR BEDROOM W\/ INFANT/], other: [9, /Dustin has the back bedroom/] },
      ],
    },
  },
};
