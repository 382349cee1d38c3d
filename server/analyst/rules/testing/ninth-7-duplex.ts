import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const DUPLEX_NIGHT_CASE: CaseFile = {
  name: "domestic strangulation between two women, child upstairs, recantation, Minnesota",
  documents: makeDocuments([
    [
      "ICR 25004417 public narrative.pdf",
      `Pike Harbor Police Department                         ICR: 25004417
Incident Report - Officer Narrative                   Agency: MN0690900
Primary officer: Sandvik, E (4412)      Assist: Oduya, M (4429)       Squad: 412 / 418
Title: Domestic assault by strangulation 609.2247 / Interfere w 911 call 609.78
Reported: 02/15/2025 2331       Address: 2107 W 6th St, lower unit
SUSP: Lahti, Corinne Rae  F/W  33  5'04  128 lb
VICT: Brandvold, Jodie Lynn  F/W  36  5'09  175 lb
JUV WIT: E.B., M, 8

On 2/15/2025 at approximately 2334 hours, Officer Oduya and I were sent to the above address on a physical domestic. The caller was the upstairs tenant. While approaching I could hear a female yelling inside. The door was opened by Brandvold, who was crying and was holding her neck.
Brandvold told me that her live-in girlfriend, Lahti, had come home drunk from bowling, accused her of texting an ex, and pushed her onto the couch. Lahti then got on top of her and put both hands around her neck and squeezed for about 30 seconds. Brandvold said she could not breathe and blacked out. Lahti grabbed Brandvold's phone and threw it in the fish tank to prevent her from calling 911.
I observed red finger marks on both sides of Brandvold's neck. I photographed these with my department phone.
Lahti was located in the back yard without a coat. She appeared highly intoxicated, with slurred speech. Lahti was uninjured. Lahti was uncooperative and would not provide any statement.
E.B. was asleep throughout and was not disturbed.`,
      `ICR 25004417 narrative, cont.
I placed Lahti under arrest at 2349 hours, checked the cuffs for fit and double locked them. She was put in squad 412. I transported her to the St. Anselm County Jail and booked her at 0027 on 2/16. She was advised of her Miranda rights prior to any questions. She declined a PBT.
Ambulance checked Brandvold at the scene and she declined transport. I gave her a blue card with crime victim information and the number of Harbor Haven. I did a lethality assessment, see separate form. She was afraid for her life.
Officer Oduya stayed with Brandvold and obtained a recorded statement from her. See Oduya's supplement.
Brandvold's phone was not recovered as she wanted to put it in rice. I looked at the fish tank and saw water on the floor.
The upstairs tenant was spoken to by phone only. She said this happens all the time.
There are no prior calls for domestics at this address in the last 3 years.
My BWC was activated during this incident and docked at end of tour. Squad video was activated during transport.
Gone On Arrival: N.   Juvenile notified: N/A.   Mandated report to Initial Intervention Unit: faxed 2/17.
MNJIS hold: 36-hour, expires Mon 2/17/25 2349. Bail evaluation requested. I was relieved of duty at 0730. Squad 412 odometer and fuel recorded on the run card. E Sandvik 4412`,
    ],
    [
      "Event chronology.txt",
      `ST ANSELM CO 911   EVENT CHRONOLOGY    P250460881      PRI 1    TYPE: DOMP
23:26:02  CALL RCVD W911 218-555-0142 SEC 3
23:26:40  CALLER OSTLUND, PEARL, UPPER UNIT. NEIGHBORS FIGHTING, THINGS BREAKING, FEMALE VOICE SAYS GET OFF ME CORY GET OFF
23:27:15  NO WPNS KNOWN. KID LIVES THERE
23:27:55  CALLER HEARS KID CRYING AT BOTTOM OF STAIRS
23:28:10  DISP 412 418
23:29:31  2ND CALL, W911, OPEN LINE, MAPS TO SAME ADDR. FEMALE: "MY GIRLFRIENDS HITTING ME WITH MY CRUTCH, I'M OUT IN THE YARD." LINE ENDS 23:30:20.  SUBSCR LAHTI C
23:33:48  412 ARRV     23:34:09  418 ARRV
23:36    418 ADV ONE DETAINED REAR YARD
23:38    412 START MED NON EMERG
23:41    418 OUT W/ RP UPSTAIRS
23:49    412 ONE IN CUSTODY
23:52    AMB 9 ON SCENE
23:58    AMB 9 PT CONTACT X2
00:03    412 ENRT LEC    SMI 18402
00:11    412 ARRV LEC   EMI 18405
00:20    AMB 9 AVAIL NO TRANSPORT X1
00:24    418 CLR  CODE: ARR/RPT
RECORDING RETENTION 90 DAYS UNLESS HELD.      HOLD REQUESTED: NO
OPERATOR 77 / 81         EVENT SUPERVISOR: NONE ASSIGNED. CHRONOLOGY PRINTED 03/03/2025 BY RECORDS (KLS). FIELDS NOT LISTED ARE SUPPRESSED. TIMES ARE SERVER TIMES.`,
    ],
    [
      "BWC transcript Oduya.docx",
      `TRANSCRIPT OF BODY WORN CAMERA          OFFICER M. ODUYA         25004417
Start 23:34:05     Prepared by county attorney's office legal secretary, excerpt
00:14 (exterior) (Sandvik: "Front's mine.")
00:52 ODUYA: Hey. Hey, you okay? You wanna come over here by the light?
LAHTI: She hit me with my crutch. Look. (unintelligible) my wrist.
ODUYA: Okay. Sit on the step. Have you had anything to drink?
LAHTI: I had two beers at league. I'm cold is why I'm shaking.
ODUYA: You're talking fine, I'm just asking. What happened in there?
LAHTI: I want to talk to my sister, she's a lawyer. I'm not saying nothing till I call her.
ODUYA: All right. Just tell me was it physical?
LAHTI: I pushed her off. She had me by the hair. That's all I'm saying.
02:40 ODUYA (radio): One detained rear yard.
07:05 (stairs) OSTLUND: I looked over the rail. I seen the little one, the blond one, get shoved out the back door with no coat. Then the phone flew after her.
ODUYA: The blond one is which?
OSTLUND: With the bad ankle. Cory.
ODUYA: Have you called before?
OSTLUND: Oh honey, four, five times. Since summer. You people never write it down.`,
      `BWC ODUYA, cont.
11:20 (living room) ODUYA: I'm just gonna get your side. So you said she choked you?
BRANDVOLD: With one arm. Like a headlock, from behind. In the kitchen.
ODUYA: Could you breathe?
BRANDVOLD: Yeah. Barely. I didn't pass out or anything. It was like five seconds. I bit her.
ODUYA: And then?
BRANDVOLD: She dropped my phone in the tank. I don't know if she meant to.
ODUYA: Where'd you get the cut on your hand?
BRANDVOLD: From the, from the crutch, the bolt on it.
ODUYA: Had anything tonight?
BRANDVOLD: Couple White Claws. Five. And my Ativan.
13:02 E.B. (child in doorway): Is Cory in jail? Mom hit her first.
BRANDVOLD: Emmett, go to bed. He was having a dream.
ODUYA: Hey bud. We'll talk to you another time, ok?
13:40 (EMT enters) EMT: Any marks? I don't see any marks on the neck. You want to go in?
BRANDVOLD: No, I'm fine.
15:11 (audio muted by officer, "conferring")
18:46 (audio resumes) SANDVIK: So we're good on the strangle, then. Somebody's gotta go.
19:02 End of excerpt.`,
    ],
    [
      "Lethality form.pdf",
      `MINNESOTA LETHALITY ASSESSMENT / DOMESTIC SUPPLEMENTAL            ICR# 25004417
Officer: Sandvik       Date: 02-15-25       Time: 2355
Victim name: J Brandvold        Offender: C Lahti       Relationship: signif. other 2 yr
1  Has he/she ever used a weapon against you?                        NO
2  Has he/she threatened to kill you?                                NO
3  Do you think he/she might try to kill you?                        NO
4  Gun in the home or easily gotten?                                 NO
5  Ever tried to choke you (before tonight)?                         NO
6  Violently or constantly jealous?                                  YES  "we both are"
7  Left or separated in last year?                                   YES  Nov
8  Unemployed?                                                       NO - both work
9  Child he/she knows is not theirs?                                 YES
TRIGGERS PROTOCOL REFERRAL?   [ ] yes   [X] no    [ ] officer's belief
VISIBLE INJURY DIAGRAM  (mark):   Neck: "redness R side only"    Hand R: lac 1 cm
Photos taken  [X] Y  #: 3     Loss of consciousness  [X] N  [ ] Y     Voice change  [X] N
Where: kitchen       Surface:  floor
Defendant injury:   [X] L wrist swollen; bite R forearm; hair clump on shirt.     Photos [ ]
Demeanor victim:  crying / angry / odor of alc bev
Demeanor suspect: calm, cold, cooperative
Children present: 1    Interviewed? no   Location during: "bottom of stairs per RP"
Prior incidents:  "lots" per neighbor
Time since incident reported by victim: 1 hr.
Form PH-31 Rev 2. White - case file. Yellow - advocate. Pink - prosecutor. If three or more of items 4-9 are YES call the hotline with the victim present and note the name of the advocate. Officers do not advise whether to obtain an Order for Protection. Officers do explain how. Court hours are on the back of the blue card.`,
    ],
    [
      "Lakehead ED record.pdf",
      `LAKEHEAD REGIONAL MEDICAL CENTER   EMERGENCY DEPARTMENT
PT: BRANDVOLD, JODIE L     DOB --/--/1988     MRN 00418820     ARRIVAL: 02/17/2025 16:12    MODE: private
TRIAGE 16:20   CC: "my throat"   Pain 3/10. BP 131/84 HR 78 RR 16 SpO2 99 RA
HPI: 36F, states partner choked her w/ two hands on couch Saturday evening ~9pm. Reports brief LOC "maybe a minute". Denies voice change, dysphagia, incontinence. Came today because advocate advised. States partner is R handed and "squeezed with the right". Also c/o R hand lac, states from glass.
PMH anxiety. Meds lorazepam, sertraline. EtOH socially. PSH none. NKDA.
EXAM: Gen NAD. HEENT no petechiae conj or palate. Neck supple, no ecchymosis, no ligature mark, no swelling; faint linear scratch L anterior neck 2 cm, scabbed. Larynx nontender. Chest clear. Ext: R hand dorsal 1 cm lac, edges clean, old, no closure. R knuckles 2-4 bruised, yellow green.
IMAGING: CTA neck neg.
MDM: Delayed presentation. No objective finding of strangulation at this time; absence does not exclude. Forensic nurse paged, not available. Photos not taken.
DX: Assault, alleged. DISPO home 19:05 w/ sister in law. Safe plan reviewed.
Electronically signed  A. Thibodeaux PA-C
Discharge instructions: Return for trouble breathing, trouble swallowing, changes in vision, weakness on one side, or a severe headache. Ibuprofen 400 mg every 6 hours with food as needed. Do not drive while taking lorazepam. You may receive a survey about your visit. Financial assistance applications are at the front desk and on the portal.`,
    ],
    [
      "Jail intake and jail call summary.pdf",
      `ST. ANSELM COUNTY JAIL         RECEIVING RECORD
Inmate LAHTI, CORINNE R    Arrival 02/16/2025 0014    Booked 0041   Officer T. Pekkala
Arr. officer: SANDVIK    Chg: 609.2247.2 F; 609.78.2 GM
Condition on arrival: alert, speech clear, walks w/ limp. PBT at jail 0052: .031 (policy, for housing)
Injuries: L wrist swelling; 2 curved rows of marks R forearm; R ankle brace (old). Nurse notified. ICE. Photos (2) in jail system.
Property: bowling shoes 1 pr, 1 broken alum. crutch (retained by PD), ring, $14.
Phone call offered: 0110 - "sister, attorney" - no answer, msg.
Dominant hand: LEFT
Screening: SI no. PREG no. MEDS none. TB neg.
INMATE PHONE MONITORING - INVESTIGATIVE SUMMARY                    Prepared: Inv. D. Brekke   02/24/2025
02/18/25 1922 hrs, PIN of another inmate (Moen). To 218-555-0177 (Brandvold new number). 11 min. A female voice I believe to be Lahti says "I'm sorry for all of it, Jo. I shouldn't of put my hands on you." Other female says "I know, me too. I told them stuff I shouldn't have." Then talk about rent and the fish. At about minute 8 "you gotta fix it with them."  "I'm going to write them a letter."
I have only listened to this call. There are 14 others on this PIN. I do not know the voice of Lahti but the context fits.
DANCO was served on Lahti 02/18/25 at 2:15 pm in courtroom 3.
New charge referral: violation of DANCO, witness tampering under review.`,
    ],
    [
      "Letter to county attorney.pdf",
      `(handwritten, stamped RECEIVED MAR 05 2025 ST ANSELM CO ATTY)
To Who It May Concern
My name is Jodie Brandvold. I am the one in the case with Corinne Lahti. I want to say nobody is making me write this.
That night I had been drinking since 5. I saw a text on Corys phone when she got home about 11:15. I was mad. I took her crutch from by the door and I hit her with it, I think 2 times. She grabbed me from behind to make me stop. She did not choke me. I bit her arm. I put her out the back door and I threw her phone in the snow. My phone got knocked in the tank by me when I swung.
I told the cop the other way because I was scared they would take Emmett like when my ex had the case. The tall cop said if its not her its you and you have the kid. He said say hands around neck because that is the law.
I told the hospital what the advocate had on the paper.
I am not afraid of Cory. I never was. I dont want no DANCO, I cant make rent.
Sincerely  Jodie B.    3-2-25
(clipped note, different hand:)  V/W file - t/c w/ victim 3/6 10:40. Says she stands by letter then says she "doesn't remember most of it." Asked if she could get in trouble. Told we can't advise. Sounded like someone in background. Did not tell her to bring anything. - Renae, victim/witness asst.`,
    ],
    [
      "Child protection intake.pdf",
      `ST. ANSELM COUNTY HEALTH & HUMAN SERVICES      CHILD PROTECTION SCREENING / FIELD NOTE
Intake #: CP-25-0319    Rec'd 02/17/25 0910 (fax PHPD)      Worker: L. Skogen, LSW
Track: Family assessment       Allegation: exposure to dv
02/19/25 1:05 pm. Seen at Birch Point Elementary, counselor's room, 15 min. No parent present, parent notified after. Not recorded. E. is 8, gr 2, oriented, likes hockey. He says he was on the stairs because of the yelling. "Mom was swinging the stick at Cory. Cory was hugging her from the back and saying stop Jo stop." Did anybody's hands go on a neck? "Mom grabbed Cory's hair. Cory's arm was like this" (demonstrates across the chest / collarbone). "Then mom pushed her outside and locked it." Mom told him he was dreaming. He is not afraid of Cory. Aunt Deb told him what to say? "Aunt Deb said tell the truth. Mom said don't talk about the stick."
Impression: child consistent. I did not share with law enforcement; no request.
02/20 t/c mother: denies child was awake. Says he "makes things up, ask his teacher."
02/26 Teacher: no concerns on truthfulness.
Disposition: services offered (parenting, chemical health). Mother declined UA. Case to close in 45 days. Data are private under Minn. Stat. 13.46; release by court order or consent only.
(Produced to defense 04/11/25 on order of the court after in camera review. Pages 3 to 6 withheld.)`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: [
      "self-defence",
      "witness-reliability",
      "disclosure",
      "miranda",
      "counsel",
      "recording-gap",
      "hearsay",
      "intent",
    ],
    gaps: [
      /sandvik.*(body|camera|bwc|video)|(body|camera|bwc|video).*sandvik|body.?(worn|cam)|bwc/i,
      /911 (call|audio|recording|tape)|recording of.*(911|call)|open line|emergency call|second call/i,
      /squad (video|camera)|transport video|in.?car|dash.?cam/i,
      /crutch/i,
      /photo|picture|image/i,
      /ambulance|amb 9|\bems\b|\bemt\b|paramedic|run (sheet|report)/i,
      /prior (calls|incidents|domestic)|call history|previous (calls|incidents)|calls? (for|to) (service|the address)/i,
      /pages 3|withheld|child protection (file|record|pages)|in camera|forensic interview|interview of (the )?child|emmett|\be\.?b\.?\b/i,
    ],
    contradictions: [
      {
        one: [1, /put both hands around her neck and squeezed for about 30 seconds/],
        other: [3, /Like a headlock, from behind/],
      },
      { one: [1, /could not breathe and blacked out/], other: [3, /I didn't pass out or anything/] },
      { one: [1, /Lahti was uninjured/], other: [4, /L wrist swollen; bite R forearm/] },
      { one: [1, /red finger marks on both sides/], other: [3, /don't see any marks on the neck/] },
      { one: [1, /E\.B\. was asleep throughout/], other: [8, /on the stairs because of the yelling/] },
      { one: [1, /appeared highly intoxicated, with slurred speech/], other: [6, /alert, speech clear/] },
      { one: [1, /She was afraid for her life/], other: [4, /Do you think he\/she might try to kill you\? +NO/] },
    ],
    factors: [
      { sign: 1, quote: /Mom hit her first|Mom was swinging the stick/ },
      { sign: 1, quote: /She did not choke me|I hit her with it, I think 2 times/ },
      { sign: 1, quote: /L wrist swollen; bite|L wrist swelling/ },
      { sign: 1, quote: /No objective finding of strangulation|I don't see any marks on the neck/ },
      { sign: 1, quote: /get shoved out the back door|GIRLFRIENDS HITTING ME WITH MY CRUTCH/ },
      { sign: 1, quote: /say hands around neck because|audio muted by officer/ },
      { sign: -1, quote: /I shouldn't of put my hands on you|you gotta fix it/ },
      { sign: -1, quote: /GET OFF ME CORY|put both hands around her neck/ },
    ],
    events: ["2025-02-15 23:26", "2025-02-15 23:49", "2025-02-16 00:14", "2025-02-17 16:12", "2025-02-18 19:22"],
    fair: {
      issues: ["voluntariness", "custody-chain", "identification", "stop-basis"],
      gaps: [
        /pekkala|deb\b/i,
        /rice\b|water damage/i,
        /oduya('s)? supplement|supplement/i,
        /full (bwc|recording|transcript|video)|excerpt|muted|unedited|complete/i,
        /ostlund|upstairs (tenant|neighbor)|upper unit/i,
        /phone (extraction|data|contents|records)|text(s| messages)?|fish tank|cell ?phone|phones?\b/i,
        /jail (call|phone|recording)|monitored call|14 other|moen|voice (identification|comparison)|inmate call/i,
        /danco|no.?contact order|protection order/i,
        /harbor haven|advocate|victim.?witness|renae/i,
        /skogen|social worker|school|teacher|birch point/i,
        /bowling|league|bar (tab|receipt)|alibi|witnesses? at (the )?(alley|league)/i,
        /jail (medical|nurse|photo|video)|booking (video|photo)|pekkala|nurse/i,
        /lahti.*(medical|x-?ray|injur)|x-?ray|wrist|ankle|bite/i,
        /ativan|lorazepam|white claw|toxicolog|alcohol (test|level)|\bpbt\b|breath/i,
        /\bdna\b|hair clump|swab|blood/i,
        /forensic nurse|thibodeaux|\bcta?\b|radiolog|expert|medical record|sane\b/i,
        /criminal (history|record)|prior (convictions?|case)|her ex\b|ex.?partner|family court|custody case/i,
        /sister.in.law|aunt deb|\bdeb\b|sister/i,
        /miranda (card|waiver)|rights (form|card)|advis\w+ of rights|waiver/i,
        /field notes|handwritten notes|officer'?s? notes|rough notes|brekke/i,
        /radio (traffic|log|audio)|\bavl\b|\bgps\b|\bmdt\b|dispatch audio/i,
        /disciplin\w*|internal affairs|personnel|brady|giglio|complaints?/i,
        /training|polic(y|ies)|primary aggressor|dominant aggressor|retention/i,
        /scene (photo|diagram|exam)|photos? of the (living room|kitchen)|\bsnow\b/i,
        /chain of custody|property (receipt|room|log|inventory)|evidence (log|inventory|receipt)/i,
        /bail (evaluation|study)|pre.?trial/i,
        /initial intervention|fax|blue card/i,
        /landlord|lease|rent|doorbell|security camera|surveillance|exterior camera/i,
        /probable cause|complaint|charging/i,
        /chemical|mental health|anxiety|therap/i,
        /operator|call.?taker|dispatcher/i,
        /inducement|threat|promise/i,
        /separation|november/i,
        /safety plan|photos? of (the )?(ed|hospital)/i,
      ],
      contradictions: [
        { one: [1, /The caller was the upstairs tenant/], other: [2, /HITTING ME WITH MY CRUTCH/] },
        { one: [1, /threw it in the fish tank/], other: [3, /Then the phone flew after her/] },
        { one: [7, /She did not choke me/], other: [3, /With one arm/] },
        { one: [1, /she declined transport/], other: [2, /AMB 9 PT CONTACT X2/] },
        { one: [1, /pushed her onto the couch/], other: [3, /Mom hit her first/] },
        { one: [1, /pushed her onto the couch/], other: [7, /I hit her with it, I think 2 times/] },
        { one: [1, /pushed her onto the couch/], other: [8, /Mom was swinging the stick/] },
        { one: [1, /pushed her onto the couch/], other: [3, /She hit me with my crutch/] },
        { one: [1, /pushed her onto the couch/], other: [2, /HITTING ME WITH MY CRUTCH/] },
        { one: [8, /denies child was awake/], other: [4, /bottom of stairs per RP/] },
        { one: [3, /He was having a dream/], other: [4, /bottom of stairs per RP/] },
        { one: [3, /He was having a dream/], other: [8, /no concerns on truthfulness/] },
        { one: [1, /prior to any questions/], other: [3, /Have you had anything to drink\?/] },
        { one: [5, /EtOH socially/], other: [7, /I had been drinking since 5/] },
        { one: [5, /EtOH socially/], other: [3, /Couple White Claws\. Five/] },
        { one: [1, /accused her of texting an ex/], other: [7, /I saw a text on Corys phone/] },
        { one: [6, /walks w\/ limp/], other: [1, /Lahti was uninjured/] },
        { one: [1, /would not provide any statement/], other: [3, /She hit me with my crutch/] },
        { one: [7, /nobody is making me write this/], other: [7, /Sounded like someone in background/] },
        { one: [3, /I pushed her off/], other: [7, /She grabbed me from behind/] },
        { one: [3, /I pushed her off/], other: [8, /Cory was hugging her from the back/] },
        { one: [7, /I was scared they would take Emmett/], other: [1, /She was afraid for her life/] },
        { one: [5, /no ecchymosis, no ligature mark/], other: [4, /redness R side only/] },
        { one: [5, /choked her w\/ two hands on couch/], other: [5, /No objective finding of strangulation/] },
        { one: [8, /Mom was swinging the stick/], other: [3, /He was having a dream/] },
        { one: [1, /put both hands around her neck and squeezed for about 30 seconds/], other: [3, /With one arm/] },
        {
          one: [1, /put both hands around her neck and squeezed for about 30 seconds/],
          other: [3, /It was like five seconds/],
        },
        {
          one: [1, /put both hands around her neck and squeezed for about 30 seconds/],
          other: [7, /She did not choke me/],
        },
        {
          one: [1, /put both hands around her neck and squeezed for about 30 seconds/],
          other: [7, /She grabbed me from behind/],
        },
        {
          one: [1, /put both hands around her neck and squeezed for about 30 seconds/],
          other: [8, /across the chest \/ collarbone/],
        },
        {
          one: [1, /put both hands around her neck and squeezed for about 30 seconds/],
          other: [8, /Cory was hugging her from the back/],
        },
        {
          one: [1, /put both hands around her neck and squeezed for about 30 seconds/],
          other: [5, /No objective finding of strangulation/],
        },
        { one: [5, /choked her w\/ two hands on couch/], other: [3, /Like a headlock, from behind/] },
        { one: [5, /choked her w\/ two hands on couch/], other: [3, /With one arm/] },
        { one: [5, /choked her w\/ two hands on couch/], other: [4, /Where: kitchen/] },
        { one: [5, /choked her w\/ two hands on couch/], other: [3, /In the kitchen\./] },
        { one: [5, /choked her w\/ two hands on couch/], other: [7, /She did not choke me/] },
        { one: [5, /choked her w\/ two hands on couch/], other: [7, /She grabbed me from behind/] },
        { one: [5, /choked her w\/ two hands on couch/], other: [8, /across the chest \/ collarbone/] },
        { one: [1, /pushed her onto the couch/], other: [3, /In the kitchen\./] },
        { one: [1, /pushed her onto the couch/], other: [4, /Where: kitchen/] },
        { one: [1, /could not breathe and blacked out/], other: [4, /Loss of consciousness {2}\[X\] N/] },
        { one: [1, /could not breathe and blacked out/], other: [3, /BRANDVOLD: Yeah\. Barely/] },
        { one: [1, /could not breathe and blacked out/], other: [5, /brief LOC "maybe a minute"/] },
        { one: [5, /brief LOC "maybe a minute"/], other: [3, /I didn't pass out or anything/] },
        { one: [5, /brief LOC "maybe a minute"/], other: [4, /Loss of consciousness {2}\[X\] N/] },
        { one: [5, /brief LOC "maybe a minute"/], other: [3, /It was like five seconds/] },
        { one: [1, /red finger marks on both sides/], other: [4, /redness R side only/] },
        { one: [1, /red finger marks on both sides/], other: [5, /no ecchymosis, no ligature mark/] },
        { one: [1, /red finger marks on both sides/], other: [5, /faint linear scratch L anterior neck/] },
        { one: [4, /redness R side only/], other: [3, /don't see any marks on the neck/] },
        { one: [4, /redness R side only/], other: [5, /faint linear scratch L anterior neck/] },
        { one: [1, /Lahti was uninjured/], other: [6, /L wrist swelling; 2 curved rows/] },
        { one: [1, /Lahti was uninjured/], other: [3, /She hit me with my crutch/] },
        { one: [1, /Lahti was uninjured/], other: [7, /I bit her arm/] },
        { one: [1, /Lahti was uninjured/], other: [3, /I bit her\./] },
        { one: [1, /E\.B\. was asleep throughout/], other: [2, /CALLER HEARS KID CRYING/] },
        { one: [1, /E\.B\. was asleep throughout/], other: [3, /Mom hit her first/] },
        { one: [1, /E\.B\. was asleep throughout/], other: [4, /bottom of stairs per RP/] },
        { one: [8, /denies child was awake/], other: [2, /CALLER HEARS KID CRYING/] },
        { one: [8, /denies child was awake/], other: [8, /on the stairs because of the yelling/] },
        { one: [8, /denies child was awake/], other: [3, /Mom hit her first/] },
        { one: [3, /He was having a dream/], other: [2, /CALLER HEARS KID CRYING/] },
        { one: [3, /He was having a dream/], other: [8, /on the stairs because of the yelling/] },
        { one: [8, /makes things up, ask his teacher/], other: [8, /no concerns on truthfulness/] },
        { one: [1, /appeared highly intoxicated, with slurred speech/], other: [3, /You're talking fine/] },
        { one: [1, /appeared highly intoxicated, with slurred speech/], other: [4, /calm, cold, cooperative/] },
        { one: [1, /appeared highly intoxicated, with slurred speech/], other: [6, /PBT at jail 0052: \.031/] },
        { one: [1, /appeared highly intoxicated, with slurred speech/], other: [3, /I had two beers at league/] },
        { one: [1, /come home drunk from bowling/], other: [6, /PBT at jail 0052: \.031/] },
        { one: [1, /come home drunk from bowling/], other: [3, /I had two beers at league/] },
        { one: [1, /come home drunk from bowling/], other: [7, /I had been drinking since 5/] },
        { one: [3, /Couple White Claws\. Five/], other: [7, /I had been drinking since 5/] },
        { one: [1, /Lahti was uncooperative/], other: [4, /calm, cold, cooperative/] },
        { one: [1, /would not provide any statement/], other: [3, /I pushed her off/] },
        { one: [1, /prior to any questions/], other: [3, /What happened in there\?/] },
        { one: [1, /prior to any questions/], other: [3, /Just tell me was it physical/] },
        { one: [3, /I'm not saying nothing till I call her/], other: [3, /Just tell me was it physical/] },
        { one: [1, /She declined a PBT/], other: [6, /PBT at jail 0052: \.031/] },
        { one: [1, /threw it in the fish tank/], other: [3, /don't know if she meant to/] },
        { one: [1, /threw it in the fish tank/], other: [7, /knocked in the tank by me/] },
        { one: [3, /She dropped my phone in the tank/], other: [7, /knocked in the tank by me/] },
        { one: [1, /spoken to by phone only/], other: [3, /I looked over the rail/] },
        { one: [1, /spoken to by phone only/], other: [2, /418 OUT W\/ RP UPSTAIRS/] },
        { one: [1, /There are no prior calls/], other: [3, /four, five times/] },
        { one: [1, /There are no prior calls/], other: [1, /this happens all the time/] },
        { one: [1, /There are no prior calls/], other: [4, /"lots" per neighbor/] },
        { one: [1, /She was afraid for her life/], other: [7, /I am not afraid of Cory/] },
        { one: [1, /She was afraid for her life/], other: [4, /threatened to kill you\? +NO/] },
        { one: [1, /I photographed these/], other: [3, /don't see any marks on the neck/] },
        { one: [5, /squeezed with the right/], other: [6, /Dominant hand: LEFT/] },
        { one: [5, /partner is R handed/], other: [6, /Dominant hand: LEFT/] },
        { one: [5, /states from glass/], other: [3, /the bolt on it/] },
        { one: [5, /Saturday evening ~9pm/], other: [2, /23:26:02/] },
        { one: [5, /Saturday evening ~9pm/], other: [7, /when she got home about 11:15/] },
        { one: [4, /reported by victim: 1 hr/], other: [7, /when she got home about 11:15/] },
        { one: [4, /reported by victim: 1 hr/], other: [2, /23:26:02/] },
        { one: [4, /reported by victim: 1 hr/], other: [5, /Saturday evening ~9pm/] },
        { one: [1, /booked her at 0027/], other: [6, /Booked 0041/] },
        { one: [2, /412 ARRV LEC/], other: [6, /Arrival 02\/16\/2025 0014/] },
        { one: [1, /at approximately 2334 hours/], other: [2, /DISP 412 418/] },
        { one: [1, /I could hear a female yelling/], other: [2, /LINE ENDS 23:30:20/] },
        { one: [6, /I shouldn't of put my hands/], other: [7, /She did not choke me/] },
        { one: [6, /I shouldn't of put my hands/], other: [3, /I pushed her off/] },
        { one: [7, /nobody is making me write this/], other: [6, /you gotta fix it with them/] },
        { one: [7, /She did not choke me/], other: [7, /doesn't remember most of it/] },
        { one: [7, /She did not choke me/], other: [3, /Like a headlock, from behind/] },
        { one: [2, /FEMALE VOICE SAYS GET OFF ME CORY/], other: [8, /saying stop Jo stop/] },
        { one: [2, /FEMALE VOICE SAYS GET OFF ME CORY/], other: [3, /She had me by the hair/] },
        { one: [2, /HITTING ME WITH MY CRUTCH/], other: [1, /to prevent her from calling 911/] },
        { one: [4, /TRIGGERS PROTOCOL REFERRAL\? +\[ \] yes/], other: [1, /She was afraid for her life/] },
        { one: [4, /weapon against you\? +NO/], other: [7, /I took her crutch from by the door/] },
        { one: [8, /Aunt Deb said tell the truth/], other: [8, /Mom said don't talk about the stick/] },
        { one: [2, /23:38 +412 START MED/], other: [1, /Lahti was uninjured/] },
        { one: [2, /AMB 9 PT CONTACT X2/], other: [1, /Lahti was uninjured/] },
        { one: [6, /Phone call offered: 0110/], other: [3, /I want to talk to my sister/] },
      ],
    },
  },
};
