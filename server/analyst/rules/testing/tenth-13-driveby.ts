import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const DRIVEBY_CASE: CaseFile = {
  name: "shots at a dwelling from a rented car, gang detective's opinion, show-up of a passenger",
  documents: makeDocuments([
    [
      "VMPD Crime Report 25-30618.pdf",
      `VISTA MOJADA POLICE DEPARTMENT           CRIME REPORT           CASE 25-30618
CODE SECTION  246 PC  SHOOT AT INHABITED DWELLING        CLASS  F       RD  0417
LOCATION  2266 S CORDELIA ST     DATE/TIME OCC  SAT 06/14/25  2347      DAY/TIME RPTD  SAME  2349
V-1   SALCEDO, ARMIDA  HFA  DOB 03/03/71      RES 2266 S CORDELIA
V-2   SALCEDO, NESTOR  HMA  DOB 12/19/03      SAME       MONIKER "NESSY"
W-1   PHAN, LOAN  AFA   2270 S CORDELIA
W-2   OKUBO, TERRELL  BMA   2261 S CORDELIA
S-1   TILLERY, MARQUAN J   BMA  DOB 05/27/02  6-1/195    IN CUSTODY
S-2   UNK
VEH   2024 KIA K5  WHITE  CA LIC (NOT OBTAINED AT SCENE)
M.O.  SUSPS DROVE NB, FIRED MULTIPLE RDS FROM PASS SIDE AT V'S RES. NO INJ.
ATTACHMENTS  [X] PROPERTY RPT   [X] SUPP 1 GANG   [ ] PHOTOS   [X] FIELD ID
NARRATIVE
ON THE ABOVE DATE AND TIME I WAS WORKING UNIT 4L22 WITH OFCR DEANE #3390. WE RECD A R/C OF SHOTS FIRED. UPON OUR ARRIVAL WE SAW APPROX 15 TO 20 PEOPLE IN THE FRONT YARD OF 2266. THERE WAS A QUINCEANERA AT THE RES WITH A TACO CART AND A DJ. MOST LEFT.
V-1 SALCEDO, ARMIDA TOLD ME IN SPANISH, TRANSLATED BY A NIECE, THAT SHE HEARD "COHETES" AND PULLED THE GIRLS DOWN.
V-2 NESTOR SALCEDO WAS UNCOOP AND STATED "I DIDNT SEE NOTHING." HE HAD A FRESH CUT ON HIS R PALM HE SAID WAS FROM A BOTTLE.`,
      `CASE 25-30618           CONTINUATION              PAGE 2
W-1 PHAN STATED SHE WAS ON HER PORCH AND SAW A WHITE CAR, NEW, ROLL BY SLOW W/ ITS LIGHTS OFF. SHE SAW AN ARM COME OUT OF THE REAR PASSENGER SIDE WINDOW AND HEARD 5 OR 6 POPS. SHE ALSO HEARD POPS "FROM THE YARD, AFTER."
W-2 OKUBO STATED HE WAS IN HIS GARAGE. HE WENT OUT AND SAW A WHITE KIA TURN ON 23RD. HE HAS A RING DOORBELL. HE STATED THAT HE WOULD SEND IT.
AT 0014 HRS UNIT 4L31 (OFCR PRUSS) STOPPED A WHITE KIA K5, OCCUPIED X3, AT 23RD / ALAMEDA FOR CVC 24250. TILLERY WAS THE R/F PASS. DRIVER WAS BIRDSONG, ALIYAH BFA. R/R WAS A JUV, D.C. NO GUN IN THE VEH OR ON THE OCCUPANTS. BIRDSONG ADVISED THAT THEY WERE COMING FROM THE BOWLING ALLEY ON 19TH. BIRDSONG AND D.C. WERE FI'D AND RELEASED.
AT 0031 HRS I TRANSPORTED W-1 PHAN TO A FIELD SHOW UP. SHE I.D.'D THE CAR AS "SAME LIKE." AS TO TILLERY SHE STATED "COULD BE, HE IS BIG." SEE FIELD ID FORM. TILLERY WAS ARRESTED.
OFCR DEANE LOCATED CASINGS IN THE STREET AND BULLET STRIKES TO THE STUCCO, THE FRONT DOOR AND A PARKED F-150. CSI R/O. A SECOND GROUP OF CASINGS OF A DIFF CAL WAS ON THE WALKWAY OF 2266.
TILLERY'S HANDS WERE BAGGED AT 0052.
BWC ACTIVATED. SGT WHITACRE APPROVED ARREST.
REPORTING  K. MUNDAY #3127      06/15/25 0640`,
    ],
    [
      "CAD 250614-1992.txt",
      `INCIDENT HISTORY   250614-1992     VMPD COMM      TYPE 246 / SHOTS      PRI 1
23:48:58  CT07  CREATE  2200 BLK S CORDELIA   RP ANON F
23:49:06  CT07  RP HRD 8-10 SHOTS
23:49:20  CT03  DUPE CALL  RP SEES MALES RUNNING FROM YD W/ GUN,  BLK SHIRT, INTO ALLEY   RP REFUSED
23:49:41  DSP2  4L22 4L31 4S10 DISP
23:50:12  CT11  DUPE CALL  RP PHAN LOAN  VEH WHT SEDAN NB LIC UNK
23:50:55  CT07  RP2 CB 3X  NO ANS
23:52:30  4L22  97
23:53:02  4L22  C4 ON INJ / REQ SPANISH SPKR   NONE AVAIL
23:54:10  DSP2  INFO BCAST  WHT KIA SED OCC 2 BM
23:54:48  AIR1  ER  ETA 6
00:01:15  AIR1  OS   FLIR  NEG ALLEY.   2 SUBJ ON ROOF 2258 ?
00:03:40  AIR1  OFF, FUEL
00:14:22  4L31  11-95  23/ALAMEDA   WHT KIA  8WQR (PARTIAL IN LOG)  OCC 3
00:15:01  4L31  REQ COVER
00:26:44  4L22  ENRT W/ WIT
00:31:09  4L22  SHOWUP
00:37:50  4L31  1 I/C   OTHER 2 REL
01:05:17  CSI2  97
02:44:00  CSI2  98
03:12:21  4L22  ENRT JAIL
EVT CLOSE   DISPO RPT   UNITS 4L22 4L31 4S10 AIR1 CSI2`,
    ],
    [
      "Field ID admonition Phan.pdf",
      `VMPD FORM 61 (REV 4/19)          FIELD IDENTIFICATION ADMONITION          CASE NO  25-30618
WITNESS NAME   PHAN, LOAN                LANGUAGE   VIETNAMESE / SOME ENGLISH
ADMONITION READ BY   MUNDAY              IN   ENGLISH               TIME   0029
"You will be asked to look at a person. The fact that the person is detained and may or may not be handcuffed should not influence you. It is just as important to free innocent persons from suspicion as to identify the guilty. You are not obligated to identify anyone."
WITNESS UNDERSTANDS   (Y)  N      WITNESS INITIALS   LP
DISTANCE  60-70 FT     LIGHTING  PATROL UNIT SPOTLIGHT, STREET LAMP OUT
PERSONS SHOWN   1  (TILLERY).    HANDCUFFED  Y    NEXT TO POLICE VEH  Y
OTHER OCCUPANTS SHOWN?   N
WITNESS STATEMENT   "Car same like. The man could be, he is big. I see only arm. Arm has long sleeve white."
CLOTHING OF SUBJECT AT TIME   RED T-SHIRT, SHORT SLV, BLK SHORTS
RESULT   [ ] POSITIVE   [X] TENTATIVE   [ ] NEGATIVE
WITNESS ASKED TO SIGN   LOAN PHAN
OFFICER REMARKS   WIT ASKED IF THE POLICE WILL MOVE HER TO OTHER APT. ADVISED DET WILL CALL. SON CAME TO TRANSLATE AFTER.`,
    ],
    [
      "CSI evidence rpt.pdf",
      `VISTA MOJADA PD    FORENSIC SERVICES UNIT          SCENE REPORT         25-30618
CSI II  P. Amaro #C14          Arrived 0105     Secured 0240      Weather clear 64 F
Requested by 4L22. Scene was partly held; tape across driveway only. People were walking through and two vehicles had left from the curb per the RP.
PLACARD   ITEM                                   LOCATION
1-6       FCC (6) "WIN 9mm LUGER"                Street, NB lane, over 31 ft
7-10      FCC (4) "FC 40 S&W"                    Walkway and lawn of 2266
11        Fragment, copper jacket                porch
12        Red plastic cup                        lawn, not coll.
13        Poss blood drops x 3                   walkway, swabbed
14        Wht long sleeve thermal shirt          gutter, 23rd St, 140 ft N
Strikes: A to E. A stucco 41 in. B door 52 in. C, D Ford F-150 L bed. E, curb across the street at 2261 (W side).
Trajectory rods not used. Measurements by roller.
GSR kit TILLERY taken at station at 0305 by Ofcr Munday, kit no. 8841 (I did not see hands bagged).
Kia K5 was towed to Delgado's Tow. Not processed at scene. Print hold was put on veh.`,
      `FORENSIC SERVICES UNIT        25-30618         page 2
DISPOSITION
Items 1-11 packaged by group in coin envelopes. Item 13 swabs dried and frozen. Item 14 paper bag. GSR kit to property.
Requests made:
  NIBIN entry, items 1-6 and 7-10     Entered 06/18/25
  DNA item 13                          Not req by det.
  DNA item 14                          Not req by det.
  GSR                                  Hold
  Latent on Kia                        Released to owner 06/17/25 prior to processing (tow fees)
NIBIN RESULT (from notice): Items 1-6 LEAD to VMPD 25-11877 (03/02/25, 1400 blk Mesa, ADW) and CCSO 24-88104. Items 7-10 LEAD to VMPD 25-29944. "A lead is an unconfirmed association and requires microscopic comparison."
Photographs uploaded to DIMS, 164 images. Sketch in field book, not to scale; to be drafted on request.
Unit supervisors are reminded to complete overtime slips by Tuesday. Fuji batteries are in cabinet 2. FSU does not transport property to Superior Court without 48 hours' notice.`,
    ],
    [
      "SUPP 1 Gang Det Lujan.pdf",
      `VMPD        GANG SUPPRESSION DETAIL        SUPPLEMENTAL 1           25-30618
DET R. LUJAN #2875                06/25/25
I HAVE BEEN A PEACE OFFICER FOR 14 YEARS, 5 OF THEM ASSIGNED TO GSD. I HAVE TAKEN 240 HOURS OF GANG TRAINING AND HAVE SPOKEN TO OVER 300 GANG MEMBERS. I HAVE TESTIFIED AS AN EXPERT 11 TIMES.
THE NINETEENTH STREET PLAYAS (NSP) ARE A CRIMINAL STREET GANG WITH ABOUT 60 MEMBERS. RED. THEIR RIVAL IS CORDELIA LOCOS (CDL). NESTOR SALCEDO IS A DOCUMENTED CDL MEMBER. THE PRIMARY ACTIVITIES OF NSP ARE ASSAULT WITH FIREARMS, ROBBERY AND NARCOTIC SALES.
IN MY OPINION TILLERY IS AN ACTIVE NSP MEMBER, BASED ON: (1) 3 F.I. CARDS, 2019, 2021 AND 06/15/25; (2) RED CLOTHING; (3) HE LIVES ON 20TH STREET; (4) INSTAGRAM PHOTOS THAT I HAVE SEEN; (5) INFORMATION FROM A RELIABLE SOURCE THAT TILLERY "GOES BY QUAN AND PUTS IN WORK." HE IS IN CALGANG SINCE 2021.
IN MY OPINION THE SHOOTING WAS FOR THE BENEFIT OF AND IN ASSOCIATION WITH NSP, IN RETALIATION FOR 25-29944 (06/10/25), IN WHICH NSP MEMBER "BABY GRIM" WAS SHOT AT.
PREDICATE OFFENSES: PEOPLE V. HARGROVE; PEOPLE V. DELACRUZ-WEBB. CERTIFIED COPIES TO FOLLOW.`,
      `SUPPLEMENTAL 1         25-30618       PAGE 2
FOLLOW UP. ON 06/16 I SPOKE WITH BIRDSONG BY PHONE. SHE SAID SHE RENTS A CAR MOST WEEKENDS FOR UBER EATS. SHE SAID SHE PICKED UP "QUAN" AND HER COUSIN D.C. FROM STARLITE LANES AT "ALMOST MIDNIGHT." SHE SAID HE HAD BEEN THERE SINCE 9 FOR HIS BROTHER'S LEAGUE. I ASKED HER IF SHE KNEW WHAT A LIE WOULD COST HER WITH CPS. SHE HUNG UP.
ON 06/17 I SPOKE TO OKUBO. HE TEXTED ME A 9 SEC CLIP OF THE CAR. I COULD NOT READ THE PLATE AND SAW A DENT AT THE LEFT REAR. OKUBO SAID HE HAS A LONGER ONE.
ON 06/18 I DROVE TO VALLEY BUDGET RENTAL AND GOT THE CONTRACT. THE CLERK SAID THAT THE CARS HAVE A TRACKER.
ON 06/20 A CI ADVISED THAT THE SHOOTER WAS "TINY QUAN", WHO IS A 17 YR OLD. I DO NOT BELIEVE THAT IS ACCURATE.
JAIL CALLS: I LISTENED TO 4 OF 31. NOTHING OF EVID. VALUE.
TILLERY'S PHONE WAS BOOKED. I WILL WRITE A S/W.
TILLERY INVOKED AT THE STATION. I HAD A CONVERSATION WITH HIM IN THE SALLY PORT ABOUT HIS SITUATION PRIOR TO THAT.
NESTOR SALCEDO IS ON JUVENILE PAROLE TAIL UNTIL OCT.`,
    ],
    [
      "Valley Budget contract.pdf",
      `VALLEY BUDGET RENTAL      1180 Commerce     Agreement VB 77120
RENTER  Aliyah Birdsong       DL on file          ADDL DRIVER  none
VEHICLE  24 Kia K5 LXS    Snow White    Unit 318
OUT  06/13/25 17:10   odo 21,304   fuel F       IN  06/17/25 11:42  odo 21,611  (from tow yard)
CONDITION OUT   no dents.  scuff rt front wheel         CONDITION IN   no new dmg. Smells of fries. Fingerprint powder no
RATE  39.95/day   CDW declined    DEPOSIT  200.00 debit    TOW REIMB  412.00 open
TERMS. Renter agrees that the vehicle will not be used for hire, towing, racing or unlawful purpose. Renter is responsible for parking citations and tolls with an administration fee of 15.00. Vehicles are equipped with telematics (PassTrack) which may record location, speed, ignition and door open events, retained for 90 days. Smoking fee 250. Return with same fuel. Mileage limit 200 per day, .25 over. Renter has received a copy. Additional white Kia K5 units in fleet on date: 6. Late returns after 29 minutes are charged one full day.
X  A Birdsong                   Agent  "Rudy"`,
    ],
  ]),
  key: {
    offence: "weapons",
    issues: [],
    gaps: [
      /telematic|passtrack|tracker|\bgps\b|rental (car )?(data|location)/i,
      /gsr|gunshot residue|kit no/i,
      /\bdna\b|blood|thermal|white (long.?sleeved? )?shirt|long.?sleeve|swabs?/i,
      /\bring\b|doorbell|okubo|longer (clip|video)/i,
      /911|emergency call|caller|anonymous/i,
      /body.?(worn|cam)|bwc/i,
      /informant|\bci\b|reliable source|confidential source|tiny quan/i,
      /bowling|starlite|alibi/i,
      /nibin|25-?11877|25-?29944|88104|microscop|ballistic|firearms? (exam|comparison|analysis|report|lab)|casings?|cartridge/i,
      /f\.?i\.? cards?|field interview|calgang|gang (file|database|record|validation|document)|predicate|instagram/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /birdsong|aliyah/i,
        /\bd\.? ?c\b|juvenile|rear.{0,12}passenger/i,
        /nestor|salcedo|\bv-?2\b|armida|\bv-?1\b/i,
        /niece|interpret|translat|spanish|vietnamese/i,
        /phan|relocat|\bu.?visa\b/i,
        /guests|party|partygoers|quincea|\bdj\b|taco|15 to 20|other witnesses|canvass/i,
        /deane/i,
        /pruss|4l31|traffic stop|stop of the (car|kia)|24250|basis (for|of) the stop/i,
        /whitacre|4s10/i,
        /air ?1|flir|helicopter|air unit|air support/i,
        /radio|dispatch (audio|recording)|broadcast/i,
        /dims|164|photo(s|graph)/i,
        /sketch|diagram|field book|scene plan|measure|trajectory/i,
        /in.?car|dash.?cam|patrol (car )?video|\bmvr\b|jail (video|camera)|sally.?port|station (video|camera)/i,
        /lujan|expert.*(testimony|transcript)|prior testimony|300 gang|training (record|material)|240 hours|basis.*opinion/i,
        /second (gun|shooter|weapon)|return fire|\.?40 (cal|s&w)|yard shooter|runn(ing|ers) from|alley|roof/i,
        /\btow(ed|ing)?\b|delgado|latent|fingerprint|prints?\b|kia.*(process|exam|release|inspect)|car.*(process|exam|releas|inspect)/i,
        /rental (agency|company|clerk|record)|valley budget|fleet|other white kia|rudy/i,
        /jail calls?|31 calls|recorded calls/i,
        /phone|cell.?site|tower|search warrant|extraction/i,
        /uber|delivery/i,
        /licen[cs]e plate reader|\balpr\b|traffic camera|city camera|shotspotter|acoustic|surveillance|cctv|business (video|camera)/i,
        /notes/i,
        /invo(ked|cation)|miranda|statement.*(sally|tillery)|interview (recording|video)/i,
        /booking|jail record|custody record|arrest record|clothing|tillery'?s? (clothes|property)|red (t-?)?shirt|property report/i,
        /chain of custody|property (log|record|room)|evidence log|continuity|bagged|bagging/i,
        /gun\b|firearm|weapon|search of/i,
        /criminal (history|record)|parole|rap sheet|benefit|promise|leniency/i,
        /personnel|pitchess|brady|disciplin|giglio|internal affairs/i,
        /policy|policies|procedure|show.?up|identification training/i,
        /bottle|cut.*palm|palm|medical/i,
        /f-?150|owner of the truck|bullet|projectile|fragment|strike/i,
        /hargrove|delacruz|certified/i,
        /baby grim|retaliat|june 10/i,
        /lighting|street ?(lamp|light)/i,
        /third.?party|other suspect|alternative suspect/i,
        /brother|league|score ?sheet/i,
        /complaint|charging|information filed|probable cause declaration/i,
        /dent\b/i,
        /gang expert|defen[cs]e expert/i,
        /racial justice|identification expert|eyewitness expert/i,
        /social media/i,
      ],
      contradictions: [],
    },
  },
};
