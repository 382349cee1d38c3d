import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const NIGHT_CAB_CASE: CaseFile = {
  name: "taxi driver, sexual assault of a passenger, Wales, custody record, interview summary, unused material, council letter",
  documents: makeDocuments([
    [
      "MG5 Celik.pdf",
      `RESTRICTED (when complete)                                                              MG5
POLICE REPORT: CASE SUMMARY                    URN: 64 / VC / 20417 / 24
Police: Vale and Coast Constabulary / Heddlu'r Fro a'r Arfordir        Station: Porth Carwen
Defendant: CELIK, Emre           DOB 14.03.1988       Occupation: licensed hackney carriage driver
Offence: Sexual assault on a female, s.3 Sexual Offences Act 2003
Anticipated plea: NG            Bail: conditional            OIC: DC 2288 Bethan Prosser, PPU

1. SUMMARY OF THE CASE
In the early hours of Sunday 13 October 2024 the victim, V1 (22 yrs, student), had been at Cask & Anchor, Heol y Mor, Porth Carwen with a friend. At around 01:40 she got into a taxi at the rank on Station Road. She sat in the front. She had been drinking but states that she knew what was going on. During the journey to her address in Llanfedw the driver is said to have put his left hand on her thigh over her tights and then beneath the skirt, and to have said that she "didn't have to pay". She told him to stop. He stopped the car by a layby on Ffordd y Goedwig where she got out. She walked the remaining 0.8 miles and rang her friend.

The friend called 101 at 02:31. Officers attended V1's address at 03:20 (PC 917 Rhydderch, PC 1140 Osei).

The driver was traced on 15 October from the rank marshal, who had noted plate 0146. The defendant was arrested on 17 October.`,
      `MG5 continued                                        URN 64 / VC / 20417 / 24
2. DEFENDANT INTERVIEW
The defendant was interviewed with solicitor. He accepted that he took the fare, denied any touching and said the passenger was sick in the car, that he asked her for the soiling charge of £60 and she became abusive and got out. See ROTI.

3. NON-KEY EVIDENCE
Rank marshal (Mr Alun Gittins) can say that V1 was "unsteady but talking" and that there was a second girl who did not get in. Not yet a statement.
The vehicle, a silver Skoda Octavia, is fitted with CCTV as a condition of the licence. The hard drive was removed by Licensing on 18 October.
Tights and skirt seized from V1. Early Evidence Kit taken by PC Osei. Submitted to the forensic provider.
House to house on Ffordd y Goedwig: nil of note. One house has a camera, occupier away.
Card machine: no transaction.

4. VISUALLY RECORDED EVIDENCE
BWV of PC 917. Town CCTV has been asked for.

5. VPS: Yes, to follow.
6. SPECIAL MEASURES: Screens are likely.
7. OTHER: No previous convictions. One complaint to the council (2022), NFA. The defendant came to the UK in 2009.
8. CASE DIRECTOR: This report was completed in accordance with the National File Standard. The summary is balanced and fair. Reviewing supervisor DS 406 H. Maddox.`,
    ],
    [
      "MG11 V1.pdf",
      `RESTRICTED (when complete)                                                    MG11
WITNESS STATEMENT      (Criminal Procedure Rules, r 16.2; Criminal Justice Act 1967, s.9)
Statement of: V1          Age if under 18: Over 18          Occupation: Student
This statement (consisting of 2 pages each signed by me) is true to the best of my knowledge and belief and I make it knowing that, if it is tendered in evidence, I shall be liable to prosecution if I have wilfully stated in it anything which I know to be false or do not believe to be true.
Signature: ..............         Date: 16.10.2024

I am the person named above. On Saturday the 12th of October I had a few at home with my housemate Megan from about 7. We went out around half nine. I had about five vodka lemonades and two shots at the Cask and also shared a bottle of prosecco before. I would say I was a 6 out of 10 drunk.

We left about half one. Megan wanted chips so I got in the taxi on my own as I was cold. I got in the front because I feel car sick in the back. The driver was foreign, with a beard, maybe 40s. He was friendly at first and asked if I had a boyfriend.

After the roundabout by the Lidl he put his hand on my leg. I thought it was by accident with the gear stick. Then he left it there. He moved it up, under the hem. I froze. I do not know how long for, it could be a minute.`,
      `Continuation of statement of: V1                                                 MG11 (cont)      Page 2 of 2
He said, "you don't have to pay you know, nice girl". I said "stop, let me out". He said something I did not catch and pulled in. I got out and slammed the door. I did not pay. I think I was sick on the verge. I don't remember if I was sick in the car, I don't think I was.

I walked home. I was on Snapchat to Megan the whole way and I sent her voice notes. My phone went to 2 per cent and died at the door. I have had it repaired since because of the screen and it may have been reset, I am not sure.

When I got in I was in bits. Megan came about quarter past two. She rang. I showed the police the clothes I had on and they put them in bags. The lady asked me to wipe my hands and to give a mouth rinse. I was asked about going to the sexual assault centre and I said I would think about it. I went to the GP at the university on the Monday and told her and she gave me something to sleep. I had also been seeing the counsellor at Student Support since first year for anxiety.

I would know the man again. I have since looked on the taxi firm's Facebook page and I saw him there in a Christmas photo, and I sent it to Megan and said "that's him".

I am willing to attend court. I would be nervous if I had to see him.
Signature: ............      Signature witnessed by: B. Prosser DC 2288`,
    ],
    [
      "Custody record.pdf",
      `VALE AND COAST CONSTABULARY                 CUSTODY RECORD  PC/03318/24          Porth Carwen Custody Suite
Detained person: CELIK Emre         Sex M         Nationality: Turkish / settled status         First language: Turkish
Arrested: 17/10/2024 06:52  18 Rhes y Capel    by DC 2288      Arrived 07:15       Detention authorised 07:24 PS 88 Furlong
Grounds: to secure and preserve evidence, obtain by questioning
07:31  Rights given. States "my English is OK, for law no". Interpreter requested via LanguageLine.
07:40  Risk assessment: no self harm, diabetic type 2 (tablets), worked until 04:30, not slept.
07:52  Property: wallet, £212.40, keys, Samsung phone (seized by OIC EP/4), taxi badge 0146.
08:10  Solicitor: own, Ms Harries of Lloyd Harries. Informed.
08:45  HCP: Nurse Adeyemi, fit to detain and interview. Metformin to be obtained.
09:30  Breakfast declined.
10:15  Photograph, fingerprints, DNA (PACE s.63).  Hands not swabbed (lapse of time).
11:20  Interpreter not available until pm. DP says will go ahead, wants to go home. Insp Bevan advised by phone.
11:42  Solicitor arrives, consultation (without interpreter).
12:20  Out to interview. 13:06 Return.
13:10  First review, Insp Bevan, by telephone, DP asleep.
14:30  Meal: veg curry. Metformin given by HCP.
15:15  Bailed s.47(3) with conditions: not to contact V1 or M. Pugh; not to drive for hire. Return 12/12/2024.
15:25  Property returned less EP/4. DP signs.
Visits to cell at 30 minutes were completed and are kept on the visits log. Cell 6. Camera in cell: working. Toiletries and reading material were offered. Complaints: none made.`,
    ],
    [
      "ROTI 17-10.pdf",
      `RECORD OF TAPE / DIGITALLY RECORDED INTERVIEW                                       MG15 (ROTI)
Person: Emre CELIK      Place: Interview room 2       17/10/2024      12:24 to 13:01         Disc ref: VC/DIR/5512
Present: DC 2288 Prosser, DC 2301 Whelan, Ms C. Harries (solicitor)
(This is a summary. It is not necessarily exhaustive.)
00:00  Introductions, caution given and asked to explain. CELIK said "If I don't say now is worse after." Accepted.
03:10  CELIK states that he has driven in Porth Carwen for eight years, rents plate from Harbwr Cars. That night he started at 19:00.
06:45  He remembers the fare. "Very drunk, white girl, skirt." She was in front. He said she had her feet on the dashboard. She asked for loud music.
09:20  He states she was sick near Lidl "on floor and on gear box". He gave her a towel. He says he might have touched her arm to give the towel.
12:30  He asked for £60. She said "I'm not paying you, you" (racist word). He stopped and told her out.
15:02  Asked about the camera, he says "Camera is on, you look, you will see. It has button for sound also, I press button when she start."
18:40  He says that he went to the Jet garage to wash the mats and that the boy there gave him a bucket. He has the receipt in the car.
22:15  Asked about the 2022 complaint: "Was about short route, not this."
24:50  Put to him that V1 was not sick in the car. "Ask my boss, I send him photo."
29:30  Asked about beard. He says he had shaved for a wedding on the Friday.
33:00  Ms Harries asks if the CCTV has been viewed. DC Whelan: "We're awaiting it." 
36:44  No further questions. Interview ends.`,
    ],
    [
      "MG6C.pdf",
      `SENSITIVITY: OFFICIAL                                                                 MG6C
SCHEDULE OF RELEVANT NON-SENSITIVE UNUSED MATERIAL                    R v CELIK           URN 64/VC/20417/24
Item   Description                                                   Location                 CPS decision
1      Incident log VC-20241013-0092 (101 call)                      Storm                     
2      Pocket notebook PC 917, PC 1140                               PPU                       
3      Crime report / enquiry log 64/20417/24                        Niche                     
4      First account booklet, V1 (PC Osei)                           PPU                       
5      Screen captures, 3, Snapchat M. Pugh to V1                    PPU                      
6      Rank marshal's sheet 12/13 Oct                                PPU                       
7      Forensic submission form MGFSP and emails                     PPU                       
8      House to house forms x 11                                     PPU                       
9      Extraction request V1 handset, consent form (DPN)             DMI                       "declined 04/11, withdrawn"
10     Email, Licensing, re CCTV unit: "drive reads as encrypted, sent to manufacturer"          PPU      
11     Custody CCTV                                                  Custody                   "90 days"
To the best of my knowledge and belief this schedule is complete. I have considered third party material: none identified.
Disclosure officer: DC 2288 Prosser          Date 09.01.2025
Reviewing lawyer:  .......................   (endorsement: D = disclose, I = inspect, CND = clearly not disclosable)
Guidance: items must be described clearly and numbered consecutively. See the Code of Practice under s.23(1) CPIA 1996. Do not list used material. Continue on a further sheet if needed.`,
    ],
    [
      "Letter Licensing.pdf",
      `CYNGOR BWRDEISTREF PORTH CARWEN / PORTH CARWEN BOROUGH COUNCIL
Trwyddedu / Licensing, Canolfan Ddinesig
Ein cyf / Our ref: HC/0146/GW            21 Tachwedd / November 2024
Dear Mr Celik,
LOCAL GOVERNMENT (MISCELLANEOUS PROVISIONS) ACT 1976, s.61(2B): IMMEDIATE SUSPENSION
I write to confirm the decision to suspend your hackney carriage driver's licence with immediate effect in the interests of public safety. You may appeal to the Magistrates' Court within 21 days.

The Committee had regard to information given by the police on 18 October. It also had a statement from the operator, Harbwr Cars (Mr Idris Vaughan), that you had reported a soiling in the usual WhatsApp group at 02:04 with a picture, and that the dispatch tablet showed the vehicle stationary at Ffordd y Goedwig "for about a minute and a half" before it went on to the Jet garage. Mr Vaughan told the Committee that the tablet keeps the track for six months.

The Committee noted that the in-vehicle system was last inspected on 3 May 2024, when the interior lens was found to be loose and the time was 61 minutes fast, and that you had been asked to get this put right within 28 days. No proof of repair is on our file.

You must return your badge and plate to the Civic Centre within seven days. The plate fee is not refundable. If you would like to receive correspondence in Welsh, please tell us; this will not lead to a delay. Gellir cysylltu â ni rhwng 9yb a 4yp.

Yours sincerely, G. Wynne, Licensing Team Leader`,
    ],
  ]),
  key: {
    offence: "sexual",
    issues: [],
    gaps: [
      /in.?(vehicle|car|cab)|(taxi|cab|vehicle|skoda|octavia).{0,40}(cctv|camera|video|recording|hard drive|footage)|(cctv|camera|hard drive|footage).{0,60}(taxi|cab|vehicle|skoda|licensing|encrypt|manufacturer)/i,
      /forensic|early evidence|swab|\bdna\b|tights|fibre|mouth rinse|toxicolog|laborator/i,
      /snapchat|voice notes?|handset|(complainant|v1|victim)('s)?.{0,30}(phone|mobile|device)|phone (extraction|download)/i,
      /megan|pugh|housemate/i,
      /gittins|rank marshal/i,
      /vaughan|harbwr|whatsapp|dispatch|tablet|gps|tracker|\btrack\b|operator/i,
      /counsell|student support|\bgp\b|third.?party|university|medical (record|note)/i,
      /body.?(worn|cam)|bwv|bwc|rhydderch/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /101|999|incident log|\bcall\b|emergency call/i,
        /first account|osei|1140/i,
        /notebook|pocket|notes\b/i,
        /crime report|enquiry log|niche|investigation log/i,
        /identification|viper|parade|video id|facebook|recognition|code d|christmas|line.?up/i,
        /jet|garage|receipt|forecourt|bucket/i,
        /soiling|vomit|sick|mats?\b|vehicle (exam|search|inspection)|(skoda|car|cab|taxi).{0,30}(exam|inspect|search|photo)/i,
        /(samsung|ep\/4|celik|defendant)('s)?.{0,40}(phone|download|extraction|handset|photo|device|mobile)|samsung|ep\/4/i,
        /town cctv|public.?space|street (cctv|camera)|council cctv|station road|(pub|cask|bar|lidl).{0,20}(cctv|camera|footage)|cctv|\banpr\b|footage|video/i,
        /house.to.house|occupier|doorbell|ffordd/i,
        /cask|pub\b|bar staff|licensed premises|door staff|alcohol|intoxicat|drink/i,
        /sarc|sexual assault (referral|centre)/i,
        /interpret|languageline|translat|turkish/i,
        /(interview|roti).{0,40}(recording|disc|audio|transcript|full|tape)|(recording|audio|disc|transcript).{0,40}interview/i,
        /custody (suite )?(cctv|video|camera|footage)|visits log/i,
        /bevan|furlong|adeyemi|\bhcp\b|healthcare|medical|metformin|diabet|fitness/i,
        /arrest(ing)? (statement|record|note)|arresting officer|search record/i,
        /2022|previous complaint|complaint.{0,30}council|council.{0,30}complaint|licensing (file|record|committee|minutes)|committee|wynne/i,
        /(camera|cctv|unit|system).{0,40}(inspect|repair|clock|time|lens|mainten|service|fast)|repair|61 minutes|lens/i,
        /mg6d|mg6e|(unused|scheduled) (material|item)|disclosure (review|management|officer)|sensitive (schedule|material|unused)|endorse/i,
        /consent form|dpn|declined|extraction/i,
        /victim personal|vps|special measures/i,
        /previous convictions|criminal record|pnc|bad character|credib|compensation/i,
        /whelan|maddox|prosser/i,
        /card machine|taxi ?meter|meter|fare|payment/i,
        /beard|shaved|wedding|appearance|custody (photo|image)|photograph/i,
        /continuity|chain of custody|exhibit|seizure|bagg|storage/i,
        /charging|mg3|cps|advice|decision/i,
        /lighting|\broute\b|\bmaps?\b|scene (plan|photo|visit)|layby/i,
        /mats|towel/i,
        /disciplin\w*|misconduct|training|polic(y|ies)/i,
        /skirt|cloth(es|ing)/i,
        /social media|messages|screen (capture|shot)/i,
        /work record|shift (record|sheet|log)/i,
        /expert/i,
      ],
      contradictions: [],
    },
  },
};
