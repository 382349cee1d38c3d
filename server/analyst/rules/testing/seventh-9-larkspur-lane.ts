import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const LARKSPUR_LANE_CASE: CaseFile = {
  name: "domestic stabbing, wife claims self-defence, child in the house",
  documents: makeDocuments([
    [
      "Silver Butte PD general report.pdf",
      `SILVER BUTTE POLICE          IDAHO                    LAW INCIDENT REPORT
Incident: 24-P4471          Nature: STABBING/DOMESTIC          Address: 1417 W LARKSPUR LN
Received By: KOSKI        How Rcvd: 9         Agency: SBPD        Disposition: AA
Reported 21:47:18 10/19/24      Occurred between 21:30:00 and 21:47:00 10/19/24
OFFENSE: I.C. 18-905(b) / 18-918(2)  Aggravated battery, domestic w/ traumatic injury
NAMES
  Suspect     ELDRIDGE, JOLENE MARIE     DOB 04/11/87     5-03  128
  Victim      ELDRIDGE, TRAVIS WAYNE     DOB 12/30/83     6-02  225
  Witness     E., M.  (juv, age 9)
  Mention     PRUDHOMME, GARTH    neighbor
RESPONDING OFFICERS  Tamura 41, Vance 37, Sgt. Holloway 9

Narrative (Tamura):
I was dispatched to Larkspur for a male stabbed. On arrival I saw a male, later ID'd as Travis Eldridge, seated on the front steps holding a dish towel to his left side. There was blood on the towel and on the concrete. I asked what happened and Travis said "she stabbed me, she's crazy." I could smell the odor of an alcoholic beverage coming from Travis.
I went inside and met with Jolene Eldridge. She was standing in the kitchen with her hands at her sides and she was crying. A kitchen knife was in the sink. I asked her if that was the knife and she said yes. I asked her what happened and she said, "I told him to let go of me." I placed her in handcuffs and I sat her on the dining room chair. I asked if she needed medical and she shook her head.
I noticed that the kitchen was in disarray with one chair tipped over and a broken plate. A laundry room door had a fresh crack at the latch.`,
      `24-P4471     Tamura cont.
Vance spoke with Travis before the ambulance left. Travis told Vance that they had argued over money and that he was walking out of the kitchen when Jolene came from behind and stuck him. Travis did not want to press charges but then said "do what you gotta do."
The juvenile was in the upstairs bedroom with headphones on and stated that she heard "Dad hitting the door." I did not question her further due to her age. She was picked up by an aunt, Renee Stokes.
I transported Jolene to the station. In the vehicle she said he was "squeezing" and "I couldn't get air." I noted redness to the neck area, both sides, and a bruise on the upper arm that looked older. I advised her she could request to see the jail nurse. I gave her a domestic violence pamphlet as she asked for one.
I went back to the house at 0110 with Vance to collect the knife. Rinsing of the knife may have occurred as the faucet was dripping on it. Photos were taken by Vance using the department camera.
Our agency uses body cameras, mine was on the charger for the first contact and was put on afterward.
I determined Jolene to be the predominant aggressor due to the injury and arrested her for the listed offense. A no contact order was issued by the on call magistrate.
Checked for prior calls at the address in Spillman, there are several.
Tamura 41      Approved: Holloway 9       End of report`,
    ],
    [
      "Prudhomme statement.pdf",
      `SILVER BUTTE POLICE DEPT      WITNESS STATEMENT  (print legibly in ink)
NAME  Garth Prudhomme     ADDRESS  1421 W Larkspur      DATE  10-20-24    OCCUPATION  retired UPRR
I was in my garage w/ the door up working on a snow blower. I heard hollering from next door around 9:15 or 9:20. Its not the first time, it is about every other weekend since he got layed off the mill. I heard a man say "give me the G-- D--- phone." I heard a thump like somebody hit a wall and the lady say get off me get off me, 3 or 4 times. Then a while of nothing. Then he comes out on the steps & says Garth call 911. I said call em yourself you got a phone in your hand. It was a pink phone. So then I called.
He was bleeding but he was standing up and he lit a cigarette. He told me "we was horsing around and she poked me". He said not to make it a big deal.
I saw her another time in August with a black eye and she said it was the car door. My wife Bev took her to the clinic that time.
I got one of them doorbell cameras it looks at my own driveway & some of theirs. Nobody asked me for it. My nephew has to show me how.
I have read the above and it is true to the best of my knowledge.
G Prudhomme                Officer: Vance`,
    ],
    [
      "Butte County EMS run sheet.pdf",
      `BUTTE COUNTY AMBULANCE DISTRICT      PATIENT CARE RECORD      Run 24-3390      Unit M2     Crew: Haskins EMT-P / Olmos AEMT
Disp 21:48  Enr 21:50  On scene 21:55  Pt contact 21:57 (staged for LE)  Depart 22:09  Dest 22:20  St. Brendan's
Pt: Travis Eldridge  M  40     Chief complaint: "stab wound"
S: Pt states "I grabbed her and she had the knife." Denies LOC. Denies SOB. ETOH: pt states 8 to 10 beers since football. Hx: HTN, back pain. Meds: lisinopril, oxycodone (not prescribed). Allergies: sulfa
O: A&O x4, GCS 15, ambulatory. 2 cm laceration L flank, lateral, at level of approx 10th rib, minimal active bleeding. Abrasion to R knuckles. Linear scratches x3 R forearm, fresh. Lungs CTAB. Abd soft.
     BP 158/94   HR 104   RR 18   SpO2 97 RA   BGL 121
     2210  150/90   98   18   97
A: penetrating trauma, flank, stable
P: dressing, IV 18g L AC saline lock, monitor NSR, no O2 needed. Pt agitated at times, asking for his phone, asking "is she going to tell them". LE did not ride along.
Second pt on scene: female, 37, in custody. Not assessed per LE, "she's fine". No refusal form obtained.
Narcotic count correct. Unit restocked at hospital. Mileage 6.1. Payer: self. Signature: pt unable, gloved.`,
    ],
    [
      "St Brendan ED note.pdf",
      `ST. BRENDAN'S REGIONAL           EMERGENCY DEPARTMENT PROVIDER NOTE
Patient: ELDRIDGE, Travis W      MRN 77120-3      Arrival 10/19/2024 22:20     Trauma level: 2      Provider: A. Nakagawa MD
HPI: 40 y.o. male presents w/ stab wound to the left flank from kitchen knife. Pt reports altercation with spouse. Pt gives differing accounts of position, first "facing her" and later "walking off". Last tetanus unk.
PMH HTN, lumbago.  SH: tobacco 1 ppd, alcohol daily.
PE: General: intoxicated appearing, conversant. Back/flank: 2.1 cm wound left lateral flank, posterior axillary line, oriented vertically. Probed, depth about 1.5 cm, does not violate fascia. Ext: R hand swelling over 2nd and 3rd MCP, abrasions. R forearm superficial linear abrasions.
ED COURSE: FAST negative. CT abd/pelvis: no intraperitoneal injury, no retroperitoneal hematoma. R hand film: no acute fracture. Serum ETOH 214 mg/dL. UDS ordered. Wound irrigated, closed with 4 staples. Tdap given.
DISPO: discharged 01:45 against advice of observation, ambulatory, with brother.
DX: Laceration of flank without penetration into the abdominal cavity. Contusion right hand. Alcohol intoxication.
Law enforcement at bedside: Officer, name not noted.
Discharge Instructions: Keep the wound clean and dry for 24 hours. Return in 10 days for removal of the staples. Call if there is redness, drainage or fever over 101. Do not drive while taking medicine that makes you drowsy. Our financial counselors are available Monday thru Friday. You may receive a survey about your visit; your opinion is important to us.`,
    ],
    [
      "Jolene interview.docx",
      `SBPD INTERVIEW  24-P4471     10/19/24     start 23:31     Det. S. Ackley     Present: J. Eldridge
(transcribed by records, audio only)
ACKLEY: You're not in trouble for talking to me. I read you that sheet. You good with it?
JOLENE: I signed it. Is Mia okay?
ACKLEY: She's with your sister. So walk me through.
JOLENE: He wanted to see my phone. There's, I'd been texting with a lady at the Haven House. He found the number. He took the phone and I went after it and he pushed me in the laundry room and he was, he put his arm here.
ACKLEY: Around your neck.
JOLENE: From the back, like, and then he turned me around and it was his hands. I thought I was gonna pass out. I saw like sparkles.
ACKLEY: Okay. And the knife, where's the knife at?
JOLENE: I was cutting up the roast. Before. I don't know. It was on the dryer? Or I had it. I don't remember picking it up.
ACKLEY: He says he was leaving.
JOLENE: He wasn't leaving. He was, he came back. I got out and he came back in the kitchen and he said I'll finish it.
ACKLEY: So you got out of the laundry room.
JOLENE: For like a second.
ACKLEY: You could've gone out the front door though.
JOLENE: Mia's upstairs.
ACKLEY: How many times did you stick him?
JOLENE: Once. I didn't, I just put it out. He ran on it.
ACKLEY: Has he done this before?
JOLENE: (no audible response) You guys came. In March. And the Fourth of July.`,
      `Interview cont., 23:52
ACKLEY: I don't see it documented that you were hurt.
JOLENE: Nobody asked me. My throat hurts, can you hear how I'm talking?
ACKLEY: You sound okay to me. Would you be willing to let us look in your phone?
JOLENE: He has my phone.
ACKLEY: Did you wash the knife?
JOLENE: I dropped it in the sink. There was water in it from the potatoes.
ACKLEY: Were you drinking?
JOLENE: A glass of wine at dinner. You can test me.
ACKLEY: That's alright. Is there life insurance on Travis?
JOLENE: What? No. I mean at the mill there was.
ACKLEY: Okay. I got another call, I'm gonna have Tamura take you over. Anything else?
JOLENE: I peed my pants. Can I change.
ACKLEY: They'll get you something over there.
END 00:04
Transcriber note: the recording has 6 minutes of hallway sound prior to 23:31 which I did not type. Some words soft/hoarse. Transcript was proofed once. Records division turnaround is 10 working days. Requests for certified copies are made at the front counter, $5.00 for the first 20 pages.`,
    ],
    [
      "SBPD evidence report.pdf",
      `SBPD   EVIDENCE MANAGEMENT        INCIDENT 24-P4471          printed 11/22/24
TAG       ITEM                                   COLLECTED               LOCATION        STATUS
E-1       KNIFE, 5 IN, WOOD HANDLE, "CHICAGO"     10/20 0114  VANCE       KITCHEN SINK    SHELF 12-C
E-2       DISH TOWEL, BLOOD                       10/19 2205  HOLLOWAY    FRONT STEPS     BIOHAZ 3   (rec'd wet, mold)
E-3       SD CARD, 14 IMAGES                      10/20 0155  VANCE       DEPT CAMERA     DIGITAL
E-4       AUDIO INTERVIEW                         10/20 0810  ACKLEY      SERVER          DIGITAL
E-5       SHIRT, MENS XL, CUT                     10/20 0030  VANCE       ST BRENDANS     BIOHAZ 3
LAB REQUESTS:  none
NOTES: 11/04  VICTIM T. ELDRIDGE CAME TO COUNTER, REQUESTED RETURN OF KNIFE AND SHIRT. SHIRT RELEASED TO OWNER PER ACKLEY.
11/06  VICTIM CALLED, WANTS NO CONTACT ORDER DROPPED. REF TO PROSECUTOR.
11/12  AMENDED: E-3 CARD SHOWS 9 IMAGES
Retention: felony, until disposition plus appeal.
Audit cycle: quarterly. Next audit 12/15.
Reminder to all staff: dry the items before you package them. Do not place tags on the item itself. Temporary lockers must be emptied by Monday noon. Release requires a case officer's electronic approval and ID.`,
    ],
    [
      "Prosecutor response.pdf",
      `BUTTE COUNTY PROSECUTING ATTORNEY
December 9, 2024
State v. Jolene M. Eldridge, CR07-24-0912           RESPONSE TO REQUEST FOR DISCOVERY (I.C.R. 16)
The State discloses the following: police report; witness statement; EMS and hospital records of the victim; transcript of the defendant's interview; evidence printout. A copy of each has been emailed.
The State may call: Officers Tamura, Vance and Holloway; Det. Ackley; Travis Eldridge; Garth Prudhomme; Dr. Nakagawa; and Dr. Ione Fairbairn (domestic dynamics, opinion to follow).
Photographs: available for viewing by appointment.
Defendant's criminal history: none.
The victim's criminal history will be provided if any is located which falls under Rule 609. The undersigned is aware of a dismissed 2019 matter in Nez Perce area, attempted strangulation, and is under the impression it was with a different partner.
The State objects to request No. 14 (prior calls for service) as overbroad and to No. 17 (records of the Department of Health and Welfare) as confidential.
Scheduling: jury trial January 27. The State's offer is aggravated assault with a withheld judgment, no position on custody. The offer remains open to the pretrial conference. Please direct inquiries to the undersigned's legal assistant. Parking for counsel is behind the annex.
Deputy Prosecuting Attorney`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: [],
    gaps: [
      /911|emergency call|\bcad\b|dispatch/i,
      /body.?(worn|cam)|bwc/i,
      /(prior|previous|past|earlier) (calls?|incidents?|reports?|police|visits?)|calls? for service|spillman|march|fourth of july|july 4|call history/i,
      /doorbell|neighbou?r'?s? (camera|video|footage)|driveway/i,
      /pink phone|(jolene|client|her|defendant|wife)('?s)? (cell ?|mobile )?phone|phone (record|extraction|data|content)|text(s| messages?)/i,
      /(jail|booking|nurse|custody|detention).{0,40}(medical|intake|screen|record|exam|nurse|photo|injur)|jail nurse|strangulation|(medical|forensic) exam|(her|client'?s|defendant'?s|jolene'?s|neck) (injur|bruis|neck|redness)|no (medical )?exam/i,
      /child|daughter|\bmia\b|juvenile|forensic interview/i,
      /knife/i,
      /photo|images?\b|sd card/i,
      /2019|nez perce|(travis|husband|victim|complain\w+)('?s)? (criminal|prior|record|convict|histor|violence|arrest)|prior bad acts|criminal (history|record)/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /haven house|shelter|advocate|domestic violence (program|agency)/i,
        /bev\b|clinic|black eye|august|primary care|client'?s medical/i,
        /health and welfare|\bdhw\b|child protect|cps/i,
        /fairbairn|expert (opinion|report|disclosure)|domestic dynamics|expert/i,
        /prudhomme/i,
        /renee|stokes|aunt|sister/i,
        /brother/i,
        /ackley/i,
        /vance/i,
        /holloway/i,
        /tamura/i,
        /koski|call.?taker/i,
        /haskins|olmos|paramedic|ems crew|\bems\b|ambulance/i,
        /nakagawa/i,
        /travis/i,
        /shirt/i,
        /towel/i,
        /fingerprint|latent|\bdna\b|blood ?(stain|spatter|pattern)|serology|lab(oratory)? (test|analysis|request|exam)/i,
        /laundry room|door (latch|frame)|crack|plate|scene (diagram|sketch|plan|process|exam|measure)|crime scene|diagram|sketch/i,
        /clothing|her clothes|pants|urine/i,
        /uds|drug screen|toxicolog|oxycodone|alcohol (test|level)|breath test|\bbac\b/i,
        /\bct\b|x-?ray|imaging|film|hospital (record|chart|nursing)|nursing notes|triage|medical records|full chart/i,
        /audio|recording of (the )?(interview|client|jolene|defendant)|interview (recording|video)|untranscribed|hallway/i,
        /miranda|waiver|rights (form|sheet)|advice of rights/i,
        /in.?car|dash|patrol (car )?video|transport (video|recording)|vehicle (video|recording)/i,
        /radio|\bavl\b|gps/i,
        /notes/i,
        /statement (of|from|by) (travis|the (husband|victim|complain))|(travis|husband|victim).{0,40}(interview|statement|recording|recant)/i,
        /no.?contact order|protection order|protective order|magistrate/i,
        /probable cause|affidavit|complaint|warrant/i,
        /insurance|\bmill\b|employ|laid off|layoff/i,
        /divorce|custody (case|dispute|proceeding)|family court|financ|bank/i,
        /social media|facebook/i,
        /jail calls?|jail (phone|record|log)|booking/i,
        /policy|policies|training|predominant aggressor|primary aggressor|protocol|lethality|danger assessment|procedure/i,
        /personnel|disciplin|internal affairs|brady|giglio/i,
        /chain of custody|evidence (log|room|release)|release (form|record|of)|custody (log|record)|preserv|retention|audit/i,
        /wound|depth|trajectory|angle|direction|pathologist/i,
        /scratch|knuckle|hand injur|dna under/i,
        /neighbou?rs?|canvass/i,
        /school|teacher|counsel(l)?or/i,
        /phone (of|belonging to) travis|(travis|husband|victim|complain\w+)('?s)? phone/i,
        /plea|benefit|promise|leniency/i,
        /preliminary hearing|grand jury|transcript/i,
        /emails?|correspondence|communications/i,
        /bedside|officer at the hospital/i,
      ],
      contradictions: [],
    },
  },
};
