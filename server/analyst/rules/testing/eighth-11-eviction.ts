import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const EVICTION_CASE: CaseFile = {
  name: "resisting arrest and assault on an officer at an eviction",
  documents: makeDocuments([
    [
      "75-48 and 75-49 investigation report.pdf",
      `CITY OF PORT DELLAM   POLICE DEPARTMENT                 COMPLAINT OR INCIDENT REPORT   75-48
YEAR 25   DIST OCC 39   SECT B   DC NO 25-39-014402      CLASS 401     DATE 3-12-25   DAY WED   
CRIME OR INCIDENT: AGG ASLT ON POLICE / RESIST         PLACE 2911 N. CORLISS ST  2ND FL  [X] INSIDE [ ] OUT
TIME OUT 10:22   TIME IN 12:40     RPT PREP: P/O R. DELGROSSO #4418   UNIT 3914     SUPV SGT HANLON 39A
COMPLAINANT: POLICE     FOUNDED [X] Y [ ] N       WITNESS [X] Y   STOLEN PROP [ ]     PHYS EVID [ ]    TRACEABLE VEH [ ]
DESC: AT ABOVE TIME + LOC POLICE ASSISTED LANDLORD TENANT OFFICER W/ LOCKOUT. TENANT F/B/52 REFUSED TO LEAVE + STRUCK P/O MARCH #7120 IN FACE W/ A POT. FEMALE TAKEN INTO CUSTODY AFTER STRUGGLE. P/O MARCH TRANS TO TEMPLETON HOSP BY 3912 T+R. 39DD NOTIFIED
------------------------------------------------------------------------
INVESTIGATION REPORT   75-49         DET DIV: NORTHWEST      CASE NO 25-39-014402      DATE 3-12-25
ASSIGNED: DET. C. WOJCIK #826          STATUS: [X] CLEARED BY ARREST
DEFENDANT: VERNELL GAITHERS 52 B/F    2911 N. CORLISS ST 2FL
CHARGES: AGGRAVATED ASSAULT (F2) 2702(a)(3); SIMPLE ASSAULT; REAP; RESISTING ARREST 5104; DISORDERLY CONDUCT; DEFIANT TRESPASS
INTERVIEWS: P/O MARCH (AT HOSP); P/O DELGROSSO; LTO KEVIN BRANNIGAN (BY PHONE)
THE DEFENDANT WAS NOT INTERVIEWED AS SHE WAS AT EPISCOPAL-DELLAM HOSP FOR HER WRIST. SCENE NOT HELD. POT NOT PLACED ON PROPERTY RECEIPT AS IT WAS PUT WITH TENANT'S BELONGINGS.
INJURIES: P/O MARCH - CONTUSION LT CHEEKBONE, CHIPPED TOOTH, OFF DUTY IOD 9 DAYS`,
      `75-49 CONT'D                           DC 25-39-014402                               PAGE 2
FACTS: ON WED 3-12-25 AT APPROX 10:25AM P/O MARCH AND P/O DELGROSSO, IN FULL UNIFORM, MET LTO BRANNIGAN OUTSIDE 2911 N CORLISS, REF AN ALIAS WRIT OF POSSESSION. LTO KNOCKED SEVERAL TIMES AND ANNOUNCED, THEN THE LOCKSMITH DRILLED THE LOCK. OFFICERS ENTERED WITH LTO. DEFENDANT WAS IN THE KITCHEN AND YELLED "Y'ALL CAN'T PUT ME OUT I GOT A PAPER." P/O MARCH TOLD HER SHE HAD TO STEP OUT. SHE PICKED UP A POT FROM THE STOVE AND SWUNG IT STRIKING P/O MARCH IN THE FACE. OFFICERS TOOK HER TO THE FLOOR. DEFENDANT LOCKED HER ARMS UNDER HER BODY AND KICKED. P/O DELGROSSO USED CONTROL HOLDS AND SHE WAS CUFFED. NO WEAPONS WERE USED BY POLICE.
DEFENDANT'S GRANDSON (12) WAS IN THE FRONT ROOM AND WAS GIVEN TO A NEIGHBOR, "MISS DOT", 2913.
LTO BRANNIGAN STATES HE WAS IN THE HALL WITH THE LOCKSMITH AND HEARD A LOUD CLANG AND OFFICER SAY "SHE HIT ME".
NOTE: A RING CAMERA IS AT THE STREET DOOR, THIS BELONGS TO THE LANDLORD (CORLISS HOLDINGS LLC).
A CROWD GATHERED ON THE PAVEMENT. 39TH DIST WAGON 3972 TRANSPORTED PRISONER.
DA'S CHARGING UNIT CONTACTED 3-12-25 5:50 PM  APPROVED BY ADA ON DUTY.
SUBMITTED  DET WOJCIK #826        APPROVED  LT. J. BARKSDALE`,
    ],
    [
      "Police interview record March 75-483.pdf",
      `INVESTIGATION INTERVIEW RECORD   75-483                      PORT DELLAM POLICE
NAME: P/O TYLER MARCH #7120     39TH DISTRICT    4X12 / DAY WORK     PLACE OF INTERVIEW: TEMPLETON HOSP ER RM 9
DATE 3-12-25  TIME 1:15 PM    BROUGHT IN BY: -      INTERVIEWED BY: DET WOJCIK     RECORDED BY: SAME (handwritten, typed later)
WE ARE QUESTIONING YOU CONCERNING: INCIDENT AT 2911 N CORLISS ST
Q. What happened?
A. We went in with the L&T guy. She was at the stove. I said ma'am, you gotta go, you got five minutes. She started screaming about a paper. I stepped up to her to guide her out, I put my hand on her elbow, and she came around with the pot.
Q. What was in the pot?
A. Nothing. Water maybe. I got wet.
Q. Where did she hit you?
A. Left side. I seen stars.
Q. Then what?
A. Me and Ralph took her down. She was fighting. I hit her one time in the arm to get the arm out, like a distraction strike.
Q. Did she say anything?
A. "You're breaking my arm."
Q. Did you see any paper?
A. She was waving something. I didn't read it. L&T said it was no good.
Q. Was your camera on?
A. I thought it was. It might of been in buffering mode, the battery was yellow at roll call.
Q. Was anyone else there?
A. The kid was filming with a tablet. I told him to put it down.
I HAVE READ THE ABOVE AND IT IS TRUE AND CORRECT.  Signed  T March`,
    ],
    [
      "Landlord tenant officer return.pdf",
      `OFFICE OF THE LANDLORD AND TENANT OFFICER               (private attorney appointed by the Municipal Court)
RETURN OF SERVICE - ALIAS WRIT OF POSSESSION
Case: LT-24-08-06-4471      Landlord: CORLISS HOLDINGS LLC    Tenant: GAITHERS, VERNELL and all occupants
Premises: 2911 N. Corliss St., 2nd floor
Judgment for possession: 10/02/24 (by default)      Writ issued: 10/28/24     Served (posted): 11/12/24
Alias writ issued: 01/14/25       Served: [X] posted on door  [ ] handed to adult    Date: 02/18/25
Notice of lockout date given:  [ ] yes, date _______   [X] "any time after 21 days"
Lockout date:  3/12/25     Time start 10:20 am     end 11:35 am
Deputy:  K. BRANNIGAN (independent contractor)        Police assist requested: [X] yes [ ] no   through 39th Dist desk
Locksmith: A-1 Liberty Lock (name on invoice)         Fee: $110 paid by landlord
Condition on entry: occupied, female adult + child.   Pets: 1 cat
Result: [X] possession delivered to landlord's agent (M. Feld, present)     [ ] not executed
Remarks: tenant claims stay / petition to open filed. Called office, line busy. No stay in my packet. Tenant resisted and PD arrested her. Belongings to remain 10 days. Landlord's agent carried some items to the curb.
Training of deputy: (annual)  [ ] completed 2025  [ ] 2024  [X] 2022
Return filed: 3/19/25`,
    ],
    [
      "Docket excerpt LT-24-08-06-4471.pdf",
      `PORT DELLAM MUNICIPAL COURT - CIVIL DIVISION            DOCKET REPORT (public)            PRINTED 4/02/25
LT-24-08-06-4471   CORLISS HOLDINGS LLC v GAITHERS         RESIDENTIAL - NONPAYMENT
08/06/24  COMPLAINT FILED   RENT CLAIMED 3,150.00
08/22/24  SERVICE  - POSTED / MAILED
10/02/24  JUDGMENT BY DEFAULT, POSSESSION + 3,411.50       DEFT FAILED TO APPEAR
10/28/24  WRIT OF POSSESSION ISSUED
11/19/24  CORRESPONDENCE - RENTAL ASSISTANCE APPLICATION PENDING
01/14/25  ALIAS WRIT ISSUED
03/10/25  PETITION TO OPEN DEFAULT JUDGMENT AND FOR STAY, FILED PRO SE  (E-FILED AT HELP CENTER KIOSK 3:58 PM)
03/11/25  RULE ISSUED.  HEARING 03/27/25 9:15 AM RM 4B.   ALL PROCEEDINGS TO STAY MEANWHILE.  (JUDGE O'DOWD-REYES)
03/12/25  NOTICE OF RULE MAILED / E-MAILED TO L&T OFFICE 11:02 AM
03/19/25  RETURN OF SERVICE, ALIAS WRIT
03/27/25  HEARING CONTINUED 04/24/25
This docket is provided for convenience. The official record is kept by the Prothonotary. Fees: certification $10, copies $0.25 a page. Interpreters are available in all civil matters on request made 10 days before. For a hearing by video go to the court's web page and enter the code which is printed at the top of your notice. Do not bring food to the courtroom. Parties must check in with the court officer no later than the time of listing.`,
    ],
    [
      "Radio and CAD 39th.txt",
      `PDPD CAD   JOB 250712-1188     PRINT 03/31/25
0951  39 DESK     L&T ASSIST SCHED  2911 CORLISS  2 OFCRS
1014  3914        ENRT     DELGROSSO / MARCH
1020  3914        ARR
1031  3914        ASSIST OFFICER   2911 CORLISS 2FL        ***PRI 1***
1031  ALL UNITS   FOUR ACKS
1033  39A         ARR  HANLON
1033  3912        ARR
1034  3910        ARR
1034  3907        ARR
1036  39A         RESUME / HOLD CARS IN / 1 IN CUSTODY
1040  3972        WAGON REQ
1048  911         CALLER F "POLICE BEATING ON MISS VERNELL" 2913 CORLISS    LINKED 250712-1203
1051  911         CALLER M  ANON  LINKED
1055  3972        ARR
1059  3972        TRANS  PRISONER -> DISTRICT 39
1103  3912        TRANS MARCH -> TEMPLETON
1141  3972        PRISONER REFUSED BY TURNKEY, ARM.  -> EPISCOPAL-DELLAM HOSP
1240  3914        AVAIL
RADIO J-BAND.  AUDIO RETENTION 60 DAYS`,
    ],
    [
      "Episcopal Dellam ED nursing and ortho.pdf",
      `EPISCOPAL-DELLAM HOSPITAL       EMERGENCY NURSING FLOWSHEET           3/12/2025
PT GAITHERS VERNELL   DOB 6/--/1972      MRN 4410093     MODE: police      ESI 3      ROOM 14 (cuffed L ankle to rail)
TIME   NOTE
1158   Triage. 52F c/o R wrist + R upper arm pain, "the officer twisted it behind me and stomped." Tearful. PMH HTN, RA both hands, asthma. Off lisinopril x 4 d (pharmacy). Pain 9/10. 2 officers at bedside.
1205   R wrist deformity, swelling, cap refill 2 s, able to wiggle fingers w/ pain. Bruise R upper arm lateral 6 x 5 cm, pattern? Wet sweater removed. R forearm/abd erythema small, pt says "my grits got on me".
1220   XR wrist/humerus.  1232 albuterol neb, exp wheeze.
1250   Acetaminophen + oxycodone 5 mg.
1315   Ortho consult: comminuted distal radius fx R, dorsally displaced. Spiral component noted. Hematoma block, reduction, sugar-tong splint.   
1410   Post reduction films ok. 
1418   Pt asks for lawyer, "where my grandbaby at". Officer advises not now.
1430   SW (T. Amadi) consulted re: child, housing. Note in SW tab.
1505   Discharged to custody. f/u ortho 5-7 d, may need ORIF. Sling. Rx oxycodone #6 given to officer.
Photos of injuries by RN w/ Haiku app uploaded to chart x 4.
S. Kowalczyk RN`,
    ],
    [
      "Use of force memorandum 39th.pdf",
      `MEMORANDUM                              PORT DELLAM POLICE - 39TH DISTRICT                  3-14-25
TO:       Commanding Officer, 39th District
FROM:     Sergeant E. Hanlon, 39A
SUBJECT:  USE OF FORCE, P/O MARCH #7120 AND P/O DELGROSSO #4418,  UOF 25-0617
1. On 3-12-25 I responded to an assist officer at 2911 N. Corliss St. On arrival the female was cuffed and seated in the kitchen chair.
2. I interviewed P/O Delgrosso who stated he took the female's right arm and placed it behind her back. He stated she was "dead weight" and not kicking at that time.
3. I did not interview the female. She was loud and I did not wish to escalate.
4. Body worn cameras: P/O March, not activated. P/O Delgrosso, activated 10:33 after the event. Arriving officers, activated. Uploaded under DC number. P/O March was counseled on Directive 4.21.
5. Type of force: [X] control hold  [X] takedown  [ ] strike  [ ] OC  [ ] ECW  [ ] baton   Injury to subject: [X] complaint of pain, wrist
6. I looked at the kitchen. There was a pot on the floor and grits or similar on the floor, stove and wall. I took two photos with my phone.
7. Front door of apartment has been drilled. Landlord's agent stated that "she was told a dozen times".
8. Finding: within policy pending review by the Use of Force Review Unit.
Sgt. E. Hanlon        1st endorsement: concur, Capt. 3-17-25`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: [],
    gaps: [
      /body.?(worn|cam)|bwc/i,
      /tablet|grandson|\bchild\b|\bboy\b|12.?year/i,
      /\bring (camera|video|footage|doorbell)|doorbell|landlord'?s? (camera|video)|street.?door camera|corliss holdings/i,
      /\bpot\b/i,
      /\b911\b|emergency calls?|radio|j-band|dispatch audio/i,
      /petition|\bstay\b|\brule\b|court order|judge|o'?dowd|e-?mail(ed)? to|help center/i,
      /(march|officer|complainant).*(medical|hospital|dental|er record|injur|treatment)|(medical|hospital|dental|injur|treatment).*(march|officer|complainant)|templeton|\biod\b|chipped tooth/i,
      /(disciplin|internal affairs|complaint|personnel|counsel(l)?(ed|ing)|prior use|history).*(march|delgrosso|officers?)|(march|delgrosso|officers?).*(disciplin|internal affairs|complaint|personnel|counsel(l)?(ed|ing)|history)|internal affairs|brady|giglio/i,
      /locksmith|feld|landlord'?s? agent|liberty lock/i,
      /photo(graph)?s?\b|haiku/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /miss dot|2913|neighbou?r|crowd|bystander|canvass|onlooker|anonymous caller|callers?\b/i,
        /brannigan|landlord.?tenant officer|\blto\b|l&t/i,
        /delgrosso|partner|second officer/i,
        /hanlon|supervis|sergeant|captain/i,
        /arriving officers|back.?up|3912|3910|3907|3972|wagon|other (officers|units)|transport/i,
        /use of force (review|file|report|form|unit)|force review|uof|directive|polic(y|ies)|4\.21/i,
        /training/i,
        /writ|lockout|eviction (papers|file|order)|notice|packet|lease\b|\brent(al assistance)?\b|judgment|service of/i,
        /camera (audit|log|metadata)|audit (log|trail)|activation|buffer/i,
        /video|footage|cctv|surveillance|pole camera|city camera|recording/i,
        /x-?rays?|orthop|radiolog|imaging|films|follow.?up|client'?s? (medical|hospital)|gaithers.*(medical|hospital|record)|(medical|hospital) records?|full chart|social work|amadi/i,
        /kowalczyk|nurse/i,
        /turnkey|booking|cell ?block|prisoner (intake|log|medical)|custody (log|record)|district 39 (log|intake)|refus/i,
        /interview (of|with) (delgrosso|brannigan)|statement of (p\/o )?(delgrosso|brannigan)|75-483/i,
        /field notes|notes\b.*(wojcik|detective|handwritten|officer)|handwritten notes|officers?'? notes|original notes|(detective|officer|wojcik)'?s?.*notes|memo ?book|patrol log|activity log/i,
        /wojcik/i,
        /property receipt|chain of custody|evidence (log|record)|belongings|physical evidence/i,
        /sweater|clothing|clothes|uniform/i,
        /grits|stove|kitchen|burn|water/i,
        /(waved|waving|held|her|defendant'?s|client'?s) paper\b/i,
        /miranda|lawyer|counsel|request for (a )?lawyer/i,
        /charging unit|\bada\b|affidavit|probable cause|complaint\b.*criminal|preliminary hearing|discovery|arrest report|75-229|biographical/i,
        /criminal (history|record)|impeach/i,
        /gps|\bavl\b|vehicle locat/i,
        /\bcad\b|linked job|1203|mdt|mobile data/i,
        /expert|biomechan/i,
        /rheumatoid|arthritis|asthma|hypertens|disabilit|pharmacy/i,
        /diagram|sketch|scene|measurement|floor plan/i,
        /roll call|equipment|battery|docking|maintenance/i,
        /contract|appointment of|insur|civil (suit|claim)|bond of/i,
        /child (services|welfare)|\bdhs\b|guardian|forensic interview/i,
        /phone|desk (log|book)|call (log|record)|line busy/i,
        /injury (report|form)|workers'? comp|sick leave|off duty/i,
        /social media/i,
        /weapon|force used|distraction strike/i,
        /school/i,
      ],
      contradictions: [],
    },
  },
};
