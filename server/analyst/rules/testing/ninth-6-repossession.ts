import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const REPOSSESSION_CASE: CaseFile = {
  name: "homeowner shoots a repossession agent at night, Ohio",
  documents: makeDocuments([
    [
      "01 HCSO incident report 24-10-0419.pdf",
      `HARMON COUNTY SHERIFF'S OFFICE                                ORI OH0990000
OHIO UNIFORM INCIDENT REPORT                    Incident # 24-10-0419
[1] OFFENSE: MURDER  2903.02(A)        LARCENY TYPE: N/A       BIAS: 88 NONE
[2] LOCATION: 4418 TILE PLANT RD, ELLERY TWP        LOC CODE: 20 RESIDENCE
[3] DATE/TIME OCCURRED: WED 10/09/2024 0247 HRS    DISPATCHED 0256   ARRIVED 0309
[4] VICTIM: DOBRY, TRAVIS L.   M/W  34    OCC: AGENT, TRI-RIVER RECOVERY LLC
[5] SUSPECT: KESSINGER, WENDELL R.   M/W  61   5-08  155   RETIRED
[6] WITNESS: LUND, MARISA K.    F/W  29
[7] WITNESS: ABEL, DONNA (NEIGHBOR, 4421 TILE PLANT)
[8] WEAPON: REVOLVER, .38 SPL, SMITH & WESSON MOD 10
NARRATIVE - DEP. R. STAHLE, UNIT 31
ON LISTED DATE I RESPONDED TO A SHOOTING. THE NIGHT WAS CLEAR AND DRY. ON ARRIVAL I OBSERVED A FORD F-450 SELF LOADER IN THE DRIVEWAY, AMBER BEACONS OFF, BOOM LOWERED. A 2019 RAM 1500 WAS IN FRONT OF IT, NOT ON THE BOOM. MALE SUBJECT (DOBRY) FACE DOWN IN THE GRAVEL APPROX 40 FT FROM THE FRONT PORCH, SHOT IN THE BACK. FEMALE (LUND) WAS PERFORMING CPR.
SUSPECT WAS STANDING ON THE PORCH WITH THE REVOLVER IN HIS RIGHT HAND. I ORDERED HIM TO DROP IT AND HE COMPLIED. HE WAS HANDCUFFED AT 0311 AND PLACED IN MY CRUISER. SUSPECT SPONTANEOUSLY STATED "I TOLD HIM TO GIT AND HE DIDN'T GIT SO I SHOT HIM."
THERE WAS NO WORKING PORCH LIGHT. I USED MY FLASHLIGHT AND TAKEDOWNS.`,
      `HCSO   INCIDENT # 24-10-0419       NARRATIVE CONTINUED       PG 2
LUND ADVISED THAT SHE AND DOBRY WERE THERE TO RECOVER THE RAM ON A VALID ORDER. DOBRY WAS UNARMED AND HAD NOTHING IN HIS HANDS. SUSPECT CAME OUT SHOOTING WITHOUT A WORD. LUND REMAINED IN THE CAB THE ENTIRE TIME.
MEDIC 7 ARRIVED 0318. DOBRY PRONOUNCED AT SCENE 0326 HRS PER DR ON LINE.
DEP. GORRELL TOOK LUND TO HIS CRUISER AND SPOKE WITH HER. DEP. GORRELL ALSO SPOKE WITH MS ABEL WHO HAS A CAMERA ON HER GARAGE. SGT. PRUNTY TOOK OVER SCENE LOG.
DET. MASSIE NOTIFIED 0334. BCI CRIME SCENE REQUESTED, ARRIVED 0615.
SUSPECT SMELLED OF AN ALCOHOLIC BEVERAGE. NO PORTABLE TEST GIVEN. SUSPECT HAD A SCRAPE ON LEFT FOREARM, REFUSED MEDIC.
UNIT 31 IS NOT EQUIPPED WITH CRUISER VIDEO. BODY CAMERA WAS ACTIVATED.
SHIFT: MIDNIGHTS 2200-0600. OFF DUTY 0915, OT SLIP SUBMITTED. MILEAGE START 88,402 END 88,469. EQUIPMENT CHECKED BEGINNING OF SHIFT, NARCAN X2, AED GREEN LIGHT. CRUISER TO CAR WASH 0855 DUE TO MUD ON REAR SEAT.
VICTIM NEXT OF KIN NOTIFIED BY CHAPLAIN R. OTTO 0540. MARSY'S LAW CARD GIVEN TO WIDOW (A. DOBRY).
SUPPLEMENTS TO FOLLOW: GORRELL, PRUNTY, MASSIE.
CLEARED BY ARREST  ADULT
DEP R STAHLE #31          REVIEWED LT. C. BOWDEN      10/09/24 1140`,
    ],
    [
      "02 Harmon 911 transcripts.pdf",
      `HARMON COUNTY EMERGENCY COMMUNICATIONS
CERTIFIED TRANSCRIPT OF RECORDED LINES       REQ BY: PROSECUTOR       REC. 10/09/2024
CALL A     LINE 911-02      TRUNK START 02:47:51       ANI: wireless, LUND, M
CT: 911 where is your emergency.
CALLER: He shot him he shot my partner oh my God. Tile Plant Road. (crying)
CT: Who's shot ma'am?
CALLER: Travis. We're repo. The guy just started shooting from the porch, I seen him from behind the Dodge, I was getting the other wheel, I was right there.
CT: Is he breathing?
CALLER: I don't know. He's got the thing, I can't, he's laying on it.
CT: He's laying on what?
CALLER: The bar. Just send somebody. He's still up there with the gun.
CT: Where is the man with the gun now?
CALLER: He went in. I seen the door shut. The light went off.
CT: Stay on with me. Start chest compressions if you can do it safe. (CPR instructions, protocol 9, omitted from transcript)
TRUNK END 03:11:02
CALL B     LINE 911-03     TRUNK START 02:48:20      ANI: landline, KESSINGER
CALLER: This is Wendell Kessinger, 4418 Tile Plant. I need the law out here. I shot a fella. There's two of them. He come at me with a tire iron or something up on my steps.
CT: Sir, where is the gun?
CALLER: It's on the kitchen table. I'm going to leave it there. I ain't going to touch it.
CT: Ok. Are you hurt?
CALLER: He hit me in the arm. I hollered three times who's there. They didn't have no lights on nor nothing. Is somebody coming to help him?
CT: They're coming. Step out on the porch with your hands empty when they tell you.
TRUNK END 02:58:44      Transcribed by: J. Tolle, records clerk. "Best effort. (inaudible) marked."`,
    ],
    [
      "03 Lund statement.pdf",
      `HCSO FORM 11    VOLUNTARY WITNESS STATEMENT
NAME  Marisa Lund     DATE 10-9-24     TIME STARTED  6:05 am     TAKEN BY  Massie
(handwritten)
Me and Travis do nights for Tri-River. I have worked there since July. Travis was driving the truck, I ride and run the plates. We had a order on a 2019 Ram from the credit union. We got there about quarter till 3. There was 2 trucks so we had to look at the vin. Porch light was on, a big bright one, you could see the whole driveway. We both had on our lime green vests with Tri River on the back, we always wear them. Travis put the boom down and backed under. I stayed in the truck with my window up cause it was cold and raining.
I heard the screen door. The old man came out and yelled something, I could not make it out cause of the diesel. Travis said sir we're repo, we got paper. Travis was a good 40 foot from him by the tailgate. He turned around to come back to me and the man shot him. Bang bang, two shots quick. Travis fell. Travis never went up on the porch. He did not have nothing in his hands, he already put the flashlite in his pocket.
I got out and done CPR till the cop came. I did not see the man's arm or nothing wrong with him.
I never had no trouble with this customer. Travis been there once before by hisself in September and there was words.`,
      `FORM 11   PG 2      M. Lund
Det asked did I text anybody. I text my boss Rick (Sauer) after. I had my phone out for the VIN so some of it might be on there, I dont know if it was recording. I said he could look at it later because I needed it to get home.
Q by Massie: Do you guys carry any weapon?  A: No sir it is against company policy. Travis had a slide bar for the doors but it stays in the tool box.
Q: Had you or Travis had anything to drink or take?  A: Travis took a Adderall I think, to stay up. He has a script. We each had a energy drink.
Q: Was the order still good?   A: As far as I know. Rick pulls them. They get canceled sometimes and you dont know till the morning.
I have read this 2 page statement and it is true. I understand making a false statement to a law enforcement officer is a crime under ORC 2921.13.
Signed  Marisa Lund        finish 6:50 am
Witness  Det. K Massie
COPY TO WITNESS  [ ] yes  [X] no
Office use: Form 11 is to be scanned to the case jacket within 3 days. Originals go to Records in the blue tray. Do not fold. Victim services extension 240. If the witness requires mileage use form 16-B and attach the subpoena. Forms without a printed name will be returned to the deputy's mail slot.`,
    ],
    [
      "04 Coroner autopsy excerpt.pdf",
      `OFFICE OF THE CORONER, HARMON COUNTY
Autopsy performed under contract by Northwest Regional Forensic Pathology
CASE NO. C-24-0211      DECEDENT: DOBRY, Travis Lee      AGE 34     HT 74 in   WT 231 lb
DATE/TIME OF EXAM: 10 October 2024, 0900        PROSECTOR: I. Vasquez-Holm, MD
CLOTHING: Received on body: black hooded sweatshirt, black work pants, boots, black knit cap. No vest. Sweatshirt has one defect left front with sooty rim. Left trouser pocket: 1 pair nitrile gloves. Right: folding knife 3 1/2 in, closed.
EVIDENCE OF INJURY
Gunshot wound #1. Entrance left anterior chest, 18 in below top of head, 3/8 in oval with abrasion margin wider on the upper edge; powder stippling over 2 1/4 in area. Track: front to back, left to right, downward about 25 degrees. Perforates heart and right lung. Projectile lodged in the right back, recovered.
Gunshot wound #2. Graze, lateral left upper arm, front to back. No stippling.
No gunshot wounds of the posterior body surfaces. Other: abrasions of face and palms consistent with terminal collapse.
RANGE OF FIRE: Wound #1 intermediate range. For handguns in general stippling of this diameter corresponds to some inches up to about 3 ft. Test firing with the weapon is recommended.
Specimens: femoral blood, vitreous, urine retained. Toxicology: SENT, pending at time of this report.
CAUSE: Gunshot wound of chest.   MANNER: Homicide (the term is medical, not legal).
Hands bagged by BCI. Fingernail clippings retained. Body released to Otto & Daughters 10/11. Organ weights: heart 410 g, R lung 520, L lung 480, liver 1,850, spleen 160, kidneys 170/165. Remaining systems unremarkable.`,
    ],
    [
      "05 BCI scene evidence inventory.pdf",
      `BUREAU OF CRIMINAL INVESTIGATION - CRIME SCENE UNIT
SCENE EVIDENCE INVENTORY        LAB CASE 24-BG-30772        AGENT: T. Oyler
Scene: single story frame house, gravel drive 61 ft. Weather on arrival: light rain, ground wet. Entry to scene 0631, release 1120.
ITEM  DESCRIPTION                                             LOCATION                       TIME
1     Revolver S&W 10-7, .38 Spl, 6 chambers: 3 fired, 3 live  kitchen table, on newspaper     0644
2     Steel slide bar, 22 in, yellow tape on grip             under right arm of decedent     0702
3     Flashlight, Streamlight, lit                            porch, second step              0707
4     Bullet, deformed                                        porch post, 61 in above deck     0715
5     Swab, reddish stain                                     porch, second step              0719
6     Cap, black knit                                         w/ body
7     Bulb, flood, 150W, works when switched                  porch ceiling fixture            0733
8     Paper, "Order to Repossess", wet                        tow truck console               0750
9     Dash camera w/ SD card, tow truck                       windshield                      0752
10    Bottle bourbon, 1/3 full, 1 glass                       kitchen counter                  0801
Distance porch edge to decedent's feet: 9 ft 4 in. Drag marks in the gravel, 6 ft, toward truck, not explained. 
Items 2, 3, 5: packaged dry, not forwarded unless requested by agency. Item 9 turned over to HCSO Det. Massie on scene, form signed.
Total photos: 212. FARO scan: yes, 7 stations.
Note: body was covered with a sheet from Medic 7 before arrival of BCI. Deputy Gorrell advised that "the female moved something" prior to scene being secured.
BUREAU OF CRIMINAL INVESTIGATION - LABORATORY               REPORT OF FIREARMS EXAMINATION
LAB CASE 24-BG-30772           AGENCY: HCSO        SUBMITTED: 10/16/2024        DATE OF REPORT: 12/03/2024
Item 1: One (1) Smith & Wesson revolver, operable. Double action trigger pull 11.5 lb. Single action 3.0 lb.
Item 4: One (1) fired lead bullet, .38 caliber class, identified as fired from Item 1.
Item 11 (autopsy): One (1) fired lead bullet, identified as fired from Item 1.
The third fired bullet was not submitted.
Item 12: Sweatshirt. Visual and chemical processing not performed. Distance determination not requested by agency.
REMARKS: Evidence will be returned to the agency. This report does not reflect all testing notes; examination documentation on written request (Crim.R. 16).
Forensic scientist: P. Whitacre        Technical review: on file`,
    ],
    [
      "06 Kessinger interview transcript.docx",
      `HARMON COUNTY S.O.     DETECTIVE BUREAU       ROOM B      10/09/2024       IN: 0422    OUT: 0558
PRESENT: Det. K. Massie; W. Kessinger
MASSIE: You want a coffee? Ok. You told Stahle some of it already on the ride. Walk me through again.
KESSINGER: I been asleep in the recliner. Dog got to going. I seen somebody crouched by my truck and no lights. I hollered who's there. Three times. I come out on the porch and put the light on.
MASSIE: You got your gun by then.
KESSINGER: I had it down by my leg. He come up on the steps with a iron bar and a light in my eyes. I said get back. He swung and got me here. (shows arm) I shot. I shot I think two times. Maybe three.
MASSIE: Which hand was the bar in?
KESSINGER: Left. I guess the light was in his right.
MASSIE: He's shot in the back, Wendell.
KESSINGER: No sir he wasn't. He was as close as you are.
MASSIE: You knew it was the repo man. You had words with him in September.
KESSINGER: I never laid eyes on that man in my life. I made that payment the Friday before. I got the receipt in the drawer. They had no call to come.
MASSIE: How much you had to drink?
KESSINGER: One. At supper.
MASSIE: Let me just get this out of the way, you got the right to remain silent (reads form, 0451). You good to keep talking?
KESSINGER: My boy says I ought to have somebody with me. Dale knows a lawyer over in town.
MASSIE: We can do that after. I'm just trying to help you get it told right.
KESSINGER: All right then.
MASSIE: If somebody's on your porch with a bar I'd be scared too. So were you scared or mad?
KESSINGER: Both, I reckon. Them kids broke in my barn in August, and the law never came. I wasn't going to get beat to death in my own door.
(0523 Det. Massie leaves. 0539 returns. No audio between.)`,
    ],
    [
      "07 Canvass and jail medical.pdf",
      `HCSO SUPPLEMENT - CANVASS                 24-10-0419         DET. MASSIE       TYPED 10/22/24
10/09 0710   4421 Tile Plant, Donna ABEL, 70. She was awake with her husband's oxygen machine. Heard a man's voice yell "who's there" more than once, then a different man cussing, then one shot, a space "like you'd count to three," then two more. Looked out, saw the flood light on at Kessinger's and a big man on the steps or just at the steps. Could not say if he had anything. Did not see a tow truck's yellow lights. Her garage camera: "motion only". She will ask her grandson to get the clips.
10/09 0735   4390 Tile Plant, no answer. Card left.
10/09 0740   4450 Tile Plant, Hershel KEMP. Heard nothing. Takes his hearing aids out at night.
10/14 1305   T/C with Rick SAUER, owner Tri-River. States the order came from Ellery Community Credit Union on 9/30. He "would have to look" about a recall. He said Dobry was on final warning for an incident in Paulding where a debtor got a broken wrist. Did not request file.
10/15 0930   T/C Ellery Community CU, loan dept. Advised a subpoena would be required. Account was past due at time of assignment. 
Weather: I checked an app. It had been raining since about midnight.
Autopsy attended by undersigned 10/10.`,
      `HARMON COUNTY CORRECTIONS    MEDICAL INTAKE / RECEIVING SCREENING
INMATE: KESSINGER, WENDELL     BOOKED: 10/09/24 0640     SCREENED: 10/09/24 0725     BY: T. Raines LPN
BP 188/102   P 104   T 98.1   SpO2 95    WT 158
ALLERGIES: sulfa.   MEDS: lisinopril, metoprolol, hydrocodone 5 (back), last dose "bedtime"
Do you drink alcohol?  Yes.  How much?  "2 or 3 bourbons a night since wife passed"
Recent injury?  YES.  Describe: L forearm 9 cm linear contusion w/ central pallor and abrasion, swelling, tender over ulna. States "got hit with a bar." Ice. Xray ordered if not better, mobile unit Thurs. Photo: not taken, camera out.
Vision: glasses, not with him. States cannot see far without. Hearing: R aid.
Dominant hand: L
Suicide screen: 2 yes -> constant watch.  Cried during screening. Asked nurse "did that boy make it."
TB symptom screen neg. COVID screen neg. Diet: low Na. Bunk: lower. Housing: Medical 2. Orientation handbook given. Sick call is $5 and will not be refused for inability to pay. PREA video shown: deferred. Next appt: provider 10/11.
T Raines LPN`,
    ],
    [
      "08 Prosecutor Crim R 16 receipt.pdf",
      `HARMON COUNTY PROSECUTING ATTORNEY
STATE OF OHIO v. WENDELL R. KESSINGER          CASE NO. 24 CR 0388         COURT OF COMMON PLEAS
STATE'S RESPONSE TO DEMAND FOR DISCOVERY (CRIM.R. 16)                            January 6, 2025
Provided on this date by portal:
 1. Incident report, 2 pp.       2. 911 transcripts.      3. Statement of M. Lund.
 4. Coroner's report, without photographs (held in counsel-only viewing at this office).
 5. BCI inventory and firearms report.         6. Transcript of defendant's interview.
 7. Canvass supplement; jail screening.
The following are not yet in the possession of this office and will be supplemented upon receipt: supplements of Dep. Gorrell and Sgt. Prunty; toxicology.
With respect to Item 9 (SD card): Det. Massie advises the card was viewed and "showed only the road" and the device was released to Tri-River Recovery on October 11 at the owner's request. No copy was made.
With respect to Ms. Lund: she has a 2022 conviction for falsification (M1), Allen Municipal.
With respect to decedent: the State objects to disclosure of any criminal history as irrelevant.
Witnesses: Stahle, Gorrell, Prunty, Massie, Lund, Vasquez-Holm, Oyler, Whitacre, Sauer.
Ms. Abel is not expected to be called.
Indictment: Ct 1 murder 2903.02(A); Ct 2 felonious assault w/ firearm spec. Defendant held on $500,000 since October 9. No time waiver has been filed. Trial set March 24, 2025.
Assistant Prosecuting Attorney`,
    ],
  ]),
  key: {
    offence: "homicide",
    issues: [
      "self-defence",
      "intent",
      "miranda",
      "counsel",
      "voluntariness",
      "witness-reliability",
      "disclosure",
      "recording-gap",
      "speedy-trial",
    ],
    gaps: [
      /body.?(worn|cam)|bwc/i,
      /dash.?cam|dash camera|sd card|tow truck (video|camera|footage)/i,
      /garage (cam|video|clip)|neighbou?r.*(camera|video|footage|clips)|abel.*(camera|video|clips|footage)/i,
      /toxicolog/i,
      /gorrell|prunty/i,
      /lund.*(phone|video|text)|(phone|text messages?|cell).*lund/i,
      /credit union|loan (file|record|account|history)|repossess\w* order|order to repossess|recall|payment (record|receipt)/i,
      /slide bar|\bdna\b|fingerprint|latent|swab/i,
    ],
    contradictions: [
      {
        one: [1, /GRAVEL APPROX 40 FT FROM THE FRONT PORCH, SHOT IN THE BACK/],
        other: [4, /Entrance left anterior chest/],
      },
      { one: [3, /a good 40 foot from him by the tailgate/], other: [4, /some inches up to about 3 ft/] },
      { one: [1, /REVOLVER IN HIS RIGHT HAND/], other: [5, /kitchen table, on newspaper/] },
      { one: [1, /DOBRY WAS UNARMED AND HAD NOTHING IN HIS HANDS/], other: [5, /under right arm of decedent/] },
      { one: [3, /Porch light was on, a big bright one/], other: [1, /NO WORKING PORCH LIGHT/] },
      { one: [3, /our lime green vests/], other: [4, /black knit cap\. No vest/] },
      { one: [3, /I stayed in the truck with my window up/], other: [2, /from behind the Dodge/] },
    ],
    factors: [
      { sign: 1, quote: /powder stippling|Entrance left anterior chest|about 3 ft/ },
      { sign: 1, quote: /under right arm of decedent|he's laying on it/ },
      { sign: 1, quote: /9 cm linear contusion|He hit me in the arm/ },
      { sign: 1, quote: /yell "who's there" more than once|a big man on the steps/ },
      { sign: 1, quote: /conviction for falsification/ },
      { sign: 1, quote: /No copy was made/ },
      { sign: 1, quote: /final warning for an incident/ },
      { sign: -1, quote: /HE DIDN'T GIT SO I SHOT HIM|Both, I reckon|SMELLED OF AN ALCOHOLIC/ },
    ],
    events: ["2024-10-09 02:47", "2024-10-09 03:09", "2024-10-09 03:26", "2024-10-09 04:22", "2024-10-09 06:40"],
    fair: {
      issues: ["custody-chain", "hearsay", "identification", "search"],
      gaps: [
        /\bnurse\b|raines|hydrocodone/i,
        /911|emergency communications/i,
        /tolle|\bcad\b|dispatch (log|record)|call log|911 (audio|recording)|audio|radio (traffic|log)/i,
        /scene log|sign.?in|entry log/i,
        /medic 7|\bems\b|run (sheet|report)|paramedic|ambulance/i,
        /autopsy photo|photograph|\bphotos?\b|pictures/i,
        /faro|scan data|scene (plan|diagram)|3-?d|measurements|drag marks/i,
        /sauer|tri-?river|employ(er|ment)|personnel (file|record)|paulding|broken wrist|final warning/i,
        /gps|telematics|alpr|plate reader|tow (log|record)/i,
        /decedent'?s? (criminal|record|history|prior)|dobry.*(history|record|prior|conviction|character|phone)|criminal (history|record)|prior (acts|violence)/i,
        /third (fired )?bullet|projectile|third (shot|round)|trajectory|reconstruction/i,
        /distance (determination|test)|test.?fir|gunshot residue|\bgsr\b|muzzle|sweatshirt|range of fire/i,
        /bench notes|lab(oratory)? (notes|file|data)|whitacre|oyler|bci (notes|file)|examination documentation/i,
        /flashlight|reddish|blood ?stain|stain/i,
        /fingernail|clippings/i,
        /interview (video|recording)|recording of.*interview|video.*interview|rights form|waiver|miranda (form|card)/i,
        /massie('s)? (notes|supplement)|rough notes|field notes|handwritten notes|supplement/i,
        /stahle.*(ride|cruiser|transport)|cruiser|transport/i,
        /x-?ray|jail medical|medical (record|file)|forearm|injur(y|ies)/i,
        /blood alcohol|\bbac\b|breath|portable test|blood (draw|sample|test)/i,
        /\bweather\b|\brain\b/i,
        /\bdale\b|\bson\b/i,
        /kemp|4390/i,
        /september|prior (visit|incident|repo)|earlier visit/i,
        /barn|august|earlier (calls|burglary|break)/i,
        /phone records?|cell (phone|records|site)|text/i,
        /adderall|prescription|energy drink/i,
        /policy|policies|training|licen[cs]/i,
        /falsification|impeach\w*|brady|giglio|disciplin\w*|internal affairs/i,
        /chain of custody|property (receipt|room|log)|evidence (log|receipt|form)|\bcustody\b/i,
        /widow|a\. dobry|otto|chaplain/i,
        /donna abel|abel'?s? (statement|interview)|statement (of|from) (ms\.? )?abel|grandson/i,
        /bourbon|glass\b|newspaper/i,
        /expert|pathologist|use.of.force/i,
        /light bulb|flood ?light|fixture|lighting|visibility/i,
        /glasses|eyesight|vision|hearing aid/i,
        /grand jury/i,
        /jail (call|phone|record)/i,
        /firearm (trace|record|purchase)|ownership/i,
        /search warrant|consent to search|warrant/i,
      ],
      contradictions: [
        { one: [1, /DISPATCHED 0256/], other: [2, /TRUNK START 02:47:51/] },
        { one: [3, /I stayed in the truck with my window up/], other: [3, /Travis said sir we're repo/] },
        { one: [3, /I stayed in the truck with my window up/], other: [3, /heard the screen door/] },
        { one: [3, /I stayed in the truck with my window up/], other: [1, /WAS PERFORMING CPR/] },
        { one: [3, /I could not make it out cause of the diesel/], other: [7, /yell "who's there" more than once/] },
        { one: [3, /I could not make it out cause of the diesel/], other: [3, /Travis said sir we're repo/] },
        { one: [1, /GRAVEL APPROX 40 FT FROM THE FRONT PORCH, SHOT IN THE BACK/], other: [2, /up on my steps/] },
        {
          one: [1, /GRAVEL APPROX 40 FT FROM THE FRONT PORCH, SHOT IN THE BACK/],
          other: [6, /He come up on the steps with/],
        },
        {
          one: [1, /GRAVEL APPROX 40 FT FROM THE FRONT PORCH, SHOT IN THE BACK/],
          other: [7, /a big man on the steps/],
        },
        { one: [1, /GRAVEL APPROX 40 FT FROM THE FRONT PORCH, SHOT IN THE BACK/], other: [5, /Streamlight, lit/] },
        { one: [1, /GRAVEL APPROX 40 FT FROM THE FRONT PORCH, SHOT IN THE BACK/], other: [5, /Swab, reddish stain/] },
        {
          one: [1, /GRAVEL APPROX 40 FT FROM THE FRONT PORCH, SHOT IN THE BACK/],
          other: [3, /turned around to come back to me/],
        },
        { one: [1, /GRAVEL APPROX 40 FT FROM THE FRONT PORCH, SHOT IN THE BACK/], other: [4, /powder stippling/] },
        { one: [3, /a good 40 foot from him by the tailgate/], other: [5, /Swab, reddish stain/] },
        { one: [3, /a good 40 foot from him by the tailgate/], other: [5, /Streamlight, lit/] },
        { one: [3, /a good 40 foot from him by the tailgate/], other: [6, /He come up on the steps with/] },
        { one: [3, /a good 40 foot from him by the tailgate/], other: [2, /up on my steps/] },
        { one: [3, /a good 40 foot from him by the tailgate/], other: [4, /downward about 25 degrees/] },
        { one: [6, /You knew it was the repo man/], other: [6, /never laid eyes on that man/] },
        { one: [6, /You had words with him in September/], other: [6, /never laid eyes on that man/] },
        { one: [3, /I never had no trouble with this customer/], other: [6, /You had words with him in September/] },
        { one: [3, /Bang bang, two shots quick/], other: [6, /Maybe three\./] },
        { one: [3, /Bang bang, two shots quick/], other: [7, /like you'd count to three/] },
        { one: [2, /They didn't have no lights on/], other: [3, /you could see the whole driveway/] },
        { one: [1, /FLASHLIGHT AND TAKEDOWNS/], other: [5, /150W, works when switched/] },
        { one: [2, /The light went off/], other: [3, /you could see the whole driveway/] },
        { one: [8, /showed only the road/], other: [1, /A FORD F-450 SELF LOADER IN THE DRIVEWAY/] },
        {
          one: [1, /GRAVEL APPROX 40 FT FROM THE FRONT PORCH, SHOT IN THE BACK/],
          other: [4, /No gunshot wounds of the posterior/],
        },
        { one: [1, /GRAVEL APPROX 40 FT FROM THE FRONT PORCH, SHOT IN THE BACK/], other: [5, /9 ft 4 in\./] },
        {
          one: [1, /GRAVEL APPROX 40 FT FROM THE FRONT PORCH, SHOT IN THE BACK/],
          other: [4, /some inches up to about 3 ft/],
        },
        { one: [1, /GRAVEL APPROX 40 FT FROM THE FRONT PORCH, SHOT IN THE BACK/], other: [6, /as close as you are/] },
        { one: [1, /GRAVEL APPROX 40 FT FROM THE FRONT PORCH, SHOT IN THE BACK/], other: [6, /No sir he wasn't/] },
        { one: [6, /MASSIE: He's shot in the back/], other: [4, /Entrance left anterior chest/] },
        { one: [6, /MASSIE: He's shot in the back/], other: [4, /No gunshot wounds of the posterior/] },
        { one: [6, /MASSIE: He's shot in the back/], other: [6, /No sir he wasn't/] },
        { one: [3, /turned around to come back to me/], other: [4, /Entrance left anterior chest/] },
        { one: [3, /turned around to come back to me/], other: [4, /No gunshot wounds of the posterior/] },
        { one: [3, /turned around to come back to me/], other: [4, /front to back, left to right/] },
        { one: [3, /a good 40 foot from him by the tailgate/], other: [5, /9 ft 4 in\./] },
        { one: [3, /a good 40 foot from him by the tailgate/], other: [6, /as close as you are/] },
        { one: [3, /a good 40 foot from him by the tailgate/], other: [7, /a big man on the steps/] },
        { one: [3, /a good 40 foot from him by the tailgate/], other: [4, /powder stippling/] },
        { one: [3, /Travis never went up on the porch/], other: [7, /a big man on the steps/] },
        { one: [3, /Travis never went up on the porch/], other: [5, /Streamlight, lit/] },
        { one: [3, /Travis never went up on the porch/], other: [2, /up on my steps/] },
        { one: [3, /Travis never went up on the porch/], other: [6, /He come up on the steps with/] },
        { one: [3, /Travis never went up on the porch/], other: [4, /some inches up to about 3 ft/] },
        { one: [3, /Travis never went up on the porch/], other: [5, /Swab, reddish stain/] },
        { one: [3, /put the flashlite in his pocket/], other: [5, /Streamlight, lit/] },
        { one: [3, /put the flashlite in his pocket/], other: [6, /and a light in my eyes/] },
        { one: [3, /put the flashlite in his pocket/], other: [4, /1 pair nitrile gloves/] },
        { one: [1, /REVOLVER IN HIS RIGHT HAND/], other: [2, /It's on the kitchen table/] },
        { one: [1, /REVOLVER IN HIS RIGHT HAND/], other: [7, /Dominant hand: L/] },
        { one: [1, /REVOLVER IN HIS RIGHT HAND/], other: [2, /He went in\. I seen the door shut/] },
        { one: [2, /He's still up there with the gun/], other: [2, /It's on the kitchen table/] },
        { one: [2, /He's still up there with the gun/], other: [2, /He went in\. I seen the door shut/] },
        { one: [1, /DOBRY WAS UNARMED AND HAD NOTHING IN HIS HANDS/], other: [2, /he's laying on it/] },
        { one: [1, /DOBRY WAS UNARMED AND HAD NOTHING IN HIS HANDS/], other: [2, /CALLER: The bar\./] },
        { one: [1, /DOBRY WAS UNARMED AND HAD NOTHING IN HIS HANDS/], other: [2, /tire iron or something/] },
        { one: [1, /DOBRY WAS UNARMED AND HAD NOTHING IN HIS HANDS/], other: [6, /He come up on the steps with/] },
        { one: [3, /did not have nothing in his hands/], other: [5, /under right arm of decedent/] },
        { one: [3, /did not have nothing in his hands/], other: [2, /he's laying on it/] },
        { one: [3, /did not have nothing in his hands/], other: [2, /CALLER: The bar\./] },
        { one: [3, /did not have nothing in his hands/], other: [2, /tire iron or something/] },
        { one: [3, /did not have nothing in his hands/], other: [6, /He come up on the steps with/] },
        { one: [3, /it stays in the tool box/], other: [5, /under right arm of decedent/] },
        { one: [3, /it stays in the tool box/], other: [2, /CALLER: The bar\./] },
        { one: [3, /it stays in the tool box/], other: [2, /he's laying on it/] },
        { one: [3, /A: No sir it is against company policy/], other: [4, /folding knife 3 1\/2 in/] },
        { one: [3, /A: No sir it is against company policy/], other: [5, /under right arm of decedent/] },
        { one: [1, /DOBRY WAS UNARMED AND HAD NOTHING IN HIS HANDS/], other: [4, /folding knife 3 1\/2 in/] },
        { one: [1, /NO WORKING PORCH LIGHT/], other: [5, /150W, works when switched/] },
        { one: [1, /NO WORKING PORCH LIGHT/], other: [7, /saw the flood light on/] },
        { one: [1, /NO WORKING PORCH LIGHT/], other: [6, /put the light on/] },
        { one: [1, /NO WORKING PORCH LIGHT/], other: [2, /The light went off/] },
        { one: [1, /LUND REMAINED IN THE CAB/], other: [2, /from behind the Dodge/] },
        { one: [1, /LUND REMAINED IN THE CAB/], other: [1, /WAS PERFORMING CPR/] },
        { one: [1, /LUND REMAINED IN THE CAB/], other: [5, /the female moved something/] },
        { one: [3, /I could not make it out cause of the diesel/], other: [1, /SHOOTING WITHOUT A WORD/] },
        { one: [1, /SHOOTING WITHOUT A WORD/], other: [7, /yell "who's there" more than once/] },
        { one: [1, /SHOOTING WITHOUT A WORD/], other: [2, /I hollered three times/] },
        { one: [1, /SHOOTING WITHOUT A WORD/], other: [6, /I hollered who's there/] },
        { one: [1, /SHOOTING WITHOUT A WORD/], other: [1, /I TOLD HIM TO GIT/] },
        { one: [1, /SHOOTING WITHOUT A WORD/], other: [6, /I said get back/] },
        { one: [2, /just started shooting from the porch/], other: [7, /yell "who's there" more than once/] },
        { one: [2, /just started shooting from the porch/], other: [3, /came out and yelled something/] },
        { one: [1, /SHOOTING WITHOUT A WORD/], other: [3, /came out and yelled something/] },
        { one: [3, /Travis said sir we're repo/], other: [7, /a different man cussing/] },
        { one: [3, /Bang bang, two shots quick/], other: [5, /3 fired, 3 live/] },
        { one: [3, /Bang bang, two shots quick/], other: [7, /then two more/] },
        { one: [6, /I shot I think two times/], other: [5, /3 fired, 3 live/] },
        { one: [6, /I shot I think two times/], other: [7, /then two more/] },
        { one: [1, /THE NIGHT WAS CLEAR AND DRY/], other: [3, /cause it was cold and raining/] },
        { one: [1, /THE NIGHT WAS CLEAR AND DRY/], other: [5, /light rain, ground wet/] },
        { one: [1, /THE NIGHT WAS CLEAR AND DRY/], other: [7, /raining since about midnight/] },
        { one: [1, /THE NIGHT WAS CLEAR AND DRY/], other: [1, /MUD ON REAR SEAT/] },
        { one: [6, /KESSINGER: Left\. I guess/], other: [5, /under right arm of decedent/] },
        { one: [6, /KESSINGER: One\. At supper/], other: [7, /2 or 3 bourbons a night/] },
        { one: [6, /KESSINGER: One\. At supper/], other: [1, /SMELLED OF AN ALCOHOLIC/] },
        { one: [6, /KESSINGER: One\. At supper/], other: [5, /Bottle bourbon/] },
        { one: [6, /never laid eyes on that man/], other: [3, /there was words/] },
        { one: [3, /I never had no trouble with this customer/], other: [3, /there was words/] },
        { one: [6, /I made that payment/], other: [7, /Account was past due/] },
        { one: [6, /I made that payment/], other: [1, /ON A VALID ORDER/] },
        { one: [1, /ON A VALID ORDER/], other: [3, /They get canceled sometimes/] },
        { one: [1, /ON A VALID ORDER/], other: [7, /about a recall/] },
        { one: [1, /SUSPECT SPONTANEOUSLY STATED/], other: [6, /You told Stahle some of it already/] },
        { one: [1, /HE DIDN'T GIT SO I SHOT HIM/], other: [2, /tire iron or something/] },
        { one: [1, /HE DIDN'T GIT SO I SHOT HIM/], other: [6, /He swung and got me here/] },
        { one: [1, /SCRAPE ON LEFT FOREARM/], other: [7, /9 cm linear contusion/] },
        { one: [3, /did not see the man's arm/], other: [7, /9 cm linear contusion/] },
        { one: [8, /"showed only the road"/], other: [3, /Travis put the boom down/] },
        { one: [8, /Ms\. Abel is not expected/], other: [7, /yell "who's there" more than once/] },
        { one: [1, /BOOM LOWERED/], other: [3, /backed under/] },
        { one: [3, /Porch light was on, a big bright one/], other: [6, /put the light on/] },
        { one: [3, /Porch light was on, a big bright one/], other: [2, /They didn't have no lights on/] },
        { one: [3, /TIME STARTED {2}6:05 am/], other: [6, /OUT: 0558/] },
        { one: [6, /reads form, 0451/], other: [6, /IN: 0422/] },
        { one: [1, /MALE SUBJECT \(DOBRY\) FACE DOWN/], other: [1, /WAS PERFORMING CPR/] },
        { one: [5, /Drag marks in the gravel/], other: [3, /Travis fell\./] },
        { one: [3, /done CPR till the cop came/], other: [5, /the female moved something/] },
        { one: [6, /seen somebody crouched by my truck/], other: [7, /glasses, not with him/] },
      ],
    },
  },
};
