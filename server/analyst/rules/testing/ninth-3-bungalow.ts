import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const BUNGALOW_CASE: CaseFile = {
  name: "English dwelling burglary, street identification, video parade, footwear and a finger mark",
  documents: makeDocuments([
    [
      "MG5 Dowsett.pdf",
      `RESTRICTED (when complete)                                              MG5
POLICE REPORT (streamlined)           Wexmoor Constabulary      URN 61WX/00923/26
Defendant: Kieran DOWSETT  (23)          Offence: Burglary dwelling s.9(1)(b) Theft Act 1968
Anticipated plea: NOT GUILTY             OIC: DC 2207 Amira LOCKE, Volume Crime Team
1. SUMMARY OF THE KEY EVIDENCE
On Thursday 19th February 2026 at 1435 hours the defendant entered the home of Audrey PYM (81 years) at 12 Larkmead Close, Thornaby Cross by forcing the rear kitchen door. Mrs Pym was in the front room and came face to face with him. He pushed past her and made off with her handbag containing £340 cash, and a gold ring.
A neighbour, Colin TRANTER, had an excellent and unobstructed view of the defendant from about 10 metres in good light. He described the suspect as a white male early 20s, grey tracksuit, short ginger hair. Officers circulated the description and PC 1834 HADLEY detained the defendant within minutes, at 1452 hours, on Station Road. He matched the description in every respect.
Mr Tranter was driven past and positively identified the defendant. He later picked him out again on VIPER. Mrs Pym is certain.
The defendant's footwear matches a mark left on the kitchen door. His finger mark was found at the scene.
He was searched and had the proceeds of £60 in notes and a screwdriver on him.
2. DEFENDANT INTERVIEW
Interviewed with legal advice. Gave a no comment interview. No account or alibi was put forward.
3. NON-KEY EVIDENCE: house to house nil. CCTV enquiries ongoing. Handbag recovered in hedge, to be examined.
4. VICTIM: vulnerable due to age, special measures. VPS to follow. Compensation: door £415.
5. PREVIOUS: 4 convictions, 7 offences, incl. burglary non-dwelling 2021. On licence: No.
Supervisor: PS 1190 Treadgold      Authorised threshold test 20/02/26`,
    ],
    [
      "Incident log 0487.txt",
      `WEXMOOR CONSTABULARY  COMMAND & CONTROL   INCIDENT LOG  WX-20260219-0487     GRADE 1     CLASS BURG DWELL I/P
ORIGIN 999 MOBILE   INFORMANT TRANTER COLIN   10 LARKMEAD CL
14:41:15  OP 7719  INF STATES MALE HAS JUST COME OUT OF NEIGHBOURS GATE RUNNING, LADY SHOUTING. MALE GONE DOWN THE CUT TO THE REC
14:41:50  OP 7719  DESC W MALE, 30 ODD, BIG BUILD, BEARD, GREY TOP HOOD UP, DK BOTTOMS. DID NOT SEE FACE PROPERLY, SIDE ON
14:42:31  OP 7719  MALE HAD DARK BAG UNDER ARM. NOTHING ON FEET SEEN
14:43:02  DESP  TC21 HADLEY/ODUM   TC24
14:47:40  TC24  AT SCENE
14:49:12  TC24  IP SHAKEN, NOT HURT. IP SAYS 2 MALES, ONE STAYED AT BACK DOOR
14:53:06  SUPV  AMBULANCE NOT REQ
15:04:44  TC21  STOP CHK X1 STATION RD BY BUS SHELTER. MALE IN NAVY COAT. CLEAN SHAVEN. WILL DO S1
15:09:20  TC21  S1 SCREWDRIVER AND SOME CASH. KEEPING HIM HERE. CAN SOMEONE BRING THE WITNESS
15:11:03  TC24  WITNESS WILLING. TOLD WE HAVE GOT SOMEONE
15:26:58  TC24  DRIVE BY DONE. WITNESS SAYS THATS HIM HE THINKS, COULD BE WITHOUT THE COAT
15:28:10  TC21  X1 ARREST
15:29:30  DOG UNIT STOOD DOWN. HAD TRACK FROM REAR GARDEN ACROSS REC TO FLATS AT ASKEW COURT, LOST
16:10:00  CSI REQ   CSI PELL ETA FRI AM
17:55:21  MEM OF PUBLIC FINDS HANDBAG IN HEDGE ASKEW CT, CONTENTS NO CASH. TC30 COLLECT
18:20:00  RESULT CODED 04 ARREST. LOG CLOSED OP 7702`,
    ],
    [
      "MG11 statements Tranter and Pym.pdf",
      `WITNESS STATEMENT   (CJ Act 1967, s.9; MC Act 1980, ss.5A(3)(a) and 5B; Criminal Procedure Rules, r.16.2)     MG11
Statement of: Colin TRANTER       Age if under 18: over 18     Occupation: Retired (bus depot)
This statement (consisting of 1 page signed by me) is true to the best of my knowledge and belief and I make it knowing that, if it is tendered in evidence, I shall be liable to prosecution if I have wilfully stated in it anything which I know to be false...
Dated: 20 February 2026
I live at the address shown overleaf. On Thursday I was at my kitchen sink. At about twenty to three I heard Audrey call out. I looked through the net and saw a male coming from her side gate. He was about 25 to 30 metres from me. It was drizzling and getting dull. I saw him for two or three seconds before the fence. He was a white male in his early twenties, slim, with short ginger hair and stubble. He had a grey tracksuit and white trainers. I saw his face clear as day when he looked back at me.
I was taken in the police car to Station Road by a lady officer. She said "we've got him, we just need you to say yes or no." He was stood between two policemen by the bus shelter with handcuffs on. I was in the back of the car, about as far as a cricket pitch. I said yes straight away, I was 100% sure.
I am long sighted and have glasses for it, which I was not wearing because I was washing up.
I have seen this lad round the shops before, he is one of the Dowsetts.
Signed: C Tranter        Signature witnessed by: DC LOCKE`,
      `WITNESS STATEMENT                                                       MG11
Statement of: Audrey May PYM     Occupation: Retired        Dated: 19 February 2026     1830 hours
I have lived at the bungalow for 31 years and I am a widow. I have help on Mondays from a carer, Denise, who has a key, and my grandson does my garden.
I had just put the wireless on for the quarter to three play, the one after the news. I heard a bang out the back. I thought it was the wind. I went to the hall and there was a man. He was only there a moment. He had a scarf pulled up and a hat, so I saw just his eyes. He was taller than my late husband, who was six foot. He had black gloves on. He never touched me. He said "sorry love" and went back through the kitchen with my bag. There was somebody else in the kitchen, I heard them talking.
My handbag was brown leather. It had my purse with £180 which was my pension less the milk, and my bus pass. My wedding ring was on the window sill and it has gone, it is a plain band. The back door was not locked as I had been out to the bird table.
I do not think I would know him again.
I had not had any workmen but two lads came about the gutters the week before and I gave them tea and a biscuit. One was ginger. They gave me a card.
Signed: A M Pym       Taken by: PC 2011 BREWIN`,
    ],
    [
      "Custody record extract.pdf",
      `CUSTODY RECORD   THORNABY CROSS    CR/26/TC/01177                 printed 23/02/26
DP: DOWSETT Kieran  DOB 04/11/2002   Ht 1.70m  Build slim   Hair ginger, short    Facial hair NONE
Arrested 19/02/2026 15:28  PC HADLEY   Arrived 15:56    Authorised 16:07   PS 0931 Gaskill
Reason: to secure/preserve evidence and obtain by questioning
16:07  Circs given by A/O: "witness pointed him out. had stolen purse on him."
16:12  Rights & entitlements. SOLICITOR: Requested - "Yes, the one my mum uses, Pilling's". DSCC called 16:15 ref 260219-5520
16:20  Risk assessment. ADHD, takes Elvanse, not had today. Left school y10, statement of SEN. Reads "a bit". States he is asthmatic. AA required?  N  (adult, seems OK). FME: N
16:44  Property: £60.15 (3 x £20), bank card, bus ticket, vape, keys, flat screwdriver in coat pocket. Clothing: navy padded coat, black jeans, black Nike trainers size 8
17:02  Trainers seized exhibit RH/2. Given plimsolls.
18:05  Pilling's return call. Sol. at another station till approx 2030.
19:10  DP buzzing. asking how long. Told "could be hours waiting for a brief, up to you".
19:22  DC LOCKE speaks to DP at cell hatch. Welfare.
19:31  DP states wishes to go ahead without sol. Signed on tablet. PS informed. No Insp. entry.
19:40  Out to interview room 2. DC LOCKE, PC HADLEY`,
      `CR/26/TC/01177                                   page 2
20:21  Returned to cell M4. Quiet.
20:34  Sol. rep Ms Okonjo-Hale (Pilling's) at front desk. Told interview concluded. Makes representations re waiver. Noted.
20:50  Private consultation.
21:15  Meal micro lasagne. Tea x1. Blanket.
22:07  REVIEW 1  Insp Faraday by phone. DP asleep, not spoken to.
23:30  Visit. Breathing
00:30  Visit. Breathing
01:30  Visit. Breathing
02:30  Visit. Snoring
03:30  Visit. Breathing
06:15  Awake. States inhaler needed. Given own.
07:03  REVIEW 2. Detention authorised to continue, CSI visit awaited.
08:40  HCP Nurse Vance. Fit. Elvanse not held.
10:20  Fingerprints, photo, DNA taken (livescan)
11:50  Further interview, with Ms Okonjo-Hale. DP provides prepared statement then no comment. 12:09 back
13:35  CHARGED. Reply: "I was at college, ask Mr Sethi."
13:40  Bail refused by PS 0940 Amis. Remand in custody for court.
Standard form text: You have been given a notice of rights. The codes of practice are available to read. Meals are given at recognised times. You may be checked every hour. If you have a complaint about the way you have been treated tell the custody officer or any officer of the rank of inspector or above. Female detainees may ask for a private word. Interpreters are free. The temperature of cells is recorded automatically.`,
    ],
    [
      "ROTI interview 1.pdf",
      `RECORD OF TAPED INTERVIEW                                        MG15 (SDN)
Person interviewed: Kieran DOWSETT     Place: Thornaby Cross Custody   Date 19/02/2026   Commenced 1944   Concluded 2017
Interviewing: DC LOCKE. Other persons present: PC HADLEY.   Exhibit AL/1   Prepared by: DC LOCKE.   Not a full transcript.
00:00  Introductions, caution given. Asked if he understands the caution. "Yeah, don't say nothing."  Told that is near enough.
01:30  Confirms happy to go on without solicitor. "If it gets me out tonight."
02:10  Asked where he was today. States college in morning and after dinner, motor vehicle, then walked to get the bus. Got bus ticket.
04:45  Asked what time he left. Doesn't know, "maths was on and I got off before the end. Half two-ish? I don't wear a watch."
06:00  Cash. States his nan gave him £60 on Tuesday for his birthday.    (NB birthday is November)
07:20  Screwdriver. From college, "I'm always walking off with them."
09:00  Asked if knows Larkmead Close. States he cuts through there. Been in one of the gardens doing gutters with his cousin Liam last week. The old lady gave them custard creams.
11:10  DC: So your prints might be inside?  A: On the cup or the tin maybe. I held the tin.
13:00  Put to him that Mr Tranter knows him. A. "He don't like us. He had a row with my dad over parking, he's called the council loads."
15:30  Told that his trainers match the door exactly.  A. "They can't."
18:00  DC: You've done an old lady, Kieran. If you cough it now I can tell the sergeant you helped and you're home tonight. If not it's prison this time.
19:05  A. "I was there but I never went in." DC: When? A. "The gutters."
22:00  DC: So you were there.  A. "Yeah."  DC: With Liam? A. "No comment."
25:00  Asked about the ring. No idea. Asked about hair. "Loads of people's ginger."`,
    ],
    [
      "ID procedures.pdf",
      `VIPER / PROMAT   IDENTIFICATION PROCEDURE RECORD       Wexmoor ID Suite        Code D Annex A
Suspect: DOWSETT K     Ref ID/26/0311       Officer: PS (ret'd) staff 6620 J. Mabey, not on investigation
Rep present at compilation: none, notified by email 24/03/26 to Pillings (bounce)
Compilation: 9 images, suspect placed 4. Images 2, 7 beard. Images 1, 3, 4 ginger or light hair.
WITNESS 1  TRANTER Colin         27/03/2026   1115 - 1126     Glasses: not brought
First description given to me by OIC: NOT SUPPLIED
Watched twice. Asked to see no. 4 and no. 3 a further time. Words: "It's number 4. I know him from when the police showed me him by the bus stop."
Any talk with other witness?  "Audrey and me have talked about it most days, and it was on the Thornaby Facebook with his picture."
WITNESS 2  PYM Audrey       27/03/2026   1140 - 1150
Watched twice. "None of those. He was a bigger man, older." No identification.
Video recording of the viewing: disc JM/1 (W1), JM/2 (W2)
- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
POCKET NOTEBOOK COPY    PC 1834 R. HADLEY     book 26/114     p. 41
19/2/26 cont.
1500 Area search, Station Rd. Male ginger hair walking twds bus stop from direction of college. GOWISELY. Grounds: in vicinity, ginger, looked away. Nervous
1505 s.1 PACE search. Object: stolen property. 3 x £20, screwdriver L/H coat pkt. No handbag, no ring, no gloves, no hat
He said "I've just come out of college, what's up?"
Handcuffed for officer safety - he kept moving about
1526 Witness conveyed by PC Brewin. No first desc recorded by me, over radio only. No time to arrange anything else
1528 Arrested susp burglary, cautioned. Reply "No way. What bungalow?"
NB I did not mention a bungalow prior. [inserted in different ink]
BWV on, battery fail approx 1512
1556 to custody. Coat bagged RH/1, trainers RH/2 seized in custody.
Search record slip number 0098817 not given due to arrest.
Duty 0700x1700. Refs 1100. Overtime claim 1.5 hrs.`,
    ],
    [
      "SFR1 and MG6C.pdf",
      `STREAMLINED FORENSIC REPORT 1  (SFR1)        Wexmoor Scientific Support        for URN 61WX/00923/26
Scene exam: CSI 7033 PELL    Fri 20/02/2026 0950 - 1030     12 Larkmead Close
Door had been wiped by family with bleach the previous evening. Kitchen door lock intact, no tool marks.
FOOTWEAR: partial mark outer face of rear door, exhibit GP/1 gel lift. Pattern corresponds with Nike pattern code NK-0418. Size approx 9 to 10. RH/2: pattern corresponds in type. No damage features compared. "Could have been made by RH/2 or any other footwear with this pattern". This is among the ten most common patterns in the force area.
FINGER MARKS: GP/2 biscuit tin, sideboard front room, right thumb = DOWSETT (3 examiners). GP/3 door handle inside, smudged glove fabric type, no value. GP/4 window sill, unidentified, 11 points, not Dowsett, not Mrs Pym. Not searched on IDENT1 (OIC did not request).
DNA: GP/5 swab door handle, retained at Force, not submitted. Handbag TC/1: awaiting budget.
This report is a summary of the evidence. If it is not agreed the defence must say which issue is in dispute so that an SFR2 may be prepared. Evaluative opinion is not given in this form.`,
      `MG6C   POLICE SCHEDULE OF RELEVANT NON-SENSITIVE UNUSED MATERIAL         R v DOWSETT
No   Description                                                Location     Prosecutor
1    Incident log 0487                                          OIC          D
2    999 call                                                   FCR, 90 days CND
3    Custody record                                             Custody      D
4    BWV PC Brewin TC24 (48 min)                                DEMS         CND
5    House to house x 9 (1 = no. 3, saw "white van, 2 men, ladder")  OIC      CND
6    Crime report incl. two similar burglaries 17/2 and 21/2 (gutter cleaners)    OIC   CND
7    Search of 40 Pinnock Road (Dowsett home) nil found         OIC          CND
8    Email re CCTV Station Rd bus shelter, Arriva               OIC          CND
9    Notes of DC Locke, day book                                OIC          CND
10   Intel re Liam Dowsett                                      see MG6D
11   Dog handler statement                                      not yet made
CND = clearly not disclosable.  D = disclose.  Reviewing lawyer: initials PKB 02/04/26. A defence statement is needed within 28 days (14 days in the magistrates' court) of compliance with initial disclosure.
I have reviewed the material. Signed DC 2207 Locke, Disclosure officer and OIC.`,
    ],
    [
      "College letter.pdf",
      `THORNABY & DISTRICT COLLEGE              Student Services, Block C
14 April 2026
Pilling & Co Solicitors          Your ref: KO/DOWS/26
Dear Ms Okonjo-Hale
Kieran Dowsett, Level 1 Diploma in Light Vehicle Maintenance
Thank you for your letter and for the signed consent. I set out the electronic register for Thursday 19 February 2026:
   09:15  Workshop (Mr R Sethi)           PRESENT
   11:00  Workshop (Mr R Sethi)           PRESENT
   13:15  Functional Maths (Ms Cullen)    PRESENT  (L, 13:24)     session ends 15:00
   15:10  Tutorial                        ABSENT
The register shows who came into a class. It does not tell us when a student leaves. Ms Cullen recalls that Kieran "asked to go at ten to three because of his bus" but is not wholly sure that it was that week. Students pass a gate with a card at the main entrance on the way in and out and Estates keep that data for six months; I am afraid that they did not answer me before the Easter break.
From the main gate to Larkmead Close is about 1.6 miles. To the Station Road shelter is some 300 metres. Students are not insured to take hand tools off site, although it does happen.
Kieran has an Education, Health and Care Plan. He is a pleasant student who needs things explained to him more than once and he agrees to things to please people. Attendance this year 71%.
We have a college open evening on 30 April. Parking is limited owing to the works.
Yours sincerely
H. Bassett-Lowe, Head of Student Services`,
    ],
  ]),
  key: {
    offence: "burglary",
    issues: [
      "identification",
      "counsel",
      "voluntariness",
      "alibi",
      "stop-basis",
      "disclosure",
      "witness-reliability",
      "recording-gap",
    ],
    gaps: [
      /999|emergency call|call recording/i,
      /(card|gate|swipe|access|entry|estates).{0,30}(data|log|record|system)|gate data|swipe/i,
      /cctv|bus shelter|arriva|bus company|bus camera/i,
      /body.?(worn|cam)|bwv/i,
      /house.?to.?house|white van|no\.? 3\b|ladder/i,
      /similar (burglar|offence)\w*|two (other|similar) burglar\w*|crime report|gutter/i,
      /ident1|gp\/4|unidentified (finger)?(print|mark)|window sill|sill mark|unknown (finger)?(print|mark)/i,
      /dna|swab|gp\/5|handbag/i,
    ],
    contradictions: [
      { one: [1, /excellent and unobstructed view/], other: [3, /two or three seconds before the fence/] },
      { one: [1, /within minutes, at 1452 hours/], other: [2, /15:04:44\s+TC21\s+STOP CHK/] },
      { one: [2, /30 ODD, BIG BUILD, BEARD/], other: [3, /in his early twenties, slim/] },
      { one: [1, /handbag containing £340 cash/], other: [3, /my purse with £180/] },
      { one: [1, /forcing the rear kitchen door/], other: [3, /back door was not locked/] },
      { one: [1, /Mrs Pym is certain/], other: [6, /"None of those\./] },
      { one: [1, /No account or alibi was put forward/], other: [5, /States college in morning/] },
    ],
    factors: [
      { sign: 1, quote: /None of those|He was a bigger man, older/ },
      { sign: 1, quote: /we've got him, we just need you|TOLD WE HAVE GOT SOMEONE/ },
      { sign: 1, quote: /SIDE ON|which I was not wearing/ },
      { sign: 1, quote: /asked to go at ten to three/ },
      { sign: 1, quote: /any other footwear with this pattern|ten most common/ },
      { sign: 1, quote: /agrees to things to please people|statement of SEN/ },
      { sign: -1, quote: /right thumb = DOWSETT/ },
      { sign: -1, quote: /I was there but I never went in|4 convictions, 7 offences/ },
    ],
    events: [
      "2026-02-19 14:41",
      "2026-02-19 15:28",
      "2026-02-19 19:44",
      "2026-02-20 13:35",
      "2026-03-27 11:15",
      "2026-02-19 19:31",
    ],
    fair: {
      issues: ["search", "miranda", "hearsay", "custody-chain", "intent"],
      gaps: [
        /prepared statement|second interview|interview 2|further interview/i,
        /al\/1|(audio|recording|full transcript|tape).{0,30}interview|interview.{0,30}(audio|recording|transcript|tape|disc)/i,
        /hadley/i,
        /brewin/i,
        /odum|tc24|tc30/i,
        /dog (handler|unit|track)|askew/i,
        /photograph|photos?\b|album|scene plan|sketch|images?/i,
        /jm\/[12]|viper|parade|viewing|compilation|promat/i,
        /first description|radio/i,
        /facebook|social media/i,
        /liam|cousin/i,
        /sethi|cullen|tutor|lecturer|teacher/i,
        /bassett/i,
        /\bnan\b|grandmother|birthday/i,
        /denise|carer|grandson/i,
        /gutter.{0,20}card|business card/i,
        /bus ticket|ticket/i,
        /screwdriver|tool/i,
        /coat|rh\/1|clothing|fibres?/i,
        /\b(gloves?|hat|scarf|ring)\b/i,
        /footwear|sfr2|trainers|rh\/2|gel lift|gp\/1/i,
        /\bpell\b|\bcsi\b|scene (notes|examin\w*)/i,
        /biscuit tin|gp\/2|\btin\b/i,
        /custody (cctv|suite|footage)|cell hatch|cell (audio|footage|camera)|welfare visit/i,
        /appropriate adult|\baa\b|liaison and diversion|psycholog\w*|psychiatr\w*|education, health|ehcp|adhd|medical/i,
        /inspector|faraday|gaskill|treadgold|authoris\w*|waiver/i,
        /search record|stop.?(and.?)?search|\bs\.?1\b|\bpace\b/i,
        /search of.{0,20}(home|pinnock)|pinnock|premises search|search warrant/i,
        /day ?book|notes|notebook/i,
        /mg6d|mg6e|sensitive|intel\w*|schedule/i,
        /tranter.{0,60}(optician|eyesight|glasses|convict|complaint|council|dispute|grudge)|optician|eyesight|council|parking|dispute|grudge/i,
        /previous convictions|pnc|antecedents|criminal record/i,
        /phone|cell.?site|mobile|location data/i,
        /victim personal|vps|mg11.{0,20}(hadley|brewin|mabey|pell|locke)|mabey/i,
        /weather|lighting|sunset|visibility/i,
        /disciplin\w*|misconduct|complaint/i,
        /okonjo|solicitor|dscc|pilling|duty solicitor/i,
        /polic(y|ies)|retention|battery|dems|docking|audit/i,
        /defence statement|initial disclosure|custody time|unused/i,
        /continuity|chain of custody|exhibit (log|label|list)/i,
        /bank|pension|withdraw\w*/i,
        /bleach|wiped/i,
        /training/i,
        /threshold test|mg3|charging (decision|advice)/i,
        /\bvance\b|\bhcp|nurse|fme|healthcare/i,
      ],
      contradictions: [
        { one: [1, /excellent and unobstructed view/], other: [2, /DID NOT SEE FACE PROPERLY/] },
        { one: [1, /from about 10 metres in good light/], other: [3, /about 25 to 30 metres from me/] },
        { one: [1, /from about 10 metres in good light/], other: [3, /drizzling and getting dull/] },
        { one: [1, /excellent and unobstructed view/], other: [3, /looked through the net/] },
        { one: [1, /excellent and unobstructed view/], other: [3, /I am long sighted/] },
        { one: [1, /excellent and unobstructed view/], other: [3, /about 25 to 30 metres from me/] },
        { one: [3, /saw his face clear as day/], other: [2, /DID NOT SEE FACE PROPERLY/] },
        { one: [3, /saw his face clear as day/], other: [3, /two or three seconds before the fence/] },
        { one: [3, /saw his face clear as day/], other: [3, /looked through the net/] },
        { one: [3, /saw his face clear as day/], other: [3, /I am long sighted/] },
        { one: [2, /30 ODD, BIG BUILD, BEARD/], other: [1, /white male early 20s, grey tracksuit/] },
        { one: [2, /30 ODD, BIG BUILD, BEARD/], other: [4, /Ht 1\.70m/] },
        { one: [2, /30 ODD, BIG BUILD, BEARD/], other: [3, /short ginger hair and stubble/] },
        { one: [2, /30 ODD, BIG BUILD, BEARD/], other: [2, /CLEAN SHAVEN/] },
        { one: [2, /30 ODD, BIG BUILD, BEARD/], other: [4, /Facial hair NONE/] },
        { one: [3, /short ginger hair and stubble/], other: [2, /CLEAN SHAVEN/] },
        { one: [3, /short ginger hair and stubble/], other: [4, /Facial hair NONE/] },
        { one: [2, /GREY TOP HOOD UP/], other: [3, /short ginger hair and stubble/] },
        { one: [2, /GREY TOP HOOD UP/], other: [1, /white male early 20s, grey tracksuit/] },
        { one: [2, /GREY TOP HOOD UP/], other: [2, /MALE IN NAVY COAT/] },
        { one: [2, /GREY TOP HOOD UP/], other: [4, /navy padded coat, black jeans/] },
        { one: [2, /DK BOTTOMS/], other: [3, /He had a grey tracksuit/] },
        { one: [3, /scarf pulled up and a hat/], other: [3, /short ginger hair and stubble/] },
        { one: [3, /scarf pulled up and a hat/], other: [3, /saw his face clear as day/] },
        { one: [1, /matched the description in every respect/], other: [2, /MALE IN NAVY COAT/] },
        { one: [1, /matched the description in every respect/], other: [4, /navy padded coat, black jeans/] },
        { one: [1, /matched the description in every respect/], other: [2, /30 ODD, BIG BUILD, BEARD/] },
        { one: [1, /matched the description in every respect/], other: [4, /Facial hair NONE/] },
        { one: [1, /white male early 20s, grey tracksuit/], other: [4, /navy padded coat, black jeans/] },
        { one: [1, /white male early 20s, grey tracksuit/], other: [2, /MALE IN NAVY COAT/] },
        { one: [3, /He had a grey tracksuit/], other: [4, /navy padded coat, black jeans/] },
        { one: [3, /He had a grey tracksuit/], other: [2, /MALE IN NAVY COAT/] },
        { one: [3, /grey tracksuit and white trainers/], other: [4, /black Nike trainers size 8/] },
        { one: [3, /grey tracksuit and white trainers/], other: [2, /NOTHING ON FEET SEEN/] },
        { one: [3, /taller than my late husband/], other: [4, /Ht 1\.70m/] },
        { one: [6, /He was a bigger man, older/], other: [4, /Ht 1\.70m/] },
        { one: [6, /He was a bigger man, older/], other: [1, /white male early 20s, grey tracksuit/] },
        { one: [6, /He was a bigger man, older/], other: [3, /in his early twenties, slim/] },
        { one: [1, /Mrs Pym is certain/], other: [3, /I do not think I would know him/] },
        { one: [1, /Mrs Pym is certain/], other: [3, /scarf pulled up and a hat/] },
        { one: [1, /Mrs Pym is certain/], other: [6, /He was a bigger man, older/] },
        { one: [1, /came face to face with him/], other: [3, /scarf pulled up and a hat/] },
        { one: [1, /He pushed past her/], other: [3, /He never touched me/] },
        { one: [1, /within minutes, at 1452 hours/], other: [6, /1505 s\.1 PACE/] },
        { one: [1, /within minutes, at 1452 hours/], other: [6, /1500 Area search/] },
        { one: [6, /1505 s\.1 PACE/], other: [2, /15:09:20/] },
        { one: [1, /at 1435 hours the defendant/], other: [2, /14:41:15/] },
        { one: [1, /at 1435 hours the defendant/], other: [3, /quarter to three play/] },
        { one: [1, /at 1435 hours the defendant/], other: [3, /At about twenty to three/] },
        { one: [3, /quarter to three play/], other: [2, /14:41:15/] },
        { one: [3, /quarter to three play/], other: [3, /At about twenty to three/] },
        { one: [1, /at 1435 hours the defendant/], other: [8, /asked to go at ten to three/] },
        { one: [2, /14:41:15/], other: [8, /asked to go at ten to three/] },
        { one: [3, /At about twenty to three/], other: [8, /asked to go at ten to three/] },
        { one: [5, /Half two-ish/], other: [8, /asked to go at ten to three/] },
        { one: [5, /Half two-ish/], other: [5, /college in morning and after dinner/] },
        { one: [1, /at 1435 hours the defendant/], other: [8, /PRESENT\s+\(L, 13:24\)/] },
        { one: [1, /at 1435 hours the defendant/], other: [4, /I was at college, ask/] },
        { one: [1, /positively identified the defendant/], other: [2, /THATS HIM HE THINKS/] },
        { one: [3, /I said yes straight away/], other: [2, /THATS HIM HE THINKS/] },
        { one: [3, /I was 100% sure/], other: [2, /THATS HIM HE THINKS/] },
        { one: [3, /I was 100% sure/], other: [2, /DID NOT SEE FACE PROPERLY/] },
        { one: [1, /He later picked him out again/], other: [6, /I know him from when the police/] },
        { one: [1, /He later picked him out again/], other: [6, /no\. 4 and no\. 3 a further time/] },
        { one: [3, /one of the Dowsetts/], other: [2, /30 ODD, BIG BUILD, BEARD/] },
        { one: [3, /one of the Dowsetts/], other: [6, /I know him from when the police/] },
        { one: [1, /footwear matches a mark/], other: [7, /any other footwear with this pattern/] },
        { one: [1, /footwear matches a mark/], other: [7, /Size approx 9 to 10/] },
        { one: [4, /black Nike trainers size 8/], other: [7, /Size approx 9 to 10/] },
        { one: [5, /his trainers match the door exactly/], other: [7, /any other footwear with this pattern/] },
        { one: [5, /his trainers match the door exactly/], other: [7, /Fri 20\/02\/2026 0950/] },
        { one: [5, /his trainers match the door exactly/], other: [7, /Size approx 9 to 10/] },
        { one: [5, /his trainers match the door exactly/], other: [4, /CSI visit awaited/] },
        { one: [5, /his trainers match the door exactly/], other: [2, /CSI PELL ETA FRI/] },
        { one: [1, /finger mark was found at the scene/], other: [7, /GP\/2 biscuit tin/] },
        { one: [1, /finger mark was found at the scene/], other: [3, /gave them tea and a biscuit/] },
        { one: [1, /finger mark was found at the scene/], other: [5, /I held the tin/] },
        { one: [3, /He had black gloves on/], other: [7, /GP\/2 biscuit tin/] },
        { one: [3, /He had black gloves on/], other: [7, /right thumb = DOWSETT/] },
        { one: [3, /He had black gloves on/], other: [1, /finger mark was found at the scene/] },
        { one: [3, /He had black gloves on/], other: [6, /No handbag, no ring, no gloves/] },
        { one: [7, /glove fabric type/], other: [6, /No handbag, no ring, no gloves/] },
        { one: [1, /forcing the rear kitchen door/], other: [7, /Kitchen door lock intact/] },
        { one: [1, /door £415/], other: [7, /Kitchen door lock intact/] },
        { one: [1, /door £415/], other: [3, /back door was not locked/] },
        { one: [3, /I heard a bang out the back/], other: [3, /back door was not locked/] },
        { one: [1, /had the proceeds of £60/], other: [3, /my purse with £180/] },
        { one: [1, /had the proceeds of £60/], other: [1, /handbag containing £340 cash/] },
        { one: [1, /had the proceeds of £60/], other: [5, /his nan gave him £60/] },
        { one: [5, /his nan gave him £60/], other: [4, /DOB 04\/11\/2002/] },
        { one: [5, /for his birthday/], other: [4, /DOB 04\/11\/2002/] },
        { one: [5, /his nan gave him £60/], other: [5, /NB birthday is November/] },
        { one: [4, /had stolen purse on him/], other: [6, /No handbag, no ring, no gloves/] },
        { one: [4, /had stolen purse on him/], other: [4, /Property: £60\.15/] },
        { one: [4, /had stolen purse on him/], other: [2, /FINDS HANDBAG IN HEDGE/] },
        { one: [4, /had stolen purse on him/], other: [1, /had the proceeds of £60/] },
        { one: [2, /IP SAYS 2 MALES/], other: [1, /the defendant entered the home/] },
        { one: [3, /somebody else in the kitchen/], other: [1, /the defendant entered the home/] },
        { one: [1, /house to house nil/], other: [7, /House to house x 9/] },
        { one: [1, /house to house nil/], other: [7, /saw "white van, 2 men, ladder"/] },
        { one: [1, /Interviewed with legal advice/], other: [4, /go ahead without sol/] },
        { one: [1, /Interviewed with legal advice/], other: [5, /happy to go on without solicitor/] },
        { one: [1, /Interviewed with legal advice/], other: [4, /Told interview concluded/] },
        { one: [1, /Gave a no comment interview/], other: [5, /States college in morning/] },
        { one: [1, /Gave a no comment interview/], other: [5, /I was there but I never went in/] },
        { one: [1, /No account or alibi was put forward/], other: [4, /I was at college, ask/] },
        { one: [1, /No account or alibi was put forward/], other: [6, /I've just come out of college/] },
        { one: [1, /No account or alibi was put forward/], other: [4, /provides prepared statement/] },
        { one: [4, /"could be hours waiting for a brief/], other: [4, /till approx 2030/] },
        { one: [4, /"Yes, the one my mum uses/], other: [4, /go ahead without sol/] },
        { one: [4, /AA required\?\s+N/], other: [4, /statement of SEN/] },
        { one: [4, /AA required\?\s+N/], other: [8, /Education, Health and Care Plan/] },
        { one: [4, /AA required\?\s+N/], other: [8, /agrees to things to please/] },
        { one: [4, /speaks to DP at cell hatch\. Welfare/], other: [4, /go ahead without sol/] },
        { one: [6, /Reply "No way\. What bungalow\?"/], other: [6, /inserted in different ink/] },
        { one: [6, /I did not mention a bungalow/], other: [6, /inserted in different ink/] },
        { one: [6, /No time to arrange anything else/], other: [2, /15:26:58/] },
        { one: [2, /TRACK FROM REAR GARDEN ACROSS REC/], other: [2, /STATION RD BY BUS SHELTER/] },
        { one: [2, /ASKEW CT, CONTENTS NO CASH/], other: [2, /STATION RD BY BUS SHELTER/] },
        { one: [2, /TRACK FROM REAR GARDEN ACROSS REC/], other: [6, /from direction of college/] },
        { one: [2, /MALE HAD DARK BAG/], other: [3, /handbag was brown leather/] },
        { one: [5, /I was there but I never went in/], other: [4, /I was at college, ask/] },
        { one: [5, /I was there but I never went in/], other: [5, /DC: When\? A\. "The gutters\."/] },
        { one: [5, /Confirms happy to go on/], other: [4, /"Yes, the one my mum uses/] },
        { one: [1, /from about 10 metres in good light/], other: [3, /two or three seconds before the fence/] },
        { one: [6, /No first desc recorded by me/], other: [1, /Officers circulated the description/] },
        { one: [1, /a gold ring/], other: [6, /No handbag, no ring, no gloves/] },
        { one: [1, /He later picked him out again/], other: [6, /on the Thornaby Facebook/] },
        { one: [7, /Door had been wiped by family/], other: [7, /partial mark outer face/] },
        { one: [1, /footwear matches a mark/], other: [7, /Door had been wiped by family/] },
        { one: [1, /from about 10 metres in good light/], other: [3, /I am long sighted/] },
        { one: [1, /from about 10 metres in good light/], other: [3, /looked through the net/] },
        { one: [1, /from about 10 metres in good light/], other: [2, /DID NOT SEE FACE PROPERLY/] },
        { one: [3, /I was 100% sure/], other: [6, /no\. 4 and no\. 3 a further time/] },
        { one: [3, /one of the Dowsetts/], other: [5, /He had a row with my dad/] },
        { one: [1, /forcing the rear kitchen door/], other: [7, /no tool marks/] },
      ],
    },
  },
};
