import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const ROUNDHOUSE_CASE: CaseFile = {
  name: "fatal shooting outside a tavern, three onlookers, residue kit and acoustic sensor",
  documents: makeDocuments([
    [
      "Division of Police U-10 251880.pdf",
      `MADDOX FALLS DIVISION OF POLICE                 U-10 OFFENSE REPORT      RPT# 251880442
DISTRICT 3   CRUISER 33   PLATOON C             OFFICER(S): YODER, T #2218 / SMALLS, K #2307
OFFENSE: FELONIOUS ASSAULT 2903.11 -- CHANGED TO MURDER 2903.02 BY HOMICIDE SQUAD
DATE/TIME OF OFF: SUN 07/06/2025  0131 - 0134       DISP 0135   ARR 0138
LOCATION: LOT, ROUNDHOUSE TAVERN, 1140 CINDER AVE
V-1: GAINES, TORRANCE M/B 29       CONDITION: GSW X2, MEDIC 14 TO ST BRENDAN, PRONOUNCED 0219
W-1: HALE, DENISE F/W 47     W-2: OKORO, PETER M/B 23     W-3: LUDWICK, RAYMOND M/W 61
SUSPECT: UNK AT TIME OF REPORT
NARRATIVE:
OFFICERS RESPONDED ON A SENSOR ALERT AND SEVERAL CALLERS. ON ARRIVAL A LARGE CROWD OF 60 TO 80 WAS LEAVING THE BAR. VICTIM WAS ON HIS BACK BETWEEN A WHITE SUV AND THE PATIO FENCE. A FEMALE IN SCRUBS WAS DOING CPR AND LEFT WHEN MEDIC TOOK OVER. OFC SMALLS TAPED THE LOT. OFC YODER HELD THE FRONT DOOR. BOUNCER, "BIG MIKE", SAID THERE WAS A FIGHT INSIDE OVER A SPILLED DRINK AND HE PUT FOUR GUYS OUT THE SIDE DOOR. OWNER STATED PATIO CAM WORKS AND THE LOT CAM "SOMETIMES."
5 SPENT CASINGS LOCATED, MARKED WITH CUPS. TWO CARS DROVE OUT OVER THE SCENE BEFORE TAPE WAS UP. A BLACK CAP WAS ON THE GROUND NEAR THE ALLEY MOUTH.
3 WITNESSES WERE PLACED IN CRUISERS 33 AND 35. W-1 AND W-2 RODE TOGETHER TO HQ. LIST OF PLATES IN LOT STARTED BY SMALLS. CRIME LOG STARTED 0155. HOMICIDE ON SCENE 0240.`,
    ],
    [
      "Homicide summary of investigation.pdf",
      `INVESTIGATIVE SUBDIVISION - HOMICIDE SQUAD              SUMMARY OF INVESTIGATION
VICTIM: Torrance Gaines              CASE: 251880442              LEAD: Det. Lorna Petrakis #1140
DEFENDANT: Jerrell Antwan MAYHEW, M/B, 10/12/1998, 6'0", 175

07/06/25. I was called at home at 0158 and arrived at 0240. Det. Fenn assisted. The scene was released at 0610 due to the heat and traffic. Casings are 9mm, two head stamps, Blazer (3) and Win (2).

At 0330 witness statements were taken. Each described the shooter differently which is not uncommon in a stressful event.

At 0415 patrol stopped a silver Malibu on Kettle Rd for a tail lamp, 1.8 miles from the scene. Driver was Jerrell Mayhew. Passenger was Shanice TOLLIVER. He had a bar wristband. He was brought to HQ for an interview, unhandcuffed. A residue kit was taken from his hands at 0622. He had been allowed to use the restroom and had been seated in the interview room where a firearm had been unloaded by Det. Fenn after range day. He stated he left about 1:15, before anything happened, and went to Waffle Stop with Tolliver. He said he saw the man they call "Peanut" arguing with Gaines at the patio. He asked if he should have a lawyer and I told him that is up to him. He was released at 0840.

07/09/25. Witness Okoro was shown photographs and chose Mayhew.

07/11/25. I met with Okoro again. He has a case in Municipal Court. I explained I could not make promises.`,
      `SUMMARY OF INVESTIGATION                    251880442                    page 2

07/14/25. Officer Yoder was contacted by Demarco "Peanut" LYLES's probation officer, who said that Lyles missed his appointment on July 7 and had told his aunt he "had to get low." I attempted the aunt's address, no answer.

07/15/25. I requested a warrant for Mayhew. It was signed by the Clerk's designee at 1430 hrs. Task Force took him on 07/16 at the Kroger warehouse where he works. His phone was seized. Consent was not given.

07/21/25. A caller to the tip line said that the gun was thrown off the Kettle Road bridge. Dive team is scheduled subject to the water level.

08/02/25. I went by Roundhouse for the video. The owner said Fenn was already given it. Fenn recalls getting a disc and is checking. Waffle Stop corporate requires a subpoena.

08/20/25. Report from the lab on residue received. Casings were entered. A result from the regional center came back as a possible lead to a shots fired on Burrell St, June 14 2025. Mayhew was in county jail June 10 to June 17 on a traffic capias.

The jacket Mayhew wore was not collected as it did not match.

09/05/25. The case was presented to the Grand Jury. Indicted Murder with gun spec.

Desk copies to: Pros., Lt. Baird, file. All overtime was coded to the homicide reserve. The victim's family liaison is Ofc. Crum. Family were told of services through the Attorney General's office, and funeral traffic was handled by the Motor Unit.          Petrakis`,
    ],
    [
      "Witness statements W1 W2 W3.pdf",
      `MADDOX FALLS DIVISION OF POLICE      WITNESS STATEMENT  (U-22)      251880442
NAME: Denise Hale        TAKEN 0338      BY: self
I work the kitchen at Roundhouse. I was on my smoke by the back step where the grease bin is. I heard arguing at the patio, men, and one said "say it again." Then pops, like 4 and a wait and 1 more. I ducked. I saw a heavy guy in a white T shirt with dreads run at the alley, he held his side like something in his pants. He had a ball cap and it come off. I never saw the other faces. It's dark there since the light by the dumpster been out. I have cataracts on one side but the good eye is good. Fry cook Manny was by me the first part. I had two shots after shift, that's all.
D Hale

MADDOX FALLS DIVISION OF POLICE      WITNESS STATEMENT  (U-22)      251880442
NAME: Raymond Ludwick       TAKEN 0405      BY: Det Fenn for witness
I live across the street above the upholstery shop. I was up with my leg. I was at the window. I saw two men standing toe to toe and a third man, shorter, gray hoodie, walk up from the street side and shoot, bang bang bang. He shot from about as far as your car length. He walked, he did not run, to a dark colored pickup or Jeep that was idling by the hydrant and got in on the passenger side. It went toward the viaduct. I called 911 and hung up because it was busy. I took a picture with my phone of the truck but it's mostly the screen in my window.
R. W. Ludwick`,
      `MADDOX FALLS DIVISION OF POLICE      WITNESS STATEMENT  (U-22)      251880442
NAME: Peter Okoro         TAKEN 0352      BY: Det Petrakis, typed
Q  Peter, what did you see?
A  I came out with my boys from the side door. I was there for the argument inside, T had bumped somebody. We got put out. I was on my phone on the live, you know, on the Gram.
Q  Who did the shooting?
A  Tall skinny dude, low cut, black tee shirt. He came from between the cars. I ain't know him.
Q  Would you know him again?
A  I don't know. Maybe. It was like a second, then I was under the truck.
Q  How many shots?
A  Six, seven. Maybe two guns. I don't know.
Q  Lady you rode down here with, did you all talk?
A  She said it was a big dude with dreads. I said nah.
Q  Who were your boys?
A  Lil Ken and Deshaun. They left. I ain't got numbers like that.
Q  Had you been drinking?
A  Yeah. And smoked.
Q  Is this true to the best of your knowledge?
A  Yeah.
Signature: P. Okoro       Page 1 of 1       Notary: none available`,
    ],
    [
      "Sensor incident summary.pdf",
      `ECHOPOINT ACOUSTIC DETECTION              DETAILED INCIDENT SUMMARY
Customer: City of Maddox Falls         Zone: MF-3 South          Flex ID 1187-20419
Trigger time 07/06/2025 01:31:48.2 EDT      Published 01:32:41      Reclassified 01:33:05
Machine class: Fireworks (0.58)         Reviewer class: Multiple Gunshots        Reviewer: IRC-22
Rounds (initial): 3      Rounds (reclassified, request of customer 07/10): 5
Location: 39.xx, -82.xx   1131 Cinder Ave (street centerline)   Est. accuracy 25 m radius     Sensors participating: 4 of 11 in array
Round     Time offset (s)     Dispersion (m)
1         0.000               11.2
2         0.412               10.7
3         0.790               19.6
4         1.966               24.0 *
5         6.051               31.4 *
* position solution below threshold, not placed on map
Weather at nearest station: 79F, wind SSW 6
Notes: 07/04 to 07/07 is a holiday suppression window; sensitivity parameters adjusted.
This summary was prepared from data logged by the system and has not been reviewed by a forensic analyst. It is for investigative lead only. A Detailed Forensic Report may be ordered by the customer for use in court; allow 15 business days. EchoPoint does not guarantee detection of any incident. Sensors do not record continuous conversation. Sensor placement is confidential and proprietary. For court testimony contact Customer Success no less than 30 days before trial and have your customer number available.`,
    ],
    [
      "Lab report GSR.pdf",
      `OHIO VALLEY REGIONAL CRIME LABORATORY - TRACE EVIDENCE
To: MFDP Homicide, Det. Petrakis        Lab No. T25-1906        Agency No. 251880442
Victim: T. Gaines       Subject: J. Mayhew
Received: 07/29/2025 from property clerk, sealed
Item 1   One (1) GSR collection kit, J. Mayhew. Kit lot expiration 03/2025.
   1A right back: 1 characteristic particle (Pb, Ba, Sb);  3 two-component particles
   1B right palm: 2 two component
   1C left back: none
   1D left palm: 1 characteristic particle
   Control stub: not opened by submitter, no analysis
Information sheet: Time of shooting 0131.  Time collected 0622.  Washed hands?  "unk".   Occupation: warehouse, forklift.  Handcuffed? "N"
Conclusions: Particles found on Item 1 are characteristic of primer residue. This finding is consistent with the subject having discharged a firearm, having been in the vicinity of a firearm when it was discharged, or having come in contact with a surface bearing such residue. The lab does not encourage analysis of kits collected more than four hours after the event; done here on request of agency.
Item 2   Black cap.   Hold for DNA section. Not examined here.
Instrument: SEM/EDS, automated search, area 100% of 1A, 1C; 40% of 1B, 1D.
Analyst: R. Castellane      Technical review: initials illegible       08/15/2025`,
    ],
    [
      "Coroner preliminary.pdf",
      `OFFICE OF THE HOLLIS COUNTY CORONER         PRELIMINARY AUTOPSY SUMMARY
Case C25-0713     GAINES, TORRANCE LAMAR     29 M     72 in   201 lb
Pronounced 07/06/2025 0219 St Brendan ED.   Exam 07/07/2025 0830.   Prosector: Anand Rao MD
Present: Det. Fenn, autopsy tech Weems
GUNSHOT WOUND 1: Entrance left back, 51 in above heel, 3 in left of midline. No soot or stippling on skin. Path back to front, slightly up, left to right. Aorta. Projectile recovered, medium caliber jacketed, deformed, right chest wall.
GUNSHOT WOUND 2: Entrance left forearm, outer, exit inner. Stippling about 4 in. across.
Other: abrasion of right knuckles, 2 cm; contusion of lip; therapeutic needle marks; chest tube.
Clothing: tank top and shorts, received cut, bag. Folding knife, closed, right front pocket. Phone to family by hospital staff.
Manner: HOMICIDE     Cause: Gunshot wound of torso
Toxicology: heart blood, vitreous, urine to contract lab - PENDING
Final report to follow in 60 to 90 days. X rays taken. Histology retained 5 years. Next of kin may request one copy of the final report at no cost. Personal effects not claimed in 30 days will be dealt with under county policy.`,
    ],
    [
      "Prosecutor letter.pdf",
      `HOLLIS COUNTY PROSECUTING ATTORNEY
September 24, 2025
Re: State v. Jerrell Mayhew, 25 CR 1407
Counselor:
Pursuant to Crim. R. 16 the State provides the enclosed 41 pages. We designate nothing "counsel only" at this time, save for the addresses of witnesses.
Please be advised:
1. Witness Peter Okoro had pending in Municipal Court a charge of carrying a concealed weapon (9mm) from May 2025. It was dismissed on July 28, 2025 at the City's request. The weapon was ordered destroyed.
2. Officer Smalls is the subject of a sustained finding for a false entry in an activity log (2023). You may file a motion for in camera review.
3. A Ms. Renata Fuqua, R.N., called our victim unit on July 10. She states that she aided the victim and that he said a name to her. Our advocate did not write the name down. We are attempting to recontact Ms. Fuqua.
4. The State does not have knowledge of any other exculpatory information but will supplement.
Our offer of involuntary manslaughter with a three year specification, 14 years, is open through the pretrial of October 20. Please bring a blank drive to our third floor window between 9 and 11:30 for any media. There is a fee of $5.00 a disc. Parking vouchers are not available to private counsel.
For the State,
Chief, Criminal Division`,
    ],
  ]),
  key: {
    offence: "homicide",
    issues: [],
    gaps: [
      /(tavern|roundhouse|bar|patio|lot).{0,40}(video|camera|cam\b|footage|surveillance)|(video|camera|footage|surveillance|cctv).{0,50}(tavern|roundhouse|bar\b|patio|lot\b)|surveillance|\bdisc\b/i,
      /body.?(worn|cam)|bwc|dash.?cam|cruiser (video|camera)/i,
      /911|emergency call|\bcad\b|dispatch/i,
      /photo(graph)?s? (array|line.?up|spread|shown)|array|line.?up|shown (to )?(okoro|the witness)|photographs? (shown|used)|blind administrator/i,
      /tolliver|waffle/i,
      /fuqua|nurse|scrubs|\bcpr\b/i,
      /lyles|peanut|probation officer|\baunt\b/i,
      /nibin|casing|ballistic|projectile|bullet|firearms? (exam|comparison|report)|burrell/i,
      /\bcap\b|\bhat\b|dna/i,
      /(sensor|echopoint|acoustic|gunshot detection).{0,60}(audio|forensic|raw|data|waveform|recording|report)|(audio|forensic|raw|wav).{0,50}(sensor|echopoint|acoustic)|detailed forensic/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /interview.{0,50}(recording|video|audio|transcript)|(recording|video|audio|record).{0,60}(interview|interrogation|mayhew)/i,
        /miranda|rights (form|card|waiver|advis)|waiver|lawyer/i,
        /big mike|bouncer|\bowner\b|staff|doorman/i,
        /manny|fry cook/i,
        /lil ken|deshaun|companions|friends/i,
        /\bhale\b|ludwick|okoro/i,
        /instagram|social media|live ?stream|\blive\b|gram\b|facebook/i,
        /ludwick'?s? (photo|picture|phone)|picture of the truck|phone (photo|picture)/i,
        /pickup|jeep|malibu|truck|vehicle search|traffic stop|tail lamp|stop (report|record)/i,
        /wristband|jacket|clothing|tank top/i,
        /phone|cell.?site|extraction|location data/i,
        /tip ?line|tipster|caller|dive team|kettle road|bridge/i,
        /weapon|\bgun\b|handgun|concealed/i,
        /gsr|residue|control stub|(gsr|collection|residue) kit|collection sheet|range day|fenn'?s? firearm|sem\/?eds|castellane/i,
        /lab(oratory)? (data|notes|file|bench|worksheet)|bench notes|raw data|underlying data/i,
        /toxicolog|final autopsy|autopsy (report|photo)|coroner|rao\b|x.?ray|histolog|weems/i,
        /medic 14|\bems\b|ambulance|st\.? brendan|hospital|medical record|run sheet/i,
        /knife/i,
        /victim'?s? phone|gaines/i,
        /crime (scene )?log|scene log|scene (photo|diagram|sketch|plan|measure)|photograph|photos?\b|diagram|trajectory/i,
        /list of plates|license plates?|plate list|alpr|plate reader/i,
        /canvass|neighbou?r|city camera|traffic camera|nearby (business|camera)|upholstery/i,
        /smalls|internal affairs|disciplin|brady|giglio|impeach|personnel|false entry/i,
        /municipal court|dismiss|benefit|promise|\bdeal\b|agreement|consideration/i,
        /criminal (history|record)|convictions/i,
        /grand jury|indictment/i,
        /warrant|affidavit|probable cause/i,
        /jail record|capias|county jail|booking|custody record/i,
        /chain of custody|property (clerk|room|record|log)|evidence log/i,
        /notes|\bfenn\b/i,
        /yoder|petrakis|baird|\bcrum\b|task force/i,
        /kroger|warehouse|employ|work record|time ?card/i,
        /radio|gps|avl/i,
        /suppression window|holiday|sensor (placement|maintenance|calibration)|calibrat|reclassif|irc-22|reviewer|contract/i,
        /cataract|vision|eyesight|medical/i,
        /\blight(s|ing)?\b|dumpster/i,
        /polic(y|ies)|training|procedure/i,
        /expert/i,
        /victim unit|advocate|contact note/i,
        /bar (tab|receipt)|receipt|credit card|id scan|liquor/i,
        /head stamp|\bheat\b|scene release/i,
        /weather/i,
        /destruction order|ordered destroyed|destroy/i,
        /exculpatory/i,
      ],
      contradictions: [],
    },
  },
};
