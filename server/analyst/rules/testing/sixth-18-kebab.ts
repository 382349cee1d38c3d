import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const KEBAB_CASE: CaseFile = {
  name: "affray and wounding outside a takeaway, door staff, CCTV log, custody record",
  documents: makeDocuments([
    [
      "MG5 case summary OLDROYD.pdf",
      `RESTRICTED (when complete)                                                              MG5
POLICE REPORT                URN 13 AV 04417 25                  AIRE VALLEY CONSTABULARY
Defendant: Nathan Craig OLDROYD      DOB 19/06/1999      Scaffolder       Anticipated plea: NG
Offence(s): 1. Unlawful wounding, s.20 OAPA 1861.  2. Affray, s.3 Public Order Act 1986.
Youth / adult: A      In custody / bail: B, with conditions (not to enter LS2 between 2100 and 0600)
SUMMARY OF THE KEY EVIDENCE
At about 0235 hours on Sunday 13th April 2025 the complainant Reece MARCHETTI was outside Saray Grill, Wadeley Street, Leeds, having bought food. He had consumed two pints over the evening. The defendant, who was with two others, approached without provocation and struck MARCHETTI across the left side of the forehead with a glass bottle, causing a 6 cm laceration which needed eight sutures. MARCHETTI fell and the defendant stamped on him three times while he was unconscious.
The incident was witnessed by door supervisor Adewale SANNI from Foundry 9, who had a clear and unobstructed view from about 10 metres. It is captured in full on CCTV.
The defendant was detained by PC 3308 NUTTALL at 0249 hours in Harrow Yard. He was wearing a grey tracksuit top as described.
In interview the defendant made no comment throughout.`,
      `MG5 continued                                                                 URN 13 AV 04417 25
DEFENDANT INTERVIEW: see above. The defendant declined legal advice.
VISUALLY RECORDED EVIDENCE: Y.  CCTV ref NN/1 (Saray Grill, 1 camera).
FORENSIC: N/A. The bottle was not found.
OTHER OUTSTANDING SUSPECTS: Male known as "Jase"; unknown male in black puffa jacket. Not pursued, not in the public interest.
APPLICATION FOR ORDER ON CONVICTION: Compensation Y.  CBO considered, N.
VICTIM PERSONAL STATEMENT: offered, to follow.
PRE-CONS (Defendant): 1 x drunk and disorderly (PND) 2019. No convictions.
WITNESS DIFFICULTIES: MARCHETTI works away on rigs. SANNI shift worker, prefers afternoons.
STREAMLINED DISCLOSURE: I certify that to the best of my knowledge and belief there is nothing which might undermine the prosecution case or assist the defence.
OIC: PC 3308 L NUTTALL, Response Team 4, Elmet House.  Supervisor: PS 1177 BAIRSTOW.
File quality checked: [x] MG4  [x] MG5  [ ] MG6  [x] MG10  [x] MG11  [ ] MG21
First hearing: 6 May 2025, Leeds Magistrates', 10.00, GAP/NGAP: NGAP. Format: DCF. Time estimate 15 minutes. Interpreter not required. Remand time: nil.`,
    ],
    [
      "MG11 Marchetti.pdf",
      `WITNESS STATEMENT       (Criminal Procedure Rules, r. 16.2; Criminal Justice Act 1967, s. 9)     MG11
Statement of: Reece Anthony MARCHETTI         Age if under 18: Over 18       Occupation: Rope access tech
This statement (consisting of 2 pages each signed by me) is true to the best of my knowledge and belief and I make it knowing that, if it is tendered in evidence, I shall be liable to prosecution if I have wilfully stated in it anything which I know to be false, or do not believe to be true.
Signature: R Marchetti                        Date: 16/04/2025
I am the above named person. On Saturday 12th April I went out in Leeds with my mates Liam TORDOFF, Gaz and Kyle. We started in Foundry 9 at about 9 and I'd say I had two or three pints and maybe a shot. I was merry but in control. We were not asked to leave, we left because we were hungry.
At about 1.45 am we got to Saray Grill. I ordered a large donner. I was stood on the pavement eating it. A lad in a white t shirt said something like "what you looking at." I did not say owt back. I did not know him.
He then came at me and I felt a massive bang to my right eyebrow. I think it was a glass, like a pint glass, because it smashed. I went down and blacked out.`,
      `Continuation of statement of: Reece Anthony MARCHETTI                         Page 2
When I came round Liam was sat with me. I don't remember being kicked. My face was covered in blood. A lady police officer put a towel on it. I was taken to the Infirmary in a police car as the ambulance was going to be two hours.
I had never seen the lad before that night. I would describe him as white, about 5ft 8, stocky, short ginger hair, white t shirt, with a tattoo on his neck.
On Monday Liam sent me a Facebook profile and said that's him. I clicked on it and recognised him as the male who hit me.
I have not got any previous for fighting. As a result I have a scar and have missed two weeks' offshore which is £3,900. I support the prosecution and will attend court if needed.
I have not given anyone permission to have access to my medical records save for the police. I have had the Victims' Code explained and I do / do not want to make a VPS.
Signature: R Marchetti               Signature witnessed by: L NUTTALL PC 3308
(Back page: availability) Apr 21-30 away. May 1-13 away. Contact point: mobile. Preferred means: text. Ethnicity W1. Religion: none stated. Needs: none. Date for return of property: n/a.`,
    ],
    [
      "MG11 Sanni door supervisor.pdf",
      `WITNESS STATEMENT                                                                        MG11
Statement of: Adewale SANNI          Occupation: SIA licensed door supervisor          Date: 21/04/2025
I am employed by Northgate Guarding Ltd and work on the front door of Foundry 9, Wadeley Street. On the night of Saturday 12th into Sunday 13th April I was working with my colleague Dawid. We wear radios on the city centre net and I had a body camera on, which belongs to the company. I do not think I had pressed it.
At about half 1 in the morning we ejected a group of four males because they were throwing ice and one had pushed a barmaid. One of those males I now know is the victim. He was very drunk, could hardly walk straight and he said "I'll find somebody then." I wrote this in the book.
About an hour later I heard shouting from Saray Grill. That is across the road and past the taxi rank, I would say 40 metres. There were taxis in between. I saw a push and shove with six or seven males. I saw the victim swing first at a male in a grey top, it missed or clipped him. The male in the grey top hit him once with his right fist. I did not see any bottle. The victim went backwards and his head hit the metal menu board on the pavement.`,
      `Statement of: Adewale SANNI                                                            Page 2
Then another male, black puffer jacket, kicked at the one on the floor, two times. The grey top male pulled puffer jacket away, that is what it looked like.
I ran over. It took me maybe 20 seconds. By then grey top was walking off towards Harrow Yard. The victim was awake and swearing. His friends were trying to go after the others and we held them back.
A police van came. An officer drove me round and in Harrow Yard I was shown a male sat on the kerb with handcuffs on and the officer asked me "that's him isn't it." I said it looks like him, same top.
The street lighting there is orange and one lamp is off since Christmas. It was raining on and off.
I made an entry in the incident book at the end of shift and the head doorman has that. I finished at 0400.
I am willing to attend court. My SIA licence is in date.
Signature: A Sanni        Taken by: PC 2961 IBBOTSON  at Foundry 9, 16:40 hrs  by hand, typed later.`,
    ],
    [
      "NN1 CCTV viewing log.pdf",
      `AVC  IMAGING / VIEWING LOG                                      Exhibit NN/1      Form 412C rev 6
Source: Saray Grill, Wadeley St. DVR "Hik"   Cameras on system: 4.  Seized: 1 (Cam 2, counter to door).
Retained by owner: overwritten 14 days. Time check against TIM: DVR 7 mins FAST. Viewed by: DC 4102 R PELLOW     Date: 02/05/2025
DVR TIME      DESCRIPTION
02:20:10      Four males enter, one (M1, white shirt, later ID'd as MARCHETTI) leans on counter, staff member gestures him out.
02:24:48      M1 and M2 stand in doorway and on pavement. M1 holding glass bottle by neck (drink?).
02:27:31      Three males walk past L to R. One grey top hood down (S1), one black padded jacket (S2), one red cap.
02:27:40      M1 steps into path of S1. Mouths moving. No audio.
02:27:52      M1 right arm goes back and forward toward S1. Bottle not visible after this.
02:27:54      S1 right arm forward once. M1 drops out of bottom of frame.
02:27:58      S2 foot motion x 2, target out of frame. S1 has hand on S2's shoulder.
02:28:06      S1 bent forward, hands on own knees, touches own face.
02:28:20      S1, S2, red cap leave R. S1 is not seen to stamp or kick at any time.
02:30:00      Download ends (owner gave ten minutes only).
REMARKS: Camera looks through glass door. Reflection. Lower 1/3 obscured by menu stand. Quality fair. Council camera 118 on Wadeley was on tour and panned away 0216 to 0226, per control room by phone, not requested.`,
    ],
    [
      "Custody record EH 25 2206.pdf",
      `AIRE VALLEY CONSTABULARY            CUSTODY RECORD            Elmet House        EH/25/2206
DP: OLDROYD Nathan Craig      Arrest: 13/04/2025 02:41  Harrow Yard      By: 3308 NUTTALL     Arr. station: 03:18
Relevant time 03:18     Detention auth'd: 03:31  PS 1460 FENWICK      Reason: secure & preserve / obtain evidence by questioning
Grounds of arrest: s20 wounding, affray. Comment made when arrest explained: "He came at me with a bottle, I've got a cut hand."
RIGHTS   Solicitor: YES, duty requested 03:34.  DSCC ref 250413-0912, called 03:52
         Someone informed: YES, mother, 03:40 (no reply)       Codes of Practice: declined
RISK ASSESS   Alcohol: yes, 5 to 6 drinks. Meds: sertraline. Self-harm: past. Injury: cut to R palm 3 cm, bruise L cheekbone, swelling L ear.
LOG
03:58  HCP requested re cuts
04:20  Placed cell M11. 30 min rouse.  Clothing seized: top, white trainers. Bag refs LN/2, LN/3
04:52  DP asleep. OIC Nuttall informs DP says he no longer wants solicitor. Not spoken to by me. FENWICK
05:40  HCP Asquith: wound cleaned, steri strips x 4. Fit to detain. Fit for interview after 6 hrs rest.
06:10  Fed: declined.
07:55  Interview room 2, OIC. Handover to PS 1522 MUIR
08:26  Returned to cell`,
      `EH/25/2206   DETENTION LOG (2)
08:40  Asked for brief again. DSCC re-called.
09:18  REVIEW (due 09:31), Insp. CROWTHER, by telephone, DP asleep, reps not obtained.
10:05  Duty rep Ms Hallam, Brook & Tarn, on phone to DP. States she had been told by the front desk at 06:30 he did not want her.
11:30  Photograph, prints, DNA (mouth swab). PNC updated.
12:14  CPSD consulted. RUI / bail.
12:50  Bailed to 06/05. Property returned: belt, phone, £31.20, vape, keys. DP signs: N Oldroyd. PER: n/a.
13:02  Released.
Meals: 0.  Drinks: 3.  Exercise: not requested.  Reading material: no.  Blanket: yes.  Female officer contact: n/a.
CELL CCTV is recorded in all areas. Audio in the reception area. Retained 90 days unless reserved.
This record is computer produced. Entries may be timed after the event; hover for the audit. Detained persons, their legal representative or appropriate adult are entitled to a copy of this record on request within 12 months of release. The Independent Custody Visitors may attend at any time. Complaints about treatment should be made to the duty inspector or via the website. Cell M11 has an infection control mark dated 02/04/2025 (cleaned).`,
    ],
    [
      "ROTI Oldroyd.docx",
      `RECORD OF INTERVIEW                                                                MG15 (ROTI)
Person interviewed: N C OLDROYD         Place: Elmet House, room 2          Date: 13/04/2025
Time commenced: 0759      concluded: 0824       Interviewing: PC 3308 NUTTALL       Others present: none
Format: DIR, ref AV-0413-0759
(00:00) Intro. Caution given and explained in part. Reminded free legal advice. DP asked why doesn't want one.
OLDROYD: You said it'd be dinner time before they got here and I'd be home for breakfast without.
NUTTALL: I said it might take a while. Happy to go on?
OLDROYD: I just want to go home, I've not slept.
(02:10) Q tell me what's gone off.
OLDROYD: We'd been in the Weaver's, we were walking for a taxi. This lad in a white shirt stood in front of me, off his face. He said "you're him." He had a bottle, a beer bottle. He swung it and I put my hand up, that's that cut. I just hit him. The once. I thought I was getting it again.
NUTTALL: Which hand?
OLDROYD: Right. The one that's cut.
NUTTALL: A witness has you stamping on his head.
OLDROYD: No way. I pulled Jase off him.
NUTTALL: So you could've walked away.
OLDROYD: He were a foot away and there were four of 'em.`,
      `ROTI continued   OLDROYD
(11:45) NUTTALL: We've got it all on camera, Nathan, crystal clear, the bottle and everything.
OLDROYD: Then you'll see it were him had it.
NUTTALL: Who's Jase?
OLDROYD: I'm not saying his last name. He were just trying to stick up for me.
NUTTALL: Were you wearing that grey top?
OLDROYD: Yeah. White trainers.
(15:20) NUTTALL: Had a drink?
OLDROYD: Seven or eight. Not leathered.
NUTTALL: Do you accept you lost your temper?
OLDROYD: I were scared. Maybe bit of temper after, I don't know.
(19:02) Explains he stopped and checked if lad were breathing "before we got off". Says he walked, he did not run, and sat on the kerb cos his hand were dripping.
(22:30) Shown nothing. No exhibits.
NUTTALL: Did you think of ringing 999?
OLDROYD: A lass with pink hair were already on to 'em, and filming it an' all.
(24:40) Concluded. Notice to person interviewed handed.
I have listened to the recording and this is a fair and accurate summary. L Nuttall. Sealed disc no. 0034471.`,
    ],
    [
      "Arrest statement Nuttall.pdf",
      `WITNESS STATEMENT                                                                       MG11
Statement of: L NUTTALL        Occupation: Police Constable 3308           Dated: 13/04/2025, completed 15:10
I am a constable of the Aire Valley Constabulary currently stationed at Elmet House. On Sunday 13th April 2025 I was on duty in full uniform, in company with PC 2961 IBBOTSON, double crewed in a marked van, call sign YC41. At 0226 hours we received a report of a large fight outside Saray Grill.
On arrival I saw a male I now know to be MARCHETTI unconscious on the floor. I applied a towel. He was wearing a dark coloured jacket. He had not been drinking to any noticeable extent. He told me "the lad in the grey top has bottled me." There was no glass of any kind on the floor and I have made a search of the area.
I then ran to Harrow Yard where I saw a male running away. After a foot chase of 200 metres I detained the male, OLDROYD, and at 0249 hours I arrested and cautioned him. He made no reply. I did not see any injury to him.
I did not use my body worn video at this time as the battery had run out. IBBOTSON had hers.
No identification procedure was necessary as the witness had already pointed him out.`,
    ],
    [
      "Infirmary letter.pdf",
      `AIREDALE ROAD INFIRMARY        EMERGENCY DEPARTMENT       Discharge letter to GP (copy supplied to police with consent)
Patient: Reece MARCHETTI     Attended 13/04/2025 03:09      Mode: police       Left 07:25
Triage note: assault ?punched ?bottle, pt unsure. Smells strongly of alcohol. States "about 10 pints and some shots, couple of lines." GCS 15. Says no LOC.
O/E: 3.5 cm straight laceration R eyebrow, edges slightly irregular, no foreign body seen. Abrasion occiput. No boot marks, no bruising to trunk or back of head otherwise. Pupils equal. C-spine cleared. Right hand: graze over knuckles 2, 3, superficial.
X-ray: not indicated. CT head: not indicated per NICE.
Rx: wound irrigated, glued, no sutures. Tetanus up to date. Head injury advice sheet. Refused blood tests. Verbally abusive to nursing staff, security attended 04:40.
Opinion asked by police: "Wound consistent with blunt impact, e.g. fist, edge or fall. Cannot exclude glass." Dr P. Thackray, ST4
GP actions: none. Please note that this letter is generated automatically. If the patient is not registered with your practice please return to the sender. Results pending at discharge will be forwarded. Parking charges apply on all sites. Patients are advised not to drive for 48 hours after a head injury.`,
    ],
    [
      "MG6C schedule.pdf",
      `SCHEDULE OF RELEVANT NON-SENSITIVE UNUSED MATERIAL                    MG6C       URN 13 AV 04417 25
R v OLDROYD          Is there any disclosable material: see col. 5       Disclosure officer: PC 3308 NUTTALL
No   Description                                            Location     CPS use
1    Incident log 0219 of 13/04 (999 caller female, mobile, first call 02:22)  Control     CND
2    Custody CCTV                                            Elmet Hse    CND
3    BWV, PC 2961 IBBOTSON, 31 mins                          Evid.com     CND
4    PNC print, MARCHETTI (caution, s.47 assault 2021; conviction, affray 2022)    OIC     tbc
5    PNB entries, NUTTALL                                    OIC          CND
6    HCP notes, Asquith                                      Custody      CND
7    Statement of Mehmet KARACA, shop owner (unsigned)       OIC          tbc
8    Grey top LN/2, trainers LN/3, not submitted             Property     CND
9    House to house: nil
10   Facebook screenshots from TORDOFF                       OIC          CND
Reviewing lawyer's comments: Items 4 and 7 to be supplied to me. Why is the bad character of the complainant missing from the MG6B/MG5? Why was no VIPER held where ID is in issue? Chase. Initials JB   28/05
KEY: CND = clearly not disclosable;  D = disclose;  I = inspect;  tbc.
Signature of officer: L Nuttall      Date: 09/05/2025`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: [
      "self-defence",
      "identification",
      "counsel",
      "disclosure",
      "recording-gap",
      "witness-reliability",
      "voluntariness",
    ],
    gaps: [
      /999|emergency call|incident log|control room log|caller|\bcad\b/i,
      /body.?(worn|cam)|bwv|ibbotson/i,
      /karaca|shop (owner|staff)|takeaway (owner|staff)/i,
      /previous convictions|\bpnc\b|bad character|antecedents|criminal record|\bcaution for\b|s\.?47/i,
      /incident book|door (log|book|register)|ejection|northgate|refusals? (log|book)/i,
      /viper|identification (procedure|parade)|id procedure|code d|first description/i,
      /dawid|colleague|second door/i,
      /pink hair|mobile (phone )?footage|phone (video|footage)|filming|bystander|young woman|female caller/i,
    ],
    contradictions: [
      { one: [1, /had consumed two pints/], other: [8, /about 10 pints and some shots/] },
      { one: [1, /causing a 6 cm laceration/], other: [8, /3\.5 cm straight laceration/] },
      { one: [1, /clear and unobstructed view from about 10 metres/], other: [3, /I would say 40 metres/] },
      { one: [1, /stamped on him three times/], other: [4, /not seen to stamp or kick/] },
      { one: [1, /approached without provocation/], other: [3, /victim swing first/] },
      { one: [1, /made no comment throughout/], other: [6, /He swung it and I put my hand up/] },
      { one: [7, /did not see any injury to him/], other: [5, /cut to R palm 3 cm/] },
    ],
    factors: [
      { sign: 1, quote: /victim swing first|M1 right arm goes back/ },
      { sign: 1, quote: /cut to R palm|bruise L cheekbone/ },
      { sign: 1, quote: /not seen to stamp or kick|pulled puffer jacket away/ },
      { sign: 1, quote: /consistent with blunt impact|no foreign body seen|did not see any bottle/ },
      { sign: 1, quote: /caution, s\.47 assault 2021|conviction, affray 2022|I'll find somebody then/ },
      { sign: 1, quote: /No convictions/ },
      { sign: -1, quote: /bit of temper after|with a glass bottle|the lad in the grey top has bottled me/ },
      { sign: -1, quote: /male running away|foot chase of 200 metres|So you could've walked away/ },
    ],
    events: [
      "2025-04-13 02:35",
      "2025-04-13 02:41",
      "2025-04-13 03:34",
      "2025-04-13 07:59",
      "2025-04-13 03:09",
      "2025-04-13 03:18",
    ],
    fair: {
      issues: ["hearsay", "custody-chain", "miranda", "stop-basis", "search", "intent"],
      gaps: [
        /council|camera 118|city.?centre (cctv|camera)|leedswatch|street camera|public space/i,
        /cctv|footage|dvr|cameras? [134]|remaining cameras|video/i,
        /foundry 9.{0,40}(cctv|camera)|venue/i,
        /tordoff|\bliam\b/i,
        /\bgaz\b|\bkyle\b|friends|companions/i,
        /\bjase\b|puff(a|er)|red cap|outstanding suspect|other (suspect|male)/i,
        /facebook|screenshot|social media|profile/i,
        /bottle|menu (board|stand)|a-?board/i,
        /blood|dna|forensic|fingerprint|swab/i,
        /trainers|clothing|grey top|\btop\b|LN\/[23]/i,
        /photograph|photos|images of (the )?injur|injuries/i,
        /medical (notes|records)|hospital (notes|records)|(a&e|ed|infirmary|clinical|gp) (notes|records)|triage|thackray|doctor/i,
        /\bHCP\b|asquith|medical examin|custody nurse/i,
        /custody (cctv|video|footage|audio)|cell cctv|reception/i,
        /interview (recording|disc|audio)|recording of (the )?interview|audio recording|full transcript|0034471/i,
        /notebook|pocket book|\bPNB\b|officer'?s? notes|contemporaneous notes/i,
        /\bMG6\b|MG6B|MG6D|misconduct|disciplin|professional standards|sensitive/i,
        /hallam|duty (solicitor|rep)|dscc|legal rep|brook/i,
        /fenwick|muir|crowther|custody (sergeant|officer)|custody review/i,
        /bairstow/i,
        /radio|airwave|\bnet\b|transmissions/i,
        /gps|avls?\b|van|vehicle (location|data)/i,
        /SIA\b|licen[cs]e|door staff|body camera.{0,20}(company|door)/i,
        /\btill\b|receipt|\bbank\b|card (payment|record)|bar tab|cloakroom/i,
        /weaver/i,
        /taxi|drivers|rank/i,
        /phone (download|data|record)|handset|text messages|call (data|records)/i,
        /toxicolog|alcohol (level|test)|blood test|cocaine|drug test/i,
        /weather|lighting|street ?lamp|rain/i,
        /scene (plan|photograph|examin|sketch)|sketch plan/i,
        /expert|pathologist|enhance/i,
        /house.to.house|enquir/i,
        /\bVPS\b|victim personal|loss of earnings|employer|pay ?slip|wage/i,
        /barmaid|bar staff|staff member/i,
        /pellow/i,
        /character (witness|reference)|good character/i,
        /handcuff|use of force/i,
        /original (hand)?written|handwritten|draft statement/i,
        /battery|bwv (audit|policy)|policy|training/i,
        /charging (decision|advice)|MG3|cps(d)? (advice|decision)/i,
        /audit (trail|log|data)/i,
        /GP\b|sertraline|mental health|appropriate adult/i,
        /security (at|staff).{0,20}(hospital|infirmary)|hospital security/i,
      ],
      contradictions: [
        { one: [1, /consumed two pints/], other: [2, /two or three pints and maybe a shot/] },
        { one: [1, /consumed two pints/], other: [3, /very drunk, could hardly walk/] },
        { one: [1, /consumed two pints/], other: [8, /Smells strongly of alcohol/] },
        { one: [2, /two or three pints and maybe a shot/], other: [8, /about 10 pints and some shots/] },
        { one: [2, /I was merry but in control/], other: [3, /very drunk, could hardly walk/] },
        { one: [2, /I was merry but in control/], other: [8, /about 10 pints and some shots/] },
        { one: [2, /two or three pints and maybe a shot/], other: [3, /very drunk, could hardly walk/] },
        { one: [2, /I was merry but in control/], other: [8, /Smells strongly of alcohol/] },
        { one: [2, /two or three pints and maybe a shot/], other: [8, /Smells strongly of alcohol/] },
        { one: [2, /I was merry but in control/], other: [6, /off his face/] },
        { one: [1, /consumed two pints/], other: [6, /off his face/] },
        { one: [7, /not been drinking to any noticeable/], other: [8, /Smells strongly of alcohol/] },
        { one: [7, /not been drinking to any noticeable/], other: [8, /about 10 pints and some shots/] },
        { one: [7, /not been drinking to any noticeable/], other: [3, /very drunk, could hardly walk/] },
        { one: [7, /not been drinking to any noticeable/], other: [6, /off his face/] },
        { one: [7, /not been drinking to any noticeable/], other: [2, /two or three pints and maybe a shot/] },
        { one: [2, /We were not asked to leave/], other: [3, /we ejected a group of four males/] },
        { one: [2, /At about 1\.45 am/], other: [4, /02:20:10/] },
        { one: [2, /At about 1\.45 am/], other: [1, /At about 0235 hours/] },
        { one: [2, /At about 1\.45 am/], other: [3, /About an hour later/] },
        { one: [1, /At about 0235 hours/], other: [4, /02:27:54/] },
        { one: [1, /At about 0235 hours/], other: [4, /02:27:52/] },
        { one: [1, /At about 0235 hours/], other: [7, /At 0226 hours/] },
        { one: [1, /At about 0235 hours/], other: [9, /first call 02:22/] },
        { one: [7, /At 0226 hours/], other: [9, /first call 02:22/] },
        { one: [4, /02:27:54/], other: [9, /first call 02:22/] },
        { one: [4, /02:27:54/], other: [7, /At 0226 hours/] },
        { one: [4, /7 mins FAST/], other: [1, /At about 0235 hours/] },
        { one: [1, /with a glass bottle/], other: [2, /like a pint glass/] },
        { one: [1, /with a glass bottle/], other: [3, /hit him once with his right fist/] },
        { one: [1, /with a glass bottle/], other: [3, /did not see any bottle/] },
        { one: [1, /with a glass bottle/], other: [4, /M1 holding glass bottle/] },
        { one: [1, /with a glass bottle/], other: [6, /He had a bottle, a beer bottle/] },
        { one: [1, /with a glass bottle/], other: [7, /no glass of any kind/] },
        { one: [1, /with a glass bottle/], other: [8, /consistent with blunt impact/] },
        { one: [1, /with a glass bottle/], other: [6, /were him had it/] },
        { one: [2, /because it smashed/], other: [7, /no glass of any kind/] },
        { one: [2, /because it smashed/], other: [8, /no foreign body seen/] },
        { one: [2, /like a pint glass/], other: [7, /has bottled me/] },
        { one: [2, /like a pint glass/], other: [7, /no glass of any kind/] },
        { one: [2, /like a pint glass/], other: [3, /hit him once with his right fist/] },
        { one: [2, /like a pint glass/], other: [3, /did not see any bottle/] },
        { one: [2, /like a pint glass/], other: [8, /consistent with blunt impact/] },
        { one: [7, /has bottled me/], other: [7, /no glass of any kind/] },
        { one: [7, /has bottled me/], other: [8, /\?punched \?bottle, pt unsure/] },
        { one: [7, /has bottled me/], other: [3, /did not see any bottle/] },
        { one: [7, /has bottled me/], other: [3, /hit him once with his right fist/] },
        { one: [7, /has bottled me/], other: [4, /M1 holding glass bottle/] },
        { one: [7, /has bottled me/], other: [7, /MARCHETTI unconscious on the floor/] },
        { one: [7, /has bottled me/], other: [2, /lad in a white t shirt/] },
        { one: [3, /did not see any bottle/], other: [4, /M1 holding glass bottle/] },
        { one: [3, /did not see any bottle/], other: [6, /He had a bottle, a beer bottle/] },
        { one: [2, /stood on the pavement eating/], other: [4, /M1 holding glass bottle/] },
        { one: [4, /M1 holding glass bottle/], other: [7, /no glass of any kind/] },
        { one: [1, /left side of the forehead/], other: [2, /my right eyebrow/] },
        { one: [1, /left side of the forehead/], other: [8, /laceration R eyebrow/] },
        { one: [1, /needed eight sutures/], other: [8, /glued, no sutures/] },
        { one: [1, /stamped on him three times/], other: [3, /kicked at the one on the floor, two times/] },
        { one: [1, /stamped on him three times/], other: [3, /grey top male pulled puffer/] },
        { one: [1, /stamped on him three times/], other: [4, /S2 foot motion x 2/] },
        { one: [1, /stamped on him three times/], other: [6, /I pulled Jase off him/] },
        { one: [1, /stamped on him three times/], other: [8, /No boot marks/] },
        { one: [1, /stamped on him three times/], other: [2, /don't remember being kicked/] },
        { one: [6, /witness has you stamping/], other: [3, /grey top male pulled puffer/] },
        { one: [6, /witness has you stamping/], other: [4, /not seen to stamp or kick/] },
        { one: [6, /witness has you stamping/], other: [6, /I pulled Jase off him/] },
        { one: [6, /witness has you stamping/], other: [3, /kicked at the one on the floor, two times/] },
        { one: [6, /witness has you stamping/], other: [8, /No boot marks/] },
        { one: [1, /while he was unconscious/], other: [3, /victim was awake and swearing/] },
        { one: [1, /while he was unconscious/], other: [8, /Says no LOC/] },
        { one: [2, /went down and blacked out/], other: [8, /Says no LOC/] },
        { one: [2, /went down and blacked out/], other: [3, /victim was awake and swearing/] },
        { one: [7, /MARCHETTI unconscious on the floor/], other: [3, /victim was awake and swearing/] },
        { one: [7, /MARCHETTI unconscious on the floor/], other: [8, /Says no LOC/] },
        { one: [7, /MARCHETTI unconscious on the floor/], other: [7, /He told me/] },
        { one: [1, /approached without provocation/], other: [4, /M1 steps into path/] },
        { one: [1, /approached without provocation/], other: [4, /M1 right arm goes back/] },
        { one: [1, /approached without provocation/], other: [6, /stood in front of me/] },
        { one: [1, /approached without provocation/], other: [6, /He swung it and I put my hand up/] },
        { one: [1, /approached without provocation/], other: [5, /came at me with a bottle/] },
        { one: [2, /He then came at me/], other: [3, /victim swing first/] },
        { one: [2, /He then came at me/], other: [4, /M1 steps into path/] },
        { one: [2, /He then came at me/], other: [4, /M1 right arm goes back/] },
        { one: [2, /He then came at me/], other: [5, /came at me with a bottle/] },
        { one: [2, /He then came at me/], other: [6, /stood in front of me/] },
        { one: [2, /He then came at me/], other: [6, /He swung it and I put my hand up/] },
        { one: [2, /did not say owt back/], other: [4, /Mouths moving/] },
        { one: [2, /did not say owt back/], other: [6, /He said "you're him/] },
        { one: [2, /something like "what you looking at/], other: [6, /He said "you're him/] },
        { one: [3, /it missed or clipped him/], other: [5, /bruise L cheekbone/] },
        { one: [3, /hit him once with his right fist/], other: [1, /stamped on him three times/] },
        { one: [1, /captured in full on CCTV/], other: [4, /Lower 1\/3 obscured/] },
        { one: [1, /captured in full on CCTV/], other: [4, /target out of frame/] },
        { one: [1, /captured in full on CCTV/], other: [4, /M1 drops out of bottom of frame/] },
        { one: [1, /captured in full on CCTV/], other: [4, /Download ends/] },
        { one: [6, /crystal clear/], other: [4, /Quality fair/] },
        { one: [6, /crystal clear/], other: [4, /Lower 1\/3 obscured/] },
        { one: [6, /crystal clear/], other: [4, /M1 holding glass bottle/] },
        { one: [6, /We've got it all on camera/], other: [4, /Date: 02\/05\/2025/] },
        { one: [1, /clear and unobstructed view/], other: [3, /taxis in between/] },
        { one: [1, /clear and unobstructed view/], other: [3, /one lamp is off/] },
        { one: [1, /at 0249 hours in Harrow Yard/], other: [5, /13\/04\/2025 02:41/] },
        { one: [7, /at 0249 hours I arrested/], other: [5, /13\/04\/2025 02:41/] },
        { one: [7, /He made no reply/], other: [5, /came at me with a bottle/] },
        { one: [7, /did not see any injury to him/], other: [5, /I've got a cut hand/] },
        { one: [7, /did not see any injury to him/], other: [6, /his hand were dripping/] },
        { one: [7, /did not see any injury to him/], other: [5, /HCP requested re cuts/] },
        { one: [7, /did not see any injury to him/], other: [5, /wound cleaned, steri strips/] },
        { one: [7, /saw a male running away/], other: [6, /he walked, he did not run/] },
        { one: [7, /saw a male running away/], other: [3, /grey top was walking off/] },
        { one: [7, /foot chase of 200 metres/], other: [6, /he walked, he did not run/] },
        { one: [7, /foot chase of 200 metres/], other: [3, /male sat on the kerb/] },
        { one: [7, /foot chase of 200 metres/], other: [3, /grey top was walking off/] },
        { one: [7, /foot chase of 200 metres/], other: [6, /sat on the kerb cos/] },
        { one: [7, /had already pointed him out/], other: [3, /that's him isn't it/] },
        { one: [7, /had already pointed him out/], other: [3, /I said it looks like him/] },
        { one: [1, /wearing a grey tracksuit top as described/], other: [2, /lad in a white t shirt/] },
        { one: [1, /wearing a grey tracksuit top as described/], other: [2, /short ginger hair, white t shirt/] },
        { one: [2, /lad in a white t shirt/], other: [3, /swing first at a male in a grey top/] },
        { one: [2, /lad in a white t shirt/], other: [6, /wearing that grey top/] },
        { one: [2, /lad in a white t shirt/], other: [4, /One grey top hood down/] },
        { one: [2, /lad in a white t shirt/], other: [4, /M1, white shirt/] },
        { one: [2, /lad in a white t shirt/], other: [6, /This lad in a white shirt/] },
        { one: [2, /lad in a white t shirt/], other: [7, /the lad in the grey top/] },
        { one: [2, /lad in a white t shirt/], other: [9, /Grey top LN\/2/] },
        { one: [4, /M1, white shirt/], other: [7, /dark coloured jacket/] },
        { one: [6, /This lad in a white shirt/], other: [7, /dark coloured jacket/] },
        { one: [1, /declined legal advice/], other: [5, /duty requested 03:34/] },
        { one: [1, /declined legal advice/], other: [5, /Asked for brief again/] },
        { one: [1, /declined legal advice/], other: [6, /home for breakfast without/] },
        { one: [5, /DP asleep\. OIC Nuttall/], other: [5, /no longer wants solicitor/] },
        { one: [5, /no longer wants solicitor/], other: [6, /home for breakfast without/] },
        { one: [5, /no longer wants solicitor/], other: [5, /Asked for brief again/] },
        { one: [5, /duty requested 03:34/], other: [5, /no longer wants solicitor/] },
        { one: [5, /duty requested 03:34/], other: [5, /06:30 he did not want her/] },
        { one: [5, /interview after 6 hrs rest/], other: [5, /07:55\s+Interview room 2/] },
        { one: [5, /interview after 6 hrs rest/], other: [6, /Time commenced: 0759/] },
        { one: [6, /You said it'd be dinner time/], other: [6, /I said it might take a while/] },
        { one: [5, /5 to 6 drinks/], other: [6, /Seven or eight\./] },
        { one: [1, /made no comment throughout/], other: [6, /I just hit him/] },
        { one: [1, /made no comment throughout/], other: [6, /I pulled Jase off him/] },
        { one: [1, /made no comment throughout/], other: [6, /We'd been in the Weaver's/] },
        { one: [1, /nothing which might undermine/], other: [9, /caution, s\.47 assault 2021/] },
        { one: [1, /nothing which might undermine/], other: [3, /victim swing first/] },
        { one: [1, /nothing which might undermine/], other: [4, /not seen to stamp or kick/] },
        { one: [1, /nothing which might undermine/], other: [8, /3\.5 cm straight laceration/] },
        { one: [1, /nothing which might undermine/], other: [9, /Statement of Mehmet KARACA/] },
        { one: [2, /not got any previous for fighting/], other: [9, /caution, s\.47 assault 2021/] },
        { one: [7, /I applied a towel/], other: [2, /A lady police officer put a towel/] },
        { one: [9, /House to house: nil/], other: [9, /Statement of Mehmet KARACA/] },
        { one: [1, /The bottle was not found/], other: [7, /no glass of any kind/] },
        { one: [1, /FORENSIC: N\/A/], other: [9, /Grey top LN\/2/] },
        { one: [2, /recognised him as the male/], other: [2, /lad in a white t shirt/] },
        { one: [3, /metal menu board/], other: [1, /with a glass bottle/] },
        { one: [3, /metal menu board/], other: [2, /my right eyebrow/] },
        { one: [3, /victim went backwards/], other: [2, /my right eyebrow/] },
        { one: [6, /checked if lad were breathing/], other: [4, /S1, S2, red cap leave R/] },
        { one: [1, /who was with two others/], other: [3, /six or seven males/] },
      ],
    },
  },
};
