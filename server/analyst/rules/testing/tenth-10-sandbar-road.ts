import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const SANDBAR_ROAD_CASE: CaseFile = {
  name: "hit and run of a pedestrian at dawn, paint transfer and a body shop, Massachusetts",
  documents: makeDocuments([
    [
      "Wessacott PD Incident 24-7719-OF.pdf",
      `WESSACOTT POLICE DEPARTMENT                                   Incident #: 24-7719-OF
                                                               Call #: 24-40228
Date/Time Reported: 10/15/2024 0557          Report Date/Time: 10/15/2024 1130
Occurred Between: 10/15/2024 0545-0600
Status: Pending Other / Application
Reporting Officer: Patrolman Brendan FAHEY        Assisting: Sgt. Maura DINEEN; Ptl. ESTRELA
Signature: ____________________
INVOLVED:   1  TOOMEY, GERALD R    M  W  66   VICTIM      2  CALLAHAN, JUNE   F  W  72  WITNESS    3  SANTOS, EDIVALDO  M  40  WITNESS    4 UNKNOWN OPERATOR
OFFENSE: LEAVE SCENE OF PERSONAL INJURY  C90 s24(2)(a1/2)(1).    NEGLIGENT OPERATION OF MV  C90 s24(2)(a)
1. On Tuesday October 15, 2024 I was assigned to the 12-8 shift in Cruiser 7. At 0557 hours I was sent to Sandbar Road in the area of the salt marsh, about 0.4 mile south of the Quansett Bridge for a person laying in the breakdown lane. Sunrise was approx 0659. It was dark with ground fog, temp 44. The road was damp.
2. On arrival I observed an elderly male, Gerald Toomey, on the westerly shoulder. He was wearing a navy sweatshirt and dark pants. His dog was sitting beside him. He was responsive but confused. I asked him what happened and he said "the truck, no lights." He said "I was on the edge like always." WFD A-2 arrived and transported.
3. June CALLAHAN of 118 Sandbar had called it in. She had been putting out her recycling. She told me she heard a "thud, then tires," and saw a dark pickup, might be blue or black, go by toward the bridge, one headlight out. She did not see it strike anyone. She does not wear her glasses outside.`,
      `Wessacott Police     24-7719-OF      NARRATIVE cont. page 2
4. Edivaldo SANTOS, a delivery driver for a bread company, stopped. He spoke to Ptl. Estrela and said he had passed a pickup that was "all over the road" near the marina some minutes before, with a plow frame on front. He could not stay as he had to make his deliveries. He said his truck has a camera that records. I do not have his number, Ptl. Estrela has it.
5. I observed the following debris in the roadway and marked with cones: (a) several pieces of clear/ amber plastic, (b) a piece of gray bumper fascia, (c) dark colored flake of paint on victims belt buckle (seen at the hospital by Dineen). (d) a reflective vest, torn, in the weeds. No skid marks. I took measurements with a tape.
6. State Police Collision Analysis was notified at 0648 and said they would come only if it was life threatening. They were later told that it was stable.
7. A search of the area for vehicles with fresh damage was made. A message was sent by CJIS to area departments. A BOLO was broadcast over the air for dark pickup.
8. On 10/16 I received a voicemail from an anonymous female, that we should "look at Kyle Brandt, he plows, he drove home drunk from Finnegan's." She did not leave her name. The message has been saved to the desk phone.
9. On 10/17 I ran Brandt, Kyle A. DOB 1/8/1993. He is the registered owner of a 2017 Ram 2500, color DELMONICO RED / dk maroon. He has prior traffic. Further to be done by Det. SOARES.
10. Mr. Toomey is at Bayside Regional. His wife, Ellen, was notified.`,
    ],
    [
      "Soares supplement.pdf",
      `WESSACOTT POLICE DEPARTMENT       DETECTIVE SUPPLEMENT      Ref: 24-7719-OF          Det. Luis Soares
On October 18, 2024 at about 0915 I went to 14 Old Mill Way, the residence of Kyle Brandt. His truck was not there. I spoke to a roommate, Troy MACKIE, in the driveway. MACKIE stated Kyle's truck was "getting fixed, he hit a deer". I asked when. MACKIE said "around Columbus Day, or before." He said that Kyle and also his brother Shane BRANDT drive the Ram, the keys are on a hook. MACKIE was not cooperative after that.
On the same date I went to four body shops. At HALVORSEN AUTO BODY, 300 Depot St., I observed a maroon Ram 2500 being worked on. The owner, P. HALVORSEN, let me look. Right front fender and headlamp had been replaced. The old fender, the bumper and a lamp were in a dumpster in the yard. I asked Mr. Halvorsen to keep them and he said he'd do so. I photographed the fender with my phone. I returned on October 21 with a search warrant for the vehicle. The dumpster had been emptied on the 20th except for the fender, which Mr. Halvorsen had put inside. I seized the fender and a paint sample.
I took the vehicle by flatbed to the garage of the DPW, where it was kept in a bay. DPW has it behind a chain link gate. I had no evidence tape and used electrical tape.
On October 22 I drove to Bayside Regional and got the victims clothing in two plastic bags from nurse B. Sikorski. The belt was in a separate bag. The sneaker, left, is missing.`,
      `SOARES SUPPLEMENT p.2                                   24-7719-OF
On October 23 I interviewed Kyle BRANDT at the station, he came in with his mother. He was given Miranda by form, initialed 5 of 6. Audio/video was on until the hard drive warning. He stated that on Monday night 10/14 he played darts at Finnegan's till approximately 11, and that he took a cab home as he had had five or so beers. He said that his truck was at home. He stated the fender damage was from a deer on Rte 6 on the prior Thursday, that he has pictures, and that he reported it to his carrier. He said that Shane takes the truck for early work at the lobster pound and that he (Kyle) was asleep at 0545 until he got up for his own work at 7. I asked if Shane had it that morning. He said "ask Shane."
I have not located Shane. He is said to be in Maine.
I contacted Finnegan's. The manager, D. Okun, said that they have a till and cameras, I have not returned to pick up.
Cab company: not contacted. 
I went to the Quansett Bridge. There is a state DOT camera on it. I've e-mailed.
I did speak with a clerk at the 24 hr Getty, who said a maroon truck did get gas about six a.m. "some day that week". He thought he'd know the guy. I showed him on my phone a booking photo of Kyle. He said "could be".
On November 4 I applied for a complaint. The hearing before the clerk magistrate was held December 3. Ms. Callahan said that the truck was "dark blue".`,
    ],
    [
      "Halvorsen Auto Body invoice and estimate.pdf",
      `HALVORSEN AUTO BODY             Reg. # RS-0000         300 Depot St., Wessacott
ESTIMATE / INVOICE # 20317          Date in: 10/15/24 (Tues)  8:20 AM       Promised: 10/22
Customer: BRANDT  (cash, no claim)     Phone: on file      Drop off by: "Shane B."   Signed: S B
Vehicle: 2017 RAM 2500   Maroon   Odo 88,412       Plow frame: yes
Nature of damage described by customer: "HIT DEER"
LN  OPER    DESCRIPTION                                QTY   PART     LABOR
1   R&R     Fender, R front aftermarket                1     212.00   2.2
2   R&R     Headlamp assy R                            1     189.50   0.4
3   R&R     Bumper end / valance                       1     94.00    1.0
4   REF     Refinish fender, blend hood                                 3.1      PAINT CODE PRV
5   MISC    Clean hair, blood from grille. (none found, PH)
6   R&I     Fog lamp, broken bracket, old crack
7   SUBL    Tow not needed
                                         SUB 1,108.50    TAX on parts    TOTAL  1,139.48  
PAID: cash $600 deposit 10/15  by "Mrs. Brandt" 
Notes: "Fender had prior repair under, bondo, 2 paint layers, someone had done it in black primer"
         Tire marks no. Deer? no fur.
Conditions: We are not responsible for items left in vehicle. Storage of $35 per day starts three days after notice. Old parts are discarded unless requested in writing before work. All parts new or like kind unless marked. Warranty on paint is 12 months against peeling. A lien may be asserted under G.L. c.255. Estimates are good for 30 days.`,
    ],
    [
      "State Police Crime Lab trace report.pdf",
      `MASSACHUSETTS STATE POLICE FORENSIC SERVICES GROUP         TRACE, ARSON AND EXPLOSIVES SECTION
Laboratory No. 24-19083           Agency: Wessacott PD  (24-7719-OF)           Report date 2/27/2025
ITEMS SUBMITTED (received 11/13/2024, by Det. Soares, from evidence refrigerator)
1-1   Belt with buckle, from G. Toomey       (paper envelope in plastic)
1-2   One navy sweatshirt   
1-3   One piece of fender, red/maroon   
1-4   Paint reference chips, "passenger side"    
1-5   Fragments of plastic, 6      
RESULTS
Item 1-1: smear containing paint-like particles. Layers: clear coat / maroon metallic base coat / gray primer. One particle of blue acrylic, single layer.
Item 1-3 and 1-4: clear coat / maroon metallic base coat / black primer / white body filler / gray e-coat.
The clear coat and base coat from Item 1-1 were compared with 1-4 by microscope and FTIR, and are similar in color and in type of binder. Item 1-1 primer does not correspond to the sequence in Item 1-4. It could not be determined whether the particles come from a part of the vehicle with the original finish. 
CONCLUSION: ASSOCIATION WITH LIMITATIONS (class). Paint of this kind was used on many vehicles from 2013 to 2020 (PDQ search).
Item 1-2: hair, red-brown, animal. Not further examined. 
Item 1-5: plastic fragments, no part number. No physical fit was attempted as no lamp was submitted.
Pyrolysis GC/MS not performed (instrument down).
Analyst: N. Abiodun         Technical review: initials on file.  Items will be returned.`,
    ],
    [
      "Bayside discharge summary Toomey.pdf",
      `BAYSIDE REGIONAL MEDICAL CENTER                           DISCHARGE SUMMARY
TOOMEY, GERALD R       66 M          Admit 10/15/24   Discharge 10/29/24 to Cedar Hollow Rehab
DIAGNOSES: right tibial plateau fracture (ORIF 10/16). Pelvic ring fracture, stable. Concussion. Scalp laceration 6 cm. Hypertension. Atrial fibrillation on apixaban. Mild cognitive impairment followed by neurology (since 2022).
HISTORY: Patient states he was walking his dog, thinks he "was on the line". Reports he was struck from behind. Wife says he has been walking out in the road before and that police were asked to look for him twice this summer. 
ED: GCS 14. ETOH <10. CT head: no bleed. Injuries lower: bumper type injury R leg at 17 inches above heel.
Medications on admission: apixaban, donepezil, lisinopril, zolpidem as needed.
COURSE: post op day 2 delirium, thought that he had been hit by a bus. Improved. Told PT on 10/24 that "the truck was blue, my neighbor has one like that."
Condition: stable, non weight bearing 8 weeks. Follow up orthopedics (Dr. Quill), neuro.
Property returned to wife: watch, one sneaker, phone.
Instructions for patients. Take your medicine as directed. Call us if you have fever over 101, redness, or drainage. Do not drive while using pain medicine. You may shower after day three. Cedar Hollow will arrange visits. Parking validation is in the lobby.`,
    ],
    [
      "Insurance claim contact log.pdf",
      `HARBOR & COAST MUTUAL            CLAIM NOTES   Personal Auto     Policyholder BRANDT KYLE A        (produced by family)
10/11/24  16:20  FNOL via app. Loss date 10/10/24 approx 9 PM. "deer Rt 6 by the cranberry bog". No injury. Damage described: front right, headlight and fender. No photos attached. Claim COL 7721 opened.
10/14/24  Holiday.
10/16/24  09:05  Adj J. Prewitt called PH, l/m.
10/16/24  13:31  PH returned call. States will repair by himself as deductible is $1000. Asked whether it goes to his rate.
10/17/24  Sys: claim closed without payment.
10/25/24  10:12  Contact by Wessacott PD Det. Soares, asked if there is telematics. Advised PH had plug-in "DriveRight" device since 6/2023, need subpoena. Device last connect 10/14 22:58.
10/28/24  PH's mother called re copy of the app record, told to log in.
10/29/24  Prewitt: note to SIU re PD. Reviewed underwriting: drivers listed KYLE (primary), SHANE (excluded 2022 OUI).
11/06/24  SIU K. Dunphy requests recorded statement. Not done per counsel.
Disclaimer: claim notes are made for internal use. All times Eastern. Abbrev: PH policyholder, FNOL first notice of loss, l/m left message. Consumer help line is available Monday to Friday 8 to 6.`,
    ],
    [
      "Application for Criminal Complaint.pdf",
      `COMMONWEALTH OF MASSACHUSETTS         DISTRICT COURT DEPARTMENT             QUANSETT DIVISION
APPLICATION FOR CRIMINAL COMPLAINT             Docket No. 24__AC000917
Name (complainant) Wessacott Police            Accused: KYLE A. BRANDT     14 Old Mill Way
[ ] WARRANT is requested     [X] SUMMONS     [ ] Accused arrested      Hearing: 12/03/24, notice sent 11/06/24
OFFENSES  1. 90/24/A leave scene of personal injury       2. 90/24/E negligent operation     3. 90/17 speeding (struck)
Facts: At 5:50 AM accused operated his motor vehicle on Sandbar Road and struck the pedestrian Gerald Toomey causing him serious bodily injury and left without making known his name, residence and register number. The vehicle was located with damage at a body shop, with paint that MATCHED. Accused gave a false story that he hit a deer. A witness saw the vehicle and the accused was observed at the gas station with the vehicle.
Clerk's endorsement: after hearing, probable cause found as to 1 and 2. 
DISCOVERY:  Assistant D.A. C. Reardon states by e-mail 3/14/25 that the automatic discovery has been provided as to police reports, lab report. "I do not have the photos, warrant return, audio of interview, turret tapes or CALEA/ cruiser video. If your office wants SP crash file, there isn't one. Our victim-witness advocate spoke with Mr. Toomey in January and he was vague."
Pretrial hearing 4/22. Bail: personal. No probation objection. Address changes must be reported to the clerk within 48 hours. Failure to appear is a separate crime. Interpreter services are available.`,
    ],
  ]),
  key: {
    offence: "traffic",
    issues: [],
    gaps: [
      /\b911\b|turret|emergency call|\bcad\b|dispatch/i,
      /photograph|\bphotos?\b/i,
      /interview.*(record|video|audio)|(record|video|audio).*interview|hard drive|recorded statement of (kyle|brandt)|miranda/i,
      /shane|brother/i,
      /driveright|telematic|plug.?in|event data|\bedr\b|infotainment|\becm\b|\bgps\b|telemetry/i,
      /santos|bread|delivery (driver|truck|company)|dash.?cam/i,
      /finnegan|\bokun\b|\bbar\b|darts|cab\b|taxi/i,
      /\bdot\b|bridge camera|traffic camera|getty|gas station|marina/i,
      /headlamp|\blamp\b|bumper|dumpster|physical (fit|match)|discarded|fascia|plastic fragments?/i,
      /lab(oratory)? (file|notes|data|bench)|bench notes|ftir|spectra|gc\/?ms|pyrolysis|paint (exam|data|analysis|sample|standard)|blue acrylic|animal hair/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /search warrant|affidavit|warrant return|return of (the )?warrant|warrant/i,
        /estrela/i,
        /dineen/i,
        /halvorsen|body shop/i,
        /mackie|roommate/i,
        /mother|mrs\.? brandt/i,
        /ellen|toomey'?s wife|\bwife\b/i,
        /sikorski/i,
        /abiodun/i,
        /dunphy|prewitt|\bsiu\b/i,
        /reardon|victim.?witness|advocate/i,
        /clerk magistrate|magistrate hearing|hearing (tape|recording|transcript)|show cause/i,
        /callahan|eyesight|glasses/i,
        /neighbou?r/i,
        /getty clerk|gas station clerk|booking photo|photo(graphic)? (array|line.?up|identification)|show.?up|identification procedure|suggestive/i,
        /cruiser (video|camera)|body.?(worn|cam)|\bbwc\b|in.?car|calea/i,
        /radio|\bbolo\b|broadcast|cjis|teletype/i,
        /(field|rough|officer|detective|handwritten)('?s)? notes|notes?\b.*(soares|fahey|estrela)|notebook/i,
        /measurements?|sketch|diagram|scene (plan|map)|reconstruct|collision analysis|crash (report|file)|accident report|state police|csu|crash data/i,
        /headlight|fog lamp|plow/i,
        /reflective vest|\bvest\b/i,
        /sneaker|clothing|sweatshirt|\bbelt\b|pants/i,
        /chain of custody|evidence (log|record|refrigerator|tape|room|seal)|\bdpw\b|storage|flatbed|seal(ed|s)?\b/i,
        /fender|paint layer|primer|prior repair/i,
        /vehicle (inspection|exam)|exam\w* of (the )?(truck|ram|vehicle)|mechanical|registration|\brmv\b|owner(ship)? record|fingerprint|\bdna\b|latent/i,
        /phone (record|data|extraction)|cell.?(site|phone|tower)|mobile|location data|app record/i,
        /social media/i,
        /employ|work (schedule|record)|time (card|sheet)|lobster pound|payroll/i,
        /deer/i,
        /medical record|hospital|neurolog|cognitive|donepezil|zolpidem|rehab|cedar hollow|ambulance|\bems\b|\bwfd\b|a-2|prehospital|run (sheet|report)|physical therap|\bpt\b|surgeon|quill|radiolog|imaging/i,
        /prior (calls|incidents|well.?being|missing)|missing person|toomey.*prior|wellbeing/i,
        /weather|fog|sunrise|lighting|visibility|street light/i,
        /security camera|surveillance|doorbell|home camera|\bcctv\b|\bvideo\b|footage/i,
        /credit card|receipt|till|register|transaction/i,
        /criminal (history|record)|\bcori\b|convictions?|\boui\b|benefit|promise|inducement|\bdeal\b/i,
        /brady|giglio|personnel|disciplin|internal affairs|exculpatory/i,
        /policy|policies|training|accreditation|proficiency|technical review|quality/i,
        /canvass|other (body )?shops|four body shops/i,
        /pdq|database/i,
        /expert/i,
        /insurance|claim file|underwriting|recorded statement/i,
        /dog\b|leash/i,
        /toll|licen[cs]e plate reader|\balpr\b/i,
        /voice.?mail|anonymous|caller|female/i,
        /paint sample|reference chip/i,
        /toomey.*(interview|statement)|statement.*toomey|victim'?s statement/i,
        /witness statements?|written statement/i,
      ],
      contradictions: [],
    },
  },
};
