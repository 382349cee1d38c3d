import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const PORCH_CASE: CaseFile = {
  name: "Illinois foot chase, pistol under a back porch, felon in possession",
  documents: makeDocuments([
    [
      "Arrest report and narrative 25-06-3318.pdf",
      `KETTLE GROVE POLICE DEPARTMENT                              ARREST REPORT           FINAL APPROVAL
CB NO. 2025-1190      RD NO. 25-06-3318        IR NO. 40771
NAME: OCHSNER, BRANDON T      M / 1 / WHI    DOB: 17-MAR-1998    AGE 27     RES: 1822 W. Dorset St  2ND FL
HT 511  WT 160  HAIR BRO  EYES BLU    MARKS: TATTOO R FOREARM "MIA"
ARREST DATE: 14-JUN-2025  23:14      LOC: 1739 W. DORSET ST  (ALLEY)     BEAT 312
ARRESTING OFF #1: PETROSKY, D   STAR 556    UNIT 612        #2: ALCAZAR, M   STAR 590   UNIT 612
CHARGE: 720 ILCS 5/24-1.1(A)   UUW BY FELON, CLASS 3            [X] PAROLE/MSR: NO    FOID: REVOKED    CCL: NONE
NARRATIVE
EVENT 6120. THIS IS AN ON VIEW ARREST BY BEAT 3162D IN SUMMARY: R/OS WERE ON ROUTINE PATROL IN AN UNMARKED VEHICLE W/B ON DORSET IN AN AREA KNOWN FOR GANG AND NARCOTIC ACTIVITY WHEN R/OS OBSERVED THE ABOVE SUBJECT STANDING ON THE SIDEWALK AT 1745 W DORSET WITH TWO OTHER UNK MALES. UPON SEEING R/OS SUBJECT LOOKED IN R/OS DIRECTION, GRABBED THE FRONT OF HIS WAISTBAND AND FLED N/B THROUGH THE GANGWAY. P.O. PETROSKY EXITED AND GAVE CHASE ON FOOT WHILE ANNOUNCING OFFICE. P.O. PETROSKY NEVER LOST SIGHT OF THE SUBJECT. FROM A DISTANCE OF APPROX. TEN FEET AND WITH THE AID OF ARTIFICIAL LIGHTING P.O. PETROSKY OBSERVED THE SUBJECT REMOVE A BLACK HANDGUN FROM HIS WAISTBAND WITH HIS RIGHT HAND AND TOSS IT UNDER THE REAR PORCH OF 1741 W DORSET. SUBJECT WAS DETAINED IN THE ALLEY AFTER A SHORT STRUGGLE.`,
      `RD NO. 25-06-3318  NARRATIVE CONT                                                    PAGE 2
P.O. PETROSKY IMMEDIATELY RELOCATED TO THE PORCH AND RECOVERED FROM UNDER SAME ONE (1) BLACK SMITH AND WESSON SD40VE .40 CAL SEMI AUTO PISTOL SER# FXD4471 LOADED WITH ONE LIVE ROUND IN THE CHAMBER AND TWELVE LIVE ROUNDS IN THE MAGAZINE. NAME CHECK REVEALED SUBJECT TO BE A CONVICTED FELON (PCS 2019). SUBJECT WAS ADVISED OF HIS RIGHTS PER THE ICR CARD AND RELATED "I JUST FOUND IT, I NEED IT FOR PROTECTION." SUBJECT REFUSED TO SIGN.
SUBJECT WAS WEARING A BLACK T-SHIRT AND GRAY SHORTS. TWO OTHER MALES LEFT THE SCENE AND WERE NOT IDENTIFIED. NO INJURIES TO R/OS. SUBJECT COMPLAINED OF PAIN TO FACE, SMALL ABRASION, REFUSED EMS. TRR NOT REQUIRED PER SGT MCGINTY. BODY CAMERAS WERE ACTIVATED. INV 15206671.
SUBJECT TRANSPORTED TO LOCKUP BY 3171. PROCESSED. ASA FELONY REVIEW (BRANNIGAN) APPROVED 0240 HRS 15-JUN-2025 BY PHONE.
HOLDING FACILITY LOG:  RECEIVED 23:58    PRINTS TAKEN 00:31    PHOTO 00:36   PHONE CALL 03:10   FED: YES (2)   MEDS: NONE
QUESTIONNAIRE: IS ARRESTEE SICK OR INJURED?  YES "JAW"    SUICIDAL? NO   FIRST ARREST? NO   PREGNANT? N/A   ASTHMA? NO  WEARING CLOTHING UNSUITABLE? NO  HAS ARRESTEE A CHILD AT HOME? YES
PERSONAL PROPERTY: 1 PHONE SAMSUNG, 1 LIGHTER, $41.00 USC, KEYS, 1 CAN (DISPOSED)
COURT DATE: 16-JUN-2025  BRANCH 2     DETENTION HEARING PETITION: TO BE FILED`,
    ],
    [
      "Event query 6120 and radio.txt",
      `KETTLE GROVE / LAMONT JOINT EMERGENCY COMM CTR         EVENT QUERY      EVT 25165-06120
PRINTED FOR SUBPOENA 25-880   BY OPER 44.  RADIO ZONE 3 RECORDING SUMMARY BY OPER - NOT VERBATIM
TYPE  ONVIEW / FOOT PURSUIT     PRI 1       LOC 1745 W DORSET ST    UNIT 3162D  (PETROSKY/ALCAZAR)
23:09:47  ADDED BY 3162D
23:09:51  3162D  FOOT CHASE NORTH FROM DORSET, MALE WHITE, RED SHIRT
23:10:05  3162D  HES GOING OVER A FENCE
23:10:22  OPER   3162D YOUR LOCATION?
23:10:26  3162D  (ALCAZAR) IM IN THE CAR, GOING ROUND. HES WITH HIM
23:10:49  3162D  (PETROSKY, OUT OF BREATH) LOST HIM IN THE YARDS. 17 HUNDRED BLOCK. CHECK THE ALLEY
23:11:30  3171   ENROUTE
23:12:18  3162D  (ALCAZAR) ONE STOPPED IN THE ALLEY, 39
23:13:40  3162D  (PETROSKY) CAN SOMEBODY BRING A BETTER FLASHLIGHT
23:14:02  3162D  10-15 ONE
23:16:55  3171   ON SCENE
23:19:33  3162D  ASKING FOR K9 OR ANYTHING THAT CAN FIND AN ARTICLE
23:19:50  OPER   NO K9 WORKING
23:27:14  3171   WE HAVE IT. ITS UNDER SOME STEPS
23:28:40  3162D  SLOW IT DOWN. EVERYTHINGS SECURE
23:41:00  3171   XPORT ONE TO LOCKUP
23:57:20  3171   AT LOCKUP
PRIOR EVENT SAME BLOCK:  22:51:10  CALL OF BOYS ON BACK PORCH 1741 W DORSET WITH A GUN, COMPLAINANT REFUSED, 4 TO 5 KIDS, CODED 19P NO CAR AVAILABLE`,
    ],
    [
      "BWC Alcazar transcript.docx",
      `BODY WORN CAMERA, P.O. M. ALCAZAR    AXN X60A4418    14 JUN 2025        Typed at Office of the Public Defender by R. Simms, intern
(Clock on the screen is in Z time. I took off 5 hours. First 2 minutes no sound, that is the buffer.)
23:09:44  Inside car. Passenger door is open. Petrosky is gone.
23:11:44  (Sound starts.) Alcazar driving in alley. Spotlight.
23:12:06  Man is walking out of a yard with a beer can. Red basketball jersey, dark shorts.
ALCAZAR: Stop right there. On the ground! On the ground! Drop the can!
MAN: I live right here. Down the block.
ALCAZAR: Why'd you run?
MAN: I ain't ran. Everybody ran. I'm walking home.
(23:12:31) Man is face down. Petrosky comes over the fence on the left. He puts a knee on the man's back and strikes, it looks like with his hand.
PETROSKY: Where's it at? Where'd you put it?
MAN: Put what? Ow, my face. What gun? I ain't had no gun.
ALCAZAR: Who said gun?
MAN: He did. He's yelling gun the whole time back there.
PETROSKY: (breathing) Is this him? This is him, right?
ALCAZAR: I don't know partner, you were with him.
PETROSKY: Yeah that's him.`,
      `(BWC Alcazar, page 2)
23:14:20  Man is handcuffed and put on the car. They search pockets. Nothing is read to him.
PETROSKY: You on paper?
MAN: I'm off. I been off since '22.
PETROSKY: You a felon?
MAN: I got a case from a long time ago.
PETROSKY: So what's up with the gun, my man. You tell me where it is, and I'll write it so you go home. You got a kid, right?
MAN: My daughter. I don't know about no gun.
23:16:59  Second car. Two officers, big one with beard, the other one I could not see the name (Dul-- or Del--).
BEARD: Was there three of them?
PETROSKY: He came through here somewhere. It's either here or by the garbages.
23:18 to 23:26  Flashlights in four back yards. A woman comes out on a porch and says "What are you doing in my yard, do you have a paper?" Nobody answers.
23:27:11  BEARD (out of view): Got it! Under the stairs here, in a sock.
PETROSKY: Leave it, leave it, I got it.
23:28:31  ALCAZAR: You want me to go off?
PETROSKY: Yeah go off, it's done.
23:28:36  End.
Note: there is only this one on the PD portal. The index lists "Petrosky X60A4402 - 0 files".`,
    ],
    [
      "Inventory 15206671.pdf",
      `EVIDENCE / PROPERTY INVENTORY                          INVENTORY NO. 15206671        RD 25-06-3318
INVENTORYING OFFICER: ALCAZAR #590         FOUND BY: DULIK #561        TIME RECOVERED 14-JUN-2025 23:27
LOCATION RECOVERED: 1741 W DORSET ST, REAR, BENEATH STAIRS (EAST SIDE)
OWNER: OCHSNER, BRANDON       DISPOSITION: HOLD FOR INVESTIGATION AND/OR EVIDENCE
LN  QTY  DESCRIPTION
1   1    FIREARM, SEMI-AUTO PISTOL, SMITH & WESSON SD40VE, .40 S&W, 4 IN BBL, TWO-TONE (STAINLESS SLIDE / BLACK FRAME)  SER FXD4417
2   1    MAGAZINE, 14 CAP, BLACK
3   11   LIVE CARTRIDGE .40 S&W, MIXED HEADSTAMPS, FROM MAGAZINE.  CHAMBER EMPTY
4   1    SWAB SET, GRIP AND TRIGGER (ET 88 KORPI, 15-JUN-2025 01:50, DISTRICT)
REMARKS: FIREARM HANDLED WITH BARE HANDS TO MAKE SAFE. FIREARM CLEARED AT SCENE BY R/O AND PLACED IN VEH DOOR POCKET
CHAIN OF CUSTODY
  14-JUN 23:27 DULIK -> PETROSKY            14-JUN 2328 PETROSKY -> (blank)           15-JUN 0115 ALCAZAR -> DESK SAFE
  15-JUN 0150 SAFE -> KORPI -> SAFE            20-JUN 0830 SAFE -> ISP JOLIET  (COURIER 9)
INVENTORY APPROVED BY WATCH SGT MCGINTY 15-JUN-2025 0322
NOTICE: PROPERTY MAY BE CLAIMED FROM THE EVIDENCE AND RECOVERED PROPERTY SECTION WITH A COURT ORDER AND THE PINK COPY OF THIS FORM. WEAPONS ARE NOT RETURNED BY MAIL. PERISHABLES ARE DESTROYED AFTER 30 DAYS. THE DEPARTMENT IS NOT RESPONSIBLE FOR ITEMS LEFT IN VEHICLES.`,
    ],
    [
      "ISP forensic report J25-009026.pdf",
      `ILLINOIS STATE POLICE FORM  -  DIVISION OF FORENSIC SERVICES, JOLIET LABORATORY             LABORATORY REPORT
Case J25-009026      Agency case 25-06-3318      Offense: UUW      Suspect: OCHSNER, Brandon      Date: August 28, 2025
EVIDENCE SUBMITTED (June 20, 2025; sealed brown bag)
 1   Smith & Wesson SD40VE semiautomatic pistol, serial FXD4417, magazine and eleven (11) cartridges
 2   Swabs                NOT SUBMITTED TO THIS SECTION
FINDINGS
Firearm (C. Abernethy): Exhibit 1 was examined and found to be operable. Trigger pull 8.25 lb. Test shots entered in NIBIN. Potential association (lead) to an event in Lamont, Illinois of June 2, 2025. Details to be sent to the agency under separate cover.
Latent prints (S. Venkataraman): Exhibit 1 and its parts were processed with cyanoacrylate and dye stain. One latent impression suitable for comparison was developed on the magazine base plate. The impression was compared with the finger and palm impressions of Brandon OCHSNER: NOT IDENTIFIED, excluded. AFIS search: no hit. No suitable impressions on cartridges.
The pistol surface carried lint like fibers; fibers were not retained.
DNA: no analysis requested. Policy: possessory offenses are limited to one analysis type unless the State's Attorney requests otherwise in writing.
The conclusions are those of the undersigned. Results relate to the items tested only. Evidence will be returned to the agency. The laboratory is accredited to ISO/IEC 17025. Please notify us of plea or trial dates in order to avoid needless work.`,
    ],
    [
      "Grand jury transcript 25 GJ 211.pdf",
      `STATE OF ILLINOIS  )   IN THE CIRCUIT COURT OF LAMONT COUNTY       GRAND JURY NO. 25 GJ 211       July 10, 2025
DANIEL PETROSKY, called as a witness, having been first duly sworn, was examined and testified as follows:
BY MR. BRANNIGAN:
Q  Officer, were you working June 14th at approximately 10:10 p.m.?
A  Yes, sir.
Q  Were you in the 1700 block of West Dorset, Kettle Grove, Lamont County?
A  Yes. We had a call of a man with a gun and the defendant matched the description.
Q  What happened when you pulled up?
A  He was drinking from an open can on the public way and he took off running.
Q  Did you see anything in his hand?
A  He had a silver handgun in his left hand. He threw it overhand across the yard, and I heard it hit the concrete.
Q  How far were you from him?
A  About a house length, maybe thirty, forty feet. There's a street light back there.
Q  Did you keep your eyes on him up to the time he was in custody?
A  The whole way.
Q  Who recovered the weapon?
A  I did. About thirty seconds later.
Q  Did he say anything to you?
A  After Miranda at the station he admitted he carried it for protection.
Q  Is he a convicted felon?
A  Yes, armed robbery.
Q  Questions from the grand jurors?
GRAND JUROR:  Was there video of this?
A  My camera was in the charger. My partner's got the arrest.
(Witness excused.)`,
    ],
    [
      "Investigator memo Weems.pdf",
      `OFFICE OF THE PUBLIC DEFENDER - LAMONT COUNTY               INVESTIGATIONS
TO: APD L. Farrow     FROM: Inv. H. Weems      RE: Ochsner 25 CF 618      DATE: 9/22/25      PRIVILEGED
1. On 9/18/25 at 3:40 pm I spoke with Ms. Odessa PRUITT, 71, owner of 1741 W Dorset. She states that on the date in question she phoned the police before eleven because her great nephew "Tre" (Trevon PRUITT, 17) and his friends were on the back steps passing a pistol. No car came. The boys ran out front when they seen the police car. She heard one go back under the stairs after. She did not see Ochsner in her yard at all. She knows him as the man with the little girl.
2. No one asked her permission to enter the yard. The gate has a latch and a No Trespassing sign and a chain link fence 5 ft. Ochsner has had a rod in his leg since a motorcycle crash in 2023 and she does not see him climb anything.
3. She says there is no street light in that alley, it has been out since winter, she has called the alderman. I went there at 9 pm and could not read my notes. The yard is grass and dirt, no concrete.
4. Two days after, a policeman with a beard came and asked was there a camera. She has one over the back door, her grandson put it in. He looked on her tablet and told her "you can erase that, ma'am." She thinks it's erased. Her grandson's name is Andre.
5. She signed nothing. She has a heart appointment in October. She is afraid for Tre.
6. I called Mia's mother, Kelsey VANCE. She says Brandon left her place, 1702 W Dorset, about 11:05 with a can of Modelo to walk home. She did text him at 11:11 and he answered "omw police all over." She still has it. She said Brandon used to keep a gun when they lived in Lamont "but not since Mia."`,
    ],
    [
      "States answer to discovery.pdf",
      `IN THE CIRCUIT COURT OF LAMONT COUNTY, ILLINOIS       25 CF 618        PEOPLE'S ANSWER TO DISCOVERY
Now come the People by their attorney and pursuant to Rule 412 answer as follows:
1. Witnesses: P.O. D. Petrosky; P.O. M. Alcazar; P.O. Dulik; ET Korpi; C. Abernethy; Sgt. McGinty.
2. Oral statements of defendant: "I just found it, I need it for protection." Made to P.O. Petrosky in the lockup, 14 June 2025, 2330 hours. No one else present. Not electronically recorded. No memorialization other than the arrest report.
3. Physical evidence: inventory 15206671. May be viewed by appointment.
4. Electronic surveillance: none.
5. Certified conviction 19 CF 77, possession of a controlled substance (Class 4), probation, successfully terminated 2022.
6. Impeachment / Rule 412(c): P.O. Petrosky received a 10 day suspension in 2023 for failure to activate body camera and for an inaccurate report (Log 2023-0119). The People object to production of the underlying file.
7. The NIBIN lead is under investigation by Lamont PD and the People decline to tender it.
8. Event query: no prior calls are known to the People.
9. The defendant remains detained by order of June 18, 2025. Demand for trial filed June 20, 2025. People's continuances: July 28 to September 2 (lab), September 2 to October 27 (officer vacation), October 27 to November 24.
The People request reciprocal discovery and notice of any affirmative defense. Dated November 3, 2025.
Assistant State's Attorney, Felony 4`,
    ],
  ]),
  key: {
    offence: "weapons",
    issues: [
      "stop-basis",
      "search",
      "miranda",
      "custody-chain",
      "witness-reliability",
      "disclosure",
      "recording-gap",
      "speedy-trial",
    ],
    gaps: [
      /petrosky.{0,40}(camera|bwc|video|footage)|charger|(camera|bwc).{0,40}petrosky|0 files|audit (log|trail)|axon|activation (log|record)/i,
      /dulik|3171|beard|second (car|unit|crew)/i,
      /(22:51|prior|earlier|porch|previous|911|first).{0,30}(call|event)|911|complainant/i,
      /nibin|lamont (pd|police|event)|ballistic lead/i,
      /dna|swab/i,
      /pruitt.{0,40}(camera|video|tablet)|tablet|(back|porch|home|door|homeowner'?s?|private|erased|deleted).{0,25}(camera|video)|andre\b|erase/i,
      /sock|fib(er|re)s?|lint/i,
      /suspension|log 2023|2023-0119|disciplin\w*|personnel|internal affairs/i,
    ],
    contradictions: [
      { one: [1, /NEVER LOST SIGHT OF THE SUBJECT/], other: [2, /LOST HIM IN THE YARDS/] },
      { one: [1, /WAISTBAND WITH HIS RIGHT HAND/], other: [6, /silver handgun in his left hand/] },
      { one: [1, /ONE LIVE ROUND IN THE CHAMBER/], other: [4, /CHAMBER EMPTY/] },
      { one: [6, /I did\. About thirty seconds later/], other: [4, /FOUND BY: DULIK/] },
      { one: [1, /WEARING A BLACK T-SHIRT AND GRAY/], other: [3, /Red basketball jersey/] },
      { one: [1, /SER# FXD4471/], other: [4, /SER FXD4417/] },
      { one: [6, /Yes, armed robbery/], other: [8, /possession of a controlled substance \(Class 4\)/] },
    ],
    factors: [
      { sign: 1, quote: /NOT IDENTIFIED, excluded/ },
      { sign: 1, quote: /LOST HIM IN THE YARDS|Is this him\? This is him, right/ },
      { sign: 1, quote: /on the back steps passing a pistol|BOYS ON BACK PORCH/ },
      { sign: 1, quote: /10 day suspension in 2023/ },
      { sign: 1, quote: /no street light in that alley/ },
      { sign: 1, quote: /PETROSKY -> \(blank\)|HANDLED WITH BARE HANDS/ },
      { sign: -1, quote: /I JUST FOUND IT, I NEED IT FOR PROTECTION|I just found it, I need it/ },
      { sign: -1, quote: /used to keep a gun|GRABBED THE FRONT OF HIS WAISTBAND/ },
    ],
    events: ["2025-06-14 23:09", "2025-06-14 23:14", "2025-06-14 23:27", "2025-06-15 02:40", "2025-06-14 22:51"],
    fair: {
      issues: ["identification", "voluntariness", "hearsay", "alibi", "intent", "counsel"],
      gaps: [
        /radio|zone 3|dispatch (audio|recording|tape)/i,
        /alcazar|partner'?s report/i,
        /3171.{0,30}(camera|bwc|video)|other officers?'? (camera|bwc)|(camera|bwc|video|footage)/i,
        /unmarked|in.?car|dash|spotlight|squad/i,
        /gps|avl|location data|vehicle tracking/i,
        /lockup (video|camera|recording)|station (video|camera)|holding (facility|cell)|interview (video|recording)/i,
        /miranda|icr card|rights (form|card|waiver)|waiver/i,
        /electronic(ally)? record|recorded (statement|interview)|notes of.{0,20}statement/i,
        /\btre\b|trevon|great.?nephew|boys|juvenile/i,
        /(two|other|unidentified|unknown) (other )?(males|men|companions)/i,
        /kelsey|\bvance\b|mia'?s mother/i,
        /text messages?|phone|samsung|cell/i,
        /weems|odessa|pruitt/i,
        /korpi|evidence technician|\bet\b/i,
        /mcginty|trr|use.?of.?force|tactical response/i,
        /medical|injur\w*|jaw|hospital|\bems\b|\bleg\b|\brod\b|orthop\w*/i,
        /photo(s|graph\w*)?\b|scene (diagram|plan|measure\w*)|measurement/i,
        /gun trace|trace|atf|etrace|purchase|owner(ship)? (of|record)|registered|ncic|stolen gun/i,
        /latent|fingerprint|afis|base plate|print card|bench notes|lab(oratory)? (notes|file|data)/i,
        /abernethy|venkataraman/i,
        /cartridge|ammunition|magazine/i,
        /beer can|the can\b|modelo|disposed/i,
        /door pocket|chain of custody|custody|courier|safe\b|evidence log/i,
        /felony review|brannigan/i,
        /grand jury|gj 211/i,
        /\blight(s|ing)?\b|street ?light|lamp|alderman|weather|moon/i,
        /no trespass|curtilage|\bgate\b|fence|warrant|consent/i,
        /foid|ccl|firearm owner/i,
        /conviction|criminal history|19 cf 77/i,
        /detention (hearing|petition|order)|petition|june 18/i,
        /polic(y|ies)|general order|foot pursuit|training|directive/i,
        /field notes|officer'?s? notes|contact card|investigatory stop|handwritten/i,
        /other (complaints|lawsuits)|brady|giglio|civil suit|complaints/i,
        /gang|narcotic|crime (data|statistics)|hot ?spot/i,
        /shot ?spotter|pod camera|city camera|surveillance|cctv/i,
        /police observation|canvass|neighbou?r/i,
        /clothing|jersey|shirt/i,
        /continuance|demand|speedy/i,
        /booking|arrestee (photo|log)|mug/i,
        /simms|intern\b|unedited|metadata|original (video|file)/i,
        /expert/i,
      ],
      contradictions: [
        { one: [1, /NEVER LOST SIGHT OF THE SUBJECT/], other: [3, /Is this him\?/] },
        { one: [1, /NEVER LOST SIGHT OF THE SUBJECT/], other: [3, /you were with him/] },
        { one: [6, /The whole way/], other: [2, /LOST HIM IN THE YARDS/] },
        { one: [6, /The whole way/], other: [3, /Is this him\?/] },
        { one: [6, /The whole way/], other: [3, /comes over the fence on the left/] },
        { one: [1, /APPROX\. TEN FEET/], other: [6, /maybe thirty, forty feet/] },
        { one: [1, /APPROX\. TEN FEET/], other: [2, /LOST HIM IN THE YARDS/] },
        { one: [1, /OBSERVED THE SUBJECT REMOVE A BLACK HANDGUN/], other: [6, /silver handgun in his left hand/] },
        { one: [1, /OBSERVED THE SUBJECT REMOVE A BLACK HANDGUN/], other: [4, /TWO-TONE \(STAINLESS SLIDE/] },
        { one: [1, /ONE \(1\) BLACK SMITH AND WESSON/], other: [4, /TWO-TONE \(STAINLESS SLIDE/] },
        { one: [1, /ONE \(1\) BLACK SMITH AND WESSON/], other: [6, /silver handgun in his left hand/] },
        { one: [6, /silver handgun in his left hand/], other: [4, /TWO-TONE \(STAINLESS SLIDE/] },
        { one: [1, /OBSERVED THE SUBJECT REMOVE A BLACK HANDGUN/], other: [3, /Where's it at\? Where'd you put it/] },
        { one: [1, /OBSERVED THE SUBJECT REMOVE A BLACK HANDGUN/], other: [3, /either here or by the garbages/] },
        { one: [1, /OBSERVED THE SUBJECT REMOVE A BLACK HANDGUN/], other: [3, /in a sock/] },
        { one: [1, /TOSS IT UNDER THE REAR PORCH/], other: [3, /Where's it at\? Where'd you put it/] },
        { one: [1, /TOSS IT UNDER THE REAR PORCH/], other: [3, /either here or by the garbages/] },
        { one: [1, /TOSS IT UNDER THE REAR PORCH/], other: [3, /in a sock/] },
        { one: [1, /TOSS IT UNDER THE REAR PORCH/], other: [6, /threw it overhand across the yard/] },
        { one: [1, /TOSS IT UNDER THE REAR PORCH/], other: [2, /CAN FIND AN ARTICLE/] },
        { one: [6, /threw it overhand across the yard/], other: [3, /in a sock/] },
        { one: [6, /threw it overhand across the yard/], other: [4, /BENEATH STAIRS \(EAST/] },
        { one: [6, /threw it overhand across the yard/], other: [3, /Where's it at\? Where'd you put it/] },
        { one: [6, /heard it hit the concrete/], other: [7, /grass and dirt, no concrete/] },
        { one: [6, /heard it hit the concrete/], other: [4, /BENEATH STAIRS \(EAST/] },
        { one: [6, /heard it hit the concrete/], other: [3, /in a sock/] },
        { one: [6, /heard it hit the concrete/], other: [3, /Under the stairs here/] },
        { one: [1, /IMMEDIATELY RELOCATED TO THE PORCH/], other: [2, /23:27:14\s+3171\s+WE HAVE IT/] },
        { one: [1, /IMMEDIATELY RELOCATED TO THE PORCH/], other: [3, /Flashlights in four back yards/] },
        { one: [1, /IMMEDIATELY RELOCATED TO THE PORCH/], other: [4, /FOUND BY: DULIK/] },
        { one: [1, /IMMEDIATELY RELOCATED TO THE PORCH/], other: [4, /TIME RECOVERED 14-JUN-2025 23:27/] },
        { one: [1, /IMMEDIATELY RELOCATED TO THE PORCH/], other: [3, /Got it! Under/] },
        { one: [1, /IMMEDIATELY RELOCATED TO THE PORCH/], other: [2, /CAN FIND AN ARTICLE/] },
        { one: [6, /I did\. About thirty seconds later/], other: [2, /23:27:14\s+3171\s+WE HAVE IT/] },
        { one: [6, /I did\. About thirty seconds later/], other: [3, /Got it! Under/] },
        { one: [6, /I did\. About thirty seconds later/], other: [3, /Flashlights in four back yards/] },
        { one: [6, /I did\. About thirty seconds later/], other: [4, /TIME RECOVERED 14-JUN-2025 23:27/] },
        { one: [1, /TWELVE LIVE ROUNDS IN THE MAGAZINE/], other: [4, /11\s+LIVE CARTRIDGE/] },
        { one: [1, /TWELVE LIVE ROUNDS IN THE MAGAZINE/], other: [5, /eleven \(11\) cartridges/] },
        { one: [1, /ONE LIVE ROUND IN THE CHAMBER/], other: [5, /eleven \(11\) cartridges/] },
        { one: [1, /ONE LIVE ROUND IN THE CHAMBER/], other: [4, /11\s+LIVE CARTRIDGE/] },
        { one: [1, /SER# FXD4471/], other: [5, /serial FXD4417/] },
        { one: [1, /WEARING A BLACK T-SHIRT AND GRAY/], other: [2, /MALE WHITE, RED SHIRT/] },
        { one: [1, /ON ROUTINE PATROL IN AN UNMARKED/], other: [6, /We had a call of a man with a gun/] },
        { one: [1, /THIS IS AN ON VIEW ARREST/], other: [6, /We had a call of a man with a gun/] },
        { one: [1, /STANDING ON THE SIDEWALK AT 1745/], other: [6, /drinking from an open can/] },
        { one: [1, /STANDING ON THE SIDEWALK AT 1745/], other: [7, /about 11:05 with a can of Modelo/] },
        { one: [2, /23:09:47\s+ADDED BY/], other: [6, /We had a call of a man with a gun/] },
        { one: [2, /TYPE\s+ONVIEW/], other: [6, /We had a call of a man with a gun/] },
        { one: [2, /4 TO 5 KIDS/], other: [6, /the defendant matched the description/] },
        { one: [2, /CODED 19P NO CAR AVAILABLE/], other: [6, /We had a call of a man with a gun/] },
        { one: [2, /CALL OF BOYS ON BACK PORCH/], other: [8, /no prior calls are known/] },
        { one: [7, /she phoned the police before eleven/], other: [8, /no prior calls are known/] },
        { one: [6, /We had a call of a man with a gun/], other: [8, /no prior calls are known/] },
        { one: [6, /approximately 10:10 p\.m\./], other: [2, /23:09:47\s+ADDED BY/] },
        { one: [6, /approximately 10:10 p\.m\./], other: [1, /14-JUN-2025\s+23:14/] },
        { one: [1, /ARREST DATE: 14-JUN-2025/], other: [2, /23:12:18\s+3162D/] },
        { one: [6, /There's a street light back there/], other: [7, /no street light in that alley/] },
        { one: [1, /WITH THE AID OF ARTIFICIAL LIGHTING/], other: [7, /no street light in that alley/] },
        { one: [1, /WITH THE AID OF ARTIFICIAL LIGHTING/], other: [2, /BRING A BETTER FLASHLIGHT/] },
        { one: [1, /WITH THE AID OF ARTIFICIAL LIGHTING/], other: [7, /could not read my notes/] },
        { one: [6, /There's a street light back there/], other: [2, /BRING A BETTER FLASHLIGHT/] },
        { one: [1, /"I JUST FOUND IT, I NEED IT/], other: [3, /I ain't had no gun/] },
        { one: [1, /"I JUST FOUND IT, I NEED IT/], other: [3, /I don't know about no gun/] },
        { one: [1, /"I JUST FOUND IT, I NEED IT/], other: [6, /he admitted he carried it for protection/] },
        { one: [8, /"I just found it, I need it for protection\."/], other: [3, /I ain't had no gun/] },
        { one: [8, /"I just found it, I need it for protection\."/], other: [3, /I don't know about no gun/] },
        { one: [8, /"I just found it, I need it for protection\."/], other: [6, /he admitted he carried it for/] },
        { one: [6, /he admitted he carried it for/], other: [3, /I ain't had no gun/] },
        { one: [6, /he admitted he carried it for/], other: [3, /I don't know about no gun/] },
        { one: [8, /in the lockup, 14 June 2025, 2330/], other: [1, /RECEIVED 23:58/] },
        { one: [8, /in the lockup, 14 June 2025, 2330/], other: [2, /AT LOCKUP/] },
        { one: [8, /in the lockup, 14 June 2025, 2330/], other: [2, /XPORT ONE TO LOCKUP/] },
        { one: [1, /ADVISED OF HIS RIGHTS PER THE ICR/], other: [3, /Nothing is read to him/] },
        { one: [6, /After Miranda at the station/], other: [8, /in the lockup, 14 June 2025, 2330/] },
        { one: [6, /After Miranda at the station/], other: [3, /Nothing is read to him/] },
        { one: [6, /Yes, armed robbery/], other: [1, /\(PCS 2019\)/] },
        { one: [1, /BODY CAMERAS WERE ACTIVATED/], other: [3, /0 files/] },
        { one: [1, /BODY CAMERAS WERE ACTIVATED/], other: [6, /My camera was in the charger/] },
        { one: [8, /Electronic surveillance: none/], other: [7, /She has one over the back door/] },
        { one: [1, /AFTER A SHORT STRUGGLE/], other: [3, /Man is face down/] },
        { one: [1, /TRR NOT REQUIRED/], other: [3, /strikes, it looks like with his hand/] },
        { one: [1, /SUBJECT WAS DETAINED IN THE ALLEY/], other: [3, /strikes, it looks like with his hand/] },
        { one: [1, /FLED N\/B THROUGH THE GANGWAY/], other: [3, /I ain't ran/] },
        { one: [1, /FLED N\/B THROUGH THE GANGWAY/], other: [3, /Man is walking out of a yard/] },
        { one: [6, /he took off running/], other: [3, /I ain't ran/] },
        { one: [6, /he took off running/], other: [3, /Man is walking out of a yard/] },
        { one: [2, /GOING OVER A FENCE/], other: [7, /rod in his leg since/] },
        { one: [2, /GOING OVER A FENCE/], other: [1, /FLED N\/B THROUGH THE GANGWAY/] },
        { one: [2, /GOING OVER A FENCE/], other: [3, /walking out of a yard with a beer can/] },
        { one: [1, /FLED N\/B THROUGH THE GANGWAY/], other: [7, /rod in his leg since/] },
        { one: [1, /TOSS IT UNDER THE REAR PORCH/], other: [7, /She did not see Ochsner in her yard/] },
        { one: [6, /threw it overhand across the yard/], other: [7, /She did not see Ochsner in her yard/] },
        { one: [1, /TOSS IT UNDER THE REAR PORCH/], other: [7, /one go back under the stairs after/] },
        { one: [1, /WITH TWO OTHER UNK MALES/], other: [2, /4 TO 5 KIDS/] },
        { one: [1, /WITH TWO OTHER UNK MALES/], other: [7, /about 11:05 with a can of Modelo/] },
        { one: [1, /OBSERVED THE SUBJECT REMOVE A BLACK HANDGUN/], other: [5, /NOT IDENTIFIED, excluded/] },
        { one: [7, /but not since Mia/], other: [1, /"I JUST FOUND IT, I NEED IT/] },
        { one: [6, /silver handgun in his left hand/], other: [3, /with a beer can/] },
        { one: [6, /drinking from an open can/], other: [1, /LOOKED IN R\/OS DIRECTION/] },
        { one: [6, /The whole way/], other: [3, /you were with him/] },
        { one: [2, /HES WITH HIM/], other: [2, /LOST HIM IN THE YARDS/] },
        { one: [1, /STANDING ON THE SIDEWALK AT 1745/], other: [7, /The boys ran out front/] },
        { one: [6, /threw it overhand across the yard/], other: [3, /either here or by the garbages/] },
        { one: [6, /heard it hit the concrete/], other: [3, /either here or by the garbages/] },
        { one: [1, /NEVER LOST SIGHT OF THE SUBJECT/], other: [3, /He came through here somewhere/] },
        { one: [1, /NEVER LOST SIGHT OF THE SUBJECT/], other: [2, /CHECK THE ALLEY/] },
        { one: [6, /silver handgun in his left hand/], other: [3, /in a sock/] },
      ],
    },
  },
};
