import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const SURGERY_CASE: CaseFile = {
  name: "practice manager of a veterinary surgery, card refunds, England",
  documents: makeDocuments([
    [
      "MG5 Police report.pdf",
      `RESTRICTED (when complete)                                                        MG5
POLICE REPORT                         URN: 47 WM 1182 24
Wolds & Marsh Constabulary            Anticipated plea: NG
Defendant: Gwenda MARLOWE   b. 1976      Charge: Fraud by abuse of position, s.1 and s.4 Fraud Act 2006
Between 01/03/2023 and 31/01/2024
1. SUMMARY OF THE KEY EVIDENCE
MARLOWE was employed as practice manager at Fenbrook Veterinary Centre Ltd. She was in sole charge of the card terminal in the back office and was the only member of staff who knew the supervisor PIN. Over eleven months she put 63 false refunds through the terminal, to the value of £48,212.00, on to a debit card in her own name ending 4471.
The matter came to light on Monday 5 February 2024 when Mr Julian TREEVE, the owner, did an audit after a customer rang about a refund she had not had. He looked at the terminal reports and straight away saw that all of the refunds had been done at times when MARLOWE was on shift alone. He asked MARLOWE about it the same day and she went white and walked out.
On Tuesday 12 March 2024 at 0740 hrs MARLOWE was arrested at her home address by DC FOULDS. A laptop and a quantity of cash were seized.
In interview the defendant was legally represented. She made full admissions to putting refunds on her own card but claimed that it was with permission. This was put to Mr TREEVE who completely denies it.
MARLOWE has no previous convictions. The practice has been out of pocket and a member of staff has had to be let go. Compensation is sought in the full amount.
OIC: DC 2208 Foulds, Economic Crime Team`,
    ],
    [
      "MG11 Treeve.pdf",
      `WITNESS STATEMENT      CJ Act 1967, s.9; MC Act 1980, ss.5A(3)(a) and 5B; Criminal Procedure Rules r.16.2      MG11
Statement of: Julian Marcus TREEVE       Age if under 18: over 18       Occupation: Veterinary surgeon and director
This statement (consisting of 2 pages) is true to the best of my knowledge and belief...
Dated: 19 February 2024
I am the owner of Fenbrook Veterinary Centre, Bargate, Stowmere. I bought the practice in 2019. I employ nine people. Gwenda Marlowe came to me in April 2021 as receptionist and I made her practice manager in January 2022. I trusted her totally. Her salary was £27,500. She has never had any bonus, loan or advance from the practice.
On Friday 2 February 2024 our accountants, Keeble Rowe, sent an email saying the refund figure did not look right. I did nothing until the Sunday, when I went in on my own and printed the refund report. I counted 41 refunds which did not have a client attached to them. I make the total about £31,000 but the accountants are still working on it.
To do a refund you put in the supervisor PIN. There is one PIN for all supervisors. It is known to me, to Gwenda, and to the head nurse, Tamsin Birch. I think it may also be on the inside of the cupboard, as I have told people off about that.
I spoke to Gwenda on Wednesday 7 February in the prep room with Tamsin there. I asked her to explain and she said "it's the arrangement, Julian, you know what it is." I told her to go home on full pay. She was calm about it.`,
      `Continuation of statement of: Julian Marcus TREEVE                   MG11 (cont)
I have been asked about any arrangement. There was no arrangement. I have been asked whether I ever paid wages other than through the payroll. I would prefer to speak with my accountant before I answer that.
The terminal is leased from Swiftpay. I have sent the old terminal back at the end of the contract on 1 March 2024 and we have a new one. I do not know if it kept any memory. The refund slips were kept in a box file by Gwenda. When we moved the office I believe they went in the confidential waste.
There is a camera over reception and one facing the back office door. They keep for 31 days. I did not think to look.
I produce the printed refund report as JMT/1. I am willing to attend court.
Signed: J M Treeve            Signature witnessed by: DC 2208 Foulds
-------------------------------------------------------------------------------------
(Back page) Witness care: Does the witness have any dates to avoid?  Yes, 8-22 Aug.   Special measures: no.   Willing to give consent to disclosure of medical record: n/a.   I have been told about the Victim Personal Statement scheme: yes. I want to be told about ... case outcome.  Preferred contact: e-mail. Ethnicity code: W1. Religion: not stated.  Statement taken by: Foulds, 2208, at Fenbrook Vets,  time 1415.
(Added by hand, undated:) "insurers Wolds Mutual need crime no. by end of month, claim limit £50k"`,
    ],
    [
      "MG11 Birch.pdf",
      `WITNESS STATEMENT                                                                  MG11
Statement of: Tamsin BIRCH          Occupation: Registered veterinary nurse
Dated: 2nd May 2024
I have worked at Fenbrook for nine years. I am head nurse. I have known Gwenda since she started and we have been friends outside work, although we are not now.
I do not know the supervisor PIN and never have. If a client needed a refund I would have to wait for Gwenda or Mr Treeve.
I was not at the meeting with Gwenda, I heard about it afterwards from Mr Treeve. I saw Gwenda come out of the prep room and she was in floods of tears.
From about the summer Gwenda had a lot of new things. She had a conservatory and went to Madeira. I asked how she managed it and she said "Julian looks after me."
I do recall that staff were at times given money in an envelope at Christmas and for on call weekends. I had some. I do not know what it was put through as. I have since been told by Mr Treeve it was a gift.
I went on to practice manager duties in February and had a pay rise for that.
I have been shown a list of refunds. I see that some are on Saturdays. Gwenda did not work Saturdays as a rule, it was me and the Saturday girl, Ellie Cottam. I cannot explain those.
I did once see a yellow sticky note with four numbers on it next to the machine.
I have had no other involvement. I make this statement of my own free will. I have signed each page. I would be anxious about giving evidence as it's a small town.
Signed: T Birch      Taken by: PC 1733 Anstey by telephone, signed electronically`,
    ],
    [
      "JMT-1 refund report.pdf",
      `Exhibit JMT/1                SWIFTPAY MERCHANT PORTAL       Refund report (no sale reference)
Merchant: FENBROOK VETS LTD      TID 2240 0918       Period 01-Mar-23 to 31-Jan-24      Printed 15 Feb 2024 17:52 user: jtreeve
DATE        DAY  TIME    CARD       AMOUNT £   USER    NOTE
04/03/23    Sat  12:41   **4471      450.00    SUP1
18/04/23    Tue  18:10   **4471      820.00    SUP1
26/05/23    Fri  18:22   **4471      820.00    SUP1    on call
30/06/23    Fri  18:15   **4471    1,240.00    SUP1    "o/c June"
28/07/23    Fri  18:19   **4471      820.00    SUP1
15/08/23    Tue  13:05   **9026    1,750.00    SUP1
16/08/23    Wed  13:02   **9026    1,750.00    SUP1
17/08/23    Thu  13:11   **9026      940.00    SUP1
29/09/23    Fri  18:20   **4471      820.00    SUP1    on call
27/10/23    Fri  18:12   **4471      820.00    SUP1
25/11/23    Sat  11:58   **9026    1,100.00    SUP1
22/12/23    Fri  16:40   **4471    1,500.00    SUP1    xmas
26/01/24    Fri  18:17   **4471      820.00    SUP1
(28 further lines on page 2 - not copied)
Count: 41       Total: £31,906.40      of which **4471: £19,480.00    **9026: £12,426.40
Users: SUP1 shared login.  Individual logins available from version 5 (not enabled).
Portal accounts with refund rights: jtreeve, gmarlowe, tbirch. Remote refunds: ENABLED
E&OE. Swiftpay retains journal data for 13 months. Requests by law enforcement: compliance desk. Settlement is next working day. Chargebacks are subject to clause 14. Please recycle.`,
    ],
    [
      "Rota and leave card.pdf",
      `FENBROOK VETERINARY CENTRE       LEAVE CARD 2023 / 24            MARLOWE G         Entitlement 25 + BH
(from staff wall planner, copied by G Marlowe's union rep)
Hours: Mon to Fri 0830 - 1830. Saturdays: none (TB/EC). On call admin: last week of month, by agreement.
14 Aug - 25 Aug 2023   A/L   10 days   approved JT   "Madeira"
20 Oct 2023   A/L  1
24 Nov - 28 Nov 2023   SICK   (flu)  SSP1 attached
27 Dec - 29 Dec  A/L 3
JANUARY PAYROLL NOTE (Keeble Rowe Payroll Bureau)
Emp 004 MARLOWE G   Basic 2,291.67   On-call 0.00   Bonus 0.00   Tax 248.60  NI 149.23   Net 1,801.19
Emp 002 BIRCH T     Basic 2,458.33   On-call 0.00   Bonus 0.00
Emp 007 COTTAM E (casual)  Basic 312.00
Printed e-mail, page 1 of 1:
From: Julian Treeve    To: Gwenda Marlowe     Sent: 28 April 2023 21:06
Subject: RE: on call money
"G - fine, same as last time, do it through the machine as usual so it doesn't go near Keebles. Round it up, you've earned it. Xmas one we'll talk. J"
(Union note: found on G's personal phone, forwarded from work account 29/4/23. Fenbrook closed her work mailbox on 7/2/24.)
STAFF NOTICE: Leave requests to be in by the 10th of the month prior. No more than two nurses off at once. Fridge to be emptied on Fridays. Scrubs laundry is Tues and Thurs. Wasps - do not prop open the fire door. Whoever has the key to the cat ward please return it.`,
    ],
    [
      "ROTI Marlowe.docx",
      `RECORD OF INTERVIEW                                            MG15 (ROTI)
Person interviewed: Gwenda MARLOWE        Place: Stowmere Police Station      Date: 12/03/2024
Time commenced: 1018   Time concluded: 1121       Officers: DC Foulds, PC Anstey      Other persons present: none
(Caution given and explained.)  Free legal advice reminder: "you said you just wanted to get on with it, that's right isn't it"
0003 FOULDS  So you've had no time to take this in, I know. It's easier without waiting for a solicitor, they're coming from Lincoln side, be three o'clock.
0004 MARLOWE I did ask. But if it's three o'clock I've got my mum at home on her own.
0005 FOULDS  Tell me about the card ending 4471.
0006 MARLOWE That's mine. Joint with my husband. That's the on call money and the Christmas one. Julian knew about every one. He told me to do it that way.
0008 FOULDS  And 9026?
0009 MARLOWE I have never had a card with them numbers. You can check.
0012 FOULDS  You were the only one with the PIN.
0013 MARLOWE No. It was on a Post-it for about a year. Tamsin used it. Ellie used it on Saturdays.
0017 FOULDS  August, there's three big ones in the day.
0018 MARLOWE I was in Madeira. I've got the boarding cards.
0021 FOULDS  So why not put it through wages?
0022 MARLOWE That's his look out. I suppose I knew it wasn't right for the tax. I shouldn't have gone along with it.
0026 FOULDS  Mr Treeve says you went white and ran out.
0027 MARLOWE I never. I said it's the arrangement. He went red, not me.
0031 ANSTEY  What about the cash at your house, £2,300?
0032 MARLOWE It's mum's, for the funeral plan. It was in her tin, in her room.
0038 FOULDS  You had a big debt with the conservatory.
0039 MARLOWE It's on finance. Forty-eight months. I'm not in debt as such.
0044 FOULDS  If you've anything to show permission, now's the time.
0045 MARLOWE There's an e-mail. It's on my phone. You've not asked for my phone.
(Summary prepared by DC Foulds. Not a verbatim record. Disc ref GM/INT/1.)`,
    ],
    [
      "Custody record extract.pdf",
      `CUSTODY RECORD  ST/0911/24               STOWMERE           Name: MARLOWE Gwenda
Arrested: 12/03/2024  08:05     Place: 6 Larkfield Close      Arr. officer: PC 1733 ANSTEY
Arrived: 08:31        Detention authorised: 08:44  PS 604 Ullyatt
Grounds: to secure or preserve evidence, obtain evidence by questioning
Rights: 08:46  wants solicitor: YES  (own / duty: DUTY).   DSCC called 08:52 ref 240312-118.  Nominated person: husband, not reached.
Risk: carer for mother (84, dementia). HRT, citalopram 20mg. Tearful. Obs level 1, 60 min.
09:20  Solicitor firm (Hackett's) rang, earliest 14:45. DP told.
09:55  DC Foulds visits DP in cell, "welfare". 10 mins.
10:05  DP states she no longer wants solicitor. Signed.  Reason: (blank)
10:07  Inspector's authority: not sought
10:16  To interview       11:24  Returned.
11:40  Mother's carer rings, DP very upset.
12:30  Search s.18 authorised Insp. Gage. Premises 6 Larkfield Close.
13:10  Property: 1 laptop Acer (GM/1); cash £1,950 bundle from bedside drawer of DP (GM/2); 1 tin empty.
14:52  Hackett's arrive. DP says interview already done.
15:30  Released under investigation, no bail. Property retained. Phone returned to DP without download.
Meals: tea x2, declined breakfast. Given Notice of Rights and Entitlements. CCTV in custody retained 90 days. Cell 7. Handover 14:00 PS Ullyatt / PS Drewry. FME not required. Fingerprints, DNA, photo taken 15:05. Cell buzzer checked. Blanket issued. No force used.`,
    ],
    [
      "MG6C and MG6E.pdf",
      `POLICE SCHEDULE OF RELEVANT NON-SENSITIVE UNUSED MATERIAL         MG6C         URN 47 WM 1182 24
No.  Description                                                     Location     CPS use
1    Crime report CR/24/10331                                         Niche        CND
2    Foulds pocket book                                               OIC          CND
3    Custody record full                                              STOW         D
4    Email, Keeble Rowe to Treeve, 5 pages, "Refunds and off-book pay"   OIC       -
5    Insurance claim form, Wolds Mutual, signed 09/02/24, loss £48,212   OIC       CND
6    Statement of Ellie COTTAM, 17 yrs, unsigned draft                OIC          CND
7    Acer laptop, not examined (HTCU queue 9 months)                  store        CND
8    Bank enquiry re card 9026: "issuer identified, not a Marlowe account. No further enquiry proportionate"   OIC   -
9    First account to attending PC by Treeve 08/02/24 (BWV, auto deleted 31 days)   n/a
10   Grievance of T. Birch v. practice re on call pay, Oct 2023       third party  -
CPS key: CND clearly not disclosable; D disclose; I inspect
MG6E DISCLOSURE OFFICER'S REPORT: I have reviewed all material. There is none that to my knowledge might undermine the prosecution case or assist the defence.   Signed 2208 Foulds   11/10/24
Disclosure officer and OIC are the same person. Draft review by CPS: not recorded.
PTPH note: Lincoln Crown Court 3 December 2024. Defence statement served 7/1/25. Trial w/l 22 June 2026. Offered plea basis £19,480: refused by defence.`,
    ],
  ]),
  key: {
    offence: "fraud",
    issues: ["intent", "counsel", "voluntariness", "disclosure", "witness-reliability", "recording-gap", "alibi"],
    gaps: [
      /9026|card ?holder|issuer/i,
      /keeble|accountant|off.?book|payroll bureau/i,
      /swiftpay|terminal|journal|portal (log|login|audit)|audit (log|trail)|login|user log|ip address/i,
      /cottam|saturday girl/i,
      /laptop|acer|htcu|forensic (image|download|examination)/i,
      /insurance|wolds mutual|claim form/i,
      /second page|28 further|further (lines|refunds)|remaining (lines|refunds)|full refund|refund slips?|box file/i,
      /interview (recording|disc|audio|tape)|audio|disc gm|verbatim|recording of (the|her) interview|int\/1/i,
    ],
    contradictions: [
      { one: [1, /to the value of £48,212\.00/], other: [4, /Total: £31,906\.40/] },
      {
        one: [1, /the only member of staff who knew the supervisor PIN/],
        other: [2, /known to me, to Gwenda, and to the head nurse/],
      },
      { one: [3, /I do not know the supervisor PIN/], other: [2, /known to me, to Gwenda, and to the head nurse/] },
      { one: [1, /refunds had been done at times when MARLOWE was on shift/], other: [5, /14 Aug - 25 Aug 2023/] },
      { one: [1, /the defendant was legally represented/], other: [6, /Other persons present: none/] },
      { one: [2, /There was no arrangement/], other: [5, /do it through the machine as usual/] },
      { one: [2, /in the prep room with Tamsin there/], other: [3, /I was not at the meeting/] },
    ],
    factors: [
      { sign: 1, quote: /do it through the machine as usual/ },
      { sign: 1, quote: /14 Aug - 25 Aug 2023|I was in Madeira/ },
      { sign: 1, quote: /not a Marlowe account/ },
      { sign: 1, quote: /yellow sticky note|SUP1 shared login|inside of the cupboard/ },
      { sign: 1, quote: /they're coming from Lincoln side|DC Foulds visits DP in cell|wants solicitor: YES/ },
      { sign: 1, quote: /no previous convictions/ },
      { sign: -1, quote: /I suppose I knew it wasn't right|shouldn't have gone along/ },
      { sign: -1, quote: /That's mine\. Joint with my husband|\*\*4471: £19,480/ },
    ],
    events: [
      "2024-03-12 08:05",
      "2024-03-12 10:05",
      "2024-03-12 10:18",
      "2023-08-15 13:05",
      "2023-04-28 21:06",
      "2024-03-12 09:55",
    ],
    fair: {
      issues: ["custody-chain", "hearsay", "search", "identification", "speedy-trial", "stop-basis", "miranda"],
      gaps: [
        /bank (statement|record|account)|4471|account (statement|record)|financial (record|enquir)/i,
        /cctv|camera|footage/i,
        /\bbwv\b|body.?(worn|cam)|first account/i,
        /custody (cctv|video)|full custody record|ullyatt|cell (7|visit)|welfare visit|custody/i,
        /pocket (note)?book|notebook|notes? of|handwritten notes/i,
        /grievance|birch.*(pay|login|grievance|bank|phone)/i,
        /mailbox|e-?mails?|work account|server/i,
        /\bphone\b|mobile|whatsapp|text messages?/i,
        /crime report|occurrence log|niche/i,
        /boarding|travel|flight|madeira|passport/i,
        /customer|client.*refund|complaining client/i,
        /contract of employment|employment contract|job description|personnel file|hr (file|record)|disciplinary|suspension|policy/i,
        /hmrc|tax|p60|paye|payroll/i,
        /husband|joint account/i,
        /\bmother\b|funeral plan|\bcash\b|\btin\b/i,
        /arrest (notes|statement)|anstey|foulds|ullyatt|gage/i,
        /search (record|register|warrant)|section 18|s\.? ?18|premises search/i,
        /exhibit (log|list|label)|continuity|chain of custody|property (log|register)/i,
        /duty solicitor|dscc|hackett/i,
        /pre.?interview disclosure|interview plan|transcript/i,
        /treeve.*(accounts|bank|tax|conviction|civil|company)|company accounts|companies house|director/i,
        /other staff|nine (people|employees)|colleagues|staff (statement|interview)|let go/i,
        /previous convictions|bad character|criminal record|\bpnc\b|convictions/i,
        /\bsensitive (material|schedule)|mg6d|third.?party/i,
        /conservatory|finance agreement|lender|credit/i,
        /victim personal|compensation|loss/i,
        /expert|forensic account|schedule/i,
        /rota|wall planner|attendance|timesheet|alarm|\bkeys?\b|saturday/i,
        /charging decision|\bmg3\b/i,
        /appropriate adult|mental health|\bfme\b|medical/i,
        /ssp1|sick note|flu/i,
        /union/i,
        /christmas|on.?call|envelope/i,
        /witness (payment|inducement)|pay rise|promotion/i,
        /meeting|suspension/i,
      ],
      contradictions: [
        { one: [1, /a member of staff has had to be let go/], other: [3, /had a pay rise/] },
        { one: [3, /I was not at the meeting/], other: [3, /come out of the prep room/] },
        { one: [1, /in sole charge of the card terminal/], other: [4, /Remote refunds: ENABLED/] },
        { one: [1, /Mr TREEVE who completely denies it/], other: [6, /Julian knew about every one/] },
        { one: [2, /There was no arrangement/], other: [6, /He told me to do it that way/] },
        { one: [2, /There was no arrangement/], other: [3, /Julian looks after me/] },
        { one: [6, /on call money and the Christmas one/], other: [5, /On-call 0\.00 {3}Bonus 0\.00 {3}Tax/] },
        { one: [1, /made full admissions/], other: [6, /I said it's the arrangement/] },
        { one: [4, /25\/11\/23/], other: [5, /Saturdays: none/] },
        { one: [3, /Gwenda did not work Saturdays/], other: [6, /Ellie used it on Saturdays/] },
        { one: [8, /Acer laptop, not examined/], other: [8, /There is none that to my knowledge/] },
        { one: [8, /loss £48,212/], other: [8, /plea basis £19,480/] },
        { one: [1, /She was in sole charge/], other: [6, /Tamsin used it\. Ellie used it/] },
        { one: [1, /to the value of £48,212\.00/], other: [2, /total about £31,000/] },
        { one: [1, /to the value of £48,212\.00/], other: [4, /of which \*\*4471: £19,480/] },
        { one: [1, /to the value of £48,212\.00/], other: [8, /plea basis £19,480/] },
        { one: [8, /loss £48,212/], other: [4, /Total: £31,906\.40/] },
        { one: [8, /loss £48,212/], other: [2, /total about £31,000/] },
        { one: [2, /accountants are still working on it/], other: [8, /loss £48,212/] },
        { one: [1, /she put 63 false refunds/], other: [2, /I counted 41 refunds/] },
        { one: [1, /she put 63 false refunds/], other: [4, /Count: 41/] },
        { one: [1, /on to a debit card in her own name/], other: [4, /\*\*9026: £12,426\.40/] },
        { one: [1, /on to a debit card in her own name/], other: [8, /not a Marlowe account/] },
        { one: [1, /on to a debit card in her own name/], other: [6, /That's mine\. Joint with/] },
        { one: [1, /on to a debit card in her own name/], other: [6, /never had a card with them/] },
        {
          one: [1, /the only member of staff who knew the supervisor PIN/],
          other: [6, /Tamsin used it\. Ellie used it/],
        },
        { one: [1, /the only member of staff who knew the supervisor PIN/], other: [3, /yellow sticky note/] },
        { one: [1, /the only member of staff who knew the supervisor PIN/], other: [4, /SUP1 shared login/] },
        { one: [1, /the only member of staff who knew the supervisor PIN/], other: [2, /inside of the cupboard/] },
        {
          one: [1, /the only member of staff who knew the supervisor PIN/],
          other: [6, /on a Post-it for about a year/],
        },
        {
          one: [1, /the only member of staff who knew the supervisor PIN/],
          other: [4, /Portal accounts with refund rights/],
        },
        { one: [6, /only one with the PIN/], other: [2, /known to me, to Gwenda, and to the head nurse/] },
        { one: [6, /only one with the PIN/], other: [6, /Tamsin used it\. Ellie used it/] },
        { one: [6, /only one with the PIN/], other: [6, /on a Post-it for about a year/] },
        { one: [6, /only one with the PIN/], other: [3, /yellow sticky note/] },
        { one: [3, /I do not know the supervisor PIN/], other: [6, /Tamsin used it\. Ellie used it/] },
        { one: [3, /I do not know the supervisor PIN/], other: [4, /Portal accounts with refund rights/] },
        { one: [3, /I do not know the supervisor PIN/], other: [3, /yellow sticky note/] },
        { one: [3, /wait for Gwenda or Mr Treeve/], other: [4, /Portal accounts with refund rights/] },
        { one: [1, /in sole charge of the card terminal/], other: [4, /Portal accounts with refund rights/] },
        {
          one: [1, /in sole charge of the card terminal/],
          other: [2, /known to me, to Gwenda, and to the head nurse/],
        },
        {
          one: [1, /refunds had been done at times when MARLOWE was on shift/],
          other: [3, /Gwenda did not work Saturdays/],
        },
        { one: [1, /refunds had been done at times when MARLOWE was on shift/], other: [4, /15\/08\/23/] },
        { one: [1, /refunds had been done at times when MARLOWE was on shift/], other: [4, /25\/11\/23/] },
        { one: [1, /refunds had been done at times when MARLOWE was on shift/], other: [4, /04\/03\/23/] },
        { one: [1, /refunds had been done at times when MARLOWE was on shift/], other: [6, /I was in Madeira/] },
        { one: [1, /refunds had been done at times when MARLOWE was on shift/], other: [5, /24 Nov - 28 Nov 2023/] },
        { one: [4, /15\/08\/23/], other: [5, /14 Aug - 25 Aug 2023/] },
        { one: [4, /16\/08\/23/], other: [5, /14 Aug - 25 Aug 2023/] },
        { one: [4, /17\/08\/23/], other: [5, /14 Aug - 25 Aug 2023/] },
        { one: [4, /15\/08\/23/], other: [6, /I was in Madeira/] },
        { one: [4, /25\/11\/23/], other: [5, /24 Nov - 28 Nov 2023/] },
        { one: [4, /25\/11\/23/], other: [3, /Gwenda did not work Saturdays/] },
        { one: [4, /04\/03\/23/], other: [3, /Gwenda did not work Saturdays/] },
        { one: [4, /04\/03\/23/], other: [5, /Saturdays: none/] },
        { one: [1, /came to light on Monday 5 February 2024/], other: [2, /On Friday 2 February 2024/] },
        { one: [1, /came to light on Monday 5 February 2024/], other: [2, /nothing until the Sunday/] },
        { one: [1, /after a customer rang about/], other: [2, /our accountants, Keeble Rowe, sent/] },
        { one: [1, /asked MARLOWE about it the same day/], other: [2, /on Wednesday 7 February/] },
        { one: [1, /came to light on Monday 5 February 2024/], other: [2, /on Wednesday 7 February/] },
        { one: [1, /she went white and walked out/], other: [2, /She was calm about it/] },
        { one: [1, /she went white and walked out/], other: [2, /told her to go home on full pay/] },
        { one: [1, /she went white and walked out/], other: [6, /He went red, not me/] },
        { one: [6, /you went white and ran out/], other: [2, /She was calm about it/] },
        { one: [6, /you went white and ran out/], other: [6, /He went red, not me/] },
        { one: [2, /She was calm about it/], other: [3, /she was in floods of tears/] },
        { one: [1, /she went white and walked out/], other: [3, /she was in floods of tears/] },
        { one: [2, /printed the refund report/], other: [4, /Printed 15 Feb 2024/] },
        { one: [1, /at 0740 hrs MARLOWE was arrested/], other: [7, /12\/03\/2024 {2}08:05/] },
        { one: [1, /at her home address by DC FOULDS/], other: [7, /Arr\. officer: PC 1733 ANSTEY/] },
        { one: [1, /the defendant was legally represented/], other: [7, /no longer wants solicitor/] },
        { one: [1, /the defendant was legally represented/], other: [7, /14:52 {2}Hackett's arrive/] },
        { one: [1, /the defendant was legally represented/], other: [6, /easier without waiting for a solicitor/] },
        { one: [6, /you just wanted to get on with it/], other: [6, /MARLOWE I did ask/] },
        { one: [6, /you just wanted to get on with it/], other: [7, /wants solicitor: YES/] },
        { one: [7, /wants solicitor: YES/], other: [7, /no longer wants solicitor/] },
        { one: [7, /visits DP in cell, "welfare"/], other: [7, /no longer wants solicitor/] },
        { one: [6, /be three o'clock/], other: [7, /earliest 14:45/] },
        { one: [6, /easier without waiting for a solicitor/], other: [7, /wants solicitor: YES/] },
        { one: [1, /She made full admissions/], other: [6, /He told me to do it that way/] },
        { one: [1, /She made full admissions/], other: [6, /never had a card with them/] },
        { one: [1, /Mr TREEVE who completely denies it/], other: [5, /do it through the machine as usual/] },
        { one: [1, /Mr TREEVE who completely denies it/], other: [2, /prefer to speak with my accountant/] },
        { one: [2, /There was no arrangement/], other: [2, /it's the arrangement, Julian/] },
        { one: [2, /There was no arrangement/], other: [3, /money in an envelope/] },
        { one: [2, /There was no arrangement/], other: [6, /Julian knew about every one/] },
        { one: [2, /There was no arrangement/], other: [2, /prefer to speak with my accountant/] },
        { one: [2, /There was no arrangement/], other: [8, /off-book pay/] },
        { one: [2, /never had any bonus, loan or advance/], other: [5, /do it through the machine as usual/] },
        { one: [2, /never had any bonus, loan or advance/], other: [3, /money in an envelope/] },
        { one: [2, /never had any bonus, loan or advance/], other: [6, /on call money and the Christmas one/] },
        { one: [2, /never had any bonus, loan or advance/], other: [8, /off-book pay/] },
        { one: [6, /£2,300\?/], other: [7, /cash £1,950 bundle/] },
        { one: [6, /in her tin, in her room/], other: [7, /bedside drawer of DP/] },
        { one: [6, /£2,300\?/], other: [7, /12:30 {2}Search s\.18/] },
        { one: [7, /1 tin empty/], other: [6, /in her tin, in her room/] },
        { one: [1, /A laptop and a quantity of cash were seized/], other: [8, /Acer laptop, not examined/] },
        { one: [8, /There is none that to my knowledge/], other: [8, /not a Marlowe account/] },
        { one: [8, /There is none that to my knowledge/], other: [8, /off-book pay/] },
        { one: [8, /There is none that to my knowledge/], other: [8, /Grievance of T\. Birch/] },
        { one: [8, /I have reviewed all material/], other: [8, /Acer laptop, not examined/] },
        { one: [3, /I have had no other involvement/], other: [8, /Grievance of T\. Birch/] },
        { one: [6, /big debt with the conservatory/], other: [6, /not in debt as such/] },
        { one: [3, /a lot of new things/], other: [6, /It's on finance/] },
        { one: [6, /Time commenced: 1018/], other: [7, /10:05 {2}DP states/] },
        {
          one: [2, /made her practice manager in January 2022/],
          other: [3, /on to practice manager duties in February/],
        },
        { one: [2, /went in the confidential waste/], other: [2, /kept in a box file by Gwenda/] },
        { one: [3, /Gwenda did not work Saturdays/], other: [5, /On call admin: last week/] },
      ],
    },
  },
};
