import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const TOLLE_ROAD_CASE: CaseFile = {
  name: "strangulation at home, child in the house, hospital chart, neighbor's letter, letter of the complainant",
  documents: makeDocuments([
    [
      "KCSO 25-03317 incident.pdf",
      `Kestrel County Sheriff's Office                              Incident Report
Case 25-03317          Printed 03/24/2025 by records-jm          Page 1 of 3
Classification:   ORS 163.187 Strangulation (DV) / ORS 163.160 Assault IV (DV) / ORS 165.572 Interfere w/ Making Report
Location:         41880 Sawdust Rd, Alder Forks OR
Date/Time:        Sat 03/15/2025 between 2120 and 2145
Deputy:           K. Lundeen DPSST 61440        Cover: R. Prewitt

(S) OXBORROW, Dale Raymond   DOB 06/02/1983   5-11 / 205   occ: log truck driver, Halvorsen Bros
(V) QUADE, Marisela Ann      DOB 11/19/1986   5-03 / 130   occ: dental assistant
(O) QUADE, Piper             DOB 2015          juvenile, daughter of V
(O) TOLLE, Ingrid            DOB 1951          neighbor, 41874 Sawdust Rd

MENTIONED ITEMS: none seized

SUMMARY: Dale and Marisela have lived together about four years. They argued tonight about money and a trip to Redmond. Marisela said that Dale pinned her against the laundry room door and choked her with one hand. Dale was arrested and lodged.

NARRATIVE:
On the above date at about 2149 hrs Deputy Prewitt and I were dispatched to the address for a 911 hang up. Dispatch advised a child was on the line, said "he's hurting my mom" and the line was cut. On call back it went to voicemail. I was coming from the Mill City side and it took me around 22 minutes. Deputy Prewitt got there ahead of me.

When I pulled in Prewitt had Dale on the front porch. I went past them and talked to Marisela in the kitchen.`,
      `Kestrel County Sheriff's Office                              Incident Report
Case 25-03317                                                Page 2 of 3

Marisela was crying and holding a bag of frozen peas against her neck. I could smell alcohol on her breath and there was a box of white wine on the counter. She said she'd had "two, maybe three" glasses since dinner. She told me Dale was yelling about his overtime check, she told him to leave, and he put his hand on her throat and pushed her up against the laundry door. She could not breathe for "like ten seconds." She said that when Piper picked up the phone Dale pulled the cord base out of the wall.

I saw redness on the left side of her neck and a mark about an inch long under the jaw. I took pictures with my county phone. Her voice sounded normal to me. She did not lose consciousness. I asked if she wanted medics and she said no at first, then agreed to have her sister take her to Cedar Fork.

Piper was sitting on the stairs with a dog. I talked with her for a minute and she said she heard yelling and saw "Dale's arm." I did not go into detail due to her age. A referral was called in to the child abuse hotline.

`,
      `Kestrel County Sheriff's Office                              Incident Report
Case 25-03317                                                Page 3 of 3

Prewitt told me Dale's version was that Marisela hit him first and he held her off. I saw that Dale had scratches on his right cheek and one on the forearm. I advised Dale he was under arrest. He said "For what, she went crazy on me." I did not ask him questions. Prewitt transported to the jail.

I gave Marisela the victim rights card (DV pocket card, English) and the number for Harbor House. An advocate from Harbor House called her on speaker while I was there.

The laundry door has a crack in the panel. Marisela wasn't sure if the crack was old.

I have been to this address before on a civil standby in October. I believe there was one other call last summer which I wasn't on.

Disposition: cleared by arrest. Copy to DA. Copy to ODHS.
Reviewed: Sgt. A. Okerlund 03/17/2025 0612`,
    ],
    [
      "Strangulation supp form.pdf",
      `KESTREL COUNTY MULTI-DISCIPLINARY TEAM
NON-FATAL STRANGULATION SUPPLEMENT       (attach to police report)         rev 2019
Case No: 25-03317      Completed by: Lundeen      Date: 3/15/25     Time: 2240

1. Method:   one hand [X]   two hands [ ]   forearm [ ]   ligature [ ]   knee [ ]   other: ______
2. Which hand?   right (per V)
3. How long?   "10 sec"   later "half a minute"
4. Pressure 1 to 10:   "7"
5. Was victim shaken?  N      Head against wall?   Y "door"
6. Breathing:   could not breathe [X]   difficulty [ ]   hyperventilating [ ]   normal now [X]
7. Voice:  raspy [ ]   hoarse [ ]   whisper [ ]   no change [X]
8. Swallowing:  trouble [ ]   painful [X]   neither [ ]
9. Vision:  "spots"       Hearing: n/a
10. Bladder / bowel:   N
11. Petechiae:   eyes [ ]   lids [ ]   behind ears [ ]   scalp [ ]   NOT CHECKED [X]  "lighting"
12. Prior strangulation by same person?    "no"
13. What did suspect say?    "shut up shut up"
14. What did victim think was going to happen?    "that he would not stop"
15. What made suspect stop?    "Piper on stairs"
16. Did victim do anything to make suspect stop?   "I scratched him I think"
17. Necklace, scarf, jewelry worn?   Y   gold chain "it broke"         Collected?   N
18. Pictures taken:  Y   neck L [X]   neck R [ ]   face [X]   eyes [ ]   hands [ ]   suspect [ ]   scene [X]
     Follow up pictures 48 to 72 hrs:    to be scheduled by DV detective
19. Medical release signed:   Y
20. Is victim pregnant?  N      Firearms in home?  "his deer rifle, at his brother's"

Lethality screen:  score 6 of 11.   Advocate called:  Y   name: "Shawna"
Deputy has completed 8 hr strangulation course:    Y [ ]   N [X]
Neck diagram (shade area of injury):       [diagram not completed]`,
    ],
    [
      "Quade written statement.pdf",
      `KESTREL CO SHERIFF     VOLUNTARY STATEMENT        Page 1 of 1          Case # 25-03317
Name  Marisela Quade          Phone 541-555-0171         Date 3-15-25    Time 10:55 pm

We were fine until dinner. I made spagetti. Dale got home around 7 and he was mad about his check because they shorted him 11 hrs and he wanted to still go to Redmond for the tractor parts. I said we cant afford it. It went back and forth and he called me names I wont write. I told him to go to his brothers house. He said its his house to. I followed him to the laundry because he was getting his duffle. He turned around and he grab me by the neck and put me on the door. I couldnt breath or talk. I think it was half a minute. I scrached at him. Then Piper came on the steps and was screaming and he let go and I slid down. My chain was broke on the floor my mother gave it to me.

Piper had the house phone and he pulled it out of the wall. I went for my cell but I couldnt find it, later I seen it was under the couch with the screen broke and it wasnt broke before.

He has never done this before but he pushed me in the summer. I had some wine. I was not drunk.

I feel my throat is sore and my head hurts where it hit.

I have read this statement and it is true.      Signed   Marisela Quade
Witnessed   Lundeen`,
    ],
    [
      "Cedar Fork ED.pdf",
      `CEDAR FORK DISTRICT HOSPITAL               EMERGENCY DEPARTMENT ENCOUNTER
QUADE, MARISELA A        MRN 0088214       F 38y       Arr: 03/16/2025 00:31   Mode: private auto (sister)
Triage 00:38   ESI 3     RN: T. Vandersloot
BP 138/86  HR 96  RR 16  T 98.2  SpO2 99% RA   Pain 4/10 neck
CC: "my boyfriend choked me"
Screens: falls neg, sepsis neg, travel neg, suicide neg, safe at home: NO, tobacco: former, ETOH: "wine tonight"
Allergies: sulfa.  Meds: sertraline 50, oral contraceptive.  LMP 3 wks.
PROVIDER NOTE   S. Achterberg PA-C    00:59
HPI: 38 F states partner grabbed her neck w/ both hands approx 3 hrs PTA during argument and banged head on door x1. No LOC. No incontinence. Odynophagia, mild. Voice nl. Some "spots" in vision at the time, resolved. Pt drank "a few glasses".
PE: Alert, tearful. Neck: 3 cm linear erythema L anterior, faint; superficial abrasion under L mandible. No ecchymosis. No crepitus. Conjunctivae clear bilat. No petechiae seen. Trachea midline. Scalp: mild ttp occiput, no hematoma. Hands: R 3rd nail broken.
ORDERS: CTA neck; ETOH level; HCG; acetaminophen 1 g PO.
MDM: strangulation mechanism, imaging per protocol.
0145: HCG neg. Forensic nurse (on call from Salem) contacted, ETA 0330, pt states she'd rather not wait.  Photos taken by RN w/ dept camera.
0220: pt to CT.   0305: pt dressed and asking to go, sister driving, awaiting read.  Pt left before read, will be phoned w/ result.
Dispo: left prior to completion.  DC instr for neck injury given verbally.
Mandatory report: law enforcement already involved.
--------
This document may contain privileged health information. Re-disclosure is prohibited except as allowed under 45 CFR 164. Billing inquiries: 541-555-0100 option 3. Financial assistance is available to patients who qualify; ask at registration for form FA-2. Interpreter services are free of charge.`,
    ],
    [
      "Release agreement 03-17.pdf",
      `IN THE CIRCUIT COURT OF THE STATE OF OREGON
FOR THE COUNTY OF KESTREL
STATE OF OREGON v. DALE RAYMOND OXBORROW                     Case No. 25CR-00918
RELEASE AGREEMENT AND ORDER (DOMESTIC VIOLENCE)
The defendant, having been lodged on 3/15/2025 at 23:34, appears in custody by video on 3/17/2025 and is conditionally released upon the following:
[X] 1. Appear at all times as ordered. Next appearance: 3/24/2025, 1:15 pm, status / grand jury.
[X] 2. Obey all laws. Not leave the State without permission.
[X] 3. Have no contact, direct or indirect, with Marisela QUADE and Piper QUADE, nor go within 150 feet of 41880 Sawdust Rd.
[X] 4. One civil standby for clothing and tools, to be arranged with the Sheriff.
[X] 5. Not possess firearms.
[X] 6. Not consume intoxicants.
[ ] 7. GPS monitoring.
[X] 8. Reside at: 112 Burnt Mill Ln (brother, Wade Oxborrow).
Security: $7,500, ten percent posted.
Defendant's acknowledgment: I understand that if I break a condition I may be held in contempt and that the court may issue a warrant. I understand that failure to appear is a separate crime. I understand the no contact order remains even if the other person wants contact.
D. Oxborrow  (signed)               Pretrial Release Officer: B. Nystrom
The court finds probable cause on the sworn declaration of the arresting deputy.
M. Rasmussen, Circuit Judge pro tem`,
    ],
    [
      "Email from neighbor.pdf",
      `From: Ingrid Tolle
To: front desk (law office)
Date: Tue, Apr 1, 2025 at 4:07 PM
Subject: Dale Oxborrow

To whom it may concern,
Dale's brother gave me your address and said I should write down what I told him. I am 73, retired from the school district, and I have lived next door since 1998. No officer has ever come to ask me anything, although I saw them there with the lights on until nearly eleven.

That Saturday I had let my old dog out at about nine twenty. I could hear Marisela, not Dale. She was shouting that he was a loser and that he would "never see another nickel." Then there was a bang, as of a door, and the little girl crying. After that I saw Dale come out on the porch by himself with a bag and sit on the step with his head in his hands. He sat there till the first patrol car came. He did not try to go in again. I could see him because of the yard light. He was holding a rag to his face.

My grandson put in one of those doorbell things which looks over at their drive. I do not know how to get anything off it, you would have to ask him (Soren, 541-555-0139). He said it keeps sixty days.

I do not take sides. She is a nice enough girl when she has not been drinking. They have put the house up for sale and there is some paper at the court about who gets it. Her sister Yolanda moved her things out last week with a trailer.

Sincerely, Ingrid Tolle
P.S. I do not drive at night so if there is a hearing I would need a ride.`,
    ],
    [
      "Letter of Quade to DA.pdf",
      `April 9 2025
Dear Mr. District Attorney,
I'm writing about the case of Dale Oxborrow. I don't want to go forward with it. I told the lady in your office the same on the phone when she called me the week after, and she wrote it all down but then I got a paper to come to court anyway.

I was very upset and I had drank more than I told the deputy. We were both grabbing each other. I was the one who went after him to the laundry room and I did hit him in the face with the phone. I don't remember how his hand was on me. I am not saying he did nothing. I am saying it was both of us.

Nobody is making me write this. I saw the judge said he can't talk to me and he hasn't. We have to split the house and I can't do that with him in jail and not working.

Also the hospital never did call me.

Also I would like my daughter left out of it. She already had to go talk to the lady in the room with the toys and the mirror and she had bad dreams for a week.

Please call me if you want to but I work till 5.
Marisela Quade
cc: Victim Assistance`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: [],
    gaps: [
      /911|emergency call|hang.?up/i,
      /body.?(worn|cam)|bwc|bwv|axon/i,
      /piper|child (advocacy|interview|forensic)|forensic interview|daughter|(interview|statement).{0,30}(child|juvenile)/i,
      /\bct\b|\bcta\b|angiogra|imaging|radiolog|scan result/i,
      /photo(graph)?s?\b|pictures|\bimages\b/i,
      /doorbell|soren|ring (cam|video)|neighbou?r'?s (camera|video)/i,
      /(oxborrow|defendant|client|dale|accused|his).{0,60}(injur|scratch)|(injur|scratch).{0,60}(oxborrow|defendant|client|dale|accused|cheek|forearm)/i,
      /prewitt|cover (deputy|officer)|second deputy/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /\bcad\b|dispatch|call.?back|radio/i,
        /\bavl\b|\bmdt\b|response time|gps/i,
        /dash.?cam|in.?car|patrol (car|vehicle) (video|camera)|transport/i,
        /odhs|\bdhs\b|child (abuse|welfare|protect)|hotline|caseworker|mandatory report/i,
        /medical record|hospital|cedar fork|emergency department|\bed\b (record|chart)|\ber\b|discharge/i,
        /blood alcohol|\betoh\b|alcohol (level|test|result)|toxicolog|\bwine\b|intoxicat/i,
        /forensic nurse|\bsane\b|vandersloot|achterberg|\bnurse\b|physician assistant/i,
        /medical expert|strangulation expert|expert/i,
        /yolanda|sister/i,
        /tolle.{0,60}(interview|statement|recorded|police)|(interview|statement).{0,40}tolle|canvass|neighbou?rs?\b/i,
        /wade|brother/i,
        /harbor house|shawna|advocate/i,
        /victim assistance|(d\.?a\.?|district attorney|prosecut\w*)('s)?.{0,50}(call|phone|conversation|notes|contact|interview|staff|office)|recant\w*|recanting/i,
        /grand jury/i,
        /probable cause (declaration|affidavit|statement)|sworn declaration|charging (instrument|document)|indictment|information\b/i,
        /prior (call|incident|contact|report|visit)|previous (call|incident|contact|report|visit)|call history|civil standby|last summer|october|calls? (for service|to (the|this) address)|earlier (call|incident)/i,
        /house phone|landline|phone (base|cord)|telephone/i,
        /cell.?phone|mobile|phone (record|data|extraction)|text message|handset|\bcell\b/i,
        /necklace|gold chain|\bchain\b(?! of)|jewel/i,
        /chain of custody|evidence (log|list)|property (receipt|record)|physical evidence/i,
        /laundry|door (panel)?|crack|scene/i,
        /nail|dna|swab/i,
        /clothing|shirt|\brag\b/i,
        /dv detective|follow.?up|48|72/i,
        /diagram/i,
        /medical release|release of information/i,
        /training|course|certif|dpsst/i,
        /polic(y|ies)|procedure|protocol|primary aggressor/i,
        /field notes|notes/i,
        /miranda|advice of rights|rights (card|form)|statements? (of|by|from) (the )?(defendant|oxborrow|client|accused)|oral statement/i,
        /jail|booking|lodg(ed|ing)|intake|inmate/i,
        /criminal (history|record)|convictions|leds|impeach\w*|brady|giglio/i,
        /disciplin\w*|personnel|internal affairs|complaints/i,
        /dissolution|partition|civil (case|suit|action|paper|filing)|house.{0,20}(sale|court)|property (dispute|division|case)|court paper|restraining|protective order|fapa/i,
        /social media|facebook|messages/i,
        /halvorsen|employer|pay(check|roll)|overtime|employment/i,
        /okerlund|supervis|lundeen/i,
        /lethality (screen|assess|form|worksheet)/i,
        /mental health|counsel(l)?ing|sertraline|therap|medication/i,
        /rifle|firearm/i,
        /nystrom|pretrial (report|release (report|interview|record|recording))/i,
        /audio|recording/i,
      ],
      contradictions: [],
    },
  },
};
