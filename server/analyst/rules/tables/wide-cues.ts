import type { IssueId } from "../issue-rule.ts";
import type { GroupCue } from "./word-groups.ts";

/** Somebody of the police doing something. */
const POLICE =
  "i|we|officers?|ofc|deput(?:y|ies)|dep|troopers?|detectives?|det|inv|sgt|sergeant|pc|dc|police|constable";
const SAID =
  "said|says|stated|states|told|replied|admitted|admits|answered|responded|claimed|explained|volunteered|confirmed|remarked|blurted";
const HELD =
  "arrest(?:ed|ing)?|custody|cuffed|handcuffed|handcuffs|cuffs|detained|in (?:the )?(?:back|rear)|at the (?:station|jail|precinct)|held|not free to leave|can't (?:go|leave)|cannot (?:go|leave)|closed the door|standing (?:at|by|in front of) the door";
const RIGHTS = "rights|miranda\\w*|cautioned|caution|warnings?";
const LAWYER =
  "lawyer|attorney|solicitor|counsel|public defender|brief|duty (?:solicitor|brief)|legal advice|legal representation";

/**
 * Groups of words for each issue that must meet in a sentence or two, wider than word-groups.ts: they raise the question
 * where any account comes near it. A question too many costs a minute, one too few a case; the quote says which it is.
 */
