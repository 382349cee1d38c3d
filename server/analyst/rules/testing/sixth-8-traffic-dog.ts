import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const TRAFFIC_DOG_CASE: CaseFile = {
  name: "possession with intent after a traffic stop with a dog in Nebraska",
  documents: makeDocuments([
    [
      "LBSO report 25-2204.pdf",
      `LOUP BEND COUNTY SHERIFF'S OFFICE
CRIMINAL INTERDICTION TEAM                    INVESTIGATIVE REPORT            Case 25-2204
Charge: Poss. w/ intent to deliver methamphetamine, 140 g or more, §28-416 (IB felony)
Arrestee: WHITCOMBE, Darnell Isaiah   B/M   02-27-1992   Aurora, Colorado
Also in veh: PRANTNER, Kelsey Jo   W/F   11-08-1997   Greeley, Colorado
Date of report: 07-18-2025     By: Deputy C. Vondra #22

On 07-16-2025 at approx 1342 hours I was stationary in the median at mile marker 261 on Interstate 80. I observed a gray Nissan Rogue with Colorado plates eastbound in the right lane. The Rogue was following a truck tractor semi-trailer at approximately one car length, at 74 mph. I caught up to it and conducted a traffic stop at mile marker 264 for following too close.
I approached the passenger side. I immediately detected a strong odor of raw marijuana. The driver, WHITCOMBE, had hands that were visibly shaking and his carotid artery was pounding. He would not make eye contact. He said they were going to Omaha for a wedding. The passenger said that they were going to Des Moines to see her aunt. There was a single key on the ring, energy drinks, and a "lived in" look, all of which in my training and experience are indicators of trafficking.
I had WHITCOMBE sit in my patrol unit while I completed a warning. I did not delay the stop. Deputy HRUSKA with K9 BOSKO happened to be nearby and arrived while I was still writing the warning.`,
      `Case 25-2204     VONDRA #22     page 2
K9 BOSKO was deployed and gave a clear alert by sitting at the driver's door. The time from the stop until the alert was about 12 minutes.
I asked for consent and WHITCOMBE consented to a search of the vehicle. A search was then made. In the spare tire well under the cargo floor I located a black duffel bag. In it were 3 vacuum sealed packages of a white crystalline substance. It field tested positive for methamphetamine (NIK U). The total weight was 2.4 pounds. I also located a digital scale with residue and $3,480.00 in U.S. currency that was in WHITCOMBE's front pocket.
WHITCOMBE was placed under arrest at 1412 and was read his Miranda rights at the scene. He said that the bag was his. PRANTNER was not aware of it. She was released at the scene with a ride to the truck stop.
Three cell phones were seized. I turned on the audio for the entire stop.
The vehicle was towed by Dwyer's. I took the evidence to the office and put it in the temporary locker. I booked the property on 07-18.
WHITCOMBE was interviewed at the jail by Inv. SEDLACEK and admitted that he was being paid to transport the bag.
I have been a deputy since 2021 and have completed Desert Snow style interdiction training of 40 hours. I have 112 felony stops.
Distribution: County Attorney, file, CIT Sgt, HIDTA stats sheet. Overtime 2.5 hrs charged to grant 24-STEP-7. Forfeiture form attached separately.`,
    ],
    [
      "In-car video transcript.docx",
      `LOUP BEND CO. SHERIFF      IN-CAR VIDEO / UNIT 22 / 07-16-2025       Typed by: office clerk DJ. Screen clock used. Pre-event 30 seconds without sound.
13:35:31  (Rogue passes, right lane, truck is well ahead, gray car between them. No audio.)
13:36:40  (Unit pulls out)
13:38:52  (Emergency lights)  (Rogue signals and pulls to shoulder)
13:39:50  VONDRA: Hey how's it going. Deputy Vondra with the Sheriff's Office. Reason I'm stopping you, you were kind of drifting on that fog line back there, want to make sure you're not tired.
13:40:04  DRIVER: No sir, I'm good. Been on the road since six.
13:40:09  VONDRA: Where you headed?
13:40:11  DRIVER: Omaha. A wedding, then to her aunt's in Des Moines.
13:40:20  PASSENGER: Yeah we're doing both.
13:40:33  VONDRA: This a rental?
13:40:35  PASSENGER: I rented it.
13:40:58  VONDRA: Come on back to my car with me, I'll get you a warning, get you down the road. You're pretty chill for a guy getting pulled over.
13:42:30  (in unit)  VONDRA: Ever been in trouble?
13:42:35  DRIVER: A thing in 2014. Possession.
13:45:08  VONDRA: (to radio) You guys close? Can you ask Hruska to start out this way.
13:46:11  VONDRA: Who packed the car?`,
      `(In-car video, continued)
13:46:14  DRIVER: She had it packed when she got me.
13:51:59  (printer sound)
13:52:20  VONDRA: All right. Here's your warning, here's your license. You don't owe anything.
13:52:31  DRIVER: Thank you. Can I go?
13:52:33  VONDRA: Before you do, you got anything illegal in there? Weed, meth, heroin, large money?
13:52:41  DRIVER: No sir.
13:52:43  VONDRA: Mind if I search it?
13:52:46  DRIVER: I'd rather you didn't. We got a ways to go.
13:52:50  VONDRA: Okay. I'm going to have you sit tight for the dog.
13:53:02  DRIVER: So I'm not free to go?
13:53:05  VONDRA: Not at this time.
13:58:00  (audio ends. Mic icon off)
14:06:12  (dog and handler visible at front of Rogue. Handler taps rear hatch three times, dog jumps with front paws, handler gives toy)
14:07:40  (audio on)  VONDRA: Okay dog says there's drugs.
14:07:49  DRIVER: He didn't do nothing but jump.
14:09:10  (Search begins. Prantner on shoulder with Hruska, not audible)
14:21:33  VONDRA: Got it. On the back seat, the duffel, right behind her.
14:22:05  PRANTNER: (off camera) that's not, that's my cousin's bag, he asked us to bring it.
14:22:50  VONDRA: Turn around, you're under arrest. Both of you.
14:24:15  (Whitcombe placed in unit. No rights are heard.)
14:24:40  VONDRA: So whose is it?
14:24:44  WHITCOMBE: I just drive, man. I don't know what's in people's bags.
14:40:00  (file ends)`,
    ],
    [
      "Dispatch log 7-16.pdf",
      `TRI-COUNTY COMMUNICATIONS                           CALL LOG, UNIT HISTORY           07/16/25
CFS 250716-0088          TRAFFIC STOP              I-80 EB MM 264
1338:55  22    TRAFFIC EB 264  CO PLATE  WHITE NISSAN, OCC X2
1341:10  22    10-28 10-29 REQ. RENTAL, PRAIRIE WHEELS DIA, NOT STOLEN
1343:20  22    10-27 BOTH. NO WANTS. III: WHITCOMBE CDS POSS 2014
1345:15  22    ASKS IF K9 AVAIL
1345:40  K4    HRUSKA, AT VET OFFICE IN BRADBURN W/ DOG, WILL BE 15-20
1352:00  22    WARNING ISSUED, E-CITE 118804
1403:50  K4    10-23 MM 264
1405:33  22    10-6 W/ K4
1422:58  22    TWO IN CUSTODY
1428:10  DWYERS TOW ENRT
1447     SO9   SGT HALVERSEN ON SCENE
1455     22    10-15 X1 TO JAIL.  K4 TRANSPORTING FEMALE TO JAIL
1516     22    AT JAIL
1518     K4    FEMALE RELEASED PER CO ATTY BY PHONE
WEATHER 96F, WIND SSW 28 G 39, DRY. ROAD CONSTRUCTION MM 266
NOTES   COMPLAINT REC'D EARLIER 1321 RE DEBRIS IN LANE MM 259 NO UNIT AVAIL.   BAND 1 RECORDED, 180 DAYS.
22 STATUS 0600-1335: SCHOOL SUPPLY DRIVE, GAS, OUT OF SERVICE LUNCH 1205-1250, RADAR CHECK.
K4 STATUS: 0900 BITE SLEEVE DEMO, 1130 VET APPT EAR INFECTION`,
    ],
    [
      "K9 usage report Bosko.pdf",
      `LOUP BEND COUNTY SHERIFF               CANINE USAGE REPORT                     No. K4-25-063
Handler: HRUSKA, B. #17       Canine: BOSKO, Belgian Malinois, 6 yr, aggressive (scratch) alert
Request by: 22 Vondra       Type: Vehicle exterior sniff      Date 7/16/25
Time requested 1345      Time on scene 1355      Deployment start 1356     End 1357
Weather: 80s, calm.      Traffic: light
Narrative: I was told by Vondra that he could smell marijuana and that the male was "dirty." I walked around once on a loose lead. On the first pass Bosko showed no interest. On the second pass I presented the seams at the rear hatch. Bosko had a change of behavior with closed mouth breathing and scratched with his paw at the rear hatch. He did not sit as it's not his alert. I rewarded him. I then placed him back in my unit.
I stood with the female. She stated to me the duffel was given to her by "Ricky" in Aurora. I did not do a report on this as it is Vondra's case.
Odors trained: marijuana, methamphetamine, cocaine, heroin.
Find: approx. 2 lbs meth, found under passenger seat by Vondra.
Bosko was seen that morning by vet for ear infection and was given a sedative for the exam at 1150 hrs. Handler judged him fit to work.`,
      `K4 BOSKO          TRAINING AND FIELD SUMMARY   (printed for County Attorney 9/3/25, 1 of 1)
Certification     Nebraska POPD narcotics     issued 05/20/2024     expires 05/20/2025
Recertification   scheduled 05/14/25, postponed, "handler on leave".    Passed 08/27/2025
Training hours    Mar 16   Apr 12   May 2   Jun 0   Jul 4
FIELD USES 2025 to date
  vehicle sniffs                      62
  alerts                              55
  alerts, contraband found            29
  alerts, "residual odor" no find     26
Blind exercises: none in last 6 months. Blanks are placed at handler's discretion.
Corrective notes: 02/11/25 "handler cues at seams w/ hand, work on it". 04/08/25 "dog alerts to toy hidden by other agency". 
Handler total experience: 2 years.   Vendor: Prairie Sentinel Kennels.
Food: 4 cups daily. Heartworm monthly. Rabies 1/25. Kennel cleaned daily by jail trusty. Uniform allowance quarterly. Demonstrations for schools must be approved by the Sheriff two weeks ahead. The public may not pet the dog without permission. Donations to the K9 fund are received at First Plains Bank.`,
    ],
    [
      "E-cite warning and rental agreement.pdf",
      `STATE OF NEBRASKA      WARNING / DEFECT CARD           E-CITE 118804
County 88 Loup Bend      Date 07/16/2025     Time of violation 1337    Printed 1351
Driver WHITCOMBE DARNELL I       OLN CO valid      Veh 24 NISS ROGUE GRY
VIOLATION(S)  [ ] speeding  [ ] following too close  [X] fail to signal lane change  60-6,161   [ ] drive on shoulder  [ ] lights
Lane: LEFT to RIGHT       Speed: __      Radar: not used      Area: rural interstate
Officer 22 VONDRA       You do not need to appear. No fine.
Remarks: drive safe

- - - - - - - - - - - - - - - - - - - - - - - - - - - -
PRAIRIE WHEELS RENT A CAR  Denver Intl           RENTAL RECORD 77120945
RENTER: KELSEY J PRANTNER          ADDITIONAL DRIVERS: NONE (initial KP)
OUT 07/15/25 19:40   miles 21,006      DUE 07/19/25 19:00 DIA
CLASS: SUV     COLOR: GRAY     FUEL 8/8       CARD: VISA ...0098 K PRANTNER
Previous contract closed 07/15/25 16:05 (turn 3 h). Cleaned: express (no trunk)
TERMS: Vehicle may be operated only by authorized drivers. Vehicle shall not be driven to Mexico. Vehicle is equipped with telematics which may record location, speed, door and trunk openings. No smoking fee $250. Renter agrees to the damage waiver as initialed. Toll charges are billed at cost plus a convenience fee. Report any accident within 24 hours. Estimated total $338.17. Thank you for choosing Prairie Wheels.`,
    ],
    [
      "Property sheet and tow inventory.pdf",
      `LOUP BEND COUNTY SHERIFF    PROPERTY / EVIDENCE SHEET     25-2204
Submitted by: Vondra      Booked 07/18/25  0915        Tech: (blank)
TAG  QTY  DESCRIPTION                                           WHERE FOUND              BAG SEAL
1    1    vac pack crystal, net? 511 g with pkg                  duffel                   E-11904
2    1    vac pack crystal, 511 g with pkg                       duffel                   E-11904
3    1    duffel, black, women's clothing sz M, pill bottle KJP  rear seat R              none
4    1    luggage scale, hook type                               glove box                none
5    -    U.S. currency $3,120.00                                Prantner purse/Whitc.    E-11907
6    3    phones: iPhone (W), Android (K), flip (?)               console                  none
MOVEMENT:  07/16 1700 office, Vondra desk;  07/18 0915 locker 4;  07/29 out to lab, Vondra;  08/22 in from lab.
07/21 tag 6 (K) returned to owner by mail

DWYER'S TOWING & RECOVERY         VEHICLE INVENTORY            INV 6610      07/16/25  3:20 pm
2024 NISSAN ROGUE  GRAY   mi 21,502     Keys: 2 on ring
Spare well: jack, spare, all factory plastic in place      Cargo: 2 suitcases, garment bag with suit, gift wrapped box "Mr & Mrs"
Rear seat: child seat none, blanket       Front: 2 water bottles, gum, phone charger        No trash
Tow 38 mi @ 4.75, winch 0, storage 35.00/day. Vehicle released to Prairie Wheels agent 07/19/25. Driver: Lonnie D. Not responsible for items left in vehicle after 30 days. We accept cash and company checks. After hours gate fee $60.00.`,
    ],
    [
      "State crime lab report.pdf",
      `NEBRASKA REGIONAL FORENSIC LABORATORY                       CHEMISTRY REPORT
Lab No. L25-06118            Agency: Loup Bend SO           Agency case 25-2204
Received: 07/31/2025 from C. Vondra by counter      Reported: 08/20/2025
Offense: CS       Suspect: Whitcombe, Darnell
EVIDENCE RECEIVED: One (1) plastic evidence bag, seal no. E-11940, bottom corner open approx. 2 inches, taped on receipt by lab, containing:
Item 1   One vacuum sealed bag of crystalline substance
Item 2   One vacuum sealed bag of crystalline substance
RESULTS
Item 1   Net weight 438.61 g ± 0.05 g     Methamphetamine CONFIRMED (GC/MS).   Purity: 22%, not accredited, information only
Item 2   Net weight 432.70 g ± 0.05 g     No controlled substance detected. Dimethyl sulfone indicated.
Latent print examination: not requested.     DNA: not requested.
REMARKS: Sampling of item 1 was by hypothetical single unit. The balance was in service; see lab file. Analyst: P. Reyes-Dahl. Technical reviewer: initials illegible.
This report contains the conclusions of the analyst. Documentation supporting the conclusions is in the case file and is available under the lab's discovery request form LD-3 with 45 days' notice. Evidence may be returned to the agency by appointment. The laboratory is closed on state holidays. Results relate only to the items tested. This report shall not be reproduced except in full. Page 1 of 1.`,
    ],
    [
      "Jail interview Whitcombe.docx",
      `LBSO INTERVIEW  25-2204   JAIL VISIT ROOM B     7-16-25    INV. L. SEDLACEK       W = Whitcombe
start of recorder 5:48 PM
SEDLACEK: Alright Darnell, we were talking a bit over in booking. Go ahead and tell it again on this.
W: You was talking. I asked you if I could get my phone to call my lawyer, he's in Aurora.
SEDLACEK: And you can, later. This is your window. Your girl is over there telling it. She says it's your bag.
W: That bag got her stuff in it.
SEDLACEK: She got a kid. You want her to lose that kid?
W: No. Man. I don't want nobody to lose no kid.
SEDLACEK: So what were you getting? Five hundred? A thousand?
W: I was getting gas and a room. She asked me to drive because she don't like the trucks.
SEDLACEK: So you were getting paid to drive.
W: Gas. To a wedding.
SEDLACEK: You figured there was something in it.
W: I figured she was acting funny. I didn't look. I mean I ain't stupid, I had a feeling. I didn't ask.
SEDLACEK: So you knew.
W: I said I had a feeling.`,
      `(Sedlacek / Whitcombe page 2)
SEDLACEK: Tell you what let me read you this form so we're good. You have the right to remain silent, anything you say... (form read) Sign here.
W: I ain't signing. I said lawyer.
SEDLACEK: Time is 6:09 PM. So signing is just saying I read it. You want to keep going?
W: Where'd the money come from, is that what you want? The money's from my check, I cashed it Tuesday at Colfax. Twenty six hundred of it. The rest is Kelsey's.
SEDLACEK: What about the text, "bring the two"?
W: That's two cases of beer for the wedding. Ask Marcus. It's his wedding.
SEDLACEK: Marcus who?
W: Marcus Ledoux. At the Elks in Omaha, Saturday.
SEDLACEK: If I take care of you would you make a call to Ricky?
W: I don't know no Ricky. That's her cousin.
SEDLACEK: I can talk to the county attorney. I can't promise you but he listens to me.
W: I want to go back to my cell.
6:21 PM end of recording.
Jail log note stapled: Whitcombe booked 1540. Interview room B 1655 to 1824, Sedlacek. Supper tray held. Detainee complains of cuffs.`,
    ],
    [
      "County attorney letter Prantner.pdf",
      `LOUP BEND COUNTY ATTORNEY
October 2, 2025
RE: State v. Whitcombe, CR25-114, discovery pursuant to §29-1912
Counsel:
I enclose what I have. You asked about Ms. Prantner. She gave a proffer on August 11 in my office with Deputy Vondra present. Nobody recorded. Her counsel took notes. The substance was as follows:
She and Mr. Whitcombe left Aurora at about 9 in the morning on July 16. He put the black duffel in the spare tire compartment at her apartment and told her not to worry. She never touched the bag. She did not see what was in it. He told her he would get $2,000 in Omaha. She does not have a cousin named Ricky. She rented the car because he asked and gave her the cash for it.
She has a 2022 conviction for obtaining a controlled substance by fraud and was on probation in Weld County on July 16. The complaint against her was dismissed on August 13. My office wrote a letter to her probation officer, which I do not believe is discoverable.
I have Deputy Vondra's in-car video. The body camera of Deputy Hruska has been "auto purged," I am told, at 60 days as it was tagged as traffic. You requested preservation on July 24.
A phone download was done by the state patrol on Mr. Whitcombe's phone; I have a two page summary, and have asked for the rest. A warrant was to be obtained. I will check.
Deputy Vondra was the subject of a 2024 order in this District Court in which Judge Mattox did not find his testimony about an odor to be credible. I do not consider it Giglio but I mention it.
Offer: plead to a class IC, cap of 12 years. Sincerely, R. Brandvold`,
    ],
  ]),
  key: {
    offence: "drugs",
    issues: [
      "stop-basis",
      "search",
      "miranda",
      "counsel",
      "custody-chain",
      "witness-reliability",
      "disclosure",
      "recording-gap",
      "intent",
    ],
    gaps: [
      /body.?(worn|cam)|bwc/i,
      /(k-?9|canine|dog|bosko|handler).*(certif|train|record|log|veterinar|field)|veterinar|\bvet\b|training (log|record)s?/i,
      /bench notes|chromatog|lab(oratory)?('s)? (case )?(data|file|notes|documentation|packet)|raw data|ld-3|gc.?ms data|reyes-dahl/i,
      /fingerprint|latent|\bdna\b/i,
      /phone.*(download|extract|report|warrant|image)|(download|extract)\w*.*phone|cellebrite|cell ?phones?|flip/i,
      /proffer|prantner.*(note|statement|interview|agreement|deal|counsel|probation)|cooperat|immunity|probation officer|weld county/i,
      /telematics|prairie wheels|rental (company|car|record|agent|firm)|previous (renter|contract)/i,
      /giglio|mattox|credib\w+ (order|finding)|(2024|suppression|court) order|disciplin|personnel|internal affairs/i,
    ],
    contradictions: [
      { one: [1, /mile marker 264 for following too close/], other: [5, /\[X\] fail to signal lane change/] },
      {
        one: [1, /clear alert by sitting at the driver's door/],
        other: [4, /scratched with his paw at the rear hatch/],
      },
      { one: [1, /In the spare tire well under the cargo/], other: [2, /On the back seat, the duffel/] },
      { one: [1, /WHITCOMBE consented to a search/], other: [2, /I'd rather you didn't/] },
      { one: [1, /arrived while I was still writing the warning/], other: [3, /1352:00\s+22\s+WARNING ISSUED/] },
      { one: [1, /In it were 3 vacuum sealed packages/], other: [7, /Item 2\s+Net weight 432\.70/] },
      { one: [6, /net\? 511 g with pkg\s+duffel\s+E-11904/], other: [7, /seal no\. E-11940/] },
    ],
    factors: [
      { sign: 1, quote: /I'd rather you didn't/ },
      { sign: 1, quote: /expires 05\/20\/2025|"residual odor" no find|given a sedative/ },
      { sign: 1, quote: /No controlled substance detected/ },
      { sign: 1, quote: /bottom corner open/ },
      { sign: 1, quote: /my cousin's bag|given to her by "Ricky"|women's clothing|pill bottle KJP/ },
      {
        sign: 1,
        quote:
          /did not find his testimony about an odor|obtaining a controlled substance by fraud|dismissed on August 13/,
      },
      { sign: -1, quote: /I ain't stupid, I had a feeling/ },
      { sign: -1, quote: /He put the black duffel in the spare|he would get \$2,000|said that the bag was his/ },
    ],
    events: [
      "2025-07-16 13:38",
      "2025-07-16 13:52",
      "2025-07-16 14:03",
      "2025-07-16 14:22",
      "2025-07-16 17:48",
      "2025-07-18 09:15",
    ],
    fair: {
      issues: ["voluntariness", "hearsay", "speedy-trial"],
      gaps: [
        /in-?car (video|recording)|dash|\bmvr\b|native|original (video|recording)|video|footage|metadata/i,
        /missing audio|mic(rophone)?\b|audio/i,
        /radio (traffic|recording|transmission)|dispatch (audio|recording)|band 1|recorded (channel|line)/i,
        /\bavl\b|gps|unit location/i,
        /halversen/i,
        /hruska/i,
        /sedlacek.*(report|note)|sedlacek/i,
        /\bricky\b|cousin/i,
        /ledoux|marcus|wedding/i,
        /\baunt\b|invitation|gift/i,
        /paycheck|pay ?stub|cashed|colfax|employ(er|ment)|bank record/i,
        /currency|\bcash\b|money|forfeiture/i,
        /duffel|clothing|pill bottle/i,
        /luggage scale|\bscale\b|residue/i,
        /field test|\bnik\b|presumptive/i,
        /photo(graph)?s?\b/i,
        /chain of custody|evidence (log|room|locker)|temporary locker|property (log|room|record)|custody (log|record)|locker/i,
        /balance|calibrat|accredit|purity|proficiency|reviewer/i,
        /re-?weigh|independent (test|analysis)|re-?test/i,
        /miranda|waiver|rights (form|advisory|card)|advice of rights/i,
        /booking|jail (video|log|record|call|phone|visit)|visit room/i,
        /pre-?interview|unrecorded/i,
        /tow(ing)?\b.*(photo|policy|driver|statement)|lonnie|dwyer/i,
        /warrant|affidavit/i,
        /consent form|written consent/i,
        /policy|policies|standing order|inventory (policy|procedure)/i,
        /field notes|notes\b/i,
        /criminal (history|record)|\biii\b|\bncic\b|convictions?\b/i,
        /plea|dismissal|dismissed|complaint against/i,
        /letter to (her|the) probation|benefit|promise|agreement/i,
        /stop (data|statistics|history)|112|prior stops|racial|warnings? (issued|history)|\bhidta\b|grant/i,
        /interdiction training|training/i,
        /e-?cite|citation (system|data|log)|printer log/i,
        /radar|speed (measure|reading)|pacing/i,
        /semi|truck (driver|tractor)|other driver/i,
        /weather|wind\b/i,
        /jump|cue|expert/i,
        /sentinel|kennel|vendor/i,
        /preserv|auto.?purg|retention|audit (log|trail)/i,
        /lawyer in aurora|phone call request/i,
        /apartment|surveillance|gas (station|receipt)|toll|license plate reader|\balpr\b|\blpr\b/i,
        /text messages?|social media|facebook|messages/i,
        /credit card|visa\b/i,
        /lab(oratory)? submission|submission form|request form/i,
        /state patrol/i,
        /clerk|certified transcript/i,
        /marijuana|odor/i,
        /vehicle (exam|inspection)|spare (well|tire)/i,
        /truck stop|ride\b/i,
        /construction|debris|scene (plan|diagram|map)/i,
        /tort|handcuff|cuffs|medical/i,
        /ear infection|sedat/i,
      ],
      contradictions: [
        {
          one: [1, /mile marker 264 for following too close/],
          other: [2, /you were kind of drifting on that fog line/],
        },
        { one: [2, /you were kind of drifting on that fog line/], other: [5, /\[X\] fail to signal lane change/] },
        { one: [1, /approximately one car length/], other: [2, /truck is well ahead/] },
        { one: [1, /mile marker 264 for following too close/], other: [2, /truck is well ahead/] },
        { one: [1, /mile marker 264 for following too close/], other: [5, /\[ \] following too close/] },
        { one: [1, /approximately one car length/], other: [5, /\[X\] fail to signal lane change/] },
        { one: [1, /approximately one car length/], other: [2, /you were kind of drifting on that fog line/] },
        { one: [1, /eastbound in the right lane/], other: [5, /LEFT to RIGHT/] },
        { one: [2, /Rogue passes, right lane/], other: [5, /LEFT to RIGHT/] },
        { one: [2, /Rogue signals and pulls/], other: [5, /\[X\] fail to signal lane change/] },
        { one: [1, /at 74 mph/], other: [5, /Speed: __/] },
        { one: [1, /at approx 1342 hours/], other: [2, /13:38:52\s+\(Emergency lights\)/] },
        { one: [1, /at approx 1342 hours/], other: [3, /1338:55\s+22/] },
        { one: [1, /at approx 1342 hours/], other: [5, /Time of violation 1337/] },
        { one: [1, /at approx 1342 hours/], other: [2, /13:35:31\s+\(Rogue/] },
        { one: [1, /observed a gray Nissan/], other: [3, /WHITE NISSAN/] },
        { one: [5, /24 NISS ROGUE GRY/], other: [3, /WHITE NISSAN/] },
        { one: [5, /COLOR: GRAY/], other: [3, /WHITE NISSAN/] },
        { one: [6, /2024 NISSAN ROGUE\s+GRAY/], other: [3, /WHITE NISSAN/] },
        { one: [1, /hands that were visibly shaking/], other: [2, /You're pretty chill/] },
        { one: [1, /his carotid artery was pounding/], other: [2, /You're pretty chill/] },
        { one: [1, /said they were going to Omaha/], other: [2, /then to her aunt's in Des Moines/] },
        { one: [1, /passenger said that they were going to Des Moines/], other: [2, /Yeah we're doing both/] },
        { one: [1, /said they were going to Omaha/], other: [1, /passenger said that they were going to Des Moines/] },
        { one: [1, /There was a single key/], other: [6, /Keys: 2 on ring/] },
        { one: [1, /a "lived in" look/], other: [6, /No trash/] },
        { one: [1, /single key on the ring, energy drinks/], other: [6, /2 water bottles, gum/] },
        { one: [1, /strong odor of raw marijuana/], other: [9, /did not find his testimony about an odor/] },
        { one: [1, /strong odor of raw marijuana/], other: [2, /Weed, meth, heroin/] },
        { one: [1, /I did not delay the stop/], other: [2, /sit tight for the dog/] },
        { one: [1, /I did not delay the stop/], other: [2, /Here's your warning/] },
        { one: [1, /I did not delay the stop/], other: [3, /1352:00\s+22\s+WARNING ISSUED/] },
        { one: [1, /I did not delay the stop/], other: [3, /1403:50\s+K4/] },
        { one: [1, /I did not delay the stop/], other: [2, /VONDRA: Not at this time/] },
        { one: [1, /arrived while I was still writing the warning/], other: [2, /Here's your warning/] },
        { one: [1, /arrived while I was still writing the warning/], other: [3, /1403:50\s+K4/] },
        { one: [1, /arrived while I was still writing the warning/], other: [5, /Printed 1351/] },
        { one: [1, /arrived while I was still writing the warning/], other: [2, /sit tight for the dog/] },
        { one: [1, /arrived while I was still writing the warning/], other: [2, /14:06:12\s+\(dog/] },
        { one: [1, /BOSKO happened to be nearby/], other: [3, /WILL BE 15-20/] },
        { one: [1, /BOSKO happened to be nearby/], other: [2, /Can you ask Hruska to start/] },
        { one: [1, /BOSKO happened to be nearby/], other: [3, /ASKS IF K9 AVAIL/] },
        { one: [4, /Time on scene 1355/], other: [3, /1403:50\s+K4/] },
        { one: [4, /Deployment start 1356/], other: [2, /14:06:12\s+\(dog/] },
        { one: [4, /Deployment start 1356/], other: [3, /1403:50\s+K4/] },
        { one: [4, /Time on scene 1355/], other: [2, /14:06:12\s+\(dog/] },
        { one: [4, /Deployment start 1356/], other: [3, /1405:33\s+22/] },
        { one: [1, /until the alert was about 12 minutes/], other: [2, /14:06:12\s+\(dog/] },
        { one: [1, /until the alert was about 12 minutes/], other: [3, /1403:50\s+K4/] },
        { one: [1, /until the alert was about 12 minutes/], other: [3, /1405:33\s+22/] },
        { one: [1, /until the alert was about 12 minutes/], other: [4, /Deployment start 1356/] },
        { one: [1, /until the alert was about 12 minutes/], other: [4, /Time on scene 1355/] },
        { one: [1, /until the alert was about 12 minutes/], other: [2, /Okay dog says there's drugs/] },
        { one: [1, /clear alert by sitting at the driver's door/], other: [4, /He did not sit as it's not/] },
        { one: [1, /clear alert by sitting at the driver's door/], other: [4, /aggressive \(scratch\) alert/] },
        { one: [1, /clear alert by sitting at the driver's door/], other: [2, /dog jumps with front paws/] },
        { one: [1, /clear alert by sitting at the driver's door/], other: [2, /He didn't do nothing but jump/] },
        { one: [1, /clear alert by sitting at the driver's door/], other: [4, /Bosko showed no interest/] },
        { one: [4, /scratched with his paw at the rear hatch/], other: [2, /He didn't do nothing but jump/] },
        { one: [4, /scratched with his paw at the rear hatch/], other: [2, /dog jumps with front paws/] },
        { one: [4, /presented the seams at the rear/], other: [2, /Handler taps rear hatch/] },
        { one: [4, /walked around once/], other: [4, /On the second pass/] },
        { one: [4, /Weather: 80s, calm/], other: [3, /WEATHER 96F, WIND SSW/] },
        { one: [1, /WHITCOMBE consented to a search/], other: [2, /I'm going to have you sit tight/] },
        { one: [1, /In the spare tire well under the cargo/], other: [4, /found under passenger seat/] },
        { one: [1, /In the spare tire well under the cargo/], other: [6, /rear seat R/] },
        { one: [1, /In the spare tire well under the cargo/], other: [6, /all factory plastic in place/] },
        { one: [4, /found under passenger seat/], other: [2, /On the back seat, the duffel/] },
        { one: [4, /found under passenger seat/], other: [6, /rear seat R/] },
        { one: [9, /duffel in the spare tire compartment/], other: [2, /On the back seat, the duffel/] },
        { one: [9, /duffel in the spare tire compartment/], other: [6, /rear seat R/] },
        { one: [9, /duffel in the spare tire compartment/], other: [4, /found under passenger seat/] },
        { one: [9, /duffel in the spare tire compartment/], other: [6, /all factory plastic in place/] },
        { one: [9, /duffel in the spare tire compartment/], other: [4, /given to her by "Ricky"/] },
        { one: [9, /duffel in the spare tire compartment/], other: [2, /that's my cousin's bag/] },
        { one: [1, /In it were 3 vacuum sealed packages/], other: [6, /1\s+1\s+vac pack crystal, net/] },
        { one: [1, /In it were 3 vacuum sealed packages/], other: [6, /2\s+1\s+vac pack crystal, 511/] },
        { one: [1, /In it were 3 vacuum sealed packages/], other: [7, /Item 1\s+One vacuum/] },
        { one: [1, /In it were 3 vacuum sealed packages/], other: [7, /Item 2\s+One vacuum/] },
        { one: [1, /total weight was 2\.4 pounds/], other: [7, /Item 1\s+Net weight 438\.61/] },
        { one: [1, /total weight was 2\.4 pounds/], other: [7, /Item 2\s+Net weight 432\.70/] },
        { one: [1, /total weight was 2\.4 pounds/], other: [4, /approx\. 2 lbs meth/] },
        { one: [1, /total weight was 2\.4 pounds/], other: [6, /net\? 511 g with pkg/] },
        { one: [6, /net\? 511 g with pkg/], other: [7, /Item 1\s+Net weight 438\.61/] },
        { one: [6, /crystal, 511 g with pkg/], other: [7, /Item 2\s+Net weight 432\.70/] },
        { one: [4, /approx\. 2 lbs meth/], other: [7, /Item 1\s+Net weight 438\.61/] },
        { one: [1, /It field tested positive/], other: [7, /No controlled substance detected/] },
        { one: [1, /In it were 3 vacuum sealed packages/], other: [7, /No controlled substance detected/] },
        { one: [1, /located a digital scale/], other: [6, /luggage scale, hook type/] },
        { one: [1, /\$3,480\.00 in U\.S\. currency/], other: [6, /currency \$3,120\.00/] },
        { one: [1, /in WHITCOMBE's front pocket/], other: [6, /Prantner purse/] },
        { one: [1, /in WHITCOMBE's front pocket/], other: [8, /The rest is Kelsey's/] },
        { one: [1, /\$3,480\.00 in U\.S\. currency/], other: [8, /The rest is Kelsey's/] },
        { one: [1, /placed under arrest at 1412/], other: [2, /14:22:50\s+VONDRA/] },
        { one: [1, /placed under arrest at 1412/], other: [3, /1422:58\s+22/] },
        { one: [1, /placed under arrest at 1412/], other: [2, /14:21:33\s+VONDRA/] },
        { one: [1, /read his Miranda rights at the scene/], other: [2, /No rights are heard/] },
        { one: [1, /read his Miranda rights at the scene/], other: [8, /let me read you this form/] },
        { one: [1, /He said that the bag was his/], other: [2, /I don't know what's in people's bags/] },
        { one: [1, /He said that the bag was his/], other: [8, /That bag got her stuff/] },
        { one: [1, /He said that the bag was his/], other: [2, /I just drive, man/] },
        { one: [1, /He said that the bag was his/], other: [2, /that's my cousin's bag/] },
        { one: [1, /He said that the bag was his/], other: [6, /women's clothing sz M/] },
        { one: [1, /PRANTNER was not aware of it/], other: [2, /that's my cousin's bag/] },
        { one: [1, /PRANTNER was not aware of it/], other: [4, /given to her by "Ricky"/] },
        { one: [1, /PRANTNER was not aware of it/], other: [9, /told her not to worry/] },
        { one: [1, /released at the scene with a ride/], other: [3, /K4 TRANSPORTING FEMALE TO JAIL/] },
        { one: [1, /released at the scene with a ride/], other: [3, /FEMALE RELEASED PER CO ATTY/] },
        { one: [1, /released at the scene with a ride/], other: [2, /under arrest\. Both of you/] },
        { one: [1, /released at the scene with a ride/], other: [3, /TWO IN CUSTODY/] },
        { one: [1, /audio for the entire stop/], other: [2, /audio ends\. Mic icon off/] },
        { one: [1, /put it in the temporary locker/], other: [6, /office, Vondra desk/] },
        { one: [6, /2\s+1\s+vac pack crystal, 511/], other: [7, /seal no\. E-11940/] },
        { one: [6, /07\/29 out to lab/], other: [7, /Received: 07\/31\/2025/] },
        { one: [1, /admitted that he was being paid/], other: [8, /I was getting gas and a room/] },
        { one: [1, /admitted that he was being paid/], other: [8, /W: Gas\. To a wedding/] },
        { one: [1, /admitted that he was being paid/], other: [8, /I didn't look/] },
        { one: [1, /admitted that he was being paid/], other: [8, /I said I had a feeling/] },
        { one: [9, /he would get \$2,000/], other: [8, /I was getting gas and a room/] },
        { one: [9, /he would get \$2,000/], other: [8, /W: Gas\. To a wedding/] },
        { one: [9, /left Aurora at about 9/], other: [2, /on the road since six/] },
        { one: [9, /She never touched the bag/], other: [4, /given to her by "Ricky"/] },
        { one: [9, /She never touched the bag/], other: [2, /that's my cousin's bag/] },
        { one: [9, /She never touched the bag/], other: [6, /women's clothing sz M/] },
        { one: [9, /She never touched the bag/], other: [6, /pill bottle KJP/] },
        { one: [9, /She never touched the bag/], other: [8, /That bag got her stuff/] },
        { one: [9, /did not see what was in it/], other: [6, /women's clothing sz M/] },
        { one: [9, /not have a cousin named Ricky/], other: [2, /that's my cousin's bag/] },
        { one: [9, /not have a cousin named Ricky/], other: [4, /given to her by "Ricky"/] },
        { one: [9, /not have a cousin named Ricky/], other: [8, /That's her cousin/] },
        { one: [9, /gave her the cash for it/], other: [5, /CARD: VISA/] },
        { one: [9, /He put the black duffel in/], other: [2, /She had it packed when/] },
        { one: [9, /He put the black duffel in/], other: [4, /given to her by "Ricky"/] },
        { one: [9, /He put the black duffel in/], other: [2, /that's my cousin's bag/] },
        { one: [9, /told her not to worry/], other: [2, /that's my cousin's bag/] },
        { one: [8, /She says it's your bag/], other: [2, /that's my cousin's bag/] },
        { one: [8, /She says it's your bag/], other: [4, /given to her by "Ricky"/] },
        { one: [8, /Your girl is over there telling it/], other: [3, /FEMALE RELEASED PER CO ATTY/] },
        { one: [8, /start of recorder 5:48 PM/], other: [8, /room B 1655 to 1824/] },
        { one: [4, /he could smell marijuana/], other: [2, /Reason I'm stopping you/] },
        { one: [2, /You don't owe anything/], other: [2, /VONDRA: Not at this time/] },
        { one: [4, /given a sedative for the exam/], other: [4, /Handler judged him fit/] },
        { one: [9, /body camera of Deputy Hruska/], other: [9, /You requested preservation/] },
        { one: [1, /would not make eye contact/], other: [2, /You're pretty chill/] },
        { one: [4, /Deployment start 1356/], other: [2, /Okay dog says there's drugs/] },
        { one: [3, /AT VET OFFICE IN BRADBURN/], other: [4, /seen that morning by vet/] },
        { one: [8, /She asked me to drive/], other: [9, /rented the car because he asked/] },
        { one: [9, /rented the car because he asked/], other: [2, /PASSENGER: I rented it/] },
      ],
    },
  },
};
