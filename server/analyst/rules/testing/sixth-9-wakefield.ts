import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const WAKEFIELD_CASE: CaseFile = {
  name: "sexual assault after a college party, nurse's exam, texts, campus inquiry",
  documents: makeDocuments([
    [
      "TSU-DPPS CR 23-4471 original.pdf",
      `TAMARACK STATE UNIVERSITY                                   ORIGINAL CASE REPORT
DEPARTMENT OF POLICE AND PUBLIC SAFETY                      CR No. 23-4471
------------------------------------------------------------------------------
File Class: 11001 CSC 3RD DEGREE (MCL 750.520d)        Status: OPEN
Occurred (from):  Sat 10/14/2023            Occurred (to):  Sat 10/14/2023
Reported:  Sun 10/15/2023 11:48 hrs         Dispatched: 11:51      Arrived: 12:04
Venue:  WAKEFIELD HALL RM 318, 90 COLLEGE CT       Twp/City: FORT LELAND     Co: WEXLEY
Weather: N/A      Bias: NONE      Gang: NONE      LEIN: N
PERSONS
V-1  TALLEY, MARIN ELISE   W/F  19   STUDENT/SOPH    Ph on file
S-1  PRATHER, OWEN JAMES   W/M  20   STUDENT/JR   6-00 / 175 / BRO / BLU   Add: 614 BIRCH ST #B
O-1  BRANDT, KEELY   W/F  19    STUDENT (FRIEND OF V-1)
INFORMATION:
I was dispatched to Hollander Health Center to meet with a student who wanted to report a sexual assault that happened over the weekend.
INTERVIEW V-1:
I spoke with TALLEY in consult room 2. BRANDT was sitting with her. TALLEY told me that on Friday night she went to a birthday party at 614 Birch St. She arrived about 2130 hrs. She stated she drank three or four White Claws and one shot of Fireball over the course of the night. She had never met PRATHER before that night. TALLEY stated she left the party with PRATHER at approximately 2330 hrs because he offered to walk her home. She has no memory of asking him to come with her.`,
      `CR No. 23-4471     TALLEY / CSC 3        ORIGINAL                         p. 2
TALLEY stated she recalls sitting on her bed and PRATHER kissing her. She stated the room was completely dark. She told PRATHER "no" at least three times and pushed on his chest with both hands. She stated he then had vaginal intercourse with her. She does not know if a condom was used. She fell asleep and when she woke up PRATHER was putting his shoes on. She looked at her phone and it was 3:05 AM.
TALLEY stated she has not showered or changed her underwear since the incident. She stated she has had no contact with PRATHER since he left her room. Her roommate, Dagny OSTROM, was gone for the weekend and got back today.
TALLEY is willing to have an exam. I notified Wexley SANE program at 1222 hrs and transported TALLEY to Mercy Lakeside. BRANDT followed in her own veh.
EVIDENCE:
At 1715 hrs I went to Wakefield 318 with TALLEY's permission and took one (1) fitted sheet, navy blue, from the bed by the window. Sheet was placed in a paper bag. At 1605 hrs I had received the SANE kit from RN KUIPER. Both items were locked in my patrol vehicle and then turned in to Property.
VICTIM RIGHTS: Crime Victim Rights card and TSU Sexual Misconduct resource booklet given. V-1 advised of U.C.S.A. advocate. V-1 advised that a report to DPPS is separate from a report to the Office for Institutional Equity and that she could make one, both or neither. V-1 advised of medical amnesty policy for minors in possession. V-1 given case card.
STATUS: Open. Forward to D/Sgt HAGSTROM, Investigations.
Ofc. P. SANDOVAL #47          Rev: Lt. BRUMM          10/15/2023 22:40`,
    ],
    [
      "Mercy Lakeside SANE record.pdf",
      `MERCY LAKESIDE HOSPITAL        FORENSIC NURSE EXAMINER RECORD          MRN 00-481-22
Pt: TALLEY, Marin E.   F  19y      Arr 12:41    FNE paged 12:30   FNE in rm 13:20
Date of exam: 10/15/23     Examiner: B. Kuiper RN SANE-A     Advocate in room: R. Dietz     Other: none (friend in waiting rm)
Consents signed: exam [x]  evid. collection [x]  photos [x]  release to LE [x]  tox [x]
VS  T 98.4  P 88  R 16  BP 118/70  SpO2 99 RA      LMP 10/2      Allergies NKDA     Meds: sertraline 50 mg qd, OCP
Time since event: approx 36 h
HISTORY (pt's words where quoted)
"I had like seven or eight drinks, I'm a lightweight, I don't drink usually. I remember dancing and then I remember my ceiling." Pt does not recall walking to dorm. "He was on top of me. I didn't say anything, I just froze." "It was a guy named Owen, he's in my econ section, I've talked to him a couple times." Pt thinks he left around 2 in the morning. Unsure of LOC. Memory gaps: yes. Ejaculation: unk. Condom: "I think so, I saw a wrapper."
Strangulation screen: neg x 6.     Weapon: no.     Restraint: denies being held down
POST-ASSAULT HYGIENE    bathed/showered [x] Y  # 2    brushed teeth [x]    voided [x]   ate/drank [x]   changed clothes [x] Y   
Underwear worn at time: [ ] on pt  [x] brought in plastic grocery bag (repackaged in paper)
Consensual intercourse last 5 days: [x] Y    date 10/11   partner not sampled`,
      `MERCY LAKESIDE / FNE RECORD                                  TALLEY, M.  p.2
BODY SURFACE  (diagrams on p. 3, photos #1 to #12 on FNE server)
 Head/scalp: no findings      Neck: no findings
 Arms, wrists, hands: no bruising, abrasion or tenderness. 
 Chest/breasts: no findings       Back: no findings
 Legs: L knee 0.5 cm healing linear abrasion, pt states "intramural volleyball"
ANOGENITAL: labia, hymen, fossa navicularis, post. fourchette: no acute injury seen. TB dye neg uptake. Cervix pink, closed, scant clear d/c.
Note: the absence of injury neither confirms nor negates a history of sexual assault.
AFFECT: quiet, cooperative, tearful x1 when discussing boyfriend. Looking at phone often.
COLLECTED
 A oral swabs x2          B R/L breast swabs x2       C external genital swabs x2
 D vaginal swabs x4       E pubic combings (neg)      F fingernail swabs R, L
 G underwear, gray        H buccal (pt reference)
 DFSA: urine 90 mL at 13:55. Blood not drawn (>24 h). DFSA box to LE with kit.
Meds given: ceftriaxone 500 IM, doxycycline rx, ulipristal 30 PO. HIV nPEP declined. Follow up 2 wk Hollander Health.
Kit MI-SAEK 118820 sealed 10/15/23 15:25  init BK.
Released to: Ofc Sandoval TSU    Time 16:05     B Kuiper RN
DISCHARGE INSTRUCTIONS PROVIDED: Take all of your antibiotics. Do not drink alcohol with some medicines. Call your doctor for fever, pelvic pain, rash or trouble breathing. You may track your kit with the number above on the state's website. Your bill for this exam will be sent to the Crime Victim Services Commission and not to your insurance unless you ask. Parking voucher given. Interpreter not needed. Valuables: none.`,
    ],
    [
      "Screenshots from V-1.pdf",
      `(printed from e-mail of M. Talley to D/Sgt Hagstrom, 10/20/23, "here are the ones i have". 9 images, printed 3 to a page. Image file names IMG_4410, 4411, 4412, 4416, 4417, 4421, 4422, 4423, 4424)

[IMG_4410]   Owen (econ)                       Sat, Oct 14
 12:38 AM   M:  where did u go
 12:39 AM   O:  porch. u good?
 12:41 AM   M:  yesss come walk me back. dagnys gone til sunday ;)
 12:42 AM   O:  ok getting my hat
[IMG_4411]   Owen (econ)                       Sat, Oct 14
  9:52 AM   M:  heyy u left ur hat here
  9:58 AM   O:  haha my bad. you feel ok? you were a little tipsy
 10:03 AM   M:  im good just hungover. last night was fun. dont say anything to theo pls
[IMG_4412]   Owen (econ)      
 10:05 AM   O:  why would i
     (rest of thread below the edge of the image)

[IMG_4416]   keels                             Sat, Oct 14
  1:20 PM   K:  sooo?? owen???
  1:26 PM   M:  we just kissed. he's nice
[IMG_4417]   keels                             Sun, Oct 15
 10:14 AM   M:  can u call me
 10:15 AM   M:  jordan saw the pic of me n owen on theos story. hes freaking out
 10:20 AM   M:  i dont remember half of it. i dont think i wanted it keel
 10:22 AM   K:  wait what. you told me sat you guys just kissed??
 10:24 AM   M:  idk what to tell jordan
 10:31 AM   K:  ok go to hollander. im coming w you
[IMG_4421 to 4424]  group chat "318 + friends"  (laundry schedule, dining hall hours, econ problem set 5)`,
    ],
    [
      "Hagstrom supplement 23-4471-S1.pdf",
      `TSU DPPS  INVESTIGATIONS                        SUPPLEMENTAL REPORT       CR 23-4471 / S1
D/Sgt. Lori HAGSTROM                                       Date of supp: 11/02/2023
ASSIGNMENT: On Monday 10/16/23 I was assigned this CSC complaint by Lt. Brumm.
PROPERTY: On 10/17/23 at 0830 hrs I logged in the SAEK and one sheet which Ofc. Sandoval left for me. I was told by Property that the refrigerator was full and the kit box was held on shelf C. The DFSA box was not logged separately.
REVIEW OF MEDICAL: I reviewed the SANE record. The nurse documented bruising on both of TALLEY's wrists consistent with being held down.
PHONE: TALLEY forwarded screen shots. She advised that her phone was replaced on 10/22 after she dropped it. There was no communication between her and PRATHER following the incident.
ACCESS LOG: I requested the card reader data for Wakefield. It shows TALLEY entering at 2341 hrs on 10/13/23, which is consistent with her statement.
INTERVIEW BRANDT: On 10/19/23 I interviewed Keely BRANDT. She told me that TALLEY was extremely drunk, was stumbling and could not walk without help. See audio.
INTERVIEW VANDERSLOOT: The host, Theo VANDERSLOOT, called me on 10/23. He does not want to be involved. He said that everybody was drinking the jungle juice.
I did not interview the R.A. on duty. I attempted to view lobby camera footage from Wakefield and learned it is held for 14 days.`,
      `CR 23-4471 / S1                                                             page 2 of 2
INTERVIEW PRATHER: On 10/24/23 PRATHER came to the station on his own at my request. The interview was done in Interview B and was recorded. He was told that he was free to leave at any time. He never asked for an attorney. He admitted that he had sex with TALLEY and admitted that he knew that she was too drunk to consent. He consented to a buccal swab which I took at 1614 hrs.
PRATHER's phone was not seized. He offered to show me his messages. I told him to hang on to them.
SCENE: Room 318 was photographed by Ofc. Sandoval on 10/15. I did not go to the room. 
TALLEY's boyfriend, Jordan MEEKS, attends a different college. He has not been contacted.
WARRANT REQUEST: Submitted to Wexley County Prosecutor 04/18/2024 on receipt of lab.
DISPOSITION: Open pending prosecutor.
Time spent this supp: 6.5 hrs. OT: 1.0. Mileage: 14. Copies: Records, Clery coordinator, Title IX liaison. Timely warning not issued per Clery coordinator because suspect is known. Statistics entered by Records 11/06.
D/Sgt L. Hagstrom #12`,
    ],
    [
      "Brandt audio transcript.docx",
      `Audio: 231019_193105.m4a   17 min 40 s    CR 23-4471     Typed by: student aide (KW) 12/05/23
DS = D/Sgt Hagstrom    KB = Keely Brandt         Place: Starling Union, 2nd floor lounge
DS: Okay it's October 19th, it's 7:31 at night. I'm with Keely. So Marin told me she was really out of it, stumbling around. You saw that, right?
KB: Um. I mean she was buzzed. We all were.
DS: But she needed help walking.
KB: I don't, like, she was in heels in the grass so I held her arm for a sec. She was dancing. She was doing cartwheels earlier actually. [laughs]
DS: How much did she have?
KB: We split a thing of White Claws, so like three? And there was the punch. I only saw her with one cup of it.
DS: And Owen was kind of hanging around her.
KB: They were kissing on the porch. She was the one that, like, she pulled him by his jacket. I was like okay girl.
DS: What time did they leave?
KB: It was after the cake, so it was after midnight. I want to say a quarter to one. I stayed.
DS: And she called you Sunday.
KB: She texted. She was upset 'cause of Jordan. I guess Theo put a picture up. And then she said she did not remember it. I told her if you don't remember that's, you know, that's not okay.
DS: Has she ever said anything like this before?
KB: [pause] There was a thing freshman year. I don't want to get into that. It didn't go anywhere.
DS: Okay. We'll leave that. 
   [inaudible 11:02 to 12:20, band playing]
DS: I'm going to put down that she was stumbling, is that fair?
KB: I guess like a little? In the grass.
DS: Okay. Thanks hon.`,
    ],
    [
      "OIE preliminary report.pdf",
      `OFFICE FOR INSTITUTIONAL EQUITY                   TAMARACK STATE UNIVERSITY
PRELIMINARY INVESTIGATION REPORT   OIE 2023-118          CONFIDENTIAL, FERPA
Complainant: M.T.     Respondent: O.P.       Investigator: Colin Farrow, J.D.
I. Procedural history. Formal complaint signed October 30, 2023. Notice of allegations to Respondent November 1, 2023. Respondent, through his advisor, declined to be interviewed on account of a parallel criminal matter. The parties were given ten days to inspect the evidence as the Policy requires. Deadlines were twice extended for good cause (Thanksgiving recess; illness of the investigator).
II. Complainant's interview, November 8, 2023 (recorded). Complainant estimated that she had five hard seltzers and two cups of punch. She described herself as "a solid seven out of ten." She said that Respondent did not know her and sat down beside her at the party. She recalled the walk to Wakefield Hall, including that they stopped so that she could pet a dog and that she taught him a song. She recalled that the desk lamp was on. She said: "I never said no out loud. I turned my face to the wall." When asked about the message of 9:52 a.m. she replied that she was "trying to be normal about it." Complainant stated that she washed her bedding on Saturday because her roommate was coming home.
III. Other witnesses. Dagny Ostrom (roommate) said that she returned Sunday at about 9 a.m. and found Complainant in good spirits "until her phone blew up." Ms. Ostrom said that her own sheets are navy and that Complainant's are striped.`,
      `OIE 2023-118   Preliminary Investigation Report, continued
Imani Coates (resident assistant) was at the front desk of Wakefield Hall. She logged Respondent as a guest. She reported that Complainant "walked fine, joked with me, found her ID on the first try and spelled his last name for me." She said that it was close to one o'clock. She was not contacted by the police.
Theo Vandersloot (host) said that he saw Complainant take "at least four shots, back to back" near 11 p.m. and that he told Respondent, "Dude, she's hammered." He could not say if Respondent heard him over the music. He was annoyed at Respondent over rent.
IV. Documents considered. Guest log; access data; 22 pages of messages provided by Respondent's advisor; photograph from a social media story of T.V.
V. Analysis under the preponderance standard. Policy 4.02 defines incapacitation as the inability to make informed, rational judgments. The University must also find that a reasonable person in the Respondent's place would have known. The accounts of the Complainant's alcohol use vary considerably. The observations nearest in time come from Ms. Coates, who has no relationship with either party.
VI. Recommended finding: Insufficient information to support a violation. Non-binding on the hearing officer.
Issued January 26, 2024, 4:00 p.m. by electronic mail to the parties and advisors. This report may not be redistributed. Both parties may submit a written response of no more than 10 pages, double spaced, 12 point type, within ten (10) calendar days. Support services are available at no cost through the Counseling Center, the Student Advocacy Office and the Ombuds.`,
    ],
    [
      "State lab report BIO.pdf",
      `STATE FORENSIC SCIENCE DIVISION          NORTHERN LABORATORY, BIOLOGY UNIT
LABORATORY REPORT                    Lab No. NB23-6092      Record 1
Agency: TSU DPPS   Agency No. 23-4471       Received: 11/20/2023  by US Mail, certified
Report date: 04/02/2024         Analyst: J. Noordhoek
EVIDENCE RECEIVED
 Item 1   Sexual assault evidence kit MI-SAEK 118820, sealed, seal marked "PS 10/16"
 Item 2   Paper bag with one fitted sheet, white with gray stripe
 Item 3   Known buccal, O. Prather
No toxicology specimen was received.
RESULTS AND CONCLUSIONS
1-A oral swabs: no male DNA by quantification. No further testing.
1-B breast swabs: amylase indicated. Y-STR mixture of at least two males. Owen Prather cannot be excluded as a contributor. The profile is expected in approx. 1 in 1,140 male individuals (US database).
1-C external genital: no sperm cells; no acid phosphatase activity. Male DNA insufficient for Y-STR.
1-D vaginal swabs: no sperm cells seen. Male DNA not detected.
1-F fingernail swabs: no male DNA detected.
1-G underwear, black: sperm cells identified in crotch area. Single source autosomal profile, UNKNOWN MALE 1. Owen Prather is excluded. Profile is not eligible for CODIS without consensual partner elimination sample.
Item 2: not examined per agency request.
DISPOSITION: Items returned to agency 04/09/2024. Extracts retained frozen for 5 years.
Statements on methods, limitations and accreditation are on the Division's web page. The results relate only to the items tested. This report shall not be reproduced except in full. Technical review: LD  Admin review: SC`,
    ],
    [
      "Prather interview 10-24-23.docx",
      `TRANSCRIPT OF RECORDED INTERVIEW      TSU DPPS INTERVIEW B    CR 23-4471
Counter on screen begins 15:12:20    10/24/2023       Present: D/Sgt Hagstrom; Ofc Sandoval by door; Owen Prather
HAGSTROM: Have a seat in the back there, you can slide in behind the table. Door sticks so we keep it shut. You got class?
PRATHER: At four.
HAGSTROM: We'll see about that. You know why you're here.
PRATHER: The dean's office said I had to come and talk to you or I could get an interim suspension.
HAGSTROM: Well, it's better for you to cooperate. Tell me about Marin.
PRATHER: My dad said I should maybe have a lawyer. Should I get one before I do this?
HAGSTROM: That's up to you, but once the lawyers come in I can't help you. I'm just trying to get both sides.
PRATHER: Okay. I mean, we have class together. We talked at the party, we kissed. She texted me to walk her back. She signed me in. 
HAGSTROM: She was pretty drunk.
PRATHER: She was tipsy. I'd had more than her probably. She was walking, she was singing to me.
HAGSTROM: But you'd agree that a person who's had eight drinks can't consent.
PRATHER: I guess, if somebody had eight drinks. I didn't see her have eight.
HAGSTROM: So you get that she couldn't consent.
PRATHER: I get what you're saying. I don't know. I thought she wanted to. She got the condom. It was in her drawer.
HAGSTROM: Did she say no?
PRATHER: No. Never. She asked if I was cold. The lamp was on the whole time.`,
      `CR 23-4471    PRATHER interview cont.                           counter 15:41:02
HAGSTROM: She says she pushed you.
PRATHER: She didn't push me.
HAGSTROM: I've got a nurse with pictures of her wrists, Owen. And I've got DNA all over that bed. How's that going to look?
PRATHER: I don't know how there'd be. I didn't hold her. I feel sick. I'm sorry if she feels bad, I'd never want anybody to feel like that.
HAGSTROM: You want to write her a letter? Sometimes it helps people. It'll go a long way with the prosecutor.
PRATHER: Am I allowed to go? It's ten to four.
HAGSTROM: Let's finish this up first and then we'll see. 
     [15:49:30, D/Sgt leaves room. Ofc Sandoval remains. Camera off 15:50:11]
     [camera on 16:09:47]
HAGSTROM: Okay, and you wrote that out yourself, nobody told you what to put?
PRATHER: You told me how to start it.
HAGSTROM: But it's your words.
PRATHER: Pretty much.
HAGSTROM: And swab is voluntary, sign there. I left at what, what time did you leave her room?
PRATHER: A little after two. She gave me a hug. I forgot my hat.
HAGSTROM: Alright. Don't contact her, don't post about it.
                                   [end 16:20]
Transcribed by Rev-Type vendor, uncertified. Speaker labels by software.`,
    ],
    [
      "Wakefield access and guest log.xlsx.pdf",
      `HOUSING OPERATIONS   CARDGATE EXPORT     BLDG: WAKEFIELD     RUN BY: jpell   RUN: 10/18/2023 09:14
FILTER: CARDHOLDER = TALLEY M*  OR  DOOR = 318      FROM 10/13/2023 12:00   TO 10/15/2023 12:00   (TIMES LOCAL, 24H)
SEQ    DATE        TIME       READER              CARDHOLDER        EVENT
0417   10/13/2023  17:02:41   DINING-W            TALLEY M          GRANTED
0433   10/13/2023  20:58:03   WAK LOBBY OUT       n/a               REX
0461   10/14/2023  00:56:12   WAK LOBBY 1         TALLEY M          GRANTED
0462   10/14/2023  00:59:48   WAK 318             TALLEY M          GRANTED
0470   10/14/2023  02:09:55   WAK EAST STAIR      n/a               EXIT ALARM
0488   10/14/2023  11:34:20   LAUNDRY-B WASH 06   TALLEY M          $1.75
0489   10/14/2023  12:15:06   LAUNDRY-B DRY 03    TALLEY M          $1.50
0502   10/15/2023  09:04:17   WAK 318             OSTROM D          GRANTED
0508   10/15/2023  10:52:33   WAK LOBBY OUT       n/a               REX
GUEST SHEET (desk copy, hand written)      RA on duty I. COATES 8p to 2a
 name of guest      host      room    in        out      ID
 B. Whitlock        Ruiz      204     10:20p    11:45p   TSU
 Owen Prather       Marin T   318     12:57a     -       TSU
 pizza              -          -      1:15a     1:16a
Desk notes: vending machine ate 2 dollars again. Noise warning 221. Elevator B slow, work order 7712. Lost AirPod in drawer. Fire panel trouble light, called, they know. East stair alarm reset 2:20a, nobody seen.
REX = request to exit (motion), no card is read on exit. Readers are synchronized nightly to campus NTP.`,
    ],
  ]),
  key: {
    offence: "sexual",
    issues: [
      "counsel",
      "miranda",
      "voluntariness",
      "witness-reliability",
      "disclosure",
      "custody-chain",
      "intent",
      "recording-gap",
    ],
    gaps: [
      /urine|toxicolog|dfsa|blood.alcohol|alcohol level/i,
      /photo(graph)?s?.*(nurse|sane|exam|fne|wrist|injur|forensic|1 to|twelve|12)|(nurse|sane|exam|fne|forensic).*photo|colposcop/i,
      /lobby|(hall|surveillance|security|dormitory|residence|wakefield|campus) (camera|video|footage)|cctv|camera footage/i,
      /snapchat|screen ?shots?|phone (extraction|download|dump|image)|extraction|cellebrite|full thread|complete (thread|messages|text)|(talley|complainant|v-1).*(phone|messages)|deleted/i,
      /coates|resident (assistant|advis[eo]r)|desk (worker|staff|attendant)/i,
      /meeks|jordan|boyfriend/i,
      /letter|apology|written statement.*prather|prather.*written statement|wrote out/i,
      /unknown male|elimination sample|second male|other male|lab(oratory)? (file|data|notes|bench)|electropherogram|case ?file.*lab|bench notes/i,
    ],
    contradictions: [
      {
        one: [1, /told PRATHER "no" at least three times/],
        other: [2, /"He was on top of me\. I didn't say anything/],
      },
      { one: [1, /has not showered or changed her underwear/], other: [2, /bathed\/showered \[x\] Y/] },
      {
        one: [4, /nurse documented bruising on both/],
        other: [2, /no bruising, abrasion or tenderness/],
      },
      { one: [4, /There was no communication between her and PRATHER/], other: [3, /9:52 AM\s+M:\s+heyy u left/] },
      { one: [4, /shows TALLEY entering at 2341/], other: [9, /00:56:12\s+WAK LOBBY 1/] },
      { one: [4, /could not walk without help/], other: [5, /held her arm for a sec/] },
      { one: [4, /He never asked for an attorney/], other: [8, /Should I get one before I do this/] },
    ],
    factors: [
      { sign: 1, quote: /come walk me back|last night was fun/ },
      { sign: 1, quote: /walked fine, joked with me|found her ID on the first try/ },
      { sign: 1, quote: /UNKNOWN MALE 1|Owen Prather is excluded/ },
      { sign: 1, quote: /Insufficient information to support a violation/ },
      { sign: 1, quote: /jordan saw the pic|idk what to tell jordan/ },
      { sign: 1, quote: /no bruising, abrasion or tenderness|no acute injury seen/ },
      { sign: -1, quote: /she's hammered|at least four shots/ },
      { sign: -1, quote: /he knew that she was too drunk to consent|sorry if she feels bad/ },
    ],
    events: [
      "2023-10-14 00:41",
      "2023-10-14 00:56",
      "2023-10-14 09:52",
      "2023-10-15 11:48",
      "2023-10-15 16:05",
      "2023-10-24 15:12",
    ],
    fair: {
      issues: ["hearsay", "search", "speedy-trial"],
      gaps: [
        /ostrom|roommate/i,
        /vandersloot|host\b|party ?goers?|guests? (at|of) the party|other (guests|people) at/i,
        /body.?(worn|cam)|bwc|in.?car|dash/i,
        /\bcad\b|dispatch|911|radio|emergency call/i,
        /prather'?s? (phone|messages)|22 pages|messages provided/i,
        /social media|instagram|\bstory\b|photo(graph)? (from|on|of).*(story|party|room|scene)/i,
        /room 318|scene (photo|diagram)|photographs?\b/i,
        /\boie\b|institutional equity|title ix|campus (inquiry|investigation|file)|hearing officer|university.*(file|record|recording)|farrow/i,
        /freshman|prior (complaint|allegation|accusation)|earlier (complaint|allegation|accusation)|previous (report|complaint|allegation)/i,
        /chain of custody|property (log|room|record|receipt)|evidence (log|receipt)|shelf|refrigerat|\bseals?\b/i,
        /bedding|sheet|underwear|condom|wrapper|\bhat\b/i,
        /interview (video|recording)|video.*interview|recording of|audio|camera off|(unrecorded|missing) (part|minutes)/i,
        /miranda|rights (form|card|waiver)|advice of rights|waiver/i,
        /consent (form|to).*(swab|search)|buccal|swab/i,
        /dean|interim suspension/i,
        /sandoval|hagstrom|brumm/i,
        /kuiper|examiner|sane (training|qualif|protocol)|diagrams?|page 3|p\. 3/i,
        /dietz|advocate/i,
        /hollander|follow.?up|medical record|counsel(l)?ing|therap|mental|sertraline|prescri|medication|\bems\b/i,
        /warrant|probable cause|complaint and|prosecutor'?s? (file|decision|request)/i,
        /disciplin\w*|personnel|internal affairs|impeach\w*|brady|giglio/i,
        /criminal (history|record)|school record/i,
        /training|policy|policies|procedure/i,
        /expert|toxicologist|blackout|memory/i,
        /notes\b/i,
        /benefit|victim compensation|immunity|amnesty/i,
        /dna|y-?str|serolog|noordhoek|statistic/i,
        /\becon\b|class (list|roster)/i,
        /replaced phone|carrier|phone records|call (log|detail)|cell.?site|location data/i,
        /e-?mails?/i,
        /whitlock|pizza|witness(es)?.*(not|never).*(interview|statement)/i,
        /brandt/i,
      ],
      contradictions: [
        { one: [1, /drank three or four White Claws/], other: [2, /like seven or eight drinks/] },
        { one: [1, /drank three or four White Claws/], other: [6, /five hard seltzers and two cups/] },
        { one: [2, /like seven or eight drinks/], other: [6, /five hard seltzers and two cups/] },
        { one: [2, /like seven or eight drinks/], other: [5, /so like three\?/] },
        { one: [2, /like seven or eight drinks/], other: [8, /I didn't see her have eight/] },
        { one: [5, /only saw her with one cup/], other: [6, /five hard seltzers and two cups/] },
        { one: [5, /so like three\?/], other: [6, /"at least four shots/] },
        { one: [5, /so like three\?/], other: [6, /five hard seltzers and two cups/] },
        { one: [1, /one shot of Fireball/], other: [6, /"at least four shots/] },
        { one: [6, /five hard seltzers and two cups/], other: [6, /"at least four shots/] },
        { one: [1, /left the party with PRATHER at approximately 2330/], other: [9, /00:56:12\s+WAK LOBBY 1/] },
        { one: [1, /left the party with PRATHER at approximately 2330/], other: [5, /a quarter to one/] },
        { one: [1, /left the party with PRATHER at approximately 2330/], other: [3, /12:41 AM\s+M:/] },
        { one: [1, /left the party with PRATHER at approximately 2330/], other: [6, /close to one o'clock/] },
        { one: [1, /left the party with PRATHER at approximately 2330/], other: [9, /Owen Prather\s+Marin T/] },
        { one: [1, /left the party with PRATHER at approximately 2330/], other: [3, /12:38 AM\s+M:/] },
        { one: [4, /shows TALLEY entering at 2341/], other: [5, /a quarter to one/] },
        { one: [4, /shows TALLEY entering at 2341/], other: [3, /12:41 AM\s+M:/] },
        { one: [4, /shows TALLEY entering at 2341/], other: [6, /close to one o'clock/] },
        { one: [4, /shows TALLEY entering at 2341/], other: [9, /Owen Prather\s+Marin T/] },
        { one: [4, /shows TALLEY entering at 2341/], other: [1, /left the party with PRATHER at approximately 2330/] },
        { one: [1, /no memory of asking him to come/], other: [3, /12:41 AM\s+M:/] },
        { one: [1, /because he offered to walk her home/], other: [3, /12:41 AM\s+M:/] },
        { one: [1, /because he offered to walk her home/], other: [8, /She texted me to walk her back/] },
        { one: [1, /no memory of asking him to come/], other: [8, /She texted me to walk her back/] },
        { one: [1, /had never met PRATHER before/], other: [2, /he's in my econ section/] },
        { one: [1, /had never met PRATHER before/], other: [8, /we have class together/] },
        { one: [2, /he's in my econ section/], other: [6, /Respondent did not know her/] },
        { one: [6, /Respondent did not know her/], other: [8, /we have class together/] },
        { one: [1, /had never met PRATHER before/], other: [3, /\[IMG_4410\]\s+Owen \(econ\)/] },
        { one: [6, /Respondent did not know her/], other: [3, /\[IMG_4410\]\s+Owen \(econ\)/] },
        { one: [1, /told PRATHER "no" at least three times/], other: [6, /I never said no out loud/] },
        { one: [1, /told PRATHER "no" at least three times/], other: [8, /PRATHER: No\. Never\./] },
        { one: [1, /pushed on his chest/], other: [8, /She didn't push me/] },
        { one: [1, /pushed on his chest/], other: [2, /"He was on top of me\. I didn't say anything/] },
        { one: [1, /pushed on his chest/], other: [6, /I turned my face to the wall/] },
        { one: [1, /told PRATHER "no" at least three times/], other: [8, /She didn't push me/] },
        { one: [8, /She says she pushed you/], other: [2, /"He was on top of me\. I didn't say anything/] },
        { one: [8, /She says she pushed you/], other: [6, /I never said no out loud/] },
        { one: [8, /She says she pushed you/], other: [8, /She didn't push me/] },
        { one: [1, /room was completely dark/], other: [6, /the desk lamp was on/] },
        { one: [1, /room was completely dark/], other: [8, /The lamp was on the whole time/] },
        { one: [1, /it was 3:05 AM/], other: [2, /left around 2 in the morning/] },
        { one: [1, /it was 3:05 AM/], other: [9, /02:09:55\s+WAK EAST STAIR/] },
        { one: [1, /it was 3:05 AM/], other: [8, /A little after two/] },
        { one: [1, /does not know if a condom was used/], other: [2, /"I think so, I saw a wrapper/] },
        { one: [1, /does not know if a condom was used/], other: [8, /She got the condom/] },
        { one: [1, /has not showered or changed her underwear/], other: [2, /changed clothes \[x\] Y/] },
        { one: [1, /has not showered or changed her underwear/], other: [2, /brought in plastic grocery bag/] },
        { one: [1, /no contact with PRATHER since he left/], other: [3, /9:52 AM\s+M:\s+heyy u left/] },
        { one: [1, /no contact with PRATHER since he left/], other: [3, /last night was fun/] },
        { one: [1, /no contact with PRATHER since he left/], other: [6, /message of 9:52 a\.m\./] },
        { one: [4, /There was no communication between her and PRATHER/], other: [3, /last night was fun/] },
        { one: [4, /There was no communication between her and PRATHER/], other: [6, /message of 9:52 a\.m\./] },
        { one: [3, /last night was fun/], other: [3, /i dont think i wanted it keel/] },
        { one: [3, /we just kissed\. he's nice/], other: [3, /i dont think i wanted it keel/] },
        { one: [3, /we just kissed\. he's nice/], other: [1, /he then had vaginal intercourse/] },
        { one: [3, /last night was fun/], other: [1, /told PRATHER "no" at least three times/] },
        { one: [3, /12:41 AM\s+M:/], other: [2, /Pt does not recall walking to dorm/] },
        { one: [2, /Pt does not recall walking to dorm/], other: [6, /recalled the walk to Wakefield Hall/] },
        { one: [2, /then I remember my ceiling/], other: [6, /recalled the walk to Wakefield Hall/] },
        { one: [2, /then I remember my ceiling/], other: [1, /recalls sitting on her bed/] },
        { one: [1, /took one \(1\) fitted sheet, navy blue/], other: [7, /one fitted sheet, white with gray stripe/] },
        { one: [1, /took one \(1\) fitted sheet, navy blue/], other: [6, /her own sheets are navy/] },
        { one: [6, /Complainant's are striped/], other: [1, /took one \(1\) fitted sheet, navy blue/] },
        { one: [2, /G underwear, gray/], other: [7, /1-G underwear, black/] },
        { one: [2, /sealed 10\/15\/23 15:25/], other: [7, /seal marked "PS 10\/16"/] },
        { one: [2, /DFSA box to LE with kit/], other: [7, /No toxicology specimen was received/] },
        { one: [2, /DFSA: urine 90 mL/], other: [7, /No toxicology specimen was received/] },
        { one: [2, /DFSA box to LE with kit/], other: [4, /DFSA box was not logged/] },
        { one: [1, /turned in to Property/], other: [4, /On 10\/17\/23 at 0830 hrs I logged in/] },
        { one: [1, /turned in to Property/], other: [4, /Ofc\. Sandoval left for me/] },
        { one: [4, /consistent with being held down/], other: [2, /denies being held down/] },
        { one: [4, /consistent with being held down/], other: [2, /no bruising, abrasion or tenderness/] },
        { one: [4, /consistent with being held down/], other: [8, /I didn't hold her/] },
        { one: [4, /nurse documented bruising on both/], other: [2, /denies being held down/] },
        { one: [4, /nurse documented bruising on both/], other: [8, /I didn't hold her/] },
        { one: [8, /pictures of her wrists/], other: [2, /no bruising, abrasion or tenderness/] },
        { one: [8, /DNA all over that bed/], other: [7, /Item 2: not examined/] },
        { one: [8, /DNA all over that bed/], other: [7, /Received: 11\/20\/2023/] },
        { one: [4, /extremely drunk, was stumbling/], other: [5, /I mean she was buzzed/] },
        { one: [4, /extremely drunk, was stumbling/], other: [5, /doing cartwheels/] },
        { one: [4, /could not walk without help/], other: [5, /I mean she was buzzed/] },
        { one: [4, /could not walk without help/], other: [5, /doing cartwheels/] },
        { one: [4, /could not walk without help/], other: [6, /"walked fine, joked/] },
        { one: [4, /could not walk without help/], other: [8, /She was walking, she was singing/] },
        { one: [4, /could not walk without help/], other: [5, /I guess like a little/] },
        { one: [5, /really out of it, stumbling/], other: [6, /"walked fine, joked/] },
        { one: [5, /really out of it, stumbling/], other: [5, /doing cartwheels/] },
        { one: [5, /really out of it, stumbling/], other: [5, /I mean she was buzzed/] },
        { one: [6, /"walked fine, joked/], other: [6, /"Dude, she's hammered/] },
        { one: [8, /She was tipsy/], other: [6, /"Dude, she's hammered/] },
        { one: [5, /I mean she was buzzed/], other: [6, /"Dude, she's hammered/] },
        { one: [4, /free to leave at any time/], other: [8, /Let's finish this up first/] },
        { one: [4, /free to leave at any time/], other: [8, /Am I allowed to go/] },
        { one: [4, /came to the station on his own/], other: [8, /I had to come and talk to you/] },
        { one: [4, /knew that she was too drunk to consent/], other: [8, /I thought she wanted to/] },
        { one: [4, /knew that she was too drunk to consent/], other: [8, /She was tipsy/] },
        { one: [4, /knew that she was too drunk to consent/], other: [8, /I didn't see her have eight/] },
        { one: [4, /knew that she was too drunk to consent/], other: [8, /I get what you're saying/] },
        { one: [4, /He never asked for an attorney/], other: [8, /I should maybe have a lawyer/] },
        { one: [4, /done in Interview B and was recorded/], other: [8, /Camera off 15:50:11/] },
        { one: [8, /you wrote that out yourself/], other: [8, /You told me how to start it/] },
        { one: [4, /everybody was drinking the jungle juice/], other: [6, /"at least four shots/] },
        { one: [5, /three\? And there was the punch/], other: [1, /drank three or four White Claws/] },
        { one: [2, /I don't drink usually/], other: [6, /five hard seltzers and two cups/] },
        { one: [6, /sat down beside her at the party/], other: [5, /she pulled him by his jacket/] },
        { one: [1, /PRATHER kissing her/], other: [5, /she pulled him by his jacket/] },
        { one: [6, /Complainant stated that she washed her bedding/], other: [1, /took one \(1\) fitted sheet/] },
        { one: [9, /LAUNDRY-B WASH 06/], other: [1, /took one \(1\) fitted sheet/] },
        { one: [6, /found Complainant in good spirits/], other: [3, /i dont think i wanted it keel/] },
        { one: [6, /found Complainant in good spirits/], other: [1, /told PRATHER "no" at least three times/] },
        { one: [2, /Time since event: approx 36 h/], other: [1, /left the party with PRATHER at approximately 2330/] },
        { one: [4, /requested the card reader data for Wakefield/], other: [9, /00:56:12\s+WAK LOBBY 1/] },
      ],
    },
  },
};
