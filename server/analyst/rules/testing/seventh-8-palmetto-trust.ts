import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const PALMETTO_TRUST_CASE: CaseFile = {
  name: "armed bank robbery with a dye pack, show-up, dog track",
  documents: makeDocuments([
    [
      "Pinckney Crossing PD report.pdf",
      `ORI SC0999900      PINCKNEY CROSSING POLICE DEPARTMENT       INCIDENT REPORT         CASE# 2403-1177
1. INCIDENT TYPE  ROBBERY, ARMED / BANK     COMPLETED [X]   FORCED ENTRY [ ]    PREMISE 02 BANK
2. INCIDENT LOCATION   MARSH PALMETTO TRUST, 88 SAVANNAH HWY
3. DATE 03/14/24   TIME 0942      DISPATCHED 0944    ARRIVED 0949    DEPARTED 1315
4. COMPLAINANT  MARSH PALMETTO TRUST CO.    VICTIM 1  GRIER, LATOYA  B/F/34  TELLER     VICTIM 2  HUTTO, DIANE  W/F/58  BRANCH MGR
5. SUBJECT 1   W/M   UNK AGE    5-8 TO 6-0   MED BUILD   CAMO GAITER, TAN BALL CAP, SUNGLASSES, LONG SLEEVE GREEN SHIRT, WORK GLOVES
6. WEAPON  HANDGUN (REVOLVER ?)       7. PROPERTY   US CURRENCY  $4,310.00  (INCL. BAIT AND SECURITY PACK)
NARRATIVE:
ON THIS DATE THE R/O RESPONDED TO AN ALARM AND 911 CALL OF A ROBBERY AT THE ABOVE LOCATION. THE VICTIM 1 STATED THAT A W/M CAME IN THE FRONT DOOR AND GOT IN LINE BEHIND AN ELDERLY CUSTOMER. THE SUBJECT STEPPED AROUND THE CUSTOMER, LAID A GUN ON THE COUNTER AND SAID "ALL OF IT MA'AM AND NO FUNNY MONEY." V1 PLACED THE CONTENTS OF HER TOP DRAWER IN A WHITE GROCERY BAG INCLUDING A DYE PACK. THE SUBJECT LEFT OUT OF THE SIDE DOOR. V1 HEARD A POP AND SEEN RED SMOKE BY THE DUMPSTER AT THE DOLLAR STORE NEXT DOOR.
A CUSTOMER IN THE DRIVE THRU LANE TOLD V2 THAT THE SUBJECT GOT IN A GRAY OR SILVER TRUCK. THIS CUSTOMER LEFT PRIOR TO R/O ARRIVAL.`,
      `CASE# 2403-1177      NARRATIVE CONT.
A BOLO WAS ISSUED. SGT SHEALY AND K-9 OFFICER DANTZLER (K-9 "BRIX") BEGAN A TRACK AT THE DUMPSTER AT 1011. THE TRACK WENT THROUGH THE WOODS, ACROSS A DITCH AND TO THE REAR OF THE OAKLINE MOBILE HOME PARK, ABOUT .6 MILE, WHERE THE DOG LOST SCENT AT LOT 30.
AT 1026 THE R/O OBSERVED A W/M SEATED ON THE STEPS OF LOT 27 WITH RED STAINS TO THE HANDS AND JEANS. THE SUBJECT IDENTIFIED HISSELF AS CODY RAY STROMAN W/M 07/02/93. SUBJECT STATED HE WAS PAINTING A PORCH SWING. A PARTLY RED PORCH SWING WAS IN THE YARD. SUBJECT WAS WEARING A WHITE TSHIRT. HE WAS DETAINED IN HANDCUFFS.
AT 1040 V1 AND V2 WERE TRANSPORTED TO OAKLINE IN UNIT 14. BOTH POSITIVELY ID'D THE SUBJECT FROM THE VEHICLE. SUBJECT ADVISED HE DID NOT DO IT.
A LEASE HOLDER OF LOT 27, MISTY CAULDER (GIRLFRIEND), SIGNED CONSENT. A REVOLVER WAS FOUND UNDER THE TRAILER. A TAN CAP WAS FOUND ON A NAIL BY THE DOOR. $640.00 IN TWENTIES IN A COFFEE CAN.
R/O WAS EQUIPPED WITH BODY CAMERA. AN EVIDENCE TECH TOOK PICTURES AT THE BANK. VICTIM ASSISTANCE FORM GIVEN.
R/O OFC. J. MCELVEEN 0388      FOLLOW UP: CID   INV. RIVERS
ADMIN: CLEARED BY ARREST [X]  UNDER 18 [ ]   EX CLEAR [ ]     REVIEWED: LT. PADGETT`,
    ],
    [
      "Teller robbery description form.pdf",
      `MARSH PALMETTO TRUST COMPANY
ROBBERY DESCRIPTION FORM  - complete at once, do not discuss with other employees -
Employee: Latoya Grier     Station: 2      Date: 3/14      Time of robbery: 9:41
Race: W    Sex: M    Age: 40s?     Height: about like me in heels, 5'10?      Weight: 190
Hair: could not see, maybe gray at neck     Eyes: sunglasses    Facial hair: covered
Complexion: real sunburned     Scars, marks, tattoos: tattoo on side of neck, like writing. saw when he looked over
Hat: tan w/ fish    Coat:       Shirt: green long sleeve   Pants: khaki work pants    Shoes: boots
Gloves: yes leather      Right or left handed: L
Weapon: revolver, brown handle
Speech: polite, older country man. Smelled like cigarettes
Note passed? no       What was said: "All of it ma'am and no funny money. I'm sorry about this."
Direction: side door      Vehicle: didn't see
Describe your part: I gave top drawer. Dye pack was between the 20s in slot 3. Pressed button w/ knee after he turned around.
Anyone else at counter: Mr. Amos Free was right there, he is 80 something and hard of hearing. He went and sat down. Also lady in the drive thru at lane 1, Diane was waiting on her.
Signature: L. Grier
-----
REMINDER: Lock the doors. Preserve the area the robber touched. Do not give the amount of loss to anyone but the police and Security. Employees needing to speak with a counselor may phone the EAP line. Do not post about the event. Bank hours may be suspended at the discretion of Regional Operations.`,
    ],
    [
      "Bank security letter.pdf",
      `MARSH PALMETTO TRUST COMPANY         CORPORATE SECURITY & FRAUD
April 2, 2024
Pinckney Crossing Police Dept, Attn: Inv. Rivers
Re: Branch 0017, Savannah Hwy, event of 3/14/2024
Dear Investigator:
Following your request we advise as follows. The teller drawer at Station 2 was balanced by the Branch Manager with a loss of $3,870.00, which includes ten $20.00 notes of recorded bait money. The serial list is kept by the branch in dual control and we have asked the manager to forward it.
The security pack was a ColorGuard II unit, installed in 2017. It releases red dye (1-MAAQ) and an irritant aerosol at about 400 degrees F approximately 10 to 30 seconds after it passes the door field. Persons near to the pack at release normally have coughing and tearing of the eyes. The unit also should have been replaced at the five year service date. I am not able to find the service ticket.
The branch recorder has 6 cameras. Three still frames were emailed to you on 3/15. The recorder was removed by our vendor, Sentrex, on 3/20 as it was scheduled for upgrade and the hard drive is with them.
Our employees are available through this office. Please note that any release of customer information requires process directed to the Legal Department. The Bank offers a standing reward of up to $2,500 for information. A claim for the reward was received from a Ms. Caulder on 3/18 and is under review.
Very truly yours,
P. Wannamaker, Regional Security Officer`,
    ],
    [
      "Rivers supplemental.pdf",
      `PCPD SUPPLEMENTAL   2403-1177      INV. D. RIVERS      04/19/24
On 3/14/24 I reported to Oakline MHP. The subject Stroman was seated in back of Unit 14's cruiser. I noted red color to both palms and to right thigh of the jeans. No respiratory distress noted. I took the jeans and had the subject's hands swabbed by Tech Boykin. A can of barn red latex paint was next to the swing, it was not collected.
I spoke with Ms. Caulder inside. She was upset and advised Stroman had been "gone a while this morning" and that he owes money. She then signed for the trailer. She advised that the revolver was her late daddy's and it don't work. She has a pending charge for shoplifting in our city court, I told her I would put in a word.
The .38 revolver (Rossi) was under the trailer in a feed sack about four feet from the steps.
At the PD I advised Stroman of his rights at 1312 hrs. He signed the waiver and gave a statement that he walked to the Dollar store about 9 for primer, came back and began to paint. He said a fellow with the truck, "Big Doug", lives on lot 31 and wears the fish hat. I did not locate anyone of that name; lot 31 was vacant by the time I went back on 4/1. He denied it for about two hours. He asked to quit and I ended.
The receipt he gave me from the Dollar store was put in the file.
The white grocery bag and most of the money were recovered in the ditch on 3/15 by a county road crew (foreman Mr. Teal). $3,140.00, stained. The bills were counted, photographed and returned to the bank at the request of Mr. Wannamaker.`,
      `2403-1177   RIVERS  p 2
The $640 from the can was checked against the bait list by phone with Mrs. Hutto. She said that two of them "looked right". I am waiting for the list. The $640 had no staining.
I viewed the three stills. Subject's face is covered. Stroman has a tattoo on the left forearm only. Stills retained in file.
On 3/22 Mrs. Hutto called and said that at the trailer park she was not sure but that Latoya said "that's him, look at his hands" and the officer told them that the dog had gone right to him.
On 4/3 I submitted the swabs, jeans, cap and a section of stained bill to SLS.
A leather glove was located by K-9 on the track and collected by Sgt. Shealy. I will confirm where it is.
Warrants 2024A4610200117 and 118 signed by Judge Fogle 3/14/24 1620 hrs.
I attended the bond hearing on 3/15. Bond denied. The case will be presented to the Grand Jury. The FBI resident agency was notified by teletype and Special Agent Nivens came by the bank; the U.S. Attorney has deferred to the Solicitor at this time.
On 4/10 attended the CALEA meeting. 4/11 to 4/17 annual leave.
Inv. D. Rivers    PCPD CID`,
    ],
    [
      "Property custody form.pdf",
      `PCPD   EVIDENCE / PROPERTY CUSTODY FORM          2403-1177            PAGE 1 OF 1
ITEM   DESCRIPTION                                WHERE FOUND         BY          DATE/TIME
A      REVOLVER ROSSI 38 SPL, RUST, 0 RDS          UNDER LOT 27        MCELVEEN    3/14 1121
B      CAP TAN "BASS" LOGO                          LOT 27 PORCH        MCELVEEN    3/14 1124
C      USC 32 X $20                                 KITCHEN, CAN        RIVERS      3/14 1130
D      JEANS BLUE                                   STROMAN             RIVERS      3/14 1250
E      SWABS, HANDS (2)                             STROMAN             BOYKIN      3/14 1255
F      RECEIPT DOLLAR STORE                         STROMAN             RIVERS      3/14 1410
G      BILL FRAGMENT, STAINED                       DITCH               RIVERS      3/15
RELEASED BY         RECEIVED BY        DATE       ITEM     PURPOSE
RIVERS              EVID RM JEFFCOAT   3/14       A-F      STORE   (D and E in same bag)
RIVERS              EVID RM JEFFCOAT   3/18       G        STORE
JEFFCOAT            SLS                4/3        B D E G  EXAM
SLS                 JEFFCOAT           6/27       B D E G  RETURN
NOTE: Item F illegible (thermal) as of 6/27 inventory.
Firearms: complete trace form before submission  [ ] done
All persons handling the evidence must sign. Narcotics and currency require two signatures. Evidence will not be accepted after 4 pm on Fridays. Food is not permitted in the packaging area. Found bicycles are sold every October by the City.`,
    ],
    [
      "SLS trace report.pdf",
      `SANTEE LABORATORY SERVICES                 TRACE EVIDENCE DEPARTMENT
Laboratory number L24-04411       Agency PCPD 2403-1177       Report: June 20, 2024
Subject: Cody Ray Stroman
Items:  B cap;   D pair of blue jeans;   E two swabs labelled hands;   G fragment of currency
Examinations requested: presence of 1-(methylamino)anthraquinone (MAAQ) and o-chlorobenzylidene malononitrile (CS)
FINDINGS
Item G:   MAAQ and CS were identified.
Item D:   MAAQ was identified in a stain at the right front. A second red stain, right thigh, contains a pigmented polymer (paint) and was not further examined. CS not identified.
Item E:   Trace MAAQ was indicated, below the reporting limit. Quality insufficient for confirmation. CS was not identified.
Item B:   Hairs were observed and retained. No red material was observed. Not examined for DNA at this time.
Remarks: Items D and E were received in a single paper bag that was open at one fold. The possibility of transfer between the items cannot be excluded.
Methods: stereomicroscopy, TLC, GC/MS, FTIR.
This report represents the results for items as received. Opinions outside of the scope of the examination are not expressed. Evidence not retrieved in 60 days is subject to return by courier at cost.
K. Abernathy-Cole, Trace Examiner`,
    ],
    [
      "CAD 24-074-0218.pdf",
      `LOWCOUNTRY CONSOLIDATED DISPATCH           EVENT CHRONOLOGY        24-074-0218
TYPE  BANK ALARM / ROBB      PRI 1     LOC  88 SAVANNAH HWY   MARSH PALMETTO TR    AGY PCPD
09:43:52  ALARM CO  HOLDUP BUTTON  STA 2
09:44:20  911  F CALLER HUTTO  WHITE MALE GREEN SHIRT GUN
09:45:03  911  SECOND CALLER  M  AT DOLLAR STORE  "RED SMOKE, OLD BOY THREW A BAG IN A TRUCK BED"  TRUCK TOWARD I-95  PARTIAL TAG  K7
09:45:40  CALLER 2 HUNG UP  NO CALLBACK
09:46:11  BOLO GRAY PICKUP  P1 P2 P6
09:49:30  U14 ONSC
09:52:47  SO12  STOPPED GRAY F150  MM 38  TAG KXX7..   ONE W/M
09:58:02  SO12  10-8  RELEASED  NEG
10:11:15  K9-2  TRACK START
10:26:40  U14  ONE DETAINED OAKLINE LOT 27
10:34:09  U14  ENRT OAKLINE W/ 2 WITNESS
10:38:51  U14  SHOW UP COMPLETE  POS X1
10:44:30  K9-2  TRACK END
11:02:00  CID 5 ONSC
13:15:26  U14  10-8
COMMENTS: RADIO CH 3 INTERMITTENT.  SHIFT CHANGE NOTES:  WATER MAIN BREAK ON CHURCH ST.  CHECK TRAFFIC LIGHT AT 4TH.
OPERATOR  T31 / T08`,
    ],
  ]),
  key: {
    offence: "robbery",
    issues: [],
    gaps: [
      /(bank|branch|surveillance|security|recorder|hard drive|six|6).{0,40}(video|camera|footage|dvr|record|still)|sentrex|hard drive|surveillance|footage|still (frame|image|photo)|\bstills\b|cctv/i,
      /bait|serial (number|list)|recorded (bills|notes|money|currency)/i,
      /\bk-?9\b|canine|\bdog\b|dantzler|brix|\btrack(ing)?\b/i,
      /body.?(worn|cam)|bwc/i,
      /911|emergency call|second caller|caller/i,
      /f-?150|gray (pickup|truck)|\bso-?12\b|pickup|truck stop|partial tag|licen[cs]e plate/i,
      /hutto|branch manager/i,
      /glove/i,
      /\bdna\b|hairs?\b/i,
      /reward|caulder|shoplifting|girlfriend/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /amos|mr\.? free|elderly customer|customer/i,
        /drive.?(thru|through)|lane 1/i,
        /big doug|\bdoug\b|lot 31|alternat\w+ (suspect|perpetrator)|third.?party/i,
        /teal|road crew|foreman/i,
        /paint|porch swing/i,
        /receipt|dollar (store|general)|store (video|camera|record)/i,
        /dye ?pack|security pack|colorguard|service (ticket|record|date)|maintenance|maaq/i,
        /revolver|rossi|firearm|handgun|\bgun\b|ballistic|operab|trace form|\batf\b|etrace/i,
        /fingerprint|latent|prints?\b/i,
        /recovered (money|bills|currency|cash)|stained (bills|money|currency)|returned to the bank|\$3,140|currency|grocery bag|white bag/i,
        /audit|teller (drawer|balance|tape)|cash (count|balance)|balanc|loss (amount|figure|record)|\$3,870/i,
        /photo(graph)?s?\b|pictures|evidence tech/i,
        /boykin/i,
        /jeffcoat|evidence room/i,
        /shealy/i,
        /mcelveen/i,
        /rivers/i,
        /grier/i,
        /wannamaker|bank security/i,
        /abernathy|examiner/i,
        /nivens|\bfbi\b|federal|u\.?s\.? attorney/i,
        /show.?up|admonition|identification (procedure|form|instruction)|line.?up|photo (array|spread)/i,
        /miranda|waiver|rights form|advice of rights/i,
        /interview|interrogation|(statement|recording) of (stroman|the (client|defendant))|two hours/i,
        /consent (to search )?(form|card)|written consent|consent/i,
        /lease|lot 27|lot 30/i,
        /\bwarrants?\b|affidavit|fogle/i,
        /dash|in.?car|cruiser (camera|video)|unit 14|car camera/i,
        /radio|dispatch (audio|recording|tape)|bolo/i,
        /gps|\bavl\b|license plate reader|\balpr\b|traffic cam/i,
        /phone (record|extraction|data)|cell|cell.?site|tower/i,
        /notes/i,
        /lab(oratory)? (notes|data|file|case|packet)|bench|chromatogra|spectra|raw data|gc.?ms|validation|accredit|proficiency|reporting limit/i,
        /chain of custody|packag|contaminat|same bag|property (form|log|record)|evidence (log|form|record)|custody/i,
        /independent (test|exam|analysis)|re-?test|defen[cs]e expert|expert/i,
        /clothing|green shirt|khaki|gaiter|sunglasses|boots|\bcap\b|\bhat\b|t-?shirt/i,
        /tattoo|booking|mug|jail (record|photo|intake)|medical|eyes|irritant|cs gas/i,
        /criminal (history|record)|convictions|impeach/i,
        /alarm/i,
        /personnel|disciplin|internal affairs|brady|giglio/i,
        /policy|policies|training|procedure|certif|guideline/i,
        /neighbou?r|canvass|residents|oakline/i,
        /scene (diagram|sketch|plan)|\bmap\b|diagram|measure/i,
        /grand jury|bond hearing|preliminary hearing|transcript/i,
        /jail calls?/i,
        /eap|counsel(l)?or/i,
        /handed/i,
        /plea|promise|\bdeal\b|benefit|put in a word/i,
        /emails?|correspondence|communications/i,
      ],
      contradictions: [],
    },
  },
};
