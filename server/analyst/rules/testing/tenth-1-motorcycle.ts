import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const MOTORCYCLE_CASE: CaseFile = {
  name: "motorcycle stop, drug-recognition evaluation, urine",
  documents: makeDocuments([
    [
      "Statement of facts OVI.pdf",
      `TUSCORA COUNTY SHERIFF - PATROL DIVISION
STATEMENT OF FACTS - OVI
Agency report no: 23-T-04417        Court: Tuscora Co. Municipal, Ohio
Defendant: KESSLING, DALE R.        M/W  51   OLN class D, MC endorsement valid
Charge(s): 4511.19(A)(1)(a) OVI drug of abuse;  4511.21 speed 71/55;  4511.33 marked lanes
Date: Sat. 08/19/2023   Stop: 2118 hrs    Location: SR 212 at Yoder Mill Rd, Wayne Twp.
Vehicle: 2006 Harley-Davidson, black, windshield, leather bags

On the above date I was working a grant funded overtime detail (1700-2300) in Car 19. Dispatch aired a motorcycle "all over the road" NB on 212 near the grain elevator. I positioned at the township garage. A group of three motorcycles came over the rise. The lead one was visibly faster than the traffic in front of it. I paced it / checked it by radar at 71 in a posted 55. As it passed me the rear tire rode on the yellow edge line two times in a distance of around a quarter mile. I activated my overheads. The rider put on his turn signal and pulled onto the berm in gravel. The other two riders went on a ways and stopped at the church lot.
The rider had trouble getting the kickstand down and the bike leaned over against his leg. When he took off his helmet I could see that his eyes were red and glassy. He spoke slow and had a thick tongue. I did not smell an alcoholic beverage. He stated "I'm just stiff, I been in the saddle since Marietta." He stated he takes "stuff for my back and my nerves" and had his regular pills at supper.`,
      `STATEMENT OF FACTS - OVI   (page 2)     23-T-04417
I had him step to the rear of my cruiser, on the berm. There was light gravel. I had my spotlight and take downs on. Standardized tests as follows:
HGN:  0 of 6 clues. VGN not present. Lack of convergence present.
WALK AND TURN: 5 of 8. Starts too soon, steps off line x2, raises arms, improper turn. Subject had riding boots with a heel. He did state before the test he has two rods in his spine and a bad left knee and asked could he do it in his socks. I told him to do the best he could.
ONE LEG STAND: 3 of 4. Sways, arms, foot down (at 9, 17, and 21).
PBT: .000
Based on my observations I placed him under arrest at 2139. He was searched and I found a plastic weekly pill minder in his vest with some of the compartments empty. Dep. Amstutz stayed with the motorcycle for the wrecker and dealt with the other riders. I transported to the Justice Center and requested a DRE. Ptl. Grieshop of Dover Falls PD was available and arrived 2224.
After the evaluation the defendant was read the 2255 and said "I got nothing to hide" and agreed to urine. He gave a specimen at 2331. He was cited and released to his wife at 0015.
Dep. C. Luthy, unit 19     reviewed by: Sgt. N. Obermiller 8/22/23
DETAIL CODE: IDEP/STEP   Grant hours 6.0   Citations 4  Warnings 7   OVI 1   Mileage 82`,
    ],
    [
      "Drug influence evaluation.pdf",
      `DRUG INFLUENCE EVALUATION                        DRE Roll. Log # 23-11
Evaluator: R. Grieshop   IACP # on file   Agency: Dover Falls PD     Recorder: Dep. Luthy    Witness: -
Arrestee: Kessling, Dale R      DOB 03/__/72    Sex M   Race W    Arresting Ofc: Luthy, TCSO 23-T-04417
Date / time: 08/19/23  2231      Location: Justice Center, BAC room
Miranda given: [x]  By: Luthy    Time 2150
Chemical: BrAC 0.000  (2218, BAC DataMaster)
What have you eaten today? "brisket sandwich"  When? "6ish"   What have you been drinking? "Mt Dew"  How much? "couple"
Time now/actual: "quarter after 10" / 2233     When did you last sleep / how long: last night, 4-5 hrs
Are you sick or injured? [x] yes   back fusion 2017, L knee, "sinus thing"
Do you take insulin? no      Physical defects? see above      Under care of doctor? "Dr. Pohl and the VA"
Are you taking any medication or drugs? "gabapentin, a muscle relaxer, Claritin D, and half a nerve pill when I need it"
Attitude: cooperative     Coordination: stiff, slow     Breath: coffee odor    Face: sunburned
Speech: slow, low       Eyes: [x] reddened conj.    Corrective lenses: [x] glasses (off)
Pupil size equal: [x]   HGN: none    Vertical: none    Convergence: L eye drifts out
Pulse 1: 92 @ 2236    Pulse 2: 88 @ 2244    Pulse 3: 86 @ 2301
Mod. Romberg: 2" front/back, 2" side to side.  Internal clock 38 seconds est. as 30.
Walk and turn: missed heel to toe 3, stepped off 1.   One leg stand: L 19 R 24 (count).  Finger to nose: 3 of 6`,
      `DRUG INFLUENCE EVALUATION       page 2          23-11
BP 148/92       Temp 98.9      Muscle tone: [ ] near normal  [ ] flaccid  [x] rigid
Pupils: room light L 4.0 R 4.0     dark L 6.5  R 6.5     direct L 3.0  R 3.0     rebound dil. no   react: slow
Nasal: clear/runny       Oral: clear       Injection sites: none seen
Statement: "I took my pills like the bottle says. I didn't take nothing extra."
Opinion of evaluator:  [ ] rule out  [x] CNS depressant  [ ] alcohol  [ ] stimulant  [ ] hallucinogen  [ ] dissoc. anesth.  [x] narcotic analgesic  [ ] inhalant  [ ] cannabis  [ ] medical
NARRATIVE
1. LOCATION: BAC room. 2. WITNESSES: recorder only. 3. BREATH TEST: 0.000. 4. NOTIFICATION: I was contacted by TCSO at 2150 while off duty. 5. INITIAL OBS: seated, head down, eyes closed. 6. MEDICAL: see face sheet. 7. PSYCHOPHYSICAL: as above. Finger to nose he opened his eyes. 8. CLINICAL INDICATORS: pulse upper end normal, BP elevated, pupils normal range. 9. SIGNS OF INGESTION: none. 10. STATEMENTS: prescribed meds. 11. OPINION: it is my opinion as a DRE that subject is under the influence of a CNS depressant and a narcotic analgesic and is unable to operate a vehicle safely. 12. TOX SAMPLE: urine, by arresting officer. 13. MISC: evaluation took 36 min. Handwritten worksheet was used and typed into tablet the following week.
Evaluator signature  R Grieshop       Date 08/27/23     Reviewed by state coord.: (blank)`,
    ],
    [
      "BMV form ALS.pdf",
      `REPORT OF PEACE OFFICER - ADMINISTRATIVE LICENSE SUSPENSION / NOTICE OF POSSIBLE CDL DISQUALIFICATION
(transcribed from carbon, third copy, "DEFENDANT")
Name  KESSLING DALE R     Address  RR 2 Bolivar Pike     State OH
You are under arrest for operating a vehicle while under the influence of alcohol, a drug of abuse or a combination of them. You are required to submit to a chemical test. If you refuse, your license will be suspended. If you take the test and the result is at or above the prohibited concentration, your license will be suspended. You may have a qualified person of your own choosing administer a chemical test in addition to any administered at the request of the officer, at your own expense. The form must be read in the presence of the arresting officer and one other witness.
Reasonable grounds: speed, lanes, slow speech, 5/8, 3/4, DRE
Time of alleged violation: 2118        Form shown and read: 2326
[ ] Refused   [x] Submitted to:  [ ] breath  [ ] blood  [x] urine       Result: pending
Location of test: Justice Center men's room (release hall)
Arresting officer: Luthy       Witness: (illegible)        Sworn before: Dep. clerk, 08/21/23
License taken: no       Immobilization: n/a`,
    ],
    [
      "Lab submission and report.pdf",
      `REGIONAL CRIME LABORATORY OF EAST CENTRAL OHIO     TOXICOLOGY REQUEST
Submitting agency: TCSO        Case 23-T-04417       Item: 1 urine kit, sealed
Subject: Kessling        Offense: OVI     Collected: 08/19/23  time 2331    Collected by: Luthy
Kit lot number: ________     Exp: ________    Preservative (sodium fluoride): [ ] Y  [ ] N
Voided before collection (20-30 min): [ ] Y [ ] N
Volume: approx 40 mL       Temperature strip: not read
Refrigerated from: 08/22/23
Sent by: [ ] US mail  [x] hand      Delivered by: Sgt Obermiller     Rec'd at lab: 09/01/23  1105   by: jk
Condition on receipt: outer seal intact, cap damp, label smeared. Placed in WI-3.
Drugs suspected: depressant, opiate
Analyst note: volume sufficient for one pass
-- Laboratory use --
Submission is returned to the agency after twelve months unless a hold is asked for in writing. Forms lacking the officer's signature are not processed. Submit no more than two kits to a bag. Do not tape lids.
Officer's signature: C Luthy`,
      `REGIONAL CRIME LABORATORY OF EAST CENTRAL OHIO
REPORT OF ANALYSIS             Lab 23-3308          Issued October 30, 2023
Agency: TCSO     Subject: Kessling, Dale
Item 1: one plastic bottle, yellow liquid.
Immunoassay screen:   benzodiazepines PRESUMPTIVE POSITIVE;  opiates NEGATIVE;  oxycodone NEGATIVE;  amphetamines PRESUMPTIVE POSITIVE;  cannabinoids (THC-COOH) NEGATIVE;  cocaine metab. NEGATIVE
Confirmation (LC-MS/MS):   alpha-hydroxyalprazolam - present, below reporting limit for quantitation;   gabapentin - present;   methocarbamol - present;   pseudoephedrine - present.  Amphetamine, methamphetamine: not detected.
Comment: Results in urine show prior use and can not be related to a degree of impairment or to a time of use.
Measurement uncertainty is available. Work was performed by a permit holder under OAC 3701-53. The undersigned may testify from the notes of another analyst.
Reported by: Jill Kammerer, Forensic Scientist II        Tech. review: initials  TD      Admin review: initials  SR
This report shall not be reproduced except in full. Accreditation certificate on request. Customer survey: see reverse.`,
    ],
    [
      "CFS detail.txt",
      `TUSCORA 9-1-1 / CALL FOR SERVICE DETAIL         CFS 2308190611
Type: RECK OPS       Pri 3      Source: 911 WIRELESS       Taken by: TC07
21:09:40  CALLER ADV M/C NB 212 FROM GRAIN ELEV SPEEDING UP SLOWING DOWN, THREE OF THEM
21:10:05  CALLER DRIVING BLU CHEVY TRK. BEHIND. ADV ONE W/ ORANGE HELMET IS "SWERVING AT THE CENTER"
21:10:31  LINE DROPPED. CALLBACK NO ANS
21:11:02  BOLO AIRED
21:11:20  19 COPIES FROM TWP GARAGE
21:18:14  19 TRAFFIC 212/YODER MILL, BLK HARLEY
21:19:50  19 BIKE REG VALID, NEG WANTS
21:24      17 ENRT BACKUP
21:31      17 OUT W/ 2 OTHER M/C AT CHURCH
21:39      19 ONE IN CUSTODY 10-15
21:40      ROTATION TOW REQ - HOSTETLER
21:46      19 ENRT JC   BEG MI 41,207.3
21:58      19 ARR JC
22:02      TOW O/S
22:20      MSG TO DRE CALL LIST, GRIESHOP RESPONDING
22:41      17 CLR. RIDERS SENT ON WAY
00:15      19 CLR JC
UNITS: 19 LUTHY / 17 AMSTUTZ
DISPO: ARR
---- end of detail ----  printed 09/14/23 by RECORDS2`,
    ],
    [
      "Prosecutor response to demand.pdf",
      `OFFICE OF THE MUNICIPAL PROSECUTOR
State of Ohio v. Dale R. Kessling         Case TRC 2302981
RESPONSE TO DEMAND FOR DISCOVERY, CRIM. R. 16                  November 17, 2023
The State provides: Statement of Facts (2 pp), DRE face sheet and narrative (2 pp), BMV form (1 p), laboratory request and report (2 pp), CFS detail (1 p), BMV driving abstract, no prior violations within twenty years.
Statements of the defendant: as set out in the reports.
Witnesses: Dep. Luthy; Ptl. Grieshop; J. Kammerer; Dep. Amstutz; keeper of records.
Recordings: The cruiser of Dep. Luthy is equipped with a mobile video system. The undersigned has asked for the file and has been told the unit "was in for an upgrade around that time". Dover Falls PD has body cameras and we have made no request to that agency.
Physical evidence: pill organizer, held at TCSO. Bottle retained by laboratory.
Criminal records of witnesses: none known.
The State demands reciprocal discovery within twenty-one days including any expert and any record of prescription upon which the defense will rely. A pretrial is set for December 6 at 9:00 a.m. in Courtroom B. Parking is available behind the Elks. The offer is a plea as charged, minimum days in the driver intervention program in lieu of jail, twelve months' suspension with privileges.`,
    ],
  ]),
  key: {
    offence: "dui",
    issues: [],
    gaps: [
      /dash.?(cam|board)|cruiser.{0,20}(video|cam)|mobile video|in.?car|\bmvr\b/i,
      /body.?(worn|cam)|bwc/i,
      /911|emergency call|caller|blue chevy|truck/i,
      /radar|speed.?measur|calibration/i,
      /rolling log|dre.{0,30}(log|certif|train|record|qualif|file|history)|(certif|train)\w*.{0,40}(dre|drug.recognition|grieshop)/i,
      /worksheet|handwritten|rough notes|field notes|original notes/i,
      /(lab|toxicolog)\w*.{0,50}(data|bench|notes|packet|litigation|file|raw|chromatogra)|chromatogra|litigation pack|raw data/i,
      /chain of custody|custody (log|record|form)|refrigerat|property (room|log)|evidence (log|room)|storage/i,
      /other (two )?riders|companion|two motorcyc|riders/i,
      /prescri|pharmac|medical record|\bpohl\b|\bva\b|doctor|physician|back (fusion|surgery)|oarrs/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /amstutz/i,
        /obermiller/i,
        /luthy/i,
        /grieshop/i,
        /kammerer|analyst|permit|\bTD\b|reviewer/i,
        /wife|spouse/i,
        /hostetler|tow|wrecker|impound|inventory/i,
        /radio (traffic|recording|transmission|log)|dispatch.{0,20}(audio|record|tape)|audio/i,
        /\bgps\b|\bavl\b|pacing|speedometer|cruiser (location|speed)/i,
        /datamaster|breath|instrument.{0,15}(check|log)|bac room/i,
        /\bpbt\b|portable/i,
        /pill (minder|organi[sz]er|box|case)|pills|medication|tablets?\b/i,
        /photo/i,
        /\bscene\b|berm|gravel|road (surface|grade)|slope|lighting|weather/i,
        /(field sobriety|sfst|nhtsa).{0,40}(train|manual|certif|record|video|note)|train\w*.{0,40}(field sobriety|sfst|luthy|officer)|nhtsa|training/i,
        /video.{0,40}(jail|justice center|booking|bac room|sally|evaluation)|(jail|justice center|booking|station|bac room).{0,40}(video|camera|footage|surveillance|record)|surveillance|cctv/i,
        /miranda|rights (form|card|waiver)|waiver/i,
        /urine.{0,60}(kit|sample|specimen|retest|split|second|collect|witness|void|independent)|second (sample|specimen|void)|independent (test|analysis)|re-?test|split|kit (lot|number)|preservative|temperature|\bvoid/i,
        /quantit|uncertainty|reporting limit|concentration|accredit|method validation|\bsop\b|operating procedure|proficiency/i,
        /blood (test|sample|draw)/i,
        /witness.{0,40}(2255|form|illegible|signature|suspension)|illegible|second witness/i,
        /grant|overtime|\bstep\b|idep|quota/i,
        /disciplin|personnel|internal affairs|impeach|brady|giglio|complaints? (against|history)/i,
        /polic(y|ies)|general orders?|procedures?\b/i,
        /maintenance|upgrade|repair|retention|audit/i,
        /expert|toxicologist|pharmacolog/i,
        /motorcycle.{0,50}(inspect|condition|mechanic|damage|photo|exam|repair|record)|harley|kickstand|helmet/i,
        /boots|footwear|clothing/i,
        /state coord|coordinator|peer review/i,
        /supper|restaurant|brisket|receipt|marietta/i,
        /cell ?phone|phone record|subscriber/i,
        /driving (abstract|record|history)/i,
        /booking|jail record|release (record|paper|sheet)|intake/i,
        /citation|ticket|affidavit|complaint\b/i,
        /call list|other dre|dre.{0,20}(log|availability)/i,
        /supplement(al|ary)? report|written report|statement (of|from|by)/i,
        /township garage|church/i,
        /video|recording|footage/i,
        /field sobriety|sobriety test/i,
        /notes/i,
        /dispatcher|call.?taker|tc07/i,
        /specimen|collect(ion|ed|or)\b/i,
        /dover falls/i,
      ],
      contradictions: [],
    },
  },
};
