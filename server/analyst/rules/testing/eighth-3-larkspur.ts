import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const LARKSPUR_CASE: CaseFile = {
  name: "call to an apartment, former partners, a child at home and a protection order",
  documents: makeDocuments([
    [
      "Deputy report S25-0611.pdf",
      `TAMARACK COUNTY SHERIFF'S OFFICE
Tamarack Springs, Idaho                                      CASE S25-0611
Deputy:  W. Ostrander, 8T6
Nature:  Domestic / NCO or CPO violation
Where:   Larkspur Apts #7 (upstairs), 212 Mill St
Charges: 18-918(2)(a) Domestic battery traumatic injury in presence of child (felony), 39-6312 Violation of protection order, 18-6810 Interference w/ 911

People:
SUS  Cody James BRANNOCK  11/02/1990
VIC  Shelby Ann VICKERS   05/27/1993
OTH  E.V., juv, 6 yrs, daughter
OTH  Mrs. HATCH, apt #3 downstairs
OTH  Dale VICKERS, vic's dad

On Sunday April 20 2025 a little after 7 in the evening I was at the office doing paper when Dispatch toned out a disturbance at the Larkspurs. I have been to #7 before on these two, I think three times. I was on scene in about 4 minutes as it is only across the bridge. Deputy Farnsworth was coming from Pine Flat and was 25 out.

I could hear yelling from the parking lot. Shelby was on the landing with a dish towel on her mouth. She had blood on her teeth and a red mark on the side of the neck. She said Cody had come over to drop off Easter things for the girl and wouldn't leave and they got into it over her new boyfriend and he backhanded her in the kitchen and grabbed her by the neck and pushed her on the fridge. She said he took her phone and threw it when she went to call.`,
      `S25-0611 page 2

Cody was sitting on the tailgate of his pickup by the dumpster. I told him stay put and he did. He had three scratches down the left cheek that were bleeding and his shirt was tore at the collar. He said "she come at me, ask the kid, she invited me over for the dinner." He said he never put hands on her except to hold her wrists off of him. He said it was her that texted him to come and it's on his phone. I asked had he been drinking and he said two beers with the ham. I had my pocket recorder going for some of it.

I took some pictures with my work phone of her lip and neck and the kitchen. There was a pot on the floor and potatoes. The fridge door had a dent about head high but I could not say how old. The phone was on the floor by the stove with the glass busted. I left it with her since she needs it.

The girl E.V. was in the bedroom under the bed with the dog. I got down and talked with her a minute. She was scared. I did not write down what she said but she saw it.

Mrs. Hatch from #3 came to the stairs and said she'd heard the whole thing through the ceiling and she was tired of it. I told her I would come back.

Dispatch advised there was a good order. I arrested Cody and put him in my rig. Farnsworth showed up and stayed with Shelby until QRU got there. QRU looked at her and her dad drove her over to the hospital in Grangely. I booked Cody at the jail.

I have known both families since school. W. Ostrander`,
    ],
    [
      "Dispatch log.pdf",
      `TAMARACK CO SO   CALL DETAIL   INC# 25-004417     TYPE: DIST-DOM     PRI 1
CREATED 04/20/25 19:04:51   BY: LK   SOURCE: 911 WIRELESS PH1   TOWER: MILL HILL SECTOR 2
19:04:51  OPEN LINE, FEMALE YELLING, MALE VOICE, CHILD CRYING.  LINE DROPPED
19:05:20  CB GOES TO VM  "SHELBY"
19:06:02  2ND CALLER, F, WONT GIVE NAME, LIVES BELOW, SAYS "THEYRE AT IT AGAIN, SHES THE ONE SCREAMING"
19:06:15  8T6 ENRT       19:06:40  8T9 ENRT FROM PINE FLAT
19:07:30  ILETS: CPO CV-25-0133 ISSUED 02/26/25 MAG SKAAR.  RESP BRANNOCK.  EXP 05/27/25.  SVC: SEE HARD COPY
19:10:12  8T6 ON SCENE
19:13     8T6 1 DETAINED CODE 4
19:15     DALE VICKERS CALLED IN, WANTS TO KNOW WHATS GOING ON, SHELBY TEXTED HIM 1840 "hes here dont freak out"
19:22     QRU 2 TONED
19:31     8T9 ON SCENE
19:33     QRU 2 ON SCENE
19:40     8T6 10-15 X1 TO JAIL   MILEAGE 81,220
19:52     8T6 AT JAIL 81,223
19:58     QRU 2 CLEAR, PT POV TO GRANGELY
20:05     8T9 CLEAR, CHILD W/ NEIGHBOR
20:40     REQ ON CALL H&W FOR REFERRAL, MSG LEFT
PRIORS AT ADDR (12 MO):  24-011872 10/09/24 VERBAL;  25-000904 01/26/25 CIV STANDBY;  25-001655 02/23/25 DIST-DOM
OTHER TRAFFIC THIS PERIOD: 19:18 COW ON HWY 14 MP 22, OWNER NOTIFIED.  19:44 LOCKOUT, CHURCH LOT.  20:01 BURN COMPLAINT, PERMIT OK.`,
    ],
    [
      "Civil protection order CV-25-0133.pdf",
      `IN THE DISTRICT COURT OF THE SECOND JUDICIAL DISTRICT OF THE STATE OF IDAHO
IN AND FOR THE COUNTY OF TAMARACK     MAGISTRATE DIVISION
SHELBY ANN VICKERS, Petitioner,  v.  CODY JAMES BRANNOCK, Respondent.       Case No. CV-25-0133
PROTECTION ORDER - 90 DAYS
The Court, having reviewed the sworn application and having held a hearing on February 26, 2025, at which Petitioner appeared and Respondent [ ] appeared [X] did not appear, FINDS jurisdiction exists under chapter 63, title 39, Idaho Code, and ORDERS:
1. Respondent shall not commit or threaten domestic violence against Petitioner or the minor child.
2. Respondent shall not contact Petitioner directly or indirectly, EXCEPT: [X] by text message about the minor child  [X] exchange of minor child at ___________ (see attached schedule)
3. Respondent shall not go within 300 feet of Petitioner's residence at  210 Mill St  Tamarack Springs, workplace at Cedar Cup, or school of child, EXCEPT as in 2.
4. Respondent may retrieve personal items once with a peace officer.
5. No firearms: [ ] yes [X] reserved.
This order expires at 11:59 p.m. on May 27, 2025. Only the judge can change this order. Petitioner cannot give you permission to violate this order.
WARNING: violation is a misdemeanor punishable by up to one year in jail and a fine of up to $5,000. Federal law may forbid crossing state lines to violate this order.
Dated 02/26/25      B. Skaar, Magistrate
RETURN OF SERVICE:   I served a copy on the Respondent at ____________ on the ____ day of __________, 20__.
Deputy / Process server ______________       Fee ______
Attachment: schedule A  [not scanned]`,
    ],
    [
      "Statement of S Vickers.pdf",
      `Tamarack County Sheriff   VOLUNTARY STATEMENT     S25-0611
Name Shelby Vickers    Date 4-20   time 9:15 pm    Place: Grangely hosp
Cody came at like 6 with a basket for Evie, I was making ham and we all ate it was fine. Then my phone went off and it was Tanner and Cody seen it and got mad. I told him to go home. He said not till Evie goes to bed. We were arguing in the kitchen, I may of shoved him to get by. He hit me in the mouth with the back of his hand and had me by the throat on the fridge I couldnt breath for a second I seen stars. I scratched him to get him off. I dialed 911 and he grabbed it and threw it. Then he went outside. Evie was in the living room on her tablet doing a video with her cousin when it started then I dont know where she went. I was not drunk I had wine with dinner. I dont want him to lose his job at the mill. I did tell him he could come for easter, it was just for Evie. I want him to get help. I dont want to go to court.
Signed S Vickers
Witness: Farnsworth 8T9
I understand that giving false information to a peace officer is a crime in Idaho. I have read this statement consisting of _1_ page(s). I can read and write the English language.`,
    ],
    [
      "Risk assessment form.pdf",
      `IDAHO RISK ASSESSMENT OF DANGEROUSNESS - LAW ENFORCEMENT FIRST RESPONSE
Case S25-0611   Officer: Farnsworth   Victim: S. Vickers   Date 4/20/25
Ask the victim the following. Circle.
1. Has he ever threatened to kill you or the children?                        Y  (N)  DK
2. Has he ever used or threatened to use a weapon against you?                Y  (N)  DK
3. Has he ever choked / strangled you?                                       (Y)  N   DK   tonight
4. Has the violence gotten worse or more often in past 6 months?              Y   N  (DK)
5. Is he violently and constantly jealous?                                   (Y)  N   DK
6. Has he followed you, spied, left messages?                                 Y  (N)  DK
7. Have you left or separated?                                               (Y)  N   DK   since Jan
8. Is he unemployed?                                                          Y  (N)  DK
9. Has he threatened or tried suicide?                                        Y  (N)  DK
10. Do you believe he may seriously injure you?                               Y  (N)  DK   "no not really"
11. Does he own a gun?                                                       (Y)  N   DK   hunting rifles at his moms
Score: 4
STRANGULATION ADD-ON: voice change N; difficulty swallowing N; loss of consciousness "stars"; urination N; petechiae "not seen"; neck pain Y 2/10; how: one hand, "maybe his arm".
Advocate notified: [X] Y   Name: Renae, SafeHarbor       Time 2130, met at hospital, spoke 40 minutes
Victim given: [X] pamphlet [X] VINE [X] crime victim comp. form [ ] translated form
Mandatory report of child exposure: [ ] sent  [ ] not needed
For training on this form call the Council on Domestic Violence in Boise. Scores of 4 or higher should be given to the prosecutor before the initial appearance. Form does not replace judgment. Keep with case file.`,
    ],
    [
      "Hospital ED note.pdf",
      `GRANGELY COMMUNITY HOSPITAL - EMERGENCY DEPT          PROVIDER NOTE
PT: VICKERS, SHELBY A     31 F     ARR 2037 04/20/25     DISP: HOME 2245     MODE: POV W FATHER
CC: "hit in the mouth"
HPI: 31 yo F states struck with hand by ex approx 1.5h PTA, hit counter edge when she slipped on spilled food?, then held at neck. No LOC. Denies voice change, dysphagia. ETOH: "couple glasses".  LMP 3 wk.
PMH: anxiety, easy bruising, on sertraline; prior lip lac 2022 (fall, dog)
EXAM: VS 128/82, 96, 16, 99% RA. HEENT: 0.7 cm laceration inner lower lip, not through. Tooth 25 sl mobile. Neck: faint linear erythema L lateral 3 cm, no ligature mark, no petechiae, FROM, trachea midline, no bruit. Hands: R 3rd nail broken w/ dried blood under nail. R knuckle abrasion. Back: no bruise.
IMAGING: CTA neck offered, pt declined. Panorex not available Sunday.
LABS: none drawn
MDM: superficial. No suture. Chlorhex rinse. Soft diet.
Forensic nurse: none on tonight. Photos by hosp: taken x6 by triage RN, in media tab.
Social: pt states safe going to dad's. LE present in room part of visit.
DC INSTR: head injury sheet, lip care, return for trouble swallowing, change in voice, fainting. Follow up dental 1 wk, PCP 1 wk. Smoking cessation info. MyChart code printed.
M. Ellingson PA-C / cosign pending`,
    ],
    [
      "School counselor contact note.pdf",
      `TAMARACK SPRINGS ELEMENTARY - COUNSELOR CONTACT LOG  (confidential)
Student: E.V.  Gr 1     Teacher: Mrs. Ames     Counselor: J. Lindgren
4/22/25 Tues 10:20 - 10:45   self came to office w/ stomach ache. Drew picture (kept). Said she was under the bed. "Mama threw the taters and Daddy went out and then Mama was crying." I asked what happened first, she said she was on video with Kenzie and Kenzie's mom said go in your room. Said a policeman was nice and has a dog too. Did not want to talk more. Returned to class w/ snack pass.
4/22 11:05  TC to mom, VM.     4/22 2:50  mom at pickup, says E. is confused and "please don't write stuff down." Told her I am a mandated reporter.
4/22 3:30  call to H&W central intake, ref no. given, spoke to Patty.
4/24  deputy called asking if E. is in school, did not come.
4/29  E. absent.   4/30 absent, w/ grandpa.   5/1 present, good day.
5/6  Lunch group wk 3 (feelings bingo).
5/8  small group cancelled, ISAT testing.
5/13  Lunch group wk 4. E. chose the red card.
Attendance YTD: 11 absences, 6 tardy. Free lunch Y. Bus 4. Emergency contact list: Mom; Dale Vickers; Cody Brannock (Dad) OK to pick up: YES, updated 3/31 by mom.
Notes may be released with parent consent, or by court order. Retain until end of grade 6.`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: [],
    gaps: [
      /911.{0,60}(audio|recording|call)|(audio|recording).{0,60}911|open line|emergency call/i,
      /pocket recorder|audio recorder|body.?(worn|cam)|bwc|deputy'?s? (audio )?record/i,
      /photo|pictures/i,
      /hatch|neighbou?r|downstairs|second caller|2nd caller/i,
      /proof of service|return of service|service of the|\bserved\b|serv(ed|ice).{0,40}order|order.{0,40}serv(ed|ice)/i,
      /text(s| message)|phone (record|content|extraction|data)|cell ?phone|busted|broken phone|brannock'?s? phone|vickers'?s? phone/i,
      /child|e\.v\.|evie|daughter|forensic interview|juvenile/i,
      /farnsworth|second deputy/i,
      /prior (call|report|incident)|24-011872|25-001655|25-000904|previous (call|report|incident)|earlier (call|incident|report)/i,
      /qru|\bems\b|first responder|ambulance|run (sheet|report)/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /schedule a|attach(ment|ed schedule)|exchange schedule/i,
        /application|petition|sworn|cv-25-0133|hearing/i,
        /dale|vickers'?s? (father|dad)|\bfather\b|grandpa/i,
        /tanner|boyfriend/i,
        /kenzie|cousin|video (call|chat)|tablet/i,
        /renae|safeharbor|advocate/i,
        /ellingson|triage|hospital (photo|record|chart)|medical record|nursing|media tab|nurse/i,
        /(brannock|defendant|suspect|cody|his|client).{0,40}(injur|scratch|shirt|face|wound)|(injur|scratch|shirt).{0,40}(brannock|defendant|suspect|cody|client)/i,
        /shirt|clothing|dish towel|towel/i,
        /fingernail|nail|dna|swab|scraping/i,
        /fridge|refrigerator|\bdent(ed)?\b|kitchen|\bpot\b|scene (exam|plan|diagram|sketch|photo)/i,
        /jail|booking|custody record|intake/i,
        /jail call|recorded call/i,
        /interview.{0,40}(brannock|defendant|suspect)|(brannock|defendant|suspect).{0,40}(statement|interview)|miranda|rights/i,
        /health (and|&) welfare|h&w|child protect|cps\b|referral|patty|caseworker/i,
        /drawing|drew|lindgren|counsel(l)?or|school record|\bames\b|teacher/i,
        /criminal (history|record)|benefit|u.?visa|custody (case|dispute|proceeding)|family court|divorce/i,
        /recant|does ?n[o']t want|non.?cooperat/i,
        /alcohol|breath test|\bbac\b|intoxicat|wine|beer/i,
        /radio|gps|avl|ilets|dispatcher/i,
        /dash.?cam|in.?car|patrol (vehicle )?video|rig (camera|video)|transport/i,
        /surveillance|cctv|security (camera|video)|doorbell|parking lot|apartment (manager|office)|landlord|lease|larkspur/i,
        /210 mill|212 mill/i,
        /dental|dentist|tooth|follow.?up|pcp|primary care|cta|imaging/i,
        /sertraline|anxiety|bruising|2022|prior lip|medical history/i,
        /notes/i,
        /polic(y|ies)|training|procedure/i,
        /disciplin|internal affairs|brady|giglio|impeach|personnel|known both|conflict|relationship (of|with|between)/i,
        /expert|strangulation/i,
        /complaint|charging|probable cause|affidavit|warrant|no.?contact order/i,
        /firearm|rifle|\bguns?\b/i,
        /mill\b|employ|work (schedule|record)/i,
        /facebook|social media|messages/i,
        /phone company|tower|call detail|provider/i,
        /chain of custody|evidence (log|list)|property/i,
        /supervisor|sheriff'?s review/i,
        /victim comp/i,
        /civil standby/i,
        /\bdog\b/i,
        /discovery (letter|index|log|receipt|list)|disclosure (index|schedule|list|certificate)/i,
        /pickup truck|tailgate/i,
      ],
      contradictions: [],
    },
  },
};
