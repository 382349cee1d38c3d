import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const LARCH_LANE_CASE: CaseFile = {
  name: "domestic strangulation alleged, three accounts, later withdrawn",
  documents: makeDocuments([
    [
      "Incident report 24-16630.pdf",
      `SKELLIG COUNTY SHERIFF'S OFFICE      WASHINGTON            INCIDENT REPORT
CASE 24-16630        PRINTED 11/22/2024        DEPUTY: J. MCALLEN  S41
CLASSIFICATION: ASSAULT 2ND DEGREE DV (STRANGULATION) RCW 9A.36.021(1)(g); INTERFERING W/ REPORTING DV; MALICIOUS MISCHIEF 3
LOCATION: 88 LARCH LANE SPACE 14, EASTFORK MOBILE PARK
OCCURRED: 11/09/2024 2340      REPORTED: 11/09/2024 2347
VICTIM: ARNETT, SHELBY R  DOB 03/28/1993
SUSPECT: FERREIRA, DOMINIC P  DOB 09/02/1990     RELATIONSHIP: DATING, LIVE TOGETHER, CHILD OF VICTIM IN HOME (J.A., 9)
OTHER: HALVERSON, EUNICE (NEIGHBOR, SP 15)
PROBABLE CAUSE NARRATIVE
On the above date and time I was dispatched with Deputy T. Quill to a physical domestic. The victim called 911 herself. Upon arrival the front door was standing open and Arnett waved us in.
Arnett was crying and shaking. She told me that she and Ferreira had argued about money. She said Ferreira pushed her down on the bed in the master bedroom, got on top of her and strangled her with both hands for approximately one minute. She could not breathe, saw stars, and lost consciousness. When she came to he had smashed her cell phone against the wall so that she could not call for help.`,
      `CASE 24-16630    NARRATIVE CONTINUED
I observed bright red marks completely around the front and sides of Arnett's neck and petechiae in both eyes. Her voice was raspy. She had not been drinking.
I contacted Ferreira on the porch. He was agitated and sweating. I saw no injuries on his person. I advised Ferreira of his Miranda rights, which he understood. He stated "I lost it and I grabbed her." He would not say where he grabbed her.
The nine year old, J.A., was asleep in the back room during the incident and saw nothing.
The neighbor, Halverson, told me she heard a female scream "you're choking me."
I determined Ferreira was the primary aggressor pursuant to RCW 10.31.100 and placed him under arrest at 2355 hours. Deputy Quill photographed the victim. Aid responded and checked Arnett. She was transported to the hospital.
I provided the victim with the DV rights pamphlet and case number and completed the DV supplemental. Ferreira was booked into the Skellig County Jail. No contact order requested.
Time spent 3.4 hours. Patrol district 3. Weather: cold, ice on the steps. Interpreter: no. Firearms in home: none. Prior DV: dispatch advised one prior verbal at the address.`,
    ],
    [
      "911 transcript and CAD.pdf",
      `SKELLIG 911            INCIDENT 241109-0388           TRANSCRIPT (certified)
[23:19:02] CALLTAKER: 911, what are you reporting?
[23:19:06] CALLER: This is Eunice Halverson at Larch Lane, fifteen. They're at it next door again. She's hollering at him, throwing things. I heard glass.
[23:19:20] CALLTAKER: Is anyone hurt?
[23:19:23] CALLER: I don't know. I hear her mostly. "Get out, get out, I'll kill you." He's saying Shelby put it down.
[23:19:41] CALLTAKER: Any weapons?
[23:19:43] CALLER: I couldn't say. My TV was up. He's outside now sitting on the step holding his face.
[23:20:10] CALLTAKER: Deputies are coming, ma'am.
CAD
23:19:55  CREATE   DVP   P1
23:20:31  DISP S41 S44
23:22:10  CALLBACK SP14 FEMALE ANSWERS CELL, ADV "HE PUSHED ME, I'M FINE, HE'S OUTSIDE." SOUNDS 56
23:33:40  S41 ARRIVED    23:34:02 S44 ARRIVED
23:35:15  S41 ONE DETAINED
23:41:00  AID 6 REQ CODE YELLOW
23:52:11  S41 ENR JAIL W ONE
23:58:00  AID 6 CLR, NO TRANSPORT, PT REFUSED
00:31:00  S44 CLR
PREMISE HX: 06/2023 VERBAL, RP MALE SAYS GF HIT HIM, NO ARREST. 02/2024 WELFARE CK CHILD.`,
    ],
    [
      "BWC transcript McAllen.docx",
      `BODY CAM TRANSCRIPT       DEPUTY MCALLEN       11/09/24        prepared by paralegal, times as displayed
23:33:52 [knocks on closed door] MCALLEN: Sheriff's Office, come to the door.
23:33:58 ARNETT (inside): It's fine, he's out there.
23:34:03 MCALLEN: We need to see you. [opens door]
23:34:10 ARNETT: I didn't say come in.
23:34:40 MCALLEN: Did he hit you?
23:34:43 ARNETT: He like pushed me, by the fridge. I pushed him too.
23:34:58 MCALLEN: Did he put his hands on your neck at all? Around here?
23:35:05 ARNETT: Kind of. He had his arm like here. For a second.
23:35:11 MCALLEN: Could you breathe?
23:35:13 ARNETT: I guess it was hard. I don't know. I've had a lot of wine.
23:35:20 QUILL: I don't really see much on her neck, do you?
23:35:24 MCALLEN: It'll come up.
23:35:40 J.A.: Mom hit Dom with the candle thing.
23:35:44 ARNETT: Baby go in your room.
23:36:10 MCALLEN (porch): Stand up. What happened in there?
23:36:14 FERREIRA: She came at me. I grabbed her wrists. I lost it, I was yelling, I'm not going to lie, but I grabbed her wrists so she'd quit.
23:36:29 MCALLEN: You're bleeding a little.
23:36:31 FERREIRA: She bit me. And the candle.`,
      `MCALLEN BODY CAM 2
23:36:40 MCALLEN: You put your hands on her neck?
23:36:43 FERREIRA: No sir. Never.
23:37:00 MCALLEN: She says you did, so you're going. State law. Somebody goes.
23:37:20 [cuffs]
23:37:41 FERREIRA: Can you take a picture of this?
23:37:44 MCALLEN: They'll do that at the jail.
23:38:30 [in house] MCALLEN: Where's your phone?
23:38:33 ARNETT: Right here. It's cracked from before.
23:38:50 MCALLEN: So it was like both hands, right? For how long, a minute?
23:38:57 ARNETT: I mean. If you say so. It felt long.
23:39:10 MCALLEN: You pass out?
23:39:12 ARNETT: No. I saw like sparkles from crying.
23:40:05 [camera off at officer direction: "going to do the form with her"]
23:51:20 [camera on, vehicle] MCALLEN: Before you say anything else, you have the right to remain silent...
23:51:48 FERREIRA: Okay.
23:51:50 MCALLEN: You want to tell me about it?
23:51:52 FERREIRA: I told you. I want to see a lawyer I think.
23:51:58 MCALLEN: Copy.
23:52:05 [camera off]`,
    ],
    [
      "DV supplemental form.pdf",
      `DOMESTIC VIOLENCE SUPPLEMENTAL                              24-16630
VICTIM CONDITION:  [X] crying  [X] fearful  [ ] angry  [ ] apologetic  [X] trembling  [ ] intoxicated
SUSPECT CONDITION: [X] angry  [ ] calm  [X] sweating   [ ] injured
STRANGULATION:  method  [ ] one hand  [X] two hands  [ ] forearm  [ ] ligature
 Duration: 60 sec      Pressure 1-10: 8       Loss of consciousness: [X] Y  [ ] N  [ ] unk
 Incontinence: N    Voice change: [X]    Difficulty swallowing: [ ]     Vision: [X] "stars"
 Visible: [ ] none  [X] redness   Petechiae: [X] both eyes
ALCOHOL at scene: Victim [ ]   Suspect [X]
CHILDREN PRESENT: [X]   Witnessed: [ ]     Interviewed: [ ]
PHONE: [X] damaged to prevent call
EVIDENCE: Photos [X]   Phone seized [ ]   Candle holder seized [ ]  Recorded statement [ ]   Written [X]
LETHALITY SCREEN: 1 used weapon N  2 threatened to kill N  3 you think he might kill you N  4 gun N  5 choked Y  6 jealous N  7 left N  8 unemployed Y  9 suicide N  10 child not his Y  11 spies N
Protocol referral: declined
VICTIM WRITTEN STATEMENT (in victim's hand): Dominic and me got in a fight and he choked me. I dont want him to go to jail just leave. Shelby Arnett    [time line blank]
Form completed by: McAllen   0015     Body diagram: not completed. White: records. Yellow: prosecutor. Pink: advocate. Retain pamphlet stub.`,
      `YOUR RIGHTS AND SERVICES: DOMESTIC VIOLENCE          (pamphlet, English side)
IF YOU ARE THE VICTIM OF DOMESTIC VIOLENCE you can ask the city or county prosecuting attorney to file a criminal complaint. You also have the right to file a petition in superior, district or municipal court requesting an order for protection which could include any of the following: an order restraining your abuser from further acts of abuse; an order directing your abuser to leave your household; an order preventing your abuser from entering your residence, school, business or place of employment; an order awarding you or the other parent custody of or visitation with your minor child or children; and an order restraining your abuser from molesting or interfering with minor children in your custody. The forms you need can be had at any clerk's office at no cost.
Information about shelters and alternatives to violence is available from a statewide twenty four hour toll free hot line. The shelter and other resources in your area are listed overleaf. Crime Victims Compensation is administered by the Department of Labor and Industries. An application should be made within three years. The Address Confidentiality Program is administered by the Secretary of State. VINE: register to be told when a person is released from jail. Keep this card in a safe place.`,
    ],
    [
      "Photo log and jail medical.pdf",
      `SCSO PHOTO LOG     24-16630       Photographer: QUILL S44      Camera: dept iPhone        11/09/2024
IMG 0411  23:44  overall face, female, no visible injury noted
IMG 0412  23:44  neck front, faint pink area L side under jaw, approx 1 in
IMG 0413  23:45  neck R side, nothing seen
IMG 0414  23:45  eyes, red from crying
IMG 0415  23:46  kitchen floor, broken glass, candle holder (brass, hair on rim), wine bottle x2 empty
IMG 0416  23:47  bedroom, bed made, nothing disturbed
IMG 0417  23:47  cell phone, screen on, hairline crack
(7 images. 0418 to 0423 deleted, blurry.)
-------------------------------------------------------------------
SKELLIG COUNTY CORRECTIONS     INTAKE HEALTH      FERREIRA, DOMINIC      11/10/24 0028
Injuries on arrival: Y.  Human bite mark L forearm, skin broken. 2 cm cut over R eyebrow, dried blood. Scratches (4) L side of neck. Rx: augmentin, steri strips.
PBT at booking 0.00. Denies alcohol.  Vitals WNL.
Photographs: per custody policy, taken x 5 by Ofc. Stroud, custody file.
PMH: carpal tunnel both wrists, splints at night. Occupation: laid off mill, electrician helper.
Mental health: neg. Housing: MSU B. Low bunk no. Special diet no. PREA completed. Phone PIN issued. Commissary $0.`,
    ],
    [
      "ER record Arnett.pdf",
      `EASTFORK COMMUNITY HOSPITAL        EMERGENCY DEPARTMENT
ARNETT, SHELBY       31 F       Arr 11/10/2024 02:14 (private vehicle, sister)      Disch 03:40
TRIAGE: "my boyfriend and I had a fight, the cop said I should get checked." Alert, ambulatory. Smells of alcohol.
HPI: States he pushed her against the refrigerator with his forearm across the upper chest, seconds. Denies hands on neck. Denies loss of consciousness. Denies difficulty breathing, voice change, dysphagia. LMP 2 wks.
EXAM: Neck supple, trachea midline, no ligature mark, no bruising, no swelling, no petechiae of face, conjunctivae or palate. Voice normal. R hand: 3 cm superficial laceration of palm, glass, cleaned. Knuckles R abrasion.
LABS: ethanol 0.138 g/dL at 02:40. hCG neg.
IMAGING: CTA neck offered, declined.
IMPRESSION: 1. Alcohol intoxication. 2. Hand laceration. 3. Chest wall contusion, minor, reported.
SW consult: has safe place with sister Kaylee. Declines SANE. Given strangulation handout per protocol.
M. Oduya PA-C     cosigned Dr. Prentiss
The patient portal will show results in 24 to 48 hours. Return for fever, redness, trouble breathing. You may receive a survey. Billing questions 8 to 4.`,
    ],
    [
      "Petition for protection order.pdf",
      `SUPERIOR COURT OF WASHINGTON, COUNTY OF SKELLIG             No. 24-2-00914
PETITION FOR PROTECTION ORDER (PTORPRT)                Filed Nov. 14, 2024
1. Petitioner: Shelby Arnett.  2. Respondent: Dominic Ferreira.  3. Relationship: intimate partners, current or former cohabitants.
4. Children: J.A., age 9. Father: Wade Arnett. (Custody case 22-3-00187 pending, hearing November 21, 2024.)
5. I request that the respondent be excluded from the residence and that I have sole use of the 2017 Subaru.
6. MOST RECENT INCIDENT. On November 9 around 9:30 at night Dominic grabbed me by the throat with his right hand and lifted me off the floor against the kitchen wall. My feet were not touching. I blacked out. My son was standing there and saw all of it and ran to the neighbor for help. I did not touch Dominic at any time. I had nothing to drink.
7. PAST INCIDENTS. He has never hit me before this. He yells.
8. Does respondent use firearms? No.
9. I was told by my lawyer in the custody case I needed to do this before the hearing.
I certify under penalty of perjury under the laws of the state of Washington that the foregoing is true and correct.
Signed at Eastfork, 11/14/2024   Shelby Arnett`,
    ],
    [
      "Child interview summary.pdf",
      `CHILD ADVOCACY CENTER OF SKELLIG COUNTY       FORENSIC INTERVIEW SUMMARY        11/26/2024, 10:05 to 10:31
Child: J.A., 9       Interviewer: R. Pomerleau       Observing: Det. Ingersoll, DPA
(Recorded, DVD to law enforcement. This summary is not verbatim.)
Rapport: Minecraft, dog Biscuit. Truth and lie: correct.
J.A. said "I was in my room but I came out because of the glass." Mom "was drinking her wine" and "was super mad because Dom was leaving." "Mom threw the candle at Dom, it hit him here (points to eyebrow)". "Dom held her hands like this (wrists crossed)". "Mom bit him." Asked if Dom did anything with his hands on mom's neck: "No. He pushed her off and she went on the fridge."
Asked who he talked to about it: "Grandma Dee said I have to say he choked her or I have to go live with my dad." "And Mom said too."
Asked if he went anywhere: "No, I was in the hall."
Closure: neutral topics. Referred to counseling.
No disclosure of abuse of child. CPS notified, screened out.`,
    ],
    [
      "Recantation and advocate memo.pdf",
      `Jan 6 2025
To the Prosecuter,
I am writing on my own. I want the charges dropt on Dominic. I said things because I was drunk and mad and my custody lawyer and my mom said it would look good. He did not choke me. He was holding my hands so I would quit hitting him. The deputy kept saying choke and I just went with it. I do not want to get in trouble for the paper I signed in court. Nobody is making me write this. I did talk to Dom's sister on Facebook but she did not tell me what to say.
Shelby Arnett
-------------------------------------------------------------------
PROSECUTING ATTORNEY: VICTIM ADVOCATE MEMO TO FILE       01/08/2025     (L. Ostby)
T/c with V. V says letter is hers. Advised V of possible perjury consequences. V became upset. V then stated "okay then it happened, leave me alone." V states she will not come to court. Reminded about material witness warrant.
V asked if relocation money is still available ($1,500 paid 11/20).
DPA informed. DPA says will go forward with 911, BWC and ER records. Not sent to defense.`,
    ],
    [
      "DPA trial memo.pdf",
      `PROSECUTING ATTORNEY OF SKELLIG COUNTY           State v. Ferreira  24-1-00733
STATE'S TRIAL MEMORANDUM (excerpt)                  February 3, 2025
Time for trial: defendant in custody since November 9, 2024. Arraigned November 25. 60 day date January 24, continued by the State to March 4 over objection, deputy's vacation.
Evidence: State will offer the statements of Ms. Arnett to Deputy McAllen as excited utterances. State will offer statements in the hospital record as statements for medical diagnosis. State will ask that the child not be called.
State will call Dep. McAllen as to his training in strangulation (4 hour block, 2019).
Motions in limine: exclude reference to custody proceedings; exclude recantation as result of intimidation; admit jail calls. Jail calls reviewed: 14, of which 2 marked. Call of Nov. 18, 19:22, defendant to sister: "I'm sorry I yelled. I should of just left." Discs will be provided.
Offer: Assault 3 DV, 6 months, treatment. Expires at readiness hearing.
The State's witness list: McAllen, Arnett, Halverson, Oduya. Deputy Quill has resigned from the Office effective 12/31/2024 and will not be called.`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: [
      "self-defence",
      "witness-reliability",
      "hearsay",
      "miranda",
      "disclosure",
      "recording-gap",
      "search",
      "speedy-trial",
    ],
    gaps: [
      /quill/i,
      /photograph|photos?\b|images|stroud/i,
      /jail (call|phone)|inmate (call|phone)|calls?.*(jail|recording)|discs?/i,
      /child.*(interview|video|recording|dvd)|forensic interview|dvd|pomerleau/i,
      /candle/i,
      /custody (case|proceeding|hearing|file|lawyer)|22-3-00187|family court|relocation/i,
      /halverson|neighbou?r/i,
    ],
    contradictions: [
      { one: [1, /strangled her with both hands/], other: [7, /by the throat with his right hand/] },
      { one: [1, /pushed her down on the bed/], other: [7, /against the kitchen wall/] },
      { one: [1, /saw stars, and lost consciousness/], other: [6, /Denies loss of consciousness/] },
      { one: [1, /petechiae in both eyes/], other: [6, /no petechiae of face/] },
      { one: [1, /She had not been drinking/], other: [6, /ethanol 0\.138/] },
      { one: [1, /was asleep in the back room/], other: [7, /saw all of it and ran/] },
      { one: [1, /I saw no injuries on his person/], other: [5, /Human bite mark/] },
    ],
    factors: [
      { sign: 1, quote: /He did not choke me|Denies hands on neck/ },
      { sign: 1, quote: /Mom hit Dom with the candle|Mom threw the candle/ },
      { sign: 1, quote: /Human bite mark|Scratches \(4\)/ },
      { sign: 1, quote: /So it was like both hands, right|If you say so/ },
      { sign: 1, quote: /no petechiae of face|no bruising, no swelling/ },
      { sign: 1, quote: /have to say he choked her|would look good|before the hearing/ },
      { sign: 1, quote: /ethanol 0\.138|a lot of wine/ },
      { sign: -1, quote: /strangled her with both hands|he choked me|I lost it and I grabbed her/ },
    ],
    events: [
      "2024-11-09 23:19",
      "2024-11-09 23:33",
      "2024-11-10 00:28",
      "2024-11-10 02:14",
      "2024-11-26 10:05",
      "2024-11-18 19:22",
    ],
    fair: {
      issues: ["voluntariness", "counsel", "custody-chain", "intent", "stop-basis"],
      gaps: [
        /911.*(audio|recording)|(audio|recording).*(911|emergency)|emergency call|callback|radio/i,
        /body.?(worn|cam)|bwc|footage|video|in.?car\b|dash/i,
        /aid 6|ems|paramedic|ambulance|fire department|run (report|sheet)/i,
        /kaylee|sister/i,
        /grandma|\bdee\b|mother/i,
        /ingersoll|detective/i,
        /wade|father/i,
        /facebook|social media|text messages|phone|\bcell\b/i,
        /field notes|handwritten notes|officer'?s? notes/i,
        /training|polic(y|ies)|expert|strangulation/i,
        /disciplin\w*|personnel|internal affairs|impeach\w*|brady|giglio|resign/i,
        /prior (call|incident|report)|premise|06\/2023|2023|welfare check|calls for service/i,
        /criminal (history|record)|convictions?/i,
        /advocate|ostby|victim.*(benefit|compensation|assistance)|payment|\$1,500|promise|benefit/i,
        /\bcps\b|child protective|counsel+ing/i,
        /medical|hospital|oduya|prentiss|nurse|\blabs?\b|\bct\b|imaging|records? of (the )?(emergency|er)/i,
        /dna|hair|fingerprint|swab/i,
        /miranda (card|form|waiver)|waiver|rights (card|form)/i,
        /metadata|deleted|0418|audit (log|trail)/i,
        /chain of custody|property (receipt|room|record)|evidence (log|receipt)|custody/i,
        /protection order|petition|no.?contact order/i,
        /toxicolog|wine/i,
        /booking|pbt|jail (medical|file)/i,
        /mcallen/i,
        /diagram|floor ?plan|scene/i,
        /aggressor/i,
        /\bmother\b|grandmother/i,
      ],
      contradictions: [
        { one: [1, /strangled her with both hands/], other: [3, /He had his arm like here/] },
        { one: [1, /strangled her with both hands/], other: [6, /Denies hands on neck/] },
        { one: [1, /strangled her with both hands/], other: [6, /forearm across the upper chest/] },
        { one: [1, /strangled her with both hands/], other: [8, /"No\. He pushed her off/] },
        { one: [1, /strangled her with both hands/], other: [9, /He did not choke me/] },
        { one: [1, /strangled her with both hands/], other: [2, /"HE PUSHED ME, I'M FINE/] },
        { one: [1, /strangled her with both hands/], other: [3, /He like pushed me/] },
        { one: [1, /strangled her with both hands/], other: [3, /No sir\. Never/] },
        { one: [1, /strangled her with both hands/], other: [3, /I grabbed her wrists\. I lost it/] },
        { one: [7, /by the throat with his right hand/], other: [3, /He had his arm like here/] },
        { one: [7, /by the throat with his right hand/], other: [6, /Denies hands on neck/] },
        { one: [7, /by the throat with his right hand/], other: [6, /forearm across the upper chest/] },
        { one: [7, /by the throat with his right hand/], other: [9, /He did not choke me/] },
        { one: [7, /by the throat with his right hand/], other: [8, /"No\. He pushed her off/] },
        { one: [7, /by the throat with his right hand/], other: [4, /\[X\] two hands/] },
        { one: [4, /\[X\] two hands/], other: [3, /He had his arm like here/] },
        { one: [4, /\[X\] two hands/], other: [6, /forearm across the upper chest/] },
        { one: [4, /he choked me\./], other: [9, /He did not choke me/] },
        { one: [4, /he choked me\./], other: [6, /Denies hands on neck/] },
        { one: [4, /he choked me\./], other: [8, /"No\. He pushed her off/] },
        { one: [1, /for approximately one minute/], other: [3, /For a second/] },
        { one: [1, /for approximately one minute/], other: [6, /upper chest, seconds/] },
        { one: [4, /Duration: 60 sec/], other: [3, /For a second/] },
        { one: [1, /pushed her down on the bed/], other: [3, /by the fridge/] },
        { one: [1, /pushed her down on the bed/], other: [6, /against the refrigerator/] },
        { one: [1, /pushed her down on the bed/], other: [5, /bed made, nothing disturbed/] },
        { one: [1, /pushed her down on the bed/], other: [8, /she went on the fridge/] },
        { one: [1, /saw stars, and lost consciousness/], other: [3, /No\. I saw like sparkles/] },
        { one: [4, /Loss of consciousness: \[X\] Y/], other: [3, /No\. I saw like sparkles/] },
        { one: [4, /Loss of consciousness: \[X\] Y/], other: [6, /Denies loss of consciousness/] },
        { one: [7, /I blacked out/], other: [6, /Denies loss of consciousness/] },
        { one: [7, /I blacked out/], other: [3, /No\. I saw like sparkles/] },
        { one: [1, /She could not breathe/], other: [6, /Denies difficulty breathing/] },
        { one: [1, /bright red marks completely around/], other: [6, /no bruising, no swelling/] },
        { one: [1, /bright red marks completely around/], other: [3, /don't really see much on her neck/] },
        { one: [1, /bright red marks completely around/], other: [5, /faint pink area/] },
        { one: [1, /bright red marks completely around/], other: [5, /neck R side, nothing seen/] },
        { one: [1, /bright red marks completely around/], other: [5, /no visible injury noted/] },
        { one: [1, /petechiae in both eyes/], other: [5, /eyes, red from crying/] },
        { one: [4, /Petechiae: \[X\]/], other: [6, /no petechiae of face/] },
        { one: [4, /Petechiae: \[X\]/], other: [5, /eyes, red from crying/] },
        { one: [1, /Her voice was raspy/], other: [6, /Voice normal/] },
        { one: [4, /Voice change: \[X\]/], other: [6, /Voice normal/] },
        { one: [1, /She had not been drinking/], other: [3, /I've had a lot of wine/] },
        { one: [1, /She had not been drinking/], other: [6, /Smells of alcohol/] },
        { one: [1, /She had not been drinking/], other: [5, /wine bottle x2 empty/] },
        { one: [1, /She had not been drinking/], other: [2, /SOUNDS 56/] },
        { one: [1, /She had not been drinking/], other: [8, /was drinking her wine/] },
        { one: [1, /She had not been drinking/], other: [9, /because I was drunk and mad/] },
        { one: [7, /I had nothing to drink/], other: [3, /I've had a lot of wine/] },
        { one: [7, /I had nothing to drink/], other: [6, /ethanol 0\.138/] },
        { one: [7, /I had nothing to drink/], other: [6, /Smells of alcohol/] },
        { one: [7, /I had nothing to drink/], other: [6, /Alcohol intoxication/] },
        { one: [7, /I had nothing to drink/], other: [8, /was drinking her wine/] },
        { one: [7, /I had nothing to drink/], other: [9, /because I was drunk and mad/] },
        { one: [7, /I had nothing to drink/], other: [5, /wine bottle x2 empty/] },
        { one: [4, /\[ \] intoxicated/], other: [6, /ethanol 0\.138/] },
        { one: [4, /Suspect \[X\]/], other: [5, /PBT at booking 0\.00/] },
        { one: [1, /was asleep in the back room/], other: [8, /I came out because of the glass/] },
        { one: [1, /was asleep in the back room/], other: [3, /Mom hit Dom with the candle/] },
        { one: [1, /was asleep in the back room/], other: [8, /"No, I was in the hall\."/] },
        { one: [7, /ran to the neighbor for help/], other: [8, /"No, I was in the hall\."/] },
        { one: [7, /saw all of it/], other: [8, /"No\. He pushed her off/] },
        { one: [7, /saw all of it/], other: [4, /Witnessed: \[ \]/] },
        { one: [4, /Witnessed: \[ \]/], other: [3, /Mom hit Dom with the candle/] },
        { one: [4, /Witnessed: \[ \]/], other: [8, /I came out because of the glass/] },
        { one: [1, /I saw no injuries on his person/], other: [3, /You're bleeding a little/] },
        { one: [1, /I saw no injuries on his person/], other: [5, /2 cm cut over R eyebrow/] },
        { one: [1, /I saw no injuries on his person/], other: [5, /Scratches \(4\)/] },
        { one: [1, /I saw no injuries on his person/], other: [2, /holding his face/] },
        { one: [1, /I saw no injuries on his person/], other: [3, /She bit me/] },
        { one: [4, /\[ \] injured/], other: [5, /Human bite mark/] },
        { one: [4, /\[ \] injured/], other: [3, /You're bleeding a little/] },
        { one: [7, /did not touch Dominic/], other: [3, /I pushed him too/] },
        { one: [7, /did not touch Dominic/], other: [5, /Human bite mark/] },
        { one: [7, /did not touch Dominic/], other: [8, /"Mom bit him/] },
        { one: [7, /did not touch Dominic/], other: [8, /Mom threw the candle/] },
        { one: [7, /did not touch Dominic/], other: [3, /Mom hit Dom with the candle/] },
        { one: [7, /did not touch Dominic/], other: [9, /so I would quit hitting him/] },
        { one: [1, /victim called 911 herself/], other: [2, /This is Eunice Halverson/] },
        { one: [1, /heard a female scream/], other: [2, /My TV was up/] },
        { one: [1, /heard a female scream/], other: [2, /I hear her mostly/] },
        { one: [1, /heard a female scream/], other: [2, /"Get out, get out/] },
        { one: [1, /the front door was standing open/], other: [3, /knocks on closed door/] },
        { one: [1, /Arnett waved us in/], other: [3, /I didn't say come in/] },
        { one: [1, /Arnett waved us in/], other: [3, /knocks on closed door/] },
        { one: [1, /Arnett waved us in/], other: [3, /\[opens door\]/] },
        { one: [1, /smashed her cell phone/], other: [3, /cracked from before/] },
        { one: [1, /smashed her cell phone/], other: [5, /screen on, hairline crack/] },
        { one: [1, /smashed her cell phone/], other: [2, /FEMALE ANSWERS CELL/] },
        { one: [4, /damaged to prevent call/], other: [3, /cracked from before/] },
        { one: [4, /damaged to prevent call/], other: [2, /FEMALE ANSWERS CELL/] },
        { one: [4, /damaged to prevent call/], other: [5, /screen on, hairline crack/] },
        { one: [1, /OCCURRED: 11\/09\/2024 2340/], other: [2, /\[23:19:02\]/] },
        { one: [1, /OCCURRED: 11\/09\/2024 2340/], other: [3, /23:33:52/] },
        { one: [1, /OCCURRED: 11\/09\/2024 2340/], other: [7, /around 9:30 at night/] },
        { one: [1, /REPORTED: 11\/09\/2024 2347/], other: [2, /\[23:19:02\]/] },
        { one: [7, /around 9:30 at night/], other: [2, /\[23:19:02\]/] },
        { one: [1, /under arrest at 2355 hours/], other: [3, /23:37:20 \[cuffs\]/] },
        { one: [1, /under arrest at 2355 hours/], other: [2, /23:52:11\s+S41 ENR JAIL/] },
        { one: [1, /under arrest at 2355 hours/], other: [2, /S41 ONE DETAINED/] },
        { one: [1, /She was transported to the hospital/], other: [2, /NO TRANSPORT, PT REFUSED/] },
        { one: [1, /She was transported to the hospital/], other: [6, /private vehicle, sister/] },
        { one: [1, /"I lost it and I grabbed her\."/], other: [3, /I grabbed her wrists\. I lost it/] },
        { one: [1, /would not say where he grabbed/], other: [3, /I grabbed her wrists\. I lost it/] },
        { one: [1, /advised Ferreira of his Miranda/], other: [3, /you have the right to remain silent/] },
        { one: [1, /advised Ferreira of his Miranda/], other: [3, /What happened in there/] },
        { one: [1, /advised Ferreira of his Miranda/], other: [3, /You put your hands on her neck/] },
        { one: [9, /He did not choke me/], other: [9, /okay then it happened/] },
        { one: [9, /Nobody is making me/], other: [9, /I did talk to Dom's sister/] },
        { one: [7, /I certify under penalty of perjury/], other: [9, /He did not choke me/] },
        { one: [9, /my mom said it would look good/], other: [7, /I certify under penalty of perjury/] },
        { one: [4, /Phone seized \[ \]/], other: [4, /damaged to prevent call/] },
        { one: [4, /threatened to kill N/], other: [2, /"Get out, get out/] },
        { one: [1, /primary aggressor/], other: [3, /Mom hit Dom with the candle/] },
        { one: [1, /primary aggressor/], other: [8, /Mom threw the candle/] },
        { one: [1, /primary aggressor/], other: [5, /Human bite mark/] },
        { one: [1, /one prior verbal/], other: [2, /GF HIT HIM/] },
        { one: [8, /have to say he choked her/], other: [7, /saw all of it/] },
        { one: [10, /exclude recantation/], other: [9, /Nobody is making me/] },
        { one: [10, /exclude recantation/], other: [9, /letter is hers/] },
        { one: [10, /statements for medical diagnosis/], other: [6, /Denies hands on neck/] },
        { one: [1, /She could not breathe/], other: [3, /I guess it was hard/] },
        { one: [7, /My son was standing there/], other: [8, /I came out because of the glass/] },
        { one: [1, /was asleep in the back room/], other: [7, /My son was standing there/] },
        { one: [7, /He has never hit me before/], other: [2, /06\/2023 VERBAL/] },
        { one: [1, /victim called 911 herself/], other: [2, /CALLBACK SP14/] },
        { one: [1, /on the bed in the master bedroom/], other: [7, /against the kitchen wall/] },
        { one: [6, /against the refrigerator/], other: [7, /against the kitchen wall/] },
        { one: [3, /by the fridge/], other: [7, /against the kitchen wall/] },
      ],
    },
  },
};
