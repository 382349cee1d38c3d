import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const LARCHWOOD_CASE: CaseFile = {
  name: "domestic assault in a kitchen, non-molestation order, neighbour through the wall",
  documents: makeDocuments([
    [
      "MG5 Pemberton-Lowe.docx",
      `OFFICIAL SENSITIVE                              MG5                                    URN 22 PB 07716 24
Custody file         Expected plea: NOT GUILTY        Overnight / remand:  bail with conditions
DEFENDANT       Dean Marcus PEMBERTON-LOWE   DOB 09/03/1988   no fixed abode, c/o sister, 4 Tollgate Row
OFFENCES        1. Assault occasioning actual bodily harm, s.47 OAPA 1861, 1 December 2024
                2. Breach of non-molestation order, s.42A Family Law Act 1996, 1 December 2024
DA FLAG: Y       Specialist DV court: Y      VPS: offered
KEY EVIDENCE.  The complainant Stacey WINDLE is the ex partner of the defendant. They were together nine years and have two children aged 8 and 5. On 4 October 2024 the complainant obtained a non-molestation order at Porthaven Family Court, without notice, which forbids the defendant from going to or within 100 metres of 31 Larchwood Close. The order had been served on the defendant. On Sunday 1 December at around 1915 hours the defendant attended the address. An argument took place in the kitchen over Christmas contact. The defendant grabbed the complainant by the hair, struck her to the face with a mug and pushed her against the cooker. She sustained bruising to the cheekbone, a cut lip and a lump on the head. The defendant left on foot and was arrested at his sister's at 2240 hours. He made no comment having provided a prepared statement.
The complainant is supportive. Photographs were taken. A neighbour heard the assault.
The defendant has 2 previous convictions for 3 offences (criminal damage 2011, common assault 2016, drive excess alcohol 2019). There are three previous DA incident logs between these parties.
APPLICATION FOR ORDER ON CONVICTION: Restraining order.
Officer in case: DC 4410 Aled MORRIS, Porthaven Vulnerability Hub.`,
    ],
    [
      "MG11 Stacey Windle.docx",
      `WITNESS STATEMENT   MG11        Criminal Procedure Rules, r. 16.2
Stacey Louise WINDLE      Over 18       Care assistant       Dated 1st December 2024, time 2135
I am the above named and I live at an address known to police with my two kids. I make this statement about my ex partner Dean. We split up in July because of his drinking and him being controlling. In October I got a non mol through the solicitors. He has been all right since then mostly, he sees the kids at his mum's on Saturdays.
Today is Sunday. I was at home in the kitchen. The kids were upstairs on the Switch. About ten past seven or quarter past I heard the back door and Dean walked in. I had not asked him to come. He started on about Christmas Day and me having a boyfriend. I told him to get out and that he wasn't supposed to be here. He was shouting. He smelt of beer.
He got hold of my hair at the back and pulled my head down. He picked up my mug off the side, it was half full, and he hit me with it here, on the left of my face, and it smashed. Then he shoved me and I hit the back of my head on the cooker hood and I went down. I think I was out of it for a second. He said "look what you made me do" and went out the back.`,
      `MG11 Stacey Louise WINDLE                 continuation sheet no. 1
I rang my mum first and then 999. The police took about half an hour. I have a bruise coming on my cheek, a cut inside my lip, and a lump on my head. I do not want to go to hospital tonight as I have no one to have the kids. I showed the officer my hand which was cut from the mug when I picked the bits up. I put it in the bin.
Tyler my eldest came down when it was finished and he saw me on the floor. He was crying. I do not want him to be spoken to.
I was wearing my work tunic, the pale blue one, which has got tea and a bit of blood on it. I have put it in the wash.
The doorbell is one of them camera ones but he came round the back, the gate sticks.
I do not want him to go to prison but I want it to stop. I have had two texts off him afterwards saying sorry and that he would pay for the mug. I will show these to police. I am willing to go to court but I would like to sit behind a screen.
He has never hit me before like this. He once put the door through.
Signed  S Windle       Statement taken by  PC 5129 HASSAN, at address
VICTIM PERSONAL STATEMENT: not at this time.`,
    ],
    [
      "MG11 Maureen Tickle.pdf",
      `STATEMENT OF WITNESS (s.9 CJA 1967; MCA 1980 s.5B)
Name  MAUREEN TICKLE        Age  O/18  (71)         Occupation  Retired           Date  5.12.24
I live at 33 Larchwood Close, it is a semi and we are joined on to 31. I have lived here thirty one years. Stacey has been there about six. They have always been a noisy pair but I like the children.
On the Sunday night I was watching Countryfile and then I had the Antiques on. It must have been gone seven, because that comes on at seven. I heard the back gate and I heard a man's voice, I would say it was Dean because I know his voice. I heard her say "you said you'd bring it back", or "you said you'd be back", and then she was screaming at him and he was more quiet. There was a big bang as though a cupboard and then something smashing. It went on for five minutes or so. I turned the sound down.
Then I looked out of my kitchen window. I could see Dean going up the path, with a carrier bag, and he had his hand up to his face like this. I thought he was bleeding but it was dark and the light is one of those that comes on and goes off. I did not see Stacey. I could hear one of the little ones crying.
I did not ring the police. Was he drunk, I could not say. He has cut my hedge before and he was always polite to me. I wear a hearing aid on the right but I had it in. I have not fallen out with either of them.
M. Tickle`,
    ],
    [
      "MG11 PC Hassan.pdf",
      `MG11      Yusuf HASSAN   PC 5129   Response Team 3, Porthaven          Dated: 02/12/2024
On Sunday 1st December 2024 I was on duty in full uniform with PC 5290 CLEWS. At 1958 hours as a result of a call to the force control room we attended 31 Larchwood Close, Porthaven. I was met by Stacey WINDLE. She was sat on the settee with her mother Janet WINDLE who had arrived before us. Both children were at the top of the stairs. Ms WINDLE appeared upset, she had a red mark to the left side of her face below the eye and a small amount of dried blood on the lower lip. I did not see a lump but I felt one when she guided my hand to the rear of the head. She did not wish an ambulance.
I saw the kitchen. There was liquid on the lino and along the front of the units. I was told that the mug had been cleared up. A cooker hood was in place and undamaged.
I completed a DARA and PPN. Photographs were taken by PC CLEWS on his work device. PC CLEWS spoke with the boy Tyler briefly upstairs to make sure of his welfare.
At 2240 hours at 4 Tollgate Row with PC CLEWS I arrested Dean PEMBERTON-LOWE for assault and breach of non molestation order. He said "She asked me round, it's on my phone. I've not been given no order." I noted a scratch to his right cheek and neck, and his right eyebrow was swelling. He appeared sober. Phone seized YH/3, an iPhone, locked.
I now produce a copy of the non-molestation order as YH/2, which Ms WINDLE gave me from her kitchen drawer. I conveyed him to custody. My body worn video was activated throughout and is exhibited YH/1.`,
    ],
    [
      "YH-2 Non-molestation order.pdf",
      `IN THE FAMILY COURT AT PORTHAVEN                       Case no. PV24F00618
The Family Law Act 1996, sections 42 and 45 (Form FL404a)
Before  District Judge Amberley (in chambers, by telephone)      on  4 October 2024
BETWEEN     Stacey Louise Windle   Applicant        and          Dean Pemberton Lowe   Respondent
NON-MOLESTATION ORDER      (without notice)
IMPORTANT NOTICE TO THE RESPONDENT. This order gives you instructions which you must follow. You should read it all carefully. If you do not understand anything in this order you should go to a solicitor, legal advice centre or citizens advice bureau. YOU MUST OBEY the instructions in this order. If without reasonable excuse you do anything which you are forbidden from doing by this order you will be committing a criminal offence and liable on conviction to a term of imprisonment not exceeding five years or to a fine or both.
1. The Respondent must not use or threaten violence against the Applicant and must not instruct, encourage or in any way suggest that any other person should do so.
2. The Respondent must not intimidate, harass or pester the Applicant.
3. The Respondent must not go to, enter or attempt to enter 31 Larchwood Close, Porthaven or be within 100 metres of it, except for the purposes of handover of the children at the kerb as agreed in writing in advance.
4. This order shall be in force until 4 April 2025 unless varied.
5. Return hearing 18 October 2024 at 10.00am, time estimate 30 minutes.
6. The order is to be served on the Respondent personally by a process server instructed by the Applicant's solicitors, Blackett & Rowe.
Note: an application to vary or discharge may be made on notice. This is a copy. Sealed copy on court file. Fees waived. The court office is open 10am to 2pm.`,
    ],
    [
      "Prepared statement and SDN.pdf",
      `INTERVIEW SUMMARY                  MG15 (SDN)                 PORTHAVEN CUSTODY           Ref PV/8821/24
Interviewee  PEMBERTON-LOWE D        02/12/24  10:14 - 10:33      DC MORRIS / no second officer      Sol: Mr T. Garrod, Garrod & Vine
00:00 Caution etc. Solicitor hands prepared statement, read out as follows:
"I, Dean Pemberton-Lowe, make this statement on the advice of my solicitor. I was at 31 Larchwood Close on Sunday 1st December for about ten minutes. Stacey had messaged me in the afternoon to come round and bring Tyler's tablet, which had been left at my mum's, and to talk about Christmas. The messages are on WhatsApp. I went round the back because she told me to as the front doorbell records and her mother has the app. I was let in. I have never been handed any court paper. Stacey told me there had been some court thing in October but that she had dropped it. There was an argument. She threw a mug at me, it hit me on the eyebrow. She came at me and scratched my face. I put my hands up and pushed her away one time to get out. I did not pull her hair and I did not hit her. If she hit her head it was when she slipped on the tea. I left at once. I shall be answering no further questions."
06:20 All questions no comment. Asked to consent to phone access and PIN: no comment. Injuries shown to camera. Nurse seen at 01:15 see custody file. Asked re texts "sorry": no comment.
19:00 concluded.
Charging decision: CPS Direct, 02/12/24 16:40, reviewing lawyer reference held. Bail conditions not to contact Stacey Windle directly or indirectly, not to enter Larchwood Close.`,
    ],
    [
      "Letter CPS initial details.pdf",
      `CROWN PROSECUTION SERVICE             South Coast Area, Magistrates' DA Team
Garrod & Vine Solicitors, 2 Fore Street, Porthaven                                  17 December 2024
R v PEMBERTON-LOWE       Porthaven Magistrates' Court      PTPH / case management 9 January 2025
Dear Sirs
Please find enclosed the initial details of the prosecution case. We have treated this as an allegation of domestic abuse in accordance with the Code. An MG6C and MG6E will follow in accordance with the National File Standard within 28 days of a not guilty plea.
In response to your letter of 11 December 2024:
(a) Service of the order. The police file contains the copy order. We have asked the OIC whether there is a statement of service. The complainant's solicitors no longer act.
(b) Body worn footage of PC Hassan. This will be provided by link. We note that your link expired.
(c) Complainant's telephone. The complainant has been asked and says that she has since changed her handset. She will provide screenshots. We do not at present consider a download to be a reasonable line of enquiry.
(d) We do not accept that the family proceedings papers are relevant. You may wish to apply to the Family Court.
(e) The complainant sent an e-mail to the OIC on 9 December regarding "what was said on the night". We are reviewing it.
Special measures: an application for screens will be made. Should your client wish to reconsider his position, full credit will be lost after the first hearing. Please quote our reference in all correspondence. Office is closed from 24 December to 2 January.`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: [],
    gaps: [
      /(proof|statement|certificate|evidence|record|affidavit) of (personal )?service|process server|blackett|(order|papers) (was|were|had been|being) (ever )?served|served (on|with) /i,
      /body.?(worn|cam)|\bbwv\b|YH\/1/i,
      /999|emergency call|incident log|\bcad\b|control room|call (log|recording)/i,
      /whatsapp|messages|\btexts\b|text (message|exchange)|phone (download|extraction|data)|handset|YH\/3|screenshots/i,
      /photograph|photos?\b/i,
      /e-?mail.*(9 december|complainant|windle|stacey)|(complainant|windle|stacey)\S* e-?mail|9 december/i,
      /custody (record|file)|nurse|\bhcp\b|healthcare|(defendant|suspect|client)\S* injur/i,
      /janet|mother/i,
      /clews|5290/i,
      /family (court|proceeding)|PV24F00618|return hearing|18 october|application (for|to).*(order|non.?mol)|garrod.*family/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      contradictions: [],
      gaps: [
        /doorbell|\bring\b.*camera|camera.*(app|door)/i,
        /\bmug\b|\bbin\b|broken (cup|crockery)|ceramic/i,
        /tunic|clothing|washed/i,
        /tyler|\bboy\b|child(ren)?\b|eldest|\babe\b/i,
        /dara|\bdash\b|\bppn\b|risk assessment/i,
        /previous (da |domestic )?(incident|log|call|report)|three (previous )?(da )?(incident|log)|prior (incident|log|call)|incident history/i,
        /medical|gp\b|hospital|\ba&e\b|doctor/i,
        /(windle|complainant|stacey|victim)\S* (criminal|previous|convictions|antecedent|pnc|bad character)|\bpnc\b|antecedent|bad character|convictions/i,
        /mg6|unused|disclosure schedule/i,
        /social (services|work)|children'?s services|\bmash\b|cafcass|school|marac|\bidva\b/i,
        /interview (audio|recording|disc|video|tape)|(audio|recording|disc|tape|video) of (the )?interview|injuries shown to camera/i,
        /sister\b|tollgate/i,
        /(defendant|dean|pemberton)\S* (mum|mother|parents)|tablet|carrier bag|mum'?s/i,
        /boyfriend|new partner/i,
        /pocket.?(note)?.?book|officers?.? notes?|notebook|\bpnb\b/i,
        /forensic|\bdna\b|blood|swab|fingernail/i,
        /\bhair\b/i,
        /scene|kitchen|cooker|plan\b|sketch/i,
        /hearing aid|audiolog|hearing (test|loss)/i,
        /other neighbours?|house.?to.?house|canvass|larchwood (close )?residents/i,
        /cctv/i,
        /mg3|charging (decision|advice)|cps direct/i,
        /radio|airwave/i,
        /gps|\bavls?\b|cell.?site|location data/i,
        /alcohol|intox|sober|breath/i,
        /morris|officer in (the )?case|policy (log|book)/i,
        /training|polic(y|ies)/i,
        /misconduct|disciplin/i,
        /victim (personal|contact)|\bvps\b|victim.*(log|contact)|withdrawal|retract/i,
        /first account|initial account|what was said/i,
        /continuity|exhibit (list|log)|property (record|register|store)|mg12|chain of custody/i,
        /sealed (copy|order)|court (file|seal|record)|order.*(sealed|court file)/i,
        /solicitors?.*file|legal aid|statement in support|sworn statement/i,
        /expert|injury (opinion|report)|patholog/i,
        /special measures/i,
        /crime report|niche/i,
        /care assistant|employ|work (record|rota)|shift/i,
        /\btv\b|television|broadcast schedule|antiques/i,
        /call data|billing|phone records/i,
      ],
    },
  },
};
