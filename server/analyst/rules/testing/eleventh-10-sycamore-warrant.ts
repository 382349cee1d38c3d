import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const SYCAMORE_WARRANT_CASE: CaseFile = {
  name: "controlled buys, search warrant of a shared house, wire transcript, laboratory certificate, evidence ledger",
  documents: makeDocuments([
    [
      "Affidavit for SW.pdf",
      `IN THE GENERAL SESSIONS COURT FOR HATCHELL COUNTY, TENNESSEE
AFFIDAVIT IN SUPPORT OF SEARCH WARRANT
Personally appeared before me Agent Cody Stallcup of the 34th Judicial District Drug Task Force (DTF), and made oath that:

1. Affiant has been a law enforcement officer for six years and has attended numerous classes related to narcotics. Affiant knows from training that drug dealers commonly keep records, currency, firearms and telephones.

2. Affiant has probable cause to believe that LONNIE DALE MABRY, alias "Bub", and others unknown are in possession of methamphetamine, a Schedule II substance, at 1175 Sycamore Hollow Rd, a single wide mobile home, tan with brown shutters, with outbuildings.

3. Within the last seventy-two (72) hours a confidential informant (hereafter CI 22-041) has been on the said premises and has seen Mabry in possession of a quantity of methamphetamine. CI 22-041 has proven reliable in the past in that CI has given information resulting in the seizure of controlled substances on more than five occasions. CI is familiar with methamphetamine due to past use.

4. CI 22-041, under the direction of the DTF, has made a controlled purchase at said premises. CI was searched before and after and was kept under constant surveillance.

5. A second source, a concerned citizen who does not wish to be named for fear of reprisal, has told Deputy Pruitt that vehicles come and go at all hours.

6. Affiant has observed the trash at said premises and in it found two corner baggies with residue, which field tested positive.

WHEREFORE affiant prays that a warrant issue, to be executed day or night.
s/ C. Stallcup            Sworn to and subscribed on the 21st day of January, 2025, at 4:40 PM.     Judge Renfro`,
    ],
    [
      "Warrant and return.pdf",
      `STATE OF TENNESSEE, HATCHELL COUNTY                 SEARCH WARRANT
TO THE SHERIFF, ANY DEPUTY, OR ANY AGENT OF THE 34TH DTF:
Proof by affidavit having been made before me, you are commanded to search the person of LONNIE DALE MABRY and the premises at 1157 SYCAMORE HOLLOW RD, being a tan single wide with brown shutters, together with all outbuildings and vehicles, for methamphetamine, paraphernalia, records, currency, firearms, cellular telephones and the contents thereof.
You are to serve this within five days and make due return.
Issued 1/21/25 at 4:42 [ ] AM [X] PM        Renfro, Judge
Copies: original [X]   served on defendant [X]   kept by magistrate [ ]

OFFICER'S RETURN
Executed January 24, 2025 at 0512 hours. Present at the premises: Lonnie Mabry; Tasha Kilgore; Wendell Mabry (father, w/c); one juvenile M.
ITEMS SEIZED
1  One (1) clear bag, crystal sub., approx 27 g w/ pkg             bedroom 2, in boot
2  Two (2) small bags, crystal sub., approx 1 g each               kitchen, tea canister
3  Digital scales, "AWS", residue                                  kitchen drawer
4  Ruger LCP .380                                                 bedroom 2, dresser, w/ female clothing
5  US currency $1,846                                             Kilgore purse $1,240; L Mabry pants $606
6  Cell phones (3)                                                various
7  Glass pipes (2)                                                bathroom; shed
8  DVR, security system                                           living room
9  Misc papers                                                    various
Left with: T. Kilgore.         Returned to clerk 2/3/25.       Stallcup`,
    ],
    [
      "DTF report.pdf",
      `34TH JUDICIAL DISTRICT DRUG TASK FORCE
REPORT OF INVESTIGATION      File: DTF-25-0019     Prepared by: SA Stallcup       Status: closed / arrest
Synopsis: Controlled purchases from MABRY; execution of SW.

A. BUY #1, 01/14/2025.  At 1615 I met CI 22-041 at a predetermined location. CI was searched (SA Garmon searched the vehicle) with negative results. CI was given $150 in recorded funds and a key fob device. CI drove to the residence. SA Garmon and I watched from the church lot until the CI passed over the hill. CI was out of view about 25 minutes. On return CI gave me a bag w/ approx 1.8 g. The device "failed to save." CI said that Bub came to the truck and handed it over. Funds not recovered.

B. BUY #2, 01/20/2025.  Same as above at 1840. CI given $200. CI's girlfriend rode along because CI had no license. She was not searched as no female was on hand. Device worked. Bag approx 2.1 g. CI said "the girl" handed it over in the kitchen and Bub told her to.

C. TRASH.  On 1/17 I stopped by the end of the lane where four houses leave their cans. I took two white bags. Mail was in one of the bags. The mail was discarded.

D. SEARCH.  On 1/24 DTF, HCSO and the Regional SRT (9 operators) served the warrant. I gave a knock and announce and, there being no answer in a reasonable time, SRT breached. A diversionary device was used in the yard.`,
      `DTF-25-0019          page 2

Lonnie Mabry was located in the hallway. Kilgore was in bedroom 2 with the juvenile, who is hers. Wendell Mabry was in bedroom 1. All were placed on the couch in restraints except Wendell.

SA Garmon read Miranda to the group. I asked who was responsible and Lonnie stated "ain't nobody's but mine, leave them out of it." Kilgore was crying and DCS had been called. I told Lonnie that this would be up to what he did next. He would not sign a form.

The K9 "Rook" (Dep. Haskew) was run on the vehicles and gave an alert on a Silverado. Nothing was found.

There was a fourth adult, Randall "Tick" SEXTON, who according to Wendell stays in the camper by the shed and "in and out of that back room." He was not on scene. His boots are size 13. Not charged at this time.

Kilgore stated in the yard that the pistol was given her by her brother. She was released at the scene. Charges on Kilgore are held pending cooperation.

Pictures were taken before and after by SA Garmon with the office camera. The pre-recorded serial numbers were compared to the cash and two (2) $20 bills were a match, found in the purse.

CI 22-041 was paid per policy. CI was deactivated on 2/10/25.

Property was logged by Evidence Tech Lovelace. Phones were sent to the TBI / HIDTA shared lab on 1/31.

Equipment: all members were issued radios and vests. Mileage 112. Lunch was provided by the Ruritan Club.`,
    ],
    [
      "Wire buy 2.docx",
      `DTF-25-0019     N-2    KEY FOB DEVICE      01/20/2025      TRANSCRIPT (portions)
UI = unintelligible      CI = informant      F = unk female      M1, M2 = male voices       transcribed by C.S.
[18:41:10] (agent) It's January 20, approximately 6:40 pm, uh, doing a buy from Lonnie Mabry. You been searched? CI: Yep.
[18:44:52] CI: You ain't gotta say nothing, just sit there. (to passenger)
[18:45:20] F2: He still owe you from Saturday?
[18:45:24] CI: Hush, that thing's on.
[18:52:03] (dog, door) CI: Hey hey. Where he at?
[18:52:11] F: He ain't here, he's gone to git Wendell's prescription. 
[18:52:30] CI: Well I got two for what we talked about.
[18:52:36] M1: Hang on. (UI) Tick, git that.
[18:53:40] (UI, TV loud, 70 seconds)
[18:54:55] M2: That's short, but you know I'm good for it.
[18:55:02] CI: Tell Bub I said holler at me.
[18:55:04] M1: Tell him your own self, I ain't his secretary.
[18:55:40] (truck door)
[18:57:15] F2: Gimme some of that. CI: Girl. (UI) they'll weigh it.
[19:03:30] (agent) Step out for me. You get it? CI: Got it. Off Bub. (agent) Off Bub hisself? CI: His old lady, he told her to.
[19:04:18] end
Video portion dark (device in pocket). Full file 22:58, other portions not transcribed as not pertinent.`,
    ],
    [
      "TBI certificate.pdf",
      `TENNESSEE BUREAU OF INVESTIGATION        FORENSIC SERVICES       (regional laboratory)
OFFICIAL FORENSIC CHEMISTRY REPORT
To: 34th JD DTF, SA Stallcup            Lab no.: 25-K-001877            Date issued: May 6, 2025
Subject(s): Lonnie D. Mabry             Received from: L. Lovelace       02/19/2025    via: drop box
Exhibit   Description on package                        Result                                      Amount
1a        Bag, crystalline, "N-1"                       Methamphetamine (Schedule II)               1.31 g
1b        Bag, crystalline, "N-2"                       Methamphetamine (Schedule II)               1.64 g
2         Bag, crystalline, "boot"                      Methamphetamine (Schedule II)               25.88 g  (see note)
3         Two bags "canister"                           Not analyzed
4         Baggie corners (2), "trash"                   Not received
5         Scales                                        Not analyzed, per request of submitting agency
Note: exhibit 2 consisted of two inner knotted bags; one was tested. The total weight is gross of both less the outer wrap. Seal on exhibit 2 was taped over an earlier opening; initials "CS", "??".
No purity determination was made. I certify and attest that this document is the proper record it purports to be. Technical notes and data supporting the conclusions are kept in the official file.
Special Agent / Forensic Scientist: R. Ogle
cc: District Attorney General
This report is furnished for official use. For testimony requests allow 21 days. The laboratory will destroy residue-only items after 12 months unless it is told otherwise. Submit syringes only after prior approval. Requests to expedite must come from the District Attorney.`,
    ],
    [
      "DTF evidence ledger.pdf",
      `34TH DTF       EVIDENCE LEDGER (HANDWRITTEN, TYPED FOR DISCOVERY 06/02/25)        FILE 25-0019
NO     ITEM                         WT (w/pkg)   DATE IN    TIME    FROM      LOCKER   REMARKS
N-1    meth, buy                    2.4          1/16       0900    CS        3        
N-2    meth, buy                    2.9          1/21       0815    CS        3
N-3    trash baggies                             1/23       1000    CS        --       field test used all
N-4    meth, boot                   29.7         1/27       0930    CS        5        out 2/11 CS  in 2/13 CS  "photo"
N-5    meth, kitchen                2.6          1/27       0930    CS        5
N-6    scales                                    1/27       0930    CS        5
N-7    Ruger LCP 371xxx                          1/27       0940    JG        gun safe
N-8    cash                         1,806.00     1/27       0940    JG        vault    deposit 1/29
N-9    phones (3)                                1/27       0945    CS        6        out 1/31 lab
N-10   DVR                                       1/27       0945    CS        6        no pwr cord
N-11   papers                                    1/27       0945    CS        6
N-12   boots, 1 pr                               --                                    not collected
Confidential fund: buy 1 $150, CI pay $100; buy 2 $200, CI pay $100; SW CI pay $300. Receipts with director.
Rules: two signatures for cash. Lockers are audited in June. No food in the evidence room. The tech is Lovelace, backup is Garmon. Keys to lockers 3 and 5 are also with the case agent.`,
    ],
    [
      "ADA cover letter.pdf",
      `OFFICE OF THE DISTRICT ATTORNEY GENERAL, 34TH JUDICIAL DISTRICT
June 9, 2025
State v. Lonnie Dale Mabry, Hatchell Circuit No. 25-CR-212
Cts. 1, 2: Sale of Meth 0.5 g or more;  Ct. 3: Possession w/ intent, 26 g or more;  Ct. 4: Firearm during dangerous felony
Counsel:
Enclosed is discovery under Rule 16. The State declines to reveal the identity of the informant at this time. The State is aware of the following and gives notice of it out of caution: CI 22-041 was arrested in Sumrall County on 2/8/25 (theft over $2,500; simple possession) and was on State probation in this county through the fall. The CI was at one time signed up with the Sumrall sheriff's office too, and my understanding is that they stopped using the person. I do not have their paper on this.

Mr. Mabry's recorded telephone calls from the jail have been asked for and will be supplied if we intend to use them. The SRT are a multi county unit and keep their own after action reports. I am told some of them wear cameras.

The phone work is not back. You may inspect the physical evidence at the DTF by appointment with Agent Stallcup, Tuesday or Thursday.

Ms. Kilgore's attorney has told me that she may have something to say. Nothing is reduced to writing.

Offer: 12 years at 30 percent on Count 3, dismiss Count 4. Open until the July 28 docket, at which the State will announce. Reciprocal discovery is requested, and notice of any alibi.
Assistant District Attorney General`,
    ],
  ]),
  key: {
    offence: "drugs",
    issues: [],
    gaps: [
      /(informant|\bci\b|22-041|confidential source).{0,60}(file|payment|paid|criminal|record|agreement|history|identity|arrest|probation|benefit|reliab|receipt)|(payment|identity|file|record|criminal history|agreement|reliability).{0,40}(informant|\bci\b|22-041)|sumrall/i,
      /body.?(worn|cam)|bwc|bwv|srt|after.?action|helmet/i,
      /phone (extraction|download|data|record|dump)|cell(ular|\b).{0,20}phone|three phones|phones|hidta|extraction/i,
      /dna|fingerprint|latent/i,
      /dvr|security system|home (camera|video|surveillance)|surveillance (system|video|footage)/i,
      /sexton|\btick\b|camper/i,
      /kilgore|tasha/i,
      /(serial|recorded|buy|marked|pre-?recorded).{0,20}(number|funds|money|bills|cash|currency)|serial numbers?/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /buy (#|no\.? ?)?(1|one)\b|first buy|failed to save|(device|wire|fob|audio|video|recording).{0,60}(buy|purchase|original|full|complete|native|unedited|raw|device|file|untranscribed)|full (recording|audio|file|transcript)|key fob/i,
        /girlfriend|passenger|\bf2\b/i,
        /concerned citizen|pruitt|second source|anonymous|\btip/i,
        /garmon/i,
        /wendell|father/i,
        /lease|deed|utility|utilities|resid(ence|ency) (record|papers)|\bmail\b|misc.{0,5}papers|papers seized|rental|ownership of the (house|home|trailer)/i,
        /photo(graph)?s?\b|pictures/i,
        /boots?\b|size 13/i,
        /trash|field test|residue/i,
        /technical notes|bench notes|(lab|case|analyst).{0,20}(notes|record|file|data|worksheet)|ogle|chromatogra|validation|uncertainty|balance|weigh|purity|independent (test|analysis)|retest|laborator|\btbi\b/i,
        /not analyzed|scales|canister|untested/i,
        /chain of custody|evidence (log|form|envelope|locker|record)|original ledger|\bseal|locker|handwritten|lovelace|drop box|custody/i,
        /rook|haskew|\bk-?9\b|canine|\bdog\b/i,
        /1157|1175|address|magistrate.{0,20}copy|copy.{0,20}(warrant|judge|magistrate)|renfro|corrected warrant|(draft|amended|prior|other) (warrant|affidavit)/i,
        /firearm|gun|pistol|ruger|\blcp\b|trace|brother|atf|function/i,
        /jail (call|phone|record)|recorded (phone|telephone)|inmate|booking/i,
        /miranda|waiver|rights form|statement.{0,30}(mabry|defendant|client)|(mabry|defendant|client)('s)?.{0,20}statement/i,
        /dcs|child|juvenile/i,
        /911|\bcad\b|dispatch|radio/i,
        /dash.?cam|in.?car|vehicle video/i,
        /surveillance (log|notes|report)|church|surveillance/i,
        /search (plan|log)|operation(s|al) plan|ops plan|briefing|knock|entry|breach|diversion|team roster|operators|use of force|raid/i,
        /notes/i,
        /polic(y|ies)|procedure|manual|training|certif/i,
        /disciplin\w*|personnel|internal affairs|impeach\w*|brady|giglio/i,
        /stallcup|director|case agent/i,
        /fund|receipts?|director|payment/i,
        /currency|cash|deposit|forfeit|seizure notice|\$40|1,806/i,
        /cooperat|agreement|\bdeal\b|plea|promise|benefit|leniency/i,
        /criminal (history|record)|convictions|probation/i,
        /property damage|silverado|vehicle/i,
        /prescription|pharmacy|alibi/i,
        /voice|speaker|expert/i,
        /ledger audit|audit/i,
        /text message|call detail|messages|communications/i,
        /grand jury|indictment|preliminary hearing/i,
        /diagram|sketch|floor plan|\bmap\b/i,
        /shed|outbuilding|pipes?\b/i,
        /gps|\bavl\b/i,
        /strip|search of the informant|female (officer|agent|deputy)/i,
      ],
      contradictions: [],
    },
  },
};
