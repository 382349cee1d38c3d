import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const POD_CASE: CaseFile = {
  name: "assault on a detention officer, county jail, Oklahoma",
  documents: makeDocuments([
    [
      "Incident report DO Stamper.pdf",
      `KESSLER COUNTY DETENTION CENTER                       INCIDENT REPORT            IR# 24-1163
Facility: Main      Unit: C POD / 2      Date: 8-21-24   Time: 1816     Type: ASSAULT ON STAFF
Inmate(s): HARJO-BLAKE, Dustin L.   JID 40718    cell C-207       STATUS: PRETRIAL (failure to pay / poss CDS)
Staff: D.O. T. Stamper (writer); D.O. J. Okafor; Cpl. M. Reinke
On the above date and approximate time I, D.O. Stamper, was conducting evening chow in C pod. Inmate Harjo-Blake came to the door without his wristband and I told him no band no tray. He became verbally aggressive, stating "I aint ate since yesterday." I instructed him to return to his cell. He refused several loud verbal commands. I placed my open hand on his shoulder to guide him at which time he turned and struck me in the left jaw with a closed fist. I took him to the ground with an approved technique. He continued to resist by tensing up. D.O. Okafor assisted and O.C. was deployed in one short burst. He was placed in restraints and walked to the Segregation without further incident.
I felt pain and was seen at Kessler Memorial.
Injury to staff: YES      Injury to inmate: NONE / REFUSED
Reported to: Cpl Reinke     Video: YES       Photos: YES
Copies: Administrator / Classification / Investigator / Inmate file`,
    ],
    [
      "Supervisors use of force packet.pdf",
      `KCDC Form 31  SUPERVISOR'S USE OF FORCE REVIEW                       IR# 24-1163
Reviewing supv: Cpl. M. Reinke             Date of review: 8-22-24
1. Force used by: Stamper, Okafor         2. Level:  [ ] presence [X] verbal [X] soft empty hand [X] hard empty hand [X] chemical [ ] ECW [ ] restraint chair (*)
3. Was force planned?  N        4. Handheld camera on scene?  Y, brought by D.O. Pickard after inmate on ground
5. Was inmate decontaminated?  Y at 1905, shower        6. Seen by medical?  Y 1950 LPN Dorsett
7. Witness staff:  Okafor, Pickard, Control 2 (D.O. Wynn)          8. Witness inmates: C-pod dayroom approx 14, none wished to write
9. O.C. can weight before / after:  before ____  after ____
10. Video reviewed?  Y cam C2-dayroom.   C2-sallyport n/a "out since July, work order in"
Summary: I viewed the dayroom camera from the Control. The tray cart blocks most of the picture. Inmate's arm comes up. Can't see contact. Force appears within policy. Recommend close.
(*) restraint chair 1830 to 2140, see separate log.
Cpl's note: Stamper was on hour 15 of a double, we were 3 short on the shift.`,
      `Form 31 page 2
STATEMENT of D.O. J. OKAFOR (typed by Reinke from verbal)
I WAS ON THE TOP TIER PICKING UP TRAYS. I HEARD STAMPER YELLING AND LOOKED DOWN AND SEEN THEM ON THE FLOOR ALREADY. I CAME DOWN THE STAIRS. THE INMATE WAS ON HIS STOMACH AND HIS HANDS WAS UNDER HIM. I SAID GIVE ME YOUR HANDS. STAMPER SPRAYED HIM. I THINK IT WAS TWO TIMES. I PUT ONE CUFF ON AND PICKARD GOT THE OTHER. I DID NOT SEE NO PUNCH. STAMPER SAID "HE SWUNG ON ME." STAMPER'S LIP HAD BLOOD ON IT.
Sgt. review:  [X] concur [ ] do not concur     Sgt. A. Lovelady  8-27-24
Administrator:  (blank)
DISTRIBUTION. Original stays with the Administrator for three years. This packet is confidential for the improvement of operations. Staff who are injured shall fill out a CompSource first notice before the end of shift and shall not leave before a urine sample is given. Uniforms that are soiled by blood are to be turned in at Laundry for exchange, with the size noted. Lost radios, keys and O.C. holders are charged to the employee. Overtime slips are due Sunday at midnight. Supervisors are reminded that Form 31 must be completed before the end of the watch.`,
    ],
    [
      "Inmate disciplinary hearing.pdf",
      `KCDC   INMATE MISCONDUCT / DISCIPLINARY HEARING        No. D-24-390
Inmate: Harjo-Blake 40718      Charge: A-01 Assault/Battery on staff     Served: 8-24-24 by D.O. Gentry
Inmate plea:  [ ] G  [X] NG       Staff representative requested: YES, none available
Inmate witnesses requested: "Big Mike in 209", "Pacheco upper", "the nurse that was doing pills"
   Allowed?  NO    Reason: security
Inmate's statement (written by hearing officer):
Says his band broke at court and he told the booking lady on the 20th. Says he was diabetic and did not get lunch. Says Ofc grabbed him by the neck and his arm went up, "I dont even know if I hit him." Says Ofc said "you want to eat, eat this," then sprayed while I was cuffed. Wants the video watched.
Evidence considered: IR 24-1163, Form 31.      Video viewed at hearing:  [ ] Y [X] N
Finding:  [X] GUILTY       Sanction: 30 days lock-down, loss of canteen & visits, $75.00 restitution for uniform shirt
Hearing officer: Lt. P. Crider        Date: 8-28-24      Length of hearing: 6 min
Appeal filed: 8-29-24.     Result: see Administrator
This hearing is not a criminal proceeding. Statements are taken for the good order of the facility. You may ask for a copy by Request to Staff.`,
    ],
    [
      "Jail medical contact Dorsett.pdf",
      `TRUCARE CORRECTIONAL HEALTH        NURSING CONTACT NOTE / POST USE OF FORCE
Pt: HARJO-BLAKE D  #40718   26 M  NDN      Date 08/21/24    Time 1950      Loc: SEG holding, in chair
S: "I cant see. My sugar is low. He choked me."
O: Alert, tearful, eyes red bilat, lids swollen. Red marks R side of neck x 3, linear, abt 4 cm. Abrasion L cheek 2 x 3. R wrist cuff mark. R hand: no swelling no redness over knuckles. BP 148/92  P 118  R 22  O2 98 RA. FSBS 51.
A: OC exposure. Hypoglycemia. Neck c/o.
P: OJ x 2, peanut butter, recheck FSBS 20 min = 74. Eyes flushed w/ water. Notified provider on call (PA Thibault) by phone, no new orders. Requested to be out of chair to check feet, Cpl says wait.
Insulin MAR: 8/20 PM dose given. 8/21 AM dose held, "at court." 8/21 PM pre-meal 14 u given 1740.
Photos by jail staff: yes    Refusal form signed: NO
Mental health: referral sent 8/12 for "hearing his brother", not yet seen.
K. Dorsett LPN    1958
Charting is by exception. If it is not charted above the finding was within normal limits. Chart copies are only given out by the contractor's regional office.`,
    ],
    [
      "Investigator Sorrels report.pdf",
      `KESSLER COUNTY SHERIFF'S OFFICE                         INVESTIGATIVE REPORT
CASE 2024-08-0551      OFFENSE: 21 O.S. 650.2 (B) A&B UPON DETENTION OFFICER        INV: Sorrels, D.   8/30/24
I was assigned this on 08/26/24 by the Administrator. I read the IR and the Form 31.
08/27/24 1000 hrs: I spoke w/ D.O. Stamper in my office. He stated the inmate "squared up" and hit him with the right fist, he did not see it coming. He stated he never touched the inmate until after he was hit. He has had headaches. He was diagnosed with a sprain of the jaw. He provided two cell phone pictures of his lip that his wife took.
08/28/24 0930 hrs: I had Harjo-Blake brought to Interview B. I read him Miranda. He signed the form. He asked if his public defender would be there and I explained this was about the jail matter and not his court case. He stated he blacked out and that he was sorry if anyone got hurt. He stated "I put my arm up." The interview was recorded.
08/28/24: I asked IT (Mr. Gail) for video. He stated the system writes over at 10 days "give or take" and he pulled what he could, one clip, 2 min 10 sec. He gave it to me on a disc and I watched it. It starts with Stamper on the floor.
I walked C Pod and asked if anyone had seen anything. Inmate Michael TREADAWAY said "you can put me down but not in here." I did not talk with him again as he went to DOC on the 29th.
Inmate Ray PACHECO said "he deserved it."
I did not speak to D.O. Wynn, who is no longer employed here. Forwarded to DA for charges.`,
    ],
    [
      "C pod activity log.txt",
      `KCDC C-POD LOG   08/21/24  2ND WATCH           POST OFFICER: STAMPER / OKAFOR       CONTROL 2: WYNN
1400  ON POST   COUNT 47   KEYS 3 RADIOS 2 OC 2     STAMPER HELD OVER FROM 1ST
1405  SECURITY CK OK
1431  SECURITY CK OK
1502  SECURITY CK OK.   209 TOILET, W/O
1515  REC A TIER
1534  40718 BACK FR COURT. NO BAND. TOLD BOOKING
1600  COUNT 48 CLEAR
1633  SECURITY CK OK
1702  SECURITY CK OK
1738  PILL CALL  LPN DORSETT
1755  TRAYS LATE, KITCHEN SHORT. INMATES LOUD
1810  CHOW START
1814  CONTROL 2: 10-33 C POD
1818  10-33 SECURED    PICKARD, REINKE, BOHN ON POD
1822  40718 TO SEG W/ REINKE + 2
1840  CHOW RESUMED
1905  SECURITY CK OK
1915  STAMPER OFF POD TO ER W/ BOHN.    GENTRY ON
1930  LAUNDRY OUT. 1 STAFF SHIRT
2000  COUNT 47
2031  SECURITY CK OK
2101  VISITATION A TIER CANC
2200  RELIEVED BY 3RD WATCH`,
    ],
    [
      "DA letter and information.pdf",
      `DISTRICT ATTORNEY, 31st PROSECUTORIAL UNIT          KESSLER COUNTY OFFICE
October 2, 2024          Re: State v. Harjo-Blake   CF-2024-288
To the Indigent Defense attorney of record:
The Information was filed September 9 charging one count of A&B on a Detention Officer, page two two priors. The discovery that we have been given is enclosed (IR, Form 31 with statement, nurse note, disciplinary, Inv. report, log). I am told that the disc that Inv. Sorrels has will not play on our machine and he is making a new one.
You asked about the officer. Mr. Stamper resigned on September 20. I have no knowledge of the reasons. I do not have his personnel records and do not believe they are in my possession or control. Kessler Memorial would not give us his chart without a release. Mr. Stamper has retained a lawyer in Ada about his workers comp.
You asked about the interview of your client. That is on the Sheriff's server and I will see to it.
Recommendation: 5 in 2 out consecutive to CF-2024-101. Prelim conference is Oct 17. If we have prelim the recommendation is withdrawn.
Our office is moving to electronic discovery on the first of the year. Please register each attorney and legal assistant apart. Documents over 25 MB must be picked up on a drive which you bring.
Assistant District Attorney`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: [],
    gaps: [
      /video|dayroom|footage|surveillance|cctv|c2-|disc\b/i,
      /hand.?held/i,
      /treadaway|big mike|pacheco|(inmate|dayroom|dorm|pod).{0,20}witness|witness.{0,20}inmate|other inmates/i,
      /kessler memorial|(stamper|officer)'?s?.{0,30}(medical|hospital|chart|injur|er record|treatment)|workers'? comp|compsource/i,
      /photo|picture/i,
      /personnel|disciplin\w* (file|record|history) of|resign|internal affairs|(prior|past).{0,30}(force|complaint)|complaints? against|brady|giglio/i,
      /interview.{0,40}(record|audio|video|tape)|(record|audio|video|tape)\w*.{0,30}interview|recorded statement/i,
      /(use.?of.?force|force|restraint|chair|oc|o\.c\.|spray|chow|band|detention|facility|jail).{0,20}(polic|procedure)|polic(y|ies)|procedures?\b.{0,20}(manual|force)/i,
      /shirt|uniform/i,
      /restraint.?chair/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /wynn|control 2|control room|10-33|radio|dispatch|intercom/i,
        /pickard/i,
        /\bbohn\b|gentry/i,
        /okafor/i,
        /reinke|lovelady|crider/i,
        /dorsett|nurse|thibault|trucare|medical (record|chart|file)|\bmar\b|insulin|glucose|blood sugar|diabet|health(care)? record/i,
        /mental.?health|psych|competen|referral|hearing his brother/i,
        /o\.?c\.? (can|canister|spray|log)|pepper|canister|can weight|chemical|spray/i,
        /training|certif|clee?t|qualification|defensive tactics/i,
        /stamper.{0,60}(interview|criminal|history|lawyer|whereabouts|contact|address|prior|recorded)/i,
        /roster|staffing|shift|overtime|double shift|time ?(sheet|card)|fatigue|payroll/i,
        /urine|drug (test|screen)|toxicolog|post.?incident test/i,
        /wrist ?band|booking|classification|inmate file|jail file|custody (file|record)|court (transport|return)|transport/i,
        /kitchen|\btrays?\b|meal|lunch|food|diet/i,
        /appeal|grievance|request to staff|hearing (record|tape|audio)|misconduct|disciplinary/i,
        /miranda|waiver|rights (form|card)/i,
        /public defender|counsel|attorney.{0,20}(request|notif)/i,
        /\bgail\b|\bit\b (staff|department|person)|retention|overwrit|work order|maintenance|sally.?port camera|metadata|native|camera (map|location|placement)/i,
        /sorrels|investigator'?s? notes|field notes|handwritten notes|\bnotes\b/i,
        /wife|cell ?phone pict|cell phone/i,
        /chain of custody|evidence (log|record)|property record/i,
        /criminal (history|record)|convictions|priors|benefit|deal|incentive/i,
        /doc\b|department of corrections|move sheet|cell (assignment|move|roster)|housing (record|roster)|inmate list/i,
        /seg(regation)? (log|record)|decontaminat|shower|lock-?down/i,
        /diagram|floor ?plan|layout|sketch|scene/i,
        /blood|\bdna\b|swab|\blip\b/i,
        /tort claim|civil (claim|suit|case)|lawsuit|lawyer in ada/i,
        /administrator|final review/i,
        /jail (call|phone)|inmate (call|phone)|phone calls|kiosk/i,
        /body.?(worn|cam)|bwc/i,
        /log(s)?\b.{0,30}(other|control|seg|medical|booking|pass)|security check/i,
        /pill call|medication/i,
        /emails?|text messages|correspondence|memo/i,
        /expert/i,
        /state (jail )?inspect|health department|jail inspection|standards/i,
        /incident reports?.{0,40}(prior|other|previous|okafor|pickard|bohn|each)|other (officers?|staff)|(report|statement)s?.{0,20}(by|of|from) (the )?(other|each|responding)/i,
        /probable cause|affidavit|prior judgment|judgment and sentence|cf-2024-101/i,
        /handcuff|restraint/i,
        /choke|neck|strangul/i,
      ],
      contradictions: [],
    },
  },
};
