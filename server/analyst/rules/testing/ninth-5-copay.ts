import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const COPAY_CASE: CaseFile = {
  name: "Colorado dental office, front desk accused of taking copays and refunds",
  documents: makeDocuments([
    [
      "FGPD report 25-31170.pdf",
      `Fort Garnet Police Department            Case Report  25-31170            Investigations / Financial
Reported: 10/07/2025 1120 (walk in)     Occurred from: 03/03/2025 to 10/02/2025
Statute: C.R.S. 18-4-401(1),(2)(g) Theft $5,000-$20,000  F5
Location: Haldorsen Family Dental, 2290 Cutthroat Ave, Ste 3, Fort Garnet, CO
Victim: Haldorsen, Keith DDS          Suspect: KOWALCHUK, Shelby Ann   F   DOB 02/22/1989   1006 Alder Ct #7
Det. N. Yellowhair  #2219
On 10/07/25 I met with Dr. Haldorsen in the lobby of FGPD. He told me that his front desk coordinator, Shelby Kowalchuk, had embezzled $8,412.00 from the practice over a period of seven months. He provided me with a folder and a thumb drive. Dr. Haldorsen stated that he discovered the theft on 10/02 when a patient, Mrs. Ewing, complained that her copay was billed twice.
Dr. Haldorsen explained that Kowalchuk did it in two ways. One, she would take cash copays and delete them out of the computer. Two, she would run refunds to her own credit card on the card terminal. He stated that Kowalchuk is the only person with the key to the cash drawer and the only one who knows her password. He stated there is a camera over the front desk and it shows her putting money in her purse. He stated that nothing like this has ever happened in his practice in 19 years.
He stated Kowalchuk was confronted on 10/02 by his practice consultant, Mr. Dane Oberlin, and she confessed within a few minutes and wrote out a confession in her own words. She was terminated on that date.`,
      `FGPD 25-31170   continued
I reviewed the spreadsheet. It listed 61 transactions with Kowalchuk's log in. It totals $8,412.00. I verified the total.
On 10/15/25 at 1400 hours I interviewed Kowalchuk at FGPD. It was voluntary and she was free to leave. She admitted to me that she took the money because she was behind on her rent. See recording.
On 10/22/25 I contacted Tammy Brandvold, office manager, by telephone. She stated she does not handle money and that she had "always had a bad feeling" about Shelby. She and Dr. Haldorsen are related by marriage. She was not asked further. I did not contact the hygienist, Priya Nandakumar, as Dr. Haldorsen stated she does not work at the desk.
On 11/03/25 I obtained records by subpoena to Summit Basin Credit Union for Kowalchuk's accounts. The refunds went to her card as the doctor described.
I did not seize the office computers as it would disrupt patient care. Dr. Haldorsen told me he would send the video when his IT person gets to it.
A summons was issued 11/19/25.
Supervisor comments: Good work. Clear by summons. Forward to DA.
CBI/NIBRS: 23D Theft from building. Bias: none. Computer used: Y. Weather: N/A. Victim rights notification given: Y. Officer safety caution: none. Report time 4.5 hrs. Mileage 0.`,
    ],
    [
      "Haldorsen loss schedule and cover.pdf",
      `HALDORSEN FAMILY DENTAL, PC          "Healthy smiles in the high country"
October 6, 2025
To whom it may concern at the Police:
Attached is what I was able to put together over the weekend with Tammy's help. I went by Shelby's log in. Some of these may be real voids, I did not go through the charts on every one. Please do not contact patients, it would harm the practice.

SCHEDULE A - CASH COPAYS DELETED (summary by month)
   March     4      $160
   April     6      $245
   May       7      $310
   June      9      $385
   July      8      $340
   August    9      $420
   September 8      $390
   Subtotal  51     $2,250
SCHEDULE B - REFUNDS TO CARD ENDING 4471
   07/14/25   $410        07/31/25  $385       08/12/25  $440       08/21/25  $395
   09/04/25   $450        09/18/25  $475       09/19/25  $500       09/29/25  $410
   10/06/25   $465
   Subtotal   9    $3,930
TOTAL 60  $6,180    plus consultant's fee $2,232  =  $8,412

We caught it on September 26 when our accountant, Lyle Stroud, could not tie out the deposits. I have been through this before in 2022 when we had a shortage with a different girl and we just let her go, so I know the signs.
I have employee dishonesty coverage with a $1,000 deductible and the carrier says they need a police report number within 30 days.
Keith Haldorsen, DDS`,
    ],
    [
      "DentaTrak audit trail extract.txt",
      `DENTATRAK PRO v11.2    AUDIT TRAIL (user selected rows)     Printed by user: TBRANDVOLD   10/05/2025 16:22
Filter: USER = SHELBYK   EVENT = DELETE, VOID, REFUND        (row count 64 shown of 3,118)
DATE        TIME      WKSTN     USER      EVENT     PT#     AMT      NOTE
07/14/25    17:48     OFFMGR1   SHELBYK   REFUND    20418   410.00   terminal
07/31/25    18:02     OFFMGR1   SHELBYK   REFUND    19930   385.00   terminal
08/12/25    07:12     OFFMGR1   SHELBYK   REFUND    21107   440.00   terminal
08/15/25    10:31     FRONT2    SHELBYK   DELETE    18866    40.00   entered twice
08/15/25    10:33     FRONT2    SHELBYK   DELETE    20054    35.00   wrong pt
08/21/25    17:55     OFFMGR1   SHELBYK   REFUND    17733   395.00   terminal
09/04/25    18:10     OFFMGR1   SHELBYK   REFUND    20990   450.00   terminal
09/12/25    14:20     FRONT1    SHELBYK   DELETE    21340    55.00   ins paid
09/18/25    12:41     OFFMGR1   SHELBYK   REFUND    18121   475.00   terminal
09/19/25    08:05     OFFMGR1   SHELBYK   REFUND    20077   500.00   terminal
09/29/25    17:51     OFFMGR1   SHELBYK   REFUND    21419   410.00   terminal
10/01/25    09:15     FRONT1    SHELBYK   DELETE    21500    40.00   EWING dup
10/03/25    11:02     OFFMGR1   TBRANDVOLD  USER EDIT        SHELBYK password reset
(rows omitted from this print: 51)
Server clock source: local. Time zone MST/MDT not adjusted. Backups: weekly, kept 5 weeks. Vendor support plan: expired. For the complete trail a user with Level 9 rights must choose "All users". Level 9 users on this system: KHALDORSEN, TBRANDVOLD.
DentaTrak is not responsible for clinical decisions made in reliance on printed reports. Thank you for choosing DentaTrak. Ask us about text reminders!`,
    ],
    [
      "Employee file - time clock and warning.pdf",
      `PUNCHPAL TIME REPORT          Employee: Kowalchuk S.    Rate 23.50     Sched: Mon-Thu 8:00-5:00, Fri off
DATE        IN       OUT      MEAL    HRS
07/14 Mo    7:58     16:58    1.0     8.00
07/31 Th    7:55     17:01    1.0     8.10
08/12 Tu    8:02     17:00    1.0     7.97
08/21 Th    7:57     16:45    1.0     7.80
09/04 Th    7:58     17:00    1.0     8.03
09/15 Mo    PTO 8.0
09/16 Tu    PTO 8.0
09/17 We    PTO 8.0
09/18 Th    PTO 8.0      (approved TB 8/25 "Shelby to Duluth, her dads surgery")
09/19 Fr    off
09/29 Mo    7:59     17:02    1.0     8.05
10/01 We    7:56     17:00    1.0     8.07
10/02 Th    7:57     12:20    -       4.38
- - - - - - - - - - - - - - - -
EMPLOYEE COUNSELING NOTICE      Date 08/18/2025      By: T. Brandvold
Issue: cash drawer short $75 on 8/15. Employee states she is not the only one in the drawer, says Dr. H and TB take lunch money out and leave IOU's. Employee is reminded that whoever is at the desk is responsible. There are two keys, one on hook in TB's office. Log in passwords are NOT to be kept on the monitor. (Shelby's and Priya's were on sticky notes, removed today.)
Employee comment: "I have told Tammy since spring that the deposits don't match. S.K."
Handbook sections: attire, scrubs color, nametags, cell phones, parking in rear, fragrance free. Employee agrees that deductions may be made from final pay for unreturned uniforms.`,
    ],
    [
      "Oberlin meeting notes and acknowledgment.pdf",
      `OBERLIN PRACTICE SOLUTIONS  "We find the leak"          Dane Oberlin, CEO, former loss prevention
CLIENT: Haldorsen      SUBJECT INTERVIEW NOTES     10/2/25
Start 9:35. Room: Op 4 (windowless, door closed). Present: DO, TB at door. S in the corner chair
- rapport 15 min, kids, rent (divorce)
- theme: "good people borrow". Denies x many
- S asks can she go pick up son at preschool at 11:30. told when we are finished
- S: "I deleted doubles because the system posts twice when the internet drops, Tammy told me to"
- S asks to see video. told it's with police already (bluff)
- told: owner is willing to work it out and not call police if she owns it today. If not she will be charged with felony + kid
- S crying. S: "what do I have to sign to leave"
- breaks 0   water 0
- agreed on number. I proposed 5k, she said that is crazy, settled on 2,300
- signed 12:15. escorted. phone had been on counter w/ TB
Fee: $1,500 + 10% of recovery found. My tape recorder was on for my own use, not needed, erased.

VOLUNTARY ACKNOWLEDGMENT (typed)
I, Shelby Kowalchuk, of my own free will and without threat or promise, admit that between January 2025 and the present I took without authorization approximately $2,300 in patient cash payments from Haldorsen Family Dental. I am sorry and wish to repay same from my final paycheck and by monthly payment. I did not take any card refunds.
Signed  S. Kowalchuk   10/2/25      Witness  T. Brandvold     D. Oberlin`,
    ],
    [
      "FGPD interview transcript 10-15-25.docx",
      `Fort Garnet Police Department      Interview 2, soft room         10/15/2025      Begin 14:06      End 14:58
DET. YELLOWHAIR: Thanks for coming down. Door's not locked. You're not under arrest. I've got your confession here so this is just filling in blanks.
KOWALCHUK: That's not a confession. He typed that. I wanted to go get my son.
DET: But you signed it.
KOWALCHUK: I'd have signed anything. He said they'd call social services.
DET: So what did you use it for?
KOWALCHUK: I didn't use it. I didn't take any money. I borrowed twenty out of the drawer once, for gas, and put it back, with a note. Everybody did notes.
DET: When was that?
KOWALCHUK: In the summer. June.
DET: You were behind on rent.
KOWALCHUK: I was in the spring. I got caught up when the tax refund came.
DET: Then how do refunds go to your card?
KOWALCHUK: What card? I have one card, it's a credit union debit, it ends eighty-eight twenty.
DET: We'll get the records. Who else would do it?
KOWALCHUK: I'm not going to say a name. I do know who stays after five. I wasn't even in Colorado for some of September.
DET: Can you prove that?
KOWALCHUK: My boarding pass is in my email. My sister drove me.
DET: Should I be looking at Tammy?
KOWALCHUK: I think I should talk to a lawyer before I talk about Tammy.
DET: That's up to you. I'm just asking. She says you were mad about your raise.
KOWALCHUK: I was mad. Three years no raise. I told Priya they owed me. I didn't mean like that.
DET: Owed you how much?
KOWALCHUK: It's just a thing you say.`,
    ],
    [
      "Summit Basin CU return and terminal batch.pdf",
      `SUMMIT BASIN CREDIT UNION      Legal Processing       SUBPOENA RETURN   ref LP-25-1187       10/30/2025
Member: KOWALCHUK SHELBY A    Acct S1 savings, S9 checking     Debit card ending 8820, issued 11/2023. No other cards. No credit line.
Period requested 03/01/2025 - 10/07/2025
Deposits, S9 (types):   Payroll ACH HALDORSEN FAM DENT 15 entries;   IRS TREAS 310 04/09/25 $3,114.00;   CHILD SUPPORT FSR 7 entries;   CASH, teller 06/06/25 $300.00, 08/16/25 $220.00;   MERCHANT CREDIT: none
Rent: check to ALDER CT APTS 1st of each month; 03/01 and 04/01 returned NSF; 04/11 catch up $2,900
Purchases 09/14/25 DEN AIRPORT PARKING; 09/15-09/20 DULUTH MN various (11)
I certify the above under C.R.S. as custodian. R. Feld
- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
(second sheet, no cover, from thumb drive: "batch.jpg", photo of a screen)
MERCHANT TERMINAL 0031   BATCH REFUNDS
07/14 17:49  VISA CR  ****4471   410.00   MANUAL KEY    CLERK ID 02
08/12 07:13  VISA CR  ****4471   440.00   MANUAL KEY    CLERK ID 02
09/18 12:42  VISA CR  ****4471   475.00   MANUAL KEY    CLERK ID 02
09/19 08:06  VISA CR  ****4471   500.00   MANUAL KEY    CLERK ID 02
10/06 17:33  VISA CR  ****4471   465.00   MANUAL KEY    CLERK ID 02
CLERK TABLE   01 FRONT   02 MANAGER   03 DR     (bottom of photo is cut off)`,
    ],
    [
      "Letter of S Marchetti and Nandakumar email.pdf",
      `OFFICE OF THE DISTRICT ATTORNEY, 23rd JUDICIAL DISTRICT                January 9, 2026
People v. Kowalchuk   25CR2287      To: A. Marchetti, counsel for defendant          Rule 16 cover
Produced: pp. 1-41. Not in our possession: office video. Dr. Haldorsen informs us the front desk camera has not recorded since May 2025 (subscription lapsed).
Ms. Brandvold entered a deferred judgment for check fraud in Weld County in 2017, completed. Restitution sought: $8,412 payable to Tri-Peaks Mutual $5,180, and Dr. Haldorsen the remainder. Offer: plead to M1, deferred, restitution in full; open until Feb 20.
We do not have the native file of the audit trail. Please contact the victim's counsel and not the victim.
Deputy District Attorney
- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
From: priya.n (personal)     To: Marchetti Law      Date: Mon, 19 Jan 2026 21:14      Subject: re Shelby
Hi, you asked me to write down what I know. I was the hygienist there till Dec. I covered the front desk almost every lunch. All of us used Shelby's log in because it was always open and mine locks me out. Tammy too. Tammy does the deposit every night and takes it to the bank in her own bag. On Oct 2 I heard Shelby crying through the wall, it was from before my 10 oclock patient until after noon. I heard the man say "you are not leaving until we have a number". When Shelby was in Minnesota Tammy was at the desk. Tammy got a new car about then but I don't know how.
I did see Shelby one time take cash out and put it in her pocket, I think July, she said it was for the bagels. I wasn't sure. I would rather not go to court, I have a new job and Dr. H is my reference.
Priya`,
    ],
  ]),
  key: {
    offence: "theft",
    issues: ["voluntariness", "alibi", "intent", "witness-reliability", "disclosure", "recording-gap"],
    gaps: [
      /4471|card ?holder|(visa|card) (issuer|owner|network)|owner of the card/i,
      /(full|complete|native|entire|unfiltered|all users).{0,40}(audit|trail|log|file)|audit trail|3,118|rows omitted|omitted rows|native file/i,
      /brandvold|tammy|office manager/i,
      /office computer|workstation|\bserver|forensic (image|copy|exam)|offmgr1|backups?/i,
      /stroud|accountant|deposit (slip|record|log)|bank deposits|practice'?s bank|day.?sheets?|ledger/i,
      /ewing|patients?\b/i,
      /boarding pass|airline|duluth|flight|travel/i,
      /insur\w*|tri-?peaks|carrier|claim|coverage/i,
    ],
    contradictions: [
      { one: [1, /only person with the key to the cash drawer/], other: [4, /There are two keys, one on hook/] },
      { one: [1, /nothing like this has ever happened/], other: [2, /in 2022 when we had a shortage/] },
      { one: [1, /confessed within a few minutes/], other: [5, /signed 12:15/] },
      { one: [1, /She admitted to me that she took the money/], other: [6, /I didn't take any money/] },
      { one: [1, /The refunds went to her card/], other: [7, /Debit card ending 8820/] },
      { one: [1, /it shows her putting money in her purse/], other: [8, /camera has not recorded since May/] },
      { one: [3, /09\/18\/25\s+12:41\s+OFFMGR1/], other: [4, /09\/18 Th\s+PTO/] },
    ],
    factors: [
      { sign: 1, quote: /09\/18 Th\s+PTO|DULUTH MN various/ },
      { sign: 1, quote: /CLERK TABLE\s+01 FRONT\s+02 MANAGER/ },
      { sign: 1, quote: /you are not leaving until we have a number|what do I have to sign to leave/ },
      { sign: 1, quote: /All of us used Shelby's log in/ },
      { sign: 1, quote: /MERCHANT CREDIT: none/ },
      { sign: 1, quote: /deferred judgment for check fraud/ },
      { sign: -1, quote: /took without authorization approximately/ },
      { sign: -1, quote: /take cash out and put it in her pocket|I borrowed twenty out of the drawer/ },
    ],
    events: [
      "2025-09-18 12:41",
      "2025-10-02 12:15",
      "2025-10-15 14:06",
      "2025-10-07 11:20",
      "2025-10-02 09:35",
      "2025-10-06 17:33",
    ],
    fair: {
      issues: ["miranda", "counsel", "hearsay", "custody-chain", "search"],
      gaps: [
        /video|camera|footage|surveillance|cctv/i,
        /oberlin.{0,40}(tape|recording|contract|fee|statement|interview|file|training|background)|tape recorder|(audio|tape|recording).{0,40}(oberlin|consultant|meeting)|oberlin|consultant/i,
        /interview (video|recording)|(video|audio|recording).{0,20}(interview|kowalchuk)|soft room|see recording/i,
        /terminal|merchant (processor|statement|record)|processor|batch/i,
        /thumb drive|folder|usb|metadata|batch\.jpg|original photo/i,
        /nandakumar|priya|hygienist/i,
        /(statement|interview|testimony|background|finances).{0,30}haldorsen|haldorsen.{0,30}(statement|interview|finances|tax|card|phone|log)/i,
        /spreadsheet|schedule a|61 transactions|transactions?\b/i,
        /password (reset|log)|log.?in|user (edit|rights)|credential|access (log|rights)/i,
        /punchpal|time ?(clock|card|record)s?.{0,40}(brandvold|tammy|others?|staff|priya)|other employees/i,
        /alarm|door (log|code)|building access|key (log|card)/i,
        /cash drawer|\biou|drawer count|petty cash/i,
        /sister|dad|father|surgery/i,
        /preschool|\bson\b|social services/i,
        /2022|former employee|different girl|prior (shortage|loss)/i,
        /check fraud|weld county|deferred|criminal (history|record)/i,
        /new car|brandvold'?s? (bank|financ\w*|account)|(bank|financial) records/i,
        /personnel (file|record)|handbook|polic(y|ies)|employment (file|record)|termination|final pay/i,
        /vendor|dentatrak|double.?post|internet (outage|drop)|duplicate/i,
        /phone (record|call)|text messages|cell|emails?\b/i,
        /notes\b/i,
        /subpoena|custodian|credit union/i,
        /miranda|advisement|waiver/i,
        /disciplin\w*|internal affairs|brady|giglio/i,
        /yellowhair|supervisor/i,
        /summons|affidavit|charging/i,
        /chain of custody|evidence (log|receipt)|property/i,
        /restitution|receipts?|invoice|\bfee\b/i,
        /\bit (person|contractor|consultant)|forensic accountant|expert|audit\b/i,
        /\brent\b|alder ct|landlord/i,
        /\btax\b|\birs\b/i,
        /clerk (id|table)/i,
        /training/i,
        /victim'?s counsel|interview.{0,30}(\bdr\b|dentist)/i,
        /raise|reference/i,
        /bagels/i,
        /(work|staff|patient) schedule|appointment (book|calendar)|calendar|op 4|floor plan/i,
      ],
      contradictions: [
        { one: [1, /had embezzled \$8,412/], other: [2, /TOTAL 60\s+\$6,180/] },
        { one: [1, /had embezzled \$8,412/], other: [5, /approximately \$2,300 in patient/] },
        { one: [1, /It totals \$8,412/], other: [2, /TOTAL 60\s+\$6,180/] },
        { one: [1, /It totals \$8,412/], other: [5, /approximately \$2,300 in patient/] },
        { one: [1, /I verified the total/], other: [2, /TOTAL 60\s+\$6,180/] },
        { one: [1, /had embezzled \$8,412/], other: [2, /plus consultant's fee \$2,232/] },
        { one: [1, /It totals \$8,412/], other: [2, /plus consultant's fee \$2,232/] },
        { one: [1, /I verified the total/], other: [2, /plus consultant's fee \$2,232/] },
        { one: [2, /plus consultant's fee \$2,232/], other: [5, /Fee: \$1,500 \+ 10%/] },
        { one: [2, /plus consultant's fee \$2,232/], other: [8, /Restitution sought: \$8,412/] },
        { one: [2, /TOTAL 60\s+\$6,180/], other: [8, /Restitution sought: \$8,412/] },
        { one: [2, /TOTAL 60\s+\$6,180/], other: [5, /approximately \$2,300 in patient/] },
        { one: [2, /Subtotal\s+51\s+\$2,250/], other: [5, /approximately \$2,300 in patient/] },
        { one: [1, /It listed 61 transactions/], other: [2, /TOTAL 60\s+\$6,180/] },
        { one: [1, /It listed 61 transactions/], other: [3, /row count 64/] },
        { one: [2, /TOTAL 60\s+\$6,180/], other: [3, /row count 64/] },
        { one: [2, /deductible/], other: [8, /Tri-Peaks Mutual \$5,180/] },
        { one: [1, /discovered the theft on 10\/02/], other: [2, /We caught it on September 26/] },
        { one: [1, /discovered the theft on 10\/02/], other: [2, /Lyle Stroud, could not tie out/] },
        { one: [1, /her copay was billed twice/], other: [2, /We caught it on September 26/] },
        {
          one: [1, /only person with the key to the cash drawer/],
          other: [4, /she is not the only one in the drawer/],
        },
        { one: [1, /only person with the key to the cash drawer/], other: [8, /I covered the front desk almost/] },
        { one: [1, /the only one who knows her password/], other: [4, /were on sticky notes/] },
        { one: [1, /the only one who knows her password/], other: [8, /All of us used Shelby's log in/] },
        { one: [1, /the only one who knows her password/], other: [3, /SHELBYK password reset/] },
        { one: [1, /she would run refunds to her own credit card/], other: [7, /Debit card ending 8820/] },
        { one: [1, /she would run refunds to her own credit card/], other: [7, /MERCHANT CREDIT: none/] },
        { one: [1, /she would run refunds to her own credit card/], other: [6, /it ends eighty-eight twenty/] },
        { one: [1, /she would run refunds to her own credit card/], other: [5, /I did not take any card refunds/] },
        { one: [1, /she would run refunds to her own credit card/], other: [7, /No other cards/] },
        { one: [1, /she would run refunds to her own credit card/], other: [2, /REFUNDS TO CARD ENDING 4471/] },
        { one: [1, /The refunds went to her card/], other: [7, /MERCHANT CREDIT: none/] },
        { one: [1, /The refunds went to her card/], other: [7, /No other cards/] },
        { one: [1, /The refunds went to her card/], other: [6, /it ends eighty-eight twenty/] },
        { one: [1, /The refunds went to her card/], other: [2, /REFUNDS TO CARD ENDING 4471/] },
        { one: [1, /The refunds went to her card/], other: [5, /I did not take any card refunds/] },
        { one: [6, /how do refunds go to your card/], other: [7, /Debit card ending 8820/] },
        { one: [6, /how do refunds go to your card/], other: [7, /MERCHANT CREDIT: none/] },
        { one: [6, /it ends eighty-eight twenty/], other: [2, /REFUNDS TO CARD ENDING 4471/] },
        { one: [2, /REFUNDS TO CARD ENDING 4471/], other: [7, /Debit card ending 8820/] },
        { one: [1, /On 11\/03\/25 I obtained records/], other: [7, /LP-25-1187\s+10\/30\/2025/] },
        { one: [1, /it shows her putting money in her purse/], other: [5, /\(bluff\)/] },
        { one: [1, /it shows her putting money in her purse/], other: [8, /Not in our possession: office video/] },
        { one: [1, /he would send the video/], other: [8, /camera has not recorded since May/] },
        { one: [5, /told it's with police already/], other: [8, /camera has not recorded since May/] },
        { one: [5, /told it's with police already/], other: [1, /Reported: 10\/07\/2025/] },
        { one: [5, /told it's with police already/], other: [1, /he would send the video/] },
        { one: [1, /confessed within a few minutes/], other: [5, /Denies x many/] },
        { one: [1, /confessed within a few minutes/], other: [5, /Start 9:35/] },
        { one: [1, /confessed within a few minutes/], other: [8, /until after noon/] },
        { one: [1, /confessed within a few minutes/], other: [4, /10\/02 Th\s+7:57/] },
        { one: [1, /wrote out a confession in her own words/], other: [5, /VOLUNTARY ACKNOWLEDGMENT \(typed\)/] },
        { one: [1, /wrote out a confession in her own words/], other: [6, /He typed that/] },
        { one: [1, /wrote out a confession in her own words/], other: [5, /I proposed 5k/] },
        { one: [5, /of my own free will and without threat/], other: [5, /not call police if she owns it/] },
        { one: [5, /of my own free will and without threat/], other: [5, /charged with felony \+ kid/] },
        { one: [5, /of my own free will and without threat/], other: [8, /you are not leaving until/] },
        { one: [5, /of my own free will and without threat/], other: [5, /what do I have to sign to leave/] },
        { one: [5, /of my own free will and without threat/], other: [6, /they'd call social services/] },
        { one: [5, /of my own free will and without threat/], other: [6, /I'd have signed anything/] },
        { one: [5, /took without authorization approximately/], other: [6, /I didn't take any money/] },
        { one: [5, /took without authorization approximately/], other: [5, /Denies x many/] },
        { one: [1, /because she was behind on her rent/], other: [6, /I got caught up when the tax/] },
        { one: [1, /because she was behind on her rent/], other: [7, /04\/11 catch up/] },
        { one: [1, /because she was behind on her rent/], other: [6, /I didn't take any money/] },
        { one: [1, /She admitted to me that she took the money/], other: [6, /That's not a confession/] },
        { one: [1, /She admitted to me that she took the money/], other: [6, /I borrowed twenty out of the drawer/] },
        { one: [1, /She admitted to me that she took the money/], other: [6, /I didn't use it\./] },
        { one: [6, /I've got your confession here/], other: [6, /That's not a confession/] },
        { one: [6, /I didn't take any money/], other: [6, /I borrowed twenty out of the drawer/] },
        { one: [6, /I didn't take any money/], other: [8, /take cash out and put it in her pocket/] },
        { one: [6, /In the summer\. June/], other: [8, /I think July/] },
        { one: [6, /for gas, and put it back/], other: [8, /it was for the bagels/] },
        { one: [1, /She stated she does not handle money/], other: [8, /Tammy does the deposit every night/] },
        { one: [1, /She stated she does not handle money/], other: [4, /Dr\. H and TB take lunch money/] },
        { one: [1, /She stated she does not handle money/], other: [8, /Tammy was at the desk/] },
        { one: [1, /She stated she does not handle money/], other: [7, /02 MANAGER/] },
        { one: [1, /she does not work at the desk/], other: [8, /I covered the front desk almost/] },
        { one: [3, /09\/19\/25\s+08:05\s+OFFMGR1/], other: [4, /09\/19 Fr\s+off/] },
        { one: [3, /09\/19\/25\s+08:05\s+OFFMGR1/], other: [7, /DULUTH MN various/] },
        { one: [3, /09\/18\/25\s+12:41\s+OFFMGR1/], other: [7, /DULUTH MN various/] },
        { one: [2, /09\/18\/25\s+\$475/], other: [4, /09\/18 Th\s+PTO/] },
        { one: [2, /09\/18\/25\s+\$475/], other: [7, /DULUTH MN various/] },
        { one: [2, /09\/19\/25\s+\$500/], other: [4, /09\/19 Fr\s+off/] },
        { one: [2, /09\/19\/25\s+\$500/], other: [7, /DULUTH MN various/] },
        { one: [7, /09\/18 12:42/], other: [4, /09\/18 Th\s+PTO/] },
        { one: [7, /09\/18 12:42/], other: [7, /DULUTH MN various/] },
        { one: [7, /09\/19 08:06/], other: [4, /09\/19 Fr\s+off/] },
        { one: [7, /09\/19 08:06/], other: [7, /DULUTH MN various/] },
        { one: [2, /09\/18\/25\s+\$475/], other: [8, /When Shelby was in Minnesota/] },
        { one: [3, /09\/18\/25\s+12:41\s+OFFMGR1/], other: [8, /When Shelby was in Minnesota/] },
        { one: [3, /09\/18\/25\s+12:41\s+OFFMGR1/], other: [6, /I wasn't even in Colorado/] },
        { one: [2, /09\/18\/25\s+\$475/], other: [6, /I wasn't even in Colorado/] },
        { one: [3, /07\/14\/25\s+17:48/], other: [4, /07\/14 Mo\s+7:58/] },
        { one: [3, /07\/31\/25\s+18:02/], other: [4, /07\/31 Th\s+7:55/] },
        { one: [3, /08\/12\/25\s+07:12/], other: [4, /08\/12 Tu\s+8:02/] },
        { one: [3, /08\/21\/25\s+17:55/], other: [4, /08\/21 Th\s+7:57/] },
        { one: [3, /09\/04\/25\s+18:10/], other: [4, /09\/04 Th\s+7:58/] },
        { one: [3, /09\/29\/25\s+17:51/], other: [4, /09\/29 Mo\s+7:59/] },
        { one: [7, /07\/14 17:49/], other: [4, /07\/14 Mo\s+7:58/] },
        { one: [7, /08\/12 07:13/], other: [4, /08\/12 Tu\s+8:02/] },
        { one: [3, /09\/12\/25\s+14:20/], other: [4, /Fri off/] },
        { one: [3, /08\/15\/25\s+10:31/], other: [4, /Fri off/] },
        { one: [4, /cash drawer short \$75 on 8\/15/], other: [4, /Fri off/] },
        { one: [2, /10\/06\/25\s+\$465/], other: [1, /She was terminated on that date/] },
        { one: [7, /10\/06 17:33/], other: [1, /She was terminated on that date/] },
        { one: [2, /10\/06\/25\s+\$465/], other: [4, /10\/02 Th\s+7:57/] },
        { one: [7, /10\/06 17:33/], other: [4, /10\/02 Th\s+7:57/] },
        { one: [2, /10\/06\/25\s+\$465/], other: [3, /SHELBYK password reset/] },
        { one: [7, /10\/06 17:33/], other: [3, /SHELBYK password reset/] },
        { one: [2, /10\/06\/25\s+\$465/], other: [1, /03\/03\/2025 to 10\/02\/2025/] },
        { one: [7, /10\/06 17:33/], other: [1, /03\/03\/2025 to 10\/02\/2025/] },
        { one: [2, /10\/06\/25\s+\$465/], other: [3, /10\/05\/2025 16:22/] },
        { one: [3, /USER = SHELBYK/], other: [7, /02 MANAGER/] },
        { one: [5, /between January 2025 and the present/], other: [1, /03\/03\/2025 to 10\/02\/2025/] },
        { one: [5, /I did not take any card refunds/], other: [2, /REFUNDS TO CARD ENDING 4471/] },
        { one: [5, /Tammy told me to/], other: [1, /delete them out of the computer/] },
        { one: [3, /EWING dup/], other: [1, /her copay was billed twice/] },
        { one: [1, /she was free to leave/], other: [6, /I think I should talk to a lawyer/] },
        { one: [2, /Some of these may be real voids/], other: [1, /had embezzled \$8,412/] },
        { one: [2, /Some of these may be real voids/], other: [1, /I verified the total/] },
        { one: [5, /of my own free will and without threat/], other: [5, /told when we are finished/] },
        { one: [1, /discovered the theft on 10\/02/], other: [4, /cash drawer short \$75 on 8\/15/] },
        { one: [2, /We caught it on September 26/], other: [4, /cash drawer short \$75 on 8\/15/] },
        { one: [1, /discovered the theft on 10\/02/], other: [4, /told Tammy since spring/] },
        { one: [1, /the only one who knows her password/], other: [3, /OFFMGR1\s+SHELBYK\s+REFUND\s+20418/] },
        { one: [1, /the only one who knows her password/], other: [4, /09\/18 Th\s+PTO/] },
        { one: [1, /confessed within a few minutes/], other: [5, /rapport 15 min/] },
        { one: [1, /she would take cash copays and delete them/], other: [5, /system posts twice when the internet/] },
        { one: [8, /you are not leaving until/], other: [1, /confessed within a few minutes/] },
      ],
    },
  },
};
