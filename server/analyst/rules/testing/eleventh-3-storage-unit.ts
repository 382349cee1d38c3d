import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const STORAGE_UNIT_CASE: CaseFile = {
  name: "storage unit burglary, a shared gate code, second-hand shop, shoe print",
  documents: makeDocuments([
    [
      "ASPD 24-5520 officer report.pdf",
      `ALDER SLOUGH POLICE DEPARTMENT
GENERAL REPORT                                                   Event 24-5520
Classification    Burglary 2nd Degree  RCW 9A.52.030 / Theft 1st
Report type       [X] Original  [ ] Supplement          DV  N     Juv  N     Media  N
Location          Tideflat Mini Storage, 3300 Drayton Ave, Building B and C
Reported          Mon 08/05/24 0917           Occurred    Sat 08/03/24 1800 to Mon 08/05/24 0845
Officer           R. Sandoval 5512            Beat 3

ENTITIES
V1   MARCHETTI, Louis (m 67)       renter unit C-204
V2   Tideflat Mini Storage LLC
W1   PHELPS, Joanne (f 58)         manager
S1   BRANDVOLD, Kayla R (f 31)     renter unit B-117

MO: padlock cut, roll door raised, items removed with vehicle

NARRATIVE
I was dispatched to a cold burglary report at the storage facility. Phelps told me that she was making her Monday lock check when she found the lock missing from C-204 and the door open about a foot. She called the renter, Marchetti, who arrived while I was there. Marchetti looked inside and said that his tools were gone and also a set of golf clubs and a shotgun case which he believed to be empty. He said he would make a list.

I saw a cut disc type padlock on the asphalt about 12 feet from the door. Phelps had already picked it up and set it on a post. I saw a partial shoe impression in the dust on the concrete just inside the door, with a wave type sole. I photographed the print with a scale. I dusted the door handle, with negative results (rough surface).`,
      `Event 24-5520   page 2
Phelps advised that each renter has their own code for the gate. She said the computer showed only one code used at a strange hour that weekend, which belonged to B-117, Brandvold. She will print the record. Phelps said that there are six cameras, two of which (4, drive lane; 6, exit gate) "should have it," but the owner's son is the only one who can get into the recorder. He was on a fishing trip until the 12th. I asked that he preserve Friday through Monday.

I asked Phelps about Brandvold. She said that Brandvold is a month behind, is nice, and that a boyfriend with a gray lifted Tacoma has often been with her or by himself. She thinks his name is Jesse.

C-206, next to Marchetti's, also had no lock. Phelps believed it to be vacant.

I checked the fence. On the slough side, behind building C, a panel was bent out from the bottom. Phelps thought that it had been so since spring, when kids got in. I did not see any fresh dirt disturbed.

I gave Marchetti a property form and a case number. He did not have serial numbers with him.

I attempted a phone call to Brandvold at the number from the rental file; the voice mail was full.

BWV: yes. Photos: 14, uploaded. Evidence: none placed by me.
I certify under penalty of perjury under the laws of the State of Washington that the foregoing is true and correct. R. Sandoval, Alder Slough, WA, 08/05/24.`,
    ],
    [
      "Gate access report.pdf",
      `TIDEFLAT MINI STORAGE                GateKeep 3.1          ACTIVITY BY DATE          Printed 08/05/24 10:02 by JPHELPS
Controller clock: PST        Note: system does not adjust for DST

DATE       TIME       KEYPAD     CODE     UNIT     EVENT
08/02/24   16:41:10   ENTRY      ****     A-031    GRANTED
08/02/24   17:02:55   EXIT       ****     A-031    GRANTED
08/03/24   09:12:33   ENTRY      ****     C-188    GRANTED
08/03/24   09:58:01   EXIT       ****     C-188    GRANTED
08/03/24   13:20:47   ENTRY      ****     B-117    GRANTED
08/03/24   13:44:05   EXIT       ****     B-117    GRANTED
08/03/24   20:30:12   ENTRY      MGR      OFFICE   GRANTED
08/04/24   01:48:26   ENTRY      ****     B-117    DENIED - PAST DUE
08/04/24   01:48:51   ENTRY      ****     B-117    DENIED - PAST DUE
08/04/24   01:50:40   ENTRY      VEND     ------   GRANTED
08/04/24   02:37:19   EXIT       FREE     ------   LOOP
08/04/24   10:05:00   ENTRY      ****     C-190    GRANTED
08/04/24   10:31:44   EXIT       ****     C-190    GRANTED
08/05/24   08:38:08   ENTRY      MGR      OFFICE   GRANTED

LEGEND  GRANTED code accepted.  DENIED code refused, reason shown.  VEND vendor / contractor code (shared).  LOOP exit by vehicle loop, no code needed after 22:00.  MGR manager.
Gate hours for renters are 6 AM to 10 PM. Renters with 24 hour access pay 15.00 a month extra. After three denied attempts the keypad locks for five minutes. Codes are 6 digits and may be changed at the office with ID. Lost code fee 10.00.
End of report. 14 records.`,
    ],
    [
      "Marchetti property list.pdf",
      `ALDER SLOUGH PD   VICTIM PROPERTY LOSS SUPPLEMENT       Case 24-5520      Return within 10 days
Name  Lou Marchetti       Phone on file      Insured? yes, homeowners, Cascade Farm Mutual, claim opened

 #  Item                          Brand / model             Serial              Age      Value
 1  Generator                     Honda 2200 companion      dont have           2 yr     1,150
 2  Table saw, jobsite            DeWalt                    ?                   4        550
 3  Impact + drill kit, 20v       DeWalt yellow             ?                   3        300
 4  Chain saw                     Stihl 026                 -                   old      400
 5  Golf clubs, bag               Ping                      n/a                 8        900
 6  Tool chest w/ sockets         Craftsman, red            none                20+      700
 7  Nail guns (2)                 Paslode                   in book somewhere   6        520
 8  Shotgun, pump                 Remington 870             at home I think     30       450
 9  Air compressor                Husky                     -                   5        200
10  Wifes sewing machine          Pfaff                     -                            600
                                                                       TOTAL          5,770
Comments: My initials LM are burned in the handle of some of the hand tools. My generator had a sticker of the Mariners on it. I did not think that the shotgun was in there but I can't find it at home either. I sold some stuff at the neighborhood sale in June so will check that I did not count something twice. Last time I was in the unit would be about July 4. My son in law has the other key and has borrowed the saw before.
I understand that false reporting is a crime. L. Marchetti 8/11/24

(Office use) Entered WACIC:  gun only, "no serial, not entered"     Entered by: records, mf`,
    ],
    [
      "Secondhand dealer ticket.pdf",
      `SECOND WIND TOOL & TRADE       Secondhand Dealer Lic. 0419           BUY TICKET  No. 61127
Date 08/06/2024   Time 11:26 AM          Clerk: DUANE         Type: [X] BUY  [ ] CONSIGN  [ ] PAWN

Seller: BRANDVOLD, KAYLA RENEE           ID: WDL (on file)     Vehicle: grey Toyota pk    Plate: not taken
Seller statement: I am the owner of the items or have the right to sell them.  Sig: (illegible)

QTY   DESCRIPTION                                           SERIAL            PAID
1     generator, honda, 2200, companion, good cond          EAMT-(smudged)    350.00
1     dewalt 20v 2 tool kit, bag, no charger                not visible        60.00
1     jobsite saw dewalt, no stand                          worn               90.00
                                                 TOTAL                        500.00  CASH
Hold: 30 days            Sold / scrapped: (blank)
Right thumb:  [   box empty, "pad dry"   ]

Notice: dealers must report transactions to the chief of police by noon of the next business day. Items may not be removed from the premises or changed in form until the hold period ends. If the police place a written hold, the dealer may not release the item without authority. The dealer pays no interest. All sales to customers are as is. Batteries are not warranted. We also sharpen chains, $9.00 per loop, and rent pressure washers by the half day. Closed Sunday.

RAPID upload: 08/07/24 08:55  ok      Image count: 1 (ID front)`,
    ],
    [
      "Det Okafor follow up.pdf",
      `ASPD   FOLLOW-UP   24-5520        Det. N. Okafor 5471        Property Crimes (half time, shared with Traffic)

08/14/24  Assigned. Read original and Marchetti's list.
08/15/24  Ran BRANDVOLD in the secondhand reporting system. Positive: Second Wind, 08/06/24, three tools alike to list items 1-3. Phoned the store. Duane (owner) said the generator was sold "to a guy going to the fair" but the saw and kit are still in the back. Placed verbal hold.
08/16/24  Went to Second Wind. Viewed the saw and the kit. No initials seen. Marchetti came to the store and said "that looks like mine, yes." Released saw and kit to Marchetti, signed for. Duane said that the woman was with a tall skinny guy who did the talking. He did not recall more. He has a camera over the counter, which keeps a couple weeks.`,
      `ASPD   FOLLOW-UP   24-5520   p.2       Det. Okafor
08/19/24  Served a search warrant on B-117 (Judge pro tem Nakai). Phelps cut the renter's lock. Unit held household goods, crib, winter clothes, boxes. Found: bolt cutter, 24 inch, behind a mattress; one pair of men's Etnies skate shoes size 11; a red socket tray. Marchetti is not sure about the tray. Bolt cutter and shoes taken. Return left on hasp.
08/21/24  Brandvold called me back. I told her that she was not under arrest. She said she and Jesse HARKIN split up mid-July and he "still has stuff in there." She said Jesse texted her on the 5th that he had tools from a job site which he could not sell, as he has no ID, and he would give her $100 for gas and diapers. She has his messages. She said he knows the code because he set it, it's his birthday. I asked whether she was at the storage on the 4th at 2 in the morning, she said she was at her mother's in Ferndell with the baby. I told her the computer says different.`,
      `ASPD   FOLLOW-UP   24-5520   p.3       Det. Okafor
08/22/24  Left word with the storage owner's son, Trent VANCE, for the video. No call back as of this date.
08/26/24  HARKIN, Jesse Lee, m 33, 6-2 / 160. Two prior burglary 2nd convictions (2017, 2020). On DOC supervision in the next county. Left a card on his door. I called his CCO and left a message.
08/28/24  Submitted the shoes and officer Sandoval's photographs to WSP crime lab, request below.
09/04/24  Brandvold arrested at her job (Sunrise Daycare kitchen) without incident. She declined to speak until she had talked to an attorney. Phone taken at booking and placed in property.
09/05/24  Phelps called: the tenant of C-206 is in fact rented to a military family overseas and may be missing things. Did not follow up; separate report will be taken.
REQUEST FOR LABORATORY EXAMINATION (copy)     Priority: routine      Backlog noted: 5-7 months
   Item 1  pr Etnies shoes, size 11, blk/gum           Exam: footwear comparison
   Item 2  disc, 3 images                              Known / unknown: Q
   Item 3  bolt cutter                                 (line struck out, "no Q to compare - lock not retained")

CERTIFICATION FOR DETERMINATION OF PROBABLE CAUSE (excerpt as filed 09/05/24)
... that on August 4, 2024 at 1:48 a.m. the defendant's private access code was used to enter the facility; that video cameras cover the gate; that two days thereafter the defendant sold property of the victim and signed for it; that tools suitable for cutting the lock were found in her unit together with shoes having a wave pattern; that the defendant admits to selling the property. Under penalty of perjury... N. Okafor.`,
    ],
    [
      "Phelps manager statement.pdf",
      `STATEMENT OF JOANNE PHELPS                      taken by phone, typed by Det. Okafor, e-signed 08/23/24

I am the resident manager of Tideflat. I have had this job for three years. I live in the apartment over the office. I go to bed at around nine thirty and I wear ear plugs because of the trains.

The renters pick their code. The vendor code is for the alarm company, the garbage, the roofer and so on, it has not been changed since I came. I think that probably a dozen people have it. Jesse helped us to paint doors in May for credit on Kayla's rent so he may have had it, I would have to look.

On Saturday I came in at 8:30 in the evening to drop the cash box. I did not walk the C row. The last time I know that the C-204 lock was on is my check the Monday before, July 29. I do a paper sheet for that.

On Tuesday morning Kayla came by to pay $60 on the account. She was her normal self. She had the baby with her. She asked me if the gate was broken, because Jesse complained that it would not let him in.

I threw the cut lock out with the trash after the officer left, since he did not take it. I did not know.

The owners have had me sign up for the new camera system but it is not in. I don't do the computer part. I get a break on my rent for working there.

I declare under penalty of perjury under the laws of the State of Washington that this is true and correct.  /s/ J Phelps`,
    ],
  ]),
  key: {
    offence: "burglary",
    issues: [],
    gaps: [
      /(facility|storage|gate|tideflat|security|camera|surveillance) .*(video|footage|recording|recorder|dvr)|(video|footage|cctv|recorder|dvr).*(gate|storage|facility|tideflat|camera)|vance|surveillance|cctv/i,
      /harkin|jesse|boyfriend/i,
      /padlock|cut lock|\block\b|tool.?mark|bolt.?cutter/i,
      /second wind|duane|secondhand (dealer|shop|store)|(shop|store|counter) (video|camera|clerk)|dealer'?s|thumb/i,
      /footwear|shoe|(lab|laboratory|wsp|crime lab)\b.*(result|report|comparison)/i,
      /search warrant|warrant|affidavit/i,
      /text messages?|\btexts\b|cell.?site|messages|extraction|'s phone\b|seized phone|cell ?phone|mobile|phone.{0,30}(data|record|content|download|search|examin|location)|(contents?|data|records?|download|search|examination) .{0,30}phone/i,
      /receipt|serial|proof of (ownership|purchase)|ownership|insur\w+|cascade|claim file/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /mother|ferndell|alibi/i,
        /body.?(worn|cam)|\bbw[cv]\b/i,
        /photo\w*|images/i,
        /c-?206|military|other (tenant|renter|unit)s?/i,
        /vendor|contractor|alarm company|roofer|shared code|garbage/i,
        /gate (system|controller|software|log data)|gatekeep|clock|dst|access (data|records)|audit|native/i,
        /rental (agreement|contract|file)|lease|account (ledger|history)|payment (record|history)|past due|24.?hour access/i,
        /lock check sheet|check sheet|paper sheet|july 29/i,
        /son.?in.?law|other key/i,
        /generator|buyer|fair|honda/i,
        /released to (marchetti|the victim)|\bsaw\b|recovered (property|tools)|property release|returned (property|tools)/i,
        /shotgun|remington|firearm/i,
        /neighborhood sale|marchetti/i,
        /911|dispatch|\bcad\b|non-?emergency call|emergency call|radio|call (record|recording|log)/i,
        /recording.*(call|interview|brandvold|client|defendant)|interview (recording|audio)|audio|august 21|08\/21/i,
        /miranda|rights|waiver/i,
        /fingerprint|latent|dusted|\bprints?\b|\bdna\b|swab/i,
        /tacoma|toyota|vehicle|pickup|license plate|registration|\balpr\b|plate reader/i,
        /fence|panel|slough side|scene (diagram|sketch|plan|map)|map|diagram/i,
        /chain of custody|evidence (log|record|sheet|room)|property (room|record|receipt|sheet|report)|custody/i,
        /(criminal|conviction) (history|record)|convictions|community (corrections|custody)|\bcco\b|\bdoc\b|supervision|probation/i,
        /booking|jail/i,
        /daycare|employer|work (schedule|record)|sunrise/i,
        /notes/i,
        /disciplin\w*|personnel|internal affairs|brady|giglio|impeach\w*|potentially impeaching/i,
        /training|policy|policies|procedure/i,
        /red socket tray|socket tray|mattress|inventory|warrant return|return of/i,
        /handwriting|signature/i,
        /phelps.*(call|recording|interview|credit)/i,
        /signed statement|written statement/i,
        /benefit|\bdeal\b|promise|immunity|rent credit/i,
        /neighbou?r\w*|canvass|bystander|witness(es)? .*(near|street)/i,
        /street camera|traffic camera|nearby (business|camera)|neighbou?ring business/i,
        /social media|facebook|marketplace|offerup|craigslist/i,
        /rapid upload|id (copy|image|front|photo)|driver'?s licen[cs]e/i,
        /gps|location data|google/i,
        /value|apprais\w*|valuation/i,
        /expert/i,
        /weather|rain/i,
        /separate report|related (incident|report|case)|prior (burglar|break)\w*/i,
        /job ?site/i,
      ],
      contradictions: [],
    },
  },
};
