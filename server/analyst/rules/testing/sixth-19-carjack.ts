import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const CARJACK_CASE: CaseFile = {
  name: "carjacking, show-up at a bus shelter, juvenile co-suspect",
  documents: makeDocuments([
    [
      "CHPD IR 24-6671.pdf",
      `CARONDEL HEIGHTS POLICE DEPT.                Bellerive County, Missouri
INVESTIGATIVE REPORT   CN 24-6671      Rpt type: ORIGINAL
Offense 1  VEHICLE HIJACKING (RSMo 570.027) W/ DISPLAY OF WEAPON        Att/Comp: C
Offense 2  ARMED CRIMINAL ACTION (571.015)
Date/Time occurrence   Thurs 10-17-24   7:52 PM        Dispatched 7:57 PM   Arrived 8:03 PM
Place   Suds-N-Go car wash, bay 3, 8810 Gravelbank Rd
Victim  BURKHEAD, SHEILA M  W/F 52   Home: 41 Orchid Ct
Veh     2019 KIA SORENTO, white, MO lic on file      Value $16,500
Other   purse, brown; Samsung phone in purse; house keys
Arrestee 1   EADS, MARLON T   B/M  19     5-11  150   Addr 6604 Etta
Arrestee 2   (Juvenile, see Juv. file)  B/M 15
NARRATIVE - P/O K. STRUBHAR DSN 419
I responded to the above location for a carjacking. The victim stated she was vacuuming the rear of her vehicle when two black males came from behind bay 3. Suspect #1 was described as tall, around 6-3, thin, 25 to 30 years old, dark skin, w/ shoulder length dreads, wearing a red hooded sweatshirt and ski mask rolled up. He pointed a black handgun at her and said "Keys, lady." Suspect #2 was short, younger, in all black.
Victim stated that both suspects then got into the vehicle, with Suspect #1 driving, and left EAST on Gravelbank. She stated she could see the suspects real good under the bay lights.`,
      `IR 24-6671      NARRATIVE CONTINUED
Victim borrowed a phone from a customer to call 911. The customer left prior to my arrival and I did not get his name.
At approximately 8:31 PM Sgt. Wieland located the stolen vehicle unoccupied at Tarkio Park lot, engine warm, 2.1 miles from the scene. Officers saturated the area. At 8:38 PM P/O Dulaney located two B/Ms at the bus shelter on Tarkio Ave. Both were detained without incident. The older subject, EADS, was wearing a dark red hooded sweatshirt. I transported the victim for a show-up. I did not discuss the subjects with her and gave the standard admonition from the card. Without hesitation victim positively identified EADS as Suspect #1 at 8:49 PM and the juvenile as Suspect #2.
Search incident to arrest of EADS: $43 cash, a bus pass, and the victim's house keys were located in his right front pocket.
EADS spontaneously stated "I ain't drive nothing."
No weapon was recovered. Vehicle was towed to Dietz Towing. Victim was transported home by this officer.
In car camera of car 27 inoperable, work order submitted 09-30. I am trained in the department's eyewitness procedures. Approved: Sgt. P. Wieland.
DISPOSITION: Cleared by arrest, application for warrants pending with Circuit Attorney's review desk. UCR clear code A. Victim given Marsy's Law sheet and SAFE program brochure.`,
    ],
    [
      "CAD incident history.pdf",
      `BELLERIVE CO ECC       INCIDENT HISTORY DETAIL           INC# L24-291-0877       10/17/24
TYPE  29R  ROBB VEH       PRI 1      LOC  8810 GRAVELBANK      X ST  ETTA / PLUM
19:57:41  RCVD   OPR 5    CELL CALLER "TROY", LENDING PHONE TO VICTIM
19:58:02  ENTRY  VEH TAKEN AT GUNPOINT 2 BM, WHI KIA SORENTO. #1 BLK HOODIE, #2 RED HOODIE
19:58:40  DISP   27, 31       
19:59:15  REMARK LEFT WB GRAVELBANK TOWARD TARKIO
19:59:50  REMARK CALLER NOW SAYS ONLY SAW ONE GET IN DRIVER SIDE, THE SHORTER ONE
20:01:10  REMARK FEMALE CRYING, CAN HEAR "I DIDN'T LOOK AT HIS FACE, I LOOKED AT THE GUN"
20:05:33  27     ARRIVED
20:11     FLEET  KIA CONNECT REQ BY SGT WIELAND - REF# PENDING
20:22:18  LPR    HIT FIXED CAM TARKIO/14TH, 20:09:51 SORENTO
20:27:04  12     OUT W/ VEH TARKIO PARK, UNOCC, COLD ENGINE
20:34:20  31     OUT W/ 2 BUS SHELTER TARKIO AVE, IN CUFFS
20:36     12     ADV 31 "HOLD THEM, THAT'S THEM, WE'LL BRING HER"
20:41     27     ENRT TO 31 W/ VICT, ADV VICT "WE GOT TWO"
20:58     27     POS ON ONE
21:03     31     2 TO STATION. 1 JUV
21:20     CANINE NEG TRACK FROM VEH - K9 BRINK
23:12     CLOSED  DISPO RPT
* Unit history may be purged from the on line system after 180 days. Audio is held by Records, request form EC-9.`,
    ],
    [
      "BWC transcript car 27.docx",
      `TRANSCRIPT OF BODY WORN VIDEO       Unit: STRUBHAR 419        File AX-24-6671-02        prepared by Circuit Attorney legal asst.
(clip 1 of 3 not provided; clip 2 begins 20:40:12)
STRUBHAR: You doing all right?
BURKHEAD: I just want to go home.
STRUBHAR: I know. So they caught 'em, up by where your car's at. Two guys. I just need you to say yes that's them and we can get your stuff back.
BURKHEAD: They got them already? Oh thank God.
STRUBHAR: Yes ma'am. Quick work. One's got a red hoodie like you said.
BURKHEAD: I thought, was he the black one? I mean the black shirt one had the gun. I told the lady.
STRUBHAR: Take your time.
(20:44:30, driving. Radio traffic. AC fan.)
STRUBHAR: So normally I got a card here but it's back at the... Anyways it may or may not be them, okay.
BURKHEAD: Okay.
(20:53:05 vehicle stops)
STRUBHAR: I'm going to put the light on them. Stay in the car, they can't see you.
BURKHEAD: I can't see so far without my distance glasses, they was in my purse.
STRUBHAR: I'll pull up. About, what, sixty feet now.
BURKHEAD: The little one, I don't know. The other one... he's thinner than... Can he put the hood up?
STRUBHAR: (radio) Have him put the hood up.`,
      `AX-24-6671-02  (continued)
(20:55:40)
BURKHEAD: He didn't have braids like that I don't think, he had the long ones. Or it was the mask. 
STRUBHAR: It's dark, hair can fool you. What about the hoodie?
BURKHEAD: The hoodie is the same. I think so. Yeah. If they had my keys then it's them, right?
STRUBHAR: They had your keys.
BURKHEAD: Then yes. That's him.
STRUBHAR: On a scale, you're a hundred percent?
BURKHEAD: I'm pretty sure. Eighty.
STRUBHAR: And the other?
BURKHEAD: I couldn't say on him.
STRUBHAR: That's okay. You did good, hon. 
(20:58:10 to radio) Positive on the one.
BURKHEAD: Can I get my purse?
STRUBHAR: We're still looking for the purse.
(clip 2 ends 20:59:31)
[Transcriber note: clip 3 is of transport, 4 minutes of it muted. BWV of P/O Dulaney (31) and Sgt Wieland (12) "not uploaded / not found in Axis" as of 11-26-24. This is a draft prepared for the convenience of the attorney and is not evidence. The recording controls. Words which could not be made out are marked by dots and speakers who are off camera are identified by voice.]`,
    ],
    [
      "P-O Dulaney supplement.pdf",
      `CARONDEL HEIGHTS PD       SUPPLEMENTAL        CN 24-6671/S1       P/O R. DULANEY DSN 388
Date of this report: 10-29-24
On 10/17/24 while riding car 31 I was in the area of Tarkio Park in reference to a stolen vehicle just recovered. At approx 2034 hours I saw two subjects seated at the bus shelter at Tarkio and 14th. Upon seeing my vehicle they immediately ran. I gave chase on foot and caught both at the rear of 1412 Tarkio. They were sweating and out of breath.
Subject EADS had on a bright red zip up hoodie with white letters on the front, jeans, and short braids. Subject J.T. had on a black puffy coat.
I patted both for weapons. I did not remove anything from Eads at that time. On the ground about ten feet from J.T. was a set of house keys, which I picked up and placed in my pocket. I later gave them to P/O Strubhar.
I moved both to the front of my car, handcuffed, with the take down lights and spot lamp on them. The victim was brought by. I could hear on the radio that she identified both.
I asked Eads where he was coming from and he said his aunt's on 11th, and he was "waiting on the 70 bus like every Thursday, I get off work." I asked where the gun was at. He asked why was he being arrested. I did not read rights as I was not interviewing him.
No bus came while I was there. Weather was clear and dry. The shelter has no light.
Conveyed J.T. to station and released to Juv. Ofc. on call.`,
    ],
    [
      "Burkhead statement.pdf",
      `VOLUNTARY WITNESS STATEMENT                              CN 24-6671
Name  Sheila Burkhead      DOB on file      Date 10-18-24   Time 10:15 am    Taken at: station, by Det. Loomis
I was at the car wash to clean for my daughters shower. About ten till eight I was leaning in with the vacuum on the passanger side in front. Somebody said "get out of the way" and I seen a gun, it was silver, like a cowboy gun. The man with the gun had a black hoodie and a thing over his mouth and nose so mostly I seen eyes. He was about my son's height which is five ten. The other one had red on and stood by the trash can. They were both about teenagers.
The one with the gun snatched the purse off my shoulder and pushed me down and I hit my knee. The short one got behind the wheel. I do not know if the red one got in. The car went toward the Taco place.
It was pretty dark, bay 3 has had the light out, I told the man at the desk.
The police took me and showed me two boys and one had the red sweater. I was told they had my keys so I knew. I would not want to send the wrong one to prison.
My glasses are still gone and my prescription sunglasses. My phone was found by a lady on Plum.
I've read this & it's right.  Sheila Burkhead`,
    ],
    [
      "Juvenile Office notes JT.pdf",
      `22ND-A JUDICIAL CIRCUIT - JUVENILE OFFICE              Confidential (211.321) released per order 12-02-24
Juvenile: J.T.   age 15      DJO: M. Quarles        Date 10-17-24
Ref: Hijacking, ACA      Arrived station 9:14 pm      Parent notified: 9:40 pm (mother, Lakeesha T., at work)
INTERVIEW   Start 10:02 pm   End 11:20 pm    Present: Det. C. Loomis, DJO Quarles.  Parent: en route, arrived 11:25 pm
Rights under 211.059 read: yes, 10:31 pm per DJO. Juvenile signed.
DJO notes: First said "wasn't me, me and Marlon was at his auntie's, we ate, we walked to the bus." Det. says co-suspect "already put it on you." Juv cries. Asks for mom x3. Det. says if he tells who the big guy is he'll likely sleep at home.
10:48 pm  Juv now states it was Marlon's idea, Marlon had the gun, "a black Glock with the long clip." States Marlon drove. States he sat in back.
10:55 pm  Juv states gun thrown "in the creek by the park." Det. asks again who drove, juv says "I did, I mean he did, I don't got no license."
11:05 pm  States keys were given to him "to hold."
Detective told juvenile not to worry, no promise made. Recorder: juvenile room system; DJO did not verify it was on.
Released to mother 11:50 pm, GPS not ordered.
Prior referrals: tampering w/ motor vehicle (KIA), 6-24; another KIA 8-24 w/ one Keyshawn B., 17. Tall, dreads (photo in referral).`,
      `JUVENILE OFFICE - page 2              J.T.
10-21-24  Detention hearing waived. Certification motion to be decided by JO atty after "input from Det. Loomis."
11-14-24  Juv's attorney R. Fenske. Certification motion dismissed. Juv to stay in juvenile jurisdiction, informal adjustment if truthful testimony in adult matter. JO to confirm in writing.
11-14-24  Mother says J.T. told her he "only said it because they said he could come home."
11-20-24  School: attendance 61%, IEP, reading level grade 3. Drug screen neg. Curfew 7 pm. Next contact 12-11.
SERVICES OFFERED: Mentoring (waitlist). Family therapy, Parkside Center. Community service 20 hrs. Brief risk assessment: 7 moderate. Detention assessment (JDTA) 12.
Distribution: DJO file, JO attorney, court upon request. Records of the juvenile court shall not be open to inspection except by order of the court to persons having a legitimate interest therein. Copies made under an order are to be returned or destroyed at the end of the matter for which they were released. A person receiving this file must not re-disclose it.
Q: contact mother re: shoes left at station.`,
    ],
    [
      "Vehicle processing and latent report.pdf",
      `BELLERIVE COUNTY CRIME SCENE UNIT         VEHICLE PROCESSING WORKSHEET          CN 24-6671
Vehicle: white Kia Sorento       Location: Dietz Towing, open row        Date 10-21-24   0930      Tech: L. Amstutz
Seal on arrival: none. Tow sheet lists driver window DOWN. Rained 10-19. Ignition: steering column cover REMOVED, USB type tool marks.
(Note: keys not in vehicle)
Seat position: full FORWARD. Rear view mirror low.
LIFTS:  L1 driver door ext handle.  L2 rear view mirror.  L3 gear shift (insufficient).  L4 rear passenger window int.
SWABS:  S1 steering wheel.  S2 gear shift.  S3 driver airbag cover (air bag not deployed). To property freezer.
ITEMS:  I1 black knit cap, rear floor, w/ hair.   I2 Taco receipt 10/17 8:06 PM, console.
Photos: 31
LATENT PRINT UNIT, REPORT DATE 11-12-24, Examiner D. Shipp
L1: not identified to EADS. AFIS candidate #1: adult record (name withheld pending verification).
L2: identified to J.T. (right thumb).     L4: excluded EADS and J.T.
Verification: PENDING, second examiner on leave.
Swabs S1-S3 and hair I1: "no request for DNA received."`,
    ],
    [
      "Property and booking sheet.pdf",
      `CARONDEL HEIGHTS POLICE     PRISONER PROPERTY / BOOKING       Bk# 24-3390
Name EADS, MARLON TYRELL    10-17-24   9:22 PM    Bkg ofcr Hsu     Ht 5-8   Wt 138   Hair: black, short braids    Eyes bro   Scars/Tat: none seen
Charge: hijacking, ACA (hold 24 hr)
CLOTHING  sweatshirt, MAROON pullover, no markings, size M (retained, to owner 10-18)    blue jeans    white Nike
PROPERTY  1. U.S. currency $43.00   2. Metro transit card, stored value   3. wallet   4. iPhone, black, cracked    5. bandage
NOTE: no keys listed.  Signed prisoner: M Eads
MEDICAL  L wrist in splint (fx 10-02 per pt, clinic). Asthma inhaler with aunt. Denies SI.
PHONE: 9:50 PM to 636 num.  "asked for lawyer at window 9:55 PM, advised he is not charged yet" HSU
PROPERTY ROOM  CN 24-6671
Item 1  keys, house (3 on Cardinals ring)    rec'd 10-18-24  0220   from: Strubhar    Found at: "suspect"   Returned to victim 10-18-24 1040
Item 2  Vehicle swabs (3)   10-21-24  Amstutz
Item 3  Cap, knit    10-21-24   Amstutz
Hours of the property window: M-F 8 to 3, closed noon to 1. Releases by appointment. Firearms are released only to the lawful owner after a records check which can take ten business days. Found currency over $50 is deposited.`,
    ],
    [
      "Circuit Attorney disclosure letter.pdf",
      `CIRCUIT ATTORNEY OF BELLERIVE COUNTY                 December 9, 2024
RE:  State v. Marlon T. Eads, 24BV-CR02217             Rule 25.03 disclosure
Counsel,
Enclosed are Bates 1-61. The State intends to call S. Burkhead, P/O Strubhar, P/O Dulaney, Sgt. Wieland, Det. Loomis, L. Amstutz, and J.T.
There are no promises, inducements or agreements with any witness.
Please note there was no line-up; identification was made promptly at the scene and there was no suggestiveness. The victim recognized both subjects with certainty.
The car wash owner (Hobart Yancey) told our investigator that his system keeps video two weeks and that an officer "looked at it on the screen" on 10/18. We do not have a copy.
Body video of other officers is not in our possession. Lab: DNA was not submitted as identification is not at issue.
Your request of November 1 for the transit authority's card data and bus video should be directed to the transit authority.
The State's offer of ten years, ACA to be dismissed, is open until January 17. Trial is set for March 3, 2025. Bond remains $150,000 cash only.
Assistant Circuit Attorney`,
    ],
  ]),
  key: {
    offence: "robbery",
    issues: [
      "identification",
      "witness-reliability",
      "custody-chain",
      "disclosure",
      "recording-gap",
      "miranda",
      "alibi",
      "voluntariness",
    ],
    gaps: [
      /911|emergency call|dispatch audio|radio (traffic|audio|recording)|\bECC\b/i,
      /dulaney.{0,40}(body|bwc|bwv|video|camera)|(body|bwc|bwv|video|camera).{0,60}(dulaney|wieland|clip|other officers)|clip [13]/i,
      /yancey|car wash.{0,40}(video|camera|footage|owner)|(video|camera|footage).{0,40}car wash|suds/i,
      /transit|bus (video|camera|card|data|records)|metro card|route 70/i,
      /\bdna\b|swabs?\b|hair|knit cap/i,
      /\btroy\b|customer|lent (her|the|his) phone|911 caller|caller/i,
      /aunt|auntie/i,
      /keyshawn|afis|candidate|unidentified (print|latent)|third suspect/i,
    ],
    contradictions: [
      {
        one: [1, /victim's house keys were located in his right front pocket/],
        other: [4, /ten feet from J\.T\. was a set of house keys/],
      },
      { one: [1, /gave the standard admonition from the card/], other: [3, /I got a card here but it's back/] },
      { one: [1, /Without hesitation victim positively identified/], other: [3, /I'm pretty sure\. Eighty/] },
      { one: [1, /Both were detained without incident/], other: [4, /they immediately ran/] },
      { one: [1, /pointed a black handgun at her/], other: [5, /silver, like a cowboy gun/] },
      { one: [1, /with Suspect #1 driving/], other: [5, /The short one got behind the wheel/] },
      { one: [6, /informal adjustment if truthful/], other: [9, /no promises, inducements/] },
    ],
    factors: [
      { sign: 1, quote: /they caught 'em|They had your keys/ },
      { sign: 1, quote: /without my distance glasses|I LOOKED AT THE GUN/ },
      { sign: 1, quote: /not identified to EADS|L4: excluded EADS|excluded EADS and J\.T\./ },
      { sign: 1, quote: /short braids|had the long ones/ },
      { sign: 1, quote: /Keyshawn B\., 17|informal adjustment if truthful testimony|only said it because/ },
      { sign: 1, quote: /no keys listed|waiting on the 70 bus|L wrist in splint/ },
      { sign: -1, quote: /Marlon had the gun|Marlon's idea/ },
      { sign: -1, quote: /positively identified EADS|house keys were located in his right front pocket/ },
    ],
    events: [
      "2024-10-17 19:52",
      "2024-10-17 20:09",
      "2024-10-17 20:34",
      "2024-10-17 20:49",
      "2024-10-17 21:22",
      "2024-10-17 22:02",
    ],
    fair: {
      issues: ["hearsay", "stop-basis", "counsel", "search", "speedy-trial", "intent"],
      gaps: [
        /body.?(worn|cam)|bwc|bwv/i,
        /in.?car|dash|work order|squad video/i,
        /kia connect|telematics|gps|vehicle location|infotainment/i,
        /\bLPR\b|licen[cs]e plate reader|plate reader|fixed cam/i,
        /taco|receipt/i,
        /surveillance|cctv|video|footage/i,
        /juvenile.{0,40}(record|video|interview|room|statement)|(recording|video|audio).{0,60}(juvenile|J\.T\.|interview)/i,
        /loomis/i,
        /wieland/i,
        /quarles|juvenile officer/i,
        /fenske|certification|juvenile court/i,
        /agreement|inducement|promise|\bdeal\b|benefit|in writing/i,
        /mother|lakeesha/i,
        /school|\bIEP\b|education/i,
        /line-?up|photo (array|spread)|show-?up (form|card|admonition|policy)|admonition/i,
        /eyewitness (policy|procedure|training|expert)|identification expert|policy|policies|procedure|training/i,
        /expert/i,
        /glasses|vision|optometr|eyesight|prescription/i,
        /phone.{0,40}(record|data|extraction|found|plum)|cell.?(site|phone)|samsung|iphone|location data/i,
        /plum\b|lady who found|finder/i,
        /purse/i,
        /gun|firearm|weapon|creek/i,
        /k-?9|canine|brink/i,
        /tow|dietz/i,
        /chain of custody|evidence (log|custody)|property (log|receipt|record)|custody/i,
        /amstutz|vehicle photo|photos?\b|photographs/i,
        /latent|fingerprint|shipp|verification|bench notes|second examiner/i,
        /hoodie|sweatshirt|clothing|pullover/i,
        /clinic|splint|wrist|medical/i,
        /employer|work (record|schedule)|time ?card|payroll|\bjob\b/i,
        /field notes|officer'?s? notes|handwritten notes|rough notes/i,
        /booking|hsu\b|phone call|jail/i,
        /criminal (history|record)|convictions|referral/i,
        /disciplin\w*|personnel|internal affairs|brady|giglio/i,
        /probable cause (statement|affidavit)|complaint|warrant/i,
        /\bAVL\b|unit history|car 31|mobile data|\bMDT\b/i,
        /weather|light(ing|s)?\b|bay (3|light)|sunset/i,
        /canvass|1412|residents/i,
        /miranda|rights form|waiver/i,
        /ems|knee|injur/i,
        /insurance/i,
        /keys\b|cardinals/i,
        /scene (diagram|photo)|measure|distance/i,
        /investigator('s)? (report|notes|memo)/i,
        /bus (schedule|timetable)|schedule/i,
        /use of force|handcuff/i,
        /victim'?s? (daughter|son)|spouse/i,
      ],
      contradictions: [
        { one: [1, /wearing a red hooded sweatshirt and ski mask/], other: [2, /#1 BLK HOODIE/] },
        { one: [1, /wearing a red hooded sweatshirt and ski mask/], other: [3, /black shirt one had the gun/] },
        { one: [1, /wearing a red hooded sweatshirt and ski mask/], other: [5, /man with the gun had a black hoodie/] },
        { one: [1, /wearing a red hooded sweatshirt and ski mask/], other: [5, /The other one had red on/] },
        { one: [1, /wearing a red hooded sweatshirt and ski mask/], other: [3, /was he the black one/] },
        { one: [1, /Suspect #2 was short, younger, in all black/], other: [2, /#1 BLK HOODIE/] },
        { one: [1, /Suspect #2 was short, younger, in all black/], other: [5, /The other one had red on/] },
        { one: [1, /Suspect #2 was short, younger, in all black/], other: [5, /man with the gun had a black hoodie/] },
        { one: [3, /One's got a red hoodie like you said/], other: [2, /#1 BLK HOODIE/] },
        { one: [3, /One's got a red hoodie like you said/], other: [5, /man with the gun had a black hoodie/] },
        { one: [1, /identified EADS as Suspect #1/], other: [2, /#1 BLK HOODIE/] },
        { one: [1, /identified EADS as Suspect #1/], other: [3, /black shirt one had the gun/] },
        { one: [1, /identified EADS as Suspect #1/], other: [5, /man with the gun had a black hoodie/] },
        { one: [1, /identified EADS as Suspect #1/], other: [2, /POS ON ONE/] },
        { one: [1, /identified EADS as Suspect #1/], other: [3, /I'm pretty sure\. Eighty/] },
        { one: [1, /identified EADS as Suspect #1/], other: [3, /I couldn't say on him/] },
        { one: [1, /identified EADS as Suspect #1/], other: [3, /braids like that I don't think/] },
        { one: [1, /identified EADS as Suspect #1/], other: [5, /would not want to send the wrong/] },
        { one: [1, /identified EADS as Suspect #1/], other: [2, /I DIDN'T LOOK AT HIS FACE/] },
        { one: [1, /wearing a dark red hooded/], other: [4, /bright red zip up hoodie/] },
        { one: [1, /wearing a dark red hooded/], other: [8, /MAROON pullover/] },
        { one: [4, /bright red zip up hoodie/], other: [8, /MAROON pullover/] },
        { one: [1, /around 6-3, thin/], other: [5, /which is five ten/] },
        { one: [1, /around 6-3, thin/], other: [1, /19\s+5-11\s+150/] },
        { one: [1, /around 6-3, thin/], other: [8, /Ht 5-8/] },
        { one: [8, /Ht 5-8/], other: [1, /19\s+5-11\s+150/] },
        { one: [8, /Ht 5-8/], other: [5, /which is five ten/] },
        { one: [1, /25 to 30 years old/], other: [5, /both about teenagers/] },
        { one: [1, /25 to 30 years old/], other: [1, /19\s+5-11\s+150/] },
        { one: [1, /shoulder length dreads/], other: [4, /jeans, and short braids/] },
        { one: [1, /shoulder length dreads/], other: [8, /black, short braids/] },
        { one: [1, /shoulder length dreads/], other: [3, /braids like that I don't think/] },
        { one: [3, /braids like that I don't think/], other: [4, /jeans, and short braids/] },
        { one: [3, /braids like that I don't think/], other: [8, /black, short braids/] },
        { one: [3, /braids like that I don't think/], other: [3, /Then yes\. That's him/] },
        { one: [1, /ski mask rolled up/], other: [5, /thing over his mouth and nose/] },
        { one: [1, /see the suspects real good/], other: [2, /I DIDN'T LOOK AT HIS FACE/] },
        { one: [1, /see the suspects real good/], other: [5, /mostly I seen eyes/] },
        { one: [1, /see the suspects real good/], other: [5, /bay 3 has had the light out/] },
        { one: [1, /see the suspects real good/], other: [5, /It was pretty dark/] },
        { one: [1, /see the suspects real good/], other: [3, /without my distance glasses/] },
        { one: [1, /see the suspects real good/], other: [5, /thing over his mouth and nose/] },
        { one: [1, /see the suspects real good/], other: [3, /The little one, I don't know/] },
        { one: [1, /a black handgun at her/], other: [5, /silver, like a cowboy gun/] },
        { one: [6, /black Glock with the long clip/], other: [5, /silver, like a cowboy gun/] },
        { one: [1, /said "Keys, lady/], other: [5, /"get out of the way"/] },
        { one: [1, /said "Keys, lady/], other: [7, /steering column cover REMOVED/] },
        { one: [1, /vacuuming the rear/], other: [5, /passanger side in front/] },
        { one: [1, /with Suspect #1 driving/], other: [2, /THE SHORTER ONE/] },
        { one: [1, /with Suspect #1 driving/], other: [7, /full FORWARD/] },
        { one: [1, /with Suspect #1 driving/], other: [7, /L2: identified to J\.T\./] },
        { one: [1, /with Suspect #1 driving/], other: [6, /I did, I mean he did/] },
        { one: [1, /with Suspect #1 driving/], other: [7, /L1: not identified to EADS/] },
        { one: [1, /with Suspect #1 driving/], other: [1, /I ain't drive nothing/] },
        { one: [6, /States Marlon drove/], other: [2, /THE SHORTER ONE/] },
        { one: [6, /States Marlon drove/], other: [5, /The short one got behind the wheel/] },
        { one: [6, /States Marlon drove/], other: [7, /full FORWARD/] },
        { one: [6, /States Marlon drove/], other: [7, /L2: identified to J\.T\./] },
        { one: [6, /States Marlon drove/], other: [6, /I did, I mean he did/] },
        { one: [6, /States Marlon drove/], other: [7, /L1: not identified to EADS/] },
        { one: [6, /States Marlon drove/], other: [1, /I ain't drive nothing/] },
        { one: [1, /both suspects then got into/], other: [2, /ONLY SAW ONE GET IN/] },
        { one: [1, /both suspects then got into/], other: [5, /do not know if the red one got in/] },
        { one: [6, /States he sat in back/], other: [7, /L2: identified to J\.T\./] },
        { one: [6, /States he sat in back/], other: [7, /excluded EADS and J\.T\./] },
        { one: [6, /States he sat in back/], other: [6, /I did, I mean he did/] },
        { one: [6, /States he sat in back/], other: [5, /The short one got behind the wheel/] },
        { one: [6, /States he sat in back/], other: [2, /THE SHORTER ONE/] },
        { one: [6, /States he sat in back/], other: [7, /full FORWARD/] },
        { one: [1, /left EAST on Gravelbank/], other: [2, /LEFT WB GRAVELBANK/] },
        { one: [1, /engine warm/], other: [2, /COLD ENGINE/] },
        { one: [1, /At approximately 8:31 PM/], other: [2, /20:27:04/] },
        { one: [1, /At 8:38 PM P\/O Dulaney/], other: [2, /20:34:20/] },
        { one: [1, /At 8:38 PM P\/O Dulaney/], other: [4, /At approx 2034 hours/] },
        { one: [1, /Arrived 8:03 PM/], other: [2, /20:05:33/] },
        { one: [1, /at 8:49 PM and the juvenile/], other: [2, /20:58\s+27/] },
        { one: [1, /at 8:49 PM and the juvenile/], other: [3, /20:58:10 to radio/] },
        { one: [1, /at 8:49 PM and the juvenile/], other: [3, /20:53:05 vehicle stops/] },
        { one: [1, /at 8:49 PM and the juvenile/], other: [3, /20:55:40/] },
        { one: [1, /at 8:49 PM and the juvenile/], other: [3, /20:44:30, driving/] },
        { one: [1, /Both were detained without incident/], other: [4, /I gave chase on foot/] },
        { one: [1, /Both were detained without incident/], other: [4, /caught both at the rear/] },
        { one: [2, /OUT W\/ 2 BUS SHELTER/], other: [4, /they immediately ran/] },
        { one: [2, /OUT W\/ 2 BUS SHELTER/], other: [4, /caught both at the rear/] },
        { one: [2, /OUT W\/ 2 BUS SHELTER/], other: [4, /I gave chase on foot/] },
        { one: [1, /located two B\/Ms at the bus shelter/], other: [4, /caught both at the rear/] },
        {
          one: [1, /house keys were located in his right front pocket/],
          other: [4, /ten feet from J\.T\. was a set of house keys/],
        },
        {
          one: [1, /house keys were located in his right front pocket/],
          other: [4, /did not remove anything from Eads/],
        },
        { one: [1, /house keys were located in his right front pocket/], other: [8, /no keys listed/] },
        { one: [1, /house keys were located in his right front pocket/], other: [6, /keys were given to him/] },
        {
          one: [1, /house keys were located in his right front pocket/],
          other: [4, /which I picked up and placed in my pocket/],
        },
        { one: [3, /STRUBHAR: They had your keys/], other: [4, /ten feet from J\.T\. was a set of house keys/] },
        { one: [3, /STRUBHAR: They had your keys/], other: [4, /did not remove anything from Eads/] },
        { one: [3, /STRUBHAR: They had your keys/], other: [8, /no keys listed/] },
        { one: [3, /STRUBHAR: They had your keys/], other: [6, /keys were given to him/] },
        { one: [3, /STRUBHAR: They had your keys/], other: [4, /which I picked up and placed in my pocket/] },
        { one: [5, /I was told they had my keys/], other: [4, /ten feet from J\.T\. was a set of house keys/] },
        { one: [5, /I was told they had my keys/], other: [4, /did not remove anything from Eads/] },
        { one: [5, /I was told they had my keys/], other: [8, /no keys listed/] },
        { one: [5, /I was told they had my keys/], other: [6, /keys were given to him/] },
        { one: [5, /I was told they had my keys/], other: [4, /which I picked up and placed in my pocket/] },
        { one: [8, /Found at: "suspect"/], other: [4, /ten feet from J\.T\. was a set of house keys/] },
        { one: [8, /Found at: "suspect"/], other: [4, /did not remove anything from Eads/] },
        { one: [8, /Found at: "suspect"/], other: [8, /no keys listed/] },
        { one: [8, /Found at: "suspect"/], other: [6, /keys were given to him/] },
        { one: [8, /Found at: "suspect"/], other: [4, /which I picked up and placed in my pocket/] },
        { one: [6, /keys were given to him/], other: [4, /ten feet from J\.T\. was a set of house keys/] },
        { one: [1, /a bus pass, and the victim's house keys/], other: [8, /1\. U\.S\. currency/] },
        { one: [1, /EADS spontaneously stated/], other: [4, /I asked where the gun was at/] },
        { one: [1, /EADS spontaneously stated/], other: [4, /I asked Eads where he was coming/] },
        { one: [1, /EADS spontaneously stated/], other: [4, /I did not read rights/] },
        { one: [4, /I was not interviewing him/], other: [4, /I asked where the gun was at/] },
        { one: [4, /I was not interviewing him/], other: [4, /I asked Eads where he was coming/] },
        { one: [1, /I did not discuss the subjects with her/], other: [3, /So they caught 'em/] },
        { one: [1, /I did not discuss the subjects with her/], other: [3, /One's got a red hoodie like you said/] },
        { one: [1, /I did not discuss the subjects with her/], other: [3, /STRUBHAR: They had your keys/] },
        { one: [1, /I did not discuss the subjects with her/], other: [2, /WE GOT TWO/] },
        { one: [1, /I did not discuss the subjects with her/], other: [5, /I was told they had my keys/] },
        { one: [1, /I did not discuss the subjects with her/], other: [3, /hair can fool you/] },
        { one: [1, /I did not discuss the subjects with her/], other: [3, /just need you to say yes/] },
        { one: [1, /the standard admonition from the card/], other: [3, /So they caught 'em/] },
        { one: [1, /the standard admonition from the card/], other: [3, /just need you to say yes/] },
        { one: [1, /the standard admonition from the card/], other: [3, /may or may not be them/] },
        { one: [1, /the standard admonition from the card/], other: [2, /WE GOT TWO/] },
        { one: [3, /may or may not be them/], other: [3, /just need you to say yes/] },
        { one: [3, /may or may not be them/], other: [3, /So they caught 'em/] },
        { one: [1, /Without hesitation victim/], other: [3, /braids like that I don't think/] },
        { one: [1, /Without hesitation victim/], other: [3, /I think so\. Yeah/] },
        { one: [1, /Without hesitation victim/], other: [3, /I couldn't say on him/] },
        { one: [1, /Without hesitation victim/], other: [3, /he's thinner than/] },
        { one: [1, /Without hesitation victim/], other: [3, /The little one, I don't know/] },
        { one: [1, /Without hesitation victim/], other: [3, /Can he put the hood up/] },
        { one: [1, /Without hesitation victim/], other: [3, /it's them, right/] },
        { one: [1, /the juvenile as Suspect #2/], other: [3, /I couldn't say on him/] },
        { one: [1, /the juvenile as Suspect #2/], other: [2, /POS ON ONE/] },
        { one: [1, /the juvenile as Suspect #2/], other: [3, /Positive on the one/] },
        { one: [1, /the juvenile as Suspect #2/], other: [3, /The little one, I don't know/] },
        { one: [4, /radio that she identified both/], other: [3, /I couldn't say on him/] },
        { one: [4, /radio that she identified both/], other: [2, /POS ON ONE/] },
        { one: [4, /radio that she identified both/], other: [3, /Positive on the one/] },
        { one: [4, /radio that she identified both/], other: [3, /The little one, I don't know/] },
        { one: [9, /recognized both subjects with certainty/], other: [3, /I couldn't say on him/] },
        { one: [9, /recognized both subjects with certainty/], other: [2, /POS ON ONE/] },
        { one: [9, /recognized both subjects with certainty/], other: [3, /Positive on the one/] },
        { one: [9, /recognized both subjects with certainty/], other: [3, /The little one, I don't know/] },
        { one: [9, /recognized both subjects with certainty/], other: [3, /I'm pretty sure\. Eighty/] },
        { one: [9, /recognized both subjects with certainty/], other: [3, /braids like that I don't think/] },
        { one: [9, /recognized both subjects with certainty/], other: [3, /I think so\. Yeah/] },
        { one: [9, /recognized both subjects with certainty/], other: [5, /would not want to send the wrong/] },
        { one: [9, /recognized both subjects with certainty/], other: [3, /without my distance glasses/] },
        { one: [9, /recognized both subjects with certainty/], other: [5, /I was told they had my keys/] },
        { one: [9, /recognized both subjects with certainty/], other: [2, /I DIDN'T LOOK AT HIS FACE/] },
        { one: [9, /there was no suggestiveness/], other: [3, /So they caught 'em/] },
        { one: [9, /there was no suggestiveness/], other: [3, /just need you to say yes/] },
        { one: [9, /there was no suggestiveness/], other: [3, /STRUBHAR: They had your keys/] },
        { one: [9, /there was no suggestiveness/], other: [3, /One's got a red hoodie like you said/] },
        { one: [9, /there was no suggestiveness/], other: [4, /handcuffed, with the take down lights/] },
        { one: [9, /there was no suggestiveness/], other: [2, /WE GOT TWO/] },
        { one: [9, /there was no suggestiveness/], other: [5, /I was told they had my keys/] },
        { one: [9, /there was no suggestiveness/], other: [3, /I got a card here but it's back/] },
        { one: [9, /there was no suggestiveness/], other: [3, /put the light on them/] },
        { one: [9, /made promptly at the scene/], other: [1, /2\.1 miles from the scene/] },
        { one: [9, /made promptly at the scene/], other: [2, /20:58\s+27/] },
        { one: [9, /made promptly at the scene/], other: [3, /20:53:05 vehicle stops/] },
        { one: [9, /made promptly at the scene/], other: [1, /at 8:49 PM and the juvenile/] },
        { one: [9, /identification is not at issue/], other: [3, /I'm pretty sure\. Eighty/] },
        { one: [9, /identification is not at issue/], other: [7, /L1: not identified to EADS/] },
        { one: [9, /identification is not at issue/], other: [3, /I couldn't say on him/] },
        { one: [9, /no promises, inducements/], other: [6, /likely sleep at home/] },
        { one: [9, /no promises, inducements/], other: [6, /he could come home/] },
        { one: [9, /no promises, inducements/], other: [6, /Certification motion dismissed/] },
        { one: [6, /no promise made/], other: [6, /likely sleep at home/] },
        { one: [6, /no promise made/], other: [6, /informal adjustment if truthful/] },
        { one: [6, /no promise made/], other: [6, /he could come home/] },
        { one: [6, /First said "wasn\'t me/], other: [6, /it was Marlon's idea/] },
        { one: [6, /First said "wasn\'t me/], other: [6, /States Marlon drove/] },
        { one: [6, /it was Marlon's idea/], other: [6, /only said it because/] },
        { one: [6, /already put it on you/], other: [1, /I ain't drive nothing/] },
        { one: [6, /already put it on you/], other: [4, /waiting on the 70 bus/] },
        { one: [6, /yes, 10:31 pm per DJO/], other: [6, /Start 10:02 pm/] },
        { one: [6, /thrown \"in the creek/], other: [1, /No weapon was recovered/] },
        { one: [4, /waiting on the 70 bus/], other: [6, /it was Marlon's idea/] },
        { one: [4, /waiting on the 70 bus/], other: [4, /where he was coming from and he said his aunt's/] },
        { one: [4, /get off work/], other: [6, /me and Marlon was at his auntie's/] },
        { one: [2, /20:09:51 SORENTO/], other: [7, /8:06 PM, console/] },
        { one: [1, /borrowed a phone from a customer/], other: [1, /I did not get his name/] },
        { one: [1, /borrowed a phone from a customer/], other: [2, /CELL CALLER "TROY"/] },
        { one: [1, /I did not get his name/], other: [2, /CELL CALLER "TROY"/] },
        { one: [9, /not in our possession/], other: [3, /not uploaded/] },
        { one: [5, /pushed me down/], other: [1, /He pointed a black handgun at her and said/] },
      ],
    },
  },
};
