import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const VERDEGROVE_CASE: CaseFile = {
  name: "organised retail theft, loss prevention, plate reads, storage unit, co-defendant's free talk",
  documents: makeDocuments([
    [
      "Verdegrove AP case AP-2291.pdf",
      `VERDEGROVE HOME CENTERS, INC.
Asset Protection / Organized Crime Unit -- Southwest Market 6
CASE FILE SUMMARY     Case: AP-2291     Status: Referred to LE
Prepared by: Dale Hutchcraft, Sr. ORC Investigator          Last edit: 10/03/2024

This summary is provided to the Palo Seco Police Department as a courtesy and is based on review of company systems. I have been with Verdegrove nine years. I am not a sworn officer.

SUBJECTS
Male 1 ("the Buyer")   Hispanic male, heavy set, 240 plus lbs, full sleeve tattoo left arm, white ball cap
Male 2                 white male, thin, red beard   = Shane MULCAHY (known, 3 prior AP cases)
Female 1               white female, blonde, scrubs  = Jolene PRATHER (known)

INCIDENT LOG
No.  Date        Time    Store                     Method       Merchandise                                        Retail
1    08/14/2024  19:20   118 Palo Seco             push-out     6 cordless combo kits @ 399.00                     2,394.00
2    08/21/2024  14:10   122 Mesa Baja             push-out     4 impact kits @ 249.00; 2 miter saws @ 649.00      2,294.00
3    09/04/2024  14:47   118 Palo Seco             push-out     9 smart thermostats @ 249.00; 3 demo hammers @ 529 3,828.00
                                                                                          TOTAL CASE LOSS     $11,846.20

Serial numbers are not captured by our registers or at receiving for any of the listed SKUs. Values are ticket price on the day of review.`,
      `AP-2291   page 2
DETAIL OF INCIDENT 3. On Wednesday 09/04/2024 I was working in plain clothes at Store 118. At 14:47 I observed Male 2 and Female 1 push a flatbed out of the Garden exit past all points of sale. I followed to the lot. A white Ford Transit van with a ladder rack was backed up to the cart corral. Male 1 was standing by the driver's door and helped to load. I was about forty feet away. I was able to get the last three of the plate, "7RQ." I did not make a stop per company policy. I recognized Male 1 right away because I had stopped him in 2022 at Store 109.
INCIDENTS 1 AND 2 were found by me later on video review after a negative on-hand count. Male 1 is not seen in incident 1. In incident 2 a male with his back to the camera waits in a light colored vehicle.
IDENTIFICATION. On 09/06 Det. Ybanez emailed me an MVD photo and asked "is this your buyer?" I answered that it could be him but Male 1 looked heavier and I could not say for sure without seeing the arm.
VIDEO. Video of all three incidents has been preserved to the case folder and released to Det. Ybanez on one USB drive on 09/09/2024.
RESTITUTION. Verdegrove requests $11,846.20 plus investigation cost of $1,500.00. Civil demand letters have been mailed under A.R.S. 12-691.
INCENTIVE DISCLOSURE: ORC Investigators participate in the Market Recovery Bonus Plan. Case closure by arrest with loss over $10,000 counts as Tier 2.
CONFIDENTIAL. Property of Verdegrove Home Centers, Inc. Do not forward. Questions on this document go to the Legal Intake mailbox, allow ten business days. Safety first: never pursue beyond the lot. AP-F-19 rev 4.`,
    ],
    [
      "PSPD DR 24-0091772.pdf",
      `PALO SECO POLICE DEPARTMENT
DEPARTMENTAL REPORT                          DR 24-0091772
Type: ORG RETAIL THEFT 13-1819A1 F4 / TRAFFICKING 13-2307A F3
Assigned: Det. C. Ybanez, Property Crimes    Squad PC2    Disposition: CBA
Investigative lead:  OCAMPO, TRAVIS JOEL   H/M   01/19/1993   507   145   BLK/BRO
Investigative leads: MULCAHY, SHANE P  W/M  / PRATHER, JOLENE K  W/F

09-05-24 0930 hours. I was contacted by Investigator Dale Hutchcraft of Verdegrove Asset Protection reference a theft crew. He told me the crew had taken over twenty five thousand dollars in merchandise from Valley stores. He said the buyer was a Hispanic male driving a white work van with plate ending 7RQ.
09-05-24 1115 hours. I ran a partial plate search in RoadWatch and developed AZ NTA7RQ, a 2016 Ford Transit registered to Castellan Mechanical LLC, an HVAC company. I learned that Travis OCAMPO is a technician for Castellan and drives this van.
09-06-24. Hutchcraft viewed a photo lineup of six males which I had prepared. He positively identified Ocampo as Male 1.
09-09-24. I collected a USB drive of the surveillance video. I viewed it and saw a male consistent with Ocampo loading merchandise in incidents 2 and 3.
09-10 and 09-11-24. Squad PC2 conducted surveillance of Ocampo. He was seen going to work and to Sonora Sun Mini Storage.`,
      `DR 24-0091772 (continued)
09-12-24 1305 hours. Marked unit Ofc. Lusk stopped the Transit at 35th and Camino Real at my request for failure to signal a lane change. Ocampo was the driver and sole occupant. He was nervous. I explained that he was not under arrest and that I only wanted to speak. He gave verbal consent to search the van. We located two cordless drills and a box of thermostats on the shelf. I recognized the thermostats as stolen from Verdegrove.
Ocampo was transported to the station. At 1350 hours I read him Miranda and he agreed to speak. He said the unit C-114 at Sonora Sun is his. He said he buys tools from "a guy named Shane" and "I figured it was too cheap to be legit." He then asked for a lawyer and I stopped. The interview was audio recorded but I later found the file did not save.
1640 hours. Judge Brandvold signed a telephonic search warrant for unit C-114. Detectives then went to Sonora Sun and executed it. Twenty three (23) items of Verdegrove merchandise were recovered, the serial numbers of which were matched to those stolen.
1730 hours. MULCAHY was arrested at a motel. Post Miranda, he denied any knowledge of a ring and said, "Travis just buys stuff off me, I told him my uncle had a closeout." That statement was not recorded because I was using my phone.
Prather has not been located. Ocampo's iPhone was placed in property pending a warrant.
My computer was down, this report was done 09-20-24.    C Ybanez 10442`,
    ],
    [
      "RoadWatch LPR export.csv.pdf",
      `ROADWATCH LPR  >  Search  >  Results                                  Exported: 2024-09-05 11:22 MST   User: cybanez   Reason: "theft"
Query: plate contains 7RQ   |   2024-08-01 to 2024-09-05   |   Radius: 40 mi
READ_ID    DATE/TIME (device)     DEVICE                        PLATE     CONF   VEH (machine)        DIR
88120414   2024-08-14 19:31:07    PS-06 Camino Real/Verdegrove  LTA7RO    71     sedan, gray          EB
88314902   2024-08-21 14:21:50    MB-02 Mesa Baja Pkwy          NTA7RQ    64     pickup, silver       WB
88314977   2024-08-21 14:25:33    MB-03 Mesa Baja/Loop          NIA7RQ    58     pickup, silver       WB
88700150   2024-09-04 06:48:12    PS-01 35th Ave                NTA7RQ    97     van, white           NB
88702288   2024-09-04 14:52:19    CV-11 Casa Verde/I-10         NTA7RQ    98     van, white           EB
88703015   2024-09-04 16:40:44    PS-01 35th Ave                NTA7RQ    96     van, white           SB
88711930   2024-09-05 06:51:01    PS-01 35th Ave                NTA7RQ    97     van, white           NB
7 rows. Image available for 30 days from read. Confidence below 85 requires human verification prior to enforcement action.
Device notes: CV-11 to PS-06 road distance 31.4 mi.  MB-02 clock drift flagged 2024-08-19, +11 min, ticket open.
RoadWatch is an investigative lead tool. A read is not probable cause. The agency is responsible for audits under its own policy. Shared networks: 41 agencies. Hotlist: not queried. Verified by: (blank)`,
    ],
    [
      "Warrant return and property inventory.pdf",
      `IN THE JUSTICE COURT, PALO SECO PRECINCT, COUNTY OF SALT CREEK, STATE OF ARIZONA
RETURN OF SEARCH WARRANT         SW 2024-3316        DR 24-0091772
I received this search warrant, issued on the 12th day of September, 2024 at 4:40 p.m., and executed it as follows:
Premises: SONORA SUN MINI STORAGE, 4400 W. Ocotillo, Unit C-141
Entry: 3:15 p.m.    Method: lock cut         Completed: 4:05 p.m.
Person served: posted on door
INVENTORY
1   (3) cordless combo kits, yellow, new in box, UPC stickers removed
2   (1) miter saw, opened, used
3   (1) demolition hammer, name "CASTELLAN" engraved on case
4   misc copper fittings, pails
5   spiral notebook w/ phone numbers and amounts
6   child's bicycle, household boxes -- left in place
Total items impounded: 5 lines
Photographs: taken by Det. Orso. Latents: not requested.
Rental agreement found in box: lessee MULCAHY, SHANE, month to month, autopay, authorized users T. Ocampo.
The above inventory was taken by me and is a true and detailed account of all property taken.
/s/ C Ybanez 10442      Sworn before the court clerk 09/18/2024`,
      `PALO SECO PD    PROPERTY / EVIDENCE INVOICE   24-0091772-1
Item  Description                            Serial            Impounded by   Date/Time         Bin
1A    combo kit yellow                       none visible      Ybanez         09/13/24 0825     W-12
1B    combo kit yellow                       none visible      Ybanez         09/13/24 0825     W-12
1C    combo kit yellow                       none visible      Ybanez         09/13/24 0825     W-12
2     miter saw                              scratched off     Ybanez         09/13/24 0825     W-12
3     demo hammer                            illegible         Ybanez         09/13/24 0825     W-12
4     drill x2 (from van)                    Castellan tag     Lusk           09/12/24 1410     RTO 09/17 to owner
5     thermostat, box, qty 4, (from van)     packing slip "Air-West Supply, inv. 60718"   Lusk  09/12/24 1410  W-12
6     notebook                               --                Ybanez         09/13/24 0825     D-03
7     iPhone, black                          --                Lusk           09/12/24 1412     E-SAFE
Released: items 1A, 1B, 1C, 2, 3 returned to Verdegrove Store 118 (Hutchcraft) 09/27/2024, restocked. Photographed before release [ ] yes [X] no
CHAIN:  vehicle trunk Ybanez 09/12 1620 to 09/13 0825. Property is retained for ninety days after disposition unless a hold is placed in writing. Perishables, currency, firearms and narcotics follow separate orders. Owners are advised that unclaimed articles are auctioned. Window closes at three thirty. Staff cannot give legal advice. No food or drink past this line.`,
    ],
    [
      "Form 4(a) release questionnaire.pdf",
      `ARIZONA SUPERIOR COURT     FORM 4(a)     RELEASE QUESTIONNAIRE (LAW ENFORCEMENT)
DEFENDANT: OCAMPO TRAVIS JOEL      DOB 01/19/93     BOOKING: P441907     ALIAS: NONE
HT 507  WT 145  HAIR BLK  EYES BRO   SCARS/MARKS/TATTOOS: NONE
A. CHARGES: ORGANIZED RETAIL THEFT 1 CT F4.  TRAFFICKING IN STOLEN PROPERTY 2ND 2 CTS F3
B. PROBABLE CAUSE STATEMENT
ON 09/04/24 AT 1447 HOURS THE DEFENDANT DROVE CO-DEFENDANTS TO VERDEGROVE STORE 118 AND LOADED STOLEN MERCHANDISE. THE DEFENDANT WAS POSITIVELY IDENTIFIED BY LOSS PREVENTION AND BY LICENSE PLATE READER AT THE SCENE. THE DEFENDANT IS THE LEADER OF A THEFT RING RESPONSIBLE FOR LOSSES IN EXCESS OF $25,000. ON 09/12/24 A SEARCH WARRANT WAS SERVED AND OVER TWENTY STOLEN ITEMS WERE RECOVERED. POST MIRANDA THE DEFENDANT ADMITTED BUYING THE PROPERTY KNOWING IT WAS STOLEN.
C. VICTIM OPPOSES RELEASE? YES
D. EMPLOYED? YES  CASTELLAN MECHANICAL  4 YRS.    LOCAL TIES? WIFE, 2 CHILDREN.  PRIORS: NONE KNOWN
E. TIME OF ARREST 1305     TIME OF BOOKING 2148
F. DEFENDANT UNDER INFLUENCE? NO
OFFICER LUSK 11208 FOR YBANEZ
IA COURT: 09/13/24 0500   RELEASED OR, EM, NO CONTACT CO-DEFS, NOT TO ENTER ANY VERDEGROVE PROPERTY. STATUS CONF 09/19/24 0830; PRELIM 09/23/24 0830`,
    ],
    [
      "Free talk S Mulcahy 10-29-24.docx",
      `SALT CREEK COUNTY ATTORNEY     REPEAT OFFENDER BUREAU
FREE TALK -- SHANE PATRICK MULCAHY               October 29, 2024    Start 9:30 a.m.     End 10:22 a.m.
Present: DCA Imhoff, Det. Ybanez, Mr. Mulcahy, Ms. Strand (counsel for Mr. Mulcahy)
(Second of two sessions. First session 10/15/24 was not transcribed.)
IMHOFF: You've read the agreement, you know if you lie it's off the table.
MULCAHY: Yep.
IMHOFF: Last time you told us it was mostly you and Jolene. Detective had a talk with you after that.
MULCAHY: Yeah, I thought about it more.
YBANEZ: So who's in charge?
MULCAHY: Travis. Travis ran the whole deal. He'd text me a list. Like, nine thermostats, three hammers. He paid us thirty cents on the dollar, cash, every time.
YBANEZ: Where's he parked at when you did 118 on the fourth?
MULCAHY: Um. By the garden. In his truck.
YBANEZ: His van.
MULCAHY: His van, right. White.
IMHOFF: What time was that?
MULCAHY: It was night. Like, they were about to close.
YBANEZ: Okay. It could've been earlier in the day?
MULCAHY: Could've been. I was using then. I was using every day, so.`,
      `(MULCAHY, p. 2)
IMHOFF: Whose storage unit?
MULCAHY: Travis's. He had the only key. I never been inside it.
IMHOFF: Okay. And what happened with the stuff?
MULCAHY: He pawned it, all of it, himself. Or put it online. I never pawned nothing, they know me at them places.
YBANEZ: Did he know it was stolen?
MULCAHY: He's gotta know. I mean I never said it. I said it was from my uncle, like the first time. But after that, come on.
STRAND: He's asking what you know.
MULCAHY: He knew. He told me don't take the ones with the spider wire on them. So he knew.
IMHOFF: Who's the big guy? With the tattoos. Verdegrove says there's a big guy.
MULCAHY: That's... that could be Beto. He's Jolene's boyfriend. He drove us a couple times.
YBANEZ: We're talking about Travis though.
MULCAHY: Right. Travis.
IMHOFF: The texts. Those are on your phone?
MULCAHY: I broke that one. They'd be on his.
STRAND: Are we good on the dismissal of the Mesa Baja case?
IMHOFF: Off the record.
(Recording paused 9:58. Resumed 10:17.)
IMHOFF: Anybody promise you anything today that's not on the paper?
MULCAHY: No ma'am.`,
    ],
    [
      "Mulcahy plea agreement.pdf",
      `IN THE SUPERIOR COURT OF THE STATE OF ARIZONA IN AND FOR THE COUNTY OF SALT CREEK
STATE OF ARIZONA v. SHANE PATRICK MULCAHY (001)                       CR2024-006614-001       PLEA AGREEMENT
The State of Arizona and the defendant hereby agree to the following disposition of this case:
Plea: The defendant agrees to plead GUILTY to: COUNT 3 (as amended): ATTEMPTED THEFT, A CLASS 6 UNDESIGNATED OFFENSE, non-dangerous, non-repetitive.
Terms: On the following understandings, terms and conditions:
1. Class 6 carries a presumptive sentence of 1 year. The parties stipulate to: PROBATION, no initial jail.
2. Restitution capped at $1,000.00, all economic loss to Verdegrove Home Centers.
3. The following charges are dismissed, or if not yet filed, shall not be brought: Counts 1, 2, 4; CR2024-004120 (Mesa Baja, possession of dangerous drugs); allegation of two historical priors (theft 2017, forgery 2020).
4. The defendant shall testify truthfully at any hearing in the matter of co-defendant OCAMPO (002). Sentencing is continued until after the said testimony. If in the sole view of the State the testimony is not consistent with the free talk of October 29 this agreement is void.
5. This agreement serves to amend the complaint or information without the filing of any additional pleading.
I have read and understand the above. I have discussed the case and my constitutional rights with my lawyer. I understand that by pleading guilty I will be giving up my right to a determination of probable cause, to a trial by jury, to confront and cross-examine witnesses and to remain silent.
Date: 10/17/2024       /s/ S Mulcahy       /s/ Strand       /s/ Imhoff`,
    ],
    [
      "Castellan dispatch and van GPS.pdf",
      `CASTELLAN MECHANICAL LLC    Licensed - Bonded - Insured      Dispatch board extract for attorney (prepared by office mgr W. Teague, 11/12/2024)
TECH: T. OCAMPO      VEH: Unit 7 Transit, Y2016, white, no ladder rack (rack removed 05/2024)      TELEMATICS: TrakRite
Date       Arrive   Depart   Job                                  Customer sign-off
08/21/24   07:40    11:15    PM service, Ocotillo Dental          yes
08/21/24   13:10    15:55    Condenser swap, 90 Vista Ln Casa Verde   yes (R. Amundsen, signature 15:52)
09/04/24   08:05    12:30    Rooftop 3, Casa Verde Middle School  yes
09/04/24   13:05    14:40    No cool, 1187 Palmera Casa Verde     yes (signature 14:38)
09/04/24   15:30    16:10    Parts, Air-West Supply, Casa Verde   inv. 60718 (4 thermostats)
TrakRite trips 09/04: ign on 14:43 Palmera; I-10 ramp 14:51; ign off 14:58 gas station Casa Verde; ign on 15:19; ...; 35th Ave 16:41
Tools: technicians carry company tools; hammers and drills are engraved CASTELLAN or tagged. Techs may buy their own hand tools.
Payroll note: T. Ocampo hourly 31.50, paid Fridays. Two late arrivals in 2024.
Tech's timesheet for 08/14/24: off at 16:30.
Note WT: I told the detective on the phone on 9/6 that we have GPS. He said he would send something in writing. We never got anything. The system keeps raw points six months.`,
    ],
    [
      "Second hand dealer ticket.pdf",
      `DESERT CASH & PAWN #3    Palo Seco AZ     lic. 2271
PURCHASE / PAWN TICKET  No. 309918          [ ] PAWN   [X] BUY OUTRIGHT
DATE 09/05/2024    TIME 11:20 AM     CLERK: Gil
SELLER: PRATHER, JOLENE K      ID: AZ OL    DOB 11/02/1994     PHONE 555-0148
ARTICLES: (5) smart thermostat nib @ 60.00;  (2) demo hammer nib @ 110.00
PAID CASH  $520.00
I am the lawful owner of the above or have authority to sell.   X J Prather
R INDEX PRINT [affixed]
Clerk remarks: came w/ big male, sleeve tat, stayed by door. W/M red beard signed as witness "S. Mulcahy."
Store DVR keeps 60 days. Uploaded to county e-ticket portal 09/05/2024 18:00. Police hold: none.
Interest disclosures do not apply to purchases. All sales are final. We buy gold, tools, game systems and instruments. No clothing. Tickets lost cannot be replaced. Management is not responsible for articles left over ninety days. Thank you for your business, como siempre.`,
    ],
  ]),
  key: {
    offence: "theft",
    issues: [
      "identification",
      "alibi",
      "witness-reliability",
      "stop-basis",
      "search",
      "custody-chain",
      "recording-gap",
      "intent",
      "disclosure",
      "miranda",
    ],
    gaps: [
      /video|footage|surveillance|cctv|\busb\b/i,
      /affidavit|telephonic|brandvold|warrant (application|transcript|recording)/i,
      /line.?up|photo (array|spread)|mvd photo|emailed/i,
      /iphone|cell ?phone|text messages|extraction|phone data|phone (records|download)/i,
      /on.?hand|inventory (count|record|audit)|shrink|point.of.sale|\bpos\b|receiving|proof of loss|stock record|\bsku/i,
      /first (session|free talk)|10\/15|october 15|9:58|paus|off.?the.?record|free talk/i,
      /storage.*(lease|rental|gate|access|manager|camera|log)|sonora sun|rental agreement|gate (code|log)/i,
      /\bbeto\b|boyfriend|big (guy|male)|tattoo|2022|store 109/i,
    ],
    contradictions: [
      { one: [1, /Hispanic male, heavy set, 240 plus lbs/], other: [5, /HT 507 {2}WT 145/] },
      { one: [1, /could not say for sure without seeing/], other: [2, /positively identified Ocampo as Male 1/] },
      { one: [2, /Twenty three \(23\) items of Verdegrove/], other: [4, /Total items impounded: 5 lines/] },
      { one: [4, /issued on the 12th day of September, 2024 at 4:40/], other: [4, /Entry: 3:15 p\.m\./] },
      { one: [2, /"Travis just buys stuff off me/], other: [6, /Travis ran the whole deal/] },
      { one: [3, /88702288\s+2024-09-04 14:52:19/], other: [5, /ON 09\/04\/24 AT 1447 HOURS THE DEFENDANT DROVE/] },
      { one: [6, /I never pawned nothing/], other: [9, /signed as witness "S\. Mulcahy/] },
    ],
    factors: [
      { sign: 1, quote: /09\/04\/24 {3}13:05 {4}14:40|ign on 14:43 Palmera|14:52:19 {4}CV-11/ },
      { sign: 1, quote: /SCARS\/MARKS\/TATTOOS: NONE|could not say for sure/ },
      { sign: 1, quote: /stipulate to: PROBATION|charges are dismissed|testimony is not consistent/ },
      { sign: 1, quote: /Air-West Supply, inv\. 60718/ },
      { sign: 1, quote: /file did not save|That statement was not recorded/ },
      { sign: 1, quote: /Entry: 3:15 p\.m\.|Photographed before release/ },
      { sign: -1, quote: /too cheap to be legit/ },
      { sign: -1, quote: /He'd text me a list|don't take the ones with the spider wire/ },
    ],
    events: [
      "2024-08-14 19:20",
      "2024-08-21 14:10",
      "2024-09-04 14:47",
      "2024-09-12 13:05",
      "2024-09-12 16:40",
      "2024-10-29 09:30",
    ],
    fair: {
      issues: ["hearsay", "voluntariness", "counsel", "speedy-trial"],
      gaps: [
        /lpr|roadwatch|plate reader|plate.*(image|photo|read)|(image|read)s? .*plate|clock drift/i,
        /body.?(worn|cam)|bwc|dash|in.?car|traffic stop/i,
        /lusk|citation|warning|failure to signal/i,
        /\borso\b|photo(graph)?s?\b/i,
        /prather|jolene/i,
        /mulcahy/i,
        /imhoff|strand/i,
        /interview (audio|recording)|audio (file|recording)|recording of|did not save|recorder/i,
        /miranda|waiver|rights (form|card)/i,
        /consent/i,
        /surveillance (log|note|report)|squad pc2|observation log|surveillance of/i,
        /notebook|spiral|ledger|handwriting/i,
        /thermostat|combo kit|miter saw|demo(lition)? hammer|restocked|released property|merchandise|serial/i,
        /fingerprint|latent|thumb|index print|\bprints\b|dna/i,
        /air-?west|packing slip|invoice|receipts?\b/i,
        /trakrite|gps|telematics|raw points/i,
        /teague|castellan|employer/i,
        /amundsen|customer sign|customers?\b/i,
        /criminal (history|record)|priors?\b|convictions|theft 2017|forgery/i,
        /drug|rehab/i,
        /mesa baja|cr2024-004120/i,
        /bonus|incentive|compensation/i,
        /hutchcraft|asset protection|loss prevention|\bap\b.*(policy|file|email)/i,
        /email|correspondence|e-mail/i,
        /pawn|desert cash|second.?hand|e-ticket|\bgil\b|clerk/i,
        /uncle/i,
        /online|marketplace|social media|listing/i,
        /bank|cash app|financial|payment records|venmo|zelle/i,
        /jail (call|visit|record)|booking/i,
        /cell.?site|location data/i,
        /field notes|detective'?s? notes|officer'?s? notes|handwritten notes|rough notes/i,
        /personnel|disciplin|brady|giglio|internal affairs|impeach/i,
        /chain of custody|vehicle trunk|evidence (log|record)|property (record|log)|custody/i,
        /key\b|padlock|lock cut/i,
        /dispatch|\bcad\b|radio|911/i,
        /policy|policies|training/i,
        /registration|mvd record|pickup|silver|ladder rack/i,
        /timesheet|payroll|08\/14|august 14/i,
        /motel/i,
        /restitution|civil demand|price|valuation|fair market/i,
        /school|dental/i,
        /co-?defendant.*(file|disclosure|statement)|benefit|promise|cooperation agreement/i,
        /charging|complaint|indictment|grand jury|preliminary|prelim/i,
        /(earlier|prior|2022|previous) (ap )?(case|stop)/i,
        /spouse|wife/i,
      ],
      contradictions: [
        { one: [1, /recognized Male 1 right away/], other: [5, /PRIORS: NONE KNOWN/] },
        { one: [1, /recognized Male 1 right away/], other: [5, /HT 507 {2}WT 145/] },
        { one: [1, /recognized Male 1 right away/], other: [5, /SCARS\/MARKS\/TATTOOS: NONE/] },
        { one: [6, /I said it was from my uncle/], other: [6, /He knew\. He told me/] },
        { one: [6, /I said it was from my uncle/], other: [6, /Travis ran the whole deal/] },
        { one: [6, /I said it was from my uncle/], other: [5, /KNOWING IT WAS STOLEN/] },
        { one: [6, /I never said it/], other: [5, /KNOWING IT WAS STOLEN/] },
        { one: [3, /88314902\s+2024-08-21 14:21:50/], other: [1, /A white Ford Transit van with a ladder rack/] },
        { one: [2, /driving a white work van with plate ending 7RQ/], other: [3, /88702288\s+2024-09-04 14:52:19/] },
        { one: [1, /a male with his back to the camera/], other: [2, /positively identified Ocampo as Male 1/] },
        { one: [1, /Hispanic male, heavy set, 240 plus lbs/], other: [2, /H\/M {3}01\/19\/1993 {3}507 {3}145/] },
        { one: [1, /Hispanic male, heavy set, 240 plus lbs/], other: [5, /SCARS\/MARKS\/TATTOOS: NONE/] },
        { one: [1, /but Male 1 looked heavier/], other: [5, /HT 507 {2}WT 145/] },
        { one: [1, /but Male 1 looked heavier/], other: [1, /recognized Male 1 right away/] },
        { one: [1, /emailed me an MVD photo/], other: [2, /a photo lineup of six males/] },
        { one: [1, /could not say for sure without seeing/], other: [5, /POSITIVELY IDENTIFIED BY LOSS PREVENTION/] },
        { one: [1, /emailed me an MVD photo/], other: [2, /positively identified Ocampo as Male 1/] },
        { one: [1, /could not say for sure without seeing/], other: [2, /a photo lineup of six males/] },
        { one: [1, /emailed me an MVD photo/], other: [5, /POSITIVELY IDENTIFIED BY LOSS PREVENTION/] },
        { one: [1, /recognized Male 1 right away/], other: [1, /could not say for sure without seeing/] },
        { one: [2, /saw a male consistent with Ocampo loading/], other: [1, /a male with his back to the camera/] },
        { one: [2, /saw a male consistent with Ocampo loading/], other: [8, /08\/21\/24 {3}13:10/] },
        { one: [2, /saw a male consistent with Ocampo loading/], other: [8, /09\/04\/24 {3}13:05/] },
        { one: [2, /saw a male consistent with Ocampo loading/], other: [3, /88702288\s+2024-09-04 14:52:19/] },
        { one: [1, /TOTAL CASE LOSS {5}\$11,846\.20/], other: [2, /over twenty five thousand dollars/] },
        { one: [1, /TOTAL CASE LOSS {5}\$11,846\.20/], other: [5, /IN EXCESS OF \$25,000/] },
        { one: [1, /requests \$11,846\.20/], other: [2, /over twenty five thousand dollars/] },
        { one: [1, /requests \$11,846\.20/], other: [5, /IN EXCESS OF \$25,000/] },
        { one: [1, /requests \$11,846\.20/], other: [7, /Restitution capped at \$1,000/] },
        { one: [1, /TOTAL CASE LOSS {5}\$11,846\.20/], other: [1, /@ 529 3,828\.00/] },
        { one: [1, /TOTAL CASE LOSS {5}\$11,846\.20/], other: [1, /kits @ 399\.00 {21}2,394/] },
        { one: [1, /TOTAL CASE LOSS {5}\$11,846\.20/], other: [1, /saws @ 649\.00 {6}2,294/] },
        { one: [1, /Serial numbers are not captured/], other: [2, /serial numbers of which were matched/] },
        { one: [2, /serial numbers of which were matched/], other: [4, /1A {4}combo kit yellow/] },
        { one: [2, /serial numbers of which were matched/], other: [4, /scratched off/] },
        { one: [2, /serial numbers of which were matched/], other: [4, /illegible/] },
        { one: [2, /Twenty three \(23\) items of Verdegrove/], other: [4, /\(3\) cordless combo kits, yellow/] },
        { one: [2, /Twenty three \(23\) items of Verdegrove/], other: [4, /name "CASTELLAN" engraved/] },
        { one: [5, /OVER TWENTY STOLEN ITEMS/], other: [4, /Total items impounded: 5 lines/] },
        { one: [5, /OVER TWENTY STOLEN ITEMS/], other: [4, /name "CASTELLAN" engraved/] },
        { one: [5, /OVER TWENTY STOLEN ITEMS/], other: [2, /Twenty three \(23\) items of Verdegrove/] },
        { one: [2, /Judge Brandvold signed a telephonic/], other: [4, /Entry: 3:15 p\.m\./] },
        { one: [2, /Judge Brandvold signed a telephonic/], other: [4, /Unit C-141/] },
        { one: [2, /Judge Brandvold signed a telephonic/], other: [4, /Completed: 4:05/] },
        { one: [2, /Judge Brandvold signed a telephonic/], other: [4, /vehicle trunk Ybanez 09\/12 1620/] },
        { one: [4, /issued on the 12th day of September, 2024 at 4:40/], other: [4, /Completed: 4:05/] },
        {
          one: [4, /issued on the 12th day of September, 2024 at 4:40/],
          other: [4, /vehicle trunk Ybanez 09\/12 1620/],
        },
        { one: [2, /then went to Sonora Sun and executed/], other: [4, /Entry: 3:15 p\.m\./] },
        { one: [2, /then went to Sonora Sun and executed/], other: [4, /Completed: 4:05/] },
        { one: [2, /unit C-114 at Sonora Sun is his/], other: [4, /Unit C-141/] },
        { one: [2, /unit C-114 at Sonora Sun is his/], other: [4, /lessee MULCAHY, SHANE/] },
        { one: [6, /MULCAHY: Travis's\. He had the only key/], other: [4, /lessee MULCAHY, SHANE/] },
        { one: [6, /I never been inside it/], other: [4, /lessee MULCAHY, SHANE/] },
        { one: [6, /He had the only key/], other: [4, /Method: lock cut/] },
        { one: [2, /"Travis just buys stuff off me/], other: [6, /He knew\. He told me/] },
        { one: [2, /"Travis just buys stuff off me/], other: [6, /He's gotta know/] },
        { one: [2, /denied any knowledge of a ring/], other: [6, /Travis ran the whole deal/] },
        { one: [6, /mostly you and Jolene/], other: [6, /Travis ran the whole deal/] },
        { one: [6, /I never said it/], other: [6, /He knew\. He told me/] },
        { one: [6, /He's gotta know/], other: [6, /He knew\. He told me/] },
        { one: [6, /Travis ran the whole deal/], other: [6, /He drove us a couple times/] },
        { one: [6, /He pawned it, all of it, himself/], other: [9, /SELLER: PRATHER, JOLENE/] },
        { one: [6, /He pawned it, all of it, himself/], other: [9, /signed as witness "S\. Mulcahy/] },
        { one: [6, /I never pawned nothing/], other: [9, /SELLER: PRATHER, JOLENE/] },
        { one: [6, /In his truck/], other: [6, /His van, right/] },
        { one: [6, /In his truck/], other: [1, /A white Ford Transit van with a ladder rack/] },
        { one: [6, /It was night/], other: [1, /At 14:47 I observed Male 2/] },
        { one: [6, /It was night/], other: [5, /ON 09\/04\/24 AT 1447 HOURS THE DEFENDANT DROVE/] },
        { one: [6, /It was night/], other: [1, /09\/04\/2024 {2}14:47/] },
        { one: [6, /It was night/], other: [6, /MULCAHY: Could've been/] },
        { one: [6, /that could be Beto/], other: [5, /ON 09\/04\/24 AT 1447 HOURS THE DEFENDANT DROVE/] },
        { one: [6, /that could be Beto/], other: [2, /positively identified Ocampo as Male 1/] },
        { one: [9, /came w\/ big male, sleeve tat/], other: [5, /SCARS\/MARKS\/TATTOOS: NONE/] },
        { one: [9, /came w\/ big male, sleeve tat/], other: [2, /positively identified Ocampo as Male 1/] },
        { one: [6, /MULCAHY: No ma'am/], other: [7, /charges are dismissed, or if not yet/] },
        { one: [6, /MULCAHY: No ma'am/], other: [7, /stipulate to: PROBATION/] },
        { one: [6, /MULCAHY: No ma'am/], other: [6, /good on the dismissal of the Mesa Baja/] },
        { one: [6, /Anybody promise you anything/], other: [6, /good on the dismissal of the Mesa Baja/] },
        { one: [6, /Anybody promise you anything/], other: [7, /charges are dismissed, or if not yet/] },
        { one: [7, /Date: 10\/17\/2024/], other: [7, /with the free talk of October 29/] },
        { one: [7, /Date: 10\/17\/2024/], other: [6, /October 29, 2024 {4}Start/] },
        { one: [1, /A white Ford Transit van with a ladder rack/], other: [8, /no ladder rack \(rack removed/] },
        { one: [1, /A white Ford Transit van with a ladder rack/], other: [3, /88702288\s+2024-09-04 14:52:19/] },
        { one: [1, /A white Ford Transit van with a ladder rack/], other: [8, /ign on 14:43 Palmera/] },
        { one: [1, /At 14:47 I observed Male 2/], other: [3, /88702288\s+2024-09-04 14:52:19/] },
        { one: [1, /At 14:47 I observed Male 2/], other: [8, /09\/04\/24 {3}13:05/] },
        { one: [1, /At 14:47 I observed Male 2/], other: [8, /ign on 14:43 Palmera/] },
        { one: [1, /09\/04\/2024 {2}14:47/], other: [3, /88702288\s+2024-09-04 14:52:19/] },
        { one: [1, /09\/04\/2024 {2}14:47/], other: [8, /09\/04\/24 {3}13:05/] },
        { one: [1, /09\/04\/2024 {2}14:47/], other: [8, /ign on 14:43 Palmera/] },
        { one: [1, /last three of the plate, "7RQ/], other: [3, /88702288\s+2024-09-04 14:52:19/] },
        { one: [5, /ON 09\/04\/24 AT 1447 HOURS THE DEFENDANT DROVE/], other: [8, /09\/04\/24 {3}13:05/] },
        { one: [5, /ON 09\/04\/24 AT 1447 HOURS THE DEFENDANT DROVE/], other: [8, /ign on 14:43 Palmera/] },
        { one: [5, /BY LICENSE PLATE READER AT THE SCENE/], other: [3, /88702288\s+2024-09-04 14:52:19/] },
        { one: [5, /BY LICENSE PLATE READER AT THE SCENE/], other: [8, /ign on 14:43 Palmera/] },
        { one: [5, /DEFENDANT DROVE CO-DEFENDANTS/], other: [1, /Male 1 was standing by the driver's door/] },
        { one: [3, /88314902\s+2024-08-21 14:21:50/], other: [8, /08\/21\/24 {3}13:10/] },
        { one: [3, /88314902\s+2024-08-21 14:21:50/], other: [2, /AZ NTA7RQ, a 2016 Ford Transit/] },
        { one: [3, /88314902\s+2024-08-21 14:21:50/], other: [8, /Unit 7 Transit, Y2016, white/] },
        { one: [3, /88314977\s+2024-08-21 14:25:33/], other: [8, /08\/21\/24 {3}13:10/] },
        { one: [1, /08\/21\/2024 {2}14:10/], other: [8, /08\/21\/24 {3}13:10/] },
        { one: [3, /88120414\s+2024-08-14 19:31:07/], other: [2, /AZ NTA7RQ, a 2016 Ford Transit/] },
        { one: [3, /88314902\s+2024-08-21 14:21:50/], other: [3, /88700150\s+2024-09-04 06:48:12/] },
        { one: [2, /recognized the thermostats as stolen/], other: [4, /packing slip "Air-West Supply/] },
        { one: [2, /recognized the thermostats as stolen/], other: [8, /inv\. 60718 \(4 thermostats\)/] },
        { one: [2, /a box of thermostats on the shelf/], other: [8, /inv\. 60718 \(4 thermostats\)/] },
        { one: [2, /a box of thermostats on the shelf/], other: [4, /packing slip "Air-West Supply/] },
        { one: [2, /explained that he was not under arrest/], other: [5, /TIME OF ARREST 1305/] },
        { one: [2, /figured it was too cheap to be legit/], other: [5, /KNOWING IT WAS STOLEN/] },
        { one: [2, /He then asked for a lawyer/], other: [5, /KNOWING IT WAS STOLEN/] },
        { one: [2, /"Travis just buys stuff off me/], other: [5, /LEADER OF A THEFT RING/] },
        { one: [2, /"Travis just buys stuff off me/], other: [5, /KNOWING IT WAS STOLEN/] },
        { one: [6, /mostly you and Jolene/], other: [5, /LEADER OF A THEFT RING/] },
        { one: [1, /Male 1 is not seen in incident 1/], other: [5, /LEADER OF A THEFT RING/] },
        { one: [4, /true and detailed account of all property/], other: [4, /items impounded: 5 lines/] },
        { one: [4, /true and detailed account of all property/], other: [4, /iPhone, black/] },
        { one: [4, /vehicle trunk Ybanez 09\/12 1620/], other: [4, /1A {4}combo kit yellow/] },
        { one: [4, /Photographs: taken by Det\. Orso/], other: [4, /Photographed before release \[ \] yes/] },
        { one: [2, /told me the crew had taken over twenty five thousand/], other: [1, /@ 529 3,828\.00/] },
        { one: [6, /They'd be on his/], other: [2, /placed in property pending a warrant/] },
        { one: [6, /Are we good on the dismissal/], other: [7, /Date: 10\/17\/2024/] },
        { one: [6, /I broke that one/], other: [6, /He'd text me a list/] },
        { one: [8, /told the detective on the phone on 9\/6/], other: [2, /consistent with Ocampo loading/] },
        { one: [3, /Confidence below 85 requires human/], other: [3, /Verified by: \(blank\)/] },
        { one: [3, /A read is not probable cause/], other: [5, /BY LICENSE PLATE READER AT THE SCENE/] },
        { one: [2, /He gave verbal consent to search the van/], other: [5, /TIME OF ARREST 1305/] },
      ],
    },
  },
};
