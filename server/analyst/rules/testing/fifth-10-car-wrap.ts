import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const CAR_WRAP_CASE: CaseFile = {
  name: "forged cheque deposited for a stranger, nearly clean file",
  documents: makeDocuments([
    [
      "Offense report 24-2208-OF.pdf",
      `WEXMOOR POLICE DEPARTMENT, NEW HAMPSHIRE
OFFENSE REPORT                          24-2208-OF                     Page 1 of 2
Offense: FORGERY, RSA 638:1;  THEFT BY DECEPTION, RSA 637:4
Reported: 07/24/2024 0940, at front counter, by Paul Haverlock
Reporting / investigating officer: Det. Elise Comeau
Victims: HAVERLOCK LANDSCAPING LLC (account holder); TAMARACK COMMUNITY CREDIT UNION
Suspect: CASTELLANE, LIONEL F   DOB 10/30/1979   17 Depot St, Wexmoor    Phone on file
Loss: $4,500.00 (credit union)
Narrative:
On July 24, 2024 Mr. Haverlock came to the station and reported that his bank had notified him that a check he did not write had been presented against his business account. The check is no. 2291, dated July 12, 2024, in the amount of $4,860.00, payable to Lionel Castellane. Mr. Haverlock does not know any Lionel Castellane and never had him as an employee or contractor. His own checks numbered in the 2200s are in his safe. He provided an affidavit of forgery.
On July 25 I contacted Ms. Janet Abernethy, security officer of Tamarack Community Credit Union. She reported that the check was deposited by the member Lionel Castellane in person at the Mill Street branch on July 16, 2024 at 2:12 PM and that on July 18, 2024 at 10:05 AM he withdrew $4,500.00 in cash. The check was returned on July 22 marked "forged maker".`,
      `OFFENSE REPORT  24-2208-OF                                             Page 2 of 2
Ms. Abernethy provided account records, an image of the check front and back, and video of both transactions, all with a certification of records.
On July 30 I spoke by telephone with the teller, Ms. Bridget Nowak, who later provided a written statement.
On August 6, 2024 at 1:30 PM Mr. Castellane came to the station at my request. He was told that he was free to leave. Although he was not in custody I went over a Miranda form with him, which he signed. The interview was audio recorded. He said that he answered an advertisement to have his car wrapped with an energy drink logo for $360 a week, that the check came by UPS from a man he knows as Gavin Strode, and that he was told to keep his pay and send on the rest through a Bitcoin kiosk. He showed me a kiosk receipt, which I copied. He stated that he knew the check was no good when he deposited it.
The interview ended at 2:04 PM and he left.
On August 20 I submitted the check image and known writing to the State Police laboratory.
On September 17, 2024 I reviewed the laboratory report. I obtained a summons. Mr. Castellane appeared at the station on September 19, 2024 at 4:00 PM, was served, fingerprinted and released on personal recognizance. He was cooperative throughout.
Respectfully submitted, Det. E. Comeau          Reviewed: Lt. S. Grondin 09/20/2024`,
    ],
    [
      "Affidavit of forgery.pdf",
      `NORTHFIELD STATE BANK                 AFFIDAVIT OF FORGED / UNAUTHORIZED ITEM
Account holder: Haverlock Landscaping LLC        Account ending 4410        Branch: Wexmoor
I, Paul Haverlock, being duly sworn, state:
1. I am the managing member of the account holder and the only person who may sign checks.
2. I have examined an image of check no. 2291 dated July 12, 2024 in the amount of $4,860.00 payable to Lionel Castellane.
3. The signature of the maker is not mine and was not made with my authority. I did not benefit from the proceeds.
4. I have no knowledge of the payee.
5. I believe that somebody copied a real check. In June I mailed check no. 2187 to a supplier in Ohio and it was never received. I stopped payment on it on July 1.
6. I will cooperate in the prosecution of the person responsible.
I understand that false statements are punishable. The bank may take up to ten business days to investigate and may grant provisional credit. By signing I assign my claim against any third party to the bank to the extent of any credit given. The bank reserves all rights and defenses under Article 4 of the Uniform Commercial Code. Please keep a copy for your own records and monitor your statements. We recommend that you close the affected account and order new stock.
Sworn before me July 23, 2024.      P. Haverlock        Notary: D. Lavoie`,
    ],
    [
      "Teller statement Nowak.pdf",
      `STATEMENT        Wexmoor PD 24-2208-OF
Name: Bridget Nowak     Employer: Tamarack Community Credit Union, Mill Street     Position: Teller, 11 years
Date: August 1, 2024     Time: 5:20 PM
I know Mr. Castellane as a member. He comes in most weeks and we chat about his dog. I was working at window 2 on Tuesday, July 16. He came in a little after two with a check for $4,860. He had endorsed it already. He asked me how long it would take before the check was "really good" because it was from some people he met online and he did not want to be spending money which is not there. I explained that $200 was available that day and that the rest would be available Thursday. He said okay, then he would wait for it.
On Thursday the 18th he came back around ten. He took out $4,500 in hundreds. I asked him was he buying something nice and he said no, it is for the advertising company, he keeps the three sixty and they get the rest.
He was his ordinary self. He was not nervous. I have no doubt it was him both times as I know him, and he showed his license for the cash.
We have had a training on this kind of job scam since then. I wish I had known.
Bridget Nowak`,
    ],
    [
      "Credit union records.pdf",
      `TAMARACK COMMUNITY CREDIT UNION               MEMBER TRANSACTION HISTORY
Member: CASTELLANE LIONEL F      Share draft ending 0093       Opened 03/02/2011
DATE        TIME      BR   TLR   DESCRIPTION                        AMOUNT         BALANCE
07/01/2024  08:00     -    -     ACH PAYROLL DEPOT DINER            +612.40         844.12
07/03/2024  -         -    -     SHARE DRAFT 331 RENT               -725.00         119.12
07/08/2024  17:51     -    -     POS GROCERY                         -41.77          77.35
07/12/2024  08:00     -    -     ACH PAYROLL DEPOT DINER            +598.85         676.20
07/16/2024  14:12     MS   02    CHECK DEPOSIT                    +4,860.00       5,536.20
07/16/2024  14:12     MS   02    HOLD PLACED 4,660.00 REL 07/18
07/18/2024  10:05     MS   02    CASH WITHDRAWAL                  -4,500.00       1,036.20
07/19/2024  12:30     -    -     POS AUTO PARTS                      -58.12         978.08
07/22/2024  06:10     -    -     RETURNED ITEM FORGED MAKER       -4,860.00      -3,881.92
07/22/2024  06:10     -    -     RETURNED ITEM FEE                   -25.00      -3,906.92
08/02/2024  15:44     MS   01    CASH DEPOSIT                       +150.00      -3,756.92
08/16/2024  15:20     MS   01    CASH DEPOSIT                       +150.00      -3,606.92
END OF HISTORY. Negative balances are referred to collections at 60 days. Member memo 07/22/2024 11:15: member called in, upset, asked what to do, offers to pay back. JA.`,
      `TAMARACK COMMUNITY CREDIT UNION            MEMBERSHIP AND ACCOUNT AGREEMENT (excerpt, pages 7 and 8 of 22)
FUNDS AVAILABILITY. Our policy is to make funds from your check deposits available to you on the second business day after the day we receive your deposit. The first $200.00 of your deposit will be available on the day of deposit. Longer delays may apply. We may delay your ability to withdraw funds where we believe a check will not be paid, you deposit checks totaling more than $5,525.00 on any one day, you redeposit a check that has been returned unpaid, you have overdrawn your account repeatedly in the last six months, or there is an emergency such as failure of computer or communications equipment.
YOUR RESPONSIBILITY. The fact that funds have been made available does not mean that a check has been paid. If a check is returned you must repay us. You warrant all endorsements.
STATEMENTS. You agree to examine your statement promptly. You must notify us of any error within thirty days.
SET-OFF. We may apply shares against any amount owed to us except where prohibited by law.
NOTICES. Notice to any one owner is notice to all. We may change this agreement at any time upon notice required by law. Headings are for convenience only. If any part is held invalid the remainder continues in effect. This agreement is governed by the laws of New Hampshire and applicable federal law.`,
    ],
    [
      "Certification and video memo.pdf",
      `CERTIFICATION OF DOMESTIC RECORDS OF A REGULARLY CONDUCTED ACTIVITY
I, Janet Abernethy, am the Security Officer of Tamarack Community Credit Union. I am familiar with the manner in which its records are created and kept. The attached transaction history (one page), account agreement excerpt, check image front and back, and two video files are true duplicates of records made at or near the time by persons with knowledge, kept in the course of the regularly conducted activity of the credit union, and made as a regular practice. I declare under penalty of perjury that the foregoing is true. August 5, 2024.
MEMORANDUM ON VIDEO
File 1: MS_W02_20240716_1409.mp4, length 6 min 10 s. The member is seen at window 2 with the teller. He wears a ball cap and a blue work shirt with the diner's name. He hands over one item and receives one slip. Clock verified against the network on the day of export, difference 2 seconds.
File 2: MS_W02_20240718_1001.mp4, length 8 min 02 s. The same member at window 2. He shows a card, counts bills twice, puts them in a white envelope and shakes the teller's hand.
No other person is with him in either file. Both complete files were given to Det. Comeau on one disc, with hash values, on August 5, 2024. The system has no audio. J. Abernethy`,
    ],
    [
      "Miranda form and notes.pdf",
      `WEXMOOR POLICE DEPARTMENT       ADVICE OF RIGHTS
Date 08/06/2024     Time 1:32 PM     Place: Interview room, not locked
You have the right to remain silent. [LC]    Anything you say can be used against you in court. [LC]    You have the right to talk to a lawyer before we ask you any questions and to have a lawyer with you. [LC]    If you cannot afford a lawyer one will be appointed. [LC]    You may stop answering at any time. [LC]
I have read this statement of my rights and I understand what my rights are. I am willing to answer questions. No promises or threats have been made to me.
Signed: Lionel Castellane      Witness: Det. E. Comeau
---------------------------------------------------------------
NOTES, DET. COMEAU (handwritten, typed copy; original kept)
8/6  LC arr 1:25. FTL. Form. Recorder on 1:33.
diner cook, 44. ad on phone early July, "car wrap". Texts w/ "Gavin Strode", 603 no., never met.
UPS Next Day env arr 7/15 pm w/ ck. Threw env out? no, has at home.
Waited til hold off. Asked teller.
7/18 w/d 4500, kiosk at Quik Fill Rt 9 same morning. Rcpt copied.
Offers phone to look at, told not today, maybe later.
Found out 7/22 from CU. Paying back 150 at a time.
Off 2:04.`,
    ],
    [
      "Interview transcript Castellane.docx",
      `TRANSCRIPT OF AUDIO RECORDED INTERVIEW         24-2208-OF           August 6, 2024
Present: Det. Elise Comeau, Lionel Castellane.    Start 1:33 PM
COMEAU: You understand the door is not locked and you can go whenever you want.
CASTELLANE: Yes ma'am.
COMEAU: And you signed the rights form just now.
CASTELLANE: I did.
COMEAU: Okay. Tell me how this check came to you.
CASTELLANE: It was an ad on my phone. Get paid to drive. They put the energy drink picture on your car and you get three sixty a week. I filled in my name and address, and this Gavin texted me. Gavin Strode.
COMEAU: Ever meet him?
CASTELLANE: No, only text. He said a check is coming by UPS, put it in my account, keep the first week and send the rest to the guy who does the wrap.
COMEAU: Did you think that was strange?
CASTELLANE: A little. That's why I asked Bridget was it really good. I'm not a computer guy. She said Thursday.
COMEAU: So you waited.
CASTELLANE: I waited. I figured if the credit union gives you the money then it's good.`,
      `INTERVIEW CASTELLANE (continued)
COMEAU: You took out forty five hundred.
CASTELLANE: And put it in the Bitcoin thing at the Quik Fill. He sent me a square code. I held it up to the glass. I got the paper here.
COMEAU: I'll copy that. What'd you keep?
CASTELLANE: Three sixty.
COMEAU: The check says Haverlock Landscaping. Did you know them?
CASTELLANE: No. I thought that's who does the ads, I don't know.
COMEAU: When did you know that the check was no good?
CASTELLANE: I did not know it was no good until the lady called me from the credit union. That was the Monday. I about threw up.
COMEAU: What did you do?
CASTELLANE: I called Gavin and it don't ring no more. I told the lady I will pay it. I been bringing a hundred fifty when I can.
COMEAU: Do you still have the texts?
CASTELLANE: All of them. You want the phone? You can have it.
COMEAU: Not today. Maybe later. Keep them.
CASTELLANE: I still got the envelope too, home in the drawer.
COMEAU: Anything you want to add?
CASTELLANE: Just that I'm sorry for the landscaper fella. Am I under arrest?
COMEAU: No. You can go.
(End 2:04 PM. Transcribed by M. Sirois, compared with the recording.)`,
    ],
    [
      "Kiosk receipt.pdf",
      `COINDROP                      CRYPTO KIOSK RECEIPT
QUIK FILL RT 9, WEXMOOR NH             KIOSK ID CD-20771
DATE 07/18/2024          TIME 10:41 AM
CUSTOMER PHONE VERIFIED  ******2213
CASH INSERTED            $4,500.00
FEE 14.5%                $652.50
NET                      $3,847.50  BTC 0.06011
SENT TO WALLET           bc1q...7x0f   (QR SCANNED BY CUSTOMER)
STATUS                   COMPLETE
WARNING! NEVER SEND MONEY TO SOMEONE YOU HAVE NOT MET. SCAMMERS MAY ASK YOU TO PAY AT THIS MACHINE. TRANSACTIONS CAN NOT BE REVERSED. [X] I CONFIRM THAT THIS IS MY OWN WALLET
Support 24 hours by text. Licensed as a money transmitter. Keep this receipt for your tax records. Complaints may be addressed to the Banking Department. Daily limit 9,000 USD. Prices are set at the time of the order and may differ from exchange prices. By inserting cash you accept the terms at the web site shown on the screen. If bills are rejected please try again with flat, clean bills. This machine does not pay out cash. Thank you for choosing us!
(copied 8/6/24 EC)`,
    ],
    [
      "Laboratory report.pdf",
      `NEW HAMPSHIRE STATE POLICE FORENSIC LABORATORY             QUESTIONED DOCUMENTS
Lab no. QD-24-0177      Agency: Wexmoor PD 24-2208-OF      Received August 20, 2024     Report September 12, 2024
EXHIBITS
Q1  digital image, check 2291, front and back
K1  known writing of Lionel Castellane (signature cards 2011, 2017; Miranda form)
K2  known writing of Paul Haverlock (five canceled checks)
FINDINGS
1. Endorsement on the back of Q1: it is probable that K1 wrote the endorsement.
2. Maker signature on the front of Q1: it is probable that K2 did not write it. K1 shows no indication of having written it.
3. Amount and payee lines are machine printed.
LIMITATION: an image only was submitted. Indentation, ink and paper were not examined. If the original is located it should be submitted.
Scale of conclusions: identification; strong probability; probable; indications; no conclusion; and the corresponding eliminations. The examination followed published standards for forensic document examiners. Work was verified by a second examiner. The examiner's notes and images (12 pages) are attached to this report and form part of it.
F. Tardiff, Forensic Document Examiner`,
    ],
    [
      "State discovery inventory.pdf",
      `STATE v. LIONEL CASTELLANE            Docket 424-2024-CR-00655            SUPERIOR COURT
STATE'S INVENTORY OF DISCOVERY, Rule 12(b)                    October 11, 2024
 1  Offense report, two pages
 2  Affidavit of forgery
 3  Statement of B. Nowak
 4  Credit union records with certification; check image; disc of two videos, complete
 5  Advice of rights; detective's notes, typed copy and photocopy of original
 6  Disc of interview, complete, and transcript
 7  Kiosk receipt
 8  Laboratory report with notes (12 pages)
 9  Record checks: defendant, none; Haverlock, none; Nowak, none; Abernethy, none
10  Laurie / Exculpatory Evidence Schedule: Det. Comeau and Lt. Grondin are not on it
11  No 911 call, dispatch record or body camera exists: the report was made at the counter and the detective wears none
12  No promises, rewards or inducements were given to any witness
13  Transport, booking photo and print card of September 19, 2024, enclosed
The State's witnesses: Comeau, Haverlock, Nowak, Abernethy, Tardiff. The State is not aware of any other statement of the defendant.
Mr. Strode has not been identified. The State does not intend to do so.
Offer: plea to misdemeanor theft, suspended sentence, restitution. County Attorney's Office`,
    ],
    [
      "Scheduling order.pdf",
      `THE STATE OF NEW HAMPSHIRE                SUPERIOR COURT               424-2024-CR-00655
STATE v. CASTELLANE                   CRIMINAL SCHEDULING ORDER
Arraignment waived October 3, 2024. Not guilty plea entered. Bail: personal recognizance, continued.
Dispositional conference:  January 14, 2025 at 9:00 AM
Final pretrial:  March 11, 2025 at 1:30 PM
Jury selection:  March 24, 2025 at 9:00 AM.  Trial estimate: two days.
Discovery is due from the State by October 15, 2024 and from the defendant by December 2, 2024. Motions to suppress or dismiss: December 16, 2024. Expert disclosure: State, December 2; defendant, January 6. Motions in limine: ten days before final pretrial. Notice of defenses: as provided by rule.
Counsel shall confer in good faith prior to the dispositional conference and shall be prepared to discuss offers, outstanding discovery and length of trial. Requests for continuance shall be in writing, shall state the position of the other party and, if the defendant joins, shall contain a waiver. Interpreters must be requested at least fourteen days ahead. Exhibits are to be marked with the clerk on the morning of jury selection. Electronic devices are to be silenced. Failure of the defendant to appear may result in a warrant and forfeiture of bail. So ordered.
Date: October 4, 2024             Presiding Justice`,
    ],
  ]),
  key: {
    offence: "fraud",
    issues: ["intent"],
    gaps: [
      /text(s| messages)|messages|phone|strode/i,
      /kiosk|coindrop|wallet|bitcoin|crypto|blockchain/i,
      /\bups\b|envelope|shipping|sender/i,
      /original.*(check|cheque|item|instrument|document)|(check|cheque|document).*original|check (2291|itself)/i,
    ],
    contradictions: [
      { one: [1, /knew the check was no good when he deposited it/], other: [7, /did not know it was no good until/] },
    ],
    factors: [
      { sign: 1, quote: /did not know it was no good/ },
      { sign: 1, quote: /how long it would take before the check was "really good"|asked Bridget was it really good/ },
      { sign: 1, quote: /He was not nervous|cooperative throughout/ },
      { sign: 1, quote: /K1 shows no indication of having written it/ },
      { sign: 1, quote: /CASH DEPOSIT\s+\+150|offers to pay back|hundred fifty when I can/ },
      { sign: 1, quote: /You want the phone|Offers phone to look at/ },
      { sign: -1, quote: /knew the check was no good when he deposited it/ },
      { sign: -1, quote: /probable that K1 wrote the endorsement|withdrew \$4,500/ },
    ],
    events: [
      "2024-07-16 14:12",
      "2024-07-18 10:05",
      "2024-07-18 10:41",
      "2024-07-24 09:40",
      "2024-08-06 13:30",
      "2024-09-19 16:00",
    ],
    fair: {
      issues: ["disclosure", "hearsay", "witness-reliability"],
      gaps: [
        /advert|job (ad|offer)|\bad\b/i,
        /2187|supplier|ohio|mail theft|northfield/i,
        /abernethy/i,
        /fingerprint|latent|dna/i,
        /quik fill|gas station (video|camera)|surveillance.*(kiosk|quik)/i,
        /subscriber|carrier|603/i,
        /member (memo|call)|call (note|recording)|07\/22/i,
        /fraud (policy|training|procedure)|hold policy|training/i,
        /summons|complaint|warrant/i,
        /employment|diner|payroll|work (schedule|record)/i,
        /haverlock.*(statement|interview|check stock)|check stock|stop.?payment/i,
        /similar (scam|complaint|report)|other (victims|complaints)/i,
        /forensic document|accreditation|proficiency/i,
        /expert/i,
        /signature card|known writing|exemplar/i,
        /device/i,
      ],
      contradictions: [
        {
          one: [1, /knew the check was no good when he deposited it/],
          other: [3, /how long it would take before the check was/],
        },
        { one: [1, /knew the check was no good when he deposited it/], other: [7, /then it's good/] },
        { one: [1, /knew the check was no good when he deposited it/], other: [7, /asked Bridget was it really good/] },
        { one: [1, /knew the check was no good when he deposited it/], other: [6, /Found out 7\/22/] },
        { one: [1, /knew the check was no good when he deposited it/], other: [6, /Asked teller/] },
        { one: [8, /I CONFIRM THAT THIS IS MY OWN WALLET/], other: [7, /He sent me a square code/] },
        { one: [7, /until the lady called me/], other: [4, /member called in/] },
      ],
    },
  },
};
