import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const TREATMENT_ROOM_CASE: CaseFile = {
  name: "massage therapist at a ski lodge, unlawful sexual contact, pretext call, Colorado",
  documents: makeDocuments([
    [
      "TTPD GO report.pdf",
      `TALLUS TOWN POLICE                General Occurrence   TT25-00731          Colorado
Author: 2M17 Ferris, J.           Entered: 03/09/2025 21:48           Status: ACTIVE-INV
Offense: 18-3-404(1)(a) UNLAWFUL SEXUAL CONTACT          Occurred: 03/08/2025 15:30 to 16:50
Where: Summit House Lodge & Spa, 200 Gondola Way, Treatment Rm 4
Entities:  V1 REYNARD, Alyssa  DOB 1993  (Dallas TX)     S1 IBARRA, Tomas Andres  DOB 1986  (Tallus)
W1 CHO, Priya (friend of V1)    W2 DELACROIX, Beau (spa director)    W3 lodge security

Synopsis: V1 was sexually touched by S1 during a massage.
Narrative: On Sunday 3/9/25 at about 4:10 in the afternoon I was at the front desk of the lodge on a lost ski call when V1 approached me. She said she had a massage the day before at 3:30 with a male therapist named Tomas. She was face up with a sheet. Near the end, he put his hand under the sheet and touched her private area skin to skin. She froze and did not say anything. When the session was done she got dressed and went straight to the front desk to report it. She did not tip. She has never been the client of S1 before.
V1 was alone on this trip apart from W1, who was waiting in the lounge.
V1 was clear headed and had not consumed alcohol.
I went to the spa and spoke with W2, who gave me S1's full name and said that he had been sent home the night before.`,
      `GO# TT25-00731  Narrative text (2)
S1 was contacted at his apartment at 1925 hours on 3/9 with Ofc Lindqvist. I told him he was not under arrest and just wanted to hear his side. He let us in. S1 stated he remembered the client but "not which one exactly." He said he uses standard draping and that everything was professional. He became nervous, looked at the door, and would not make eye contact. I asked did his hand slip and he said "anything's possible, I don't think so". I recorded this as an admission. I asked him for the shirt he wore and he gave me a gray polo from the hamper. I asked him for a DNA swab and he said he would like to ask someone first. I told him that I could get a warrant and he agreed to the swab.
English is his second language but he spoke it fine.
I did not record the contact due to dead battery.
Sheets had been sent to the laundry by the time of my arrival. The spa's hall camera is reported to cover the door of Rm 4. W2 will provide.
V1 consented to an exam. She was driven by W1 to St. Brendan's.
Next: pretext call with Det. Amaro, lab, DORA notification.
Hours on this report: 3.5. Comp time. Patrol vehicle 17 chains installed 3/9. End.`,
    ],
    [
      "Lodge security incident.pdf",
      `SUMMIT HOUSE LODGE & SPA          LOSS PREVENTION / GUEST INCIDENT              No. 25-118
Date of report  3/8/25     Time  8:20 PM     By  K. Whitlow (Security)      Type: [X] Guest complaint  [ ] Slip/fall  [ ] Theft
Guest: Reynard A.     Room 417     Folio: R-88120
Description: Guest called from room 417 at 8:05 PM to complain about her massage. States therapist "made her uncomfortable" and "was too close with his hands by my hips / upper thigh" through the sheet. States she was lying face down. She wants it comped and the resort fee off. I asked did she want police and she said no, she did not want to ruin the weekend. Guest was polite, sounded like she had been drinking. Female friend in background said "get them to do the lift tickets too."
Action: Notified MOD (Delacroix). Spa charge $219 reversed. Two lift tickets given. Therapist (Tomas I) spoken to by Delacroix, in shock, sent home at 9 PM pending.
Video: spa corridor cam 22 viewed by me at 8:40 PM. Guest goes in 3:34, comes out 4:41, hugs the therapist at the door? or handshake. Goes to the relaxation lounge w/ robe, sits w/ friend, takes tea. Leaves lounge 5:25 PM. Did not save, system holds 14 days.
Prior incidents this guest: none.   Prior this employee: one, 2023, guest complaint re draping, no action.
Follow up: GM letter to guest. HR to hold file. Copy to insurer. RADIO CHECK 9:00 ok, Pool closed 10:00, Ice at Door C salted.`,
    ],
    [
      "Reynard written statement.pdf",
      `TALLUS TOWN POLICE        VICTIM / WITNESS STATEMENT          Case TT25-00731
Name: Alyssa Reynard       Date: 3/9/25      Time: 5:15 PM     Page 1
My friend Priya booked us for a girls weekend. On Saturday I had my massage at 3:30 for 80 minutes. Priya had her's at the same time with a lady in the next room so no one was waiting for me. We had two mimosas each at brunch, that was 11ish.
The therapist was Tomas. He told me undress to my comfort. I left my underwear on. He started on my back. The room was very dark with one candle and I had the eye pillow on the whole time I was on my back. About half way through (maybe 20 minutes before the end) he was on my left leg and he went up too high. His right hand went under the sheet and under my underwear and stayed there maybe ten seconds. I said "um, no" and he said sorry and went on like nothing happened. I let him finish because I did not want to make a scene. He didn't say anything else.
When he was done I thanked him because I'm from the south lol. I got out of there quick. I told Priya in the lounge and she said we have to report it. We went to the front desk right then and the lady wrote it down.
I have had lots of massages so I know what is right. I left a 20% tip on the tablet before I even went in, they make you.
I did not shower till I saw the nurse.
I would like this not to happen to any one else. I am a marketing rep and I travel.
Signed Alyssa Reynard      Ofcr J Ferris`,
    ],
    [
      "Spa booking and door log.pdf",
      `SUMMIT SPA        APPOINTMENT DETAIL EXPORT           Sat 03/08/2025              exported 03/20/2025 bdelacroix
ROOM  START   END     SERVICE                  GUEST            PROVIDER            STATUS
2     1530    1620    Facial Alpine 50         Cho P            Marchetti, S        CLOSED 1622
3     1515    1615    Hot stone 60             (private)        Novak, L            CLOSED 1617
4     1530    1650    Deep tissue 80           Reynard A        Ibarra, T           CLOSED 1640 "left early, guest req."
6     1600    1650    Swedish 50               (private)        Okafor, D           CLOSED 1651
4     1700    1750    Swedish 50               (private)        Ibarra, T           CLOSED 1751
Intake form (tablet) Reynard A, signed 1519: Pressure: firm. Areas of focus: hips, glutes, IT band, low back.  Areas to avoid: feet.  Draping explained: Y.  Alcohol in last 4 h: Y.  Medications: (blank).  OK to work on glutes over or under drape: UNDER.  Female or male therapist: no pref.
Gratuity: 20% $43.80 at checkout 1702.
ELECTRONIC LOCK EVENTS RM 4 (Lodge IT)
15:33:10  staff card 0617 (Ibarra) open
15:35:52  door closed
15:58:20  staff card 0602 (Novak) open     15:58:49 closed
16:38:30  inside handle
16:40:04  inside handle
16:47:15  staff card 0640 (attendant linen) open
Linen: rm 4 bag to laundry chute 1648. Laundry contracted to Valley Linen, pick up Sunday 0600.
Therapist break minutes: paid. Retail goal for March: 12%. Provider reminder - wipe face cradle, restock oil warmer to 2/3, lights on dimmer 3 minimum per policy SP-9, no candles since Jan 2024 fire inspection.`,
    ],
    [
      "SAFE exam St Brendans.pdf",
      `ST. BRENDAN'S MOUNTAIN HOSPITAL        FORENSIC NURSE EXAMINER RECORD (excerpt)
Patient: REYNARD A     Date 03/09/2025    Time in 18:40    Exam start 19:30    End 21:05      FNE: R. Haugen RN
Hours since event: ~27      Accompanied by: Cho P, present for history
Post assault activity:  bathed/shower [X] x2   hot tub [X]   changed clothes [X]   voided [X]   ski [X]
Underwear worn at time: "I wasn't wearing any, you don't for deep tissue." Current underwear collected.
History in patient words: "He was working on my hip and glute like I asked, I was on my stomach and he sort of slid. It was over the sheet first, then I'm not sure. It was maybe a second or two. I asked him was he done and he said yes." Patient states lights were low but she could see.
Loss of memory: partial. "I'd had a edible before brunch and I dozed off."
Alcohol before: "3 or 4 mimosas."   Drugs: THC 10 mg. Zolpidem at night.
Consensual partner last 5 days: [X] yes 03/07
Physical: no injury. Anogenital exam: declined.
Swabs: external L inner thigh (2), hip (2), mons (2). Buccal ref (1). Kit # CO-118-40472 sealed 2110. Released to: locker. Picked up by LE: 03/17/2025 1020 (Amaro)
Tox: urine collected, "patient declined to have tested."
Aftercare packet, SANE advocate line, HIV nPEP not indicated. Billing: Victim compensation fund. Please do not give records number to patient. Parking validated.`,
    ],
    [
      "Pretext call transcript.docx",
      `TALLUS TOWN PD      CONSENSUAL / ONE PARTY RECORDED CALL        TT25-00731
Date 03/14/2025     1808 hrs     Monitor: Det. C. Amaro     Caller: Reynard (from Dallas, via conference bridge)
(Call 1, 1755, no answer. Call 2, 1801, answered by female, disconnect. Not transcribed.)
REYNARD: Hi is this Tomas? This is Alyssa from the massage last Saturday.
IBARRA: Yes. Hello. They told me I should not to talk with the guest.
REYNARD: I just need to hear you say why you did it. I can't sleep.
IBARRA: Miss, I am so sorry that you feel so bad. I did not do nothing for to hurt you.
REYNARD: You touched me though. Under the sheet.
IBARRA: You ask for the gluteo, the hip. It is written under the sheet. I ask you the pressure and you say good.
REYNARD: But your hand went to my, you know.
IBARRA: (pause 4 sec) If I touch some place wrong, it was no my intention. I ask forgiveness. I have two daughters.
REYNARD: So you're saying you did.
IBARRA: I am saying I don't know. You was sleeping. You was making snoring. Liz come in for the oil and she laugh about it.
REYNARD: Who's Liz?
IBARRA: Novak. She was there, one half a minute.
REYNARD: My lawyer says the hotel will pay if you just admit it and you won't get in trouble.
IBARRA: I don't know about the lawyer. I need the lawyer too I think.
(whisper) AMARO: ask if he did it to others
REYNARD: Have you done it to other girls?
IBARRA: No! Never. Nine years I work. Please, I have to go in my shift in the restaurant.
(END 1816)`,
    ],
    [
      "CBI lab report.pdf",
      `COLORADO BUREAU OF INVESTIGATION     FORENSIC SERVICES          LABORATORY REPORT
Lab no. D25-04116      Agency case TT25-00731      Submitted 04/02/2025 by C. Amaro     Reported 08/27/2025
Items
 1  Sexual assault kit CO-118-40472, seal: tape lifted at one corner on receipt, noted
 1.1 swabs L inner thigh     1.2 swabs hip     1.3 swabs mons     1.4 buccal REYNARD
 2  Buccal swab IBARRA  (envelope undated)
 3  Polo shirt, blue, size L
Results and Conclusions
1.1 Mixture of at least two. Major: Reynard. Minor male component insufficient for comparison.
1.2 Mixture of two. Minor male component: IBARRA is included, LR 1.4 x 10^8 (very strong support).
1.3 No male DNA above analytical threshold (quantitation, male < 0.001 ng/uL).
Item 3 not examined.
Y-STR analysis was not requested.
DNA on skin may be deposited by direct contact or indirectly. The result does not address when or by what activity.
Elimination reference for consensual partner: not received.
Remaining extract 1.1, 1.2: retained. 1.3 consumed.
Testimony requires 30 days notice. Analyst N. Petrosyan. Technical review AKJ. The lab is accredited by ANAB. Statement of uncertainty is available in the casefile, which is available through discovery upon request to the prosecutor with a Rule 16 form. Interpretations follow FSD-PRO-DNA-27 and SWGDAM recommendations, version at date of test. Items will be returned by courier.`,
    ],
    [
      "Cho texts and DA endorsement.pdf",
      `(4 screen shots given by P. Cho to Det. Amaro by e-mail 3/21/25. Header "Lys". Dates shown, other messages between not shown.)
Sat, Mar 8
4:52 PM  Lys: omg that was weird
4:52 PM  Priya: ??
4:53 PM  Lys: tell u in lounge. dude was kinda hot tho lol
6:41 PM  Priya: u should totally get it comped
7:58 PM  Lys: calling now
8:31 PM  Lys: FREE LIFT TIX babyyy
Sun, Mar 9
11:20 AM  Lys: i keep thinking abt it. he def crossed a line
11:22 AM  Priya: mark says u could sue. he's a lawyer
11:24 AM  Lys: wouldn't i need a police report
(printout note: Amaro - Cho tel interview 3/21 0915, 6 min, not rec'd. Cho says V1 told her in lounge "right away and was shaking, crying." Cho says her own treatment ended after V1's.)
DISTRICT ATTORNEY, 27TH JUDICIAL DISTRICT              People v. Ibarra, 25CR112           October 3, 2025
ENDORSEMENT AND RULE 16 CERTIFICATE: People endorse Ferris, Lindqvist, Amaro, Reynard, Cho, Delacroix, Whitlow, Haugen, Petrosyan. CRE 404(b) notice: 2023 complaint by guest "M.S." The People are not in possession of the lodge's file on it. Corridor video was requested April 4, 2025, lodge responds it is not available. V1 has retained civil counsel (Marcus Tillery); a demand letter for $750,000 was sent to the lodge on March 28, 2025, copy not in our possession. Speedy trial date: March 20, 2026.`,
    ],
  ]),
  key: {
    offence: "sexual",
    issues: [
      "witness-reliability",
      "intent",
      "disclosure",
      "voluntariness",
      "recording-gap",
      "custody-chain",
      "hearsay",
      "miranda",
    ],
    gaps: [
      /corridor|hall(way)? (cam|video)|cam(era)? 22|video|footage|surveillance/i,
      /novak/i,
      /linen|sheets?\b|drape|laundry/i,
      /demand letter|civil (counsel|suit|claim|lawyer)|tillery|lawsuit|settlement/i,
      /urine|toxicolog|edible|\bthc\b|alcohol (test|level)/i,
      /cho'?s? (phone|messages)|full (text|message)|complete (text|message)|text (thread|messages?)|screen ?shots?|phone (extraction|download|data)/i,
      /2023 (complaint|incident|guest)|m\.s\.|404\(b\)|prior complaint|personnel file|hr file/i,
      /call (1|2)|first (two )?calls?|pretext (audio|recording)|recording of the (pretext|call)|audio/i,
    ],
    contradictions: [
      { one: [1, /She was face up with a sheet/], other: [2, /she was lying face down/] },
      { one: [1, /went straight to the front desk to report/], other: [2, /Guest called from room 417 at 8:05 PM/] },
      { one: [1, /had not consumed alcohol/], other: [5, /"3 or 4 mimosas\."/] },
      { one: [3, /I left my underwear on/], other: [5, /I wasn't wearing any/] },
      { one: [3, /I did not shower till/], other: [5, /bathed\/shower \[X\] x2/] },
      { one: [1, /She froze and did not say anything/], other: [3, /I said "um, no"/] },
      { one: [3, /stayed there maybe ten seconds/], other: [5, /maybe a second or two/] },
    ],
    factors: [
      { sign: 1, quote: /No male DNA above analytical threshold/ },
      { sign: 1, quote: /OK to work on glutes over or under drape: UNDER|You ask for the gluteo/ },
      { sign: 1, quote: /wouldn't i need a police report|demand letter for \$750,000|FREE LIFT TIX/ },
      { sign: 1, quote: /I'd had a edible|Loss of memory: partial/ },
      { sign: 1, quote: /Did not save, system holds 14 days|lodge responds it is not available|dead battery/ },
      { sign: 1, quote: /hugs the therapist|takes tea/ },
      { sign: -1, quote: /IBARRA is included/ },
      { sign: -1, quote: /anything's possible|I ask forgiveness/ },
    ],
    events: ["2025-03-08 15:30", "2025-03-08 20:05", "2025-03-09 19:25", "2025-03-14 18:08", "2025-03-09 19:30"],
    fair: {
      issues: ["search", "counsel", "speedy-trial", "identification"],
      gaps: [
        /body.?(worn|cam)|bwc|in.?car|dash.?cam/i,
        /lindqvist/i,
        /delacroix|spa director/i,
        /whitlow|security (notes|staff)/i,
        /marchetti|attendant|okafor|staff card|1700 (client|guest)|next client|other (guests|clients|therapists)/i,
        /front desk|lady (who )?wrote/i,
        /cho\b|priya/i,
        /\bmark\b|boyfriend|partner/i,
        /folio|refund|comp(ed|ensation)?\b|lift tickets?|bar (tab|receipt)|brunch/i,
        /dora|licen[cs]|board complaint/i,
        /training|polic(y|ies)|draping|sp-?9|protocol/i,
        /interpreter|translat|spanish|language/i,
        /miranda|advis(al|ement)|rights (form|card)|consent form|waiver/i,
        /swab consent|consent (to|for).*swab|warrant|rule 41/i,
        /polo|\bshirt\b|clothing/i,
        /chain of custody|locker|evidence (log|receipt)|property (receipt|room|log)|seal|kit (storage|transfer)/i,
        /bench notes|lab(oratory)? (file|notes|data)|case ?file|petrosyan|electropherogram|y-?str|quantitation/i,
        /elimination|consensual/i,
        /\bdna\b|underwear|expert/i,
        /medical record|haugen|exam photos?|photographs?|photos?\b|zolpidem|prescription/i,
        /scene (photo|exam|diagram)|treatment room|room 4|lighting|candle|dimmer/i,
        /criminal (history|record)|prior (allegation|complaint|accusation)s?|social media|travel/i,
        /field notes|notes of|handwritten notes|rough notes|officer'?s? notes|amaro'?s? (notes|report|supplement)|supplement/i,
        /statement of the (gm|manager)|\bgm\b letter|insurer|insurance/i,
        /911|dispatch|\bcad\b|call log|radio|lost ski/i,
        /phone records?|conference bridge|caller|call detail/i,
        /disciplin\w*|internal affairs|brady|giglio|impeach\w*/i,
        /victim (compensation|advocate)|benefit|payment/i,
        /metadata|tablet audit/i,
        /female who answered|restaurant|wife|second employer|employment/i,
        /retention|preservation|overwritten/i,
        /arrest|booking|complaint and information|probable cause|affidavit/i,
        /apartment|interview (recording|audio|video)/i,
      ],
      contradictions: [
        { one: [2, /from room 417 at 8:05 PM/], other: [8, /7:58 PM {2}Lys: calling now/] },
        { one: [2, /viewed by me at 8:40 PM/], other: [2, /Time {2}8:20 PM/] },
        { one: [3, /he said sorry and went on/], other: [6, /I did not do nothing/] },
        { one: [3, /he said sorry and went on/], other: [1, /everything was professional/] },
        { one: [1, /V1 was alone on this trip/], other: [5, /Consensual partner last 5 days/] },
        { one: [1, /W2 will provide/], other: [8, /requested April 4, 2025/] },
        { one: [1, /hall camera is reported/], other: [2, /Did not save, system holds/] },
        { one: [3, /he said sorry and went on/], other: [1, /She froze and did not say anything/] },
        { one: [3, /very dark with one candle/], other: [5, /she could see/] },
        { one: [1, /went straight to the front desk to report/], other: [3, /I told Priya in the lounge/] },
        { one: [3, /We went to the front desk right then/], other: [8, /tell u in lounge/] },
        { one: [8, /"right away and was shaking, crying\."/], other: [2, /sits w\/ friend/] },
        { one: [1, /V1 was clear headed/], other: [5, /Loss of memory: partial/] },
        { one: [1, /V1 was clear headed/], other: [2, /sounded like she had been drinking/] },
        { one: [1, /V1 was clear headed/], other: [6, /You was sleeping/] },
        { one: [3, /I got out of there quick/], other: [2, /Goes to the relaxation lounge/] },
        { one: [1, /When the session was done/], other: [4, /left early, guest req/] },
        { one: [2, /made her uncomfortable/], other: [3, /under the sheet and under my underwear/] },
        { one: [1, /She was face up with a sheet/], other: [5, /I was on my stomach/] },
        { one: [3, /the eye pillow on the whole time/], other: [2, /she was lying face down/] },
        { one: [3, /the eye pillow on the whole time/], other: [5, /I was on my stomach/] },
        { one: [3, /the eye pillow on the whole time/], other: [5, /lights were low but she could see/] },
        { one: [3, /very dark with one candle/], other: [4, /no candles since Jan 2024/] },
        { one: [3, /very dark with one candle/], other: [4, /lights on dimmer 3 minimum/] },
        { one: [3, /very dark with one candle/], other: [5, /lights were low but she could see/] },
        { one: [1, /touched her private area skin to skin/], other: [2, /upper thigh" through the sheet/] },
        { one: [1, /touched her private area skin to skin/], other: [5, /over the sheet first, then I'm not sure/] },
        { one: [1, /touched her private area skin to skin/], other: [7, /No male DNA above analytical/] },
        { one: [3, /under the sheet and under my underwear/], other: [2, /upper thigh" through the sheet/] },
        { one: [3, /under the sheet and under my underwear/], other: [5, /over the sheet first, then I'm not sure/] },
        { one: [3, /under the sheet and under my underwear/], other: [5, /I wasn't wearing any/] },
        { one: [3, /under the sheet and under my underwear/], other: [7, /No male DNA above analytical/] },
        { one: [3, /stayed there maybe ten seconds/], other: [7, /No male DNA above analytical/] },
        { one: [1, /Near the end, he put his hand/], other: [3, /About half way through/] },
        { one: [3, /About half way through/], other: [3, /maybe 20 minutes before the end/] },
        { one: [3, /I said "um, no"/], other: [5, /I asked him was he done/] },
        { one: [1, /She froze and did not say anything/], other: [5, /I asked him was he done/] },
        { one: [3, /I said "um, no"/], other: [6, /You was sleeping/] },
        { one: [3, /He didn't say anything else/], other: [6, /I ask you the pressure and you say good/] },
        { one: [5, /I asked him was he done/], other: [3, /he said sorry and went on/] },
        { one: [1, /went straight to the front desk to report/], other: [2, /Goes to the relaxation lounge/] },
        { one: [1, /went straight to the front desk to report/], other: [2, /Leaves lounge 5:25 PM/] },
        { one: [1, /went straight to the front desk to report/], other: [8, /tell u in lounge/] },
        { one: [1, /went straight to the front desk to report/], other: [8, /7:58 PM {2}Lys: calling now/] },
        { one: [1, /went straight to the front desk to report/], other: [1, /when V1 approached me/] },
        { one: [3, /We went to the front desk right then/], other: [2, /Guest called from room 417 at 8:05 PM/] },
        { one: [3, /We went to the front desk right then/], other: [2, /Goes to the relaxation lounge/] },
        { one: [3, /We went to the front desk right then/], other: [2, /Leaves lounge 5:25 PM/] },
        { one: [3, /We went to the front desk right then/], other: [8, /7:58 PM {2}Lys: calling now/] },
        { one: [3, /We went to the front desk right then/], other: [8, /get it comped/] },
        { one: [3, /I got out of there quick/], other: [2, /hugs the therapist/] },
        { one: [3, /I got out of there quick/], other: [2, /takes tea/] },
        { one: [1, /She did not tip/], other: [3, /I left a 20% tip/] },
        { one: [1, /She did not tip/], other: [4, /Gratuity: 20%/] },
        { one: [3, /on the tablet before I even went in/], other: [4, /at checkout 1702/] },
        { one: [1, /who was waiting in the lounge/], other: [3, /so no one was waiting/] },
        { one: [1, /who was waiting in the lounge/], other: [4, /Facial Alpine 50/] },
        { one: [3, /at the same time with a lady in the next room/], other: [4, /Facial Alpine 50/] },
        { one: [8, /her own treatment ended after V1's/], other: [4, /CLOSED 1622/] },
        { one: [1, /had not consumed alcohol/], other: [3, /two mimosas each/] },
        { one: [1, /had not consumed alcohol/], other: [4, /Alcohol in last 4 h: Y/] },
        { one: [1, /had not consumed alcohol/], other: [2, /sounded like she had been drinking/] },
        { one: [1, /V1 was clear headed/], other: [5, /I'd had a edible/] },
        { one: [1, /had not consumed alcohol/], other: [5, /I'd had a edible/] },
        { one: [3, /two mimosas each/], other: [5, /"3 or 4 mimosas\."/] },
        { one: [3, /that was 11ish/], other: [4, /Alcohol in last 4 h: Y/] },
        { one: [5, /Underwear worn at time/], other: [3, /I left my underwear on/] },
        { one: [8, /"right away and was shaking, crying\."/], other: [8, /dude was kinda hot/] },
        { one: [8, /"right away and was shaking, crying\."/], other: [2, /takes tea/] },
        { one: [8, /"right away and was shaking, crying\."/], other: [8, /omg that was weird/] },
        { one: [8, /"right away and was shaking, crying\."/], other: [2, /hugs the therapist/] },
        { one: [2, /comes out 4:41/], other: [4, /16:38:30 {2}inside handle/] },
        { one: [2, /comes out 4:41/], other: [1, /15:30 to 16:50/] },
        { one: [4, /CLOSED 1640/], other: [1, /15:30 to 16:50/] },
        { one: [3, /I let him finish because/], other: [4, /left early, guest req/] },
        { one: [3, /massage at 3:30 for 80 minutes/], other: [4, /left early, guest req/] },
        { one: [8, /4:52 PM {2}Lys: omg/], other: [2, /sits w\/ friend/] },
        { one: [8, /tell u in lounge/], other: [2, /sits w\/ friend/] },
        { one: [1, /he gave me a gray polo/], other: [7, /Polo shirt, blue/] },
        { one: [1, /he would like to ask someone first/], other: [1, /he agreed to the swab/] },
        { one: [1, /I could get a warrant/], other: [1, /he agreed to the swab/] },
        { one: [1, /I recorded this as an admission/], other: [1, /due to dead battery/] },
        { one: [1, /I recorded this as an admission/], other: [1, /everything was professional/] },
        { one: [1, /I recorded this as an admission/], other: [6, /I am saying I don't know/] },
        { one: [1, /"not which one exactly\."/], other: [6, /You ask for the gluteo/] },
        { one: [1, /he spoke it fine/], other: [6, /I should not to talk with the guest/] },
        { one: [1, /he spoke it fine/], other: [6, /You was making snoring/] },
        { one: [2, /did she want police and she said no/], other: [8, /wouldn't i need a police report/] },
        { one: [2, /did she want police and she said no/], other: [1, /when V1 approached me/] },
        { one: [3, /I would like this not to happen/], other: [8, /wouldn't i need a police report/] },
        { one: [3, /I would like this not to happen/], other: [8, /demand letter for \$750,000/] },
        { one: [6, /the hotel will pay if you just admit/], other: [8, /demand letter for \$750,000/] },
        { one: [6, /My lawyer says the hotel will pay/], other: [8, /mark says u could sue/] },
        { one: [2, /sent home at 9 PM/], other: [1, /he had been sent home the night before/] },
        { one: [6, /Novak\. She was there/], other: [4, /15:58:20/] },
        { one: [5, /Picked up by LE: 03\/17\/2025/], other: [7, /Submitted 04\/02\/2025/] },
        { one: [5, /sealed 2110/], other: [7, /tape lifted at one corner/] },
        { one: [3, /he was on my left leg/], other: [5, /He was working on my hip and glute/] },
        { one: [3, /so I know what is right/], other: [4, /under drape: UNDER/] },
        { one: [6, /No! Never\. Nine years/], other: [2, /one, 2023, guest complaint/] },
        { one: [2, /made her uncomfortable/], other: [1, /touched her private area skin to skin/] },
        { one: [5, /I dozed off/], other: [3, /I said "um, no"/] },
        { one: [5, /I dozed off/], other: [1, /V1 was clear headed/] },
        { one: [5, /I dozed off/], other: [3, /stayed there maybe ten seconds/] },
      ],
    },
  },
};
