import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const DRIVE_THRU_CASE: CaseFile = {
  name: "driver asleep in a drive-thru lane, two breath samples",
  documents: makeDocuments([
    [
      "Arrest affidavit 25-03117.pdf",
      `PALMETTO KEY POLICE DEPARTMENT
COMPLAINT / ARREST AFFIDAVIT                                   Page 1 of 2
OBTS ________   AGENCY CASE NO. 25-03117   COURT CASE NO. 25-CT-004410
DEFENDANT: HALE, TERRENCE O.   R/S: W/M   DOB 06/11/1989   HT 5'11   WT 205   HAIR BRO  EYES BRO
ADDRESS: 418 COCOPLUM CT APT 3
CHARGE 1: DRIVING UNDER THE INFLUENCE  F.S. 316.193(1)   DEGREE M-1   BOND $1000
LOCATION OF ARREST: 2290 SEAWALL BLVD (BURGER PIER)
DATE/TIME OF ARREST 03/16/2025 0219 HRS
NARRATIVE
THE UNDERSIGNED HAS PROBABLE CAUSE TO BELIEVE THAT THE ABOVE NAMED DEFENDANT ON THE 16TH DAY OF MARCH 2025 AT APPROX 0147 HRS COMMITTED THE ABOVE OFFENSE IN THAT:
I WAS DISPATCHED TO 2290 SEAWALL BLVD IN REFERENCE TO A MALE ASLEEP AT THE WHEEL IN THE DRIVE THRU LANE. UPON ARRIVAL I OBSERVED A BLACK HONDA ACCORD STOPPED AT THE MENU BOARD. THE VEHICLE WAS RUNNING WITH THE BRAKE LIGHTS ILLUMINATED AND THE GEAR SELECTOR IN DRIVE. THE DEFENDANT WAS THE SOLE OCCUPANT AND WAS SLUMPED OVER THE STEERING WHEEL. I KNOCKED ON THE WINDOW FOR APPROXIMATELY TWO MINUTES WITH NO RESPONSE. FEARING A MEDICAL EVENT I OPENED THE DRIVER DOOR, AT WHICH TIME THE DEFENDANT AWOKE.`,
      `COMPLAINT / ARREST AFFIDAVIT (CONTINUATION)                    Page 2 of 2
I IMMEDIATELY SMELLED A STRONG ODOR OF AN ALCOHOLIC BEVERAGE COMING FROM THE DEFENDANT'S BREATH. HIS EYES WERE BLOODSHOT AND WATERY AND HIS SPEECH WAS SLURRED. THE DEFENDANT STUMBLED WHEN HE EXITED THE VEHICLE AND HELD ONTO THE DOOR FOR BALANCE. OFC DUNLEAVY #3310 ARRIVED AS BACKUP AND MOVED THE VEHICLE OUT OF THE LANE.
THE DEFENDANT AGREED TO PERFORM FIELD SOBRIETY EXERCISES. THE EXERCISES WERE CONDUCTED ON DRY, LEVEL, WELL LIT PAVEMENT. SEE DUI INFLUENCE REPORT. BASED ON THE TOTALITY I PLACED THE DEFENDANT UNDER ARREST.
POST MIRANDA THE DEFENDANT ADVISED HE HAD CONSUMED "FOUR OR FIVE BEERS" AT A FRIEND'S HOUSE.
THE DEFENDANT WAS TRANSPORTED TO THE COUNTY BREATH CENTER. AFTER A CONTINUOUS TWENTY MINUTE OBSERVATION PERIOD HE PROVIDED TWO SAMPLES OF .119 AND .121.
THE DEFENDANT'S VEHICLE WAS TOWED BY ROTATION. NO INJURIES. NO PROPERTY DAMAGE.
SWORN TO AND SUBSCRIBED BEFORE ME THIS 16TH DAY OF MARCH 2025
OFFICER: J. KESTERSON #3287   SQUAD C / MIDNIGHTS    VEHICLE 3B12
NOTARY / LEO: SGT R. BIELAK
FIRST APPEARANCE: 03/17/2025 0900   DIV. 6
YOU ARE HEREBY NOTIFIED THAT FAILURE TO APPEAR MAY RESULT IN A WARRANT FOR YOUR ARREST. IF YOU ARE A PERSON WITH A DISABILITY WHO NEEDS AN ACCOMMODATION CONTACT COURT ADMINISTRATION AT LEAST SEVEN DAYS BEFORE YOUR APPEARANCE.`,
    ],
    [
      "DUI influence report.pdf",
      `PALMETTO KEY PD     ALCOHOL INFLUENCE REPORT      CASE 25-03117
SUBJECT: HALE, T.          OFFICER: KESTERSON #3287        DATE 3/16/25
1. VEHICLE IN MOTION       [ ] observed   [X] not observed
2. WEATHER  [X] clear  [ ] cloudy  [ ] rain  [ ] fog
   ROADWAY  [X] dry    [ ] wet
3. ODOR     [ ] none  [ ] faint  [ ] moderate  [X] strong
4. EYES     [X] bloodshot  [X] watery  [ ] normal
5. SPEECH   [ ] normal  [X] slurred  [ ] mumbled
6. CLOTHING  Polo shirt, shorts.   FOOTWEAR: work boots, laced
7. ATTITUDE [X] cooperative
8. PHYSICAL DEFECTS / INJURIES CLAIMED: None stated by subject.
EXERCISES (start 0204 end 0217)
HGN           L   R
 lack of smooth pursuit           X   X
 distinct nystagmus max dev.      X   X
 onset prior to 45 degrees        X   X      6 of 6
 vertical nystagmus  no
WALK AND TURN
 cannot keep balance X    starts too soon     stops walking X   misses heel to toe X
 steps off line X   uses arms X   improper turn X   wrong number of steps           6 of 8
ONE LEG STAND    sways X   uses arms X   hops     puts foot down X       3 of 4
Finger to nose: not administered. Romberg: not administered
Remarks: Subject counted to 12 and stopped on OLS, asked "is that enough".`,
      `PALMETTO KEY PD     ALCOHOL INFLUENCE REPORT  (reverse)     CASE 25-03117
INTERVIEW (read Miranda before asking)   Rights read by: KESTERSON   Time: 0226
Have you been drinking?  YES      What?  Beer      How much?  4 or 5
Started?  9 pm     Stopped?  "midnight maybe"      Where?  friends house
Are you ill?  No     Diabetic?  No     Epileptic?  No
Under doctor's care?  No    Taking medication?  No     Last slept?  "worked a double, up since 5"
Were you driving?  "I was getting food"
On a scale 0 to 10 how impaired are you?  2
When did you last eat?  noon
OPERATOR'S OPINION:  Effects of alcohol  [ ] slight  [ ] obvious  [X] extreme
Ability to operate vehicle  [X] impaired
This form is to be completed as near in time as possible to the arrest. Original to Records, yellow to SAO, pink to officer. Form PKPD-144 rev 08/19. Do not use correction fluid. Supervisor review is required before end of shift. Incomplete forms will be returned.
Supervisor initials: rb`,
    ],
    [
      "CAD event P250316-0041.txt",
      `EVENT P250316-0041    TYPE 38 WELFARE / POSS 10-56    PRI 2    ZONE 3B
CREATED 03/16/25 01:43:12  BY DISP 14    RP: "DESTINY" AT BURGER PIER  CB 555-0142
01:43:12  RP ADV MALE PASSED OUT IN DRIVE THRU, CARS BEHIND HIM HONKING
01:43:40  RP ADV DARK BLUE 4 DOOR, UNK MAKE. NOT MOVING ABOUT 10 MIN
01:44:05  RP ADV SECOND PERSON WAS IN CAR EARLIER, WALKED OFF TOWARD BEACH
01:44:31  DISP 3B12
01:51:20  3B12 OUT
01:52:02  3B12  TAG CHECK  FL  Q7T XX1   VALID  REG OWNER  MARLOW, DENISE K
01:54:48  3B14 OUT
02:08:00  WX ADV ALL UNITS: SQUALL LINE OVER KEY, HEAVY RAIN, USE CAUTION BRIDGE
02:19:33  3B12  1 IN CUSTODY
02:24:10  3B12  ENR BREATH CTR  START MI 40118.2
02:35:51  3B12  ARR BREATH CTR  END MI 40126.9
03:20:15  3B12  ENR COUNTY JAIL
03:34:00  3B12  ARR JAIL
04:02:44  3B12  CLR   DISPO A
04:02:50  EVENT CLOSED
--- UNIT HISTORY ---
3B12 KESTERSON     3B14 DUNLEAVY     3S1 BIELAK (NOT ENR)
--- END OF REPORT ---  PRINTED 04/02/25 10:11 BY RECORDS2`,
    ],
    [
      "BWC transcript Kesterson.docx",
      `TRANSCRIPT OF BODY WORN CAMERA, OFC. J. KESTERSON, CASE 25-03117
Prepared by Records Section from file 3287_20250316_0151. Clock on screen is local time.
01:51:31  [officer exits patrol vehicle, walks to dark sedan at menu board]
01:51:48  KESTERSON: (knocks twice) Police department. Hey bud.
01:51:53  HALE: Yeah. Yeah, sorry. I'm up.
01:51:56  KESTERSON: Roll it down for me. Turn the car off.
01:52:01  HALE: It's off. Keys are right there on the console.
01:52:06  KESTERSON: Okay. How you doing tonight.
01:52:10  HALE: Tired. Been up since five. She went to use the bathroom, she's driving.
01:52:18  KESTERSON: Who's she?
01:52:20  HALE: My girlfriend. Denise. It's her car.
01:52:31  KESTERSON: How much you had to drink tonight?
01:52:35  HALE: Couple. Four or five over the whole night.
01:53:10  KESTERSON: Alright hop out, come on back here with me.
01:53:22  [subject exits, walks to rear of vehicle, does not touch the vehicle]
01:54:58  [second officer arrives]
01:55:20  DUNLEAVY: You want me to look for the girlfriend?
01:55:24  KESTERSON: Nah. He's good for it.
01:56:02  KESTERSON: You got any injuries, bad knees, anything?
01:56:06  HALE: I had my ankle screwed together in October.
01:56:11  KESTERSON: You'll be fine.`,
      `Kesterson BWC, page 2
02:03:40  KESTERSON: Over here by the dumpster. Pick a line. Imagine a line.
02:03:55  HALE: In flip flops? 
02:03:58  KESTERSON: You can kick them off if you want.
02:04:10  [HGN. stimulus moved; total time 34 seconds]
02:07:50  [rain heard on microphone; officer puts on hood]
02:08:35  HALE: Man, it's pouring.
02:08:39  KESTERSON: We'll make it quick. Nine steps, heel to toe.
02:12:20  [one leg stand]
02:12:44  HALE: Is that enough?
02:12:46  KESTERSON: Yep that's fine.
02:18:55  KESTERSON: Go ahead and put your hands behind your back.
02:19:20  HALE: Can I call a lawyer?
02:19:24  KESTERSON: You can call whoever you want at the jail.
02:24:30  [transport begins. rear seat camera not shown on this file]
02:26:00  KESTERSON: So what'd you start drinking, like nine?
02:26:04  HALE: About nine.
02:29:15  [audio off]
02:36:20  [audio on. breath center parking lot]
02:36:41  KESTERSON: Alright, you have the right to remain silent. Anything you say can be used. You got a right to a lawyer.
02:37:02  HALE: I asked for one.
02:41:15  HALE: I'm going to be sick. (retching)
02:41:30  KESTERSON: Trash can. Right there. 
02:43:00  [recording ends]`,
    ],
    [
      "Statement D Orozco handwritten.pdf",
      `PALMETTO KEY POLICE DEPT.  WITNESS STATEMENT  (voluntary)
Name: Destiny Orozco     Age: 19     Occupation: shift lead, Burger Pier
Date: 3-16-25   Time: 3:05 am    Case # 25-03117
I was working window 2. Around 1:30 a car was stoped at the menue and did not order. Cars was going around it. I looked on the camera and there was a guy in the drivers seat sleeping with his head BACK on the head rest, mouth open. Before that I saw a girl with blond hair get out of the DRIVER side and go to the bathroom, she came back later when the cops was there and got told to leave. I dont know if the car was on, the lights was off. I have been told by my manager I have to be at work so I might not can come to court. I did not smell anything because I did not go out there. The cameras go in a box in Marvins office he said they keep for 30 days.
I swear that the above is true and correct to the best of my knowledge.
Signed  Destiny Orozco
Witnessed: Ofc Dunleavy 3310
(Use additional sheets if needed. Do not write below this line.)`,
    ],
    [
      "Breath test affidavit.pdf",
      `BREATH ALCOHOL TEST AFFIDAVIT                              FORM 38
Instrument: Intoxilyzer 8000    Serial: 80-00XX17     Software 8100.27
Agency: Palmetto Key PD      Location: County Breath Center
Subject: Hale, Terrence O     DOB 06/11/1989
Date of test 03/16/2025        Date of last agency inspection 02/03/2025
Time observation began  02:38
Test                g/210L        Time
Diagnostics          OK           02:50
Air Blank            0.000        02:51
Control Test         0.079        02:51
Air Blank            0.000        02:52
Subject Test #1      0.091        02:53
Air Blank            0.000        02:54
Air Blank            0.000        02:56
Subject Test #2      0.118        02:57
Air Blank            0.000        02:58
Control Test         0.078        02:59
Diagnostics          OK           02:59
Number of samples: 2.   Third sample: not requested.
I certify that I hold a valid permit issued by the Department, that the instrument was operated in accordance with the applicable rules, and that the subject was observed for at least twenty minutes before the first sample to ensure that he did not take anything by mouth or regurgitate.
Breath test operator: C. Amundsen, County Breath Center
Observation by: Kesterson`,
    ],
    [
      "Implied consent warning.pdf",
      `IMPLIED CONSENT WARNING                             HSMV style form
I am Ofc KESTERSON, a law enforcement officer with PALMETTO KEY PD. You are under arrest for driving under the influence. I am now requesting that you submit to a lawful test of your breath for the purpose of determining its alcohol content.
Will you submit to the test?
If you fail to submit to the test I have requested of you, your privilege to operate a motor vehicle will be suspended for a period of one (1) year for a first refusal, or eighteen (18) months if your privilege has been previously suspended. If your license has previously been suspended for refusal you commit a misdemeanor. Refusal is admissible into evidence in any criminal proceeding.
Do you still refuse to submit to this test knowing that your driving privilege will be suspended?
Subject's response:   [X] will submit     [ ] refuse
Read at 0312 hrs on 03/16/2025.
Subject signature: T Hale
Officer: J Kesterson
Notice of suspension issued: [X] yes   Temporary permit: 10 days
A formal review of the suspension may be requested within ten days from the date of arrest at a Bureau of Administrative Reviews office. A filing fee applies.`,
    ],
    [
      "Jail intake health screen.pdf",
      `COUNTY DETENTION CENTER     RECEIVING SCREENING
Inmate: HALE, TERRENCE    Booking # 25-01972    Arr. 3/16/25 3:34 AM     Screen time 3:52 AM
Nurse: P. Villaseca LPN
BP 134/86  P 82  R 16  T 98.1  SpO2 98
Appearance: alert, oriented x4, wet clothing, given dry uniform
Odor of alcohol:  none noted
Eyes: clear, PERRL.    Speech: clear, appropriate
Gait: slight limp L, states ORIF L ankle Oct 2024, hardware in place
Footwear on arrival: rubber sandals
Current meds: lisinopril 10 mg, omeprazole for reflux (GERD) daily
Alcohol use: "beer on weekends"   CIWA 1
Suicide screen: neg x 8
PREA screen completed. TB symptom screen neg. COVID screen neg. Diet: regular. Housing: GP intake 2.
Detox protocol:  not indicated
Inmate given orientation handbook (English). Grievance procedure explained. Medical request form explained. No copay for intake screening.
Signature on file.`,
      `COUNTY DETENTION CENTER     ORIENTATION HANDBOOK, page 4 of 31 (copy given at intake)
COUNT TIMES. Formal counts are held at 5:30 am, 11:00 am, 4:00 pm and 10:00 pm. Remain on your bunk until the count is cleared. MEALS. Trays are served at 6:00, 11:30 and 4:30. Religious and medical diets need an approved request. Trading of food is prohibited. LAUNDRY. Linens are exchanged on Wednesday. Uniforms are exchanged on Tuesday and Saturday. MAIL. All personal mail is scanned by the vendor and may be read on the tablets. Legal mail is opened in your presence. VISITATION. Video visits must be scheduled a day in advance. Visitors must be properly dressed. Two adults per visit. COMMISSARY. Orders are due by Sunday at 9:00 pm. The limit is $75 per week. Indigent kits are issued to those with less than $2 for seven days. TABLETS. Damage will be charged to your account. BARBER. By list. RECREATION. One hour, weather permitting. GRIEVANCES must be filed within five working days on the proper form and must concern one subject only. Do not lie on the floor. Do not cover the vents. Do not tamper with the sprinkler heads. Shower shoes must be worn.`,
    ],
    [
      "Tow sheet.pdf",
      `BAYSIDE RECOVERY LLC    VEHICLE STORAGE RECEIPT / INVENTORY
DATE 03/16/2025     CALLED 0222     ARRIVED 0241      CLEARED 0258
REQUESTED BY: PKPD UNIT 3B14
VEH: 2021 HONDA ACCORD 4DR  COLOR: DARK BLUE    MI 41,377
REG OWNER: D. MARLOW
KEYS: [X] YES, FOB, rec'd from officer
RELEASED TO: ____ HOLD: NO
CONDITION: scr. RR bumper. All windows up. Tires good.
INVENTORY: 1 pr ladies heels, beach towel x2, child seat, sunglasses, phone charger. Center console: makeup bag, receipts. Trunk: cooler (empty), folding chairs.
ALCOHOL CONTAINERS FOUND: NONE
TOW FEE 155.00   MILEAGE 8 @ 6.00   STORAGE 35/day after 6 hrs   ADMIN FEE 50 after 24 hrs
Vehicles not claimed within 35 days may be sold under ch. 713. Bring photo ID and proof of ownership. Cash or card, no checks. Office hours Mon to Fri 8 to 5, Sat 9 to 12. We are not responsible for items of value left in vehicles.
Driver: "Skeet"`,
    ],
    [
      "SAO discovery exhibit.pdf",
      `OFFICE OF THE STATE ATTORNEY
STATE v. TERRENCE HALE     25-CT-004410
STATE'S DISCOVERY EXHIBIT
COMES NOW the State and pursuant to Rule 3.220(b) discloses:
A. Category A witnesses: Ofc. J. Kesterson; C. Amundsen.
B. Category B: Sgt. R. Bielak.
C. Statements of the accused: see arrest affidavit. 
D. There is (X) / is not ( ) electronic surveillance or recordings: body worn camera of Ofc. Kesterson.
E. There has been no search or seizure.
F. Reports or statements of experts: breath test affidavit.
G. Tangible papers: as attached.
H. The State is aware of no material information which tends to negate the guilt of the accused.
The State demands reciprocal discovery. The State requests that any deposition be coordinated with this office. Discovery requests for material in the hands of third parties must be directed to the custodian.
I HEREBY CERTIFY that a copy was furnished by e-service to counsel this 4th day of April 2025.
Assistant State Attorney`,
    ],
  ]),
  key: {
    offence: "dui",
    issues: ["miranda", "counsel", "field-sobriety", "breath-test", "stop-basis", "recording-gap", "disclosure"],
    gaps: [
      /911|emergency call|call(er)? (audio|recording)|dispatch (audio|recording)/i,
      /drive.?thr(u|ough)|surveillance|cctv|restaurant.*(video|camera)|marvin|store (video|camera)/i,
      /dunleavy|second officer|other officer|back.?up/i,
      /inspection|maintenance|calibration|instrument (log|history)/i,
      /denise|marlow|girlfriend/i,
      /\bpermit\b|operator.*(certif|training|licen)|amundsen/i,
      /breath (cent(er|re)|room).*(video|camera)|(video|camera).*breath|in.?car\b|dash.?cam|rear.?seat|patrol (car|vehicle) (video|camera)/i,
    ],
    contradictions: [
      { one: [1, /VEHICLE WAS RUNNING/], other: [4, /It's off\. Keys are/] },
      { one: [1, /KNOCKED ON THE WINDOW FOR APPROXIMATELY TWO MINUTES/], other: [4, /I'm up\./] },
      { one: [1, /DRY, LEVEL, WELL LIT/], other: [4, /it's pouring/] },
      { one: [1, /TWO SAMPLES OF \.119 AND \.121/], other: [6, /Subject Test #1\s+0\.091/] },
      { one: [1, /CONTINUOUS TWENTY MINUTE/], other: [6, /observation began\s+02:38/] },
      { one: [1, /POST MIRANDA THE DEFENDANT ADVISED/], other: [4, /Four or five over the whole night/] },
      { one: [2, /FOOTWEAR: work boots/], other: [4, /In flip flops/] },
    ],
    factors: [
      { sign: 1, quote: /Keys are right there on the console|It's off/ },
      { sign: 1, quote: /get out of the DRIVER side|she's driving/ },
      { sign: 1, quote: /ankle screwed together|ORIF L ankle/ },
      { sign: 1, quote: /going to be sick|retching/ },
      { sign: 1, quote: /Odor of alcohol:\s+none noted|Speech: clear/ },
      { sign: 1, quote: /Can I call a lawyer|I asked for one/ },
      { sign: -1, quote: /Subject Test #[12]|SAMPLES OF \.119/ },
      { sign: -1, quote: /FOUR OR FIVE BEERS|Four or five over/ },
    ],
    events: ["2025-03-16 01:43", "2025-03-16 01:51", "2025-03-16 02:19", "2025-03-16 02:53", "2025-03-16 03:52"],
    fair: {
      issues: ["voluntariness", "witness-reliability", "intent", "search", "hearsay", "identification"],
      gaps: [
        /kesterson.*(notes|training|certif|disciplin|personnel)|(training|certif\w*|personnel|disciplin\w*|internal affairs|impeach\w*).*(officer|kesterson)|nhtsa|sfst|field sobriety.*training|officer'?s?.*(training|certif|disciplin|personnel)/i,
        /body.?(worn|cam)|bwc|footage|video/i,
        /field notes|handwritten notes|officer'?s? notes/i,
        /bielak|sergeant|supervisor/i,
        /orozco|destiny|manager/i,
        /receipt|(restaurant|food) order|purchase|point of sale/i,
        /medical|surgical|hospital|ankle|prescription|gerd|reflux/i,
        /source code|software|uncertainty|control solution|simulator|gas (cylinder|standard)|breath (test )?(data|download|log|record)|instrument/i,
        /observation (log|period|sheet)/i,
        /weather|rain/i,
        /photograph|photos?\b/i,
        /mdt|mobile data|radio|text messages between|avl|gps/i,
        /audit (log|trail)|mute|audio (off|gap)|metadata/i,
        /polic(y|ies)|general order|procedure/i,
        /telephone|phone (record|data|log)/i,
        /friend'?s house|drinking companion/i,
        /vehicle data|honda|event data|infotainment|ignition|skeet|tow (driver|company)|bayside/i,
        /booking|jail (video|footage)|villaseca|nurse/i,
        /driving (history|record)|prior (convict|arrest|dui)/i,
        /suspension|administrative (review|hearing)|dhsmv/i,
        /hgn|widmark|expert|toxicolog|blood/i,
        /criminal (history|record)|convictions?/i,
      ],
      contradictions: [
        { one: [1, /OBSERVED A BLACK HONDA ACCORD/], other: [3, /DARK BLUE 4 DOOR/] },
        { one: [1, /OBSERVED A BLACK HONDA ACCORD/], other: [9, /COLOR: DARK BLUE/] },
        { one: [1, /OBSERVED A BLACK HONDA ACCORD/], other: [4, /to dark sedan/] },
        { one: [1, /OPENED THE DRIVER DOOR/], other: [4, /Roll it down for me/] },
        { one: [1, /NO RESPONSE/], other: [4, /I'm up\./] },
        { one: [1, /BRAKE LIGHTS ILLUMINATED/], other: [5, /the lights was off/] },
        { one: [1, /VEHICLE WAS RUNNING/], other: [5, /the lights was off/] },
        { one: [1, /SLUMPED OVER THE STEERING WHEEL/], other: [5, /head BACK on the head rest/] },
        { one: [1, /HELD ONTO THE DOOR FOR BALANCE/], other: [4, /does not touch the vehicle/] },
        { one: [1, /STRONG ODOR OF AN ALCOHOLIC/], other: [8, /none noted/] },
        { one: [2, /\[X\] strong/], other: [8, /none noted/] },
        { one: [1, /SPEECH WAS SLURRED/], other: [8, /Speech: clear/] },
        { one: [2, /\[X\] slurred/], other: [8, /Speech: clear/] },
        { one: [1, /EYES WERE BLOODSHOT/], other: [8, /Eyes: clear/] },
        { one: [2, /\[X\] bloodshot/], other: [8, /Eyes: clear/] },
        { one: [2, /FOOTWEAR: work boots/], other: [8, /rubber sandals/] },
        { one: [2, /\[X\] clear\s+\[ \] cloudy/], other: [4, /it's pouring/] },
        { one: [2, /\[X\] clear\s+\[ \] cloudy/], other: [3, /HEAVY RAIN/] },
        { one: [2, /\[X\] clear\s+\[ \] cloudy/], other: [4, /rain heard/] },
        { one: [2, /\[X\] dry/], other: [4, /it's pouring/] },
        { one: [2, /\[X\] dry/], other: [3, /HEAVY RAIN/] },
        { one: [1, /DRY, LEVEL, WELL LIT/], other: [3, /HEAVY RAIN/] },
        { one: [1, /DRY, LEVEL, WELL LIT/], other: [4, /rain heard/] },
        { one: [1, /DRY, LEVEL, WELL LIT/], other: [8, /wet clothing/] },
        { one: [2, /None stated by subject/], other: [4, /ankle screwed together/] },
        { one: [2, /None stated by subject/], other: [8, /ORIF L ankle/] },
        { one: [2, /Taking medication\?\s+No/], other: [8, /lisinopril/] },
        { one: [2, /counted to 12 and stopped/], other: [4, /that's fine/] },
        { one: [2, /Time: 0226/], other: [4, /you have the right to remain silent/] },
        { one: [1, /POST MIRANDA THE DEFENDANT ADVISED/], other: [4, /you have the right to remain silent/] },
        { one: [1, /POST MIRANDA THE DEFENDANT ADVISED/], other: [4, /How much you had to drink/] },
        { one: [1, /CONTINUOUS TWENTY MINUTE/], other: [6, /Subject Test #1\s+0\.091/] },
        { one: [1, /CONTINUOUS TWENTY MINUTE/], other: [4, /going to be sick/] },
        { one: [1, /CONTINUOUS TWENTY MINUTE/], other: [4, /Trash can/] },
        { one: [6, /at least twenty minutes/], other: [6, /observation began\s+02:38/] },
        { one: [6, /at least twenty minutes/], other: [4, /going to be sick/] },
        { one: [6, /observation began\s+02:38/], other: [6, /Subject Test #1\s+0\.091/] },
        { one: [1, /TWO SAMPLES OF \.119 AND \.121/], other: [6, /Subject Test #2\s+0\.118/] },
        { one: [6, /Subject Test #1\s+0\.091/], other: [6, /Subject Test #2\s+0\.118/] },
        { one: [7, /Read at 0312/], other: [6, /Subject Test #1\s+0\.091/] },
        { one: [7, /Read at 0312/], other: [6, /Subject Test #2\s+0\.118/] },
        { one: [1, /0147 HRS/], other: [3, /3B12 OUT/] },
        { one: [1, /0147 HRS/], other: [4, /officer exits patrol vehicle/] },
        { one: [1, /SOLE OCCUPANT/], other: [3, /SECOND PERSON WAS IN CAR/] },
        { one: [1, /SOLE OCCUPANT/], other: [5, /get out of the DRIVER side/] },
        { one: [1, /SOLE OCCUPANT/], other: [4, /she's driving/] },
        { one: [3, /WALKED OFF TOWARD BEACH/], other: [5, /go to the bathroom/] },
        { one: [3, /WALKED OFF TOWARD BEACH/], other: [4, /use the bathroom/] },
        { one: [10, /no material information/], other: [5, /get out of the DRIVER side/] },
        { one: [10, /Category A witnesses/], other: [5, /get out of the DRIVER side/] },
        { one: [3, /NOT MOVING ABOUT 10 MIN/], other: [5, /Around 1:30 a car/] },
        { one: [2, /Time: 0226/], other: [4, /So what'd you start drinking/] },
        { one: [6, /at least twenty minutes/], other: [6, /Subject Test #1\s+0\.091/] },
        { one: [2, /\[X\] clear\s+\[ \] cloudy/], other: [8, /wet clothing/] },
        { one: [2, /\[X\] dry/], other: [4, /rain heard/] },
        { one: [2, /\[X\] dry/], other: [8, /wet clothing/] },
        { one: [2, /Are you ill\?\s+No/], other: [4, /going to be sick/] },
        { one: [10, /no material information/], other: [8, /none noted/] },
        { one: [10, /no material information/], other: [4, /she's driving/] },
        { one: [1, /0147 HRS/], other: [3, /01:43:12\s+BY/] },
        { one: [6, /observation began\s+02:38/], other: [4, /going to be sick/] },
      ],
    },
  },
};
