import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const PHARMACY_CASE: CaseFile = {
  name: "forged prescriptions and pharmacy shortage, store interview, shared login",
  documents: makeDocuments([
    [
      "Uniform citation RIGSBY.pdf",
      `COMMONWEALTH OF KENTUCKY   UNIFORM CITATION                     Control No. BX 41180
Agency: LAUREL GAP PD     ORI on file     Div: CID      KYIBRS: 02-25-0731
VIOLATOR: RIGSBY, TESSA J     DOB 02/11/1996   F  W   Ht 5'4  Wt 130  Hair BRO  Eyes GRN
Emp: GAP FAMILY DRUG (pharm tech)      Add: 118 Stillhouse Br Rd, Laurel Gap
Viol date 09/12/2025   Viol time 1915     Arrest 09/26/2025   1020 hrs    Loc: 300 BLK MAIN ST (GAP FAMILY DRUG LOT)
CHARGES
 1  218A.140  OBT CONT SUB BY FRAUD/FALSE STMT/FORGERY 1ST   (3 counts)    D felony
 2  516.060   CRIM POSS FORGED INSTRUMENT 2ND (3 cts)    D felony
 3  514.030   THEFT BY UNL TAKING - CONTROLLED SUBSTANCE     D felony
 4  218A.1415 POSS CONT SUB 1ST DEG (OXYCODONE)
POST ARREST COMPLAINT: Above subject, while employed as a technician, did forge three prescriptions for oxycodone 10 mg in the name of Loretta Combs and filled same at the drive thru. Subject is clearly visible on store video taking money and bagging the medication on 09/12/25 at 1915 hrs. Audit shows 412 dosage units missing. Subject confessed to store security. At time of arrest subject had an unlabeled bottle containing 14 oxycodone tablets in purse. Subject was mirandized and gave a statement.
WITNESS: W. CRABTREE, RPh        OFFICER: DET A SIZEMORE  U-9        Court date 09/29/25  9:00 AM  Dist Ct`,
    ],
    [
      "LGPD narrative with attached statement.pdf",
      `LAUREL GAP POLICE DEPARTMENT
INVESTIGATIVE NARRATIVE                     Case 02-25-0731          Det. Arlo Sizemore, Unit 9
On Monday September 15, 2025 this detective was contacted by Wendell Crabtree, pharmacist in charge of Gap Family Drug, in reference to a shortage of controlled drugs. Mr. Crabtree advised that he did a count and discovered that he was missing oxycodone.
Mr. Crabtree advised the only employees with access to the C-II cabinet were himself and Tessa Rigsby. He advised each employee has his or her own login and that passwords are never shared.
Mr. Crabtree provided three hard copy prescriptions written on the pad of Dr. Marvin Ashby. This detective spoke with office manager Twila Sturgill who advised Dr. Ashby's office had never lost any prescription pads and that Loretta Combs is not a patient. Dr. Ashby stated none of the three signatures was his.
On September 24 the corporate Asset Protection investigator Chad Fulkerson interviewed Rigsby. No law enforcement was present for or took any part in that interview, which lasted about 45 minutes. She gave a full written confession to all three prescriptions and to "taking a few at a time" since spring.
This detective compared the handwriting on the prescriptions with Rigsby's job application and they match.`,
      `Case 02-25-0731        narrative page 2
On September 26 at 1020 hours this detective located Rigsby in her vehicle, a maroon Pontiac, in the lot behind the drug store. She was arrested. Her purse was searched and a pill bottle was located. She then gave verbal consent for the vehicle, where nothing further was found.
Rigsby was transported to LGPD, advised of her rights at 1035 hours, signed the waiver and provided a recorded statement in which she again admitted she filled the prescriptions.
The customer who picked up the medication was not identified. Mr. Crabtree advised that he does not know her. The vehicle on video is a light colored SUV, unable to read plate.
Loretta Combs was not located. It is believed she is fictitious.
The prescriptions were returned to Mr. Crabtree as he is required to keep same for two years. Photocopies are in the file.
A KASPER report was requested for Rigsby only. Tablets hand carried to the KSP lab. This detective's body camera was charging in the office at the time of the arrest.
I have 11 years in law enforcement and have attended two 8 hour classes in diversion. Nothing further at this time.
Time on case: 14.5 hr   Mileage: 61   Status: closed by arrest`,
      `LGPD WITNESS STATEMENT         Case 02-25-0731         Sept 15, 2025     3:30 pm
I am Wendell Crabtree and I own and am the PIC at Gap Family Drug. I have known Tessa's family for years and this hurts.
On Friday Sept 12 I closed the store with Tessa. At 7:15 PM she was working the drive thru and I seen her hand a bag out to a lady in a gray Jeep. I thought nothing of it then.
On Sunday I did the count and we was off by about 400 on oxy 10's. Tessa has a key to the cabinet like me and Lyle. She knows the safe code too.
I looked in the hard copies and all three Combs scripts had a signature that did not look right. I called Dr. Ashby's that day and they said no such patient.
Everyone uses what ever computer is open, we are busy, I will not lie about that.
Brandi is my wife's niece and she would not do this. She quit as she was going back to school.
I have a shortage before in 2023 with the Board of Pharmacy but it was paperwork.
If insurance pays I need a police report by the 30th.
W. Crabtree`,
    ],
    [
      "Pharmacy shortage worksheet.xlsx",
      `GAP FAMILY DRUG #2        C-II BACK COUNT WORKSHEET        prepared by W. Crabtree RPh        9/13/25 (Sat)  7:10 am
DRUG                        NDC (last 4)  PERPETUAL   SHELF    DIFF    PRIOR COUNT    BY
oxycodone 5 mg tab          0411          600         600      0       8/30           LN
oxycodone 10 mg tab         0623          540         300      -240    7/18           LN
oxycodone/apap 10/325       1188          410         407      -3      8/30           WC
hydrocodone/apap 5/325      2201          1,900       1,880    -20     8/30           WC
hydrocodone/apap 10/325     2207          1,240       1,240    0       8/30           BS
methylphenidate 20          7710          300         300      0       8/30           LN
morph sulf er 15            5521          120         118      -2      8/30           WC
NOTES: -240 does not include the 3 Combs rx (90 + 90 + 60) which were billed cash and are in the perpetual as dispensed.
Invoice 0071920 of 8/4 (200 ct oxy 10) was posted twice? ask Lyle. If yes the difference is only -40.
Cabinet keys: WC, Lyle, Brandi (closer's key), spare on hook by sink. Tessa, no key.
Last full biennial inventory: 05/2023. DEA 106 filed on line 9/25 for 300 ct.
Gloves and count trays to be reordered. Fridge temp log ok. Return to stock bin done Thursdays. Shred bin pickup 9/18. Robot calibration sticker expired 6/25, service called. Flu clinic starts 9/22. Please initial the eye wash log!! Thank you Wendell.`,
    ],
    [
      "Ashby Family Practice letter.pdf",
      `ASHBY FAMILY PRACTICE, PSC          77 Depot Street          Laurel Gap, Kentucky
October 9, 2025
To: Office of the Commonwealth's Attorney          Re: prescriptions in name of L. Combs
In answer to your inquiry:
1. We have sent controlled prescriptions electronically since January 2021. We keep one paper pad for outages.
2. In July of this year, a pad of 50 was missing from exam room 2 after the cleaning weekend. Ms. Sturgill reported this to the State and to City Police (Officer Napier) on July 21. We never heard anything back.
3. Loretta Combs has been a patient since 2011, 71 years of age, back surgery. She was prescribed oxycodone 10 mg, 90, on August 14, 2025. I wrote that on paper since our internet was down. That one is mine.
4. The prescriptions dated August 29 and September 12 are not my handwriting. My DEA number is wrong by one digit on both.
5. No one from the pharmacy called to verify the second or third. Mr. Crabtree generally calls for any C-II on paper.
6. Brandi Skaggs was a cleaner at our office until August and has worked at the drug store as well.
I am available to testify with notice, preferably not Tuesdays. My fee for record copies is the statutory amount.
Marvin Ashby, MD
(copy of the three faxed sheets attached, poor quality)`,
    ],
    [
      "Asset Protection interview packet.pdf",
      `HEARTLAND RX SERVICES, ASSET PROTECTION                        CONFIDENTIAL - INTERNAL
INTERVIEW NOTES     Interviewer: C. Fulkerson        Subject: T. Rigsby       Location: Gap Family Drug, stock room
Date 9/24/25     Started 12:40 pm     Statement signed 4:05 pm
Also present: Dep. Travis Goforth (off duty, hired security, in uniform, by the door)
12:40  Subj told this is about improving processes. WZ introduction (themes: bills, dental pain).
1:30   Subj denies. Says "ask Brandi." Asked to go get her little boy at school at 2:45. Advised we were close to done.
2:10   Subj asks if she should call somebody. I told her company policy does not allow phones.
2:40   Deputy advised subject "you can talk to him or to the detective, and he's nicer."
3:05   Subj crying. Told if she wrote it out we handle it in house, restitution, no police.
3:20   Subj admits ringing out the Combs rx. States she did not write them.
3:45   Subj agrees to write statement. I assisted with wording.
4:05   Signed. Restitution note $1,140. Subj suspended.
Phone w/ Det. Sizemore 9/23 11:15: he is fine with me going first, "see what she gives up, I can't promise her anything but you can."
Interview not recorded per dept. guideline.`,
      `VOLUNTARY STATEMENT (attachment B)
I, Tessa Rigsby, give this statement of my own free will. No threats or promises have been made. I admit that between March and September 2025 I took 300 hydrocodone tablets from Gap Family Drug valued at $1,140 without permission. I also processed prescriptions for Loretta Combs that I knew or should of known was fake. I did it because I had bills and pain from my tooth. I am sorry and I want to pay it back to keep this in house.
I have been allowed to leave at any time and use the rest room and phone. I can read and write English and I finished grade 12.
Signed T. Rigsby     9-24-25  4:05p      Witness C. Fulkerson     Witness 2 (blank)
-------
EMPLOYEE ACKNOWLEDGEMENT OF PROMISSORY NOTE. The undersigned agrees to pay the above amount in 12 installments by payroll deduction or cashier check. The Company makes no representation on whether the matter will be referred to authorities. The note bears no interest if paid timely. Failure to pay two successive installments accelerates the balance. Governed by the laws of the State of Indiana. Venue for claims is in Vanderburgh County. This packet must be uploaded to CaseTrack within 48 hours; a paper copy is not to be left in the store. Form AP-22, revised 1/24.`,
    ],
    [
      "POS and time clock exports.pdf",
      `RxLINK TRANSACTION DETAIL (partial, 3 of 9 columns printed)            requested by AP        run 09/22/2025
RX NO     DRUG            QTY   DATE SOLD    TIME      WINDOW   SOLD BY   TENDER     SIG
6120417   oxycodone 10    90    08/14/2025   14:22     counter  WC01      CASH 41.19   L Combs
6121980   oxycodone 10    90    08/29/2025   18:31     drive    TR14      CASH 41.19   (none)
6123355   oxycodone 10    60    09/12/2025   18:47     drive    TR14      CASH 28.86   LC
Rx 6123355 verified by: LN02 at 18:40.       Entered by: TR14 at 18:36
Station for all TR14 rows on 9/12 after 18:00: PHARM-3 (drive thru)
Footnote (help desk ticket 8-2231): TR14 used as common login on PHARM-3 since June upgrade, badge reader down. Store notified.
---
TIME AND ATTENDANCE    GAP FAMILY DRUG
EMP      08/14            08/29           09/12
RIGSBY   09:00-17:31      OFF             09:02-17:58
SKAGGS   12:00-20:04      12:00-20:01     11:58-20:05
NOE L    --               10:00-20:00     10:00-20:00
CRABTREE 08:00-18:10      --              08:00-15:00
Punches are by 4 digit PIN. Unapproved overtime will be flagged. Holiday premium applies on six days as listed in the handbook. Rounding to the nearest quarter hour was discontinued 1/2023. Questions about pay are to go to the HR portal, not to the store manager. Wk ending 9/13 approved by: lnoe.`,
    ],
    [
      "Store video index.pdf",
      `GAP FAMILY DRUG  -  VIDEO REVIEW SHEET           Reviewer: C. Fulkerson    9/22/25       System: 12 cam, kept 14 days
CLIP 1  CAM 6 DRIVE THRU INT     9/12/25    19:12:20 - 19:17:02   (DVR about 25 min ahead of RxLink, did not measure)
  19:12:30  Employee in navy scrub top, light/blond ponytail, back to cam. Face not seen in clip. Wears lanyard.
  19:14:51  Employee opens cabinet with key.
  19:15:40  Small white bag in drawer. Bills taken.
  19:16:10  Second employee (older male, white coat) passes behind.
CLIP 2  CAM 9 DRIVE THRU EXT
  19:13:05  Older green Ford pickup, female driver 60s, glasses, gray hair. Front plate area empty; KY rear plate readable, last 3 noted on AP copy.
  19:16:20  Vehicle leaves
NO VIDEO for 8/14 or 8/29.
CAM 3 (C-II cabinet): view blocked by promotional banner since August.
Still prints: 4.  Two given to Sizemore. Original file on Fulkerson laptop, to be sent.
Remarks: looks like Tessa by build.`,
      `GAP FAMILY DRUG                     EMPLOYEE ID CARD SHEET (from personnel, 2025 reprint)
1.  CRABTREE, Wendell    RPh PIC     photo      hired 1998
2.  NOE, Lyle            RPh part time   photo      white coat req'd     hired 2019
3.  RIGSBY, Tessa        CPhT        photo: dark brown hair, chin length      hired 06/2022
4.  SKAGGS, Brandi       tech trainee / closer    photo: long blond hair         hired 04/2025      *** resigned 9/20/25 by text, badge not returned
5.  Front end clerks (6), see separate list
Uniform policy: scrub top by role. PIC and RPh white coat. CPhT burgundy. Trainee navy. Front end polo, tan pants. Lanyards are issued to all staff. Visible tattoos to be covered. Closed toe shoes. Natural nails under one quarter inch in the sterile room. Name badge must be worn above the waist at all times; a replacement badge is $7.00. Report a lost badge to the PIC the same day. Smoking only at the rear dock. Employee parking behind the building, not in the spaces by the drive thru.
Evaluation 2024, Rigsby: meets / exceeds. Attendance excellent. Trusted with ordering.`,
    ],
    [
      "LGPD interview Rigsby transcript.docx",
      `LGPD INTERVIEW ROOM        9/26/25       File starts 11:32 AM      Det. Sizemore / Tessa Rigsby
SIZEMORE: You already signed that for Chad so this is just me tying it up. You know how this works, right? You ever been arrested?
RIGSBY: No sir. He said if I signed there'd be no police.
SIZEMORE: He ain't the Commonwealth. Tell me about the Combs scripts.
RIGSBY: I rang the first one... no, I didn't. Wendell rung that. I don't know about the others. I was off one of those days.
SIZEMORE: Your number's on it.
RIGSBY: Everybody uses my number on three. Ask the help desk.
SIZEMORE: You told Chad you filled them.
RIGSBY: He typed it and I copied it. My mom was picking up my boy, I had to go.
SIZEMORE: I need to read this to you now, it's just paperwork. (reads) Sign and put 10:35.
RIGSBY: It's not 10:35.
SIZEMORE: That's when I arrested you. It's fine.
RIGSBY: Do you think I should get that lawyer from the radio?
SIZEMORE: Up to you. You'd sit till Monday.
RIGSBY: I never wrote any script. I never took no oxy.
(11:51) SIZEMORE: What about these pills?
RIGSBY: That's my Lortab from the dentist. It's got my name on it. It's in the bottle.
(11:58 AM  END)`,
    ],
    [
      "Commonwealth discovery letter and attachments.pdf",
      `CRANDALL CIRCUIT COURT      25-CR-00218     COMMONWEALTH v. TESSA RIGSBY
COMMONWEALTH'S RESPONSE TO RCr 7.24 REQUEST                     December 3, 2025
(a) Oral or written incriminating statements: AP statement (2 pp); recorded interview transcript. Audio will be supplied if it can be located.
(b) Results: lab report. No handwriting or fingerprint report exists.
(c) The three original prescriptions were in the possession of Mr. Crabtree. He advises they were in a box lost when the basement flooded on October 30.
(d) Criminal history of witnesses: Crabtree none. Skaggs: 2022 possession of controlled substance, diversion; 2024 theft of identity, amended to misdemeanor.
(e) Promises: none. Ms. Skaggs is not expected to testify. She gave a telephone interview to Det. Sizemore on October 2 and has since moved to Tennessee.
(f) KASPER for Loretta Combs: we did not run it. We have learned that she died on August 21, 2025.
The Commonwealth's offer of 3 years, diversion not recommended, stands through January 9. Please be reminded that requests for inspection of items held by the police must be arranged by contacting the records custodian on weekdays.
Assistant Commonwealth's Attorney`,
      `KASPER PATIENT REPORT (law enforcement request 25-88120)       Subject: RIGSBY TESSA   02/11/1996     09/01/24 to 09/30/25
09/17/2025  HYDROCODONE/APAP 5-325   #12   3 days   Prescr: HOLBROOK, D, DMD    Dispensed: Valley Pharmacy, Corbin Hollow
No other records.
===========
LGPD PROPERTY VOUCHER 5530       09/26/25  16:45     Sizemore
1  Rx bottle, amber, label Valley Pharmacy / T RIGSBY, w/ 11 white oblong tablets         from purse
2  Statement copy (AP)          3  still prints (2)          4 cell phone, pink case, no passcode given
Released: 4, to mother, 09/30
===========
KENTUCKY STATE LAB           REPORT OF FORENSIC LABORATORY EXAMINATION      Lab # 25-E-09934        November 19, 2025
Submitting: Laurel Gap PD       Received 10/14/25 by hand from "Sgt. Napier"        Container: sealed envelope, unlabeled bag
Item 1:  Nine (9) white oblong tablets.   Markings consistent with hydrocodone 5 mg / acetaminophen 325 mg.
RESULT: Hydrocodone, Schedule II, visual and GC/MS on one tablet. No oxycodone was found.
Analyst: R. Mattingly.      Documents: not requested. Handwriting section was closed 2019.`,
    ],
  ]),
  key: {
    offence: "fraud",
    issues: [
      "voluntariness",
      "miranda",
      "counsel",
      "identification",
      "disclosure",
      "custody-chain",
      "alibi",
      "witness-reliability",
      "search",
    ],
    gaps: [
      /handwriting|document examin|exemplar/i,
      /original (prescription|script|hard cop)|prescriptions.{0,30}original|hard cop(y|ies)/i,
      /skaggs|brandi/i,
      /audit (log|trail)|log.?in|\bTR14\b|user (id|log)|rxlink|help ?desk|password|columns/i,
      /\bcombs\b|death (record|certificate)/i,
      /goforth|off.?duty deputy|deputy/i,
      /pad (theft|report)|(stolen|missing|lost).{0,20}\bpad|napier|july 21/i,
      /body.?(worn|cam)|bwc/i,
    ],
    contradictions: [
      { one: [1, /Audit shows 412 dosage units/], other: [3, /\s-240\s+7\/18/] },
      { one: [1, /unlabeled bottle containing 14 oxycodone/], other: [9, /amber, label Valley Pharmacy/] },
      { one: [2, /No law enforcement was present/], other: [5, /Dep\. Travis Goforth/] },
      { one: [2, /which lasted about 45 minutes/], other: [5, /Statement signed 4:05 pm/] },
      { one: [2, /never lost any prescription pads/], other: [4, /a pad of 50 was missing/] },
      { one: [2, /passwords are never shared/], other: [6, /TR14 used as common login/] },
      { one: [1, /Subject is clearly visible on store video/], other: [7, /Face not seen in clip/] },
    ],
    factors: [
      { sign: 1, quote: /09:02-17:58|RIGSBY\s+09:00-17:31\s+OFF/ },
      { sign: 1, quote: /TR14 used as common login|Everyone uses what ever computer/ },
      { sign: 1, quote: /light\/blond ponytail|photo: long blond hair|Trainee navy/ },
      { sign: 1, quote: /no police\.|I assisted with wording|He typed it and I copied it/ },
      { sign: 1, quote: /No oxycodone was found/ },
      { sign: 1, quote: /2022 possession of controlled substance, diversion|theft of identity/ },
      { sign: -1, quote: /I admit that between March|knew or should of known was fake/ },
      { sign: -1, quote: /admits ringing out the Combs rx|looks like Tessa by build|I seen her hand a bag/ },
    ],
    events: [
      "2025-09-12 19:15",
      "2025-09-12 18:47",
      "2025-09-24 12:40",
      "2025-09-24 16:05",
      "2025-09-26 10:20",
      "2025-09-26 11:32",
    ],
    fair: {
      issues: ["hearsay", "recording-gap", "intent", "stop-basis"],
      gaps: [
        /fingerprint|latent|touch dna/i,
        /deposit|bank|cash (record|drawer)|\btill\b|financial/i,
        /signature (log|capture|pad)|electronic signature|pick.?up log/i,
        /noe\b|lyle|relief pharmacist|LN02/i,
        /sturgill|ashby.{0,30}(record|chart|file|office)|medical (chart|record)/i,
        /fulkerson|asset protection|interview notes|heartland|casetrack/i,
        /audio|recording/i,
        /miranda (waiver|form|card)|waiver|rights form/i,
        /video|footage|cam(era)? ?\d*|dvr|\bstills?\b/i,
        /laptop|original file/i,
        /ford|pickup|plate|vehicle registration|green truck/i,
        /kasper|prescription monitoring|pdmp/i,
        /invoice|wholesaler|0071920|order(ing)? (record|history)|purchase record|222/i,
        /inventory|back count|biennial|perpetual/i,
        /dea.?106|\bdea\b/i,
        /board of pharmacy|2023 shortage|pharmacy board/i,
        /job application|exemplar|personnel file/i,
        /alarm|safe code|key (log|assignment)|cabinet key|access (log|record)|badge/i,
        /insurance/i,
        /dentist|holbrook|dental|valley pharmacy/i,
        /field notes|officer'?s? notes|handwritten notes|detective'?s? notes|rough notes/i,
        /october 2|telephone interview/i,
        /criminal (history|record)|convictions/i,
        /tablets?\b|pill bottle|bottle/i,
        /chain of custody|evidence (log|custody)|property (log|record|room)|custody/i,
        /lab (notes|data|bench)|bench notes|gc.?ms|chromatograph|analyst|mattingly/i,
        /phone (record|data|extraction|download)|pink|cell ?phone|text messages?/i,
        /consent (form|to search)|search warrant|warrant/i,
        /booking|jail/i,
        /deputy.{0,30}(contract|agreement|hours)|security contract|off.?duty employment|sheriff/i,
        /training|policy|policies|guideline|manual/i,
        /disciplin\w*|internal affairs|brady|giglio|impeach\w*/i,
        /grand jury|indictment/i,
        /expert/i,
        /time (clock|card|punch|sheet)|schedule|\bpin\b|payroll/i,
        /school (pick.?up|record)|mother|child.?care/i,
        /emails?|correspondence|messages between|telephone call.{0,30}sizemore/i,
        /ticket 8-2231|upgrade|software|badge reader/i,
        /flood|basement|destruction|spoliation|preserv/i,
        /text (of|message).{0,20}resign|resignation/i,
        /promissory|restitution/i,
        /clerk|customer|drive.?thr(u|ough) (customer|driver)|pick.?up person/i,
        /(911|dispatch|cad|radio)\b/i,
        /e-?prescri|internet outage|outage/i,
        /photo line-?up|lineup|photo (array|pack)/i,
        /robot|calibration|maintenance/i,
        /shred/i,
        /car search|maroon|pontiac/i,
      ],
      contradictions: [
        { one: [1, /Audit shows 412 dosage units/], other: [3, /DEA 106 filed on line 9\/25 for 300/] },
        { one: [1, /Audit shows 412 dosage units/], other: [2, /about 400 on oxy/] },
        { one: [1, /Audit shows 412 dosage units/], other: [3, /difference is only -40/] },
        { one: [1, /Audit shows 412 dosage units/], other: [5, /I took 300 hydrocodone/] },
        { one: [3, /\s-240\s+7\/18/], other: [2, /about 400 on oxy/] },
        { one: [3, /\s-240\s+7\/18/], other: [3, /DEA 106 filed on line 9\/25 for 300/] },
        { one: [3, /\s-240\s+7\/18/], other: [3, /difference is only -40/] },
        { one: [3, /\s-240\s+7\/18/], other: [5, /I took 300 hydrocodone/] },
        { one: [2, /about 400 on oxy/], other: [3, /DEA 106 filed on line 9\/25 for 300/] },
        { one: [2, /about 400 on oxy/], other: [3, /difference is only -40/] },
        { one: [3, /DEA 106 filed on line 9\/25 for 300/], other: [3, /difference is only -40/] },
        { one: [5, /I took 300 hydrocodone/], other: [3, /1,880\s+-20/] },
        { one: [5, /I took 300 hydrocodone/], other: [2, /he was missing oxycodone/] },
        { one: [5, /I took 300 hydrocodone/], other: [2, /full written confession to all three/] },
        { one: [5, /I took 300 hydrocodone/], other: [8, /I never took no oxy/] },
        { one: [5, /I took 300 hydrocodone/], other: [1, /did forge three prescriptions/] },
        { one: [5, /I took 300 hydrocodone/], other: [5, /States she did not write them/] },
        { one: [5, /I took 300 hydrocodone/], other: [3, /1,240\s+0\s+8/] },
        { one: [1, /unlabeled bottle containing 14 oxycodone/], other: [9, /w\/ 11 white oblong/] },
        { one: [1, /unlabeled bottle containing 14 oxycodone/], other: [9, /Nine \(9\) white/] },
        { one: [1, /unlabeled bottle containing 14 oxycodone/], other: [9, /No oxycodone was found/] },
        { one: [1, /unlabeled bottle containing 14 oxycodone/], other: [8, /my Lortab from the dentist/] },
        { one: [1, /unlabeled bottle containing 14 oxycodone/], other: [8, /It's got my name on it/] },
        { one: [1, /unlabeled bottle containing 14 oxycodone/], other: [9, /HYDROCODONE\/APAP 5-325/] },
        { one: [1, /unlabeled bottle containing 14 oxycodone/], other: [9, /Hydrocodone, Schedule II/] },
        { one: [9, /w\/ 11 white oblong/], other: [9, /Nine \(9\) white/] },
        { one: [9, /amber, label Valley Pharmacy/], other: [9, /sealed envelope, unlabeled bag/] },
        { one: [1, /\(OXYCODONE\)/], other: [9, /No oxycodone was found/] },
        { one: [1, /\(OXYCODONE\)/], other: [9, /Hydrocodone, Schedule II/] },
        { one: [1, /\(OXYCODONE\)/], other: [9, /HYDROCODONE\/APAP 5-325/] },
        { one: [1, /\(OXYCODONE\)/], other: [8, /my Lortab from the dentist/] },
        { one: [2, /Tablets hand carried to the KSP lab/], other: [9, /Received 10\/14\/25 by hand/] },
        { one: [2, /Tablets hand carried to the KSP lab/], other: [9, /sealed envelope, unlabeled bag/] },
        { one: [2, /No law enforcement was present/], other: [5, /Deputy advised subject/] },
        { one: [2, /No law enforcement was present/], other: [5, /he is fine with me going first/] },
        { one: [2, /No law enforcement was present/], other: [5, /I can't promise her anything but you can/] },
        { one: [2, /which lasted about 45 minutes/], other: [5, /Started 12:40 pm/] },
        { one: [2, /which lasted about 45 minutes/], other: [5, /4:05\s+Signed/] },
        { one: [2, /which lasted about 45 minutes/], other: [5, /3:45\s+Subj agrees/] },
        { one: [2, /full written confession to all three/], other: [5, /States she did not write them/] },
        { one: [2, /full written confession to all three/], other: [5, /knew or should of known/] },
        { one: [2, /full written confession to all three/], other: [8, /He typed it and I copied it/] },
        { one: [2, /full written confession to all three/], other: [8, /I never wrote any script/] },
        { one: [1, /Subject confessed to store security/], other: [5, /1:30\s+Subj denies/] },
        { one: [1, /Subject confessed to store security/], other: [5, /States she did not write them/] },
        { one: [1, /Subject confessed to store security/], other: [8, /He typed it and I copied it/] },
        { one: [1, /Subject confessed to store security/], other: [8, /I never wrote any script/] },
        { one: [1, /did forge three prescriptions/], other: [4, /I wrote that on paper/] },
        { one: [1, /did forge three prescriptions/], other: [4, /That one is mine/] },
        { one: [1, /did forge three prescriptions/], other: [5, /States she did not write them/] },
        { one: [1, /did forge three prescriptions/], other: [8, /I never wrote any script/] },
        { one: [1, /did forge three prescriptions/], other: [6, /WC01\s+CASH/] },
        { one: [1, /filled same at the drive thru/], other: [6, /14:22\s+counter/] },
        { one: [1, /filled same at the drive thru/], other: [6, /RIGSBY\s+09:00-17:31\s+OFF/] },
        { one: [1, /filled same at the drive thru/], other: [6, /09:02-17:58/] },
        { one: [1, /filled same at the drive thru/], other: [6, /WC01\s+CASH/] },
        { one: [2, /never lost any prescription pads/], other: [4, /Ms\. Sturgill reported this/] },
        { one: [2, /Loretta Combs is not a patient/], other: [4, /has been a patient since 2011/] },
        { one: [2, /Loretta Combs is not a patient/], other: [9, /she died on August 21, 2025/] },
        { one: [2, /believed she is fictitious/], other: [4, /has been a patient since 2011/] },
        { one: [2, /believed she is fictitious/], other: [9, /she died on August 21, 2025/] },
        { one: [2, /they said no such patient/], other: [4, /has been a patient since 2011/] },
        { one: [2, /they said no such patient/], other: [9, /she died on August 21, 2025/] },
        { one: [2, /Loretta Combs is not a patient/], other: [4, /That one is mine/] },
        { one: [2, /believed she is fictitious/], other: [4, /That one is mine/] },
        { one: [2, /they said no such patient/], other: [4, /That one is mine/] },
        { one: [2, /none of the three signatures was his/], other: [4, /I wrote that on paper/] },
        { one: [2, /none of the three signatures was his/], other: [4, /That one is mine/] },
        { one: [2, /none of the three signatures was his/], other: [4, /August 29 and September 12 are not my/] },
        { one: [2, /all three Combs scripts had a signature/], other: [4, /That one is mine/] },
        { one: [2, /all three Combs scripts had a signature/], other: [4, /I wrote that on paper/] },
        { one: [2, /I called Dr\. Ashby's that day/], other: [4, /No one from the pharmacy called/] },
        { one: [4, /No one from the pharmacy called/], other: [4, /Crabtree generally calls/] },
        { one: [2, /they said no such patient/], other: [4, /No one from the pharmacy called/] },
        { one: [2, /passwords are never shared/], other: [2, /Everyone uses what ever computer/] },
        { one: [2, /passwords are never shared/], other: [8, /Everybody uses my number/] },
        { one: [2, /passwords are never shared/], other: [6, /Store notified/] },
        { one: [2, /only employees with access to the C-II cabinet/], other: [3, /Cabinet keys: WC, Lyle, Brandi/] },
        { one: [2, /only employees with access to the C-II cabinet/], other: [3, /Tessa, no key/] },
        {
          one: [2, /only employees with access to the C-II cabinet/],
          other: [2, /Tessa has a key to the cabinet like me and Lyle/],
        },
        { one: [2, /only employees with access to the C-II cabinet/], other: [3, /spare on hook by sink/] },
        { one: [2, /only employees with access to the C-II cabinet/], other: [3, /600\s+0\s+8\/30\s+LN/] },
        { one: [2, /Tessa has a key to the cabinet like me and Lyle/], other: [3, /Tessa, no key/] },
        { one: [2, /Tessa has a key to the cabinet like me and Lyle/], other: [3, /Cabinet keys: WC, Lyle, Brandi/] },
        { one: [7, /Employee opens cabinet with key/], other: [3, /Tessa, no key/] },
        { one: [1, /Subject is clearly visible on store video/], other: [7, /blond ponytail, back to cam/] },
        { one: [1, /Subject is clearly visible on store video/], other: [6, /09:02-17:58/] },
        { one: [1, /Subject is clearly visible on store video/], other: [7, /looks like Tessa by build/] },
        { one: [1, /Subject is clearly visible on store video/], other: [7, /photo: dark brown hair/] },
        { one: [1, /Subject is clearly visible on store video/], other: [7, /CPhT burgundy/] },
        { one: [1, /Hair BRO/], other: [7, /blond ponytail, back to cam/] },
        { one: [7, /photo: dark brown hair/], other: [7, /blond ponytail, back to cam/] },
        { one: [7, /looks like Tessa by build/], other: [7, /blond ponytail, back to cam/] },
        { one: [7, /CPhT burgundy/], other: [7, /Employee in navy scrub top/] },
        { one: [7, /looks like Tessa by build/], other: [7, /Face not seen in clip/] },
        { one: [7, /looks like Tessa by build/], other: [7, /Employee in navy scrub top/] },
        { one: [7, /looks like Tessa by build/], other: [6, /09:02-17:58/] },
        { one: [1, /Viol time 1915/], other: [6, /18:47\s+drive/] },
        { one: [1, /Viol time 1915/], other: [6, /09:02-17:58/] },
        { one: [1, /Viol time 1915/], other: [7, /25 min ahead of RxLink/] },
        { one: [1, /on 09\/12\/25 at 1915/], other: [6, /18:47\s+drive/] },
        { one: [1, /on 09\/12\/25 at 1915/], other: [6, /09:02-17:58/] },
        { one: [1, /on 09\/12\/25 at 1915/], other: [7, /25 min ahead of RxLink/] },
        { one: [2, /At 7:15 PM she was working/], other: [6, /18:47\s+drive/] },
        { one: [2, /At 7:15 PM she was working/], other: [6, /09:02-17:58/] },
        { one: [2, /At 7:15 PM she was working/], other: [7, /25 min ahead of RxLink/] },
        { one: [7, /19:15:40/], other: [6, /18:47\s+drive/] },
        { one: [7, /19:15:40/], other: [6, /09:02-17:58/] },
        { one: [6, /18:47\s+drive/], other: [6, /09:02-17:58/] },
        { one: [6, /TR14 at 18:36/], other: [6, /09:02-17:58/] },
        { one: [6, /18:31\s+drive/], other: [6, /RIGSBY\s+09:00-17:31\s+OFF/] },
        { one: [2, /again admitted she filled/], other: [6, /09:02-17:58/] },
        { one: [2, /again admitted she filled/], other: [6, /RIGSBY\s+09:00-17:31\s+OFF/] },
        { one: [2, /again admitted she filled/], other: [8, /Wendell rung that/] },
        { one: [2, /again admitted she filled/], other: [8, /I never wrote any script/] },
        { one: [2, /again admitted she filled/], other: [8, /I don't know about the others/] },
        { one: [2, /again admitted she filled/], other: [8, /I was off one of those days/] },
        { one: [5, /admits ringing out the Combs rx/], other: [6, /09:02-17:58/] },
        { one: [5, /admits ringing out the Combs rx/], other: [6, /RIGSBY\s+09:00-17:31\s+OFF/] },
        { one: [5, /admits ringing out the Combs rx/], other: [6, /WC01\s+CASH/] },
        { one: [5, /admits ringing out the Combs rx/], other: [8, /Wendell rung that/] },
        { one: [5, /admits ringing out the Combs rx/], other: [5, /1:30\s+Subj denies/] },
        { one: [5, /admits ringing out the Combs rx/], other: [8, /I was off one of those days/] },
        { one: [8, /I rang the first one/], other: [6, /WC01\s+CASH/] },
        { one: [8, /I rang the first one/], other: [8, /Wendell rung that/] },
        { one: [2, /Friday Sept 12 I closed the store/], other: [6, /08:00-15:00/] },
        { one: [2, /Friday Sept 12 I closed the store/], other: [6, /09:02-17:58/] },
        { one: [2, /At 7:15 PM she was working/], other: [6, /08:00-15:00/] },
        { one: [2, /At 7:15 PM she was working/], other: [7, /blond ponytail, back to cam/] },
        { one: [2, /I seen her hand a bag out/], other: [6, /08:00-15:00/] },
        { one: [2, /I seen her hand a bag out/], other: [7, /blond ponytail, back to cam/] },
        { one: [2, /I seen her hand a bag out/], other: [6, /09:02-17:58/] },
        { one: [2, /I seen her hand a bag out/], other: [7, /Face not seen in clip/] },
        { one: [2, /I seen her hand a bag out/], other: [6, /18:47\s+drive/] },
        { one: [2, /On Sunday I did the count/], other: [3, /9\/13\/25 \(Sat\)/] },
        { one: [2, /to a lady in a gray Jeep/], other: [7, /Older green Ford pickup/] },
        { one: [2, /light colored SUV, unable to read/], other: [7, /Older green Ford pickup/] },
        { one: [2, /light colored SUV, unable to read/], other: [7, /KY rear plate readable/] },
        { one: [2, /light colored SUV, unable to read/], other: [2, /to a lady in a gray Jeep/] },
        { one: [5, /No threats or promises have been made/], other: [5, /we handle it in house/] },
        { one: [5, /No threats or promises have been made/], other: [5, /you can talk to him or to the detective/] },
        { one: [5, /No threats or promises have been made/], other: [8, /there'd be no police/] },
        { one: [5, /No threats or promises have been made/], other: [5, /I can't promise her anything but you can/] },
        { one: [5, /No threats or promises have been made/], other: [5, /keep this in house/] },
        { one: [5, /of my own free will/], other: [5, /I assisted with wording/] },
        { one: [5, /of my own free will/], other: [8, /He typed it and I copied it/] },
        { one: [5, /of my own free will/], other: [5, /Subj crying/] },
        { one: [5, /of my own free will/], other: [5, /we handle it in house/] },
        { one: [5, /of my own free will/], other: [5, /company policy does not allow phones/] },
        { one: [5, /of my own free will/], other: [5, /you can talk to him or to the detective/] },
        { one: [5, /of my own free will/], other: [5, /close to done/] },
        { one: [5, /allowed to leave at any time/], other: [5, /company policy does not allow phones/] },
        { one: [5, /allowed to leave at any time/], other: [5, /close to done/] },
        { one: [5, /allowed to leave at any time/], other: [8, /I had to go/] },
        { one: [5, /allowed to leave at any time/], other: [5, /in uniform, by the door/] },
        { one: [5, /I assisted with wording/], other: [8, /He typed it and I copied it/] },
        { one: [1, /Subject was mirandized/], other: [8, /I need to read this to you now/] },
        { one: [1, /Subject was mirandized/], other: [8, /It's not 10:35/] },
        { one: [2, /advised of her rights at 1035/], other: [8, /File starts 11:32 AM/] },
        { one: [2, /advised of her rights at 1035/], other: [8, /Sign and put 10:35/] },
        { one: [2, /advised of her rights at 1035/], other: [8, /It's not 10:35/] },
        { one: [2, /advised of her rights at 1035/], other: [8, /I need to read this to you now/] },
        { one: [8, /That's when I arrested you/], other: [1, /09\/26\/2025\s+1020/] },
        { one: [8, /That's when I arrested you/], other: [2, /at 1020 hours this detective/] },
        { one: [2, /job application and they match/], other: [9, /No handwriting or fingerprint report/] },
        { one: [2, /job application and they match/], other: [4, /That one is mine/] },
        { one: [2, /job application and they match/], other: [4, /poor quality/] },
        { one: [2, /job application and they match/], other: [9, /Handwriting section was closed/] },
        { one: [2, /job application and they match/], other: [8, /I never wrote any script/] },
        { one: [2, /job application and they match/], other: [4, /I wrote that on paper/] },
        { one: [2, /required to keep same for two years/], other: [9, /lost when the basement flooded/] },
        { one: [2, /She quit as she was going back/], other: [7, /resigned 9\/20\/25 by text/] },
        { one: [2, /She quit as she was going back/], other: [9, /moved to Tennessee/] },
        { one: [2, /She quit as she was going back/], other: [2, /Sept 15, 2025/] },
        { one: [2, /she would not do this/], other: [9, /Skaggs: 2022 possession/] },
        { one: [2, /she would not do this/], other: [9, /2024 theft of identity/] },
        { one: [2, /she would not do this/], other: [4, /Brandi Skaggs was a cleaner/] },
        { one: [4, /was a cleaner at our office until August/], other: [7, /hired 04\/2025/] },
        { one: [9, /Promises: none/], other: [5, /we handle it in house/] },
        { one: [2, /I have a shortage before in 2023/], other: [9, /Crabtree none/] },
        { one: [2, /again admitted she filled/], other: [8, /Everybody uses my number/] },
        { one: [6, /WC01\s+CASH/], other: [2, /he does not know her/] },
        { one: [9, /she died on August 21, 2025/], other: [6, /18:47\s+drive/] },
        { one: [9, /she died on August 21, 2025/], other: [6, /18:31\s+drive/] },
        { one: [2, /Loretta Combs was not located/], other: [9, /she died on August 21, 2025/] },
        { one: [2, /Loretta Combs was not located/], other: [4, /has been a patient since 2011/] },
        { one: [6, /LN02 at 18:40/], other: [2, /Friday Sept 12 I closed the store/] },
        { one: [4, /\(Officer Napier\)/], other: [2, /never lost any prescription pads/] },
      ],
    },
  },
};
