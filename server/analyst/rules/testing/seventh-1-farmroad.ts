import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const FARMROAD_CASE: CaseFile = {
  name: "hit and run, injured cyclist, pickup in a body shop, Texas",
  documents: makeDocuments([
    [
      "Crash report 24-00871.pdf",
      `PECAN BEND POLICE DEPT      TEXAS PEACE OFFICER'S CRASH REPORT (copy, 1 of 2)
[X] FATAL: N   [X] CMV: N   [X] SCHOOL BUS: N   [X] ACTIVE SCHOOL ZONE: N     Case ID 24-00871
Crash Date 02/08/2024    Crash Time (24HR) 1847    County HATCHER    City PECAN BEND   [X] In city limits
Road on which crash occurred:  FM 3992     Block 2200    Speed Limit 50   Const Zone N
Intersecting: SAGER LN     Dist 410 FT  Dir W
UNIT 1   Unit Desc 1 MOTOR VEHICLE   [X] Hit and Run     LP State UNK   LP Num UNK   Color WHI   Make UNK
   Body Style PK    Driver: UNKNOWN    (see suppl)
UNIT 2   Unit Desc 3 PEDALCYCLIST    Name FERREIRA-HOLT, NADIA C     Age 37   Sex F
   Pers Inj A SUSPECTED SERIOUS    Helmet 2 WORN, NOT DAMAGED (officer obs)   Alc Spec 96 NONE   Drug Spec 96
   Taken to ST BRIGID REG MED CTR   Taken by HATCHER CO ESD 4   Medic 41
Factors & Conditions:  Weather 1 CLEAR   Light 5 DARK, NOT LIGHTED    Entering Rds 97 N/A   Rdwy type 2 TWO WAY UNDIV
   Rdwy align 2 STRAIGHT GRADE    Surf cond 1 DRY    Traffic cntrl 11 CENTER STRIPE
Contrib Factors (Inv Opinion)  U1: 20 DRIVER INATTENTION, 40 FAILED TO STOP    U2: may have contrib 19 DISREGARD (no rear lamp?)
Damaged property other than vehicles: ROADSIDE MAILBOX, owner G. Amundsen 2204 FM 3992
Disposition of Unit 2: bicycle left w/ PBPD, then to family`,
      `Case ID 24-00871      CRASH REPORT (copy, 2 of 2)
Investigator Narrative Opinion of What Happened
UNIT 2 WAS TRAVELLING EB ON THE SHOULDER OF FM 3992. UNIT 1 WAS TRAVELLING EB. UNIT 1 STRUCK UNIT 2 FROM BEHIND AND CONT EB WITHOUT STOPPING OR RENDERING AID. UNIT 2 CAME TO REST IN THE SOUTH BAR DITCH APPX 61 FT FROM AOI. A MAILBOX POST WAS FOUND BROKEN 38 FT WEST OF UNIT 2. FIELD DIAGRAM NOT TO SCALE.
PIECES OF AMBER AND CLEAR PLASTIC AND ONE BLACK PLASTIC MIRROR CAP WERE COLLECTED FROM THE SHOULDER. A JOGGER (W/F 50S, YELLOW VEST) WAS HOLDING THE CYCLIST'S HEAD WHEN R/O ARRIVED. SHE LEFT WITH HER DOG BEFORE R/O COULD GET INFO. A DRIVER, HOLLIDAY, BRENT, STOPPED AND WROTE A STATEMENT.
Time notified 1851   How notified: DISP    Time arrived 1859   Time rdwy cleared 2032    Rpt date 02/10/2024
Invest. comp: [X] No     Investigator name  PTL. D. OSTRANDER   ID 5519   ORI TX2330400    District 3
AGENCY USE: A copy may be had by a person directly concerned at the records window, Monday to Friday 8:30 to 4:00, closed 12 to 1. Fee $6.00, certified $8.00. Cash or money order. The City does not take personal checks. Allow ten (10) business days. Reports of crashes on state roads are forwarded. Corrections must be asked for in writing from the reporting officer.`,
    ],
    [
      "Supplement Traffic Cpl Yancy.pdf",
      `PBPD    SUPPLEMENTAL NARRATIVE    24-00871 / 02     Author: Cpl. R. Yancy, Traffic
Synopsis: Felony FSRA (550.021). Arrest of STOKES, Wendell P., W/M, 52.
02-08-24. I was called from home and got to FM 3992 about 1945. Ptl. Ostrander had flagged the debris with paint. I shot the scene with the Total Station. It was dark. There is one utility light at Sager Ln and it was not burning. I looked for tire marks and did not find any I could tie to the striking vehicle. Ptl. Ostrander photographed the scene with the unit camera.
02-09-24. I put the mirror cap on the counter at Guthrie Parts. Counterman said it "looks like" GM truck 2014 to 2018. There is a number on the inside of it that I wrote down. Press release was put on the Dept page asking for info on a white GM pickup.
I rode FM 3992 both ways. Resident at 2310 (Mrs. Alvarado) has a camera on her gate. She said she would have her grandson look at it. Tractor Barn at the state highway has cameras over the lot.
02-11-24. A caller who did not want to leave his name told dispatch there was a white GMC with front damage at Delmer's Paint & Body. I went by there Monday 02-12 and Delmer Sikes walked me back to it. White 2015 GMC Sierra, RF headlamp assembly gone, right mirror cap gone, ding and scuff on RF fender. He said "Wendell brought it Friday, said he clipped a mailbox." The new headlamp was already in the box. Old housing was "in the barrel, but the barrel got picked up."`,
      `24-00871 / 02   p. 2
I seized the truck and had it towed to the PD sally port. I swabbed the RF fender in two places, and took a blue transfer off the bumper corner. Bicycle is teal. The swabs and transfer went in the Evidence fridge.
02-12-24 1740. I went with Ptl. Ostrander to the home at 118 Caddo Trace. Mr. Stokes came out on the porch. The talk was taken on my recorder. He said he hit something on his way back from a job and thought it was a mailbox or a feral hog. His wife Jeannette was in the door and said "I told you to go back." I asked her to step out and talk to me and she would not.
He told me he had not been drinking. He said he stopped "a little piece up," looked at his fender with the light on his telephone and did not see anything. I asked for the telephone and he handed it over. It is booked as Item 7. He was not under arrest at that time.
02-13-24. Judge signed a warrant. Mr. Stokes turned himself in at 0910 with his brother.
02-20-24. I ran the truck with the box in the sally port. There was a non-deployment event. Will print it out.
02-22-24. Spoke by phone w/ Ms. Ferreira-Holt in rehab. She recalls nothing after turning at the feed store. She said she always has her blinky on. I asked where it is and she said she figured the police had it. Her bike has a little computer on the handlebar that her husband took home.
Evidence: Item 1 plastic pcs (11). Item 2 mirror cap. Item 3 swabs. Item 4 transfer. Item 5 L shoe. Item 7 telephone.
I hold a certificate in Intermediate Crash. No further at this time. R. Yancy`,
    ],
    [
      "Holliday written statement.pdf",
      `VOLUNTARY STATEMENT (not under arrest)      PBPD form 12       2-8-24   7:35 pm     page 1 of 1
Name  Brent Holliday     Age 41    Works at  Hatcher Co. Co-op (feed)     Ph (on file)
I was comeing home from the Co-op going toward town, so I was facing the truck. It was just about full dark. I seen head lights on a white pickup, one of the ones with ladder rack on it, comming the other way and it kinda jerked left over the stripe then back. I didnt hear nothing because I had the radio up. I did not see no bike and no light of a bike before that. I would of figured to see one.
Then as I went by I seen something in the ditch and I turned around at Sagers. The lady was laying half in the water. A woman with a dog was allready there and was on the phone with 911. She said "he never even slowed" but then she said he slowed up by the church.
The truck had maybe a sign on the door, magnetic type, with blue letters. I could not tell you who was driving or how many. I think Ford but dont hold me to it.
I put my jacket on her. I would like the jacket back, its a Carhartt.
Signed  B Holliday          Witnessed  Ostrander 5519
(typed at foot) I have read this statement consisting of 1 page and it is true and correct to the best of my knowledge.`,
    ],
    [
      "Delmers estimate 3316.pdf",
      `DELMER'S PAINT & BODY          Since 1983         Hwy 90 Frontage, Pecan Bend
ESTIMATE / R.O. 3316                       DATE IN 2/9/24   8:05A     WRITTEN BY: DS
CUST  W. STOKES / STOKES COOLING & HEAT      CASH [ ]   INSURANCE [X]   CLAIM # to follow
VEH  15 GMC SIERRA 1500 DBL CAB   WHITE    MILES 141,208     TAG (on file)
LN  OPER   DESCRIPTION                          QTY    PART       LABOR
1   REPL   RT HEADLAMP ASSY  (aftermkt)           1    212.40      0.5
2   REPL   RT MIRROR CAP BLK TXT                  1     38.15      0.2
3   RPR    RT FENDER DENT, WOOD RUB                           2.0
4   BLND   RT FENDER                                          1.4
5   R&I    LADDER RACK  (loose, cust request)                 0.7
6   MISC   SHOP SUPPLIES                                14.00
SUBTOTAL PARTS 264.55     LABOR 4.8 @ 52.00    249.60     TAX ON PARTS 21.83     TOTAL 535.98
Notes: cust says hit mailbox Thur nite. Wants by Wed, has jobs. Wood slivers in fender lip.
2/12 PD took truck. DO NOT ORDER PAINT. Headlamp paid for $212.40 -- bill who?
TERMS. Vehicles left over 5 days after completion are charged $15 a day storage. We are not responsible for tools, ladders, firearms or other articles left in vehicles. Old parts are discarded unless asked for at time of order. Estimate good for 30 days. Hidden damage may be found when work is opened up. Customer grants a mechanic's lien. Initials: WS`,
    ],
    [
      "Porch audio transcript.docx",
      `Transcript of recorder file 0044.WMA        02/12/2024       typed by Records (kw)
[begins with wind, dog barking]
YANCY: Mr. Stokes, Rick Yancy, you did my mother's air conditioner.
STOKES: Sure. Over on Pine. What can I do for you.
YANCY: Well I just seen your truck at Delmer's.
STOKES: Yes sir. I hit a mailbox. I was going to go by there and leave the man some money, I just, I been covered up.
YANCY: Where was it.
STOKES: On the farm road. Coming back from the Lutheran church, I had a heat exchanger job there. Ask Pastor Lindqvist, I didn't get loose from there til twenty til.
YANCY: And you didn't see no person.
STOKES: Lord, no. There was a car coming with his brights on and I couldn't see a thing, and then bump. Two bumps. I thought hog. I pulled in at the church, no, at the gin, and got out and looked.
YANCY: You see about the lady on the news?
STOKES: My wife showed me Saturday. I told her that's not where I was.
WOMAN: I told you to go back.
STOKES: Jeannette, go on in.
YANCY: You call anybody that night?
STOKES: I called my helper, Tavo, told him I messed up the truck. He'd rode with me that day but I'd dropped him already.
OSTRANDER: Was you drinking?
STOKES: No sir. I don't drink. Nine years.
YANCY: You mind if I hang on to your phone? Just to clear this up.
STOKES: I guess. I got customers call on that.
YANCY: Put your code on this paper for me. [inaudible 9 sec] Appreciate it.
[ends 14:20]`,
    ],
    [
      "St Brigid ED summary.pdf",
      `ST. BRIGID REGIONAL MEDICAL CENTER     EMERGENCY / TRAUMA        ** PARTIAL RECORD: ED SUMMARY ONLY, 1 PG **
Pt: FERREIRA-HOLT, NADIA    F   37Y      Arr 02/08/24 19:31  via EMS (ESD4 M41)    Trauma Level II
CC: bicycle vs auto
HPI: 37F, cyclist, per EMS found in ditch, GCS 13, no memory of event. Helmet on. Per EMS bystander said pt "wobbled out." Last PO intake approx 1730, pt husband says happy hour w/ coworkers then ride home.
PMH: migraine. Meds: topiramate, sumatriptan prn. NKDA
PE: R tib/fib deformity, closed. Abrasions R flank, R forearm. Scalp hematoma 4 cm. Abd soft.
IMAGING: CT head small SAH, no shift. CT c-spine neg. XR R tib/fib comminuted fx. XR pelvis neg.
LABS:  WBC 13.1   Hgb 11.9   Plt 244   Na 139   K 3.6   Lactate 2.8   INR 1.0   EtOH ---- sent, see lab   UDS not ordered   hCG neg
MDM: Admit to trauma, ortho consult (Dr. Babatunde), neurosurg to follow. Tetanus given. Pain controlled with fentanyl.
DISPO: Admit ICU step down 22:40
Belongings: clothing cut, bagged, given to husband. 1 shoe. 1 phone cracked.
Attending: C. Whitsett MD (electronically signed 02/09/24 03:12)
This summary is not the complete legal medical record. Requests go to Health Information Management, fax only.`,
    ],
    [
      "DA discovery letter.pdf",
      `HATCHER COUNTY DISTRICT ATTORNEY        Felony Intake
April 3, 2024
Re: The State of Texas v. Wendell Pryor Stokes, No. CR-24-0219. Accident involving serious bodily injury.
Counsel,
I am attaching what the department has turned in to us as of today: crash report, Cpl. Yancy's supplement, one witness statement, typed transcript of the porch conversation, body shop estimate, one page from St. Brigid. I have asked the department for the remainder, and they advise the server was migrated in March and some media may take longer to find.
State Mutual Casualty has told us that Mr. Stokes gave a recorded statement to its adjuster on February 9, before the arrest. We do not have it.
The telephone was sent to the regional lab for download. We understand Mr. Stokes agreed to this.
Our position is that a driver who hits something on that road has a duty to find out what it was. The offer is six years probated, 120 days as a condition, restitution open. The victim's husband is in touch with our coordinator and wishes to be heard. Grand jury is April 24. If your client would like to present anything please let me know by the 17th.
With regards,
Assistant District Attorney, Felony Intake
cc: file`,
    ],
  ]),
  key: {
    offence: "traffic",
    issues: [],
    gaps: [
      /911|emergency call|call recording|recording of the call/i,
      /body.?(worn|cam)|bwc|dash.?cam|in.?car (video|camera)/i,
      /jogger|yellow vest|(woman|lady) with (a|the|her) dog|dog walker/i,
      /event data|\bedr\b|crash data|\bcdr\b|black box|non.?deployment|airbag module/i,
      /total station|scale diagram|field diagram|reconstruct|scene measurement|survey data/i,
      /swab|paint.{0,40}(sample|compar|transfer|analys|test|exam|chip)|(blue|bumper|teal) transfer|lab(oratory)? (report|result|exam|compar)|trace evidence|headlamp (piece|fragment)/i,
      /alvarado|gate camera|tractor barn|surveillance|cctv|security (camera|video|footage)/i,
      /alcohol|etoh|toxicolog|blood (test|result|lab)|(complete|full|remaining|rest of).{0,30}medical/i,
      /bike computer|handlebar|bicycle computer|garmin|cyclist'?s (gps|ride|device)|ride data|strava/i,
      /adjuster|state mutual|insurance|insurer/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /\bcad\b|dispatch|radio (log|traffic)|call.?for.?service/i,
        /photo|image|picture/i,
        /phone|\bcell\b|extraction|download|call (log|record|detail)|location data/i,
        /consent|passcode|search warrant|seiz/i,
        /arrest warrant|affidavit|warrant/i,
        /audio|recorder|0044|recording of the (porch|conversation|interview|statement)|original recording|porch/i,
        /stokes.{0,20}(wife|jeannette)|jeannette|spouse|wife/i,
        /tavo|helper|co-?worker|passenger/i,
        /lindqvist|pastor|church|lutheran|job (ticket|record|invoice)|work order/i,
        /sikes|delmer|body shop|old (headlamp|housing|part)|barrel/i,
        /anonymous|tip(ster)?\b|caller/i,
        /amundsen|mailbox/i,
        /guthrie|counterman|parts? (number|store|catalog|identification)|mirror cap/i,
        /holliday.{0,60}(interview|recorded|contact|criminal|history|audio|follow)|jacket/i,
        /bicycle|\bbike\b|teal|helmet|rear (lamp|light)|blinky|tail ?light|lamp/i,
        /husband|clothing|shoe|belongings/i,
        /happy hour|coworker|restaurant|\bbar (tab|receipt)|receipt/i,
        /\bems\b|medic 41|\besd\b|ambulance|paramedic|run (sheet|report)|patient care/i,
        /medical|hospital|rehab|prognosis|babatunde|whitsett|neurosurg|ortho|topiramate|medication/i,
        /ferreira|complainant|victim'?s? (statement|interview)|cyclist/i,
        /utility light|street ?light|illuminat|lighting|utility company|visib|sight.?(line|distance)|night.?time/i,
        /weather|moon|sunset|road(way)? (condition|design|maintenance)|txdot|roadway/i,
        /\btow(ed|ing)?\b|impound|sally port|inspection of (the )?(truck|vehicle|pickup|sierra)|truck|pickup|vehicle exam|mechanical/i,
        /chain of custody|evidence (log|room|fridge|record|sheet)|property (room|log|sheet|receipt|record)|item (6|six)/i,
        /field notes|officer'?s? notes|handwritten notes|rough notes|\bnotes\b/i,
        /yancy|ostrander|certificate|training|qualification/i,
        /personnel|disciplin|internal affairs|brady|giglio|impeach/i,
        /policy|policies|procedure/i,
        /licen[cs]e plate reader|\balpr\b|flock|traffic camera|plate reader/i,
        /gps|telematic|onstar|infotainment/i,
        /criminal (history|record)|convictions|driving record|benefit/i,
        /booking|magistrat|jail/i,
        /miranda|rights (card|form|warning)|waiver/i,
        /press release|social media|facebook|\bnews\b|department page/i,
        /\bserver|migrat|retention|metadata|audit/i,
        /expert|accident engineer/i,
        /victim (coordinator|impact|assistance)|restitution|civil (claim|suit|lawsuit)/i,
        /grand jury/i,
        /canvass|neighbou?r|resident|feed store|co-?op|\bgin\b/i,
        /registration|vehicle title|ladder rack|magnetic sign|door sign/i,
        /dna|fingerprint|wood sliver|splinter/i,
        /supplement.{0,40}(ostrander|further|other)|ostrander'?s? (supplement|report)/i,
      ],
      contradictions: [],
    },
  },
};
