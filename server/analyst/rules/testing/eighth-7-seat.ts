import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const SEAT_CASE: CaseFile = {
  name: "traffic stop, odour of cannabis, pistol under the seat, two passengers",
  documents: makeDocuments([
    [
      "Arrest Report RD HZ-118204.pdf",
      `CITY OF MARLOW HARBOR  -  POLICE DEPARTMENT
ARREST REPORT   (Form MHP-22.101  Rev. 3/21)                         RD NO: HZ-118204     CB NO: 20418837
-------------------------------------------------------------------------------
OFFENDER   NAME: OKAFOR-BELL, DARIUS T       SEX M   RACE BLK   DOB 14 MAR 1997   AGE 27
           HT 511  WT 185  HAIR BLK  EYES BRO   COMPLEXION MED   ARREST UNIT 1162
           RES: 4417 S WINFIELD AV  APT 2R    OCC: WAREHOUSE      EMPL: -
INCIDENT   ARREST DATE 19 JUL 2024  23:41     TRR COMPLETED? NO      BEAT 1124
           LOCATION: 3850 W GRATIOT ST  (304 STREET)
           HOLDING FACILITY: DISTRICT 011 MALE LOCKUP    RESISTED ARREST? NO
CHARGES    1)  720 ILCS 5/24-1.6(a)(1)   AGG UUW / LOADED / NO FCCL         F4
           2)  720 ILCS 5/24-1.6(a)(1)   AGG UUW / NO FOID                  F4
           3)  625 ILCS 5/12-503(c)      MATERIAL OBSTRUCTING WINDSHIELD    PETTY
           4)  625 ILCS 5/11-502.15      CANNABIS IN MV, NOT ODOR-PROOF     A
NON-OFFENDERS PRESENT
           [X] PERSON  CALLOWAY, JAMES "JUKE"    M/1/25    FRONT PASSENGER    NOT ARRESTED
           [X] PERSON  STUBBS, ANTWON R          M/1/22    REAR PASSENGER     NOT ARRESTED
VEHICLE    2013 NISSAN ALTIMA 4DR GRY   R/O: OKAFOR, GRACE N   TOWED: YES  POUND 4   INV NO SEE BELOW
PROPERTY   INVENTORY 15228810   INVENTORY 15228811
RELATIVE NOTIFIED [ ]     PHONE CALL OFFERED [X] 0214   ARRESTEE REFUSED MEDICAL [X]
DNA TAKEN AT LOCKUP [ ]   PRINTS TAKEN [X]     PHOTO TAKEN [X]
FELONY REVIEW:  ASA NOTIFIED 20 JUL 2024 0317   APPROVED 0402`,
      `CITY OF MARLOW HARBOR PD     ARREST REPORT NARRATIVE            RD NO: HZ-118204          PG 2
(The facts for probable cause to arrest AND to substantiate the charges include, but are not limited to, the following)
EVENT #21988. IN SUMMARY, A/O'S WHILE ON ROUTINE PATROL IN UNMARKED VEHICLE ASSIGNED TO THE 011 DIST TACTICAL TEAM, OBSERVED LISTED VEHICLE TRAVELING W/B ON GRATIOT WITH AN AIR FRESHENER SUSPENDED BETWEEN THE DRIVER AND THE WINDSHIELD. A/O'S CURBED VEHICLE AT 3850 W GRATIOT. A/O DOBRANSKI APPROACHED DRIVER SIDE, A/O LENNOX APPROACHED PASS SIDE. A/O DOBRANSKI IMMEDIATELY SMELLED A STRONG ODOR OF CANNABIS EMITTING FROM INSIDE THE VEHICLE. A/O ASKED OFFENDER IF THERE WAS ANY CANNABIS IN THE VEHICLE TO WHICH OFFENDER RELATED "WE SMOKED EARLIER, IT'S NOTHING IN HERE NOW."
A/O'S ASKED ALL OCCUPANTS TO EXIT. WHILE OFFENDER WAS EXITING, A/O LENNOX OBSERVED OFFENDER DIP HIS RIGHT SHOULDER TOWARD THE FLOORBOARD. A SEARCH OF THE VEHICLE WAS CONDUCTED PURSUANT TO THE ODOR. A/O LENNOX RECOVERED FROM UNDER THE DRIVER SEAT, TOWARD THE REAR RAIL, ONE (1) BLACK SEMI AUTO HANDGUN LOADED W/ 11 LIVE ROUNDS. A/O'S ALSO OBSERVED A SMALL AMOUNT OF LOOSE CANNABIS "SHAKE" IN THE CENTER CONSOLE.
OFFENDER DID NOT HAVE A VALID FOID OR CCL. NAME CHECK CLEAR NO WANTS. BOTH PASSENGERS NAME CHECKED AND RELEASED ON SCENE. OFFENDER PLACED INTO CUSTODY, TRANSPORTED BY BT 1172 AND PROCESSED.
AT DISTRICT, AFTER MIRANDA, OFFENDER RELATED TO A/O DOBRANSKI IN SUMMARY THAT IT WAS HIS MOM'S CAR, THAT "EVERYBODY BE IN THAT CAR" AND THAT HE DID NOT KNOW WHAT WAS UNDER THE SEAT.
1ST ARRESTING OFFICER  DOBRANSKI, P.A.   #9914   BEAT 1162A
2ND ARRESTING OFFICER  LENNOX, M.R.      #10377  BEAT 1162A
TRANSPORT  BT 1172  #8802 / #11240     APPROVAL OF PROBABLE CAUSE  LT. F. OYELARAN  20 JUL 2024 01:26`,
    ],
    [
      "ISR card and traffic stop statistical sheet.pdf",
      `TRAFFIC STOP STATISTICAL STUDY - DRIVER INFORMATION CARD            (blue card)
DATE 07/19/24      TIME OF STOP 11:18 [ ]AM [X]PM        DURATION OF STOP  23 MIN
DRIVER RACE  [ ]W [X]B [ ]AI/AN [ ]H [ ]A [ ]NH/PI       DRIVER SEX [X]M [ ]F     YEAR OF BIRTH 97
REASON FOR STOP   [ ] MOVING VIOLATION   [X] EQUIPMENT   [ ] LICENSE / REGISTRATION   [ ] COMMERCIAL VEH
TYPE OF MOVING VIOLATION  [ ]SPEED [ ]LANE [ ]SEAT BELT [ ]SIGN/SIGNAL [ ]FOLLOWING [ ]OTHER
RESULT OF STOP    [ ] CITATION     [ ] WRITTEN WARNING     [X] VERBAL WARNING / STOP CARD
SEARCH CONDUCTED?
   VEHICLE   [X]Y [ ]N   BASIS: [ ]CONSENT  [X]PROBABLE CAUSE  [ ]INCIDENT TO ARREST  [ ]DOG ALERT  [ ]INVENTORY
   DRIVER    [X]Y [ ]N   BASIS: [ ]CONSENT  [X]REASONABLE SUSPICION
   PASSENGER [X]Y [ ]N   BASIS: [ ]CONSENT  [X]REASONABLE SUSPICION      NUMBER OF PASSENGERS  2
DOG SNIFF PERFORMED?  [ ]Y [X]N
CONTRABAND FOUND?     [X]Y [ ]N
   [ ]DRUGS   [ ]DRUG PARAPHERNALIA   [ ]ALCOHOL   [X]WEAPON   [ ]STOLEN PROPERTY   [ ]OTHER
   DRUG AMOUNT  [ ]<2G [ ]2-10G [ ]11-50G [ ]>50G
WAS CONSENT REQUESTED?  VEHICLE [ ]Y [X]N
BEAT OF STOP 1124      OFFICER STAR 9914      VEH MAKE NISS     VEH YEAR 13
REMARKS:   odor of burnt/fresh cannabis
------------------------------------------------------------------------
CARD INSTRUCTIONS. Complete one card for each driver stopped. Cards are collected by the Watch Secretary at the end of each tour and forwarded weekly to Records, Room 1106. Do not staple. Members will not record an officer's own perception of a driver's race by asking the driver. Cards which are not legible are returned to the unit of assignment. A stop of a pedestrian is recorded on the Investigatory Stop Report and not on this card. Pedestrian receipts are issued from the ISR pad.`,
    ],
    [
      "Event query 21988.txt",
      `OEMC EVENT QUERY          EVENT 2420121988     PRT: 08/02/24 10:11:40  TERM 0442
TYPE: TRAFFIC STOP (TSTOP)      PRI 4B    DIST 011   ZONE 10
LOC: 3850 W GRATIOT ST
CALLER: -  ON VIEW
23:14:02   1162A   ONVIEW   TSTOP     PLT RUN  (IL PASS)
23:14:09   1162A   LEADS    RSP: VALID  2013 NISS 4D GRY  OKAFOR, GRACE N   NO STOPS
23:19:51   1162A   LEADS    DL  OKAFOR-BELL D   VALID CL D  NO WANTS  FOID: NONE
23:20:30   1162A   LEADS    NAME CALLOWAY JAMES   HIT - CAUTION: PROBATION 20CR (UUW)   
23:20:58   1162A   LEADS    NAME STUBBS ANTWON    NO WANTS
23:22:17   1162B   ASSIST   ENRT
23:25:40   1162B   ONSC
23:31:06   1162A   RMK      REQ 10-4 WAGON FOR ONE
23:33:44   1172    DISP
23:40:20   1172    ONSC
23:41:00   1162A   RMK      ONE IN CUSTODY  UUW
23:52:13   1172    TRANS    011  1 M
23:58:30   1162A   RMK      REQ TOW   12-503 / UUW IMPOUND
00:31:15   TOW     ONSC
00:44:02   1162A   CLEAR    19P
DISP: ARREST        RD HZ118204
DSP OPR 7713 / 7790
*** END OF EVENT ***     NO RELATED EVENTS     3 OF 3 UNITS SHOWN
NOTE: EVENT QUERY DISPLAYS COMMAND-LINE ENTRIES ONLY.  ZONE RADIO IS RETAINED 90 DAYS UNLESS HOLD PLACED.  REQUESTS FOR RECORDINGS ARE MADE ON FORM OEM-18 TO THE RECORDS CUSTODIAN, FOURTH FLOOR, MON-FRI 0830 TO 1600.`,
    ],
    [
      "Inventory 15228810.pdf",
      `eTRACK  PROPERTY INVENTORY      NO. 15228810             PRINTED 20-JUL-2024 02:48
UNIT 011 DISTRICT          R.D. HZ-118204       TYPE: INVESTIGATE AND/OR EVIDENCE
FOUND BY: LENNOX #10377    INVENTORIED BY: DOBRANSKI #9914     WATCH: 1ST
BURDEN OF PROOF [ ]    HOLD FOR: COURT [X]  INVESTIGATION [ ]    MONEY [ ]
LINE  QTY  DESCRIPTION                                                     
1     1    FIREARM - PISTOL SEMI-AUTO   TAURUS   G2C  9MM   BLACK   SER# ACH ******  BBL 3.2"
2     1    MAGAZINE, 12 RD CAPACITY, FROM LINE 1
3     11   LIVE ROUNDS, 9MM, MIXED HEADSTAMP  (10 FROM MAG, 1 FROM CHAMBER)
RECOVERY LOCATION: 3850 W GRATIOT     OWNER: UNK
FIREARM CLEAR BY: LENNOX     LEADS/GUN DESK CHECK: CLEAR / NOT STOLEN   PER #4420
REQUESTED ACTION:  [X] FIREARMS RECEIVING  [X] IBIS  [ ] LATENT PRINTS   [X] DNA SWAB (E.T. ASSIGNED)  [ ] GSR
CHAIN   20 JUL 0248  INVENTORIED  9914
        20 JUL 0310  APPROVED     SGT T. VILLASENOR #1502
        20 JUL 0310  LOCKED       011 DIST SAFE 2
        23 JUL 0920  TURNED OVER  ERPS COURIER
        23 JUL 1145  RECEIVED     FIREARMS RECEIVING`,
      `eTRACK  PROPERTY INVENTORY      NO. 15228811             PRINTED 20-JUL-2024 02:55
UNIT 011 DISTRICT          R.D. HZ-118204       TYPE: PRISONER PROPERTY / ARRESTEE
LINE  QTY  DESCRIPTION
1     1    CELL PHONE, APPLE, BLACK, CRACKED BACK                    (RETURNED TO ARRESTEE [ ]  HELD [X])
2     1    KEY, NISSAN, W/ FOB AND 2 HOUSE KEYS
3     1    BELT
4     2    SHOE LACES
5     1    AIR FRESHENER, TREE SHAPED, GREEN
USC: $46.00   SEALED ENV 0099172
ARRESTEE SIGNATURE:   D. Bell                          
------------------------------------------------------------------------
NOTICE TO PROPERTY OWNER: Items which are not held as evidence may be claimed within 30 days at the Evidence and Recovered Property Section, lower level. Bring this receipt and one form of government identification. Property which is not claimed will be deemed abandoned and disposed of in accordance with the Municipal Code. Money is deposited and will be returned by check only. Jewelry is not appraised. If your property is held for a criminal matter you will need a release signed by the Assistant State's Attorney and by the inventorying officer. Inventories of vehicles are not done on this form; consult the Auto Pound at the number printed on the tow notice.`,
    ],
    [
      "Lab report Firearms section.pdf",
      `ILLINOIS FORENSIC SCIENCE SERVICES - LAKE REGION LABORATORY
LABORATORY REPORT                                            September 12, 2024
TO:  Marlow Harbor PD, Firearms Receiving                    Laboratory Case #: L24-020915
SUBJECT:  OKAFOR-BELL, Darius     Agency Case # HZ-118204    Offense: Unlawful Use of Weapon
The following evidence was submitted to this laboratory on August 1, 2024:
EXHIBIT     DESCRIPTION                              FINDINGS
1           Taurus model G2C, 9mm Luger caliber      Examined, found to be in firing condition.
            semiautomatic pistol                     Test fired using laboratory ammunition.
1A          Magazine                                 Functions in Exhibit 1.
1B          Eleven (11) unfired 9mm cartridges       Suitable for use in Exhibit 1. Two (2) were
                                                     expended in test firing of Exhibit 1.
1C          One sealed swab box marked               Not examined in this section. Returned unopened.
            "GUN SWABS grip/trigger/slide"
REMARKS
The serial number of Exhibit 1 is partially obliterated and was not restored. A test shot was entered into the Integrated Ballistic Identification System. Any association will be reported separately.
Should further examination be desired please submit a request in writing with known standards from all persons of interest. A standard from one person only will not be accepted for a mixture comparison. The evidence will be returned to your agency by the next scheduled courier.
This report contains the conclusions, opinions and interpretations of the scientist whose signature appears below. 
Dolores K. Ahlgren, Forensic Scientist II          Technical review: RWS      Page 1 of 1`,
    ],
    [
      "Statement of A Stubbs to PD investigator.docx",
      `PUBLIC DEFENDER OF LAKE REGION COUNTY - INVESTIGATIONS UNIT
MEMORANDUM OF INTERVIEW (work product)          Inv. Teresa Quill          10/09/24
Spoke w/ Antwon STUBBS, 22, at the tire shop where he works, on his break. 
He says Darius picked him up about 10:30 from his cousin's on Ridgeland and that Juke (Calloway) was already in front. Juke had a fanny pack. They went to the Citgo on Gratiot for chips and Juke stayed in the car by himself "at least five, ten minutes" while Darius and Stubbs were in line.
Nobody smoked in the car. Juke smelled like weed "like always". The little tree was clipped to the vent.
When the detectives' car lit them up Juke "got real busy with his feet". Stubbs was in back behind Darius and had his bag between his feet. He did not see a gun and he did not feel a gun on the floor with his shoe.
The tall cop (Lennox) pulled him out, patted him, took his phone out of his pocket and put it on the roof. Both cops had the little camera on their chest but he noticed that the light on the tall one was not red till later. A third cop, older, with a mustache came up and talked with Juke for a while by the squad with nobody else around. After that Juke was told he could go. Juke said to him walking off, "they straight."
Nobody asked Stubbs to write anything. He got a call from a Dobranski in August and did not call back.
Stubbs has nothing in his background except a juvenile station adjustment. He has moved since. He says Juke posted a picture holding a Taurus "a minute ago" on his story. He did not save it.
To do: Citgo (manager is "Sam", comes in after 4).`,
    ],
    [
      "Answer to discovery.pdf",
      `IN THE CIRCUIT COURT OF LAKE REGION COUNTY, ILLINOIS
COUNTY DEPARTMENT, CRIMINAL DIVISION
PEOPLE OF THE STATE OF ILLINOIS  v.  DARIUS OKAFOR-BELL          No. 24 CR 08812-01
PEOPLE'S ANSWER TO DISCOVERY
Now come the People, by their attorney, and in answer to defendant's motion for pretrial discovery state as follows:
1. The People may or may not call as witnesses any and all persons named in the police reports, lab reports, and documents tendered, including: P.O. Dobranski #9914; P.O. Lennox #10377; F.S. Ahlgren; James Calloway (address to be tendered).
2. Any oral statement of defendant is contained in the arrest report.
3. There was no electronic surveillance of defendant.
4. Defendant's criminal history: one misdemeanor supervision, 2017, driving on suspended, satisfied.
5. The People will use the physical evidence recovered. It may be viewed on reasonable notice.
6. The People are unaware of any evidence which would tend to negate the guilt of the accused at this time. The People's investigation is continuing.
7. Tendered in open court on 16 September 2024: arrest report (2 pp), event query (1 p), driver card (1 p), inventories (2 pp), laboratory report (1 p).
8. As to affirmative defenses the People demand an answer from the defendant pursuant to Rule 413(d).
The People reserve the right to supplement this answer.
By: Assistant State's Attorney, Felony Trial Division, Courtroom 304`,
    ],
  ]),
  key: {
    offence: "weapons",
    issues: [],
    gaps: [
      /body.?(worn|cam)|bwc|in.?car (video|cam)|dash.?cam|officers?' cameras?/i,
      /\bdna\b|\bswabs?\b|gun swabs?|buccal|known standards?/i,
      /fingerprint|latent|\bprints?\b.*(gun|pistol|firearm|magazine|cartridge)|(gun|pistol|firearm|magazine).*\bprints?\b/i,
      /calloway|juke|front(-seat)? passenger/i,
      /(shake|loose cannabis|cannabis|marijuana)/i,
      /citgo|gas station/i,
      /radio|dispatch (audio|recording)|zone (10|recording)|oemc|transmissions/i,
      /1162b|third officer|assist(ing)? (officer|unit)|older officer|mustache/i,
      /\btrace\b|etrace|\batf\b|serial number|ownership of the (gun|pistol|firearm)|ibis|nibin|ballistic/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /photo(graph)?s?\b/i,
        /evidence technician|\be\.?t\.?\b.*(report|swab|assigned)|scene processing/i,
        /tow (report|sheet|inventory|record)|\btow(ed|ing)?\b|auto pound|impound/i,
        /miranda|waiver|rights (form|card)|advice of rights/i,
        /(recording|video|audio|notes) .*(statement|interview|interrogation)|(statement|interview|interrogation).*(record|video|audio|notes)|lockup (video|camera)|station(house)? (video|camera)|electronic recording/i,
        /criminal (history|record)|probation|convictions|rap sheet|background of/i,
        /(promise|deal|benefit|consideration|agreement|inducement|leniency)/i,
        /\bphones?\b|extraction|cell.?site|call (log|detail)|text messages/i,
        /social media|\bstory\b|instagram|snapchat|facebook|\bpost(ed|s)?\b/i,
        /grace okafor|okafor, grace|registered owner|mother|\bmom\b|owner of the (car|vehicle|altima)|who else (used|drove)/i,
        /stubbs|rear passenger|back.?seat passenger/i,
        /lennox|second (arresting )?officer|supplement(ary|al)? report/i,
        /dobranski/i,
        /ahlgren|lab(oratory)? (notes|file|bench|data|worksheet)|bench notes|case file of the lab|test.?fir/i,
        /chain of custody|\bcustody\b.*(gun|pistol|firearm|evidence|record|gap)|23 jul|august 1|evidence (log|handling)|courier/i,
        /training|odou?r.*(training|experience)|qualif/i,
        /polic(y|ies)|general order|directive|special order|pretext/i,
        /disciplin\w*|complaint (history|register|record)|personnel|internal affairs|impeach\w*|brady|giglio|civilian (oversight|complaint)|prior (stops|complaints)/i,
        /gps|\bavl\b|vehicle locat|automatic vehicle|alpr|licen[cs]e plate reader/i,
        /\bpod\b|city (street )?cameras?|street cameras?|traffic cameras?|surveillance|cctv|video from (nearby|business)|security (camera|video)|footage/i,
        /field notes|officers?'? notes|notebook|handwritten notes/i,
        /investigatory stop report|\bisr\b|contact cards?|field (interview|contact)/i,
        /foid|\bccl\b|fccl|concealed carry|state police (certif|record|firearms)|licensing record/i,
        /citation|warning|ticket|stop card/i,
        /1172|transport(ing)? (officers?|wagon|unit)|wagon/i,
        /villasenor|oyelaran|supervisor|sergeant|lieutenant|watch commander/i,
        /felony review|\basa\b.*(notes|memo|review)|prosecutor'?s? (notes|folder|memo)/i,
        /grand jury|preliminary hearing|transcript|charging (instrument|document)|indictment|complaint for/i,
        /booking|lockup (log|record|keeper)|custody log|arrestee (log|screening)|detention record|mugshot/i,
        /air freshener|\btree\b|windshield/i,
        /fanny pack|bag between|\bbag\b/i,
        /\bmap\b|diagram|measurement|under the (driver'?s? )?seat|position of the (gun|pistol)|seat rail/i,
        /gsr|gunshot residue|gun.?shot/i,
        /canine|\bk-?9\b|dog sniff/i,
        /expert/i,
        /leads (printout|response|records?)|name.?check|gun desk|mdt|mobile data|pdt messages|computer (messages|queries)/i,
        /stop data|statistical|racial profil|prior stops|pattern of stops/i,
        /tactical team|roll call|mission|watch assignment|attendance|assignment sheet/i,
        /weather|lighting/i,
        /cousin|ridgeland/i,
        /address to be tendered|witness address|contact (details|information)/i,
        /search warrant|consent/i,
        /field test|drug test|chemistry|weigh(t|ed)/i,
        /audit (log|trail)|metadata|activation/i,
      ],
      contradictions: [],
    },
  },
};
