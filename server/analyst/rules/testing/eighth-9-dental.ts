import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const DENTAL_CASE: CaseFile = {
  name: "embezzlement at a dental practice, spreadsheets, civil auditor",
  documents: makeDocuments([
    [
      "SPD General Offense 2023-41907.pdf",
      `SKAMOOSH POLICE DEPARTMENT, WASHINGTON
GENERAL OFFENSE HARDCOPY                         GO 2023-41907    (2606-0  FRAUD - THEFT 1 / EMBEZZLEMENT)
Printed: Feb-14-24 by 7720                                           Page 1 of 4
GO TYPE: CASE REPORT    OPERATIONAL STATUS: CLEARED - REFERRED TO PROSECUTOR
REPORTED ON: OCT-09-23 (MON) 1122      OCCURRED BETWEEN: JAN-01-21  AND  SEP-15-23
LOCATION: 1830 ALDER ST STE 200     GRID C4      REPORT TAKEN: [X] FRONT COUNTER  [ ] FIELD  [ ] PHONE  [ ] ONLINE
RELATED ENTITIES
  1  VICTIM      (BUSINESS)  BRIGHTWATER FAMILY DENTAL PLLC
  2  COMPLAINANT             HALVERSEN, PETER G  DDS     M  58
  3  SUSPECT                 NAKAGAWA, LEILANI M         F  41    OFFICE MANAGER (TERM SEP-15-23)
  4  OTHER                   HALVERSEN, KRISTA           F  34    DAUGHTER OF 2 / CURRENT OFFICE MANAGER
  5  OTHER                   POMEROY, ALAN  CPA CFE          HIRED BY 2
SYNOPSIS
Dr Halversen came to the counter with a binder. He said that his former office manager Nakagawa took "at least one hundred and sixty thousand" by posting patient cash as adjustments and by writing herself extra payroll checks. He has hired an accountant who found it. He would like her charged so that his insurance will pay. I explained that fraud cases are assigned by the sergeant and may take some months. Binder (2 in, blue) entered as item 1. Case number card given.
OFC J. STENGARD 7631`,
      `GO 2023-41907        FOLLOW UP  # 2        DET M. ARCENEAUX 7404        SUBMITTED JAN-29-24      Page 3 of 4
11/02/23: I was assigned this case.
11/20/23: Reviewed binder. It contains the draft report by Pomeroy, 61 pages of printed spreadsheets and a thumb drive with an Excel file. The spreadsheets are prepared by the accountant from exports which Krista Halversen ran out of the practice software (DentaTrak). I do not have access to DentaTrak.
12/05/23: Phone call with Dr Halversen. He said every employee has her own log in for DentaTrak. He said cash was counted at the end of the day by whoever closed and put in a bank bag in the lower drawer, and Nakagawa walked it to the bank "most Fridays". He signs all checks himself but he has a signature stamp which is kept at the front desk. There are two hygienists, three assistants and a part time front desk person (Maribel).
12/18/23: Phone call with Pomeroy. He said the adjustments codes 44 and 51 are "the tell". He did not look at adjustments made under other users as that was not in his engagement.
01/09/24: Nakagawa came in voluntarily. See transcript.
01/17/24: Obtained six months (Jan to Jun 2023) of records for her account at Puget Harbor CU by search warrant 24-0037. I see cash deposits of $200 to $900, total $7,450. I did not see anything near to the amount claimed. She also pays a Venmo often.
01/29/24: Based on the accountant's findings I believe there is probable cause for Theft 1 (RCW 9A.56.030), 14 counts. Forward to the county prosecutor. I have not talked to the other staff.`,
    ],
    [
      "Pomeroy draft report.pdf",
      `POMEROY & STREET, PLLC             Certified Public Accountants / Forensic & Litigation Services
PRIVILEGED - PREPARED AT THE REQUEST OF COUNSEL FOR BRIGHTWATER                 DRAFT 9/29/2023
Re: Brightwater Family Dental PLLC, review of receipts and disbursements, 1/1/2021 to 9/15/2023
1. ENGAGEMENT. We were engaged by Theodora Lund, attorney for the practice, to assist in quantification of a claim under the employee dishonesty endorsement of the practice's policy. We did not perform an audit in accordance with generally accepted auditing standards. Management is responsible for the completeness of information given to us. Fees are at our standard hourly rate plus five percent of any recovery.
2. SOURCES. (a) DentaTrak day sheets and adjustment reports, exported by Ms. K. Halversen to Excel; (b) bank statements of the operating account for 2022 and 2023 (2021 not available at the time of this draft); (c) payroll registers from Paylane; (d) conversation with Dr. Halversen.
3. METHOD. We identified 612 entries with adjustment code 44 (courtesy) or 51 (cash discount) made under user LMN. We compared cash per day sheet with cash per deposit. Where the deposit was lower by the amount of the adjustment, plus or minus $40, we treated the difference as diverted.
4. FINDINGS. Diverted cash 2022-2023: $71,318. Extrapolated to 2021 on the same ratio: $38,900. Extra payroll checks (9): $22,140. Mileage and "misc" reimbursements without receipts: $9,377. Unexplained: $21,000 (see Sch. F, to come).`,
      `SCHEDULE C (excerpt)     ADJUSTMENTS BY USER LMN VS DEPOSIT                         Brightwater / draft / not reviewed
DATE        USER  WKSTN     TIME    PT ACCT   CODE   ADJ      CASH/DAYSHEET   CASH/DEPOSIT   DIFF     TREATED
03/04/22    LMN   FRONT2    17:42   10288     51     -85.00     340.00          255.00       85.00     Y
03/11/22    LMN   FRONT1    18:05   9917      44     -120.00    410.00          300.00      110.00     Y
05/27/22    LMN   FRONT2    12:10   11034     44     -60.00     225.00          225.00        0.00     N
07/08/22    LMN   FRONT2    17:55   10410     51     -200.00    615.00          400.00      215.00     Y
08/19/22    LMN   OP3       19:20   10288     44     -150.00    380.00          230.00      150.00     Y
10/14/22    LMN   FRONT1    17:31   8843      51     -95.00     290.00            -         290.00     Y  dep slip missing
12/23/22    LMN   FRONT1    18:12   12006     44     -310.00    310.00            0.00      310.00     Y
02/17/23    LMN   FRONT2    17:40   11871     51     -75.00     455.00          380.00       75.00     Y
04/07/23    LMN   FRONT1    16:58   10975     44     -140.00    500.00          360.00      140.00     Y
06/30/23    LMN   FRONT2    17:49   9917      44     -180.00    180.00            0.00      180.00     Y
08/11/23    LMN   OP3       20:03   12214     51     -225.00    705.00          480.00      225.00     Y
Notes: (i) KH says LMN was on leave 8/8 to 8/14/23, verify. (ii) Patients were not contacted. (iii) DentaTrak keeps an audit trail by IP; export was not asked for as vendor charges $900. (iv) User passwords have not been changed since install per KH.`,
    ],
    [
      "Interview Nakagawa.docx",
      `SKAMOOSH PD                TRANSCRIPT OF RECORDED INTERVIEW               GO 2023-41907
Interviewer: Detective M. Arceneaux       Interviewee: Leilani Nakagawa      Date 1/9/24    Start 10:06
(Transcribed by Records from digital audio. Inaudible portions marked ***)
ARCENEAUX: You know you're free to go, the door's right there.
NAKAGAWA: Okay.
A: So what's code 44?
N: Courtesy. It's when Doctor says, oh, knock fifty off for her, she's a nice lady. He did it constantly. He never wrote anything down. He'd just say it in the hall.
A: And you put it in.
N: Me or Maribel or whoever. We were all on mine half the time because Maribel's would lock her out. The password was on a sticky under the keyboard.
A: Tell me about the payroll checks.
N: Those were bonuses. He gave me a bonus in cash some months and some months a check. He knew about every one of those. It's in the texts.
A: You've got those?
N: They were on the work phone. They took it when they walked me out.
A: Did you ever take cash home?
N: I took the bag home a couple times when the bank closed. I brought it back. I ... one time I borrowed two hundred, I put it back that Monday. I told Krista about it.
A: So you did take some.
N: I borrowed *** I put it back.
A: Did he ever take any?
N: Doctor? He took cash out of the drawer every Friday. For the boat guy. Ask anybody.
A: Okay. The accountant says it's a hundred and sixty.
N: That's crazy. I drive a 2009 Corolla.
A: Would you take a polygraph?
N: I guess I should talk to somebody first.
End 10:51`,
    ],
    [
      "Separation packet.pdf",
      `BRIGHTWATER FAMILY DENTAL                           PERSONNEL FILE - NAKAGAWA, L.
EMPLOYEE SEPARATION NOTICE
Hired: 06/03/2013    Position: Office Manager (since 2016)    Rate at separation: $31.50/h    FT
Last day worked: 9/15/2023         [ ] resigned   [X] terminated   [ ] laid off
Reason: "Restructuring. Position offered to K. Halversen."
Property returned: [X] keys (3)  [X] work phone iPhone SE  [X] alarm fob  [ ] laptop N/A  [X] credit card ending 0092
Final check: mailed 9/20/23, PTO 61.5 h paid out
Signature: P G Halversen DDS                    Employee: declined to sign
---
PERFORMANCE REVIEW 12/2022 (one page)
Attendance  4/5     Knowledge  5/5     Patient relations  5/5     Accuracy 4/5     Teamwork 4/5
Comments: "Lei runs this place. Could not do it without her. Bonus as discussed."   PGH
---
EMPLOYEE HANDBOOK ACKNOWLEDGMENT, rev. 2013. I have received the handbook. I understand that the practice is an at-will employer. I understand that patient information is confidential under federal law. I will wear closed-toe shoes in clinical areas. I will not use my own phone at the front desk. Breaks are ten minutes for each four hours worked. Continuing education is reimbursed up to $400 per year with the Doctor's approval. Jury duty leave is unpaid. I understand there is no policy about cash in this handbook; see the Front Desk Manual.
Signed L. Nakagawa 6/3/13`,
    ],
    [
      "Letter ESD claim and employer response.pdf",
      `EMPLOYMENT SECURITY DEPARTMENT                 UNEMPLOYMENT CLAIMS - NOTICE TO EMPLOYER / RESPONSE
Claimant: NAKAGAWA LEILANI M       Claim eff. 09/17/2023         Mailed 09/26/2023     Reply by 10/06/2023
Employer: BRIGHTWATER FAMILY DENTAL PLLC
1. What was the reason for separation?  [ ] lack of work  [ ] quit  [X] discharge  [ ] still employed
2. What was the final incident?   Date: 9/14/23
   "We discovered she was stealing. An accountant is doing a report. We will go to police."
3. Was the claimant warned about the same conduct before?   [ ] yes   [X] no
4. Who witnessed the final incident?   "Krista found a deposit that didn't match. Debbie (hygienist) saw her with the bank bag."
5. Did the claimant give an explanation?   "She said ask the doctor."
6. Attach policies.   "None"
Completed by: Krista Halversen   Title: Office Mgr     Date 10/05/23
DETERMINATION: BENEFITS ALLOWED. Misconduct not shown. (RCW 50.20.066) Mailed 10/24/2023
You have a right to appeal this determination. Your appeal must be in writing and be received or postmarked within 30 days. Include the claimant's ID number on each page. Appeals are heard by telephone by an administrative law judge of a separate agency. You may ask for an interpreter at no cost. Keep filing weekly claims while an appeal is pending.`,
    ],
    [
      "Insurer letter Cascade Mutual.pdf",
      `CASCADE COMMONWEALTH MUTUAL                Professional Lines Claims, P.O. Box 4410
November 28, 2023
Dr. Peter Halversen, Brightwater Family Dental PLLC
Claim: 23-ED-55710          Coverage: Employee Dishonesty, limit $150,000, deductible $2,500
Dear Dr. Halversen:
We have your proof of loss sworn October 16, 2023 in the amount of $163,118.00. We note that the draft report of Pomeroy & Street supports a lower amount for the years for which bank records exist. Please send us:
 - the final report and all schedules
 - bank statements and deposit items, 2021
 - the practice's federal returns for 2021 and 2022
 - copies, front and back, of the nine checks
 - the name of the officer and any charging paper
Coverage under this endorsement requires that the loss be the direct result of a dishonest act by an employee with manifest intent. Inventory and profit-and-loss computations alone are not proof. We reserve all rights, including rights under the Concealment or Fraud condition.
Please be aware that our own examiner, Mr. Osei, spoke to you by telephone on November 15, at which time you stated that you "sometimes" took cash from the daily receipts for personal use. We ask that you put this in writing with amounts.
Sincerely, Joan Wetherell, Senior Claims Specialist`,
    ],
    [
      "Prosecutor discovery index.pdf",
      `CHEHALEM COUNTY PROSECUTING ATTORNEY - CRIMINAL DIVISION
STATE v. NAKAGAWA, LEILANI M.     No. 24-1-00219-8        DISCOVERY INDEX No. 1        4/03/24
PAGES        DESCRIPTION                                          SENT
1-4          GO 2023-41907                                        4/03/24
5-11         Draft report, Pomeroy & Street (text)                4/03/24
12           Schedule C, excerpt                                  4/03/24
13-31        Transcript, L. Nakagawa                              4/03/24
32-35        Personnel papers supplied by Dr. Halversen           4/03/24
36           ESD response                                         4/03/24
37           Cascade letter, received from complainant            4/03/24
WITHHELD / NOT IN POSSESSION
  W-1  Thumb drive (item 1A): will be copied upon receipt of a blank drive
  W-2  Credit union return under 24-0037: redaction in progress
Victim's representative: Krista Halversen. Restitution sought: $163,118.00
Expert notice (CrR 4.7): Alan Pomeroy CPA. CV to follow.
Counsel is reminded that discovery material shall remain in the exclusive custody of the attorney (CrR 4.7(h)(3)) and that a redacted copy may be given to the defendant only after approval of the prosecutor or the court. Questions to the paralegal, extension 6. Omnibus hearing 5/16/24, 8:30 a.m., Dept. 2. Trial readiness 6/20/24.
Deputy Prosecuting Attorney, by paralegal DH`,
    ],
  ]),
  key: {
    offence: "theft",
    issues: [],
    gaps: [
      /audit trail|\bip\b|access log|log.?in (record|history|data)|user (log|activity)|workstation|password/i,
      /thumb drive|usb|excel|native|spreadsheets?|schedules?\b|dentatrak (export|data)|61 pages/i,
      /maribel|hygienist|debbie|co-?workers?|other (staff|employees)|assistants/i,
      /\btexts?\b|work phone|iphone|messages/i,
      /(bank|operating account|deposit).*(statement|record|slip|2021|item)|2021 bank/i,
      /(credit union|puget harbor|24-0037|venmo|her (own )?account)/i,
      /(nine|9|payroll|bonus|back of the).*(checks?|cheques?|registers?)|paylane|signature stamp/i,
      /tax return|federal returns|1040|doctor'?s? (own )?(cash|withdraw|draws?)|cash (taken|withdrawals?) by (the doctor|dr)|boat/i,
      /(final|complete|full).*report|working papers|work ?papers|pomeroy|engagement letter|accountant|contingen/i,
      /patients?\b/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /leave|time.?sheets?|timecards?|attendance|schedule of (work|shifts)|august (8|2023)|8\/8|payroll|hours worked/i,
        /audio|recording|recorded interview|inaudible/i,
        /proof of loss|insur|cascade|osei|claims? (file|examiner)|policy/i,
        /krista|daughter/i,
        /halversen/i,
        /lund|attorney for the practice|civil (suit|action|claim)|privilege/i,
        /warrant|affidavit|24-0037/i,
        /front desk manual|cash (policy|handling|procedure|count)|closing (sheet|procedure)|day ?sheets?|day-?end/i,
        /bank bag|alarm|\bfob\b|keys|security (camera|footage|video)|cctv|surveillance|video|office camera/i,
        /adjustments? (by|under|made by) other|other users|whole adjustment|all adjustments/i,
        /vendor|software|licen[cs]e|backup|server|forensic (image|copy)|hard drive|computer/i,
        /chain of custody|property (sheet|record|log)|evidence (log|record|sheet)|binder/i,
        /mileage|reimburse|receipts|credit card/i,
        /detective'?s? notes|field notes|officer'?s? notes|notes of (the )?(phone|call|interview)|handwritten notes|arceneaux/i,
        /miranda|waiver|advice of rights|rights (form|card)/i,
        /polygraph/i,
        /bonus(es)?|w-?2|employment contract|reviews?\b|personnel/i,
        /e-?mails?|correspondence/i,
        /\bcv\b|curriculum|qualif|expert|fee agreement|five percent/i,
        /criminal (history|record)|convictions|impeach\w*|brady|disciplin\w*|credibility/i,
        /licens(e|ing) board|dental (board|commission)|department of health/i,
        /page 2|pages? (2|4)|missing page|rest of the (report|go)|follow.?up # ?1/i,
        /body.?(worn|cam)|lobby|front counter/i,
        /certificate|probable cause (statement|certif)|information\b.*(charg)|charging (document|paper)/i,
        /stengard/i,
        /restitution/i,
        /extrapolat|sch(edule)?\.? f|unexplained/i,
        /accounting (ledger|records|books)|general ledger|quickbooks|books\b|ledger|profit/i,
        /unemployment|\besd\b|appeal/i,
        /financial (condition|records|situation|statement)|other accounts|assets|spending/i,
        /phone records|call log/i,
        /training|polic(y|ies)/i,
        /metadata/i,
        /benefit|promise|financial interest|\bbias/i,
        /transcript|pages 13/i,
      ],
      contradictions: [],
    },
  },
};
