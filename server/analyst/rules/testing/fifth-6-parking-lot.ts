import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const PARKING_LOT_CASE: CaseFile = {
  name: "shooting in a lounge parking lot, self-defence, partly a poor scan",
  documents: makeDocuments([
    [
      "Homicide summary 24-9051.pdf",
      `CITY OF CALLAWAY, OHIO     DIVISION OF POLICE       HOMICIDE SECTION
INVESTIGATIVE SUMMARY                 REPORT NO. 24-9051              LEAD: DET. R. STANHOPE #1187
VICTIM: TISDALE, VERNON L, M/B/38       ACCUSED: OAKES, REGINALD D, M/B/45
LOCATION: SABLE LOUNGE, 2840 FERRY AVE, REAR LOT         DATE: SUN 08-18-2024
CHARGE: MURDER, R.C. 2903.02(A), W/ FIREARM SPEC

1. On Sunday, August 18, 2024 at 0021 hours patrol units responded to the Sable Lounge on a report of shots fired. Officers located the victim lying in the rear lot beside a white Dodge Charger. Medic 7 responded and the victim was pronounced at the scene at 0034 hours by Medic 7.
2. The accused and victim had argued inside the lounge over a debt of $600. Both were escorted out by security. The accused walked to his vehicle, a gray Ford F-150, retrieved a handgun from the glove box, walked back across the lot approximately sixty feet and shot the victim four times. The victim was unarmed.
3. The accused fled the scene and was apprehended at 0052 hours at Ferry and 9th.
4. Witness LATRICE BOONE, the victim's girlfriend, stood next to the victim and saw the entire event. She stated the victim had his hands up and said "you got it, man" before the accused fired.
5. Security guard CURTIS ADEYEMI saw the accused return with the weapon.
6. The firearm, a Glock 22 caliber .40, was recovered from the accused. Four casings were recovered.`,
      `INVESTIGATIVE SUMMARY 24-9051    page 2
7. The accused was advised of his constitutional rights at 0140 hours and gave a voluntary statement in which he admitted shooting the victim "because he owed me." He made no claim to have been threatened.
8. Exterior lighting in the rear lot was good.
9. The coroner ruled the manner of death homicide. All wounds entered from the rear.
10. No knife or other weapon was located at the scene.
11. A criminal history check shows that the victim has no record of violence. The accused has a valid concealed handgun license issued 2021 and no record.
12. Security video: the lounge's system had been inoperable since July according to the owner, Mr. DEMETRIUS GALE.
13. Additional persons interviewed: See Witness list (Attachment C). Canvass of Ferry Ave apartments negative.
14. Detectives STANHOPE and PRUDHOMME presented the case to the Grand Jury on September 5, 2024; true bill.
ADMINISTRATIVE: Overtime authorised by Lt. Case jacket contains Attachments A through H. Attachments D (Canvass sheets) and F (Boone cell phone) retained by the Section. Property receipts filed under separate cover. Notification of next of kin made by Chaplain at 0430. Press release issued by PIO. Homicide no. 31 for calendar year. UCR 09A. Squad B, on call. Vehicle 114. Next review date: 10-01-2024.`,
    ],
    [
      "911 transcript incident F240818-0007.pdf",
      `CALLAWAY EMERGENCY C0MMUNICATIONS         TRANSCRlPT OF CALLS        Incident F240818-0O07
(scanned copy, poor original)
CALL 1    00:17:42     (614) 555-01l8       male caller
DISPATCH: 911 what is the address of your emergency.
CALLER: Yeah the Sable on Ferry. Some dude out back yellin at people. He got a knife out, man. Big dude, red shirt.
DISPATCH: Is anybody hurt?
CALLER: Not yet. Y'all better come. He's walkin up on people's cars.
DISPATCH: What's y0ur name sir?
CALLER: (disconnects)
CALL 2    00:19:55     (614) 555-O177       male caller
CALLER: My name is Reginald Oakes. I had to shoot a man. Behind the Sable. He came at me with a knife. I need an arnbulance for him.
DISPATCH: Where is the gun now sir?
CALLER: It's on the hood of my truck. I'm standing away from it. I'm staying right here.
DISPATCH: How many times was he shot?
CALLER: I don't know. Three. He was on me. He cut rny arm.
DISPATCH: Stay on the line for me. Are you hurt?
CALLER: A little. Please hurry up, he's not talking.
CALL 3    00:20:31      (614) 555-0139      fernale caller
CALLER: They shot Vern! They shot my man, oh my God. I was in the car and I heard like six shots.
DISPATCH: Ma'am who shot him?
CALLER: I don't know, Reggie, I guess, I didn't see. I was in the car on my phone.`,
      `CAD  F240818-0007    UNlT HISTORY
00:18:02  call entered  PERSON W/ WEAPON (KNIFE)  pri 2   hold, no units
00:20:05  upgraded SHOOTING  pri 1
00:21:10  4A31 disp    00:21:15 4A33 disp   M7 disp 00:21:30
00:24:48  4A31 on scene
00:25:20  4A31: ONE DOWN, SUSPECT STANDING BY TRUCK HANDS UP, WEAPON ON HOOD
00:26:05  4A31: ONE DETAINED
00:27:12  4A33: FEMALE AND TWO MALES TRYING TO MOVE A CHARGER, ONE OF THEM PICKED SOMETHING UP OFF GROUND, STEPPED AWAY
00:28:40  M7 on scene
00:41:00  M7: TRANSP0RTING ST BRENDAN, CPR IN PROGRESS
00:58:00  M7: PRONOUNCED ST BRENDAN 0056 DR IYER
01:10:00  4A33: TRUCK AND CHARGER TOWED TO lMPOUND
01:12:00  4A31: EN ROUTE HQ W/ 1
02:15:00  CSU on scene
05:50:00  SCENE CLEARED
(Recordings are kept 180 days unless a preservation request is received. Do not contact the dispatcher directly. Fee for certified copies 1O.OO)`,
    ],
    [
      "CSU scene report.pdf",
      `CALLAWAY DIVISION OF POLICE      CRIME SCENE UNIT        24-9051         TECH: A. LINDGREN / J. OSEI
ARRIVED 0215    DEPARTED 0548      WEATHER: 71 F, clear, no moon visible
LIGHTING: one of four pole lights in the rear lot working (SE corner). Area of blood measured 0.4 foot-candle. Photographed with flash.
SCENE: Rear lot asphalt, 120 x 85 ft. Patrol had taped the entrance only. Approx 15 persons inside tape on arrival. Vehicles had been removed prior to arrival, positions marked in chalk by patrol from memory.
ITEM   DESCRIPTION                                     LOCATION
1      .40 S&W casing                                  3 ft 2 in from blood A
2      .40 S&W casing                                  4 ft 0 in from blood A
3      .40 S&W casing                                  5 ft 5 in from blood A
4      blood A (pool)
5      blood B (drops, 7) trail 11 ft toward F-150 chalk mark, swabbed
6      Glock 22, on hood of F-150, photographed by patrol, 12 rds in mag + 1 chamber
7      cell phone, cracked
8      red cloth, cut by medics
9      folding knife, black, blade open 3 1/2 in, under where Charger front tire had been, 9 ft from blood A
10     baseball cap
Items 1-3, 6, 9 packaged. Item 9 released to Det. Stanhope 0530 at his request.
Sketch not to scale. 164 digital images. Scene log: started at 0050 by 4A40.`,
    ],
    [
      "Coroner report excerpt.pdf",
      `CALLAWAY COUNTY CORONER            REPORT OF AUTOPSY         Case 24-1602
DECEDENT: TISDALE, Vernon Lamar    AGE 38   HT 75 in   WT 268 lb     Exam: 08/18/2024 10:30     F. Marchetti MD
PRONOUNCED: 08/18/2024 00:56, St. Brendan Medical Center
EXTERNAL: Well developed, obese adult male. Clothing received: cut red T shirt, jeans, one shoe. Hands not bagged. Evidence of medical therapy: chest tube left, IV x2.
GUNSHOT WOUNDS (numbered for convenience only)
A. Left upper chest, entrance, front. Stippling around the wound 4 x 5 cm. Direction front to back, downward. Through lung. Recovered: jacketed projectile.
B. Right lower abdomen, entrance, front. Sparse stippling. Recovered: jacketed projectile.
C. Left lateral back, entrance, 8 cm from the posterior axillary line, no stippling. Direction left to right, slightly back to front. Exit right flank.
RANGE: wounds A and B intermediate, in the order of one to three feet. Wound C indeterminate.
OTHER: Abrasions of right knuckles, recent. Healed scar left forearm.
CAUSE: Gunshot wounds of torso. MANNER: Homicide.`,
      `REPORT OF AUTOPSY 24-1602     page 2                   TOXICOLOGY (femoral blood)
Ethanol  0.214 g/100 mL
Cocaine  88 ng/mL      Benzoylecgonine  1240 ng/mL      Cocaethylene  31 ng/mL
Fentanyl none detected.  THC-COOH 22 ng/mL
INTERNAL EXAMINATION
Cardiovascular: heart 460 g, concentric left ventricular hypertrophy. Coronaries 30 percent LAD. Respiratory: left lung 310 g collapsed, hemothorax 1100 mL. Hepatobiliary: liver 2240 g, moderate steatosis. Gallbladder 15 mL bile. Spleen 190 g. Kidneys 170 and 165 g, cortical surfaces finely granular. Brain 1410 g, no trauma. Neck: hyoid intact. Stomach: 200 mL brown fluid, no identifiable food. Bladder 60 mL urine. Endocrine: unremarkable. Musculoskeletal: no fractures other than along wound tract C rib 9.
Microscopic: heart, mild perivascular fibrosis. Liver, macrovesicular steatosis.
EVIDENCE: two projectiles, blood card, fingernail clippings (R hand, not tested), clothing. Released to: Det. Prudhomme 08/19/2024.
OPINION: The sequence of shots cannot be determined. Wound C is consistent with the body turning. It is my opinion that the decedent would have been capable of purposeful movement for a short period.`,
    ],
    [
      "Boone statement.pdf",
      `DIVISION OF POLICE     WITNESS STATEMENT        (handwritten, OCR)
Narne: Latrice Boone    DOB 4-2-91    Date 8-18-24  Time 3:2O am   taken by Det Stanhope at HQ
Me and Vern was at the Sable with his cousin Deshon and them. Reggie was ther talking about his money. Vern was not drunk he had 2 beers all nite. They had words and security put them both out. I was standing right next to Vern by the Charger holding his hand. Reggie went to his truck and come back with the gun. Vern put his hands up and said you got it man. Reggie was like 20 feet away and he shot him 4 tirnes. Vern fell down and Reggie stood over top of him and shot him again on the ground. Then he ran off down Ferry.
Vern dont carry no knife. He never hit nobody. It was bright out ther you could see good.
I did not tuch nothing. Deshon moved the car because it was in the way of the arnbulance.
I am on paper (probation) and I want to cooperate. I talked with Deshon and Verns mom befor I came in here so I got it straight.
Vern was wearing his white Nike shirt.
Signed L. Boone
[margin, diff. hand: "PV hold lifted per RS 8/20"]`,
    ],
    [
      "Adeyemi interview.docx",
      `TRANSCRIPT, RECORDED INTERVIEW       CURTIS ADEYEMI        08/20/2024  1:10 PM      Dets. Prudhomme, Stanhope
Q. You work the door at the Sable.
A. Friday Saturday. Four years. I got my guard card.
Q. Tell us about the argument.
A. Vernon was loud from about eleven. He'd been doing shots, I cut him off. He swung on Reggie at the bar, hit him in the mouth. Reggie didn't swing back. I put Vernon out first, the back door. I told Reggie to wait ten minutes and go out the front.
Q. But they both went out the back.
A. Reggie's truck is out back. He went out maybe midnight fifteen.
Q. And you saw him go get the gun.
A. No sir. I never said that. I opened the back door because I heard hollering. Vernon was walking up on Reggie at the truck, Reggie's backing up, got his back on the fender. He's saying get back, get back. Vernon had something in his right hand. Shiny.
Q. Could've been keys.
A. Could've been. I didn't think so.
Q. Then what.
A. Pop pop, pop. Three. Quick. It was dark as hell out there, all I seen was the flash. I was from here to that wall, thirty, thirty five feet.
Q. Where was Latrice?
A. In the Charger. She got out after, screaming.
Q. Reggie ran, right?
A. No. He got on the phone.
Q. You and Reggie are friends?
A. We from the same church. I know both of them. Vernon put a dude in the hospital in there last year, stabbed him, they let it go.
Q. We're gonna stop the tape a minute. (break 1:31 to 1:52)
Q. Okay so you'd agree you can't say he had a knife.
A. If that's what y'all want to put.`,
    ],
    [
      "Oakes interview transcript.docx",
      `TRANSCRIPT OF INTERVIEW       REGINALD OAKES         08-18-2024        HQ room 3
(video begins 0228)
STANHOPE: Reggie, I'm Detective Stanhope. You been up all night so let's get this done. You want some water?
OAKES: My arm's still bleeding.
STANHOPE: We'll get somebody to look at that after. You know why we're here.
OAKES: Is he dead?
STANHOPE: Tell me what happened out there.
OAKES: He came on me with that knife. I had my back on the truck. I told him get back.
STANHOPE: Did you go in the truck and get the gun?
OAKES: No. It's on my hip. I'm licensed. I carry every day.
STANHOPE: He owed you money though.
OAKES: He owed me six hundred from a transmission. I wasn't worried about that. 
STANHOPE: So you shot him because he owed you.
OAKES: That ain't what I said. I said he owed me. I shot because he had the knife up.
0241 STANHOPE: Okay. Let me do this form. You have the right to remain silent...
OAKES: I think I need to talk to my lawyer before I sign that.
STANHOPE: That's fine, you don't have to sign. It's just saying I read it. How many times you shoot?
OAKES: Two or three. I don't know. I stopped when he turned.
STANHOPE: He turned away and you shot him.
OAKES: No. I don't know. It was all one thing.
STANHOPE: A man with his hands up, Reggie.
OAKES: His hands wasn't up.
0259 OAKES: Can I get that lawyer now.
STANHOPE: Yep. We're about done.
0311 (end)`,
    ],
    [
      "EMS run and jail medical.pdf",
      `CALLAWAY FIRE EMS     RUN 24-20877     MEDIC 7       PT 2 of 2
PT: OAKES, R   45 M     CC: laceration.   Time 0047   Location: rear of 4A31, cuffed
A/O x4. HR 118 BP 162/98. Speech clear, denies LOC. Smell of ETOH: none.
L forearm: linear laceration 9 cm, clean edges, oozing, dressed w/ 4x4 and kling. Lower lip swollen, small lac inside. Pt states "he cut me". Transport: refused by PD, "will get looked at downtown".
Crew: Whitlow, Sandoval
--------------------------------------------------------------
COUNTY JAIL  INTAKE MEDICAL     OAKES, REGINALD     08/18/24 0455
Laceration L forearm volar, 8 to 9 cm, gaping. Sent to ER for 11 sutures 0610.
Photo taken: N   camera not charged.
PMH: hypertension, right rotator cuff repair Feb 2024 with limited lifting.  Meds: amlodipine.
TB neg. Detox: no. Suicide: low. Diet regular. Bunk: low. Allergies: penicillin. Last tetanus unknown, given in ER. Follow up wound check 3 d. Property: belt with holster (inside waistband, right), wallet, CHL card, church keys.
RN T. Nakagawa`,
    ],
    [
      "BCI firearms report.pdf",
      `BUREAU OF CRIMINAL INVESTIGATION        LABORATORY REPORT          Lab 24-33120
Agency: Callaway PD 24-9051        Received 10/02/2024      Report 12/12/2024
ITEMS RECEIVED
 1  one Glock 22 Gen 4 pistol, one magazine, thirteen (13) .40 S&W cartridges
 2  two (2) fired .40 S&W cartridge cases
 3  two fired jacketed bullets (autopsy)
CONCLUSIONS
Item 1 was test fired and found operable. Magazine capacity fifteen.
The cartridge cases in Item 2 were identified as having been fired in Item 1.
The bullets of Item 3 were identified as having been fired from Item 1.
Trigger pull 5.75 lb single action.
Distance determination: not requested. Gunshot residue, hands of T: kit not submitted.
Item 9 knife per submission form: not received. Form line struck through, "not needed RS".
These conclusions are opinions of the examiner. Identification means sufficient agreement of individual characteristics. A verification was performed by a second examiner. Examination documentation is maintained in the laboratory case file. Items ready for pick up. This report may contain confidential law enforcement investigatory records. Please advise the laboratory when the case is closed or if testimony is required.
Examiner: D. Kowalczyk`,
    ],
    [
      "Prosecutor discovery response.pdf",
      `STATE OF OHIO v. REGINALD OAKES         24-CR-2217          STATE'S RESPONSE, CRIM.R. 16
Filed January 21, 2025
Oral statements: see transcript. Defendant's record: none.
Witnesses: L. Boone; D. Tisdale ("Deshon"); C. Adeyemi; Stanhope; Prudhomme; Lindgren; Marchetti; Kowalczyk. Addresses withheld, counsel only.
Criminal records of State's witnesses: to be provided.
Victim's record: The State learned on January 10 that the decedent was arrested 06-11-2023 for felonious assault (knife), Sable Lounge, complainant did not proceed.
Reports: as produced, pages 1 to 214. Cruiser and body worn camera: Officers 4A31 and 4A33, to be produced upon redaction.
Photographs: may be viewed by appointment.
Exculpatory: The State is aware of none.
The accused has been held in the county jail in lieu of bond since 08-18-2024. A waiver of time has not been filed. Trial date: May 12, 2025.
The State reserves the right to supplement. Counsel only materials may not be shown to the defendant. Reciprocal discovery is demanded pursuant to Crim.R. 16(H). Notice of self-defense due under Crim.R. 12.2 thirty days before trial.`,
      `COURT OF COMMON PLEAS, CALLAWAY COUNTY           LOCAL RULES, attached to notice of assignment
RULE 4. CONTINUANCES. No party shall be granted a continuance of a trial or hearing without a written motion stating the reason. A motion on the ground of a conflict of trial dates shall have attached a copy of the other notice. RULE 5. FILING. Documents are filed through the e-filing portal in PDF, letter size, one inch margins, twelve point type. The filer must redact personal identifiers. Proposed entries are sent in word processing format to the chambers. A filing after 11:59 p.m. counts as the next business day. RULE 6. JURY. Counsel shall meet with the bailiff by 8:15 a.m. on the first day. Voir dire is limited to forty minutes a side. Questionnaires may be viewed on the Friday before. RULE 7. EXHIBITS. The prosecution marks by numbers, the defense by letters. Each side provides the reporter with a list. Large objects and perishables need leave of court. RULE 8. CONDUCT. Counsel stands when addressing the court. Food and drink other than water are not permitted. Hats are removed. RULE 9. MEDIA. Requests for cameras are made on form 12 two days ahead. RULE 10. INTERPRETERS are asked for through the assignment office.`,
    ],
  ]),
  key: {
    offence: "homicide",
    issues: [
      "self-defence",
      "miranda",
      "counsel",
      "witness-reliability",
      "custody-chain",
      "disclosure",
      "recording-gap",
      "intent",
    ],
    gaps: [
      /body.?(worn|cam)|bwc|cruiser|dash|in.?car\b/i,
      /knife|item 9/i,
      /(911|emergency|calls?\b).*(audio|recording)|(audio|recording).*(911|emergency|calls?\b)|(first|unidentified|anonymous) caller|call 1/i,
      /deshon|cousin/i,
      /photograph|photos?\b|images/i,
      /felonious assault|(victim|decedent|tisdale).*(record|history|arrest|violen)|2023/i,
      /boone.*(probation|record|phone|benefit|cell)|probation|\bpv\b/i,
    ],
    contradictions: [
      { one: [1, /handgun from the glove box/], other: [7, /It's on my hip/] },
      { one: [1, /The accused fled the scene/], other: [2, /SUSPECT STANDING BY TRUCK/] },
      { one: [1, /No knife or other weapon was located/], other: [3, /folding knife, black, blade open/] },
      { one: [1, /All wounds entered from the rear/], other: [4, /Left upper chest, entrance, front/] },
      { one: [5, /standing right next to Vern/], other: [2, /I was in the car and I heard/] },
      { one: [5, /was like 20 feet away/], other: [4, /in the order of one to three feet/] },
      { one: [1, /Four casings were recovered/], other: [9, /two \(2\) fired \.40/] },
    ],
    factors: [
      { sign: 1, quote: /He came at me with a knife|He got a knife out/ },
      { sign: 1, quote: /backing up, got his back on the fender|saying get back, get back/ },
      { sign: 1, quote: /linear laceration 9 cm|11 sutures/ },
      { sign: 1, quote: /folding knife, black, blade open/ },
      { sign: 1, quote: /Ethanol\s+0\.214|Cocaine\s+88/ },
      { sign: 1, quote: /arrested 06-11-2023 for felonious assault|stabbed him, they let it go/ },
      { sign: 1, quote: /need to talk to my lawyer|Can I get that lawyer/ },
      { sign: -1, quote: /shot him again on the ground|put his hands up and said|Left lateral back, entrance/ },
    ],
    events: [
      "2024-08-18 00:17",
      "2024-08-18 00:19",
      "2024-08-18 00:24",
      "2024-08-18 00:56",
      "2024-08-18 02:28",
      "2024-08-20 13:10",
    ],
    fair: {
      issues: ["voluntariness", "speedy-trial", "hearsay", "search", "identification"],
      gaps: [
        /video|surveillance|cctv|footage|gale|owner/i,
        /gsr|gunshot residue|residue/i,
        /dna|swab|blood (b|drops|trail)|fingernail|fingerprint|latent/i,
        /distance (test|determination)|stippling|muzzle/i,
        /casing|cartridge case|ballistic|firearm|lab.*(notes|file|bench|data|record)|bench notes|case file|kowalczyk/i,
        /scene log|4a40|crime scene (log|entry)/i,
        /canvass|attachments?/i,
        /sketch|diagram|scan|measure/i,
        /autopsy (photo|x.?ray|diagram)|coroner|marchetti|x.?ray/i,
        /tow|impound|charger|f-150|vehicle/i,
        /4a31|4a33|patrol officer|officers? on scene|first officer|responding officer/i,
        /medic 7|whitlow|sandoval|ems (run|report)|ambulance|run (sheet|report)|pt 1|patient 1/i,
        /st\.? brendan|hospital|iyer|\ber\b|emergency room|sutures|medical record/i,
        /field notes|handwritten notes|officer'?s? notes|detective'?s? notes|\bnotes\b/i,
        /recording of (the )?(adeyemi|interview)|interview.*(video|audio|recording)|audio|tape/i,
        /miranda (form|card|waiver)|waiver|rights (form|card)/i,
        /phone|\bcell\b|text messages|extraction/i,
        /chain of custody|property (receipt|room|record)|evidence (log|receipt)|custody/i,
        /prudhomme|lindgren|osei/i,
        /disciplin\w*|personnel|internal affairs|impeach\w*|brady|giglio/i,
        /criminal (history|record)|convictions/i,
        /grand jury/i,
        /training|polic(y|ies)/i,
        /agreement|benefit|promise|\bdeal\b|hold lifted/i,
        /witness list|other (witnesses|patrons)|two males|patrons|15 persons/i,
        /concealed|license|\bchl\b|holster/i,
        /bar (tab|receipt)|security (log|guard)|bartender|incident log/i,
        /mother|verns? mom/i,
        /light(ing)?|foot.?candle/i,
        /toxicolog|expert/i,
        /use.?of.?force|weather/i,
        /radio/i,
        /clothing|shirt/i,
        /warrant/i,
      ],
      contradictions: [
        { one: [1, /retrieved a handgun/], other: [8, /belt with holster/] },
        { one: [1, /handgun from the glove box/], other: [8, /belt with holster/] },
        { one: [5, /come back with the gun/], other: [7, /It's on my hip/] },
        { one: [5, /come back with the gun/], other: [6, /I never said that/] },
        { one: [1, /saw the accused return with the weapon/], other: [6, /I never said that/] },
        { one: [1, /back across the lot approximately sixty feet/], other: [6, /got his back on the fender/] },
        { one: [1, /back across the lot approximately sixty feet/], other: [7, /I had my back on the truck/] },
        { one: [1, /The accused fled the scene/], other: [2, /I'm staying right here/] },
        { one: [1, /The accused fled the scene/], other: [6, /He got on the phone/] },
        { one: [1, /apprehended at 0052 hours/], other: [2, /00:26:05/] },
        { one: [1, /apprehended at 0052 hours/], other: [2, /SUSPECT STANDING BY TRUCK/] },
        { one: [1, /apprehended at 0052 hours/], other: [8, /Time 0047/] },
        { one: [5, /he ran off down Ferry/], other: [2, /SUSPECT STANDING BY TRUCK/] },
        { one: [5, /he ran off down Ferry/], other: [2, /I'm staying right here/] },
        { one: [5, /he ran off down Ferry/], other: [6, /He got on the phone/] },
        { one: [1, /The victim was unarmed/], other: [3, /folding knife, black, blade open/] },
        { one: [1, /The victim was unarmed/], other: [2, /He got a knife out/] },
        { one: [1, /The victim was unarmed/], other: [2, /He came at me with a knife/] },
        { one: [1, /The victim was unarmed/], other: [6, /something in his right hand/] },
        { one: [1, /No knife or other weapon was located/], other: [2, /He got a knife out/] },
        { one: [1, /No knife or other weapon was located/], other: [2, /He came at me with a knife/] },
        { one: [5, /Vern dont carry no knife/], other: [3, /folding knife, black, blade open/] },
        { one: [5, /Vern dont carry no knife/], other: [2, /He got a knife out/] },
        { one: [5, /Vern dont carry no knife/], other: [2, /He came at me with a knife/] },
        { one: [5, /Vern dont carry no knife/], other: [6, /stabbed him, they let it go/] },
        { one: [5, /Vern dont carry no knife/], other: [10, /felonious assault \(knife\)/] },
        { one: [5, /Vern dont carry no knife/], other: [7, /on me with that knife/] },
        { one: [5, /He never hit nobody/], other: [6, /hit him in the mouth/] },
        { one: [5, /He never hit nobody/], other: [8, /Lower lip swollen/] },
        { one: [5, /He never hit nobody/], other: [4, /Abrasions of right knuckles/] },
        { one: [1, /no record of violence/], other: [10, /felonious assault \(knife\)/] },
        { one: [1, /no record of violence/], other: [6, /stabbed him, they let it go/] },
        { one: [1, /All wounds entered from the rear/], other: [4, /Right lower abdomen, entrance/] },
        { one: [1, /shot the victim four times/], other: [6, /Pop pop, pop\. Three/] },
        { one: [1, /shot the victim four times/], other: [4, /entrance, 8 cm from/] },
        { one: [1, /shot the victim four times/], other: [2, /I don't know\. Three/] },
        { one: [1, /shot the victim four times/], other: [2, /heard like six shots/] },
        { one: [1, /shot the victim four times/], other: [5, /shot him again on the ground/] },
        { one: [1, /shot the victim four times/], other: [7, /Two or three\. I don't know/] },
        { one: [1, /Four casings were recovered/], other: [3, /5 ft 5 in from blood A/] },
        { one: [3, /5 ft 5 in from blood A/], other: [9, /two \(2\) fired \.40/] },
        { one: [5, /he shot him 4/], other: [6, /Pop pop, pop\. Three/] },
        { one: [5, /he shot him 4/], other: [2, /heard like six shots/] },
        { one: [2, /heard like six shots/], other: [6, /Pop pop, pop\. Three/] },
        { one: [5, /shot him again on the ground/], other: [6, /Pop pop, pop\. Three/] },
        { one: [2, /I don't know\. Three/], other: [7, /Two or three\. I don't know/] },
        { one: [5, /was like 20 feet away/], other: [6, /walking up on Reggie/] },
        { one: [1, /approximately sixty feet/], other: [5, /was like 20 feet away/] },
        { one: [5, /was like 20 feet away/], other: [3, /3 ft 2 in from blood A/] },
        { one: [5, /was like 20 feet away/], other: [2, /He was on me\./] },
        { one: [1, /stood next to the victim/], other: [2, /I was in the car and I heard/] },
        { one: [1, /stood next to the victim/], other: [2, /I was in the car on my phone/] },
        { one: [1, /stood next to the victim/], other: [6, /In the Charger\. She got out/] },
        { one: [1, /saw the entire event/], other: [2, /I guess, I didn't see/] },
        { one: [1, /saw the entire event/], other: [2, /I was in the car on my phone/] },
        { one: [5, /standing right next to Vern/], other: [2, /I guess, I didn't see/] },
        { one: [5, /standing right next to Vern/], other: [2, /I was in the car on my phone/] },
        { one: [5, /standing right next to Vern/], other: [6, /In the Charger\. She got out/] },
        { one: [5, /you could see good/], other: [3, /one of four pole lights/] },
        { one: [5, /It was bright out/], other: [3, /one of four pole lights/] },
        { one: [5, /It was bright out/], other: [6, /dark as hell/] },
        { one: [5, /you could see good/], other: [6, /dark as hell/] },
        { one: [1, /lighting in the rear lot was good/], other: [3, /one of four pole lights/] },
        { one: [1, /lighting in the rear lot was good/], other: [6, /dark as hell/] },
        { one: [5, /he had 2 beers all/], other: [4, /Ethanol\s+0\.214/] },
        { one: [5, /Vern was not drunk/], other: [4, /Ethanol\s+0\.214/] },
        { one: [5, /Vern was not drunk/], other: [6, /doing shots, I cut him off/] },
        { one: [5, /he had 2 beers all/], other: [6, /doing shots, I cut him off/] },
        { one: [5, /his white Nike shirt/], other: [2, /Big dude, red shirt/] },
        { one: [5, /his white Nike shirt/], other: [4, /cut red T shirt/] },
        { one: [5, /his white Nike shirt/], other: [3, /red cloth, cut by medics/] },
        { one: [5, /put his hands up and said/], other: [7, /His hands wasn't up/] },
        { one: [1, /victim had his hands up/], other: [7, /His hands wasn't up/] },
        { one: [1, /victim had his hands up/], other: [6, /something in his right hand/] },
        { one: [5, /put his hands up and said/], other: [6, /something in his right hand/] },
        { one: [1, /pronounced at the scene at 0034/], other: [2, /PRONOUNCED ST BRENDAN 0056/] },
        { one: [1, /pronounced at the scene at 0034/], other: [4, /PRONOUNCED: 08\/18\/2024 00:56/] },
        { one: [1, /pronounced at the scene at 0034/], other: [2, /CPR IN PROGRESS/] },
        { one: [1, /rights at 0140 hours/], other: [7, /0241 STANHOPE/] },
        { one: [1, /rights at 0140 hours/], other: [7, /video begins 0228/] },
        { one: [1, /"because he owed me\."/], other: [7, /That ain't what I said/] },
        { one: [1, /"because he owed me\."/], other: [7, /I shot because he had the knife up/] },
        { one: [1, /made no claim to have been threatened/], other: [7, /on me with that knife/] },
        { one: [1, /made no claim to have been threatened/], other: [7, /I shot because he had the knife up/] },
        { one: [1, /made no claim to have been threatened/], other: [2, /He came at me with a knife/] },
        { one: [1, /gave a voluntary statement/], other: [7, /talk to my lawyer before/] },
        { one: [1, /gave a voluntary statement/], other: [7, /Can I get that lawyer now/] },
        { one: [1, /Both were escorted out by security/], other: [6, /I put Vernon out first/] },
        { one: [5, /security put them both out/], other: [6, /I put Vernon out first/] },
        { one: [5, /I did not tuch nothing/], other: [2, /PICKED SOMETHING UP OFF GROUND/] },
        { one: [5, /in the way of the arnbulance/], other: [2, /TRYING TO MOVE A CHARGER/] },
        { one: [10, /The State is aware of none/], other: [10, /felonious assault \(knife\)/] },
        { one: [10, /The State is aware of none/], other: [3, /folding knife, black, blade open/] },
        { one: [3, /Item 9 released to Det/], other: [9, /not received\. Form line/] },
        { one: [1, /No knife or other weapon was located/], other: [3, /Item 9 released to Det/] },
        { one: [1, /at 0021 hours patrol units responded/], other: [2, /00:24:48\s+4A31/] },
        {
          one: [1, /caliber \.40, was recovered from the accused/],
          other: [3, /Glock 22, on hood/],
        },
        { one: [1, /caliber \.40, was recovered from the accused/], other: [2, /WEAPON ON HOOD/] },
        { one: [1, /caliber \.40, was recovered from the accused/], other: [2, /It's on the hood of my truck/] },
        { one: [1, /saw the accused return with the weapon/], other: [6, /backing up, got his back/] },
        { one: [6, /something in his right hand/], other: [6, /you can't say he had a knife/] },
        { one: [7, /I stopped when he turned/], other: [4, /Left lateral back, entrance/] },
        { one: [2, /heard like six shots/], other: [3, /5 ft 5 in from blood A/] },
        { one: [5, /shot him again on the ground/], other: [4, /consistent with the body turning/] },
        { one: [1, /shot the victim four times/], other: [9, /thirteen \(13\)/] },
        { one: [1, /shot the victim four times/], other: [3, /12 rds in mag/] },
        { one: [1, /shot the victim four times/], other: [3, /5 ft 5 in from blood A/] },
        { one: [1, /made no claim to have been threatened/], other: [2, /He cut rny arm/] },
        { one: [1, /The victim was unarmed/], other: [8, /linear laceration 9 cm/] },
        { one: [1, /The victim was unarmed/], other: [2, /He cut rny arm/] },
        { one: [1, /No knife or other weapon was located/], other: [8, /linear laceration 9 cm/] },
        { one: [5, /Vern dont carry no knife/], other: [6, /something in his right hand/] },
        { one: [1, /All wounds entered from the rear/], other: [4, /entrance, 8 cm from/] },
      ],
    },
  },
};
