import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const MALLARD_CLOSE_CASE: CaseFile = {
  name: "fraud by false representation, elderly neighbour in Norwich",
  documents: makeDocuments([
    [
      "MG5 case summary.pdf",
      `RESTRICTED (when complete)                                                    MG 5
POLICE REPORT                                            URN  41 WN 0872 25
R v  Darren Keith POLLINGTON    d.o.b. 03/06/1979
Anticipated plea: Not Guilty      First hearing: Norwich MC, 14/05/25      Officer in case: DC 1288 Thirtle, Operation Signature desk, Wensum & Broads Constabulary
Charge: between 1 June 2024 and 30 November 2024 committed fraud in that you dishonestly made a false representation, namely that building works were required to 11 Mallard Close, intending to make a gain, contrary to s.1 and 2 Fraud Act 2006. (x3)
1. SUMMARY OF KEY EVIDENCE
The aggrieved Mrs Edna LARTER is 84 and lives alone at 11 Mallard Close, Norwich. The defendant has lived at number 13 since 2021. He is a self-employed handyman. The aggrieved trusted the defendant, who would put out her bins and collect her prescription.
In about June 2024 the defendant told the aggrieved that her roof was "on its way in" and that the chimney would go through to her bedroom. Over the next five months the defendant received cash and two cheques totalling £23,400. Enquiries show that little or no work was carried out. A surveyor viewed the roof from the road on behalf of police and considered it to be in reasonable order for its age.
The matter came to light when the aggrieved's niece, Mrs Janet COE, visited at Christmas and saw the bank statements. She confronted the defendant who told her to mind her own business. Police attended on 29/12/24 (PC 907 Gooch).`,
      `MG 5 continued       41 WN 0872 25
The defendant attended voluntarily on 20/02/25 and was interviewed with a solicitor's representative. He stated that he did a great deal of work, that the price was agreed and that some of the money was a loan which Mrs Larter "wanted him to have" towards a van. He produced no receipts. He declined to provide the PIN for his telephone which was seized.
2. NON KEY EVIDENCE
House to house in Mallard Close: occupants of number 9 saw scaffolding "for a week or two" in the summer.
Building society branch staff recall the aggrieved attending with a male.
3. VICTIM'S POSITION: supports. Special measures: screens or live link. Aggrieved is registered partially sighted and had a stay in hospital in October 2024 with a urinary infection and confusion.
4. DEFENDANT'S PREVIOUS: one caution 2009 (shoplifting).
5. APPLICATION FOR ORDER ON CONVICTION: compensation £23,400.
6. DIP test required? No. Drug/alcohol: no. Vehicle: white Transit.
7. LINKED CASES: Nil at present. Trading Standards hold one complaint in respect of the defendant, outcome not known.
Officer's certification: I certify that to the best of my knowledge and belief I have not withheld any information that would assist the accused in the early preparation of the defence case, including the making of a bail application.
DC 1288 Thirtle    28/04/25     Supervisor: DS Bane
Form version 2024-1. Please do not alter the font. Complete in Arial 11. Send by CMS interface only.`,
    ],
    [
      "MG11 Larter.pdf",
      `RESTRICTED                                                                     MG11
WITNESS STATEMENT       Criminal Procedure Rules, r 16.2; Criminal Justice Act 1967, s.9
Statement of: Edna May LARTER       Age if under 18: Over 18      Occupation: Retired
This statement (consisting of 2 pages each signed by me) is true to the best of my knowledge and belief and I make it knowing that, if it is tendered in evidence, I shall be liable to prosecution if I have wilfully stated in it anything which I know to be false, or do not believe to be true.
Signature: E M Larter         Date: 16/01/2025
I live at the address overleaf where I have lived since 1971. My husband Ronald died in 2018. I know Darren next door as a neighbour. He has always been polite to me. I would describe him as a friend and he has a key.
Sometime last summer Darren said to me that he had been up and looked at my roof and the chimney was dangerous. I cannot see so well and I would not go up there. He said that he could do it cheaper than a firm. I think he said four thousand to start with. I went to the building society and got cash. I do not recall how many times I went. Sometimes Darren took me in the van and he waited outside.
There was some poles up. There were men on the roof one day, I gave them tea. I do not know if they worked for Darren. I do not know what they did.`,
      `Continuation of statement of Edna May LARTER                                   Page 2
I wrote two cheques. I have been shown the cheque stubs by DC Thirtle, marked EML/1. The writing on one stub says "D loan van." This looks like my writing but I don't recall it. I would not lend that sort of money. Janet says that I would not.
Darren used to write down what I paid him in a little red book which he kept on my sideboard by the telephone. I do not know where it is now. Janet has been sorting my papers out for me.
I was not well in October and I went in the N & N for nine days. I got muddled. I am better now.
I did not give him permission to take my money for nothing. If I had known that the roof was alright I should not have paid. I am upset because he does not speak to me now and I miss the dog.
Janet was with me when I made this statement and has helped me to read it over. I am willing to attend court if I must.
Signature: E M Larter             Signature witnessed by: D Thirtle DC 1288
- Witness contact details on reverse not for disclosure -`,
    ],
    [
      "MG11 Coe.pdf",
      `MG11      WITNESS STATEMENT       Statement of: Janet Rose COE     Over 18     Lettings manager     Date: 09/01/2025
I am the niece of Edna Larter and her nearest relative. I live in Bury St Edmunds. I see my aunt when I can, usually three or four times in a year, and we talk on the telephone.
On 27th December 2024 I went to stay. I could see that her post had not been opened. I opened her building society statements and I was shocked. Her savings had gone from over £41,000 to £9,000 odd since the spring. I asked her and she said Darren had been doing her roof. I went outside and could see nothing different except for a bit of new lead and one of the chimney pots being another colour.
I knocked at number 13. A woman who I believe is his partner, Kelly, opened the door and Darren came. I told him that I was going to the police. He said "You ask her what she wanted. You weren't bothered till there was money in it." I took that as a threat. I recorded some of this on my phone but I have since changed my phone.
I hold lasting power of attorney for my aunt's finances, which was registered in February 2024. I have online access to the account but I do not look at it as a rule. I have had some money from my aunt for my daughter's wedding, about £6,000, in September, which she offered.
I have tidied the bungalow and got rid of several bags of old papers. I produce 6 months' statements as JRC/1.`,
    ],
    [
      "JRC-1 passbook extract.pdf",
      `Exhibit JRC/1      YARE & WAVENEY BUILDING SOCIETY       Statement of account     Sheet 3 of 5
MRS E M LARTER      Access Saver      a/c ending 2291
Date        Details                                  Paid out        Paid in        Balance
03 JUN 24   Brought forward                                                        41,218.77
11 JUN 24   CASH WDL  TOMBLAND                        4,000.00                      37,218.77
28 JUN 24   CASH WDL  TOMBLAND                        2,500.00                      34,718.77
01 JUL 24   INTEREST                                                  118.20        34,836.97
16 JUL 24   CHQ 000114                                5,200.00                      29,636.97
02 AUG 24   CASH WDL  TOMBLAND                        3,000.00                      26,636.97
27 AUG 24   CASH WDL  ANGLIA SQ                       1,500.00                      25,136.97
09 SEP 24   TFR  J R COE  REF GIFT                    6,000.00                      19,136.97
20 SEP 24   CHQ 000115                                4,700.00                      14,436.97
14 OCT 24   CASH WDL  ATM BURY ST E                     500.00                      13,936.97
15 OCT 24   CASH WDL  ATM BURY ST E                     500.00                      13,436.97
04 NOV 24   CASH WDL  TOMBLAND                        2,500.00                      10,936.97
25 NOV 24   DD  EASTERN ENERGY                          188.00                      10,748.97
02 DEC 24   TFR  ONLINE  REF JC EXPS                    900.00                       9,848.97
(sheets 1, 2, 4, 5 not copied)
The Society is a mutual. Interest is paid gross. Rates are variable and displayed in branch. Eligible deposits are protected by the Financial Services Compensation Scheme to the limit in force. If you find that you have difficulty in reading this statement please ask for large print, audio or Braille. Lost passbooks must be reported without delay.`,
    ],
    [
      "ROTI Pollington.pdf",
      `RECORD OF INTERVIEW                                                    MG15(T)
Person interviewed: Darren POLLINGTON     Place: Bethel Hill Police Station, voluntary attendance suite     Date 20/02/25   Commenced 1412   Concluded 1506
Interviewing: DC 1288 Thirtle, PC 907 Gooch       Other: Ms Ashby, accredited rep., Cubitt Howes Solicitors       Disc ref: WB/25/0331
01.10   Introductions. Caution and explanation. Reminded of entitlement to leave.
03.45   DT  Tell me about the roof.
        DP  It wanted doing. The flaunching was gone, the back gutter was full, the felt had perished. I've done the chimney, flashing, back gutter, about sixty tiles and two new windows to the rear. And the loft insulated.
05.20   DT  Who helped?
        DP  Two lads, Gaz and a Lithuanian fella, Tomas. Cash. Scaffold was Hethersett Access, that was eleven hundred.
07.02   DT  Invoices?
        DP  I'm not that sort of outfit. It was all in a red book. She had it. We both put our initials.
09.30   DT  Photos?
        DP  On my phone. Before and after. I sent them to her niece and all, she's got WhatsApp. She said ta, looks good.
10.15   DT  Will you give us the PIN?
        Ms Ashby: I've advised him in relation to that as no notice has been served.
        DP  No then. You show me what you want and I'll open it.
12.40   DT  It's £23,400, Darren.
        DP  It's not. It's about fourteen for the jobs and 4,700 was a lend for the van, and I was paying her back fifty a week. Ask her.`,
      `MG15(T)  cont.  POLLINGTON
18.05   DT  Did she understand what she was lending?
        DP  She's sharper than you. She wrote it on the stub. It was her idea because I was taking her to the eye clinic.
21.30   DT  A surveyor has looked and he says the roof's fine.
        DP  It is fine. I fixed it. Did he go up? Did he look round the back?
        DT  I'm not here to answer questions.
24.50   DT  Did you go in the building society with her?
        DP  Once, to the counter. Girl asked her private was it alright and she said yes.
30.12   DT  Trading Standards have had a complaint about you.
        DP  That was a fence, sorted, he withdrew that.
33.00   Break. Comfort. Conversation off tape re: parking.
39.15   Resumed, re-cautioned.
        DP  I want to say go and get the receipts from Jewsons, well, Broadland Builders' Merchants, I've a trade account. All her lead and tiles are on that.
        DT  We can look into that.
44.02   DT  Is there anything more?
        DP  Kelly's had enough of it. She was there when Edna offered the lend, on Kelly's birthday.
51.00   Notice re sound recording handed. Phone retained. Not charged. Interview concluded.
This is a balanced summary. It is not a full transcript. Timings are approximate.`,
    ],
    [
      "MG6C schedule.pdf",
      `MG 6C            POLICE SCHEDULE OF RELEVANT NON-SENSITIVE UNUSED MATERIAL           41 WN 0872 25
R v POLLINGTON            FOR CPS USE: * enter D disclose / I inspect / CND clearly not disclosable
No  Description                                                                    Location      *
1   CAD log 211 of 29/12/24, call from Janet COE                                   OIC           CND
2   BWV PC 907 Gooch 29/12/24, 34 mins, first account of aggrieved                 Digital       CND
3   PNB entries PC 907 Gooch                                                       OIC
4   House to house enquiry sheets x 6                                              OIC           CND
5   Email of surveyor Mr C. Utting to OIC dated 03/02/25, no charge, "drive by"     OIC
6   Referral form, Adult Social Services, 31/12/24                                 OIC           CND
7   Enquiry log (OEL) pages 1 to 19                                                OIC
8   Mobile telephone, black Samsung, of POLLINGTON, not examined                   Store 4
9   Letter from Yare & Waveney B.S. declining staff statements without order        OIC
10  Crime report 36/88121/24                                                       OIC           CND
Schedule completed by DC Thirtle (acting as Disclosure officer) 30/04/25
I have inspected all relevant material which has been retained. Items of the schedule are described in sufficient detail to enable the prosecutor to decide on disclosure. MG6D and MG6E are attached / nil.
CPS lawyer note 06/05/25: please revisit items 3, 5, 7, 9. What lines of enquiry have been followed re suspect's account? Is there any capacity evidence? Reply awaited.`,
    ],
  ]),
  key: {
    offence: "fraud",
    issues: [],
    gaps: [
      /samsung|(defendant|client|pollington|suspect)('?s)? (mobile|phone|telephone|handset)|phone (download|examin|extraction|data|content)|mobile (phone|telephone|device)|whatsapp/i,
      /bwv|body.?worn|first account/i,
      /red (note)?book|account book|record of payments/i,
      /builders?'? merchants?|broadland builders|trade account|receipts?|invoices?|materials/i,
      /scaffold|hethersett/i,
      /utting|surveyor|(roof|building|structural|independent) (survey|inspection|expert|report)|inspection of the roof/i,
      /building society|yare|branch (staff|cctv|record)|cashier|counter staff|teller/i,
      /medical|hospital|\bgp\b|capacity|n ?& ?n|clinical|health record|eye clinic/i,
      /power of attorney|\blpa\b|office of the public guardian|\bopg\b|attorney'?s? (account|record)|coe.{0,60}(account|bank|financ|transfer|withdraw)|bury st/i,
      /\bgaz\b|\btomas\b|workmen|labourers?|lithuanian|the (two )?men on the roof/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /kelly|partner/i,
        /number 9|house.to.house|neighbours?|occupant|canvass/i,
        /999|101|\bcad\b|call (log|recording)|emergency call|incident log|control room/i,
        /cctv|camera|video|footage|\batm\b/i,
        /cheque|stubs?|\beml\/?1\b|handwriting/i,
        /statement sheets|sheets 1|remaining (sheets|pages)|full (bank|account)? ?statements?|bank (statement|record|account)|account records|\bjrc\/?1\b|passbook|production order/i,
        /trading standards/i,
        /social services|social care|safeguarding|adult services|care (record|assessment|needs)/i,
        /pocket ?(note)?book|\bpnb\b|notebook|officers?'? notes|notes/i,
        /enquiry log|\boel\b|officer'?s? log|policy (file|log)|investigation log|reasonable lines/i,
        /crime report/i,
        /gooch/i,
        /thirtle/i,
        /\bbane\b/i,
        /\bcoe\b|niece/i,
        /(coe|niece|witness)('?s)? (phone|mobile|recording)|recording made by/i,
        /larter|aggrieved|complainant/i,
        /interview (disc|recording|tape|audio)|disc\b|full transcript|recording of (the )?interview|audio/i,
        /video.?recorded (interview|evidence)|\babe\b|achieving best evidence|vri|intermediary/i,
        /custody record|voluntary attendance|attendance record|seizure|off.?tape|rights/i,
        /search (record|warrant)|warrant|s\.? ?49|ripa|notice/i,
        /photograph|photos?\b|images?/i,
        /loft|windows|gutter|chimney|the (actual )?work|works/i,
        /\bvan\b|transit|vehicle|\bdvla\b|loan (agreement|document)|repayment/i,
        /(defendant|client|pollington)('?s)? (bank|account|tax|business)|hmrc|tax (return|record)|business record|financial investigat|accounts/i,
        /wedding|daughter|gift/i,
        /previous (convictions|complaint)|antecedent|\bpnc\b|caution|bad character|criminal record|convictions/i,
        /will\b.{0,30}(larter|aggrieved|complainant)|solicitor|inheritance|beneficiar/i,
        /disclosure|mg6|unused|sensitive schedule|mg6d|mg6e|schedule/i,
        /misconduct|disciplin|mg6b|complaints? against (the )?officer/i,
        /special measures|victim personal statement|\bvps\b/i,
        /expert|quantity surveyor|valuation|valuer/i,
        /bags of (old )?papers|papers (which|that|thrown|disposed)|destroyed|disposed|thrown away/i,
        /letters?\b|emails?|correspondence|communications/i,
        /continuity|exhibit (list|log|label)|property (record|store)|chain of custody/i,
        /fingerprint|\bdna\b/i,
        /planning|building control|building regulations|fensa/i,
        /before and after|google|street view|aerial|satellite/i,
        /fraud (protocol|questionnaire)|banking protocol|vulnerab|safeguard/i,
        /sight|eyesight|registered/i,
        /telephone (records?|billing)|call data|phone records?|billing/i,
        /prescription|pharmacy/i,
        /\bkey (holder|to)\b/i,
        /charging decision|mg3|\bcps\b|review/i,
        /draft (statement|s)|first draft|notes of the statement/i,
        /roof/i,
      ],
      contradictions: [],
    },
  },
};
