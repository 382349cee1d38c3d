import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const TAG_LIGHT_CASE: CaseFile = {
  name: "felon with a gun, back-seat passenger after a tag-light stop",
  documents: makeDocuments([
    [
      "Affidavit of complaint.pdf",
      `IN THE GENERAL SESSIONS COURT FOR HARLOW COUNTY, TENNESSEE
AFFIDAVIT OF COMPLAINT               Warrant No. GS-24-30882
STATE v. TRAVIS D. LEGGETT     DOB 01/14/1988   B/M   6'2   220
OFFENSE: UNLAWFUL POSSESSION OF A FIREARM BY CONVICTED FELON  TCA 39-17-1307(b)(1)
Personally appeared before me, the undersigned, Ofc. N. Brannick and made oath in due form of law that on or about 05/31/2024 in Harlow County the defendant did commit the above offense, and affiant makes oath that the essential facts constituting said offense and the sources of affiant's information are as follows:
While on proactive patrol I observed a gold Buick LeSabre with an inoperable tag light. I initiated a traffic stop at Dunbar and 3rd. As I approached I saw the defendant, who was the front passenger, reach under his seat as if concealing something. I could smell the odor of marijuana from the vehicle. The driver gave consent to search. A Taurus G2C 9mm handgun, black in color, loaded with twelve rounds, was found under the front passenger seat within reach of the defendant. After being advised of his rights the defendant said "that's my strap." A check revealed the defendant was convicted of a felony, Aggravated Assault, in 2009.
Sworn and subscribed before me this 1st day of June 2024, 03:12. Commissioner`,
    ],
    [
      "Incident report 24-0531-118.pdf",
      `HARLOW METRO POLICE     INCIDENT REPORT    24-0531-118     FLEX / PROACTIVE UNIT
DATE 05/31/2024   TIME 2241   LOC DUNBAR ST / N 3RD ST     RO: BRANNICK N 4415    ASSIST: COSGROVE L 4502
ARRESTEE: LEGGETT, TRAVIS     OTHERS: SAYLES, MONIQUE F/B/34 (DRIVER); BRIGGS, KEYON M/B/26 (RF PASS)
VEH: 2004 BUICK LESABRE, GOLD, TN     REG OWNER: SAYLES
NARR:
ON THE ABOVE DATE AND TIME OFFICERS BRANNICK AND COSGROVE WERE CONDUCTING HIGH VISIBILITY PATROL IN ZONE 4 DUE TO RECENT SHOTS FIRED CALLS. OFFICERS OBSERVED THE LISTED VEHICLE FAIL TO COME TO A COMPLETE STOP AT THE SIGN AT 4TH AND DUNBAR. TAG LIGHT ALSO DIM. OFFICERS ACTIVATED BLUE LIGHTS AND THE VEHICLE YIELDED AFTER A BLOCK.
OFFICER BRANNICK APPROACHED PASSENGER SIDE, OFFICER COSGROVE APPROACHED DRIVER. THE DEFENDANT WAS SEATED IN THE REAR PASSENGER SIDE. HE WAS SWEATING AND LOOKED STRAIGHT AHEAD AND WOULD NOT MAKE EYE CONTACT. OFFICER BRANNICK OBSERVED THE DEFENDANT LEAN FORWARD AND PLACE HIS RIGHT HAND TOWARD THE FLOOR.
OFFICER COSGROVE DETECTED AN ODOR OF MARIJUANA. ALL OCCUPANTS WERE REMOVED. A PROBABLE CAUSE SEARCH WAS CONDUCTED.
OFFICER COSGROVE LOCATED A HANDGUN, TAURUS 9MM, SERIAL ABK448271, IN THE POCKET ON THE BACK OF THE FRONT PASSENGER SEAT. THE WEAPON WAS MADE SAFE. NO MARIJUANA WAS LOCATED. A SMALL AMOUNT OF SHAKE WAS OBSERVED IN THE CARPET, NOT COLLECTED.`,
      `24-0531-118  NARR (CONT)
THE DEFENDANT SPONTANEOUSLY UTTERED "THAT'S MY STRAP." THE DEFENDANT WAS ADVISED OF MIRANDA AND DECLINED TO ANSWER QUESTIONS.
BRIGGS WAS FOUND TO HAVE AN ACTIVE CAPIAS FOR FTA (THEFT) AND WAS RELEASED ON CITATION AT THE SCENE. SAYLES WAS RELEASED WITH A WARNING FOR THE TAG LIGHT.
THE VEHICLE WAS RELEASED TO SAYLES. THE DEFENDANT WAS TRANSPORTED TO HCJ BY BRANNICK.
HANDGUN AND MAGAZINE WERE SWABBED FOR DNA BY OFFICER COSGROVE AND PROCESSED FOR LATENTS BY IDENT. HANDGUN CHECKED NCIC, NEGATIVE STOLEN. ETRACE REQUESTED.
BODY CAMERAS WERE ACTIVATED. IN CAR VIDEO WAS ACTIVATED.
DISTRICT: 4   RA: 412   WEATHER: RAIN EARLIER    UCR: 520    GANG RELATED: UNK   BIAS: NONE   CARGO: N/A   DV: N
FORCE USED: NO      ARRESTEE INJURY: NO     VEHICLE PURSUIT: NO
FLEX UNIT STAT SHEET: STOPS 7, SEARCHES 6, GUNS 1, FEL ARR 1, MISD CITE 2
REVIEWED: SGT HOBART 06/04/2024`,
    ],
    [
      "BWC Brannick.txt",
      `HMPD  EVIDENCE.COM TRANSCRIPT    BRANNICK 4415    31 May 2024    (offset: UTC minus 5)
22:39:50 [pre-event buffer, no audio] vehicle ahead, brake lights on at stop sign 4th/Dunbar, three seconds
22:41:20 BRANNICK: That's Keyon's auntie's car. Light it up.
22:41:24 COSGROVE: For what?
22:41:26 BRANNICK: Tag light. We'll find one.
22:42:58 BRANNICK (pass. side, rear): Evening. Everybody hands up where I can see them.
22:43:04 [rear window up, dark tint, flashlight reflects]
22:43:10 BRANNICK: Roll that back one down. Who's this in the back?
22:43:16 LEGGETT: Travis. Just getting a ride from work.
22:43:20 [front passenger's left hand goes between seat and console, then behind seat]
22:43:41 BRANNICK: Y'all been smoking?
22:43:44 SAYLES: No sir.
22:43:50 BRANNICK: You smell it, Cos?
22:43:53 COSGROVE: Not really. Smells like fries.
22:43:57 BRANNICK: I smell it. Step out for me, ma'am.
22:44:30 BRANNICK: Okay if we look in the car?
22:44:33 SAYLES: No. I'd like to go home.
22:44:36 BRANNICK: Well we got the odor so.`,
      `BRANNICK BWC continued
22:47:15 COSGROVE (off camera): Gun. Gun. Back of the seat here.
22:47:21 BRANNICK: Whose is it? Travis, is that your strap?
22:47:25 LEGGETT: What strap? That's not mine.
22:47:29 BRANNICK: You're the felon, so it's your strap. That's how it works.
22:47:35 LEGGETT: If you say it's my strap you say it's my strap. It ain't.
22:47:50 BRANNICK: Keyon, you good. You know what it is.
22:47:53 BRIGGS: 'Preciate you.
22:48:10 [handcuffing Leggett]
22:49:00 COSGROVE: it's got eight in it. Eight and zero.
22:49:06 BRANNICK: Put it on the hood I want a picture
22:49:20 [gun handled by Brannick, no gloves]
22:51:33 BRANNICK: You have the right to remain silent, anything you say can and will...
22:51:58 LEGGETT: I want a lawyer.
22:52:03 BRANNICK: Sure. How long you had it, though?
22:52:06 LEGGETT: Man I said lawyer.
22:53:00 [camera powered off]`,
    ],
    [
      "CAD and tag query log.txt",
      `HARLOW CO EMERGENCY COMM DIST     EVENT REPORT     E2405310981
TYPE: TS   CREATED 05/31/2024 22:31:07   UNIT 4F7 (BRANNICK/COSGROVE)
22:31:07  4F7 TAG QUERY MDT   BUICK   SAYLES, MONIQUE   NO HITS
22:31:40  4F7 NAME QUERY   BRIGGS, KEYON   CAPIAS HIT
22:42:02  4F7 TS DUNBAR/3RD   1 B/M 2 OCC
22:45:19  4F7 NAME QUERY   LEGGETT, TRAVIS   CRIM HIST: FEL?  VERIFY
22:48:44  4F7 1 IN CUSTODY
22:50:10  4F7 REQ WRECKER  - CANCEL 22:58
23:07:00  4F7 10-8 ENR HCJ
23:31:00  4F7 ARR HCJ
00:40:15  4F7 CLR
--MSG LOG--
22:30:12 4F7>4F5  "kb is in the buick, he said 3 deep one w a heater"
22:32:55 4F5>4F7  "copy ur guy still getting paid lol"
** NON CERTIFIED COPY ** Terminal messages kept 90 days **`,
    ],
    [
      "Property and evidence.pdf",
      `HMPD PROPERTY AND EVIDENCE DIVISION          SUBMISSION     24-0531-118
SUBMITTED BY: BRANNICK 4415         06/02/2024 2120 HRS       LOCKER 17
ITEM 1  HANDGUN SEMI AUTO  SMITH & WESSON SD9  9MM  TWO TONE SILVER/BLACK   SER ABK448217
ITEM 2  MAGAZINE
ITEM 3  (9) 9MM CARTRIDGES, MIXED HEADSTAMP
ITEM 4  DNA SWABS, GRIP / TRIGGER / SLIDE (1 ENVELOPE)
FOUND: VEH, GLOVE BOX
REMARKS: ITEM 1 KEPT IN TRUNK OF UNIT 4F7 OVER REGULAR DAYS OFF
CHAIN
06/02/24 2120  LOCKER 17            BRANNICK
06/03/24 0715  VAULT                P. TRAN
06/11/24 0900  IDENT LATENT         R. COYLE
06/11/24       VAULT                P. TRAN
07/22/24 1015  TBI (ITEM 4)         COURIER
All property must be packaged per SOP 610. Firearms will be zip tied and unloaded. Cash over $500 requires two signatures. Biological items dry. Property not packaged properly will be placed in right of refusal. Officers have 5 days to correct. Public release hours Tues through Thurs 0900 to 1430.`,
    ],
    [
      "Latent and DNA results.pdf",
      `HMPD IDENTIFICATION SECTION       LATENT EXAMINATION REPORT      24-0531-118     Examiner R. Coyle    06/14/2024
Item 1 Handgun: cyanoacrylate, dye stain. One latent of value, slide, left rear. No other latents of value.
Item 2 Magazine: one latent of value.
Compared to LEGGETT, TRAVIS: excluded, both. No other subject prints submitted for comparison. Latents not entered in AFIS: caseload.
----------------------------------------------------------------------
TENNESSEE BUREAU OF INVESTIGATION     OFFICIAL SEROLOGY / DNA REPORT      Lab 24-M-4471     10/30/2024
Received 07/22/2024: Item 4, three swabs combined; buccal, LEGGETT (rec'd 08/09/2024).
Results: DNA extracted from item 4 indicated a mixture of at least four individuals. Due to the limited and complex nature, no conclusions can be made as to LEGGETT or any other contributor.
Additional standards from K. BRIGGS and M. SAYLES and officers may be submitted. Remaining extract is retained.
The opinions and interpretations above are those of the undersigned. The FBI quality assurance standards were followed. Evidence will be retained for pick up. Statistical method STRmix v2.9 where applicable. For court purposes please allow 30 days notice to the laboratory.
Special Agent Forensic Scientist H. Dunaway`,
    ],
    [
      "In-car video log.pdf",
      `DIGITAL MEDIA UNIT        MEDIA REQUEST RESPONSE         Requested by: DA 09/09/2024
Case 24-0531-118       Unit 4F7     05/31/2024
Front camera: 22:40:58 to 22:52:40 available. Rear seat camera: hard drive fault, ticket 8812 opened 05/20/2024, closed 06/28/2024.
Front camera notes (analyst L. Furr):
22:40:58 recording begins, 30 s buffer
22:41:31 Buick ahead. Rear plate illuminated, readable at three car lengths without headlights of patrol unit (unit is at stop, lights aimed right).
22:41:58 blue lights
22:42:07 Buick pulls to right curb. Nine seconds.
22:43:19 movement of front seat passenger visible through rear glass, silhouette leans left and back
22:43:19 to 22:43:30 no movement seen of rear passenger head or shoulders
22:47:12 Cosgrove opens right FRONT door, reaches to seat back from front
BWC Cosgrove 4502: "no video uploaded, camera docked with zero files". Audit log not run.
Cost recovery: none, internal. Copies prepared on DVD-R. If the disc does not play install the player in the root folder. Hash values available.`,
    ],
    [
      "Sayles statement to investigator.docx",
      `DEFENSE INVESTIGATION          INTERVIEW SUMMARY         July 9, 2024, 6:15 p.m., her residence
Monique Sayles, 34, dental assistant. No record. Nephew is Keyon Briggs.
She picked up Travis from the poultry plant at about 10:10 p.m. He is her neighbor and pays her gas money for rides. He got in the back on the right since Keyon was already in the front. He had his lunch cooler on his lap with both hands.
She came to a full stop at 4th. Her tag light was replaced in April, she has the receipt. It passed.
The tall officer asked could they look and she said no. The other officer said nothing about smell.
She did not know there was a gun. She keeps napkins and coloring books in the seat back pocket for her daughter and would have seen one when she cleaned the car that afternoon.
Keyon told her the next day "he was supposed to say it was mine and they were gonna fix it." He would not explain. He has a lot of phone money lately. She is afraid of being in the middle. Willing to testify if subpoenaed.
She said Travis had a bad shoulder and wears a brace on the right arm from the plant.`,
    ],
    [
      "Prior judgment.pdf",
      `IN THE CIRCUIT COURT OF PELL COUNTY, TENNESSEE
JUDGMENT         Case 09-CR-188        STATE v. TRAVIS LEGGETT        Judgment date 11/20/2009
Indictment: Class C felony, Aggravated Assault
Conviction: [X] Pled guilty     Offense: ASSAULT (reduced)    TCA 39-13-101    Class: A MISDEMEANOR
Sentence: 11 months 29 days, suspended, probation. Court costs $412.50.
Special conditions: anger management. No contact with victim for one year.
Probation successfully completed 10/14/2010.
[ ] Sentenced as: Mitigated / Standard / Multiple / Persistent / Career    [ ] Drug free zone
[ ] Sexual offender registry    [ ] Domestic violence: NO
Restitution: none. Jail credit: 3 days. Costs to be paid to the clerk at $25 per month beginning January 2010.
Attorney for defendant: appointed. Judge: signature. Certified copy, Circuit Clerk, fee $5.00, 08/28/2024`,
    ],
    [
      "Docket sheet.pdf",
      `HARLOW COUNTY CRIMINAL COURT  DIV III        CASE HISTORY        24-C-1904   STATE v. LEGGETT
06/01/2024  ARRESTED, BOND $50,000, NOT MADE
06/03/2024  ARRAIGN GS; PD APPOINTED
06/27/2024  PRELIM RESET, OFFICER NOT PRESENT
07/25/2024  PRELIM RESET, OFFICER IN TRAINING
08/22/2024  PRELIM HELD, BOUND OVER. BRANNICK TESTIFIED. (NO RECORDING, EQUIPMENT)
10/08/2024  INDICTMENT RETURNED
11/14/2024  ARRAIGNED, NOT GUILTY
12/12/2024  DISCOVERY DEADLINE; STATE REQUESTS 30 DAYS
01/23/2025  DEF MOTION FOR SPEEDY TRIAL FILED
02/20/2025  STATUS; STATE WAITING ON DNA; RESET
04/17/2025  STATUS; STATE ANNOUNCES ADA LEFT OFFICE; RESET OVER OBJ
06/19/2025  TRIAL DATE; STRICKEN, COURT CONFLICT
09/15/2025  TRIAL SETTING
DEFENDANT REMAINS IN CUSTODY: YES        DAYS: 383 AS OF PRINT DATE 06/19/2025
Clerk note: motion to suppress to be filed by 07/15/2025. Courtroom dress code enforced. No children. Phones off.`,
      `HARLOW COUNTY CRIMINAL COURT CLERK           SCHEDULE OF COSTS AND GENERAL INFORMATION  (printed with case history)
Criminal litigation tax, state ................ 29.50
Criminal litigation tax, county ............... 29.50
Clerk fee, felony ............................. 300.00
Courtroom security ............................ 2.00
Sheriff serving of process, each .............. 40.00
Jail fee, per day ............................. 38.00
Victims assistance assessment ................. 45.00
Indigent defense fee .......................... 50.00 to 200.00
Copies, per page .............................. 0.50      Certification ................ 5.00
Payment plans are available at window 6 after sentencing. A minimum of $25 monthly is asked. Payments may be made online, by mail or at the kiosk in the lobby. Personal checks are not accepted. A driver license may be suspended for failure to pay where the law so provides. Hours of the office are 8:00 to 4:30 Monday to Friday. The office is closed on state holidays. Clerks cannot give legal advice. Parking in the garage on Second Street is $1 per half hour. All persons entering the building are subject to screening. Knives, scissors and tools may not be brought in and cannot be held for you. Lost and found is at the information desk.`,
    ],
  ]),
  key: {
    offence: "weapons",
    issues: [
      "stop-basis",
      "search",
      "miranda",
      "counsel",
      "custody-chain",
      "speedy-trial",
      "intent",
      "recording-gap",
      "disclosure",
    ],
    gaps: [
      /cosgrove/i,
      /informant|keyon|briggs|source|\btip\b/i,
      /audit (log|trail)|metadata|evidence\.com/i,
      /etrace|\btrace\b|ownership|registration|purchase (record|history)/i,
      /photograph|photos?\b|picture/i,
      /mdt|terminal message|message (log|s)|4f5|messages/i,
      /preliminary hearing|\bprelim\b|transcript|testimony/i,
    ],
    contradictions: [
      { one: [1, /with an inoperable tag light/], other: [7, /Rear plate illuminated/] },
      { one: [1, /who was the front passenger/], other: [2, /SEATED IN THE REAR PASSENGER SIDE/] },
      { one: [1, /found under the front passenger seat/], other: [2, /IN THE POCKET ON THE BACK/] },
      { one: [1, /The driver gave consent to search/], other: [3, /No\. I'd like to go home/] },
      { one: [1, /After being advised of his rights the defendant said/], other: [3, /What strap\? That's not mine/] },
      { one: [2, /SERIAL ABK448271/], other: [5, /SER ABK448217/] },
      { one: [1, /convicted of a felony, Aggravated/], other: [9, /ASSAULT \(reduced\)/] },
    ],
    factors: [
      { sign: 1, quote: /We'll find one|Light it up/ },
      { sign: 1, quote: /Smells like fries|Not really/ },
      { sign: 1, quote: /Rear plate illuminated|brake lights on at stop sign/ },
      { sign: 1, quote: /excluded, both|no conclusions can be made/ },
      { sign: 1, quote: /Class: A MISDEMEANOR|ASSAULT \(reduced\)/ },
      { sign: 1, quote: /I want a lawyer|I said lawyer/ },
      { sign: 1, quote: /KEPT IN TRUNK OF UNIT|gun handled by Brannick, no gloves/ },
      { sign: -1, quote: /THAT'S MY STRAP|that's my strap|LEAN FORWARD AND PLACE HIS RIGHT HAND/ },
    ],
    events: [
      "2024-05-31 22:42",
      "2024-05-31 22:31",
      "2024-05-31 22:51",
      "2024-06-02 21:20",
      "2024-05-31 23:31",
      "2024-07-22 10:15",
    ],
    fair: {
      issues: ["witness-reliability", "voluntariness", "hearsay", "identification"],
      gaps: [
        /body.?(worn|cam)|bwc|footage|video|dash|in.?car\b|rear.?seat|ticket 8812/i,
        /dispatch (audio|recording)|radio/i,
        /dna|str ?mix|electropherogram|swab|buccal|standards?/i,
        /latent|fingerprint|afis|coyle/i,
        /lab.*(notes|file|data|record)|bench notes|case file/i,
        /chain of custody|custody|property (room|record)|trunk|evidence (log|room)|\btran\b/i,
        /sayles|driver|receipt|repair/i,
        /field notes|handwritten notes|officer'?s? notes/i,
        /disciplin\w*|personnel|internal affairs|impeach\w*|brady|giglio/i,
        /training|polic(y|ies)|\bsop\b|general order/i,
        /stop data|stat sheet|stops? (data|history)|flex unit|proactive/i,
        /warning|citation|traffic (ticket|warning)/i,
        /capias|payment|paid|benefit|promise|\bdeal\b|agreement/i,
        /criminal (history|record)|convictions?/i,
        /hobart|sergeant|supervisor/i,
        /operab|test.?fire|firearm.*(exam|report|lab)|function test|ballistic|firearm|gun/i,
        /jail (call|record)|booking/i,
        /miranda (card|form|waiver)|waiver|rights (form|card)/i,
        /employer|poultry|work (record|schedule)|time ?card|medical|shoulder|brace/i,
        /indictment|grand jury|bond/i,
        /phone|\bcell\b/i,
        /marijuana|shake|carpet/i,
        /prior (conviction|case)|pell county|plea (colloquy|transcript)/i,
        /furr/i,
        /consent form|consent to search|written consent/i,
        /shots fired|calls for service/i,
        /dunaway|scientist/i,
      ],
      contradictions: [
        { one: [1, /with an inoperable tag light/], other: [2, /TAG LIGHT ALSO DIM/] },
        { one: [1, /with an inoperable tag light/], other: [8, /Her tag light was replaced/] },
        { one: [1, /with an inoperable tag light/], other: [3, /We'll find one/] },
        { one: [1, /with an inoperable tag light/], other: [2, /FAIL TO COME TO A COMPLETE STOP/] },
        { one: [2, /TAG LIGHT ALSO DIM/], other: [7, /Rear plate illuminated/] },
        { one: [2, /TAG LIGHT ALSO DIM/], other: [8, /Her tag light was replaced/] },
        { one: [2, /FAIL TO COME TO A COMPLETE STOP/], other: [3, /brake lights on at stop sign/] },
        { one: [2, /FAIL TO COME TO A COMPLETE STOP/], other: [8, /came to a full stop at 4th/] },
        { one: [2, /FAIL TO COME TO A COMPLETE STOP/], other: [3, /We'll find one/] },
        { one: [2, /YIELDED AFTER A BLOCK/], other: [7, /Nine seconds/] },
        { one: [2, /DUE TO RECENT SHOTS FIRED/], other: [4, /kb is in the buick/] },
        { one: [1, /While on proactive patrol I observed/], other: [4, /22:31:07\s+4F7 TAG QUERY/] },
        { one: [1, /While on proactive patrol I observed/], other: [4, /kb is in the buick/] },
        { one: [1, /who was the front passenger/], other: [3, /Who's this in the back/] },
        { one: [1, /who was the front passenger/], other: [8, /He got in the back on the right/] },
        { one: [1, /who was the front passenger/], other: [2, /\(RF PASS\)/] },
        { one: [1, /reach under his seat as if/], other: [2, /LEAN FORWARD AND PLACE HIS RIGHT/] },
        { one: [1, /reach under his seat as if/], other: [7, /no movement seen of rear passenger/] },
        { one: [1, /reach under his seat as if/], other: [3, /front passenger's left hand goes/] },
        { one: [1, /reach under his seat as if/], other: [3, /rear window up, dark tint/] },
        { one: [2, /LEAN FORWARD AND PLACE HIS RIGHT/], other: [7, /no movement seen of rear passenger/] },
        { one: [2, /LEAN FORWARD AND PLACE HIS RIGHT/], other: [8, /cooler on his lap with both hands/] },
        { one: [2, /LEAN FORWARD AND PLACE HIS RIGHT/], other: [3, /front passenger's left hand goes/] },
        { one: [2, /LEAN FORWARD AND PLACE HIS RIGHT/], other: [3, /rear window up, dark tint/] },
        { one: [2, /LEAN FORWARD AND PLACE HIS RIGHT/], other: [7, /movement of front seat passenger visible/] },
        { one: [1, /smell the odor of marijuana/], other: [3, /Not really\. Smells like fries/] },
        { one: [1, /smell the odor of marijuana/], other: [2, /NO MARIJUANA WAS LOCATED/] },
        { one: [1, /smell the odor of marijuana/], other: [2, /COSGROVE DETECTED AN ODOR/] },
        { one: [2, /COSGROVE DETECTED AN ODOR/], other: [3, /Not really\. Smells like fries/] },
        { one: [2, /COSGROVE DETECTED AN ODOR/], other: [2, /NO MARIJUANA WAS LOCATED/] },
        { one: [3, /I smell it\. Step out/], other: [3, /Not really\. Smells like fries/] },
        { one: [2, /NO MARIJUANA WAS LOCATED/], other: [2, /SMALL AMOUNT OF SHAKE/] },
        { one: [1, /The driver gave consent to search/], other: [2, /A PROBABLE CAUSE SEARCH/] },
        { one: [1, /The driver gave consent to search/], other: [8, /could they look and she said no/] },
        { one: [1, /The driver gave consent to search/], other: [3, /Well we got the odor/] },
        { one: [1, /found under the front passenger seat/], other: [3, /Back of the seat here/] },
        { one: [1, /found under the front passenger seat/], other: [5, /FOUND: VEH, GLOVE BOX/] },
        { one: [2, /IN THE POCKET ON THE BACK/], other: [5, /FOUND: VEH, GLOVE BOX/] },
        { one: [3, /Back of the seat here/], other: [5, /FOUND: VEH, GLOVE BOX/] },
        { one: [2, /IN THE POCKET ON THE BACK/], other: [8, /coloring books in the seat back/] },
        { one: [1, /A Taurus G2C 9mm/], other: [5, /SMITH & WESSON SD9/] },
        { one: [2, /A HANDGUN, TAURUS 9MM/], other: [5, /SMITH & WESSON SD9/] },
        { one: [1, /black in color, loaded/], other: [5, /TWO TONE SILVER/] },
        { one: [1, /loaded\s+with twelve rounds/], other: [3, /it's got eight in it/] },
        { one: [1, /loaded\s+with twelve rounds/], other: [5, /\(9\) 9MM CARTRIDGES/] },
        { one: [3, /it's got eight in it/], other: [5, /\(9\) 9MM CARTRIDGES/] },
        { one: [1, /the defendant said "that's my strap/], other: [2, /SPONTANEOUSLY UTTERED/] },
        { one: [1, /After being advised of his rights the defendant said/], other: [2, /SPONTANEOUSLY UTTERED/] },
        { one: [1, /the defendant said "that's my strap/], other: [3, /What strap\? That's not mine/] },
        { one: [1, /the defendant said "that's my strap/], other: [3, /is that your strap/] },
        { one: [1, /the defendant said "that's my strap/], other: [3, /If you say it's my strap/] },
        { one: [1, /After being advised of his rights the defendant said/], other: [3, /right to remain silent/] },
        { one: [1, /After being advised of his rights the defendant said/], other: [3, /I want a lawyer/] },
        { one: [2, /SPONTANEOUSLY UTTERED/], other: [3, /What strap\? That's not mine/] },
        { one: [2, /SPONTANEOUSLY UTTERED/], other: [3, /is that your strap/] },
        { one: [2, /SPONTANEOUSLY UTTERED/], other: [3, /If you say it's my strap/] },
        { one: [2, /DECLINED TO ANSWER QUESTIONS/], other: [1, /the defendant said "that's my strap/] },
        { one: [2, /DECLINED TO ANSWER QUESTIONS/], other: [3, /How long you had it/] },
        { one: [1, /convicted of a felony, Aggravated/], other: [9, /Class: A MISDEMEANOR/] },
        { one: [1, /convicted of a felony, Aggravated/], other: [4, /FEL\?\s+VERIFY/] },
        { one: [3, /You're the felon/], other: [9, /Class: A MISDEMEANOR/] },
        { one: [3, /You're the felon/], other: [9, /ASSAULT \(reduced\)/] },
        { one: [2, /BODY CAMERAS WERE ACTIVATED/], other: [7, /no video uploaded/] },
        { one: [2, /IN CAR VIDEO WAS ACTIVATED/], other: [7, /hard drive fault/] },
        { one: [2, /VEHICLE WAS RELEASED TO SAYLES/], other: [4, /REQ WRECKER/] },
        { one: [2, /SWABBED FOR DNA BY OFFICER COSGROVE/], other: [3, /gun handled by Brannick/] },
        { one: [10, /STATE WAITING ON DNA/], other: [6, /Lab 24-M-4471\s+10\/30\/2024/] },
        { one: [4, /1 B\/M 2 OCC/], other: [4, /he said 3 deep/] },
        { one: [2, /TIME 2241/], other: [4, /22:31:07\s+4F7 TAG QUERY/] },
        { one: [2, /ACTIVE CAPIAS/], other: [3, /Keyon, you good/] },
        { one: [1, /found under the front passenger seat/], other: [7, /opens right FRONT door/] },
        { one: [1, /found under the front passenger seat/], other: [3, /Who's this in the back/] },
        { one: [1, /who was the front passenger/], other: [7, /movement of front seat passenger visible/] },
        { one: [2, /NO MARIJUANA WAS LOCATED/], other: [3, /I smell it\. Step out/] },
        { one: [5, /FOUND: VEH, GLOVE BOX/], other: [7, /opens right FRONT door/] },
      ],
    },
  },
};
