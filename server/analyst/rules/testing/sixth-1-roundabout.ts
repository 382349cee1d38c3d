import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const ROUNDABOUT_CASE: CaseFile = {
  name: "collision at a roundabout, driver found at an urgent care, two blood draws, telephonic warrant",
  documents: makeDocuments([
    [
      "PTCR E447120.pdf",
      `STATE OF WASHINGTON    POLICE TRAFFIC COLLISION REPORT              REPORT NO. E447120
SKANNET COUNTY SHERIFF          LOCAL AGENCY CODING 25-03118
DATE OF COLLISION 03/07/2025  FRI      TIME (2400) 1935      COUNTY 29
ON: HEMLOCK PRAIRIE RD     AT INTERSECTION WITH: ORCHARD LOOP (ROUNDABOUT)
NUMBER OF UNITS 02    INJURY (1)   PROPERTY DAMAGE (X)   FIRE ( )   STOLEN ( )   HIT & RUN (X)
UNIT 01  MOTOR VEHICLE   OKERLUND, DANE ERIC   M  DOB 10-19-1986   5-11 / 205 / BRO / BLU
   2017 SUBARU FORESTER  COLOR GRN   LIC WA (SEE ATTACHED)   TOWED BY: DAHL'S TOWING, YARD 2
   AIRBAGS: 2 FRONT DEPLOYED   RESTRAINT: 9 UNKNOWN   INJ CLASS: 3   TRANSPORTED: PRIVATE VEH
UNIT 02  MOTOR VEHICLE   FARROW, BERNADETTE J  F  DOB 02-02-1959
   2021 KIA SOUL  COLOR WHI   DRIVEN FROM SCENE    INJ CLASS: 0
LIGHT: 4 DARK, STREET LIGHTS ON       WEATHER: 1 CLEAR       SURFACE: 1 DRY
POSTED SPEED 25    TRAFFIC CONTROL: YIELD
CONTRIBUTING CIRCUMSTANCES U-1: 01 UNDER INFLUENCE ALCOHOL; 03 EXCEEDING REAS SAFE SPEED
OTHER PROPERTY: DECORATIVE BOULDER AND SIGN (COUNTY ROADS).  EST $1,400
INVESTIGATING OFFICER: DEP. L. STANGER  U-41     DISPATCHED 1911   ARRIVED 1921`,
      `E447120     NARRATIVE
I was dispatched to a two vehicle non-injury collision at the roundabout. Upon arrival I observed unit 1 at rest on the center island with heavy front end damage, engine off. The key fob was not located. There was no one with the vehicle. I observed one unopened and two empty 12 oz cans of Ridge Hopper IPA on the passenger floorboard. I did not collect the cans. They were left in the vehicle when it was towed.
Unit 2 driver FARROW stated she was already in the circle when unit 1 failed to yield and struck her left rear quarter. She stated the driver was a white male with a beard and that he was the only person in the vehicle.
FARROW stated the male got out of the driver's door and walked to a white van which picked him up. She could not provide a plate for the van.
A neighbor, Wendell PRUE, told me by phone he heard the crash. See his statement.
Registered owner of unit 1 is Dane OKERLUND of Larch Hill. Dispatch advised at 2018 that a male named Okerlund was at the Cascade Foothills Urgent Care with a head laceration. I responded there. See DUI packet.
There were no skid marks or yaw marks. I paced off the distances; no total station was used. Scene diagram not to scale. I took six photographs with my department phone.
It should be noted that my shift that date was 1400 to 0200, single deputy car, uniform of the day. Traffic cones were recovered. County Roads on-call was notified of the broken sign.`,
    ],
    [
      "DUI arrest packet.pdf",
      `SKANNET COUNTY SHERIFF'S OFFICE
DUI ARREST REPORT                                       CASE 25-03118            Pg 1 of 2
Defendant: Okerlund, Dane E.      Arresting Deputy: Stanger, L.     Assist: Dep. R. Mbeki-Hall (FTO student)
Vehicle in motion: [ ] observed by officer   [X] other (collision)
Personal contact: Location - exam room 4, Cascade Foothills Urgent Care.  Time 2036
   Odor of intoxicants: ( )none  ( )faint  ( )obvious  (X)strong
   Eyes: (X)bloodshot  (X)watery      Speech: (X)slurred   ( )fair  ( )good
   Face: flushed      Clothing: blue work shirt, blood on collar
   Attitude: cooperative
   Statements: "I had two beers at the Millrace after work, that's it. I was the one driving."
Injuries: small cut forehead, bandaged.     Medical conditions asked: Yes - "none"
Pre-arrest screening
   HGN: 6 of 6 clues. Lack of smooth pursuit L/R, distinct and sustained L/R, onset prior to 45 L/R. Pupils equal.
   Vertical nystagmus: not present
   Walk & Turn: 5 of 8 clues. Performed in the hallway of clinic. Surface level tile, shoes on.
   One Leg Stand: not performed, subject said he was dizzy
   Voluntary nature of tests explained: [ ] Y   [ ] N
PBT: voluntary, 2052 hrs, .104      PBT serial: ARWK-0071     15 min obs: ( ) Y  (X) N`,
      `DUI ARREST REPORT                                       CASE 25-03118            Pg 2 of 2
NARRATIVE
I entered the exam room with the permission of the front desk. I told Okerlund I was there about the accident and asked him what happened. I closed the door for privacy. He admitted being the driver. He advised he swerved for a deer. Before I asked any questions I advised him of his constitutional rights from the department card, which he stated he understood.
At 2105 I placed him under arrest for DUI and handcuffed him to the rail of the exam bed. He was polite throughout. Okerlund never asked for an attorney.
I applied for a search warrant by telephone with Judge Pro Tem Ilse Vandermolen. While I was on the phone Deputy Mbeki-Hall remained with the subject. The warrant was granted and a blood draw was done at approximately 2240 by RN Colleen Astor of the clinic in my presence. Two gray top vials were filled. I inverted them, sealed them and initialed the seals. The site was cleaned with povidone iodine prior.
The vials were placed in the evidence refrigerator at the main office at the end of my shift at 0215.
My body camera was muted in the exam room per clinic privacy. The in-car system was in for service.
Okerlund was released to his wife from the clinic at 2320 with a criminal citation. Vehicle impound hold 12 hours per statute; form left at desk.
I certify under penalty of perjury under the laws of the State of Washington that the foregoing is true and correct. Signed L. Stanger, Skannet County WA, 03-10-2025`,
    ],
    [
      "SkanCom event chronology.txt",
      `SKANCOM 9-1-1      EVENT CHRONOLOGY       EVENT  S250307-0884      CASE 25-03118
TYPE ACCH (ACC HIT/RUN)   PRI 2    LOC  HEMLOCK PRAIRIE RD/ORCHARD LP
03/07/25
19:09:22  CT07   CREATE   CALLER B FARROW  CELL W911 PH2
19:09:58  CT07   COMM     GRN SUV HIT RP AND WENT UP ON ROUNDABT.  RP NOT INJ
19:10:31  CT07   COMM     M AND F GETTING OUT OF SUV.  F WAS ON LEFT SIDE.  RP NOT SURE WHO DRVG
19:11:05  DS02   DISP     U41
19:11:09  DS02   ENRT     U41
19:13:40  CT03   COMM     2ND CALLER W PRUE 118 ORCHARD LP   HEARD CRASH   SAYS RAINING HARD, LOW VIS
19:15:02  CT07   COMM     BOTH GOT INTO WHI VAN, WB, "HANDYMAN" OR SIMILAR ON SIDE
19:21:17  DS02   ONSC     U41
19:24:50  U41    LOG      VEH UNOCC.  NEG ON FOB
19:31:12  DS02   ROTA     DAHL TOW   ETA 40
20:18:44  CT03   COMM     CASC FOOTHILLS UC CALLED.  PT OKERLUND LAC TO HEAD, SAYS WAS IN MVA.  SMELLS OF ETOH?  PER RECEPT "DIDNT NOTICE"
20:20:01  U41    ENRT     UC
20:34:30  U41    ONSC     UC
20:36:10  U52    ONSC     UC  (MBEKI-HALL)
21:07:55  U41    LOG      1 IN CUST  DUI
21:49:30  U41    LOG      OUT ON PHONE W/ JUDGE
22:33:18  U41    LOG      TELEPHONIC SW GRANTED 2231
22:36:05  U41    LOG      BLOOD ALREADY DONE PER U52
23:24:40  U41    AVAIL
23:24:41  DS05   CLOSE    DISPO RPT`,
    ],
    [
      "Farrow voluntary statement.pdf",
      `VOLUNTARY STATEMENT FORM  SCSO-12  (print clearly, press hard)
Name  Bernadette Farrow      Date of stmt  3-8-25     Time  10 am    Taken at: residence (mailed in)
I was comming home from water aerobics and the pot luck. It was just about ten minutes to seven because I had NPR on and the Friday news hour wasnt over. I was in the round about, I had not gone into it yet really I was at the yeild line waiting, when this dark blue SUV came very fast the wrong way almost and clipped the front of my Kia on the passenger side. It went up over the rock. I do have cataracts (surgery in May) and I do not like driving after dark but there is a street light there, it was out that night.
A woman got out of the drivers side first. Blond pony tail, about 30's. She was crying and said oh my God oh my God Dane. Then a man got out of the other side holding a towel or shirt on his face. He did not have a beard that I could see. They got in a van, it was white with writing. I did have one glass of wine with the potluck.
The Deputy was very nice but he was in a hurry. I told him about the girl. I would like to know who pays for my bumper as I have a $1000 deductable.
I declare under penalty of perjury under the laws of the state of Washington that this is true.
Bernadette J Farrow     pg 1 of 1`,
    ],
    [
      "Prue phone interview.pdf",
      `SCSO SUPPLEMENTAL     25-03118-02          TELEPHONE CONTACT
Author: Dep. R. Mbeki-Hall  U52            Date written: 03/16/2025
On 03/14/2025 at about 1120 hours I called Wendell PRUE (DOB 1971) regarding what he saw on the 7th. This call was not recorded. The following is a summary and not verbatim.
PRUE was in his garage on Orchard Loop with the door up, working on an outboard motor. He heard tires, then a bang. He looked out and it was pouring rain so he went back in for a jacket. He called 911. When he got to the end of the drive there was a tradesman's van with its flashers on. A woman, he thinks blonde, was helping a bearded guy along who had blood down his face. PRUE knows Okerlund by sight from the Grange and said "could have been Dane." He did not see who was driving. He yelled to see if they needed help and the woman called back "I'm fine, he needs stitches, I looked down for one second."
PRUE said he has one of those doorbells that records and offered to look for it. I advised him a detective would call if needed.
PRUE asked not to be called to court due to crab season.
Nothing further. / U52
Reviewed Sgt. ________`,
    ],
    [
      "Urgent care chart.pdf",
      `CASCADE FOOTHILLS URGENT CARE      VISIT SUMMARY       MRN 0094417
PATIENT: OKERLUND, DANE E      DOS: 03/07/2025      CHECK-IN 19:41 (kiosk)    ROOMED 19:47  RM 4
CC: "hit my head, car accident"       ACCOMPANIED BY: Tawnya Coldiron (sister-in-law)
TRIAGE   T 98.2  HR 104  BP 148/92  RR 16  SpO2 98%   Pain 6/10   LMP n/a   Tob: former    Tdap: 2016 -> given
HPI (P. Winslade, ARNP): 38 y/o M passenger in low speed MVA approx 30 min PTA, struck head on A-pillar/visor. + brief LOC per family. C/o headache, dizziness, photophobia. Denies neck pain. PMH: vestibular neuritis 2022 w/ residual imbalance; L ankle ORIF 2019. Meds: meclizine PRN.
EXAM: Alert, oriented x3, GCS 15. Speech clear and appropriate. 4 cm laceration R frontal scalp. PERRL, EOMI, few beats of end-gaze nystagmus bilat, (pt states baseline). No odor of EtOH noted. Gait: antalgic, mildly unsteady. Romberg deferred.
PROCEDURE: lac repaired, 6 staples, 1% lido with epi. Prepped w/ chlorhexidine. 
PLAN: closed head injury precautions. Labs sent as pt family worried re concussion + work clearance. Recommended transfer to ED for CT, pt declined.`,
      `CASCADE FOOTHILLS URGENT CARE      ORDERS / RESULTS / NURSING NOTES       MRN 0094417
19:58  Venipuncture L AC by K. Duarte, MA-P. Skin prep: isopropyl 70%. SST gold x1, lav x1.
20:29  RESULT  Ethanol, serum (enzymatic, in-house)   142 mg/dL   H    FOR MEDICAL USE ONLY. Specimen slightly hemolyzed. Lactate not ordered.
20:29  RESULT  CBC wnl.  BMP: glu 118, otherwise wnl.
20:35  Deputy at desk asking for pt. Front desk gave rm number. Pt not asked.
20:50  Printed lab page handed to deputy at his request (KD).
21:10  Deputy in hall on phone. Pt heard saying "can I call my lawyer" - 2nd deputy said after.
21:30  RN Astor off shift.
22:14  Law enforcement blood kit drawn R AC by K. Duarte MA-P at request of deputy (female dep). One tube. Wiped w/ alcohol pad from drawer, no iodine in kit. Pt said he did not agree to it.
22:50  Pt using bathroom, steady w/ hand on wall.
23:15  D/C to spouse. Staple removal 7-10 d. 
Disclosure log: none recorded for 3/7.
This facility participates in most major plans. If you receive a survey by text message please take a moment to tell us about your visit. Balance forward $0.00. Copay collected $45.00. Patient portal activation code was printed separately. Late cancellation fee may apply to future visits.`,
    ],
    [
      "Telephonic warrant and return.pdf",
      `SKANNET COUNTY DISTRICT COURT          STATE OF WASHINGTON
SEARCH WARRANT FOR EVIDENCE OF A CRIME, TO WIT: DRIVING WHILE UNDER THE INFLUENCE        No. SW-25-0061
TO ANY PEACE OFFICER: Upon the sworn telephonic complaint made before me there is probable cause to believe that evidence of the crime of RCW 46.61.502 is located in the blood of DANE ERIC OKERLUND.
Facts (summary as read back by officer):
 - Affiant is a deputy of 3 years. A collision occurred at 1935 hours.
 - Two independent witnesses identified the respondent as the driver.
 - Respondent admitted driving and admitted "six to eight" beers.
 - Odor, eyes, speech. Failed all three standardized field tests.
 - A PBT was .104 and clinic blood showed .142.
YOU ARE COMMANDED to obtain, within 3 hours of issuance, by a physician, nurse or other person qualified under RCW 46.61.506(5), one or more samples of blood.
Testing authorized: alcohol and drugs.
Issued 03/07/2025 at 10:31 PM.      Judge's name affixed by officer with authority: I. Vandermolen, JPT   L. Stanger U41
The recording of the complaint shall be transcribed and filed with the clerk.
---------------------------------------------------------------
RETURN OF SERVICE: I received the warrant and executed it on 03/07/2025 at 2240 hrs. Items taken: 2 (two) vials of blood, gray stopper. Copy left with respondent: [ ]
L. Stanger     Filed 03/11/2025 with the Clerk, no attachment`,
    ],
    [
      "Rights and implied consent form.pdf",
      `SCSO DUI PACKET  FORM D-3          CONSTITUTIONAL RIGHTS / STATEMENT
NAME Okerlund, Dane          DATE 3/7/25             TIME READ  2118
1. You have the right to remain silent.
2. Anything you say can be used against you in a court of law.
3. You have the right at this time to talk to a lawyer and have him or her present with you while you are being questioned...
4. If you cannot afford a lawyer one will be appointed at no cost, if you wish.
5. You may exercise these rights at any time.
Do you understand?  Y        Signature of subject:   (in cuffs - unable)
Would you like to speak to an attorney now?  Y  Phone book provided?  N  Public defender line called?  N   Remarks: no landline in room
QUESTIONS
Were you operating a vehicle?  "I told you that already"         Where going?  "home"
What time did you last eat?  lunch       Drinking?  yes     What?  IPA     How many?  2-3    Where?  Millrace Taproom
Time of last drink?  "after, at Tawnya's van, she gave me a pull of whisky for the pain"
Are you ill or injured?  "my head is splitting"     Are you under the care of a doctor?  yes, ear problem
Medication?  dizzy pills          Do you have any physical defects?  left ankle, plate and screws
Who was driving?  (blank)
Officer: L. Stanger          Interview ended 2131`,
    ],
    [
      "Toxicology report and property card.pdf",
      `STATE TOXICOLOGY LABORATORY                    TOXICOLOGY TEST REPORT
Lab No. ST-25-04417     Agency: Skannet Co SO  25-03118     Subject: OKERLUND, D
Received: 03/27/2025 by US Mail, padded envelope          Evidence description: one (1) 10 mL gray-stopper tube, approx 4 mL, labelled "Okerland", seal initialed RMH
Condition: seal intact; ambient on receipt. Manufacturer's expiry on tube 11/2024
RESULTS   Blood Ethanol   0.091 g/100mL  +/- 0.0057    headspace GC-FID
          Cannabinoids by LC-MS/MS   THC  none detected      Carboxy-THC  8.6 ng/mL
Analysis completed 06/18/2025.   Analyst: Priya Lindqvist, FS 2
I certify that the simulator, calibrators and controls met acceptance criteria for this batch. A reanalysis may be arranged at the expense of the defense within one year. The remaining sample is destroyed thereafter unless the laboratory is told otherwise in writing. This report shall not be reproduced except in full.
- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
SCSO PROPERTY CARD      25-03118      Item 01   "blood x2"
03/08/25 0805   From: Stanger desk tray       To: Locker 14 (dry)         by: Stanger
03/10/25 0930   From: Locker 14               To: Refrig B                by: Evid Tech Onslow
03/24/25 1400   From: Refrig B                To: US Mail                 by: Onslow`,
    ],
  ]),
  key: {
    offence: "dui",
    issues: [
      "field-sobriety",
      "breath-test",
      "search",
      "custody-chain",
      "miranda",
      "counsel",
      "recording-gap",
      "witness-reliability",
      "identification",
    ],
    gaps: [
      /911|9-1-1|emergency call/i,
      /airbag|event data|\bedr\b|crash data|black box|data recorder/i,
      /coldiron|tawnya|sister.in.law/i,
      /chromatogra\w*|bench notes|batch|calibrat\w*.*(lab|gas|gc)|lab\w*.*(raw|underlying) data|(raw|underlying) data/i,
      /recording.*(warrant|complaint|judge)|(warrant|complaint|judge|telephonic).*(recording|transcript|audio)/i,
      /doorbell/i,
      /duarte|medical assistant|phlebotom\w*|ma-p\b/i,
      /millrace|taproom|bar (tab|receipt)|receipt/i,
    ],
    contradictions: [
      { one: [2, /Okerlund never asked for an attorney/], other: [6, /can I call my lawyer/] },
      { one: [1, /got out of the driver's door and walked/], other: [4, /A woman got out of the drivers side first/] },
      { one: [2, /at approximately 2240 by RN Colleen Astor/], other: [6, /22:14\s+Law enforcement blood kit drawn/] },
      { one: [2, /Before I asked any questions I advised him/], other: [8, /TIME READ\s+2118/] },
      { one: [2, /\(X\)slurred/], other: [6, /Speech clear and appropriate/] },
      { one: [7, /2 \(two\) vials of blood/], other: [9, /one \(1\) 10 mL gray-stopper tube/] },
      { one: [2, /evidence refrigerator at the main office/], other: [9, /To: Locker 14 \(dry\)/] },
    ],
    factors: [
      { sign: 1, quote: /end-gaze nystagmus bilat|vestibular neuritis 2022/ },
      { sign: 1, quote: /A woman got out of the drivers side first|I looked down for one second/ },
      { sign: 1, quote: /can I call my lawyer|did not agree to it/ },
      { sign: 1, quote: /expiry on tube 11\/2024|Locker 14 \(dry\)|ambient on receipt/ },
      { sign: 1, quote: /I do have cataracts|one glass of wine/ },
      { sign: -1, quote: /two beers at the Millrace|I was the one driving|admitted being the driver/ },
      { sign: -1, quote: /142 mg\/dL|0\.091 g\/100mL/ },
      { sign: -1, quote: /6 of 6 clues|5 of 8 clues|2052 hrs, \.104/ },
    ],
    events: [
      "2025-03-07 19:09",
      "2025-03-07 19:41",
      "2025-03-07 19:58",
      "2025-03-07 21:05",
      "2025-03-07 22:14",
      "2025-03-07 22:31",
    ],
    fair: {
      issues: ["hearsay", "disclosure", "voluntariness", "stop-basis", "speedy-trial", "intent"],
      gaps: [
        /body.?(worn|cam)|bwc|muted|in.?car|dash.?cam/i,
        /radio|dispatch audio|dispatch\w* (record|tape)/i,
        /photo(graph)?s?\b/i,
        /diagram|measure\w*|reconstruct\w*|scene plan|total station/i,
        /\bcans?\b|\bipa\b|floorboard/i,
        /fob|\bkeys?\b/i,
        /towed|dahl|tow (yard|record|sheet|receipt)|impound|inventory/i,
        /\bvan\b|handyman/i,
        /mbeki|second deputy/i,
        /astor|\brn\b|nurse/i,
        /winslade|arnp|clinician/i,
        /front desk|receptionist/i,
        /pbt|portable breath|preliminary breath|arwk/i,
        /(training|certif\w*|qualif\w*|credential\w*|permit)/i,
        /fridge|refrigerat\w*|temperature|storage|locker/i,
        /chain of custody|custody (log|record|form)|evidence log|\bseals?\b/i,
        /onslow|evidence (tech|clerk|room)/i,
        /lindqvist|analyst/i,
        /kit|expir\w*|\blot\b|preservative|fluoride|anticoagulant/i,
        /second (vial|tube)|missing (vial|tube)|remaining (sample|blood)|retest\w*|reanaly\w*|independent (test|analysis)|split/i,
        /hospital|clinic|medical (record|chart)|ankle|vestibular|ear problem|disclosure log|hipaa/i,
        /serum|enzymatic|in-house|instrument|analy[sz]er|proficiency|accredit/i,
        /affidavit|application|sworn complaint/i,
        /vandermolen|judge/i,
        /weather|rain/i,
        /street ?light/i,
        /county roads|boulder|\bsign\b/i,
        /insurance|insurer/i,
        /phone|cell|text messages/i,
        /kia|damage|paint|collision damage|airbag dna/i,
        /\bdna\b|blood (on|in) the (car|vehicle|seat)|seat position|hair/i,
        /prue/i,
        /farrow.*(record|history|exam|licen)/i,
        /eyesight|cataract|glasses|optomet\w*/i,
        /citation|ticket/i,
        /wife|spouse/i,
        /field notes|deputy'?s? notes|handwritten notes|rough notes|officer'?s? notes/i,
        /personnel|disciplin\w*|brady|giglio|internal affairs|impeach\w*/i,
        /policy|policies|procedure manual|protocol/i,
        /criminal (history|record)|convictions|driving (record|abstract)/i,
        /clinic (camera|video)|hallway|surveillance|security (camera|video)|cctv|video|footage/i,
        /avl|gps|location data/i,
        /attorney line|public defender line|phone log/i,
        /expert|toxicolog\w*|retrograde|extrapolat\w*/i,
        /licens\w*|\bdol\b|administrative hearing/i,
        /work (clock|schedule|record)|employer/i,
      ],
      contradictions: [
        { one: [1, /TIME \(2400\) 1935/], other: [3, /19:09:22\s+CT07\s+CREATE/] },
        { one: [1, /TIME \(2400\) 1935/], other: [1, /DISPATCHED 1911\s+ARRIVED 1921/] },
        { one: [1, /TIME \(2400\) 1935/], other: [4, /ten minutes to seven/] },
        { one: [1, /TIME \(2400\) 1935/], other: [6, /CHECK-IN 19:41/] },
        { one: [7, /occurred at 1935 hours/], other: [3, /19:09:22\s+CT07\s+CREATE/] },
        { one: [7, /occurred at 1935 hours/], other: [4, /ten minutes to seven/] },
        { one: [7, /occurred at 1935 hours/], other: [1, /DISPATCHED 1911\s+ARRIVED 1921/] },
        { one: [7, /occurred at 1935 hours/], other: [6, /CHECK-IN 19:41/] },
        { one: [3, /19:09:22\s+CT07\s+CREATE/], other: [4, /ten minutes to seven/] },
        { one: [1, /COLOR GRN/], other: [4, /this dark blue SUV/] },
        { one: [3, /GRN SUV HIT RP/], other: [4, /this dark blue SUV/] },
        { one: [1, /WEATHER: 1 CLEAR/], other: [3, /RAINING HARD/] },
        { one: [1, /SURFACE: 1 DRY/], other: [3, /RAINING HARD/] },
        { one: [1, /WEATHER: 1 CLEAR/], other: [5, /pouring rain/] },
        { one: [1, /SURFACE: 1 DRY/], other: [5, /pouring rain/] },
        { one: [1, /STREET LIGHTS ON/], other: [4, /it was out that night/] },
        { one: [1, /HIT & RUN \(X\)/], other: [1, /non-injury collision/] },
        { one: [1, /non-injury collision/], other: [1, /INJURY \(1\)/] },
        { one: [1, /already in the circle/], other: [4, /at the yeild line waiting/] },
        { one: [4, /I was in the round about/], other: [4, /at the yeild line waiting/] },
        { one: [1, /struck her left rear quarter/], other: [4, /front of my Kia on the passenger side/] },
        { one: [1, /white male with a beard/], other: [4, /did not have a beard/] },
        { one: [4, /did not have a beard/], other: [5, /a bearded guy/] },
        { one: [1, /only person in the vehicle/], other: [3, /M AND F GETTING OUT/] },
        { one: [1, /only person in the vehicle/], other: [4, /A woman got out of the drivers side first/] },
        { one: [1, /only person in the vehicle/], other: [5, /A woman, he thinks blonde/] },
        { one: [1, /only person in the vehicle/], other: [4, /I told him about the girl/] },
        { one: [1, /only person in the vehicle/], other: [3, /BOTH GOT INTO WHI VAN/] },
        { one: [1, /only person in the vehicle/], other: [6, /passenger in low speed MVA/] },
        { one: [1, /only person in the vehicle/], other: [4, /a man got out of the other side/] },
        { one: [1, /got out of the driver's door and walked/], other: [4, /a man got out of the other side/] },
        { one: [1, /got out of the driver's door and walked/], other: [3, /F WAS ON LEFT SIDE/] },
        { one: [1, /got out of the driver's door and walked/], other: [3, /NOT SURE WHO DRVG/] },
        { one: [1, /got out of the driver's door and walked/], other: [6, /passenger in low speed MVA/] },
        { one: [1, /got out of the driver's door and walked/], other: [5, /I looked down for one second/] },
        { one: [2, /I was the one driving/], other: [6, /passenger in low speed MVA/] },
        { one: [2, /I was the one driving/], other: [4, /A woman got out of the drivers side first/] },
        { one: [2, /I was the one driving/], other: [4, /a man got out of the other side/] },
        { one: [2, /I was the one driving/], other: [3, /F WAS ON LEFT SIDE/] },
        { one: [2, /I was the one driving/], other: [5, /I looked down for one second/] },
        { one: [2, /He admitted being the driver/], other: [6, /passenger in low speed MVA/] },
        { one: [2, /He admitted being the driver/], other: [4, /A woman got out of the drivers side first/] },
        { one: [2, /He admitted being the driver/], other: [4, /a man got out of the other side/] },
        { one: [2, /He admitted being the driver/], other: [5, /I looked down for one second/] },
        { one: [2, /He admitted being the driver/], other: [8, /Who was driving\?\s+\(blank\)/] },
        { one: [7, /identified the respondent as the driver/], other: [3, /NOT SURE WHO DRVG/] },
        {
          one: [7, /identified the respondent as the driver/],
          other: [4, /A woman got out of the drivers side first/],
        },
        { one: [7, /identified the respondent as the driver/], other: [4, /a man got out of the other side/] },
        { one: [7, /identified the respondent as the driver/], other: [5, /did not see who was driving/] },
        { one: [7, /identified the respondent as the driver/], other: [5, /could have been Dane/] },
        { one: [7, /identified the respondent as the driver/], other: [1, /he heard the crash/] },
        { one: [7, /Respondent admitted driving/], other: [6, /passenger in low speed MVA/] },
        { one: [7, /"six to eight" beers/], other: [2, /two beers at the Millrace/] },
        { one: [7, /"six to eight" beers/], other: [8, /How many\?\s+2-3/] },
        { one: [2, /two beers at the Millrace/], other: [8, /How many\?\s+2-3/] },
        { one: [2, /two beers at the Millrace/], other: [8, /gave me a pull of whisky/] },
        { one: [7, /Failed all three standardized/], other: [2, /One Leg Stand: not performed/] },
        { one: [2, /\(X\)strong/], other: [6, /No odor of EtOH noted/] },
        { one: [2, /\(X\)strong/], other: [3, /DIDNT NOTICE/] },
        { one: [7, /- Odor, eyes, speech\./], other: [6, /No odor of EtOH noted/] },
        { one: [7, /- Odor, eyes, speech\./], other: [6, /Speech clear and appropriate/] },
        { one: [2, /small cut forehead, bandaged/], other: [6, /4 cm laceration R frontal scalp/] },
        { one: [2, /small cut forehead, bandaged/], other: [6, /6 staples/] },
        { one: [2, /Medical conditions asked: Yes - "none"/], other: [6, /vestibular neuritis 2022/] },
        { one: [2, /Medical conditions asked: Yes - "none"/], other: [8, /yes, ear problem/] },
        { one: [2, /Medical conditions asked: Yes - "none"/], other: [8, /left ankle, plate and screws/] },
        { one: [2, /6 of 6 clues/], other: [6, /end-gaze nystagmus bilat/] },
        { one: [2, /6 of 6 clues/], other: [6, /vestibular neuritis 2022/] },
        { one: [2, /5 of 8 clues/], other: [6, /L ankle ORIF 2019/] },
        { one: [2, /5 of 8 clues/], other: [8, /left ankle, plate and screws/] },
        { one: [2, /permission of the front desk/], other: [6, /Pt not asked/] },
        { one: [2, /handcuffed him to the rail/], other: [3, /21:07:55\s+U41\s+LOG/] },
        { one: [2, /At 2105 I placed him under arrest/], other: [3, /21:07:55\s+U41\s+LOG/] },
        { one: [2, /At 2105 I placed him under arrest/], other: [8, /TIME READ\s+2118/] },
        { one: [2, /Okerlund never asked for an attorney/], other: [8, /speak to an attorney now\?\s+Y/] },
        { one: [2, /at approximately 2240 by RN Colleen Astor/], other: [6, /21:30\s+RN Astor off shift/] },
        { one: [2, /at approximately 2240 by RN Colleen Astor/], other: [3, /BLOOD ALREADY DONE PER U52/] },
        { one: [7, /executed it on 03\/07\/2025 at 2240/], other: [6, /22:14\s+Law enforcement blood kit drawn/] },
        { one: [7, /executed it on 03\/07\/2025 at 2240/], other: [3, /BLOOD ALREADY DONE PER U52/] },
        { one: [7, /Issued 03\/07\/2025 at 10:31 PM/], other: [6, /22:14\s+Law enforcement blood kit drawn/] },
        { one: [3, /TELEPHONIC SW GRANTED 2231/], other: [6, /22:14\s+Law enforcement blood kit drawn/] },
        { one: [3, /TELEPHONIC SW GRANTED 2231/], other: [3, /BLOOD ALREADY DONE PER U52/] },
        { one: [7, /Issued 03\/07\/2025 at 10:31 PM/], other: [3, /BLOOD ALREADY DONE PER U52/] },
        {
          one: [2, /The warrant was granted and a blood draw/],
          other: [6, /22:14\s+Law enforcement blood kit drawn/],
        },
        { one: [2, /Two gray top vials were filled/], other: [6, /One tube\./] },
        { one: [2, /Two gray top vials were filled/], other: [9, /one \(1\) 10 mL gray-stopper tube/] },
        { one: [7, /2 \(two\) vials of blood/], other: [6, /One tube\./] },
        { one: [9, /"blood x2"/], other: [6, /One tube\./] },
        { one: [9, /"blood x2"/], other: [9, /one \(1\) 10 mL gray-stopper tube/] },
        { one: [2, /initialed the seals/], other: [9, /seal initialed RMH/] },
        { one: [2, /cleaned with povidone iodine/], other: [6, /no iodine in kit/] },
        { one: [2, /cleaned with povidone iodine/], other: [6, /alcohol pad from drawer/] },
        { one: [2, /evidence refrigerator at the main office/], other: [9, /From: Stanger desk tray/] },
        { one: [2, /in my presence/], other: [3, /BLOOD ALREADY DONE PER U52/] },
        { one: [2, /in my presence/], other: [6, /at request of deputy \(female dep\)/] },
        { one: [1, /walked to a white van/], other: [3, /BOTH GOT INTO WHI VAN/] },
        { one: [2, /swerved for a deer/], other: [5, /I looked down for one second/] },
        { one: [9, /0\.091 g\/100mL/], other: [6, /142 mg\/dL/] },
        { one: [9, /0\.091 g\/100mL/], other: [2, /2052 hrs, \.104/] },
        { one: [7, /clinic blood showed \.142/], other: [9, /0\.091 g\/100mL/] },
        { one: [2, /I closed the door for privacy/], other: [2, /exam room with the permission/] },
        { one: [9, /Received: 03\/27\/2025/], other: [9, /03\/24\/25 1400/] },
        { one: [9, /labelled "Okerland"/], other: [9, /Subject: OKERLUND, D/] },
        { one: [2, /Personal contact:.*Time 2036/], other: [3, /20:34:30\s+U41\s+ONSC/] },
        { one: [6, /Pt said he did not agree to it/], other: [2, /He was polite throughout/] },
        { one: [6, /Disclosure log: none recorded/], other: [6, /Printed lab page handed to deputy/] },
      ],
    },
  },
};
