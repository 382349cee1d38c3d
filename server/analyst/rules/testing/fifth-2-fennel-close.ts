import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const FENNEL_CLOSE_CASE: CaseFile = {
  name: "dwelling burglary, street identification, mark on a jewellery box",
  documents: makeDocuments([
    [
      "MG5 Police report.pdf",
      `RESTRICTED (when complete)                                   MG 5
POLICE REPORT
URN: 47 BB 3381 24        Defendant: Kieron ASHDOWN  DOB 02/02/2000
Charge: Burglary dwelling and theft, contrary to section 9(1)(b) Theft Act 1968
Case type: anticipated not guilty plea. First hearing: Marlbury Magistrates' Court 8th November 2024
SUMMARY OF THE KEY EVIDENCE
Between 18:15 hrs and 19:40 hrs on Wednesday 9th October 2024 the dwelling of Mrs Joyce TINDALL, a 71 year old widow, at 17 Fennel Close, Marlbury was entered. Entry was gained by forcing the rear patio door with an implement. An untidy search was made of the main bedroom and £430 cash and two rings were stolen.
A neighbour, Paul WEXCOMBE, saw the offender leave by the side gate. Police attended and at 19:58 hrs the defendant was detained in Station Road, some 600 metres away, by PC 2214 LOMAX. He was found in possession of a screwdriver. Mr WEXCOMBE was conveyed to the location and positively identified the defendant as the man he had seen.
Upon arrest and caution the defendant made the significant statement, "I only took the rings."`,
      `MG 5 (continued)
A fingerprint recovered from a jewellery box inside the premises has been identified to the defendant. A footwear mark was also recovered.
DEFENDANT INTERVIEW
The defendant was interviewed under caution. He denied the offence. He stated he had been at his sister's address and had got off the bus. He could offer no explanation for the fingerprint. He declined legal advice.
VISUALLY RECORDED EVIDENCE: None.
APPLICATION FOR ORDERS ON CONVICTION: Compensation £430 and value of rings, to be confirmed.
VICTIM: does wish to make a VPS. Victim Contact Team aware.
OTHER: Defendant has 3 previous convictions for 5 offences incl. theft shoplifting (2021).
The officer in the case certifies that to the best of their knowledge and belief all relevant material which may reasonably be considered capable of undermining the prosecution case or assisting the defence has been considered. Disclosure management document not required in the magistrates' court. This form must not be served before supervisor's certification.
Officer in case: DC 881 K. FARROW     Supervisor: PS 1190
Date: 11/10/2024`,
    ],
    [
      "MG11 Joyce Tindall.pdf",
      `WITNESS STATEMENT
(Criminal Procedure Rules, r 16.2; Criminal Justice Act 1967, s.9)                                  MG 11
Statement of: Joyce Margaret TINDALL      Age if under 18: Over 18      Occupation: Retired
This statement (consisting of 2 pages each signed by me) is true to the best of my knowledge and belief and I make it knowing that, if it is tendered in evidence, I shall be liable to prosecution if I have wilfully stated in it anything which I know to be false or do not believe to be true.
Dated 9th October 2024         Signature: J M Tindall
I am the above named person and I live alone at the address overleaf. It is a two bedroom bungalow which I have owned since 1988. On Wednesday I went out to my church group at about quarter past six. I locked the front door and tried it twice as I always do. The patio door was locked and the key was on its hook. I have to say I had left the small kitchen window on the catch because of the cooking.
I came home at twenty to eight. I noticed the kitchen window was wide open and my basil plant was on the lawn. The patio door was still locked.`,
      `Continuation of statement of J M Tindall                                               MG 11
In my bedroom the drawers had been pulled out. From my jewellery box, which is a wooden one with a mirror in the lid, two rings had gone: my mother's garnet ring and a plain gold band. I keep my pension money in an envelope in the drawer. There was £340 in it. I know because I had drawn it out on the Monday.
I bought the jewellery box at the hospice charity shop in Bell Street about three weeks before this. I had not got round to polishing it.
My husband Derek passed away in 2019 and the only other people who come to the house are my carer Tina who comes on Tuesdays and Fridays, and the young man who cleared the gutters in September, I don't know his surname. I think he was called Kieran or Kevin or something like it. I gave him a cup of tea in the kitchen.
I did not give anyone permission to enter my home or take my property. I am willing to attend court. I have been told about Victim Support and given a leaflet. I have not been able to sleep in the bedroom since.
Signature: J M Tindall        Statement taken by: PC 2214 Lomax at 21:05`,
    ],
    [
      "PNB copy PC 2214 Lomax.pdf",
      `POCKET NOTE BOOK   PC 2214 LOMAX   BOOK No. 0093  pp 41-43  (typed copy of original)
Wed 9/10/24  Late turn 1400-2400  c/s MB21  dbl crewed with PC 2377 OYELARAN
1941  Log 502. Burglary dwelling just occ'd 17 Fennel Close.
1948  A/A. Spoke Paul WEXCOMBE no. 20. FIRST ACCOUNT verbatim: "I was upstairs drawing the curtains. Bloke came out her side gate. White lad, about five eight, stocky, dark jacket, hood up. I didn't see his face. Had a rucksack. Went towards the station." Distance est. 30 m. Lives opposite. He wears glasses, not wearing when spoken to.
1955 Area search.
2006 Station Road o/s Spar. Male IC1 walking from direction of bus stop. Black puffa jacket, grey joggers. No rucksack. Stopped. Gave name Kieron ASHDOWN. Asked where come from, "Just got off the 42." s.1 search: flat head screwdriver, £60 cash, phone, bus ticket. Said screwdriver is for work, he does gutters.
2011 WEXCOMBE brought in rear MB21. ASHDOWN stood by van h/cuffed to rear with PC OYELARAN. WEXCOMBE at approx 20 m says "I think so. Same sort of build. He's got the dark jacket."
2014 Arrested susp burglary dwelling. Cautioned. Reply "I never took no rings. What rings?"
Asked him nothing further. Nothing found en route. 2031 MB custody.
No entry re signature offered to DP for reply.`,
    ],
    [
      "MG11 Paul Wexcombe.pdf",
      `WITNESS STATEMENT                                                                     MG 11
Statement of: Paul WEXCOMBE     Occupation: HGV driver
Dated: 16th October 2024     Signature: P Wexcombe
On 9th October at roughly twenty five past seven in the evening I was stood at my front gate having a cigarette. I heard a bang from over the road at number 17 where Joyce lives. I know Joyce to say hello to. I then saw a male come out of her side gate. He was around 10 metres from me and I had a clear, unobstructed view of his face for about eight to ten seconds. The street lamp right outside number 17 was on. I would describe him as a white male, 6ft, slim build, early twenties, clean shaven, wearing a grey hoodie with white writing. He was carrying a rucksack. He ran off in the direction of Station Road.
I phoned Joyce's daughter and then she came home and the police were called. Later an officer took me in the police car and I saw the same male with the police. I was 100% sure it was him. I recognised his face straight away.
I had spoken with Joyce and her daughter Carol at the weekend about who it might be and Carol showed me a picture of him on Facebook.
I had two cans of lager that evening after work.
I was later asked to attend for a video identification. I have a hospital appointment and have not been yet.
Signature: P Wexcombe     Taken by: DC 881 FARROW`,
    ],
    [
      "Custody record MB-5512-24.pdf",
      `MARLSHIRE POLICE     CUSTODY RECORD   MB/5512/24                               Page 1
Detained person: ASHDOWN Kieron     DOB 02/02/2000    Height 1.68 m    Build medium
Arrested: 09/10/2024 20:14    Station Road    Arrived 20:31    Detention authorised 20:44
Authorised by: PS 1407 MENDHAM     Reason: to secure and preserve evidence and obtain evidence by questioning
Circumstances given in presence of DP: matches description, identified by witness, in possession of screwdriver.
Marks: tattoo of swallow left side of neck, full beard (short).
Clothing: black padded jacket, grey joggers, Adidas trainers UK size 7 (seized KF/4).
Risk assessment: ADHD, medicated (Elvanse), has not had today's dose. Dyslexic, cannot read well. Has support worker. Self harm 2019. Level 1 obs.
Appropriate adult: not required, appears to understand.
Rights given 20:47. Wants solicitor: YES, duty. DSCC ref 241009-2291.
Wants someone informed: sister Leanne. Informed 20:58, she states "he was here till ten past seven, I put him on the bus."`,
      `CUSTODY RECORD MB/5512/24  LOG                                                 Page 2
20:52 DSCC called. On call firm to ring back.
21:30 Cell visit. Asleep. Breathing normal.
22:00 Rousable. Offered drink, declined.
22:35 Review inspector: busy, telephone review at 23:00. Representations: none, DP asleep.
23:05 DSCC chased. Solicitor in another interview, ETA 00:30.
23:25 DC FARROW at desk wishing to interview now as going off duty at 0100. Spoke to DP in cell re solicitor. Duration 6 minutes. Not recorded.
23:33 DP signs to say he does not now want solicitor. Reason given: "just want to go home". Insp not consulted.
23:40 To interview room 2 with DC FARROW.
00:04 Returned to cell.
00:10 HCP saw DP, states tired and agitated, would have advised AA. Medication not available.
00:41 Solicitor arrives front counter, informed interview concluded.
02:15 Bailed to return 11/10/2024 for charging decision. Property returned less exhibits KF/1 to KF/4.
Meals: x1 microwave all day breakfast. Blanket x 1. Cell M7. Toilet paper issued. No complaints. Washing facilities offered.`,
    ],
    [
      "Record of taped interview.pdf",
      `RECORD OF INTERVIEW                                                            MG 15(T)
Person interviewed: Kieron ASHDOWN    Place: Marlbury custody, room 2    Date: 9/10/24
Time commenced: 2340    Concluded: 0002    Duration 22 min     Disc ref KF/5
Other persons present: None
0.30 Introductions, caution given. Asked if he understands: "Yeah. Sort of. It means I don't have to."
1.45 FARROW: I explained before we came in that it'd be quicker without. You're happy with that?
     ASHDOWN: You said I'd be here till morning otherwise.
3.10 Says he was at Leanne's on the Brookside from about four, had tea, left about ten past seven and got the 42 at quarter past. Got off at the station about five to eight. Was going to the Spar.
6.00 Asked about the screwdriver. Gutter brackets. Works cash in hand with Macca.
7.20 Asked if he knows Fennel Close. "Done gutters up there with Macca, September. Old lady made us a tea."
9.05 FARROW: Your fingerprint is on her jewellery box. How'd it get there?
     ASHDOWN: Dunno. I never been in her bedroom.
10.15 Asked again. "I do shifts at the hospice shop. Community payback. We shift all sorts."
12.40 FARROW: She's a seventy one year old lady. You want to do the right thing.
     ASHDOWN: I didn't do it.
15.00 Phone: consents to download, gives PIN.
21.10 Nothing to add. Notice given re recordings.
(Not a verbatim record save where shown in full.)`,
    ],
    [
      "CSI attendance and SFR1.pdf",
      `SCIENTIFIC SUPPORT   CSI ATTENDANCE NOTE        Ref CSI/24/10877
Scene: 17 Fennel Close   CSI: R. PELHAM 7719    Attended 10/10/2024 09:20   Left 10:35
POE: kitchen window, transom left on catch, reached through to open lower casement. Patio door examined: secure, no tool marks.
Sill: footwear mark in soil, lifted RP/1. Pattern: Nike type, approx UK 9.
Bedroom: jewellery box, wooden, dusty. Finger mark on underside of base, lifted RP/2. No marks in lid or on mirror. Drawer fronts wiped/gloved smears.
Photographs taken x 23.
Street lighting: resident (IP) advises lamp outside her house has been out since August, reported to council.
Swabs sill for DNA RP/3, not submitted (budget).
Exhibits: RP/1 seal B1174402; RP/2 seal B1174403; RP/3 seal B1174404.`,
      `STREAMLINED FORENSIC REPORT 1 (SFR1)     FINGERPRINTS
Case: R v ASHDOWN      Lab ref FP/24/20931      Date 14/10/2024
Summary: Mark RP/2 received in sealed bag B1174420 on 11/10/2024. Identified as right ring finger of Kieron ASHDOWN, verified by second examiner.
Position: "jewellery box lid, inside".
This report is an abbreviated record of the findings for use at first hearing. It is not an expert's report. If the findings are not accepted the defence should identify the issue in dispute and a full evaluative statement (SFR2) may be requested. Time of deposit cannot be determined.
FOOTWEAR: RP/1. Coded. Comparison with KF/4: pending submission.
The laboratory operates under a quality management system. Methods used that are outside the scope of accreditation are listed in the annex available on request. Declaration of the examiner held on file.
Reporting officer: S. Vane, Fingerprint Bureau`,
    ],
    [
      "MG6C.pdf",
      `MG 6C  SCHEDULE OF RELEVANT NON-SENSITIVE UNUSED MATERIAL
R v Kieron ASHDOWN           URN 47 BB 3381 24
Item  Description                                                    Location        CPS use
1     Incident log 502 of 9/10/24                                    Niche           CND
2     PNB PC 2377 OYELARAN, no entry relating to Mr Wexcombe         Locker          CND
3     Crime report 47/29911/24 incl OEL                              Niche           CND
4     Custody record MB/5512/24                                      Served          -
5     CSI notes and photographs                                      SSD             CND
6     House to house forms, Fennel Close (nos 15, 19, 22)            OIC tray        CND
7     BWV MB21, 9/10/24, PC LOMAX. Not retained, not marked evidential
8     Message from Stagecross Buses, on-board video held 14 days     OIC email       CND
I have reviewed the items and in my opinion there is no material that might reasonably be considered capable of undermining the case for the prosecution against the accused or of assisting the case for the accused. CND = clearly not disclosable.
Disclosure officer: DC 881 FARROW        Date 30/10/2024
Reviewing lawyer: ____________`,
    ],
  ]),
  key: {
    offence: "burglary",
    issues: [
      "identification",
      "counsel",
      "voluntariness",
      "alibi",
      "custody-chain",
      "disclosure",
      "witness-reliability",
      "recording-gap",
    ],
    gaps: [
      /\bbus\b|stagecross|on.?board/i,
      /999|incident log|log 502|\bcad\b|call (recording|audio)/i,
      /bwv|body.?worn/i,
      /oyelaran/i,
      /leanne|sister|alibi/i,
      /footwear|trainer|shoe|rp\/1/i,
      /viper|video identification|identification procedure|code d|\bparade\b|facebook|carol/i,
    ],
    contradictions: [
      { one: [1, /forcing the rear patio door/], other: [2, /The patio door was still locked/] },
      { one: [1, /£430 cash and two rings/], other: [2, /There was £340 in it/] },
      { one: [1, /"I only took the rings\."/], other: [3, /"I never took no rings/] },
      { one: [3, /I was upstairs drawing the curtains/], other: [4, /stood at my front gate/] },
      { one: [3, /about five eight, stocky/], other: [4, /6ft, slim build/] },
      { one: [1, /positively identified the defendant/], other: [3, /"I think so\./] },
      { one: [7, /Finger mark on underside of base/], other: [7, /"jewellery box lid, inside"/] },
    ],
    factors: [
      { sign: 1, quote: /I didn't see his face/ },
      { sign: 1, quote: /he was here till ten past seven/ },
      { sign: 1, quote: /hospice charity shop|shifts at the hospice shop/ },
      { sign: 1, quote: /Wants solicitor: YES|informed interview concluded|here till morning/ },
      { sign: 1, quote: /h\/cuffed to rear|picture of him on Facebook/ },
      { sign: 1, quote: /Nike type, approx UK 9|Adidas trainers UK size 7/ },
      { sign: -1, quote: /Identified as right ring finger|fingerprint recovered from a jewellery box/ },
      { sign: -1, quote: /in possession of a screwdriver|flat head screwdriver/ },
    ],
    events: ["2024-10-09 19:40", "2024-10-09 20:14", "2024-10-09 20:31", "2024-10-09 23:40", "2024-10-10 09:20"],
    fair: {
      issues: ["miranda", "search", "stop-basis", "hearsay", "intent"],
      gaps: [
        /house.?to.?house|nos? 15/i,
        /\b999|emergency call|radio/i,
        /crime report|oel|investigation log/i,
        /photograph|photos?\b/i,
        /macca|employer|gutter/i,
        /carol|daughter/i,
        /\btina\b|carer/i,
        /hospice|charity shop|community payback|probation/i,
        /phone|download|cell.?site|handset/i,
        /cctv|spar|doorbell|custody (cctv|video|recording)|station road|footage|video/i,
        /bus ticket|ticket/i,
        /dna|swab|rp\/3/i,
        /sfr ?2|fingerprint.*(statement|expert|notes|chart|working)|finger ?mark|lift|bench notes|examiner|vane/i,
        /seal|continuity|custody (of|chain)|exhibit (log|label|record)|chain of custody/i,
        /farrow|interviewing officer|pre.?interview|cell (conversation|visit)/i,
        /recording|\bdisc\b|kf\/5|interview/i,
        /medical|hcp|health ?care|nurse|fme|adhd|prescription/i,
        /appropriate adult|support worker/i,
        /criminal record|previous convictions|\bpnc\b|antecedent/i,
        /lager|alcohol|eyesight|glasses|optician|vision/i,
        /street ?(lamp|light)|council|lighting/i,
        /pocket (note)?.?book|pnb|officer'?s?.?(notes|notebook)|mg11.*lomax|lomax|witness statement.*officer/i,
        /pelham|csi/i,
        /solicitor|dscc|legal advice/i,
        /mendham|inspector|review/i,
        /sensitive|mg6d|mg6e|unused|disclosure (management|schedule)/i,
        /disciplin|conduct|complaint/i,
        /bank|withdrawal|pension|post office/i,
        /screwdriver|kf\/[1-4]|exhibits? kf|tool ?mark/i,
        /stop (and )?search (record|form)|search record|section 1/i,
        /victim personal|vps/i,
        /first (description|account)/i,
      ],
      contradictions: [
        { one: [1, /forcing the rear patio door/], other: [2, /kitchen window was wide open/] },
        { one: [1, /forcing the rear patio door/], other: [2, /I had left the small kitchen window/] },
        { one: [1, /forcing the rear patio door/], other: [7, /POE: kitchen window/] },
        { one: [1, /forcing the rear patio door/], other: [7, /Patio door examined/] },
        { one: [1, /£430 cash and two rings/], other: [3, /£60 cash/] },
        { one: [2, /There was £340 in it/], other: [3, /£60 cash/] },
        { one: [1, /Compensation £430/], other: [2, /There was £340 in it/] },
        { one: [1, /at 19:58 hrs the defendant was detained/], other: [3, /2006 Station Road/] },
        { one: [1, /at 19:58 hrs the defendant was detained/], other: [5, /Arrested: 09\/10\/2024 20:14/] },
        { one: [1, /at 19:58 hrs the defendant was detained/], other: [3, /2014 Arrested/] },
        { one: [6, /off at the station about five to eight/], other: [3, /2006 Station Road/] },
        { one: [3, /I didn't see his face/], other: [4, /clear, unobstructed view of his face/] },
        { one: [3, /I didn't see his face/], other: [4, /recognised his face straight away/] },
        { one: [3, /Distance est\. 30 m/], other: [4, /around 10 metres from me/] },
        { one: [3, /dark jacket, hood up/], other: [4, /grey hoodie with white writing/] },
        { one: [3, /Black puffa jacket/], other: [4, /grey hoodie with white writing/] },
        { one: [5, /black padded jacket/], other: [4, /grey hoodie with white writing/] },
        { one: [4, /carrying a rucksack/], other: [3, /No rucksack/] },
        { one: [3, /Had a rucksack/], other: [3, /No rucksack/] },
        { one: [4, /clean shaven/], other: [5, /full beard/] },
        { one: [4, /6ft, slim build/], other: [5, /Height 1\.68 m/] },
        { one: [4, /100% sure it was him/], other: [3, /"I think so\./] },
        { one: [1, /positively identified the defendant/], other: [3, /I didn't see his face/] },
        { one: [3, /"I think so\./], other: [4, /recognised his face straight away/] },
        { one: [4, /number 17 was on/], other: [7, /has been out since August/] },
        { one: [1, /He declined legal advice/], other: [5, /Wants solicitor: YES/] },
        { one: [5, /does not now want solicitor/], other: [5, /Wants solicitor: YES/] },
        { one: [5, /Reason given: "just want to go home"/], other: [6, /You said I'd be here till morning/] },
        { one: [1, /no explanation for the fingerprint/], other: [6, /shifts at the hospice shop/] },
        { one: [7, /approx UK 9/], other: [5, /UK size 7/] },
        { one: [7, /Pattern: Nike type/], other: [5, /Adidas trainers/] },
        { one: [7, /RP\/2 seal B1174403/], other: [7, /sealed bag B1174420/] },
        { one: [7, /No marks in lid/], other: [7, /"jewellery box lid, inside"/] },
        { one: [5, /Appropriate adult: not required/], other: [5, /would have advised AA/] },
        { one: [5, /00:04 Returned/], other: [6, /Concluded: 0002/] },
        { one: [8, /BWV MB21/], other: [1, /VISUALLY RECORDED EVIDENCE: None/] },
        { one: [8, /no material that might reasonably/], other: [5, /he was here till ten past seven/] },
        { one: [8, /BWV MB21/], other: [3, /FIRST ACCOUNT verbatim/] },
        { one: [1, /"I only took the rings\."/], other: [6, /I didn't do it/] },
        { one: [4, /spoken with Joyce and her daughter Carol/], other: [4, /100% sure it was him/] },
        { one: [6, /left about ten past seven/], other: [4, /roughly twenty five past seven/] },
        { one: [5, /he was here till ten past seven/], other: [4, /roughly twenty five past seven/] },
        { one: [6, /never been in her bedroom/], other: [1, /fingerprint recovered from a jewellery box/] },
        { one: [6, /never been in her bedroom/], other: [7, /Identified as right ring finger/] },
        { one: [3, /he does gutters/], other: [1, /possession of a screwdriver/] },
        { one: [3, /He's got the dark jacket/], other: [4, /grey hoodie with white writing/] },
        { one: [3, /about five eight, stocky/], other: [5, /Height 1\.68 m/] },
        { one: [3, /He wears glasses, not wearing/], other: [4, /clear, unobstructed view of his face/] },
        { one: [1, /He declined legal advice/], other: [6, /it'd be quicker without/] },
        { one: [1, /He declined legal advice/], other: [6, /You said I'd be here till morning/] },
        { one: [1, /He declined legal advice/], other: [5, /Solicitor arrives front counter/] },
        { one: [8, /no material that might reasonably/], other: [7, /approx UK 9/] },
        { one: [8, /no material that might reasonably/], other: [3, /I didn't see his face/] },
        { one: [1, /"I only took the rings\."/], other: [3, /No entry re signature offered/] },
        { one: [5, /Appropriate adult: not required/], other: [5, /Dyslexic, cannot read/] },
        { one: [5, /Appropriate adult: not required/], other: [6, /"Yeah\. Sort of\./] },
        { one: [8, /no entry relating to Mr Wexcombe/], other: [3, /WEXCOMBE at approx 20 m/] },
        { one: [8, /no entry relating to Mr Wexcombe/], other: [3, /WEXCOMBE brought in rear/] },
        { one: [1, /no explanation for the fingerprint/], other: [6, /Done gutters up there/] },
      ],
    },
  },
};
