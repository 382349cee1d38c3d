import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const INFANT_CASE: CaseFile = {
  name: "injured infant, chain of carers, hospital notes, family room interview",
  documents: makeDocuments([
    [
      "LBPD incident 25-00917.pdf",
      `LAMOINE BEND POLICE DEPARTMENT                      200 N. Levee St., Lamoine Bend, IL
INCIDENT RPT #: 25-00917                                         Sheet 1 of 2
Classification(s): AGG BATTERY TO CHILD 720 ILCS 5/12-3.05(b)(1) // ENDANGER LIFE/HEALTH CHILD 12C-5
Date/Time Received: 04 MAR 2025 1412      How Recvd: PHONE - HOSPITAL      Area: 3
Involved:
  V   R., A.            M/W   DOB 27 SEP 2024   (5 mo.)
  RP  TILLEY, BONNIE RN     Harkness Community Hospital
  PG  RADEMAKER, KAYLEE     F/W  23
  SU  STALLWORTH, DEVON L   M/B  24    2217 Coalport Ave #4     Emp: student / PT stocker
  O   LUNDY, PATRICE        F/W  46    babysitter
NARR (Ptlm. Ochsner, star 77): On the above date at approximately 1412 hours I was sent to Harkness Community Hospital, Emergency Dept., in reference to an injured child. On arrival I spoke with Nurse Tilley who related that the victim had a broken left leg and multiple fresh rib fractures. I then spoke with Kaylee Rademaker (mother). She related that she left for her job at Brightbox at 1700 hours on 3 March and that her paramour Devon Stallworth was the only person with the victim until she returned at 0620 hours on 4 March. She related Stallworth took the victim to the sitter at 0730 hours on his way to class.
Rademaker related no one other than herself, Stallworth and the sitter had been alone with the victim in the past two weeks. She related the victim had never fallen or been dropped.`,
      `INCIDENT RPT #: 25-00917                                         Sheet 2 of 2
I observed Stallworth in the hallway outside bay 6. He was calm, looking at his phone and displayed no emotion. He did not ask about the victim.
I contacted Lundy by telephone at 1526 hours. Lundy related the victim cried every time he was touched from the minute he was dropped off and would not take a bottle. Lundy related that no one besides herself was in the residence that morning.
Det. Sgt. L. Prather arrived and took over the investigation. Stallworth voluntarily spoke with Det. Sgt. Prather in the family room and later at the station. He was advised of his rights prior to any questioning. Stallworth gave three different versions of the events and ultimately admitted that he yanked the victim's leg because he was frustrated at the crying.
At 1930 hours this officer and Det. Sgt. Prather went to 2217 Coalport #4. Rademaker signed for a walk through. The crib in the small bedroom was in good repair and the slats were too close together for a foot to become caught. There was a white Wi-Fi baby camera clipped on the crib rail. Mother advised it saves clips on an app on her phone. Camera was not collected.
Stallworth was placed under arrest at 2105 hours by Det. Sgt. Prather and transported to county. This officer's body camera was on during the hospital portion.
DCFS notified by hospital staff.
Nothing further.      Reporting: R. Ochsner 77       Supv: Lt. Gammage       Beat car 12 / odometer 88140 / Shift B 1400-2200`,
    ],
    [
      "Harkness ED chart.pdf",
      `HARKNESS COMMUNITY HOSPITAL - EMERGENCY SERVICES
Pt: R., A     MRN 5520917     DOB 09/27/2024     Sex M     Arrival 03/04/25 13:22   Mode: private vehicle w/ mother
TRIAGE (B. Tilley RN)   13:29    ESI 2    T 37.1 ax   HR 158   RR 38   SpO2 99 RA    Wt 6.9 kg
CC: "he won't move his right leg"
Triage hx: per MOC pt picked up from sitter approx 12:30 today, screaming, leg swollen. MOC states fussy with diaper changes since Sun night. MOC states pt rolled off couch yesterday afternoon while she was in shower, "cried a minute and was fine."  Immunizations: 4 mo given 02/26 both thighs per MOC.
PMH: 35 wk, vacuum assist, NICU 6 d for feeding / bili. Breast fed only, no vit D drops. PCP Dr. Amundsen, Prairie Peds.
Allergies NKDA.  Meds: none.   Pain FLACC 6
Safety screen: caregivers appropriate. FALL RISK: crib rails up x2. ID band verified. Parent oriented to call light, bathroom, vending, visitor policy. Spiritual care declined. Interpreter not needed. Advance directive N/A. Primary learner: mother; prefers verbal. Belongings: diaper bag, car seat (w/ family).
13:50  Ibuprofen 65 mg PO given. 14:20 IV 24g L hand x2 attempts.
14:31  SW (C. Eberly) at bedside: mother on phone much of visit. Mother's boyfriend tearful, holding infant's hand and asking repeatedly if infant will be ok.`,
      `PROVIDER NOTE    J. Vanderlaan, DO      seen 13:47
HPI: 5 mo male, L thigh swelling and decreased movement, noted at sitter today approx noon. History of short fall from couch on day prior.
EXAM: Gen: alert, consolable in arms of mother's partner. HEENT: NCAT, AF soft flat, TMs clear, frenula intact. Ears: pinnae normal bilat. Chest: no crepitus. Abd soft. Skin: fully undressed, no bruising, no petechiae. Ext: L mid thigh firm, tender, swelling mild. No other deformity.
LABS 14:44            RESULT     REF
  WBC                 9.8        6.0-17.5
  Hgb                 10.1 L     10.5-13.5
  Plt                 402        150-450
  AST / ALT           38 / 27    wnl
  Calcium             8.6        8.7-11.0  L
  Phosphorus          3.4 L      4.0-6.7
  Alk phos            612 H      134-518
  PTH intact          98 H       12-65
  25-OH vitamin D     11 L       30-100
MDM: femur fx on plain film. Skeletal survey ordered. Given age non ambulatory, SW and hotline contacted 15:02. Discussed w/ ortho (Pavlik harness) and child protection team at Tri-Rivers Children's. Low vit D noted, will defer to peds.
DISPO: transfer Tri-Rivers Children's by ALS 18:40. Condition stable. EMTALA forms signed. Images pushed to PACS.
E-signed J. Vanderlaan DO 03/04/25 19:12`,
    ],
    [
      "Imaging reports.pdf",
      `TRI-RIVERS CHILDREN'S IMAGING            Accession 25-0304-5518 (outside study over-read)
EXAM: SKELETAL SURVEY, 20 VIEWS      Performed Harkness 03/04/2025 1648
PRELIMINARY (NightWatch Teleradiology, 03/04/2025 1731)
 Spiral fracture left femoral diaphysis, nondisplaced. No periosteal reaction, acute. Two rib fractures posterior left 6 and 7. Remainder negative.
FINAL (S. Iyengar-Boyle, MD, pediatric radiology, 03/06/2025 0922)
 1. Spiral fracture of the left femoral shaft. There is faint periosteal reaction medially, not mentioned on the preliminary. Estimated age 5 to 10 days; dating is imprecise.
 2. Posterior left 6th and 7th ribs, with callus, healing, at least 2 to 3 weeks.
 3. Bones appear mildly demineralized. Fraying and cupping at distal ulnar metaphyses. Rickets should be excluded. Correlate with labs.
 4. No skull fracture.
 RECOMMEND: repeat skeletal survey in 14 days. CT chest not indicated.
 Discrepancy with preliminary: MAJOR. Dr. Haldane (CPT) paged 03/06 0940, message left.
EXAM: CT HEAD WITHOUT CONTRAST  03/04/2025 1702   No acute intracranial hemorrhage.
EXAM: MRI BRAIN 03/05/2025   Normal.
Ophthalmology dilated exam 03/05: no retinal hemorrhage OU (verbal from resident, note to follow).`,
    ],
    [
      "CPT consultation Haldane.pdf",
      `TRI-RIVERS CHILDREN'S HOSPITAL        CHILD PROTECTION TEAM        INITIAL CONSULTATION
Requested by: Hospitalist service / DCFS       Date of consult: 03/05/2025       Dictated 03/05 1810; signed 03/10/2025
Consultant: Veronica Haldane, MD
SOURCES: Outside ED chart, preliminary imaging reports, telephone call with Det. Sgt. Prather (35 minutes), mother by phone. I was off site and the bedside examination was performed by the fellow, Dr. Quist, by video.
HISTORY: The mother reports leaving for work the evening before presentation. Infant was well. The boyfriend was sole caregiver overnight. No caregiver has reported any fall or other trauma. Detective informs me the boyfriend has confessed to twisting the leg.
EXAM: There is a 2 cm purple bruise of the left ear pinna. Left thigh in harness. Remainder unremarkable. Weight 6.9 kg.
DATA: Spiral fracture of left femur, acute. Four posterior rib fractures. Bones are normally mineralized. The metabolic laboratory evaluation is normal. Head imaging normal.
An osteogenesis imperfecta gene panel (send-out, Meridian Genomics) was drawn 03/05; turn-around 4 to 6 weeks.`,
      `CPT CONSULTATION, R., A., page 2
IMPRESSION AND OPINION:
This is a 5 month old, non-mobile infant with a femur fracture and rib fractures without an accidental explanation. Posterior rib fractures have a high specificity for inflicted injury and are caused by compression of the chest. A spiral femur fracture in a non-ambulating infant results from torsion. The infant would have been in immediate and obvious pain, would not have fed normally and would have cried with any movement of the leg. It is therefore my opinion, to a reasonable degree of medical certainty, that the femur fracture was sustained within 12 hours of presentation to the emergency department and that the constellation of findings is diagnostic of child physical abuse.
PLAN: Follow up skeletal survey 03/18. CPT clinic 03/19. Siblings to be examined. Primary care and newborn records requested. I am available to the Department, law enforcement and the State's Attorney. Please contact the CPT coordinator for scheduling of testimony; depositions are billed in half-day increments.
The Child Protection Team operates under a service agreement with the Department. Families may obtain a copy of their records via Health Information Management, lower level, weekdays 8 to 4, with a photo ID and a completed authorization. Copies are $0.34 per page after the first 25 pages. Radiology CDs are free of charge.`,
    ],
    [
      "DCFS contact notes seq A.pdf",
      `ILLINOIS DEPARTMENT OF CHILDREN AND FAMILY SERVICES   DCP INVESTIGATION     CONTACT NOTES       SCR 2290417-A
Worker: THRELKELD, Monique       Team 3R22        Allegation(s): 9 Bone Fx; 60 Env. Injurious        Alleged perp: Unk / Stallworth
---
3/4/25  15:10  SCR narrative accepted. Reporter mandated (hosp).
3/4/25  17:05  In person, mother, Harkness ED. Mo. says she left home at 6:30 pm on 3/3 for 7 pm start at Brightbox; home "little after six" a.m. Mo. says SHE drove minor to sitter because Devon was asleep after being up with minor. Mo. says minor woke 2-3 times overnight per Devon, ate normal at 6:45 am for her, 6 oz., and was smiling.
Mo. denies falls. When told of ED triage note, Mo. says nurse misunderstood, it was the older child who rolled off the couch.
3/4/25  17:50  Law enforcement (Prather) asked this worker to wait on interviewing Devon, he was "almost there with him."
3/5/25  09:20  MGM Gail RADEMAKER, phone. States she kept minor from Saturday 3/1 at 10 am to Sunday 3/2 at 7 pm at her home, as she does most weekends. "He hollered when I changed him Sunday, I thought it was them shots." Lives w/ her husband and adult son (Rusty). Will be seen in home.`,
      `SCR 2290417-A     CONTACT NOTES (cont.)
3/5/25  11:00  In home, 2217 Coalport #4. Lease in name of D. Stallworth. Home clean, food in refrigerator, working smoke detector. Crib is second hand drop side type. One slat is missing on window side, leaves a gap of about 5 inches. Photos x6 taken by this worker, uploaded. White camera on crib has been removed; Mo. says she "put it up."
3/5/25  11:25  Sibling M.R. (2 y 11 mo), verbal. Alone in kitchen w/ worker: "Baby fall down. Mama cry. Shh." Could not say when. No one mentioned Devon. FI to be set at Advocacy Center 3/11.
3/5/25  13:40  Sitter Patrice LUNDY, in home. Says minor was "fussy but ok" at drop off, ate some. Says Kaylee brought him. Says her nephew "may have come by for laundry." Nephew: Cody, 19, last name not given. Home is not licensed; 5 children present. SACWIS check on Lundy: 1 prior sequence (2021), indicated; see that record.
3/6/25  10:15  Dr. Iyengar-Boyle, radiology, by phone: "I wouldn't hang my hat on one night. Could be a week or more." Told worker bone disease has to be ruled out.
3/6/25  16:00  Safety plan: minor and sibling w/ MGM, Mo. supervised.
3/12/25  FI of sibling completed at Center per LE. Worker not present.
Supervisor conf. 3/13: continue; critical decision. Worker reminded of 60 day due date. Mileage 41. Next court: shelter care reset.`,
    ],
    [
      "Lundy daily sheet and texts.pdf",
      `* * MISS PATTI'S LITTLE SPROUTS * *     daily sheet             date  Tues 3/4
Child:  A.          In:  8:05    by:  Kaylee       Out: 12:35   by: Kaylee
 8:30   bottle 5 oz. ate it all!
 9:15   diaper - wet.  kicking & giggly :)
10:00   tummy time w/ the girls
10:40   nap, swing
11:50   woke up SCREAMING. L leg looks funny
supplies needed: wipes, diapers sz 2          Reminder: late fee is $1 a minute after 5:30!  Closed 3/14 for inservice.
-----------------------------------------------------------------------------
[screen captures, phone of P. Lundy, produced by K. Rademaker's attorney in juvenile court. Gray = Kaylee R]
12:02 PM  Patti: something is wrong w his leg u need to come
12:03 PM  Kaylee: omg what happened
12:03 PM  Patti: idk he was fine this am. cody was holding him when i switched laundry then he laid him down n he started in
12:05 PM  Kaylee: coming
4:48 PM  Kaylee: police gonna call u. dont say cody was there pls. u know his record
4:50 PM  Patti: they called already i told them just me
4:51 PM  Kaylee: ok. they think its dev anyway
4:58 PM  Patti: did u tell them abt the couch
5:01 PM  Kaylee: no. only the nurse n i took it back`,
    ],
    [
      "Rademaker written statement.pdf",
      `LAMOINE BEND POLICE - VOLUNTARY STATEMENT              Incident 25-00917
Name: Kaylee M Rademaker       Date 3-4-25   Time 9:40 PM      Place: LBPD
I Kaylee went to work Monday at 5:30 cause it was mandatory OT. I left the baby with Devon. When I got home Tues morning it was about 7:15 and Devon was up with the baby on the couch. The baby felt limp and was whining and would not eat anything for me. I thought he was tired. Devon left to take him to Patti's. Patti called me around noon.
Devon gets mad when he cries. He said to me one time "your kid is working my nerves." He never hit him that I seen. He is good with my daughter. I asked him what happened and he said his foot got stuck in the bed and he pulled it out. I did not think nothing of it.
My mom does not watch the baby except holidays.
I was told I could lose both of my kids if I do not protect them, so I am writing this.
I have read this statement consisting of 1 page and it is true. I understand that a false statement is a crime.
K. Rademaker         Witness: Prather 14`,
    ],
    [
      "Stallworth interviews transcript.docx",
      `TRANSCRIPTION: Digital Recorder "LP-2"     Track 041      Family Room B, Harkness Hosp.     3-4-25     begins 3:52 PM
[recording starts mid-sentence]
PRATHER: ...so just like you told me a few minutes ago, but on the tape.
STALLWORTH: He woke up around two, two-thirty. I got him, his foot was through the side where the bar's gone. I just lifted and kind of worked it out. He fussed, I gave him a bottle, he ate. He went back down.
PRATHER: You pulled it.
STALLWORTH: I mean I eased it. I didn't pull hard.
PRATHER: Officer there at the door, he's just gonna hang out. You're not in trouble. But nobody's leaving till this makes sense.
STALLWORTH: Can I go sit with him? They're doing the needle.
PRATHER: In a minute. Doctor says that bone took a lot of force. Like a car wreck.
STALLWORTH: Should I have like a lawyer or something?
PRATHER: That's up to you, but then I can't help you, and DCFS takes both kids tonight.
STALLWORTH: I don't want them to take them.
PRATHER: Then help me. Sometimes a guy is wore out, and he yanks. Just a yank.
STALLWORTH: I didn't yank him. I never yanked him.
[4:41 PM, recording ends]`,
      `Track 042     LBPD Interview 2     3-4-25     begins 6:24 PM
PRATHER: I'm going to go ahead and read you these. (rights read, 6:26 PM) Sign there. You've been up how long?
STALLWORTH: Since like yesterday noon. I had class.
PRATHER: Okay. Want to pick up where we were at the hospital.
STALLWORTH: I told you all of it.
PRATHER: Doctor's going to say it happened on your watch, nobody else's. Kaylee's done with you. Do you want to be the guy who made a mistake or the monster?
STALLWORTH: A mistake, I guess.
PRATHER: So when you got the foot out, it could have been more of a yank.
STALLWORTH: It could've been. If that's what the doctor says. I wasn't mad though.
PRATHER: Frustrated.
STALLWORTH: Tired. He wasn't hardly crying.
PRATHER: What about the ribs?
STALLWORTH: I don't know nothing about ribs. Her ma has him every weekend, ask her.
PRATHER: Who ran him to the sitter?
STALLWORTH: Kaylee did. I was knocked out. I don't have class till eleven Tuesdays.
PRATHER: Was there another thing, say you rolled him over your knee?
STALLWORTH: No. It's the one thing. I told you the same thing every time.
[7:08 PM break] [7:51 PM resumes. Subject asks for water, given.]
STALLWORTH: Can I call my dad now?
PRATHER: We'll get you a call at County.
[end 8:02 PM]`,
    ],
    [
      "States answer to discovery.pdf",
      `IN THE CIRCUIT COURT OF LAMOINE COUNTY, ILLINOIS                    No. 25 CF 118
PEOPLE v. DEVON L. STALLWORTH
PEOPLE'S ANSWER TO DISCOVERY (Rule 412)
1. Persons the People may call: Ofc. Ochsner; Det. Sgt. Prather; Bonnie Tilley RN; Dr. Vanderlaan; Dr. Haldane; Kaylee Rademaker; Patrice Lundy; M. Threlkeld.
2. Statements of Defendant: oral, in reports; transcript of two recordings. The People are not aware of any unrecorded statement.
3. Kaylee Rademaker: convicted in 22 CM 401, obstructing identification. A charge in 25 CM 77 (endangering the life or health of a child, arising from this incident) was nolle prossed on March 20, 2025. There is no agreement with this witness.
4. Experts: Dr. Haldane; CV to be tendered. No others are contemplated.
5. Physical evidence: none. Photographs: DCFS, 6, to be tendered upon receipt.
6. The People have asked LBPD for any squad or body video and were told retention for non-flagged recordings is 90 days.
7. Medical records beyond those tendered are privileged and must be sought by subpoena.
Defendant remains in custody since 03/04/25 at Lamoine County Jail. Indictment returned 03/27/25. Trial setting 09/15/25 on the court's own motion.
Dated: June 24, 2025             Assistant State's Attorney`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: [
      "miranda",
      "counsel",
      "voluntariness",
      "witness-reliability",
      "disclosure",
      "recording-gap",
      "intent",
      "speedy-trial",
    ],
    gaps: [
      /pediatric|prairie peds|amundsen|primary care|newborn|birth record|nicu|well.?(child|baby)/i,
      /gene(tic)?\b|osteogenesis|meridian|\bOI\b/i,
      /(follow.?up|repeat|second|14.day).{0,30}(skeletal|survey|x.?ray|imaging)|skeletal.{0,30}(follow|repeat)/i,
      /baby (camera|monitor|cam)|wi.?fi|nursery cam|\bapp\b|clips/i,
      /body.?(worn|cam)|bwc|squad video/i,
      /\bcody\b|nephew/i,
      /forensic interview|advocacy center|\bcac\b|sibling|\bM\.R\./i,
      /brightbox|employ|time ?(card|clock|sheet)|clock.?in|work (record|schedule)|payroll/i,
    ],
    contradictions: [
      { one: [1, /cried every time he was touched/], other: [6, /kicking & giggly/] },
      { one: [1, /no one besides herself was in the residence/], other: [6, /cody was holding him/] },
      { one: [1, /Stallworth took the victim to the sitter/], other: [5, /SHE drove minor to sitter/] },
      { one: [2, /no bruising, no petechiae/], other: [4, /2 cm purple bruise/] },
      { one: [3, /Estimated age 5 to 10 days/], other: [4, /within 12 hours of presentation/] },
      { one: [2, /25-OH vitamin D\s+11 L/], other: [4, /metabolic laboratory evaluation is normal/] },
      { one: [1, /advised of his rights prior to any questioning/], other: [8, /rights read, 6:26 PM/] },
    ],
    factors: [
      { sign: 1, quote: /kicking & giggly|bottle 5 oz/ },
      { sign: 1, quote: /cody was holding him|dont say cody was there/ },
      { sign: 1, quote: /Rickets should be excluded|25-OH vitamin D\s+11 L|mildly demineralized/ },
      { sign: 1, quote: /Estimated age 5 to 10 days|hang my hat on one night/ },
      { sign: 1, quote: /rolled off couch yesterday|Baby fall down/ },
      { sign: 1, quote: /nolle prossed on March 20|could lose both of my kids|obstructing identification/ },
      { sign: -1, quote: /diagnostic of child physical abuse|high specificity for inflicted injury/ },
      { sign: -1, quote: /admitted that he yanked|It could've been|working my nerves/ },
    ],
    events: [
      "2025-03-04 14:12",
      "2025-03-04 13:22",
      "2025-03-04 11:50",
      "2025-03-04 15:52",
      "2025-03-04 18:26",
      "2025-03-04 21:05",
    ],
    fair: {
      issues: ["hearsay", "alibi", "search", "custody-chain"],
      gaps: [
        /gail|grandmother|\bMGM\b|rusty|weekend/i,
        /licen[cs]|2021|indicated|prior sequence|prior (dcfs|report|finding)|sacwis/i,
        /hotline|\bSCR\b|call recording|mandated report/i,
        /crib|slat/i,
        /(scene|crib|injur|bruise|medical|clinical|hospital|dcfs).{0,30}photo|photo/i,
        /dicom|radiograph|x.?rays?\b|original (films|images)|image files|\bpacs\b|imaging (disc|cd)/i,
        /quist|fellow/i,
        /ophthalm|retinal/i,
        /tri-?rivers.{0,40}(chart|record|notes)|inpatient|hospitali[sz]ation|(complete|full|certified).{0,20}(chart|medical record)|orthop(a)?edic/i,
        /eberly|social work/i,
        /ems\b|ambulance|transfer (record|form)|\bALS\b/i,
        /defen[cs]e expert|expert (radiolog|report|review|opinion)|independent (radiolog|expert|medical|review)|consult.{0,20}(radiolog|endocrin|expert)|endocrin|metabolic bone/i,
        /haldane.{0,40}(cv|curriculum|notes|testimony|prior)|curriculum|\bCV\b|service agreement/i,
        /addendum|supplemental (opinion|consult)|revis|paged|discrepancy/i,
        /phone (record|extraction|download|dump)|text messages|cell ?phone|extraction|call log|device/i,
        /handwritten notes|field notes|detective'?s? notes|officer'?s? notes|rough notes|prather'?s? (notes|report|supplement)|supplement/i,
        /pre.?recorded|unrecorded|first (part|minutes)|before.{0,30}record|audio (file|recording)|original (audio|recording)|recording/i,
        /miranda (waiver|card|form)|waiver|rights form/i,
        /interview room (video|camera)|station video|video/i,
        /consent (form|to search)|walk.?through/i,
        /hospital (security|surveillance|camera)|hallway|cctv|surveillance/i,
        /cad\b|dispatch|911|radio/i,
        /booking|jail|county record|arrest report/i,
        /criminal (history|record)|conviction|background|rap sheet|22 CM 401|25 CM 77|impeach/i,
        /agreement|promise|\bdeal\b|benefit|nolle|dismiss/i,
        /juvenile court|shelter care|(neglect|abuse) petition|safety plan/i,
        /dcfs (file|record|investigat)|critical decision|full investigat|\bseq\b/i,
        /class schedule|school|college|stocker|enrol/i,
        /lundy.{0,40}(statement|interview|phone|recording|record)|(statement|interview|phone).{0,30}lundy|daycare|day.?care|other (children|parents)/i,
        /tilley/i,
        /threlkeld/i,
        /training|polic(y|ies)|protocol|general order|reid/i,
        /disciplin\w*|personnel|internal affairs|brady|giglio/i,
        /grand jury|indictment/i,
        /immuni[sz]ation|vaccin/i,
        /lab(oratory)? (data|report|record)|vitamin d|blood/i,
        /gammage|ochsner/i,
        /father|paternity|biological/i,
        /dad\b|phone call/i,
        /reconstruct|biomechan|measure/i,
      ],
      contradictions: [
        { one: [1, /left for her job at Brightbox at 1700/], other: [5, /left home at 6:30 pm/] },
        { one: [1, /left for her job at Brightbox at 1700/], other: [7, /went to work Monday at 5:30/] },
        { one: [5, /left home at 6:30 pm/], other: [7, /went to work Monday at 5:30/] },
        { one: [1, /she returned at 0620/], other: [7, /about 7:15 and Devon was up/] },
        { one: [5, /little after six/], other: [7, /about 7:15 and Devon was up/] },
        { one: [5, /ate normal at 6:45 am/], other: [7, /about 7:15 and Devon was up/] },
        { one: [5, /ate normal at 6:45 am/], other: [7, /would not eat anything for me/] },
        { one: [5, /was smiling\./], other: [7, /felt limp and was whining/] },
        { one: [5, /ate normal at 6:45 am/], other: [7, /felt limp and was whining/] },
        { one: [7, /felt limp and was whining/], other: [6, /kicking & giggly/] },
        { one: [7, /felt limp and was whining/], other: [6, /he was fine this am/] },
        { one: [7, /would not eat anything for me/], other: [6, /bottle 5 oz/] },
        { one: [7, /felt limp and was whining/], other: [4, /Infant was well/] },
        { one: [1, /would not take a bottle/], other: [6, /bottle 5 oz/] },
        { one: [1, /cried every time he was touched/], other: [6, /bottle 5 oz/] },
        { one: [1, /would not take a bottle/], other: [6, /kicking & giggly/] },
        { one: [1, /cried every time he was touched/], other: [6, /he was fine this am/] },
        { one: [1, /cried every time he was touched/], other: [5, /fussy but ok/] },
        { one: [1, /would not take a bottle/], other: [5, /fussy but ok/] },
        { one: [5, /fussy but ok/], other: [6, /kicking & giggly/] },
        { one: [1, /no one besides herself was in the residence/], other: [5, /come by for laundry/] },
        { one: [1, /no one besides herself was in the residence/], other: [6, /tummy time w\/ the girls/] },
        { one: [1, /no one besides herself was in the residence/], other: [6, /told them just me/] },
        { one: [1, /no one besides herself was in the residence/], other: [6, /dont say cody was there/] },
        { one: [1, /no one besides herself was in the residence/], other: [5, /5 children present/] },
        { one: [5, /come by for laundry/], other: [6, /cody was holding him/] },
        { one: [6, /told them just me/], other: [6, /cody was holding him/] },
        { one: [1, /Stallworth took the victim to the sitter/], other: [6, /In:\s+8:05/] },
        { one: [1, /Stallworth took the victim to the sitter/], other: [8, /Kaylee did\. I was knocked out/] },
        { one: [1, /Stallworth took the victim to the sitter/], other: [5, /Says Kaylee brought him/] },
        { one: [7, /Devon left to take him to Patti's/], other: [5, /SHE drove minor to sitter/] },
        { one: [7, /Devon left to take him to Patti's/], other: [5, /Says Kaylee brought him/] },
        { one: [7, /Devon left to take him to Patti's/], other: [6, /In:\s+8:05/] },
        { one: [7, /Devon left to take him to Patti's/], other: [8, /Kaylee did\. I was knocked out/] },
        { one: [7, /Devon was up with the baby/], other: [5, /Devon was asleep/] },
        { one: [7, /Devon was up with the baby/], other: [8, /Kaylee did\. I was knocked out/] },
        { one: [1, /on his way to class/], other: [8, /class till eleven/] },
        { one: [1, /no one other than herself, Stallworth/], other: [5, /kept minor from Saturday/] },
        { one: [1, /no one other than herself, Stallworth/], other: [8, /has him every weekend/] },
        { one: [1, /no one other than herself, Stallworth/], other: [6, /cody was holding him/] },
        { one: [7, /does not watch the baby except holidays/], other: [5, /kept minor from Saturday/] },
        { one: [7, /does not watch the baby except holidays/], other: [5, /most weekends/] },
        { one: [7, /does not watch the baby except holidays/], other: [8, /has him every weekend/] },
        { one: [1, /never fallen or been dropped/], other: [2, /rolled off couch yesterday/] },
        { one: [1, /never fallen or been dropped/], other: [2, /short fall from couch/] },
        { one: [1, /never fallen or been dropped/], other: [5, /Baby fall down/] },
        { one: [1, /never fallen or been dropped/], other: [6, /only the nurse n i took it back/] },
        { one: [1, /never fallen or been dropped/], other: [6, /did u tell them abt the couch/] },
        { one: [2, /rolled off couch yesterday/], other: [4, /No caregiver has reported any fall/] },
        { one: [2, /short fall from couch/], other: [4, /No caregiver has reported any fall/] },
        { one: [2, /rolled off couch yesterday/], other: [5, /Mo\. denies falls/] },
        { one: [2, /short fall from couch/], other: [5, /Mo\. denies falls/] },
        { one: [2, /rolled off couch yesterday/], other: [5, /older child who rolled/] },
        { one: [5, /Mo\. denies falls/], other: [5, /Baby fall down/] },
        { one: [5, /Mo\. denies falls/], other: [6, /only the nurse n i took it back/] },
        { one: [5, /older child who rolled/], other: [6, /only the nurse n i took it back/] },
        { one: [5, /older child who rolled/], other: [5, /Baby fall down/] },
        { one: [4, /No caregiver has reported any fall/], other: [5, /Baby fall down/] },
        { one: [4, /No caregiver has reported any fall/], other: [7, /foot got stuck in the bed/] },
        { one: [4, /No caregiver has reported any fall/], other: [8, /foot was through the side/] },
        { one: [4, /without an accidental explanation/], other: [2, /rolled off couch yesterday/] },
        { one: [2, /pinnae normal bilat/], other: [4, /2 cm purple bruise/] },
        { one: [2, /won't move his right leg/], other: [2, /L thigh swelling/] },
        { one: [2, /won't move his right leg/], other: [1, /broken left leg/] },
        { one: [2, /won't move his right leg/], other: [3, /Spiral fracture left femoral/] },
        { one: [2, /won't move his right leg/], other: [3, /Spiral fracture of the left femoral/] },
        { one: [2, /won't move his right leg/], other: [4, /Spiral fracture of left femur/] },
        { one: [2, /won't move his right leg/], other: [6, /L leg looks funny/] },
        { one: [2, /won't move his right leg/], other: [2, /L mid thigh firm/] },
        { one: [1, /multiple fresh rib fractures/], other: [3, /with callus, healing/] },
        { one: [1, /multiple fresh rib fractures/], other: [3, /Two rib fractures posterior/] },
        { one: [4, /Four posterior rib fractures/], other: [3, /Two rib fractures posterior/] },
        { one: [4, /Four posterior rib fractures/], other: [3, /with callus, healing/] },
        { one: [3, /No periosteal reaction, acute/], other: [3, /faint periosteal reaction medially/] },
        { one: [3, /No periosteal reaction, acute/], other: [3, /Estimated age 5 to 10 days/] },
        { one: [3, /Remainder negative/], other: [3, /Fraying and cupping/] },
        { one: [3, /faint periosteal reaction medially/], other: [4, /within 12 hours of presentation/] },
        { one: [3, /Estimated age 5 to 10 days/], other: [4, /left femur, acute/] },
        { one: [3, /faint periosteal reaction medially/], other: [4, /left femur, acute/] },
        { one: [4, /within 12 hours of presentation/], other: [5, /Could be a week or more/] },
        { one: [4, /within 12 hours of presentation/], other: [5, /hang my hat on one night/] },
        { one: [4, /within 12 hours of presentation/], other: [2, /fussy with diaper changes since Sun/] },
        { one: [4, /within 12 hours of presentation/], other: [5, /hollered when I changed him/] },
        { one: [4, /within 12 hours of presentation/], other: [6, /kicking & giggly/] },
        { one: [4, /within 12 hours of presentation/], other: [8, /woke up around two/] },
        { one: [4, /would not have fed normally/], other: [6, /bottle 5 oz/] },
        { one: [4, /would not have fed normally/], other: [5, /ate normal at 6:45 am/] },
        { one: [4, /would not have fed normally/], other: [8, /gave him a bottle, he ate/] },
        { one: [4, /would not have fed normally/], other: [6, /kicking & giggly/] },
        { one: [4, /Infant was well/], other: [2, /fussy with diaper changes since Sun/] },
        { one: [4, /Infant was well/], other: [5, /hollered when I changed him/] },
        { one: [3, /mildly demineralized/], other: [4, /Bones are normally mineralized/] },
        { one: [3, /Fraying and cupping/], other: [4, /Bones are normally mineralized/] },
        { one: [3, /Rickets should be excluded/], other: [4, /metabolic laboratory evaluation is normal/] },
        { one: [3, /Rickets should be excluded/], other: [4, /Bones are normally mineralized/] },
        { one: [2, /Alk phos\s+612 H/], other: [4, /metabolic laboratory evaluation is normal/] },
        { one: [2, /PTH intact\s+98 H/], other: [4, /metabolic laboratory evaluation is normal/] },
        { one: [2, /Phosphorus\s+3\.4 L/], other: [4, /metabolic laboratory evaluation is normal/] },
        { one: [2, /Calcium\s+8\.6/], other: [4, /metabolic laboratory evaluation is normal/] },
        { one: [2, /Low vit D noted/], other: [4, /metabolic laboratory evaluation is normal/] },
        { one: [4, /confessed to twisting the leg/], other: [8, /I never yanked him/] },
        { one: [4, /confessed to twisting the leg/], other: [8, /could have been more of a yank/] },
        { one: [4, /confessed to twisting the leg/], other: [8, /It could've been\./] },
        { one: [4, /confessed to twisting the leg/], other: [1, /admitted that he yanked/] },
        { one: [4, /confessed to twisting the leg/], other: [8, /I eased it\./] },
        { one: [1, /admitted that he yanked/], other: [8, /I never yanked him/] },
        { one: [1, /admitted that he yanked/], other: [8, /It could've been\./] },
        { one: [1, /admitted that he yanked/], other: [8, /I eased it\./] },
        { one: [1, /admitted that he yanked/], other: [8, /I wasn't mad though/] },
        { one: [1, /frustrated at the crying/], other: [8, /I wasn't mad though/] },
        { one: [1, /frustrated at the crying/], other: [8, /He wasn't hardly crying/] },
        { one: [8, /I never yanked him/], other: [8, /It could've been\./] },
        { one: [8, /I eased it\./], other: [8, /It could've been\./] },
        { one: [7, /Devon gets mad when he cries/], other: [8, /I wasn't mad though/] },
        { one: [7, /Devon gets mad when he cries/], other: [7, /He is good with my daughter/] },
        { one: [1, /three different versions/], other: [8, /told you the same thing every time/] },
        { one: [1, /advised of his rights prior to any questioning/], other: [8, /begins 3:52 PM/] },
        { one: [1, /advised of his rights prior to any questioning/], other: [8, /you told me a few minutes ago/] },
        { one: [1, /voluntarily spoke/], other: [8, /nobody's leaving till/] },
        { one: [1, /voluntarily spoke/], other: [8, /then I can't help you/] },
        { one: [8, /You're not in trouble/], other: [8, /nobody's leaving till/] },
        { one: [8, /you told me a few minutes ago/], other: [9, /not aware of any unrecorded statement/] },
        { one: [8, /7:08 PM break/], other: [9, /not aware of any unrecorded statement/] },
        { one: [8, /recording starts mid-sentence/], other: [9, /not aware of any unrecorded statement/] },
        { one: [1, /displayed no emotion/], other: [2, /boyfriend tearful/] },
        { one: [1, /did not ask about the victim/], other: [2, /asking repeatedly if infant/] },
        { one: [1, /displayed no emotion/], other: [2, /consolable in arms of mother's partner/] },
        { one: [1, /did not ask about the victim/], other: [2, /boyfriend tearful/] },
        { one: [1, /did not ask about the victim/], other: [8, /Can I go sit with him/] },
        { one: [1, /displayed no emotion/], other: [8, /Can I go sit with him/] },
        { one: [1, /crib in the small bedroom was in good repair/], other: [5, /One slat is missing/] },
        { one: [1, /slats were too close together/], other: [5, /One slat is missing/] },
        { one: [1, /slats were too close together/], other: [5, /gap of about 5 inches/] },
        { one: [1, /slats were too close together/], other: [8, /where the bar's gone/] },
        { one: [1, /crib in the small bedroom was in good repair/], other: [8, /where the bar's gone/] },
        { one: [1, /baby camera clipped on the crib rail/], other: [5, /camera on crib has been removed/] },
        { one: [9, /There is no agreement with this witness/], other: [9, /nolle prossed on March 20/] },
        { one: [9, /Physical evidence: none/], other: [1, /baby camera clipped on the crib rail/] },
        { one: [5, /FI to be set at Advocacy Center 3\/11/], other: [5, /3\/12\/25\s+FI of sibling completed/] },
        { one: [6, /12:02 PM/], other: [7, /Patti called me around noon/] },
        { one: [1, /contacted Lundy by telephone at 1526/], other: [6, /police gonna call u/] },
        { one: [2, /hotline contacted 15:02/], other: [5, /15:10\s+SCR narrative/] },
        { one: [2, /picked up from sitter approx 12:30/], other: [6, /Out: 12:35/] },
        { one: [1, /only person with the victim until/], other: [5, /kept minor from Saturday/] },
        { one: [1, /at 0730 hours on his way/], other: [6, /In:\s+8:05/] },
        { one: [7, /he said his foot got stuck/], other: [1, /admitted that he yanked/] },
        { one: [5, /No one mentioned Devon/], other: [1, /admitted that he yanked/] },
        { one: [2, /fussy with diaper changes since Sun/], other: [6, /he was fine this am/] },
        { one: [6, /he was fine this am/], other: [1, /would not take a bottle/] },
      ],
    },
  },
};
