import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const VISTA_CASE: CaseFile = {
  name: "stolen mail and identity theft, motel room, California",
  documents: makeDocuments([
    [
      "Crime report CA24-3107.pdf",
      `CERRO ALTO POLICE      CRIME / ARREST REPORT            DR 24-3107         Pg 1 of 3
CODE SECTION(S): 530.5(c)(3) PC F; 530.5(e) PC M; 496(a) PC; 466 PC
DATE/TIME OCCURRED: 05-14-24 / 1120      DAY: TUE        RD: 118
LOCATION: Vista Palms Motor Lodge, 880 Harbor Access, Rm 214
SUSP-1: BROUSSARD, Kaylee Ann   F/W   29    BRN/HAZ   504   130      ARR: Y   BKG# 2405-1190
SUSP-2: MEEHAN, Cody Ryan       M/W   34    BLN/BLU   601   185      ARR: Y (PRCS flash, released to Probation)
VICT-1: STATE OF CA        VICT-2: IMAI, Grace (see ID theft aff.)     VICT 3-19: SEE MAIL LIST
SOURCE OF ACTIVITY: Citizen flag down / hotel mgmt
On 05-14-24 at approx 1112 hrs my partner Ofc. L. Brannigan #1746 and I were on extra patrol at the motel for quality of life issues. The day clerk waved at us. She told us that the housekeeper saw "a lot of people's mail" in 214. She did not want to be involved. She pulled the card for the room and told us who it came back to.
I ran MEEHAN and he came back on PRCS with search terms. I did not run BROUSSARD until later. We knocked on 214 and announced. A female said "hang on." I could hear a toilet flush two times. About one minute later BROUSSARD cracked the door. I could smell burnt plastic. I told her that Cody was on paper and we were coming in to check. She stepped back.`,
      `DR 24-3107     Pg 2 of 3      NARRATIVE CONT.
MEEHAN was sitting on the bed closest to the bathroom. I saw, in plain view on the TV stand, a stack of envelopes, most opened, with different names. I detained both in handcuffs. A protective sweep of the bathroom was done by Ofc. Brannigan, who found wet paper in the toilet. We did not recover it.
Next to the sink was a purple backpack zipped closed. I asked whose it is, BROUSSARD said "mine but not everything in it." I searched it under MEEHAN's terms. Inside were nineteen (19) pieces of mail, a CA DL in the name of Grace IMAI, two checks that seemed to be washed, and a notebook with handwriting listing names, DOBs and what looked like SSNs. On the desk was an HP laptop, a Canon printer and check stock. In the nightstand was a ring with a USPS arrow style key.
I read BROUSSARD her rights off of my dept. card at 1146. She said she would talk. In summary she told me she had been there for "two nights, three tops," that Cody's "friend Smokey" leaves stuff there, and that the laptop was there when she came. She has used the printer for a resume. She was going to throw out the mail. She admitted that she opened "one or two" because she was looking for gift cards. MEEHAN invoked.
My BWC was activated late due to low battery. Ofc. Brannigan's was on.`,
      `DR 24-3107     Pg 3 of 3
BROUSSARD had two phones on her. One black Motorola (her own), one rose color iPhone that she says she found. I asked for the code to the Motorola and she gave me the code. I looked at the text thread w/ "SMK" and saw "got 6 new ones bring the soap." I took a picture of that screen with my dept. phone.
I phoned Postal Inspector N. Ocampo who advised there is an ongoing investigation on cluster box breakins on the west side and to hold the key for her. I released the key to Insp. Ocampo at the station at 1530.
I called VICT-2 on the phone. She said her wallet was taken from her car at the gym in March. She never met BROUSSARD and never gave permission. She said that somebody used her info at Harborline Credit Union and at a Lumberline store.
I did not print the items as they had been handled. I did not contact the other named persons; letters to be sent by Property.
Citizen complaint of toilet backup was given to mgmt. Extra patrol request to be continued through the month of June. Beat officers please note this location has 41 calls for service YTD.
DISPO: Cleared by arrest. To DA for filing. Copies: Records, PIO, Probation (Meehan), USPIS.
Rptg Ofc: S. Dietz #1802      Appr: Sgt. H. Vang #1311     Typed 05-15-24 0215`,
    ],
    [
      "Property report 24-3107.pdf",
      `CERRO ALTO POLICE DEPARTMENT             PROPERTY / EVIDENCE REPORT              Page 1
DR# 24-3107   Booked by: Brannigan 1746    Date 05-14-24   Time 1710    Loc: Temp locker 9
ITEM  QTY  DESCRIPTION                                                     FOUND BY   WHERE
1     19   Misc US mail, opened and unopened (13 / 6)                      Dietz      backpack, purple
2     22   Misc US mail, opened                                            Dietz      TV stand
3     1    CADL, IMAI                                                      Dietz      backpack
4     2    Checks, appear altered, #1107 #1112, payee K. BROUSARD (sic)    Dietz      backpack
5     1    Notebook, spiral, green                                         Dietz      desk
6     1    Laptop HP Pavilion, ser (see tag)                               Brannigan  desk
7     1    Printer, Canon                                                  Brannigan  desk
8     ~50  Check stock, blank                                              Brannigan  desk
9     1    Cell, Motorola, blk                                             Dietz      BROUSSARD person
10    1    iPhone, rose                                                    Dietz      BROUSSARD person
11    1    Acetone, bottle, 1/2 full                                       Brannigan  bathtub
12    1    Key "arrow"                                                     Dietz      REL USPIS
13    1    Backpack, purple Jansport, w/ misc female clothing, size S; men's jeans 34x34; mail in name of C. Meehan   returned to MEEHAN
Mail list: SEE ATTACHED (1 pg)  -- not scanned
HAZMAT: N     PERISHABLE: N     CURRENCY: N     FIREARM: N
Released / destroyed after 60 days unless hold is placed by the IO. Owner notices by mail. Finder claims under Civil Code are to be made in person. Property window hours Tue & Thu 1000-1500. Refrigerator space is limited, do not book food.`,
    ],
    [
      "Imai identity theft affidavit.pdf",
      `IDENTITY THEFT VICTIM'S COMPLAINT AND AFFIDAVIT            (voluntary form)
(1) My full legal name: Grace Emiko Imai                (4) Age 61
(9) [X] I did NOT authorize anyone to use my name or personal information to obtain money, credit, loans, goods or services
(10) [X] I did NOT receive any money, goods, services as a result of the events described
(11) I believe the following person(s) used my information: "I don't know them. Maybe the boy from the gym desk, he saw my locker number."
(12) Additional information about the crime:
I noticed the window of my Camry was broken on March 2 and my wallet was gone, also a bag of mail I was taking to the post office. I filed a report with the county Sheriff, I believe number 24-0877 or 0878. On March 19 the credit union phoned me that someone opened a share account online with my number and put a check in by phone for $3,480. On April 4 I got a card bill from Lumberline for $911.27. I asked the store and they told me that it was a man who signed.
On May 14 an officer called me. He told me they have caught the girl and that she had my license. I was at work so we talked for 3 minutes. He sent me this form.
(17) Documents I have: [X] credit reports  [X] letter from bank   [X] store statement    [ ] police report
Signed  Grace E. Imai     Date  May 29, 2024         Notary: not used, witness Tom Imai`,
    ],
    [
      "Harborline CU response.pdf",
      `HARBORLINE CREDIT UNION    Member Security      June 6, 2024
To: Cerro Alto PD, attn Ofc Dietz          Your DR 24-3107
In answer to your e-mail of May 20. We are able to tell you the following without further process. Anything beyond this will need a search warrant or the member's authorization under Gov. Code 7480, and as Ms. Imai is not the true owner of the account, Legal would like to see process.
Account ending 5513       Opened 03-17-2024 02:41 PT        Channel: Web         Name: G IMAI
Opening e-mail: grace.imai.6112@ (free mail)             Phone given ends 0092
Deposits:   03-18-24  mobile deposit     $3,480.00    Maker: Tri-Vale Dental, ck 20331    RETURNED 03-22 altered payee
Withdrawals 03-19-24 08:15   ATM  Branch 7 Alder St        $500.00
            03-19-24 08:17   ATM  Branch 7 Alder St        $500.00
            03-20-24 17:52   POS  Quick Fuel #3            $61.18
            03-20-24 18:20   P2P transfer  to "S. Mokry"   $400.00
Loss to the credit union: $1,461.18
We hold IP logs and a device id for the web session. Branch 7 has a camera in the ATM. We keep images for 90 days, longer if we are asked in writing. As of today we were not asked.
Sincerely, L. Petrakis, Fraud Analyst II
This message and its attachments are confidential and intended for the addressee alone. Harborline is federally insured by NCUA and is an Equal Housing Lender.`,
    ],
    [
      "Motel folio 214.pdf",
      `VISTA PALMS MOTOR LODGE                 GUEST FOLIO                     Printed 05/14/24 11:31 by NIKI
ROOM 214  QQ NS         RATE 79.00 WKLY 410.00        ADULTS 2
GUEST: MEEHAN CODY         ID: CDL          VEH: GRY NISSAN  (no plate)
ARR 04/28/24      DEP 05/17/24
04/28  ROOM WKLY      410.00     CASH
05/05  ROOM WKLY      410.00     CASH
05/12  ROOM 2 NTS     158.00     CASH     paid by "S"
05/12  KEY REPLACEMENT  5.00     2 cards active + 1
05/13  PET FEE         20.00
NOTES  05/02 noise compl from 213.   05/09 two males carrying boxes late, sec talked to them.  05/12 new girl w/ Cody?? purple bag.
       05/13 do not svc until noon.   05/14 HSKPG Lourdes saw mail, told Niki. PD here.
Registered guest(s): C. Meehan
HOUSE RULES. No cooking. No visitors after 10 PM. Management may enter for cleaning, safety and repair. Checkout is 11 AM. Pool closed for season. The motel is not liable for valuables. A deposit of $50 is retained on damage. Guests staying over 28 days must check out and sign in again. Weekly guests get towels on Tuesdays and Saturdays only. Coffee from 6 to 9. Thank you for staying with us!`,
    ],
    [
      "DA discovery cover.pdf",
      `SAN RUIZ COUNTY DISTRICT ATTORNEY           DISCOVERY TRANSMITTAL  (PC 1054.1)
People v. Kaylee Ann BROUSSARD             Ct. No. 24F-02288        Date: July 1, 2024
Deputy: R. Stannard        Unit: Economic Crimes            [X] Informal request received 06/21/24
PAGES     DESCRIPTION
1-3       Crime report
4         Property report
5         Affidavit, V. Imai
6         Credit union letter
7         Motel folio
8         CLETS, defendant (provided in court, not attached)
MEDIA     none at this time. "BWC: requested from PD 06/24. Axon shows 1 file, 11 min."
Please be advised: (a) Cody Meehan has entered a plea in 24F-02290 to one count of 530.5(e), credit time served, and has agreed to be interviewed. (b) The People have been told by USPIS that its reports are federal property and must be asked for through the agency. (c) The cell phones were sent to the county high tech task force; the analyst's work is not completed. The People understand there was a written consent signed at the station. (d) The People intend to amend to add 10 counts once victims are reached.
The People request reciprocal discovery pursuant to 1054.3. Prelim is set for July 30 in Dept. 6. Offer prior to prelim: 16 months county prison, full restitution to all victims, search terms. No 17(b).
Received by: ____________________`,
    ],
  ]),
  key: {
    offence: "fraud",
    issues: [],
    gaps: [
      /body.?(worn|cam)|bwc|axon/i,
      /prcs|search (terms|condition)|probation (order|terms|record|file)|terms of (supervision|release)|post.?release/i,
      /meehan|co-?(defendant|arrestee|suspect)/i,
      /atm (camera|image|photo|video|still|footage|surveillance)|branch 7|camera.{0,40}atm|surveillance|cctv|(store|bank|security) video/i,
      /\bip (log|address|record)|device id|web session|online (account|application)|account (opening|application)|subscriber|grace\.imai/i,
      /fingerprint|latent|\bprints?\b|dna/i,
      /handwriting|questioned document|writing (exemplar|sample|comparison)|notebook/i,
      /laptop|printer|computer (forensic|exam)|hard drive/i,
      /phone|motorola|iphone|extraction|text (thread|message)/i,
      /arrow|postal inspect|uspis|ocampo|postal/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /911|\bcad\b|dispatch|radio|calls? for service|41 calls|extra patrol/i,
        /mail list|list of (the )?mail|mail (inventory|log)|attached list|item(s)? (1|2)\b/i,
        /photo|image|picture|screenshot/i,
        /lourdes|housekeep/i,
        /niki|clerk|(motel|hotel) (employee|staff|manag)/i,
        /registration|key.?card|lock (audit|log|interrogation)|door (log|lock)|motel (record|security|video|camera)|room (key|record)|security guard/i,
        /smokey|\bsmk\b|mokry|third party|other (person|male)|two males/i,
        /brannigan|vang|partner'?s report|supplement/i,
        /dietz|officer'?s? notes|field notes|\bnotes\b/i,
        /petrakis|harborline|credit union|bank record|account record|p2p|transfer/i,
        /lumberline|\bstore\b|signature|sales slip|receipt|quick fuel|clerk/i,
        /tri-?vale|dental|check 20331|maker|washed check|checks? (1107|1112)|altered check|original check/i,
        /sheriff|24-087|wallet|car (break|burglary)|auto burglary|march 2|gym/i,
        /imai.{0,60}(interview|phone|call|credit|history|wallet)|credit report|victim interview/i,
        /other (victim|addressee|named)|addressee|victims? 3|unidentified victim|victims|restitution|loss/i,
        /(waiver|miranda|rights).{0,40}(card|form|record|audio)|miranda|waiver|recording of (the |her )?(statement|interview)|interview record|(audio|recorded).{0,20}statement/i,
        /consent (form|to search)|written consent|consent/i,
        /search warrant|warrant|affidavit.{0,30}warrant/i,
        /\bplea\b|agreement|benefit|leniency|24f-02290|cooperat|proffer/i,
        /criminal (history|record)|convictions|rap sheet|clets|impeach/i,
        /chain of custody|evidence (log|room|locker)|property (room|log|record)|temp(orary)? locker/i,
        /backpack|jeans|clothing/i,
        /toilet|wet paper|flush|burnt plastic/i,
        /acetone|check stock|chemical|lab(oratory)? (test|analysis|report)|crime lab|\blab\b/i,
        /high tech|task force|analyst|forensic/i,
        /personnel|pitchess|disciplin|brady|internal affairs/i,
        /policy|policies|training|procedure|battery|activation|audit (log|trail)|metadata/i,
        /booking|jail|inmate call/i,
        /nissan|vehicle|car registration|license plate|alpr/i,
        /gps|location (data|record)|cell.?site|alibi|whereabouts|employment|resume/i,
        /probation officer|parole/i,
        /cluster box|break.?in|ongoing investigation|west side/i,
        /charging document|felony complaint|amended complaint/i,
        /informant|citizen|anonymous/i,
        /expert/i,
        /usps|post office|carrier|ownership of the key/i,
        /social media/i,
        /e-?mail.{0,30}(may 20|dietz|officer|harborline)|correspondence|free mail|email account/i,
        /dmv|driver'?s licen[cs]e|\bcadl\b/i,
        /scene (diagram|sketch)|room (diagram|layout)|sketch/i,
        /preserv|90 days|retention/i,
      ],
      contradictions: [],
    },
  },
};
