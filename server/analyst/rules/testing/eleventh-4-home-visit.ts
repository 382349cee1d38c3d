import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const HOME_VISIT_CASE: CaseFile = {
  name: "probation home visit, safe in a shared bedroom closet, room-mate who talked",
  documents: makeDocuments([
    [
      "PO Strand report of violation.pdf",
      `DISTRICT 8 PROBATION AND PAROLE                 STATE OF IDAHO, COUNTY OF BASALT
REPORT OF VIOLATION / SPECIAL PROGRESS REPORT

OFFENDER:  TILLOTSON, WADE ALAN        IDOC # (on file)      OFFICER: M. STRAND, PPO II
OFFENSE:   Possession of Controlled Substance (F)   CASE: CR-21-0884
SENTENCE:  2 + 3, suspended, 4 years supervised         LEVEL: Moderate
START: 03/30/2022                                       FTRD: 03/29/2026
DATE OF REPORT: January 24, 2025

ALLEGATIONS
1. Rule 3, new felony, to wit: PCS with intent to deliver, methamphetamine, on or about 01/22/2025.
2. Rule 8, possession of paraphernalia.
3. Rule 11, failure to maintain residence as approved (unapproved person living in the residence).

SUPPORTING FACTS
Mr. Tillotson has been on supervision for 34 months. He has had two positive UAs, in 2022. He completed Moral Reconation Therapy and the CBI-SA group and pays on his costs of supervision. He works at Gemstate Truss. He has been seen at the office each month, and his last field contact was 10/08/2024.

On 01/21/2025 I was told of information that subject was "moving quite a bit" out of the house on Farragut. On 01/22/2025 at about 1915 hours I made a home visit with PPO Jensen and two Basalt County deputies. Subject's roommate Brandi COE answered the door. She said that Wade was in the shower. We entered and I told subject to dress and sit on the couch. He was cooperative.`,
      `TILLOTSON, Wade  -  Report of Violation, page 2

I asked subject if there was anything in the house that I should know about. He said "not of mine." I asked him which room was his and he pointed to the bedroom at the end of the hall. In the closet of that bedroom on the floor, below women's and men's clothing, PPO Jensen found a small gray Sentry safe. Subject stated that he did not have the combination. I asked Coe and she said "ask Wade." Jensen pried the safe with a bar from his vehicle. It held two zip bags of crystal substance, a digital scale, unused baggies, a glass pipe, and $1,140 in currency.

There was a man asleep in the garage on a cot, who gave the name "Rusty" and said that he was waiting for a ride. Deputies ran him and let him go. Subject told me that Rusty is Coe's friend and has been there since Christmas.

A UA was collected at the house at 2010 hrs. Instant cup: see lab.

Coe was interviewed by Deputy Ames on the porch. I was told she stated the safe belongs to subject. Subject was taken into custody on an agent's warrant.

Subject's adjustment until this date was satisfactory. His employer wrote that he is a dependable hand. Subject denies the allegations.

RECOMMENDATION: Revocation, imposition of sentence, unless the new case is resolved first.
Respectfully submitted, M. Strand.      Reviewed: Section Supervisor, (initials) dk   1/27`,
    ],
    [
      "Agreement of supervision.pdf",
      `AGREEMENT OF SUPERVISION                             Rev. 2019

1. Supervision Level: I will not go below the level assigned and I will follow the rules of that level.
2. Reporting: I will report as directed.
3. Laws and Conduct: I shall obey all municipal, county, state and federal laws. I shall comply with all lawful requests of any agent of the Department.
4. Residence: I will not change residence without permission. Persons who live at the residence are subject to approval.
5. Travel: I will not leave the assigned district without permission.
6. Employment: I will seek and maintain gainful employment.
7. Alcohol: I will not buy, have or drink alcohol, nor enter a place where alcohol is the main source of income.
8. Controlled substances: I will not use or possess any illegal drug or drug paraphernalia.
9. Firearms: I will not purchase, carry or possess.
10. Search: I consent to the search of my person, residence, vehicle, personal property, and other real property or structures owned or leased by me, or for which I am the controlling authority, conducted by any agent of the Department or law enforcement officer. I waive my Fourth Amendment right concerning searches.
11. Associations: I will not associate with persons designated by my officer.
12. Cost of supervision: I will pay the fee set by law, currently $60.00 per month.
13. Evaluation and program plan: I will take part in the program ordered.
14. Absconding: I will not leave or attempt to leave the jurisdiction to avoid supervision.
I have read, or have had read to me, the above agreement.
Wade A Tillotson   4/6/22           Witness: (former PO) L. Gutierrez
Special conditions of the court: substance abuse evaluation; 100 hrs community service (complete 11/23); no contact with co-defendant in CR-21-0884.`,
    ],
    [
      "Deputy Ames report.pdf",
      `BASALT COUNTY SHERIFF                      DR # 25-00214                    OFFENSE: 37-2732(a)(1)(A)
DEPUTY: T. AMES 4407         ASSIST: DEP. W. LOCKE 4419          DATE: 01/22/25    TIME: 19:15

SUMMARY
Probation asked for civil assist at 418 Farragut St #B. No weapons. One arrested. Suspected meth, 41.6 g gross weight with packaging.

DETAILS
At the 1700 briefing Sgt. Orme told us that Probation would like two of us for a home visit at a place the Drug Unit had an interest in. At around 19:15 hrs we met Strand and Jensen at the church lot and followed them. Probation made the contact. I stood in the living room with TILLOTSON. Dep. LOCKE was in the garage with a male, who was sleeping. That male was checked through dispatch, no wants, and left on foot. I did not write down his DOB. I believe the last name was Dahlke.

Jensen brought the opened safe to the kitchen table and called me over. I did a NIK test of the crystal, using kit U, and saw a blue color. I photographed the safe and items as they sat on the table. I counted the money with Strand: $1,140, in fifties, twenties and tens.

`,
      `BASALT COUNTY SHERIFF         DR # 25-00214         DEPUTY: T. AMES 4407        PAGE 2
I spoke with COE on the porch. At first COE stated that she did not know about a safe. I told COE that with kids in the home Health and Welfare may be called, and that it's better to be up front. COE then stated the safe was Tillotson's and that he sells "some, to like three people from work." She wrote a statement. COE's kids (5, 8) were at their grandma's.

I read TILLOTSON his rights at 20:22. He stated "I want to know what's going to happen with my job" and "that safe came with the room." I asked who else uses the closet; he stated "Brandi keeps her good clothes in there because hers leaks." I did not ask more. His phone was on the charger by the couch and I took it as evidence. A second phone, pink case, was next to the safe in the closet per Jensen; Coe said it was an old one of the kids' and it was left.

My on-body recorder was in use. Property booked. Clear 21:50.`,
    ],
    [
      "Property invoice 25-00214.pdf",
      `BASALT CO. SHERIFF       PROPERTY INVOICE              DR 25-00214          Booked 01/22/25  22:31   by 4407
SUSPECT: TILLOTSON W      OWNER: UNK        TYPE: [X] EVIDENCE  [ ] SAFEKEEPING  [ ] FOUND  [ ] FORFEIT

ITEM     DESCRIPTION                                                 QTY        LOCATION         STORED
TA-1     zip bag, crystal subst.                                     1          safe             DRUG VAULT
TA-2     zip bag, crystal subst., smaller, "R" in marker             1          safe             DRUG VAULT
TA-3     scale, digital, AWS, residue                                1          safe             DV
TA-4     baggies 2x2, approx 80                                      1 lot      safe             P-SHELF 12
TA-5     pipe, glass                                                 1          safe             P-SHELF 12
TA-6     US currency                                                 1140.00    safe             SAFE / dep. 1-24
TA-7     phone, Motorola, blk                                        1          livingrm         P-SHELF 12
-        safe, Sentry, gray, damaged                                 -          closet           left at residence

RELEASE / TRANSFER
01/28/25   TA-1, TA-2        vault to ISP lab Pocatello run     K. Burch
03/11/25   TA-1, TA-2        lab to vault                       K. Burch
Amount on TA-6 verified by: (blank)          Currency seal #: (blank)

Reminder: narcotics must be weighed on the certified scale before packaging and the weight entered here: ______ . Sharps go in tubes. Wet items must be dried. Bikes and lawn tools are taken at the annex only, Tuesdays. Supervisors shall sign within one shift.        SUPV: ______`,
    ],
    [
      "ISP lab report P2025-0417.pdf",
      `FORENSIC SERVICES                       CRIMINALISTIC ANALYSIS REPORT - CONTROLLED SUBSTANCE
Laboratory Case P2025-0417          Agency Case 25-00214          Agency: Basalt Co SO
Suspect(s): Wade A Tillotson        Date received 01/28/2025      Evidence received by: vault

ITEM      DESCRIPTION                                        NET WEIGHT            CONCLUSION
1 (TA-1)  Plastic bag with crystalline material              27.31 g (+/- 0.04)    Methamphetamine (II)
2 (TA-2)  Plastic bag with crystalline material              6.88 g (+/- 0.04)     Not analyzed

METHODS: color test, GC/MS. Item 2 was inventoried and weighed only. By laboratory policy no further items are analyzed when the statutory threshold is met by one item.
DISPOSITION: Evidence is returned to the agency. No latent or biology examination was asked for. If such examination is wanted, the packaging should be submitted before handling.

This report does or may contain opinions and interpretations of the undersigned analyst based on scientific data. The analyst's worksheets and instrument data are kept in the laboratory case file.

AFFIDAVIT. I, Corinne V. Haskett, being first duly sworn, depose and state that I am a Forensic Scientist II, that the analysis was done by me by reliable procedures, and that this is a true copy of the report.     Signed 03/05/2025.  Notary: seal.
Restitution is requested in the amount of $100.00 per drug class, Idaho Code 37-2732(k).
-------------------------------------------------------------------------------------
TOXICOLOGY VENDOR FAX (one page, inserted)    Donor: Tillotson W    Collected 01/22/25  2010   Collector: Jensen
Screen, instant cup:  AMP neg   mAMP neg   COC neg   OPI neg   THC neg   BUP neg      Temp OK    Creatinine 88
Confirmation: not ordered (neg screen).`,
    ],
    [
      "Coe voluntary statement.pdf",
      `VOLUNTARY STATEMENT         BCSO          NAME Brandi Coe         DR 25-00214        1-22-25

I live at 418 Farragut B. The lease is mine and Wade pays me 450 for the back bedroom since Aug. He is a good guy to my kids. The safe in the closet is Wades. I have saw him get in it a couple times. I do not know the numbers. I do not do drugs any more I been clean since treatment except 1 time at New Years. He sells some to guys at his work, I seen money. I do not know there names. I was scared to say because of my kids and I am on misdmeanor probation in Canfield Co till june and can not have it in the house.

Rusty is a friend he stays in the garage some because his wife kicked him out. He does not have any thing to do with it he dosent go in Wades room that I know of.

The pink phone is not used.

I was not threatned. The deputy was nice and said he would let the Health & Wellfare know that I helped.

Brandi Coe      8:05 pm`,
    ],
    [
      "Gemstate Truss letter.pdf",
      `GEMSTATE TRUSS & COMPONENT
Box 77, Minidoka Flat, Idaho

January 30, 2025

To whom it may concern:

Wade Tillotson has been with us since June of 2022, first on the roof truss table and since last spring as a saw operator. He makes $21.50 and gets most of the Saturday overtime. He is paid by check every other Friday. The last one before his arrest was January 17. We also paid a safety bonus in cash at the Christmas supper, as we do each year; I believe that his was $300.

I would not say that I know him off the job. He has never been sent home. We do random tests through our insurance and he was picked in September and there was no trouble. I was sorry to hear about this. His spot is open until the end of February, and if he is let out I will take him back.

There are 22 men on the floor, and I have heard nothing about anybody buying or selling. If someone wants to ask them I'd have no objection, outside of work hours.

We are building the new paint bay this spring and could use him.

Sincerely,
Gordon Yost, Shop Foreman`,
    ],
  ]),
  key: {
    offence: "drugs",
    issues: [],
    gaps: [
      /body.?(worn|cam)|on-?body|\bbwc\b|body recorder/i,
      /motorola|phone (extraction|download|data|content|search|record|examination)|cell ?phone|extraction|text messages|(tillotson|client|defendant|accused)'?s phone|phones?\b.*(search|extract|download|examin|analy)/i,
      /fingerprint|latent|\bdna\b|\bprints\b/i,
      /informant|tip(ster)?\b|source of (the )?information|drug unit|confidential source|moving quite a bit|information (that|which) (led|prompted)|orme|who told/i,
      /rusty|dahlke/i,
      /health (and|&) welfare|coe'?s? .*(probation|criminal|history|record\b|benefit|deal|promise|treatment|motive|bias)|(probation|criminal|records?|history|benefits?|deal|promises?|leniency|inducements?|consideration)\b.*\bcoe|canfield/i,
      /photo\w*/i,
      /(lab|laboratory|analyst|haskett|instrument|gc).*(worksheet|file|data|notes|bench|raw)|bench notes|chromatogra\w*|spectr\w+|gc.?ms|raw data|item 2|ta-2|not analy[sz]ed|untested (bag|item)/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /pink|second phone|kids'? phone/i,
        /\bsafe\b|combination|pry|sentry/i,
        /jensen/i,
        /locke/i,
        /lease|landlord|rent(al)?\b|tenancy|occupan\w+/i,
        /chron\w*|contact (log|notes)|supervision (file|record|notes)|probation (file|record|notes)|\bpo (file|notes)|field (visit|contact)/i,
        /polic(y|ies)|procedure|manual|home visit (approval|policy)|supervisor approval/i,
        /agent'?s warrant|arrest warrant|warrant|affidavit/i,
        /dispatch|\bcad\b|911|radio|emergency call/i,
        /briefing/i,
        /co-?workers?|three people|buyers?|customers?|truss floor/i,
        /pay (record|stub)|payroll|bank|pay ?checks?|currency|money|cash|bonus|seal/i,
        /chain of custody|drug vault|burch|custody (of|log|record)|certified scale|weigh\w*|gross weight/i,
        /residue|scale|pipe|baggies|packaging|paraphernalia|marker|handwriting/i,
        /\bnik\b|field test|presumptive|color test/i,
        /(\bua\b|urine|urinalysis|instant cup).*(confirm|specimen|sample|cup)|confirmation test/i,
        /miranda|rights (card|form)|waiver/i,
        /recording.*(interview|coe|statement|questioning)|interview (recording|audio)|audio/i,
        /field notes|handwritten notes|officer'?s? notes|deput\w+'? notes|\bnotes\b/i,
        /training|certif\w+|proficiency|accreditation/i,
        /disciplin\w*|personnel|internal affairs|brady|giglio|impeach\w*/i,
        /grandma|grandmother|children|\bkids\b/i,
        /clothing|women'?s cloth\w*|closet|mail|indicia|bedroom|papers in/i,
        /diagram|floor ?plan|sketch/i,
        /booking|jail|calls/i,
        /dash|in.?car|patrol (car|vehicle)/i,
        /gutierrez|previous (po|officer)|former (po|officer)/i,
        /random test|september test|employer'?s? (test|record|personnel)|insurance test|employer drug test/i,
        /treatment record|coe'?s? (phone|interview)/i,
        /social media|facebook|snapchat|messenger/i,
        /surveillance|controlled buy|investigat\w+ file|drug task force|task force/i,
        /neighbou?r\w*|canvass/i,
        /expert/i,
        /forfeiture|deposit/i,
        /co-?defendant|cr-21-0884|underlying (case|conviction|file)|prior conviction|criminal history/i,
        /e-?mail|messages between|communications? between|phone records|call records|call logs/i,
        /gps|avl|vehicle location/i,
        /judgment|court order|terms of probation/i,
        /weather/i,
      ],
      contradictions: [],
    },
  },
};
