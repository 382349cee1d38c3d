import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const BARBECUE_CASE: CaseFile = {
  name: "aggravated assault at a family barbecue, self-defence, doorbell camera",
  documents: makeDocuments([
    [
      "Incident report 24-06-1183.pdf",
      `HOLLIFIELD COUNTY SHERIFF'S OFFICE                        ORI GA0990000
GEORGIA UNIFORM INCIDENT REPORT                Case # 24-06-1183       Sheet 1 of 3
Event:  AGGRAVATED ASSAULT 16-5-21 (Family Violence)          Counts 1      Incident code 1315
Premise type:  [ ]Hwy  [ ]Service Stn  [ ]Conv Store  [ ]Bank  [ ]Commercial  [X]Residence  [ ]School  [ ]All other
Incident location:  212 Pecan Hollow Ln, Dalby 31 (unincorp)
Incident date 06/16/2024 SUN  time 18:50    to   06/16/2024 time 18:58      Stranger to stranger [ ]Y [X]N [ ]Unk
Weapon type:  [ ]Gun [X]Knife/cutting tool [ ]Hands/fist [ ]Other      

COMPLAINANT    Maddox, Curtis Dale      W/M  39     118 Old Mill Trace             Ph on file
VICTIM         same
SUSPECT        Maddox, Wendell Ray      W/M  46     212 Pecan Hollow Ln       [X] Arrested  [X] At/near scene
                                                     Wanted [ ]  Warrant [ ]   
WITNESS 1      Maddox, Sherry L         W/F  44     212 Pecan Hollow Ln          wife of susp
WITNESS 2      Prewitt, Tammy           W/F  37     118 Old Mill Trace           girlfriend of vict
WITNESS 3      Maddox, Opal             W/F  71     mother of both
JUVENILE(S) PRESENT: 4, names withheld
Alcohol related [X]Y     Drug related [ ]Y [X]N     
Family Violence:  relationship  [X] Other related, siblings      Prior complaints [ ]0 [X]1-5 [ ]6-10 [ ]>10
Primary aggressor: Wendell Maddox          Injuries:  [ ]none  [ ]possible internal  [X]severe laceration  [ ]gunshot
Property/evidence:  knife, fish fillet type, wood handle
Reporting officer:  Dep. K. Strickland  #417       Approving: Sgt. B. Oglesby #302`,
      `Case # 24-06-1183            NARRATIVE            Sheet 2 of 3
On the above date and time I, Deputy Strickland, was dispatched to 212 Pecan Hollow in reference to a stabbing. Upon arrival I observed several subjects in the front yard hollering. A white male later ID as Curtis Maddox was sitting on the tailgate of a Ford truck with a beach towel to his left side. There was blood on the towel and driveway. Curtis had a strong odor of an alcoholic beverage about his person. EMS 12 arrived and took over care.
I asked who did it and Wendell Maddox said "I did, he come at me." I secured Wendell in handcuffs and he was placed in my patrol vehicle. Wendell had redness to his neck and his shirt collar was tore. He stated he didn't need EMS.
I spoke to Tammy Prewitt who was upset. She said Curtis and Wendell was arguing about money for their daddy's tractor, that Wendell "pulled a knife for no reason" and Curtis was just standing there. Opal Maddox is hard of hearing and was too upset to talk. Sherry Maddox stated she was in the kitchen.
On the patio table I observed an open cooler with fish in it and a cutting board. I located a fillet knife in the grass by the deck step and collected it. There was also an aluminum baseball bat laying beside the horseshoe pit.
Dep. Faircloth spoke with neighbors. A Mr. Boyd Lassiter next door at 216 has a doorbell camera and said it may of caught some of it.
Wendell was transported to HCDC and charged. Investigator Treadaway was notified by phone and advised he would follow up Tuesday. Victims rights pamphlet given to Prewitt.`,
      `Case # 24-06-1183            FAMILY VIOLENCE SUPPLEMENT            Sheet 3 of 3
(Required OCGA 17-4-20.1)
1. Act(s) of family violence:       [ ]push [ ]slap [ ]strangle [ ]threat [X]weapon used: knife
2. Was there evidence of mutual injuries?      [X] Yes   [ ] No       Describe: suspect has marks on neck + scraped knuckles
3. Relative severity of injuries:   victim worse
4. Was any party acting in self defense?        [ ] Yes   [ ] No   [X] Undetermined
5. Prior complaints of family violence involving these parties:  [X] Yes   See CAD 2022, 2023 (Curtis at Opal's residence)
6. Children in household / present:  yes
7. Photographs taken?   Victim [X]  Suspect [X]  Scene [X]    by whom: Faircloth - Dept phone
8. Were statements written?  Victim [ ] at hosp   Suspect [ ]  Witness [X] Prewitt
9. Were TPO procedures explained?  [X]
10. Primary physical aggressor determined by:  [X] injuries [ ] statements [ ] history [ ] other
11. 911 tape requested:  [ ] Yes  [X] No
Safe place / shelter numbers were given. A copy of this supplement will be furnished to the prosecuting attorney and a copy may be furnished to the victim at no cost on request. The officer shall not base the decision to arrest on a desire to have both parties arrested. Officers shall not threaten arrest to discourage requests for help.`,
    ],
    [
      "E911 call detail.txt",
      `HOLLIFIELD CO E-911          INCIDENT DETAIL RPT            INC# 240616-0177
RCVD 18:56:22   SRC: W911 PH2   OPER: DSP14 CMB     LAW/EMS
NATURE: STAB / CUT          PRI 1      ADDR 212 PECAN HOLLOW LN     MAP 14-C
CALLER: F, HUNG UP, CB NEG           
18:56:22  OPEN LINE YELLING
18:56:31  F ADV HE'S CUT GET SOMEBODY OUT HERE
18:56:50  MALE IN BKGRD "PUT THE BAT DOWN"  LINE DISC
18:57:40  2ND CALLER  LASSITER  216 PECAN HOLLOW  ADV FIGHT NEXT DOOR 2 MALES
18:58:02  EMS12 DISP     18:58:10  417 DISP     18:58:16  422 DISP
18:59:12  2ND CALLER ADV ONE CHASED THE OTHER ARND THE TRUCK B4 ALL THIS
19:04:55  EMS12 STAGED AT PECAN HOLLOW/HWY 9
19:06:30  417 ARR
19:07:21  417 ADV SCENE SECURE EMS CLR TO COME IN
19:08:44  422 ARR
19:09:02  EMS12 ARR
19:15:20  417 1 IN CUST
19:21:37  EMS12 ENRT PIEDMONT RIDGE MED CTR  PRI 2  1 PT
19:40:03  417 ENRT HCDC BM 44120
19:55:18  417 OUT HCDC EM 44129
20:12:00  422 10-8
21:02:47  417 10-8  RPT
DISPO 1 - REPORT/ARREST
PREMISE HX:   NONE LAST 12 MO          
ALERTS: GAS LINE EASEMENT E SIDE`,
    ],
    [
      "Voluntary statement Prewitt.pdf",
      `HOLLIFIELD COUNTY SHERIFF                 VOLUNTARY STATEMENT        (not under arrest)
Case 24-06-1183                           page 1 of 1
I Tammy Jo Prewitt am 37 years of age and my address is 118 Old Mill Trace. I am giving this statement of my own free will to Dep Faircloth.

  Me and Curtis come over for Fathers day. We got there around 2. everybody was eating and having a few beers. Curtis & Wendell got in to it about the tracter. Wendell been holding on to that money since there daddy past. Curtis asked him nice. Wendell got in his face and said get off my property. Curtis said make me. I was getting the kids shoes on so I was not looking the hole time. Next thing I seen was Wendell had that knife he was cleaning bream with and he stuck Curtis in the side. Curtis had not done nothing to him. The bat was the kids, nobody had it that I seen. I run in the yard hollering. Opals friend from church was there to, Miss Jewel and she got my phone and called.
  Wendell has always had a temper ask anybody.
  Curtis is on parole so he dont mess with nobody.

I have read this statement consisting of 1 page(s) and it is true and correct to the best of my knowledge.
Signed  Tammy Prewitt        Date 6-16-24      Time 7:52 pm
Witness  Dep R Faircloth 422`,
    ],
    [
      "Investigative supplement Treadaway.pdf",
      `HCSO - CRIMINAL INVESTIGATION DIVISION
SUPPLEMENTAL REPORT          Case # 24-06-1183          Inv. Lamar TREADAWAY
Tues 06/18/24.  0930 hrs.  Case reviewed. 1015 hrs. Went to Piedmont Ridge, Rm 318, and spoke with the victim. He was on pain medicine but understood me. Victim advised that he and his brother argued over $6,200 from the sale of a Kubota tractor. Victim advised that Wendell told him to leave and that he "might of bowed up at him" but never touched him. Victim advised he never had a bat. Victim wants to prosecute. Not recorded, at hospital.
1400 hrs.  Spoke to the suspect at HCDC. I read Miranda from the card. Suspect stated he would talk. Suspect stated that he had been dressing fish at the patio table, that Curtis came round the truck with the bat, got him by the neck with his forearm and choked him "till I seen spots", and he swung back with what was in his hand. Recorded on pocket recorder, to be placed on disc.
1530 hrs.  Made contact with Boyd LASSITER, 216 Pecan Hollow. He played the clip for me on his phone. It is about forty seconds and shows the driveway and part of the truck. I could see two people going past the truck one behind the other. One has something long in his hand. You can hear someone say "come on then". The rest is out of frame. He will email it. His system keeps 30 days on the plan he has.
Lassiter advised there was more clips that day.
Wed 06/19/24.  Took warrant application to Magistrate. Suspect given bond $25,000 with no contact.
Thu 06/27/24.  Email from Lassiter not received as of this date. Case to DA. Knife is in evidence locker 9. Bat was not collected. Case cleared by arrest.`,
    ],
    [
      "Piedmont Ridge ED summary.pdf",
      `PIEDMONT RIDGE MEDICAL CENTER           EMERGENCY DEPARTMENT - PROVIDER NOTE
Pt: MADDOX, CURTIS D      39 y M      MRN 00771820       Arr 06/16/24 1947  via EMS     Acuity 2
CC: "cut on left side"
HPI: 39M presents after being cut w/ fillet knife by brother during altercation at home. Single wound. Pt intoxicated, states "we was both swinging." Denies head injury, LOC. Tetanus unk.
PMH: HTN, prior ORIF R hand. Soc: +tob, +EtOH daily, denies illicits.
VS: BP 148/92  HR 104  RR 18  T 98.4  SpO2 98% RA
Exam: Gen alert, slurred. Neck nontender. Chest CTA. L lateral chest wall 5.5 cm oblique laceration at approx 8th-9th rib ant axillary line, slicing, depth to muscle fascia, no violation of pleura. R hand: abrasion over 2nd-3rd MCP. Abd soft NT.
Labs: WBC 11.2  Hgb 14.1  Plt 240  Na 139  K 3.6  Cr 0.9   EtOH 214 mg/dL   UDS not sent
Imaging: CXR no pneumothorax. CT chest/abd: soft tissue injury L lateral chest wall, no hemothorax, spleen intact.
Procedures: wound irrigated, explored, layered closure 3-0 Vicryl / 4-0 nylon x 9. Tdap. Cefazolin 2 g.
Dispo: admit obs, trauma service (Dr Ellison Pratt) for serial exams. Cond: stable.
Dx: laceration of L chest wall w/o penetration S21.112A; alcohol intoxication; assault by sharp object X99.1
Electronically signed  M. Onyango PA-C  06/16/24 2214      Discharged 06/19 0900
Disposition of clothing: "given to family"`,
    ],
    [
      "HCDC booking and bond papers.pdf",
      `HOLLIFIELD COUNTY DETENTION CENTER         INMATE INTAKE SHEET
Name MADDOX, WENDELL RAY     Bk # 24-03390     In 06/16/24 1957    Arresting Ofc Strickland
Chg: Agg Assault (FV) 16-5-21        Bond: NONE SET (Mag)     Hold: N     Housing: B-6
Property: wallet, $31, belt, pocket knife (closed, in pocket, yellow Case brand), Timex, cell (LG flip)
Clothing in bag: T-shirt white w/ tear at collar, jeans, work boots        Bag # 1140
MEDICAL SCREEN (officer completes)
 Are you injured?  [X]Y [ ]N    Explain: throat hurts when I swallow. hoarse
 Visible marks?    [X]Y [ ]N    Where: front of neck red, long mark; R knuckles skinned
 Taking medicine?  [X]Y  metformin, lisinopril
 Alcohol/drugs today? [X]Y  "2 beers w/ lunch"
 Suicidal?  [ ]Y [X]N       TB sx? [ ]Y [X]N      Seen by nurse: [ ]Y [X]N  Refer sick call AM [X]
Completed by D/O J. Pickens 2020 hrs
- - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
MAGISTRATE COURT OF HOLLIFIELD COUNTY       CONDITIONS OF BOND        Warrant 24W-0811
Bond set $25,000.  1. No violence.  2. No contact, direct or indirect, with Curtis Maddox or Tammy Prewitt.  3. Shall not go about 118 Old Mill Trace.  4. No alcohol.  5. Not possess weapons.  6. Remain within State of Georgia.  7. Appear when called. Violation of a condition may result in revocation without further notice.   Posted 06/21/24 by A-Peach Bonding.     Clerk dep. init. LW`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: [],
    gaps: [
      /lassiter|doorbell|ring (camera|clip|video)|clips?\b/i,
      /911|emergency call|call recording/i,
      /body.?(worn|cam)|bwc|dash.?cam|in.?car (video|cam)|patrol (car|vehicle) (video|camera)/i,
      /\bbat\b/i,
      /opal|sherry|mother|wife/i,
      /jewel|church friend|friend from church|first caller|hung up/i,
      /photo(graph)?s?\b|pictures/i,
      /(suspect|client|wendell|defendant|inmate|jail|detention|hcdc|neck|throat|chok|strang).*(medical|nurse|sick call|exam|treat|injur)|(medical|nurse|sick call|exam|injur).*(suspect|client|wendell|defendant|jail|detention|neck|throat|chok|strang)/i,
      /(prior|earlier|previous|past).*(complaint|incident|call|violence|report)|2022|2023|parole|criminal (history|record)/i,
      /(recording|recorder|disc|audio|transcript).*(statement|interview|wendell|suspect|defendant|treadaway|client)|(statement|interview|treadaway).*(recording|recorder|disc|audio|transcript)|pocket recorder/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /knife|fingerprint|latent|\bdna\b|swab|blood ?(stain|spatter|pattern)|forensic/i,
        /shirt|collar|clothing|clothes|towel|bag # ?1140/i,
        /faircloth|422|second deputy|supplement/i,
        /\bems\b|paramedic|run (sheet|report)|ambulance|patient care|prehospital|ems ?12/i,
        /hospital (record|chart)|medical records? of curtis|trauma|pratt|full chart|nursing notes|nurse'?s? notes|ct (scan|image)|imaging|discharge summary|onyango|lab results|curtis.*(medical|records)/i,
        /radio|\bcad\b|dispatch/i,
        /child(ren)?|juvenile|\bkids\b|minors?/i,
        /written statement of (curtis|the victim|the complainant)|(curtis|victim|complainant).*(written|recorded|recording|statement|interview)/i,
        /miranda|waiver|rights (card|form)|advice of rights/i,
        /field notes|notes of|investigator'?s? notes|deput(y|ies)'?s? notes|notebook|handwritten/i,
        /warrant|affidavit|magistrate|application/i,
        /tractor|kubota|\$?6,?200|bank|sale (paper|of)|estate|probate|bill of sale/i,
        /\bphones?\b|texts?\b|messages|cell/i,
        /alcohol|breath|\bbac\b|blood.?alcohol|toxicolog|drug screen|\buds\b/i,
        /canvass|neighbou?rs?|other cameras?|surveillance|cctv|video|footage/i,
        /chain of custody|evidence (log|locker|sheet|receipt|record)|property (log|sheet|receipt|room)|locker 9/i,
        /sketch|diagram|scene (plan|map|measure)|measurement|crime scene/i,
        /strickland/i,
        /oglesby|pickens|supervisor/i,
        /disciplin\w*|personnel|internal affairs|impeach\w*|brady|giglio/i,
        /training|polic(y|ies)|primary aggressor (training|protocol|policy)|procedure/i,
        /character|reputation|\btemper\b/i,
        /prewitt|girlfriend/i,
        /victim'?s? (compensation|advocate|assist)|victim.?witness|advocate/i,
        /benefit|promise|\bdeal\b|consideration|leniency|agreement/i,
        /parole (officer|board|file|violation|condition)/i,
        /tpo|protective order|restraining/i,
        /expert|biomechanic|pathologist|strangulation/i,
        /jail (call|phone|record|video)|booking (photo|video)|mugshot|detention (video|record)|inmate calls?/i,
        /social media|facebook/i,
        /disclosure|discovery|letter of the (da|prosecutor)|indictment|accusation|charging|preliminary hearing|grand jury|committal/i,
        /insurance/i,
        /guests?|other (relatives|family|people|witnesses)|attendees|family members/i,
        /gps|\bavl\b/i,
        /cooler|fish|cutting board|patio|truck|tailgate/i,
        /use.of.force|handcuff/i,
        /weather|\blighting\b/i,
        /deed|property (line|record|owner)|ownership of the (house|home|land|property)|castle/i,
        /patrol vehicle (audio|recording)|back.?seat/i,
      ],
      contradictions: [],
    },
  },
};
