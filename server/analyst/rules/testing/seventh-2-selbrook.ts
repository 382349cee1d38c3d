import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const SELBROOK_CASE: CaseFile = {
  name: "aggravated burglary with a machete, Birmingham",
  documents: makeDocuments([
    [
      "MG5 case summary.pdf",
      `RESTRICTED (when complete)                    MG 5  POLICE REPORT
URN 20 BD 04417 24          Anticipated plea: NG       [X] Full file   [ ] GAP
Defendant: Jerome Anton LASHLEY       d.o.b. 14/06/2001      Status: remand in custody, HMP
Offence: Aggravated burglary, s.10 Theft Act 1968.  62 Selbrook Road, Birmingham B-- on Tue 5 March 2024
1. SUMMARY OF KEY EVIDENCE
At about 2140 hrs on the above date Faisal CHOUDHRY was at home with his mother when two males came through the insecure kitchen door at the rear. Male 1 (LASHLEY) was described as light skinned black, slim, 5'11, grey tracksuit, black snood, carrying a machete about 18 inches long with an orange handle. Male 2 was white or mixed, stocky, Nike cap, crow bar. Male 1 said "where's it at, where's the food." CHOUDHRY put up his arm and took a cut to the left forearm. A Breitling watch, £900 cash and keys to a VW Golf were taken. The Golf was driven off and was later found burned out in Tyseley.
The mother, Nasreen CHOUDHRY, went upstairs and rang a relative. She does not wish to make a statement.
CHOUDHRY told officers that he recognised Male 1 by his eyes and voice as "Jay" who used to attend the same gym, Iron Yard, on the ring road.`,
      `MG5 continued          URN 20 BD 04417 24
A footwear mark in mud was lifted from the kitchen lino. A snood was found in the rear alleyway by a dog handler and sent for DNA (see SFR). LASHLEY was arrested on Thu 7 March at his partner's flat, 9 Calder Court. A search was carried out under s.32. Seized: grey Nike Tech bottoms, Nike trainers size 9, iPhone 13, £240. No machete was recovered. No watch was recovered.
A second suspect, Kieron DALE, was arrested on 8 March. He was interviewed and released under investigation.
2. DEFENDANT INTERVIEW. 1 tape, prepared statement then no comment. Says at his nan's in Erdington, watching football. Nan is Mrs Yvonne PEART.
3. PREVIOUS: 3 convictions 5 offences. (MG16 not submitted)
4. APPLICATIONS: Special measures for F CHOUDHRY (screen). Compensation £2,150.
5. NON KEY WITNESSES: taxi driver, Blue Star Cars, saw 2 males running from Selbrook Rd to a dark car. Not traced at time of report.
Officer in case: DC 4471 HARGEST, Priority Crime Team East, Central Midlands Police. Tel via 101.
Supervisor: I confirm that the file meets the National File Standard. DS 2093 POYNTER. The information is accurate and complete to the best of my knowledge. The Crown is reminded of GDPR duties when serving this form.`,
    ],
    [
      "MG11 Choudhry F.pdf",
      `WITNESS STATEMENT      (CJ Act 1967 s.9; MC Act 1980 ss.5A(3)(a) and 5B; Crim PR r.16.2)            MG 11
Statement of: Faisal CHOUDHRY       Age if under 18: Over 18       Occupation: Self employed (valeting)
This statement (consisting of 2 pages each signed by me) is true to the best of my knowledge and belief...
Dated: 6 March 2024                Signature: F Choudhry
I live at the address overleaf with my mum. On Tuesday I got in about nine. The kitchen door doesnt lock properly, the landlord knows. I was in the front room on the Playstation with my headset on, talking to my mate Umar. My mum was doing the ironing. The next thing there was two lads in the room. The light was off apart from the telly.
One had a big knife, like a machete, rusty, with tape round the handle. He had a snood up to here (indicates bridge of nose) and his hood up. I could see just his eyes. He said "where is the food." I said there's none of that here bro. He swung it and I put my arm up. I didn't feel it at first. The other one was saying "leave it J" or "leave it Jay", I am not sure.
They were in the house about three or four minutes. They took my watch off the side, which is a Breitling, I haven't got the paperwork for it, it was from a friend. The cash was for a car I was selling.
I have thought about it overnight and I believe the one with the machete is a lad called Jay from Iron Yard gym. I have not seen him for over a year. We had words about a girl. I saw a picture on Insta that someone sent me and it is definitely him.`,
      `Continuation of statement of F CHOUDHRY              Page 2                                MG 11 (T)
I would describe Jay as mixed race, 22 or 23, about six foot, has got a scar through his eyebrow. I did not see the scar on the night because of the hood. He has got a Brummie voice, like everyone.
Umar would of heard it through the headset because I had it on when they come in. I have not asked him. He streams it sometimes.
The ambulance man put a dressing on and took me to the Heartlands, I had eleven stitches and they said I might need to see the hand clinic because two fingers are numb. I have not been given a date yet. I do not want my medical notes going to anyone without me being asked but I suppose you need them.
Next door have a Ring. The lady at 64 said to my mum that it "got them going up the side". I have not seen it myself.
I am willing to go to court but I would want to be behind a screen as his people know where I live. I have been told about the Victim Code and have been given a leaflet. I do not want to do a Victim Personal Statement today.
I have had a caution for cannabis a long time ago. There was a thing in 2022 which was dropped.
Signature: F Choudhry                Signature witnessed by: PC 8836 TILL`,
    ],
    [
      "Incident log 1987.txt",
      `CMP C&C   INCIDENT 1987-050324      GRADE 1 IMMEDIATE      TYPE BURG DWELL / IN PROG     PRINTED FOR: HARGEST 4471
21:51:10  CALL RCVD 999   OPR 7719    INFT: REFUSED, MALE, MOB
21:51:32  INFT STS COUSINS HOUSE BEEN RUN IN ON, SELBROOK RD 62, 1 M STABBED IN ARM
21:51:58  INFT STS 3 MALES WITH MACHETES. LEFT ALREADY. INFT IS NOT AT LOC.  LINE CLEARED BY INFT
21:52:20  DISP BD41  BD44
21:53:05  AMB INFORMED  REF W 6620
21:54:44  2ND CALL BLUE STAR CARS CONTROL, DRIVER ON FARE SAW 2 M RUNNING, 1 WITH "SWORD", INTO DK AUDI OR BMW, PART INDEX KX 19. DRIVER CALLSIGN 71
21:57:02  BD41 AT SCENE   21:58 BD44 AT SCENE
22:01:15  BD41: 1 IP CUT TO ARM, CONSCIOUS. IP NOT WILLING TO NAME. IP SAYS NOT SEEN FACES. MOTHER VERY UPSET, PUNJABI SPEAKING
22:03:40  DOG UNIT D12 STATE 6.   NPAS NOT AVAIL, WX
22:19:00  D12 TRACK FROM REAR GATE TO ALLEY, LOST AT MAIN RD. ITEM OF CLOTHING LEFT IN SITU FOR SOCO
22:24:10  ANPR CHECK KX19* DARK AUDI, OIS TO REVIEW
22:40:09  IP TO HEARTLANDS WITH AMB. PC 8836 TRAVELLING
23:10:31  BD44: HOUSE SMELLS STRONGLY OF CANNABIS, SCALES AND SNAP BAGS ON KITCHEN TOP. SGT AWARE. NO FURTHER ACTION TONIGHT
00:22:00  SCENE GUARD 1 X PC TILL SOCO
06/03 09:05 SOCO COMPLETE. RESULT CODE 03.  VW GOLF LOS TO PNC
06/03 14:37 FIRE SERVICE RPT VEH ALIGHT TYSELEY IND EST. LINKED LOG 1544
END OF LOG  PAGE 1 OF 1`,
    ],
    [
      "SFR1 forensic report.pdf",
      `STREAMLINED FORENSIC REPORT 1 (SFR1)     Abbreviated  - NOT for use at contested trial
URN 20 BD 04417 24          Lab ref: MFS/24/11802         Date: 19 April 2024         Force: Central Midlands
Forensic strategy set by: DC HARGEST
Issue: to link an individual to the item JM/3 (snood), recovered rear alley of 58 to 64 Selbrook Road.
ITEM      DESCRIPTION            FROM                    RESULT
JM/1      footwear lift, gel     kitchen floor           Not submitted. Pattern class only: Nike (various)
JM/2      swab, blood            door frame, front room  Single profile matches F CHOUDHRY
JM/3      black fleece snood     rear alleyway           Mixed DNA result, at least 3 contributors. Major profile matches J A LASHLEY (NDNAD barcode held)
JM/4      tapings, kitchen door  external handle         Not examined
AH/6      trainers (pair)        Calder Court            Not submitted
AH/5      tracksuit bottoms      Calder Court            Visual search only. No blood seen
Statistical evaluation: match probability in the order of 1 in 1 billion if unrelated (major component only).
The presence of DNA does not in itself indicate when or how it was deposited. This is an initial report and has not been subject to an evaluative opinion. Should the result be in dispute the defence must identify the issue, upon which a Stage 2 report can be requested. The defendant is reminded of Rule 3.3 of the Criminal Procedure Rules.
Reporter: B. Ludgrove, SFR coordinator (not a scientist). Unaccredited activity: none declared.`,
    ],
    [
      "Custody record extract.pdf",
      `CUSTODY RECORD  EX/3305/24     PERRY BARR CUSTODY SUITE (EXTRACT: pages 1 and 4 of 11)
DP: LASHLEY Jerome    Arrested 07/03/24 06:12   Place: 9 Calder Court   Arr off: PC 6020 AHMED-HART
Reason: Agg burg. Reply after caution: "You lot are mad, I was at me nan's."
Arrived 06:51  Detention authorised 07:04  PS 1188 FOLEY.  Grounds: to secure and preserve evidence, obtain by questioning
Rights given. Solicitor: YES, own, Messrs Tunnicliffe Bray. Person informed: partner, Shanice.
Risk assessment: asthma (pump with property). Says takes sertraline. Self harm 2021. Nurse to see.
07:40 visit, asleep    08:10 visit, awake, breakfast declined    08:41 FME/HCP seen, fit to detain and int. (notes on separate sheet)
08:55 PACE clock note. Prints, photo and DNA taken by DDO 9117. Fast tracked.
09:30 OIC wishes to do ID procedure. Sol not yet here. DP says he'll do whatever
10:15 Call from Insp. re: authority to hold s.18 on 41 Bevington Road (nan). Granted. 10:58 s.18 complete neg.
11:20 Sol arrives. Disclosure given to sol orally by DC HARGEST in corridor.
12:05 to 12:31  Interview 1      12:35 back in cell. Lunch, halal
14:10 Sol rep re ID. OIC says recognition case, no parade needed
18:02 Review by Insp. MARKHAM (by phone). Cont.
Property: £240 notes, bank card, vape, keys. Phone seized as AH/7, pin not given.
Cell buzzer tested. Toilet obscured on cctv. Menu card given. Copy of the Codes offered and declined.`,
    ],
    [
      "ROTI interview summary.docx",
      `RECORD OF INTERVIEW (ROTI)             Person interviewed: Jerome LASHLEY
Place: Perry Barr, Int Rm 2     Date: 07/03/2024     Start 12:05   End 12:31    Disc ref: EX3305-1
Officers: DC 4471 HARGEST, DC 5560 MOYLE      Other persons present: Ms. TUNNICLIFFE, solicitor
Counter   Summary (balanced, not verbatim)
00:00     Introductions, caution given and understood. Solicitor makes opening remarks re lack of disclosure.
03:10     Prepared statement read: "I was not at 62 Selbrook Road on 5 March. From 7 till I went to bed I was at my grandmother's at Bevington Road. I watched the match with her and my uncle Delroy. I ordered a Dixie's pizza about quarter past nine, it was delivered. I have been in the kitchen at that house before, last winter, because I used to buy weed there. I do own a snood, I lost one. I do not own a machete."
05:40     Asked who is Jay. No comment.
07:02     Asked re gym membership. No comment.
09:15     Told that his phone would be examined. Asked if it would put him in Selbrook Rd. No comment.
12:50     Shown still from CCTV, exhibit AH/2 (male with hood, side alley). Asked is that you. No comment. Solicitor asks where it is from and is told "a neighbour."
16:00     Special warning re trainers. No comment.
18:44     Asked re relationship with Kieron DALE. No comment.
21:30     Asked re Faisal and a girl called Aleena. Laughs. No comment.
26:00     Interview concluded. Notice handed over.`,
    ],
    [
      "MG6C schedule.pdf",
      `POLICE SCHEDULE OF RELEVANT NON-SENSITIVE MATERIAL            MG 6C          R v LASHLEY
The Disclosure Officer believes that the following material which does not form part of the prosecution case is NON SENSITIVE.
No.  DESCRIPTION                                              LOCATION       CPS: D/ CND / I / ND
1    Incident log 1987-050324                                 Niche          D
2    Crime report 20BD/..                                     Niche          CND
3    Crime scene examiner's notes and CSI log                 Forensic mgr   CND
4    PNB entries, attending officers                          Officers       (blank)
5    Custody record                                           Perry Barr     D (part)
6    House to house pro formas x 9                            OIC tray       CND
7    BWV x 4                                                  evidence.com   (blank)
8    Custody record and interview K DALE                      Niche          CND
9    Email from landlord's agent                              OIC            CND
10   Emails OIC / phone team, AH/7 "in the queue 14-16 wks"   OIC            CND
Signature of Disclosure Officer: A Hargest     Date 30/04/24        Reviewing lawyer: (illegible)   13/05/24
Certificate: I have reviewed all relevant material which has been retained and made available to me and there is nothing to the best of my knowledge and belief that might reasonably be considered capable of undermining the prosecution case or of assisting the case for the accused.`,
    ],
  ]),
  key: {
    offence: "burglary",
    issues: [],
    gaps: [
      /999|emergency call|call recording|cousin|informant/i,
      /body.?(worn|cam)|bwv|bwc/i,
      /doorbell|\bring (camera|footage|video|recording|device|clip|system)|number 64|\bno\.? ?64|neighbour.{0,30}(footage|camera|cctv)|cctv|\bah\/2\b/i,
      /taxi|blue star|callsign 71|cab driver|minicab/i,
      /\bviper\b|identification (procedure|parade)|\bid (procedure|parade)|parade|\bcode d\b|instagram|\binsta\b|picture.{0,30}sent/i,
      /\bdale\b|co-?(accused|suspect|defendant)|second suspect/i,
      /phone|iphone|ah\/7|cell.?site|handset/i,
      /footwear|trainer|jm\/1|ah\/6|shoe/i,
      /umar|headset|playstation|\bstream(s|ed|ing)?\b|gaming/i,
      /medical|hospital|heartlands|injur|clinic/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /radio|airwave|channel recording/i,
        /linked log|log 1544|fire service|fire investigat|golf|burn(ed|t) out|tyseley/i,
        /anpr|kx ?19|audi|dark car|traffic camera|number plate/i,
        /photograph|scene (plan|photo)|sketch|photos?\b|album/i,
        /pocket ?(note)?book|pnb|notes?\b.{0,30}(officer|till)|officers?'? notes|\bnotes\b/i,
        /dog handler|d12|dog unit|\bdog\b/i,
        /soco|csi\b|scene examiner|crime scene/i,
        /dna|mixed|sfr ?2|stage 2|scientist|statistic|major profile|snood|jm\/3|electropherogram|evaluative|forensic|laborator/i,
        /jm\/4|taping|fingerprint|finger ?mark|door handle|\bhandle\b/i,
        /machete|crow ?bar|weapon/i,
        /watch|breitling|proof of (purchase|ownership)|receipt|cash|£900/i,
        /nasreen|mother|punjabi|interpreter/i,
        /peart|\bnan\b|grandmother|delroy|uncle|alibi/i,
        /dixie|pizza|deliver/i,
        /shanice|partner|calder court/i,
        /aleena|\bgirl\b|grudge/i,
        /iron yard|\bgym\b/i,
        /house.?to.?house|canvass|pro.?forma|neighbour/i,
        /landlord|agent'?s? email|kitchen door|\block\b/i,
        /crime report|niche|intelligence/i,
        /cannabis|scales|snap bag|drug/i,
        /previous convictions|antecedent|mg16|bad character|\bpnc\b|caution|2022|criminal (record|history)|credib/i,
        /search (record|register|log)|s(ection|\.)? ?(18|32)|premises search|bevington/i,
        /custody (record|log|suite)|pages? .{0,15}of (11|eleven)|full custody|custody cctv/i,
        /hcp|\bfme\b|healthcare|nurse|sertraline|fitness|mental|self.?harm|custody medical/i,
        /interview (recording|audio|tape|disc)|recording of (the )?interview|full transcript|verbatim|disc\b|prepared statement|special warning/i,
        /pre-?interview disclosure|disclosure given|orally/i,
        /exhibit (list|log|label)|continuity|chain of custody|property (record|register|log)|custody of exhibits/i,
        /mg6[bde]|sensitive (schedule|material)|unused material|disclosure (management|officer'?s? report)|\bdmd\b/i,
        /first (account|description)|initial account|original description|not seen faces|turnbull/i,
        /social media|snapchat|facebook/i,
        /victim personal statement|compensation|special measures/i,
        /ambulance|paramedic|\bamb\b|w ?6620/i,
        /ahmed-?hart|foley|markham|moyle|poynter|\btill\b|bd4[14]|arresting officer|arrest statement|attending officer/i,
        /ludgrove|accredit/i,
        /misconduct|disciplin|professional standards|complaint/i,
        /polic(y|ies)|strategy|decision log|policy book/i,
        /charg(e|ing) (advice|decision)|\bmg3\b|\bbail\b/i,
        /weather|lighting|light(s)?\b|npas|helicopter/i,
        /\bvoice|eyebrow|scar|recogni[sz]/i,
        /school|employ|bank (record|statement)|car sale|valeting/i,
        /custody photograph|height|tattoo/i,
        /tracksuit|ah\/5|clothing|blood(stain)?/i,
        /expert/i,
        /cell confession|prison call|prison record/i,
      ],
      contradictions: [],
    },
  },
};
