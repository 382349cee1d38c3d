import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const SLOUGH_CAMP_CASE: CaseFile = {
  name: "stabbing at a homeless camp, witnesses who had been drinking, Oregon",
  documents: makeDocuments([
    [
      "AFPD GO 25-31877 General Offense.pdf",
      `ALDER FALLS POLICE                         GENERAL OFFENSE HARDCOPY              GO# AF 2025-31877
(1313-2  ASSAULT II - KNIFE)                   CLEARED BY ARREST                 PUBLIC RELEASE: NO
General Offense Information
Operational Status    CLEARED BY ARREST
Reported On           Jul-19-2025 (Sat.) 2151
Occurred On           Jul-19-2025 (Sat.) between 2130 and 2151
Address               DIKE RD / SLOUGH TRL, N OF RR TRESTLE   ("SLOUGH CAMP")
District  AF04    Beat 4B   Grid 118
Bias: NONE     Family violence: NO    Gang: NO    Weather: CLR / DARK / 66F
Related Persons
SUSPECT      KIMBRELL, RORY VANCE       W/M   47    NFA     506/165    BRO BRO
VICTIM       LEDOUX, MARCUS D           W/M   39    NFA     601/215
WITNESS      SAYRE, TINA                W/F   44    NFA
WITNESS      OCHS, WENDELL              W/M   58    NFA
WITNESS      WHITCOMB, JANELLE          F/30        OUTREACH, RIVERMARK STREET TEAM
OTHER        "PREACHER"  UNK             B/M   60S
Narrative (Ofc. C. Dragich 51342)
On 07/19/25 I was working uniform patrol in a marked car as 4B12. At about 2151 hours I was sent to a stabbing at the camp under the trestle. BOEC notes said a male was bleeding from the stomach and a second caller said "they are fighting over the generator". I parked at the gate and walked in approximately 250 yards on a dirt path. There is no lighting.
I found LEDOUX on his back beside a blue tarp. Ofc. Haggard was holding a towel to his left side. LEDOUX was yelling and smelled strongly of alcohol. I asked him who did it and he said "Rory, that little Rory." He told me he would not press charges.`,
      `AFPD   GO# AF 2025-31877   Page 2 of 3   (Dragich cont.)
Sayre came up to me crying. She had a can of malt liquor in her hand. She said "Rory stuck him and went in the water." I asked what started it and she said "ask Boots, he always starts it," Boots being LEDOUX. She pointed to the slough. She was swaying.
I contacted Ochs at the fire ring. Ochs had a vodka bottle between his feet. He told me he had been asleep. Later he said he saw the whole thing from his tent, roughly 60 feet from the tarp. 
Whitcomb from the outreach van was giving out water at the gate. She said she heard yelling but was not in the camp itself at the time. She said she shot some phone video of "the ruckus" through the fence for her supervisor.
At 2214 hours Ofc. Haggard and I located KIMBRELL 300 yards east, sitting on a culvert. He was wet to the waist. He had blood on his right hand, a swollen left eye and a cut across his palm. He said "he had the pipe, I thought he was gonna kill me". I placed him in handcuffs. I read him Miranda from my card at 2219. He said "I don't wanna talk about it any more."
K9 team was called for an article search. A fixed blade knife was found in the mud by Ofc. Molstad at 2302 near the tarp, in a different direction from the slough.
I was not able to get a statement from the male called Preacher, who others said owned the generator.
I had my camera on. Note: I noticed later that mine went dead near the end of the contact with Kimbrell.`,
    ],
    [
      "Det Supplement 4 (witness contacts).pdf",
      `ALDER FALLS POLICE   TEXT PAGE / SUPPLEMENT 4           GO# AF 2025-31877          Det. R. SOLIS 48820
Subject: WITNESS CONTACTS
On 07/22/25 I went back to the camp with Ofc. Haggard. About half of the persons had moved following the posted 72 hour notice. City crews were throwing items in a dumpster. The blue tarp was not there.
TINA SAYRE was found at the Burnside St mission. She was sober as far as I could tell. Unrecorded contact, approx 15 minutes. She said:
 - Boots had been drinking since "check day".
 - Boots accused Rory of taking the gas for the generator. Boots hit Rory in the face "a few times" and Rory fell on the cooler.
 - She saw Rory's hand go toward Boots. She did not see a knife. She then said she did see it, a brown handle.
 - She had at least four tall cans. She had not slept.
 - She and Rory "used to be together" and she is now with Boots.
She declined to sign. She asked if she would still get her motel voucher. I told her that the DA's victim advocate, Ms. Arbuckle, would sort it out.
WENDELL OCHS called me from the library on 07/25/25. He said that Rory came out of his tent with the knife already in his hand. He said that there was no pipe. He told me that he has "a thing with glaucoma" and that he had about a fifth of vodka. He said that Boots owes him $80. Ochs has a warrant out of Polk Co. I told him to take care of it.`,
      `SUPPLEMENT 4 page 2                GO# AF 2025-31877
MARCUS LEDOUX was contacted at Mercy Valley Hospital on 07/21/25 in a room on the 4th floor. A nurse said he had been combative with staff. He was on pain medicine. Recorded on my digital recorder, 9 min, see audio 0721_1. He stated that he does not remember being hit or hitting. "I was drunk, man." He stated Rory was coming at him with a knife over gas. He denied a pipe. He said that he does carry "a stick or a rebar for the dogs".
I did not obtain a release for medical records from him; he said he would think about it. I have since left two messages at the number of his sister in Roseburg.
CANVASS: I spoke with 6 other persons, most refused names. A woman in a green dome tent said it was "Boots with a pipe, like always" and gave the name Angie. A young man with a pit bull said he had it "on his phone" but wanted forty dollars. I gave him my card.
OTHER: Whitcomb was contacted by telephone. She has sent her video to her supervisor Dmitri Faulk at Rivermark, who will need to ask their legal. She believes that their van has a camera also.
PRIOR CALLS: I am aware there have been other disturbances at the camp. I did not pull them for this report.
I requested the lab do DNA on the handle of the knife. I was told by property that the swab kits go in monthly.
R. Solis 48820   Person Crimes Detail    reviewed Sgt. ABERNATHY 07/30/25`,
    ],
    [
      "Ochs handwritten statement.pdf",
      `VOLUNTARY STATEMENT                  AFPD form 17            Page 1 of 1
Case no. 25-31877    Date 7-19-25   Time 11:20 pm   Place  slough gate / trunk of patrol car
Name  Wendell Ochs    DOB __/__/67    Address  none      Phone  none
I know that making a false statement may be punished by law. This statement is true to the best of my knowledge.

Me and Preacher was at the fire. I hade a few not to bad. Boots came over mad because his gas can was empty and he was throwing things. He went to Rorys tent & kicked it over. Next I seen they was rolling on the ground. It was dark but their was fire light. Boots was on top. Then Rory got up & Boots is holding his side & says he cut me.
I didnt see no pipe but Boots had somthing in his hand early maybe the flash light.
Rory ran tords the water. Preacher hollerd at him to come back.
I dont want to be no witness. I seen the knife before it is Rorys for cleaning fish it has a yellow handle w/ tape.
Somebody took the cooler after. I think my glasses got broke when they fell on me.

x  W Ochs              Witness: Haggard 50977        (Statement read to me because I dont have glasses. yes)
FOR OFFICE USE:  copies: DA (  )  file ( X )   scanned by Records RS-6`,
    ],
    [
      "Ambulance patient care report.pdf",
      `TRI-RIVERS AMBULANCE               PREHOSPITAL PATIENT CARE REPORT                 Run 25-0719-208
Unit M41        Crew: K. Tillery EMT-P / B. Osei EMT
DISPATCHED 21:54:10   ENROUTE 21:55:02   STAGED 21:59:30 (await PD "scene secure")   AT PT 22:09:45   DEPART 22:21   HOSP 22:38
PATIENT: Ledoux, Marcus   39 M   100 kg est
CHIEF COMPLAINT: "that guy poked me"        MOI: stab wound, blade unk. length.  Reported by PD as kitchen knife.
HX: unk. States liver problem, seizure when he stops drinking.  Allergies: PCN
ETOH: heavy odor, slurred speech, ambulatory attempt x2 against advice. 
ASSESSMENT   GCS 14 (E4 V4 M6).   Airway patent, RR 22, SpO2 96 RA, BP 104/70, HR 118, BGL 143
   HEAD: abrasion forehead, dried blood knuckles R hand, old bruises in stages.  
   ABD: 1 wound L lateral abdomen approx 2 cm, bleeding controlled. Soft.   No evisceration.
   EXTR: R hand swelling over 4th/5th MCP
TREATMENT: dressings, 2 IV, TXA 1g, O2 NC 2L, Cardiac monitor. Refused c-collar.
NARRATIVE: Pt found on ground among multiple bystanders, several of whom were yelling and one throwing rocks in the direction of the police. Pt stated repeatedly "I shouldn't of went over there." Pt stated to EMT Osei that he "swung on him first with the rod." Pt then stated he did not say anything. Attempted to walk. Belt and jeans cut and left in ambulance w/ shirt. To ED bag. Bag not accepted by police; left with ED tech.
2nd pt: male in PD custody, swollen left eye, laceration R palm. Offered evaluation, declined per officer. NOT assessed by M41.
Signature of patient: unable.  Stock used: 4x4 (10) kerlix (2) TXA 1.  Unit cleaned 23:15. Narcotics count correct.`,
    ],
    [
      "Mercy Valley trauma consult.pdf",
      `MERCY VALLEY HOSPITAL      ALDER FALLS, OREGON                         TRAUMA SURGERY CONSULTATION
PT: LEDOUX, MARCUS D        MRN xxx4471         Arr ED 07/19/25 2238        Level 2 activation
Attending: P. Vandermolen MD             Dictated 07/20/25 0317
HPI: 39-year-old gentleman, unhoused, stabbed in left flank. Mechanism per EMS. Patient unable to give consistent history and is intoxicated. States variously that he was stabbed from the front, from behind, and "I fell on it".
PMH: alcohol use disorder, seizures, hepatitis C, prior ORIF right hand
Labs: ETOH 289 mg/dL.   UDS: positive amphetamines, THC.   Hgb 11.8.
CT A/P: single track left flank, trajectory upward and anterior, 4 cm deep, small retroperitoneal hematoma. Kidney intact.
R hand x-ray: boxer's type fracture 5th metacarpal, acute.
PLAN: admit, serial Hgb, non-operative. Tetanus. CIWA.
DISPOSITION (addendum 07/23/25 1140): pt left AMA. Prognosis good. No surgery performed. Wound 1.8 cm by 4 cm.
Injury classification for law enforcement form: [ ] minor  [X] serious   [ ] life threatening.  Completed by: RN Glaser per officer request
Copy to: chart. Patient portal inactive. This dictation was produced by voice software and may contain errors of transcription. Charges for trauma activation will be billed separately. Interpreter: none needed. Next of kin: sister, number on chart.`,
    ],
    [
      "Property evidence report and lodging.pdf",
      `ALDER FALLS POLICE - PROPERTY EVIDENCE DIVISION              REPORT OF ITEMS          GO AF 2025-31877
Item  Qty  Description                                         Found by   Loc            Status / disposition
001   1    Knife, fixed blade, approx 4in, wood handle          Molstad    mud N of tarp   IN PROPERTY   bag paper, air dry NO
002   1    Cell phone, black, cracked                           Haggard    culvert (RVK)  IN PROPERTY   powered on
003   1    Shirt, flannel, wet                                  Dragich    RVK person     IN PROPERTY  (plastic bag, mold noted 08/04)
004   1    Sample swab, suspected blood RH                      Haggard    RVK R hand     IN PROPERTY  NOT SENT
005   1    Card, CD photographs (31)                            Molstad    scene          DIGITAL   
006   1    Can, malt liquor                                     Molstad    tarp           DISPOSED 07/28 AUTH SOLIS
NOT COLLECTED PER MOLSTAD: metal rod/ rebar approx 3 ft, leaning on trestle footing; cooler; generator
Released / photos on request only. 
LODGING INFO  Tillicum County Jail   Booking 25-04417      07/19/25 2346      KIMBRELL
Intake RN: left orbital swelling, closed; 3 cm lac R palm, steri-strips; says "stomped". Refer sick call. BAC PBT .06.    Photo (face) taken yes
Charges: Assault II, UUW.     Bail 100,000
Property: tobacco pouch, $11, reading glasses, laminated ID (expired), motel card.  Clothing: jail issue, own clothing to property.`,
    ],
    [
      "DA discovery letter 2025-09-04.pdf",
      `TILLICUM COUNTY DISTRICT ATTORNEY                                    September 4, 2025
To: Ingrid Halloran, Metropolitan Defenders
RE:  State v. Rory Vance Kimbrell, Case 25CR41190         Second discovery (ORS 135.815)
Ms. Halloran,
Enclosed: GO and supplements 1, 2, 4, EMS report, records from Mercy Valley (per grand jury subpoena), lodging report, evidence list. Supplement 3 is being redacted and will follow.
I have asked for but not yet received: body camera of Officers Haggard and Molstad (the upload from Dragich's camera appears to end at 2219), 911 audio, photographs (CD), audio 0721_1. BOEC retention is 13 months so we do have time. 
I do not anticipate any lab work before the 60 day date. If you want the knife examined please make your own arrangements with property.
Mr. Ledoux has a 2022 Assault IV and a pending Menacing, file not attached. Mr. Ochs's Polk County matter was resolved on August 1. Ms. Sayre is in a motel program. My office covers the room while the case is open.
Ms. Whitcomb's employer has declined a voluntary copy of video. I have not decided to subpoena it.
The offer is Assault II with a Measure 11 minimum and we would look at Assault III if Mr. Kimbrell will plead by October 10. The grand jury heard Sayre and Officer Dragich, no recording was made.
Trial readiness: October 21. Please advise as to 404/self defense notice.
Deputy D.A., Unit C`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: [],
    gaps: [
      /body.?(worn|cam)|\bbwc\b|\bbwv\b/i,
      /\b911\b|emergency call|boec|\bcad\b|dispatch/i,
      /whitcomb|rivermark|outreach|faulk/i,
      /preacher/i,
      /pit bull|young man|bystander.*(video|phone)|cell ?phone video|phone video/i,
      /photograph|\bphotos?\b|\bcd\b/i,
      /\bdna\b|swab|\blab\b|fingerprint|blood (test|compar|sampl)/i,
      /\bpipe\b|rebar|\brod\b|cooler/i,
      /ledoux.*(criminal|prior|convict|record|menac)|(criminal|prior|convict|menac|assault iv).*ledoux|victim.{0,20}(criminal|prior|convict)|assault iv|menacing|prior (calls|incidents|disturbances)/i,
      /supplements? ?[1-3]|supplement (one|two|three)|missing supplement|haggard/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /angie|green (dome )?tent/i,
        /molstad/i,
        /tillery|osei|m41/i,
        /vandermolen|glaser/i,
        /abernathy/i,
        /arbuckle|victim advocate/i,
        /sister|roseburg/i,
        /k-?9|canine/i,
        /audio 0721|0721_1|recording of (the )?(hospital|ledoux|interview)|digital recorder|recorded (interview|statement)/i,
        /grand jury/i,
        /ochs.*(warrant|criminal|record|case|glaucoma|eye)|polk|glaucoma|eyesight|vision|glasses/i,
        /sayre.*(voucher|benefit|motel|criminal|statement)|voucher|motel|benefit|inducement|promise/i,
        /sayre/i,
        /knife|handle|blade/i,
        /tarp|\btent\b|clean.?up|sweep|dumpster|posted notice|city crew/i,
        /clothing|\bjeans\b|\bbelt\b|shirt|ed bag|ed tech/i,
        /cell ?phone|phone (extraction|data|record)|mobile|item 002/i,
        /generator|gas can/i,
        /malt liquor|can disposed|item 006/i,
        /miranda (card|advis|waiver)|rights (card|form)|statement of kimbrell|custodial/i,
        /in.?car|dash.?cam|patrol (car|vehicle) (video|camera)|\bmav\b/i,
        /jail|booking|intake|medical.*(kimbrell|defendant)|(kimbrell|defendant).*medical|sick call|injur(y|ies) (of|to) (the )?(kimbrell|defendant|client)/i,
        /mercy valley|hospital|medical records|ct scan|imaging|ciwa|nurse|nursing|ed record|toxicology|x-?ray/i,
        /chain of custody|property (room|log|record)|evidence (log|record)|air dry|handling/i,
        /diagram|scene (sketch|map|plan)|measurement|sketch|\bmap\b/i,
        /lighting|visibility|sight ?lines?|illumination|weather|moon/i,
        /van (camera|video)|surveillance|security (camera|video)|\bcctv\b|railroad|train/i,
        /notes?\b.*(solis|dragich|detective|officer)|(field|rough|handwritten|officer|detective)('?s)? notes|notebook/i,
        /criminal (history|record)|rap sheet|convictions?\b|impeach|pending charge/i,
        /brady|giglio|personnel|disciplin|internal affairs|misconduct/i,
        /policy|policies|training/i,
        /radio|\bgps\b|\bavl\b|\bmdt\b|\bmdc\b/i,
        /canvass|six other|unnamed|other (camp )?residents|campers?|camp residents/i,
        /expert/i,
        /mental health|seizure|intoxicat|\bbac\b|blood alcohol|\bpbt\b|alcohol/i,
        /lab request|submission/i,
        /probable cause affidavit|warrant/i,
        /second caller|caller/i,
        /outreach (log|report)|incident report.*(outreach|rivermark)|social work/i,
        /search of|property receipt/i,
        /plea|negotiat|agreement|august 1/i,
        /medical release/i,
        /trajectory|wound|forensic path/i,
      ],
      contradictions: [],
    },
  },
};
