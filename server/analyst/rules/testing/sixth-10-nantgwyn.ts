import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const NANTGWYN_CASE: CaseFile = {
  name: "drug driving and careless driving in Wales, saliva wipe, custody record, blood",
  documents: makeDocuments([
    [
      "MG5 Maddocks.pdf",
      `RESTRICTED (when complete)                                                    MG5
POLICE REPORT                                              URN  71 BT 2217 24
HEDDLU BRO TEIFI / BRO TEIFI POLICE
Defendant:  Ieuan Rhys MADDOCKS    dob 17/06/1996    Occupation: tree surgeon
Bail: unconditional     First hearing: Aberwen Magistrates Court 14/06/2024
Anticipated plea: [ ] Guilty  [X] Not guilty
OFFENCES
1. Drive motor vehicle with proportion of specified controlled drug (delta-9-THC) above limit, s.5A RTA 1988
2. Drive without due care and attention, s.3 RTA 1988
SUMMARY OF KEY EVIDENCE
At 2338 hrs on Saturday 9th March 2024 PC 1187 BOWEN stopped a white Ford Transit Connect van on the B4911 at Nantgwyn following a report from a member of the public, Glenys HARRIES, who had followed the van for three miles. Harries describes the van weaving across the centre line the whole way and striking the mirror of a parked Vauxhall Corsa in Pentre Isaf. The road was wet and visibility was poor.
The defendant was the sole occupant. His eyes were glazed and he smelt of cannabis. A drug wipe was POSITIVE for cannabis and cocaine. He failed a field impairment test. He was arrested and conveyed to Llanfadog where he provided a specimen of blood. He was offered his part of the sample and refused it.
The specimen on analysis contained not less than 2.3 micrograms of delta-9-THC per litre of blood. The limit is 2.`,
      `URN 71 BT 2217 24        MG5 cont.
DEFENDANT INTERVIEW
The defendant was interviewed at 0331 hrs under caution having declined legal advice. He made full admissions to having smoked a joint an hour before driving.
NON KEY EVIDENCE
Custody CCTV, not viewed. BWV of PC 1187, see MG6. PC 1402 LOCKYER corroborates.
VISUALLY RECORDED EVIDENCE:  Is it served?  No
INJURIES: None.  DAMAGE: mirror housing, Corsa. Owner not traced at time of writing. Nearside scuff on Transit front wing, photographed by PC 1402 on work mobile.
FORENSIC: SFR1 served.
CIVIL ORDERS / COMPENSATION: n/k
PREVIOUS CONVICTIONS: none recorded. One caution 2017, s.5 POA.
BAD CHARACTER: No   HEARSAY: No    SPECIAL MEASURES: No    WELSH LANGUAGE: the defendant has indicated that he would prefer proceedings in Welsh
PERSONAL CIRCUMSTANCES: lives with partner and infant child. Requires licence for work. 
OFFICER'S CERTIFICATION: I certify that, to the best of my knowledge and belief, I have not withheld any information that would assist the accused in the early preparation of their case, including the making of a bail application. 
Name: PC 1187 Bowen     Date 22/05/2024    Supervisor: PS 602 Idris`,
    ],
    [
      "MG11 PC 1187 Bowen.pdf",
      `WITNESS STATEMENT                                                MG11
(CJ Act 1967 s.9; MC Act 1980 ss.5A(3)(a) and 5B; CrimPR r.16.2)
Statement of: Huw BOWEN      Age: over 18      Occupation: Police Constable 1187
This statement (consisting of 3 pages each signed by me) is true to the best of my knowledge and belief and I make it knowing that, if it is tendered in evidence, I shall be liable to prosecution if I have wilfully stated in it anything which I know to be false, or do not believe to be true.
Signature: H Bowen            Date: 2nd April 2024
I am a Constable in Bro Teifi Police stationed at the Roads Policing Unit, Aberwen. On Saturday 9th March 2024 I was on duty in full uniform in a marked BMW X5, call sign TR21, in company with PC 1402 LOCKYER who was driving.
At about 2331 hours we were in the lay-by near Nantgwyn chapel when control passed a report of a van driving erratically. It was a dry, clear night. A white Ford van came past at what I would estimate was 60 miles per hour. The limit there is 40. We pulled out and followed for about 200 metres. I saw the van's nearside wheels touch the edge line once. I illuminated blue lights and the van indicated and stopped promptly in the entrance to a field.
I spoke to the driver who I now know as MADDOCKS. There was a strong smell of cannabis from the cab. His eyes were red and glazed. I said, "How much have you smoked tonight?" He said, "I had a spliff about an hour ago." I did not caution him at this time as I had not made my mind up.`,
      `Continuation of statement of Huw BOWEN          Page 2
I required him to co-operate with a preliminary drug test. At 2346 hours I used a DrugWipe 3S. I wiped his tongue. He had been chewing gum which he spat out. After about two minutes the line for cannabis showed. There was no line for cocaine. I have since disposed of the device as clinical waste.
I then carried out a field impairment assessment on the grass by the gate. The ground sloped down toward the hedge. MADDOCKS was wearing climbing boots and said that he had a bad knee. He put his arms out on the one leg stand and counted 24 seconds as 30. On the walk and turn he stepped off the line on two occasions. There was no actual line. In my opinion he was impaired. I am FIT trained, my last refresher was in 2017.
At 2355 hours I arrested him and cautioned him. He made no reply. 
I told him that if he did not give blood he would be locked up until Monday.
At Llanfadog Custody I conducted the procedure on form MGDD/E. Dr OYELARAN took the specimen. I sealed one part as my exhibit HB/1 seal B0077142 and put it in the fridge. I handed the other to MADDOCKS in an envelope and he put it in his jacket.
I had BWV with me but it was not activated as the battery had gone flat. I made my pocket notebook entry at 0640 hours when I had finished. PC LOCKYER and I wrote our notes together.
There were no other persons in the van.
Signature: H Bowen     Signature witnessed by: PS 602`,
    ],
    [
      "MG11 Harries.pdf",
      `HEDDLU BRO TEIFI                     DATGANIAD TYST / WITNESS STATEMENT
Statement of Glenys Mair HARRIES        Occupation: Retired         Taken by PCSO 7044 by telephone, 28/03/2024
I live at an address known to police. I am 71. On Saturday the 9th of March I had been to choir in Aberwen and I was driving myself home in my Honda Jazz. I wear glasses for driving but I had left them on the piano. I know the road.
At about half past eleven, by the garage at Pentre Isaf, I came up behind a van. It was grey or silver. It was going slow, I'd say no more than 35, and I thought they must be lost. I stayed behind it for half a mile or so, as far as the turn for Nantgwyn, where I go left.
In that time it went over the middle line once, to go round a badger that was in the road. It was raining heavily and my wipers were on full. There were two of them in it because I could see the heads in my lights, and the one in the passenger seat had long hair.
I heard a bang by the bus shelter but I cannot say what it was. I did not see it touch any car. 
I rang my son Aled and he rang the police. My car has a camera that Aled put in for the insurance. Nobody has asked me for that.
I did not see the driver at all. I do not want to go to court as I have my hip in June. I am willing to support police if I must.
Signed G M Harries (by e-signature, 02/04)`,
    ],
    [
      "Custody record 24 03 LL 0418.pdf",
      `CUSTODY RECORD       LLANFADOG        No. LL/0418/24       PRINT: FULL (no risk pages)     Printed 30/04/2024
DP: MADDOCKS Ieuan Rhys      Address: 3 Tai'r Felin, Pentre Isaf     Ht 1.80  Build slim  
Arrested by PC1187      Place: B4911       Arr time 23:55 09/03/2024     Arr at stn 00:21 10/03/2024    Authorised 00:27  PS655 TREHARNE
Circumstances: stopped following report of erratic driving, pos drug wipe cannabis, FIT fail.
Grounds for detention: to obtain evidence by specimen and by questioning.
DP comment: "I've got a letter for that, it's from the clinic."
RIGHTS   Given by PS655 00:29 
 Someone informed: YES partner (Cerys Vaughan), not contacted, phone off
 Solicitor: YES  Duty          DSCC ref 240310118A called 00:34
 Codes offered: declined.   Notice of rights: English given
RISK: ADHD, dyslexia "I can't read forms when I'm tired". Prescribed. Appropriate adult: NOT REQ'D per PS655
Property: phone, keys, £35.40, tobacco tin, 1 oil dropper bottle (labelled, part), jacket
DETENTION LOG
00:41 PS655  DP placed cell M4. Level 2 obs, 30 min rousing.
00:58 CDO 9120 Appears asleep. Snoring.
01:12 PS655  HCP requested via MedicLine. ETA 1 hr.
01:28 CDO 9120 Roused, verbal. Asked for water, given. Asked "has the solicitor phoned". Told not yet.
01:55 HCP ABSALOM (nurse) arrives suite.
02:02 HCP: assessed. Drowsy, pupils 6mm, pulse 92. Fit to detain. Not fit for interview, review in 4 hrs.`,
      `LL/0418/24    DETENTION LOG (cont)
02:09 PC1187 DP taken to med room for s7 procedure.
02:34 HCP ABSALOM Blood sample taken L arm, 1st attempt R arm failed. 
02:41 PS655  DP returned M4. No property given to DP. 
02:44 CDO 9131 Sample in suite fridge by PC1187. Fridge temp display 11 C, reported to facilities ref 5533.
02:58 CDO 9131 Asleep.
03:15 PS655  DP asked if he still wants solicitor as it will be "a good few hours". DP states "forget it, I just want to go home". Solicitor DECLINED. 
03:22 DSCC call back, solicitor Ms Penhale available on phone. Told not required.
03:29 PC1187 DP out to interview rm 2.
03:52 DP back to M4.
04:30 PI review DUE - not done, Insp ELLWAY at incident Aberwen.
05:10 CDO 9131 Breakfast offered. Declined. Read magazine.
05:47 CDO 9131 DP shown by CDO where to press for water.
06:20 PS655  Released under investigation. DP appears tired. No samples or exhibits with DP on release. Property returned and signed for less dropper bottle retained PC1187.
06:24 DP left by front office. Taxi called.
CELL CHECKS: compliance 100 pc (auto). 
REMINDER TO STAFF: blankets are to be counted at handover. The hatch on F2 is not to be used. Microwave meals are halal/vegetarian as marked; allergen sheet is on the kitchen door. Shift handover PS655 to PS631 at 07:00 did not include this DP.`,
    ],
    [
      "MGDD E completed.pdf",
      `DRINK / DRUGS SPECIMEN PROCEDURE       MGDD/E   (version 7)         completed by PC1187 BOWEN
E1  Subject: MADDOCKS    Place: Llanfadog      Custody no: LL/0418/24
E2  Procedure begun: 0205 hrs  10/03/2024
E3  Reason:  [X] preliminary drug test indicated drug, time 2359 hrs     Device: DrugWipe 3S    Lot: not recorded    Expiry: not recorded
     Drugs indicated: [X] cannabis   [X] cocaine
E4  Prelim impairment test: [X] yes
E7  "I require you to provide a specimen of blood which in the case of a drug will be taken by a doctor or health care professional."
    Reply: "Do I get to talk to the solicitor first?"   
    PC: told no delay.
E8  WARNING "I warn you that failure to provide a specimen will render you liable to prosecution."   [X] given    time 0208
E9  Any medical reason? Reply: "I've got a thing about needles but whatever."    HCP consulted?  [ ] yes [X] no
E11 Specimen taken by: Nurse F. ABSALOM    Time: 0210 hrs      Consent: [X] verbal  [ ] signature
E12 Divided in presence of subject:  [X] yes     Number of vials: 2   preservative: fluoride/oxalate
E13 Part supplied to subject?  [ ] yes accepted   [X] yes, declined      Signature of subject: (blank)
E14 Specimen label: MADDOCKS 10/03/24 0210   Exhibit HB/1    Seal: B0077124
E15 Time placed in refrigerator: 0244
Notes: subject drowsy but polite. Form read to subject in English. Subject handed form to read back, did not.`,
      `GUIDANCE NOTES (reverse). 
The officer must not suggest that the subject has a choice as to the kind of specimen. If the subject claims a medical reason the opinion of the medical practitioner or health care professional must be obtained. The specimen must be divided at the time and in the presence of the subject. A specimen which cannot be divided is of no value. The subject's part should be placed in the envelope provided with the list of approved laboratories. Complete label before specimen is placed in secure transit box. Batteries for the label printer are in the drawer.
Where the custody refrigerator is not between 2 and 8 degrees a supervisor is to be informed and the alternative site used. Specimens should be submitted to the laboratory within 5 working days. Delays must be explained on the submission form.
The saliva device manufacturer states that the result is to be read no earlier than 3 minutes and no later than 8 minutes from use; food, gum and drink should be avoided for 10 minutes. A device should be bagged and retained pending the outcome unless contaminated.
This form is a controlled document. Print on A4 white. Do not print double sided. Queries to the Criminal Justice Forms Desk extension 40117. Version 7 replaces version 6 with effect from 1 February 2023, remaining stock of version 6 is to be destroyed.`,
    ],
    [
      "SFR1 drugs in blood.pdf",
      `STREAMLINED FORENSIC REPORT 1        SFR1    (for use in criminal proceedings; not evidence if challenged)
Supplier: Severnside Analytical Ltd, Unit 6 Brunel Park           Lab ref: SA/24/20981
Police ref: LL/0418/24     URN 71 BT 2217 24    Subject: Ieuan MADDOCKS
Item: HB/1    one vial, seal B0077142 intact     Received: 04/04/2024 by courier, ambient
Volume: 1.1 ml     Condition: partly clotted       Label: MADDOCKS 10/03/24 02:34
Analysis commenced 15/05/2024        Authorised 20/05/2024
                                            result (ug/L)     reported less uncertainty     s.5A limit
delta-9-tetrahydrocannabinol (THC)           3.1                      2.3                       2
benzoylecgonine                              not detected                                       50
cocaine                                      not detected                                       10
cannabidiol (CBD)                            present, not quantified                            n/a
11-carboxy-THC                               present                                            n/a
Duplicate: 2nd aliquot 2.7 (insufficient for third)
Summary of forensic evidence: the blood of the subject contained not less than 2.3 micrograms of THC per litre.
The scientist has not been asked to consider storage, the time of use or the use of medicinal products. THC in blood may fall on storage at raised temperature; formation in clotted samples has not been excluded.
Prepared by: reporting officer J. Karlsson. Supplier holds ISO/IEC 17025 for this test: [ ] yes  [X] scope extension pending
If the defence disputes this report the issues in dispute must be identified to the prosecution so that an SFR2 or section 9 statement can be sought. The supplier destroys residual samples 6 months after report unless told not to.`,
    ],
    [
      "MG15 ROTI.pdf",
      `RECORD OF INTERVIEW                                                  MG15 
Person interviewed: Ieuan MADDOCKS           Place: Llanfadog rm 2
Date: 10/03/2024   Time commenced: 0331    concluded: 0349    Duration: 18 min   Disc ref: none (network fault), body worn of PC1402 used
Interviewing officer: PC 1187 BOWEN         Other: PC 1402 LOCKYER
BOWEN:   Cautioned. You've said no to a solicitor, that right?
MADDOCKS: I said I'd have one but they said it's hours. I want to get home to the baby.
BOWEN:   So you don't want one.
MADDOCKS: (inaudible) whatever's quickest.
BOWEN:   You told me at the side of the road you'd had a joint an hour before.
MADDOCKS: No. I said I had one Thursday. I said the oil was an hour ago. I've got the oil from the clinic in Cardiff, Dr Saunders, for my knee and sleep. It's legal, I got a letter in the van.
BOWEN:   There was no letter.
MADDOCKS: It's in the door with the logbook. Did you look?
BOWEN:   I'm asking the questions. Did you hit a car?
MADDOCKS: No. A wheelie bin, maybe. There was a thump by the bus stop, the wind had it over.
BOWEN:   Were you speeding?
MADDOCKS: I was doing 35. Sioned said slow down 'cause of the rain.
BOWEN:   Who's Sioned?
MADDOCKS: My sister. She was with me. You sent her home walking! Your mate gave her a torch.`,
      `MG15 MADDOCKS cont.
BOWEN:   We'll come to that. You went over the white line.
MADDOCKS: There was a badger on the road. Anyone would.
BOWEN:   Why did you wobble about on the tests?
MADDOCKS: It was a bank, in the rain, in spikes near enough. I've had the ACL done.
BOWEN:   You took cocaine?
MADDOCKS: Never in my life.
BOWEN:   Wipe says you did.
MADDOCKS: You showed me it and said it was just the one line.
LOCKYER: Were you told not to drive on the oil?
MADDOCKS: They said don't if you feel sleepy. I didn't.
BOWEN:   Would you say you were fit to drive?
MADDOCKS: I was fine. I'm knackered now, I've been up since five.
BOWEN:   You were given your half of the blood.
MADDOCKS: No one gave me any blood. Was I meant to have some?
BOWEN:   Right. That's noted. Anything else?
MADDOCKS: Can I have my oil back. And can I have this in Welsh next time, I asked the sergeant.
0349 Concluded. Notice to suspects form handed.
This record was prepared by PC 1187 from memory of the interview and checked against the recording in part. Balanced summary. The recording has been retained on PC 1402's device. I confirm I have had no need to refer to editing.`,
    ],
    [
      "STORM log BTP-20240309-0977.txt",
      `INCIDENT LOG     BT-20240309-0977        Type: TRANSPORT / RTC NON INJ > DRUG DRIVE        Grade 2
Created 23:29:14  Op 8812 (Meleri)          Source: 999  mobile ending 208
23:29:14 CALLER ALED HARRIES. NOT ON SCENE. MOTHER BEHIND VAN IN PENTRE ISAF. VAN "ALL OVER". 
23:29:50 GREY TRANSIT, 2 UP, PART VRM ENDS "KXL". MOTHER SAYS MAY HAVE HIT SOMETHING BY BUS SHELTER
23:30:41 WEATHER ON CALLER END HEAVY RAIN. YELLOW WARNING IN FORCE
23:31:05 TR21 ASSIGNED. 
23:36:20 TR21 VEH PASSING US NOW. WHITE. FOLLOWING
23:41:10 TR21 STOP STOP, FIELD GATE NANTGWYN. ONE MALE ONE FEMALE
23:44:37 PNC VEH NO REPORTS. TAXED MOT OK INS OK. RK MADDOCKS TREE CARE
23:49:02 TR21 FEMALE SENT ON HER WAY, LOCAL
23:59:30 TR21 DRUG WIPE POS CANNABIS ONLY. ONE IN CUSTODY
00:03:15 TR21 RECOVERY REQ FOR VAN. 1 HR 40. LEFT LOCKED ON GATE, KEYS WITH DP
00:20:58 TR21 AT LL CUSTODY
00:46:00 AREA SEARCH PENTRE ISAF FOR DAMAGED VEHICLE. NO TRACE. WHEELIE BIN IN ROAD MOVED BY C/S TR14
01:30:00 OP CHANGE 8812 > 8840. BREAK
06:31:00 TR21 OFF. CLOSE AS DETAINED. RESULT CODE 14
AVLS REF HELD 28 DAYS. AUDIO REF 977/1 HELD 12 MONTHS. TAGS: DRUG DRIVE, WELSH SPEAKER (CALLER)`,
    ],
    [
      "MG6C schedule.pdf",
      `POLICE SCHEDULE OF RELEVANT NON-SENSITIVE UNUSED MATERIAL                       MG6C
R v MADDOCKS     URN 71 BT 2217 24      Disclosure Officer: PC 1187 BOWEN
Item  Description                                            Location      CPS use
1     Incident log 0977                                     STORM          D
2     Pocket notebook PC 1187                               RPU            CND
3     Pocket notebook PC 1402                               RPU            CND
4     Custody record, risk assessment pages                 Niche          not viewed
5     Custody CCTV 10/03                                    Llanfadog      overwritten 90 days
6     HCP clinical notes                                    MedicLine      not obtained
7     BWV PC 1402, 31 min, roadside                         Evidence.com   not viewed
8     BWV PC 1187, 6 min, roadside                          Evidence.com   not viewed
9     E-mail, lab to RPU re late submission of HB/1         RPU            
10    Oil dropper bottle HB/2                               Aberwen store
11    Training record PC 1187                               L&D            
I have reviewed all the relevant material retained and made available to me. To the best of my knowledge and belief nothing in it might reasonably be considered capable of undermining the prosecution case. 
Signature: H Bowen     24/05/2024
Reviewing lawyer's comments: Item 6?  Item 9, please send. Is item 8 right? Statement says no BWV. R.J. 03/06/2024
Note for courts: hearing bundle to be uploaded 5 days before. Welsh language officer informed. Trial estimate half a day. Witness availability: Harries not June; Bowen nights 10-16 July; expert tbc.`,
    ],
  ]),
  key: {
    offence: "dui",
    issues: [
      "counsel",
      "miranda",
      "custody-chain",
      "disclosure",
      "field-sobriety",
      "witness-reliability",
      "recording-gap",
      "voluntariness",
    ],
    gaps: [
      /sioned|passenger|sister|female occupant/i,
      /dash.?cam|harries'?s? (car|camera|video)|camera (in|from).*(jazz|honda|harries|car)|(jazz|honda|witness).*(camera|footage|video)/i,
      /body.?(worn|cam)|bwv|bwc/i,
      /health.?care professional|\bhcp\b|absalom|nurse|medicline|clinical notes/i,
      /drug ?wipe|saliva|swab|preliminary (drug )?test device|\blot\b|oral fluid/i,
      /prescri|clinic|saunders|dropper|cannabis oil|medicinal|\boil\b/i,
      /lab(oratory)? (data|file|notes|case)|chromatogram|raw data|sfr2|accreditation|uncertainty|validation|karlsson|analytical data|retest|re-?analysis|residual/i,
      /fridge|refrigerat|storage|temperature|submission form|courier|late submission|chain of custody|continuity/i,
    ],
    contradictions: [
      { one: [1, /was POSITIVE for cannabis and cocaine/], other: [2, /There was no line for cocaine/] },
      { one: [2, /It was a dry, clear night/], other: [3, /It was raining heavily/] },
      { one: [2, /There were no other persons in the van/], other: [8, /ONE MALE ONE FEMALE/] },
      { one: [2, /Dr OYELARAN took the specimen/], other: [5, /taken by: Nurse F\. ABSALOM/] },
      { one: [2, /handed the other to MADDOCKS in an envelope/], other: [5, /\[X\] yes, declined/] },
      { one: [1, /having smoked a joint an hour before driving/], other: [7, /I said I had one Thursday/] },
      { one: [2, /it was not activated as the battery/], other: [9, /BWV PC 1187, 6 min/] },
    ],
    factors: [
      { sign: 1, quote: /partly clotted|Received: 04\/04\/2024 by courier, ambient/ },
      { sign: 1, quote: /Fridge temp display 11 C/ },
      { sign: 1, quote: /Not fit for interview/ },
      { sign: 1, quote: /left them on the piano|did not see it touch any car/ },
      { sign: 1, quote: /The ground sloped down|There was no actual line|last refresher was in 2017/ },
      { sign: 1, quote: /did not caution him at this time|locked up until Monday/ },
      { sign: -1, quote: /not less than 2\.3 micrograms/ },
      { sign: -1, quote: /I had a spliff about an hour ago|strong smell of cannabis/ },
    ],
    events: [
      "2024-03-09 23:38",
      "2024-03-09 23:46",
      "2024-03-09 23:55",
      "2024-03-10 00:21",
      "2024-03-10 02:34",
      "2024-03-10 03:31",
    ],
    fair: {
      issues: ["stop-basis", "hearsay", "search", "speedy-trial", "identification", "intent"],
      gaps: [
        /999|emergency call|audio|call recording|control room|radio|airwave/i,
        /avls?|gps|telematics|speed (data|device)|in.?car|video|footage/i,
        /cctv/i,
        /corsa|parked (car|vehicle)|owner|mirror|wheelie bin|bus shelter/i,
        /lockyer|1402/i,
        /pocket.?note ?book|\bpnb\b|notebook|officers?'? notes|contemporaneous/i,
        /\baled\b|\bson\b|caller/i,
        /harries|eyesight|glasses|spectacles/i,
        /part (b|of the (sample|specimen|blood))|second (vial|part|sample)|defen[cd]e sample|other (vial|part|half)|vial|independent analys/i,
        /\bseals?\b|exhibit (label|log)|label|hb\/1|hb\/2/i,
        /interview (recording|tape|disc|audio)|recording of.*interview|network fault|\bdiscs?\b/i,
        /inspector|ellway|detention review|reviewing officer/i,
        /appropriate adult|risk (assessment|pages)|adhd|dyslexi|vulnerab/i,
        /welsh|interpreter|translat|language/i,
        /dscc|duty solicitor|penhale|solicitor.*(call|record|log)/i,
        /photo|scuff|damage|transit|\bvan\b|vehicle (examin|inspect)|tyre|recovery/i,
        /letter|logbook|door pocket/i,
        /training|fit (form|record|certificate)|impairment (form|test|assessment)|mgdd\/?f|refresher/i,
        /medical (record|history|notes)|knee|\bacl\b|\bgp\b|fme|oyelaran|doctor/i,
        /treharne|655|custody (sergeant|staff|officer)|9120|9131|cdo/i,
        /disciplin\w*|misconduct|professional standards/i,
        /weather|met office|yellow warning/i,
        /scene|scene plan|road (layout|survey|marking)|sketch|speed limit/i,
        /mg6\b|e-?mail|schedule|sensitive|unused|item 9/i,
        /expert|toxicolog|pharmacolog/i,
        /criminal (history|record)|previous convictions|pnc/i,
        /policy|policies|code of practice|manufacturer|manual/i,
        /cerys|vaughan|partner/i,
        /calibrat|maintenance|facilities|5533/i,
        /meleri|8812|operator/i,
        /tr14|area search/i,
        /choir|garage|house.?to.?house|local enquir|canvass/i,
        /insurance/i,
        /breath/i,
        /(statement|account) (of|from|by) (pc|lockyer|sioned|the nurse|the passenger)/i,
        /idris|602|pcso|7044/i,
        /saliva|wipe/i,
        /tobacco/i,
      ],
      contradictions: [
        { one: [1, /had followed the van for three miles/], other: [3, /stayed behind it for half a mile/] },
        { one: [1, /weaving across the centre line the whole way/], other: [3, /went over the middle line once/] },
        { one: [1, /weaving across the centre line the whole way/], other: [2, /touch the edge line once/] },
        { one: [1, /weaving across the centre line the whole way/], other: [7, /There was a badger on the road/] },
        { one: [1, /weaving across the centre line the whole way/], other: [3, /stayed behind it for half a mile/] },
        { one: [8, /VAN "ALL OVER"/], other: [3, /went over the middle line once/] },
        { one: [8, /VAN "ALL OVER"/], other: [2, /touch the edge line once/] },
        { one: [8, /VAN "ALL OVER"/], other: [3, /no more than 35/] },
        { one: [1, /striking the mirror of a parked Vauxhall/], other: [3, /did not see it touch any car/] },
        { one: [1, /striking the mirror of a parked Vauxhall/], other: [7, /A wheelie bin, maybe/] },
        { one: [1, /striking the mirror of a parked Vauxhall/], other: [8, /FOR DAMAGED VEHICLE\. NO TRACE/] },
        { one: [1, /striking the mirror of a parked Vauxhall/], other: [8, /WHEELIE BIN IN ROAD/] },
        { one: [1, /DAMAGE: mirror housing, Corsa/], other: [3, /did not see it touch any car/] },
        { one: [1, /DAMAGE: mirror housing, Corsa/], other: [8, /FOR DAMAGED VEHICLE\. NO TRACE/] },
        { one: [1, /DAMAGE: mirror housing, Corsa/], other: [7, /A wheelie bin, maybe/] },
        { one: [1, /DAMAGE: mirror housing, Corsa/], other: [8, /WHEELIE BIN IN ROAD/] },
        { one: [1, /stopped a white Ford Transit/], other: [3, /It was grey or silver/] },
        { one: [2, /A white Ford van came past/], other: [3, /It was grey or silver/] },
        { one: [8, /GREY TRANSIT/], other: [8, /VEH PASSING US NOW\. WHITE/] },
        { one: [8, /GREY TRANSIT/], other: [2, /A white Ford van came past/] },
        { one: [8, /GREY TRANSIT/], other: [1, /stopped a white Ford Transit/] },
        { one: [3, /It was grey or silver/], other: [8, /VEH PASSING US NOW\. WHITE/] },
        { one: [1, /The road was wet/], other: [2, /It was a dry, clear night/] },
        { one: [2, /It was a dry, clear night/], other: [8, /HEAVY RAIN/] },
        { one: [2, /It was a dry, clear night/], other: [7, /It was a bank, in the rain/] },
        { one: [2, /It was a dry, clear night/], other: [7, /'cause of the rain/] },
        { one: [2, /It was a dry, clear night/], other: [8, /YELLOW WARNING IN FORCE/] },
        { one: [2, /was 60 miles per hour/], other: [3, /no more than 35/] },
        { one: [2, /was 60 miles per hour/], other: [7, /I was doing 35/] },
        { one: [1, /was the sole occupant/], other: [3, /There were two of them in it/] },
        { one: [1, /was the sole occupant/], other: [8, /ONE MALE ONE FEMALE/] },
        { one: [1, /was the sole occupant/], other: [8, /FEMALE SENT ON HER WAY/] },
        { one: [1, /was the sole occupant/], other: [7, /She was with me/] },
        { one: [1, /was the sole occupant/], other: [8, /GREY TRANSIT, 2 UP/] },
        { one: [1, /was the sole occupant/], other: [7, /Your mate gave her a torch/] },
        { one: [2, /There were no other persons in the van/], other: [3, /There were two of them in it/] },
        { one: [2, /There were no other persons in the van/], other: [8, /FEMALE SENT ON HER WAY/] },
        { one: [2, /There were no other persons in the van/], other: [7, /She was with me/] },
        { one: [2, /There were no other persons in the van/], other: [8, /GREY TRANSIT, 2 UP/] },
        { one: [2, /There were no other persons in the van/], other: [7, /Your mate gave her a torch/] },
        { one: [1, /was POSITIVE for cannabis and cocaine/], other: [8, /POS CANNABIS ONLY/] },
        { one: [1, /was POSITIVE for cannabis and cocaine/], other: [4, /pos drug wipe cannabis/] },
        { one: [1, /was POSITIVE for cannabis and cocaine/], other: [6, /^cocaine\s+not detected/m] },
        { one: [1, /was POSITIVE for cannabis and cocaine/], other: [6, /benzoylecgonine\s+not detected/] },
        { one: [1, /was POSITIVE for cannabis and cocaine/], other: [7, /said it was just the one line/] },
        { one: [2, /There was no line for cocaine/], other: [5, /\[X\] cannabis\s+\[X\] cocaine/] },
        { one: [5, /\[X\] cannabis\s+\[X\] cocaine/], other: [8, /POS CANNABIS ONLY/] },
        { one: [5, /\[X\] cannabis\s+\[X\] cocaine/], other: [6, /^cocaine\s+not detected/m] },
        { one: [5, /\[X\] cannabis\s+\[X\] cocaine/], other: [6, /benzoylecgonine\s+not detected/] },
        { one: [5, /\[X\] cannabis\s+\[X\] cocaine/], other: [7, /said it was just the one line/] },
        { one: [5, /\[X\] cannabis\s+\[X\] cocaine/], other: [4, /pos drug wipe cannabis/] },
        { one: [7, /Wipe says you did/], other: [2, /There was no line for cocaine/] },
        { one: [7, /Wipe says you did/], other: [8, /POS CANNABIS ONLY/] },
        { one: [7, /Wipe says you did/], other: [7, /said it was just the one line/] },
        { one: [7, /Wipe says you did/], other: [6, /^cocaine\s+not detected/m] },
        { one: [7, /Wipe says you did/], other: [6, /benzoylecgonine\s+not detected/] },
        { one: [7, /Never in my life/], other: [1, /was POSITIVE for cannabis and cocaine/] },
        { one: [2, /At 2346 hours I used a DrugWipe/], other: [5, /time 2359 hrs/] },
        { one: [2, /At 2346 hours I used a DrugWipe/], other: [8, /23:59:30 TR21/] },
        { one: [2, /At 2355 hours I arrested him/], other: [5, /time 2359 hrs/] },
        { one: [2, /At 2355 hours I arrested him/], other: [8, /23:59:30 TR21/] },
        { one: [4, /Arr time 23:55/], other: [5, /time 2359 hrs/] },
        { one: [4, /Arr time 23:55/], other: [8, /23:59:30 TR21/] },
        { one: [2, /After about two minutes the line/], other: [5, /no earlier than 3 minutes/] },
        { one: [2, /He had been chewing gum/], other: [5, /food, gum and drink should be avoided/] },
        { one: [2, /disposed of the device as clinical waste/], other: [5, /A device should be bagged/] },
        { one: [1, /At 2338 hrs on Saturday/], other: [8, /23:41:10 TR21 STOP STOP/] },
        { one: [2, /At about 2331 hours we were/], other: [8, /23:36:20 TR21/] },
        { one: [1, /At 2338 hrs on Saturday/], other: [3, /At about half past eleven/] },
        { one: [8, /Created 23:29:14/], other: [3, /At about half past eleven/] },
        { one: [2, /Dr OYELARAN took the specimen/], other: [4, /HCP ABSALOM Blood sample taken/] },
        { one: [4, /02:34 HCP ABSALOM Blood/], other: [5, /Time: 0210 hrs/] },
        { one: [5, /MADDOCKS 10\/03\/24 0210/], other: [6, /MADDOCKS 10\/03\/24 02:34/] },
        { one: [5, /Time: 0210 hrs/], other: [6, /MADDOCKS 10\/03\/24 02:34/] },
        { one: [5, /MADDOCKS 10\/03\/24 0210/], other: [4, /02:34 HCP ABSALOM Blood/] },
        { one: [5, /Procedure begun: 0205/], other: [4, /02:09 PC1187 DP taken to med room/] },
        { one: [5, /\[X\] given\s+time 0208/], other: [4, /02:09 PC1187 DP taken to med room/] },
        {
          one: [1, /offered his part of the sample and refused/],
          other: [2, /handed the other to MADDOCKS in an envelope/],
        },
        { one: [1, /offered his part of the sample and refused/], other: [7, /No one gave me any blood/] },
        { one: [2, /handed the other to MADDOCKS in an envelope/], other: [4, /No property given to DP/] },
        { one: [2, /handed the other to MADDOCKS in an envelope/], other: [4, /No samples or exhibits with DP/] },
        { one: [2, /handed the other to MADDOCKS in an envelope/], other: [7, /No one gave me any blood/] },
        { one: [5, /\[X\] yes, declined/], other: [7, /You were given your half/] },
        { one: [5, /\[X\] yes, declined/], other: [7, /No one gave me any blood/] },
        { one: [7, /You were given your half/], other: [7, /No one gave me any blood/] },
        { one: [7, /You were given your half/], other: [4, /No property given to DP/] },
        { one: [7, /You were given your half/], other: [4, /No samples or exhibits with DP/] },
        { one: [7, /You were given your half/], other: [1, /offered his part of the sample and refused/] },
        { one: [2, /he put it in his jacket/], other: [4, /No samples or exhibits with DP/] },
        { one: [2, /he put it in his jacket/], other: [7, /No one gave me any blood/] },
        { one: [2, /seal B0077142/], other: [5, /Seal: B0077124/] },
        { one: [5, /Seal: B0077124/], other: [6, /seal B0077142 intact/] },
        { one: [1, /made full admissions to having smoked/], other: [7, /I said I had one Thursday/] },
        { one: [1, /made full admissions to having smoked/], other: [7, /I said the oil was an hour ago/] },
        { one: [2, /"I had a spliff about an hour ago/], other: [7, /I said I had one Thursday/] },
        { one: [2, /"I had a spliff about an hour ago/], other: [7, /I said the oil was an hour ago/] },
        { one: [7, /you'd had a joint an hour before/], other: [7, /I said I had one Thursday/] },
        { one: [7, /you'd had a joint an hour before/], other: [7, /I said the oil was an hour ago/] },
        { one: [1, /made full admissions to having smoked/], other: [7, /I was fine\. I'm knackered/] },
        { one: [1, /having declined legal advice/], other: [4, /Solicitor: YES\s+Duty/] },
        { one: [1, /having declined legal advice/], other: [7, /I said I'd have one but/] },
        { one: [1, /having declined legal advice/], other: [4, /"has the solicitor phoned"/] },
        { one: [1, /having declined legal advice/], other: [5, /Do I get to talk to the solicitor first/] },
        { one: [4, /Solicitor DECLINED/], other: [7, /I said I'd have one but/] },
        { one: [4, /Solicitor DECLINED/], other: [4, /solicitor Ms Penhale available/] },
        { one: [4, /Solicitor DECLINED/], other: [4, /Solicitor: YES\s+Duty/] },
        { one: [4, /"a good few hours"/], other: [4, /solicitor Ms Penhale available/] },
        { one: [4, /Not fit for interview/], other: [7, /Time commenced: 0331/] },
        { one: [4, /Not fit for interview/], other: [4, /DP out to interview rm 2/] },
        { one: [4, /Not fit for interview/], other: [1, /interviewed at 0331 hrs/] },
        { one: [1, /BWV of PC 1187, see MG6/], other: [2, /it was not activated as the battery/] },
        { one: [5, /HCP consulted\?\s+\[ \] yes \[X\] no/], other: [5, /opinion of the medical practitioner/] },
        { one: [5, /"I've got a thing about needles/], other: [5, /HCP consulted\?\s+\[ \] yes \[X\] no/] },
        { one: [4, /Fridge temp display 11 C/], other: [5, /not between 2 and 8 degrees/] },
        { one: [6, /Received: 04\/04\/2024/], other: [5, /within 5 working days/] },
        { one: [2, /locked up until Monday/], other: [5, /render you liable to prosecution/] },
        { one: [7, /prepared by PC 1187 from memory/], other: [7, /checked against the recording in part/] },
        { one: [9, /nothing in it might reasonably be/], other: [9, /Custody CCTV 10\/03/] },
        { one: [9, /nothing in it might reasonably be/], other: [9, /BWV PC 1402, 31 min/] },
        { one: [1, /PREVIOUS CONVICTIONS: none/], other: [1, /One caution 2017/] },
        { one: [1, /PC 1402 LOCKYER corroborates/], other: [2, /LOCKYER and I wrote our notes together/] },
        { one: [3, /I rang my son Aled/], other: [1, /report from a member of the public/] },
        { one: [2, /He made no reply/], other: [4, /"I've got a letter for that/] },
        { one: [7, /There was no letter/], other: [7, /It's in the door with the logbook/] },
        { one: [7, /There was no letter/], other: [4, /"I've got a letter for that/] },
        { one: [1, /white Ford Transit Connect van on/], other: [8, /GREY TRANSIT/] },
        { one: [6, /THC\)\s+3\.1\s+2\.3/], other: [6, /2nd aliquot 2\.7/] },
        { one: [4, /Notice of rights: English given/], other: [7, /I asked the sergeant/] },
        { one: [1, /would prefer proceedings in Welsh/], other: [4, /Notice of rights: English given/] },
        { one: [1, /would prefer proceedings in Welsh/], other: [5, /Form read to subject in English/] },

        { one: [4, /Appropriate adult: NOT REQ'D/], other: [4, /RISK: ADHD, dyslexia/] },
        { one: [2, /He put his arms out on the one leg/], other: [7, /I've had the ACL done/] },
        { one: [1, /He failed a field impairment test/], other: [2, /There was no actual line/] },
        { one: [3, /heard a bang by the bus shelter/], other: [7, /A wheelie bin, maybe/] },
        { one: [8, /MAY HAVE HIT SOMETHING/], other: [3, /did not see it touch any car/] },
      ],
    },
  },
};
