import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const BAR_PARKING_LOT_CASE: CaseFile = {
  name: "stabbing in a bar parking lot in New Mexico, self-defense",
  documents: makeDocuments([
    [
      "Criminal complaint M-83.pdf",
      `STATE OF NEW MEXICO
COUNTY OF PIEDRA LUMBRE
IN THE MAGISTRATE COURT                                   No. M-83-FR-2025-00041
STATE OF NEW MEXICO v. ADRIAN JOAQUIN TAFOYA-REED, Defendant.   DOB 09/17/1991
CRIMINAL COMPLAINT
The undersigned, under penalty of perjury, complains and says that on or about the 9th day of February, 2025, in the County of Piedra Lumbre, State of New Mexico, the above-named defendant did commit the crime of AGGRAVATED BATTERY (DEADLY WEAPON), a third degree felony, contrary to Section 30-3-5(C) NMSA 1978.
STATEMENT OF PROBABLE CAUSE
Affiant is Deputy Royce Stallings, a full time salaried law enforcement officer with the Piedra Lumbre County Sheriff's Office. On the above date at approximately 0115 hours Affiant was dispatched to El Gallo Colorado Lounge, 2200 State Road 81, in reference to a stabbing. Affiant made contact with a male subject later identified as Curtis Wade HOLLOMON, who was lying by a pickup with a stab wound to his back.
Affiant spoke with witness Dustin KELL who stated that the Defendant walked up behind HOLLOMON in the parking lot without provocation and stabbed him three or four times with a hunting knife, then fled the scene on foot. KELL advised HOLLOMON never touched the Defendant.`,
      `STATEMENT OF PROBABLE CAUSE, page 2                       No. M-83-FR-2025-00041
Affiant located the Defendant a short time later hiding at the Allsup-Mart across the highway. The Defendant had blood on his right hand and shirt. Affiant observed no injuries to the Defendant. The Defendant was advised of his rights per Miranda, stated that he understood, and agreed to speak. The Defendant admitted that he stabbed HOLLOMON because HOLLOMON "disrespected" him inside the bar earlier. The Defendant had an odor of alcoholic beverage and slurred speech.
A fixed blade knife was recovered from the bed of the Defendant's truck.
HOLLOMON was transported by ground ambulance to Sierra Blanca Regional with life threatening injuries.
Affiant learned that there had been a verbal argument between the Defendant and HOLLOMON at the pool table about an hour prior, which was over with. Based on the foregoing Affiant believes that probable cause exists to charge the Defendant.
I SWEAR OR AFFIRM UNDER PENALTY OF PERJURY THAT THE FACTS SET FORTH ABOVE ARE TRUE TO THE BEST OF MY INFORMATION AND BELIEF.
/s/ R. Stallings  PL-31       Approved by: (not required)
Probable cause found [X]   not found [ ]    Judge T. Abeyta-Quiroz   02/09/2025  0910 am
Conditions: $7,500 cash only; no alcohol; no contact; no firearms; not to leave the county without permission.
Magistrate Court form 9-201, as amended effective September 2016.`,
    ],
    [
      "CAD incident detail 25-001877.pdf",
      `PIEDRA LUMBRE REGIONAL DISPATCH AUTHORITY            INCIDENT DETAIL REPORT
INCIDENT 25-001877        NATURE: ASLT/STAB      PRI 1      DATE 02/09/2025
LOCATION  EL GALLO COLORADO  2200 SR 81        X ST: CR 14
--TIME--  --POS--  --TEXT--
00:49:12  P2   CREATED. CALLER ADRIAN TAFOYA, CELL W/PHASE 2, AT ALLSUPMART. ADV HE JUST STUCK A GUY WHO WAS CHOKING HIM, WANTS AMB FOR GUY AND DEPUTY. WILL WAIT BY ICE MACHINE
00:49:58  P2   CALLER SAYS HE CANT TALK GOOD, THROAT HURTS. CALLER CRYING
00:50:31  P1   2ND CALL, F AT BAR, BARTENDER. MALE BLEEDING FROM STOMACH BY WHITE TRK. FIGHT IN LOT
00:50:55  P1   BARTENDER ADV THE OTHER GUY (HOLLOMON) IS HER PROBLEM GUY
00:51:20       DISP  PL31 PL27
00:52:03       MED 4 ENRT
00:58:40  PL31 10-97
00:59:15  PL27 10-97 ALLSUPMART W/ CALLER, SECURE. KNIFE HANDED OVER, FOLDER
01:02:11  MED4 ON SCENE
01:09:00  MED4 ENRT HOSP, NON EMERGENT, 1 PT STABLE
01:14:30  PL31 REQ TOW FOR TAN CHEV, DRIVER TO JAIL
01:31      PL27 ENRT DETN W/ 1 M   MILES 30114
01:58      PL27 10-97 DETN
03:20      PL31 CLR
UNIT HISTORY: PL31 STALLINGS   PL27 ORNELAS   MED4 COUNTY EMS
PREMISE HX 12 MOS: 11 CALLS FIGHT, 2 CALLS HOLLOMON 86D, 1 LIQUOR INSP
WX AT OPENING: 27F WIND W 14   MOON SET
REPORT GENERATED 02/21/2025 RECORDS CLK. AUDIO IS KEPT 120 DAYS UNLESS HOLD IS PLACED.`,
    ],
    [
      "Kell handwritten statement.pdf",
      `PIEDRA LUMBRE COUNTY SHERIFF'S OFFICE          VOLUNTARY STATEMENT
Name  Dusty Kell     DOB 4-2-88     Phone  will call     Work  Hollomon Fence & Pipe
Date  2-9-25     Time 1:25 am     Page 1 of 1      Taken by  Stallings
me and Curtis was at the Gallo since about 9. We had two, three beers each we was not drunk. A guy I dont know was at the pool table and was running his mouth about Curtis's sister. It was nothing. Later on about closing time me and Curtis walk out to his truck and this guy come up from behind a tan truck and he says Im going to kill you and he starts sticking Curtis. He got him maybe 3 or 4 times in the back. I was standing right there like 10 feet from it. Curtis never layed a hand on him. He did not have nothing in his hands.
The knife was long like a deer knife, with a orange handle. The guy used his left hand. Lights were good I seen it all. Then the guy took off runing to the road.
I did not go in the bar to get help because I was holding Curtis.
I am willing to press charges and testify.
I have read this and its true. I understand it is a crime to make a false report.
sign  Dusty Kell
(Deputy use) Did witness appear intoxicated Y[ ] N[X]   ID shown: none   Copy given: N   Case: 25-001877   Reviewed by ____`,
    ],
    [
      "Bartender statement Marquez.pdf",
      `NEW MEXICO DEPT OF ... (letterhead cut off in copy)
STATEMENT OF Yolanda MARQUEZ, bar manager, given to Dep. Ornelas, El Gallo Colorado, 02-09-25, 2:10 AM. Written by witness.
I have been managing here 6 years and I have my server permit. Curtis Hollomon came in about 8 with Dusty and another guy. He had 7 or 8 Bud Lights and I don't know how many shots because other people bought. I cut him off at 11:30. He got mad and threw a coaster. He is on our list since December because he put Ray Archuleta's head in the jukebox but the owner lets him come back.
Adrian came at 10 by himself. He had one beer and then a Coke, he was waiting on his cousin Lorena to finish her shift. Curtis kept after him about some fence job he didn't pay. Adrian just walked away from the pool table.
When I was taking the trash out the side door I saw Curtis had Adrian by the neck with his arm up against the tan truck. Adrian's feet were hardly on the ground and he was hitting at him. Curtis had a bottle in his other hand. I yelled and ran in for the phone. I did not see the knife part. That side of the lot has no light, the pole by the road is the only one, but my door was open.`,
      `(Marquez page 2)
Dusty was in the bar. He was playing the slot thing by the restroom when I ran in, I had to go around him to get to the phone. I don't think he went out til I was screaming.
When I went out again Curtis was sitting by his white truck holding his stomach and talking, he was cussing. Adrian was gone but he told me "call them, I'm calling them too" when he went by.
There was a lady in a white Tahoe that was pulled up front with the lights on. She left when the ambulance came. I know her face, her husband is on the volunteer fire.
We have cameras, the one for the register and the one in the lot. The lot one the owner Mr. Sedillo has on his phone, I don't have the password. Deputy asked me one time and said he would come back.
Tabs are on the computer system. I closed out 1:40.
I am writing this at the bar. My hand is cold. Nobody told me what to say.
Y. Marquez
(on the back, bar notice) EL GALLO COLORADO. NO ID NO SERVICE. Kitchen closes at ten. Karaoke Thursdays, sign up with Yoli. Cover for bands five dollars. Not responsible for stolen articles. Horseshoe league meets Sundays at noon weather permitting. Please do not park in front of the propane tank. Package sales end at eleven.`,
    ],
    [
      "ED chart Hollomon.pdf",
      `SIERRA BLANCA REGIONAL MEDICAL CENTER        EMERGENCY DEPARTMENT
PT: HOLLOMON, CURTIS W     MRN 00418827     M   36 Y     ARR 02/09/25 0131 VIA EMS    ESI 3
HT 6'3"   WT 242 LB      ALLERGIES: PCN       TETANUS: 2019
TRIAGE (B. Nakai RN): Pt states "I was kicking a guy's ass and he had a knife." A&O x3, smells of ETOH, uncooperative, verbally abusive to staff, security x1.
VS 0134: BP 138/86  HR 104  RR 18  SPO2 96 RA  T 97.9
HPI: 36 yo male s/p altercation outside bar with single assailant. Denies LOC. Pt reports 10+ drinks.
EXAM: Chest clear. Abdomen: 2.0 cm linear laceration L anterior lower quadrant, oozing. L forearm 3 cm superficial laceration, volar. Back: no wounds. R hand: swelling and abrasions 2nd and 3rd MCP, old and new. Neuro grossly intact.
LABS: ETOH serum 262 mg/dL. UDS pos amphet. HGB 14.1. Lactate 2.2
IMAGING: CT A/P w contrast. Wound tract to rectus sheath, no peritoneal violation. No free air.
PROCEDURES: Local wound exploration, irrigation, 5 sutures abdomen, 6 forearm. R hand x-ray: boxer's fx 5th MC, acute.
DISPO: D/C home 0548 w/ mother. Condition good. F/U PCP 10 d. Work note given.
Seen by: J. Prather MD     Scribe: auto
DISCHARGE INSTRUCTIONS: Keep wound dry 24 hours. Return for fever, redness, increasing pain, vomiting. Do not drive while taking pain medicine. Do not drink alcohol. You may receive a survey by mail. If you cannot pay your bill ask for the charity care form at registration.`,
    ],
    [
      "Lapel transcript Ornelas.docx",
      `TRANSCRIPT OF ON-BODY RECORDING       PL-27 ORNELAS       FILE 25-001877_27_1       (prepared by PLCSO records, not certified)
00:59:20 ORNELAS: Sheriff's office, you the one that called?
00:59:23 TAFOYA: Yes sir. He's got, he's over there. Did they get to him?
00:59:27 ORNELAS: They're on it. Where's the knife?
00:59:29 TAFOYA: In my pocket, front. You can take it. It's my sheetrock knife.
00:59:36 ORNELAS: Okay. Lockback. Just hang on to that pole for me.
00:59:51 ORNELAS: Put your hands behind you. You're not under arrest, just being detained till we figure it out.
01:00:10 ORNELAS: What happened over there?
01:00:13 TAFOYA: He choked me. He got me by the truck and I couldn't breathe and he had a bottle, and I couldn't breathe. I stuck him so he'd let go. I only did it like twice.
01:00:29 ORNELAS: Your neck's all red. Your lip's bleeding too.
01:00:33 TAFOYA: I think my tooth broke.
01:00:40 ORNELAS: You been drinking?
01:00:42 TAFOYA: One beer. At like ten.
01:00:47 ORNELAS: You don't seem drunk. Could you have walked off?
01:00:52 TAFOYA: To where? I was up against the door. He's twice as big as me.
01:01:05 ORNELAS: Were you guys beefing before?
01:01:08 TAFOYA: He owes me for a job. He said earlier I'd get mine. I mean I was mad, I'm not gonna lie, I told him to go to hell.`,
      `(25-001877_27_1 continued)
01:06:41 STALLINGS: This him?
01:06:43 ORNELAS: Yeah. He's the RP. He called it in.
01:06:50 STALLINGS: So you stabbed my buddy Curtis. He goes to my church, you know that?
01:06:58 TAFOYA: I don't want to say nothing else right now. Should I have a lawyer?
01:07:04 STALLINGS: You can do what you want. I'm just trying to get your side. He disrespected you, that it?
01:07:12 TAFOYA: He's been disrespecting everybody. I don't know.
01:07:20 STALLINGS: So yes.
01:07:22 TAFOYA: (no audible response)
01:08:30 ORNELAS: I got his knife bagged in my unit, it's got like a two and a half, three inch blade.
01:08:37 STALLINGS: I'll look in his truck.
01:12:55 STALLINGS: Found a knife in the bed. Fixed blade.
01:13:02 ORNELAS: That's got paint all over it. It's dry.
01:13:06 STALLINGS: It's a knife.
01:13:10 (audio muted, 4 minutes 31 seconds)
01:17:41 ORNELAS: All right, Mr. Tafoya. You're gonna go with me. I'm going to read you this. (reads card) You understand those?
01:18:20 TAFOYA: Yes. So I'd like the lawyer then.
01:18:24 ORNELAS: Okay. No more questions.
01:31:02 (engine, transport begins, odometer not stated)
01:58:15 (recording ends)`,
    ],
    [
      "Evidence tech report.pdf",
      `PIEDRA LUMBRE COUNTY SHERIFF'S OFFICE     FIELD EVIDENCE UNIT    SUPPLEMENT 3
CASE 25-001877         TECH: M. BUSTILLOS          ARRIVED 0247   DEPARTED 0405
WEATHER: clear, very cold, gusty. LIGHTING: one pole light at road, 71 ft from point A. Not working at north end. Flashlight used.
SCENE WAS NOT TAPED ON ARRIVAL. Vehicles had been moved. White Ford F250 (Hollomon) was gone, released to D. Kell by Dep. Stallings before my arrival.
PT A  blood drops, gravel, 3 ft from driver door of tan Chevrolet pickup.
PT B  dent and smear, driver door of tan Chevrolet, 5 ft above ground. Hair (?) collected
PT C  broken longneck bottle, brown, 2 ft from pt A, blood on neck
PT D  scuffed gravel
PROPERTY TAGGED
 item 1   lockback folding knife, wood handle, blade 2 3/4 in., blood on blade, rec'd from Ornelas 0310
 item 2   fixed blade knife, orange handle, 5 in., joint compound and paint on blade, no blood seen, rec'd from Stallings in paper sack, unsealed
 item 3   bottle, pt C
 item 4   swab, pt B;  item 5  hair, pt B
 item 6   T-shirt, gray, torn at collar (Tafoya), rec'd from detention 02/12
PHOTOGRAPHS 64, card 2. No measurement diagram made, gravel lot. Bottle was not dusted on scene.
No request has been made to the state lab as of 03/03/25, "awaiting DA".
Clothing of Hollomon not collected, discarded at hospital.
Unit note: evidence room hours are Tuesday and Thursday. All tags must be in black ink. Wet items to the drying cabinet. Overtime slip attached.`,
    ],
    [
      "Detention intake medical.pdf",
      `PIEDRA LUMBRE COUNTY DETENTION CENTER         INTAKE HEALTH SCREEN     (contract provider: Mesa Correctional Care)
NAME Tafoya-Reed, Adrian      BKG 25-0388       DATE 2/9/25   TIME 0216
HT 5'7"   WT 148         BP 150/94  P 112   SpO2 97
1  Recent injury?  [Y]  describe: Pt says choked approx 1 hr ago. Voice hoarse. Linear redness and bruising bilat neck, 3 in, petechiae L eyelid. Upper L incisor chipped. Lip lac, 1 cm, no sutures. Abrasion upper back.
2  Alcohol past 24 h?  [Y]  1 beer.   PBT 0.013
3  Drug use?  [N]
4  Appears intoxicated?  [N]   Speech clear, hoarse
5  Suicidal thoughts?  [N]
6  Meds: none       7  TB sx: none       8  Diabetes: no
9  Handedness: R
10 Pain 6/10 throat. Refer out?  "Not per shift sgt, monitor".  Ibuprofen 400 given 0225
Photographs of injury:  [Y]  x5 facility camera       Copy to LEA:  [N]
Hx: denies prior arrests except DWI 2014 and misd. battery 2016 (dismissed).
Screener: E. Toya LPN
Housing: intake hold 2, bottom bunk. Property: wallet, belt, phone (cracked), work gloves, keys. Diet regular. Phone call offered 0240, accepted. Grievance and PREA handbook given. Orientation video shown. Sheets 2, blanket 1. Mattress number 41. Next sick call Monday. Copay of $5 may be charged to inmate account.`,
    ],
    [
      "DA letter Eleventh-B.pdf",
      `OFFICE OF THE DISTRICT ATTORNEY
March 6, 2025
Re: State v. Tafoya-Reed, D-1139-CR-2025-00052       Rule 5-501 disclosure
Counsel:
Enclosed on disc is the discovery in the State's possession. Please note the following.
a. Deputy Stallings's on-body recording is not available. He advises the unit was charging. His supplemental report has not been received.
b. A statement of Mr. Hollomon has not been taken. He has advised our victim advocate that "it was just a fight" and that he would like his medical bills ($18,240) and lost wages paid. He has engaged a civil attorney who has sent the lounge a demand.
c. Mr. Hollomon has convictions for battery on a household member (2019) and aggravated assault, deadly weapon, a pool cue (2022, conditional discharge). A matter concerning Mr. Archuleta is under review by our office.
d. Mr. Kell: petty misdemeanor, false information to an officer (2020).
e. We do not have surveillance from the lounge. It is our understanding the system records over itself every 14 days.
f. Our theory remains that force was excessive. The State notes that Defendant said he was "mad" and that he left a person bleeding.
The State offers a plea to aggravated battery with the deadly weapon language, no agreement as to sentence; the offer is withdrawn if witness interviews are set. The LR2 style scheduling order does not apply in this district. Pretrial interviews may be arranged with our investigator on ten days' notice.
Sincerely, Assistant District Attorney       Encl: 1 disc (do not bend)`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: [
      "self-defence",
      "miranda",
      "counsel",
      "witness-reliability",
      "disclosure",
      "recording-gap",
      "custody-chain",
      "intent",
    ],
    gaps: [
      /body.?(worn|cam)|on-body|lapel|bwc|stallings.*(video|recording|camera)/i,
      /surveillance|sedillo|security camera|\bcctv\b|(lot|bar|lounge|register)( \w+)? (camera|video|footage)|dvr/i,
      /911|emergency call|(call|dispatch) (audio|recording)|audio/i,
      /bottle/i,
      /(injury|injuries|detention|jail|booking|facility|neck).*photo|photo.*(injury|injuries|neck|detention|jail|booking|throat)/i,
      /tahoe|\blady\b|unknown (woman|female)|unidentified (woman|female|witness)/i,
      /archuleta|prior (violen|assault|fight|incident)|(hollomon|complain\w+|victim).*(convict|criminal|prior|histor|violen)|86.?d|banned|criminal (history|record)/i,
      /\blab\b|\bdna\b|serolog|blood (typing|testing|analysis|comparison)|item 1|item 2|knife.*(test|blood|exam)|laborator/i,
    ],
    contradictions: [
      { one: [1, /with a stab wound to his back/], other: [5, /Back: no wounds/] },
      { one: [1, /observed no injuries to the Defendant/], other: [6, /Your neck's all red/] },
      { one: [1, /then fled the scene on foot/], other: [2, /WILL WAIT BY ICE MACHINE/] },
      { one: [3, /Curtis never layed a hand on him/], other: [4, /Curtis had Adrian by the neck/] },
      { one: [3, /standing right there like 10 feet/], other: [4, /Dusty was in the bar/] },
      { one: [3, /two, three beers each/], other: [5, /ETOH serum 262/] },
      { one: [1, /knife was recovered from the bed/], other: [2, /KNIFE HANDED OVER, FOLDER/] },
    ],
    factors: [
      { sign: 1, quote: /STUCK A GUY WHO WAS CHOKING HIM|I'm calling them too/ },
      { sign: 1, quote: /Curtis had Adrian by the neck|feet were hardly on the ground/ },
      { sign: 1, quote: /kicking a guy's ass/ },
      { sign: 1, quote: /bruising bilat neck|petechiae L eyelid|Your neck's all red/ },
      { sign: 1, quote: /convictions for battery on a household member|head in the jukebox/ },
      { sign: 1, quote: /false information to an officer|Dusty was in the bar/ },
      { sign: -1, quote: /I was mad, I'm not gonna lie/ },
      { sign: -1, quote: /admitted that he stabbed HOLLOMON because|stabbed him three or four times/ },
    ],
    events: ["2025-02-09 00:49", "2025-02-09 00:58", "2025-02-09 01:31", "2025-02-09 02:16", "2025-02-09 01:17"],
    fair: {
      issues: ["voluntariness", "search", "hearsay", "stop-basis", "speedy-trial", "identification"],
      gaps: [
        /lorena/i,
        /sedillo|owner/i,
        /another guy|third (man|person|patron)|other patrons|patrons|customers?\b|bystander/i,
        /supplement(al)? report|stallings/i,
        /ornelas/i,
        /hollomon.*(statement|interview)|(statement|interview).*hollomon|statement of the (complainant|victim)/i,
        /victim advocate/i,
        /ambulance|\bems\b|med ?4|paramedic|run (sheet|report)|patient care report/i,
        /ct (scan|image)|imaging|radiolog|x-ray|(complete|full) (hospital|medical)|hospital (record|chart)|amphet|\buds\b|toxicolog/i,
        /clothing|t-?shirt|shirt|blood (stain|spatter|pattern)/i,
        /hair\b|swab|pt b|\bdent\b|smear/i,
        /fingerprint|\bprints\b|latent|dusted/i,
        /photo(graph)?s?\b|\b64\b|card 2/i,
        /diagram|measure(d|ment)|sketch|scene (plan|map)/i,
        /f-?250|white (ford|truck|pickup)|vehicle|tan chev\w*|\btow(ing|ed)?\b|pickup|\btruck/i,
        /chain of custody|property (receipt|log|record)|evidence (log|room|tag)|unsealed|paper sack|custody (log|record)/i,
        /\btabs?\b|point of sale|\bpos\b|bar (receipt|bill)|liquor (records|license|inspection)|sales record|drinks/i,
        /ban(ned)? list|\blist\b.*(december|bar)|incident log|calls for service|premise/i,
        /fence (job|contract)|invoice|unpaid|debt|text messages?/i,
        /phone|cell ?phone|social media|facebook/i,
        /civil (attorney|suit|claim|lawsuit)|demand (letter)?|medical bills|restitution|lost wages/i,
        /church|relationship|bias|buddy|conflict of interest|friend(ship)?/i,
        /disciplin|personnel|internal affairs|complaints?\b|brady|giglio|impeach/i,
        /policy|policies|training|standard operating/i,
        /miranda (card|form|waiver)|waiver|rights (form|card)|advice of rights/i,
        /transport|in.?car|dash/i,
        /mut(e|ed|ing)|4 minutes|audit (log|trail)|metadata/i,
        /native|original (video|file|recording)|uncut|certified transcript/i,
        /radio (traffic|recording|log)|dispatch(er| center| recording)/i,
        /gps|\bavl\b/i,
        /search warrant|warrant|inventory|consent/i,
        /booking (video|photo|record)|jail (call|phone|record|video|medical)|mesa correctional|sick call|medical (record|chart) of (the )?(defendant|client|tafoya)/i,
        /dentist|dental|tooth|throat|doctor|strangulation|(defendant|client|tafoya)'?s? injur/i,
        /expert|use.of.force expert|patholog/i,
        /\bpbt\b|breath|blood alcohol|calibrat/i,
        /light(ing|s)?\b|weather|\bpole\b/i,
        /kell('?s)? (conviction|record|criminal|prior)/i,
        /employ(er|ment)|fence & pipe|boss/i,
        /conditional discharge|judgment|court (file|record)/i,
        /field notes|notes\b/i,
        /canvass|door.?to.?door/i,
        /all.?sup.?mart|convenience store|gas station|across the (highway|road)/i,
        /volunteer fire/i,
        /protection order|restraining/i,
        /grand jury|preliminary (hearing|examination)/i,
      ],
      contradictions: [
        { one: [1, /with a stab wound to his back/], other: [5, /laceration L anterior lower quadrant/] },
        { one: [1, /with a stab wound to his back/], other: [2, /MALE BLEEDING FROM STOMACH/] },
        { one: [1, /with a stab wound to his back/], other: [4, /holding his stomach and talking/] },
        { one: [3, /maybe 3 or 4 times in the back/], other: [5, /Back: no wounds/] },
        { one: [3, /maybe 3 or 4 times in the back/], other: [5, /laceration L anterior lower quadrant/] },
        { one: [3, /maybe 3 or 4 times in the back/], other: [2, /MALE BLEEDING FROM STOMACH/] },
        { one: [3, /maybe 3 or 4 times in the back/], other: [4, /holding his stomach and talking/] },
        { one: [3, /maybe 3 or 4 times in the back/], other: [6, /only did it like twice/] },
        { one: [1, /stabbed him three or four times/], other: [6, /only did it like twice/] },
        { one: [1, /stabbed him three or four times/], other: [5, /laceration L anterior lower quadrant/] },
        { one: [1, /stabbed him three or four times/], other: [5, /5 sutures abdomen, 6 forearm/] },
        { one: [1, /Defendant walked up behind HOLLOMON/], other: [5, /laceration L anterior lower quadrant/] },
        { one: [1, /Defendant walked up behind HOLLOMON/], other: [5, /Back: no wounds/] },
        { one: [1, /Defendant walked up behind HOLLOMON/], other: [4, /Curtis had Adrian by the neck/] },
        { one: [1, /Defendant walked up behind HOLLOMON/], other: [5, /kicking a guy's ass/] },
        { one: [1, /Defendant walked up behind HOLLOMON/], other: [6, /TAFOYA: He choked me/] },
        { one: [1, /Defendant walked up behind HOLLOMON/], other: [2, /WHO WAS CHOKING HIM/] },
        { one: [1, /advised HOLLOMON never touched/], other: [4, /Curtis had Adrian by the neck/] },
        { one: [1, /advised HOLLOMON never touched/], other: [5, /kicking a guy's ass/] },
        { one: [1, /advised HOLLOMON never touched/], other: [5, /boxer's fx 5th MC, acute/] },
        { one: [1, /advised HOLLOMON never touched/], other: [6, /TAFOYA: He choked me/] },
        { one: [1, /advised HOLLOMON never touched/], other: [8, /bruising bilat neck/] },
        { one: [1, /advised HOLLOMON never touched/], other: [2, /WHO WAS CHOKING HIM/] },
        { one: [1, /advised HOLLOMON never touched/], other: [6, /Your neck's all red/] },
        { one: [3, /Curtis never layed a hand on him/], other: [5, /kicking a guy's ass/] },
        { one: [3, /Curtis never layed a hand on him/], other: [5, /boxer's fx 5th MC, acute/] },
        { one: [3, /Curtis never layed a hand on him/], other: [6, /TAFOYA: He choked me/] },
        { one: [3, /Curtis never layed a hand on him/], other: [8, /bruising bilat neck/] },
        { one: [3, /Curtis never layed a hand on him/], other: [8, /says choked approx 1 hr ago/] },
        { one: [3, /Curtis never layed a hand on him/], other: [2, /WHO WAS CHOKING HIM/] },
        { one: [3, /Curtis never layed a hand on him/], other: [6, /Your neck's all red/] },
        { one: [3, /did not have nothing in his hands/], other: [4, /had a bottle in his other hand/] },
        { one: [3, /did not have nothing in his hands/], other: [6, /and he had a bottle/] },
        { one: [3, /did not have nothing in his hands/], other: [7, /broken longneck bottle/] },
        { one: [1, /observed no injuries to the Defendant/], other: [8, /bruising bilat neck/] },
        { one: [1, /observed no injuries to the Defendant/], other: [8, /Upper L incisor chipped/] },
        { one: [1, /observed no injuries to the Defendant/], other: [6, /Your lip's bleeding/] },
        { one: [1, /observed no injuries to the Defendant/], other: [6, /I think my tooth broke/] },
        { one: [1, /observed no injuries to the Defendant/], other: [2, /THROAT HURTS/] },
        { one: [1, /then fled the scene on foot/], other: [2, /CALLER ADRIAN TAFOYA/] },
        { one: [1, /then fled the scene on foot/], other: [4, /I'm calling them too/] },
        { one: [1, /then fled the scene on foot/], other: [6, /He called it in/] },
        { one: [3, /took off runing to the road/], other: [4, /I'm calling them too/] },
        { one: [3, /took off runing to the road/], other: [2, /WILL WAIT BY ICE MACHINE/] },
        { one: [1, /hiding at the Allsup-Mart/], other: [2, /WILL WAIT BY ICE MACHINE/] },
        { one: [1, /hiding at the Allsup-Mart/], other: [2, /CALLER ADRIAN TAFOYA/] },
        { one: [1, /hiding at the Allsup-Mart/], other: [6, /He called it in/] },
        { one: [1, /hiding at the Allsup-Mart/], other: [2, /10-97 ALLSUPMART W\/ CALLER/] },
        { one: [1, /Affiant located the Defendant/], other: [2, /10-97 ALLSUPMART W\/ CALLER/] },
        { one: [1, /Affiant located the Defendant/], other: [6, /He called it in/] },
        { one: [1, /approximately 0115 hours/], other: [2, /00:51:20\s+DISP/] },
        { one: [1, /approximately 0115 hours/], other: [2, /00:58:40\s+PL31 10-97/] },
        { one: [1, /approximately 0115 hours/], other: [2, /00:49:12\s+P2/] },
        { one: [1, /approximately 0115 hours/], other: [6, /01:06:41 STALLINGS/] },
        { one: [1, /advised of his rights per Miranda/], other: [6, /Should I have a lawyer/] },
        { one: [1, /advised of his rights per Miranda/], other: [6, /I'd like the lawyer then/] },
        { one: [1, /understood, and agreed to speak/], other: [6, /I don't want to say nothing else/] },
        { one: [1, /understood, and agreed to speak/], other: [6, /I'd like the lawyer then/] },
        { one: [1, /understood, and agreed to speak/], other: [6, /Should I have a lawyer/] },
        { one: [1, /advised of his rights per Miranda/], other: [6, /I'm going to read you this/] },
        { one: [1, /advised of his rights per Miranda/], other: [6, /I don't want to say nothing else/] },
        { one: [1, /admitted that he stabbed HOLLOMON because/], other: [6, /so he'd let go/] },
        {
          one: [1, /admitted that he stabbed HOLLOMON because/],
          other: [6, /TAFOYA: He's been disrespecting everybody/],
        },
        { one: [1, /admitted that he stabbed HOLLOMON because/], other: [6, /He disrespected you, that it/] },
        { one: [1, /admitted that he stabbed HOLLOMON because/], other: [2, /WHO WAS CHOKING HIM/] },
        { one: [1, /alcoholic beverage and slurred speech/], other: [6, /You don't seem drunk/] },
        { one: [1, /alcoholic beverage and slurred speech/], other: [8, /Speech clear, hoarse/] },
        { one: [1, /alcoholic beverage and slurred speech/], other: [8, /PBT 0\.013/] },
        { one: [1, /alcoholic beverage and slurred speech/], other: [6, /TAFOYA: One beer/] },
        { one: [1, /alcoholic beverage and slurred speech/], other: [4, /had one beer and then a Coke/] },
        { one: [1, /alcoholic beverage and slurred speech/], other: [8, /Appears intoxicated\?\s+\[N\]/] },
        { one: [1, /times with a hunting knife/], other: [2, /KNIFE HANDED OVER, FOLDER/] },
        { one: [1, /times with a hunting knife/], other: [6, /It's my sheetrock knife/] },
        { one: [1, /times with a hunting knife/], other: [6, /ORNELAS: Okay\. Lockback/] },
        { one: [1, /times with a hunting knife/], other: [7, /lockback folding knife/] },
        { one: [1, /times with a hunting knife/], other: [6, /two and a half, three inch blade/] },
        { one: [1, /knife was recovered from the bed/], other: [6, /In my pocket, front/] },
        { one: [1, /knife was recovered from the bed/], other: [7, /no blood seen/] },
        { one: [1, /knife was recovered from the bed/], other: [6, /It's dry/] },
        { one: [1, /knife was recovered from the bed/], other: [7, /lockback folding knife/] },
        { one: [3, /knife was long like a deer knife/], other: [7, /lockback folding knife/] },
        { one: [3, /knife was long like a deer knife/], other: [6, /two and a half, three inch blade/] },
        { one: [3, /knife was long like a deer knife/], other: [2, /KNIFE HANDED OVER, FOLDER/] },
        { one: [3, /knife was long like a deer knife/], other: [6, /ORNELAS: Okay\. Lockback/] },
        { one: [3, /knife was long like a deer knife/], other: [6, /It's my sheetrock knife/] },
        { one: [3, /knife was long like a deer knife/], other: [7, /no blood seen/] },
        { one: [3, /guy used his left hand/], other: [1, /had blood on his right hand/] },
        { one: [3, /guy used his left hand/], other: [8, /Handedness: R/] },
        { one: [3, /two, three beers each/], other: [4, /He had 7 or 8 Bud Lights/] },
        { one: [3, /two, three beers each/], other: [5, /Pt reports 10\+ drinks/] },
        { one: [3, /we was not drunk/], other: [5, /ETOH serum 262/] },
        { one: [3, /we was not drunk/], other: [4, /I cut him off at 11:30/] },
        { one: [3, /we was not drunk/], other: [5, /Pt reports 10\+ drinks/] },
        { one: [3, /we was not drunk/], other: [4, /He had 7 or 8 Bud Lights/] },
        { one: [4, /He had 7 or 8 Bud Lights/], other: [5, /Pt reports 10\+ drinks/] },
        { one: [3, /since about 9/], other: [4, /Hollomon came in about 8/] },
        { one: [3, /Lights were good/], other: [4, /side of the lot has no light/] },
        { one: [3, /Lights were good/], other: [7, /Not working at north end/] },
        { one: [3, /Lights were good/], other: [7, /71 ft from point A/] },
        { one: [3, /did not go in the bar to get help/], other: [4, /Dusty was in the bar/] },
        { one: [3, /walk out to his truck/], other: [4, /Dusty was in the bar/] },
        { one: [3, /Lights were good I seen it all/], other: [4, /Dusty was in the bar/] },
        { one: [3, /standing right there like 10 feet/], other: [4, /playing the slot thing by the restroom/] },
        { one: [3, /standing right there like 10 feet/], other: [4, /don't think he went out/] },
        { one: [3, /Im going to kill you/], other: [6, /said earlier I'd get mine/] },
        { one: [3, /about Curtis's sister/], other: [4, /about some fence job/] },
        { one: [3, /about Curtis's sister/], other: [6, /owes me for a job/] },
        { one: [3, /running his mouth about/], other: [4, /just walked away from the pool table/] },
        { one: [3, /come up from behind a tan truck/], other: [4, /up against the tan truck/] },
        { one: [1, /with life threatening injuries/], other: [2, /NON EMERGENT, 1 PT STABLE/] },
        { one: [1, /with life threatening injuries/], other: [5, /no peritoneal violation/] },
        { one: [1, /with life threatening injuries/], other: [5, /D\/C home 0548/] },
        { one: [1, /who was lying by a pickup/], other: [4, /was sitting by his white truck/] },
        { one: [1, /without provocation and stabbed/], other: [4, /Curtis had Adrian by the neck/] },
        { one: [1, /parking lot without provocation/], other: [5, /I was kicking/] },
        { one: [1, /which was over with/], other: [6, /said earlier I'd get mine/] },
        { one: [1, /which was over with/], other: [4, /Curtis kept after him/] },
        { one: [9, /on-body recording is not available/], other: [6, /01:13:10 \(audio muted/] },
        { one: [9, /do not have surveillance from the lounge/], other: [4, /We have cameras/] },
        { one: [9, /that he left a person bleeding/], other: [2, /WANTS AMB FOR GUY/] },
        { one: [9, /that he left a person bleeding/], other: [4, /I'm calling them too/] },
        { one: [9, /it was just a fight/], other: [1, /without provocation and stabbed/] },
        { one: [9, /it was just a fight/], other: [3, /never layed a hand/] },
        { one: [6, /You're not under arrest/], other: [6, /Put your hands behind you/] },
        { one: [8, /denies prior arrests except DWI/], other: [8, /misd\. battery 2016/] },
        { one: [4, /was sitting by his white truck/], other: [7, /3 ft from driver door of tan Chevrolet/] },
        { one: [2, /BY WHITE TRK/], other: [7, /3 ft from driver door of tan Chevrolet/] },
        { one: [3, /I was holding Curtis/], other: [4, /Dusty was in the bar/] },
        { one: [9, /force was excessive/], other: [6, /couldn't breathe and he had a bottle/] },
        { one: [5, /swelling and abrasions 2nd and 3rd MCP/], other: [5, /boxer's fx 5th MC, acute/] },
        { one: [1, /had blood on his right hand/], other: [1, /observed no injuries to the Defendant/] },
        { one: [3, /Later on about closing time/], other: [2, /00:49:12\s+P2/] },
        { one: [4, /given to Dep\. Ornelas/], other: [2, /01:58\s+PL27 10-97 DETN/] },
        { one: [4, /given to Dep\. Ornelas/], other: [6, /01:58:15 \(recording ends/] },
        { one: [3, /with a orange handle/], other: [7, /wood handle, blade 2 3\/4 in/] },
        { one: [3, /he says Im going to kill you/], other: [6, /so he'd let go/] },
      ],
    },
  },
};
