import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const UPPER_FLAT_CASE: CaseFile = {
  name: "search warrant on an upper flat, informant buy, drugs in a shared home",
  documents: makeDocuments([
    [
      "Search warrant affidavit.pdf",
      `STATE OF WISCONSIN        CIRCUIT COURT        ONEKA COUNTY
AFFIDAVIT IN SUPPORT OF SEARCH WARRANT
In the matter of the search of the premises described as: 733 Garnet Street, upper flat, City of Oneka, a two story duplex, white in color with green trim.
STATE OF WISCONSIN ) ss.
Deputy Brent Sowinski, being first duly sworn, on oath deposes and says:
1. Your affiant has been a law enforcement officer for nine years and is presently assigned to the Tri-Lakes Drug Task Force. Your affiant has received specialized training in the recognition, packaging and distribution of controlled substances and has participated in over one hundred search warrants.
2. Based on training and experience your affiant knows that persons who traffic in controlled substances commonly keep at their residences books, ledgers, currency, packaging, firearms, telephones and proof of residency.
3. Within the last 72 hours a confidential informant (CI 24-11), who has proven reliable in the past, purchased a quantity of methamphetamine from Corinne OSTRANDER (F/W 07/19/1990) inside the upper flat at 733 Garnet Street. The CI was searched before and after and was kept under constant surveillance to and from the residence.`,
      `AFFIDAVIT (continued)                                                     page 2
4. The CI has given information on at least four prior occasions, all of which your affiant has found to be truthful. The CI has no pending matters and is working for monetary consideration only.
5. The CI described the seller as OSTRANDER and stated that he handed her $120 in recorded Task Force funds and she handed him the substance at the kitchen table.
6. Your affiant checked utility records and learned that electric service to the upper flat is in the name of Raymond KUBIAK.
7. On September 10, 2024 a trash pull at the curb of 733 Garnet Street produced two corner-cut baggies and mail addressed to the lower flat.
8. Your affiant requests a warrant for daytime execution. No exception to the knock and announce requirement is requested.
WHEREFORE your affiant prays that a search warrant be issued to search the said premises, all rooms, closets, containers, safes and outbuildings, and persons found therein for methamphetamine, paraphernalia, currency, records and devices, and to seize the same, and that the affidavit be sealed until further order.
Subscribed and sworn to before me this 16th day of September, 2024 at 2:55 p.m.
Dep. B. Sowinski                 Hon. L. Fairbairn, Circuit Judge Br. 2`,
    ],
    [
      "Search warrant and return.pdf",
      `SEARCH WARRANT                                                Case 24-SW-088
THE STATE OF WISCONSIN TO ANY SHERIFF, CONSTABLE OR PEACE OFFICER:
WHEREAS Brent Sowinski has this day complained to the court upon oath that on September 16, 2024 in Oneka County, in and upon certain premises at 733 Garnet Street, LOWER flat, there are now located and concealed certain things, to wit: controlled substances...
NOW THEREFORE, in the name of the State of Wisconsin you are commanded forthwith to search the said premises between the hours of 6:00 a.m. and 10:00 p.m. and the persons and vehicles thereat, and to return this warrant within 48 hours.
Dated September 16, 2024, 3:05 pm.       Hon. L. Fairbairn
RETURN OF OFFICER
I certify that I served the within warrant on September 18, 2024 at 6:05 a.m. by searching the premises and that I seized the following:
 1  clear bag containing crystalline substance
 2  US currency $1,940
 3  cell phone Motorola (Ostrander)
 4  cell phone iPhone (unk)
 5  box sandwich bags
 6  misc mail
Copy of the warrant left with: C. Ostrander
Dep. B. Sowinski                Returned and filed September 23, 2024`,
    ],
    [
      "Task force buy report.pdf",
      `TRI-LAKES DRUG TASK FORCE        CONTROLLED BUY REPORT        TF 24-0219
Date: Thursday 09/12/2024      CI: 24-11     Case agent: Sowinski     Cover: Inv. Haas, Inv. Deitrich
1745  Met CI at predetermined location. Pat search of outer clothing, negative. CI vehicle not searched.
1758  Provided $120 TF funds, serials photocopied. Recording device issued, Hawk #2.
1810  CI called target number, no answer. CI then received a text from "Ray K" to come by.
1826  CI arrives area of 700 block Garnet. Parked on Fulton due to construction. Surveillance unable to see front or side entrance.
1826-1849  CI out of view.
1849  CI back at vehicle. Meets Sowinski at boat landing 1905.
CI turned over 1 corner-cut bag, 1.8 g with packaging. CI stated that RAY met him on the stairs and went up and came back with it. CI stated a female was heard upstairs, did not see who. CI stated he thinks Corinne lives there too.
1912  CI paid $100.
Audio device: malfunctioned, nothing recovered.
Field test TruNarc: inconclusive x2, "no match".
NOTE: CI has open OWI 3rd in Vilmer County, requests consideration from that DA. Sowinski to call.`,
    ],
    [
      "Sowinski report execution.pdf",
      `ONEKA COUNTY SHERIFF         INCIDENT REPORT 24-7719          Primary: SOWINSKI, B
OFFENSES: POSS W/INTENT DELIVER METH >10-50G;  MAINTAIN DRUG TRAFFICKING PLACE;  POSS DRUG PARAPHERNALIA
SUSPECT: OSTRANDER, CORINNE L
On September 18th, 2024 at 0605 hours members of the Tri-Lakes Drug Task Force and the Emergency Response Team executed a search warrant at 733 Garnet St upper. ERT knocked and announced "Sheriff's Office, search warrant" three times and waited at least thirty seconds before breaching the door.
OSTRANDER was located running from the bathroom and I could hear the toilet running. Also present were two juveniles and a male, KUBIAK, RAYMOND J, who was asleep on the couch. KUBIAK was released at the scene.
I began a search of the residence with Inv. Haas. In the top drawer of the dresser in OSTRANDER's bedroom I located a clear plastic bag which contained seven individually tied baggies of a white crystalline substance. The dresser also contained women's clothing and a letter addressed to OSTRANDER. On top of the dresser was a digital scale with residue. In a purse I located $2,140 in US currency in small denominations, consistent with drug sales. $120 of it was the recorded buy money.`,
      `INCIDENT REPORT 24-7719  page 2
I read OSTRANDER her Miranda warnings from my department issued card and she agreed to speak to me. I then asked her whose dope it was. She stated "It's mine, the kids don't know." She would not provide a supplier.
The substance field tested positive for methamphetamine. Gross weight with packaging was 62.1 grams.
Given the quantity, the packaging, the scale and the cash it is my opinion based on training and experience that the substance was possessed with intent to deliver. A typical user would possess 1 gram or less.
The juveniles were turned over to Human Services. OSTRANDER was transported to the jail by Deputy M. Truesdale without incident. Evidence was turned over to the property room.
Supplementary: Deputy Sowinski was wearing a body camera which was activated on scene. ERT members are not equipped with cameras.
This report was dictated 09/20/24 and transcribed by JN. Dictated but not read. Distribution: DA, Human Services, Landlord (nuisance ordinance). Officer hours on this complaint: 6.5. Nature of call: warrant service. Weather: mild, dark until approx 0640.`,
    ],
    [
      "ERT after action.docx",
      `EMERGENCY RESPONSE TEAM: AFTER ACTION                         CONFIDENTIAL / INTERNAL
Op: Garnet     Date: 09/18/24     Team leader: Sgt Wendorf
Risk matrix score: 14 (under 20, ERT optional)
Personnel: 9 operators, 1 medic, 1 K9
0515 briefing at shop. 0538 staged at church lot.
0547 entry team stacked at exterior side stairs.
0549 entry. Breacher reports door unlocked; ram used anyway. Announced on ram.
0549:20 living room: male and female adult on pull-out couch, both compliant, hands up. Female cuffed on couch. Male cuffed on couch.
0550 bathroom clear, nobody in it. 0551 two children in small bedroom, door closed. 0553 all clear, turn over to drug unit.
Flash bang: not deployed. Injuries: none. Damage: door frame, one lamp, fish tank.
Lessons: address plate on the house shows 733A upper 733 lower, paperwork said lower, confirmed by phone w/ Sowinski in the lot. Need better comms at staging. Kit 4 low on batteries. Overtime slips to Cpt by Friday. Next training day at the quarry 10/3; bring cold weather gear. Dues for coffee fund are late, see Wendorf.`,
    ],
    [
      "BWC Sowinski transcript.txt",
      `AXON TRANSCRIPT (auto generated, corrected by intern)   24-7719   Sowinski    09/18/2024
05:54:10  [on stairs] SOWINSKI: we good?   UNK: clear, two adults, two kids
05:55:02  SOWINSKI: Corinne, where's it at. Save us ripping up your house
05:55:10  OSTRANDER: Where's what at?
05:55:14  SOWINSKI: The meth. We been buying out of here all week
05:55:20  OSTRANDER: Not from me. I don't know what he's got. I just stay here since August, me and the kids.
05:55:31  SOWINSKI: Tell me now or the county takes those kids today. Up to you
05:55:40  OSTRANDER: (crying) Oh my God. Fine. Say it's mine. Just leave my kids
05:56:05  KUBIAK: She don't got nothing to do with
05:56:08  SOWINSKI: You shut up
06:02:44  HAAS: got it. under the couch cushion his side. one, two, five of em tied
06:02:51  SOWINSKI: what side
06:02:53  HAAS: where he was. here's his wallet with it
06:03:00  SOWINSKI: okay bring it in the bedroom I want to photo everything together
06:03:30  [video only, mute]
06:14:02  [audio] SOWINSKI: You have the right to remain silent...
06:14:40  OSTRANDER: I already told you what you wanted
06:20:15  SOWINSKI: (counting) eighteen twenty, eighteen forty. Eighteen forty. What's this from?
06:20:31  OSTRANDER: My tips and my rent. I wait tables at the Antler
06:24:00  [end]`,
    ],
    [
      "Property room sheets.pdf",
      `ONEKA CO SHERIFF     EVIDENCE INTAKE                     24-7719
ITEM  DESCRIPTION                                       FOUND BY   LOCATION            DATE/TIME IN
01    5 knotted bags crystal in larger bag              HAAS       LIVING RM COUCH     09/19/24 1610
02    US CURRENCY $1,840                                SOWINSKI   PURSE, KITCHEN      09/18/24 0935
03    MOTOROLA PHONE                                    HAAS       LIVING RM           09/18/24 0935
04    IPHONE CRACKED                                    HAAS       LIVING RM COUCH     09/18/24 0935
05    SANDWICH BAGS BOX                                 DEITRICH   KITCHEN             09/18/24 0935
06    MAIL (3) KUBIAK, (1) OSTRANDER                    DEITRICH   KITCHEN             09/18/24 0935
Weight as received item 01:  44.6 g w/ bags
Drop box used for item 01? Y   box 3    Key holder: Truesdale
MOVEMENT
09/19/24 1610  in, temp locker 3
10/24/24 0900  out, SOWINSKI, "court"
10/28/24 1335  in, SOWINSKI   seal: new
11/05/24 0810  out, courier, State Crime Lab
No paraphernalia or scale submitted under this number as of print date 01/22/25.
Currency deposited to forfeiture account 0 - see finance. All firearms must be rendered safe prior to submission. Items held past disposition will be destroyed after 90 days unless a hold is requested in writing.`,
    ],
    [
      "Crime lab report.pdf",
      `STATE CRIME LABORATORY       CONFIDENTIAL REPORT OF LABORATORY FINDINGS
Case M24-6120      Agency: Oneka Co SO 24-7719      Received: November 6, 2024     Reported: January 9, 2025
Subject: OSTRANDER, Corinne
ITEM A (01): One plastic bag containing seven smaller knotted bags, each containing a crystalline material.
RESULTS
Total net weight of the crystalline material: 41.88 g ± 0.04 g
Material from one (1) bag was analyzed and found to contain METHAMPHETAMINE, a Schedule II controlled substance. The remaining six bags were not analyzed.
Purity not determined. Latent print processing: not requested. DNA: not requested; swab of knots retained.
METHODS: color test, GC/MS.
Remarks: outer seal initialed BS dated 10/28. Original agency seal not present.
The results stated above relate only to the items tested. The report shall not be reproduced except in full. Item will be returned to the submitting agency. Definitions and discussion of uncertainty are on the laboratory's web site. The supporting case record is available upon written request of a party.
Analyst: Priya Lindqvist, Controlled Substances Unit, Madison
Technical review: complete. Administrative review: complete.`,
    ],
    [
      "Lease and landlord letter.pdf",
      `Nordlie Rentals
October 3, 2024
To whom it may concern (public defender called me)
I own 733 Garnet, both units. The upper is leased to Ray Kubiak only, since 2021, copy attached. He told me in August his girlfriend and her kids would stay a while until her place is ready, I said fine as long as it is not permanent. She sleeps in front room with him as there are only two bedrooms, the kids have one and the other one he keeps locked for his "business stuff", tools, I never was in there. I did see women's clothes boxes in that room when the plumber was in. The lower is empty since June.
I was told by the deputies I can get a nuisance fine. They broke my door which was never locked.
I do not want to get in the middle of this.
Gordon Nordlie
Attached: RESIDENTIAL RENTAL AGREEMENT page 1 of 4. Tenant: Raymond J. Kubiak. Occupants: 1. Term: month to month. Rent $650 due on the 1st. Late fee $25. No pets. Tenant pays electric. Smoke detectors tested: initials RK. Snow removal by tenant. Quiet hours 10 pm to 7 am. No storage of vehicles on lawn.`,
    ],
    [
      "Phone extraction summary.pdf",
      `TRI-LAKES DTF      DEVICE EXAM SUMMARY                  24-7719      Examiner: Inv. Deitrich
Device: item 03 Motorola, user: Corinne. Consent form: signed 9/18/24 at jail 11:20 am. Extraction: logical.
Date of exam: 10/02/24
Messages of interest:
 9/02/24 8:14 PM  from "Ray": dont touch the stuff in my room
 9/02/24 8:15 PM  to "Ray": i dont want to know
 9/11/24 4:40 PM  from "Tash": can u ask ray for me
 9/11/24 4:52 PM  to "Tash": ok 60 he says come after 5
 9/12/24 5:05 PM to 9:55 PM  clock-in app: Antler Supper Club, "on shift"
 9/17/24 11:50 PM to "Mom": im getting us out of here by friday
Not examined: item 04 iPhone, locked, no warrant sought.
Images: 412, reviewed, none of interest. Contacts 88. Call log exported to disc (not attached). Report format: this summary only; full UFDR kept on Task Force NAS.`,
    ],
    [
      "Plea letter.pdf",
      `ONEKA COUNTY DISTRICT ATTORNEY
February 3, 2025
RE: State v. Ostrander 24-CF-411           State v. Kubiak
Counsel: Enclosed is supplemental discovery, pages 61 to 88. The State's offer: plead to Count 1 as charged, State caps at 4 years initial confinement, dismiss and read in Counts 2 and 3. Offer remains open until the final pretrial on March 4 at 1:30 p.m. and is withdrawn upon filing of any motion.
The State does not intend to disclose the identity of CI 24-11 and asserts its privilege under s. 905.10.
No charges are presently contemplated against Mr. Kubiak, who has been cooperative and has agreed to testify.
Preliminary hearing was waived September 26. Counsel should direct requests for lab materials to the Crime Lab. Please advise of any witnesses and any defense expert at least 30 days before trial. Restitution: none. Surcharges as by statute.
Assistant District Attorney`,
    ],
  ]),
  key: {
    offence: "drugs",
    issues: [
      "search",
      "miranda",
      "voluntariness",
      "custody-chain",
      "witness-reliability",
      "intent",
      "disclosure",
      "recording-gap",
    ],
    gaps: [
      /informant|\bci\b|24-11/i,
      /kubiak|cooperat/i,
      /photograph|photos?\b/i,
      /lab.*(notes|data|file|record|record)|bench notes|case record|chromatogra|gc.?ms|lindqvist/i,
      /fingerprint|latent|dna/i,
      /buy money|recorded (funds|money|currency|bills)|serial|photocop/i,
      /iphone|item 04|extraction|ufdr|full (phone|device)/i,
    ],
    contradictions: [
      { one: [1, /kept under constant surveillance/], other: [3, /1826-1849\s+CI out of view/] },
      { one: [1, /and she handed him the substance/], other: [3, /CI stated that RAY met him/] },
      { one: [1, /CI has no pending matters/], other: [3, /CI has open OWI 3rd/] },
      { one: [4, /waited at least thirty seconds/], other: [5, /Announced on ram/] },
      { one: [4, /In the top drawer of the dresser/], other: [6, /under the couch cushion his side/] },
      { one: [4, /I located \$2,140 in US/], other: [7, /US CURRENCY \$1,840/] },
      { one: [4, /running from the bathroom/], other: [5, /female adult on pull-out couch/] },
    ],
    factors: [
      { sign: 1, quote: /Tell me now or the county takes those kids/ },
      { sign: 1, quote: /under the couch cushion his side|here's his wallet/ },
      { sign: 1, quote: /RAY met him on the stairs|CI out of view/ },
      { sign: 1, quote: /LOWER flat/ },
      { sign: 1, quote: /Original agency seal not present|out, SOWINSKI, "court"/ },
      { sign: 1, quote: /leased to Ray Kubiak only|dont touch the stuff in my room/ },
      { sign: -1, quote: /It's mine, the kids don't know/ },
      { sign: -1, quote: /found to contain METHAMPHETAMINE|ok 60 he says come after 5/ },
    ],
    events: [
      "2024-09-12 18:26",
      "2024-09-16 14:55",
      "2024-09-18 05:49",
      "2024-09-18 06:14",
      "2024-09-19 16:10",
      "2024-11-05 08:10",
    ],
    fair: {
      issues: ["hearsay", "stop-basis", "counsel", "alibi", "speedy-trial"],
      gaps: [
        /haas|deitrich/i,
        /truesdale|transport/i,
        /wendorf|\bert\b|emergency response|tactical|breach/i,
        /body.?(worn|cam)|bwc|video|footage|mute/i,
        /audio device|hawk|recording|wire/i,
        /surveillance (log|notes|report)/i,
        /dispatch|\bcad\b|radio/i,
        /trash|baggies/i,
        /utility|electric/i,
        /scale|paraphernalia/i,
        /field test|trunarc/i,
        /chain of custody|custody|seal|property (room|record|log)|drop box|evidence (log|intake|receipt)/i,
        /field notes|handwritten notes|officer'?s? notes/i,
        /training|certif|expert|opinion/i,
        /disciplin\w*|personnel|internal affairs|impeach\w*|brady|giglio/i,
        /criminal (history|record)|convictions/i,
        /payment|paid|monetary|benefit|consideration|promise|vilmer|owi/i,
        /agreement|immunity|\bdeal\b/i,
        /miranda (card|waiver|form)|waiver|rights (card|form)|consent form|consent to search/i,
        /antler|employer|payroll|wages|shift|clock.?in/i,
        /human services|juvenile|children|\bcps\b/i,
        /tash\b|text (message)?s|messages|call log|disc/i,
        /polic(y|ies)|procedure|manual|operation(s|al)? plan|risk matrix|briefing/i,
        /weigh|weight|balance|calibration|uncertainty/i,
        /(full|rest of the|pages? of the) lease/i,
        /forfeit/i,
        /jail|booking/i,
        /earlier (buys?|purchases?)|prior (buys?|information)|four prior|other (controlled )?buys?/i,
        /task force (file|record)|\bnas\b/i,
        /letter addressed|proof of residen|\bmail\b/i,
        /dog|k-?9/i,
        /child|kids/i,
      ],
      contradictions: [
        { one: [1, /CI was searched before and after/], other: [3, /CI vehicle not searched/] },
        { one: [1, /kept under constant surveillance/], other: [3, /Surveillance unable to see/] },
        { one: [1, /purchased a quantity of methamphetamine from/], other: [3, /CI stated that RAY met him/] },
        { one: [1, /stated that he handed her \$120/], other: [3, /CI stated that RAY met him/] },
        { one: [1, /purchased a quantity of methamphetamine from/], other: [3, /did not see who/] },
        { one: [1, /purchased a quantity of methamphetamine from/], other: [3, /inconclusive x2/] },
        { one: [1, /stated that he handed her \$120/], other: [3, /did not see who/] },
        { one: [1, /and she handed him the substance/], other: [10, /9\/12\/24 5:05 PM/] },
        { one: [1, /purchased a quantity of methamphetamine from/], other: [10, /9\/12\/24 5:05 PM/] },
        { one: [1, /Within the last 72 hours/], other: [3, /Thursday 09\/12\/2024/] },
        { one: [1, /working for monetary consideration only/], other: [3, /requests consideration from that DA/] },
        { one: [1, /working for monetary consideration only/], other: [3, /CI has open OWI 3rd/] },
        { one: [1, /733 Garnet Street, upper flat, City/], other: [2, /LOWER flat/] },
        { one: [1, /inside the upper flat at/], other: [2, /LOWER flat/] },
        { one: [4, /warrant at 733 Garnet St upper/], other: [2, /LOWER flat/] },
        { one: [2, /September 18, 2024 at 6:05 a\.m\./], other: [5, /0549 entry/] },
        { one: [4, /2024 at 0605 hours/], other: [5, /0549 entry/] },
        { one: [2, /September 18, 2024 at 6:05 a\.m\./], other: [6, /05:54:10/] },
        { one: [4, /2024 at 0605 hours/], other: [6, /05:54:10/] },
        { one: [2, /hours of 6:00 a\.m\./], other: [5, /0549 entry/] },
        { one: [4, /waited at least thirty seconds/], other: [5, /0549 entry/] },
        { one: [4, /before breaching the door/], other: [5, /reports door unlocked/] },
        { one: [4, /running from the bathroom/], other: [5, /bathroom clear, nobody in it/] },
        { one: [4, /hear the toilet running/], other: [5, /bathroom clear, nobody in it/] },
        { one: [4, /In the top drawer of the dresser/], other: [7, /LIVING RM COUCH\s+09\/19/] },
        { one: [4, /OSTRANDER's bedroom/], other: [9, /sleeps in front room with him/] },
        { one: [4, /OSTRANDER's bedroom/], other: [9, /he keeps locked/] },
        { one: [4, /seven individually tied baggies/], other: [6, /two, five of em tied/] },
        { one: [4, /seven individually tied baggies/], other: [7, /5 knotted bags/] },
        { one: [8, /seven smaller knotted bags/], other: [7, /5 knotted bags/] },
        { one: [8, /seven smaller knotted bags/], other: [6, /two, five of em tied/] },
        { one: [2, /1\s+clear bag containing/], other: [7, /5 knotted bags/] },
        { one: [4, /I located \$2,140 in US/], other: [2, /US currency \$1,940/] },
        { one: [2, /US currency \$1,940/], other: [7, /US CURRENCY \$1,840/] },
        { one: [4, /I located \$2,140 in US/], other: [6, /Eighteen forty\. What's/] },
        { one: [2, /US currency \$1,940/], other: [6, /Eighteen forty\. What's/] },
        { one: [4, /consistent with drug sales/], other: [6, /My tips and my rent/] },
        { one: [4, /weight with packaging was 62\.1/], other: [7, /44\.6 g w\/ bags/] },
        { one: [4, /weight with packaging was 62\.1/], other: [8, /41\.88 g/] },
        { one: [7, /44\.6 g w\/ bags/], other: [8, /41\.88 g/] },
        { one: [4, /digital scale with residue/], other: [7, /No paraphernalia or scale/] },
        { one: [4, /digital scale with residue/], other: [2, /box sandwich bags/] },
        { one: [4, /read OSTRANDER her Miranda/], other: [6, /where's it at/] },
        { one: [4, /I then asked her whose dope/], other: [6, /where's it at/] },
        { one: [4, /I then asked her whose dope/], other: [6, /You have the right to remain silent/] },
        { one: [4, /read OSTRANDER her Miranda/], other: [6, /I already told you/] },
        { one: [4, /She stated "It's mine/], other: [6, /Say it's mine/] },
        { one: [4, /She stated "It's mine/], other: [6, /Not from me\./] },
        { one: [4, /She stated "It's mine/], other: [6, /takes those kids today/] },
        { one: [4, /turned over to the property room/], other: [7, /5 knotted bags/] },
        { one: [8, /Original agency seal not present/], other: [7, /seal: new/] },
        { one: [4, /who was asleep on the couch/], other: [5, /female adult on pull-out couch/] },
        { one: [4, /\$120 of it was the recorded/], other: [3, /CI stated that RAY met him/] },
        { one: [4, /\$120 of it was the recorded/], other: [6, /My tips and my rent/] },
        { one: [6, /since August, me and the kids/], other: [4, /OSTRANDER's bedroom/] },
        { one: [6, /buying out of here all week/], other: [3, /Thursday 09\/12\/2024/] },
        { one: [10, /ok 60 he says/], other: [10, /i dont want to know/] },
        { one: [10, /ok 60 he says/], other: [6, /I don't know what he's got/] },
        { one: [4, /field tested positive/], other: [3, /inconclusive x2/] },
        { one: [2, /6:00 a\.m\. and 10:00 p\.m\./], other: [6, /05:54:10/] },
        { one: [9, /door which was never locked/], other: [4, /before breaching the door/] },
        { one: [4, /OSTRANDER's bedroom/], other: [5, /female adult on pull-out couch/] },
        { one: [4, /In the top drawer of the dresser/], other: [6, /bring it in the bedroom/] },
        { one: [10, /9\/12\/24 5:05 PM/], other: [3, /a female was heard upstairs/] },
        { one: [2, /return this warrant within 48 hours/], other: [2, /Returned and filed September 23/] },
        { one: [1, /for daytime execution/], other: [5, /0549 entry/] },
        { one: [1, /No exception to the knock/], other: [5, /Announced on ram/] },
        { one: [4, /seven individually tied baggies/], other: [2, /1\s+clear bag containing/] },
        { one: [2, /LOWER flat/], other: [9, /The lower is empty since June/] },
        { one: [1, /mail addressed to the lower flat/], other: [9, /The lower is empty since June/] },
        { one: [2, /LOWER flat/], other: [5, /paperwork said lower/] },
        { one: [4, /seven individually tied baggies/], other: [6, /here's his wallet/] },
      ],
    },
  },
};
