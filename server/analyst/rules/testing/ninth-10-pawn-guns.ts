import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const PAWN_GUNS_CASE: CaseFile = {
  name: "gun and pawn shop burglary, paid informant, search warrant, co-defendant, Kentucky",
  documents: makeDocuments([
    [
      "KYIBRS 06-25-0188.pdf",
      `COMMONWEALTH OF KENTUCKY    UNIFORM INCIDENT REPORT (KYIBRS)         CORBETT CO SHERIFF    INC 06-25-0188
INCIDENT DATE 06/02/2025   TIME FROM 0200  TO 0330       REPORT TAKEN 0345
OFFENSE 1  KRS 511.040 BURGLARY 3RD      OFFENSE 2  KRS 514.110 RSP (FIREARM)  ADDED 6/9
LOC  RIDGE RUNNER PAWN & GUN, 2260 OLD STATE RD 9, BEECHY FORK KY       OWNER  GULLETT, HAROLD DEAN
METHOD OF ENTRY  FORCED  [X]    POINT: ROOF HVAC OPENING     TOOL: UNK
PROPERTY: 19 HANDGUNS, 3 LONG GUNS, SEE LIST.  TOTAL EST VALUE $11,400.   CASH NONE
DEPUTY: B. COMBS-RAINEY  UNIT 508
NARRATIVE: DISPATCHED TO BURGLAR ALARM AT 0331 HRS, ARRIVED 0338. BUSINESS WAS SECURE IN FRONT. REAR DOOR CLOSED AND LOCKED. OWNER ARRIVED 0405 WITH KEYS. INSIDE GLASS CASES WERE BROKE AND DUST AND INSULATION WAS ON THE FLOOR UNDER A HOLE IN CEILING. OWNER PLAYED THE CAMERA ON HIS PHONE FOR ME AND I SAW ONE (1) SUBJECT, TALL AND SKINNY, DARK CLOTHES, GRAY WORK GLOVES, LADDER. SUBJECT WALKS OFF TOWARD A LIGHT COLORED VAN PARKED AT THE CHURCH. NO FACE.
OWNER STATED HE HAD A IDEA WHO DID IT AS JEREMIAH STIDHAM HAD PAWNED A CHAINSAW AND LOST IT AND WAS MAD.
THERE WAS BLOOD ON THE BROKE GLASS OF CASE 2. SWABBED, PLACED IN ENVELOPE, LEFT IN UNIT FOR DET. TWO SHOE PRINTS IN THE INSULATION, PHOTOED WITH PHONE, APPEARED ABOUT A 9. PRY MARKS: NONE FOUND.
CANVASS: CHURCH PARSONAGE NO ANSWER. ATF NOTIFIED BY OWNER. CASE TO DET. SPURLOCK, FIVE RIVERS TASK FORCE.
WEATHER: HEAVY FOG. CAR 508 BODY CAMERA DOCKED. DEP RELIEVED 0600.`,
    ],
    [
      "Gullett statement and alarm history.pdf",
      `CORBETT COUNTY SHERIFF   STATEMENT   Harold D. Gullett   6-4-25   10:20 am   at store  (Spurlock)
I own Ridge Runner. I closed Sunday 6/1 at 5 pm. I set the alarm myself. My son in law Brett Asher works the counter some, and he knows the code.
The alarm company called me at 2:20 in the morning and I went back to sleep cause it does that in fog. They called again and I come down. The back door was standing open and the lock was punched. I did not see no hole till the deputy showed me.
I counted and it was 31 guns gone, all from the cases, and about $2,800 in the cash box. It come to over $24,000. I am doing the ATF form. Insurance man is coming Friday.
On my camera it is two men. One is big heavy set like, he holds the ladder. I could not tell you who they was. I got nothing against the Stidham boy, he was always paid up on his pawns.
Camera box: Det. has took it, or Brett has it.
---------------------------------------------------------
TRI-COUNTY SECURITY MONITORING      HISTORY   ACCT 30117      RIDGE RUNNER
06/01/2025 17:08:12  ARM AWAY   USER 1
06/02/2025 01:52:40  DISARM     USER 3 (ASHER B)
06/02/2025 02:14:05  AC POWER LOSS
06/02/2025 02:14:50  ZONE 4 REAR DOOR OPEN      no signal to PD, system disarmed
06/02/2025 02:19:33  CALL SUB / NO ACTION PER SUB
06/02/2025 03:29:10  ZONE 2 MOTION   (auto re-arm 03:15)
06/02/2025 03:30:41  PD NOTIFIED      03:33 CALL SUB
ZONES: 1 FRONT DOOR, 2 SHOWROOM MOTION, 3 OFFICE, 4 REAR DOOR. NO ROOF SENSOR. BATTERY LOW FROM 05/11. ANNUAL TEST PAST DUE.`,
    ],
    [
      "Affidavit for search warrant.pdf",
      `AOC-335        COMMONWEALTH OF KENTUCKY    CORBETT DISTRICT COURT         AFFIDAVIT FOR SEARCH WARRANT
Affiant, D. Spurlock, a peace officer of the Five Rivers Task Force for 6 years, being first duly sworn, states he has and there is reasonable grounds to believe that there is now on the premises known as:
   118 Sawmill Branch Rd, a one story WHITE frame house with green roof and a DETACHED GARAGE, second on the left past the bridge, occupied by Jeremiah "Jem" STIDHAM
the following: firearms as listed in attachment A (not attached), burglary tools, proceeds, cell phones, marijuana.
On the 9th day of June 2025, at 11:00 a.m. affiant received information from: a Confidential Informant (CI-41).
CI-41 has personally been inside of the above garage on Saturday June 7, within the past 48 hours, and observed approximately 12 to 15 handguns on a workbench with Ridge Runner tags on them. Stidham told the CI he "went through the roof like Santa Claus."
CI-41 is known to affiant to be reliable, having given information in 6 prior cases leading to convictions, and has never given false information. CI-41 is not being paid and has no pending charges, and comes forward as a concerned citizen.
Acting on the information received, affiant conducted the following independent investigation: Affiant drove past and saw a light colored van at the premises. Affiant confirmed with KU electric that the service is in the name of Stidham. Phone records place Stidham's phone at the pawn shop at the time of the burglary. The owner identified Stidham as the man on the video.
Sworn this 9 June 2025, 4:20 pm, before Trial Commissioner L. Faulkner.      Affiant: D Spurlock`,
    ],
    [
      "Warrant return and inventory.pdf",
      `SEARCH WARRANT RETURN / OFFICER'S EXECUTION LOG         FIVE RIVERS TASK FORCE           CASE FR-25-077
Date 6-9-25        Team: Spurlock, Tackett, Dep. Combs-Rainey, K. Maggard (evid), Const. Ison (volunteer)
Staged 1530 Beechy Fork VFD.     Entry 1552.   Secure 1554.   Clear 1830
Announced:  [X] "Sheriff's office search warrant"  wait: 3 sec.  Door rammed.  Distraction device: N
Premises as found: 181 Sawmill Branch Rd, single wide trailer, BROWN, with wood lean-to shed. No garage.
Persons: Stidham, Jeremiah (asleep, bedroom, boxers);  Stidham, Opal (grandmother, lessee)
INVENTORY
 1  Taurus G3 9mm ser. ABL 771204          lean-to, under tarp, in blue tote     TACKETT
 2  Ruger LCP .380 ser. 372-01188          same tote                              TACKETT
 3  Hi-Point C9 ser. P10-44417             grandmother's dresser                  COMBS-R
 4  Gloves, leather, tan, work             washer                                 MAGGARD
 5  Moto phone, black, pin 2580 given by Stidham    bed                           SPURLOCK
 6  Boots, Red Wing, size 12               porch                                  MAGGARD
 7  Pawn ticket, Ridge Runner 4/2/25 chainsaw      kitchen                        MAGGARD
 8  Marijuana 3 g                          bedroom                                TACKETT
Photos: 4 (camera card full).   Copy of warrant left: NO - "at office".   Neighbor's lot shares lean-to (Lester Caudill, 183).
Statement: Stidham asked in yard 1558 "whose guns" stated "them two is Dewey's, he asked to leave a tote here." Not Mirandized at that time. Written rights form 1917 at TF office, "I don't want to talk no more."
Task force body cams: none issued.   Dep. Combs-Rainey BWC: on charger.`,
    ],
    [
      "CI-41 file redacted.pdf",
      `FIVE RIVERS TASK FORCE        COOPERATING INDIVIDUAL FILE        CI-41        (produced in part by order 11/18/25, name redacted)
Activated 03/14/2022.  Deactivated 08/30/2023 by Lt. R. Napier: "gave untrue info re Hensley buy, kept $60 of buy money."  Reactivated 06/09/2025 D.S.  Supervisor approval: (blank)
Reliability: buys made 4.  Resulting convictions 1.   Search warrants 0.
Criminal history:  theft by deception 2017; poss CS 1st 2019; giving officer false ID 2021; tampering w/ physical evidence 2022.
Pending at reactivation:  trafficking CS 1st (meth), Corbett Circ., arr. 06/05/2025; PFO 2.  Bond $25,000 cash -> 06/09/2025 OR release, request of task force.
PAYMENT LEDGER
DATE       AMT       FUND   PURPOSE                       OFC     WIT
06/10/25   $400      C-2    info, Stidham SW              DS      -
06/24/25   $150      C-2    expenses                      DS      -
08/01/25   $250      C-2    info                          DS      (illegible)
AGREEMENT (unsigned by CI): "1. I will not commit crimes. 2. I understand if I do good the detective will speak with the Commonwealth's Attorney. 3. I will not use drugs." Drug screen 06/09/25: POS meth, fent.
Relationship to target: "used to go with his sister, fell out over child support."  
Debrief notes 06/09: "heard from Dewey F. that Jem has guns. 6 or 8. Has not been over there since Easter."
Forms are kept in a locked cabinet. Annual review is the responsibility of the unit commander. Policy 4.12 requires two officers at each payment. Copies shall not be placed in the case file.`,
    ],
    [
      "Device data summary.pdf",
      `FIVE RIVERS TASK FORCE     INVESTIGATIVE NOTES    FR-25-077      Analyst: M. Yoakum          Printed 7/22/25
A. GEOFENCE  (Circuit order 6/18/25, radius 150 m, 6/2/25 0100-0400 EDT)   Provider step 1 response 6/30/25
 Device   first seen   last seen   conf. radius   
 d-1      01:49        02:41       22 m
 d-2      01:50        02:40       31 m
 d-3      02:12        02:13       340 m   pass thru on SR 9
 d-4      00:58        04:00       15 m    parsonage
 Step 2 / 3 (subscriber) NOT REQUESTED per DS, "have our guy".
B. STIDHAM Moto phone, tower records, rec'd 6/27/25 (obtained after search):
 6/1 22:51  Tower 88 sector 2 Pinnacle (Mt. Harlow Hospital area)
 6/2 01:31  Tower 88 s2     6/2 02:20 Tower 88 s2 (data)      6/2 03:46 Tower 88 s2
 6/2 07:15  Tower 41 s1 Beechy Fork
 Distance Tower 88 to store: 26.5 mi.
C. FRALEY Dewey, number in tip: not ordered.
D. Moto extraction: partial, logical. 1 incoming SMS 6/3 19:20 from "Dewey F": "can i leave a tote in ur lean to til i get my place". Reply "ya not long". No photos of guns.
E. Mt. Harlow Hospital, environmental services: called 7/21, HR says J Stidham is on nights and "would of been scheduled" 6/1 2300 to 6/2 0700. Time punches need subpoena. Not pursued.
F. Serial check: Items 1, 2 are on Gullett's ATF 3310.11 list. Item 3 is not, purchased by O. Stidham 2016.
Notes are investigative and have not been peer reviewed.`,
    ],
    [
      "Fraley proffer transcript.docx",
      `TRANSCRIPT       DEWEY FRALEY       09/11/2025     1330 hrs   Commonwealth's Attorney Office, Beechy Fork
PRESENT: Det. Spurlock, ACA (prosecutor), D. Fraley, counsel for Fraley (arrived 1352)
SPURLOCK: You know what we need. We need Jem in that store.
FRALEY: And I get the five years probated.
ACA: If you're truthful.
FRALEY: Ok. So me and Jem done it. It was about four in the morning. Jem picked me up in his blue Ranger. He used a crowbar on the back door and we went in. Took maybe five minutes.
SPURLOCK: What about the roof?
FRALEY: Oh. Yeah he went in by the roof first and let me in the back.
SPURLOCK: Who held the ladder?
FRALEY: There wasn't no, I mean Jem brought the ladder. In the van.
SPURLOCK: You said Ranger.
FRALEY: The van. Brett's van. We switched.
SPURLOCK: Brett Asher?
FRALEY: I don't want to say about Brett. I seen him one time. He don't have nothing to do with it.
SPURLOCK: How many guns?
FRALEY: Like ten. Jem kept them all. I never had none of them at my place and I never left nothing at his.
SPURLOCK: Anybody get cut?
FRALEY: I did. I mean Jem did. On his hand. It bled pretty good.
SPURLOCK: Was he wearing gloves?
FRALEY: No. That's how he cut it.
SPURLOCK: You all high?
FRALEY: I'd been up four days, yeah.
(1349 to 1352 off record)
COUNSEL: Are we on? My client wants it on the record that's his understanding of the five years.`,
    ],
    [
      "Jail and tow records.pdf",
      `CORBETT COUNTY DETENTION CENTER        INMATE MOVEMENT (certified, subpoena of defense, name matched by seal order to CI-41)
BOOKED     06/05/2025 21:17    TRAFF CS 1ST       ARR AGENCY: FRTF / SPURLOCK
06/06 0800  COURT VIDEO ARRAIGN      06/07 ALL DAY  POD B, MEALS 3/3, NO MOVEMENT       06/08 VISIT DENIED
06/09 0915  TO FRTF INTERVIEW (SPURLOCK)       06/09 1040 RETURN        06/09 1705 RELEASED OR
-----
STIDHAM, JEREMIAH   BOOKED 06/09/2025 20:02   HT 5-07  WT 212   BUILD HEAVY   HANDS: "no cuts or scars noted"    SHOE 12
Medical: asthma. Property: $6, hospital ID badge. Phone: PIN issued.
-----
LEMASTER TOWING & RECOVERY    IMPOUND   INV 5521      1999 FORD RANGER, BLUE, REG. J STIDHAM
IN 05/29/2025 18:40 FROM SR 9 (NO INS)     OUT 06/13/2025 10:05   FEES $465    GATE LOCKED, LOT CAM ON SITE
Hours M-F 8 to 5. Cash or money order only. Not responsible for items left in vehicles. Owner must show title and proof of insurance. Dolly fee $40, winch fee $75, after hours gate fee $50. Storage begins at midnight on the day of tow and is $25 each day or part. We do not make change. Beware of dog.`,
      `OFFICE OF THE COMMONWEALTH'S ATTORNEY        61ST CIRCUIT            January 12, 2026
Commonwealth v. Jeremiah Stidham, 25-CR-00094          SECOND RESPONSE TO RCr 7.24 / 7.26 ORDER
1. Store video: Det. Spurlock advises that the DVR was returned to the owner in June. Mr. Gullett advises it was replaced and discarded. The clip on his phone is not available.
2. Blood swab from case 2: has been located in Unit 508's trunk on 12/30/2025. It will be submitted to the KSP Central Lab.
3. The shoe print photographs are being sought from the Deputy's former phone.
4. The Commonwealth invokes KRE 508 as to further identity of CI-41. We are aware that there may be a question as to dates in the affidavit, which the detective attributes to a typing error.
5. Fraley: plea agreement to facilitation, entered 10/20/2025, sentencing deferred until after testimony.
6. Brett Asher: not interviewed, believed to be in Tennessee. He is the son in law of the complainant. A 2014 white Chevrolet Express is registered to him.
7. Det. Spurlock: reprimand 4/2024, "evidence fund accounting"; the document is in the possession of his agency.
The Commonwealth requests a date beyond the current June term. Defendant remains on home incarceration since July 3, 2025.
Offer: 5 years, RSP over $1,000.`,
    ],
  ]),
  key: {
    offence: "burglary",
    issues: [
      "search",
      "witness-reliability",
      "alibi",
      "disclosure",
      "miranda",
      "custody-chain",
      "identification",
      "recording-gap",
    ],
    gaps: [
      /\bdvr\b|store (video|camera|footage)|surveillance|video|camera box|footage|phone clip/i,
      /blood|\bswab\b|\bdna\b/i,
      /shoe.?(print|photo|impression)|footwear|boot (print|tread)/i,
      /time (punch|card|record|clock)|hospital|punches|employment record/i,
      /subscriber|geofence|step (2|two)|\bd-1\b|device (identit|owner)/i,
      /asher|son.?in.?law/i,
      /reprimand|disciplin\w*|personnel|internal affairs|evidence fund/i,
      /attachment a|typing error|draft|warrant (itself|face|document)|copy of the (search )?warrant|the warrant\b|search warrant/i,
    ],
    contradictions: [
      { one: [3, /inside of the above garage on Saturday June 7/], other: [8, /06\/07 ALL DAY/] },
      { one: [3, /has never given false information/], other: [5, /gave untrue info re Hensley/] },
      { one: [3, /not being paid and has no pending charges/], other: [5, /trafficking CS 1st \(meth\)/] },
      { one: [3, /Sworn this 9 June 2025, 4:20 pm/], other: [4, /Entry 1552/] },
      { one: [3, /118 Sawmill Branch Rd, a one story WHITE/], other: [4, /181 Sawmill Branch Rd, single wide/] },
      { one: [3, /Phone records place Stidham's phone/], other: [6, /02:20 Tower 88 s2/] },
      { one: [7, /Jem picked me up in his blue Ranger/], other: [8, /IN 05\/29\/2025 18:40/] },
    ],
    factors: [
      { sign: 1, quote: /06\/07 ALL DAY|06\/07 +ALL DAY/ },
      { sign: 1, quote: /02:20 Tower 88|on nights and "would of been scheduled"/ },
      { sign: 1, quote: /gave untrue info re Hensley/ },
      { sign: 1, quote: /no cuts or scars noted/ },
      { sign: 1, quote: /can i leave a tote in ur lean to/ },
      { sign: 1, quote: /DISARM +USER 3|replaced and discarded/ },
      { sign: -1, quote: /So me and Jem done it/ },
      { sign: -1, quote: /Items 1, 2 are on Gullett's|lean-to, under tarp/ },
    ],
    events: [
      "2025-06-02 02:14",
      "2025-06-02 03:38",
      "2025-06-09 15:52",
      "2025-06-09 16:20",
      "2025-06-05 21:17",
      "2025-06-09 17:05",
    ],
    fair: {
      issues: ["hearsay", "intent", "counsel", "speedy-trial", "voluntariness", "stop-basis"],
      gaps: [
        /\btip\b|tipster/i,
        /body.?(worn|cam)|bwc/i,
        /911|\bcad\b|dispatch|radio/i,
        /alarm (code|log|audio|company)|monitoring|tri-?county/i,
        /parsonage|church/i,
        /\batf\b|3310|serial|inventory list|acquisition|bound book|gun list/i,
        /insurance/i,
        /fraley.*(phone|plea|agreement|record|history|clothing|residence)|dewey|fraley|plea (agreement|paper)/i,
        /off.?record|recording|audio/i,
        /opal|grandmother/i,
        /caudill|183\b|lean-?to/i,
        /lester|neighbou?r/i,
        /napier|hensley|deactivat/i,
        /ci-?41|informant|informer|concerned citizen|\bci\b/i,
        /buy money|payment (record|receipt|voucher)/i,
        /conviction records?|six (prior )?cases|6 prior/i,
        /spurlock'?s? (notes|phone|messages|report)|field notes|rough notes|handwritten notes/i,
        /faulkner|trial commissioner|court clerk/i,
        /ku electric|utility|electric/i,
        /fingerprint|latent|glass|tool ?mark/i,
        /gloves/i,
        /chain of custody|evidence (log|room|receipt)|property (receipt|room|log)|\bmaggard\b/i,
        /tackett|ison|combs-rainey|maggard/i,
        /rights form|miranda (form|card)|waiver/i,
        /photo(graph)?s?\b/i,
        /tower|cell.?site|carrier|phone records|call detail/i,
        /extraction|moto|phone (download|data)|text messages?/i,
        /van\b|chevrolet|registration|plate reader|alpr/i,
        /lemaster|tow lot|lot cam|impound/i,
        /jail (call|phone|visit|video)|bond|or release|release (order|motion)/i,
        /drug screen|toxicolog/i,
        /polic(y|ies)|4\.12|training/i,
        /pawn (record|ticket|history)|chainsaw/i,
        /cash box|receipts|bank|loss|restitution/i,
        /crowbar|ladder|roof|hvac/i,
        /hospital (camera|badge)|badge|co-?worker|supervisor/i,
        /lab (report|submission|test)|ksp/i,
        /gullett'?s? (phone|record|history)|criminal (history|record)/i,
        /gps|\bavl\b|tracker/i,
        /weather|fog/i,
        /sister|child support/i,
        /other (guns|firearms)|remaining guns|missing (guns|firearms)|firearms/i,
        /ownership|trace/i,
        /expert/i,
        /marijuana/i,
      ],
      contradictions: [
        { one: [2, /03:29:10/], other: [6, /d-1 +01:49/] },
        { one: [7, /I seen him one time/], other: [7, /The van\. Brett's van/] },
        { one: [8, /attributes to a typing error/], other: [5, /heard from Dewey F\./] },
        { one: [8, /attributes to a typing error/], other: [8, /BOOKED {5}06\/05\/2025 21:17/] },
        { one: [7, /I seen him one time/], other: [2, /DISARM {5}USER 3/] },
        { one: [7, /Jem kept them all/], other: [4, /Taurus G3 9mm/] },
        { one: [3, /approximately 12 to 15 handguns/], other: [7, /FRALEY: Like ten/] },
        { one: [3, /approximately 12 to 15 handguns/], other: [2, /it was 31 guns gone/] },
        { one: [5, /6 or 8\. Has not/], other: [2, /it was 31 guns gone/] },
        { one: [7, /It bled pretty good/], other: [1, /GRAY WORK GLOVES/] },
        { one: [1, /SUBJECT WALKS OFF TOWARD/], other: [7, /Jem picked me up in his blue Ranger/] },
        { one: [3, /occupied by Jeremiah/], other: [4, /181 Sawmill Branch Rd, single wide/] },
        { one: [3, /known to affiant to be reliable/], other: [5, /Drug screen 06\/09\/25: POS/] },
        { one: [7, /went in by the roof first/], other: [2, /back door was standing open/] },
        { one: [7, /FRALEY: And I get the five years/], other: [8, /plea agreement to facilitation/] },
        { one: [3, /went through the roof like Santa/], other: [2, /the lock was punched/] },
        { one: [3, /affiant conducted the following independent/], other: [4, /181 Sawmill Branch Rd, single wide/] },
        { one: [3, /inside of the above garage on Saturday June 7/], other: [8, /BOOKED {5}06\/05\/2025 21:17/] },
        { one: [3, /inside of the above garage on Saturday June 7/], other: [5, /not been over there since Easter/] },
        { one: [3, /inside of the above garage on Saturday June 7/], other: [4, /No garage\./] },
        { one: [3, /inside of the above garage on Saturday June 7/], other: [5, /heard from Dewey F\./] },
        { one: [3, /inside of the above garage on Saturday June 7/], other: [5, /arr\. 06\/05\/2025/] },
        { one: [3, /CI-41 has personally been inside/], other: [5, /heard from Dewey F\./] },
        { one: [3, /CI-41 has personally been inside/], other: [5, /not been over there since Easter/] },
        { one: [3, /CI-41 has personally been inside/], other: [8, /06\/07 ALL DAY/] },
        { one: [3, /and a DETACHED GARAGE/], other: [4, /No garage\./] },
        { one: [3, /118 Sawmill Branch Rd, a one story WHITE/], other: [4, /No garage\./] },
        { one: [3, /approximately 12 to 15 handguns/], other: [5, /6 or 8\. Has not/] },
        { one: [3, /approximately 12 to 15 handguns/], other: [4, /Taurus G3 9mm/] },
        { one: [3, /handguns on a workbench/], other: [4, /lean-to, under tarp/] },
        { one: [3, /having given information in 6 prior cases/], other: [5, /Resulting convictions 1/] },
        { one: [3, /having given information in 6 prior cases/], other: [5, /Search warrants 0/] },
        { one: [3, /CI-41 is known to affiant to be reliable/], other: [5, /gave untrue info re Hensley/] },
        { one: [3, /CI-41 is known to affiant to be reliable/], other: [5, /giving officer false ID 2021/] },
        { one: [3, /has never given false information/], other: [5, /giving officer false ID 2021/] },
        { one: [3, /CI-41 is known to affiant to be reliable/], other: [5, /Deactivated 08\/30\/2023/] },
        { one: [3, /has never given false information/], other: [5, /Deactivated 08\/30\/2023/] },
        { one: [3, /not being paid and has no pending charges/], other: [5, /06\/10\/25 {3}\$400/] },
        { one: [3, /not being paid and has no pending charges/], other: [5, /OR release, request of task force/] },
        { one: [3, /not being paid and has no pending charges/], other: [8, /06\/09 1705 RELEASED OR/] },
        { one: [3, /not being paid and has no pending charges/], other: [8, /BOOKED {5}06\/05\/2025 21:17/] },
        { one: [3, /comes forward as a concerned citizen/], other: [5, /OR release, request of task force/] },
        { one: [3, /comes forward as a concerned citizen/], other: [5, /06\/10\/25 {3}\$400/] },
        { one: [3, /comes forward as a concerned citizen/], other: [5, /fell out over child support/] },
        { one: [3, /comes forward as a concerned citizen/], other: [8, /TO FRTF INTERVIEW/] },
        { one: [3, /at 11:00 a\.m\. affiant received/], other: [8, /TO FRTF INTERVIEW/] },
        { one: [3, /at 11:00 a\.m\. affiant received/], other: [8, /06\/09 1040 RETURN/] },
        { one: [3, /Phone records place Stidham's phone/], other: [6, /rec'd 6\/27\/25 \(obtained after search\)/] },
        { one: [3, /Phone records place Stidham's phone/], other: [6, /Distance Tower 88 to store/] },
        { one: [3, /Phone records place Stidham's phone/], other: [6, /6\/2 01:31 {2}Tower 88/] },
        { one: [3, /The owner identified Stidham/], other: [2, /could not tell you who they was/] },
        { one: [3, /The owner identified Stidham/], other: [1, /NO FACE\./] },
        { one: [3, /The owner identified Stidham/], other: [2, /I got nothing against the Stidham boy/] },
        { one: [1, /A IDEA WHO DID IT AS JEREMIAH/], other: [2, /I got nothing against the Stidham boy/] },
        { one: [1, /A IDEA WHO DID IT AS JEREMIAH/], other: [2, /could not tell you who they was/] },
        { one: [1, /LOST IT AND WAS MAD/], other: [2, /I got nothing against the Stidham boy/] },
        { one: [1, /LOST IT AND WAS MAD/], other: [2, /always paid up on his pawns/] },
        { one: [3, /saw a light colored van at the premises/], other: [8, /2014 white Chevrolet Express/] },
        { one: [1, /POINT: ROOF HVAC OPENING/], other: [2, /the lock was punched/] },
        { one: [1, /POINT: ROOF HVAC OPENING/], other: [2, /ZONE 4 REAR DOOR OPEN/] },
        { one: [1, /POINT: ROOF HVAC OPENING/], other: [7, /He used a crowbar on the back door/] },
        { one: [3, /went through the roof like Santa/], other: [7, /He used a crowbar on the back door/] },
        { one: [1, /REAR DOOR CLOSED AND LOCKED/], other: [2, /back door was standing open/] },
        { one: [1, /REAR DOOR CLOSED AND LOCKED/], other: [2, /ZONE 4 REAR DOOR OPEN/] },
        { one: [1, /REAR DOOR CLOSED AND LOCKED/], other: [7, /He used a crowbar on the back door/] },
        { one: [1, /PRY MARKS: NONE FOUND/], other: [7, /He used a crowbar on the back door/] },
        { one: [1, /PRY MARKS: NONE FOUND/], other: [2, /the lock was punched/] },
        { one: [7, /He used a crowbar on the back door/], other: [7, /by the roof first and let me in/] },
        { one: [2, /the lock was punched/], other: [7, /by the roof first and let me in/] },
        { one: [1, /PROPERTY: 19 HANDGUNS, 3 LONG GUNS/], other: [2, /it was 31 guns gone/] },
        { one: [1, /PROPERTY: 19 HANDGUNS, 3 LONG GUNS/], other: [7, /FRALEY: Like ten/] },
        { one: [2, /it was 31 guns gone/], other: [7, /FRALEY: Like ten/] },
        { one: [1, /TOTAL EST VALUE \$11,400/], other: [2, /It come to over \$24,000/] },
        { one: [1, /CASH NONE/], other: [2, /about \$2,800 in the cash box/] },
        { one: [1, /I SAW ONE \(1\) SUBJECT/], other: [2, /On my camera it is two men/] },
        { one: [1, /I SAW ONE \(1\) SUBJECT/], other: [7, /So me and Jem done it/] },
        { one: [1, /TALL AND SKINNY/], other: [8, /WT 212 {3}BUILD HEAVY/] },
        { one: [1, /TALL AND SKINNY/], other: [2, /One is big heavy set/] },
        { one: [1, /APPEARED ABOUT A 9/], other: [8, /SHOE 12/] },
        { one: [1, /APPEARED ABOUT A 9/], other: [4, /Red Wing, size 12/] },
        { one: [1, /GRAY WORK GLOVES/], other: [4, /Gloves, leather, tan/] },
        { one: [1, /GRAY WORK GLOVES/], other: [7, /FRALEY: No\. That's how he cut/] },
        { one: [4, /Gloves, leather, tan/], other: [7, /FRALEY: No\. That's how he cut/] },
        { one: [7, /I did\. I mean Jem did/], other: [8, /no cuts or scars noted/] },
        { one: [7, /It bled pretty good/], other: [8, /no cuts or scars noted/] },
        { one: [7, /It was about four in the morning/], other: [2, /02:14:50/] },
        { one: [7, /It was about four in the morning/], other: [1, /ARRIVED 0338/] },
        { one: [7, /It was about four in the morning/], other: [6, /d-1 +01:49/] },
        { one: [7, /It was about four in the morning/], other: [1, /OWNER ARRIVED 0405/] },
        { one: [7, /It was about four in the morning/], other: [1, /TIME FROM 0200/] },
        { one: [7, /Took maybe five minutes/], other: [6, /d-1 +01:49/] },
        { one: [1, /ALARM AT 0331 HRS/], other: [2, /02:14:50/] },
        { one: [2, /I set the alarm myself/], other: [2, /DISARM {5}USER 3/] },
        { one: [7, /Jem picked me up in his blue Ranger/], other: [7, /The van\. Brett's van/] },
        { one: [7, /Jem picked me up in his blue Ranger/], other: [1, /A LIGHT COLORED VAN PARKED/] },
        { one: [7, /Jem picked me up in his blue Ranger/], other: [6, /02:20 Tower 88 s2/] },
        { one: [7, /Jem picked me up in his blue Ranger/], other: [8, /1999 FORD RANGER, BLUE/] },
        { one: [7, /He don't have nothing to do with it/], other: [2, /DISARM {5}USER 3/] },
        { one: [7, /He don't have nothing to do with it/], other: [7, /The van\. Brett's van/] },
        { one: [7, /He don't have nothing to do with it/], other: [8, /2014 white Chevrolet Express/] },
        { one: [7, /I never left nothing at his/], other: [6, /can i leave a tote/] },
        { one: [7, /I never left nothing at his/], other: [4, /"them two is Dewey's/] },
        { one: [7, /Jem kept them all/], other: [6, /can i leave a tote/] },
        { one: [7, /Jem kept them all/], other: [4, /"them two is Dewey's/] },
        { one: [7, /So me and Jem done it/], other: [6, /02:20 Tower 88 s2/] },
        { one: [7, /So me and Jem done it/], other: [6, /on nights and "would of been/] },
        { one: [7, /Jem brought the ladder/], other: [2, /he holds the ladder/] },
        { one: [7, /FRALEY: There wasn't no, I mean/], other: [1, /GRAY WORK GLOVES, LADDER/] },
        { one: [8, /attributes to a typing error/], other: [8, /06\/07 ALL DAY/] },
        { one: [8, /attributes to a typing error/], other: [5, /not been over there since Easter/] },
        { one: [8, /DVR was returned to the owner/], other: [2, /Det\. has took it, or Brett has it/] },
        { one: [8, /DVR was returned to the owner/], other: [8, /replaced and discarded/] },
        { one: [4, /Staged 1530/], other: [3, /Sworn this 9 June 2025, 4:20 pm/] },
        { one: [4, /stated "them two is Dewey's/], other: [4, /Not Mirandized at that time/] },
        { one: [5, /Policy 4\.12 requires two officers/], other: [5, /06\/10\/25 {3}\$400/] },
        { one: [5, /OR release, request of task force/], other: [8, /06\/09 1705 RELEASED OR/] },
        { one: [2, /I did not see no hole/], other: [1, /UNDER A HOLE IN CEILING/] },
        { one: [2, /called me at 2:20 in the morning/], other: [1, /ALARM AT 0331 HRS/] },
      ],
    },
  },
};
