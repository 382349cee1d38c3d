import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const BOOKKEEPER_CASE: CaseFile = {
  name: "embezzlement charged against a dental office bookkeeper in Oregon",
  documents: makeDocuments([
    [
      "HFPD 24-1183 report.pdf",
      `Harney Ford Police Department                                     General Offense Report
GO# 2024-1183                                    Printed 07/30/2024 08:22 by ANDRUS
Offense      ORS 164.057 Aggravated Theft I         Status  Cleared, referred DA
Reported     05/06/2024 10:15      In person, lobby
Occurred     Between 09/01/2022 and 04/19/2024
Victim       Alder Bench Family Dentistry PC, 640 NE Juniper Spur (business)
Complainant  Lindqvist, Warren DMD    DOB 1966
Suspect      Ostrander, Janelle Marie   F/W   DOB 11/02/1979
Loss         $61,940.25
Assigned     Det. R. Andrus, Badge 19 (Investigations / School Resource / Property)

NARRATIVE
Dr. Lindqvist came to the lobby with a binder. He said he had discovered on April 22, 2024 that his bookkeeper had been stealing. A patient phoned that day about a bill she had paid in cash. He looked in the practice software (MolarWorks) and saw the payment had been reversed.
Lindqvist said Ostrander was the only person who made up the bank deposit and the only person with the administrator password. He said she got $22.50 an hour and never received any bonus or cash from the practice other than her paycheck. The signature stamp for the check book is locked in his desk and no one else has a key.
He reported 41 cash payments that were reversed, and 6 checks made to Ostrander. He has a CPA working on it.
Lindqvist told me there are no cameras in the office.`,
      `GO# 2024-1183      Narrative, continued
06/11/2024. I received the CPA's report by e-mail from Dr. Lindqvist. I did not have a forensic accountant look at it. I read the summary page. It confirmed what Dr. Lindqvist had said.
06/20/2024. I called Ostrander and asked her to come in to clear some things up. She arrived at 1330. I told her she was not under arrest, that the door was unlocked and that she could leave anytime. The interview lasted about 45 minutes and was recorded. She was cooperative. Ostrander admitted taking "about sixty" from the practice. She said she intended to pay it back. She did not ask for an attorney.
I did not advise of Miranda as this was a non custodial contact.
06/24/2024. I obtained her credit union statements by grand jury subpoena through DDA Fenwick. There are cash deposits which are consistent with the theft. I was not able to link any single deposit with a single reversed payment.
The computer from the front desk was not examined. Dr. Lindqvist advised it had been replaced and the old one recycled.
I have not contacted any patient. Dr. Lindqvist asked that I not bother them.
Binder placed in my office, bottom drawer. Copy to DA.
I am requesting charges. Nothing further.     R. Andrus 19
Report forms: 01 General, 04 Business, 11 Property (blank). Time spent for UCR: 6.5 hrs. Reviewed: Lt. Pacheco-Lund. Victim rights card mailed 5/7. Weather N/A. Entered by records clerk 5/8.`,
    ],
    [
      "Lindqvist letter.pdf",
      `Alder Bench Family Dentistry PC
Warren A. Lindqvist, DMD
May 3, 2024
Chief of Police, City of Harney Ford
Dear Chief,
I write as a 24 year member of this community and the Rotary. I have been betrayed by a woman who ate at our table.
In February I began to have suspicions, as our collections did not match our production and I could not make my quarterly estimate. I engaged Pruitt Hale & Associates to have a quiet look. By the middle of March I knew.
Ms. Ostrander had the sole control of money in this office since the day she came in August of 2017. My wife Kirsten has never had any part in the books. I do not use the software myself except for charting; I do not have an administrator log-in.
I confronted her on April 23 at the end of the day. She turned white and said, "I'll put it back." She took her purse and quit on the spot. Brianna at the front desk was standing there and heard it.
My accountant says the loss is $48,000 and change, but this does not include my time. With the loss of goodwill I put it at $83,500 which I have given to our insurer.
It is important this be handled before October, as I am in talks to sell the practice and the buyer's lender is asking about the receipts for 2022 and 2023.
She drove a nicer car than mine.
I ask that you make an example of her.
Respectfully,
Warren A. Lindqvist, DMD
cc: Great Cascade Mutual, claims. Member, American Dental Association. Accepting new patients. Ask us about clear aligners, night guards, and our Smile Club with no waiting period.`,
    ],
    [
      "Pruitt Hale report.pdf",
      `PRUITT HALE & ASSOCIATES, CPAs                                            Bend  |  Harney Ford
Agreed-Upon Procedures, Alder Bench Family Dentistry PC
Report date: June 7, 2024           Engagement letter: March 4, 2024
Prepared for: W. Lindqvist
We have performed the procedures below which were specified by Dr. Lindqvist, solely to assist him in connection with a claim. This is not an audit or examination. The sufficiency of the procedures is the responsibility of Dr. Lindqvist. We make no representation about the identity of any person.
PROCEDURE 1. We obtained from Dr. Lindqvist a spreadsheet export of "Adjustments, type 9 (write off cash)". We did not have access to MolarWorks. We noted 37 adjustments of $50 or greater under user code JOSTRA.
PROCEDURE 2. We compared the adjustments to bank statements. In each instance no cash deposit was found on the day or the day after.
PROCEDURE 3. We were given five checks, payee J. Ostrander, stamped signature.
PROCEDURE 4. We reviewed charges on the practice Visa ending 4471 which Dr. Lindqvist marked as "not mine".
SUMMARY                         COUNT        AMOUNT
Cash adjustments                  37        $21,387.60
Checks                             5        $12,500.00
Visa charges                      61        $14,325.00
TOTAL                                       $48,212.60
We did not consider refunds, insurance take backs, bad debt or professional courtesy discounts, any of which may use type 9. The practice's own written procedure for type 9 was not provided.`,
      `PRUITT HALE & ASSOCIATES             Schedule A (extract, type 9)                  page 4
DATE        TIME     PATIENT ID    AMOUNT     USER      STATION
01/11/23    12:04    20417         $340.00    JOSTRA    FRONT-2
05/26/23    17:39    18830         $1,125.00  JOSTRA    OP-DR
08/02/23    17:44    21002         $415.00    JOSTRA    FRONT-2
11/17/23    18:10    19556         $2,060.00  JOSTRA    OP-DR
12/29/23    09:20    21119         $280.00    JOSTRA    FRONT-1
02/09/24    17:51    20871         $690.00    JOSTRA    OP-DR
03/08/24    16:30    21340         $1,180.00  JOSTRA    FRONT-2
03/13/24    17:52    20417         $925.00    JOSTRA    OP-DR
04/19/24    18:26    21277         $1,400.00  JOSTRA    OP-DR
04/24/24    08:12    21277         $150.00    JOSTRA    FRONT-1
Station names are as shown in the export. We did not determine where each station is.
Schedule B (checks)   no. 7719 12/22/22 $2,500;  7902 06/30/23 $2,500;  8011 09/29/23 $2,500;  8104 12/22/23 $2,500;  8190 03/29/24 $2,500.   Memo lines: "per WL", "per WL", blank, "xmas per WL", "Q1".
Our fees for this engagement are billed monthly and are contingent in part upon the insurer's acceptance of the claim, as allowed by our letter. Work papers are the property of the firm. This report is not to be used by other parties without consent. T. Pruitt CPA, license on file.`,
    ],
    [
      "Cascade Basin CU statement.pdf",
      `CASCADE BASIN COMMUNITY CREDIT UNION         Business Share Draft     Statement of account
ALDER BENCH FAMILY DENTISTRY PC          Acct xxxxxx0812       03/01/2024 to 03/31/2024
DATE     DESCRIPTION                                     AMOUNT       BALANCE
03/01    DEPOSIT CHECKS  (14 items)                     8,412.10     31,907.44
03/04    ACH INS PMT DENTACARE                          6,220.00     38,127.44
03/08    DEPOSIT CASH      TELLER 07 16:51              1,180.00     39,307.44
03/08    DEPOSIT CHECKS  (9 items)                      4,119.50     43,426.94
03/12    CASH WITHDRAWAL   K LINDQVIST   TELLER 03      3,000.00     40,426.94
03/13    DEPOSIT CASH      K LINDQVIST   TELLER 07        240.00     40,666.94
03/15    DRAFT 8177  PAYROLL SVC                       17,844.02     22,822.92
03/22    CASH WITHDRAWAL   W LINDQVIST   ATM SPIRIT RIDGE CASINO  800.00   22,022.92
03/29    DRAFT 8190                                     2,500.00     19,522.92
03/29    DEPOSIT CHECKS  (11 items)                     7,066.00     26,588.92
Authorized signers on account: W LINDQVIST, K LINDQVIST. Online users: 3 (WLINDQ, KLINDQ, JOSTRA view only)
Dividend rate 0.05%. To report a lost card call the number on the back. In case of errors or questions about your electronic transfers, write us within 60 days. Your savings federally insured to at least $250,000. Lobby hours Mon to Thurs 9 to 5, Fri 9 to 5:30, drive up Saturday 9 to noon. The annual meeting will be held at the fairgrounds pavilion; door prizes.`,
    ],
    [
      "Text messages Ostrander phone.pdf",
      `EXPORT OF MESSAGES   Contact "Dr L cell"    (screenshots supplied by J. Ostrander, 31 of 31 pages not attached; pages 2, 9, 17, 24 only)
[p. 2]
12/20/2023 7:41 PM  Dr L: Write yourself the same as last yr, 2500 for xmas. Use the stamp its by the postage machine. Dont run it thru payroll
12/20/2023 7:44 PM  Janelle: Thank you so much!! Will do. Do you want a 1099 or anything
12/20/2023 7:45 PM  Dr L: No keep it simple
[p. 9]
08/02/2023 5:30 PM  Dr L: Reverse the Tuttle cash, I gave it back to him he was unhappy w the crown
08/02/2023 5:33 PM  Janelle: ok doing it now. $415?
08/02/2023 5:33 PM  Dr L: Yes
[p. 17]
03/12/2024 11:20 AM  Dr L: Hows Boise. Kirsten is doing the bank til ur back. Whats the password again for the admin
03/12/2024 11:26 AM  Janelle: Good! its on the sticky. Wisdom88
03/13/2024 6:02 PM  Dr L: Got in thx
[p. 24]
02/27/2024 8:15 PM  Dr L: Put the Maui condo on the office visa, the lawyers dont need to see it on mine
02/27/2024 8:31 PM  Janelle: I dont love that. I borrowed 400 from the drawer for my brakes and Ill put it back Friday, wanted to tell you
02/27/2024 8:40 PM  Dr L: fine just do it before month end
(export made with a phone app. Emojis removed. Time zone: phone. Not compared with the other handset.)`,
    ],
    [
      "Interview transcript 062024.pdf",
      `HFPD AUDIO TRANSCRIPT            Interview of Janelle Ostrander          File 062024-A.wav
Transcriber: M. Lott, contract          Header shows start 2:12 PM 06/20/2024
ANDRUS: Okay we're on. You came down on your own, thank you. You want water?
OSTRANDER: I'm fine. Your lady had me sit in the back room about forty minutes.
ANDRUS: Yeah sorry. So, you know why you're here. Doc says you cleaned him out.
OSTRANDER: That's not right. He's, okay. He told me to do most of that.
ANDRUS: He says no bonuses ever.
OSTRANDER: He gave me twenty five hundred at Christmas and a couple quarters. I've got texts.
ANDRUS: You got those with you?
OSTRANDER: On my phone. My brother in law said I should have a lawyer look at them first.
ANDRUS: That'd just slow things down. People who get lawyers, the DA sees that a certain way.
OSTRANDER: Oh.
ANDRUS: How much did you take? Ballpark. Six thousand, sixty?
OSTRANDER: Take? I borrowed from the drawer, like, four hundred for my brakes and I put it back. The other thing, maybe sixteen. Sixteen hundred, with the kids' school stuff, over the years. I always wrote it on the pad.
ANDRUS: So about sixty.
OSTRANDER: No. Sixteen hundred.
ANDRUS: But you took money.
OSTRANDER: I borrowed some with permission. I intended to pay back what was left, it was like two hundred.`,
      `(Transcript page 2)
ANDRUS: I've seen the video from the front desk, Janelle. It's got you.
OSTRANDER: What video? There's a camera by the safe but it's been, he unplugged it when he and Kirsten were fighting.
ANDRUS: You want to be straight with me or do you want the kids to see this in the paper?
OSTRANDER: I'm being straight. I should probably go. I've got pick up.
ANDRUS: Sit down, we're not done yet. Five more minutes.
OSTRANDER: (crying) Okay.
ANDRUS: Who else had the stamp?
OSTRANDER: It's by the postage machine. Everybody. Carla before me used it too, Carla Weems.
ANDRUS: The password?
OSTRANDER: On a sticky under the monitor. Wisdom88. It was my code on the front computers because nobody bothered to sign in as themselves.
ANDRUS: March 13. Nine twenty five. That's your code.
OSTRANDER: I was in Boise at my sister's. I was off that whole week.
ANDRUS: We'll check that out.
[2:51 PM  recording paused]  [3:18 PM  recording resumed]
ANDRUS: So we talked about you writing an apology to the doctor.
OSTRANDER: You said it might help me not get charged.
ANDRUS: I said it couldn't hurt. Did you write it?
OSTRANDER: I wrote I'm sorry for how this turned out.
[3:41 PM  end]
Inaudible passages are marked. Charges for transcription are by the audio minute. Invoice to the city, net 30.`,
    ],
    [
      "DA investigator memo Kowalczyk.pdf",
      `TAMARACK COUNTY DISTRICT ATTORNEY
INVESTIGATOR'S MEMORANDUM OF CONTACT                 File 24-CR-0388
To: DDA Fenwick           From: Inv. Sorrel
Witness: Brianna Kowalczyk, front desk, Alder Bench Family Dentistry, 2021 to present
Contact: telephone, 08/14/2024, 4:05 PM to 4:40 PM. Not recorded.
BK was nervous and said she still needs the job. She says that all of the girls use the JOSTRA sign on as it stays open all day. Anyone can do a type 9. Doctor himself goes in at night from his operatory, OP-DR, and "fixes" things. He told her these were for his friends.
Kirsten took the deposit to the credit union on Fridays and whenever Janelle was out. Sometimes the bag sat in Doctor's car.
BK did not see or hear any confrontation. She was at her son's track meet on April 23. She was told next day that Janelle was gone "since last week". The Doctor asked her in May to write that she had heard Janelle say I'll put it back. She did not write it.
The signature stamp is on the counter by the postage machine.
There was a camera near the safe, put in by Smith Brothers Alarm.
BK heard Doctor on the phone about how the sale price goes by the collections, and that his wife's lawyer wants the cash books. There was a cash pad, a green steno pad in the drawer, where everybody wrote what they took. She has not seen it since the new computers came on April 29.
BK says Janelle did buy a Buick last year and was always short by payday. She once told Janelle's sister on the phone that "the drawer is my ATM, ha ha."
I advised BK she might be subpoenaed. Mileage none.`,
    ],
    [
      "Personnel file Ostrander.pdf",
      `ALDER BENCH FAMILY DENTISTRY PC           EMPLOYEE FILE: OSTRANDER J
Hired 08/14/2017      Position: Front office / books       Rate 22.50
ATTENDANCE 2024
Jan  01 holiday  |  19 sick
Feb  none
Mar  11 PTO  12 PTO  13 PTO  14 PTO  15 PTO   (approved WL 02/20, "have fun in Boise")
Apr  02 late 9 min
Last day worked: 04/19/2024, out 4:58 PM (clock)
LETTER, hand delivered 04/19/2024 with final check
"Dear Janelle, Due to restructuring in view of the coming transition your position is ended as of today. You have been a loyal and trusted member of our team for nearly seven years, and I would be happy to give a reference. Return your key and your fob to Kirsten. W. Lindqvist"
Key, fob returned 04/19/2024, initialed KL.
Review 12/2023: Exceeds. "Janelle keeps us honest." Bonus: see WL.
Review 12/2022: Meets. Reminded to get receipts for supplies.
Write-up 06/14/2022: till short $60, counseled, repaid from paycheck.`,
      `EMPLOYEE HANDBOOK (pages 6 and 7 as found in file)
Section 4. Cash handling. Patients' payments are receipted from the duplicate book, white copy to patient and yellow copy stays in the book. The day sheet is printed and initialed by two people. Deposits are made up by one person and taken by a different person. Petty cash drawn from the drawer must be written on the pad and initialed by Doctor.
Section 5. Employees are advised that the reception area and the safe are subject to video recording for security. There is no recording in operatories.
Section 6. Each team member has an individual sign on. Sharing of passwords is discouraged.
Section 7. Scrubs are provided, two sets a year. Shoes must be closed. No strong scents. Nails must be short in clinical areas. Lunch is one hour and the door is locked. Birthdays are celebrated on the first Friday of the month. If you call in sick please find your own cover if you can. Snow days are announced by text by six. Parking is in the rear by the dumpster so the patients may have the front. Continuing education is paid up to $300. Team members and immediate family receive care at lab cost after 90 days. Revised January 2020.`,
    ],
    [
      "DDA Fenwick letter and proof of loss.pdf",
      `OFFICE OF THE DISTRICT ATTORNEY FOR TAMARACK COUNTY
September 9, 2024
Re: State v. Ostrander, 24CR-0388          ORS 135.815 disclosure, second letter
Counsel:
1. The Indictment alleges aggravated theft in the first degree in that the total was $10,000 or more. The State will rely on the aggregate of $61,940.25.
2. The apology letter referred to in the interview has not been located by HFPD.
3. Dr. Lindqvist entered a stipulated order with the Board of Dentistry in 2019 (billing for services which were not rendered). We do not have the order.
4. We do not have the native MolarWorks data. We are told the vendor keeps a hosted backup for 18 months.
5. Dr. Lindqvist's dissolution of marriage case, Tamarack County 24DR-0117, was filed on January 29, 2024. We have not reviewed it.
6. The State has no notes of Inv. Sorrel other than her memorandum.
7. Restitution will be sought by the insurer, which paid on August 2, and by the Doctor for the balance.
Offer: plead to count 1, 18 months of probation with 60 days jail and restitution in full. Offer closes at call, October 21.
Jennifer Fenwick, Deputy District Attorney`,
      `GREAT CASCADE MUTUAL            EMPLOYEE DISHONESTY, SWORN PROOF OF LOSS             Claim 7-440192
Insured: Alder Bench Family Dentistry PC              Policy limit $75,000       Deductible $1,000
Date loss first discovered by insured:  04/29/2024
(Policy condition 9: notice must be given within 60 days of discovery by any owner.)
Employee(s):  J. Ostrander.     Others suspected:  none
Amount of loss claimed:   $83,500.00
How determined:  "CPA, and own records"
Did the insured at any time pay, permit or condone similar withdrawals by the employee?   No
Is the insured party to any sale, merger or dissolution?    No
Do two persons control receipts and deposits?   Yes
Signed under penalty of perjury   W. A. Lindqvist    05/21/2024     Notary: stamp illegible
Adjuster remarks:  T/C insd. CPA rpt pending. Recorded statement of insd taken 6/3. Pay $47,212.60 subject to subrogation.
FRAUD WARNING: Any person who knowingly and with intent to defraud files a claim containing false information may be guilty of a crime. Keep a copy of this form. Claims department, PO box on reverse.`,
    ],
  ]),
  key: {
    offence: "theft",
    issues: [
      "witness-reliability",
      "intent",
      "disclosure",
      "miranda",
      "counsel",
      "voluntariness",
      "recording-gap",
      "custody-chain",
    ],
    gaps: [
      /molar ?works|native|audit (trail|log)|hosted backup|vendor|practice software|server|metadata/i,
      /steno|cash pad|green pad|\bpad\b|petty cash/i,
      /receipt book|duplicate (book|receipt)|day sheet|yellow cop|deposit slip|cash receipt/i,
      /work ?papers?|pruitt|\bcpa\b.*(file|paper|note|engagement)|engagement letter/i,
      /dissolution|divorce|24dr|marriage/i,
      /camera|video|surveillance|smith brothers|alarm/i,
      /apology/i,
      /insur\w*.*(file|statement|claim)|claim file|recorded statement|adjuster|great cascade/i,
    ],
    contradictions: [
      { one: [1, /had discovered on April 22, 2024/], other: [2, /By the middle of March I knew/] },
      { one: [1, /never received any bonus or cash/], other: [5, /Write yourself the same as last yr/] },
      { one: [1, /Ostrander admitted taking "about sixty"/], other: [6, /OSTRANDER: No\. Sixteen hundred/] },
      { one: [2, /She took her purse and quit/], other: [8, /your position is ended as of today/] },
      { one: [1, /only person who made up the bank deposit/], other: [7, /Kirsten took the deposit/] },
      { one: [3, /03\/13\/24\s+17:52/], other: [8, /13 PTO/] },
      { one: [2, /Brianna at the front desk was standing there/], other: [7, /did not see or hear any confrontation/] },
    ],
    factors: [
      { sign: 1, quote: /Write yourself the same as last yr/ },
      { sign: 1, quote: /03\/13\/24\s+17:52|have fun in Boise|13 PTO/ },
      { sign: 1, quote: /all of the girls use the JOSTRA|it's on the sticky|its on the sticky|On a sticky/ },
      { sign: 1, quote: /stipulated order with the Board/ },
      { sign: 1, quote: /contingent in part|not an audit|make no representation/ },
      { sign: 1, quote: /Reverse the Tuttle cash|K LINDQVIST\s+TELLER 03|DEPOSIT CASH\s+TELLER 07/ },
      { sign: -1, quote: /the drawer is my ATM/ },
      { sign: -1, quote: /till short \$60|I borrowed 400 from the drawer|borrowed from the drawer/ },
    ],
    events: ["2024-05-06 10:15", "2024-06-20 14:12", "2024-03-13 17:52", "2023-12-20 19:41", "2024-08-14 16:05"],
    fair: {
      issues: ["hearsay", "alibi", "identification", "search", "speedy-trial"],
      gaps: [
        /kirsten|wife/i,
        /carla|weems/i,
        /patients?\b|tuttle/i,
        /sister|boise|travel/i,
        /(front.?desk|office|old) (computer|workstation|hard drive)|hard drive|workstation|recycl|forensic (image|exam)|station|\bop-dr\b|it (vendor|company)/i,
        /log-?in|user (log|account|code)|password|access (log|record)|sign.?on/i,
        /credit union.*(statement|record)|bank (record|statement)s?|teller|deposit (item|record)|account statements|personal account/i,
        /handset|phone (extraction|image|download)|text messages?|messages|remaining pages|screenshots/i,
        /checks?\b.*(original|image|copy|copies|front|back|cancel)|original checks|cancel+ed checks|endors|check images/i,
        /stamp\b|handwriting|signature/i,
        /visa|credit card|maui|card statement/i,
        /board of dentistry|stipulated order|licens/i,
        /sale of the practice|purchase agreement|buyer|lender|letter of intent/i,
        /tax (return|record)|1099|payroll|w-?2\b|books and records|general ledger|quickbooks|production report/i,
        /casino|gambl/i,
        /lindqvist.*(interview|recording|statement)|(interview|statement) of (dr\.?|the) (lindqvist|doctor|dentist)/i,
        /lindqvist'?s? (phone|criminal|financ|motive|bias)/i,
        /binder/i,
        /subpoena|grand jury/i,
        /audio|interview recording|\bwav\b|paused|27 minutes|missing (minutes|portion)|recording of the interview/i,
        /notes\b/i,
        /camera at the station|lobby|back room|hfpd video|interview room/i,
        /andrus.*(training|disciplin|personnel)|disciplin|personnel|internal affairs|brady|giglio|impeach/i,
        /policy|policies|written procedure|type 9/i,
        /training/i,
        /chain of custody|property (receipt|log|record)|evidence (log|room|receipt)|bottom drawer/i,
        /forensic accountant|expert|accountant/i,
        /spreadsheet|export|schedule a|schedules/i,
        /hygienist|other (staff|employees)|co-?workers?|staff\b/i,
        /brother.in.law/i,
        /buick|car (loan|purchase)|vehicle/i,
        /insurance (payments|take ?backs?|claims)|dentacare/i,
        /refunds?\b/i,
        /fob|door (log|access)|key\b.*log|alarm (log|code)/i,
        /restitution|payment by the insurer|subrogation/i,
        /indictment|charging/i,
        /email|e-mail/i,
        /criminal (history|record)/i,
        /lott\b|transcri(ber|ption)/i,
        /pacheco|sorrel/i,
        /time ?sheet|time ?clock|clock record|time records/i,
        /phone (call|records)|call log/i,
        /victim advocate|victim rights/i,
        /bookkeep(er|ing) records|ledger/i,
      ],
      contradictions: [
        { one: [1, /Loss\s+\$61,940\.25/], other: [3, /TOTAL\s+\$48,212\.60/] },
        { one: [1, /Loss\s+\$61,940\.25/], other: [2, /I put it at \$83,500/] },
        { one: [1, /Loss\s+\$61,940\.25/], other: [9, /loss claimed:\s+\$83,500\.00/] },
        { one: [9, /aggregate of \$61,940\.25/], other: [3, /TOTAL\s+\$48,212\.60/] },
        { one: [9, /loss claimed:\s+\$83,500\.00/], other: [3, /TOTAL\s+\$48,212\.60/] },
        { one: [9, /aggregate of \$61,940\.25/], other: [9, /loss claimed:\s+\$83,500\.00/] },
        { one: [9, /aggregate of \$61,940\.25/], other: [2, /I put it at \$83,500/] },
        { one: [9, /aggregate of \$61,940\.25/], other: [2, /loss is \$48,000 and change/] },
        { one: [1, /Loss\s+\$61,940\.25/], other: [2, /loss is \$48,000 and change/] },
        { one: [1, /It confirmed what Dr\. Lindqvist had said/], other: [3, /TOTAL\s+\$48,212\.60/] },
        { one: [1, /It confirmed what Dr\. Lindqvist had said/], other: [3, /We make no representation/] },
        { one: [9, /loss claimed:\s+\$83,500\.00/], other: [9, /Pay \$47,212\.60/] },
        { one: [2, /loss is \$48,000 and change/], other: [3, /Report date: June 7, 2024/] },
        { one: [2, /I put it at \$83,500/], other: [3, /TOTAL\s+\$48,212\.60/] },
        { one: [1, /Ostrander admitted taking "about sixty"/], other: [6, /OSTRANDER: Take\? I borrowed/] },
        { one: [1, /Ostrander admitted taking "about sixty"/], other: [6, /The other thing, maybe sixteen/] },
        { one: [1, /Ostrander admitted taking "about sixty"/], other: [6, /Sixteen hundred, with the kids/] },
        { one: [1, /Ostrander admitted taking "about sixty"/], other: [6, /I borrowed some with permission/] },
        { one: [6, /So about sixty/], other: [6, /OSTRANDER: No\. Sixteen hundred/] },
        { one: [1, /reported 41 cash payments/], other: [3, /We noted 37 adjustments/] },
        { one: [1, /reported 41 cash payments/], other: [3, /Cash adjustments\s+37/] },
        { one: [1, /and 6 checks made to Ostrander/], other: [3, /We were given five checks/] },
        { one: [1, /and 6 checks made to Ostrander/], other: [3, /Checks\s+5/] },
        { one: [1, /had discovered on April 22, 2024/], other: [2, /In February I began to have suspicions/] },
        { one: [1, /had discovered on April 22, 2024/], other: [3, /Engagement letter: March 4, 2024/] },
        { one: [1, /had discovered on April 22, 2024/], other: [9, /discovered by insured:\s+04\/29\/2024/] },
        { one: [2, /By the middle of March I knew/], other: [9, /discovered by insured:\s+04\/29\/2024/] },
        { one: [2, /In February I began to have suspicions/], other: [9, /discovered by insured:\s+04\/29\/2024/] },
        { one: [3, /Engagement letter: March 4, 2024/], other: [9, /discovered by insured:\s+04\/29\/2024/] },
        { one: [2, /By the middle of March I knew/], other: [8, /loyal and trusted member/] },
        { one: [2, /betrayed by a woman/], other: [8, /loyal and trusted member/] },
        { one: [2, /In February I began to have suspicions/], other: [8, /have fun in Boise/] },
        { one: [2, /By the middle of March I knew/], other: [1, /A patient phoned that day/] },
        { one: [2, /I confronted her on April 23/], other: [8, /Last day worked: 04\/19\/2024/] },
        { one: [2, /I confronted her on April 23/], other: [8, /your position is ended as of today/] },
        { one: [2, /I confronted her on April 23/], other: [7, /did not see or hear any confrontation/] },
        { one: [2, /I confronted her on April 23/], other: [7, /Janelle was gone "since last week"/] },
        { one: [2, /I confronted her on April 23/], other: [8, /fob returned 04\/19\/2024/] },
        { one: [2, /She took her purse and quit/], other: [8, /Last day worked: 04\/19\/2024/] },
        { one: [2, /She took her purse and quit/], other: [7, /Janelle was gone "since last week"/] },
        { one: [2, /Brianna at the front desk was standing there/], other: [7, /son's track meet on April 23/] },
        { one: [2, /said, "I'll put it back\."/], other: [7, /did not see or hear any confrontation/] },
        { one: [2, /said, "I'll put it back\."/], other: [7, /asked her in May to write/] },
        { one: [2, /Brianna at the front desk was standing there/], other: [7, /asked her in May to write/] },
        { one: [1, /only person who made up the bank deposit/], other: [4, /DEPOSIT CASH\s+K LINDQVIST/] },
        { one: [1, /only person who made up the bank deposit/], other: [5, /Kirsten is doing the bank/] },
        { one: [1, /only person who made up the bank deposit/], other: [9, /Do two persons control/] },
        { one: [1, /only person who made up the bank deposit/], other: [8, /made up by one person and taken/] },
        { one: [2, /had the sole control of money/], other: [4, /DEPOSIT CASH\s+K LINDQVIST/] },
        { one: [2, /had the sole control of money/], other: [7, /Kirsten took the deposit/] },
        { one: [2, /had the sole control of money/], other: [5, /Kirsten is doing the bank/] },
        { one: [2, /had the sole control of money/], other: [9, /Do two persons control/] },
        { one: [2, /had the sole control of money/], other: [4, /JOSTRA view only/] },
        { one: [2, /had the sole control of money/], other: [4, /WITHDRAWAL\s+K LINDQVIST/] },
        { one: [2, /Kirsten has never had any part/], other: [4, /DEPOSIT CASH\s+K LINDQVIST/] },
        { one: [2, /Kirsten has never had any part/], other: [7, /Kirsten took the deposit/] },
        { one: [2, /Kirsten has never had any part/], other: [5, /Kirsten is doing the bank/] },
        { one: [2, /Kirsten has never had any part/], other: [4, /WITHDRAWAL\s+K LINDQVIST/] },
        { one: [2, /Kirsten has never had any part/], other: [4, /Authorized signers on account/] },
        { one: [1, /only person with the administrator password/], other: [5, /Got in thx/] },
        { one: [1, /only person with the administrator password/], other: [5, /its on the sticky/] },
        { one: [1, /only person with the administrator password/], other: [6, /On a sticky under the monitor/] },
        { one: [1, /only person with the administrator password/], other: [7, /girls use the JOSTRA sign on/] },
        { one: [1, /only person with the administrator password/], other: [7, /Doctor himself goes in at night/] },
        { one: [1, /only person with the administrator password/], other: [5, /Whats the password again/] },
        { one: [2, /do not have an administrator log-in/], other: [5, /Got in thx/] },
        { one: [2, /do not have an administrator log-in/], other: [5, /Whats the password again/] },
        { one: [2, /do not have an administrator log-in/], other: [7, /Doctor himself goes in at night/] },
        { one: [2, /do not use the software myself/], other: [7, /Doctor himself goes in at night/] },
        { one: [2, /do not use the software myself/], other: [5, /Got in thx/] },
        { one: [2, /do not use the software myself/], other: [1, /He looked in the practice software/] },
        { one: [2, /do not have an administrator log-in/], other: [1, /He looked in the practice software/] },
        { one: [2, /do not use the software myself/], other: [5, /Whats the password again/] },
        { one: [1, /never received any bonus or cash/], other: [8, /Bonus: see WL/] },
        { one: [1, /never received any bonus or cash/], other: [5, /No keep it simple/] },
        { one: [1, /never received any bonus or cash/], other: [6, /He gave me twenty five hundred/] },
        { one: [1, /never received any bonus or cash/], other: [3, /"xmas per WL"/] },
        { one: [6, /He says no bonuses ever/], other: [5, /Write yourself the same as last yr/] },
        { one: [6, /He says no bonuses ever/], other: [8, /Bonus: see WL/] },
        { one: [6, /He says no bonuses ever/], other: [6, /He gave me twenty five hundred/] },
        { one: [6, /He says no bonuses ever/], other: [3, /"xmas per WL"/] },
        { one: [9, /permit or condone similar withdrawals/], other: [5, /Write yourself the same as last yr/] },
        { one: [9, /permit or condone similar withdrawals/], other: [5, /fine just do it before month end/] },
        { one: [9, /permit or condone similar withdrawals/], other: [8, /Bonus: see WL/] },
        { one: [1, /signature stamp for the check book is locked/], other: [7, /stamp is on the counter/] },
        { one: [1, /signature stamp for the check book is locked/], other: [5, /Use the stamp its by the postage/] },
        { one: [1, /signature stamp for the check book is locked/], other: [6, /It's by the postage machine/] },
        { one: [1, /there are no cameras in the office/], other: [7, /There was a camera near the safe/] },
        { one: [1, /there are no cameras in the office/], other: [6, /There's a camera by the safe/] },
        { one: [1, /there are no cameras in the office/], other: [6, /I've seen the video from the front/] },
        { one: [1, /there are no cameras in the office/], other: [8, /subject to video recording/] },
        { one: [6, /I've seen the video from the front/], other: [6, /he unplugged it when/] },
        { one: [1, /She arrived at 1330/], other: [6, /start 2:12 PM 06\/20\/2024/] },
        { one: [1, /interview lasted about 45 minutes/], other: [6, /3:41 PM\s+end/] },
        { one: [1, /interview lasted about 45 minutes/], other: [6, /start 2:12 PM 06\/20\/2024/] },
        { one: [1, /interview lasted about 45 minutes/], other: [6, /sit in the back room about forty/] },
        { one: [1, /interview lasted about 45 minutes/], other: [6, /2:51 PM\s+recording paused/] },
        { one: [1, /45 minutes and was recorded/], other: [6, /3:18 PM\s+recording resumed/] },
        { one: [1, /she could leave anytime/], other: [6, /Sit down, we're not done/] },
        { one: [1, /this was a non custodial contact/], other: [6, /Sit down, we're not done/] },
        { one: [1, /this was a non custodial contact/], other: [6, /I should probably go/] },
        { one: [1, /she could leave anytime/], other: [6, /I should probably go/] },
        { one: [1, /She did not ask for an attorney/], other: [6, /I should have a lawyer look/] },
        { one: [1, /She did not ask for an attorney/], other: [6, /That'd just slow things down/] },
        { one: [1, /She said she intended to pay it back/], other: [6, /intended to pay back what was left/] },
        { one: [3, /In each instance no cash deposit/], other: [4, /TELLER 07 16:51/] },
        { one: [3, /03\/08\/24\s+16:30/], other: [4, /TELLER 07 16:51/] },
        { one: [3, /08\/02\/23\s+17:44/], other: [5, /Reverse the Tuttle cash/] },
        { one: [3, /In each instance no cash deposit/], other: [5, /I gave it back to him/] },
        { one: [3, /In each instance no cash deposit/], other: [4, /DEPOSIT CASH\s+K LINDQVIST/] },
        { one: [3, /03\/13\/24\s+17:52/], other: [6, /I was in Boise at my sister's/] },
        { one: [3, /03\/13\/24\s+17:52/], other: [5, /Got in thx/] },
        { one: [3, /03\/13\/24\s+17:52/], other: [5, /Hows Boise/] },
        { one: [3, /03\/13\/24\s+17:52/], other: [8, /have fun in Boise/] },
        { one: [6, /March 13\. Nine twenty five/], other: [8, /13 PTO/] },
        { one: [6, /March 13\. Nine twenty five/], other: [6, /I was in Boise at my sister's/] },
        { one: [6, /March 13\. Nine twenty five/], other: [5, /Hows Boise/] },
        { one: [6, /March 13\. Nine twenty five/], other: [5, /Got in thx/] },
        { one: [3, /04\/24\/24\s+08:12/], other: [8, /Last day worked: 04\/19\/2024/] },
        { one: [3, /04\/24\/24\s+08:12/], other: [8, /your position is ended as of today/] },
        { one: [3, /04\/24\/24\s+08:12/], other: [8, /fob returned 04\/19\/2024/] },
        { one: [3, /04\/24\/24\s+08:12/], other: [2, /She took her purse and quit/] },
        { one: [3, /04\/19\/24\s+18:26/], other: [8, /out 4:58 PM/] },
        { one: [3, /04\/24\/24\s+08:12/], other: [1, /and 04\/19\/2024/] },
        { one: [9, /party to any sale, merger/], other: [2, /in talks to sell the practice/] },
        { one: [9, /party to any sale, merger/], other: [9, /was filed on January 29, 2024/] },
        { one: [9, /party to any sale, merger/], other: [7, /sale price goes by the collections/] },
        { one: [9, /Do two persons control/], other: [7, /Sometimes the bag sat in Doctor's car/] },
        { one: [8, /Each team member has an individual sign on/], other: [7, /girls use the JOSTRA sign on/] },
        { one: [8, /Each team member has an individual sign on/], other: [6, /nobody bothered to sign in/] },
        { one: [5, /I borrowed 400 from the drawer/], other: [6, /Sixteen hundred, with the kids/] },
        { one: [6, /I said it couldn't hurt/], other: [6, /it might help me not get charged/] },
        { one: [6, /I put it back\. The other thing/], other: [6, /it was like two hundred/] },
        { one: [2, /Ms\. Ostrander had the sole/], other: [7, /everybody wrote what they took/] },
        { one: [2, /Ms\. Ostrander had the sole/], other: [6, /Everybody\. Carla before me/] },
        { one: [5, /Put the Maui condo/], other: [3, /marked as "not mine"/] },
        { one: [1, /the old one recycled/], other: [9, /vendor keeps a hosted backup/] },
        { one: [1, /never received any bonus or cash/], other: [5, /fine just do it before month end/] },
        { one: [1, /and 6 checks made to Ostrander/], other: [3, /Schedule B \(checks\)/] },
        { one: [1, /only person who made up the bank deposit/], other: [4, /WITHDRAWAL\s+K LINDQVIST/] },
      ],
    },
  },
};
