import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const ANCHOR_CASE: CaseFile = {
  name: "bar fight, broken bottle, two men who both went at it",
  documents: makeDocuments([
    [
      "GO 2024-3127 general offense hardcopy.pdf",
      `PORT HALVORSEN POLICE                                  GENERAL OFFENSE HARDCOPY
GO# 2024-3127        OPEN          1315-0 ASSAULT II (ORS 163.175) / UUW (166.220)
General Occurrence Information
  Operational status: CLEARED BY ARREST       Reported on: Mar-09-2024 (Sat.) 2351
  Occurred on: Mar-09-2024 (Sat.) 2340        Approved by: SGT FINCH
  Address: 62 HARBOR ST - RUSTY ANCHOR TAVERN      Municipality: PORT HALVORSEN, OR     District: S
  Bias: NONE      Family violence: NO     Gang: NO     Alcohol involved: YES
Related persons
  1  VICTIM         # 1   SPADY, Kyle Brandon      M   29    Deckhand
  2  ARRESTED       # 1   MOYLE, Garrett Lee       M   34    Diesel mechanic
  3  WITNESS        # 1   OYAMA, Shelby            F   26    Bartender
  4  WITNESS        # 2   PELKEY, Dominic          M   30    Friend of #1
  5  OTHER          # 1   "Tavita", doorman, last name not obtained
  6  OTHER          # 2   Female w/ red hair, with MOYLE, left in cab
Related property
  Bottle neck, brown glass, 1.   Glass fragments, bag, 1.   Shirt, flannel (MOYLE).
Mentioned (1) CLOTHING: SPADY grey sweatshirt - left at hospital.`,
      `GO# 2024-3127     Related text page(s)        Document: NARRATIVE        Author: 4471 - BRANDVOLD
Officer Lujan and I were dispatched to a fight with a weapon. I arrived and saw a crowd of about 25 on the sidewalk. SPADY was sitting on the curb with a bar towel on the left side of his face and neck. The towel was soaked. PHFD Medic 2 was there. He pointed inside and said, "That guy shanked me with a bottle."
I went in. MOYLE was on a stool at the far end of the bar with his hands flat on the bar top. His right hand was bleeding across the palm and his lip was split. He had a lump over his left eye. He said, "He hit me first. I'm done, man, I'm done." I placed him in handcuffs, double-locked and checked for fit.
Lujan spoke with OYAMA and PELKEY (see his follow up). The doorman was pushing people out and I did not get to him before he went home. I was told by OYAMA there are cameras but only the owner, Mr. Rasch, has the code and he was in Arizona until the 14th.
There was broken glass by the jukebox and a stool was tipped. Sgt. Finch had me collect the neck of a bottle from under the shuffleboard table. Staff had already swept up the rest and mopped. I got some pieces out of the dust pan.
I read MOYLE his rights in the car and he agreed to talk. See attached transcript. He was taken to ER for clearance and then lodged. Bail set per schedule.
I later learned SPADY needed twenty two stitches. PC exists for Assault II. END.`,
    ],
    [
      "Shelby Oyama statement.pdf",
      `PORT HALVORSEN POLICE DEPT  -  WITNESS STATEMENT           (handwritten, printed capitals as in original)
NAME: SHELBY OYAMA     ADDRESS: ON FILE    PHONE: ON FILE    DATE: 3-10-24   TIME: 12:40 AM
I WAS CLOSING OUT TABS AND IT WAS SUPER BUSY BECAUSE OF THE CRAB BOATS. GARRETT AND HIS FRIEND CARLA WERE AT THE END BY THE POPCORN. KYLE AND DOM AND A COUPLE OF THE OTHER GUYS FROM THE BOAT CAME IN ALREADY LOUD. I HAD CUT KYLE OFF LIKE 30 MIN BEFORE AND GAVE HIM A WATER. HE WAS PRETTY MAD ABOUT IT.
KYLE KEPT SAYING STUFF TO CARLA. GARRETT SAID SOMETHING LIKE "WALK AWAY". THEY WERE CHEST TO CHEST. I HEARD KYLE SAY "LETS GO THEN" AND GARRETT SAID "OK LETS GO". I TURNED TO GET TAVITA. WHEN I TURNED BACK THEY WERE BOTH SWINGING. THEY WENT IN TO THE JUKE BOX. I HEARD GLASS. I DID NOT SEE WHO HAD A BOTTLE. THERE WERE LIKE 6 BOTTLES ON THAT TABLE.
I SAW BLOOD ON KYLES SHIRT AND HE WAS STILL TRYING TO HIT GARRETT. TAVITA GOT IN BETWEEN. DOM WAS HOLDING GARRETT BY HIS HAIR.
A GIRL AT TABLE 4 WAS FILMING IT. I THINK SHE POSTED IT. I DONT KNOW HER NAME, SHE HAS A NOSE RING.
I HAVE WORKED HERE 2 YRS. KYLE HAS BEEN 86'D BEFORE FOR FIGHTING BUT THE OWNER LET HIM BACK.
SIGNED  S OYAMA         TAKEN BY  LUJAN 4502`,
    ],
    [
      "Follow up Lujan.pdf",
      `GO# 2024-3127      Document: FOLLOW UP        Author: 4502 - LUJAN          Entered Mar-12-2024 0415
I assisted Ofc. Brandvold. I obtained a written statement from OYAMA.
I spoke to PELKEY outside. PELKEY had been drinking and repeated himself. He told me he and SPADY work on the F/V Lady Maureen. He said MOYLE "came out of nowhere, he smashed a bottle on the rail like in the movies and stuck Kyle with it." I asked PELKEY if SPADY did anything and he said, "Kyle's a big dude, he'll stand up for himself." PELKEY said the argument started over a woman and some old stuff about a boat engine MOYLE's shop worked on. PELKEY did not want to write. He said he would come by on Monday. He did not.
I tried to find who was filming. There were no takers.
I looked at the floor by the juke box. There were what looked like drops going from the shuffleboard to the hall by the restrooms, then back to the door. I pointed these out to Sgt. Finch. They were on a traffic path and people had walked through it.
On 03/11 at 2200 I called SPADY at home. He said he could remember "only bits." He asked about restitution as he will miss opilio season. He said he "might have" thrown first, then said no he did not.
On 03/14 I stopped at the Rusty Anchor and Mr. Rasch was not in. I left a card.
My recorder was charging in the car for part of this call.`,
    ],
    [
      "Transcript Moyle patrol car.docx",
      `TRANSCRIPTION OF AUDIO  -  GO 2024-3127  -  Brandvold / Moyle       Mar 10 2024  0009 hrs       rear of unit 31
B: Alright Garrett, you understand each of those rights I read to you?
M: Yeah.
B: Okay. What happened tonight?
M: That guy, he's been riding Carla for an hour. He grabbed her by the arm. I told him walk away.
B: Uh huh.
M: He says let's go, and I says okay let's go, like, outside. I meant outside. He clocked me right here. I saw white.
B: Okay. And the bottle?
M: I don't know, I had my beer. I had it in my hand the whole time. We hit the jukebox and it busted. He had me bent over, he had his thumb like in my eye, and the other one's on my hair.
B: But you hit him with it.
M: I don't know if I hit him with it. I was trying to get him off of me. I put my hands up. I cut my own hand wide open, look.
B: Did you break it on purpose?
M: No. What? No.
B: A witness says you smashed it on the rail.
M: There's no rail over there, man. The rail's at the bar.
B: How much did you have to drink?
M: Three, four. Rainiers. And a shot when Carla got there.
B: You know Kyle?
M: We did a job on that boat in the fall. The skipper never paid. That's not him, he's a deckhand. I don't got nothing on him.
B: Okay. I'm gonna run you up to get that hand looked at.
M: Can somebody call Carla?
[end 0016]`,
    ],
    [
      "ED note Spady.pdf",
      `SISTERS OF THE COAST MEDICAL CENTER       EMERGENCY DEPARTMENT PROVIDER NOTE
Patient: SPADY, Kyle B      29 y.o. male      Arrival: 03/10/2024 0012 via ambulance     Seen: 0021
Chief complaint: laceration, face/neck
HPI: Pt brought by EMS after altercation at a bar. States he was "in a fight and went through some glass." Denies LOC. Tetanus 2019. Admits to "ten or so" beers. Tachycardic on arrival. Somewhat uncooperative with exam, apologized later.
PMH: none. Meds: none. Allergies: NKDA. Social: commercial fishing, chews.
EXAM: Alert, odor of EtOH. 6 cm curvilinear laceration from L mandible angle to lateral neck, superficial to platysma, clean edges at the upper part and ragged below. Two 1 cm abrasions L cheek. No pulsatile bleeding, no hematoma. R hand: swelling over 4th and 5th MCP, tender, abrasion on knuckles. No other wounds.
ED COURSE: CTA neck ordered, see radiology. Hand films ordered. Labs drawn incl. EtOH. Irrigated, no foreign body seen, closed in two layers, 22 sutures. Police at bedside briefly. Photographs by nursing to chart.
DISPO: home w/ roommate, left 0355. Suture removal 7 d. Boxer's fracture R 5th metacarpal, splint, ortho f/u.
DIAGNOSIS: laceration neck, superficial; fx 5th metacarpal, closed.
COPY TO: (none)       Released pursuant to grand jury subpoena - ED provider note only.
Electronically signed: A. Thibodeaux PA-C   /  attending co-sign pending`,
    ],
    [
      "DA investigator memo.pdf",
      `PELICAN COUNTY DISTRICT ATTORNEY              INVESTIGATOR'S MEMORANDUM
To: DDA Kirsch       From: Inv. B. Haggerty        Date: April 30, 2024        State v. Moyle  24CR15502
1. Grand jury was on March 18. Spady and Pelkey testified, and Ofc. Brandvold. Indictment on both counts.
2. I called Mr. Rasch on April 22. He told me the recorder keeps "a month or so". He said that he looked at it after he got home and "you can see plenty" and that his nephew put some of it on a stick for the insurance. I asked him to find the stick. He has a hearing with the OLCC about over service and was guarded.
3. Spady came by April 25 with his mother. The scar is pink, about two and a half inches. He does not recall being cut off by the bartender. He told me that he and Moyle "squared up". He does not remember who swung first. I told him that we would go over it again before trial. He has an attorney for a claim against the tavern.
4. I have not reached Pelkey, who is fishing out of Dutch Harbor to June.
5. Evidence custodian tells me the bottle neck was placed in a paper sack and that it has not been to the lab. I suggest to send it for prints or DNA if the defense makes it an issue.
6. Bartender is moving to Boise at the end of May.
7. Carla: per the bartender, Carla Stroud or Strode. No contact as yet. Cab company is Bayline.
8. Reminder of the Measure 11 minimum of 70 months. Settlement conference is June 6 with Judge Amundson. Parking passes at the front desk.`,
    ],
    [
      "Jail intake Moyle.pdf",
      `PELICAN COUNTY SHERIFF - CORRECTIONS DIVISION            INTAKE RECORD
Inmate: MOYLE, GARRETT LEE       SID on file        Lodged: 03/10/24  0231      Arresting agency: PHPD
Charges: ASLT II, UUW        Hold: none      Release type: security release 03/12/24 1115
Height 5-08   Weight 165   Hair BRO   Eyes BLU   Marks: anchor L forearm, burn scar R wrist
MEDICAL SCREEN (deputy)
 Recent injury?  Y    Describe: R palm bandaged, hospital stitched. L eye swelled. Scalp sore.
 Cleared by ER?  Y     Paper with inmate?  Y  (to medical file)
 Taking meds?  N      Suicidal?  N      Detox risk?  LOW      Diabetes? N     TB signs? N
 Pregnant? N/A     Special diet? N     Glasses / contacts? N
PROPERTY
 1 wallet brown, 1 belt, 1 cell phone (Motorola), keys 4, $61.00, boots work.   Shirt - kept by PHPD
PHONE CALLS OFFERED:  Y   completed 0250, 0312
ORIENTATION: Inmate was told the rules of the facility, PREA, the grievance procedure, laundry exchange Tuesday and Friday, commissary on Wednesday, visiting by appointment, mail is inspected for contraband. All calls other than those with an attorney are recorded. Inmate signature on kiosk.
Intake deputy: W. Reyes      Fingerprints: live scan     Photo: front / side / left eye per nurse request`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: [],
    gaps: [
      /surveillance|(bar|tavern|security|anchor|rasch).{0,40}(camera|video|footage|dvr|recorder)|camera.{0,40}(bar|tavern)|\bdvr\b|cctv|nephew|usb/i,
      /(girl|woman|patron|bystander|customer|table 4|nose ring).{0,60}(film|video|phone|record|post)|(cell ?phone|bystander|patron).{0,20}(video|footage|recording)|social media|nose ring|filming/i,
      /tavita|doorman|bouncer/i,
      /carla|stroud|strode|red hair/i,
      /bottle|fingerprint|\bdna\b/i,
      /911|emergency call|\bcad\b|dispatch/i,
      /(blood alcohol|etoh|ethanol|toxicolog|alcohol level|\bbac\b)|(spady|complainant|victim|hospital).{0,50}(lab|ct|cta|x-?ray|radiolog|nurs|full|complete|photo)/i,
      /(moyle|client|defendant|his own|accused).{0,60}(medical|hospital|er\b|emergency|injur|photo|treatment|hand)|(medical|hospital|emergency|injur|photo)\w*.{0,60}(moyle|client|defendant|accused)/i,
      /(spady|complainant|victim).{0,60}(criminal|violen|prior|record|history|convict|86|fight)|86'?d|prior (fights|incidents|assaults|violence)|incident (log|book)/i,
      /grand jury/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /body.?(worn|cam)|bwc/i,
        /in.?car|dash|audio|recording|recorder/i,
        /pelkey/i,
        /spady/i,
        /oyama|bartender/i,
        /rasch|owner/i,
        /lujan|finch|brandvold/i,
        /other (crew|guys|fishermen|patrons|deckhands)|lady maureen|crew|patrons|customers|bystander|crowd/i,
        /skipper|boat engine|unpaid|invoice/i,
        /photograph|photos?\b|diagram|measure|sketch|scene|floor plan|layout|jukebox|\brail\b/i,
        /blood|drops|stain|spatter|towel|mopped/i,
        /shirt|flannel|sweatshirt|clothing|clothes/i,
        /glass|fragments|dust ?pan/i,
        /point.of.sale|\btabs?\b|receipt|sales record|bar (bill|record)/i,
        /olcc|liquor|over.?serv/i,
        /insurance|\bclaim\b|lawsuit|civil|restitution/i,
        /medic 2|phfd|\bems\b|ambulance|paramedic|fire department|prehospital|run (sheet|report)/i,
        /medical|hospital|thibodeaux|nurs|radiolog|\bct\b|x-?ray|ortho|suture|scar/i,
        /cab|bayline|taxi/i,
        /chain of custody|property (log|room|receipt)|evidence (log|list|custodian|record)|custody/i,
        /crime lab|lab(oratory)?|forensic/i,
        /miranda|waiver|rights (card|form)/i,
        /notes\b/i,
        /jail.{0,40}(call|medical|photo|record)|booking (photo|record)|mug ?shot/i,
        /radio|\bgps\b|\bavl\b/i,
        /disciplin|personnel|internal affairs|impeach|brady|giglio/i,
        /polic(y|ies)|training/i,
        /criminal (history|record)|convictions/i,
        /haggerty|investigator|prosecutor|district attorney/i,
        /victim (advocate|services|compensation)|mother|roommate/i,
        /expert/i,
        /character|reputation/i,
        /cell ?phone|phone (record|extract|content)|motorola|text messages?/i,
        /(written|signed|sworn|recorded|formal|witness|follow.?up) (statement|account)|statement (of|from|by)/i,
        /employ|staff|schedul|server|payroll/i,
        /video|footage/i,
        /other (weapon|bottles)|weapon/i,
        /arrest warrant|probable cause (affidavit|statement)|charging/i,
        /lighting|weather/i,
        /parole|probation/i,
        /stool|chair|popcorn|shuffleboard/i,
        /intoxicat|breath test|drink/i,
        /nurse|photographs by nursing/i,
      ],
      contradictions: [],
    },
  },
};
