import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const CROSSING_CASE: CaseFile = {
  name: "vehicular homicide at an intersection, hospital blood draw, reconstruction report",
  documents: makeDocuments([
    [
      "DR 2447 crash report.pdf",
      `STATE OF COLORADO TRAFFIC CRASH REPORT   DR 2447  (rev.)            AGENCY: OURIVAL COUNTY SHERIFF   CASE 24-017733
[X] FATAL  [ ] INJURY  [ ] PDO     [ ] PRIVATE PROPERTY  [ ] HIT & RUN   [X] PHOTOS   [ ] CONSTR ZONE
DATE 10/04/2024   DAY FRI   TIME 2147      COUNTY OURIVAL      CITY -        
ROAD ON: CR 27 (MESQUITE RD)     AT: STATE HWY 118       LAT/LONG on file
UNITS 2     INJ 1    KILLED 1     INVESTIGATING OFFICER DEP L. BACA 231   REPORT DATE 10/05/24   APPROVED SGT PINELLI
LIGHT: [ ]day [ ]dawn [X]dark-lighted [ ]dark-unlighted      ROAD COND: 1 dry [ ]  2 wet [X]  3 icy [ ]    WEATHER: 02 rain, light
CONTROL: traffic signal, [X] functioning per Unit 1  [ ] flashing  [ ] not functioning     SPEED LIMIT  U1 55   U2 45
UNIT 1   2019 RAM 1500 CREW, WHI.     DIR  N on SH 118        DAMAGE: front, area 12, severe
  DRIVER  FENWICK, GARRETT J.  M 33        DL CO  valid      INJ 2 (minor)   SEAT BELT Y   AIRBAG deployed
  VIOLATION: 42-4-1301 DUI; 18-3-106(1)(b) VEH HOMICIDE       ALC SUSPECTED [X]  DRUG SUSPECTED [ ]    TEST: blood, PENDING
UNIT 2   2006 SUBARU FORESTER, GRN.   DIR  W on CR 27        DAMAGE: left side, area 9, severe
  DRIVER  ARCHULETA, MARISOL  F 61         DL CO  restricted, daylight / corrective lenses     INJ 4 (fatal)  BELT unk
  TEST: by coroner
WITNESS: YELLOWHAIR, B. (semi driver, WB CR 27)       WITNESS: DONNELLY, P. & J. (NB behind U1)
VEHICLES TOWED BY: Two Rivers Towing      HOLD: [X] both`,
      `DR 2447 p. 2      CASE 24-017733                                 NARRATIVE / DIAGRAM
(DIAGRAM NOT TO SCALE. See ACR supplement.)
Unit 1 NB SH 118 entered the intersection. Unit 2 WB CR 27 entered the intersection. Front of U1 struck left side of U2. U2 rotated and came to rest on the NW shoulder against the signal cabinet. U1 came to rest in the NB lane 61 feet north.
I arrived at 2158. Volunteer fire was on scene. D2 was unresponsive and was pronounced at 2211 by Flight paramedic. D1 was on the guardrail holding a rag to his nose. D1 said "I had the green. I had the green, man." D1 had a moderate odor of an unknown alcoholic beverage and bloodshot watery eyes (airbag dust present). He said he'd had "two with dinner at the Stockman's." I asked D1 to do roadside maneuvers and he said his knee hurt. HGN was done by Trp. Ainsley while D1 was in the ambulance.
B. Yellowhair said he was stopped WB behind the Subaru and "she took off like it went green, I was looking at my log tablet." The Donnellys said they "think" the truck had a green but they were a good ways back, maybe a quarter mile.
Signal cabinet door was bent and the signal went to red flash after the crash. County Roads tech came 2320.
D1 was transported by Ourival Ambulance to Valley Regional. I did not follow as I was on scene. Deputy K. Rusk rode along.
I did not locate any cameras on the corner. There is a Sinclair station SE corner, closed at that hour.`,
    ],
    [
      "Blood draw and advisement packet.pdf",
      `OURIVAL COUNTY SHERIFF'S OFFICE          EXPRESS CONSENT ADVISEMENT & BLOOD COLLECTION              24-017733
Subject: FENWICK, GARRETT       Officer: Dep. K. RUSK 244        Location: Valley Regional ED rm 6
Time of contact: 2252      Probable cause time:  2203 (Baca)
[X] I advised subject of Express Consent:  he was told he must take a blood test because of the crash.
Subject's choice:  [ ] breath   [X] blood   [ ] refused        Subject's signature:  "unable - hands bandaged"
Warrant: [ ] yes  [X] no     "exigent, 2 hr"       On-call judge contacted: [ ] yes [X] no
Custody: [ ] under arrest   [X] not arrested at this time
BLOOD COLLECTION
Kit lot no. 23-1188        Expiration  09/2024
Drawn by:  Tess M., phleb.       First draw time  2349        Second draw time  ____
Site: [X] L AC  [ ] R AC       Cleaned with: [ ] betadine  [X] other: "prep pad"
Number of tubes: 2 grey       Inverted 8-10 times: [ ] yes [ ] no
Sealed by: Rusk    Initials on tubes: KR       Placed in: patrol vehicle, then OCSO fridge  10/05  0640
Witness to draw: RN on shift
IV fluids running?  [X] yes  [ ] no    NS L arm
Remarks: Subject asked if he could call his wife. Told after. Subject stated he "looked down for the radio" but it was green.
White: Records. Yellow: Laboratory. Pink: Subject. Do not place the kit in direct sunlight. Kits are ordered from the supply clerk.`,
    ],
    [
      "Front Range Tox T24-30871.pdf",
      `FRONT RANGE FORENSIC TOXICOLOGY, INC.        REPORT OF ANALYSIS                 Lab no. T24-30871
Agency: Ourival County SO       Agency no.: 24-017733       Subject: FENWICK, GARRETT
Received: 10/17/2024  by: UPS          Condition: seals intact. One tube half full (4 mL). Cooler pack warm.
Test ordered:  [X] ethanol   [ ] drugs, 7-panel    [ ] cannabinoids   
Method:  Dual column headspace GC-FID
Result    Specimen A     0.094 g/100 mL    0.096 g/100 mL
          Mean           0.095 g/100 mL    uncertainty +/- 5 % (k = 2)
Date analyzed: 10/30/2024       Analyst: J. Fairweather          Certifying: D. Mbeki
Specimen B retained for independent analysis at request of the defendant. Specimens are destroyed twelve (12) months after receipt unless other arrangement is made in writing. Send request and fee to the front office.
This laboratory is certified by the Department of Public Health and Environment (5 CCR 1005-2). Results relate only to items tested. This report shall not be reproduced except in full.
Notes: internal standard flag on batch 1030B vial 14 re-injected. Retrograde extrapolation not performed. Time of offense on submission form: "2147". Time of draw on submission form: "2249".`,
    ],
    [
      "Reconstruction report Sgt Thorne.pdf",
      `COLORADO HIGH PLAINS CRASH TEAM (multi-agency)      TECHNICAL CRASH RECONSTRUCTION        24-017733
Prepared by: Sgt. W. THORNE, ACTAR        Date: January 22, 2025        Page 1 of 9 (summary and calculations furnished)
1.0 REQUEST. Asked by Sgt. Pinelli at 2235 hrs on 10/04. Arrived 0125 hrs, 10/05. Rain had stopped. Vehicles were in the positions of rest, except U2, which had been moved about 6 ft by the fire department for access.
2.0 SCENE. SH 118 is two lanes, asphalt, level, with a NB left pocket. CR 27 crosses at 84 degrees. Signal heads are 12 inch LED. Measured with total station, 212 points, and by UAS. Tire marks: none found before impact (ABS, wet). Gouges: three.
3.0 VEHICLES. Inspected at Two Rivers yard 10/09. U1 tires 7/32, brakes appear functional. U2 headlamps: left filament not hot-stretched, right bulb broken. Headlamp switch found in OFF detent, may have been moved. U2 left rear tire 2/32. U1 airbag control module imaged 10/09 with CDR by Tpr. Ainsley. U2 is not supported.
4.0 EDR. Pre-crash: -5.0 s 61 mph; -4.0 61; -3.0 60; -2.0 60; -1.0 58 brake on; 0.0 49. Seat belt buckled.
5.0 DRAG. Friction was taken with accelerometer on 10/09 (dry): 0.74. A factor of 0.55 was assumed for wet.
6.0 MOMENTUM. U1 impact 50 to 57 mph. U2 impact 14 to 19 mph.`,
      `RECONSTRUCTION 24-017733                                                        Page 7 of 9
7.0 SIGNAL. The controller log was requested from County Roads on 10/21. Mr. Haas stated that the controller was replaced on 10/05 and the unit sent to the vendor. Timing sheet is dated 2017: SH 118 green 24 s max, yellow 4.5 s, all red 1.0 s. CR 27 min green 8 s on loop call. Mr. Haas mentioned that there had been "a couple of complaints about both ways green" in September.
8.0 HUMAN FACTORS. A perception time of 1.5 s was used. At 55 mph and sober, a driver would have been able to stop or swerve to the right. No calculation was made for the view past the stopped semi-trailer.
9.0 CONCLUSIONS.
 9.1 U1 was traveling 5 to 6 mph above the limit.
 9.2 U1's driver had available 2.3 seconds and used 1.0.
 9.3 It is not possible by physical evidence to determine which driver had the green signal.
 9.4 The primary cause is impairment of the driver of U1 by alcohol.
10.0 This report may be amended. Field notes, raw point file, UAS images and CDR file are with the author. Peer review: pending (Tpr. Ainsley).
The opinions are held to a reasonable degree of certainty in the field. Thorne, W.`,
    ],
    [
      "Valley Regional ED chart excerpt.pdf",
      `VALLEY REGIONAL MEDICAL CENTER        ED ENCOUNTER SUMMARY          FENWICK, GARRETT J     10/04/24
ARRIVAL  22:31  EMS (Ourival 2)      TRIAGE 22:34  LEVEL 2 TRAUMA ALERT       PROVIDER  R. Castellanos MD
TIME     ORDER / EVENT                                         BY
22:36    18 g L AC, NS 1 L bolus started                       AK RN
22:38    Trauma labs drawn L AC (lav, blue, gold, GRY)         AK RN
22:41    Fentanyl 50 mcg IV                                    AK RN
22:55    XR chest, pelvis, R knee
23:10    CT head / c-spine: no acute. Nasal bone fx.
23:20    Lac repair R hand. Hand wrapped both, abrasions
23:30    Ondansetron 4 mg IV
23:52    PD lab draw by phlebotomy, tubes to officer           TM
00:15    Officer asks re hospital alcohol result. Told need paper.
00:40    R knee immobilizer
02:05    D/C to law enforcement
LABS 22:38   Na 140  K 3.9  Cl 104  CO2 24  Glu 118  Cr 0.9  Lactate 2.1   Hgb 14.8  Ethanol, serum: 71 mg/dL
GCS 15.  Neuro: A&O x4, speech clear, follows commands, no nystagmus, gait not tested. 
Pt comments: "Light was green. She didn't have her lights on. I never saw her."
Alcohol screening brief: 2 drinks/occasion, 1-2 x/wk.  Counseled.`,
    ],
    [
      "Coroner summary and family letter.pdf",
      `OURIVAL COUNTY CORONER                     REPORT OF INVESTIGATION (summary)            24-0091
Decedent: ARCHULETA, Marisol   61 F       Pronounced 10/04/24 2211       Next of kin: son, Daniel
Manner: ACCIDENT (traffic)        Cause: multiple blunt force injuries. 
Exam: [ ] full autopsy  [X] external with fluids, by contract pathologist       Date 10/06
Injuries: left rib cage flail, pelvis, aortic injury presumed. No belt mark over the left shoulder.
Eyes: bilateral lens opacity, R > L.
Specimens: femoral blood, vitreous, urine. Submitted 10/08 to contract lab. Results: "not back"
Effects: glasses in case, in purse. Cell phone, lit, on passenger floor. To Dep. Baca. Medication bottles (2): zolpidem, gabapentin. Returned to family.
------------------------------------------------------------------------
Nov 3, 2024
Dear Sheriff,
My mother had driven that corner for thirty years. We were told not to let her drive at night but she was called in to the nursing home because somebody was sick. She called me at about 9:45 and we were talking when I heard it. We want this man to be held responsible. Other people have told us this light has gone bad since the lightning in August and Mrs. Trask at the feed store had it happen to her. Please tell the District Attorney we want to be at every hearing. The advocate, Ms. Ruel, has been very kind.
Daniel Archuleta`,
    ],
  ]),
  key: {
    offence: "homicide",
    issues: [],
    gaps: [
      /signal|controller|traffic light|timing|haas|county roads/i,
      /(decedent|archuleta|victim|her|coroner|deceased).*(toxicolog|blood|fluids|vitreous|specimen)|(toxicolog|blood|fluids|vitreous|specimen).*(decedent|archuleta|victim|coroner|deceased)|zolpidem|gabapentin/i,
      /(decedent|archuleta|victim|\bher\b|\bson\b|deceased|cell).*phone|phone.*(decedent|archuleta|victim|\bson\b|record|deceased|extraction)|call log/i,
      /chromatogram|raw (lab|data)|bench notes|batch|internal standard|quality control|lab(oratory)? (file|data|packet|notes|litigation)|litigation packet|calibration/i,
      /chain of custody|fridge|refrigerat|(kit|tube|specimen|sample|blood).*(storage|custody|transport|expir|shipp|temperature)|expired|october 5.*17|\bups\b/i,
      /field notes|point file|total station|uas|drone|cdr|\bedr\b|module|peer review|missing pages|remaining pages|pages 2|full (reconstruction )?report|raw point/i,
      /body.?(worn|cam)|bwc|dash.?cam|in.?car (video|cam)|patrol video/i,
      /yellowhair|semi driver|truck(er| driver)|log tablet|\beld\b/i,
      /stockman|bar (tab|receipt)|receipt|server|bartender|restaurant/i,
      /photo(graph)?s?\b/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /\b911\b|dispatch|\bcad\b|radio/i,
        /donnelly/i,
        /hgn|ainsley|nystagmus|roadside/i,
        /trask|feed store|complaints? about (the )?(light|signal)|lightning|prior (crashes|accidents|malfunction)|crash history|maintenance/i,
        /rusk|express consent|advisement|consent/i,
        /warrant|exigen|on.?call judge/i,
        /phlebotom|\btess\b|who drew|qualif|person who drew/i,
        /second (tube|specimen|sample|draw)|specimen b|independent (analysis|test)|re.?test|retained/i,
        /drugs?\b.*(panel|test|screen)|7-panel|cannabi/i,
        /serum|hospital (blood|alcohol|ethanol|lab)|valley regional|ed chart|medical records?|nurs(e|ing)|castellanos|hospital record/i,
        /\bems\b|ambulance|paramedic|run (report|sheet)|patient care|flight|volunteer fire|fire department|first responder/i,
        /sinclair|gas station|camera|surveillance|cctv|video|footage/i,
        /autopsy|pathologist|coroner|x-?rays?|post.?mortem|death certificate/i,
        /\beyes?\b|\bvision|cataract|lens|optometr|ophthalm|driver'?s? licen[cs]e|dmv|restrict|daylight|medical (history|records?) of (the )?(decedent|victim)/i,
        /headlamps?|headlights?|bulb|filament|lamp|lights? (on|off)/i,
        /seat ?belt|airbag/i,
        /(vehicle|ram|subaru|forester|truck|car).*(inspect|preserv|hold|impound|tow|access|maint|recall|releas)|two rivers|tow(ing|ed)?\b|impound|subaru|forester/i,
        /infotainment|telematics|client'?s? phone|fenwick'?s? (phone|cell)|(defendant|driver)'?s? phone|distract/i,
        /weather|\brain\b|lighting|friction|\bdrag\b|\bwet\b/i,
        /retrograde|expert|toxicologist|extrapolat|human factors|reconstruction(ist)?/i,
        /thorne|actar|\bcv\b|credential|training/i,
        /fairweather|mbeki|analyst|accredit|certif|proficien|audit/i,
        /baca|pinelli|supplement/i,
        /diagram|sketch|measurement|scene (plan|survey)|sight.?line|view (past|obstruct)|line of sight|\bmap\b/i,
        /miranda|statements?.*(record|video|audio)|interview|recorded/i,
        /(deput(y|ies)|officers?|investigators?)'?s?'? notes|handwritten notes|notebook/i,
        /disciplin\w*|personnel|internal affairs|impeach\w*|brady|giglio|credib/i,
        /criminal (history|record)|driving (history|record)/i,
        /daniel|\bson\b|ruel|advocate|family/i,
        /nursing home|employer|called in|work schedule|shift/i,
        /vendor|loop/i,
        /effects|purse|glasses|medication|property (log|receipt|sheet)|evidence (log|record|sheet|receipt)/i,
        /insur/i,
        /gps|\bavl\b/i,
        /custody (record|log)|booking|jail|arrest report|arrested|arrest (warrant|affidavit)|probable cause|charging|complaint\b/i,
        /cdot|department of transportation|highway (department|records)/i,
        /polic(y|ies)|protocol|regulation|5 ccr/i,
        /conversion|\blot\b|manufacturer|submission form|request form/i,
        /passenger|other witness|canvass/i,
        /disclosure|discovery/i,
        /wife/i,
        /fentanyl|iv fluid|saline/i,
      ],
      contradictions: [],
    },
  },
};
