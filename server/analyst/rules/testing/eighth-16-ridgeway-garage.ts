import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const RIDGEWAY_GARAGE_CASE: CaseFile = {
  name: "garage fire, insurer's questions, accelerant canine, four cans at the lab",
  documents: makeDocuments([
    [
      "FM report F24-0193.pdf",
      `COMMONWEALTH OF PENNSYLVANIA
KINZER COUNTY FIRE MARSHAL'S OFFICE                 FIRE INVESTIGATION REPORT      CONTROL NO. F24-0193
Date/time of fire    03-16-24 (Sat)   Disp. 0154        Township   Ridgeway Twp
Address   2270 Sawmill Rd        Owner/Occupant   STOLTZ, Gerald R. "Jerry", 56, body shop estimator (laid off 11/23)
Structure    Detached 2 car block and frame garage, 24x28, metal roof, subpanel 60A
Insurance     Keystone Mutual Home, policy HO-4471902     Coverage B and contents
Investigator   DFM Carl J. WENGERT, CFI       Assisted  Tpr. D. Ahearn PSP Fire Unit; K-9 "Biscuit" / Hndlr. R. Oakes
Narrative
1. Received request from Chief Lapp, Ridgeway Vol. Fire Co., at 0512. Arrived 0740. Fire was out. Overhaul had been done and the overhead doors had been pulled off with a chain by the engine crew. Weather was 29F and breezy.
2. Interior of garage exhibited heavy burn to the northeast corner and along the east bench. V pattern was noted on block above work bench, extending to roof truss. Low burn and irregular pour type pattern on the concrete from bench to walk door. Spalling of concrete was observed which in my experience is consistent with ignitable liquid.
3. Contents consisted of a 1969 Camaro body shell on stands, tool chests (2), snowblower, mower, paint cans, a kerosene torpedo heater, and a battery charger, type unknown, that was plugged in. The charger was removed by fire crew and was put outside on the debris pile.`,
      `F24-0193   page 2                                                DFM Wengert
4. K-9 arrived 0955 and was worked on lead. Canine gave a primary alert (sit) at four locations which were marked with cones: A near bench, B middle of floor, C at walk door sill, D beside mower. Samples were taken at A, B, C and D by Hndlr. Oakes and turned over to me in one gallon cans. No comparison sample was obtained as all of the floor was affected.
5. I examined the electrical subpanel and observed no issues. The branch circuit at the northeast corner was consumed. All potential accidental causes were considered and eliminated.
6. Mr. Stoltz arrived in his truck at about 0830. He stated that he and wife Brenda had been in the house since 11 pm, that he smelled smoke, saw it through the window and had called. He said "I got nothing left to work on." He signed nothing but said go ahead and look. He had no shoes on in the snow.
7. Financial: per SIU he was three months behind on mortgage. Insurance on contents was raised from 15,000 to 60,000 on 02-05-24. The title shop receipts for the Camaro parts are claimed at 38,500.
8. Opinion: INCENDIARY, ignitable liquid poured from bench to walk door and lit with an open flame. NFPA 921 followed.
9. Scene was released to owner 03-16 at 1320 and to Keystone Mutual. It is my understanding that the garage was leveled by a contractor on or about 04-02.
Signed  C J Wengert       Cert. expires: __      Pages in report: 2, plus photo log (not attached)`,
    ],
    [
      "K-9 activity sheet.pdf",
      `PENNSYLVANIA ACCELERANT DETECTION CANINE TEAM              ACTIVITY / DEPLOYMENT SHEET
Handler     OAKES, Rhonda M.       Canine   BISCUIT, yel. Lab, F, 4 yrs       Assoc. no. 31-14
Date 03/16/2024      Request by   DFM Wengert       Loc.  Ridgeway Twp, garage
Time en route 0845   on scene 0955   K-9 out 1004   K-9 in 1041       Temp 34 F, wind NW gust 22
Search conditions: wet, foam used, diesel pump was running 40 ft upwind.  Debris shoveled by FD prior to arrival.
Type of search   [x] on lead  [ ] off lead   Rewards:  food, at each alert
AREA       INDICATION      NO. OF PASSES    HANDLER NOTES
Bench (A)      sit                 1                strong
Middle flr (B)  sit                 3               "worked it out", showed back to spot after 2 passes
Door sill (C)   sit                2                 
Mower (D)       sit                1                (mower gas tank 3 ft)
Truck bed, owner's      no alert         1               searched 1035 at request
Owner's gloves & jacket (on porch)      no alert        1
Negative controls set:   none
K-9 last fed 0530. K-9 in heat cycle, week 2
Canine was certified 2022 at [state academy]. Recertification 2024 scheduled in May.
Boilerplate: A canine alert without lab confirmation is not to be used as evidence of an ignitable liquid. Samples sealed in lined cans with date, time, handler's initials. Training log to be kept by handler at home station. Handler is a volunteer of the association and is not a sworn officer. Mileage 61.
signed  R. Oakes`,
    ],
    [
      "Lab report L24-30718.pdf",
      `PENNSYLVANIA STATE POLICE     BUREAU OF FORENSIC SERVICES     HARLOW REGIONAL LABORATORY
REPORT OF LABORATORY EXAMINATION             Lab No. L24-30718                    Report date 06/27/2024
Agency: Kinzer Co Fire Marshal        Agency No. F24-0193       Received: 04/11/2024, from locker by courier
Items submitted:  4 metal paint cans, one gallon, taped
1 (can A)    debris, char, from "bench"
2 (can B)    concrete chips and debris, "middle of floor".  Lid not fully seated as received.
3 (can C)    wood, char, "door sill"
4 (can D)    debris and vegetation, "mower"
Analytical method: passive headspace concentration with activated charcoal, gas chromatography / mass spectrometry
RESULTS AND CONCLUSIONS
Item 1     No ignitable liquids were identified.
Item 2     A medium petroleum distillate was identified. Medium petroleum distillates include, e.g., some charcoal starters, paint thinners, torch fuels.
Item 3     No ignitable liquids were identified. Terpenes consistent with softwood were noted.
Item 4     Gasoline was identified, at a trace level.
Remarks: There is no comparison sample. Presence of an ignitable liquid in a garage does not in itself indicate how it came to be there. Items were retained and repackaged. Charcoal strips are kept on request only.
Analyst: L. Prezioso, Forensic Scientist 2       Tech review: SK
Evidence returned to agency by certified mail 07/10/2024.`,
    ],
    [
      "Keystone SIU memo.pdf",
      `KEYSTONE MUTUAL HOME INSURANCE CO.      SPECIAL INVESTIGATIONS UNIT
MEMO TO FILE / Claim 24-HO-88163            Privileged? [ ]  Release to LE per Arson Reporting Immunity Act  [x]
From: Pam Dietrich, SIU        Re: Stoltz, Gerald & Brenda
4/9/24. Spoke w/ DFM Wengert on phone, he has it as set. I told him about limit increase. He wanted our photos, e-mailed 212 images. He does not have a date for lab.
4/15/24 EUO of insured scheduled, moved twice at request of insured's attorney.
4/23/24. Recorded statement taken from insured by phone, 46 min. He says agent Dale Hoke called him about the increase and not other way, because of agency review of all classic car people. He stated that mortgage was caught up in February with a loan from his brother in law. Said the charger was a cheap one off internet and the Camaro battery was on it Friday evening. Denies having paint thinner, later says "there's always some thinner in a garage." Said the dog goes out at 1 and he did not see any light then.
4/24/24. Brenda not interviewed. She works nights at the nursing center two nights a week but not that week she says.
5/2/24. Our engineer (Tri-Valley Forensic, Mr. Abt) went out 3/29 and took possession of charger, cord and remains of outlet NE bench. Verbal: "arc bead present on cord, cannot rule out". Told to hold report.
5/30/24 Claim DENIED, intentional loss and concealment. Reserve closed. File to recovery.
Note: reward from the state advisory committee for arson convictions, up to 5,000, posted by the company 5/30. PD`,
    ],
    [
      "Neighbor statement Zook.pdf",
      `Ridgeway Township Police Dept.         VOLUNTARY STATEMENT          Inc. 24-0316-02
Name  Leroy Zook       Address  2264 Sawmill Road        Date  March 20 2024    Taken by  Ptlm. Kuhn
I live next to Jerry. I am a light sleeper because of my back. I got up around 1:30 or so to take a pill and I looked out the bathroom window. I seen a light in Jerrys garage, like a orange light or maybe a shop light, I can not say. There was a truck setting in the lane with its lights off. I thought it was Jerrys but his is a ford and this one set lower. Then I heard a pop like a tire about 15 minutes later and then the lights come on in his house.
Jerry come out in his underclothes hollering and I told the wife to call 911. Then we all stood in the road. Jerry tried to go in for the car and the fire fellow held on to him. He burned his arm some.
I know Jerry had trouble with a fellow named Rick from the shop who said he owed him on the motor. He was out there twice that I know of, last time was that week, there was yelling.
Jerry told me last fall he would be better off if the whole thing burnt down but he says stuff like that he was drinking.
I was not paid for this. I did see on the television about the reward but that was after.
Leroy Zook`,
      `RIDGEWAY TWP PD          SUPPLEMENTAL        24-0316-02         PTLM. T. KUHN #9
ON 03/20/24 I TOOK THE ATTACHED FROM MR. ZOOK AT HIS RESIDENCE. ON THIS DATE I ALSO SPOKE TO FF JASON HARNISH, RIDGEWAY ENGINE 51, WHO WAS FIRST IN. HARNISH SAID THAT THE WALK DOOR WAS LOCKED AND THEY FORCED IT AND THAT WHEN HE WENT IN THE FIRE WAS "UP HIGH IN THE CORNER, ROLLING," NOT ON THE FLOOR. I DID NOT TAKE A WRITTEN. HE STATED A GARAGE FRIDGE WAS ALSO PLUGGED IN.
ON 03/22/24 I TALKED TO RICHARD "RICK" SANDO AT BRIGHTWAY COLLISION. SANDO SAID HE WAS HOME WITH HIS GIRLFRIEND. DID NOT GET GIRLFRIENDS NAME. SANDO DRIVES A LOW CHEVY S10. SANDO HAS NO REASON TO DO THIS AND WAS COOPERATIVE.
THE SHEETZ ON ROUTE 72 HAS VIDEO OF ROAD. I ASKED FOR IT AND THE MANAGER SAID SHE WILL LET ME KNOW. NOTHING RECEIVED AS OF THIS DATE.
ON 03/25/24 MADE PHONE CONTACT WITH AGENT HOKE, LEFT MESSAGE.
ON 07/02/24 I SERVED STOLTZ WITH COMPLAINT AND HE SAID "YOU GOT TO BE KIDDING ME." PRELIM ARRAIGNMENT BEFORE MDJ RUPP. ROR.
MY BODY CAMERA WAS NOT ISSUED UNTIL MAY 2024.`,
    ],
    [
      "DA discovery cover letter.pdf",
      `OFFICE OF THE DISTRICT ATTORNEY, KINZER COUNTY                         September 9, 2024
Commonwealth v. Gerald R. Stoltz        CP-71-CR-0001128-2024      F1 Arson, F3 insurance fraud, M1 REAP
Dear Counselor:
Pursuant to Pa.R.Crim.P. 573 enclosed are the items in the Commonwealth's possession: Fire Marshal's report, canine sheet, laboratory report, SIU memorandum and the Ridgeway Twp papers. Please return the reciprocal discovery form. Any physical evidence in the custody of the Fire Marshal may be viewed by appointment. I am told the four cans were discarded in August as the locker was moved. I have nothing on that in writing.
If your client intends to call an origin and cause expert please furnish a report 30 days before trial. We anticipate calling DFM Wengert and Ms. Oakes as experts. CVs will be supplied. The Commonwealth's offer is to the F3 with county time, open until the status conference on October 21. Restitution would be for Keystone Mutual's expenses and the fire company's foam.
We do not have the 911 tape, the County has a 60 day retention. You may ask EMA directly.
Very truly yours,
Assistant District Attorney`,
    ],
  ]),
  key: {
    offence: "other",
    issues: [],
    gaps: [
      /(canine|dog|k-?9|biscuit|oakes).*(training|certif|profic|log|record)|(training|certif|profic|log).*(canine|dog|k-?9|biscuit|oakes)/i,
      /chromatogra|gc.?ms|(raw|bench|underlying|case) (data|notes|file)|lab(oratory)? (file|data|notes|bench)|charcoal strip/i,
      /photo/i,
      /(charger|\bcord\b|outlet|electrical|\babt\b|tri-?valley|engineer|fridge|subpanel)/i,
      /harnish|firefighter|fire (company|department|crew|service)|run (report|sheet)|nfirs|\blapp\b/i,
      /911|dispatch|\bcad\b|emergency call/i,
      /(claim|siu|keystone|insur\w+|underwrit\w+).*(file|recording|recorded|statement|application)|recorded statement|hoke|\bagent\b/i,
      /sando|\brick\b|brightway|girlfriend/i,
      /(cans?|samples?|debris|physical evidence).*(discard|destr|retain|custody|chain|log)|chain of custody|evidence (log|locker|record)/i,
      /sheetz|video|surveillance|cctv|footage/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      contradictions: [],
      gaps: [
        /brenda|wife|spouse/i,
        /comparison sample|control sample/i,
        /mortgage|loan|bank|financial|brother.?in.?law|credit/i,
        /phone|cell.?site|location data|tower/i,
        /wengert|investigator'?s? (notes|cv|curriculum|qualif|certif)|curriculum|\bcvs?\b|expert/i,
        /ahearn|psp fire unit|trooper/i,
        /oakes|handler|biscuit/i,
        /field notes|sketch|diagram|scene plan|handwritten notes|officer'?s? notes|investigator'?s? notes/i,
        /prezioso|analyst|technical review|accredit/i,
        /calibrat|maintenance|blank|quality/i,
        /truck|vehicle|ford|s-?10|registration/i,
        /zook'?s wife|mrs\.? zook|other neighbou?rs?/i,
        /burn(ed|t)? (to (his|the) )?arm|medical|hospital|\bems\b|ambulance/i,
        /reward|advisory committee/i,
        /weather/i,
        /demol|leveled|contractor|scene (release|preserv)|spoliation|razed/i,
        /consent|warrant|permission to (search|enter)/i,
        /camaro|receipts?|proof of (loss|claim)|contents inventory|valuation|car parts/i,
        /heater|kerosene|paint thinner|mower|snowblower|torch/i,
        /gloves|jacket|clothing|shoes/i,
        /\bchief\b/i,
        /radio|gps|\bavl\b/i,
        /body.?(worn|cam)|dash|\bbwc\b/i,
        /criminal (history|record)|convictions|impeach|credibility|bias/i,
        /polic(y|ies)|nfpa|standard|protocol|sop/i,
        /training (record|file|history)/i,
        /personnel|disciplin/i,
        /complaint|affidavit|probable cause|charging/i,
        /euo|examination under oath|attorney/i,
        /nursing|time (card|sheet)|employ|laid off|body shop/i,
        /utility|power (company|outage)|electric company|meter/i,
        /prior (fires?|claims?)|claims history/i,
        /e-?mails?|correspondence|communications/i,
        /retest|independent (test|analysis|lab)|defense (test|expert)/i,
        /courier|locker|transfer|march 16.*april 11|storage/i,
        /pump|diesel|foam|contamina/i,
        /canvass|other (residents|witness)/i,
        /social media/i,
        /door|lock\b|forced|key\b/i,
        /interview (recording|audio|video)|statement of (mr\.? )?stoltz|stoltz'?s? statement|miranda/i,
        /insurance policy|policy (file|document|change)|limit increase|coverage/i,
      ],
    },
  },
};
