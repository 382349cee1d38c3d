import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const CAMPUS_PARTY_CASE: CaseFile = {
  name: "sexual assault allegation after a college party, messages, nurse's examination",
  documents: makeDocuments([
    [
      "UPD Case Report 23U-00914.pdf",
      `NORTHERN LAKES STATE UNIVERSITY - UNIVERSITY POLICE
LAW INCIDENT TABLE                                                       Incident  23U-00914
Nature: SEX OFFENSE 2ND DEG  940.225(2)(cm)       Address: HADLEY HALL RM 318, 900 CAMPUS DR
Offense codes: SEX2          Agency: NLSU         Area: NE RES
Received by: Boldt A         How received: W (walk in)
Rcvd: 14:32:10 10/30/23      Occurred between: 00:30:00 10/29/23 and 03:30:00 10/29/23
Responding: Vang P (U12), Sorensen K (U07)      Responsible officer: Sorensen K
Disposition: ACT    Judicial status: DA      Clery: YES       Title IX notified: YES 10/30/23
INVOLVEMENTS
  Victim    MORGAN, E. A.   F   19    (name confidential, 950.04)
  Suspect   ABERNATHY, JONAH P    M   20     Hadley Hall 318
  Witness   TREMBLAY, CAROLINE    F   19     roommate of victim
  Witness   OYUGI, DENNIS         M   20     roommate of suspect
  Mention   "Bex" LNU             F   -      party host, 1422 Locust
NARRATIVE
On Monday 10/30/23 I, Officer Pa Vang, met with MORGAN and TREMBLAY in the soft interview room. MORGAN advised that on Saturday night she had been to a Halloween party at a house at 1422 Locust (off campus, "the Aquarium"). She had drank "four or five" White Claws and part of a mixed drink from a cooler. She advised that she has gaps. She recalls walking with ABERNATHY, whom she knows from Chem 104, and being in his bed with her costume off. She recalls saying "wait" and recalls pain. She woke up at about 9 AM and walked home.
I did not ask further as Det. Sorensen was notified. TREMBLAY said that MORGAN "was a mess" when she left the party but that she had only saw her until about 11:45.
MORGAN was driven to St. Brendan's by me for a SANE exam. Clothing: see property. Victim rights card given.`,
    ],
    [
      "Det Sorensen supplement.pdf",
      `NLSU POLICE   SUPPLEMENT 2    23U-00914    Det. K. Sorensen      typed 11/17/23
10-31  I called MORGAN to set up an interview. She wanted to wait until after mid-terms.
11-03  Interviewed MORGAN at the Title IX office with her advocate (Ms. Keating) in the room. Title IX investigator R. Dufresne also asked questions. Dufresne took notes on a laptop. The interview was about 1 hr 20 min. My recorder battery died after 31 minutes. MORGAN said she now remembers that she was carried on the stairs. She said she did not message with ABERNATHY after. She showed me screen shots of messages from before the party on her phone, and I had her e-mail me those. She did not wish to give up the phone as she needs it for class.
11-06  ABERNATHY came to UPD after I left a card at his door. Interview is on video. He stated it was consensual, that she had kissed him on the walk, that she undressed herself and asked if he had a condom. He stated she was "buzzed, not wasted". He showed messages from the Sunday after, "get home ok?" with a heart reply. I did not copy the phone. He stated he would keep the messages.
11-08  OYUGI phoned. He advised he came home about 1:15, heard two people laughing, and slept in the lounge. I asked that he write it down.
11-09  Housing: Hadley Hall uses card readers. Asked for a print of swipes from Housing Security, Mr. Tolliver.
11-14  House at 1422 Locust: two students at the door, did not wish to be involved. "Bex" is at home in Iowa.
11-15  Kit sent to State Lab.
11-17  To DA for review.`,
    ],
    [
      "SANE record.pdf",
      `ST. BRENDAN'S HOSPITAL       SEXUAL ASSAULT NURSE EXAMINER PROGRAM       ADULT / ADOLESCENT FORENSIC RECORD
Patient label: M., E.        Exam date 10/30/2023      Start 1610   End 1915      Examiner: L. Petrosky RN SANE-A
Hours since event: approx 38          Reported to LE: [X] yes   Advocate present: [X] yes  (C. Keating)
HISTORY (patient's words): "I was at a party, I drank a lot. I don't remember getting to his dorm. I remember he was on top of me. I think I said wait. I don't know if I said no. I had a bruise on my knee but that could be from the stairs at the Aquarium."
SINCE EVENT:  [X] showered x2  [X] changed clothes  [X] voided  [ ] douched  [X] ate/drank  [X] brushed teeth
Consensual intercourse within 5 days:  [X] yes  date: "Thursday"   [ ] no   condom: [ ] yes [X] no [ ] unk
Loss of memory: [X]    Loss of consciousness: [ ] yes [ ] no [X] unsure     Suspected drugging: [ ] yes [X] "maybe"
MEDS: sertraline 50 mg daily, OCP.     ALLERGIES: NKDA
BODY SURFACE
 #1 R knee, anterior, 2 x 2.5 cm, purple-yellow contusion
 #2 L upper arm, inner, three oval 1 cm contusions, blue
 #3 abrasion R heel
GENITAL: labia majora/minora no injury. Posterior fourchette: 0.4 cm superficial laceration at 6 o'clock, no active bleeding. Hymen no acute findings. Cervix pink, nonfriable. Toluidine dye: [ ] used [X] not used. Anal exam deferred by pt.
Colposcope photographs: [X] 14 images     Body photographs: [X] 9 images`,
      `SANE RECORD p. 2              M., E.       10/30/2023
EVIDENCE COLLECTED                                   Y/N
 Oral swabs                                           N   (>24h)
 External genital swabs (2)                           Y
 Vaginal swabs (4)                                    Y
 Cervical swabs (2)                                   Y
 Breast swabs                                         N
 Buccal reference                                     Y
 Fingernail                                           N
 Underwear worn at exam                               Y
 Underwear worn after event                           N   "in wash"
 Costume (green dress, wings)                         N   at residence
 Blood toxicology (gray top x2)                       Y   drawn 1702
 Urine toxicology                                     Y   1648    first void: NO
Kit number: WI-23-0071882      Sealed by LP 1930      Placed: SANE refrigerator
Released to: Ofc P Vang       10/31/23   0815
Impression: "Findings may be consistent with history given. Absence or presence of injury neither confirms nor excludes." 
Treatment: ceftriaxone, doxycycline, metronidazole, EC declined (on OCP), HIV nPEP declined.
DISCHARGE: Follow-up with Student Health 2 weeks. You may feel tired, numb, angry, or fine; all of these are normal. Hot line numbers on the back of this page. The costs of this examination are billed to the SAFE fund and not to you or your insurer. You may ask where your kit is at any time by the number on your card. Do not drink alcohol with metronidazole.`,
    ],
    [
      "Screenshots messages Morgan.pdf",
      `[PRINTED FROM E-MAIL  em******@nlsu.example  to ksorensen  11/03/23 3:12 PM   "screenshots like you asked"   5 images, cropped]
-- image 1 --                        jonah chem   (iMessage)
Thu, Oct 26   4:15 PM
 J: u going to aquarium sat
 E: prob!! caroline wants to. wbu
 J: yea. whats ur costume
 E: tinkerbell lol dont laugh
-- image 2 --
Sat, Oct 28   9:50 PM
 E: where r uuu
 J: pregame at Den's. 20 min
 E: hurryyyy its boring
-- image 3 --
Sat, Oct 28   11:58 PM
 E: outsied by tree
 J: omw
-- image 4 --
Sun, Oct 29   12:41 AM      (group: TINK + CO)
 Caroline: where did u go??
 Caroline: hello
 E: walkin w jonahhh
 Caroline: ok be safe txt me
 Bex 🐟: get it tink
 E: 😂😂 shh
-- image 5 --
Sun, Oct 29  9:31 AM     (group: TINK + CO)
 E: i feel horrible
 Caroline: hungover or
 E: idk. come over
[end of attachment]`,
    ],
    [
      "Interview Abernathy video log.pdf",
      `VIDEO LOG / PARTIAL TRANSCRIPT            UPD Int Rm A          11/06/23       23U-00914
16:02:11  SORENSEN: ...you're not in custody, I'm not arresting you today no matter what.
16:02:40  ABERNATHY: Okay. Do I need like a, my mom said maybe I should have somebody.
16:02:49  S: That's up to you. I just want your side. Most guys feel better when they get it out.
16:03:20  A: I mean I don't think I did anything.
16:09     [describes party, arrived 10:20 w/ roommate and a "Kyle from the rugby team"]
16:17:05  S: How drunk was she, ten is falling down.
16:17:11  A: Like a five? Six? She was walking. She did the stairs in those shoes. She swiped my card because I couldn't find it, it was in her, she was holding my wallet.
16:18:30  S: You know somebody at that level can't consent, right? That's the law.
16:18:41  A: I didn't know that. I had as much as her.
16:24     [describes sexual contact, says she was "talking the whole time", stopped when she said "wait" because "she had to pee", then resumed]
16:31:15  S: So she said wait.
16:31:17  A: She said wait I gotta pee. And she went down the hall and came back.
16:33     [shows phone; detective reads messages aloud: "get home ok?" / "yaa 💚 so hungover. left my wings lol"]
16:41:02  S: I think you're a good kid that made a bad choice.
16:41:09  A: If she feels that way then I'm sorry.
16:44     end.  Not transcribed in full. Media: DVD 1 of 1.`,
    ],
    [
      "Housing swipe report and duty log.pdf",
      `NLSU HOUSING & RESIDENCE LIFE - ACCESS CONTROL REPORT       (requested by UPD, printed 11/10/23, G. Tolliver)
Reader              Date      Time       Card holder            Result
HADLEY MAIN N       10/28/23  21:44:02   OYUGI D                GRANTED
HADLEY MAIN N       10/29/23  00:58:37   ABERNATHY J            GRANTED
HADLEY FL3 STAIR    10/29/23  00:59:50   ABERNATHY J            GRANTED
HADLEY 318          10/29/23  01:00:31   ABERNATHY J            GRANTED
HADLEY MAIN N       10/29/23  01:13:09   OYUGI D                GRANTED
HADLEY 318          10/29/23  01:15:22   OYUGI D                GRANTED
HADLEY 318          10/29/23  01:47:44   ABERNATHY J            GRANTED
HADLEY MAIN N       10/29/23  09:12:--   EXIT (no card)         DOOR OPEN
------------------------------------------------------------------------
HADLEY HALL   COMMUNITY ADVISOR DUTY LOG      Sat 10/28     On duty: CA Priya R. (fl 3), CA Marcus (fl 1)
 8 pm round: quiet. fl 2 trash in lounge.   10 pm: noise rm 211, asked to turn down. 
12 am: costume people in lobby, all residents or signed in. Front desk closed midnight, night host Gabe on till 3.
1 am: fl 3, said hi to 318 and a guest in green in the hall, she was laughing w/ wings on, carrying shoes. Ok.
2 am: quiet. D.O. asleep in fl 3 lounge, let him be.
Work orders: laundry 2 dryer eats money; fl 3 drinking fountain. Quiet hours start 2 am on weekends; guests must be signed in at the desk and hosts are responsible for them. Candles are not allowed, including jack-o-lanterns. Duty phone returned 8 am.`,
    ],
    [
      "State lab report.pdf",
      `WISCONSIN - REGIONAL CRIME LABORATORY (NORTH)            REPORT OF LABORATORY FINDINGS        No. R23-6640
To: NLSU Police, Det. Sorensen             Received: 11/20/23  (by mail)       Report date: 02/27/24
Subject: Abernathy, J.   Victim: M.E.    Your no. 23U-00914
ITEM   DESCRIPTION                              RESULT
A      Kit WI-23-0071882
A1     vaginal swabs                            Semen identified (P30+, sperm 2+). DNA mixture.
A2     cervical swabs                           Semen identified. Retained.
A3     ext. genital swabs                       No semen identified. Retained.
A5     underwear (exam)                         Not examined.
A7     buccal, M.E.                             Profile developed.
B      buccal, J. Abernathy                     NOT RECEIVED
DNA    A1 sperm fraction: mixture of at least two male contributors. Major male profile is suitable for comparison. Minor male is not suitable at this time; probabilistic software may be considered on request.
TOXICOLOGY. Blood and urine tubes were forwarded to the State Hygiene Laboratory on 12/11/23, to be reported under separate cover.
No comparison can be made until standards are submitted from the suspect and from any consensual partner. Items are retained at the laboratory for 60 days and are then returned by carrier.
This is an abbreviated report under Policy 4.3; a full report may be requested by either party. Opinions are those of the analyst.
T. Brandvold, DNA Analyst Advanced             Administrative review: CK        page 1 / 1`,
    ],
  ]),
  key: {
    offence: "sexual",
    issues: [],
    gaps: [
      /toxicolog|hygiene lab|blood (and|&|or) urine|(blood|urine).*(test|result|alcohol|analysis)|\bbac\b/i,
      /(complainant|morgan|victim|her|both|accuser).*(phone|device|messages?|screen ?shots?|extraction)|(phone|device|messages?|extraction|screen ?shots?).*(complainant|morgan|victim|accuser|\bher\b)|cropped|full (message )?thread|complete messages/i,
      /(standard|buccal|swab|comparison|reference).*(suspect|abernathy|client|partner)|(suspect|abernathy|client|partner).*(standard|buccal|reference|dna)|second male|minor (male|contributor)|two male|consensual partner|thursday/i,
      /title ix|dufresne|university (disciplin|conduct|investigat)|student conduct/i,
      /31 minutes|battery|(recording|audio|recorder).*(morgan|complainant|victim|11-?03|november 3|title)|(morgan|complainant|victim).*(recording|recorded|audio)/i,
      /camera|cctv|surveillance|video (of|from) (the )?(hadley|lobby|hall|dorm|residence|hallway|campus)|footage/i,
      /tremblay|caroline|roommate of (the )?(victim|complainant)|her roommate/i,
      /oyugi|roommate of (the )?(suspect|client|defendant)|his roommate|dennis/i,
      /\bbex\b|party.?(host|goers?|guests?)|aquarium|1422 locust|kyle|rugby/i,
      /photo(graph)?s?\b|colposcop|images/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /dress|wings|costume|underwear|cloth(es|ing)|bedding|sheets|condom/i,
        /priya|marcus|gabe|night host|community advisor|\bca\b|sign.?in (sheet|log)|guest (log|register)|desk (log|register)/i,
        /keating|advocate/i,
        /petrosky|\bsane\b|nurse'?s? (notes|training|qualif|testimony)|nurse/i,
        /st\.? brendan|hospital (record|chart)|medical record|student health|follow.?up/i,
        /kit.*(custody|chain|refrigerat|mail)|chain of custody|custody of the kit|refrigerat|evidence (log|sheet|record)|property (sheet|log|record|report)/i,
        /bench notes|lab(oratory)? (file|notes|data|case file)|full (lab(oratory)? )?report|electropherogram|probabilistic|raw data|brandvold|analyst/i,
        /\bdna\b/i,
        /body.?(worn|cam)|bwc|squad|dash.?cam/i,
        /vang|soft interview|first interview|walk.?in/i,
        /(recording|video|transcript|dvd).*(abernathy|suspect|client|interview|defendant|11\/06)|(abernathy|suspect|client|interview).*(recording|video|transcript|dvd)|not transcribed/i,
        /(client|suspect|abernathy|his).*(phone|messages?|texts?)|(phone|messages?|texts?).*(client|suspect|abernathy|\bhis\b)|get home ok|heart/i,
        /phone|cell.?site|location data|health app|step (count|data)|imessage|snapchat|social media|instagram|group chat|messages/i,
        /miranda|waiver|rights (form|card)|counsel|custody status/i,
        /field notes|detective'?s? notes|officer'?s? notes|handwritten notes|notes of|notes\b.*(dufresne|sorensen|vang)/i,
        /sorensen/i,
        /tolliver|swipe|access (control|log)|card reader|full (card|access)/i,
        /mental health|sertraline|counsel(l)?ing|prescription|therap|medication/i,
        /expert|toxicologist|blackout|memory/i,
        /criminal (history|record)|impeach\w*|prior (allegation|complaint|accusation|false)|credib|disciplin\w*|personnel|brady|giglio/i,
        /drinks?\b|cooler|white claw|alcohol|receipt|bar tab/i,
        /cad\b|dispatch|radio|call log/i,
        /warrant|affidavit|criminal complaint|charging|probable cause/i,
        /training|polic(y|ies)|protocol|trauma.?informed/i,
        /chem 104|class(es|mates?)?\b|mid-?terms?|professor|school record|academic|transcripts? of grades/i,
        /floor plan|diagram|scene (search|exam|process|photo)|room 318|search of the room|distance|route|walk(ing)? (route|path)/i,
        /clery/i,
        /weather|lighting/i,
        /benefit|accommodation|promise|extension/i,
        /statement.*(written|writing)|written statement/i,
        /motive|boyfriend|relationship/i,
        /wallet/i,
        /uber|lyft|ride.?share|venmo/i,
        /prior (contact|relationship|messages)/i,
        /two students|did not wish|canvass|neighbou?rs?|residents|other (students|witnesses)/i,
        /lounge|bathroom|hallway/i,
        /no.?contact order|interim (measure|suspension)/i,
        /boldt|supplement 1|missing supplement/i,
      ],
      contradictions: [],
    },
  },
};
