import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const DITCH_CASE: CaseFile = {
  name: "Pennsylvania crash into a ditch, who drove, blood draw, two hours",
  documents: makeDocuments([
    [
      "Initial Crime Report HT25-4471.pdf",
      `                       HARLAN TOWNSHIP POLICE
                        Initial Crime Report
Incident: HT25-4471      Class: DUI / Crash non-reportable      Juris: Tioughnega County, PA
Date/Time Rec'd: Friday October 17, 2025 - 2331 hrs     Cleared: 10/18/25 0240
Location: Creek Road, 0.3 mi N of Sauers Ln       Zone 3       Weather: clear, dry, 48F
Defendant (01): KESSENICH, Dale Robert   W-N/M   41   OLN on file   210 Locust St Apt B, Marl Gap
Vehicle (01): 2014 Ford F150 blk, PA reg, owner listed as def.  Towed: Brandt's
Investigating Ofc: Ptlm. J. Wisnieski       Assist: Sgt. Orr

Synopsis: Above defendant did operate a motor vehicle while under the influence of alcohol to a degree that rendered him incapable of safe driving and did leave the roadway striking an embankment.

Narrative:
1. On the above date and time I was directed by County to the area of Creek Road for a pick up truck in the ditch. I arrived at 2336 hrs. I observed a black F150 nose down in the east ditch with the headlights on. The defendant was seated behind the wheel attempting to put the vehicle into reverse. He was alone and there were no other persons in the area.
2. I made contact and immediately detected an overwhelming odor of an alcoholic beverage. His eyes were bloodshot and glassy and his speech was slurred to the point I had trouble understanding him. I asked where he was coming from and he replied "Duffer's." I asked how much he had to drink and he replied "five or six, I shouldn't have been driving."
3. Based upon the above I asked the defendant to exit the vehicle. He staggered and used the truck bed for balance.`,
      `HT25-4471    Narrative cont.                                                   Page 2 of 2
4. I then had the defendant perform Standardized Field Sobriety Tests on the roadway which is a level, paved macadam surface. HGN showed 6 of 6 clues. Walk and turn the defendant exhibited 6 of 8 clues. One leg stand he put his foot down 4 times and I stopped the test for his safety. The defendant stated he did not have any injuries or conditions which would affect him.
5. A PBT was positive for the presence of alcohol.
6. The defendant was placed under arrest for DUI and transported to Marl Gap Community Hospital. EMS had checked him at scene and he had no complaint of injury. I observed a red seat belt mark on his LEFT shoulder which is consistent with being the operator.
7. At the hospital I read the DL-26B form verbatim in its entirety. The defendant agreed to the blood test. Blood was drawn at 0112 hrs by the nurse, which is within two hours of operation. I fix the time of the crash at approx. 2325 hrs based on the call. I maintained custody of the kit and placed it into the evidence refrigerator at 0205 hrs.
8. Defendant was released to a sober adult, his sister Crystal TORMEY, at 0230.
9. There is a witness on Creek Road that heard the crash. Statement attached. The driver's seat was in the full back position. Photos were taken with the dept. camera.
10. Charges: 75 Pa.C.S. 3802(a)(1), 3802(b); 3714(a) careless; 3309(1) roadways laned. Prior: ARD completed 2018 (7 yr 2 mo).
Notes to DA: def. was polite at first and became argumentative, kept saying "Wade" was driving. No Wade on scene. Sgt. Orr directed traffic, did not author a supplement.
Ptlm. J. Wisnieski  Badge 7            Reviewed: Chief L. Dunkelberger 10/20/25`,
    ],
    [
      "CAD event chronology.txt",
      `TIOUGHNEGA COUNTY DEPT OF EMERGENCY SERVICES            EVENT CHRONOLOGY
EVENT  F251017-0388     TYPE  MVA-UNK INJ  -> DUI        ALI CELL SECTOR 4 / TWR 1182
CALLER NAME  "JEN"   REFUSED LAST    CALLBACK (570) 555-0148
17-OCT-2025
23:31:04  CRE  T14   FEMALE PASSERBY RPTS BLK PICKUP IN DITCH CREEK RD N OF SAUERS
23:31:40  RMK  T14   CALLER DID NOT STOP. SAYS TWO MALES STANDING BEHIND TRUCK, ONE TALLER IN CAMO JACKET ON A PHONE
23:31:58  RMK  T14   LIGHTS OFF ON VEH. ALMOST HIT IT
23:32:30  DSP  HT7   AMB 26-2
23:33:15  ENR  HT7
23:41:52  ARR  HT7
23:42:20  RMK  HT7   ONE OUT WITH VEHICLE
23:44:07  ENR  HT1
23:49:30  ARR  26-2
23:52:11  ARR  HT1
23:58:44  RMK  HT7   CHECK AREA FOR 2ND MALE PER DEF. HT1 NEG
18-OCT-2025
00:06:18  REQ  HT7   TOW ON CALL
00:21:35  TRN  HT7   ONE MALE TO MGCH. BEG MI 40417.2
00:39:02  ARR  HT7   MGCH  END MI 40429.8
00:44:50  AVL  26-2  NO TRANSPORT
00:47:26  RMK  T09   BRANDTS ON SCENE. ADV KEYS NOT IN IGN. WHERE ARE KEYS
00:48:01  RMK  HT1   HT1 ADV NO KEYS LOCATED ON DEF OR VEH
02:03:11  AVL  HT1
02:40:00  CLR  HT7
DISP: RPT
** UNIT TIMES ARE STAMPED FROM MDT STATUS KEYS. EVENT AUDIO IS RETAINED 180 DAYS AND IS RELEASED ON WRITTEN REQUEST TO THE COORDINATOR ONLY. **`,
    ],
    [
      "MVR transcript HT7.docx",
      `Mobile video recorder, unit HT7. Transcript by the secretary, K. Moyer, 11/12/2025. My best effort. Pre-event 30 sec has no sound.
23:41:38 (pulling up) Truck is in the ditch on the right. No lights on the truck. Male in a tan work coat is standing at the tailgate, facing the road, hands in his pockets.
WISNIESKI: Hey bud. You all right?
MALE: I'm alright. Hit the bank here.
WISNIESKI: This your truck?
MALE: It's mine but I wasn't driving it. Wade had it. He took off up through there.
WISNIESKI: Who's Wade?
MALE: My sister's husband. He ain't supposed to be driving.
WISNIESKI: Uh huh. How much you have to drink?
MALE: Me? Five or six. That's why I shouldn't have been driving. That's why he did.
WISNIESKI: Okay. Where from?
MALE: Duffer's.
WISNIESKI: Come on up here on the berm for me. Watch the stones.
(23:47) MALE: I had this knee done in May. The left. I told you.
WISNIESKI: Just do the best you can.
(camera faces the ditch. Subjects are out of frame to the left from 23:46 to 23:59. Sound goes in and out.)
WISNIESKI: ...heel to toe, nine steps, on the line. There is a line, pretend it.
MALE: It's all gravel here.
(23:55) WISNIESKI: What's that on your neck?
MALE: Belt got me. (unintelligible) other side.`,
      `HT7 transcript, page 2
(23:57) SGT ORR: I'll take a swing up the tracks. He says camo.
(00:04) WISNIESKI: Blow, blow, blow, keep going. Okay.
ORR: What'd he do?
WISNIESKI: Point one one something. Good enough.
(00:17, rear seat camera) MALE: Can I call Wade? He'll tell you.
WISNIESKI: You can call who you want after. Let me ask you, were you mad at Wade or did you just not want to get another DUI?
MALE: I had the one. I don't want another one, no.
WISNIESKI: So you're gonna lose your license over Wade.
MALE: (sighs) I don't know. Put down what you want.
WISNIESKI: Which way were you coming?
MALE: From Duffer's, down Creek. Toward Sauers.
(00:22 to 00:39 transport. Radio music. Nothing said.)
00:39:20 arrives MGCH. Recorder off 00:40:05.
Recorder does not come on again.

Secretary note: I did not hear him read any rights. I did not have the camera from HT1, Sgt. says it was not working that week. Total run time 58 minutes 27 sec. If you need this on a disc please send $25 check made out to Harlan Township, attention Kay, and include a self addressed padded mailer. The office is closed on Wednesdays after noon.`,
    ],
    [
      "EMS patient care report.pdf",
      `MARL GAP VOLUNTEER AMBULANCE ASSN.  STA 26              PATIENT CARE REPORT   (no transport / refusal)
Run 25-1902   Unit 26-2   Crew: B. Stahley EMT, P. Gunderman AEMT       Disp 23:32  Enr 23:38  Scene 23:50  Pt contact 23:52   Clear 00:45
PT: Kessenich, Dale   41M    Ht 5-7   Wt 165
C/C:  "My shoulder's sore"
HX: L knee arthroscopy 5/2025, HTN, GERD. Meds lisinopril, omeprazole. NKDA
NARR: Arr to find 41 y/o M standing with PD. Pt states he was in a pickup that went in ditch approx 45 min to an hr prior to our arrival, approx 15-20 mph. + seatbelt, no airbag. A&O x4, GCS 15. Speech clear and appropriate. + ETOH odor. Gait steady to amb, slight limp L. Ambulated over uneven stone shoulder without asst.
EXAM: HEENT neg. Neck: linear abrasion R side base of neck extending to R clavicle, 9 cm, fresh. No L sided findings. Chest clear = bilat. Abd soft. L iliac crest tender. Pelvis stable. Pupils PERRL 4mm. Horizontal eye movement smooth.
VS   23:55  BP 158/94  P 92  R 16  SpO2 98    00:10  150/90  88  16  98    BGL 104
Pt advised to be eval at ED. Pt refuses. Signed. PD on scene witness.
Pt asked crew "did you see Wade walking, he's got a camo coat". Crew did pass a male walking SB on Creek Rd near the railroad crossing while responding, approx 23:46. Not stopped.
Supplies: gloves x4, test strip x1, lancet x1. Miles 6.1. Billing: refusal, no charge. Membership: not current, gave brochure.
PCR completed 10/18 03:15 PG`,
    ],
    [
      "DL-26B and blood kit record.pdf",
      `DL-26B (3-20)   Commonwealth of Pennsylvania   CHEMICAL TESTING WARNINGS AND REPORT OF REFUSAL TO SUBMIT TO A BLOOD TEST
MOTORIST: Kessenich, Dale R.      DATE: 10/18/25     COUNTY: Tioughnega
It is my duty as a police officer to inform you of the following:
1. You are under arrest for driving under the influence of alcohol or a controlled substance in violation of Section 3802 of the Vehicle Code.
2. I am requesting that you submit to a chemical test of blood.
3. If you refuse to submit to the blood test, your operating privilege will be suspended for at least 12 months...
4. You have no right to speak with an attorney or anyone else before deciding whether to submit to testing...
Signature of officer: J. Wisnieski    Date 10/18/25   Time  1:21 AM
Signature of motorist acknowledging receipt:  D Kessenich  (above line)      [ ] refused to sign
REPORT OF REFUSAL: (blank)
Remarks: consented after phone`,
      `MARL GAP COMMUNITY HOSPITAL  LABORATORY      LEGAL BLOOD COLLECTION RECORD
Patient ID verified by:  officer [X]   wristband [ ]   photo ID [ ]
Collected by:  R. Oduya, phlebotomist        Witness: Ptlm
Date 10/18/25   Time of venipuncture 0116    Site: L antecubital
Skin prep: povidone [ ]   alcohol pad [X]   other
Kit lot BK-2231    Kit expiration 08/31/2025     Tubes: gray top x 2     Inverted: [ ]
Seals applied by: officer, after        Initials on seals:  JW
Time kit given to officer: 0128
Hospital policy LAB-117: legal specimens are drawn only by laboratory staff, using the kit of the requesting agency. Hospital does not verify the expiration date of an agency kit. Hospital staff do not give opinions. Calls about testimony are directed to the Risk office, ext. 4408. A standby fee of $150 per hour applies to any employee under subpoena. Please do not subpoena employees at home.`,
    ],
    [
      "Lab report T25-7713.pdf",
      `SUSQUE-NORTH TOXICOLOGY, LLC           PA DOH Clinical Lab Permit on file        REPORT T25-7713
Submitting agency: Harlan Twp PD     Agency no. HT25-4471     Subject: KESSENICH, DALE
Specimen: Blood, 1 (one) gray top tube, approx 6 mL.    Received: 10/27/2025 10:20 via US Mail    Received by: dk
Condition: sealed; seal initials "JW"; label time 0135; fill less than half; small clots noted
Storage: refrigerated from receipt
Test: Ethanol, headspace GC-FID, single column        Analyzed 11/03/2025
Aliquot 1   0.149      Aliquot 2   0.138
RESULT: BAC 0.143 g%     Uncertainty not reported
Comments: Specimen type is reported as received. Remaining volume insufficient for retest by second method. Specimens are discarded 12 months from report unless we are told otherwise.
Analyst: M. Pruss        Certifying scientist: G. Lindqvist, PhD        11/05/2025
This report may be reproduced only in full. The laboratory takes part in proficiency programs of recognised providers. A litigation package is available at $395. Testimony at current fee schedule. Questions of interpretation are outside of the scope of this report. Turnaround objectives are 10 business days. SNT Form 9 rev 14.`,
    ],
    [
      "Statement Eleanor Hauck handwritten.pdf",
      `HARLAN TWP POLICE    VOLUNTARY STATEMENT        Date 10-19-25    Time 4:30 pm    taken at: her kitchen
Name  Eleanor Hauck   age 72    Address 884 Creek Rd
I was in bed with the window up a little like I always do. I heard the tires and the bang. I looked at the clock radio it said 10:51. The news was not on yet. I did not call because I thought it was the Reese boys again with their tires.
I got up and looked out the bath room window. It is a ways down to the road, I would say two hundred feet and there is not a street light. The truck lights were on and then they went off. I seen one fella get out of the drivers side, he was a big tall one, he went around to the back. Another one got out other side I think, or he was standing there already. They were hollering. One said "you are a (cuss word) idiot Wade".
I went back to bed about 11. I seen police lights later and got up again.
The policeman who came today told me the man was by him self. I said no there was two. He said well it was dark. I do have cataracts and am having the one done in January.
I signed this. E. Hauck
(officer use) Read by JW. Statement taken in: 1 page.`,
    ],
    [
      "Duffers check and note from Crystal.pdf",
      `DUFFER'S TAP & GRILL     RT 44 MARL GAP          Check 1187   Tbl 9   Guests 2    Server: Kaylee
Opened 10/17/2025 6:58 PM
 6  YUENGLING DFT             24.00
 7  COORS LT BTL              24.50
 2  JACK SHOT                 13.00
 1  WINGS 20                  24.00
 1  PEROGIES                   9.00
SUBTOTAL 94.50   TAX 5.67    TOTAL 100.17    TIP ______
PAID VISA xx8813  KESSENICH/D      Closed 10:29 PM
Thank you! Trivia every Tuesday. Ask about our Steeler bus.
- - - - - - - - - - - - - - -
(note on lined paper, given to our office 12/2/25)
To Dales lawyer. I am Dale's sister Crystal and I am married to Wade Tormey. Wade came home that night after midnight walking, his boots was soaked. His camo coat had mud up the side. He said dont ask. He gave me Dales truck keys the next day and told me say I found them in our car. I am scared to get in the middle. Wade is on parole out of Centre and he cant drink or drive. He is 6'3" and Dale is short so you can figure who had the seat back. I still have the keys. When the cop called me to come get Dale at 2:30 I told him this was Wades doing and he said "tell it to the judge". I drive a school bus so I cant have trouble. Please call on my cell not the house.
Crystal`,
    ],
  ]),
  key: {
    offence: "dui",
    issues: ["field-sobriety", "miranda", "recording-gap", "custody-chain", "witness-reliability"],
    gaps: [
      /911|emergency call|call recording|event audio|call(er)?.{0,20}audio/i,
      /\bjen\b|passer.?by|caller/i,
      /photo(s|graph\w*)?\b|dept\.? camera/i,
      /pbt|preliminary breath|portable breath/i,
      /wade/i,
      /(second|other|2nd|missing|two).{0,25}tube|chain of custody|evidence (refrigerator|log|record)|property (record|log)|blood (kit|sample).{0,40}(custody|log|storage|refrigerat)/i,
      /litigation package|chromatogra\w*|calibrat\w*|quality control|lab(oratory)? (data|file|bench|notes)|raw data|batch/i,
      /\borr\b|sergeant/i,
    ],
    contradictions: [
      { one: [1, /seated behind the wheel attempting/], other: [3, /standing at the tailgate, facing the road/] },
      { one: [1, /red seat belt mark on his LEFT shoulder/], other: [4, /linear abrasion R side base of neck/] },
      { one: [1, /level, paved macadam surface/], other: [3, /It's all gravel here/] },
      { one: [1, /slurred to the point I had trouble/], other: [4, /Speech clear and appropriate/] },
      { one: [1, /time of the crash at approx\. 2325/], other: [7, /clock radio it said 10:51/] },
      { one: [1, /Blood was drawn at 0112 hrs by the nurse/], other: [5, /Collected by:\s+R\. Oduya, phlebotomist/] },
      { one: [5, /Tubes: gray top x 2/], other: [6, /1 \(one\) gray top tube/] },
    ],
    factors: [
      { sign: 1, quote: /he was a big tall one|no there was two/ },
      { sign: 1, quote: /TWO MALES STANDING BEHIND TRUCK/ },
      { sign: 1, quote: /abrasion R side base of neck/ },
      { sign: 1, quote: /gave me Dales truck keys/ },
      { sign: 1, quote: /Kit expiration 08\/31\/2025|small clots noted/ },
      { sign: 1, quote: /Speech clear and appropriate|Gait steady to amb/ },
      { sign: -1, quote: /BAC 0\.143/ },
      { sign: -1, quote: /five or six, I shouldn't have been driving|ARD completed 2018/ },
    ],
    events: [
      "2025-10-17 22:51",
      "2025-10-17 23:31",
      "2025-10-17 23:41",
      "2025-10-18 00:21",
      "2025-10-18 01:16",
      "2025-10-17 22:29",
    ],
    fair: {
      issues: ["search", "voluntariness", "breath-test", "hearsay", "disclosure", "stop-basis", "counsel"],
      gaps: [
        /radio (traffic|recording|transmission)|dispatch (audio|recording)|tape/i,
        /body.?(worn|cam)|bwc/i,
        /(ht1|orr).{0,40}(camera|video|mvr|recorder)|second (camera|recorder)|(camera|video|mvr|recorder).{0,40}(ht1|orr)/i,
        /(original|actual|full|unedited).{0,20}(mvr|video|recording)|(mvr|dash|in.?car|cruiser|rear seat).{0,30}(video|recording|footage|disc)|video|footage/i,
        /(duffer|bar|tavern|restaurant).{0,40}(video|camera|cctv|server|staff|kaylee|surveillance)|duffer|kaylee|server|bartender/i,
        /keys?\b/i,
        /truck.{0,30}(inspection|search|dna|data|airbag|module|seat|event)|event data|\bedr\b|airbag|crash data|\bseat\b/i,
        /brandt|\btow(ed|ing)?\b/i,
        /dna|fingerprint|swab/i,
        /phone|cell.?(site|phone)|text messages|call (log|records)/i,
        /oduya|phlebotom\w*|nurse|hospital (record|staff)/i,
        /stahley|gunderman|(ems|ambulance) crew/i,
        /crystal|sister/i,
        /hauck|cataract|eye(sight)?|vision/i,
        /miranda|waiver|rights/i,
        /training|nhtsa|certificat\w*|sfst|field sobriety (sheet|worksheet|notes|form)|dui worksheet|aide/i,
        /parole/i,
        /knee|medical|arthroscop\w*/i,
        /mail(ing)?|shipping|postal|transport|tracking/i,
        /kit (lot|expir)|expir\w*|manufactur\w*/i,
        /pruss|lindqvist|analyst|proficiency|accredit\w*|permit/i,
        /moyer|secretary/i,
        /\bard\b|prior (dui|record|disposition)|driving (record|history)/i,
        /field notes|officer'?s? notes|handwritten notes|notes/i,
        /disciplin\w*|personnel|internal affairs|brady|giglio/i,
        /warrant/i,
        /polic(y|ies)|general order/i,
        /complaint|affidavit|booking|arraign\w*|preliminary hearing/i,
        /weather|scene (diagram|plan|measure\w*)|measurement|skid|\btires?\b|reconstruct\w*|crash report|diagram/i,
        /railroad|canvass|reese|neighbo/i,
        /mdt|gps|avl|status keys/i,
        /insurance|registration/i,
        /expert|toxicolog\w*|retrograde|extrapolat\w*|independent (test|analysis)|retest/i,
        /visa|credit card|bank/i,
        /criminal (history|record)/i,
        /coat|jacket|clothing|boots/i,
      ],
      contradictions: [
        { one: [1, /seated behind the wheel attempting/], other: [2, /TWO MALES STANDING BEHIND TRUCK/] },
        { one: [1, /seated behind the wheel attempting/], other: [2, /ONE OUT WITH VEHICLE/] },
        { one: [1, /seated behind the wheel attempting/], other: [3, /It's mine but I wasn't driving/] },
        { one: [1, /seated behind the wheel attempting/], other: [2, /ADV KEYS NOT IN IGN/] },
        { one: [1, /seated behind the wheel attempting/], other: [2, /NO KEYS LOCATED ON DEF/] },
        { one: [1, /seated behind the wheel attempting/], other: [8, /gave me Dales truck keys/] },
        { one: [1, /seated behind the wheel attempting/], other: [4, /standing with PD/] },
        {
          one: [1, /asked the defendant to exit the vehicle/],
          other: [3, /standing at the tailgate, facing the road/],
        },
        { one: [1, /He was alone and there were no other/], other: [2, /TWO MALES STANDING BEHIND TRUCK/] },
        { one: [1, /He was alone and there were no other/], other: [7, /I said no there was two/] },
        { one: [1, /He was alone and there were no other/], other: [4, /pass a male walking SB/] },
        { one: [1, /He was alone and there were no other/], other: [3, /Wade had it\./] },
        { one: [1, /No Wade on scene/], other: [2, /TWO MALES STANDING BEHIND TRUCK/] },
        { one: [1, /No Wade on scene/], other: [7, /idiot Wade/] },
        { one: [1, /No Wade on scene/], other: [4, /pass a male walking SB/] },
        { one: [1, /No Wade on scene/], other: [8, /came home that night after midnight walking/] },
        { one: [7, /man was by him self/], other: [2, /TWO MALES STANDING BEHIND TRUCK/] },
        { one: [7, /man was by him self/], other: [7, /I said no there was two/] },
        { one: [1, /I arrived at 2336 hrs/], other: [2, /23:41:52\s+ARR\s+HT7/] },
        { one: [1, /I arrived at 2336 hrs/], other: [3, /23:41:38 \(pulling up\)/] },
        { one: [1, /I arrived at 2336 hrs/], other: [2, /23:33:15/] },
        { one: [1, /with the headlights on/], other: [2, /LIGHTS OFF ON VEH/] },
        { one: [1, /with the headlights on/], other: [3, /No lights on the truck/] },
        { one: [1, /with the headlights on/], other: [7, /then they went off/] },
        { one: [1, /"five or six, I shouldn't have been driving/], other: [3, /That's why he did/] },
        { one: [1, /"five or six, I shouldn't have been driving/], other: [3, /It's mine but I wasn't driving/] },
        { one: [1, /"five or six, I shouldn't have been driving/], other: [3, /That's why I shouldn't have been/] },
        { one: [1, /slurred to the point I had trouble/], other: [3, /I'm alright\. Hit the bank/] },
        { one: [1, /He staggered and used the truck bed/], other: [4, /Gait steady to amb/] },
        { one: [1, /He staggered and used the truck bed/], other: [4, /Ambulated over uneven stone/] },
        { one: [1, /level, paved macadam surface/], other: [3, /Watch the stones/] },
        { one: [1, /level, paved macadam surface/], other: [4, /Ambulated over uneven stone/] },
        {
          one: [1, /perform Standardized Field Sobriety Tests on the roadway/],
          other: [3, /Come on up here on the berm/],
        },
        { one: [1, /HGN showed 6 of 6/], other: [4, /Horizontal eye movement smooth/] },
        { one: [1, /did not have any injuries or conditions/], other: [3, /I had this knee done/] },
        { one: [1, /did not have any injuries or conditions/], other: [4, /L knee arthroscopy/] },
        { one: [1, /did not have any injuries or conditions/], other: [4, /slight limp L/] },
        { one: [1, /did not have any injuries or conditions/], other: [4, /My shoulder's sore/] },
        { one: [1, /he had no complaint of injury/], other: [4, /My shoulder's sore/] },
        { one: [1, /he had no complaint of injury/], other: [4, /linear abrasion R side base of neck/] },
        { one: [1, /red seat belt mark on his LEFT shoulder/], other: [4, /No L sided findings/] },
        { one: [1, /red seat belt mark on his LEFT shoulder/], other: [3, /Belt got me/] },
        { one: [1, /time of the crash at approx\. 2325/], other: [4, /approx 45 min to an hr prior/] },
        { one: [1, /which is within two hours of operation/], other: [7, /clock radio it said 10:51/] },
        { one: [1, /Blood was drawn at 0112 hrs/], other: [7, /clock radio it said 10:51/] },
        { one: [5, /Time of venipuncture 0116/], other: [7, /clock radio it said 10:51/] },
        { one: [1, /which is within two hours of operation/], other: [4, /approx 45 min to an hr prior/] },
        { one: [1, /Blood was drawn at 0112 hrs/], other: [5, /Time of venipuncture 0116/] },
        { one: [1, /Blood was drawn at 0112 hrs/], other: [6, /label time 0135/] },
        { one: [5, /Time of venipuncture 0116/], other: [6, /label time 0135/] },
        { one: [5, /Time of venipuncture 0116/], other: [5, /Time\s+1:21 AM/] },
        { one: [1, /Blood was drawn at 0112 hrs/], other: [5, /Time\s+1:21 AM/] },
        { one: [1, /I read the DL-26B form verbatim/], other: [5, /Time\s+1:21 AM/] },
        { one: [1, /The defendant agreed to the blood test/], other: [5, /Time\s+1:21 AM/] },
        { one: [1, /The defendant agreed to the blood test/], other: [5, /consented after phone/] },
        { one: [5, /Time kit given to officer: 0128/], other: [6, /label time 0135/] },
        { one: [6, /Aliquot 1\s+0\.149/], other: [6, /Aliquot 2\s+0\.138/] },
        { one: [1, /PBT was positive for the presence/], other: [3, /Point one one something/] },
        { one: [3, /Point one one something/], other: [6, /BAC 0\.143/] },
        { one: [1, /full back position/], other: [4, /Ht 5-7/] },
        { one: [1, /full back position/], other: [8, /Dale is short/] },
        { one: [4, /Ht 5-7/], other: [7, /he was a big tall one/] },
        { one: [3, /hands in his pockets/], other: [2, /IN CAMO JACKET ON A PHONE/] },
        { one: [3, /in a tan work coat/], other: [2, /IN CAMO JACKET ON A PHONE/] },
        { one: [7, /he was a big tall one/], other: [1, /seated behind the wheel attempting/] },
        { one: [8, /Guests 2/], other: [1, /He was alone and there were no other/] },
        { one: [8, /I found them in our car/], other: [8, /Wade came home that night after midnight walking/] },
        { one: [1, /time of the crash at approx\. 2325/], other: [8, /Closed 10:29 PM/] },
        { one: [1, /Sgt\. Orr directed traffic/], other: [3, /take a swing up the tracks/] },
        { one: [1, /Sgt\. Orr directed traffic/], other: [2, /HT1 NEG/] },
        { one: [2, /23:49:30\s+ARR\s+26-2/], other: [4, /Scene 23:50/] },
        { one: [1, /I maintained custody of the kit/], other: [6, /via US Mail/] },
        { one: [3, /out of frame to the left from 23:46/], other: [4, /VS\s+23:55/] },
        { one: [1, /perform Standardized Field Sobriety Tests on the roadway/], other: [4, /VS\s+23:55/] },
        { one: [1, /perform Standardized Field Sobriety Tests on the roadway/], other: [4, /Pt contact 23:52/] },
        { one: [1, /red seat belt mark on his LEFT shoulder/], other: [3, /What's that on your neck/] },
        { one: [1, /He was alone and there were no other/], other: [3, /He took off up through there/] },
        { one: [1, /seated behind the wheel attempting/], other: [7, /I said no there was two/] },
        { one: [7, /two hundred feet and there is not a street light/], other: [7, /he was a big tall one/] },
        { one: [7, /I do have cataracts/], other: [7, /he was a big tall one/] },
        { one: [3, /MALE: Me\? Five or six/], other: [8, /7\s+COORS LT BTL/] },
        { one: [4, /Speech clear and appropriate/], other: [6, /BAC 0\.143/] },
        { one: [4, /Gait steady to amb/], other: [6, /BAC 0\.143/] },
        { one: [1, /leg stand he put his foot down 4 times/], other: [4, /Gait steady to amb/] },
        { one: [1, /Walk and turn the defendant exhibited 6 of 8/], other: [4, /Gait steady to amb/] },
        { one: [1, /Walk and turn the defendant exhibited 6 of 8/], other: [4, /Ambulated over uneven stone/] },
        { one: [3, /There is a line, pretend it/], other: [1, /level, paved macadam surface/] },
      ],
    },
  },
};
