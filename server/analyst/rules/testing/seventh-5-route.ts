import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const ROUTE_CASE: CaseFile = {
  name: "school-bus driver, breath and blood, Vermont",
  documents: makeDocuments([
    [
      "Affidavit Cpl Thibodeau.pdf",
      `STATE OF VERMONT                                    SUPERIOR COURT, CRIMINAL DIVISION
WENLOCK UNIT                                        DOCKET NO. ________________
                         AFFIDAVIT OF PROBABLE CAUSE
NOW COMES Cpl. Andre Thibodeau, affiant, being duly sworn and on oath, deposes and says he has probable cause to believe that Marjorie A. Kellaway, 58, has committed the offense of DUI #1, a violation of Title 23 VSA 1201, and states:
1. I am a certified full time law enforcement officer employed by the Tamarack Police Department.
2. On Wednesday October 16, 2024 at approx 0738 hours I was advised by dispatch that a parent at the Cobble Hill stop reported that the driver of Bus 11 "smells like a bar and clipped the snow stake by the mailbox."
3. I met the bus at the Tamarack Elementary loop at about 0752. The children were getting off. I did not observe any bad driving. The operator was identified by her CDL as Kellaway. There was one other adult on the bus, an aide named Dolores PRUE.
4. I asked Kellaway to step to my cruiser. I detected a faint to moderate odor of intoxicants and her eyes were watery. Speech was normal. She said she'd had "two glasses of wine at supper, in bed by ten" and NyQuil about 0400 for a cold. She had a cough drop in her mouth.
5. I asked her to do standardized field sobriety exercises on the sidewalk by the loop. The result was: HGN 4 of 6 clues; WAT 3 of 8; OLS 2 of 4. It was 36 degrees, she wore clogs.`,
      `Affidavit of Cpl. A. Thibodeau              Page 2
6. At 0811 she gave a sample on the PBT, .058.
7. I took her into custody and drove her to the Tamarack PD. The parents and several children were looking on. Bus 11 was driven off the loop by Mr. Lavoie of Green Notch Student Transit.
8. I did the DUI processing with her. She was read the implied consent rights at 0841. She asked for a lawyer and I called the on-duty public defender list. The first did not pick up. She spoke with one for a few minutes.
9. At 0921 she gave one breath sample on the DataMaster DMT with a result of .041. A second sample was not obtained as the instrument read INTERFERENT / ABORT. I then asked her for a blood sample, as I suspected cold medicine or something else also. She agreed. Blood was drawn at Mount Orrin Hospital at 1037 by a phlebotomist.
10. She told me while we were waiting, "I should of called out. I was up with my husband all night."
11. She was released on citation to her daughter at 1115.
Sworn and subscribed before me on October 18, 2024.           Affiant: A. Thibodeau  Tamarack PD
Notary: H. Winslow
NOTE: a person who operates a school bus is subject to the limit of .02 or more. 23 VSA 1201(a)(1).`,
    ],
    [
      "DUI processing form.pdf",
      `VERMONT   DUI PROCESSING FORM (officer's copy)           Agency: TPD    Case 24TM003366
Subject KELLAWAY, MARJORIE A       Ht 5'3  Wt 171         Arrest 0814        Arrived station 0829
A. RIGHTS           Miranda read? [X] Y 0833       Waives? [X] Y    initials MK
B. IMPLIED CONSENT  Read [X] 0841    Right to consult attorney [X]    Wants attorney: [X] Y
   Attorney log:   0844 Atty 1 no answer, left vm     0852 Atty 1 no answer      0858 Atty 2 (Nadeau) spoke 0858 to 0903
   Privacy: Officer [X] in room  [ ] outside        30 min. from first attempt expires: 0914
C. OBSERVATION     Mouth check 0906 "clear, gum out"       Observed from 0906 to 0921      Burp / vomit / foreign  N
D. DECISION        [X] will give evidentiary test    [ ] refuses         Sample 1 0921 = 0.041     Sample 2 0926 no value, 0931 no value
   Informed of right to 2nd test by same instrument  [X]        Independent test informed [ ]    form handed [ ]
E. QUESTIONS       Operating? Y    Where going? School      Ill / injured? "a cold, bad reflux"      Medication? "omeprazole, NyQuil, lisinopril"
   Diabetic? "borderline"    Last ate? "toast 5:30"     Last drink? "8 or 9 last night"    Mouthwash? "yes before route, 6:15"
   On scale 0 to 10 how intoxicated? "zero"         Sleep: "3 hrs"
F. OFFICER OPINION: slight impairment
DISTRIBUTION: white, court. Yellow, DMV. Pink, State's Attorney. Gold, defendant. Do not separate before signature. Use a ball point and press hard. Replacement forms are to be ordered from Central Stores by the 10th of the month.`,
    ],
    [
      "DMT ticket and status.txt",
      `DATAMASTER DMT    S/N 101877   LOC: TAMARACK PD    PROC VERS 2.1c
SUBJECT TEST                        10/16/2024
OPERATOR: THIBODEAU   CERT EXP 09/30/2024
OBSERVATION BEGAN  09:06 EDT
BLANK TEST          0.000    09:19
INTERNAL STD        VERIFIED 09:19
EXT STD (DRY GAS)   0.078    09:20    TANK TARGET 0.080   LOT AG32-   TANK EXP 11/2024
BLANK TEST          0.000    09:20
SUBJECT SAMPLE 1    0.041    09:21    VOL 1.6 L   TIME 5.2 S
BLANK TEST          0.001    09:22
SUBJECT SAMPLE 2    INTERFERENT DETECTED   09:26
BLANK TEST          0.003    09:27
SUBJECT SAMPLE 2    INVALID SAMPLE / ABORT 09:31
END
-------------------------------
SUPPORT: instrument in service 06/2017.  Last bench cert 04/2023.
Remarks (handwritten at foot): "clock was 4 min fast, fixed Fri. AT"
A copy of this ticket was given to the subject [ ]`,
    ],
    [
      "Lab report blood alcohol.pdf",
      `STATE FORENSIC LABORATORY         TOXICOLOGY SECTION         REPORT OF ANALYSIS
Lab No. T24-2209       Agency No. 24TM003366      Submitting: Tamarack PD, Evid. Tech. R. Ouellette
Subject: KELLAWAY M       Specimen: (2) gray top tubes, whole blood, in sealed kit        Kit lot 2303 exp 08/31/24
Received: 11/04/2024 by US mail         Condition: one tube vacuum low, fill approx 3 mL. Seal initials "illegible"
Date of analysis: 11/21/2024         Method: headspace gas chromatography, dual column
RESULT:    Ethanol   0.028 g / 100 mL  +/- 0.003        (tube A).   Tube B retained for independent analysis until 90 days from date of this report
DRUG SCREEN:    Immunoassay panel: NEGATIVE.    Dextromethorphan / doxylamine: NOT TESTED. "Send-out declined by agency."
REMARKS:  A request for relation back was made by the State's Attorney. Assuming elimination between .010 and .020 per hour, BAC at 0752 est. 0.055 to 0.083.
The result pertains only to the sample as received. Uncertainty is reported at 99.7% level of confidence. This report shall not be reproduced except in full. Records of analysis are held by the Laboratory and can be had on request through the State's Attorney. Accreditation certificate on our web page. Work was done by: Chemist B. Aldous.  Technical review: (initials) GP
Report date 12/02/2024`,
    ],
    [
      "Green Notch memo and trip sheet.pdf",
      `GREEN NOTCH STUDENT TRANSIT, INC.                      INTERNAL MEMORANDUM
To: H.R. file, M. Kellaway           From: Roland Lavoie, Terminal Mgr.             10/16/24
I was in the office at 5:50 when Marge came in. She punched and got her keys. I said "You sound awful" and she said it was the cold. I stood from her as near as I am from this desk and I did not smell anything. If I had I would have pulled her, we have a rule for that and I had the two hour class in 2019.
She did her pre trip and went out at 6:27. Bus 11 does Cobble Hill, then Dunmore Four Corners, then both schools. At 7:35 I had Dunmore's secretary on the phone that a mother posted on the town page. I called Marge on the two way and she said "all fine, I touched a stake." She sounded OK.
At 7:58 I got a call from the officer and walked over to bring the bus back. There is a scuff at the right crossover mirror, may be old. Bus went out again at 1:45 with the sub.
Because this is a DOT safety position I should have had her tested by our own clinic but the officer had her by then.
Marge has been with us 22 years with one minor (2011, post). Many parents have asked to help.`,
      `TRIP SHEET (back of memo)             BUS 11          DRIVER  M K      AIDE  D. PRUE        DATE 10/16
STOP                  SCHED      ACTUAL     ON / OFF      REMARK
Yard                  6:25       6:27                    pre trip OK, heater slow
Cobble Hill N         6:51       6:53       4 on
Cobble Hill S         7:02       7:04       7 on          stake. told mother OK
Dunmore 4 Cor         7:19       7:22       9 on
Dunmore Ctr           7:31       7:33       6 on
Tamarack Elem         7:50       7:51       21 off        police
Mid school            8:02       --         5             walked w/ aide
Fuel 3/8   Odo 118,204    Camera light: G    Two way ck: OK     Child check: D.P.
RULES FOR DRIVERS. No eating while students are on the bus. Keys are to be hung on the board. Idling is limited to five minutes. Report defects in writing on the same day. Uniform vest is to be worn at all railroad crossings and during drills. Snow day calls go out at 4:45. Bid sheets for field trips are posted on Thursdays. Holiday pay needs the day before and the day after.`,
    ],
    [
      "Statement of T Bascomb parent.pdf",
      `TAMARACK POLICE DEPARTMENT       SWORN STATEMENT          10/16/24     taken at front window by clerk
My name is Tessa Bascomb. I live on Cobble Hill Road and my son Wyatt is in second grade. The bus came a couple of minutes late. I go up on the step because Wyatt forgets his epi pen and I was about 3 feet from Marge. I smelled alcohol, or it could be like mouthwash, sweet. Her face was red. She was kind of short with me which she never is. When she pulled away the back end went over our stake and bent it flat. It is one of those orange ones.
I did not call right off, I posted first on the Tamarack Community page and folks told me to call. I deleted that since because people got ugly. My neighbor Jen was at her car and saw the stake. Jen says Marge is always careful.
I'd like it known that I applied for the aide job in August and did not get it, someone will bring that up. I have nothing against her.
Wyatt said the bus was fine and they sang.
Sworn under penalty of perjury.    T. Bascomb
(no photo of stake provided; asked to bring it in)`,
    ],
    [
      "State's Attorney letter.pdf",
      `WENLOCK COUNTY STATE'S ATTORNEY                          December 9, 2024
RE: State v. Kellaway     No. 1188-10-24 Wncr          Discovery per V.R.Cr.P. 16
Dear Attorney:
Attached are the affidavit, the processing form, the DMT ticket, the laboratory report, the sworn statement of Ms. Bascomb and the bus company's memo, seven exhibits in all counting this letter. The civil suspension hearing is set for January 6. The State will rely upon the blood result and the relation back.
Cruiser video: the department says that Cpl. Thibodeau's vehicle was the spare and that they are "checking if it had a card." Green Notch tells us that the bus has four inside cameras and that the drive was pulled by the district; we have sent an e-mail to the superintendent, Dr. Fenn, and have had no answer.
We do not plan to call a hospital witness. We will call the chemist by video. If you wish to have tube B sent out you must arrange for that with the laboratory and bear the cost.
I will also mention, as it is my duty, that a letter was put in Cpl. Thibodeau's file this fall regarding a different DUI stop. I have not seen it.
Offer: plead to DUI #1, $750 fine, the ordinary suspension. CDL consequences are for DMV.
Deputy State's Attorney`,
    ],
  ]),
  key: {
    offence: "dui",
    issues: [],
    gaps: [
      /cruiser|dash.?cam|body.?(worn|cam)|bwc|in.?car (video|camera)|station(house)? video|processing (room )?video/i,
      /bus.{0,30}(camera|video|footage|drive)|(camera|video|footage).{0,40}\bbus|fenn|superintendent|interior camera/i,
      /(datamaster|dmt|breath|instrument).{0,60}(maint|calibrat|certif|service|repair|log|record|history)|(maint|calibrat|certif|service|repair|log)\w*.{0,60}(datamaster|dmt|breath|instrument)/i,
      /chromato|raw data|bench notes|batch|litigation pack|(lab|analy)\w*.{0,30}(data|file|records|notes)/i,
      /phlebotom|mount orrin|(blood )?draw (record|form|sheet)|hospital|nurse|blood kit/i,
      /chain of custody|refrigerat|storage|ouellette|evidence (log|room|record)|mail(ing)? (record|receipt)/i,
      /prue|\baide\b/i,
      /911|dispatch|call recording|\bcad\b|caller/i,
      /(officer|thibodeau|operator|cpl)\w*.{0,40}(train|certif|permit|personnel|disciplin|file|letter)|personnel|disciplin|brady|internal affairs|letter.{0,30}file|certificat\w* of (the )?(operator|officer)/i,
      /tube b|independent (test|analysis)|second (blood )?tube|re-?test/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /\bpbt\b|preliminary breath|portable breath/i,
        /field sobriety|sfst|hgn|walk.and.turn|(sobriety|fst).{0,20}(notes|sheet|form)|scoring/i,
        /\bnotes\b|field notes|handwritten/i,
        /radio|two.?way/i,
        /gps|\bavl\b|telematic|engine (data|module)|speed data/i,
        /photo|picture|scuff|mirror|damage/i,
        /stake|mailbox/i,
        /\bjen\b|neighbou?r/i,
        /wyatt|children|student|pupil|other parents|parent/i,
        /bascomb.{0,60}(interview|post|history|application|photo|follow|phone)/i,
        /facebook|community page|social media|deleted (post|thread)|online post|town page/i,
        /secretary|dunmore|school (record|staff|report|district)|elementary/i,
        /lavoie.{0,60}(interview|statement|training|phone)|green notch|employ(er|ment)|time ?(card|clock)|punch|personnel (record|file)|bus company/i,
        /pre.?trip|bus (inspection|maint|repair)|inspection/i,
        /dot\b|clinic|employer.{0,20}test|reasonable suspicion/i,
        /nadeau|public defender|attorney (log|call)|first (attorney|lawyer)|on-?duty|phone (record|log)|consult|privacy/i,
        /medical|reflux|omeprazole|doctor|physician|diabet|prescription|nyquil|medication|pharmac/i,
        /dextromethorphan|doxylamine|send-?out|drug (test|screen)|immunoassay/i,
        /dry gas|\btank\b|simulator|gas standard|certificate of analysis/i,
        /interferent|software|version|download|instrument data|database|comm(unication)? log|error (log|code)/i,
        /clock|time ?(sync|stamp)/i,
        /aldous|chemist|technical review|\bgp\b|proficiency|accredit|analyst/i,
        /uncertainty|validation|analytical method|standard operating|protocol|sop\b/i,
        /relation back|retrograde|extrapolat|toxicolog/i,
        /expert/i,
        /husband|daughter|family/i,
        /miranda|waiver|implied consent (form|card)|rights form/i,
        /consent.{0,20}blood|blood.{0,20}(consent|warrant|authori)|warrant/i,
        /kit lot|expired|preservative|anticoagulant|seal|vacuum/i,
        /dmv|cdl|licen[cs]e|driving record|suspension|abstract|commercial/i,
        /polic(y|ies)|procedure|observation period|regulation/i,
        /citation|booking|custody|arrest (report|record)|incident report|police report|supplement/i,
        /winslow|notary/i,
        /weather|road (condition|surface)|temperature|lighting/i,
        /cough drop|\bgum\b|mouthwash/i,
        /criminal (history|record)|bias|motive|aide job|application/i,
        /video|camera|footage|surveillance|cctv|recording/i,
        /e-?mail|correspondence|preserv/i,
        /clerk|front window/i,
        /clog|shoe|footwear/i,
        /scene|diagram|sketch|map of the route|route sheet/i,
        /substitute|\bsub\b driver/i,
      ],
      contradictions: [],
    },
  },
};
