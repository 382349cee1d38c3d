import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const BIGDADDY_WASH_CASE: CaseFile = {
  name: "shooting at a car wash, autopsy, firearms report, eyewitness interview, evidence sheet",
  documents: makeDocuments([
    [
      "BVPSO initial report.pdf",
      `BEAUVERRE PARISH SHERIFF'S OFFICE
                         INITIAL REPORT
ITEM NO.: F-11806-24                       DISTRICT: 3     ZONE: C
SIGNAL: 30-S (HOMICIDE BY SHOOTING)        R.S. 14:30.1
LOCATION: BIG DADDY'S HAND WASH & DETAIL, 2207 ST. AMANT HWY, PONT ROUGE, LA
DATE OF OCCURRENCE: SUN 06-16-24           TIME: APPROX 1930 HRS
WEATHER: CLEAR   LIGHTING: DAYLIGHT
VICTIM:     LEDET, JAMARCUS "JUICE"   B/M   DOB 02-11-1997    DOA LADY OF MERCY
ARRESTED:   GUIDROZ, TERRANCE P.      B/M   DOB 09-27-1999
WITNESS:    BATISTE, KENDRICK         B/M   DOB 04-03-2001
WITNESS:    FONTENOT, SHERYL          W/F   OWNER OF BUSINESS, NOT ON SCENE

GIST:
On the above date and time, Deputy Earl Thibeau (unit 3-C-12) was flagged down by motorists while getting fuel at the Bayou Mart across from the location. Deputy Thibeau heard approximately six to eight gunshots in what sounded like two separate groups. Deputy Thibeau ran across the highway and observed a black male, later identified as the victim, lying face up near the vacuum island behind a white Dodge Charger with both doors open. Approximately twenty persons were leaving in vehicles. The victim was breathing and had blood on his shirt. He did not respond to questions.

Deputy Thibeau called for EMS (signal 52) and applied pressure until Acadian Ambulance unit 318 arrived. The victim was transported code 3 and pronounced by Dr. Robichaux at 2011 hrs. Deputy M. Arceneaux rode in the ambulance.`,
      `BEAUVERRE PARISH SHERIFF'S OFFICE          F-11806-24          INITIAL REPORT  PG 2

While holding the scene, Deputy Thibeau was approached by an older black female in a church dress who stated, "That boy in the Charger went for his first." She was asked to stand by but left prior to the arrival of detectives. Her name was not obtained.

Units secured the scene with tape from the highway to the rear fence. The following units assisted: 3-C-14 (Arceneaux), 3-B-09 (Sgt. Comeaux), K9-2 (Dep. Naquin). K9-2 tracked from the rear fence to Pelican St with negative results. Pont Rouge City PD assisted with traffic; names of city officers unknown.

A crime scene log was started by Sgt. Comeaux at 1951 hrs. Fire Dept washed the apron at 2245 hrs after release by CID.

At approximately 2115 hrs Terrance GUIDROZ came to the District 3 substation with his mother, Mrs. Ernestine Guidroz, and stated to the desk officer, "I think I'm who y'all looking for. I ain't have no choice." Deputy Thibeau placed him in handcuffs and sat him in the break room until CID responded at 2240 hrs. A paper bag was handed over by Mrs. Guidroz which contained a pistol. Desk officer was Reserve Deputy LeJeune.

Deputy Thibeau completed a tow form for the Charger (Hebert's Towing), and the victim's next of kin were notified by the Coroner's Office.

Time sheets, unit logs and overtime slips were submitted for approval. This report is the property of the Beauverre Parish Sheriff's Office and neither it nor its contents may be disseminated outside the agency to which loaned. Deputies are reminded that supplemental reports are due within five (5) working days and all evidence shall be turned in before end of shift.

REPORTING DEPUTY: E. THIBEAU 2217            APPROVED: SGT. R. COMEAUX`,
    ],
    [
      "CID supplemental Domingue.pdf",
      `BEAUVERRE PARISH SHERIFF'S OFFICE
CRIMINAL INVESTIGATIONS DIVISION           SUPPLEMENTAL REPORT
Item F-11806-24                 Lead: Det. Sgt. Blaine Domingue        Date typed: 07-22-24

On June 16, 2024 I responded to Big Daddy's. Crime scene technician P. Savoie was already processing. There were two groups of fired cartridge casings: four (4) 9mm Luger casings near bay 2, and three (3) .40 S&W casings between the Charger's driver door and the vacuum island. A projectile was cut out of the ice machine on the front of the building.

No firearm was on or near the victim. I was told by several people in the crowd that "somebody picked it up" but no one would give me a name. A female said a dude they call "Peanut" ran off with something in his shirt.

I met with Sheryl Fontenot the next day. She showed me on her phone that she has four cameras and that the app saves clips on motion. She was going to email me the clips. The Bayou Mart manager said that his outdoor cameras "reach the road."

Kendrick Batiste was located on June 18 at his girlfriend's. He came voluntarily. His recorded statement is transcribed. I then showed him a single photograph of Guidroz and he said "that's T."

Guidroz was booked on second degree murder. He invoked at the start of the interview after I had read him the form and the interview was ended.`,
      `CID SUPPLEMENTAL     F-11806-24      PG 2

Hands of the victim were bagged at the hospital. Gunshot residue kits were collected from both the victim and Guidroz and turned in to evidence. A buccal swab of Guidroz was obtained.

I obtained search warrants for two cell phones: a black iPhone from the Charger's console (victim) and a Samsung handed over by Guidroz. Both went to Inv. Picou in the digital unit on June 24.

It is known to me that there was a quarrel between the victim and Guidroz over a female, Brielle JOSEPH, and some posts on Instagram. Ms. Joseph told me on the phone the victim had "sent him the gun emoji all week." She did not want to come in.

I was advised by Sgt. Comeaux that the victim was the suspect in an aggravated assault with a firearm in April 2024 under item F-07144-24. That case was exceptionally cleared.

On June 27 I attended a meeting with ADA Landry. It was decided to proceed on second degree. I am told a Crime Stoppers reward of $2,500 was approved on July 9.

Vehicle: the Charger was processed by Savoie at Hebert's yard on June 19. One defect was seen in the driver door, from inside to outside. The vehicle was released to the family on June 21.

I have no further leads on "Peanut".

Det. Sgt. B. Domingue #1188`,
    ],
    [
      "Autopsy protocol.pdf",
      `REGIONAL FORENSIC CENTER OF SOUTH CENTRAL LOUISIANA
AUTOPSY PROTOCOL                        Case: A24-0619        For: Coroner, Beauverre Parish
DECEDENT: LEDET, Jamarcus           AGE: 27      LENGTH: 73 in     WEIGHT: 211 lb
DATE OF EXAMINATION: 06/17/2024, 0930       PROSECTOR: H. Venkataraman, M.D.
PRESENT: Det. Domingue; autopsy technician C. Trahan

PATHOLOGIC DIAGNOSES
I.  Gunshot wound of chest, penetrating
    A. Entrance: right lateral chest, 52 in. above heel, 0.9 cm, no soot, no stippling
    B. Path: skin, rib 6, right lung, heart, to left paraspinal soft tissue
    C. Direction: right to left, slightly upward
    D. Deformed jacketed projectile recovered, placed in envelope "1"
    E. Right hemothorax 1300 ml
II. Gunshot wound of right forearm, perforating
    A. Entrance, dorsal; exit, volar. No range of fire determined
III. Superficial abrasions, knees and left elbow

CLOTHING: White T-shirt, cut by medical personnel; gray basketball shorts; one slide sandal. In the waistband of the shorts, an empty inside-the-waistband holster, black polymer, right side. Clothing air dried and released to BVPSO.
EVIDENCE OF THERAPY: endotracheal tube, chest tube, IO needle, defibrillator pads.
EVIDENCE OF INJURY: as above. Hands bagged on receipt; GSR collected by agency.
INTERNAL EXAMINATION: Heart 390 g. Lungs R 410, L 480. Liver 1720. Brain 1400. Other organs unremarkable. Stomach: 200 ml fluid with rice.
TOXICOLOGY: femoral blood, vitreous and urine submitted to reference laboratory. Results to be reported separately.
CAUSE OF DEATH: Gunshot wound of chest.
MANNER: Homicide.
OPINION: This 27 year old man died of a gunshot wound of the chest. The manner is classified for purposes of the death certificate and is not a legal conclusion. Diagrams and images are maintained at the Center.`,
    ],
    [
      "Crime lab firearms.pdf",
      `ACADIANA GULF CRIMINALISTICS LABORATORY                     an ISO/IEC 17025 accredited laboratory
REPORT OF ANALYSIS  No. 24-AG-3390-1              Discipline: Firearms/Toolmarks
Agency: Beauverre PSO         Agency no.: F-11806-24          Date of report: August 29, 2024
Submitted by: evidence custodian, 06/26/2024

ITEMS
 1     One Taurus G2C pistol, 9mm Luger, w/ magazine and 7 cartridges  (paper bag, "from E. Guidroz")
 2A-2D Four fired 9mm Luger cartridge cases
 3A-3C Three fired .40 S&W cartridge cases
 4     One projectile, deformed  ("1", autopsy)
 5     One projectile, fragment (ice machine)

RESULTS
Item 1 was test fired and found to function. The trigger pull was 5.75 lb (average of three).
Items 2A-2D were identified as having been fired in Item 1.
Items 3A-3C were fired in a single firearm, not Item 1. An image of 3A was entered in NIBIN. Any association will be reported under separate cover.
Item 4: 9mm class, 6 right. Inconclusive as to Item 1 due to damage.
Item 5: .40/10mm class. Not fired in Item 1.

Gunshot residue examination: this laboratory no longer performs SEM analysis. Kits, if any, should be sent by the agency to a contract vendor.
Latent print and DNA examinations were not requested for Item 1.

Interpretations in this report are the opinion of the analyst. Records supporting this report are kept in the case record and are available on request in accordance with laboratory policy AG-Q-14. Measurement uncertainty for trigger pull is available upon request. Items will be returned to the agency; items not picked up within 60 days are shipped at the agency's expense.
Analyst: N. Quibodeaux       Technical review: D.S.     Administrative review: LMB`,
    ],
    [
      "Batiste statement transcript.docx",
      `STATEMENT OF KENDRICK BATISTE
Taken 06-18-24   begin 1412   by Det. Sgt. Domingue   CID room B
Q. Tell me what you was doing out there.
A. It was Father's Day so everybody was out there. I was getting my Tahoe wiped down by Bay 2. Juice pulled up in the Charger, music loud. He got out. T was by me. Juice was like "what's up with all that you be typing."
Q. And T?
A. T put his hands up like this, was like man go 'head, my lil girl in the car. She was in the car seat in his mama's Altima. Then it was shooting. I got down behind the tire.
Q. Who shot first?
A. I ain't gonna lie, I heard it before I seen it. First it was pow pow pow, deep like. Then it was the little ones.
Q. So you didn't see who shot.
A. I seen T with his arm out. I seen Juice leaning on the car.
Q. You told me in the hall that T shot first.
A. I said I seen T shoot. I don't know first.
Q. You on paper, right? You on probation?
A. Till next March.
Q. Okay. We not trying to jam you up over what was in that Tahoe.
A. 'Preciate it.
Q. Somebody was filming?
A. Everybody had they phone. The DJ was live.
Q. What DJ?
A. DJ Slim Trim, on Facebook. I don't know his government name.
Q. Who picked up the gun by Juice?
A. I don't know about all that.
Q. What kind of gun T had?
A. Little black one. He always keep it, his job at the pawn shop let him.
Q. What'd Juice have?
A. He be having that Glock with the switch talk. I ain't see it that day.
Q. Did T say anything when it was over?
A. He was hollering "where my baby, where my baby." Then his mama took off.
Q. Anybody make you any promises today?
A. Nah, just what you said.
Q. This concludes the statement at 1437.
[transcribed by C. Guillory, not reviewed by witness]`,
    ],
    [
      "911 transcript call 2.pdf",
      `BEAUVERRE PARISH COMMUNICATIONS DISTRICT             CERTIFIED TRANSCRIPT
INCIDENT 24-061602217       CALL 2 of 5          06/16/2024 19:31:08      Position 4     Op: 71
OP:  911 what is the address of the emergency?
CALLER:  Big Daddy's, the car wash, on St. Amant, they shooting, they shooting.
OP:  Okay ma'am is anybody hurt?
CALLER:  One boy down by the vacuums. Oh Jesus.
OP:  Do you see the person that was shooting?
CALLER:  It was two of 'em. It was two of 'em shooting. The one with the white car he pulled and the other boy shot back.
OP:  What is he wearing?
CALLER:  White shirt. No that's the one that's down. The other one red. Red shirt.
OP:  Is he still there?
CALLER:  He gone, they went in a gray car with a baby. There's a little skinny one run back there behind the fence, he got something.
OP:  What's your name ma'am?
CALLER:  I don't want to be in it. I'm at the snowball stand.
OP:  Units are on the way, stay away from the windows.
(line open, indistinct voices, 14 seconds)
(call ends 19:32:55)
I certify that the foregoing was transcribed from the recording kept in the ordinary course. Recordings are kept for 730 days.    D. Mouton, custodian`,
    ],
    [
      "Property sheet.pdf",
      `BVPSO EVIDENCE & PROPERTY              ITEM F-11806-24               SHEET 1 OF 1
TAG    DESCRIPTION                                  FROM / WHERE          BY        IN            OUT
77120  Taurus 9mm, mag, 7 rds, paper bag            E. Guidroz, Sub 3     LeJeune   06-17 0810    06-26 LAB
77121  4 casings 9mm                                bay 2                 Savoie    06-16 2350    06-26 LAB
77122  3 casings .40                                vac island            Savoie    06-16 2350    06-26 LAB
77123  proj frag                                    ice machine           Savoie    06-16 2350    06-26 LAB
77124  iPhone black                                 Charger               Savoie    06-19 1500    06-24 PICOU
77125  Samsung                                      T. Guidroz            Thibeau   06-17 0030    06-24 PICOU
77126  GSR kit "victim"                             morgue                Domingue  06-17 1400
77127  GSR kit "Guidroz"                            Sub 3                 Savoie    06-17 0045
77128  buccal swab                                  T. Guidroz            Domingue  06-17 0110
77129  envelope "1" proj                            autopsy               Domingue  06-17 1400    06-26 LAB
77130  clothing bag, victim                         autopsy               Domingue  06-17 1400
77131  red T-shirt                                  T. Guidroz            Thibeau   06-17 0030
77132  DVD, scene                                   Savoie                          06-20
Drug evidence is stored in vault A. Currency is stored in vault B and counted by two persons. Firearms must be rendered safe and secured with a tie through the action before they are accepted. The custodian is in from 0700 to 1530, closed for lunch. Biohazard labels are kept at the window. Items which are left in temporary lockers shall be moved the next working day. Destruction orders are signed by the judge in January and July.`,
    ],
  ]),
  key: {
    offence: "homicide",
    issues: [],
    gaps: [
      /gsr|gunshot residue|residue kit/i,
      /toxicolog/i,
      /fontenot|car wash.{0,40}(camera|video|footage|clip)|(camera|video|footage|clip|surveillance|cctv).{0,60}(car wash|big daddy|business|bayou mart|store)/i,
      /body.?(worn|cam)|bwc|bwv|axon/i,
      /picou|phone (extraction|download|data|record|content)|cell.?phone|iphone|samsung|extraction|digital unit/i,
      /peanut|\.40|second (gun|firearm|pistol|weapon)|other (gun|firearm|weapon)|missing (gun|firearm|weapon)|nibin|(victim|ledet|decedent)'?s? (gun|pistol|firearm|weapon)/i,
      /slim trim|\bdj\b|facebook|live.?stream|bystander.{0,20}(video|phone|film|footage)|instagram|social media/i,
      /other (911|calls?|emergency)|(911|emergency).{0,40}(call|record|audio)|four (other )?calls|calls? (1|3|4|5)\b|\bcallers?\b|remaining (911 )?calls/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /\bcad\b|dispatch|radio/i,
        /church dress|older (black )?(female|woman|lady)|unidentified (female|woman|witness)|unnamed (female|woman|witness)|eyewitness/i,
        /snowball/i,
        /brielle|\bjoseph\b/i,
        /ernestine|mother|mrs\.? guidroz/i,
        /f-?07144|april 2024|(prior|aggravated) assault|(victim|ledet|decedent|deceased)('s)?.{0,40}(criminal|history|record|prior|violen|reputation|character)|violent (history|character)/i,
        /probation|(batiste|witness)('s)?.{0,50}(criminal|record|history|promise|benefit|probation|deal|convict)|criminal (history|record)|rap sheet|convictions/i,
        /promise|benefit|leniency|\bdeal\b|inducement|tahoe/i,
        /batiste.{0,60}(recording|audio|video|hallway|hall|notes)|(recording|audio|video).{0,60}batiste|hallway|unrecorded|pre-?interview/i,
        /crime stoppers|reward|\btips?\b/i,
        /single photo|photo.{0,20}(identification|line.?up|array|show)|line.?up|show.?up|identification procedure|identification/i,
        /photo(graph)?s?\b|\bdvd\b|scene (video|image)|images/i,
        /scene (log|diagram|sketch|plan|measure|map)|crime scene|diagram|sketch|measurements|savoie|reconstruct|trajectory/i,
        /charger|vehicle (process|exam|inspection)|driver door|bullet (hole|defect)|hebert|tow/i,
        /holster/i,
        /clothing|t-?shirt/i,
        /dna|latent|fingerprint|buccal|swab/i,
        /chain of custody|evidence (log|handling)|paper bag|custody/i,
        /bench notes|(lab|case|analyst).{0,20}(notes|record|file|worksheet)|quibodeaux|validation|proficiency|comparison (photo|image)|accredit|laboratory/i,
        /inconclusive|projectile|bullet|ballistic/i,
        /autopsy (photo|image|diagram|notes)|venkataraman|pathologist|coroner|death certificate|investigator'?s notes|body diagram|x-?rays?/i,
        /acadian|\bems\b|ambulance|paramedic|run (sheet|report)|patient care/i,
        /hospital|lady of mercy|robichaux|medical record|emergency room/i,
        /arceneaux/i,
        /comeaux|lejeune|desk officer/i,
        /naquin|\bk-?9\b|canine|\bdog\b/i,
        /city (police|pd|officer)|pont rouge (city|police|pd)/i,
        /thibeau/i,
        /domingue/i,
        /search warrant|warrant|affidavit/i,
        /arrest (report|warrant)|probable cause|booking|jail|inmate/i,
        /miranda|rights form|waiver|invo(ke|cation)|interview (video|recording)|statement.{0,30}(guidroz|defendant|client)|interrogation/i,
        /substation|break room|lobby|sub(station)? 3/i,
        /notes/i,
        /landry|district attorney|grand jury|meeting|indictment/i,
        /pawn|employer|permit|gun ownership|purchase|atf|trace|registration|4473/i,
        /altima|gray car|car seat|\bchild\b|daughter|baby/i,
        /disciplin\w*|personnel|internal affairs|impeach\w*|brady|giglio/i,
        /training|policy|policies|procedure/i,
        /dash.?cam|in.?car|unit (video|camera)/i,
        /licen[cs]e plate reader|\balpr\b|traffic camera|gps|cell.?site|location data|tower/i,
        /acoustic|audio (expert|analysis)|expert|sequence of shots/i,
        /bystander|crowd|canvass|patrons|witness list|other witness|crowd of/i,
        /surveillance|video|footage|camera|bayou mart/i,
        /fire dep|washed/i,
      ],
      contradictions: [],
    },
  },
};
