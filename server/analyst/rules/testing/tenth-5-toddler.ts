import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const TODDLER_CASE: CaseFile = {
  name: "toddler found alone, neighbours and a welfare agency",
  documents: makeDocuments([
    [
      "Borough police incident WC-24-00952.pdf",
      `WEST CONEMAW BOROUGH POLICE          INCIDENT INVESTIGATION REPORT
Incident No: WC-24-00952      Class: 2030 ENDANGERING WELFARE OF CHILDREN  18 Pa.C.S. 4304(a)(1)
Date: Tues 05/14/24     Call rec'd 0912    Arrive 0919    Clear 1140
Location: Alley rear of 300 blk Furnace St, at Second
Actor: PASTORIK, JENNA MARIE    W/N/F   24     Addr: 317 Furnace St, 2nd floor rear
Victim: Minor, initials B.P.   M   age 2 yr 3 mo
Complainant: HRUSKA, DOLORES   72    311 Furnace
Witnesses: HRUSKA; GILLESPIE, WADE  45  (refuse collector);  TIMKO, ANDREW  319 Furnace

NARRATIVE:  Dispatched by county to found child. Upon arrival met with complainant Hruska who had the child on her porch wrapped in an afghan. Child wore a diaper (heavily soiled) and a t-shirt, no shoes. Child was in no distress and eating a cookie. It was 54 degrees by my car and had rained. Hruska said the refuse man found him next to the truck in the alley and carried him to her as she sits out in the morning. She knows he is from the yellow house.
I knocked at the rear stair of 317 at 0926 and again at 0931 with no response. The door at the head of the stair was ajar. I announced and went in for the welfare of the occupants. Kitchen was cluttered with dishes in the sink and food on floor. There was a safety gate lying on the landing. I located the actor in the back bedroom asleep on top of the covers in a nurse aide type uniform with a fan on. I woke her after several attempts. She was groggy and said "Where's Bray, where's Bray." I said he's okay. She said "Rich is supposed to have him."`,
      `WC-24-00952   page 2
The actor was asked if she took anything and she said "just Unisom" and that she had worked eleven to seven at Laurel Ridge. She said that Rich, boyfriend, Richard Ciotti, was up with the child when she went to bed around 0745. No one else was in the apartment. I observed a bottle of wine on the counter, part full, and a glass pipe on the top of the refrigerator, which I seized. Odor of burnt marijuana in the front room. I observed a pack n play, a baby monitor unit (not plugged in), diapers and toys. There was a lock of the slide type on the top of the apartment door.
I called Ciotti at the number she gave. He said he left for a job interview about 0830 and "told her". He was not interviewed further.
EMS from Station 40 looked at the child on the porch and took him to Conemaw Memorial with the actor's permission. CYS was notified via ChildLine. Caseworker M. Dzurko came at 1030.
Photos of the kitchen were taken with my department phone. Mr. Gillespie had to go on with his route, I have his company's phone. Timko said he heard "yelling like always" in the early morning but would not get involved.
I conferred with the District Attorney's office and charges will be by summons.
Our department does not have in-car video for the spare vehicle. A body camera was worn (unit 3).
Ptlm. Dale Sokol  Badge 7            Chief R. Vrabel
INCIDENT STATUS: CLEARED BY SUMMONS      NIBRS 90F    Attachments: 2 statements`,
    ],
    [
      "Statements of neighbors.pdf",
      `STATEMENT FORM   W. CONEMAW BORO POLICE    page 1 of 1      (written by hand)
Name: Mrs Dolores Hruska    Date 5-14-24
To whom it may concern, I was on my porch with my coffee at about five to nine when Wade from the garbage came up the walk carrying the little fellow. He was blue with cold and his little feet were black. I have seen that child out in the alley by himself I would say four or five times since Easter. One time in April he was on the tracks!! I called the number for children and nobody came that I know of. I am not one to talk about people but there is cars coming there all hours. The mother is never home. The father or whoever he is has a loud motor cycle. My late husband would have gone over there.
I gave him a cookie and my afghan and called 911 right away. I had the cordless in my apron. It took them twenty min.
The mother came down with no shoes on crying and tried to take him and the policeman said wait. She said thank you to me I will say that.
I wear glasses for distance, I had them on. I keep a calendar where I write things about the neighborhood and the parking.
Signed Dolores M. Hruska`,
      `STATEMENT FORM   W. CONEMAW BORO POLICE      (by hand, pencil)
Name: Lynette Baird     Address: 317 Furnace 1st floor      Date 5/16/24
I live under Jenna. My kitchen is right below hers. I am home days, I am on disability.
I heard Rich leave that morning on his bike. It was before my program, so before 8:30. I heard the little one running back and forth after, like he does. I did not hear Jenna. I heard the gate bang on the steps about 10 minutes later or so but I thought it was the wind. I was in my robe so I did not look.
Jenna works nights and she takes good care of him. She is tired. Rich is suppose to watch him till noon and then her mom comes to get him. He has left before and she yelled at him for it. I heard her tell him "you can not just go, you have to wake me up."
The door upstairs don't latch right. She told the landlord Mr. Shuster many times, and I did too. He painted it shut over the winter then broke it loose.
I never saw the baby out alone before. Mrs Hruska is always on to us about the parking space.
I do not know about any drugs. Rich smokes.
Lynette Baird`,
    ],
    [
      "Affidavit of probable cause.pdf",
      `COMMONWEALTH OF PENNSYLVANIA                     POLICE CRIMINAL COMPLAINT - AFFIDAVIT OF PROBABLE CAUSE
COUNTY OF BLACKLICK     MAGISTERIAL DISTRICT 47-3-09        Docket CR-118-24
Defendant Name:  First: JENNA   Middle: M.   Last: PASTORIK
Your affiant is a sworn member of the West Conemaw Borough Police with four years of experience. On May 14, 2024, at approx. 0912 hours your affiant was sent to the area of Second and Furnace for a two year old male in the alley. The child was unattended for a period of not less than ninety minutes. The alley is 190 feet from an active railroad line. The temperature was in the forties. The child was blue in color.
Your affiant found the defendant to be impaired and unable to be aroused. In plain view were alcohol and a marijuana pipe. The residence was in deplorable condition. The defendant admitted that she took a sleeping medication knowing that she was to care for the child. A neighbor has seen the child alone on numerous prior occasions.
Based on the above your affiant believes that the defendant, being a parent supervising the welfare of a child under 18, knowingly endangered the welfare of the child by violating a duty of care, a course of conduct, F3; and recklessly endangered another person, M2; and possessed drug paraphernalia, M.
I certify that this filing complies with the provisions of the Case Records Public Access Policy of the Unified Judicial System.
Sworn 05/21/24      Ptlm. D. Sokol          Issuing authority (seal)          Prelim. hearing 06/20/24 1:15 PM`,
    ],
    [
      "CYS contact notes.pdf",
      `BLACKLICK COUNTY CHILDREN AND YOUTH SERVICES       STRUCTURED CASE NOTE PRINT      (released by order, portions redacted)
Family: Pastorik       Referral type: GPS       Response: IMMEDIATE        Worker: DZURKO M       Sup: HALE
5/14/24 1030 F2F field. Child seen at neighbor's porch then at hosp. Clean face, cookie crumbs, diaper changed by EMS. Attached to MO. MO tearful, coherent, speech clear. MO states PMR (Ciotti) is caregiver after night shift, wakes her if he has to leave. MO states she shift works at LRCC 4 on 2 off. States took 2 Unisom 0740. Offered UDS; MO agreed, sent to clinic in afternoon, see result.
5/14/24 1315 home visit w/ MO. Kitchen: dishes, cereal on the floor, otherwise ok. Food adequate. Smoke det. working. Child bed ok. Rear door does not catch, worker was able to push open w/ one hand. Slide lock is above child's reach, works only from within. MO says Rich goes out by that door and can't lock it after himself.
5/15/24 call to PMR: he "hollered in to her" before he left. Did not see if she was awake. States child was watching Bluey. He is not FA of the child. FA is [redacted], no contact since birth.
5/15/24 safety plan: MGM Karen will provide care during sleep hours, PMR not to be sole caregiver. Signed MO, MGM.
5/17/24 collateral: pediatrician Dr. Amin - UTD, no concerns.`,
      `CYS notes, cont.
5/20/24 collateral: prior referrals. One in system, 4/11/24, anonymous, "child in yard," screened out. [redacted two lines]
5/22/24 call from Ptlm. Sokol asking our finding. Advised not determined. He asked whether MO "tested dirty". Advised of confidentiality.
5/23/24 MO's landlord contacted re: door. States he has no record of complaint. Code office has been out there in Feb (per MO).
5/28/24 home visit unannounced. Latch has been replaced by MGM's husband. Door alarm stuck on. House tidy. Child napping.
6/3/24 consult with Hale. Factors: single incident, protective MO, supports. 
6/10/24 Close at intake, GPS not valid / no services. Letter to MO.
Worker's tablet photos x 11, 5/14 and 5/28, stored in the case. Risk assessment and safety assessment forms are in the case and are not a part of this print.
-------------------------------------------------------------------------------------
Case notes are to be entered in 5 days. F2F = face to face. MO mother, FA father, PMR paramour, MGM maternal grandmother, UTD up to date. Mileage for the month is to be turned in by the 5th. Workers on call shall carry the agency phone.`,
    ],
    [
      "ED pediatrics summary.pdf",
      `CONEMAW MEMORIAL - EMERGENCY DEPT          PEDIATRIC VISIT SUMMARY (AFTER VISIT)
Patient: B. P.     DOB 02/2022    Wt 12.9 kg     Arrived 1002 by ambulance     Discharged 1150 to mother
Reason: found outdoors. Accompanied by mother and police.
Vitals 1006: T 97.7 axillary   HR 118   RR 26   SpO2 99% RA    BP not done, child active
General: alert, playful, cooperative. Color pink. Skin: warm, mild diaper dermatitis. Soles dirty, one superficial scratch R heel. No bruises. Growth 50th percentile. Neuro normal for age.
Labs: none indicated. Imaging: none.
Impression: well child, brief outdoor exposure. No hypothermia.
Instructions: barrier cream for diaper area. Childproof door hardware list given. Follow with your pediatrician in 1-2 weeks. Return for fever, poor feeding or any concerns. Your care team today: RN Patti, Dr. Yoder (resident), Dr. Lisiecki. You may get a survey in the mail. Visit interpreter services on the first floor. Nursing notes, triage sheet and social work consult are part of the full record and must be asked for at Health Information, ext. 5510.`,
    ],
    [
      "Texts Jenna and Rich.pdf",
      `[printed by client at the library - 4 sheets pasted to one]        RICH (heart)        Tue, May 14
7:22 AM   Jenna:  leaving now, clocked out late, resident fell
7:41 AM   Jenna:  omg where are you
7:41 AM   Rich:   in shower chill
7:52 AM   Jenna:  going to bed. he had waffle. DO NOT leave without waking me. i mean it this time
7:53 AM   Rich:   k
8:26 AM   Rich:   interview got moved up gotta run
8:27 AM   Rich:   hes watching bluey
8:27 AM   Rich:   u up?
9:48 AM   Jenna:  THE POLICE ARE HERE
9:48 AM   Jenna:  HE WAS IN THE ALLEY RICH
9:55 AM   Rich:   what
9:56 AM   Rich:   i told u i was going
9:56 AM   Jenna:  YOU TEXTED ME I WAS ASLEEP
10:12 AM  Rich:   dont tell them about the bowl thats from mikey
Handwritten beside it: my phone was on the charger in the kitchen on silent for work. His interview was at Steel City Tire, he says. Mom can tell you I asked Shuster about the door in Jan and she has the texts with him. I have a picture of the latch. J.P.`,
    ],
  ]),
  key: {
    offence: "other",
    issues: [],
    gaps: [
      /911|emergency call|\bcad\b|dispatch/i,
      /body.?(worn|cam)|bwc|unit 3/i,
      /gillespie|refuse|garbage|sanitation|waste/i,
      /ciotti|boyfriend|paramour|\brich(ard)?\b/i,
      /photo|pictures|tablet/i,
      /(drug|urine|tox|uds).{0,20}(screen|test|result)|\buds\b|toxicolog|impairment/i,
      /childline|prior referral|april (call|report|referral)|screened.out|risk assessment|safety assessment|redact|(cys|children and youth).{0,40}(file|record|complete|full|notes|unredact|case)/i,
      /landlord|shuster|code (office|enforcement)|latch|(?<!to.)\bdoor\b(?!.to)/i,
      /\bems\b|ambulance|station 40|paramedic|triage|nursing notes|social work|(full|complete) (medical|hospital) record/i,
      /calendar/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /timko/i,
        /hruska/i,
        /baird/i,
        /karen|grandmother|\bmgm\b|her mom|mother's mother/i,
        /dzurko|caseworker|\bhale\b/i,
        /sokol|vrabel/i,
        /mikey/i,
        /steel city|interview.{0,30}(job|time|employ|rich)|job interview/i,
        /pipe|paraphernalia|\bbowl\b|residue|marijuana|crime lab|lab(oratory)? (test|report|anal)/i,
        /wine|alcohol|\bpbt\b|sobriety/i,
        /unisom|medication|sleep(ing)? (aid|pill)|doxylamine/i,
        /search warrant|warrantless|entry|consent/i,
        /miranda|waiver|rights/i,
        /chain of custody|property (record|receipt|log)|evidence (log|receipt)|custody/i,
        /phone (record|extract|log|content)|cell ?phone|text messages?|metadata|carrier|extraction/i,
        /time ?(card|sheet|clock|and attendance|record)|payroll|attendance|employ|laurel ridge/i,
        /pediatric|amin|lisiecki|yoder|hospital|medical/i,
        /weather|temperature|rain/i,
        /railroad|tracks|distance|measure|diagram|map|scene|alley/i,
        /camera|surveillance|doorbell|cctv|video|footage|truck/i,
        /\bgps\b|\bavl\b|radio|route/i,
        /neighbou?r|canvass|witness(es)? interview/i,
        /notes\b/i,
        /clinic/i,
        /safety plan|safety gate|baby monitor|slide lock|gate/i,
        /closing letter|letter to (the )?(mother|mo)|close at intake|outcome letter|finding/i,
        /father/i,
        /criminal (history|record)|convictions/i,
        /disciplin|personnel|internal affairs|impeach|brady|giglio|bias|parking/i,
        /polic(y|ies)|training/i,
        /district attorney|prosecutor|conferred/i,
        /lease|repair|maintenance|complaint.{0,30}(record|landlord|door)/i,
        /expert|sleep/i,
        /recording|audio|interview/i,
        /(written|signed|sworn|recorded|formal|witness|follow.?up) (statement|account)|statement (of|from|by)/i,
        /email|correspondence|communications?/i,
        /character|reference letter/i,
        /diaper|t-?shirt|clothing|afghan/i,
        /supervisor/i,
        /booking|fingerprint/i,
        /daycare|child ?care/i,
        /motor ?cycle|bike/i,
      ],
      contradictions: [],
    },
  },
};
