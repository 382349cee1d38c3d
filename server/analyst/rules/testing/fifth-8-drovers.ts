import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const DROVERS_CASE: CaseFile = {
  name: "affray outside a pub and assault on an officer",
  documents: makeDocuments([
    [
      "MG5 Prosser.docx",
      `MG5        POLICE REPORT (Streamlined)                                       Page 1 of 2
URN 64 PM 2290 25            Defendant 1: Ewan PROSSER  born 14/08/1997
Offences: 1. Affray, s.3 Public Order Act 1986.   2. Assault of an emergency worker, PC 3308 BRANFIELD.
Hearing: Penmoor Magistrates' Court, 24 April 2025, GAP / NGAP: NGAP
SUMMARY
On Saturday 29th March 2025 at about 23:50 hours officers on Operation Lantern (night time economy) were called to the Drovers Arms, Castle Street, Penmoor to a large fight. Six males were seen fighting outside. The defendant was seen by the door supervisor to throw a bar stool which struck the window. Members of the public were in obvious fear.
The officers told the defendant to leave the area on three occasions. He was heavily intoxicated, abusive and said to PC BRANFIELD "I'll kill you." As PC BRANFIELD attempted to guide him away, the defendant punched him to the face with a clenched right fist causing a cut to the lip and a swollen eye. PAVA was not used. He was taken to the ground and handcuffed to the rear.
He was wearing a red Wales rugby shirt. He is identified throughout on CCTV.`,
      `MG5                                                                         Page 2 of 2
INTERVIEW: Defendant gave no explanation save that he was "sticking up for my brother".
IMPACT: PC BRANFIELD was off duty for nine days. Emergency worker statement to follow.
PREVIOUS: 1 caution criminal damage 2016 (aged 18).
DISCLOSURE CERTIFICATE: I certify that to the best of my knowledge there is nothing capable of undermining the prosecution or assisting the defence. DMD: not required. 
Co-accused: none. Others present made off.
Applications: Compensation PC BRANFIELD £250, Drovers Arms window £640. Football / rugby banning order not sought. CBO not sought. Costs £85.
This document should be completed in plain text. Do not use the tracker for expenses. Remember the golden hour. Remember the victim. Have you completed the MG11s? Have you redacted telephone numbers? Have you recorded the language of the witness? Supervisor to quality assure before submission to the FQT.
OIC: PC 3308 BRANFIELD      Supervising: PS 2011 ADDY      09/04/2025`,
    ],
    [
      "MG11 PC Branfield.pdf",
      `WITNESS STATEMENT                                                               MG 11
(CPR r.16.2; CJA 1967 s.9)      URN 64 PM 2290 25
Statement of: PC 3308 Gareth BRANFIELD      Occupation: Police Constable
This statement (consisting of 2 pages) is true to the best of my knowledge and belief... Dated 30/03/2025
I am a constable of Penmoor and Vale Police. On Saturday 29th March 2025 I was on duty in full uniform in company with PC 3351 IDOWU in a marked van, call sign PV41. I was wearing body worn video which I activated.
At 2346 hours we were directed to the Drovers Arms. On arrival I saw three males pushing each other at the door. I saw a male who I now know to be Ewan PROSSER. He was wearing a dark jacket over a red top. His speech was slurred and he was unsteady. I told him once to leave the area. He said "get off my brother."
I took hold of his right arm to escort him. He pulled away and pushed me in the chest with his open hand. My feet slipped on the wet cobbles and there was a struggle, during which I felt a blow to my mouth. I did not see what caused it, but believe it to be PROSSER as he was the nearest to me.
I deployed a one second burst of PAVA, which was ineffective.`,
      `Continuation of Statement of PC 3308 BRANFIELD
PROSSER was taken to ground by PC IDOWU using a leg sweep. I applied handcuffs to the front in a back to back position, checked for fit and double locked. At 2358 hours I arrested him for being drunk and disorderly and cautioned him, to which he made no reply.
I sustained a small cut to the inside of my lower lip. I did not require hospital treatment. I finished my tour of duty at 0400 and had rest days following, after which I was on annual leave.
I know PROSSER's brother Gethin from previous dealings. I had arrested him in 2023 and there was a complaint arising from that which was dealt with by way of reflective practice.
In respect of ADVOKATE: amount of time under observation two minutes, distance one metre, visibility good, street lit, no obstruction. Any reason to remember: as above.
This statement was made after viewing my body worn video with PC IDOWU in the parade room at the end of the tour.
Signature: G Branfield`,
    ],
    [
      "MG11 door supervisor Szewczyk.pdf",
      `WITNESS STATEMENT                                                               MG 11
Statement of: Marek SZEWCZYK      Over 18      SIA door supervisor
Dated 31/03/2025
I am employed by Gatehouse Security and on Saturday I worked at the Drovers from 19:00. It was busy due to the rugby. At 23:15 approximately I refused a group at the door. There was maybe six guys and they argue with another group of four who were leaving.
One of the first group, he had beard and a red rugby shirt with number on back, took stool from smoking area and threw it to the window. I would recognise him. It was not the one the police took to the floor, this one was with white shirt, he was pulling others apart and he say "leave it, leave it." I told this to the lady officer at the time.
Policeman came and took the white shirt guy from behind by the neck and he was turning round and his arm went up, I think to get free. I did not see any punch. The second police put him down and I heard he hit his head. Spray was used, I was coughing also.
My statement was written on phone by the officer and I read it in email. There is something he did not put about my colleague Kwame who was inside and saw window.
I have licence 8 years, no problem.`,
    ],
    [
      "BWV transcript Branfield.pdf",
      `EXHIBIT GB/1    BODY WORN VIDEO, PC BRANFIELD       Summary transcript by civilian investigator T. Moss
29/03/2025 screen clock
23:21:40 BRANFIELD activates; already on foot, in the street, breathing hard
23:21:44 male, white shirt, back to camera, arms out between two other males
23:21:47 PROSSER: Leave it, mun. Geth, leave it.
23:21:52 BRANFIELD: Oi. Prosser. Which one are you. Out the way.
23:21:55 arm of officer goes round male's neck from behind
23:21:57 PROSSER: What the, get off me! Who's that?
23:21:59 camera obscured. Struggle. 
23:22:03 IDOWU (female voice): Gaz, mind my elbow. Sorry, was that you?
23:22:05 BRANFIELD: (spits) My lip.
23:22:08 Sound of spray. Coughing.
23:22:15 male on ground, blood at hairline. IDOWU: Stop resisting. PROSSER: I'm not. I can't see.
23:22:40 cuffs, rear. PROSSER: My arm, my arm's broke, watch it.
23:23:10 BRANFIELD: You're nicked, breach of the peace. 
23:23:16 PROSSER: You never said nothing, you just grabbed me.
23:24:02 unknown female: I've got all that on my phone, he never did a thing. BRANFIELD: Move back.
23:24:30 BRANFIELD: He clocked me, didn't he. IDOWU: I didn't see, to be honest.
23:24:41 deactivated
Quality fair. First thirty seconds pre-record without sound not exported.`,
    ],
    [
      "Use of force and CCTV log.pdf",
      `PENMOOR AND VALE POLICE     USE OF FORCE FORM     Ref UOF/25/00713
Officer: 3308 BRANFIELD      Submitted 02/04/2025 11:14      Incident 29/03/2025 23:50
Reason for force: [x] protect self  [x] effect arrest  [ ] prevent escape
Impact factors: [x] alcohol  [ ] drugs  [ ] mental health  [x] crowd  [ ] prior knowledge of subject
Tactics used in order: 1 tactical communications  2 unarmed skills (pressure point)  3 ground restraint  4 handcuffs, compliant, rear
Irritant spray:  [ ] drawn  [ ] used  [x] not used       Taser: no      Spit guard: no
Subject behaviour: [x] active resistance  [ ] assaultive
Subject injured: No       Officer injured: [x] minor
------------------------------------------------------------------------
PENMOOR COUNCIL CCTV CONTROL ROOM   INCIDENT SHEET 25/1180      Operator 6   Camera 11 Castle St
23:14 group of males outside Drovers, approx 8 to 10. 23:17 stool thrown, male in RED shirt, beard, runs toward bus station followed by two. Not followed by camera.
23:19 police van PV41 arrives. 23:20 camera 11 panned to taxi rank at request of police radio.
23:26 camera 11 back. One male in WHITE shirt in van doorway, head bleeding.
Footage requested by: OIC 07/05/2025. Footage retained 28 days: DELETED 26/04/2025. This sheet is the only record.`,
    ],
    [
      "Custody record PM-1773-25.pdf",
      `CUSTODY RECORD   PM/1773/25           PROSSER Ewan                  Penmoor Central
Arrest: 29/03/2025 23:23   Castle Street.   Offence on arrival: Affray / Assault EW     Arrested by 3308
Arrived 23:51     Authorised 00:09 PS 1622 GITTINS
DP comment: "I was breaking it up. He strangled me."
Appearance: clean shaven, approx 5'8, medium build. White shirt, torn collar, blood. Jeans. Trainers. Cast on right forearm and hand (fracture 10 March).
Alcohol: DP says 2 pints. Not apparently drunk. Fit to be detained, fit for interview.
Eyes red and streaming. Aftercare for PAVA given 00:15.
Head injury: 4 cm lac to scalp. To see HCP.
00:40 HCP.   01:05 to Royal Vale A+E with escort 3360.   04:20 returned, 6 staples, head injury advice.
Solicitor: yes, duty. 04:35 DSCC. 09:20 Ms Achterberg attends.
10:02 to 10:27 interview.  
11:15 complaint re force recorded, Insp HALLIWELL informed. Not dealt with in custody. PSD ref to follow.
12:40 released on bail to 09/04/2025.
CCTV in custody suite: operating, retained 90 days. No requests. Property: phone, wallet £35, rugby ticket. Rights leaflet (Welsh) offered. Meals: porridge x1, tea x3.`,
    ],
    [
      "HCP and A and E notes.pdf",
      `CUSTODY HEALTHCARE       EXAMINATION NOTE         Nurse practitioner D. Oyelowo-Marsh          30/03/2025 00:42
DP Prosser. No smell of alcohol. Gait steady. Speech clear. Not intoxicated in my opinion.
Laceration occiput 4 cm. Red linear mark front of neck 9 cm. Conjunctivae inflamed, irritant spray. R forearm in below elbow cast, fingers immobilised, cannot make a fist.  No injury to knuckles L hand. Body map completed.
PC 3308 seen 01:20 at his request. 5 mm superficial cut inside lower lip. No bruising to face. No swelling of eyes. "elbow" written by PC on self report card. Fit for duty.
------------------------------------------------------------------------
ROYAL VALE HOSPITAL     EMERGENCY DEPARTMENT
PROSSER E  M 27   arr 01:31   Triage 3     PC: head injury in police custody, "pushed to ground"
GCS 15. No LOC. Sats 99. BAC not taken. Scalp lac 4 cm, 6 staples. Neck tender ant., mark. Cast intact, wet. CT not indicated per NICE. Tetanus up to date. Home meds: none. Allergies NKDA.
Advice leaflet given. GP to remove staples 7 days. Fracture clinic 11 April as booked. D/C 03:50 to police.   SHO Kaplan`,
      `ROYAL VALE HOSPITAL NHS TRUST         PATIENT INFORMATION LEAFLET 114         HEAD INJURY: ADVICE FOR ADULTS
Following your visit to us it is safe for you to leave hospital. It is unlikely that you will have any further problems. If any of the following symptoms return we suggest you come back: unconsciousness, drowsiness that goes on for longer than one hour when you would normally be wide awake, problems understanding or speaking, loss of balance or trouble walking, weakness in one or more arms or legs, problems with your eyesight, painful headache that will not go away, vomiting, fits, clear fluid coming out of your ear or nose.
Do not worry about these, they should go in the next two weeks: mild headache, feeling sick without vomiting, dizziness, irritability, problems concentrating, tiredness, lack of appetite, problems sleeping.
Do make sure there is a nearby telephone and that you stay within easy reach of medical help. Do have plenty of rest. Do not stay at home alone for 48 hours. Do not take any alcohol or drugs. Do not take sleeping tablets unless a doctor gives them. Do not play contact sport such as rugby or football for three weeks. Do not drive or ride a bicycle unless you feel you have fully recovered. Staples: keep dry for two days. This leaflet can be had in Welsh and in large print.`,
    ],
    [
      "Interview summary Prosser.pdf",
      `RECORD OF INTERVIEW (summary, MG15 SDN)           30/03/2025   10:02 to 10:27
Interviewing: PC 3360 LOCK      Legal rep: Ms R Achterberg       Recording WV/25/4471
Disclosure provided pre interview: that he had punched an officer and thrown a stool, clearly shown on CCTV.
00:40 Caution explained. Understood.
02:10 Says came out with brother Gethin and Gethin's mate Big Rhys after the match. Rhys had a red shirt on, and a beard. Rhys "kicked off" with some lads over the taxi.
04:30 Says Rhys threw the stool. He himself got in between to stop it.
06:15 Says somebody grabbed round his neck. Did not know it was police. Did not hear anything said. Tried to get loose.
08:20 Denies punching. "With what? I can't close my hand, it's in pot."
09:00 Accepts he might have pushed back. Says it was panic.
12:45 Officer: the CCTV shows you throw it. "Show me then." Officer: I've not got it here.
15:30 Asked re intoxication, 2 pints at the match, drove the others so stopped at five o'clock.
18:00 Says officer knows Gethin, "he's had it in for us since the complaint".
21:00 Barmaid Kayleigh would have seen. Girl filming as well.
24:10 Nothing to add.`,
    ],
    [
      "Letter and unused schedule.pdf",
      `MG6C         R v PROSSER         UNUSED NON SENSITIVE
1   STORM incident 0871 of 29/03/25 and radio transmissions         Force Control        Not disclosable
2   BWV PC IDOWU                                                    Server               Not disclosable, duplicates GB/1
3   Statement PC IDOWU                                              not made
4   PNB PC BRANFIELD                                                locker               Not disclosable
5   Council CCTV sheet 25/1180                                      OIC                  Served
6   PSD complaint CO/25/0198 (PROSSER) and CO/23/0455 (G. PROSSER)  PSD                  Sensitive? to query
7   Quote, Castle Glazing, window £410                              OIC                  -
8   Pub internal CCTV, Drovers Arms: USB supplied by landlord 30/03, cannot locate
Disclosure officer: PC 3308 BRANFIELD   30/04/2025
------------------------------------------------------------------------
Achterberg Vaughan Solicitors to CPS            12 May 2025
We note that the officer in the case, the disclosure officer and the complainant are one person. We ask that somebody else be appointed. We have had no reply to our letter of 14 April asking that the council footage be kept. Our client's trial is listed on 3 July 2025 at 10:00. We call for the items 1, 2, 4, 6 and 8. Kindly confirm whether Mr Rhys Bowkett was ever spoken to.`,
    ],
  ]),
  key: {
    offence: "public-order",
    issues: ["identification", "self-defence", "witness-reliability", "disclosure", "recording-gap", "intent"],
    gaps: [
      /idowu/i,
      /\bpsd\b|complaint|misconduct|disciplin|professional standards/i,
      /999|storm|incident (log|0871)|radio|control room|\bcad\b/i,
      /drovers.*(cctv|video|footage)|(pub|internal).*(cctv|video|footage)|cctv.*(pub|drovers|internal)|usb/i,
      /gethin|brother/i,
      /bowkett|\brhys\b/i,
      /phone footage|filming|(mobile|phone) (video|footage|recording)|bystander|unknown female|kayleigh|barmaid|kwame|colleague/i,
    ],
    contradictions: [
      {
        one: [1, /punched him to the face with a clenched right fist/],
        other: [2, /pushed me in the chest with his open hand/],
      },
      { one: [1, /clenched right fist/], other: [7, /cannot make a fist/] },
      { one: [1, /wearing a red Wales rugby shirt/], other: [6, /White shirt, torn collar/] },
      { one: [1, /PAVA was not used/], other: [2, /one second burst of PAVA/] },
      { one: [2, /handcuffs to the front/], other: [4, /23:22:40 cuffs, rear/] },
      { one: [1, /on three occasions/], other: [2, /I told him once to leave/] },
      { one: [2, /speech was slurred and he was unsteady/], other: [7, /Not intoxicated in my opinion/] },
    ],
    factors: [
      { sign: 1, quote: /Leave it, mun|leave it, leave it/ },
      { sign: 1, quote: /mind my elbow|"elbow" written/ },
      { sign: 1, quote: /cannot make a fist|Cast on right forearm/ },
      { sign: 1, quote: /It was not the one the police took|I did not see any punch/ },
      { sign: 1, quote: /I didn't see, to be honest|I did not see what caused it/ },
      { sign: 1, quote: /DELETED 26\/04\/2025|cannot locate/ },
      { sign: 1, quote: /took the white shirt guy from behind|arm of officer goes round/ },
      { sign: -1, quote: /might have pushed back|pushed me in the chest/ },
    ],
    events: ["2025-03-29 23:17", "2025-03-29 23:19", "2025-03-29 23:23", "2025-03-30 00:42", "2025-03-30 10:02"],
    fair: {
      issues: ["counsel", "miranda", "hearsay", "search", "stop-basis", "custody-chain"],
      gaps: [
        /body.?worn|bwv|footage|video|cctv|gb\/1/i,
        /custody (suite|cctv|video)/i,
        /szewczyk|gatehouse|door (supervisor|staff) (log|register)|sia\b/i,
        /landlord|licensee|pub (incident|refusal)/i,
        /pocket (note)?.?book|pnb|officer'?s? notes|handwritten notes|notebook/i,
        /use.?of.?force.*(idowu|second|other)|idowu/i,
        /medical|gp record|fracture|hospital|a&e|photograph|photos?\b|body map|injur/i,
        /self.?report card|sick|absence|annual leave|duty (roster|record|sheet)|rest day/i,
        /interview (recording|disc|tape|audio)|wv\/25|recording/i,
        /moss|pre.?record|audit (log|trail)|metadata/i,
        /identification procedure|viper|code d|video identification|\bparade\b/i,
        /stool|window|glazing|damage|quote|invoice/i,
        /forensic|fingerprint|dna/i,
        /addy|gittins|halliwell|inspector/i,
        /\block\b|3360|escort/i,
        /schedule|mg6d|mg6e|disclosure (management|officer)|unused|sensitive/i,
        /training|polic(y|ies)|pava|spray|irritant|operation lantern|briefing/i,
        /criminal record|previous convictions|\bpnc\b|caution/i,
        /moss|taxi/i,
        /house.?to.?house|other (witness|customers|drinkers)|members of the public|four who/i,
        /impact statement|emergency worker statement|victim personal|vps/i,
        /toxicolog|breath|alcohol/i,
        /phone|message/i,
        /2023|co\/23|reflective practice/i,
        /statement.*first (account|draft)|email|draft/i,
        /taser|spit/i,
        /cctv.*(request|preserv)|14 april/i,
        /kaplan|oyelowo|nurse practitioner/i,
      ],
      contradictions: [
        { one: [1, /at about 23:50 hours officers/], other: [4, /23:21:40 BRANFIELD/] },
        { one: [1, /at about 23:50 hours officers/], other: [5, /23:19 police van PV41/] },
        { one: [2, /At 2346 hours we were/], other: [4, /23:21:40 BRANFIELD/] },
        { one: [2, /At 2346 hours we were/], other: [5, /23:19 police van PV41/] },
        { one: [2, /At 2358 hours I arrested/], other: [4, /23:23:10 BRANFIELD/] },
        { one: [2, /At 2358 hours I arrested/], other: [6, /Arrest: 29\/03\/2025 23:23/] },
        { one: [2, /At 2358 hours I arrested/], other: [6, /Arrived 23:51/] },
        { one: [1, /at about 23:50 hours officers/], other: [6, /Arrived 23:51/] },
        { one: [1, /at about 23:50 hours officers/], other: [6, /Arrest: 29\/03\/2025 23:23/] },
        { one: [1, /at about 23:50 hours officers/], other: [2, /At 2346 hours we were/] },
        { one: [5, /Incident 29\/03\/2025 23:50/], other: [4, /23:21:40 BRANFIELD/] },
        { one: [1, /at about 23:50 hours officers/], other: [3, /At 23:15 approximately/] },
        { one: [2, /At 2346 hours we were/], other: [3, /At 23:15 approximately/] },
        { one: [1, /Six males were seen fighting/], other: [2, /I saw three males pushing/] },
        { one: [1, /Six males were seen fighting/], other: [5, /approx 8 to 10/] },
        { one: [2, /I saw three males pushing/], other: [5, /approx 8 to 10/] },
        { one: [3, /maybe six guys/], other: [2, /I saw three males pushing/] },
        { one: [1, /seen by the door supervisor to throw/], other: [3, /It was not the one the police/] },
        { one: [1, /seen by the door supervisor to throw/], other: [5, /male in RED shirt, beard/] },
        { one: [1, /seen by the door supervisor to throw/], other: [8, /Rhys threw the stool/] },
        { one: [1, /identified throughout on CCTV/], other: [5, /male in RED shirt, beard/] },
        { one: [1, /identified throughout on CCTV/], other: [5, /panned to taxi rank/] },
        { one: [1, /identified throughout on CCTV/], other: [5, /DELETED 26/] },
        { one: [1, /identified throughout on CCTV/], other: [8, /I've not got it here/] },
        { one: [8, /clearly shown on CCTV/], other: [5, /male in RED shirt, beard/] },
        { one: [8, /clearly shown on CCTV/], other: [8, /I've not got it here/] },
        { one: [8, /the CCTV shows you throw it/], other: [5, /male in RED shirt, beard/] },
        { one: [8, /the CCTV shows you throw it/], other: [3, /It was not the one the police/] },
        { one: [8, /the CCTV shows you throw it/], other: [8, /I've not got it here/] },
        { one: [3, /he had beard and a red rugby/], other: [6, /clean shaven/] },
        { one: [5, /male in RED shirt, beard/], other: [6, /clean shaven/] },
        { one: [1, /wearing a red Wales rugby shirt/], other: [3, /this one was with white shirt/] },
        { one: [1, /wearing a red Wales rugby shirt/], other: [4, /male, white shirt, back/] },
        { one: [1, /wearing a red Wales rugby shirt/], other: [5, /male in WHITE shirt/] },
        { one: [1, /wearing a red Wales rugby shirt/], other: [2, /dark jacket over a red top/] },
        { one: [2, /dark jacket over a red top/], other: [6, /White shirt, torn collar/] },
        { one: [2, /dark jacket over a red top/], other: [4, /male, white shirt, back/] },
        { one: [2, /dark jacket over a red top/], other: [5, /male in WHITE shirt/] },
        { one: [2, /dark jacket over a red top/], other: [3, /this one was with white shirt/] },
        { one: [1, /on three occasions/], other: [4, /You never said nothing/] },
        { one: [2, /I told him once to leave/], other: [4, /You never said nothing/] },
        { one: [2, /I told him once to leave/], other: [8, /Did not hear anything said/] },
        { one: [1, /on three occasions/], other: [8, /Did not hear anything said/] },
        { one: [1, /on three occasions/], other: [4, /Which one are you\. Out the way/] },
        { one: [1, /"I'll kill you\."/], other: [2, /"get off my brother\."/] },
        { one: [1, /"I'll kill you\."/], other: [4, /Geth, leave it/] },
        { one: [1, /"I'll kill you\."/], other: [3, /"leave it, leave it/] },
        { one: [2, /"get off my brother\."/], other: [4, /Geth, leave it/] },
        { one: [2, /"get off my brother\."/], other: [4, /Who's that\?/] },
        { one: [1, /attempted to guide him away/], other: [4, /round male's neck/] },
        { one: [1, /attempted to guide him away/], other: [3, /from behind by the neck/] },
        { one: [2, /took hold of his right arm/], other: [4, /round male's neck/] },
        { one: [2, /took hold of his right arm/], other: [3, /from behind by the neck/] },
        { one: [2, /took hold of his right arm/], other: [7, /Red linear mark front of neck/] },
        { one: [2, /took hold of his right arm/], other: [6, /He strangled me/] },
        { one: [5, /unarmed skills \(pressure point\)/], other: [4, /round male's neck/] },
        { one: [1, /punched him to the face with a clenched right fist/], other: [3, /I did not see any punch/] },
        { one: [1, /punched him to the face with a clenched right fist/], other: [2, /I did not see what caused it/] },
        { one: [1, /punched him to the face with a clenched right fist/], other: [4, /mind my elbow/] },
        { one: [1, /clenched right fist/], other: [6, /Cast on right forearm/] },
        { one: [1, /clenched right fist/], other: [8, /I can't close my hand/] },
        { one: [1, /punched him to the face with a clenched right fist/], other: [5, /\[ \] assaultive/] },
        { one: [4, /He clocked me, didn't he/], other: [2, /I did not see what caused it/] },
        { one: [4, /He clocked me, didn't he/], other: [4, /mind my elbow/] },
        { one: [4, /He clocked me, didn't he/], other: [4, /I didn't see, to be honest/] },
        { one: [4, /He clocked me, didn't he/], other: [7, /"elbow" written/] },
        { one: [2, /believe it to be PROSSER/], other: [4, /mind my elbow/] },
        { one: [2, /believe it to be PROSSER/], other: [7, /"elbow" written/] },
        { one: [1, /cut to the lip and a swollen eye/], other: [7, /No swelling of eyes/] },
        { one: [1, /cut to the lip and a swollen eye/], other: [7, /No bruising to face/] },
        { one: [1, /cut to the lip and a swollen eye/], other: [2, /small cut to the inside/] },
        { one: [1, /off duty for nine days/], other: [2, /finished my tour of duty at 0400/] },
        { one: [1, /off duty for nine days/], other: [7, /Fit for duty/] },
        { one: [1, /off duty for nine days/], other: [2, /I was on annual leave/] },
        { one: [1, /PAVA was not used/], other: [4, /Sound of spray/] },
        { one: [1, /PAVA was not used/], other: [3, /Spray was used/] },
        { one: [1, /PAVA was not used/], other: [6, /Aftercare for PAVA/] },
        { one: [1, /PAVA was not used/], other: [7, /irritant spray/] },
        { one: [5, /\[x\] not used/], other: [2, /one second burst of PAVA/] },
        { one: [5, /\[x\] not used/], other: [4, /Sound of spray/] },
        { one: [5, /\[x\] not used/], other: [3, /Spray was used/] },
        { one: [5, /\[x\] not used/], other: [6, /Aftercare for PAVA/] },
        { one: [1, /handcuffed to the rear/], other: [2, /handcuffs to the front/] },
        { one: [5, /handcuffs, compliant, rear/], other: [2, /handcuffs to the front/] },
        { one: [5, /handcuffs, compliant, rear/], other: [5, /\[x\] active resistance/] },
        { one: [2, /drunk and disorderly/], other: [4, /breach of the peace/] },
        { one: [2, /drunk and disorderly/], other: [6, /Offence on arrival: Affray/] },
        { one: [4, /breach of the peace/], other: [6, /Offence on arrival: Affray/] },
        { one: [2, /he made no reply/], other: [4, /You never said nothing/] },
        { one: [1, /heavily intoxicated, abusive/], other: [7, /Not intoxicated in my opinion/] },
        { one: [1, /heavily intoxicated, abusive/], other: [6, /Not apparently drunk/] },
        { one: [1, /heavily intoxicated, abusive/], other: [7, /No smell of alcohol/] },
        { one: [2, /speech was slurred and he was unsteady/], other: [6, /Not apparently drunk/] },
        { one: [2, /speech was slurred and he was unsteady/], other: [7, /Speech clear/] },
        { one: [2, /speech was slurred and he was unsteady/], other: [7, /Gait steady/] },
        { one: [1, /heavily intoxicated, abusive/], other: [7, /Speech clear/] },
        { one: [1, /heavily intoxicated, abusive/], other: [7, /Gait steady/] },
        { one: [5, /Subject injured: No/], other: [6, /4 cm lac to scalp/] },
        { one: [5, /Subject injured: No/], other: [7, /Laceration occiput 4 cm/] },
        { one: [5, /Subject injured: No/], other: [7, /Scalp lac 4 cm/] },
        { one: [5, /Subject injured: No/], other: [4, /blood at hairline/] },
        { one: [5, /Subject injured: No/], other: [5, /head bleeding/] },
        { one: [5, /\[ \] prior knowledge/], other: [2, /I know PROSSER's brother/] },
        { one: [5, /\[ \] prior knowledge/], other: [4, /Oi\. Prosser/] },
        { one: [2, /who I now know to be/], other: [4, /Oi\. Prosser/] },
        { one: [1, /Drovers Arms window £640/], other: [9, /window £410/] },
        { one: [1, /gave no explanation save/], other: [8, /Denies punching/] },
        { one: [1, /gave no explanation save/], other: [8, /in between to stop it/] },
        { one: [1, /there is nothing capable of/], other: [3, /It was not the one the police/] },
        { one: [2, /saw three males pushing each other at the door/], other: [4, /already on foot, in the street/] },
        { one: [2, /visibility good/], other: [4, /camera obscured/] },
        { one: [2, /distance one metre/], other: [2, /I did not see what caused it/] },
        { one: [2, /body worn video which I activated/], other: [4, /already on foot, in the street/] },
        { one: [9, /Not disclosable, duplicates/], other: [4, /camera obscured/] },
        { one: [2, /under observation two minutes/], other: [4, /23:21:55 arm/] },
        { one: [1, /identified throughout on CCTV/], other: [3, /It was not the one the police/] },
        { one: [1, /identified throughout on CCTV/], other: [5, /male in WHITE shirt/] },
        { one: [1, /heavily intoxicated, abusive/], other: [6, /DP says 2 pints/] },
        { one: [1, /punched him to the face with a clenched right fist/], other: [6, /Cast on right forearm/] },
        { one: [1, /punched him to the face with a clenched right fist/], other: [7, /cannot make a fist/] },
        { one: [1, /punched him to the face with a clenched right fist/], other: [8, /Denies punching/] },
        { one: [1, /punched him to the face with a clenched right fist/], other: [7, /"elbow" written/] },
        { one: [8, /that he had punched an officer/], other: [2, /I did not see what caused it/] },
        { one: [8, /that he had punched an officer/], other: [4, /I didn't see, to be honest/] },
      ],
    },
  },
};
