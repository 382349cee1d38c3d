import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const CORDELL_BEND_CASE: CaseFile = {
  name: "pontoon and jet ski collision, seated sobriety tests, blood draw, who had the wheel",
  documents: makeDocuments([
    [
      "Boating incident report BIR-24-0188.pdf",
      `TENNESSEE WATERWAYS ENFORCEMENT DIVISION                       FORM BIR-1
REPORT OF BOATING INCIDENT             No. BIR-24-0188       Region II
Date: Sat 07/06/2024      Time of incident: 8:25 PM CDT      Notified: 8:41 PM     Officer arrived: 9:02 PM
Body of water: Cordell Bend Lake, Sweetgum Hollow      County: Harlow     Mile: 11.3      Lat/Long: not recorded
WEATHER  [X] clear  [ ] cloudy     WIND  [X] light     WATER  [ ] calm  [X] choppy     VISIBILITY  [ ] good  [X] fair  [ ] poor     LIGHT  [ ] day  [X] dusk  [ ] dark      Sunset: 8:07 PM
VESSEL 1   Tritoon 25'  2021   150 hp outboard    Owner ASHLOCK, WARREN T    Operator: ASHLOCK, WARREN T   44   Persons aboard: 5
VESSEL 2   Personal watercraft  2022   Owner: Sweetgum Marina (rental)     Operator: RUSK, KAYLIN  19    Persons aboard: 2  (PELL, DEVON 17)
Nav. lights V1: [ ] on  [X] off  [ ] unk          Nav. lights V2: n/a, not so equipped
PFD worn V2:  Rusk [X]   Pell [X]
Est. speed V1: 35+ mph       V2: 15 mph
Type: collision with vessel      Cause 1: alcohol    Cause 2: no proper lookout     Cause 3: nav rule violation
Injured: RUSK, compound fracture LEFT femur.     PELL, cuts, refused treatment.
Damage V1: $2,400  bow         V2: $9,000 total
Diagram: see attached (not to scale)
Witnesses: M. CARGILL (V1), T. CARGILL (V1), two juveniles (V1), H. EADS (shore)
Investigating officer: Wildlife/Boating Ofc. R. Spradlin 2-17.   Assisted by Dep. Moye, Harlow Co. S.O.`,
    ],
    [
      "Affidavit of complaint.pdf",
      `IN THE GENERAL SESSIONS COURT OF HARLOW COUNTY, TENNESSEE
STATE OF TENNESSEE vs. WARREN T. ASHLOCK                    Warrant No. 24-GS-2207
AFFIDAVIT OF COMPLAINT
BOATING UNDER THE INFLUENCE, T.C.A. 69-9-217;  RECKLESS AGGRAVATED ASSAULT (SBI), T.C.A. 39-13-102;  RECKLESS OPERATION OF A VESSEL
The undersigned affiant, after being duly sworn according to law, states that:
On or about July 6, 2024 at approximately 9:05 p.m. the defendant did operate a pontoon type vessel on the waters of Cordell Bend Lake while under the influence. The defendant, running at a high rate of speed with no navigation lights, struck a personal watercraft broadside, and ejected two persons. The victim Rusk suffered a compound fracture of the leg and may lose it.
Affiant arrived by patrol boat at the Eads dock. The defendant had a strong odor of an alcoholic beverage, was very unsteady on his feet, slurred speech, bloodshot eyes. He freely admitted that he was driving and to having consumed six beers. I saw numerous empty cans in the boat.
The defendant performed seated battery tests poorly, showing six of six clues on HGN. He also tried the walk and turn on the dock and could not keep his balance.`,
      `24-GS-2207          AFFIDAVIT OF COMPLAINT, p. 2
I placed the defendant in custody at 9:58 p.m. and advised him of his Miranda rights and of the implied consent law. The defendant consented freely to a test of his blood. A sample was drawn at Harlow Regional at 10:10 p.m. by a nurse and two tubes were sealed by me and delivered to the lab the next business day.
Affiant further states that the passengers all stated that the defendant was operating the vessel at the time of the crash. Deputy Moye took the passengers' statements. The shoreline resident Mr. Eads confirmed that the pontoon had no lights.
Affiant was certified in seated battery by the Division in 2016. Affiant wore a body camera during the investigation.
The defendant has a prior DUI conviction (2012, Rutland County).
Sworn to and subscribed before me this 7th day of July, 2024 at 3:20 a.m.     R. Spradlin      Clerk: D. Wooten, Dep.
Bond $7,500.    Appearance date 08/14/2024 at 9:00 AM
NOTICE TO DEFENDANT: You have the right to counsel. If you cannot afford an attorney you may apply for one on the uniform affidavit of indigency. Failure to appear is a separate offense. Interpreters may be requested through the clerk. ADA coordinator on the first floor. Court costs and litigation tax may be paid by card; a convenience fee applies. Do not bring telephones or weapons into the courtroom.`,
    ],
    [
      "Seated battery worksheet and implied consent.pdf",
      `TWED FORM 44    AFLOAT / SEATED STANDARDIZED FIELD SOBRIETY TESTS
Subject  Ashlock W      Date 7-6-24      Time began 2131      Time ended 2140      Location  Eads dock bench
Off water at: 2126     (instr.: allow 15 min. on land before test)
Pre-test questions:   Injured?  "hit my head on the rail"  knot over R eye.    Contacts? hard lenses.    Meds? metoprolol.   Last ate? lunch
How much to drink?  "two since lunch, I been grilling"     Last drink?  6 pm
HGN         L  lack smooth [x]  max dev [x]  onset <45 [ ]       R  lack smooth [x]  max dev [x]  onset <45 [ ]      total 4 /6
FINGER TO NOSE     missed 2 of 6
PALM PAT           did not count as instructed 1; sped up [x]
HAND COORD.        stopped too soon [ ]  improper count [x]
Standing tests:   NOT GIVEN (R knee replaced 2019; dock moving)
Balance walking up ramp:  good w/ handrail
Speech:  fair.   Eyes: watery.  Odor: moderate.   Clothing: wet
PBT  2143   .071      device TW-09 cal. due 05/30/24
Cans in boat: 3 seltzers, 1 beer open
Tests recorded?  N  (BWC dead)
Officer R. Spradlin    Cert: standard SFST 2014;  seated: ______`,
      `IMPLIED CONSENT ADVISEMENT                     TWED FORM 45
I have been arrested for [ ] DUI  [X] BUI.  I am being asked to submit to a test to determine the alcohol or drug content of my blood [X]  breath [ ].
Read to operator at  11:20 pm         By Spradlin
[ ] YES I will submit to the test.
[X] NO I will not submit to the test.
Remarks: "said he wanted to call lawyer first. Told him we'd get it one way or the other because somebody hurt. He said then I guess go ahead."
Operator's signature:  REFUSED TO SIGN                Witness: Dep. Moye
BLOOD KIT  No. 071-5528       Drawn by  C Hensley RN       Time 11:52 PM       Site R arm      Swab: alcohol prep [X]  povidone [ ]
Kit expiration:  05/2024
Tubes:  2 gray.       Placed in: truck cooler.
SEARCH WARRANT:  [ ] yes  [X] no   exigent [ ]
The operator's privilege to operate a vessel in this state may be suspended for one year upon finding by the court that he refused. The operator may have an additional sample taken at his own expense. White: court. Yellow: Division. Pink: operator. Form may not be altered. Stock 500 pads.`,
    ],
    [
      "Toxicology report 24-T-09931.pdf",
      `STATE FORENSIC SERVICES, MIDDLE REGION      OFFICIAL ALCOHOL REPORT
Lab case 24-T-09931      Agency: TWED      Subject: ASHLOCK, WARREN       Requesting: Spradlin
Kit 071-5528       Received: 07/11/2024  10:44     From: U.S. Mail        Condition: kit seal intact, initials "RM"
EXHIBIT A   one (1) gray stopper tube, approx. 4 mL, collected per label 07/07/2024 00:15
RESULT      Ethyl alcohol: 0.091 gram %         Analysis date: 08/27/2024      Method: HS-GC dual column
Drug screen: not performed (stop limit 0.08)
NOTE 1. Tube label name reads "ASHLOCK, WAYNE."
NOTE 2. Slight clot noted, sample homogenized.
NOTE 3. Uncertainty of measurement is on file and available by request.
Remaining specimen is retained for 60 days from the date of the report and then destroyed.
I certify and attest that this document is the proper record it purports to be.   Special Agent Forensic Scientist P. Lathem
Laboratory hours are seven thirty to four. Subpoenas shall be served upon the regional records officer. Scientists appear by video where counsel agree. The laboratory is not able to give extrapolation opinions without a full history of the subject including weight, drinking pattern and time of last meal.`,
    ],
    [
      "Statement Mindy Cargill.pdf",
      `HARLOW COUNTY SHERIFF'S OFFICE        WITNESS STATEMENT FORM
Name: Mindy Cargill        Age 39       Date: 7/6/24       Time: 10:35 pm      Taken by: Moye
[typed by deputy]  I WAS A PASSENGER ON WARREN'S BOAT WITH MY HUSBAND TODD AND OUR TWO KIDS. WARREN WAS DRIVING. WE WERE GOING BACK TO THE RAMP AND A JET SKI CAME OUT OF NOWHERE. WARREN HAD BEEN DRINKING MOST OF THE DAY.
X M. Cargill

--- second page, handwritten, dated 7/9/24, faxed to Sheriff from UPS store ---
I need to add to what I said. I was upset and Devon's mom was yelling. The deputy wrote it, I just signed.
I was at the wheel some of the time. Warren went to the back to shut off the grill, and I was steering, just holding it straight, we were just puttering, barely faster than idle because the kids were on the front gate. Warren was coming back up when the ski hit us on the side in back. It jumped our wake and turned around and came right at us. It was throwing spray and I think they were filming themselves.
Our lights were ON. I turned them on when we left the cove because Todd reminded me.
Warren had maybe three seltzers in the whole day, I packed the cooler. He had been drinking a Coke.
I took my pink hat off after, it was in the water.
I was scared to say I was steering because I had been drinking too. I don't want to get anyone in trouble.
Mindy Cargill`,
    ],
    [
      "Statement Harold Eads.pdf",
      `VOLUNTARY WITNESS STATEMENT            Harlow Co. S.O.           7-7-24   9:15 AM
HAROLD EADS, 78, retired TVA, 114 Sweetgum Hollow
1. My dock is on the north side. I was sitting on it with a glass of tea. It was getting towards dark, say twenty five after eight, I had just come from the evening news weather.
2. The pontoon came by about 150 yards out heading east to the ramp, slow, I'd say 8 or 10 miles an hour. It had the red and the green on the front and a white on the pole. I could see a lady in a pink hat at the steering wheel.
3. There was two Sea-Doos, not one. They had been jumping wakes since supper. Neither one had a light on it. The one in front shot across behind the pontoon, came round in a loop and run into the back corner of it wide open. I'd guess 40. The second one left out toward the bridge and never came back.
4. It was a boy driving that one that hit, and a girl on behind. They both went over the top. The boy had no life vest, he was holding on to hers.
5. I hollered to my wife and she called it in. The man on the pontoon jumped in the water, clothes and all, and held the girl up till the pontoon got turned around. I would say he saved her.
6. I told all this to the game officer that night and he didn't write anything.
7. The man did smell of beer when I helped him on the dock but he had been soaked with it, a cooler went over. He walked up my ramp fine.
8. I have a game camera on the boathouse that looks at the water. Nobody has asked about it.
Signed: H. Eads`,
    ],
    [
      "EMS and ED records K Rusk.pdf",
      `HARLOW COUNTY EMS     PATIENT CARE REPORT         Run 24-04417
Unit: Medic 5    Dispatched 20:39   Enroute 20:41   At scene 20:57   At patient 21:01   Left scene 21:19   At dest 21:44 Harlow Regional
Patient: RUSK, KAYLIN M   F   19
C/C: R leg pain, boating accident.    Hx: pt was 2nd rider on jet ski which struck a pontoon. Pt was wearing PFD. Boyfriend Devon was operating per pt. Denies LOC. Admits "a couple White Claws."
Exam: A&O x4, GCS 15. Closed deformity R tib/fib, pulses present. Abrasion chin. No other.
Tx: SAM splint, 20G L AC, fentanyl 50 mcg 21:12, NS TKO.     Vitals 21:05 118/74 HR 110 RR 20 SpO2 98%
Second patient: PELL, DEVON  M 17, laceration L forearm, seen by Medic 5, refusal signed by pt (minor), mother by phone.  Pt states "I looked back at my buddy and when I turned around it was there."
Crew: Orr EMT-P, Dabbs AEMT.     Narrative by Orr 23:30`,
      `HARLOW REGIONAL MEDICAL CENTER    ED PHYSICIAN NOTE (abridged by Records for release, 4 of 11 pages)
RUSK, KAYLIN   Arr 07/06/2024 21:46     Provider: Sandoval
19F PWC passenger v. pontoon. Isolated closed fx R tibia/fibula midshaft. Neurovascularly intact. No open wound. No femur tenderness. C-spine cleared.
Labs: Hgb 12.9; HCG neg; ethanol 64 mg/dL; UDS: THC pos.
XR: R tib-fib spiral, minimally displaced.
Plan: long leg splint, ortho (Dr. Bright) AM, IM nail elective. Expect full recovery. Discharged 07/08.
Law enforcement in ED at 2215, asked to speak with pt, pt medicated, deferred. Officer also requested blood draw on other party (ASHLOCK) see separate chart; draw by CH, 2352.
Pain 6/10 to 3/10. Family at bedside, mother asks about lawyer's number.
Patient rights: You have the right to considerate care, to know the names of those who treat you, to request an itemized statement, and to complain without reprisal. Visiting hours end at 9 p.m. Tobacco is not permitted on the campus.`,
    ],
    [
      "Sweetgum Marina rental packet.pdf",
      `SWEETGUM MARINA & GRILL           WATERCRAFT RENTAL AGREEMENT          No. 5531
Renter: Kaylin Rusk      DL state TN     Age 19     Card on file ....8820
Units: PWC #4 and PWC #6  (2)       Out: 7/6/24  2:30 pm      DUE IN: 6:30 pm       Actual in: #6 at 9:10 pm (left at fuel dock);  #4 not returned, towed
Operators listed:  K. Rusk;  B. Tate         (No operator under 18. Must show boater education card if born after 1/1/1989.)
Card shown:  Rusk [ ]  "will show later"      Tate [X]
INITIAL EACH:  KR  I will not operate after sunset.    KR  I will not operate within 50 ft of another vessel above no wake speed, or jump wakes.   KR  No alcohol.    KR  Lanyard and life jackets at all times, three issued.
Pre-ride check by dock hand "JJ":  hull ok / lanyard ok / throttle sticks a little #4, told renter
Deposit $500.  Damage waiver declined.
--
Incident note 7/6 (manager Phyllis Odom): two calls to renter at 6:50 and 7:20, no answer. Kids told our dock hand they would "be in by dark." GPS tracker shows #4 speed 41 max. at 8:31 pm. PWC #4 released by officer to us 7/8, sent to insurance salvage in Nashville 7/15. Officer did not look it over, he said he had his photos. Front bumper smashed straight back, handle bars bent forward. We had to close the rental dock Sunday due to all of this, lost about $1,900.`,
    ],
    [
      "Dispatch log Harlow E-911.pdf",
      `HARLOW COUNTY EMERGENCY COMMUNICATIONS DISTRICT          INCIDENT DETAIL        2407-06-0713
20:33:12   911 W/L  615-555-0133  EADS, DORIS  114 SWEETGUM HOLLOW.  BOAT AND JET SKI WRECK, GIRL HURT, MAN IN WATER W/ HER
20:34:05   CALLER ADV JETSKI RAN INTO THE BOAT, SECOND JETSKI LEFT TWRD BRIDGE
20:36:40   911 CELL   CARGILL, TODD.  ON PONTOON.  "SHE'S DRIVING US IN TO A DOCK"
20:39:02   MEDIC 5 DISP
20:41:18   TWED NOTIFIED / SPRADLIN 2-17 ENRT FROM RAMP 3
20:43:30   SO 114 MOYE ENRT
20:58:10   SO 114 ONSC
21:24:47   2-17 ONSC EADS DOCK BY BOAT
21:27      2-17 ADV SUBJ ON DOCK W/ HIM
21:58      2-17 ONE IN CUSTODY
22:09      2-17 ENRT HARLOW REGIONAL
22:14      2-17 ARR
23:10      SO 114 ENRT HARLOW REGIONAL
00:31      2-17 ENRT JAIL
00:52      2-17 AT JAIL, HOLD 12
01:40      SO 114 CLR
-- supplemental --
21:05  SO 114 REQ TOW FOR PONTOON, DECLINED BY 2-17, TODD CARGILL TO TRAILER.
Recordings are retained 180 days. Rpt printed 07/19/24 0713 by shift lead.`,
      `TWED VESSEL EXAMINATION            VE-24-061          Examined: 07/18/2024 at residence of Ashlock by Ofc. Lyle Tabor 2-22
Vessel 1 tritoon, HIN on file.
a) Hull and tubes: fresh impact damage STARBOARD AFT corner, tube 3, 31 in. forward of transom. Yellow paint transfer. Bow: no damage.
b) Fence: aft gate bent inward.
c) Steering, throttle: normal.
d) Navigation lights: switch found in NAV position. Bow bicolor and stern light work on test. All-round light lens cracked. Bulbs not removed.
e) Chartplotter/fish finder: 9 in., present, powers on, tracks feature enabled. Data not downloaded.
f) PFDs 8, throwable 1, extinguisher current.
g) Paint sample taken: no.
Vessel had been at the residence on a trailer since 07/06. Not sealed.
Photographs: 12 (to be uploaded)
Remark: damage is consistent with being struck from aft at an angle. Told to R.S. by phone.
L. Tabor`,
    ],
  ]),
  key: {
    offence: "dui",
    issues: [
      "field-sobriety",
      "breath-test",
      "search",
      "counsel",
      "custody-chain",
      "witness-reliability",
      "recording-gap",
      "identification",
      "disclosure",
      "miranda",
    ],
    gaps: [
      /body.?(worn|cam)|bwc/i,
      /chartplotter|fish ?finder|\bgps\b|tracker|plotter/i,
      /second tube|two tubes|other tube|retest|re-?analysis|independent (test|analysis)|split sample|lab(oratory)? (data|file|notes|bench)|chromatogram|batch|uncertainty/i,
      /pell|devon/i,
      /\btate\b|second (jet|pwc|sea|rider|watercraft|operator)|pwc #?6/i,
      /game camera|trail camera|boathouse|camera on/i,
      /calibrat|tw-09|\bpbt\b|maintenance (log|record)/i,
      /todd|juvenile|the (two )?(kids|children)|cargill'?s? (husband|children)/i,
    ],
    contradictions: [
      { one: [1, /V1: \[ \] on {2}\[X\] off/], other: [6, /the red and the green on the front/] },
      { one: [2, /six of six clues on HGN/], other: [3, /total 4 \/6/] },
      { one: [2, /consented freely to a test of his blood/], other: [3, /\[X\] NO I will not submit/] },
      { one: [2, /drawn at Harlow Regional at 10:10 p\.m\./], other: [3, /Time 11:52 PM/] },
      { one: [1, /compound fracture LEFT femur/], other: [7, /Closed deformity R tib\/fib/] },
      { one: [2, /freely admitted that he was driving and to having consumed six/], other: [3, /"two since lunch/] },
      { one: [1, /Damage V1: \$2,400 {2}bow/], other: [9, /fresh impact damage STARBOARD AFT/] },
    ],
    factors: [
      { sign: 1, quote: /lady in a pink hat|I was steering/ },
      { sign: 1, quote: /Kit expiration:|"ASHLOCK, WAYNE/ },
      { sign: 1, quote: /hit my head on the rail|R knee replaced|allow 15 min/ },
      { sign: 1, quote: /NO I will not submit|we'd get it one way or the other/ },
      { sign: 1, quote: /struck from aft|JETSKI RAN INTO THE BOAT/ },
      { sign: 1, quote: /ethanol 64 mg\/dL|not operate after sunset|41 max/ },
      { sign: -1, quote: /0\.091 gram|WARREN WAS DRIVING/ },
      { sign: -1, quote: /prior DUI conviction|WARREN HAD BEEN DRINKING/ },
    ],
    events: [
      "2024-07-06 20:25",
      "2024-07-06 21:31",
      "2024-07-06 21:58",
      "2024-07-06 23:52",
      "2024-07-06 20:33",
      "2024-07-07 09:15",
    ],
    fair: {
      issues: ["hearsay", "voluntariness", "intent", "stop-basis", "speedy-trial"],
      gaps: [
        /911|emergency call|call recording|dispatch (audio|recording)|radio/i,
        /eads|doris|wife/i,
        /moye|deputy/i,
        /spradlin/i,
        /tabor/i,
        /hensley|nurse|phlebotom/i,
        /lathem|analyst|forensic scientist|toxicolog/i,
        /blood kit|kit\b|expir|vacutainer|preservative|gray stopper|tube/i,
        /cooler|refrigerat|storage|mail|chain of custody|custody|evidence (log|record)|initials/i,
        /search warrant|warrant|exigen/i,
        /rusk|kaylin/i,
        /(hospital|medical|\bed|emergency department) (record|chart|note|page)|medical record|\b(4 of )?11 pages|ortho|bright|sandoval|separate chart/i,
        /ashlock.*(chart|medical|injur)|head injury|concussion|knee|metoprolol|medication/i,
        /photo(graph)?s?\b|diagram/i,
        /training|certif|curriculum|seated battery|instructor/i,
        /pwc|jet ski|salvage|personal watercraft|vessel 2|throttle|lanyard/i,
        /marina|odom|\bjj\b|dock hand|rental/i,
        /boater education|education card/i,
        /phone (video|data|record|footage)|filming|gopro|social media|cell ?phone/i,
        /bulb|navigation light|nav\.? lights?|lamp/i,
        /paint (sample|transfer)|paint/i,
        /pink hat|clothing|wet clothes/i,
        /cans?\b|seltzer|bottles/i,
        /weather|sunset|light(ing)? conditions|visibility|moon/i,
        /reconstruct|naval|accident expert|expert/i,
        /extrapolat/i,
        /2012|rutland|prior (dui|conviction)/i,
        /criminal (history|record)/i,
        /insurance|lawsuit|claim|attorney letter|civil|lawyer/i,
        /field notes|handwritten notes|officer'?s? notes|rough notes|notes of/i,
        /miranda|waiver/i,
        /jail|booking|intake|hold 12/i,
        /orr|dabbs|paramedic|\bems\b|refusal (form|signed)/i,
        /personnel|disciplin|brady|impeach|internal affairs/i,
        /policy|policies|manual|procedure|protocol|nasbla/i,
        /patrol boat|boat camera|in.?boat|gps log|avl|dash/i,
        /fuel dock|surveillance|cctv|security camera|video/i,
        /engine|\becm\b|speed data/i,
        /drug screen|thc/i,
        /breath/i,
        /mother|mom\b/i,
        /canvass|other (boaters|residents|witnesses)/i,
        /time ?line|arrival log|officer log|activity log/i,
        /fax|statement of 7\/9/i,
      ],
      contradictions: [
        { one: [3, /Off water at: 2126/], other: [9, /20:36:40/] },
        { one: [1, /compound fracture LEFT femur/], other: [7, /Expect full recovery/] },
        { one: [1, /Damage V1: \$2,400 {2}bow/], other: [8, /Front bumper smashed straight back/] },
        { one: [1, /Damage V1: \$2,400 {2}bow/], other: [9, /JETSKI RAN INTO THE BOAT/] },
        { one: [2, /tried the walk and turn on the dock/], other: [3, /R knee replaced 2019/] },
        { one: [2, /strong odor of an alcoholic beverage/], other: [3, /Odor: moderate/] },
        { one: [5, /maybe three seltzers in the whole day/], other: [3, /PBT {2}2143 {3}\.071/] },
        { one: [1, /Time of incident: 8:25 PM/], other: [2, /at approximately 9:05 p\.m\./] },
        { one: [1, /Time of incident: 8:25 PM/], other: [8, /41 max\. at 8:31 pm/] },
        { one: [2, /at approximately 9:05 p\.m\./], other: [8, /41 max\. at 8:31 pm/] },
        { one: [2, /at approximately 9:05 p\.m\./], other: [9, /20:33:12/] },
        { one: [2, /at approximately 9:05 p\.m\./], other: [9, /20:36:40/] },
        { one: [2, /at approximately 9:05 p\.m\./], other: [6, /twenty five after eight/] },
        { one: [2, /at approximately 9:05 p\.m\./], other: [7, /Dispatched 20:39/] },
        { one: [1, /Officer arrived: 9:02 PM/], other: [9, /21:24:47 {3}2-17 ONSC/] },
        { one: [1, /Officer arrived: 9:02 PM/], other: [2, /at approximately 9:05 p\.m\./] },
        { one: [1, /\[ \] calm {2}\[X\] choppy/], other: [1, /WIND {2}\[X\] light/] },
        { one: [1, /V1: \[ \] on {2}\[X\] off/], other: [5, /Our lights were ON/] },
        { one: [1, /V1: \[ \] on {2}\[X\] off/], other: [5, /I turned them on when we left/] },
        { one: [1, /V1: \[ \] on {2}\[X\] off/], other: [9, /switch found in NAV position/] },
        { one: [2, /with no navigation lights, struck/], other: [6, /the red and the green on the front/] },
        { one: [2, /with no navigation lights, struck/], other: [5, /Our lights were ON/] },
        { one: [2, /with no navigation lights, struck/], other: [5, /I turned them on when we left/] },
        { one: [2, /with no navigation lights, struck/], other: [9, /switch found in NAV position/] },
        { one: [2, /Eads confirmed that the pontoon had no lights/], other: [6, /the red and the green on the front/] },
        { one: [2, /Eads confirmed that the pontoon had no lights/], other: [9, /switch found in NAV position/] },
        { one: [2, /Eads confirmed that the pontoon had no lights/], other: [5, /Our lights were ON/] },
        {
          one: [2, /Eads confirmed that the pontoon had no lights/],
          other: [6, /I told all this to the game officer/],
        },
        { one: [1, /Est\. speed V1: 35\+ mph/], other: [6, /slow, I'd say 8 or 10 miles/] },
        { one: [1, /Est\. speed V1: 35\+ mph/], other: [5, /barely faster than idle/] },
        { one: [2, /at a high rate of speed/], other: [6, /slow, I'd say 8 or 10 miles/] },
        { one: [2, /at a high rate of speed/], other: [5, /barely faster than idle/] },
        { one: [1, /V2: 15 mph/], other: [6, /I'd guess 40/] },
        { one: [1, /V2: 15 mph/], other: [8, /41 max\. at 8:31 pm/] },
        { one: [1, /Operator: ASHLOCK, WARREN T {3}44/], other: [5, /I was steering, just holding/] },
        { one: [1, /Operator: ASHLOCK, WARREN T {3}44/], other: [6, /a lady in a pink hat at the steering/] },
        { one: [1, /Operator: ASHLOCK, WARREN T {3}44/], other: [5, /I was at the wheel some/] },
        { one: [1, /Operator: ASHLOCK, WARREN T {3}44/], other: [5, /I was scared to say I was steering/] },
        { one: [2, /the defendant did operate a pontoon/], other: [5, /I was steering, just holding/] },
        { one: [2, /the defendant did operate a pontoon/], other: [6, /a lady in a pink hat at the steering/] },
        {
          one: [2, /freely admitted that he was driving and to having consumed six/],
          other: [5, /I was steering, just holding/],
        },
        {
          one: [2, /freely admitted that he was driving and to having consumed six/],
          other: [6, /a lady in a pink hat at the steering/],
        },
        {
          one: [2, /passengers all stated that the defendant was operating/],
          other: [5, /I was steering, just holding/],
        },
        { one: [2, /passengers all stated that the defendant was operating/], other: [5, /I was at the wheel some/] },
        {
          one: [2, /passengers all stated that the defendant was operating/],
          other: [5, /I was scared to say I was steering/],
        },
        {
          one: [2, /passengers all stated that the defendant was operating/],
          other: [6, /a lady in a pink hat at the steering/],
        },
        { one: [2, /passengers all stated that the defendant was operating/], other: [9, /"SHE'S DRIVING US IN/] },
        { one: [5, /WARREN WAS DRIVING/], other: [5, /I was steering, just holding/] },
        { one: [5, /WARREN WAS DRIVING/], other: [5, /I was at the wheel some/] },
        { one: [5, /WARREN WAS DRIVING/], other: [5, /I was scared to say I was steering/] },
        { one: [5, /WARREN WAS DRIVING/], other: [6, /a lady in a pink hat at the steering/] },
        { one: [5, /WARREN WAS DRIVING/], other: [9, /"SHE'S DRIVING US IN/] },
        { one: [5, /WARREN HAD BEEN DRINKING MOST OF/], other: [5, /maybe three seltzers in the whole day/] },
        { one: [5, /WARREN HAD BEEN DRINKING MOST OF/], other: [5, /drinking a Coke/] },
        { one: [5, /WARREN HAD BEEN DRINKING MOST OF/], other: [3, /"two since lunch/] },
        { one: [5, /CAME OUT OF NOWHERE/], other: [5, /It jumped our wake and turned/] },
        {
          one: [2, /freely admitted that he was driving and to having consumed six/],
          other: [5, /maybe three seltzers in the whole day/],
        },
        { one: [3, /"two since lunch/], other: [5, /maybe three seltzers in the whole day/] },
        { one: [3, /"two since lunch/], other: [4, /0\.091 gram/] },
        { one: [5, /maybe three seltzers in the whole day/], other: [4, /0\.091 gram/] },
        { one: [2, /numerous empty cans in the boat/], other: [3, /Cans in boat: 3 seltzers/] },
        { one: [2, /struck a personal watercraft broadside/], other: [6, /run into the back corner of it/] },
        { one: [2, /struck a personal watercraft broadside/], other: [5, /the ski hit us on the side in back/] },
        { one: [2, /struck a personal watercraft broadside/], other: [9, /fresh impact damage STARBOARD AFT/] },
        { one: [2, /struck a personal watercraft broadside/], other: [9, /Bow: no damage/] },
        { one: [2, /struck a personal watercraft broadside/], other: [9, /being struck from aft/] },
        { one: [2, /struck a personal watercraft broadside/], other: [9, /JETSKI RAN INTO THE BOAT/] },
        { one: [2, /struck a personal watercraft broadside/], other: [8, /Front bumper smashed straight back/] },
        { one: [2, /struck a personal watercraft broadside/], other: [7, /jet ski which struck a pontoon/] },
        { one: [1, /Damage V1: \$2,400 {2}bow/], other: [9, /Bow: no damage/] },
        { one: [1, /Damage V1: \$2,400 {2}bow/], other: [6, /run into the back corner of it/] },
        { one: [1, /Damage V1: \$2,400 {2}bow/], other: [5, /the ski hit us on the side in back/] },
        { one: [1, /Damage V1: \$2,400 {2}bow/], other: [9, /being struck from aft/] },
        { one: [1, /Damage V1: \$2,400 {2}bow/], other: [9, /aft gate bent inward/] },
        { one: [1, /Operator: RUSK, KAYLIN/], other: [7, /Boyfriend Devon was operating/] },
        { one: [1, /Operator: RUSK, KAYLIN/], other: [6, /It was a boy driving/] },
        { one: [1, /Operator: RUSK, KAYLIN/], other: [7, /pt was 2nd rider/] },
        { one: [1, /Operator: RUSK, KAYLIN/], other: [7, /"I looked back at my buddy/] },
        { one: [1, /Operator: RUSK, KAYLIN/], other: [7, /19F PWC passenger/] },
        { one: [1, /Pell \[X\]/], other: [6, /The boy had no life vest/] },
        { one: [8, /Operators listed/], other: [7, /Boyfriend Devon was operating/] },
        { one: [8, /Operators listed/], other: [6, /It was a boy driving/] },
        { one: [8, /KR {2}I will not operate after sunset/], other: [1, /Sunset: 8:07/] },
        { one: [8, /KR {2}No alcohol/], other: [7, /ethanol 64 mg/] },
        { one: [8, /KR {2}No alcohol/], other: [7, /"a couple White Claws/] },
        { one: [1, /compound fracture LEFT femur/], other: [7, /Isolated closed fx R tibia/] },
        { one: [1, /compound fracture LEFT femur/], other: [7, /No femur tenderness/] },
        { one: [1, /compound fracture LEFT femur/], other: [7, /No open wound/] },
        { one: [1, /compound fracture LEFT femur/], other: [7, /XR: R tib-fib/] },
        { one: [1, /compound fracture LEFT femur/], other: [7, /R leg pain/] },
        { one: [2, /compound fracture of the leg and may lose it/], other: [7, /Isolated closed fx R tibia/] },
        { one: [2, /compound fracture of the leg and may lose it/], other: [7, /Closed deformity R tib\/fib/] },
        { one: [2, /compound fracture of the leg and may lose it/], other: [7, /Expect full recovery/] },
        { one: [2, /compound fracture of the leg and may lose it/], other: [7, /No open wound/] },
        { one: [2, /compound fracture of the leg and may lose it/], other: [7, /Neurovascularly intact/] },
        { one: [2, /very unsteady on his feet/], other: [3, /good w\/ handrail/] },
        { one: [2, /very unsteady on his feet/], other: [6, /He walked up my ramp fine/] },
        { one: [2, /very unsteady on his feet/], other: [3, /Speech: {2}fair/] },
        { one: [2, /very unsteady on his feet/], other: [3, /Odor: moderate/] },
        { one: [2, /strong odor of an alcoholic beverage/], other: [6, /he had been soaked with it/] },
        { one: [2, /tried the walk and turn on the dock/], other: [3, /NOT GIVEN/] },
        { one: [2, /tried the walk and turn on the dock/], other: [3, /good w\/ handrail/] },
        { one: [2, /tried the walk and turn on the dock/], other: [6, /He walked up my ramp fine/] },
        { one: [3, /allow 15 min\. on land/], other: [3, /Time began 2131/] },
        { one: [3, /Off water at: 2126/], other: [3, /Time began 2131/] },
        { one: [3, /Off water at: 2126/], other: [9, /21:24:47 {3}2-17 ONSC/] },
        { one: [2, /certified in seated battery by the Division in 2016/], other: [3, /standard SFST 2014/] },
        { one: [2, /wore a body camera during/], other: [3, /Tests recorded\? {2}N/] },
        { one: [2, /consented freely to a test of his blood/], other: [3, /REFUSED TO SIGN/] },
        { one: [2, /consented freely to a test of his blood/], other: [3, /"said he wanted to call lawyer/] },
        { one: [2, /consented freely to a test of his blood/], other: [3, /Told him we'd get it one way/] },
        { one: [3, /\[X\] NO I will not submit/], other: [3, /He said then I guess go ahead/] },
        { one: [2, /drawn at Harlow Regional at 10:10 p\.m\./], other: [4, /collected per label 07\/07\/2024 00:15/] },
        { one: [2, /drawn at Harlow Regional at 10:10 p\.m\./], other: [7, /draw by CH, 2352/] },
        { one: [2, /drawn at Harlow Regional at 10:10 p\.m\./], other: [9, /22:14 {6}2-17 ARR/] },
        { one: [2, /drawn at Harlow Regional at 10:10 p\.m\./], other: [9, /22:09 {6}2-17 ENRT/] },
        { one: [2, /drawn at Harlow Regional at 10:10 p\.m\./], other: [3, /Read to operator at {2}11:20/] },
        {
          one: [2, /advised him of his Miranda rights and of the implied consent/],
          other: [3, /Read to operator at {2}11:20/],
        },
        { one: [3, /Time 11:52 PM/], other: [4, /collected per label 07\/07\/2024 00:15/] },
        { one: [7, /draw by CH, 2352/], other: [4, /collected per label 07\/07\/2024 00:15/] },
        { one: [2, /two tubes were sealed by me/], other: [4, /one \(1\) gray stopper/] },
        { one: [3, /Tubes: {2}2 gray/], other: [4, /one \(1\) gray stopper/] },
        { one: [2, /two tubes were sealed by me/], other: [4, /initials "RM"/] },
        { one: [2, /delivered to the lab the next business day/], other: [4, /Received: 07\/11\/2024/] },
        { one: [2, /delivered to the lab the next business day/], other: [4, /From: U\.S\. Mail/] },
        { one: [2, /delivered to the lab the next business day/], other: [3, /Placed in: truck cooler/] },
        { one: [4, /Subject: ASHLOCK, WARREN/], other: [4, /name reads "ASHLOCK, WAYNE/] },
        { one: [3, /PBT {2}2143 {3}\.071/], other: [4, /0\.091 gram/] },
        { one: [3, /cal\. due 05\/30\/24/], other: [3, /Date 7-6-24/] },
        { one: [2, /Deputy Moye took the passengers' statements/], other: [5, /The deputy wrote it/] },
        { one: [1, /no proper lookout/], other: [7, /"I looked back at my buddy/] },
        { one: [6, /There was two Sea-Doos/], other: [1, /VESSEL 2 {3}Personal watercraft/] },
        { one: [6, /I told all this to the game officer/], other: [1, /V1: \[ \] on {2}\[X\] off/] },
        { one: [8, /he said he had his photos/], other: [8, /Officer did not look it over/] },
        { one: [3, /Last drink\? {2}6 pm/], other: [4, /0\.091 gram/] },
        { one: [1, /Notified: 8:41 PM/], other: [9, /20:33:12/] },
        { one: [1, /Time of incident: 8:25 PM/], other: [9, /20:33:12/] },
        { one: [6, /twenty five after eight/], other: [8, /41 max\. at 8:31 pm/] },
        { one: [1, /Persons aboard: 5/], other: [6, /a lady in a pink hat at the steering/] },
        {
          one: [5, /Warren was coming back up/],
          other: [2, /freely admitted that he was driving and to having consumed six/],
        },
        { one: [5, /Warren was coming back up/], other: [5, /WARREN WAS DRIVING/] },
        {
          one: [5, /Warren went to the back to shut off/],
          other: [2, /passengers all stated that the defendant was operating/],
        },
      ],
    },
  },
};
