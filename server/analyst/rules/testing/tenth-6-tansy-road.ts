import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const TANSY_ROAD_CASE: CaseFile = {
  name: "drink-driving after a collision with parked cars, arrest at home, station breath test",
  documents: makeDocuments([
    [
      "MG5 Wragby.pdf",
      `RESTRICTED (when complete)                                                            MG5
POLICE REPORT                                             URN  41 / EB / 2207 / 25
Defendant: WRAGBY Callum James        DOB 19.06.1986        Bail / custody: BAIL to Ellerbeck Magistrates' 27 March 2025
Anticipated plea: NOT GUILTY
Offence(s): 1. Driving a motor vehicle with alcohol concentration above the prescribed limit, s5(1)(a) RTA 1988 and Sch 2 RTOA 1988
2. Failing to stop after a road accident s170(4) RTA 1988

1. SUMMARY OF THE KEY EVIDENCE
At approx 2250hrs on Saturday 8 March 2025 a grey Skoda Octavia travelling on Tansy Road, Ellerbeck towards the Co-op left its lane and struck two unattended parked vehicles, a white Ford Transit Custom and a blue Ford Fiesta. The driver got out, looked at the damage and walked away in the direction of Mill Bank leaving the Skoda partly on the footway with the hazard lights on.
Members of the public contacted police. One caller gave the index of the Skoda. The registered keeper was found to be Callum WRAGBY of 6 Mill Bank, approximately 400 metres from the collision.
Officers attended that address at 2331hrs. WRAGBY was in the kitchen. He smelled of intoxicants, his eyes were glazed and he was unsteady. When asked he said "I've had a bump, I was going to sort it in the morning." He provided a positive roadside sample. He was arrested and taken to Harlow Cross Police Station where he provided two specimens of breath, the lower of which was 61 microgrammes per 100 millilitres.
WRAGBY stated that he drank whisky after he got home. It is the Crown's case that this is a lie to avoid conviction.`,
      `MG5 (cont)                                                URN  41 / EB / 2207 / 25
2. DEFENDANT INTERVIEW:  Not interviewed. In accordance with force guidance no interview was considered necessary in this case.

3. NON KEY EVIDENCE
Statements not yet obtained from the owners of the damaged vehicles. Repair costs to be confirmed for compensation (MG19 sent by post).
A male from number 19 came out and spoke to the driver. He gave a first account to PC ASPINALL at the scene but did not wish to be involved.

4. VISUALLY RECORDED EVIDENCE:   [ ] None   [X] BWV - see MG6C if required   [ ] CCTV
A number of houses on Tansy Road have door bell type cameras. H2H to be considered.

5. INJURIES:  none reported

6. FORENSIC EVIDENCE:  EBI print out to be exhibited as DW/1. Back calculation to be considered only if defence serve expert report.

7. DPS / bad character:  1 previous, 2011, section 5 public order (caution). No relevant cautions.

8. STREAMLINED DISCLOSURE:  I certify that to the best of my knowledge and belief I have not withheld any information which would assist the accused in the early preparation of their case, including the making of a bail application. At this stage there is material yet to be reviewed.

9. ORDERS ON CONVICTION: Disqualification (mandatory). Costs. Compensation to be quantified. Drink drive rehabilitation course to be offered if eligible.

Officer in case: PC 3318 D WHITLOCK      Supervisor: PS 1120 A. BANNERMAN        Date: 11/03/25
Contact: Ellerbeck Response Team C, rest days Wed/Thu. Leave 20/3 to 29/3.`,
    ],
    [
      "MG11 PC Whitlock.pdf",
      `WITNESS STATEMENT
Criminal Procedure Rules, r 16.2;  Criminal Justice Act 1967, s. 9
Statement of:  Dean WHITLOCK PC 3318        Age if under 18: Over 18        Occupation: Police Officer
This statement (consisting of 2 page(s) each signed by me) is true to the best of my knowledge and belief and I make it knowing that, if it is tendered in evidence, I shall be liable to prosecution if I have wilfully stated in it anything which I know to be false, or do not believe to be true.

I am Police Constable 3318 of Northmere Constabulary currently stationed at Ellerbeck. On Saturday 8th March 2025 I was on uniformed mobile patrol in company with PC 4076 ASPINALL, call sign EB21. At 2258 hours we were directed to Tansy Road, Ellerbeck to a report of a road traffic collision damage only, driver made off on foot.
We arrived at 2311 hours. I saw a grey SKODA OCTAVIA with heavy damage to the nearside front wheel and bumper. The nearside mirror was hanging. The bonnet was warm. The vehicle was locked. I could see through the window that the driver's air bag had not deployed. There was a child seat in the rear. Behind the driver's seat was a bag from an off licence with something in it.
I saw a white FORD TRANSIT with damage along the offside and a blue FORD FIESTA which had been pushed into a garden wall. I took some photographs on my work issued mobile device.
PC ASPINALL spoke to persons who had come out of their houses. I did not myself speak to any of them.`,
      `Continuation of statement of  Dean WHITLOCK                                               MG11
At 2331 hours we attended 6 MILL BANK. The door was opened by a female I now know to be Joanne WRAGBY. She said "He's in the back." I went through to the kitchen and saw a male seated at the table, whom I now know to be Callum WRAGBY. On the table there was a tumbler containing a small quantity of brown liquid. I did not notice a bottle. I asked him if he was the driver of the Skoda. He said "I've had a bump, I was going to sort it in the morning." I said "Have you had a drink tonight?" He said "I've had a couple since I got in, my hands were shaking."
I could smell intoxicating liquor. His speech was slurred. I required a specimen of breath at 2336. I used a Draeger Alcotest 6510. He provided at the second attempt and the device showed 'FAIL'. At 2338 hours I cautioned and arrested WRAGBY on suspicion of driving with excess alcohol. He replied "It's because of what I've had here."
I searched him and found a set of keys for the Skoda in a coat on the bannister. I took them to release the vehicle for recovery.
We conveyed him to Harlow Cross arriving 0004 hours. There was a queue in the holding area. At 0049 hours I began the station procedure as operator and completed Form MG DD/A. Both specimens were provided. I produce the print out as my exhibit DW/1.
I was wearing body worn video for part of this incident. My battery had been low from a previous job.
Signed: D Whitlock 3318        Taken by: self        09/03/2025 0610`,
    ],
    [
      "MG11 Pickersgill (handwritten).pdf",
      `WITNESS STATEMENT       (CJ Act 1967 s9)
Statement of  DOREEN PICKERSGILL    Age: O/18     Occupation: retired dinner lady
                                                     [transcribed from officer's handwriting]
I live at the address over leaf with my sister Beryl. My bedroom looks over on Tansy Road. On Sat 8th March I was getting ready for bed about twenty to eleven, I know because the programme had finished and I had took my tablets. I heard a tremendous bang and then another one. I thought it was the bins. I looked out from behind the curtain. The street lamp outside of ours has been off since Christmas, I have rung the Council.
I saw a car up on the pavement, dark, it's lights flashing. A man got out of it. I couldn't tell you which side because the van was in the road. He had a dark jacket and was I would say average build. He stood with his hands on his head. He walked to the front of it and back again. He did not look drunk to me but he was not right, he was holding his neck or chin.
Then another lad came across, I think that is the one from 19 that has the motorbike. They were talking, not shouting. I think the lad was holding his phone up. There may have been somebody else stood by the passenger door, I thought it was a woman, but Beryl says it was the hedge.
I said to Beryl ring the police and she rang. The man went off down toward Mill Bank. He was walking normal. I did not see his face. I would not know him again. I am willing to go to court if someone can fetch me because of my hip.
D Pickersgill          10/3/25     taken by PC 4076`,
    ],
    [
      "Form MG DDA.pdf",
      `NORTHMERE CONSTABULARY                                                                        MG DD/A
DRINK / DRUG DRIVING - STATION PROCEDURE (GENERAL)           To be completed in every case. Delete as appropriate.
Subject: WRAGBY Callum James        M / 38          Custody No. HX/1471/25
Date 09/03/25     Time procedure commenced  0049          Place: EBI room, Harlow Cross
Operator PC 3318 WHITLOCK      Authorised on device Y / N (not deleted)        Witness: Det. Off. N FARROW
A1   Reason for requirement:  accident [X]   moving traffic offence [ ]   suspicion alcohol [X]
A2   Time of driving/ accident:  "approx 2250"      source: log
A5   Since time of driving has the subject consumed any alcohol?   YES.   What: "Whisky, 2 big ones, maybe 3"   When: "soon as I got in"   Where from: "cupboard, Bells I think"    Size of glass: not known.   Go to MG DD/D at end of procedure.
A6   Quantity before driving:   "Two pints at the darts, the Fleece, finished by 9"
A7   Brought up from stomach / vomited / mouth wash / inhaler in last 20 mins:  "Bit of acid came up in the van, I have it all the time".
     Advised and noted.  Wait a further 20 mins Y / N  (not deleted)
A8   Asthma, bronchitis or chest conditions: NO    Medication:  lansoprazole, sertraline
A9   Injuries:   small graze to chin, sore neck.
A10  Interpreter:  N/A
A11  Legal advice: requested 0038, DSCC informed.  Procedure not delayed. (DPP v Billington)`,
      `MG DD/A page 2                                               Custody No. HX/1471/25
A12  DEVICE:  LION INTOXILYZER 6000UK     Location serial: HX-2      Gas cylinder expiry:  illegible
     Device clock checked against custody clock:  EBI 0052  /  custody 0049 .   Difference noted on printout  Y / N
A13  "I require you to provide two specimens of breath for analysis by means of an approved device... I warn you that failure to provide either of these specimens will render you liable to prosecution. Do you agree to provide?"   Reply: "Yeah alright"
A14  FIRST CYCLE
     Standard check 1     35      Time 0054
     Blank                 0
     Specimen 1           70
     Blank                 0
     Specimen 2           -      "BREATH DIFFERENCE" displayed, cycle aborted
A15  Reason for second cycle: difference greater than 15%.  Advice taken from PS: verbal.
     SECOND CYCLE
     Standard check       34     Time 0105
     Specimen 1           64     Time 0107
     Specimen 2           61     Time 0109
     Standard check       35
A16  Reading to be relied on: 61.      
A17  Print out(s) signed by operator [X]   by subject [ ] declined   Copy to subject [X] second cycle only
A18  Unit 1 result from first cycle retained:  see officer.
A20  MG DD/D completed:  NO - time / busy.   To be done on release.
Notes: subject co-operative throughout, apologetic. Speech clear. Said "Ask Joanne she poured it."
(Guidance note 14. This form is not to be used for section 7A hospital cases. For cases under the influence of drugs go to MG DD/B Part 2. For impairment tests use MG DD/F. Where the reading is 39 or below no further action is to be taken except as in Note 22. Completed forms should be scanned to Niche and the hard copy placed in the miscellaneous tray. Stocks from Force Stationery, quote NC 552.)`,
    ],
    [
      "Custody record HX-1471-25 extract.pdf",
      `NORTHMERE CONSTABULARY    CUSTODY RECORD  HX/1471/25          Printed 11/03/2025 08:14    Page 3 of 9
Detainee WRAGBY, Callum James          Arr. officer 3318
09/03/2025 00:04  Arrived in van dock. Held, 2 ahead in queue.
09/03/2025 00:31  Detention authorised PS 1288 KELSALL. Grounds: to provide specimen of breath / prevent driving.
09/03/2025 00:35  RISK ASSESSMENT. Alcohol today: "whisky at home tonight, a couple pints earlier." Injuries: neck pain, graze chin. Medication: sertraline 100mg, lansoprazole. Self harm: no. Level 1 obs. HCP requested re RTC, neck.
09/03/2025 00:38  Rights given. Wants solicitor. DSCC ref 250309-0117. Wants wife told.
09/03/2025 00:41  Code C notice provided. Dietary: none. Religious: none.
09/03/2025 00:49  To EBI with 3318.
09/03/2025 01:16  Returned from EBI. Result 61. Placed cell M7. Mattress, blanket.
09/03/2025 01:46  Visit. Asleep on left side, breathing. 
09/03/2025 02:05  Solicitor rang back. Detainee asleep, will call when fit.
09/03/2025 02:16  Visit. Asleep.
09/03/2025 02:40  Seen by HCP (L. DRABBLE) in medical room. Fit to detain. Refer to medical pro forma. No C-spine tenderness. Paracetamol.
09/03/2025 03:16  Visit. Awake, water given.
09/03/2025 04:40  Visit. Asked for time. Told.
09/03/2025 06:02  Awake. Breakfast: all day breakfast, tea.
09/03/2025 07:20  Repeat EBI for fitness to drive:  9 ug.   Fit to release.
09/03/2025 07:44  Spoke to sol. by telephone, 6 min, in private.
09/03/2025 08:10  CHARGED as per MG4 by PS KELSALL. Reply after caution "I wasn't over when I was driving."
09/03/2025 08:31  Released on bail. Property returned: belt, phone, wallet £35.20, watch. Wife to collect.
Remaining pages are held on the system.`,
    ],
    [
      "Vehicle recovery form RV2.pdf",
      `DOVECOTE RECOVERY SERVICES LTD           For and on behalf of NORTHMERE CONSTABULARY
VEHICLE RECOVERY / CONDITION REPORT  RV2             Job no: 88317
Call out: 08/03/2025   23:24        On scene 00:20       Cleared 00:58
Instructed by: Control Room / EB21       Reason:  [X] RTC  [ ] Seized s165A   [ ] Stolen recovered   [ ] Forensic
Vehicle:  SKODA OCTAVIA ESTATE     Colour GREY      VRM  (see system)    Mileage n/k
Keys:  NOT with vehicle, delivered by officer 00:41
Driver: G. Ogle    Truck: 14
CONDITION            (mark on diagram)
N/S/F wheel  - folded under, tyre deflated, rim cracked.  Looks old on inner wall?
N/S/F wing, bumper, headlamp - broken
N/S mirror - off
O/S - clean
Screen - intact       Airbags - not deployed
Lower arm / ball joint N/S/F - separated.
Interior: child seat, 1 carrier bag (4 cans lager unopened, crisps), sat nav / dash cam on screen w. lead, sun glasses, work boots.
Property removed? NO     left in vehicle
Storage: compound B.  £26.00 per day after first 24h.  Statutory charge £192 + winch.
Released to:  owner's insurer agent  14/03/25    for SALVAGE / disposal
TERMS. The company accepts no liability for items left in a vehicle. Vehicles are stored in the open. Payment is by card only, no personal cheques. Proof of identity, keeper document and a valid certificate of insurance are required before any vehicle leaves the compound. Vehicles not claimed within 14 days of notice may be disposed of. Opening times Mon to Fri 0900 to 1700, Sat 0900 to 1200. Closed bank holidays.
Sign: G Ogle`,
    ],
  ]),
  key: {
    offence: "dui",
    issues: [],
    gaps: [
      /body.?(worn|cam)|\bbwv\b|\bbwc\b/i,
      /999|emergency call|\bcad\b|incident log|command and control|control room|call (recording|log)|storm log/i,
      /print.?outs?|dw\/1|test record|first cycle|breath difference|aborted/i,
      /calibrat|service (record|history|log)|maintenance|engineer|memory download|device (log|history)|gas cylinder/i,
      /mg ?dd\/?d\b|post.?(incident|driving|accident|collision) (drink|alcohol|consum)|back.?calculation|hip.?flask|toxicolog|forensic scientist/i,
      /number 19|no\.? ?19|from 19\b|motor.?bike|neighbour/i,
      /door.?bell|cctv/i,
      /joanne|\bwife\b|mrs wragby/i,
      /photograph|\bphotos?\b/i,
      /\bhcp\b|drabble|health ?care professional|medical (pro ?forma|notes|record|examination)|nurse/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /aspinall|4076/i,
        /beryl|sister/i,
        /farrow|detention officer/i,
        /kelsall|custody (sergeant|officer)/i,
        /bannerman/i,
        /ogle|dovecote/i,
        /the fleece|\bpub\b|darts|landlord|bar (staff|receipt)|till receipt/i,
        /custody (suite )?(video|footage|camera)|ebi room|video.*(custody|station|procedure)/i,
        /dash.?cam|sat.?nav|telematic|event data|airbag (module|data)|\becu\b|vehicle data/i,
        /owners? of the (damaged|parked|other)|(transit|fiesta)/i,
        /repair|damage (estimate|assessment|report)|compensation|mg19/i,
        /vehicle exam|examin\w* of (the )?(car|skoda|vehicle)|mechanical|ball joint|lower arm|suspension|skoda|wheel/i,
        /roadside|alcotest|6510|preliminary (breath|test)|screening (device|test)|\bpbt\b/i,
        /pocket.?(note)?.?book|\bpnb\b|officers?'? notes?|original notes|notebook|first account/i,
        /authoris(ation|ed) (to|on|as|operator)|operator.*(train|authori|certif)|training|certificate of competence/i,
        /type approval|intoxilyzer|breath (test )?(machine|device|instrument)/i,
        /custody record|remaining pages/i,
        /whisky|tumbler|\bbottle\b|\bglass\b/i,
        /mobile|phone|phone (data|record|footage)/i,
        /registered keeper|dvla|s(ection|\.)? ?172|pnc|keeper/i,
        /insur/i,
        /house.to.house|\bh2h\b/i,
        /\bgps\b|\bavl\b|\bavls\b|radio|airwave|transmission|automatic vehicle location/i,
        /van dock|van (camera|cctv)|in.?car|transport/i,
        /mg6|unused material|disclosure schedule|schedule of (unused|non)|material yet to be reviewed/i,
        /disciplin|misconduct|personnel/i,
        /council|street.?(lamp|light)|lighting/i,
        /scene (plan|sketch)|plan of|collision (report|investigat)|stats ?19|accident report|road traffic collision report|sketch/i,
        /dscc|solicitor|legal advice/i,
        /\bgp\b|reflux|acid|gastr|lansoprazole|prescri|medical records/i,
        /original (handwritten )?statement|manuscript/i,
        /criminal (record|history)|previous convictions|antecedents/i,
        /policy|guidance|force guidance/i,
        /expert/i,
        /repeat (ebi|test|breath)|07:?20|second print|fitness to drive/i,
        /mg4|charge sheet/i,
        /off.?licence|carrier bag|cans/i,
        /\bkeys?\b/i,
        /risk assessment|detention log/i,
        /weather|road surface|skid|tyre marks?|debris/i,
        /passenger|woman|second person|other occupant/i,
        /statement.*(damaged|vehicle owner)|owner/i,
        /\banpr\b|council camera|co-?op|traffic camera/i,
        /clock|time difference/i,
        /complaint|arrest (power|basis)|entry/i,
      ],
      contradictions: [],
    },
  },
};
