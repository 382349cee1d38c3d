import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const LARK_STREET_CASE: CaseFile = {
  name: "possession with intent to supply, warrant at a shared house, phones and cash",
  documents: makeDocuments([
    [
      "Case summary MG5.docx",
      `MIDVALE POLICE  |  CASE FILE SUMMARY (MG5)                              URN: 63MV 0991824
R v Jordan Tyrell ADEPEGBA   (b. 02/02/2001)
Charge: Possession of a controlled drug of Class A (cocaine) with intent to supply, s.5(3) Misuse of Drugs Act 1971; possession of criminal property (£2,340) s.329 POCA 2002
First appearance: 6 Nov 2024, Castleford Lane MC, sent to Crown Court. PTPH 4 Dec 2024.

Circumstances
On Tuesday 8 October 2024 at 0608hrs officers of the Neighbourhood Taskforce executed a search warrant under s.23 MDA at 31 LARK STREET. This is a five bedroom house in multiple occupation. The warrant was obtained following intelligence received that drugs were being dealt from the premises.
On entry 4 persons were present: the defendant (Bedroom 3, first floor rear), Kyle BRADDOCK (Bedroom 1), Sorin DUMITRU (Bedroom 5, attic) and a female who gave the name Shanice and who left after being searched. Bedroom 2 was empty and Bedroom 4 was locked. All communal parts were searched.
In Bedroom 3 officers found a rucksack on top of the wardrobe containing 43 wraps of white powder, a further bag of white powder, digital scales and snap bags. £2,340 in notes was in a trainer box. Two mobile telephones were seized, an iPhone from the bed and a small Nokia from the rucksack.
The defendant said "That bag ain't mine, people come in and out of here."
Kyle BRADDOCK has been released under investigation. DUMITRU no further action.`,
      `R v ADEPEGBA   MG5 continued
Interview. The defendant gave a prepared statement and then made no comment. He states that he sub lets the room at weekends, that the door does not lock, that he had been away until the night before and that the money was savings from work for a car.
Drugs valuation: DC Yeomans (drugs expert witness) gives a street value of £2,100 to £3,000 for the total amount; opinion is consistent with supply. MG11(E) to follow.
Phones. The iPhone has been submitted to the Digital Forensic Unit. The Nokia was triaged by OIC and found to hold messages "consistent with drug supply". Download on disc to be requested if NG.
Forensics. White powder field tested positive. Sample submitted to the lab (SFR1 served). Packaging: no submission for fingerprints / DNA at this time, see forensic strategy.
Other material: hostel CCTV - n/a. ANPR - n/a. Landlord has been spoken to on the phone and confirms defendant rents Room 3.
Antecedents. 2019 possession of cannabis (caution); 2021 drive no insurance. No drug trafficking.
Proceeds of Crime: Cash seized. Financial investigator to be allocated.
OIC: DC 2217 P. RENSHAW   Supervisor: DS M. COTTAM
File build checklist: MG4 Y / MG5 Y / MG6 N / MG6C N / MG9 Y / MG10 Y / MG11 part / MG12 part / SFR Y`,
    ],
    [
      "Search warrant and record of execution.pdf",
      `IN THE MAGISTRATES' COURT SITTING AT CASTLEFORD LANE                          WARRANT NO. 24/1187
WARRANT TO ENTER AND SEARCH PREMISES    (Section 23(3) Misuse of Drugs Act 1971; s.15 and 16 PACE 1984)
To: each and all the constables of Midvale Police
On this day an application was made by PC 5540 L HARGREAVE, supported by an information on oath, that there is reasonable ground for suspecting that controlled drugs are, in contravention of the Act, in the possession of a person on premises at  31 Lark Street, Midvale
YOU ARE AUTHORISED to enter the said premises, if need be by force, within one month, and to search the said premises and any persons found therein. All parts including communal areas. One occasion only.
Date 3 October 2024       Time 10.20       Signed: (illegible)  Justice of the Peace     Court code 1894

ENDORSEMENT (s.16(9))
Executed: 08/10/24  entry 06:08   exit 09:50     Persons present: see search book
Force used: Y  (enforcer, front door, Room 3 door "pushed")
Articles sought found: Y       Other articles seized: Y  (see PSR)
Copy left with: "K Braddock / on the side in kitchen"
Notice of Powers and Rights left:  Y
Name of officer in charge of search: PS 884 TREECE
Officers: 884, 5540, 2217, 3391, 6012, 6120 + search dog team (PC 4474 and "Biscuit")
Endorsed warrant to be returned to the court within 3 months.`,
      `PREMISES SEARCH BOOK - ROOM LOG                       PSR 24/3086
Seq  Time   Room                 Finder  Exhibit   Description
1    0621   Bed 1 (Braddock)     6012    LS/1      1 grinder, cannabis debris
2    0625   Bed 1                6012    LS/2      Samsung phone
3    0640   Kitchen drawer       6120    LS/3      Roll cling film, 1 x roll snap bags (part used)
4    0644   Kitchen cupboard     6120    -         Baking powder, whisk - not seized
5    0702   Bed 3                3391    TM/1      Rucksack, black, North Face, top of w/robe
6    0702   Bed 3                3391    TM/2      43 wraps white powder in knotted bag, ex TM/1
7    0705   Bed 3                3391    TM/3      1 clear bag white powder ex TM/1
8    0706   Bed 3                3391    TM/4      Digital scales ex TM/1 
9    0706   Bed 3                3391    TM/5      Nokia phone, SIM ex TM/1
10   0718   Bed 3                2217    PR/1      Cash in trainer box under bed. Counted  £2,430  (amended PR)
11   0719   Bed 3                2217    PR/2      iPhone, on bed
12   0731   Bed 3                2217    PR/3      Letters in names of J Adepegba, T. Mensah, and "The Occupier"
13   0740   Bed 5                6012    LS/4      2 mobile phones, £310.   RETURNED to Dumitru at scene
14   0810   Bathroom             6120    -         cistern checked neg
15   0833   Bed 4                -       -         Locked, not forced.  Dog indicated at door
Photographs: 3391 on work phone. Sketch plan: N
Search ended 0950. Damage: front door frame. Boarded by contractor ref GL 7718.`,
    ],
    [
      "MG11 PC Moorcroft.pdf",
      `WITNESS STATEMENT  (CJ Act 1967 s.9, MC Act 1980 ss.5A(3)(a), 5B)                     MG 11
Statement of Tamsin MOORCROFT       Age: over 18     Occupation: Police Constable 3391         Dated 12/10/24

On Tuesday 8th October I came on duty at 0430 hours and attended a briefing at Vauxham Police Station given by PS TREECE. We were shown a picture of a male called "JT" and told that he was running a line from the address.
At 0608 entry was forced. I was second team. I went up the stairs to the first floor where I saw PC 6120 stood with a male in boxer shorts on the landing. I now know him to be Jordan ADEPEGBA. He was calm. I cannot say which bedroom he came out of.
I was later directed to search bedroom 3 with DC RENSHAW. The room has a double bed, a wardrobe and a mattress against the wall. It smelled of cannabis. There were male clothes of different sizes, a pair of size 11 boots and a pair of size 8 trainers. On top of the wardrobe behind a suitcase I located a black North Face rucksack, TM/1. Inside were a knotted bag of wraps TM/2, a clear bag TM/3, scales TM/4 and a Nokia which was switched on and kept buzzing, TM/5. There was also an item of post which I put back.
I photographed the items in situ. I wore nitrile gloves but may have handled TM/2 and TM/4 without changing them.
I placed the items in evidence bags. At the time I had run out of bags and TM/2 and TM/3 were in the same bag until the station. I booked them in at 1240. My body worn camera was activated for the entry.
I heard the male say that bag isn't mine. He asked for his asthma pump.`,
    ],
    [
      "Streamlined Forensic Report SFR1.pdf",
      `STREAMLINED FORENSIC REPORT 1            (CrimPR 19.3 - summary of expert's conclusion)            SFR1
Laboratory: Harbourgate Forensic Services      Lab ref HFS/24/60218       Police ref 63MV 0991824
THIS REPORT IS ISSUED FOR THE PURPOSE OF INFORMING THE DEFENCE OF THE PROSECUTION'S FORENSIC CONCLUSIONS. IT IS NOT A STATEMENT.
Item received      22/10/2024   by van collection      Bag 0093317 (seal intact)
TM/2    43 paper/plastic wraps white powder.  10 wraps examined.   Total weight of 43 calculated 12.9 g
        Result: COCAINE.   Purity:  not requested
TM/3    Bag white powder 61.4 g
        Result: no controlled drug detected in sub-sample A (benzocaine, creatine).  Sub-sample B: cocaine at trace level
Items listed on MGFSP but not received: TM/4, TM/1
Conclusion: Items TM/2 contain cocaine, a Class A drug.
Fingerprints: not requested.  DNA: not requested (packaging retained at lab 3 months then returned/destroyed)
Reporting scientist: I. Szymanska BSc
Does the defendant accept the result?  Y [ ]  N [ ] - identify issue for SFR2. If no response is received within the time directed by the court the result will be treated as admitted. The report does not deal with: continuity before receipt, the meaning of any residue, quantity per wrap beyond the sample, or comparison with other seizures. Turnaround 12 working days. Invoices to Forensic Submissions.`,
    ],
    [
      "Interview and custody notes.pdf",
      `RECORD OF INTERVIEW (ROTI)                                                              MG15
Person interviewed: ADEPEGBA Jordan       Place: Vauxham custody, interview room 2      Date: 08/10/2024
Time commenced 16.12    Time concluded 16.41       Interviewing: DC RENSHAW, PC HARGREAVE     Solicitor: Ms K. Obi-Darko (Fennimore Hale)
Appropriate adult: not required          Disc ref: VX/24/8102
This is a summary of the interview. It is not a full transcript.
0.00  Introductions, caution, understood. Pre interview disclosure was given in writing.
2.10  Sol reads prepared statement: "I, Jordan Adepegba, deny possession of the drugs. I rent room 3 at 31 Lark Street from a man I know as Baz. I pay £110 cash a week. I work at Northgate Tyres. The door has no lock, it was broken before I moved in. I was staying at my mother's from Friday 4th until about 11pm on Monday 7th. A man called T pays me £40 to sleep there when I am away. I have not seen the rucksack before. The iPhone is mine. The Nokia is not. The money is mine for a car from wages and my nan. I will not be answering further questions."
4.30 to 19.00  No comment. Asked about messages on Nokia "u about?", "2 for 80?", "tell T to bring it round the back". Asked who T is. No comment. Asked for his PIN. No comment.
19.40 Shown photo 6 (rucksack). No comment.
23.05 Asked will you give your fingerprints on the bag. "They've already took em."
28.00 Nothing further.`,
      `MIDVALE POLICE   CUSTODY FRONT SHEET VX/6643/24 
Arrested 08/10/24 06.31  (PWITS)     Arrived 07.18    Detention auth. 07.26     PS 1502 GADSBY
Clothing seized: none.   Strip search: authorised s.54, 07.55, negative. Hands not swabbed.
Property: cash £14.60; bank card; bus ticket (07/10/24 22.36 single); asthma inhaler; 1 door key "fits ? "
Phone call: mother (Folasade ADEPEGBA) informed of arrest 08.02
Drug test on arrest: NEGATIVE (opiates / cocaine)
PACE review 13.20 by Insp. LOMAX, detention continued.
Fingerprints, DNA, photo: taken 09.14
Released: bail refused? deleted. Bail 47ZA to 06/11, conditions: reside at mother's address, not to contact Braddock.
Visits and meals: 0745 tea. 0900 cereal. 1100 sleeping. 1300 veg curry, refused. 1500 water. 1530 consultation room with solicitor to 16.08. 1710 noodle.
Inventory check and cell check (M4) completed by DDO. Cell buzzer tested. Toilet area obscured on camera. Independent custody visitor attended 1145, no complaint.`,
    ],
    [
      "Email Tasker to OIC re Nokia triage.msg",
      `From: Priya TASKER (DMI, Digital Media Investigator)
To: RENSHAW Paul 2217
Sent: 19 November 2024 14:27
Subject: RE: 63MV 0991824  phones PR/2, TM/5

Paul,
Bit of a pain this one. PR/2 iPhone 12 - in the queue since 30/10, PIN not known, current wait 14-16 weeks. No priority marker. If you want it moved you will need a DI to sign.
TM/5 Nokia 105. Kiosk at Vauxham was used on 08/10 at 11.50 by you, before it was booked in at 12.40? You've put in the log SMS only. I have got 214 SMS, 61 calls. Last text received 06.58 on the day, some after it looks like it has gone in the bag: 9 incoming 07.05 to 11.31. I have not read content. Handset not in a faraday bag. SIM has not been done and I have no subscriber check, no top-up check and no cell site. The attribution is basically nothing at the moment. There's a contact 'Mum' which I assume you've rung? Same number is not on his custody sheet.
There are texts sent from it on Sat 5th and Sunday 6th. Have you got where he was?
I have no record of what Braddock's Samsung showed. LS/2 is not on the submissions list.
Also I've had a question from CPS re the second handset from Bedroom 5, I said nothing was seized.
Thanks
Priya
--
Digital Forensic Unit. ISO 17025 scope applies to extractions done in the unit only. Kiosk users must hold in-date Level 1.
This email and any attachments are confidential. Think before you print.`,
    ],
  ]),
  key: {
    offence: "drugs",
    issues: [],
    gaps: [
      /information on oath|warrant (application|information)|application for (the |a )?(search )?warrant|sworn|intelligence/i,
      /body.?(worn|cam)|\bbwv\b|\bbwc\b/i,
      /fingerprint|\bdna\b|latent/i,
      /(phone|nokia|handset|sms|mobile).*(download|extract|report|record|data|content|message)|(download|extract|cell.?site|subscriber|attribution|billing|top.?up)|digital forensic/i,
      /landlord|\bbaz\b|tenan(cy|t)|rent (book|record)|letting/i,
      /mensah|\bman (called|known as) t\b|(identity|whereabouts) of "?t\b/i,
      /braddock/i,
      /(statement|report|mg11).*yeomans|yeomans|drugs expert|valuation|mg11\(e\)/i,
      /northgate|employer|payslip|wages|bank|financ/i,
      /mother|folasade|bus ticket|bus (company|operator|cctv)/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /shanice|female/i,
        /dumitru|attic|bedroom 5|lodger|occupant|resident/i,
        /bedroom 4|bedroom 2|room 4|locked room/i,
        /dog( |.?handler|team)?|4474|biscuit/i,
        /treece|\b884\b/i,
        /hargreave|5540/i,
        /renshaw|2217/i,
        /6120|6012|officers? (who|on) (the )?(search|landing|entry)/i,
        /gadsby|lomax/i,
        /tasker/i,
        /szymanska/i,
        /cottam/i,
        /photograph|\bphotos?\b|image/i,
        /scales|tm\/4|rucksack|tm\/1|snap.?bags?|drug residue/i,
        /purity|quantif|33 wraps|remaining wraps|unexamined|sub.?sample/i,
        /lab(oratory)?\b.*(note|file|bench|data|record)|case notes|sfr2|analytical|chromatogra/i,
        /continuity|chain of custody|exhibit (label|log|record|book|register)|property (register|store|record)|evidence bag|seal|mgfsp|mixed in/i,
        /cash (count|record|seal)|£2,?430|cash|notes? swab|count sheet|money/i,
        /cctv|doorbell|neighbour|observation|surveillance/i,
        /briefing/i,
        /unused|mg6|disclosure schedule|schedule|sensitive/i,
        /interview (recording|disc|transcript|audio|video)|disc\b|recording of (the )?interview|full transcript/i,
        /pre.?interview disclosure|prepared statement/i,
        /custody (record|log|cctv|footage)|detention log/i,
        /pocket.?(note)?.?book|notebook|officers?'? notes|original notes|search (book|plan)/i,
        /sketch|floor plan|layout|plan of/i,
        /\bpost\b|letters?\b|\bmail\b|correspond|pr\/3/i,
        /clothing|trainers|boots|shoe|clothes/i,
        /door (key|lock)|\bkey\b|\block\b/i,
        /drug test|swab/i,
        /faraday|sim\b|subscriber/i,
        /iphone|\bpin\b|pr\/2|samsung|ls\/2|handset/i,
        /kiosk|level 1|training|accredit|iso 17025|competen/i,
        /field test|presumptive/i,
        /criminal (record|history)|antecedent|previous convictions|\bpnc\b/i,
        /informant|\bchis\b|source/i,
        /disciplin|misconduct|complaint|personnel/i,
        /snapchat|whatsapp|social media/i,
        /nan\b|grandmother|savings/i,
        /damage|contractor|boarding|boarded/i,
        /arrest (notes|statement)|arresting officer|circumstances of arrest/i,
        /forensic strategy|submission/i,
        /magistrate|justice of the peace|court (clerk|record|notes)|legal adviser/i,
        /post.?warrant|endorse|return(ed)? (of|to) (the )?(warrant|court)/i,
        /asthma|medical|\bhcp\b/i,
        /pace review|\bcps\b|charging (decision|advice)|mg3/i,
        /radio|airwave|control room|incident log|\bcad\b|999/i,
        /gps|location|whereabouts|travel card|\banpr\b/i,
        /housing|\bhmo\b|council (licence|tax)|utility/i,
        /suitcase|grinder|cling film|snap.?bags|baking powder|whisk/i,
        /expert/i,
        /released? under investigation/i,
        /policy|policies|faraday/i,
        /contact '?mum|"mum"|call(s)? (data|record)/i,
      ],
      contradictions: [],
    },
  },
};
