import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const GRAIN_SCALE_CASE: CaseFile = {
  name: "scale operator of a grain cooperative, controller's memo, ticket extract, consultant's interview, bank return",
  documents: makeDocuments([
    [
      "Marl Lake PD 24-1450.pdf",
      `VILLAGE OF MARL LAKE POLICE DEPARTMENT
Marl Lake, Wisconsin

INCIDENT  24-1450             THEFT, BUSINESS SETTING   943.20(1)(b)           Officer: Chief D. Wenzlaff
Report date: 12/09/2024

On Monday, December 9, 2024 at about 10:30 AM I met at the Tri-Marsh Cooperative office with General Manager Todd Schuelke and the controller, Janelle Bauknecht. They wished to report that their scale operator, Corinne A. Vandehey (F/W, 07/14/1979), had been making false scale tickets to herself or her husband's account.

Schuelke stated as follows: the co-op buys corn and soybeans from members. Trucks are weighed full and empty. The scale house computer makes a ticket and the ticket makes the payment. Between September 20 and November 22 there were 31 tickets to the account of "VDH Acres" (Rick Vandehey) for which Schuelke said there "could not have been any grain." The loss was put at $68,412.77.

I asked if Corinne was the only one working the scale. Schuelke said she was the full time person and that "Duane" fills in at noon and on Saturdays. Bauknecht gave me a folder with her memo and a print of the tickets. She also said that the co-op had already had a consultant, Mr. Fitch, talk to Corinne and that Corinne signed a paper.

I went to the Vandehey farm the same day. Rick Vandehey said he did sell corn there this fall and he told me to talk to his lawyer. Corinne was not home.`,
      `VILLAGE OF MARL LAKE POLICE DEPARTMENT       INCIDENT 24-1450         cont.

12/12/24. Corinne came to the Village Hall with no appointment. I told her she was not under arrest and could go. She said, "I signed it because he said he'd call the sheriff on Rick." She said that everybody in the scale house uses the same password and it is on a sticky note. She said the scale had been "drifting since the lightning in August." She asked if she needed an attorney. I told her that was up to her. She left. This was not recorded as the hall recorder was in use for the Plan Commission.

12/16/24. Obtained subpoena for account at Marsh State Bank ending 4471 (R & C Vandehey).

01/06/25. Rec'd bank return. Forwarded to DA.

01/08/25. Took a look at the scale house with Schuelke. There is a dome camera over the scale window and another on the pit. Schuelke said the recorder was "swapped out" in December when they had the new internet put in. I did not see the old one. The probe room was clean. The moisture tester has a printer.

01/14/25. Bauknecht called and said the number is now $71,006.12 as they found two more tickets, but then one of the 31 was good so it should be $69,880 or thereabouts. I asked her to send it in writing.

01/21/25. Talked by phone with Duane Lemke. He stated he did not make any tickets for VDH that he could think of. He is a cousin of Mrs. Schuelke. He has gone to Arizona until April.

No further. Referred to District Attorney.
D. Wenzlaff, Chief`,
    ],
    [
      "Bauknecht memo.docx",
      `TRI-MARSH COOPERATIVE
Interoffice

TO:     Todd S., Board Audit Committee
FROM:   Janelle Bauknecht, Controller
DATE:   December 2, 2024
RE:     VDH Acres settlements, fall harvest          CONFIDENTIAL

I was asked to look at this after the bin measure on November 25 came up about 11,900 bushels short of book on yellow corn. Our normal shrink is 1 to 1.5 percent. I ran all tickets by patron and sorted by number of loads per acre. VDH Acres has 160 acres of corn on the FSA map and delivered the equivalent of 262 bu/acre, which would be a county record.

I then looked at the times. 31 of the 58 VDH tickets have gross and tare within four minutes of each other. A straight truck cannot be dumped that quick. Of the 31, all have operator code CAV. 9 are on days on which Corinne had PTO or had punched out, and I assume she came in.

Moisture for these tickets is 15.0 every time. Sample bags for three of them could not be found. (We throw samples after 10 days unless disputed.)

I did not pull the truck inbound log because that is on clipboard paper and a page blew off some days. I did not look at other patrons in the same detail due to year end. We did have the scale man from Badger Weighing out on Oct 3 and I have a bill for a load cell.

We carry crime coverage through Nationmark; the agent says to file within 60 days and that they will want a police report number. Auditors (Halbach & Thiel) come in February.

My spreadsheet is on the shared drive under "VDH recon FINAL v4".

Recommend: change passwords, lock the edit screen, let the lawyer know.`,
    ],
    [
      "Ticket extract.pdf",
      `AGRIWEIGH 6.2      TICKET REGISTER       SITE: MARL LAKE     PATRON: 20618 VDH ACRES      PRINTED 12/06/24 16:44 USER: ADMIN
TKT     DATE      IN     OUT    GROSS   TARE   NET    COM  MOIST  TW   OPER  E   TRUCK
88214   09/20/24  1012   1039   51840  22360  29480   YC   17.2   56   CAV       RED IH
88301   09/24/24  1208   1211   51900  22400  29500   YC   15.0   57   CAV   E   
88302   09/24/24  1215   1218   51900  22400  29500   YC   15.0   57   CAV   E   
88377   09/27/24  0920   0951   50120  22340  27780   YC   16.8   55   CAV       RED IH
88450   10/05/24  1131   1134   52000  22400  29600   YC   15.0   57   CAV   E   
88451   10/05/24  1140   1143   52000  22400  29600   YC   15.0   57   CAV   E   
88519   10/11/24  1402   1433   51220  22380  28840   YC   16.1   56   DL        RED IH
88602   10/17/24  1206   1209   51800  22400  29400   YC   15.0   57   CAV   E   
88603   10/17/24  1212   1216   51800  22400  29400   YC   15.0   57   CAV   E   
88711   10/26/24  1021   1024   52100  22400  29700   YC   15.0   57   CAV   E   
88790   11/02/24  0914   0917   51900  22400  29500   YC   15.0   57   CAV   E   
88844   11/08/24  1310   1342   49980  22340  27640   YC   15.9   56   CAV       RED IH
88902   11/16/24  1044   1047   52000  22400  29600   YC   15.0   57   CAV   E
(page 1 of 5)         E = MANUAL WEIGHT OR EDITED AFTER CLOSE.   ORIGINAL VALUES: SEE EDIT HISTORY (ADMIN ONLY)
Settlement: DIRECT DEPOSIT TO PATRON MASTER.    MASTER CHANGED 09/16/24 BY USER: ADMIN
Pg total net 378,540 lb  6,759.64 bu`,
    ],
    [
      "Fitch statement.pdf",
      `FITCH & ASSOCIATES LOSS CONSULTING, LLC                     Brookfield, Wis.
VOLUNTARY STATEMENT OF EMPLOYEE

I, Corinne Vandehey, give this statement to Gordon Fitch of my own free will. I have worked for Tri-Marsh Cooperative for eleven years. My present rate is $21.40 an hour.

I admit that during the fall of 2024 I made tickets for which no grain was received. I did this because of bills. I did this about 30 times. I estimate that the total was $60,000 to $70,000. I knew that it was against policy. Nobody at the Cooperative knew about this or helped me.

I am sorry for what I did. I want to pay it back. I understand that Mr. Fitch is not a police officer. No threats or promises were made to me. I was offered water and the use of the washroom. I was interviewed from 1:10 PM to 4:55 PM on December 4, 2024 in the upstairs meeting room. Also in the room: T. Schuelke (part).

I have read this one page statement, which was typed by Mr. Fitch at my request, and have put my initials at the corrections.

(signed) Corinne Vandehey                     CV   CV
(witness) Gordon Fitch, CFI

PROMISSORY NOTE attached   [ X ]        RESTITUTION SCHEDULE attached  [ X ]        RECORDING:  digital, consultant retains
Form 12-W. Copyright Fitch & Associates. Not legal advice. Fee is due upon completion; contingency rate of 12 percent applies to sums that are recovered from the employee.`,
    ],
    [
      "Personnel file pages.pdf",
      `TRI-MARSH COOPERATIVE           EMPLOYEE FILE       VANDEHEY, CORINNE A.    #0338
Hired 05/06/2013    Grain clerk; scale operator since 2017     Supv: T. Schuelke
REVIEW 2023 (Schuelke):  Attendance 5/5.  Accuracy 5/5.  Teamwork 4/5.  "Corinne is the face of the scale. Members ask for her. Needs to take her vacations."
REVIEW 2024:  not done

NOTE TO FILE 08/19/24 (TS):  Corinne brought to me that dust collector 2 is not working and that she had called "the state" about it. I told her to go through channels. She said she has a kid with asthma and would call who she likes.
NOTE TO FILE 09/30/24 (TS):  Corinne told me again that the outbound weights do not repeat and that farmers are complaining. I told her Badger was coming.
NOTE TO FILE 11/04/24 (TS):  Corinne was told that her hours go to 32 for winter.

TERMINATION  12/04/24  5:05 PM.  Reason: theft.  Final check held against loss.  Keys returned: 3.  Exit interview: no.
HANDBOOK RECEIPT dated 05/06/2013 signed. (Handbook rev. 2021 no receipt in file.)

JOB DESCRIPTION: SCALE OPERATOR, GRADE 4. Weighs inbound and outbound vehicles. Probes loads for grade factors; tests moisture and test weight; enters the results. Answers the two way radio. Sweeps the scale deck and keeps it free of ice. Assists with patron questions on contracts, storage and deferred pricing. Must be able to lift 50 lb, climb stairs, and work in dust and in noise. Reports spills. Harvest hours 6 AM to close, six days. Acts as notary for patrons if commissioned. Other duties as may be assigned.
APPLICABLE BENEFITS: health (single plus one), 401k match 4%, 10 days PTO, safety boots allowance $125, turkey or ham at Christmas.`,
    ],
    [
      "Bank subpoena return.pdf",
      `MARSH STATE BANK                 Member FDIC
Jan 3, 2025
Village of Marl Lake Police
Re: Subpoena 24-S-77        R & C VANDEHEY or survivor, NOW acct xxxx4471

Enclosed are statements for October and November 2024 only. September is on the old core system and will follow.

DEPOSITS, OCT 2024
10/04   ACH TRI-MARSH COOP SETTLE        2,011.80
10/04   ACH TRI-MARSH COOP PAYROLL       1,344.02
10/11   ACH TRI-MARSH COOP SETTLE        4,150.66
10/18   ACH TRI-MARSH COOP PAYROLL       1,344.02
10/25   MOBILE DEP                         250.00
DEPOSITS, NOV 2024
11/01   ACH TRI-MARSH COOP PAYROLL       1,344.02
11/08   ACH TRI-MARSH COOP SETTLE        3,870.12
11/15   ACH TRI-MARSH COOP PAYROLL       1,301.55
11/22   ACH TRI-MARSH COOP SETTLE        1,998.40
Ending balance 11/29:  $ 1,166.09

Our records do not show any other account with the tax number for R. Vandehey. We do note that deposits per your attachment (settlement list) for trace nos. ending 0093, 0121, 0133, 0140 and 0158 were not to this institution; the routing number on your list begins 2911 and is not ours.

A fee of $0.25 per page and $22.00 per hour applies. Please remit within 30 days. If you have questions you can call Operations, Monday through Friday 8:30 to 4, Saturdays the drive through only.
M. Prohaska, Deposit Operations`,
    ],
    [
      "Criminal complaint.pdf",
      `STATE OF WISCONSIN         CIRCUIT COURT         OSHAKEE COUNTY
STATE OF WISCONSIN, Plaintiff,   vs.   CORINNE A. VANDEHEY, Defendant.          Case No. 25 CF 41
CRIMINAL COMPLAINT
Complaining witness, being first duly sworn, on information and belief, states:
COUNT 1: THEFT IN A BUSINESS SETTING (VALUE EXCEEDING $10,000 BUT NOT $100,000). The above named defendant, between September 20, 2024 and November 22, 2024, in the Village of Marl Lake, by virtue of her employment, having possession of money of Tri-Marsh Cooperative, did intentionally use or transfer such money without the owner's consent, contrary to sec. 943.20(1)(b) and (3)(c), Wis. Stats., a Class G felony, and upon conviction may be fined not more than $25,000, or imprisoned not more than ten years, or both.
PROBABLE CAUSE: Complainant relies on the report of Chief Wenzlaff, who is presumed truthful as a sworn officer, and on the business records of the Cooperative, which are presumed reliable. The defendant admitted to Gordon Fitch, a certified interviewer, that she made false tickets about 30 times. The loss is $68,412.77. The settlements were paid into an account of which the defendant is a joint owner.
Restitution is requested for Tri-Marsh Cooperative and its insurer.
Subscribed and sworn to before me February 18, 2025.      Assistant District Attorney, State Bar No. on file.
Initial appearance: March 10, 2025, 9:00 AM, Branch 2. Signature bond of $5,000 is recommended with the condition of no contact with the Cooperative or its employees except the husband may haul feed.`,
    ],
  ]),
  key: {
    offence: "theft",
    issues: [],
    gaps: [
      /edit history|audit (log|trail)|log.?in|user (log|access|activity)|original values|system log|access log|agriweigh/i,
      /camera|video|footage|dvr|recorder|surveillance/i,
      /badger|load cell|calibrat|scale (service|maintenance|inspection|test|repair|record)|weights and measures|lightning/i,
      /(fitch|consultant|interview|confession|statement).{0,60}(recording|audio|digital)|(recording|audio).{0,60}(fitch|consultant|interview)/i,
      /routing|2911|other (bank|account|institution)|(account|bank).{0,40}(september|another|second|unidentified)|september (statement|bank)|0093|bank (record|statement)/i,
      /truck.{0,20}log|inbound log|clipboard|haul|delivery (log|record)/i,
      /lemke|duane/i,
      /time ?(card|clock|sheet|record)|punch|\bpto\b|payroll|attendance|work schedule/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /promissory|restitution schedule|attachment/i,
        /spreadsheet|recon|work.?papers?|underlying/i,
        /nationmark|insur|crime (coverage|policy)|claim|proof of loss/i,
        /halbach|thiel|auditor|audit\b|forensic account|accountant|expert/i,
        /bin (measure|inventory)|inventory|shrink|bushel/i,
        /other patrons|other (accounts|members|farmers|customers)|patron/i,
        /sample|moisture|probe/i,
        /patron master|master (file|record)|direct deposit|\bach\b|settlement/i,
        /physical ticket|paper ticket|scale ticket|original ticket|ticket (register|copies)|(remaining|missing|other) (pages|tickets)|pages 2|page 1 of 5|tickets/i,
        /schuelke|general manager/i,
        /bauknecht|controller/i,
        /rick|husband|vdh/i,
        /gordon|fitch|consultant|contingency|fee (agreement|contract)|retainer/i,
        /prohaska|marsh state/i,
        /subpoena|affidavit/i,
        /recorded|unrecorded|december 12|village hall|wenzlaff/i,
        /notes/i,
        /computer|forensic image|hard drive|workstation|\bpc\b|server|shared drive/i,
        /password|operator code|credential|admin/i,
        /phone|text message|e-?mail|communications/i,
        /fsa|acre|yield|crop|harvest|combine|farm (record|map)|usda/i,
        /complaint.{0,40}(state|farmer|member|osha|dust)|osha|dnr|dust|whistle|retaliat|state (agency|regulator)/i,
        /handbook|polic(y|ies)|procedure|training|internal control/i,
        /written (loss|revised|calculation)|revised (loss|figure|amount)|loss (figure|amount|calculation|computation)|69,880|71,006/i,
        /board|audit committee|minutes|meeting/i,
        /(complete|full|rest|2024).{0,30}(personnel|employee|review)|personnel (file|record)|employment (file|record)|disciplin/i,
        /tax (return|record|form)|1099|\bdebt|finances|\bbills\b/i,
        /\bkey(s|card)\b|alarm|entry (log|record)/i,
        /internet|vendor|network|\bip\b|remote/i,
        /body.?(worn|cam)|squad/i,
        /criminal (history|record)|impeach\w*|brady|giglio|bias|cousin/i,
        /truck|red ih|gps/i,
        /chain of custody|evidence (log|receipt)|property (receipt|log)|handling of/i,
        /final check|wage/i,
        /miranda|rights/i,
        /preliminary|grain (sale|shipment|outbound)|outbound|rail/i,
        /warehouse (exam|licen[cs]e)|datcp|license/i,
      ],
      contradictions: [],
    },
  },
};
