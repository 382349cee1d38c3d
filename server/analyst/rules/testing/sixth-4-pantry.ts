import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const PANTRY_CASE: CaseFile = {
  name: "night burglary of a convenience store, stop of a pickup, pry bar and tool marks, co-defendant",
  documents: makeDocuments([
    [
      "Coweeta Springs incident report.pdf",
      `COWEETA SPRINGS POLICE DEPT        GEORGIA UNIFORM INCIDENT REPORT
ORI GA0990300      CASE 24-08-0217       TYPE: INCIDENT      PREMISE: CONV STORE
INCIDENT CODE: BURGLARY 2ND DEG 16-7-1      COUNTS 1     LOC: PEACH PANTRY FOOD MART, 1808 OLD MILL HWY
INCIDENT DATE 08/11/24   TIME 0317     TO DATE 08/11/24  TIME 0340     DOW: SUN
COMPLAINANT: VIRANI, SALIM  (OWNER)      VICTIM: PEACH PANTRY LLC
OFFENDER 1: TUTTLE, WESLEY LAMAR   W/M 41   602   220   BRO/BRO     ARREST AT/NEAR SCENE: Y
OFFENDER 2: PRUETTE, RICKEY DALE   W/M 33   509   150
VEHICLES: 06 FORD F150, MAROON, GA
PROPERTY STOLEN:  CURRENCY 412.00    TOBACCO 700.00    LOTTERY 600.00      RECOVERED: 0.00
NARRATIVE:
ON SUNDAY AUGUST 11 2024 I OFC BRANTLEY RESPONDED TO A BURGLAR ALARM AT PEACH PANTRY. UPON ARRIVAL AT APPROX 0331 HOURS I FOUND THE FRONT GLASS DOOR SHATTERED AND ENTRY HAD BEEN MADE THROUGH SAME. THE REAR DOOR WAS SECURE. I WAITED FOR OFC DILLARD AND WE CLEARED THE BUILDING. THE CASH REGISTER WAS ON THE FLOOR AND THE CIGARETTE RACK WAS EMPTY.`,
      `CASE 24-08-0217     NARRATIVE CONTINUED
I SPOKE WITH WITNESS ODOM, JANICE, NIGHT CLERK OF THE MOTEL ACROSS THE HIGHWAY. SHE STATED SHE SAW TWO WHITE MALES LOAD A MAROON FORD PICKUP AND DRIVE OFF NORTH. I GAVE OUT A LOOKOUT OVER THE RADIO AT 0335 FOR A MAROON FORD PICKUP, 2 W/M.
A SHORT TIME LATER TALMADGE COUNTY ADVISED DEPUTY KILGORE HAD THE TRUCK STOPPED ON HWY 61. I TRANSPORTED MS ODOM TO THE STOP. AT 0412 HOURS SHE LOOKED AT BOTH MALES AND STATED SHE WAS ONE HUNDRED PERCENT SURE. THE MALES WERE HANDCUFFED AND STANDING IN FRONT OF THE PATROL CAR HEADLIGHTS.
TUTTLE WAS WEARING A GRAY HOODED SWEATSHIRT MATCHING THE VIDEO. THE OWNER SHOWED ME THE VIDEO ON HIS PHONE AND I COULD SEE TWO SUBJECTS. ONE IS LARGE BUILD.
I ASKED TUTTLE WHERE THE CIGARETTES WERE AT AND HE SAID "YOU'D HAVE TO ASK RICKEY." I DID NOT READ HIM HIS RIGHTS AS I DID NOT INTERVIEW HIM.
CSI VINSON RESPONDED 0630. GLASS WAS SWEPT UP BY THE OWNER TO REOPEN.
MY BODY CAMERA WAS CHARGING AT THE PRECINCT. REPORT APPROVED LT. CAUDILL. VICTIM BILL OF RIGHTS PROVIDED. WEATHER WAS CLEAR AND WARM. ALARM PERMIT CURRENT. SUPERVISOR NOTIFIED. NO PRESS RELEASE.`,
    ],
    [
      "SentryTel alarm history.txt",
      `SENTRYTEL MONITORING, LLC            EVENT HISTORY            ACCT 40-7719    PEACH PANTRY FOOD MART
Panel: 8 zone     Z1 FRONT DOOR CONTACT   Z2 FRONT GLASS (acoustic)   Z3 REAR STEEL DOOR   Z4 OFFICE MOTION   Z5 SALES FLOOR MOTION
Time zone: EASTERN      Range requested: 08/10/2024 18:00 - 08/11/2024 12:00
08/10/2024 23:04:10   OPEN/CLOSE   ARMED (AWAY)   USER 02 "NADIA"
08/11/2024 02:41:33   Z3  REAR STEEL DOOR   TAMPER / TROUBLE
08/11/2024 02:41:50   Z3  RESTORE
08/11/2024 03:17:42   Z3  REAR STEEL DOOR   BURG ALARM
08/11/2024 03:17:58   Z4  OFFICE MOTION
08/11/2024 03:18:20   Z5  SALES FLOOR MOTION
08/11/2024 03:19:05   OPR 61  CALL PREMISE - NO ANSWER
08/11/2024 03:20:37   OPR 61  CALL KEYHOLDER 1 VIRANI - VOICEMAIL
08/11/2024 03:22:01   OPR 61  CALL PD COWEETA SPRINGS - DISPATCHED
08/11/2024 03:23:44   Z5  LAST ACTIVITY
08/11/2024 03:52:16   Z2  FRONT GLASS   GLASSBREAK
08/11/2024 03:58:30   DISARM   USER 01 "SAL"
08/11/2024 10:15:00   SIGNAL TEST OK
This history is furnished to the subscriber only. SentryTel's liability is limited by the monitoring agreement. Events may be delayed by the carrier. Panel clock is synchronized at each test signal. Fees for false alarms are charged by the municipality and not by SentryTel. User codes: 01 Sal, 02 Nadia, 03 Terrence (deleted 08/02/24), 04 cleaner.`,
    ],
    [
      "Deputy Kilgore arrest and inventory.pdf",
      `TALMADGE COUNTY SHERIFF'S OFFICE
MISCELLANEOUS INCIDENT / ASSIST OTHER AGENCY        TC# 2408-1193        DEP. A. KILGORE, UNIT 14
08/11/2024    TIME OF STOP 0329    LOCATION: HWY 61 NB @ SAWDUST TRAIL  (6.2 mi fm Old Mill Hwy)
While on routine patrol in the area of Hwy 61 I observed a red in color Ford pickup traveling north at a high rate of speed, estimated 70 in a 55, and it failed to maintain lane over the fog line twice. I also recalled a be on lookout for such a truck. I initiated my blue lights and it pulled over promptly. No radar was used.
Driver: TUTTLE, Wesley. Passenger right front: PRUETTE, Rickey. Tuttle was wearing a brown camouflage jacket and work boots. Pruette was wearing a gray hoodie. Both appeared nervous. Tuttle stated "I just went to get him, he called me." I asked both to exit for my safety. I handcuffed them for investigative detention.
Tuttle gave verbal consent to search the truck. In the floorboard behind the driver seat I found a pry bar, approximately 24 inches, blue. Two cartons of Newport in a Dollar store bag under the passenger seat. $61 in Pruette's sock. No tickets.
No citations were issued. Rights were read by me on scene at 0340 prior to any questions. My dash camera was operating.
CSPD Brantley came with a lady who pointed at them from inside the car.`,
      `TALMADGE COUNTY SHERIFF'S OFFICE         VEHICLE IMPOUND / INVENTORY       TC# 2408-1193
Reason: [ ] abandoned  [X] driver arrested  [ ] evidence hold  [ ] consent      Wrecker: Hightower's     Time called 0425
Owner: Tuttle Roofing & Gutter      Color: maroon / gray primer hood        Ladder rack: none     Tag: (redacted)
Tag light: out  [ ]    Brake lights: ok     Tail: L cracked
Contents:
  Cab: sunglasses, child seat (rear), phone charger, thermos, jumper cables, 2 ctn cigarettes
  Bed: shingles (partial bundle), tar bucket, magnet roller
  Toolbox in bed (locked): nail gun, 3 hammers, 36" red pry bar, chalk line, tin snips
  Trunk: n/a
Owner objects to search?   [X] Yes  "he said not without a warrant"   [ ] No
Personal property released: wallet to driver. Cell phones (2) kept w/ Dep. Kilgore.
Inventory done by: Dep. R. Yancey         Date 08/11/24       Time 0510
I acknowledge that this list is correct: (signature of owner) ____________ "jail"
Policy 5.14: All vehicles taken into custody shall be inventoried to protect the owner and the agency. Locked containers are opened when a key is at hand. Hold fee after 48 hrs. Form TCSO-31.`,
    ],
    [
      "Odom statement.pdf",
      `CSPD WITNESS STATEMENT      24-08-0217
NAME: Janice Odom   EMPLOYER: Magnolia Motor Lodge   DATE: 8/13/24   TIME: 4:40 pm
I work eleven to seven. I was out front of the office smoking. I do not know just what time but the bars close at 2 and it was maybe a half hour after that because the drunks had come in. Across the road at the Pantry I heard banging like metal on metal from around the back, for several minutes. It's all dark over there, the owner cuts the pump canopy lights off at closing to save on power. It is a four lane with the median, I would guess 250 feet.
I saw a dark green or black pick up backed up, I believe it was a Chevy because my husband had one, it had a rack on it for ladders. Three people were toting things. One was skinny and might of been a girl or boy. They had bandanas or masks, I never did see no faces. They went left out of the lot which is South toward town.
Later the officer rode me up the road and said they had got them and would I look. There was two men in handcuffs. I said well that could be the truck. I told him the big one was about the right size. I don't have my distance glasses since June, they are on order.
My nephew Terrence used to work at the Pantry till they let him go. I am sorry for Mr. Sal.
Janice Odom`,
    ],
    [
      "CSI processing sheet.pdf",
      `COWEETA SPRINGS PD     CRIME SCENE UNIT        PROCESSING SHEET         24-08-0217
Tech: Vinson, P.       Callout 0555      On scene 0634      Cleared 0810       Scene log kept: no
Requested by: Brantley           Lighting: daylight            Scene condition: store open, customers present
POINT OF ENTRY: Rear steel door, deadbolt side. Three pry marks on frame + 1 on door edge at 41" to 43" above grade. Strike plate bent. Widest impression measured by ruler 19 mm. Blue paint transfer in mark A.
FRONT DOOR: lower glass panel broken, glass lying OUTSIDE on walk, swept in pile.
CASTING: Mikrosil cast of mark A and mark C.   Mark B, D - photographed only, no scale.   Door and frame left in service with owner.
FOOTWEAR: 1 partial, dust, on paper bag behind counter, herringbone. Gel lift. Tuttle boots not collected.
LATENTS: 4 lifts, register drawer underside (2), office door (1), rear door inside (1). Submitted? _____
DVR: owner said nephew would burn a disc.
EVIDENCE             COLLECTED         PACKAGED          TO PROPERTY
 1 cast A            0702              paper fold        08/14/24
 2 cast C            0709              paper fold        08/14/24
 3 gel lift          0726              box               08/14/24
 4 latent cards (4)  0735              envelope          08/14/24
 5 pry bar, blue 24" from Brantley at station 0900, laid on bench beside casts, unpackaged    08/14/24
Remarks: Bar was test fitted in mark A at scene by Ofc Brantley before my arrival per Ofc Dillard.`,
    ],
    [
      "Toolmark report and property ledger.pdf",
      `STATE CRIME LABORATORY     FIREARMS & TOOLMARKS SECTION           OFFICIAL REPORT
Lab case 2024-2-11873      Requesting: Coweeta Springs PD      Victim: Peach Pantry     Suspect: Tuttle, W.
Received 10/02/2024 by lockbox.   Report date 04/17/2025.     Examiner: Delphine Rourke
Evidence: 001 cast "A".   002 cast "C".   005 one pry bar, blue, 24 inch, brand Tuff-Rite, ground tip.
RESULTS AND CONCLUSIONS
Test marks were made with item 005 in lead. Tip width 22.4 mm. Microscopic comparison of tests with item 001 shows agreement of class characteristics. There are insufficient individual characteristics for an identification. Item 005 can neither be identified nor eliminated as having made the mark in 001.
Item 002 differs in class from item 005 (curved claw).
Tip of 005 displays fresh grinding and a smear of gray paint. Paint was not compared; Trace section closed to new submissions.
Verification: pending.
Technical notes and images are kept in the case jacket and are not part of this report. Evidence will be returned to the agency.`,
      `CSPD PROPERTY & EVIDENCE LEDGER       pg 88        (handwritten, typed for court 5/5/25)
24-08-0217
8/14/24   1120   Vinson   IN   casts 2, lift 1, cards 4                    bin 30
8/14/24   1124   Vinson   IN   bar, red, 36 in.                            tall rack
8/19/24   0900   Brantley OUT  bar - "show to DA"       RET  8/26/24       tall rack
9/30/24   1330   Brantley OUT  casts 2, bar             to lab
10/2/24          lab receipt
8/15/24          Kilgore  IN   phone x2                                    bin 30
8/15/24          Kilgore  IN   cig ctn x 2, $61                            bin 30
9/9/24           Virani   OUT  cig ctn x 2 ret to owner per Brantley
3/3/25           flood in annex, bin 26-34 moved to trailer, see memo
Latent cards: located 4/28/25 still in bin, not sent to AFIS. Two of four water damaged.
Custodian: Mrs. O. Tidwell.  Ledger is inspected each quarter by the Chief's designee. Ink only. Do not tear out pages. Found bicycles go in the cage. Keys are not to be lent.`,
    ],
    [
      "Pruette interview.docx",
      `COWEETA SPRINGS POLICE DEPARTMENT      DETECTIVE DIV      INTERVIEW OF RICKEY PRUETTE       08-12-2024  2:20 PM
DET: Sgt. Loyd Haskew           (summary transcription, tape side A)
HASKEW: You're back on the waiver form from this morning, same deal.
PRUETTE: Yes sir.
HASKEW: Tell it again like we went over.
PRUETTE: Me and Wes went up there about 2. He had the bar. He popped the front glass, I stayed in the truck and he went in by hisself. I ain't never got out.
HASKEW: The back door though.
PRUETTE: Yeah, back door. He did the back door.
HASKEW: Who was the third one?
PRUETTE: Wasn't no third one. (pause) I mean there was a boy there but he wasn't with us. They call him T.
HASKEW: Terrence?
PRUETTE: I don't want to get into that.
HASKEW: How much was in the drawer?
PRUETTE: Wes said like two hundred. He give me sixty for riding.
HASKEW: And the cigarettes.
PRUETTE: It was just two cartons. Them is mine though, I bought them in Alabama.
HASKEW: I told you I'd talk to the DA on your probation if you was straight with me. Did you call Wes that night?
PRUETTE: Yeah, I called him round three to come get me from the highway. I mean before.
HASKEW: Were you using?
PRUETTE: I'd been up like two days. Ice.
HASKEW: All right. Turn that off. (2:44)`,
    ],
    [
      "Insurance proof of loss and lottery letter.pdf",
      `SOUTHERN HEARTH MUTUAL INSURANCE         SWORN STATEMENT IN PROOF OF LOSS        Claim 24-SH-30977
Insured: Peach Pantry LLC        Date of loss 08/11/2024       Policy limit contents $75,000    Deductible $500
Schedule of loss:
   Cash, register and office safe                           $ 2,860.00
   Cigarettes, 47 cartons @ 71.00                           $ 3,337.00
   Lottery instant tickets, 3 books                           $ 900.00
   Front door glass                                           $ 640.00
   Rear door and frame                                      $ 1,150.00
   DVR recorder (destroyed by burglars)                       $ 899.00
                                                   TOTAL     $ 9,786.00
Insured states: "The thieves broke the safe with a crow bar. I was called at home and got there at 3:45 and nobody was there yet."
Sworn this 22 day of August, 2024.    S. Virani
Adjuster's note 9/4: insd renewed with increased contents limit 7/30/24. Asked for register Z tape and cigarette purchase invoices for June and July. 2nd request 9/25. No reply. Referred to SIU.`,
      `GEORGIA INSTANT GAMES - RETAILER SECURITY          September 3, 2024
To: Sgt. L. Haskew, Coweeta Springs Police
Re: Retailer 118204 Peach Pantry, reported theft 8/11/24
Dear Sergeant:
Our records show 2 books (not 3) in active status at this retailer on the date. Book 0914-22 tickets 031 to 060 were not settled. The other book was sold through at the counter August 12 to 14.
Attempted validations of tickets from the reported range:
    08/11/2024   08:52 AM   ticket 033   won $5    paid at Fast Lane #6, Harmony Grove
    08/11/2024   08:53 AM   ticket 035   no win
    08/12/2024   07:10 PM   ticket 041   won $20   paid at Fast Lane #6
    08/19/2024   05:36 PM   ticket 052   won $10   paid at Fast Lane #6
Retailers keep camera recordings at their own discretion, usually for 30 days. We suggest that you contact them without delay. A player's identity is not recorded for prizes of less than $600. This office will furnish a certified copy on receipt of process.
Retailers are reminded that packs shall be reported stolen within 24 hours. The report in this instance was received August 16.
Corporate Security Analyst`,
    ],
    [
      "Employer letter and ADA plea notice.pdf",
      `OFFICE OF THE DISTRICT ATTORNEY, TALMADGE JUDICIAL CIRCUIT                May 9, 2025
State v. Wesley Lamar Tuttle, 25-CR-0310          State's Reciprocal Discovery O.C.G.A. 17-16-1 et seq.
1. The State's toolmark expert will testify that the pry bar from Defendant's truck made the marks on the door.
2. Co-defendant Pruette has pled to criminal trespass, 12 months, in exchange for truthful testimony. His probation revocation was dismissed. There are no other agreements.
3. The video from the store could not be obtained as the disc was blank. Dash video of Deputy Kilgore was not retained past 90 days.
4. The State gives notice of a 2011 burglary conviction for impeachment and under 24-4-404(b).
5. Speedy trial demand of defendant was received 5/1/25 out of time.
Mr. Tuttle has been held without bond since arrest by reason of the parole hold. No indictment was returned till February 18, 2025.`,
      `BLACKJACK CREEK ROOFING SUPPLY & LABOR
July 1 2025
To the lawyer for Wes Tuttle. I sub out to Wes and three more crews. In April of last year I bought six of them blue Tuff-Rite 24 inch bars off the same pallet and gave one to every crew and I know Rickey Pruette had one too because he run with Hollis's crew until I fired him July 26 for stealing copper. We grind the ends on all of them the same on my wheel, ever Friday.
Wes was on a tear-off at the Baptist church that Saturday till dark and he was to be back 7 am Sunday for the dry in before the rain. He had his grandbaby that weekend, his wife Loretta told me. He come by the shop at 2:50 that morning to get the tarps, I have it on the gate keypad, he has his own code, because it was fixing to storm, and I texted him at 2:55 and he said he was loading. My shop is in Harmony Grove, 21 miles from the Pantry.
He has drove for me nine years. If the police had of called I would of told them this. I have a camera at the gate too but it writes over.
Buddy Ransome, owner`,
    ],
  ]),
  key: {
    offence: "burglary",
    issues: [
      "stop-basis",
      "search",
      "identification",
      "witness-reliability",
      "alibi",
      "custody-chain",
      "disclosure",
      "recording-gap",
      "miranda",
    ],
    gaps: [
      /latent|fingerprint|afis|\bprints?\b/i,
      /dash|body.?(worn|cam)|bwc|in.?car/i,
      /\bphones?\b|cell|call (detail|record|log)|extraction/i,
      /terrence/i,
      /keypad|gate (code|log|record)|ransome|blackjack/i,
      /z.?tape|register (tape|record)|invoice|purchase record|\bsiu\b|insur\w*/i,
      /fast lane|validat\w*|redeem\w*/i,
      /footwear|boots?\b|shoe/i,
    ],
    contradictions: [
      { one: [1, /FRONT GLASS DOOR SHATTERED/], other: [5, /POINT OF ENTRY: Rear steel door/] },
      { one: [1, /LOOKOUT OVER THE RADIO AT 0335/], other: [3, /TIME OF STOP 0329/] },
      { one: [1, /LOAD A MAROON FORD PICKUP/], other: [4, /dark green or black pick up/] },
      { one: [1, /ONE HUNDRED PERCENT SURE/], other: [4, /I never did see no faces/] },
      { one: [1, /TUTTLE WAS WEARING A GRAY HOODED/], other: [3, /wearing a brown camouflage jacket/] },
      { one: [3, /Tuttle gave verbal consent/], other: [3, /he said not without a warrant/] },
      { one: [6, /neither be identified nor eliminated/], other: [9, /truck made the marks on the door/] },
    ],
    factors: [
      { sign: 1, quote: /neither be identified nor eliminated|differs in class from item 005/ },
      { sign: 1, quote: /bought six of them blue|We grind the ends on all of them/ },
      { sign: 1, quote: /2:50 that morning|21 miles from the Pantry/ },
      {
        sign: 1,
        quote: /I'd been up like two days|in exchange for truthful testimony|talk to the DA on your probation/,
      },
      { sign: 1, quote: /I never did see no faces|don't have my distance glasses/ },
      { sign: 1, quote: /test fitted in mark A at scene|laid on bench beside casts/ },
      { sign: -1, quote: /He had the bar|He did the back door/ },
      { sign: -1, quote: /Blue paint transfer in mark A|found a pry bar, approximately 24 inches/ },
    ],
    events: [
      "2024-08-11 03:17",
      "2024-08-11 03:29",
      "2024-08-11 04:12",
      "2024-08-11 03:52",
      "2024-08-12 14:20",
      "2024-08-11 08:52",
    ],
    fair: {
      issues: ["hearsay", "speedy-trial", "intent", "voluntariness", "counsel"],
      gaps: [
        /911|emergency call|\bcad\b|dispatch|radio|lookout|\bbolo\b/i,
        /dvr|store (video|camera)|surveillance|footage|\bdisc\b|cctv|video/i,
        /gate camera|motel (camera|video)|security camera/i,
        /photo(graph)?s?\b/i,
        /\bcasts?\b|door frame|\bmarks? (b|d)\b|test marks/i,
        /bench notes|case jacket|technical notes|lab\w* (notes|data|file|images)|verification|examiner'?s? (file|notes)/i,
        /paint|trace section/i,
        /36.?inch|red (pry )?bar|other (pry )?bars?|six bars|same pallet|second bar/i,
        /chain of custody|custody (log|record|form|gap)|ledger|show to da|evidence log|property record/i,
        /flood|memo|water damage/i,
        /newport|cartons?|cigarettes|tax stamp/i,
        /\bdna\b|swab|touch/i,
        /glass (fragments|sample|shards|particles)|\bglass\b/i,
        /dillard/i,
        /yancey/i,
        /nadia|employee|cleaner|user code/i,
        /loretta|\bwife\b|grandbaby/i,
        /hollis|crew/i,
        /haskew|first interview|morning (interview|waiver|statement)|\btape\b|recording.*pruette|pruette.*(recording|waiver|interview)/i,
        /plea (agreement|transcript|paper)|agreement|\bdeal\b|benefit|promise/i,
        /pruette.*(record|history)|criminal (history|record)|probation|convictions/i,
        /show.?up|identification (form|procedure|instructions)/i,
        /glasses|eyesight|optomet\w*|vision/i,
        /light(ing)?s?\b|canopy|distance|measure\w*|diagram|sketch|scene plan/i,
        /safe\b/i,
        /virani|owner'?s? (statement|phone)|salim/i,
        /alarm (panel|technician|audio|operator)|panel (clock|log)|opr 61/i,
        /field notes|rough notes|handwritten notes|officer'?s? notes|scene log/i,
        /policy|policies|inventory (procedure|policy)|procedure manual/i,
        /personnel|disciplin\w*|brady|giglio|internal affairs|impeach\w*/i,
        /consent form|written consent|consent to search/i,
        /miranda (form|waiver|card)|waiver|rights form/i,
        /radar|speed|avl|\bgps\b|location data/i,
        /licen[cs]e plate reader|\balpr\b|flock|traffic camera|tag reader/i,
        /wrecker|hightower|impound|truck (search|registration)|primer/i,
        /bandana|mask|hoodie|jacket|clothing|camouflage/i,
        /weather|storm|rain/i,
        /baptist|church|work (schedule|record|log)|time ?(sheet|card)/i,
        /text message|\btexts?\b/i,
        /booking|jail/i,
        /404|2011|prior (convict\w*|burglary)/i,
        /parole/i,
        /lottery|book 0914|retailer/i,
        /expert|independent (exam|test)\w*|defen[cs]e (exam|expert)\w*/i,
        /training|certif\w*|proficiency|accredit\w*|error rate/i,
        /search warrant|warrant/i,
        /indictment|grand jury/i,
        /bank|deposit/i,
        /\bskinny\b|third (person|man|suspect|individual)/i,
        /toxicolog\w*|drug (test|screen)|methamphetamine|\bice\b/i,
        /motel|guest|register of guests/i,
        /canvass/i,
        /rourke/i,
      ],
      contradictions: [
        { one: [1, /FRONT GLASS DOOR SHATTERED/], other: [2, /03:17:42\s+Z3\s+REAR STEEL DOOR/] },
        { one: [1, /FRONT GLASS DOOR SHATTERED/], other: [2, /03:52:16\s+Z2/] },
        { one: [1, /FRONT GLASS DOOR SHATTERED/], other: [5, /glass lying OUTSIDE/] },
        { one: [1, /UPON ARRIVAL AT APPROX 0331/], other: [2, /03:52:16\s+Z2/] },
        { one: [1, /THE REAR DOOR WAS SECURE/], other: [2, /03:17:42\s+Z3\s+REAR STEEL DOOR/] },
        { one: [1, /THE REAR DOOR WAS SECURE/], other: [5, /POINT OF ENTRY: Rear steel door/] },
        { one: [1, /THE REAR DOOR WAS SECURE/], other: [5, /Strike plate bent/] },
        { one: [1, /THE REAR DOOR WAS SECURE/], other: [7, /He did the back door/] },
        { one: [1, /THE REAR DOOR WAS SECURE/], other: [5, /Three pry marks on frame/] },
        { one: [1, /THE REAR DOOR WAS SECURE/], other: [8, /Rear door and frame/] },
        { one: [1, /THE REAR DOOR WAS SECURE/], other: [4, /banging like metal on metal/] },
        { one: [7, /He popped the front glass/], other: [2, /03:17:42\s+Z3\s+REAR STEEL DOOR/] },
        { one: [7, /He popped the front glass/], other: [2, /03:52:16\s+Z2/] },
        { one: [7, /He popped the front glass/], other: [5, /POINT OF ENTRY: Rear steel door/] },
        { one: [7, /He popped the front glass/], other: [5, /glass lying OUTSIDE/] },
        { one: [7, /He popped the front glass/], other: [7, /He did the back door/] },
        { one: [7, /He popped the front glass/], other: [7, /Yeah, back door/] },
        { one: [1, /TIME 0317\s+TO DATE/], other: [4, /maybe a half hour after that/] },
        { one: [2, /03:17:42\s+Z3\s+REAR STEEL DOOR/], other: [4, /maybe a half hour after that/] },
        { one: [2, /03:17:42\s+Z3\s+REAR STEEL DOOR/], other: [7, /went up there about 2/] },
        { one: [1, /TIME 0317\s+TO DATE/], other: [7, /went up there about 2/] },
        { one: [1, /TO DATE 08\/11\/24\s+TIME 0340/], other: [3, /TIME OF STOP 0329/] },
        { one: [1, /LOOKOUT OVER THE RADIO AT 0335/], other: [3, /recalled a be on lookout/] },
        { one: [3, /recalled a be on lookout/], other: [3, /TIME OF STOP 0329/] },
        { one: [3, /TIME OF STOP 0329/], other: [2, /03:52:16\s+Z2/] },
        { one: [1, /UPON ARRIVAL AT APPROX 0331/], other: [3, /TIME OF STOP 0329/] },
        { one: [1, /LOAD A MAROON FORD PICKUP/], other: [4, /I believe it was a Chevy/] },
        { one: [1, /FOR A MAROON FORD PICKUP, 2 W\/M/], other: [4, /dark green or black pick up/] },
        { one: [1, /06 FORD F150, MAROON/], other: [4, /dark green or black pick up/] },
        { one: [3, /a red in color Ford pickup/], other: [4, /dark green or black pick up/] },
        { one: [3, /maroon \/ gray primer hood/], other: [4, /dark green or black pick up/] },
        { one: [1, /06 FORD F150, MAROON/], other: [3, /a red in color Ford pickup/] },
        { one: [3, /Ladder rack: none/], other: [4, /it had a rack on it for ladders/] },
        { one: [1, /SHE SAW TWO WHITE MALES/], other: [4, /Three people were toting/] },
        { one: [1, /I COULD SEE TWO SUBJECTS/], other: [4, /Three people were toting/] },
        { one: [1, /SHE SAW TWO WHITE MALES/], other: [4, /I never did see no faces/] },
        { one: [1, /FOR A MAROON FORD PICKUP, 2 W\/M/], other: [4, /Three people were toting/] },
        { one: [4, /Three people were toting/], other: [7, /Wasn't no third one/] },
        { one: [4, /Three people were toting/], other: [7, /I ain't never got out/] },
        { one: [1, /SHE SAW TWO WHITE MALES/], other: [7, /I ain't never got out/] },
        { one: [1, /I COULD SEE TWO SUBJECTS/], other: [7, /I ain't never got out/] },
        { one: [7, /Wasn't no third one/], other: [7, /there was a boy there/] },
        { one: [1, /I COULD SEE TWO SUBJECTS/], other: [7, /he went in by hisself/] },
        { one: [1, /DRIVE OFF NORTH/], other: [4, /South toward town/] },
        { one: [3, /traveling north at a high rate/], other: [4, /South toward town/] },
        { one: [1, /ONE HUNDRED PERCENT SURE/], other: [4, /well that could be the truck/] },
        { one: [1, /ONE HUNDRED PERCENT SURE/], other: [4, /about the right size/] },
        { one: [1, /ONE HUNDRED PERCENT SURE/], other: [4, /don't have my distance glasses/] },
        { one: [1, /ONE HUNDRED PERCENT SURE/], other: [4, /It's all dark over there/] },
        { one: [1, /STANDING IN FRONT OF THE PATROL CAR/], other: [3, /pointed at them from inside/] },
        { one: [1, /TUTTLE WAS WEARING A GRAY HOODED/], other: [3, /Pruette was wearing a gray hoodie/] },
        { one: [1, /I DID NOT READ HIM HIS RIGHTS/], other: [3, /Rights were read by me/] },
        { one: [1, /I DID NOT INTERVIEW HIM/], other: [1, /ASKED TUTTLE WHERE THE CIGARETTES/] },
        { one: [1, /I DID NOT READ HIM HIS RIGHTS/], other: [1, /ASKED TUTTLE WHERE THE CIGARETTES/] },
        { one: [3, /found a pry bar, approximately 24 inches/], other: [3, /36" red pry bar/] },
        { one: [3, /found a pry bar, approximately 24 inches/], other: [6, /bar, red, 36 in\./] },
        { one: [5, /pry bar, blue 24" from Brantley/], other: [6, /bar, red, 36 in\./] },
        { one: [6, /one pry bar, blue, 24 inch/], other: [6, /bar, red, 36 in\./] },
        { one: [3, /found a pry bar, approximately 24 inches/], other: [3, /Cab: sunglasses/] },
        { one: [5, /measured by ruler 19 mm/], other: [6, /Tip width 22\.4 mm/] },
        { one: [5, /Blue paint transfer/], other: [6, /a smear of gray paint/] },
        { one: [6, /differs in class from item 005/], other: [9, /truck made the marks on the door/] },
        { one: [6, /insufficient individual characteristics/], other: [9, /truck made the marks on the door/] },
        { one: [5, /measured by ruler 19 mm/], other: [9, /truck made the marks on the door/] },
        { one: [6, /Tip width 22\.4 mm/], other: [9, /truck made the marks on the door/] },
        { one: [6, /agreement of class characteristics/], other: [5, /measured by ruler 19 mm/] },
        { one: [6, /displays fresh grinding/], other: [5, /Blue paint transfer/] },
        { one: [1, /CURRENCY 412\.00/], other: [8, /\$ 2,860\.00/] },
        { one: [1, /CURRENCY 412\.00/], other: [7, /like two hundred/] },
        { one: [7, /like two hundred/], other: [8, /\$ 2,860\.00/] },
        { one: [1, /TOBACCO 700\.00/], other: [8, /47 cartons @ 71\.00/] },
        { one: [7, /It was just two cartons/], other: [8, /47 cartons @ 71\.00/] },
        { one: [3, /Two cartons of Newport/], other: [8, /47 cartons @ 71\.00/] },
        { one: [1, /RECOVERED: 0\.00/], other: [3, /Two cartons of Newport/] },
        { one: [1, /RECOVERED: 0\.00/], other: [6, /cig ctn x 2 ret to owner/] },
        { one: [1, /LOTTERY 600\.00/], other: [8, /instant tickets, 3 books/] },
        { one: [8, /instant tickets, 3 books/], other: [8, /2 books \(not 3\)/] },
        { one: [1, /LOTTERY 600\.00/], other: [8, /2 books \(not 3\)/] },
        { one: [7, /Them is mine though/], other: [6, /cig ctn x 2 ret to owner/] },
        { one: [7, /It was just two cartons/], other: [7, /Them is mine though/] },
        { one: [1, /CASH REGISTER WAS ON THE FLOOR/], other: [8, /broke the safe with a crow bar/] },
        { one: [8, /got there at 3:45/], other: [2, /03:58:30\s+DISARM/] },
        { one: [8, /got there at 3:45/], other: [1, /UPON ARRIVAL AT APPROX 0331/] },
        { one: [8, /I was called at home/], other: [2, /KEYHOLDER 1 VIRANI - VOICEMAIL/] },
        { one: [8, /DVR recorder \(destroyed/], other: [1, /SHOWED ME THE VIDEO ON HIS PHONE/] },
        { one: [8, /DVR recorder \(destroyed/], other: [5, /nephew would burn a disc/] },
        { one: [8, /DVR recorder \(destroyed/], other: [9, /the disc was blank/] },
        { one: [1, /SHOWED ME THE VIDEO ON HIS PHONE/], other: [9, /the disc was blank/] },
        { one: [7, /Me and Wes went up there/], other: [7, /called him round three to come get me/] },
        { one: [7, /Me and Wes went up there/], other: [9, /come by the shop at 2:50/] },
        { one: [7, /went up there about 2/], other: [9, /come by the shop at 2:50/] },
        { one: [2, /03:17:42\s+Z3\s+REAR STEEL DOOR/], other: [9, /come by the shop at 2:50/] },
        { one: [1, /TIME 0317\s+TO DATE/], other: [9, /come by the shop at 2:50/] },
        { one: [4, /maybe a half hour after that/], other: [9, /come by the shop at 2:50/] },
        { one: [2, /02:41:33\s+Z3/], other: [9, /come by the shop at 2:50/] },
        { one: [2, /03:17:42\s+Z3\s+REAR STEEL DOOR/], other: [9, /21 miles from the Pantry/] },
        { one: [3, /I just went to get him/], other: [7, /Me and Wes went up there/] },
        { one: [3, /I just went to get him/], other: [7, /He did the back door/] },
        { one: [7, /called him round three to come get me/], other: [7, /I mean before/] },
        { one: [9, /There are no other agreements/], other: [7, /talk to the DA on your probation/] },
        { one: [9, /probation revocation was dismissed/], other: [9, /There are no other agreements/] },
        { one: [1, /WEATHER WAS CLEAR AND WARM/], other: [9, /fixing to storm/] },
        { one: [1, /ARREST AT\/NEAR SCENE: Y/], other: [3, /6\.2 mi fm Old Mill/] },
        { one: [3, /My dash camera was operating/], other: [9, /not retained past 90 days/] },
        { one: [7, /He give me sixty/], other: [3, /\$61 in Pruette's sock/] },
        { one: [1, /GLASS WAS SWEPT UP BY THE OWNER/], other: [5, /glass lying OUTSIDE/] },
        { one: [3, /\[X\] driver arrested/], other: [3, /Tuttle gave verbal consent/] },
        { one: [5, /Door and frame left in service/], other: [8, /Rear door and frame/] },
        { one: [8, /August 12 to 14/], other: [8, /instant tickets, 3 books/] },
        { one: [5, /Bar was test fitted in mark A/], other: [5, /from Brantley at station 0900/] },
        { one: [8, /08:52 AM/], other: [1, /ARREST AT\/NEAR SCENE: Y/] },
        { one: [8, /ticket 041/], other: [9, /held without bond since arrest/] },
        { one: [8, /08:52 AM/], other: [9, /held without bond since arrest/] },
        { one: [8, /ticket 052/], other: [9, /held without bond since arrest/] },
      ],
    },
  },
};
