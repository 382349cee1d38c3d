import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const OCOTILLO_PLAZA_CASE: CaseFile = {
  name: "cosmetics taken by a group, store detectives, a run through the parking lot, guard's knee",
  documents: makeDocuments([
    [
      "DR 2024-051177.pdf",
      `SAN CARMELO POLICE DEPARTMENT (AZ)                DEPARTMENTAL REPORT      DR# 2024-051177       PG 1
TYPE: 13-1819 ORGANIZED RETAIL THEFT / 13-1204 AGG ASSAULT      GRID 4C         DATE OCC 07/13/24 SAT     1642
LOC: BELLADERM COSMETICS & FRAGRANCE #208, 1900 E OCOTILLO PLZ
VIC-1 (BUS) BELLADERM       VIC-2 QUINTERO, HECTOR, 38, LP CONTRACT (PALISADE ASSET PROTECTION)
INV LEADS:
SU-1 TAFOYA, MARISELA D, HF, 06/04/2001       ARR
SU-2 WHITCOMB, BRIANNA, WF, 02/11/2003        ARR
SU-3 UNK HM, 20'S, GRY TANK, NECK TATTOO      OUTST
SU-4 UNK DRIVER, WHI NISSAN VERSA, PARTIAL AZ PLATE
PROPERTY: FRAGRANCE, ASST (32)  $4,116.00; BAG, FOIL LINED (1); RECOVERED: FRAGRANCE (11) RELEASED TO STORE ON SCENE
NARR BY OFC D. SEIFERT #1190
I was on patrol when I was dispatched in reference to a theft in progress. Dispatch advised that LP was fighting with subjects in the parking lot by the Panda restaurant. When I arrived I saw a male in a black polo on top of a female, holding her. The female was yelling that she couldn't breathe. A second female was sitting on the curb and a second LP agent stood over her. I detained both. SU-3 had already run NB through the landscape.
LP Quintero said his knee was "blown out" and that SU-1 had kicked him when he tried to stop her. I observed him limping. AMR was called.
I spoke to LP Dre Hollister, who said that he has been watching this crew for weeks.`,
      `DR# 2024-051177          PG 2        OFC D. SEIFERT #1190
LP HOLLISTER STATED HE OBSERVED ON CAMERA AT 1631 HOURS SU-1, SU-2 AND SU-3 ENTER TOGETHER AND SELECT FRAGRANCE FROM THE WALL BAYS. SU-3 FILLED A FOIL LINED TOTE. SU-2 STOOD AT THE END OF THE AISLE. SU-1 HAD A STROLLER (NO CHILD) AND COVERED ITEMS WITH A BLANKET. ALL THREE PASSED LAST POINT OF SALE AND EXITED SOUTH DOOR. SENSOR ALARMED. HOLLISTER AND QUINTERO IDENTIFIED THEMSELVES AS LOSS PREVENTION. SU-3 DROPPED BAG AND RAN. SU-1 LET GO OF STROLLER WHICH ROLLED TO THE CURB AND RAN WITH QUINTERO BEHIND HER.
POST MIRANDA, SU-2 STATED "THAT'S MARI'S COUSIN, I JUST CAME FOR THE SAMPLES" AND THAT SHE WAS TEXTED BY SU-1 FOR A RIDE. SU-1 INVOKED. SU-1 HAD ABRASIONS TO ELBOWS, CHIN. SHE STATED HER WRIST WAS BROKE. SHE WAS CLEARED BY AMR AT SCENE.
STROLLER WAS LEFT WITH STORE. MERCHANDISE WAS SCANNED BY ASSISTANT MANAGER OLSEN AND RETURNED. RECEIPT ATTACHED ($1,247.00). REMAINDER IS BELIEVED TO BE WITH SU-3.
OFC LANDRUM #1203 LOCATED WHITE VERSA UNOCC AT RACETRAC, BUT WAS CLEARED TO ANOTHER CALL. NOT TOWED.
SHOWED LP HOLLISTER A FACEBOOK PICTURE OF A RAUL TAFOYA PROVIDED BY ANALYST. HE STATED "THAT'S HIM." REQUEST CHARGE.
CASE TO PROPERTY CRIMES DET. PAYNE. BWC: Y`,
    ],
    [
      "Palisade incident report.pdf",
      `PALISADE ASSET PROTECTION LLC                Client: BelladermUSA        Store: 208
CASE TYPE: External / ORC / Apprehension          Case # PAP-208-24-0093       Status: PROSECUTE
Entered by: D. Hollister 07/14/2024 10:12 AM     Reviewed by: R. Mgr T. Guidry  07/15    [edited 07/22 4:40 PM, TG]
Associates: Hollister, Dre (LPO II, 14 months);  Quintero, Hector (LPO I, 5 weeks)
SUBJECT 1   F  Hisp   5-2  130    black leggings      apprehended
SUBJECT 2   F  White  5-6  150    jean shorts             apprehended
SUBJECT 3   M  Hisp   5-9  170    gray tank, tattoos neck     escaped
FIVE STEPS     Approach [y]   Selection [y]   Concealment [y]   Continuous observation [y/n: lost 40 sec behind end cap]    Exit [y]
SUMMARY: Subjects entered at 4:31. Known ORC group ("Stroller Crew") hit 208 on 6/22, 6/29, 7/6 and store 114 on 7/9 based on BOLO. At 4:38 subject 3 began to sweep fragrance into bag. Subject 1 concealed in the stroller. Outside LPO Quintero gave verbal ID and Subject 1 swung the stroller at him and ran east in the direction of the cart corral. He gave pursuit approx 70 yds and applied a two-person escort with assistance of this writer. Subject went to ground. Subject kicked and struck Quintero in the right knee several times. No excessive force was used.`,
      `PAP-208-24-0093      page 2
MERCHANDISE
SKU          DESC                                QTY    RETAIL        DISP
882014      Noir Étoile EDP 3.4                     9     $138.00 ea    4 rec / 5 not rec
882231      Lumiere EDP 1.7                         8      $96.00 ea     3 rec / 5 nr
880407      Men's Cedar 4.2                         7      $112.00 ea     4 rec / 3 nr
881190      Gift set, holiday                       8       $89.00 ea     0 rec / 8 nr
TOTAL 32 units. Case value $4,116.00 (system price, incl. testers)   Recovered 11
Method of count: shelf gap count by Olsen 7/13 close of business
POLICY ACKNOWLEDGEMENT: LPOs do not pursue beyond the sidewalk / first drive lane and do not go hands on with a subject who is fleeing. Deviation reason: "assault had already occurred".
Camera: 16 fixed, 2 PTZ. Clips saved: Cam 4 (fragrance) 3 min; Cam 11 (south door) 22 sec. Exterior cameras belong to the plaza mgmt.
Witnesses: none listed.  Restraints: handcuffs (Quintero), 12 min
Trespass notice: given subj 1, subj 2. Civil demand letter: $500 each mailed 7/15
This report is confidential & proprietary. Do not distribute outside AP without the permission of the client's Legal Dept. Guidry 602-555-0148.`,
    ],
    [
      "Quintero handwritten.pdf",
      `San Carmelo PD Witness / Victim Statement (handwritten, 1 of 1)
Name Hector Quintero     DOB 3/19/86     Date July 13 24     Time 6:50 pm     At: St. Brendan ER
I was outside by the door on my break when Dre come on the radio and said three coming at you south door go. I seen the girl with stroller and a big guy and the other girl was behind kind of. I said hey stop loss prevention. I had my vest but not my badge on. The guy drop the bag and book it. The girl she let go of the stroller and it hit me in the leg here on the shin. I do not know if she meant too. She ran and I ran and I got ahold of her shirt by the carts and we both fell and I came down on the curb with my knee that is when it popped. She was kicking to get me off. She got me one time in the chest with her foot. I put the cuffs on. Dre come and helped hold her legs. She said I can't breath and I said stop then. A lady with a minivan was filming us and yelling at me to let her go.
Same knee as I had the scope on in 2022. They say MRI.
I want to press charges and I want my medical paid. My boss Tony said to write that she kicked the knee. I dont remember that part exactly.
H Quintero`,
    ],
    [
      "CAD 24195-0388.txt",
      `SCPD CAD EVENT CHRONOLOGY        EVT 24195-0388      PRI 2     TYPE 33T  THEFT I/P
DATE 07/13/2024
16:40:51  RCVD  E911  CALLER: OLSEN, PATRICE  STORE MGR ON DUTY  480-555-0139
16:41:20  RMK   LP FOLLOWING 3 SUBJ OUT S DOOR, FRAGRANCE, GRAB AND RUN, NO WPN
16:42:08  RMK   LP IS RUNNING AFTER HF TWDS PANDA
16:42:33  DISP  4C12 SEIFERT
16:42:50  RMK   2ND CALLER, FEMALE, ANON (623)555-01xx  ADV "SECURITY GUARD IS SITTING ON A GIRL" REQ PD AND MED. HAS VIDEO
16:43:30  RMK   3RD CALLER PANDA EMPLOYEE, SAME
16:44:02  ENRT  4C14 LANDRUM
16:46:47  ONSC  4C12
16:47:35  RMK   4C12 CODE 4, 2 DETAINED, 1 OUTST NB, HM GRY TANK
16:48:11  RMK   NO AIR, NO K9 AVAIL
16:52:40  RMK   4C14 OUT W/ WHI VERSA, RACETRAC, AZ PLATE RUN: R/O: DESERT SUN RENTALS LLC
16:55:03  MED   AMR 71 ENRT
17:01:18  MED   AMR 71 ONSC  2 PTS
17:20:00  RMK   4C14 CLR, HOT CALL 4A
18:14:12  RMK   4C12 10-15 X2 ENRT INTAKE
19:33:50  CLR   DISPO 1   RPT
AUDIT: EVT VIEWED 7 TIMES. AVL AND VOICE NOT INCLUDED WITH THIS EXPORT. RETENTION 190 DAYS.`,
    ],
    [
      "St Brendan ED Quintero.pdf",
      `ST. BRENDAN REGIONAL MEDICAL CENTER    EMERGENCY DEPT   PROVIDER NOTE (partial, 1 of 3, rec'd from victim)
QUINTERO, HECTOR       38 M          Arr 07/13/2024 1739  by AMR      Triage 4
CC: R knee pain
HPI: 38 y/o M security worker presents w/ R knee pain s/p fall from standing onto concrete curb while running after a person today approx 1 h PTA. Felt pop. Denies other trauma. No LOC. PMH: R knee arthroscopy, partial meniscectomy 2022 (work comp), HTN. Meds lisinopril, ibuprofen. EtOH: social. Also asks about a note for his worker's comp.
EXAM: BP 148/92. R knee mod effusion, TTP medial joint line, ROM limited by pain, Lachman equivocal, neurovasc intact. Shin 3 cm superficial abrasion. Chest: no ecchymosis.
XR R knee 3v: no acute fracture. Chronic degenerative change. Effusion.
MDM: Suspect meniscal injury, acute on chronic. 
PLAN: knee immobilizer, crutches, ortho f/u, MRI outpatient. Ibuprofen. D/C 1925 stable.
Work status: off until cleared.
Boilerplate: This note was made with voice recognition software and may contain errors. You will receive separate bills from the hospital and from the physicians group.`,
    ],
    [
      "BWC transcript Seifert excerpt.docx",
      `SCPD AXON TRANSCRIPT  (auto)   OFC SEIFERT   DR 2024-051177   clip 1 of 4, 00:03:10 to 00:11:48     DRAFT NOT VERIFIED
[03:10] SEIFERT: All right, get up off her, I got her. I got her, man.
[03:16] TAFOYA: He broke my hand, he broke my hand, I wasn't even,
[03:20] SEIFERT: Relax. What happened?
[03:22] HOLLISTER: Grab and run, same crew, I've been on these guys since June.
[03:31] SEIFERT: You see her take it?
[03:33] HOLLISTER: So I was on the floor at that time, the cameras was on the, I seen her put the blanket like that. The dude did the bag.
[03:44] FEMALE VOICE: I got all of that on video! She didn't do nothing, he tackled her!
[03:49] SEIFERT: Ma'am, I'll get with you. Stay over there.
[05:02] SEIFERT: What's in the stroller?
[05:05] HOLLISTER: Couple blankets. A diaper bag. It's, no, the product's in the tote.
[05:50] WHITCOMB: Can I go? I didn't even know that dude. I came with Mari. She's got the baby shower at five.
[06:20] SEIFERT: Did you guys have a receipt?
[06:24] WHITCOMB: She paid for a thing, at the register, with a card. Ask the lady.
[08:15] QUINTERO: I landed on it. I landed wrong.
[08:19] HOLLISTER: She kicked you, bro.
[08:21] QUINTERO: Yeah. Yeah, and she kicked.
[10:40] SEIFERT: You gonna need me to write that as an assault?
[10:43] HOLLISTER: My boss is gonna want that.
[11:48] (end of excerpt)`,
    ],
    [
      "Notice of disclosure CR2024-003318.pdf",
      `COUNTY ATTORNEY, CHOLLA COUNTY         Notice of Disclosure, Rule 15.1          State v. Marisela Tafoya  CR2024-003318
Filed 10/02/2024
The State gives notice of the following witnesses: Ofc Seifert, LPO Hollister, LPO Quintero, P. Olsen, custodian of records of Palisade. Brianna Whitcomb (charges resolved by diversion 9/10/24; will testify).
Documents: DR, Palisade report, statement, CAD, one page of ED note, excerpt of transcript.
Media: the State has been advised that two clips were provided by Palisade on a USB. They require a proprietary player and will be provided on request. No other video is in possession of the State. On-body video, 4 clips, may be had from SCPD Records on payment.
The State alleges the value exceeds $2,000 and that the Defendant acted in concert. Allegation of prior occurrences on 6/22, 6/29, 7/6 and 7/9 under Rule 404(b): supporting material to follow.
Defendant's jail medical was not requested. Defendant's phone (pink case) is held under item 4 and a warrant has been sought.
Raul Tafoya has not been located. Restitution: Belladerm $2,869.00; Mr. Quintero to be determined, comp carrier may assert lien.
Standard plea: class 4, probation eligible, stipulated restitution, expires at IPTC. Signed copy on file.`,
    ],
  ]),
  key: {
    offence: "theft",
    issues: [],
    gaps: [
      /(store|cam(era)?s?|fixed|ptz|palisade|belladerm|surveillance|cctv|south door).*(video|footage|recording|clips?)|(video|footage|recording|clips?).*(store|cam|palisade|belladerm|surveillance|cctv)|surveillance/i,
      /body.?(worn|cam)|\bbwc\b|axon|on-body/i,
      /minivan|bystander|(female|anonymous|second|2nd).*(caller|voice|witness|film)|cell.?phone video|woman.*(film|video)/i,
      /receipt|register|point of sale|\bpos\b|transaction|purchase|card (record|payment)/i,
      /inventory|shelf|valuation|(retail|replacement|actual|sale|wholesale) (value|price|cost)|value of (the )?(merchandise|goods|property|items|fragrance)|pric(e|ing) (list|record|data)|\bsku\b|olsen/i,
      /diversion|whitcomb.*(deal|agreement|statement|benefit|file|interview|recording)|(deal|agreement|benefit).*(whitcomb|co-?defendant)/i,
      /(quintero|guard|victim|knee|hospital|st\.? brendan|medical|\bmri\b|workers?'? ?comp|orthop).*(record|imaging|file|claim|pages|chart|note|history)|\bmri\b|workers?'? ?comp/i,
      /(palisade|loss prevention|\blpo?\b|guard|hollister|quintero|apprehension|hands.?off|pursuit).*(polic|training|personnel|disciplin|complaint|licen[cs])|(polic|training|personnel|licen[cs]\w*|disciplin\w*).*(palisade|loss prevention|\blpo?\b|guard|hollister|quintero|apprehension|security)/i,
      /6\/22|7\/6|7\/9|june 22|july (6|9)|bolo|prior (occurrence|theft|incident)|earlier (theft|incident)|stroller crew|404\(?b/i,
      /911|e911|dispatch (audio|recording)|radio|voice (recording|traffic)/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      contradictions: [],
      gaps: [
        /landrum|4c14/i,
        /versa|nissan|rental|desert sun|vehicle|license plate/i,
        /racetrac|plaza (management|camera|security|mgmt)|exterior camera|panda|restaurant|parking lot/i,
        /raul|tafoya.*cousin|suspect 3|su-3|third (suspect|subject|man)|unknown (male|man)|facebook|social media/i,
        /photo.*(line.?up|array|spread)|line.?up|(single|one) photo|analyst|show.?up|identification procedure/i,
        /guidry|\bboss\b|\btony\b|\bedit(ed|s)?\b|audit (trail|log)|original (version|report)|version/i,
        /hollister/i,
        /whitcomb|brianna/i,
        /miranda|rights (form|card)|waiver/i,
        /stroller|diaper|blanket|\bbag\b|\btote\b|foil/i,
        /merchandise|fragrance|perfume|property (released|returned)|released to (the )?store/i,
        /photograph|photos?\b/i,
        /sensor|alarm/i,
        /\bamr\b|ambulance|\bems\b|paramedic|patient care/i,
        /jail|booking|intake/i,
        /(tafoya|defendant|client)\S* (injur|medical|wrist|hand)|wrist|abrasion/i,
        /phone|text messages|messages|warrant/i,
        /payne|detective/i,
        /(field|handwritten|officer'?s?) notes/i,
        /\bavl\b|gps|\bmdc\b/i,
        /handcuff|use of force|restrain/i,
        /vest|badge|uniform|identif(y|ied) (himself|themselves)/i,
        /civil demand|trespass|civil (claim|suit)/i,
        /insurance|restitution|\blien\b|billing|\bbills?\b/i,
        /2022|arthroscop|pre.?existing|prior knee|chest/i,
        /tattoo/i,
        /chain of custody|evidence (log|record)|property (log|room|invoice|receipt)|\busb\b/i,
        /criminal (history|record)|convictions|credibility|impeach/i,
        /contract|client agreement|belladerm.*(contract|legal)|incentive|bonus|quota/i,
        /scene (plan|diagram|photo|measure|sketch)|diagram|\bcurb\b/i,
        /seifert.*(disciplin|personnel)|officer.*(personnel|disciplin)|brady|internal affairs/i,
        /fingerprint|latent|\bdna\b/i,
        /time ?(card|sheet)|on (his )?break|(work|shift) (schedule|record|log|roster)/i,
        /caller|panda employee|third caller/i,
        /co-?defendant/i,
        /expert|orthop/i,
        /store 114|other store/i,
        /baby shower/i,
        /player|proprietary|native format/i,
        /cashier|store (staff|employee|associate)/i,
        /(full|complete|verified) transcript/i,
        /canvass|other (eye.?)?witnesses/i,
        /emails?|e-mails?|communications|correspondence/i,
        /grand jury|complaint|probable cause/i,
        /clock|time ?stamp|sync/i,
      ],
    },
  },
};
