import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const TAMARACK_CASE: CaseFile = {
  name: "crack sale to an undercover officer, introduced by a source, arrest seven weeks later",
  documents: makeDocuments([
    [
      "SIU buy report 31-24-006174.pdf",
      `CITY OF HOLLISTER POINT, DELAWARE
DEPARTMENT OF POLICE - SPECIAL INVESTIGATIONS UNIT
Initial Crime Report        Complaint: 31-24-006174        Page 1 of 2        Agency Use Only
Report Date 03/07/2024    Occurred 03/06/2024 WED 1610 thru 1655    Grid 114-210   Sector S2
Crime: 16 4752 0003 F B   Drug Dealing - Tier 2 Quantity
       16 4756 0000 F     Possession
Location: 400 blk Tamarack St, Hollister Point DE (public street, row homes)
Victim 001: SOCIETY/PUBLIC
Suspect 001: aka "MOOK"    Sex M  Race Black  Age 25-30  Hgt 5-11  Wgt 180  Hair: dreads  Beard: short   Clothing: gray sweatpants, black Nike hooded sweatshirt
Vehicle: tan Buick LaCrosse, DE tag not obtained

Investigative Narrative
This writer is a sworn member of the Hollister Point Police Department assigned to SIU and has been acting in an undercover capacity under number UC-17. On the above date members of SIU met at the Unit office for a briefing in regards to a buy/walk operation targeting open air sales on Tamarack Street. During the week prior, a past proven reliable source, hereafter referred to as CS 22-09, had advised Detective Fenwick that a black male known as "Mook" was selling crack cocaine from a tan Buick and could be reached at a cellular number ending 4418. CS 22-09 placed a telephone call to that number in the presence of Det. Fenwick and vouched for this writer as a cousin.
Prior to the operation this writer was issued $200.00 in department funds and was equipped with a covert recording / transmitting device.
At 1610 hrs this writer placed a call to x4418 and a male voice said to "come around by the laundry." This writer sent a text upon arrival.`,
      `Complaint: 31-24-006174   Initial Crime Report   Page 2 of 2
At approx 1638 hrs this writer, operating an undercover vehicle, parked near the corner of Tamarack and 5th. CS 22-09 was in the front passenger seat. A second black male, heavyset, in a red Phillies cap, walked to the passenger side and spoke with CS 22-09, then walked away to the Buick. Suspect 001 exited the driver side of the Buick, came to this writer's window and handed this writer a knotted clear plastic corner containing an off-white chunky substance. This writer handed Suspect 001 $200.00. The suspect stated "hit me whenever." The encounter lasted under one minute. The red cap subject remained at the Buick and was not identified.
This writer left the area and met with Sgt. Oduya and Det. Fenwick at a prearranged location where the device was recovered and the substance turned over to Det. Fenwick. CS 22-09 was debriefed and released.
A field test was positive for the presence of cocaine. Approx weight with packaging 11.2 grams.
On 03/07/2024 Det. Fenwick showed this writer a photograph of a subject he had developed as "Mook", Terrell J. WINDSOR, BM 08/19/1996. This writer recognized him as Suspect 001.
No arrest was made at this time to protect the integrity of the ongoing investigation.
Reporting Officer: UC-17                 Approving: Sgt. B. Oduya 4471       03/08/2024  0915
Solvability: Witness N   Suspect Named Y   Suspect Located N   Vehicle Described Y   Physical Evidence Y   M.O. N
Status: Pending - Active            Supervisor Approval Date 03/08/2024
Victim Notified / VCAP brochure: N/A`,
    ],
    [
      "Operational plan.pdf",
      `SIU  OPERATIONAL PLAN / SURVEILLANCE SHEET                                      LAW ENFORCEMENT SENSITIVE
DATE 3/6/24   BRIEF 1500   OP TYPE:  [ ] SW  [X] BUY/WALK  [ ] BUY/BUST  [ ] REVERSE
CASE AGENT: Fenwick      SUPV: Oduya      UC: 17      CS: 22-09 (Y)
TARGET: "Mook" unk last       TARGET VEH: tan Buick sedan
DECONFLICTION: Y    # on file       WEATHER: rain, 44 deg, dusk approx 1800
DISTRESS SIGNAL (VERBAL): "forgot my charger"    (VISUAL): hazard lights      HOSPITAL: Bayview Gen
RALLY PT: rear of closed Food Barn, Rt 9

UNIT       OFFICER          POSITION                  EQUIP
SIU-2      Oduya            5th / Linden              receiver
SIU-4      Fenwick          church lot, Tamarack      camcorder, binocs
SIU-7      Prettyman        laundromat, inside        cell
SIU-9      Kolb             roving

TIMES (Fenwick)
1602  CS searched, neg
1604  UC, CS depart
1631  UC on Tamarack. Tan Buick already parked, 2 occ
1633  B/M red hat to UC veh pass side
1634  B/M red hat back to Buick
1636  B/M blk hoodie to UC veh. view blocked by box truck
1637  B/M blk hoodie back to Buick. UC departs
1640  Buick SB on 5th, lost in traffic @ Rt 9 (Kolb)
1652  UC, CS at rally pt
1655  CS searched, neg. CS pd
Transmitter in + out, static, Oduya
Reminder: body armor required. Meal chits go to Sgt. Timesheets due Friday no exceptions. The Tahoe is due for an oil change, whoever has it last.`,
    ],
    [
      "Affidavit of probable cause.pdf",
      `STATE OF DELAWARE
COUNTY OF KENT                         JUSTICE OF THE PEACE COURT
EXHIBIT B
AFFIDAVIT OF PROBABLE CAUSE
Also attached hereto and made a part hereof for Terrell J. Windsor
Your affiant, Detective Ian Fenwick, has been a sworn police officer for nine years, four of which have been in the Special Investigations Unit, and has attended numerous courses on the subject of drug investigations.
1. Your affiant can truly state that in March 2024 an undercover officer purchased crack cocaine from a subject known as Mook on Tamarack Street in the City of Hollister Point.
2. Your affiant can truly state that a past proven reliable informant advised that Mook lived "somewhere by the water tower" and drove a Buick.
3. Your affiant can truly state that a check of department records showed a field contact of 10/2023 in which Terrell Windsor was a passenger in a tan Buick LaCrosse.
4. Your affiant can truly state that the undercover officer positively identified Terrell Windsor by way of a DELJIS photograph.
5. Your affiant can truly state that the substance was field tested and yielded a positive reaction for cocaine.
Wherefore your affiant prays that a warrant be issued and the accused be brought to answer to the charge of Drug Dealing.
Affiant: Det. Ian Fenwick      Sworn to and subscribed before me this 22nd day of April, 2024
Judge/Commissioner/Court Official: (signature)`,
      `SUPPLEMENT 002    31-24-006174    Det. I. Fenwick      Entered 04/26/2024
On 4/25/24 at 0740 hrs WINDSOR was taken into custody by uniform patrol on a capias/warrant hit during a vehicle stop, Rt 9 and Cannery Rd. He was a passenger in a blue Hyundai driven by his girlfriend, Shanice Burrell. Ptl. Decker searched him and located $61.00 and an iPhone in a cracked black case. No drugs were located. None of the prerecorded funds were recovered.
WINDSOR was transported to HQ. Writer spoke with him in the processing room. He was advised of his rights from memory. He stated he does not go by Mook, that Mook is "a light skin dude from Cannery", and that he works days at the poultry plant. He then said he did not want to talk anymore. This was not recorded due to the processing room having no camera. WINDSOR had short hair at the time of arrest.
The phone was retained for evidence. Writer called x4418 from the office and Windsor's phone did not ring, however it may have been powered down. It was later determined that x4418 is a prepaid number.
WINDSOR was arraigned by video phone and committed in default of $30,000 secured bail.
Processing: prints and photo completed. Property bag sealed in subject's presence. Meal provided at 1145. Prisoner log initialed by turnkey.`,
    ],
    [
      "Laboratory report.pdf",
      `DELMARVA REGIONAL CRIME LABORATORY                 CONTROLLED SUBSTANCES SECTION
REPORT OF ANALYSIS
Lab No.: CS24-1188           Agency: Hollister Pt PD SIU        Agency No.: 31-24-006174
Received: 05/14/2024  from: drop box       Date of report: 07/30/2024
Suspect(s): WINDSOR, Terrell
Evidence received: One sealed manila envelope, marked "1", containing one (1) knotted plastic bag corner containing chunky off-white material

ITEM   RESULT                                     NET WEIGHT
1      Cocaine base (Schedule II)                 9.74 g  +/- 0.06 g

Sampling: one unit, representative portion.
Methods: color test; gas chromatography-mass spectrometry.
Purity: not determined.
Remarks: Envelope received with one end re-taped; tape initialed "IF" w/o date. Analyst notified submitting agency by voicemail. The remainder of the evidence has been returned to the vault.
Conclusions in this report relate only to the items tested. This report shall not be reproduced except in full. Supporting examination documentation is maintained in the case record and is available on request pursuant to the laboratory's records release form (LF-31). A fee schedule applies to private requests.
I certify that the above is a true report of analysis.
Gwen R. Astley, Forensic Chemist II           Technical reviewer: initials MPO
Accreditation certificate posted in the lobby. Customer satisfaction surveys are welcome.`,
    ],
    [
      "Evidence sheet.pdf",
      `HPPD  PROPERTY / EVIDENCE SHEET                         No. 24-E-0993
COMPLAINT 31-24-006174        OFFICER: FENWICK         SUSPECT: "MOOK" (lined through) WINDSOR
ITEM  QTY  DESCRIPTION                                       LOC
1     1    crack cocaine 11.2 g gpw                           SIU temp locker 3
2     1    CD-R audio 3/6/24                                  SIU file
3     1    iPhone blk case                                    Prop Rm B-14
4     -    $61 USC                                            Prop Rm safe

CHAIN, ITEM 1
FROM             TO                      DATE / TIME         PURPOSE
UC-17            Fenwick                 3/6/24 1655         recovered
Fenwick          temp locker 3           3/6/24 ____         hold
temp locker 3    Fenwick                 3/8/24 1000         field test / weigh
Fenwick          Evidence (Tilghman)     4/29/24 0835        store
Evidence         Lab drop box (Kolb)     5/14/24 ____        analysis
Lab              Evidence (Tilghman)     8/6/24 1310         return

Keys, temp lockers: all SIU.
Disposal class:  [ ] return to owner  [ ] destroy  [X] hold for court
Notes to officers: one sheet per complaint. Currency over $500 must be counted by two members. Firearms must be rendered safe. Wet items are to be air dried before packaging. Do not staple the bags. Bulk items and bicycles go to the annex. Biohazard labels are in the top drawer. Sheets which are illegible will be returned to the platoon commander.`,
    ],
    [
      "Wire transcript excerpt.docx",
      `TRANSCRIPT (EXCERPT)     31-24-006174     Disc 2     Prepared by: F. Loomis, SIU clerk typist, 8/20/24
UC = undercover   CS = source   M1 = unk male   M2 = unk male   [UI] = unintelligible
[Begins at 00:21:40]
CS:  That's him there, no, the other one.
UC:  Which?
CS:  With the, [UI] cap. He holding. Mook be sending him.
UC:  Window's stuck, hang on.
M1:  Who this?
CS:  My cousin, I told you. He straight. He need a [UI].
M1:  How much?
CS:  Two. Lemme get something for me too, come on.
M1:  [UI] wait.
(00:23:02  wipers, rain)
UC:  You good? You said you was staying out of it.
CS:  I'm good. I got court Monday, I ain't messing up.
M2:  [UI] what's good.
UC:  What's good. This right?
M2:  [UI] hit me whenever.
UC:  Alright bet.
[Ends at 00:24:10. Remainder not transcribed per case agent]
Typist's note: rest of the disc is 58 minutes, mostly driving. I did the best that I could with the sound. Names of speakers were given to me by Det. Fenwick.`,
    ],
    [
      "DAG discovery letter.pdf",
      `STATE OF DELAWARE   DEPARTMENT OF JUSTICE
September 4, 2024
RE: State v. Terrell Windsor    ID No. 2404xxxxxx
Dear Counsel:
Pursuant to Superior Court Criminal Rule 16 please find enclosed: initial crime report, supplement 002, operational plan, laboratory report, evidence sheet, and an excerpt of a transcript. Please consider this letter a reciprocal request under Rule 16(b).
The State does not intend to call CS 22-09 at trial and asserts the privilege under D.R.E. 509. The State's position is that the source was a mere introduction. The undersigned has been informed that CS 22-09 was compensated and has had "some consideration" in a matter in Family Court and a violation of probation.
Any video taken by surveillance officers will be provided if it exists. I have asked.
The State will call Chemist Astley unless you stipulate. Please advise within 10 days under 10 Del. C. 4332 whether you demand her presence.
Plea offer: Drug Dealing (no tier), State caps at 30 months Level V. Expires at final case review. Defendant's record makes him eligible as a habitual offender on a conviction as indicted.
Attached as courtesy: letter of Three Creeks Poultry, Human Resources, "Mr. Windsor was employed on first shift deboning 6:00 am to 2:30 pm with frequent mandatory overtime in the period Jan to April 2024. Time detail requires a subpoena."
Deputy Attorney General`,
    ],
  ]),
  key: {
    offence: "drugs",
    issues: [],
    gaps: [
      /informant|informer|confidential (source|human)|\bCS\b|\bCI\b|22-09/i,
      /\bwire\b|transmitter|covert record|audio|\bdisc\b|CD-R|recording of the (buy|sale|transaction|deal)|full recording/i,
      /camcorder|surveillance (video|footage|photo)|video|footage/i,
      /buy (money|fund)|prerecorded|pre-recorded|serial number|department funds|marked (money|bills|currency)|currency/i,
      /bench (notes|work)|chromatogra|gc.?ms|mass spec|lab(oratory)?'?s? (data|notes|case (file|record)|file|packet|worksheet)|raw data|underlying data|examination documentation/i,
      /photograph|photo (array|line.?up|shown|spread)|deljis|identification procedure|line.?up/i,
      /4418|phone (records?|number)|subscriber|call (detail|log)|toll records|text messages?|carrier/i,
      /red (phillies )?cap|phillies|second (male|man)|heavyset|unidentified (man|male|person)|\bM1\b/i,
      /poultry|employ(er|ment)|time (cards?|detail|clock|sheets?|records?)|payroll|attendance/i,
      /fingerprint|latent|\bdna\b|swab/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /iphone|phone (extraction|download|data|contents|seized)|extraction|seized phone|cell.?phone|mobile/i,
        /body.?(worn|cam)|bwc|dash|in.?car|mobile video/i,
        /911|dispatch|\bcad\b|radio/i,
        /gps|\bavl\b|location data|cell.?site|tower/i,
        /buick|vehicle|registration|\btags?\b|licen[cs]e plate|\bdmv\b/i,
        /field (contact|interview)|10\/2023|october 2023/i,
        /shanice|burrell|girlfriend|hyundai/i,
        /decker|vehicle stop|traffic stop|arrest (report|video)|capias/i,
        /prettyman/i,
        /kolb/i,
        /oduya/i,
        /fenwick/i,
        /tilghman|evidence (room|custodian|clerk)|property (room|clerk)|locker/i,
        /loomis|typist|transcript/i,
        /astley|chemist|analyst/i,
        /UC-?17|undercover officer|undercover'?s|identity of the undercover/i,
        /officers?'? notes|handwritten notes|field notes|rough notes|investigat\w+ notes|detective'?s? notes|\bnotes\b/i,
        /chain of custody|custody (log|record|sheet)|temp(orary)? locker|re-?tap|envelope|packaging|seal/i,
        /field test|color test|presumptive|reagent|test kit/i,
        /scale|balance|calibrat|weigh|maintenance/i,
        /independent (test|analysis|weigh)|re-?test|purity|reweigh/i,
        /family court|probation|consideration|payment|paid|compensat|benefit|receipts?\b|agreement|\bdeal\b/i,
        /criminal (history|record)|convictions|prior record|rap sheet|impeach/i,
        /deconfliction/i,
        /operation(s|al) plan|briefing|debrief|search of the (source|informant)/i,
        /miranda|rights (form|card|waiver)|waiver|advice of rights|interview|statement of (the )?(defendant|client|windsor)|interrogation/i,
        /booking|mug ?shot|processing|intake|arrest photo|prisoner log|turnkey|detention/i,
        /\bwarrant\b|application/i,
        /laundr\w+|church|store camera|private camera|cctv|pole camera|city camera|surveillance camera/i,
        /personnel|disciplin\w*|internal affairs|brady|giglio|misconduct/i,
        /training|polic(y|ies)|standard operating|procedure|manual|guideline|\bSOP\b/i,
        /accreditation|proficiency|lab(oratory)? audit|validation|corrective action|quality/i,
        /technical review|\bMPO\b/i,
        /grand jury|indictment/i,
        /mook|third.?party|another (person|man|suspect)|light skin/i,
        /hair|appearance|dread/i,
        /scene (plan|diagram|sketch)|measure|\bmap\b|distance|vantage|box truck|line of sight/i,
        /weather|rain|lighting/i,
        /witness(es)? (statement|interview|list)|canvass/i,
        /other (buys?|sales?|operations?|controlled)|ongoing investigation|related (case|investigation)/i,
        /social media|facebook|instagram/i,
        /jail calls?|jail (phone|record)/i,
        /expert/i,
        /habitual|prior conviction/i,
        /receiver|device|equipment/i,
        /emails?|correspondence|communications? (between|among|of)/i,
      ],
      contradictions: [],
    },
  },
};