export const WIDE_CUES: Readonly<Partial<Record<IssueId, readonly GroupCue[]>>> = {
  "stop-basis": [
    {
      weight: 2,
      all: [
        "stop(?:ped)?|pulled|detained|flagged|initiated|blue lights|traffic",
        "nervous\\w*|hand(?:s)? shook|eye contact|sweat\\w*|matched|description|known to|high[- ]crime|mph|limit|line|lights?|tail|lamp|plate|tint\\w*|signal|beams?|weav\\w*|because|suspicio\\w+|on our radar",
        POLICE,
      ],
      none: "stopped (?:talking|working|drinking)",
    },
    {
      weight: 2,
      all: [
        "lane|line|lights?|beams?|headlamps?|signal",
        "no|not|never|on|lit|working|straight|middle",
        "video|dash|contact|visible|driving|running",
      ],
      span: 2,
    },
    {
      weight: 2,
      all: [
        "stop(?:ped)?|detained|arrested|grabbed|seized",
        "shop|street|road|highway|sidewalk|pavement|estate|car park|bus stop|corner|interstate|mile marker|parked",
      ],
      none: "bus stopped|stop sign",
    },
  ],
  search: [
    {
      weight: 2,
      all: [
        "took|taken|removed|pulled|reached|emptied|seized|recovered|found|located|felt|retrieved|drew|drawn",
        "pockets?|waistband|bag|purse|backpack|trunk|boot|glove|console|cabinet|drawer|bathroom|bedroom|closet|tire well|spare|blood|tubes?|vials?|computer|phone|laptop",
        POLICE + "|k-?9|dog|rn|nurse|owner's permission",
      ],
      none: "victim's|complainant's",
    },
    {
      weight: 2,
      all: [
        "enter(?:ed|s)?|came in|coming in|step in|went in|let us in|walk(?:ed)? in",
        "warrant|consent|mind|permission|door|apartment|flat|house|room",
        POLICE + "|management",
      ],
    },
    {
      weight: 2,
      all: [
        "search(?:ed|es)?",
        "computer|phone|laptop|permission|section|warrant|consent|bag|car|him|her|person|room|desk",
      ],
      none: "search party|job search",
    },
    {
      weight: 2,
      all: [
        "phone|device|tablet|camera",
        "seized|took|taken|keep|kept|not had it back|confiscated",
        "police|officer|deputy|booked",
      ],
    },
    { weight: 2, all: ["blood|needles?|swab", "draw|drew|drawn|agreed|consent|refus\\w+|warrant|want"] },
  ],
  miranda: [
    { weight: 2, all: [HELD, SAID, POLICE + "|suspect|he|she"], none: "victim|complainant|witness|neighbou?r|caller" },
    {
      weight: 2,
      all: [RIGHTS, "then|after|later|at \\d|minutes|before|signed|waiver|read|given|advised|silent"],
      none: "victim's rights|rights (?:reserved|of way)",
    },
    {
      weight: 2,
      all: [
        "i asked|asked (?:him|her|the (?:suspect|defendant))|questioned|interviewed|how much|what happened",
        SAID,
        POLICE,
      ],
      none: "victim|complainant|witness|neighbou?r|consent|caller",
    },
    { weight: 2, all: ["free to (?:leave|go)|can't (?:go|leave)|not under arrest|until we sort|voluntary interview"] },
  ],
  counsel: [
    {
      weight: 2,
      all: [
        LAWYER,
        "asked|wants?|wanted|need|request\\w*|no|without|call|later|first|not|refus\\w*|declin\\w*|downstairs|know|notified|delayed",
      ],
      none: "district attorney|prosecuting attorney|my lawyer says|with counsel present|motion",
    },
    {
      weight: 2,
      all: [
        "asked for one|want one|call somebody|call someone|speak to someone",
        "officer|dc|det\\w*|interview|downstairs|that later|lawyer|brief|recording|q|a",
      ],
      span: 2,
    },
  ],
  voluntariness: [
    {
      weight: 2,
      all: [
        "bail|home|goes home|let (?:you|him|her|me) go|leave|straight|honest|easier|better|judge|press (?:it|charges)|charges|lose (?:your|the)|kids|children|help",
        "if you|just tell|tell us|tell me|own up|pay (?:it )?back|paid (?:the )?(?:money )?back|come on|only|unless|signed",
      ],
      none: "victim|witness stated|better view|lawyer says|right to remain",
    },
    {
      weight: 2,
      all: [
        "confused|loss of consciousness|concussion|head injury|sedated|morphine|medicat\\w+|withdrawal|asleep|crying|exhausted|epilep\\w+|diabet\\w+|learning|ehc plan|adhd|autis\\w+|vulnerab\\w+|interpreter|first language|appropriate adult",
      ],
      none: "complainant|victim",
    },
    {
      weight: 2,
      all: [
        "don't want|does not want|didn't want|says no|refus\\w+|no,",
        "needles?|blood|sample|test|talk|interview|sign",
      ],
    },
  ],
  identification: [
    {
      weight: 2,
      all: [
        "pointed|picked|identif\\w+|recogni[sz]\\w*|confirmed|that's (?:him|her)|could be (?:him|her|the)|it was him|number \\d|know him again",
        "him|her|male|man|lad|youth|suspect|number|photo|picture|one|defendant|female|woman|protester|face",
      ],
      none: "identified (?:by|himself|herself|as the (?:owner|driver))|pointed (?:the|a) (?:gun|knife|camera)",
    },
    {
      weight: 2,
      all: [
        "did not see|didn't see|never saw|couldn't see|mostly his back|covered|hood up|scarf|mask",
        "who|face|threw|him|her|whether|it",
      ],
    },
    {
      weight: 2,
      all: [
        "wearing|wore|had on|in a|dressed",
        "jacket|coat|hoodie|top|shirt|raincoat|hat|button-up|tank top",
        "he|she|man|male|female|woman|suspect|lad|youth|described",
      ],
    },
  ],
  "custody-chain": [
    {
      weight: 2,
      all: [
        "tubes?|vials?|bag|pills?|tablets?|drugs|knife|exhibit|item|evidence|sample|seal|ledger|property|originals?|stamp|phone",
        "not received|kept|blank|not legible|illegible|staple|no tape|photocop\\w+|not available|not submitted|until|end of (?:my )?shift|did not weigh|initials|unsealed|______|set (?:it )?on|in my (?:car|patrol|desk|pocket)",
      ],
    },
    { weight: 2, all: ["released|received|transferred|relinquished", "by|to", "_{3,}|blank|unknown|not recorded"] },
    { weight: 2, all: ["no|not|without", "forensic image|write[- ]block\\w*|hash|bit[- ]stream"] },
    {
      weight: 2,
      all: [
        "deposited|booked|entered|logged|received|submitted",
        "(?:\\d{1,2}/){1,2}\\d{2,4}",
        "by|lab|item|qty|refrigerator|evidence|property",
      ],
      none: "alcohol prep",
    },
  ],
  disclosure: [
    {
      weight: 2,
      all: [
        "did not wish|would not give|not named|never (?:been )?asked|nobody (?:asked|came|has)|not interviewed|not taken|never asked|no statement|not followed up|not spoken to|didn't ask me|did not ask me",
      ],
    },
    {
      weight: 2,
      all: [
        "lawyer says|help with that|recommend|probation|pending|open case|convictions?|deal|insurer|wage claim|reward|paid|custody hearing|civil claim|suing|compensation",
        "you|she|he|they|claim|charge|testif\\w+|police|helps?|case|witness|pays?",
      ],
      none: "suspect|defendant (?:is|was|has)|custody pending",
    },
    {
      weight: 2,
      all: [
        "unused|undermin\\w+|sensitive|schedule|not copied|to be obtained|has been requested|exists for|to follow|not included|under protective order|advocate|not disclosed|redacted",
      ],
    },
    {
      weight: 2,
      all: [
        "video|footage|cctv|recording|camera|audio|photos?|phone|doorbell|log|description|tapes?|report",
        "not (?:been )?(?:copied|downloaded|saved|served|collected|requested|had it back|supplied)|never asked|not asked|nobody|loop|overwritten|viewed by me|to be obtained|did not have a drive|would give|have not had|no record|NO",
      ],
    },
  ],
  "field-sobriety": [
    {
      weight: 2,
      all: [
        "follow (?:my|the) (?:pen|finger)|clues?|eyes|gaze|nystagmus|walk(?:ing|ed)?|heel|balance|one leg|steps?|exercises?|alphabet|count(?:ed|ing)",
        "rain\\w*|wet|gravel|rocks|slope|uneven|dark|heels|shoes|injur\\w+|childhood|inner ear|weather|knee|back|six of six|shoulder|only|no other|clues|line|foot down",
      ],
    },
  ],
  "breath-test": [
    {
      weight: 2,
      all: [
        "breath|blow\\w*|device|specimen|sample|intoximeter|intoxilyzer|instrument",
        "insufficient|not asked|sick|vomit\\w*|asthma|last (?:drank|accuracy)|20 min\\w*|fifteen|observation|blank|self check|not recorded|leaves view|mouth|burp\\w*|calibrat\\w*",
      ],
    },
  ],
  hearsay: [
    {
      weight: 2,
      all: [
        "somebody|someone|a neighbou?r|bystanders?|people|unnamed|unidentified|anonymous|first witness|another|nephew|friend|wife|husband|mother|cousin|management",
        'said|says|told|pointed|states|stated|reported|heard|complain\\w*|"',
        "me|him|her|that|it|he|she|saw|seen|adv|at (?:him|her)|started",
      ],
      none: "someone (?:else )?entered",
    },
    {
      weight: 2,
      all: [
        "per (?:patient|caller|victim|complainant|management)|says she|says he|reportedly|allegedly|adv vehicle|advised that|was told|not recorded",
        "\\w+",
      ],
    },
    {
      weight: 2,
      all: ["interview of|notes|summary|memorandum", "by|spoke|says|phone", "says|said|heard|states|stated"],
      span: 2,
    },
  ],
  "recording-gap": [
    {
      weight: 2,
      all: [
        "camera|body ?worn|bwv|bwc|video|recorder|recording|audio|interview|tape|microphone|cctv",
        "battery|knocked|muted|not recorded|did not record|resumes|ran out|fell|loop|turn on|not been charged|poor quality|only|exists for|stopped|drive to copy|begins|leaves view",
      ],
      none: "video identification",
    },
    {
      weight: 2,
      all: ["not recorded|unrecorded|off camera|before the recording|recording ends|audio ends|camera muted"],
    },
  ],
  "witness-reliability": [
    {
      weight: 2,
      all: [
        "pints?|lager|beers?|shots|wine|drinks?|drunk|drinking|bottle|smells of alcohol|blood alcohol|high|stoned",
        "i|i'd|i'd had|had|she|he|patient|caller|by then|most of",
        "had|drunk|of|smells|blur|wine|lager|pints?|shots|beers?",
      ],
      by: "witness",
    },
    {
      weight: 2,
      all: [
        "angry|mad|jealous|dispute|claim|overtime|custody|separation|divorce|house|notice|grudge|owed?|insurer|words over|did not get on|sacked|fired|ex-",
        "i|she|he|me|my|we|asks",
      ],
      by: "witness",
    },
    {
      weight: 2,
      all: [
        "correct what|later said|changed|did not see|didn't really see|saw nothing|never saw|i think|maybe|perhaps|may have|probably|blur|two or three seconds|not sure|can't remember|in the next room|scratched my|was told",
      ],
      by: "witness",
    },
    {
      weight: 2,
      all: [
        "convictions?|probation|pending|forgery|open case|proffer|previous",
        "witness|she|he|victim|complainant|charge|testif\\w+|you",
      ],
      none: "suspect|defendant's",
    },
  ],
  alibi: [
    {
      weight: 2,
      all: [
        "at|on|in",
        "nan'?s|nana's|mum'?s|mom'?s|mother's|sister's|brother's|aunt's|gran\\w*|grandmother'?s?|girlfriend's|boyfriend's|friend's|settee|sofa|couch|bed|work|class|church|shift|leave|abroad|hospital|gym|home",
        "i was|he was|she was|were you|was at|was on|on leave|at my|came for|until|till|watching|stayed|asleep|were at",
      ],
      none: "victim|complainant|officer|patrol|suspect was (?:in|on)|the couch and left|to mark the|was on (?:duty|patrol)",
    },
    {
      weight: 2,
      all: [
        "timesheet|time ?sheet|rota|roster|crew|payroll|clock(?:ed)?|schedule|on leave|boarding|receipt|job",
        "start|returned|leave|worked|shift|\\d{1,2}:\\d{2}|\\d{1,2} to \\d{1,2}",
      ],
      none: "officer|patrol|end of my shift",
    },
  ],
  "self-defence": [
    {
      weight: 2,
      all: [
        "came at|swung|swing|threw|pushed|pushing|hit|grabbed|held|jumped|attack\\w*|started it|choke\\w*|kick\\w*|lunged",
        "me|him|her|us|first|off|back|missed|each other|my|get him off|at him",
      ],
      none: "taxi stand",
    },
    {
      weight: 2,
      all: [
        "lump|hematoma|haematoma|bruis\\w+|scratch\\w*|cut|laceration|swelling|knuckles|abrasion",
        "his|her|patient|both|suspect|arrestee|right|left",
        "eyebrow|forehead|hand|hands|wrist|neck|arm|head|knuckles|chin",
      ],
    },
    {
      weight: 2,
      all: [
        "scared|afraid|frightened|fear\\w*|get (?:him|her|them) off|wanted out|protect\\w*|defend\\w*",
        "i|he|she|me|were|was",
      ],
    },
  ],
  intent: [
    {
      weight: 2,
      all: [
        "told me to|everybody (?:uses|used)|all (?:four|of the staff|use)|one log-?in|shared?|others used|her name|his name|access|gave the login|stamp|keys?|permission|owner|renter|rented|cousin had|that's mine|not (?:his|hers|mine)|whose",
        "it|login|log-?in|till|stamp|drawer|car|bag|bottle|account|keys?|name|it's|that|was|phone|room",
      ],
      none: "whose (?:number|name)|identified as",
    },
    {
      weight: 2,
      all: [
        "had not driven|no intention|didn't mean|did not mean|not going to drive|never left|get warm|charge my phone|accident\\w*|mistake\\w*|thought|didn't know|did not know|never seen|could not (?:be understood|hear)|did not hear|couldn't hear",
      ],
      none: "accident report|traffic accident",
    },
  ],
};
