import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const STEPANEK_GARAGE_CASE: CaseFile = {
  name: "garage fire, marshal's origin and cause, accelerant dog, insurer's examination, toll record",
  documents: makeDocuments([
    [
      "Origin and cause report WCFM 24-006.pdf",
      `WEXLEY COUNTY OFFICE OF THE FIRE MARSHAL
FIRE INVESTIGATION REPORT                                 WCFM 24-006
Investigator:  Deputy Fire Marshal Harlan Voight, IAAI-FIT
Requested by:  Chief 2, Alder Run Vol. Fire Co.       Time of request: 0340, 01/27/2024       On scene: 0425
Property:  detached garage, 24 x 30, wood frame, 61 Quarry Hollow Road, Alder Run Twp.
Owner/insured:  Raymond STEPANEK, 52        Carrier: Tri-Rivers Mutual
Classification:  INCENDIARY

1. SCENE. On Saturday, January 27, 2024 a fire was reported to 911 at 2:14 a.m. The weather was 29 degrees, calm, with old snow on the ground. The structure was a total loss. The roof had come down. The dwelling, forty feet to the south, had heat damage to siding only.
2. SECURITY. Both overhead doors were closed and locked. The side (man) door was found unlocked and standing open with no sign of forced entry. It is my opinion that the person who set the fire had a key.
3. UTILITIES. There was no electrical service to the garage at the time of the fire. The sub-panel main was found in the OFF position. Electricity is eliminated as a cause. There was no gas, no heater and no stove.
4. WITNESSES. First arriving firefighters reported heavy black smoke and a gasoline smell. The neighbor, Mrs. Farkas, saw Stepanek run from the garage with a can just before the fire.`,
      `WCFM 24-006                                                        2
5. BURN PATTERNS. Low burning was present across the center of the slab. There were irregular "puddle" patterns and deep charring of the sill along the east wall. Concrete was spalled. In my experience spalling and puddle patterns are caused by a liquid accelerant. I found at least two areas of origin which were not connected, one by the workbench (east) and one by the mower (northwest).
6. CANINE. On 1/27, before any debris was disturbed, accelerant canine JUNO and handler worked the scene and gave five separate alerts. I took one sample at each.
7. SAMPLES. Debris was placed in clean metal cans, sealed, and carried by me to the lab. All samples were confirmed positive for gasoline.
8. OTHER CAUSES. A battery charger and a shop vacuum were at the workbench. They were too badly burned to be examined and were left with the debris. Smoking was eliminated because the owner said he does not smoke. The owner's nephew, Cody, had been staying in the camper behind the garage but was not interviewed because he was out of the area.
9. CAN. The remains of a red plastic gasoline can were found just inside of the man door and kept.
10. OWNER. On scene at 5:10 a.m. Stepanek arrived in his pickup. He was calm. He asked me, "Is it all gone?" He told me he had been at home asleep and had gone out for coffee when the fire trucks woke him.
11. OPINION. To a reasonable degree of scientific certainty the fire was intentionally set by means of an open flame to gasoline. NFPA 921 was consulted.
Scene released 0655 hours 01/27/2024. Re-examined 01/29/2024 and the samples re-taken where needed. No consent form or warrant was used as the fire scene was still under the control of this office.
                                            H. Voight      03/01/2024`,
    ],
    [
      "Alder Run VFC run report.pdf",
      `ALDER RUN VOLUNTEER FIRE COMPANY NO. 2      FDID 67-114       INCIDENT 24-00031      EXP 000
NFIRS-1 BASIC
Alarm       01/27/2024  02:31        Enroute  02:38      Arrival (Eng 2-1)  02:44      Controlled 03:36       Last unit clear  07:02
Inc. type   111 Building fire        Actions  11, 12, 86         Aid rec'd: Sta 9, Sta 14 (tanker)
Apparatus: 5     Personnel: 23       Casualties: civ 0 / FF 1 (slip on ice, R knee)
Est. loss: property 38,000   contents 25,000       Pre-incident value: -- 
NFIRS-2 FIRE   Area of origin: U undetermined     Heat source: U     Item first ignited: U    Cause: [5] under investigation
NFIRS-3 STRUCTURE   Detector: none      AES: none
NARRATIVE (A/C K. Brubaker)
Eng 2-1 arrived with heavy fire showing B side and thru roof. White to gray smoke. Overhead doors shut. Side door locked, forced with irons by FF Snell and FF Oakes. Power drop from house to garage was burned thru and arcing on the snow, requested PenTri Electric. Electric on scene 03:22, pulled meter. One passenger car in bay 2 which we pulled out w/ chain and winch to get at hidden fire. Used approx 6,000 gal and 2 pails class A foam. Overhauled w/ rakes, pike poles, and chain saw, bench area pulled apart and dumped out on the driveway due to rekindle. Propane cyl by the bench vented. Kerosene heater found tipped by bench.
No odor noted. Owner pulled in about 5 AM in a pickup, upset, crying. He said where is Cody. Wind 15-20 NW made exposures a problem.
Fuel: saw 2-1 and portable pump were refilled with gasoline at the apron, A side, approx 04:00 (FF Oakes).
Turned over to DFM Voight 04:30.`,
    ],
    [
      "K9 utilization report JUNO.pdf",
      `ACCELERANT DETECTION CANINE TEAM -- UTILIZATION REPORT
Team: Sgt. T. Pawlik / K-9 JUNO (Lab, F, 7 y)         Agency: Fenwick City Fire Bureau (mutual request)
Request: DFM Voight        Date of search: Monday 01/29/24       Start 1015      End 1052       Temp 34 F
Scene: 61 Quarry Hollow Rd, detached garage      Condition: overhauled, snow melt, foam residue, debris raked into three piles. Front loader track marks present. Vehicle removed to lawn.
Certification: Annual, KDSI.  Last evaluated: 12/09/2022.     Current [ ] yes  [X] renewal scheduled
Distraction test before search: waived (weather).
SEARCH
 Pass   Area                               Result                          Marker
 1      perimeter, clockwise               no response
 2      bay 1, slab, center                no response
 3      bay 2, slab                        no response
 4      NW corner at mower                 ALERT (passive sit)             1
 5      workbench pile on the driveway     ALERT                           2
 6      man door sill                      ALERT                           3
 7      apron, front                       ALERT (handler cue repeated)    4
 8      workbench wall, in place           interest, no final response
Total alerts: 4
Comments: Handler advised before the search that the homeowner is the suspect. Boots of three firefighters were not checked. Samples collected by DFM Voight after the canine was put up, handler did not see the collection. Canine alert without laboratory confirmation shall not be used to establish presence of an ignitable liquid.
Fed 1.5 c kibble on scene. Mileage 88. Canine returned to kennel 1340, no injuries, paws rinsed.`,
    ],
    [
      "Laboratory report FD24-0417.pdf",
      `KEYSTATE FORENSIC LABORATORIES, LLC              Fire Debris Section
REPORT OF ANALYSIS        Lab no. FD24-0417         Date of report: March 21, 2024
Submitted by: Wexley Co. Fire Marshal         Received: 02/09/2024, via common carrier (box, 1)       Agency ref WCFM 24-006
METHOD: ASTM E1412 passive headspace; ASTM E1618 GC-MS
ITEM   DESCRIPTION / LABEL                                 CONDITION ON RECEIPT          RESULT
1      Quart can, "NW corner by mower"                     sealed                        Gasoline
2      Quart can, "bench"                                  lid not seated, no tape       No ignitable liquid identified
3      Pint jar, plastic lid, "door sill"                  sealed                        No ignitable liquid identified; terpenes (softwood)
4      Quart can, "apron"                                  sealed                        Gasoline, trace
5      Not received (listed on form)                       --                            --
6      Zip style bag, "shoes, R.S."                        bag, no seal                  Not examined: improper packaging
REMARKS: No comparison (control) sample was submitted. Gasoline is consumed by and may be present with motorized equipment. The finding of an ignitable liquid does not by itself establish that a fire was intentionally set. A heavy petroleum distillate such as kerosene was not detected in items 1 to 4.
Examined by: M. Treadway, B.S.        Technical review: ____________
Evidence will be destroyed 120 days from the date of report unless other instructions are received. This report shall not be reproduced except in full. The laboratory's scope of accreditation is available on its web site. Opinions and interpretations are outside of the said scope. Fees for testimony are given in the schedule; a minimum of four hours is charged, portal to portal.`,
    ],
    [
      "Criminal complaint and affidavit.pdf",
      `COMMONWEALTH OF PENNSYLVANIA            POLICE CRIMINAL COMPLAINT
COUNTY OF WEXLEY   Magisterial District 67-3-02        Docket CR-41-24       OTN X 331907-2
COMMONWEALTH vs.  RAYMOND A STEPANEK      61 Quarry Hollow Rd   W/M   5'7"   DOB 11/30/1971
Charges: 18 3301(c)(2),(3) arson endangering property F2;  3301(a)(2) F1;  4117(a)(2) insurance fraud F3;  3302 causing catastrophe F1
AFFIDAVIT OF PROBABLE CAUSE
1. Your affiant is Cpl. Wayne Detrich of the Alder Run Township Police, a sworn officer for 14 years. Your affiant has attended a two day course in fire crimes.
2. On 27 January 2024 at 0214 hrs the defendant's detached garage at the above address was destroyed by fire.
3. DFM Voight ruled the fire incendiary with multiple points of origin. A certified accelerant canine alerted five times. The laboratory has confirmed gasoline.
4. Neighbor Ilona FARKAS positively identified the defendant, whom she has known for twenty years, running from the garage with a metal gas can in his hand seconds before the fire.
5. The defendant raised the insurance on the garage from $20,000 to $60,000 two weeks before the fire.
6. The defendant lost his job in September and was three months behind on his mortgage.
7. The defendant removed his prized 1968 coupe from the garage the day before the fire.`,
      `Docket CR-41-24     Affidavit (continued)
8. On 30 January 2024 the defendant came voluntarily to the Alder Run station and was interviewed from 1800 to 2110 hrs. He was free to leave. He first said that he was asleep. When confronted he changed his story and said that he was driving back from his daughter's. He said "maybe I did leave the heater on, I don't know, it's my fault." He would not take a polygraph. Your affiant kept the defendant's truck keys and cellular telephone on the desk so he would not be distracted.
9. The defendant's shoes were taken and smelled of gasoline.
10. On 6 February 2024 the defendant submitted a claim to Tri-Rivers Mutual for $58,900.
Based on the foregoing your affiant asks that a warrant of arrest issue.
I, WAYNE DETRICH, BEING DULY SWORN ACCORDING TO THE LAW, DEPOSE AND SAY THAT THE FACTS SET FORTH IN THE FOREGOING AFFIDAVIT ARE TRUE AND CORRECT TO THE BEST OF MY KNOWLEDGE, INFORMATION AND BELIEF. I CERTIFY THAT THIS FILING COMPLIES WITH THE PROVISIONS OF THE CASE RECORDS PUBLIC ACCESS POLICY OF THE UNIFIED JUDICIAL SYSTEM.
Sworn to me and subscribed before me this 8th day of March, 2024         MDJ L. Crandall
Bail: $50,000 10%   posted 03/09/24      Prelim. hearing: 04/02/24 10:30 AM, waived [ ] held [X] 
Conditions: no contact w/ Farkas; reside w/ daughter; surrender accelerants (sic).`,
    ],
    [
      "Farkas statement.pdf",
      `ALDER RUN TOWNSHIP POLICE         VOLUNTARY STATEMENT
Name  Ilona Farkas        Age 71       Address  58 Quarry Hollow        Date  1-27-24     Time  8:20 AM
(in witness's handwriting)
I was up with my hip about quarter to two. I take Ambien but it does not always hold me. I saw orange light on the bedroom wall and I went to the window and the Stepanek's garage was burning inside I could see it in the little window. I called 911 that minute.
Before that, maybe ten minutes or maybe more, the dog barked and I saw a fellow walking, not running, from the side of the garage toward the camper. He was a tall fellow and skinny. He had a dark coat with the hood up. I did not see his face because the yard light is burned out since Christmas. I did not see anything in his hands but I was looking through the screen. I supposed it was Ray because it's his garage. But Ray is short and stout so I am not sure now. It could be the nephew.
The lights in that garage have been flickering for a week. I told Ray to get it looked at.
Ray's truck was not in the drive, I would have seen it, it is always under my window.
They had a fight, Ray and the nephew, on Thursday about money. I heard Ray say "I'll burn the whole d--- place down before I give you it."
I have poor sight in the left eye, the right had the cataract done.
Signed  I. Farkas          Officer: Cpl Detrich       Pages 1 of 1`,
    ],
    [
      "Examination under oath Stepanek.pdf",
      `TRI-RIVERS MUTUAL INSURANCE COMPANY            Claim 24-H-55108
EXAMINATION UNDER OATH OF RAYMOND STEPANEK              February 22, 2024, commencing at 1:07 p.m.
By Colleen Marsh, Esq., for the Company.        Mr. Stepanek appeared without counsel.
(excerpt, pp. 31 to 34)
Q. Where were you at two in the morning?
A. On the Turnpike. I was up in Harwick with my daughter, she was in the hospital with the baby. I left about one.
Q. You told the fire marshal you were asleep.
A. No. I told him I wished I was home asleep. He was writing and not looking at me.
Q. When did you get there?
A. Five or so. I stopped at the plaza and slept some in the truck.
Q. The fuel in the garage?
A. The mower, there is always gas in the mower. And a plastic can, red, by the mower. Not by the door.
Q. Did you have power out there?
A. Sure. I had the charger on the Buick. The battery on the Buick was down. I left it on Thursday night.
Q. And the heater?
A. Kerosene. It was off. I thought it was off.
Q. Your coupe wasn't in there.
A. It's been at Lehr's body shop since the second week of December. You can call them.`,
      `(Claim 24-H-55108, EUO, p. 33)
Q. Are you behind on anything?
A. I was behind one in October. I caught up. I got my severance on November 15. The bank has it.
Q. Who has keys?
A. Me, and Cody. Cody has one since the summer. And the one on the hook in the breezeway.
Q. Does Cody smoke?
A. Like a chimney. I told him, not in there.
Q. Did you and Cody have a disagreement?
A. He wanted his mother's share of the place, and I said no. He left that Friday night. He came back for his stuff I guess, his stuff is gone out of the camper. He won't pick up when I call.
Q. Did you say you would burn it down?
A. I might have said something stupid. People say that.
Q. The limit was raised. Why?
A. Your agent told me to, Mrs. Ott. She came and measured and said I was under insured. That was back in the fall.
Q. Have you made any claims before?
A. Wind, the shed roof, 2016. And a kitchen fire in 2009 at our other house, the toaster.
(Recess 2:02 p.m. to 2:15 p.m.)
MS. MARSH: Let the record show that the witness gave us his phone bill, and will sign and return the transcript within thirty days.`,
    ],
    [
      "Tri-Rivers policy and SIU letter.pdf",
      `TRI-RIVERS MUTUAL INSURANCE COMPANY       Homeowners Declarations (Amended)
Policy H 410-7726    Named insured: R A STEPANEK          Amended effective: 10/03/2023       Reason: agent reinspection (J. Ott)
Coverage A dwelling           $212,000
Coverage B other structures   $ 44,000      (was $20,000)
Coverage C contents           $ 98,000
Deductible $1,000 all peril.         Mortgagee: Alder Run Savings
Forms: HO 00 03, HO 04 77, HO 17 33
-----
Special Investigations        March 4, 2024
Cpl. Detrich:
Pursuant to the Arson Reporting Immunity Act, 40 P.S. 1610.1, enclosed is our file to date. You had asked on February 1 that we take an examination under oath and put to the insured the questions which you listed. This has been done. The mortgagee reports the loan current as of 1/16/2024, one late payment 10/2023. The proof of loss submitted is for $41,250.
Our own engineer, Mr. Pendry of Atlantic Fire Consultants, was at the site on February 14. He collected the branch wiring and a battery charger from the driveway pile. His findings are under review by our counsel and are not enclosed.
The claim is reserved. Please let us know if charges will be filed so that we may make our decision within the 90 days.
G. Tolliver, SIU
Enc: policy, proof of loss, EUO transcript (excerpt), phone bill
This communication is privileged to the extent allowed by law. If you have received it in error please destroy all copies and notify the sender by collect call.`,
    ],
    [
      "Toll account activity.pdf",
      `ROADPASS CUSTOMER SERVICE CENTER           ACCOUNT ACTIVITY STATEMENT
Account holder: STEPANEK R      Transponder ...04417 (Class 1, pickup)     Statement 01/01/24 to 01/31/24
POST DATE   TRANS DATE   TIME     FACILITY    ENTRY           EXIT            PLATE READ     TOLL
01/09       01/06/24     09:12    PT          Alder Run 14    Harwick 31      match          7.40
01/09       01/06/24     18:50    PT          Harwick 31      Alder Run 14    match          7.40
01/27       01/26/24     17:33    PT          Alder Run 14    Harwick 31      match          7.40
01/29       01/27/24     01:22    PT          Harwick 31      --  (entry)     match
01/29       01/27/24     04:46    PT          --              Alder Run 14    no image       7.40
01/31       01/27/24     16:05    PT          Alder Run 14    Harwick 31      match          7.40
Distance Alder Run 14 to Harwick 31: 58.2 miles.  Service plaza Blue Rock at mile 22.4.
Auto replenishment: $35.00 on 01/27. Balance $22.16.
Statement messages: Mount your transponder properly. An unmounted transponder may not be read and can cause a fare by plate. Time shown is the time at exit unless otherwise noted. If you do not agree with a transaction, you have sixty days to submit a dispute in writing. Vehicle images are kept ninety days. Winter driving: give plows room. Move over for emergency responders, it is the law.`,
    ],
  ]),
  key: {
    offence: "other",
    issues: [
      "alibi",
      "identification",
      "search",
      "custody-chain",
      "voluntariness",
      "miranda",
      "witness-reliability",
      "disclosure",
      "intent",
    ],
    gaps: [
      /911|emergency call|\bcad\b|dispatch/i,
      /cody|nephew/i,
      /pendry|atlantic fire|engineer|branch wiring|battery charger/i,
      /chromatogram|gc.?ms|bench notes|raw data|lab(oratory)? (file|data|notes|bench|case)|treadway/i,
      /(canine|dog|k-?9|juno|pawlik).*(train|certif|record|log|reliab)|(train|certif|record|log).*(canine|dog|k-?9|juno|pawlik)/i,
      /photo(graph)?s?\b|scene (diagram|sketch)|diagram/i,
      /chain of custody|common carrier|evidence (log|form|receipt)|custody/i,
      /interview (video|audio|recording|notes)|recording.*interview|polygraph|station interview/i,
    ],
    contradictions: [
      {
        one: [1, /unlocked and standing open with no sign of forced/],
        other: [2, /Side door locked, forced with irons/],
      },
      { one: [1, /no electrical service to the garage/], other: [2, /burned thru and arcing on the snow/] },
      { one: [1, /gave five separate alerts/], other: [3, /Total alerts: 4/] },
      { one: [1, /All samples were confirmed positive/], other: [4, /"bench" {10,}lid not seated/] },
      { one: [5, /positively identified the defendant, whom she/], other: [6, /I did not see his face/] },
      { one: [5, /from \$20,000 to \$60,000 two weeks before/], other: [8, /Amended effective: 10\/03\/2023/] },
      { one: [1, /On 1\/27, before any debris was disturbed/], other: [3, /overhauled, snow melt, foam residue/] },
    ],
    factors: [
      { sign: 1, quote: /01\/27\/24 {5}01:22|On the Turnpike|truck was not in the drive/ },
      { sign: 1, quote: /tall fellow and skinny|did not see his face/ },
      { sign: 1, quote: /No consent form or warrant was used/ },
      { sign: 1, quote: /No comparison \(control\) sample|lid not seated, no tape|does not by itself establish/ },
      { sign: 1, quote: /renewal scheduled|homeowner is the suspect|interest, no final response/ },
      { sign: 1, quote: /loan current as of 1\/16\/2024|agent reinspection/ },
      { sign: -1, quote: /burn the whole d--- place down/ },
      { sign: -1, quote: /changed his story|at home asleep|shoes were taken and smelled/ },
    ],
    events: [
      "2024-01-27 02:14",
      "2024-01-27 02:44",
      "2024-01-27 04:25",
      "2024-01-29 10:15",
      "2024-01-30 18:00",
      "2024-02-22 13:07",
    ],
    fair: {
      issues: ["hearsay", "recording-gap", "counsel", "speedy-trial"],
      gaps: [
        /voight|marshal'?s? (notes|file)|field notes|notes|handwritten/i,
        /snell|oakes|brubaker|firefighter|fire ?company personnel|\bsta(tion)? (9|14)\b/i,
        /detrich/i,
        /pentri|electric (company|utility)|utility|meter|sub-?panel|breaker|wiring/i,
        /daughter|harwick|hospital/i,
        /plaza|blue rock/i,
        /toll|roadpass|transponder|e-?z.?pass|plate (image|read)|images/i,
        /cell(ular)? (telephone|phone|site)|phone (record|bill|extraction|data)|location data/i,
        /lehr|body shop/i,
        /\bott\b|\bagent\b|underwriting/i,
        /marsh|euo|full transcript|examination under oath|pages? (1|31)/i,
        /tolliver|\bsiu\b|claim file|proof of loss|insurance file|insur/i,
        /bank|mortgage|savings|financial|severance|employer/i,
        /farkas/i,
        /ambien|eye ?sight|cataract|ophthal|(medical|vision) record|vision|prescription/i,
        /yard light|lighting/i,
        /weather|wind|snow/i,
        /heater|kerosene|propane/i,
        /shop vac|vacuum|mower|debris|spoliation|buick|pulled out|vehicle in bay|passenger car/i,
        /gas(oline)? can|plastic can|metal can|\bcan\b/i,
        /shoes?\b/i,
        /sample 5|fifth sample|item 5|comparison|control sample/i,
        /fingerprint|latent|dna/i,
        /keys?\b|\block\b/i,
        /search warrant|administrative warrant|consent|warrant/i,
        /miranda|waiver|rights form/i,
        /nfpa|curriculum|qualifications|\bcv\b|training|certification|accredit|proficiency|\biaai\b/i,
        /technical review|peer review/i,
        /expert/i,
        /boots|gear|front loader|loader/i,
        /body.?(worn|cam)|bwc|dash/i,
        /doorbell|surveillance|video|camera|cctv/i,
        /criminal (history|record)|prior (fire|conviction|record|arrest)/i,
        /2009|kitchen fire|claims history/i,
        /canvass|other neighbor|neighbors/i,
        /immunity act|february 1|correspondence|email|questions which/i,
        /camper/i,
        /front loader|demolition|excavat/i,
        /radio|thermal imag|helmet cam/i,
        /personnel|disciplin|brady|impeach/i,
        /preliminary hearing|transcript/i,
        /polic(y|ies)|protocol|procedure|guideline/i,
        /medical (record|report).*firefighter|injur/i,
        /appraisal|valuation/i,
      ],
      contradictions: [
        { one: [2, /refilled with gasoline at the apron/], other: [4, /"apron"/] },
        { one: [2, /refilled with gasoline at the apron/], other: [3, /apron, front/] },
        { one: [2, /refilled with gasoline at the apron/], other: [1, /All samples were confirmed positive/] },
        { one: [2, /refilled with gasoline at the apron/], other: [5, /laboratory has confirmed gasoline/] },
        { one: [1, /are caused by a liquid accelerant/], other: [4, /"bench" {10,}lid not seated/] },
        { one: [1, /intentionally set by means of an open flame/], other: [4, /"bench" {10,}lid not seated/] },
        { one: [1, /too badly burned to be examined/], other: [8, /His findings are under review/] },
        { one: [1, /heavy black smoke and a gasoline smell/], other: [4, /"bench" {10,}lid not seated/] },
        { one: [5, /with multiple points of origin/], other: [3, /interest, no final response/] },
        { one: [1, /at least two areas of origin/], other: [4, /"bench" {10,}lid not seated/] },
        { one: [1, /reported to 911 at 2:14/], other: [2, /01\/27\/2024 {2}02:31/] },
        { one: [1, /reported to 911 at 2:14/], other: [6, /with my hip about quarter to two/] },
        { one: [2, /01\/27\/2024 {2}02:31/], other: [6, /with my hip about quarter to two/] },
        { one: [2, /01\/27\/2024 {2}02:31/], other: [6, /I called 911 that minute/] },
        { one: [1, /reported to 911 at 2:14/], other: [6, /I called 911 that minute/] },
        { one: [5, /27 January 2024 at 0214/], other: [2, /01\/27\/2024 {2}02:31/] },
        { one: [5, /27 January 2024 at 0214/], other: [6, /with my hip about quarter to two/] },
        { one: [1, /29 degrees, calm, with old snow/], other: [2, /Wind 15-20 NW/] },
        {
          one: [1, /unlocked and standing open with no sign of forced/],
          other: [7, /the one on the hook in the breezeway/],
        },
        { one: [1, /person who set the fire had a key/], other: [2, /Side door locked, forced with irons/] },
        { one: [1, /person who set the fire had a key/], other: [7, /Cody has one since the summer/] },
        { one: [1, /unlocked and standing open with no sign of forced/], other: [2, /Overhead doors shut/] },
        { one: [1, /no electrical service to the garage/], other: [6, /lights in that garage have been flickering/] },
        { one: [1, /no electrical service to the garage/], other: [7, /I had the charger on the Buick/] },
        { one: [1, /sub-panel main was found in the OFF/], other: [2, /burned thru and arcing on the snow/] },
        { one: [1, /sub-panel main was found in the OFF/], other: [7, /I had the charger on the Buick/] },
        { one: [1, /sub-panel main was found in the OFF/], other: [6, /lights in that garage have been flickering/] },
        { one: [1, /Electricity is eliminated as a cause/], other: [2, /burned thru and arcing on the snow/] },
        { one: [1, /Electricity is eliminated as a cause/], other: [6, /lights in that garage have been flickering/] },
        { one: [1, /Electricity is eliminated as a cause/], other: [7, /I had the charger on the Buick/] },
        { one: [1, /Electricity is eliminated as a cause/], other: [8, /collected the branch wiring/] },
        { one: [1, /no electrical service to the garage/], other: [8, /collected the branch wiring/] },
        { one: [1, /no gas, no heater and no stove/], other: [2, /Kerosene heater found tipped/] },
        { one: [1, /no gas, no heater and no stove/], other: [7, /A\. Kerosene\. It was off/] },
        { one: [1, /no gas, no heater and no stove/], other: [2, /Propane cyl by the bench/] },
        { one: [1, /no gas, no heater and no stove/], other: [5, /"maybe I did leave the heater on/] },
        { one: [7, /Kerosene\. It was off/], other: [5, /"maybe I did leave the heater on/] },
        { one: [7, /thought it was off/], other: [5, /"maybe I did leave the heater on/] },
        { one: [1, /heavy black smoke and a gasoline smell/], other: [2, /White to gray smoke/] },
        { one: [1, /heavy black smoke and a gasoline smell/], other: [2, /No odor noted/] },
        { one: [1, /saw Stepanek run from the garage with a can/], other: [6, /a fellow walking, not running/] },
        { one: [1, /saw Stepanek run from the garage with a can/], other: [6, /I did not see his face/] },
        { one: [1, /saw Stepanek run from the garage with a can/], other: [6, /did not see anything in his hands/] },
        { one: [1, /saw Stepanek run from the garage with a can/], other: [6, /Ray is short and stout/] },
        { one: [1, /saw Stepanek run from the garage with a can/], other: [6, /He was a tall fellow/] },
        { one: [1, /saw Stepanek run from the garage with a can/], other: [6, /Before that, maybe ten minutes/] },
        { one: [1, /saw Stepanek run from the garage with a can/], other: [6, /It could be the nephew/] },
        { one: [1, /saw Stepanek run from the garage with a can/], other: [7, /A\. On the Turnpike/] },
        { one: [1, /saw Stepanek run from the garage with a can/], other: [9, /01\/27\/24 {5}01:22/] },
        { one: [1, /saw Stepanek run from the garage with a can/], other: [9, /01\/27\/24 {5}04:46/] },
        { one: [1, /saw Stepanek run from the garage with a can/], other: [6, /Ray's truck was not in the drive/] },
        { one: [5, /running from the garage with a metal gas can/], other: [6, /a fellow walking, not running/] },
        { one: [5, /running from the garage with a metal gas can/], other: [6, /did not see anything in his hands/] },
        { one: [5, /running from the garage with a metal gas can/], other: [6, /Before that, maybe ten minutes/] },
        { one: [5, /running from the garage with a metal gas can/], other: [6, /Ray is short and stout/] },
        { one: [5, /running from the garage with a metal gas can/], other: [6, /He was a tall fellow/] },
        { one: [5, /running from the garage with a metal gas can/], other: [6, /It could be the nephew/] },
        { one: [5, /running from the garage with a metal gas can/], other: [6, /yard light is burned out/] },
        { one: [5, /running from the garage with a metal gas can/], other: [6, /I supposed it was Ray/] },
        { one: [5, /running from the garage with a metal gas can/], other: [6, /poor sight in the left eye/] },
        {
          one: [5, /running from the garage with a metal gas can/],
          other: [1, /remains of a red plastic gasoline can/],
        },
        { one: [5, /running from the garage with a metal gas can/], other: [7, /a plastic can, red, by the mower/] },
        { one: [5, /running from the garage with a metal gas can/], other: [7, /A\. On the Turnpike/] },
        { one: [5, /running from the garage with a metal gas can/], other: [9, /01\/27\/24 {5}01:22/] },
        { one: [5, /running from the garage with a metal gas can/], other: [9, /01\/27\/24 {5}04:46/] },
        { one: [5, /running from the garage with a metal gas can/], other: [6, /Ray's truck was not in the drive/] },
        { one: [5, /W\/M {3}5'7"/], other: [6, /He was a tall fellow/] },
        { one: [6, /Ray is short and stout/], other: [6, /He was a tall fellow/] },
        { one: [6, /I supposed it was Ray/], other: [6, /Ray is short and stout/] },
        { one: [6, /I supposed it was Ray/], other: [6, /It could be the nephew/] },
        { one: [6, /I supposed it was Ray/], other: [6, /Ray's truck was not in the drive/] },
        { one: [6, /I supposed it was Ray/], other: [6, /He was a tall fellow/] },
        { one: [1, /found just inside of the man door/], other: [7, /a plastic can, red, by the mower/] },
        { one: [1, /found just inside of the man door/], other: [7, /Not by the door/] },
        { one: [1, /at least two areas of origin/], other: [2, /Area of origin: U undetermined/] },
        { one: [5, /with multiple points of origin/], other: [2, /Area of origin: U undetermined/] },
        { one: [1, /at least two areas of origin/], other: [3, /interest, no final response/] },
        { one: [1, /Low burning was present across the center/], other: [3, /bay 1, slab, center/] },
        { one: [1, /"puddle" patterns and deep charring/], other: [3, /bay 1, slab, center/] },
        { one: [1, /are caused by a liquid accelerant/], other: [3, /bay 1, slab, center/] },
        { one: [1, /On 1\/27, before any debris was disturbed/], other: [3, /Monday 01\/29\/24/] },
        { one: [1, /On 1\/27, before any debris was disturbed/], other: [2, /Overhauled w\/ rakes/] },
        { one: [1, /On 1\/27, before any debris was disturbed/], other: [2, /One passenger car in bay 2/] },
        { one: [1, /On 1\/27, before any debris was disturbed/], other: [3, /Front loader track marks/] },
        { one: [1, /On 1\/27, before any debris was disturbed/], other: [3, /Vehicle removed to lawn/] },
        { one: [1, /On 1\/27, before any debris was disturbed/], other: [1, /Re-examined 01\/29\/2024/] },
        { one: [1, /gave five separate alerts/], other: [3, /Monday 01\/29\/24/] },
        { one: [1, /gave five separate alerts/], other: [3, /interest, no final response/] },
        { one: [1, /gave five separate alerts/], other: [3, /overhauled, snow melt, foam residue/] },
        { one: [5, /canine alerted five times/], other: [3, /Total alerts: 4/] },
        { one: [5, /A certified accelerant canine/], other: [3, /\[X\] renewal scheduled/] },
        { one: [5, /A certified accelerant canine/], other: [3, /Last evaluated: 12\/09\/2022/] },
        { one: [3, /Certification: Annual/], other: [3, /Last evaluated: 12\/09\/2022/] },
        { one: [5, /canine alerted five times/], other: [3, /interest, no final response/] },
        { one: [1, /I took one sample at each/], other: [4, /5 {6}Not received/] },
        { one: [1, /I took one sample at each/], other: [3, /Total alerts: 4/] },
        { one: [1, /clean metal cans, sealed, and carried by me/], other: [4, /via common carrier/] },
        { one: [1, /clean metal cans, sealed, and carried by me/], other: [4, /lid not seated, no tape/] },
        { one: [1, /clean metal cans, sealed, and carried by me/], other: [4, /Pint jar, plastic lid/] },
        { one: [1, /clean metal cans, sealed, and carried by me/], other: [4, /Zip style bag/] },
        { one: [1, /clean metal cans, sealed, and carried by me/], other: [4, /5 {6}Not received/] },
        { one: [1, /All samples were confirmed positive/], other: [4, /"door sill" {10,}sealed/] },
        { one: [1, /All samples were confirmed positive/], other: [4, /5 {6}Not received/] },
        { one: [1, /All samples were confirmed positive/], other: [4, /Not examined: improper/] },
        { one: [1, /All samples were confirmed positive/], other: [4, /Date of report: March 21/] },
        { one: [1, /H\. Voight {6}03\/01\/2024/], other: [4, /Date of report: March 21/] },
        { one: [5, /laboratory has confirmed gasoline/], other: [4, /Date of report: March 21/] },
        { one: [5, /laboratory has confirmed gasoline/], other: [4, /"bench" {10,}lid not seated/] },
        { one: [5, /laboratory has confirmed gasoline/], other: [4, /"door sill" {10,}sealed/] },
        { one: [5, /8th day of March, 2024/], other: [4, /Date of report: March 21/] },
        { one: [5, /shoes were taken and smelled/], other: [4, /Not examined: improper/] },
        { one: [1, /intentionally set by means of an open flame/], other: [4, /does not by itself establish/] },
        { one: [1, /intentionally set by means of an open flame/], other: [2, /burned thru and arcing on the snow/] },
        { one: [1, /intentionally set by means of an open flame/], other: [2, /Area of origin: U undetermined/] },
        { one: [1, /intentionally set by means of an open flame/], other: [2, /Kerosene heater found tipped/] },
        { one: [1, /too badly burned to be examined/], other: [8, /a battery charger from the driveway/] },
        { one: [1, /were at the workbench/], other: [2, /bench area pulled apart/] },
        { one: [1, /Smoking was eliminated/], other: [7, /Like a chimney/] },
        { one: [1, /owner said he does not smoke/], other: [7, /Like a chimney/] },
        { one: [1, /was not interviewed because he was out/], other: [6, /toward the camper/] },
        { one: [1, /was not interviewed because he was out/], other: [6, /It could be the nephew/] },
        { one: [1, /He was calm/], other: [2, /upset, crying/] },
        { one: [1, /He asked me, "Is it all gone/], other: [2, /He said where is Cody/] },
        { one: [1, /at home asleep and had gone out for coffee/], other: [7, /A\. On the Turnpike/] },
        { one: [1, /at home asleep and had gone out for coffee/], other: [7, /wished I was home asleep/] },
        { one: [1, /at home asleep and had gone out for coffee/], other: [9, /01\/27\/24 {5}04:46/] },
        { one: [1, /at home asleep and had gone out for coffee/], other: [9, /01\/27\/24 {5}01:22/] },
        { one: [1, /at home asleep and had gone out for coffee/], other: [6, /Ray's truck was not in the drive/] },
        { one: [1, /at home asleep and had gone out for coffee/], other: [5, /said that he was driving back/] },
        { one: [5, /He first said that he was asleep/], other: [7, /A\. On the Turnpike/] },
        { one: [5, /He first said that he was asleep/], other: [7, /wished I was home asleep/] },
        { one: [5, /He first said that he was asleep/], other: [5, /said that he was driving back/] },
        { one: [5, /He first said that he was asleep/], other: [9, /01\/27\/24 {5}04:46/] },
        { one: [5, /He first said that he was asleep/], other: [9, /01\/27\/24 {5}01:22/] },
        { one: [7, /You told the fire marshal you were asleep/], other: [7, /wished I was home asleep/] },
        { one: [7, /I left about one/], other: [9, /01\/27\/24 {5}04:46/] },
        { one: [7, /stopped at the plaza and slept/], other: [9, /01\/27\/24 {5}04:46/] },
        { one: [9, /01\/27\/24 {5}04:46/], other: [9, /Time shown is the time at exit/] },
        { one: [1, /Scene released 0655/], other: [1, /still under the control of this office/] },
        { one: [1, /Scene released 0655/], other: [1, /Re-examined 01\/29\/2024/] },
        { one: [1, /Scene released 0655/], other: [3, /Monday 01\/29\/24/] },
        { one: [1, /Scene released 0655/], other: [2, /07:02/] },
        { one: [1, /On scene: 0425/], other: [2, /DFM Voight 04:30/] },
        { one: [5, /from \$20,000 to \$60,000 two weeks before/], other: [8, /\$ 44,000 {6}\(was/] },
        { one: [5, /from \$20,000 to \$60,000 two weeks before/], other: [7, /That was back in the fall/] },
        { one: [5, /from \$20,000 to \$60,000 two weeks before/], other: [7, /Your agent told me to/] },
        { one: [5, /three months behind on his mortgage/], other: [7, /behind one in October/] },
        { one: [5, /three months behind on his mortgage/], other: [7, /I caught up/] },
        { one: [5, /three months behind on his mortgage/], other: [8, /loan current as of/] },
        { one: [5, /removed his prized 1968 coupe/], other: [7, /at Lehr's body shop/] },
        { one: [5, /claim to Tri-Rivers Mutual for \$58,900/], other: [8, /submitted is for \$41,250/] },
        { one: [5, /claim to Tri-Rivers Mutual for \$58,900/], other: [8, /\$ 44,000 {6}\(was/] },
        { one: [5, /He was free to leave/], other: [5, /kept the defendant's truck keys/] },
        { one: [5, /came voluntarily to the Alder Run/], other: [5, /kept the defendant's truck keys/] },
        { one: [5, /whom she has known for twenty years/], other: [6, /It could be the nephew/] },
        { one: [6, /did not see anything in his hands/], other: [6, /through the screen/] },
        { one: [2, /property 38,000/], other: [5, /claim to Tri-Rivers Mutual for \$58,900/] },
        { one: [5, /FARKAS positively identified the defendant/], other: [6, /Ray is short and stout/] },
        { one: [7, /He left that Friday night/], other: [6, /It could be the nephew/] },
        { one: [7, /He left that Friday night/], other: [6, /toward the camper/] },
        { one: [7, /left it on Thursday night/], other: [1, /no electrical service to the garage/] },
        { one: [7, /I might have said something stupid/], other: [6, /"I'll burn the whole/] },
        { one: [1, /Electricity is eliminated as a cause/], other: [7, /left it on Thursday night/] },
        { one: [5, /A certified accelerant canine/], other: [3, /Total alerts: 4/] },
      ],
    },
  },
};
