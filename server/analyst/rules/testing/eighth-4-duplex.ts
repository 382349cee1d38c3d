import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const DUPLEX_CASE: CaseFile = {
  name: "federal search warrant for one half of a duplex after controlled buys",
  documents: makeDocuments([
    [
      "DEA-6 controlled purchase Ex 1.pdf",
      `U.S. Department of Justice
Drug Enforcement Administration

REPORT OF INVESTIGATION                                                        Page 1 of 2
1. Program Code          2. Cross File        Related Files      3. File No.  MJ-25-0077     4. G-DEP Identifier  YMC2L
5. By: TFO Dana L. Prewitt                    6. File Title:  BLACKMON, Terrell D.
   At: Calder Bluff, AR, Post of Duty
7. [X] Closed  [ ] Requested Action Completed     8. Date Prepared  05-02-2025
9. Other Officers: SA Ivan Rostek, TFO Gage Whitlow, Calder Bluff PD Sgt. Nolan Tubb
10. Report Re: Purchase of 13.6 gross grams of suspected methamphetamine (Exhibit 1) on April 29, 2025

DETAILS
1. On April 29, 2025, at approximately 3:20 p.m., TFO Prewitt and TFO Whitlow met with a Confidential Source (hereinafter CS-25-118204) at a predetermined location. The CS stated that the CS could buy one half ounce of "clear" from an individual known as "T-Black" at a duplex on Garland Street. TFO Prewitt showed the CS a driver license photograph of Terrell BLACKMON and the CS identified BLACKMON as T-Black.
2. TFO Whitlow searched the person of the CS with negative results. The CS vehicle was not searched as the CS was dropped off by an associate. TFO Prewitt provided the CS with $350 OAF and a recording/transmitting device.
3. At 4:02 p.m., surveillance observed the CS walk onto the common porch of 1409 Garland Street. The porch serves two doors. Due to parked vehicles and the awning surveillance could not see which door the CS entered.`,
      `REPORT OF INVESTIGATION (Continuation)                                        Page 2 of 2
File No. MJ-25-0077         Program Code           Prepared 05-02-2025

4. At approximately 4:19 p.m., surveillance observed the CS come off the porch and walk toward Ninth Street. SA Rostek lost visual contact for approximately three minutes. The CS was picked up by TFO Whitlow at the Dollar General.
5. The CS gave TFO Prewitt one knotted plastic bag containing a crystal substance (Exhibit 1). During a debriefing the CS stated that BLACKMON and a female called "Nikki" were in the front room and that a second black male, heavy set, whom the CS did not know, came out of the back with the bag and handed it to the CS. The CS handed the money to BLACKMON. The CS stated there was a set of digital scales on a speaker.
6. The transmitting device failed at approximately 4:04 p.m. The recorder was retrieved.
7. The CS was searched again with negative results. The CS was paid.

CUSTODY OF EVIDENCE
Exhibit 1 was acquired by TFO Prewitt as witnessed by TFO Whitlow. It was transported to the Post of Duty, weighed (13.6 ggw), sealed, and held in the overnight vault until shipped to the South Central Laboratory by registered mail on May 6, 2025.
Exhibit N-1 is one digital recording, maintained by TFO Prewitt pending processing into non-drug evidence.

INDEXING
1. BLACKMON, Terrell D. - NADDIS Negative. B/M, DOB 01-07-1992, 1409 Garland St #A.
2. LNU, "Nikki" - NADDIS Negative. B/F, approx. 30.

11. Distribution: Division, District, Other SARI      12. Signature (Agent)  /s/  Dana L. Prewitt, TFO    13. Date 05-02-2025
14. Approved  /s/  Carla Yount, Resident Agent in Charge
DEA SENSITIVE   Drug Enforcement Administration.  This report is the property of the DEA. Neither it nor its contents may be disseminated outside the agency to which loaned.`,
    ],
    [
      "Warrant affidavit excerpt.pdf",
      `AO 106 (Rev. 04/10) Application for a Search Warrant
UNITED STATES DISTRICT COURT for the Western District of Arkansas
In the Matter of the Search of: 1409 Garland Street, Calder Bluff, Arkansas, a single story brick duplex with white trim, the numbers 1409 on the post.      Case No. 2:25-mj-00064
AFFIDAVIT
5. I am a Task Force Officer and have been a deputized since 2022. I have taken part in more than forty narcotics investigations. I know that distributors keep drugs, proceeds, records, and telephones in their residences.
9. On April 29, May 5, and May 13, 2025, a confidential source who has been proven reliable in the past made controlled purchases of methamphetamine from BLACKMON at the target residence. On each occasion the source was searched, surveilled to and from, and recorded.
10. On May 13 the buy was surveilled by pole camera, which has been in operation since May 8. Foot traffic consistent with drug sales was seen, to wit, visitors who stay a short time.
11. A trash pull conducted on May 12, 2025 yielded two plastic bags with corners missing and mail addressed to BLACKMON at "1409 Garland."
12. Utilities for 1409 Garland Street are in the name of D. Hensley.
13. The source is known to have prior arrests, and is cooperating for consideration.
14. Because there are frequently lookouts, I ask that the warrant be executable at any time.
Sworn and subscribed by telephone May 16, 2025.
                                       Dana L. Prewitt, TFO
AO 93 issued 05/16/2025 at 4:35 PM.  [X] in the daytime 6:00 a.m. to 10:00 p.m.   [ ] at any time      To be executed on or before May 30, 2025
Person or property to be seized: see Attachment B [standard].   Premises: see above.`,
    ],
    [
      "DEA-6 execution of warrant.pdf",
      `U.S. Department of Justice     Drug Enforcement Administration
REPORT OF INVESTIGATION                                                        Page 1 of 2
3. File No. MJ-25-0077         5. By: SA Ivan Rostek      6. File Title: BLACKMON, Terrell D.
8. Date Prepared 05-29-2025     10. Report Re: Execution of Federal Search Warrant at 1409 Garland St. on 05-20-2025
DETAILS
1. On May 20, 2025, a briefing was held at Calder Bluff PD at 4:45 a.m. Entry was assigned to the Calder Bluff PD Emergency Response Team. The following were present: SA Rostek, TFO Prewitt, TFO Whitlow, Sgt. Tubb, ERT (11 operators), Officer Lacey Dunn w/ K-9 "Havoc", and a medic.
2. At approximately 5:56 a.m., ERT knocked and announced, and hearing no response, breached the door of the east side (A). A noise device was deployed on the outside. ERT also breached the west side (B), as there was an interior door in the shared laundry room and it was believed that the units were being used in common. Occupants were brought out.
3. In A: Terrell BLACKMON, Nikita STROUD, one infant. In B: Ruben ALFARO, age 61.
4. SA Rostek advised BLACKMON of his rights per DEA-13A on the front lawn. BLACKMON stated he understood. BLACKMON stated that anything in the house was his and not Nikki's. He asked about the baby. He was then asked about the gun and stated "that's been up there, that ain't mine, that's from before." He declined to be recorded.
5. STROUD was interviewed by TFO Prewitt in a vehicle. See separate DEA-6.
6. ALFARO speaks little English. He was released.`,
      `REPORT OF INVESTIGATION (Continuation)                                        Page 2 of 2
File No. MJ-25-0077       Prepared 05-29-2025
7. The K-9 was deployed and alerted to the dryer in the shared laundry room.
8. The following were seized by the finder listed:
   Ex 4   Approx 212 ggw suspected methamphetamine in 2 vacuum bags, behind dryer, laundry room       Tubb
   Ex 5   Approx 3 ggw suspected marijuana, kitchen A                                            Whitlow
   N-7    Taurus G2C 9mm, loaded, in ceiling tile, laundry room                                       ERT / Tubb
   N-8    $4,115 USC, in diaper bag, bedroom A                                                   Prewitt
   N-9    Digital scale, kitchen A                                                               Whitlow
   N-10   Apple iPhone (black), bedroom A          N-11  Motorola phone, laundry room shelf           Prewitt
   N-12   Indicia: mail, B. Hensley lease, hospital bill                                         Whitlow
9. No pre-recorded OAF was located among N-8 at the time of the search. The currency was sealed without being counted and was counted at the bank.
10. TFO Whitlow took entry and exit photographs. A copy of the warrant was left on the kitchen table in A.
11. BLACKMON was transported to the Sebree County Detention Center pending initial appearance.
CUSTODY OF EVIDENCE
Exhibits 4 and 5 were taken by Sgt. Tubb to Calder Bluff PD for weighing because the Post of Duty scale was out of service, and were turned over to SA Rostek on 05-21-2025. N-7 was retained by Calder Bluff PD.
12. Signature (Agent) /s/ Ivan Rostek      14. Approved /s/ Carla Yount, RAC
DEA Form-6 (Jul. 1996)     Previous edition dated 8/94 may be used.`,
    ],
    [
      "Chemical analysis report.pdf",
      `U.S. DEPARTMENT OF JUSTICE - DRUG ENFORCEMENT ADMINISTRATION
SOUTH CENTRAL LABORATORY
CHEMICAL ANALYSIS REPORT
Submitting Office: Calder Bluff POD        Reference: MJ-25-0077       LIMS Number: 2025-SFL7-03382
Exhibit  Description                        Gross Wt Rec'd   Net Weight          Substance(s) Identified       Purity
1        1 knotted plastic bag, crystal     12.9 g           11.02 g +/- 0.02    Methamphetamine Hydrochloride    97% +/- 6
4        2 heat sealed bags, crystal        238.4 g          196.1 g +/- 0.2     Methamphetamine Hydrochloride    94% +/- 6
2        - not received -
Reserve weights:  Ex 1  10.71 g     Ex 4  195.2 g
Remarks: Exhibit 4 evidence bag seal bore initials "NT" dated 05/20/2025 over a second seal undated. The d isomer was identified. Exhibit 4 composite formed from 2 units.
Exhibit details: Date accepted  Ex 1 05/12/2025 via registered mail;  Ex 4 06/03/2025 via FedEx.
Analysis: Sampling plan; color test; GC/MS; IR; LC for purity. Confidence level 95%.
The exhibits were returned to the laboratory vault. Requests for destruction will be handled per 28 CFR 50.21. Testing for latent prints is not done unless requested prior to chemical analysis on the form DEA-7 item 16. Results relate only to items tested. This report shall not be reproduced except in full.
Analyzed by: Priya S. Venkat, Senior Forensic Chemist      Date 08/14/2025
Approved by: K. Holm, Laboratory Director`,
    ],
    [
      "Landlord letter.pdf",
      `HENSLEY RENTALS
P O Box 312, Calder Bluff

June 9 2025

To whom it may concern / Mr Blackmons lawyer

Your office called about 1409 Garland. I own it since 2009. It is a duplex, A is on the right hand and B on the left hand when you face it. There is one meter for water and one for lights and I pay both and add it to the rent.

A is rented to Nikita Stroud, she signed a lease in October 2024. Terrell is not on the lease, he is the babys father and is there some. B is rented to Mr Alfaro, he has been with me 6 years and no problem. There is a laundry room on the back between them and it has a door to each side and a outside door to the alley. The outside door lock has been broke, I have a work order to fix it from March. Anybody that walks down the alley could go in it. Before Nikki it was a man named Carlos Dupree in A that I put out in Sept. for selling. He left a lot of stuff and I threw out most of it. He come back around 2 times after wanting to get his things, the last time would be in the spring. I told the drug officer all this on the phone the day after they tore the doors up, he was writing it down.

I turned in the bill for both doors and the ceiling, $2,360, and have not heard. I am 71 and can come to court if it is not a Tuesday.

Deborah Hensley`,
    ],
    [
      "AUSA letter 09-12-2025.pdf",
      `U.S. Department of Justice
United States Attorney, Western District of Arkansas
September 12, 2025
Re: United States v. Terrell Dewayne Blackmon, 2:25-cr-20051
Dear Counsel:
Enclosed please find the government's first production, Bates BLACKMON-000001 to 000063. It consists of reports, the application and warrant, and a laboratory report. This letter acknowledges our duties under Rule 16, Rule 5(f) and the Court's scheduling order.
Please note the following.
(a) The government intends to offer proof that Exhibits 1 and 4 were possessed with intent to distribute, 21 U.S.C. 841(a)(1) and (b)(1)(A), and that the firearm was possessed in furtherance, 18 U.S.C. 924(c).
(b) The government will not rely on the purchase of May 5 at trial. The substance was found not to be a controlled substance by field test and was disposed of.
(c) As to the identity of the source, the government asserts the privilege. The source was deactivated by the agency on July 2, 2025. We are looking into the circumstances.
(d) Items on electronic media, including devices, will be made available on receipt of a hard drive of not less than 1 TB.
(e) Jencks material will be given three days before trial.
We request reciprocal discovery under Rule 16(b). Expert notices are due under the scheduling order. A plea proposal is not enclosed. Please call to schedule a reverse proffer. Enclosures are listed on the disc label. Parking at the courthouse is limited during construction.
Sincerely,
Assistant United States Attorney`,
    ],
  ]),
  key: {
    offence: "drugs",
    issues: [],
    gaps: [
      /(cs|source|informant|cooperator).{0,60}(file|pay|paid|benefit|agreement|record|histor|reliab|deactivat|identity|credib)|(pay|paid|benefit|agreement|deactivat|identity).{0,60}(cs\b|source|informant)|informant|confidential source/i,
      /(buy|purchase|n-1|device|transmit|wire).{0,40}(recording|audio|video)|(recording|audio).{0,60}(buy|purchase|transaction|n-1)|\bwire\b/i,
      /may 5|may 13|(second|third|other|later) (controlled )?(buy|purchase)|exhibits? (2|3)\b/i,
      /pole camera|surveillance (video|footage|log|report|notes)|pole.?cam/i,
      /oaf\b|buy (money|fund)|pre.?recorded|serial number|official (advanced )?funds|marked (money|bill|currency)/i,
      /fingerprint|latent|dna|\bprints\b|swab/i,
      /stroud|nikki|nikita/i,
      /alfaro|unit b|west side|neighbou?r/i,
      /body.?(worn|cam)|bwc|\bert\b|emergency response team|entry team|entry video/i,
      /chain of custody|dea-7\b|custody (form|record|log|document)|second seal|reweigh|weight discrepan/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /trash pull|trash|garbage/i,
        /iphone|motorola|phone|device extraction|cell.?site/i,
        /k-?9|havoc|dunn|\bdog\b/i,
        /inventory|warrant return|return (of|on) (the )?warrant|receipt for property|attachment (a|b)/i,
        /photograph|photos?\b|entry and exit/i,
        /gun|firearm|taurus|etrace|\bn-7\b|ballistic|atf\b/i,
        /dupree|prior tenant|former tenant|previous tenant/i,
        /hensley.{0,50}(interview|call|notes|report|statement|conversation)|(notes|report|record).{0,60}(hensley|landlord)/i,
        /lease|work order|utility|utilities|indicia|mail\b|hospital bill/i,
        /dea-13|rights (form|card|waiver|advis)|miranda|waiver/i,
        /notes/i,
        /lab(oratory)?.{0,30}(data|file|bench|notes|worksheet|case)|bench notes|underlying data|raw data|gc.?ms|chromatogram|venkat|chemist/i,
        /field test|disposed|destruction|destroy|not a controlled/i,
        /scale|calibrat|post of duty/i,
        /vault|registered mail|fedex|shipping|non.?drug evidence/i,
        /bank|currency|count(ed|ing)?\b.{0,20}(cash|money|currency)|\$4,115|usc\b|forfeiture|ion scan/i,
        /operation(s|al)? plan|briefing|raid plan|after.?action/i,
        /knock|announce|noise device|flash.?bang|breach|use of force/i,
        /cad\b|dispatch|radio|gps|avl/i,
        /heavy.?set|second (black )?male|unknown male|unidentified/i,
        /associate.{0,30}(drop|drove|cs|source)|dropped off/i,
        /medic\b|infant|\bbaby\b|child/i,
        /interpret|translat|spanish/i,
        /detention center|jail|booking|custody record/i,
        /driver.?licen[cs]e photo|single photo|identification procedure|photo/i,
        /telephon.{0,30}(warrant|oath|application|sworn)|magistrate|full affidavit|missing paragraphs|complete affidavit|paragraphs/i,
        /prewitt|whitlow|tubb|rostek|yount/i,
        /disciplin|internal affairs|brady|giglio|henthorn|impeach|personnel/i,
        /polic(y|ies)|training|manual/i,
        /jencks|grand jury|302|separate dea-6|additional dea-6|naddis/i,
        /criminal (history|record)|prior arrests|convictions/i,
        /dollar general|store (video|camera|surveillance)|cctv|security camera|other camera/i,
        /floor ?plan|diagram|sketch|laundry/i,
        /lock\b|alley door|back door|outside door/i,
        /damage claim|\$2,360/i,
        /expert/i,
        /indictment|complaint|charging/i,
        /plea|proffer/i,
        /employment|income|pay stub|residence (record|proof)/i,
        /hard drive|electronic media|1 tb|bates|production|disc\b/i,
        /marijuana|exhibit 5/i,
      ],
      contradictions: [],
    },
  },
};
