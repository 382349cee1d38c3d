import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const MULBERRY_CASE: CaseFile = {
  name: "home-invasion robbery, masked man, tower data, jail informant",
  documents: makeDocuments([
    [
      "Incident Report 22-07-0931.pdf",
      `OCHEE COUNTY POLICE DEPARTMENT                                     GA INCIDENT REPORT
Case Number 22-07-0931          Zone 4 / Beat 42        Report Type: ORIGINAL
Incident Type / Code: HOME INVASION 1ST DEG 16-7-5 ; ARMED ROBBERY 16-8-41 ; AGG ASSAULT
Location: 218 MULBERRY TRACE        Premise: RES - SINGLE FAMILY     Forced: Y   Point of entry: KITCHEN DOOR
Occurred from: 07/14/2022 0140     To: 07/14/2022 0155    Reported 0158
VICTIM 1: BLALOCK, RENITA  B/F 38      VICTIM 2: BLALOCK, TERRENCE  B/M 41    VICTIM 3: JUV (12)
OFFENDER(S): 1. UNK MALE, RACE UNK (GLOVES, SKI MASK), MED BUILD, ALL DARK CLOTHES   2. POSSIBLE SECOND, OUTSIDE
Weapon: HANDGUN, "REVOLVER LOOKING"
Property: US CURRENCY APPROX 8,000; 2 CELL PHONES; WATCH, CITIZEN; 1 LOCK BOX, GREY
NARRATIVE: Responded to above in ref to a robbery. On arrival victims were in the front yard. V1 advised that she woke when the back door came in. A male came down the hall with a flashlight taped on or held next to a gun and told her and V2 to get on their face. He asked "where's the bread at, I know it's here, Tee." V2 is called Tee. V2 was struck in the head with the gun, one time, and bled on the carpet. Subject tied V2's hands with a phone charger cord. V1 showed subject the lock box in the closet. V1 stated subject was in the house ten to fifteen min. V3 was in the bathroom with the door locked and called her aunt.
V2 was transported to Piedmont Ochee by M-6. V2 stated he did not know why anybody would think there is money in the house. V2 owns a car detailing business and deals in cash.`,
      `Case Number 22-07-0931      Narrative cont.
Door frame split at the strike plate. Shoe impression on the outer face of kitchen door was seen by this officer, powder grey dust. Crime Scene Unit (Inv. Raines) was called and processed. Charger cord was left on the bed.
I canvassed: 214 Mulberry no answer. 222 Mulberry, W/M elderly, did not give a name, heard a car with a loud exhaust. 215 Mulberry has a camera on the garage, resident asked to contact us when off work.
K9 (Ofc. Dunnigan / Bolt) ran a track from the kitchen door through the tree line to Shadow Ln, 340 yards, and lost it at the curb. A black knit cap was found along the track by K9.
At about 0320 hrs Ofc. Stancil stopped a grey Dodge Charger w/ loud exhaust on Hwy 81, driver Quinton Abney. Released. See FI card.
BWC activated. Victims given case card and Marsy's Law information. Family Violence: N. Gang: Unk. Bias: N. Drug: Unk.
Officer's name / number: P. Wimbley 3318       Supervisor: Sgt. Odom          Approved 07/14/2022 0705
UCR clearance: ___     GCIC entry: phones entered 0715, no serial for watch`,
    ],
    [
      "Investigative Summary Catlett.docx",
      `INVESTIGATIVE SUMMARY  -  Robbery/Homicide         Detective L. Catlett
Case 22-07-0931                 Date prepared: October 4, 2022
July 14: Assigned at 0810. I spoke to Mr. Blalock at the hospital. He had six staples and was on pain medication. He was guarded. He told me a man named Marcus "Mook" Tolliver used to wash cars for him and was let go in May over missing money. He said the robber had the same "build and bounce." He did not see a face.
July 15: I pulled a Facebook page for Tolliver and saw a picture of him with cash, undated. I saved a screen shot.
July 18: I interviewed the aunt by telephone. She confirmed the child called her. I did not interview the child, mother declined.
July 20: Search warrant to the carrier for the phone number ending 4471, which Mr. Blalock had for Tolliver. I also got a tower dump for the two sites near Mulberry, 0100 to 0230.
August 2: Carrier returns. Number 4471 had two events on Site 1187 sector 2 at 0129 and 0204. Site 1187 covers Mulberry Trace. The tower dump gave 611 numbers. I compared it with known associates and saw one I recognized.
August 9: Arrest warrants for Tolliver. Taken into custody at his girlfriend's apartment. On the ride he said he "was at Keisha's all night" and wanted a lawyer.
August 11: Search warrant at the apartment of Lakeisha Dunn. Items: pair of Nike boots, size 11; $640; a flashlight. No gun, no lock box, no watch.`,
      `Investigative Summary, Catlett, page 2
August 24: Contacted by Sgt. Pugh of the jail. An inmate wanted to speak on the Mulberry case.
August 25: I met with Darius Wakefield in the attorney room. Wakefield was housed with Tolliver in D-pod. He told me Tolliver said he "kicked the door, popped Tee, and got eight racks" and that "Q drove." I had not put out the amount. I wrote a statement and Wakefield signed it. He asked me could I "holler at the DA." I told him I can not make promises but would let them know.
September 6: Crime lab. GBI swab from the cord: mixture of at least three, no conclusion. Knit cap: swab taken, not yet worked. Shoe lift was sent to the impression section.
September 12: I re-interviewed Mrs. Blalock by phone. She now feels that it was Tolliver, because of how he said "Tee."
September 19: Quinton Abney came in with his attorney and declined.
September 28: Ms. Dunn told me he was with her, they watched a movie and he went to sleep before midnight. She gets rent from him. I did not find her credible.
The case is ready for the grand jury. Gun never recovered. I closed my folder. L.C.`,
    ],
    [
      "Call Detail extract.pdf",
      `RECORDS PRODUCTION - EXTRACT PREPARED BY: Crime Analyst Unit (J. Sloat)      for Det. Catlett
Target: (xxx) xxx-4471       Window asked: 07/13/2022 2000 - 07/14/2022 0600
Time zone of source: UTC.  "Converted to local by analyst" 
#   LOCAL      TYPE     DIR    OTHER NUMBER      SEC   SITE/SECTOR
1   21:47:02   VOICE    OUT    ends 0086         311   1190 / 3
2   22:31:55   SMS      IN     ends 0086           -   (none)
3   23:05:17   DATA     -      -                  44   1190 / 3
4   00:12:40   DATA     -      -                 120   1187 / 2
5   01:29:11   DATA     -      -                  15   1187 / 2
6   02:04:38   VOICE    IN     ends 7730           0   1187 / 2     (to voice mail)
7   02:41:09   DATA     -      -                  60   1190 / 3
Site 1187: Hwy 81 water tank, 3 sectors, azimuth 0/120/240. Site 1190: Pinecrest Mall.
Distance 1187 to 218 Mulberry Trace 1.4 mi.    Distance 1187 to Dunn apartment (Oakmont Ct) 1.9 mi.
Note: map slide is illustrative. Coverage wedge drawn at 120 degrees and 2 miles by default of the software. No drive test. Range-to-tower not asked for.
Subscriber of 4471: prepaid, no name. Number ends 0086: L. Dunn. Number ends 7730: not identified.
Page 1 of 1 of extract. Full return on disc (xlsx, 3 tabs).`,
    ],
    [
      "Wakefield statement.pdf",
      `OCHEE COUNTY POLICE                      VOLUNTARY STATEMENT
Date 8-25-22      Time 1:40 PM     Taken at: County jail      Page 1 of 1
My name is Darius Wakefield. I am 29. I am here on a probation hold and trafficking. I am giving this of my own free will and nobody has promised me nothing.
Me and Mook was in D pod since the 12th of August. We played spades. He talks a lot. He had his paper work from his lawyer out on the table and he would read it to us. One night he told me he kicked in the door at the dude Tee house that he worked for and he popped him with the pistol and got 8 racks and some jewlry. He said Q drove the Charger and stayed out on the street behind the woods. He say they threw the tool in the lake off the bridge at 81. He said the ol lady was screaming and the lil girl was in the bathroom.
I am telling this cause it aint right with a kid in the house. I have worked with Agent Terrell before on a thing in Butts County. I will testify.
I can read and write. I went to 10th grade.
Signed  D. Wakefield                    Witness  L. Catlett
[handwritten at the foot:]  two other guys heard it, Peanut and a white boy name Cody`,
    ],
    [
      "Renita Blalock 911.doc",
      `OCHEE E-911 CENTER          TRANSCRIPT OF CALL (by request of the District Attorney)       07/14/2022   01:58:20
OPERATOR 22:  911, where is your emergency?
CALLER:  218 Mulberry Trace, somebody just robbed us, they hit my husband, please, he bleeding all over -
OPERATOR 22:  Ma'am, okay, are they still there?
CALLER:  No they gone, they ran out the back. They went through the trees. It's two of them. One had the gun and one was at the door hollering come on.
OPERATOR 22:  Okay. Were they black, white, Hispanic?
CALLER:  I don't know. He had a mask on and gloves. He had a accent. Like, I don't know. Not from here.
OPERATOR 22:  Did you see a vehicle?
CALLER:  No. I heard it. Tee, sit down, baby, sit down.
MALE VOICE:  (unintelligible) don't tell them about (unintelligible)
OPERATOR 22:  Ma'am, whose phone are you calling on?
CALLER:  My daughter's. They took ours.
OPERATOR 22:  Is he awake? Is he breathing okay?
CALLER:  Yes. He holding a towel. My child is in the bathroom.
OPERATOR 22:  The ambulance is on the way. Don't touch anything, okay? Put your porch light on.
CALLER:  (crying) I told you, I told you about having that here.
OPERATOR 22:  Ma'am? Told who what?
CALLER:  Nothing. They coming?
OPERATOR 22:  They're turning in now. Go ahead and hang up.
[END 02:03:41]    Transcribed by: vlh     Not certified. Duration 5:21. Call-taker notes excluded.`,
    ],
    [
      "Property sheet and GBI report.pdf",
      `OCHEE CO. PD   EVIDENCE / PROPERTY SHEET             22-07-0931
ITEM  DESCRIPTION                                COLLECTED BY     DATE/TIME          BIN
001   Cord, phone charger, white, w/ stain        Raines           07/14 0405         C-12
002   Gel lift, shoe impression, exterior door    Raines           07/14 0418         FLAT-3
003   Swabs (2) carpet, red stain                 Raines           07/14 0422         FRZ-1
004   Cap, knit, black                            Dunnigan         07/14 (no time)    C-12
005   Latent lift cards (3), closet shelf + door  Raines           07/14 0440         LP
006   Boots, Nike, sz 11, brown                   Catlett          08/11 1015         C-19
007   Flashlight, Maglite, no tape                Catlett          08/11 1015         C-19
008   U.S. currency $640                          Catlett          08/11 1020         VAULT
009   Disc, carrier returns                       Catlett          08/02              MEDIA
010   Phone, Samsung, black, cracked              Jail property     08/09             C-20   HOLD - no warrant
Signed out: 001 to GBI 08/01 (Raines). 002 to GBI 08/30. 004 to GBI 08/30. 006 - not signed out. 005 - to AFIS section 07/18, returned 07/29.
Bin C-12 inventoried 09/30. Sheet last edited by: catlettl`,
      `GEORGIA BUREAU OF INVESTIGATION, DIVISION OF FORENSIC SCIENCES
OFFICIAL REPORT            DOFS 2022-1009417           Report date 09/02/2022      Forensic Biology
Requested by: Ochee County PD (Catlett)
Evidence: 001 - sealed paper bag with cord. 
Results and conclusions: Human DNA was obtained from swabs of the ends of the cord. The profile is a mixture of at least three people with at least one male. Due to its complexity and the small amount of DNA the mixture is not suitable for comparison. No sample from any victim was received.
Swab of reddish stain: not tested, see request priority.
Remaining extract has been consumed / retained: [x] consumed  [ ] retained.
Technical notes are kept with the case and can be had by subpoena or through the prosecuting attorney. Only those items discussed above were examined. The evidence will be returned by the next courier. This report is issued electronically and the original is on file. Please notify this laboratory of any court dates at least fourteen days ahead.
Scientist: M. Ostrander          Reviewer: electronically reviewed`,
    ],
  ]),
  key: {
    offence: "robbery",
    issues: [],
    gaps: [
      /wakefield.{0,80}(criminal|record|deal|agreement|benefit|plea|history|charge|promise|probation|terrell)|informant|informer|terrell|butts/i,
      /peanut|cody/i,
      /(cell|tower|carrier|call detail|phone record|1187).{0,60}(full|raw|complete|return|disc|original|dump|range|rtt|drive|map)|tower dump|611|raw (carrier|return)|range.to.tower|timing advance/i,
      /abney|charger|\bfi card|field interview/i,
      /latent|fingerprint|afis|lift card/i,
      /shoe|boot|impression/i,
      /knit cap|\bcap\b|\bdna\b/i,
      /215 mulberry|garage camera|neighbou?r.{0,40}(camera|video|footage)|(camera|video).{0,40}(neighbou?r|garage|215)|surveillance/i,
      /body.?(worn|cam)|bwc/i,
      /search warrant|warrant.{0,30}(affidavit|application)|affidavit/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /dunn\b|lakeisha|keisha|girlfriend|alibi/i,
        /222 mulberry|elderly|214|canvass/i,
        /blalock|renita|terrence|\btee\b/i,
        /child|daughter|juvenile|\bv3\b|12.year/i,
        /\baunt\b/i,
        /medical|hospital|piedmont|staples|treatment|injur/i,
        /\bems\b|ambulance|paramedic|\bm-6\b|run sheet/i,
        /911.{0,40}(audio|recording|tape|original|native)|audio|call.taker/i,
        /\bcad\b|dispatch|radio/i,
        /\bgps\b|\bavl\b|automatic vehicle/i,
        /k-?9|dog|bolt|dunnigan|track/i,
        /raines|crime scene/i,
        /photograph|photos?\b|sketch|diagram/i,
        /wimbley|odom|stancil|responding officer/i,
        /dash|in.?car|patrol (car|video)|traffic stop/i,
        /catlett.{0,50}(notes|folder|file|report|personnel|email)|detective'?s? (notes|folder|file)|\bnotes\b|case folder/i,
        /interview.{0,50}(record|video|audio|transcript)|recording/i,
        /line-?up|photo array|voice (identification|line|exemplar)|identification procedure|show-?up/i,
        /accent/i,
        /facebook|social media|screen ?shot|instagram/i,
        /phone.{0,60}(extract|dump|forensic|samsung|content|item 010)|samsung|extraction|cell ?brite|cellphones?|stolen phone|victims?'? phones?|tracking/i,
        /0086|7730|unidentified number|subscriber/i,
        /google|geofence|location (data|history)/i,
        /sloat|analyst|cell.?site (expert|analysis)|expert/i,
        /ostrander|lab(oratory)?.{0,40}(notes|file|data|bench|packet)|bench notes|electropherogram|technical notes|crime lab/i,
        /blood|carpet|stain|swab/i,
        /cord\b|elimination (sample|swab)|reference sample|known sample/i,
        /gun|revolver|firearm|weapon|lake|dive/i,
        /lock ?box|watch\b|serial|pawn/i,
        /money|cash|bank|business record|detailing|tax|payroll|employ|wage/i,
        /insurance|victim.?s?.compensation/i,
        /jail.{0,60}(call|record|housing|roster|log|movement|visit|video)|housing|\bd.?pod\b|pugh|cellmate|attorney room/i,
        /arrest.{0,30}(report|warrant|video)|transport|on the ride|booking/i,
        /miranda|waiver|rights form/i,
        /grand jury/i,
        /chain of custody|property (log|room)|evidence log|custody/i,
        /other suspect|alternative suspect|second (man|person|offender|robber|suspect)|accomplice|associate/i,
        /criminal (history|record)|convictions|rap sheet|gcic|ncic/i,
        /disciplin|personnel|internal affairs|impeach|brady|giglio|opat|post record/i,
        /polic(y|ies)|standard operating|training/i,
        /flashlight|mask|gloves|clothing/i,
        /text messages?|emails?|correspondence|communications?/i,
        /weather|lighting|street ?light/i,
        /shadow l(n|ane)|tree line|tire/i,
        /(prosecutor|district attorney|\bda\b).{0,60}(wakefield|communicat|email|letter|contact|promis|note)/i,
        /terminat|let go|missing money|theft report|prior (call|report|incident)/i,
        /transcri/i,
        /hwy 81|highway 81|licen[cs]e plate reader|\balpr|traffic camera|flock/i,
        /search.{0,40}(oakmont|apartment)|apartment complex|oakmont|gate/i,
        /movie|streaming/i,
        /wakefield/i,
        /warrant/i,
        /written statement|witness statement|statement (of|from|by)|victims?'? statement/i,
        /operator|dispatcher/i,
        /pistol.?whip|wound/i,
      ],
      contradictions: [],
    },
  },
};
