import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const RIDER_CASE: CaseFile = {
  name: "street robbery of a delivery rider in Manchester, identification by video",
  documents: makeDocuments([
    [
      "MG5 Renshaw.pdf",
      `RESTRICTED (when complete)                                                   MG5
POLICE REPORT (NOT GUILTY ANTICIPATED PLEA)                      Page 1 of 2
URN    06 NC 22417 24
Defendant    RENSHAW Kyle Anthony      DOB 03/06/2005      Male      IC1
Offence      Robbery, s.8(1) Theft Act 1968
Officer in case    DC 17731 L ASHWORTH, North Manchester District Robbery Team

1. SUMMARY OF THE KEY EVIDENCE
At about 2140 hours on Thursday 17th October 2024 the complainant Bilal KARIMI, a delivery rider working for Brightloop, had stopped his electric pedal cycle on Ladbarn Street, Moss Fold, at the mouth of the ginnel which leads to Coverdale Court. The location is well lit by street lighting.
He was approached by two males on foot. Male 1, the defendant, produced a kitchen knife which he held in his right hand and said "Get off the bike or I'll shank you." Male 2 took hold of the handlebars. Male 1 then demanded the complainant's mobile telephone and £85 in cash, both of which were handed over. KARIMI sustained a 2cm cut to the left palm as he pushed the blade away. The males made off through the ginnel toward Coverdale Court, Male 1 riding the cycle and Male 2 running.
The incident lasted some two minutes, during which KARIMI had a clear and unobstructed view of the face of Male 1, who was wearing a grey tracksuit.`,
      `MG5 continued                                                                Page 2 of 2
On 19th October 2024 the cycle was recovered from the rear garden of the defendant's home address, 7 Thornley Walk. The defendant was arrested there at 0620 hours by DC ASHWORTH and PC 20458 FARROW. He replied to caution "I only bought the bike off a lad."
On 31st October 2024 KARIMI picked out the defendant in a VIPER identification procedure without hesitation.
Telephone data places the defendant's handset in the Moss Fold area at the material time.
2. DEFENDANT INTERVIEW    Prepared statement then no comment. See MG15.
3. STREETWISE / VISUALLY RECORDED EVIDENCE    BWV of first attending officers is available. CCTV has been requested from Cluck Stop, 88 Ladbarn Street. Await.
4. INJURIES AND MEDICAL EVIDENCE    As above. No medical statement obtained.
5. FORENSIC    Cycle swabbed and dusted by CSI on 20/10/24. Submission not yet authorised (budget).
6. PREVIOUS    1 x theft from shop (2021, youth conditional caution), 1 x handling stolen goods (2023, community order).
7. APPLICATIONS    Compensation £1,450 for cycle and telephone. Bad character: to be considered. Special measures: not required.
8. OTHER    The second male has not been identified.
I confirm that the information above is an accurate summary of the evidence and that I have considered the Victims' Code. Guidance notes on completion of the MG5 may be found on the intranet. Do not use acronyms without explanation. Ensure the DPA wizard is complete before upload to Niche.`,
    ],
    [
      "MG11 Karimi.pdf",
      `WITNESS STATEMENT                                                            MG11
Criminal Procedure Rules r.16.2; Criminal Justice Act 1967 s.9
Statement of: Bilal KARIMI       Age if under 18: Over 18      Occupation: Delivery rider
This statement (consisting of 1 page signed by me) is true to the best of my knowledge and belief and I make it knowing that, if it is tendered in evidence, I shall be liable to prosecution if I have wilfully stated in it anything which I know to be false or do not believe to be true.
Signature: B Karimi                        Date: 18/10/2024
I am the person named above and I live at an address known to the police. I deliver food on an electric bike, black and orange colour, which I hire purchase for £1,150. On Thursday 17 October I had an order for number 12 Coverdale Court. I stopped by the small passage because the map was wrong.
Two lads came behind me from the passage. The first one pulled out a long thing, I think a screwdriver, it could be a knife, he had it in his left hand. He said "Phone, phone, give us the phone bro." He had a black puffa jacket with hood up and a black snood pulled over his nose. I could see the eyes and a bit of hair, light brown. He was taller than me, I am 5 foot 11. I would say 24 to 26 years. The other one I did not look at.
I gave my phone, a Samsung. I had forty pounds from tips and they took that. It was very fast, maybe fifteen seconds. I was not injured, I was shocked only. They both went away on my bike, one sitting on the back, towards the main road.
I have not seen these males before. I would recognise the first one. Statement taken by PC 20458 FARROW, no interpreter needed.`,
      `WITNESS STATEMENT (continuation / further)                                    MG11
Statement of: Bilal KARIMI                   Date: 31/10/2024
Further to my statement of 18/10/2024. Today I attended the VIPER suite at Clough Road police station with an interpreter in Dari. I looked at the films and I picked number six. I am now certain that number six is the man who had the knife. He had it in his right hand.
Since the robbery nobody has shown me any picture of the man and I have not looked for him on the internet.
My bike was returned to me on 26/10/2024. It has a new lock on it that is not mine and the battery is a different battery. I have not got my phone back. I have not cut my hand before this, I showed the officer a small mark.
I have been asked about my account with Brightloop. I was using the account of my friend because my own was suspended in September. I do not want my friend to have trouble.
I am willing to attend court. I do not want to meet the defendant. I would like to be told what happens and I agree to my details being passed to Victim Support.
Signature: B Karimi            Signature witnessed by: L Ashworth DC 17731
Witness contact details (rear of form): home telephone none, work telephone none, preferred means of contact text message. Dates to avoid: Fridays 12 to 3. Ethnicity code: A9. Statement taken at: Clough Road, 1525 hours. Has the person making this statement a criminal record? Not checked. Does the witness need transport? No.`,
    ],
    [
      "Incident log 2266.pdf",
      `GMP COMMAND AND CONTROL        INCIDENT LOG 2266-171024          PRINT: 05/11/24  OPR 8841
OPENED   17/10/24 21:34   GRADE 1   TYPE: ROBBERY PERSONAL    LOC: LADBARN ST / COVERDALE GINNEL  MOSS FOLD
CALLER   DENISE POLLITT   31 LADBARN ST   TEL ON FILE
21:34  CALLER STATES SHE IS LOOKING OUT OF WINDOW, 2 MALES HAVE JUST ROBBED A DELIVEROO TYPE LAD. NO WEAPONS SEEN.
21:35  BOTH BALLIED UP. ONE IN LIGHT TOP ONE IN DARK. SKINNY, ABOUT 15 OR 16, KIDS. ONE OF THEM IS ON AN ELECTRIC SCOOTER
21:36  GONE TWDS LADBARN RD END. CALLER ANXIOUS, DOES NOT WANT POLICE AT HER DOOR
21:37  NM21 NM24 ASSIGNED   NPAS NOT AVAILABLE   DOGS NOT AVAILABLE
21:44  2ND CALL FROM IP USING PHONE BORROWED AT CLUCK STOP. IP HARD TO UNDERSTAND. SAYS BLACK JACKET, 5FT 7, HAD A BLADE
21:49  NM21 ON SCENE, PC FARROW, PC 21190 DUCKETT
21:56  IP HAS NO INJURIES NWAS NOT REQD
22:04  AREA SEARCH NO TRACE. STAFF MEMBER AT CLUCK STOP "SAFA" SAYS SAW LADS EARLIER SAT ON WALL, NAMES ONE AS "BRENNO"
22:31  IP TAKEN HOME. CRIMED 06C/88120/24
19/10 05:10  INTEL: ANON CALL, BIKE WITH ORANGE FRAME IN BIN STORE THORNLEY WALK FLATS
19/10 05:52  NM24 CONFIRM BIKE IN COMMUNAL BIN STORE REAR OF NOS 1 TO 19, DOOR HAS NO LOCK. RECOVERED PC DUCKETT
19/10 06:01  DC ASHWORTH WILL ATTEND NO 7 AS RENSHAW KNOWN FOR HANDLING
LOG CLOSED  19/10/24 08:15   RESULT CODE 14
(system text) WARNING MARKERS CHECKED N   VULNERABILITY Q SET COMPLETE Y   THRIVE RECORDED Y   CALLER UPDATED N   HATE N   DOMESTIC N   YOUTH N   OPERATORS ARE REMINDED THAT LOGS ARE DISCLOSABLE`,
    ],
    [
      "MG11 Pollitt.pdf",
      `WITNESS STATEMENT                              MG11         (handwritten, typed copy)
Statement of: Denise POLLITT        Over 18         Occupation: Retired dinner lady
Signature D Pollitt          Date 22.10.24
I live on Ladbarn Street on the first floor. I have lived here 22 years. On the Thursday night I had Corrie on catch up and I heard shouting so I went to the window. I had not got my glasses on but I can see all right for distance.
There is a lamp post right by the ginnel but it has been out since August, I have rung the council about it three times. There is some light from the chippy, well it is a chicken place now, but that is a good way down, 40 or 50 yards.
I saw a young man with a bike and one of them big square bags. There was a lad stood in front of him with a light grey top on, and another one on an electric scooter. I did not see any knife. I did not hear what was said. The one in grey gave him a shove and he let go of the bike. The lad in grey rode off on the bike on his own and the one on the scooter followed him. They went up to the main road. They did not go down the ginnel, I would have seen.
It was over in no time. I could not tell you anything about faces as they had hoods and coverings.
I think I have seen the scooter lad at the shops, they call him Brenno or Brennan.
I do not want to go to court because I live on my own and I have my chest.
The police lady was very nice. I was told I could claim back my bus fare. My neighbour in number 33 has one of them doorbells.`,
    ],
    [
      "VIPER record Karimi.pdf",
      `VIDEO IDENTIFICATION PROCEDURE                             PACE 1984 Code D, Annex A
RECORD OF VIEWING                    Form VID 7          Suite: CLOUGH ROAD
Suspect: RENSHAW K A          Compilation ref: V-24-118842       Suspect position: 6 of 9
Identification officer: Insp 14402 HARGREAVES      Viewing conducted by: VIPER operator S. LOMAX
Officer in case present in the building?   Yes (DC ASHWORTH brought the witness by car)
Solicitor for suspect: notified 29/10, not in attendance (short notice)
Witness: B KARIMI       Interpreter: by telephone, Dari, ref LL-90033
Date 31/10/24      Time commenced 14:12      Time concluded 14:41
Was the first description disclosed to the suspect or solicitor before viewing?  Not available to VIPER unit
Witness told the person may or may not be there:  Yes
Times whole set shown:  3        Parts re-shown at witness request: images 2, 6, 2, 6
WORDS USED BY WITNESS (verbatim via interpreter)
"It is between number two and number six. The eyes. I think six. I am not one hundred percent."
Asked if he had seen any photograph or image: "My cousin sent me his Facebook on the Saturday, they were saying in the riders group it was him. I looked at it many times."
Outcome code:  B  (qualified)
Recording of viewing:  "Camera 2 fault, no recording of witness, audio only"
SUSPECT SIDE:  Images captured 19/10/24 at custody. Objection by suspect: "them other lads are all older and fatter and none of them has a scar in his eyebrow". Objection response: noted, scar not masked.
Retention: Compilation retained for seven years unless ordered otherwise. Images which were not used are deleted from the server after 28 days. Witnesses may not discuss the procedure with other witnesses. This form to be copied to OIC within 24 hours. Version 4.2`,
    ],
    [
      "Custody record extract.pdf",
      `CUSTODY RECORD    NM/13307/24      DETAINED PERSON: RENSHAW, KYLE ANTHONY       PRINT: SUMMARY
ARRESTED  19/10/2024 06:20   AT 7 THORNLEY WALK     BY  DC 17731 ASHWORTH     ARRIVED 06:58
GROUNDS  Recovery of stolen cycle nearby. Necessity: prompt and effective investigation
COMMENT MADE BY DP ON ARREST OR WHEN FACTS GIVEN:  None. "No reply to caution."
DETENTION AUTHORISED  07:06  PS 12984 OKONJO
RIGHTS GIVEN 07:08.  Solicitor requested: YES, duty.   DSCC called 07:15, ref 241019-0447
Height 1.70 m    Build: slim     Hair: black, short     Eyes: brown     Marks: scar left eyebrow; tattoo R hand
Clothing on arrival: navy tracksuit, black sliders. Right-handed / left-handed: R
Healthcare:  ADHD, no medication for 2 yrs. Seen 08:20 HCP, fit to detain. Appropriate adult: considered, not needed, aged 19
07:44  DC ASHWORTH to cell M9 for "welfare and to explain the process". 07:58 out.
07:59  DC ASHWORTH informs me that DP said in cell that he only bought the bike off a lad. Told to make a note.
08:45  Porridge, tea
09:30  Solicitor Ms R. BHATTI arrives, disclosure given verbally
09:41 to 10:50  private consultation`,
      `CUSTODY RECORD    NM/13307/24       Page 2
11:02  Images and fingerprints taken.
11:22  DP out of cell to interview.
12:03  DP returned to cell. Interview complete. Solicitor leaves 12:20.
12:30  All-day breakfast, declined
13:40  Review by Insp HARGREAVES, DP asleep, informed on waking
15:10  S.18 authority: recorded retrospectively, Insp HARGREAVES. Search of 7 Thornley Walk had taken place 06:25 to 07:05. Nothing found except phone.
PROPERTY   1 x Apple phone black, taken from DP's bedside, sealed GM0447182 at 07:20 by FARROW, exhibit LF/1
           1 x house key, £6.40, 1 x bus day ticket dated 17/10/24
16:18  Bailed with conditions to 14/11/24. Not to contact KARIMI. Not to enter Ladbarn Street. Reside at 7 Thornley Walk.
14/11/24 10:05  Answered bail. Charged 10:31 robbery. Reply to charge: "I weren't even there."
RISK ASSESSMENT LEVEL 1 (general). Visits every 60 minutes: 07:30 ok asleep, 08:30 ok sat up, 13:00 ok, 14:00 ok asleep, 15:00 ok, 16:00 ok. Blanket issued. Mattress checked. Cell call bell tested. Toilet roll issued. Dietary: none. Religious: none. Strip search: no. The detained person was offered the Codes of Practice to read and declined. Cell M9 and corridor are covered by CCTV with a retention period of 90 days.`,
    ],
    [
      "MG15 interview.pdf",
      `RECORD OF INTERVIEW                                  MG15  (ROTI, summary, balanced)
Person interviewed: Kyle RENSHAW       Place: Clough Rd, Interview room 3
Date: 19/10/2024     Time commenced: 1126     Time concluded: 1201      Duration: 35 mins
Interviewing officers: DC 17731 ASHWORTH, DC 18820 PENDLEBURY
Other persons present: R Bhatti, solicitor         Exhibit: LA/2 (digital)
00.00  Introductions. Caution given and explained. Solicitor states that she has had four lines of disclosure and has advised a prepared statement.
03.10  PREPARED STATEMENT READ: "I, Kyle Renshaw, deny robbery. On Thursday 17 October I was at my nan's, Maureen Renshaw, at 14 Tarn Close in Halsey Mill from tea time. We had a pie and watched the football. I left hers to get the 21:50 bus. I have never seen the bike and never touched it. I do not know Mr Karimi. I do not own a black puffa jacket or a snood. I will answer no further questions."
05.30  Asked who Brenno was. No comment.
09.12  Shown picture of a cycle. No comment.
12.40  DC: You told me in the cell you bought it off a lad. Solicitor intervenes, says no significant statement was put at the start and she was not told of it. Moves on.
18.05  DC: He says he's certain it's you. SOLICITOR: There has been no procedure yet. DC: He will.
21.00  Asked for PIN of telephone LF/1. Refused on advice.
24.30  Special warning considered, not given.
33.00  Asked which bus. No comment. Shown bus ticket. "That's me day ticket from nan's."
35.00  Concluded. Notice of retention of recordings handed over. Officer confirms no promises or threats.
Transcribed by: OIC from memory of the recording pending service centre. Service centre queue 9 weeks.`,
    ],
    [
      "Comms data summary.pdf",
      `DIGITAL INVESTIGATION UNIT          ANALYST SUMMARY (not evidential)       Op ref 06C/88120/24
Prepared by: T. Wrigley, analyst        Date 08/11/24
A.  BRIGHTLOOP (response to RFI, account of one F. NOORI)
      17/10/24   21:09  order accepted       Cluck Stop
                 21:22  order collected
                 21:29  rider stationary, Ladbarn St
                 21:32  app offline
                 21:33  order cancelled by support
B.  HANDSET LF/1 (bag seal GM0447128, received DIU 04/11/24)
      Number ending 0931. Incoming data requested 16:00 17/10 to 02:00 18/10. Cell ID at start of event only.
      20:57:10   WhatsApp data    cell HALSEY MILL NORTH az 120
      21:31:44   voice 3 m 10 s   cell HALSEY MILL NORTH az 120
      21:58:02   voice 0 m 22 s   cell MOSS FOLD EAST az 240
      22:19:30   data             cell MOSS FOLD EAST az 240 (home cell of user)
C.  COMMENT
      Distance from Halsey Mill North mast to Ladbarn Street is 2.9 km. No radio frequency survey was made. In the writer's view the handset cannot be shown to have been at the scene at 21:30. It is normal for it to be on the Moss Fold cell as he lives there.
D.  KARIMI HANDSET
      Samsung, IMEI supplied verbally. Last cell 21:33 Moss Fold East. Find My Device: not requested.
Handling: this product is for lead purposes. It should not be served without a statement under s.9. Dissemination beyond the OIC needs authority. Product will be reviewed in six months and deleted if there is no policing purpose. Contact DIU desk for further work, turnaround 30 working days.`,
    ],
    [
      "MG6C schedule.pdf",
      `POLICE SCHEDULE OF RELEVANT NON-SENSITIVE UNUSED MATERIAL                  MG6C
R v RENSHAW     URN 06 NC 22417 24     Disclosure Officer: DC ASHWORTH (also OIC)
ITEM  DESCRIPTION AND RELEVANCE                                          LOCATION     PROSECUTOR
1     Incident log 2266                                                   Niche        D
2     Audio of calls, two, 17/10/24                                       OCB          CND
3     PNB entries PC FARROW, PC DUCKETT, scene, includes first account     Store        CND
4     BWV PC FARROW. Note: camera not activated, in dock                  n/a          CND
5     BWV PC DUCKETT, scene 11 mins                                       Evidence.com CND
6     Crime report 06C/88120/24                                           Niche        CND
7     House to house pro formas, numbers 21 to 41                         Store        CND
8     CSI report, lifts and swabs from cycle, 20/10/24                    Forensics    CND
9     Analyst summary                                                     DIU          D
10    Intelligence re nominal BRENNAN, O.                                 see MG6D     -
11    Email Cluck Stop 24/10: "system keeps 7 days, nobody came for it"   OIC          CND
Reviewing lawyer: item 3 and item 5 please re-describe, I cannot tell whether they assist. Has the reasonable line of enquiry at Tarn Close been done? Reply OIC 19/11: "No, family, will say whatever he wants."
D = disclose   I = inspect   CND = clearly not disclosable   B = evidence
I have read the Criminal Procedure and Investigations Act 1996 Code of Practice and to the best of my knowledge and belief all material which has been retained and made available to me has been inspected, viewed or listened to and revealed to the prosecutor. Signed L ASHWORTH  19/11/24
Stage dates: PTPH 12/12/24. Custody time limit: not applicable, on bail. Defence statement due 28 days from initial disclosure.`,
    ],
  ]),
  key: {
    offence: "robbery",
    issues: [
      "identification",
      "alibi",
      "disclosure",
      "witness-reliability",
      "recording-gap",
      "custody-chain",
      "miranda",
      "counsel",
    ],
    gaps: [
      /cctv|surveillance|closed.?circuit|cluck stop/i,
      /body.?(worn|cam)|bwv/i,
      /999|emergency call|call (recording|audio)|(audio|recording)s? of (the )?(\w+ )?calls?|control room/i,
      /maureen|\bnan\b|grandmother|tarn close|alibi/i,
      /fingerprint|\bdna\b|swab|\blifts?\b|\bcsi\b|forensic/i,
      /facebook|social media|screenshot|cousin|riders'? group/i,
      /pocket ?(note)?book|\bpnbs?\b|notebook|first (description|account)|officers?'? notes|handwritten notes|original notes/i,
      /brenn(o|an)|second (male|man|suspect|robber|offender)|male 2/i,
    ],
    contradictions: [
      { one: [1, /held in his right hand/], other: [2, /had it in his left hand/] },
      {
        one: [1, /in a VIPER identification procedure without hesitation/],
        other: [5, /between number two and number six/],
      },
      { one: [1, /sustained a 2cm cut to the left palm/], other: [3, /IP HAS NO INJURIES/] },
      { one: [1, /recovered from the rear garden/], other: [3, /COMMUNAL BIN STORE REAR OF NOS/] },
      { one: [1, /He replied to caution/], other: [6, /"No reply to caution\."/] },
      { one: [2, /nobody has shown me any picture/], other: [5, /cousin sent me his Facebook/] },
      { one: [1, /location is well lit/], other: [4, /it has been out since August/] },
    ],
    factors: [
      { sign: 1, quote: /not one hundred percent|between number two and number six/ },
      { sign: 1, quote: /cousin sent me his Facebook|looked at it many times/ },
      { sign: 1, quote: /cannot be shown to have been at the scene|is 2\.9 km|21:31:44/ },
      { sign: 1, quote: /been out since August/ },
      { sign: 1, quote: /BOTH BALLIED UP|snood pulled over his nose|hoods and coverings/ },
      { sign: 1, quote: /nobody came for it|camera not activated|no recording of witness/ },
      { sign: -1, quote: /only bought the bike off a lad/ },
      { sign: -1, quote: /handling stolen goods \(2023|known for handling|KNOWN FOR HANDLING/ },
    ],
    events: ["2024-10-17 21:34", "2024-10-17 21:31", "2024-10-19 06:20", "2024-10-19 11:26", "2024-10-31 14:12"],
    fair: {
      issues: ["hearsay", "search", "voluntariness", "stop-basis", "intent", "speedy-trial"],
      gaps: [
        /safa|staff (member)?|takeaway worker/i,
        /doorbell|number 33|\bring\b/i,
        /duckett/i,
        /farrow/i,
        /noori|brightloop|account holder|delivery (app|platform|company)|employer/i,
        /gps|app (data|log)|trip (data|log)|location (data|history)/i,
        /cell.?site|radio frequency|call data|billing|communications data|wrigley|analyst/i,
        /(phone|handset|lf\/1|telephone).*(download|extract|examin|seal|continuity)|(download|extract)\w*.*(phone|handset|telephone)|\bpin\b/i,
        /find my|imei|samsung|karimi'?s? (phone|handset|telephone)/i,
        /viper.*(recording|film|image|video|compilation|dvd|audio)|(recording|film|image|video|compilation|audio).*(viper|identification|viewing|parade)|compilation/i,
        /interpret(er|ation)|\bdari\b/i,
        /interview (recording|audio|tape)|(recording|audio|transcript).*interview|\bla\/2\b|full transcript/i,
        /custody (cctv|suite|video|footage)|cell m9|full custody|corridor/i,
        /house.?to.?house|canvass|door.?to.?door|pro.?formas?|neighbou?rs?/i,
        /crime report|88120/i,
        /mg6d|sensitive|intelligence|\bintel\b|anonymous|anon call|informa(nt|tion received)/i,
        /lomax|hargreaves/i,
        /okonjo|pendlebury|ashworth'?s? (note|statement|pocket|record)|note of (the )?(cell|comment)|cell (conversation|visit|note)/i,
        /bhatti|solicitor'?s? (note|attendance|record)|attendance note/i,
        /search (record|warrant|authority|log)|section 18|s\.? ?18|premises searched|warrant/i,
        /knife|screwdriver|\bblade\b|weapon/i,
        /puffa|snood|jacket|clothing|tracksuit/i,
        /photograph|photos?\b/i,
        /scar\b|eyebrow/i,
        /bus (ticket|cctv|data|company|operator)|\bbus\b|transport for|day ticket|ticket/i,
        /street ?light|lamp ?post|lighting|\bcouncil\b/i,
        /scene (plan|visit|map|diagram)|sketch|\bplan of\b|measure(d|ment)/i,
        /medical|injur(y|ies)|doctor|\bgp\b|hospital|\bhcp\b|healthcare|adhd/i,
        /previous convictions|criminal (record|history)|\bpnc\b|karimi.*(conviction|caution)|bad character/i,
        /benefit|compensation|immigration|right to work|suspended/i,
        /continuity|chain of custody|exhibit (log|label|list|bag)|seal|property (record|register|log|store)/i,
        /battery|\block\b|hire purchase|proof of (purchase|ownership)|(bike|cycle).*(returned|examin|frame|serial)|frame number|receipt/i,
        /disciplin|misconduct|professional standards|complaint/i,
        /disclosure (management|strategy|record)|mg6e|\bdmd\b/i,
        /radio (traffic|transmission|log|message|recording|channel)|airwave/i,
        /borrowed|phone (used|lent)/i,
        /deployment|resource|duty (state|record)|dispatch/i,
        /glasses|eyesight|optician/i,
        /expert/i,
        /npas|drone|helicopter/i,
        /charging decision|\bmg3\b|cps advice/i,
        /policy|training|code d\b/i,
        /weather|moon/i,
        /scooter/i,
        /appropriate adult|vulnerab/i,
      ],
      contradictions: [
        { one: [2, /had it in his left hand/], other: [2, /He had it in his right hand/] },
        { one: [2, /had it in his left hand/], other: [6, /Right-handed \/ left-handed: R/] },
        { one: [1, /produced a kitchen knife/], other: [2, /I think a screwdriver/] },
        { one: [2, /the man who had the knife/], other: [2, /I think a screwdriver/] },
        { one: [1, /produced a kitchen knife/], other: [3, /NO WEAPONS SEEN/] },
        { one: [1, /produced a kitchen knife/], other: [4, /I did not see any knife/] },
        { one: [1, /held in his right hand/], other: [4, /I did not see any knife/] },
        { one: [1, /held in his right hand/], other: [3, /NO WEAPONS SEEN/] },
        { one: [2, /the man who had the knife/], other: [4, /I did not see any knife/] },
        { one: [2, /the man who had the knife/], other: [3, /NO WEAPONS SEEN/] },
        { one: [2, /I think a screwdriver/], other: [4, /I did not see any knife/] },
        { one: [2, /I think a screwdriver/], other: [3, /NO WEAPONS SEEN/] },
        { one: [2, /I think a screwdriver/], other: [3, /5FT 7, HAD A BLADE/] },
        { one: [3, /5FT 7, HAD A BLADE/], other: [3, /NO WEAPONS SEEN/] },
        { one: [3, /5FT 7, HAD A BLADE/], other: [4, /I did not see any knife/] },
        {
          one: [1, /in a VIPER identification procedure without hesitation/],
          other: [5, /I am not one hundred percent/],
        },
        { one: [1, /in a VIPER identification procedure without hesitation/], other: [5, /\(qualified\)/] },
        {
          one: [1, /in a VIPER identification procedure without hesitation/],
          other: [5, /Times whole set shown:\s+3/],
        },
        { one: [2, /I am now certain that number six/], other: [5, /between number two and number six/] },
        { one: [2, /I am now certain that number six/], other: [5, /I am not one hundred percent/] },
        { one: [2, /I am now certain that number six/], other: [5, /\(qualified\)/] },
        { one: [2, /I picked number six/], other: [5, /between number two and number six/] },
        { one: [7, /He says he's certain it's you/], other: [5, /between number two and number six/] },
        { one: [7, /He says he's certain it's you/], other: [5, /I am not one hundred percent/] },
        { one: [7, /He says he's certain it's you/], other: [7, /There has been no procedure yet/] },
        { one: [1, /sustained a 2cm cut to the left palm/], other: [2, /I was not injured, I was shocked/] },
        { one: [2, /I showed the officer a small mark/], other: [2, /I was not injured, I was shocked/] },
        { one: [2, /I showed the officer a small mark/], other: [3, /IP HAS NO INJURIES/] },
        { one: [1, /sustained a 2cm cut to the left palm/], other: [2, /I showed the officer a small mark/] },
        { one: [1, /£85 in cash/], other: [2, /forty pounds from tips/] },
        { one: [1, /clear and unobstructed view/], other: [2, /black snood pulled over his nose/] },
        { one: [1, /clear and unobstructed view/], other: [2, /I could see the eyes/] },
        { one: [1, /clear and unobstructed view/], other: [3, /BOTH BALLIED UP/] },
        { one: [1, /clear and unobstructed view/], other: [4, /anything about faces/] },
        { one: [1, /clear and unobstructed view/], other: [4, /it has been out since August/] },
        { one: [2, /I would recognise the first one/], other: [2, /black snood pulled over his nose/] },
        { one: [2, /I am now certain that number six/], other: [2, /black snood pulled over his nose/] },
        { one: [2, /I am now certain that number six/], other: [2, /I could see the eyes/] },
        { one: [2, /I am now certain that number six/], other: [3, /BOTH BALLIED UP/] },
        { one: [1, /wearing a grey tracksuit/], other: [2, /a black puffa jacket with hood up/] },
        { one: [1, /wearing a grey tracksuit/], other: [3, /SAYS BLACK JACKET/] },
        { one: [1, /wearing a grey tracksuit/], other: [6, /navy tracksuit, black sliders/] },
        { one: [2, /a black puffa jacket with hood up/], other: [4, /light grey top on/] },
        { one: [3, /SAYS BLACK JACKET/], other: [4, /light grey top on/] },
        { one: [2, /a black puffa jacket with hood up/], other: [3, /ONE IN LIGHT TOP/] },
        { one: [2, /a black puffa jacket with hood up/], other: [7, /do not own a black puffa/] },
        { one: [2, /a black puffa jacket with hood up/], other: [6, /navy tracksuit, black sliders/] },
        { one: [2, /He was taller than me/], other: [3, /5FT 7, HAD A BLADE/] },
        { one: [2, /He was taller than me/], other: [6, /Height 1\.70 m/] },
        { one: [2, /bit of hair, light brown/], other: [6, /Hair: black, short/] },
        { one: [2, /24 to 26 years/], other: [3, /ABOUT 15 OR 16/] },
        { one: [3, /ABOUT 15 OR 16/], other: [1, /DOB 03\/06\/2005/] },
        { one: [3, /ABOUT 15 OR 16/], other: [6, /not needed, aged 19/] },
        { one: [2, /24 to 26 years/], other: [6, /not needed, aged 19/] },
        { one: [2, /24 to 26 years/], other: [1, /DOB 03\/06\/2005/] },
        { one: [1, /said "Get off the bike/], other: [2, /"Phone, phone, give us/] },
        { one: [1, /lasted some two minutes/], other: [2, /maybe fifteen seconds/] },
        { one: [1, /lasted some two minutes/], other: [4, /It was over in no time/] },
        { one: [1, /approached by two males on foot/], other: [4, /another one on an electric scooter/] },
        { one: [1, /approached by two males on foot/], other: [3, /ONE OF THEM IS ON AN ELECTRIC SCOOTER/] },
        { one: [1, /Male 1 riding the cycle and Male 2 running/], other: [2, /They both went away on my bike/] },
        { one: [1, /Male 1 riding the cycle and Male 2 running/], other: [4, /one on the scooter followed him/] },
        { one: [2, /They both went away on my bike/], other: [4, /rode off on the bike on his own/] },
        { one: [2, /They both went away on my bike/], other: [4, /one on the scooter followed him/] },
        { one: [2, /They both went away on my bike/], other: [3, /ONE OF THEM IS ON AN ELECTRIC SCOOTER/] },
        { one: [1, /made off through the ginnel/], other: [2, /towards the main road/] },
        { one: [1, /made off through the ginnel/], other: [4, /They did not go down the ginnel/] },
        { one: [1, /made off through the ginnel/], other: [4, /They went up to the main road/] },
        { one: [1, /made off through the ginnel/], other: [3, /GONE TWDS LADBARN RD END/] },
        { one: [1, /At about 2140 hours/], other: [3, /OPENED\s+17\/10\/24 21:34/] },
        { one: [1, /At about 2140 hours/], other: [3, /21:34\s+CALLER STATES/] },
        { one: [1, /At about 2140 hours/], other: [8, /21:32\s+app offline/] },
        { one: [1, /At about 2140 hours/], other: [8, /21:29\s+rider stationary/] },
        { one: [1, /At about 2140 hours/], other: [8, /Last cell 21:33/] },
        {
          one: [1, /Telephone data places the defendant's handset/],
          other: [8, /cannot be shown to have been at the scene/],
        },
        { one: [1, /Telephone data places the defendant's handset/], other: [8, /21:31:44\s+voice/] },
        { one: [1, /Telephone data places the defendant's handset/], other: [8, /Street is 2\.9 km/] },
        { one: [1, /Male 1, the defendant/], other: [8, /cannot be shown to have been at the scene/] },
        { one: [6, /sealed GM0447182/], other: [8, /seal GM0447128/] },
        { one: [1, /recovered from the rear garden/], other: [3, /IN BIN STORE THORNLEY WALK FLATS/] },
        { one: [1, /recovered from the rear garden/], other: [6, /Nothing found except phone/] },
        { one: [1, /He replied to caution/], other: [6, /DP said in cell/] },
        { one: [1, /He replied to caution/], other: [7, /You told me in the cell/] },
        { one: [1, /"I only bought the bike off a lad\."/], other: [6, /"No reply to caution\."/] },
        { one: [1, /"I only bought the bike off a lad\."/], other: [7, /never seen the bike/] },
        { one: [1, /He replied to caution/], other: [7, /never seen the bike/] },
        { one: [6, /DP said in cell/], other: [7, /never seen the bike/] },
        { one: [6, /DP said in cell/], other: [6, /"No reply to caution\."/] },
        { one: [7, /You told me in the cell/], other: [7, /never seen the bike/] },
        { one: [7, /You told me in the cell/], other: [6, /"No reply to caution\."/] },
        { one: [6, /for "welfare and to explain/], other: [6, /DP said in cell/] },
        { one: [2, /I have not looked for him/], other: [5, /I looked at it many times/] },
        { one: [2, /I have not looked for him/], other: [5, /cousin sent me his Facebook/] },
        { one: [2, /nobody has shown me any picture/], other: [5, /I looked at it many times/] },
        { one: [2, /no interpreter needed/], other: [3, /IP HARD TO UNDERSTAND/] },
        { one: [2, /no interpreter needed/], other: [5, /by telephone, Dari/] },
        { one: [2, /no interpreter needed/], other: [2, /with an interpreter in Dari/] },
        { one: [2, /with an interpreter in Dari/], other: [5, /by telephone, Dari/] },
        { one: [1, /BWV of first attending officers is available/], other: [9, /camera not activated, in dock/] },
        { one: [1, /CCTV has been requested/], other: [9, /nobody came for it/] },
        { one: [1, /second male has not been identified/], other: [3, /NAMES ONE AS "BRENNO"/] },
        { one: [1, /second male has not been identified/], other: [4, /they call him Brenno/] },
        { one: [1, /second male has not been identified/], other: [9, /nominal BRENNAN/] },
        { one: [1, /Male 1, the defendant/], other: [7, /I was at my nan's/] },
        { one: [1, /Male 1, the defendant/], other: [6, /I weren't even there/] },
        { one: [1, /a delivery rider working for Brightloop/], other: [2, /using the account of my friend/] },
        { one: [1, /a delivery rider working for Brightloop/], other: [8, /account of one F\. NOORI/] },
        { one: [4, /They did not go down the ginnel/], other: [2, /came behind me from the passage/] },
        { one: [4, /not got my glasses on/], other: [4, /I would have seen/] },
        { one: [1, /demanded the complainant's mobile/], other: [4, /gave him a shove/] },
        { one: [7, /I left hers to get the 21:50 bus/], other: [8, /21:58:02\s+voice/] },
        { one: [6, /Search of 7 Thornley Walk had taken place/], other: [6, /recorded retrospectively/] },
        { one: [3, /ONE IN LIGHT TOP/], other: [3, /SAYS BLACK JACKET/] },
        { one: [3, /BOTH BALLIED UP/], other: [2, /I would recognise the first one/] },
        { one: [1, /location is well lit/], other: [4, /good way down, 40 or 50 yards/] },
        { one: [4, /I heard shouting/], other: [4, /did not hear what was said/] },
        { one: [2, /came behind me from the passage/], other: [4, /a lad stood in front of him/] },
        { one: [1, /Male 2 took hold of the handlebars/], other: [4, /he let go of the bike/] },
        { one: [1, /Male 1 riding the cycle and Male 2 running/], other: [3, /ONE OF THEM IS ON AN ELECTRIC SCOOTER/] },
        { one: [2, /came behind me from the passage/], other: [4, /another one on an electric scooter/] },
        { one: [1, /Male 1, the defendant/], other: [8, /21:31:44\s+voice/] },
        { one: [2, /They both went away on my bike/], other: [3, /GONE TWDS LADBARN RD END/] },
      ],
    },
  },
};
