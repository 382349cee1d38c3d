import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const BIRCHMERE_CASE: CaseFile = {
  name: "domestic assault by strangulation, splinted hand, bite wound, recanting letter, child in the home",
  documents: makeDocuments([
    [
      "ICR 25001146.pdf",
      `Lake Birchmere Police Department                                   ICR #: 25001146
Public Narrative / Officer Narrative                                Printed 01/22/2025 08:14
Reported: 01/18/2025 2318        Title: Domestic Assault - Strangulation (F)     MOC: A1353
Location: 2240 Tamarack Ct Apt 3, Lake Birchmere MN
V1: BRANDVOLD, KAYLEIGH ANN   F   27        S1: MOHNKE, TRAVIS JON   M   29      C1: BRANDVOLD, M.  M   6
Officer: Halvor Teague, badge 331         Assisting: Ofc. Dominique Stroud, 347
On the above date I, Officer Teague, was dispatched along with Officer Stroud to a domestic in progress. Dispatch advised the female caller was whispering. We arrived at 2324 hours. I could hear a male voice yelling from the parking lot.
I knocked and the door was opened by the suspect, later ID'd as MOHNKE. He was sweating and appeared intoxicated. I stepped inside to separate the parties. The apartment was in disarray. A lamp was broken in the living room.
V1 was on the couch crying. V1 was completely sober. I observed red marks consistent with fingers on the left side of V1's neck and redness in both eyes. V1's voice was raspy.
V1 told me MOHNKE came home at approximately 2230 hours and they argued over her phone. She said MOHNKE grabbed her from behind with both hands around her throat while she stood at the kitchen sink, and squeezed for about 30 seconds. She saw stars but did not black out. She could not breathe or yell. She said she never touched him.`,
      `ICR 25001146  (continued)
V1 said she got away by elbowing him and ran to the bathroom and locked the door, where she called 911.
C1 slept through the incident in the back bedroom and was not interviewed.
I advised MOHNKE he was under arrest and handcuffed him in front due to a brace on his hand. He had a small scratch to the forearm which he could not explain. I did not see any other injury on him. I asked MOHNKE what happened and he said "she's nuts, I pushed her off me." I then read him the Miranda advisory from my card and he declined to say anything.
MOHNKE was transported to Otterkill County Jail, booked at 0031 hours, for probable cause domestic assault by strangulation and 5th degree assault. PBT of MOHNKE at the jail was .031.
V1 declined an ambulance. I gave her the blue card with crime victim rights and the number for Harbor Path Advocates. The LAP was done by Ofc. Stroud. V1 scored high danger.
I took 9 photos of V1 and 3 of the apartment with my department issued phone. I took no photos of MOHNKE. Nothing was collected as evidence.
My squad camera was functioning. My body camera was docked at the station for upload from the prior call.
Neighbor in Apt 5, Luella Vang, came to the hall and said "it's always something with those two." I told her someone would be in touch.
End of report. Ofc. Teague`,
    ],
    [
      "Strangulation supplement.pdf",
      `LBPD FORM 77-S              STRANGULATION SUPPLEMENT (patrol)             ICR 25001146
Completed by: Stroud 347            Date/Time: 1-19-25  0010 hrs
Method:  [X] One hand   [ ] Two hands   [ ] Forearm   [ ] Ligature   [ ] Knee/foot
Suspect's position:  [X] In front, face to face   [ ] Behind   [ ] On top
Location in home:  living room, on couch
Which hand:   RIGHT (suspect is right handed per V)
How long:  "couple seconds? idk"
How many times:  2
Pressure scale 1-10:  victim says 9
Victim thought she was going to die?  [X] Y  [ ] N
Loss of consciousness?   [X] Y  "woke up on floor"   [ ] N
Loss of bladder/bowel?  [ ] Y  [X] N         Vomit? N       Pregnant? Not asked
Breathing:  [ ] difficulty now  [X] normal now       Voice: [ ] hoarse/raspy  [X] normal  [ ] loss
Swallow:  [X] painful        Eyes:  [ ] petechiae seen   [X] none seen    "smeared makeup"
Neck:  faint redness R side, approx size of quarter.  No fingernail marks.
Drawing of marks attached:  [ ] Y  [X] N
Alcohol/drugs by victim?  "two or three White Claws"
Did victim use force?   [X] Y   bit him
What did suspect say:   "give me the phone"
Follow up photos 24 / 48 hr scheduled?   [ ] Y  [ ] N
Investigators assigned domestic files shall review this form within one business day.  Retain with ICR.`,
    ],
    [
      "911 transcript.pdf",
      `OTTERKILL COUNTY EMERGENCY COMMUNICATIONS        CALL TRANSCRIPT    Line 911-04   Trunk 16
Start 01/18/2025 11:16:52 PM       End 11:21:03 PM        Transcribed by: R. Quade 2/3/25
CT: 911 what is the address of your emergency
C: (whisper) 2240 Tamarack. Three. Please hurry up
CT: What's going on there
C: My boyfriend he, he took my phone and he pushed me down.
CT: Are you hurt?
C: No. I mean. My wrist. He's in the kitchen I'm in the bedroom with my son.
CT: Is your son okay? Did he see it?
C: He's crying, he's right here, he saw all of it. (Child: Mommy stop, [inaudible] Travis's hand)
CT: Any weapons?
C: No. There's like a steak knife but that was, no.
CT: Did he hit you or choke you or anything
C: (pause) he had me by the, like, shirt.
CT: Has he been drinking?
C: He's drunk. I had a couple.
M: (background) Kayleigh I'm bleeding, what the hell, open the door, I need a towel.
C: Go away! I'm on the phone with my mom.
CT: Okay stay with me they're coming. What's his name
C: Travis. Mohnke. Don't send Teague, please, he knows my ex.
CT: I don't pick hon. They're pulling up.
C: (line open, 40 sec) [two voices, unintelligible]
END`,
    ],
    [
      "BWC Stroud excerpt.txt",
      `LBPD  BWC347  X6039A  2025-01-18 T23:25:18 to T23:58:40      Excerpt prepared by County Attorney's Office (clerk KR)
[audio begins 30 sec in]
23:25:48  STROUD: Hey. I'm Dominique. Can we sit over here?
23:26:10  BRANDVOLD: I just want him to go to his brother's. I don't want him arrested.
23:26:31  TEAGUE (other room): Turn around. Turn around. Hands behind your back.
23:26:40  MOHNKE: Watch the hand man, it's broke. I got two pins in it.
23:27:15  STROUD: Did he put his hands on your neck at all?
23:27:19  BRANDVOLD: Um. I guess. Like here (gestures). When he was trying to get off me.
23:27:25  STROUD: Trying to get off you?
23:27:28  BRANDVOLD: I was on him. I was mad. I seen the messages from that girl.
23:28:02  STROUD: Okay, with strangulation we've got to take that really serious. Could you breathe?
23:28:09  BRANDVOLD: Yeah. Not like, good.
23:28:40  STROUD: So you couldn't breathe.
23:28:42  BRANDVOLD: I guess no.
23:30:05  TEAGUE: What happened tonight? You put your hands on her?
23:30:09  MOHNKE: She come at me with the lamp. Look at my arm. I pushed her off me, one time.
23:30:20  TEAGUE: And the neck?
23:30:22  MOHNKE: I can't even close that hand.`,
      `BWC347 excerpt p. 2
23:31:50  STROUD (to Teague): He's bleeding pretty good on the left arm. That's a bite. You want EMS?
23:31:56  TEAGUE: He's fine. It's a scratch.
23:33:12  TEAGUE: You got the right to remain silent, anything you say... (advisory read in full) 
23:33:40  MOHNKE: I'd rather have a lawyer tell me what to do.
23:33:44  TEAGUE: Okay. So did you come home drunk or drink here?
23:33:50  MOHNKE: I had one beer at bowling. She's the one been drinking since four.
23:36:00  [child visible in hallway, blanket]   CHILD: Travis didn't do nothing. Mommy broke the light.
23:36:08  STROUD: Go on back to bed sweetie.
23:41:20  VANG (hall): I heard her screaming at him, you think you can just text whoever. I heard glass. I never heard him till after.
23:41:34  STROUD: Okay, we'll get a statement.
23:49:00  [muted, 6 min 10 sec]
23:55:10  TEAGUE: So you're good with how I'm gonna write it.
23:55:13  BRANDVOLD: I guess. As long as DHS isn't gonna come.
23:58:40  [end]
Excerpt note: remainder of 347 video is available upon request to the evidence technician. Times are device times in CST. This excerpt is a convenience copy. The recording is the evidence and controls over any error in typing. Names were added by staff.`,
    ],
    [
      "Birchmere Regional ED chart.pdf",
      `BIRCHMERE REGIONAL HEALTH - EMERGENCY DEPT        Pt: Brandvold, Kayleigh A   DOB 05/--/1997   MRN 77-3002
Arrived 01/20/2025 1412 (ambulatory, self)      Acuity 4      Provider: J. Ostrowe, PA-C       Dispo 1548 Home
CHIEF COMPLAINT: "the cops said I should come in"
HPI: 27 y.o. F reports altercation w/ boyfriend 2 nights ago. States he "put his arm around my neck from the side, like a headlock." Denies LOC. Denies voice change, dysphagia, dyspnea, incontinence. Reports she bit pt's arm [sic - his arm]. Reports R wrist soreness. Does not wish to discuss further.
PMH: anxiety, contact dermatitis/eczema of neck and hands (triamcinolone). Meds: sertraline, warfarin - no, error; no anticoagulants.
EXAM: NAD. Eyes: conjunctivae clear, no subconjunctival hemorrhage or petechiae. Neck: supple, no stridor, no crepitus, trachea midline. No ecchymosis. Erythematous scaly patch R lateral neck, c/w eczema per pt. Voice normal. R wrist: mild tenderness. Ext: bruise L knee, yellow, older.
MDM: no imaging indicated. CTA neck discussed and not done. No FNE available this shift.
DX: Reported assault. Wrist sprain. Eczema.
Nicotine: vapes. ETOH: "weekends". Social work: saw pt 10 min, note to follow.
Pt given AVS and safety packet. Wi-fi survey declined. Valuables: none. Advance directive: no.`,
    ],
    [
      "Brandvold written statement.pdf",
      `LBPD   WITNESS STATEMENT            Name: Kayleigh B.      Date 1/19/25    Time 1:05 AM       Taken by: Teague
Travis got home from bowling around 10:30 and we got into it about his phone. I looked in it when he was in the shower. he grabbed me from the back by the kitchen with both hands and choked me for 30 seconds and I seen stars. I couldnt breath. I got to the bathroom and called. I never put hands on him I was afraid. He was wasted. My son was sleeping.
I have read this and its true. I want to press charges
Kayleigh Brandvold
(below in other ink)   Officer T helped me with the wording because my hand was shaking`,
      `Feb 27
To the Victim person at the County Attorney and to whom,
I am writing on my own, no one is making me. I told my advocate Shanice at Harbor Path this too. That nite I was drunk, I had drank since the Vikings thing in the afternoon like 6 or 7 of the tall ones. I found messages on his phone from a girl at the bowling ally. I threw the lamp and jumped on him when he was sitting on the couch and I bit him on the arm real hard. He pushed me with his arm up by my neck/chest to get me off. He did not choke me. He has pins in his right hand from work and can't make a fist.
The marks is my exzema, I get it every winter.
Officer Teague is good buddies with Cody my ex and they bowl in that league. Cody is taking me to court on Maddox and I thought if I said I started it he would use it. The officer told me what to put. I have asked two times to fix it and the lady (Ms. Reuter?) said if I change it I could get charged for lying.
I do not want the no contact. I lost daycare and he pays half of the rent.
Kayleigh Brandvold    218 - (number on file)`,
    ],
    [
      "Jail interview and medical intake.pdf",
      `OTTERKILL COUNTY JAIL          RECEIVING SCREENING      Inmate: Mohnke, Travis J     Bk# 2500209    01/19/2025 0044
Visible injuries?  Y    Describe: bite mark L forearm, teeth pattern, broken skin, bleeding controlled. 3 cm cut L ear. Hand splint R, "surgery 12/20".
Under influence?  N     Steady, cooperative.      Refer to nurse?  Y     Photo taken?  Y (kept in jail medical)
Meds: cephalexin, hydrocodone (not brought).       Suicide screen: neg
Tetanus given 01/19 0915 by RN Fassbinder. Augmentin ordered for human bite.
Handedness: L
- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
LBPD INVESTIGATIONS     Recorded interview   Inv. Pernille Haugo    01/19/2025 0935 hrs    Jail interview rm 2    (summary)
I introduced myself and stated I was there to get his side. Mohnke said "I already asked for a lawyer last night." I explained I was a different person and the choice was his, read the Scales advisory, and he agreed to talk "for a minute."
Mohnke said he was in the bathroom when Brandvold went in his phone. When he came out she was yelling and threw a lamp which hit his ear. He sat down on the couch and she got on top of him and bit. He said he put his left forearm up and shoved her off. He stated "I might have had ahold of her by the neck for a second, I don't know, it was to get her teeth out of me." He denied squeezing.
He said he had "a pitcher" at bowling between four guys. He has a 2019 misdemeanor domestic (dismissed) with another person.
The interview ended after 14 minutes when he repeated the request for a lawyer. Recording number to be added.`,
    ],
    [
      "Message screenshots.pdf",
      `SCREENSHOTS PROVIDED BY V1 TO OFC TEAGUE BY TEXT, PRINTED 1/21/25   (5 of 12 images; others did not print)
[header: Travis <heart>]      Sat, Jan 18
T 9:48 PM    leaving in 10. chad is driving
K 9:49 PM    bring me more claws
T 10:58 PM   walking up
[Sun Jan 19]
K 12:44 AM   they took you?? i didnt tell them to
K 12:45 AM   teague wrote it all i just signed
K 12:51 AM   im sorry about ur arm. is it bad
K 2:10 AM    dont be mad pls. i was so drunk
[Mon Jan 20]
K 9:15 AM    cops are making me go to dr
[header: Cody M.]     Mon, Jan 20
C 8:02 AM    H told me. this is what we needed. dont u dare drop it
K 8:05 AM    i dont want him in jail
C 8:06 AM    u want maddox or no
[image 5: photograph of neck, no date, blurry, red area right side under ear]
-----
Handwritten on page: "Cody M = Cody Maki, father of child. H=? -Haugo".    Property: not booked.
Printed by front desk. Black and white printer. Toner low.`,
    ],
    [
      "County attorney letter and DANCO.pdf",
      `OTTERKILL COUNTY ATTORNEY                                  March 6, 2025
Re: State of Minnesota v. Travis Jon Mohnke      Court File 36-CR-25-77       Minn. Stat. 609.2247 subd. 2; 609.224
Counsel: Enclosed are pages 1 to 14. The State discloses under Rule 9.01 and Brady the following.
 1. Ms. Brandvold left two voicemails with this office (January 28 and February 10) stating that she "made it bigger than it was." The voicemails were not kept.
 2. Officer Teague received a written reprimand in 2023 for failing to activate his recorder. The County keeps no list at this time.
 3. Ms. Brandvold has a conviction of giving a false name to a peace officer (2020).
 4. Squad 12 video has been requested from LBPD and we were told it "auto-purged" at 30 days.
 5. 2 prior calls to the address exist (25 Nov. 2023; 6 July 2024). In the second Ms. Brandvold was cited for disorderly conduct for striking Mr. Mohnke.
Offer: plead to 5th degree, stay of imposition, domestic programming. Open until omnibus on March 31 at 1:30 p.m.
- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
DISTRICT COURT, FOURTEENTH DISTRICT     DOMESTIC ABUSE NO CONTACT ORDER      Filed 01/21/2025 10:20 AM
Defendant shall have no contact directly, indirectly or through others with K.A.B. Defendant shall not enter 2240 Tamarack Ct. No alcohol. No firearms; transfer affidavit in 3 days. Peace officers may arrest without warrant upon probable cause. Violation is a misdemeanor, gross misdemeanor or felony. Expires upon disposition. Bail $20,000 or $2,000 with conditions. The defendant was served in open court and given a copy.
Judge of District Court`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: [
      "self-defence",
      "witness-reliability",
      "miranda",
      "counsel",
      "recording-gap",
      "disclosure",
      "hearsay",
      "intent",
    ],
    gaps: [
      /\bchild\b|maddox|\bson\b|forensic interview|6.year.old/i,
      /squad|body.?(worn|cam)|bwc/i,
      /photo(graph)?s?\b/i,
      /\bvang\b|neighbo(u)?r/i,
      /advocate|harbor path|shanice/i,
      /surger\w*|splint|\bpins\b|orthop\w*|hand (injury|records)/i,
      /\blamp\b|steak knife|knife|physical evidence/i,
      /prior (calls|incidents|reports)|july 2024|2023|disorderly/i,
    ],
    contradictions: [
      { one: [1, /grabbed her from behind with both hands/], other: [2, /In front, face to face/] },
      { one: [1, /saw stars but did not black out/], other: [2, /"woke up on floor"/] },
      { one: [1, /C1 slept through the incident/], other: [3, /he saw all of it/] },
      { one: [1, /V1 was completely sober/], other: [2, /two or three White Claws/] },
      { one: [1, /on the left side of V1's neck/], other: [2, /faint redness R side/] },
      { one: [1, /he declined to say anything/], other: [4, /I had one beer at bowling/] },
      { one: [1, /She said she never touched him/], other: [2, /\[X\] Y\s+bit him/] },
    ],
    factors: [
      { sign: 1, quote: /He did not choke me|made it bigger than it was/ },
      { sign: 1, quote: /Mommy broke the light|I never heard him till after/ },
      { sign: 1, quote: /bite mark L forearm|That's a bite/ },
      { sign: 1, quote: /no subconjunctival hemorrhage or petechiae|c\/w eczema per pt/ },
      { sign: 1, quote: /giving a false name to a peace officer|Ms\. Brandvold was cited for disorderly/ },
      { sign: 1, quote: /written reprimand in 2023|"auto-purged" at 30 days|voicemails were not kept/ },
      { sign: -1, quote: /ahold of her by the neck for a second/ },
      { sign: -1, quote: /choked me for 30 seconds|squeezed for about 30 seconds/ },
    ],
    events: [
      "2025-01-18 23:16",
      "2025-01-18 23:24",
      "2025-01-19 00:31",
      "2025-01-19 09:35",
      "2025-01-20 14:12",
      "2025-01-21 10:20",
    ],
    fair: {
      issues: ["voluntariness", "custody-chain", "search", "speedy-trial"],
      gaps: [
        /911|emergency call/i,
        /\bcad\b|dispatch|radio/i,
        /full (bwc|body|video|recording)|unmuted|muted|remainder/i,
        /voicemail/i,
        /interview recording|recording.*(haugo|interview|jail)|(haugo|interview|jail).*recording/i,
        /jail (call|medical|photo|phone)|fassbinder|booking/i,
        /screenshots?|messages|\btexts?\b|\bphones?\b|extraction|cell/i,
        /\blap\b|lethality|danger assessment/i,
        /social work\w*/i,
        /ostrowe|medical|hospital|\bct[ae]?\b|imaging|forensic nurse|\bfne\b|laryng\w*|strangulation exam/i,
        /eczema|dermat\w*|prior (medical|skin)|triamcinolone|pharmacy/i,
        /cody|maki|ex.?(boyfriend|partner)|father of/i,
        /custody (case|file|dispute|proceeding)|family court|parenting/i,
        /bowl\w*|league|\bchad\b|bar (tab|receipt)/i,
        /the girl|messages from/i,
        /pbt|breath|blood alcohol|alcohol (test|level)|toxicolog\w*/i,
        /reuter|victim.?witness/i,
        /reprimand|disciplin\w*|personnel|internal affairs|brady|giglio|impeach\w*/i,
        /relationship.*(teague|officer)|conflict of interest|bias/i,
        /criminal (history|record)|convictions|false name/i,
        /\bdna\b|swab|fingernail/i,
        /follow.?up photo|24.?(\/|hour)|48/i,
        /diagram|sketch|drawing/i,
        /field notes|officer'?s? notes|handwritten notes|rough notes/i,
        /policy|policies|protocol|training/i,
        /expert/i,
        /\bdhs\b|child protection|\bcps\b/i,
        /daycare|employer|workers'? comp|work injury/i,
        /mother|\bmom\b/i,
        /brother/i,
        /lease|\brent\b/i,
        /complaint|probable cause (statement|affidavit)/i,
        /waiver|scales|advisory|miranda (form|card)/i,
        /haugo.*(report|contact|cody)|text.*haugo/i,
        /2019|prior domestic/i,
        /doorbell|hallway (camera|video)|surveillance|cctv|security (camera|video)/i,
        /chain of custody|evidence log|property (room|receipt|record)|metadata/i,
        /clothing|shirt/i,
        /recant\w*|second statement|corrected statement/i,
        /threat\w*.*charg\w*|charg\w* for lying/i,
        /ambulance|\bems\b|paramedic/i,
        /ex.?boyfriend|teague.*(statement|supplement)/i,
        /stroud.*(report|narrative|supplement)/i,
        /bite|human bite|\bear\b|client'?s injur\w*|his injur\w*|injur\w* (to|of|on) (the )?(client|accused|defendant|mohnke|suspect)/i,
        /gps|location data/i,
        /mental health|anxiety|sertraline/i,
        /no.?contact/i,
        /retention|purge\w*|deletion|audit (log|trail)/i,
      ],
      contradictions: [
        { one: [1, /grabbed her from behind with both hands/], other: [2, /\[X\] One hand/] },
        { one: [1, /grabbed her from behind with both hands/], other: [5, /put his arm around my neck from the side/] },
        { one: [1, /grabbed her from behind with both hands/], other: [3, /had me by the, like, shirt/] },
        { one: [1, /grabbed her from behind with both hands/], other: [4, /When he was trying to get off me/] },
        { one: [1, /grabbed her from behind with both hands/], other: [4, /I can't even close that hand/] },
        { one: [1, /grabbed her from behind with both hands/], other: [6, /He did not choke me/] },
        { one: [1, /grabbed her from behind with both hands/], other: [7, /put his left forearm up/] },
        { one: [1, /grabbed her from behind with both hands/], other: [4, /it's broke\. I got two pins/] },
        { one: [1, /grabbed her from behind with both hands/], other: [7, /Hand splint R/] },
        { one: [1, /grabbed her from behind with both hands/], other: [2, /living room, on couch/] },
        { one: [1, /grabbed her from behind with both hands/], other: [6, /jumped on him when he was sitting/] },
        { one: [1, /grabbed her from behind with both hands/], other: [6, /pushed me with his arm up/] },
        { one: [1, /grabbed her from behind with both hands/], other: [2, /RIGHT \(suspect is right handed/] },
        { one: [6, /from the back by the kitchen with both hands/], other: [2, /In front, face to face/] },
        { one: [6, /from the back by the kitchen with both hands/], other: [2, /\[X\] One hand/] },
        { one: [6, /from the back by the kitchen with both hands/], other: [2, /living room, on couch/] },
        {
          one: [6, /from the back by the kitchen with both hands/],
          other: [5, /put his arm around my neck from the side/],
        },
        { one: [6, /from the back by the kitchen with both hands/], other: [6, /He did not choke me/] },
        { one: [6, /from the back by the kitchen with both hands/], other: [6, /jumped on him when he was sitting/] },
        { one: [6, /from the back by the kitchen with both hands/], other: [6, /pushed me with his arm up/] },
        { one: [6, /from the back by the kitchen with both hands/], other: [3, /had me by the, like, shirt/] },
        {
          one: [6, /from the back by the kitchen with both hands/],
          other: [4, /When he was trying to get off me/],
        },
        { one: [6, /from the back by the kitchen with both hands/], other: [7, /Hand splint R/] },
        { one: [6, /from the back by the kitchen with both hands/], other: [4, /I can't even close that hand/] },
        {
          one: [6, /from the back by the kitchen with both hands/],
          other: [4, /it's broke\. I got two pins/],
        },
        { one: [2, /In front, face to face/], other: [5, /put his arm around my neck from the side/] },
        { one: [2, /\[X\] One hand/], other: [5, /put his arm around my neck from the side/] },
        { one: [2, /RIGHT \(suspect is right handed/], other: [7, /Handedness: L/] },
        { one: [2, /RIGHT \(suspect is right handed/], other: [7, /Hand splint R/] },
        { one: [2, /RIGHT \(suspect is right handed/], other: [4, /I can't even close that hand/] },
        { one: [2, /RIGHT \(suspect is right handed/], other: [4, /it's broke\. I got two pins/] },
        { one: [2, /RIGHT \(suspect is right handed/], other: [7, /put his left forearm up/] },
        { one: [2, /RIGHT \(suspect is right handed/], other: [6, /He has pins in his right hand/] },
        { one: [1, /squeezed for about 30 seconds/], other: [2, /"couple seconds\? idk"/] },
        { one: [6, /choked me for 30 seconds/], other: [2, /"couple seconds\? idk"/] },
        { one: [6, /choked me for 30 seconds/], other: [6, /He did not choke me/] },
        { one: [6, /choked me for 30 seconds/], other: [3, /had me by the, like, shirt/] },
        { one: [6, /choked me for 30 seconds/], other: [7, /He denied squeezing/] },
        { one: [1, /squeezed for about 30 seconds/], other: [6, /He did not choke me/] },
        { one: [1, /squeezed for about 30 seconds/], other: [7, /He denied squeezing/] },
        { one: [1, /squeezed for about 30 seconds/], other: [3, /had me by the, like, shirt/] },
        { one: [1, /squeezed for about 30 seconds/], other: [7, /by the neck for a second/] },
        { one: [6, /choked me for 30 seconds/], other: [7, /by the neck for a second/] },
        { one: [1, /saw stars but did not black out/], other: [2, /Loss of consciousness\?\s+\[X\] Y/] },
        { one: [2, /"woke up on floor"/], other: [5, /Denies LOC/] },
        { one: [2, /Loss of consciousness\?\s+\[X\] Y/], other: [5, /Denies LOC/] },
        { one: [1, /could not breathe or yell/], other: [4, /Yeah\. Not like, good/] },
        { one: [6, /I couldnt breath/], other: [4, /Yeah\. Not like, good/] },
        { one: [4, /Yeah\. Not like, good/], other: [4, /I guess no\./] },
        { one: [1, /V1's voice was raspy/], other: [2, /\[X\] normal  \[ \] loss/] },
        { one: [1, /V1's voice was raspy/], other: [5, /Denies voice change/] },
        { one: [1, /V1's voice was raspy/], other: [5, /Voice normal/] },
        { one: [1, /redness in both eyes/], other: [2, /\[X\] none seen/] },
        { one: [1, /redness in both eyes/], other: [5, /conjunctivae clear/] },
        { one: [1, /redness in both eyes/], other: [2, /"smeared makeup"/] },
        { one: [1, /on the left side of V1's neck/], other: [5, /patch R lateral neck/] },
        { one: [1, /on the left side of V1's neck/], other: [8, /red area right side under ear/] },
        { one: [1, /red marks consistent with fingers/], other: [5, /patch R lateral neck/] },
        { one: [1, /red marks consistent with fingers/], other: [6, /The marks is my exzema/] },
        { one: [1, /red marks consistent with fingers/], other: [2, /approx size of quarter/] },
        { one: [2, /Swallow:\s+\[X\] painful/], other: [5, /dysphagia, dyspnea/] },
        { one: [1, /C1 slept through the incident/], other: [4, /Mommy broke the light/] },
        { one: [1, /C1 slept through the incident/], other: [4, /child visible in hallway/] },
        { one: [1, /C1 slept through the incident/], other: [3, /He's crying, he's right here/] },
        { one: [1, /C1 slept through the incident/], other: [3, /Mommy stop/] },
        { one: [6, /My son was sleeping/], other: [3, /he saw all of it/] },
        { one: [6, /My son was sleeping/], other: [3, /Mommy stop/] },
        { one: [6, /My son was sleeping/], other: [3, /He's crying, he's right here/] },
        { one: [6, /My son was sleeping/], other: [4, /Mommy broke the light/] },
        { one: [6, /My son was sleeping/], other: [4, /child visible in hallway/] },
        { one: [1, /V1 was completely sober/], other: [3, /I had a couple/] },
        { one: [1, /V1 was completely sober/], other: [4, /been drinking since four/] },
        { one: [1, /V1 was completely sober/], other: [6, /That nite I was drunk/] },
        { one: [1, /V1 was completely sober/], other: [8, /i was so drunk/] },
        { one: [1, /V1 was completely sober/], other: [6, /like 6 or 7 of the tall/] },
        { one: [2, /two or three White Claws/], other: [6, /like 6 or 7 of the tall/] },
        { one: [3, /I had a couple/], other: [6, /like 6 or 7 of the tall/] },
        { one: [1, /appeared intoxicated/], other: [1, /at the jail was \.031/] },
        { one: [1, /appeared intoxicated/], other: [7, /Under influence\?\s+N/] },
        { one: [1, /appeared intoxicated/], other: [4, /I had one beer at bowling/] },
        { one: [3, /He's drunk/], other: [1, /at the jail was \.031/] },
        { one: [3, /He's drunk/], other: [7, /Under influence\?\s+N/] },
        { one: [6, /He was wasted/], other: [1, /at the jail was \.031/] },
        { one: [6, /He was wasted/], other: [7, /Under influence\?\s+N/] },
        { one: [3, /He's drunk/], other: [4, /I had one beer at bowling/] },
        { one: [6, /He was wasted/], other: [4, /I had one beer at bowling/] },
        { one: [4, /I had one beer at bowling/], other: [7, /"a pitcher" at bowling/] },
        { one: [1, /argued over her phone/], other: [6, /got into it about his phone/] },
        { one: [1, /argued over her phone/], other: [7, /went in his phone/] },
        { one: [3, /he took my phone/], other: [6, /got into it about his phone/] },
        { one: [1, /argued over her phone/], other: [4, /I seen the messages/] },
        { one: [1, /argued over her phone/], other: [6, /messages on his phone/] },
        { one: [1, /came home at approximately 2230/], other: [8, /T 10:58 PM\s+walking up/] },
        { one: [6, /home from bowling around 10:30/], other: [8, /T 10:58 PM\s+walking up/] },
        { one: [1, /bathroom and locked the door/], other: [3, /I'm in the bedroom with my son/] },
        { one: [6, /I got to the bathroom and called/], other: [3, /I'm in the bedroom with my son/] },
        { one: [1, /stood at the kitchen sink/], other: [2, /living room, on couch/] },
        { one: [1, /stood at the kitchen sink/], other: [6, /jumped on him when he was sitting/] },
        { one: [1, /stood at the kitchen sink/], other: [7, /He sat down on the couch/] },
        { one: [1, /She said she never touched him/], other: [4, /I was on him\. I was mad/] },
        { one: [1, /She said she never touched him/], other: [5, /Reports she bit/] },
        { one: [1, /She said she never touched him/], other: [6, /I bit him on the arm/] },
        { one: [1, /She said she never touched him/], other: [8, /im sorry about ur arm/] },
        { one: [1, /She said she never touched him/], other: [1, /got away by elbowing him/] },
        { one: [1, /She said she never touched him/], other: [7, /bite mark L forearm/] },
        { one: [6, /I never put hands on him/], other: [2, /\[X\] Y\s+bit him/] },
        { one: [6, /I never put hands on him/], other: [4, /I was on him\. I was mad/] },
        { one: [6, /I never put hands on him/], other: [5, /Reports she bit/] },
        { one: [6, /I never put hands on him/], other: [6, /I bit him on the arm/] },
        { one: [6, /I never put hands on him/], other: [1, /got away by elbowing him/] },
        { one: [6, /I never put hands on him/], other: [8, /im sorry about ur arm/] },
        { one: [6, /I never put hands on him/], other: [7, /bite mark L forearm/] },
        { one: [6, /I never put hands on him/], other: [6, /I threw the lamp/] },
        { one: [1, /She said she never touched him/], other: [6, /I threw the lamp/] },
        { one: [1, /She said she never touched him/], other: [6, /jumped on him when he was sitting/] },
        { one: [6, /I never put hands on him/], other: [6, /jumped on him when he was sitting/] },
        { one: [1, /handcuffed him in front/], other: [4, /Hands behind your back/] },
        { one: [1, /small scratch to the forearm/], other: [4, /That's a bite/] },
        { one: [1, /small scratch to the forearm/], other: [7, /bite mark L forearm/] },
        { one: [1, /did not see any other injury on him/], other: [7, /3 cm cut L ear/] },
        { one: [1, /did not see any other injury on him/], other: [7, /bite mark L forearm/] },
        { one: [1, /did not see any other injury on him/], other: [4, /bleeding pretty good on the left arm/] },
        { one: [1, /small scratch to the forearm/], other: [4, /bleeding pretty good on the left arm/] },
        { one: [4, /That's a bite/], other: [4, /It's a scratch/] },
        { one: [4, /It's a scratch/], other: [7, /bite mark L forearm/] },
        { one: [1, /which he could not explain/], other: [4, /Look at my arm/] },
        { one: [1, /which he could not explain/], other: [4, /come at me with the lamp/] },
        { one: [1, /"she's nuts, I pushed her off me\."/], other: [4, /I pushed her off me, one time/] },
        { one: [1, /"she's nuts, I pushed her off me\."/], other: [7, /ahold of her by the neck/] },
        { one: [4, /I can't even close that hand/], other: [7, /ahold of her by the neck/] },
        { one: [4, /I pushed her off me, one time/], other: [7, /ahold of her by the neck/] },
        { one: [1, /he declined to say anything/], other: [4, /I'd rather have a lawyer/] },
        { one: [1, /he declined to say anything/], other: [7, /ahold of her by the neck/] },
        { one: [4, /I'd rather have a lawyer/], other: [7, /and he agreed to talk/] },
        { one: [7, /I already asked for a lawyer/], other: [1, /he declined to say anything/] },
        { one: [1, /a male voice yelling from the parking/], other: [4, /I never heard him till after/] },
        { one: [6, /I want to press charges/], other: [4, /I don't want him arrested/] },
        { one: [6, /I want to press charges/], other: [8, /i dont want him in jail/] },
        { one: [6, /I want to press charges/], other: [8, /i didnt tell them to/] },
        { one: [3, /Did he hit you or choke you/], other: [1, /squeezed for about 30 seconds/] },
        { one: [3, /had me by the, like, shirt/], other: [2, /victim says 9/] },
        { one: [3, /had me by the, like, shirt/], other: [4, /Like here \(gestures\)/] },
        { one: [3, /had me by the, like, shirt/], other: [5, /put his arm around my neck from the side/] },
        { one: [3, /C: No\. I mean\. My wrist/], other: [1, /red marks consistent with fingers/] },
        { one: [6, /He did not choke me/], other: [7, /ahold of her by the neck/] },
        { one: [6, /He did not choke me/], other: [5, /put his arm around my neck from the side/] },
        { one: [6, /He did not choke me/], other: [2, /\[X\] One hand/] },
        { one: [6, /He did not choke me/], other: [2, /victim says 9/] },
        { one: [5, /put his arm around my neck from the side/], other: [6, /pushed me with his arm up/] },
        { one: [6, /Time 1:05 AM/], other: [8, /teague wrote it all i just signed/] },
        { one: [1, /Reported: 01\/18\/2025 2318/], other: [3, /Start 01\/18\/2025 11:16:52 PM/] },
        { one: [2, /How many times:\s+2/], other: [6, /choked me for 30 seconds/] },
        { one: [1, /V1 scored high danger/], other: [4, /I don't want him arrested/] },
        { one: [7, /and bit\. He said/], other: [1, /She said she never touched him/] },
        { one: [7, /threw a lamp which hit his ear/], other: [1, /She said she never touched him/] },
        { one: [7, /threw a lamp which hit his ear/], other: [6, /I never put hands on him/] },
        { one: [4, /come at me with the lamp/], other: [1, /She said she never touched him/] },
        { one: [4, /come at me with the lamp/], other: [6, /I never put hands on him/] },
        { one: [7, /in the bathroom when Brandvold/], other: [6, /when he was in the shower/] },
        { one: [1, /V1 was completely sober/], other: [8, /bring me more claws/] },
        { one: [2, /two or three White Claws/], other: [8, /i was so drunk/] },
      ],
    },
  },
};
