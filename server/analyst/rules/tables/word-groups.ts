import type { Cue, IssueId } from "../issue-rule.ts";

/**
 * Groups of words that must meet: every group of `all` in one sentence, or within `span` sentences. Order and the words
 * between do not matter, so that "the seal was torn" and "torn seal" are one cue. In the notation of cue-pattern.ts.
 */
export type GroupCue = Pick<Cue, "weight"> & {
  readonly all: readonly string[];
  /** Words that mean something else. */
  readonly none?: string;
  /** Sentences that may lie between the groups; 1 when absent. */
  readonly span?: 2;
  /** Only where the police write or speak: what a burglar entered is not what an officer entered. */
  readonly by?: "police" | "witness";
};

const ASKED = "ask(?:ed|s|ing)?|question(?:ed|ing)?|spoke|speak|talked|interview(?:ed)?|enquired|inquired";
const HELD =
  "(?:hand)?cuff(?:s|ed)|in custody|into custody|under arrest|arrested|detained|(?:back|rear) (?:seat )?of|in (?:my|the) (?:car|unit|cruiser)|cell|holding room";
const LAWYER = "lawyer|attorney|solicitor|counsel|public defender|barrister";
const SEARCHED =
  "search(?:ed|es|ing)?|sweep|swept|frisk(?:ed)?|patted|pat-?down|rummag\\w+|looked (?:in|inside|through)";
const PLACE =
  "vehicle|car|truck|trunk|boot|house|home|residence|trailer|apartment|flat|bedroom|room|garage|bag|backpack|purse|pockets?|phone|telephone|person|him|her|clothing";
const HOME = "house|home|residence|trailer|apartment|flat|bedroom|garage|back door|front door|porch|premises";
const RECORDING =
  "cameras?|video|audio|recorder|recording|dash ?-?cam\\w*|body ?-?cam\\w*|bodycam|bwc|bwv|body-worn|taped|footage|cctv|dvr|hard drive";

/** Words of everyday reports and statements, beside the narrow cues of us.ts. */
export const GROUP_CUES: Readonly<Partial<Record<IssueId, readonly GroupCue[]>>> = {
  "stop-basis": [
    {
      weight: 2,
      all: [
        "stop(?:ped)?|pulled (?:[a-z]+ )?over|detained",
        "walked (?:away|off)|saw (?:us|me|the (?:car|cruiser|police))|known (?:for|to)|drug (?:activity|sales)|tip|tipster|loiter\\w*|reckless driver|complaint",
      ],
      span: 2,
      by: "police",
    },
    {
      weight: 2,
      all: [
        "stop(?:ped|ping)?|detain(?:ed|ing)?|pull(?:ed)? over|follow(?:ed|ing) (?:him|her|it|the)|approached",
        "anonymous|tip(?:ster)?|match(?:ed|es|ing)?|description|nervous(?:ly)?|suspicious(?:ly)?|on suspicion|high crime|hunch|out of state|out of place|find something|no reason|bolo",
      ],
      by: "police",
      none: "bus stop only|stopped (?:talking|breathing)",
    },
    {
      weight: 2,
      all: [
        "stop(?:ped)?|pull(?:ed)? over|lights",
        "signal(?:l?ing)?|lanes?|center line|centre line|fog line|speed(?:ing)?|too closely|tail ?light|brake ?light|headlights?|tint(?:ed)?|registration|plate|seat ?belt|paced|weav\\w+|drift\\w*|swerv\\w*",
      ],
      span: 2,
      by: "police",
    },
  ],
  search: [
    {
      weight: 2,
      all: [
        "reached into|went through|opened|unzipped|emptied|looked in(?:to)?|felt inside|lifted",
        "jacket|pockets?|waistband|bag|backpack|glove ?box|trunk|console|drawer|purse|wallet|boot",
      ],
      by: "police",
      none: "victim|suspect (?:reached|opened)|robber|burglar",
    },
    { weight: 2, all: [SEARCHED, PLACE], by: "police", none: "search(?:ed)? (?:for|the area|records)|re-?searched" },
    {
      weight: 2,
      all: ["section (?:1|17|18|23|32)|s\\.? ?(?:1|17|18|23|32)|warrant(?:less)?|consent(?:ed)?", SEARCHED],
    },
    {
      weight: 2,
      all: [
        "(?:i|we|officers|deput(?:y|ies)|detectives?) (?:\\w+ ){0,2}(?:went in|entered|walked in|stepped in|let (?:myself|ourselves) in|pushed (?:past|open)|opened)",
        HOME,
      ],
      by: "police",
      span: 2,
    },
    {
      weight: 2,
      all: [
        "blood|urine|saliva|swab",
        "drawn|drew|taken|took|obtained",
        "warrant|consent(?:ed)?|request|had to|refus\\w+|forc\\w+|restrain\\w+|held down|implied",
      ],
    },
    {
      weight: 2,
      all: ["dog|canine|k-?9", "alert(?:ed|s)?|sniff(?:ed)?|wait(?:ed|ing)?|trunk|vehicle|car"],
      by: "police",
    },
  ],
  miranda: [
    {
      weight: 1,
      all: [ASKED, HELD],
      none: "rights|miranda\\w*|caution(?:ed)?|victim|witness|complainant",
      span: 2,
      by: "police",
    },
    {
      weight: 2,
      all: [ASKED, "before|prior to|not yet|without|had not|was not|later|then", "rights|miranda\\w*|caution(?:ed)?"],
      by: "police",
      none: "before any|prior to any|after (?:i|he|she|being)",
    },
    { weight: 2, all: [ASKED, "cell|holding|cuff(?:s|ed)|handcuff(?:s|ed)"], by: "police" },
  ],
  counsel: [
    {
      weight: 2,
      all: [
        LAWYER,
        "want(?:ed|s)?|ask(?:ed|s)?|request(?:ed|s)?|wish(?:ed|es)?|need(?:ed|s)?|like|call(?:ed)?|should|my|invok\\w+|insist\\w+",
      ],
      none: "right to|rights|district attorney|state's attorney|prosecut\\w+|cannot afford|can't afford|declin\\w+|did not (?:want|request|ask)|no (?:lawyer|attorney|solicitor)|do you|(?:his|her|their) attorney (?:filed|general)|attorney(?:'s)? (?:general|office)",
    },
  ],
  voluntariness: [
    {
      weight: 2,
      all: [
        "ask(?:ed|ing)?|want(?:ed|s)?|begg\\w+",
        "to (?:go home|leave|stop|sleep|use the (?:bathroom|toilet)|rest|eat|lie down)",
        "told|not until|several times|repeatedly|refused|continued|interview\\w*|no break",
      ],
      by: "police",
    },
    {
      weight: 2,
      all: [
        "awake|no sleep|not slept|fell asleep|exhausted|drunk|intoxicated|medicated",
        "interview\\w*|question\\w*|statement|detained",
      ],
      by: "police",
      none: "victim|complainant|driver|driving|smelled|odou?r|public",
    },
    {
      weight: 2,
      all: [
        "if (?:he|she|you|i|they)|once (?:he|she|you)|unless (?:he|she|you)|or else",
        "easier|better for|go home|help (?:himself|herself|yourself|him|her|you)|not (?:be |get )?charg\\w+|didn't get charged|drop(?:ped)?|lenien\\w+|good word|see that|lose (?:the|your|his|her)|take (?:the|your|his|her) (?:kids|children|baby)|lighter",
        "told|said|says|explained|promis\\w+|advised|i'd|i'll|we'd|we'll|would",
      ],
      by: "police",
    },
    {
      weight: 2,
      all: [
        "learning (?:difficult|disabilit)\\w+|adhd|autis\\w+|special needs|low iq|cannot read|can't read|interpreter|appropriate adult|mental (?:health|illness)|withdrawal|sedat\\w+|intoxicated|hallucinat\\w+",
        "not called|not present|absent|without|no (?:appropriate|interpreter|parent)|declined|was not|interview\\w*|question\\w*|statement",
      ],
      span: 2,
      by: "police",
    },
  ],
  identification: [
    {
      weight: 2,
      all: [
        "driven|drove|brought|taken|viewed|view|shown|showed|looked at",
        "handcuff\\w*|cuffs|cuffed|spotlight|front of (?:the|a) (?:cruiser|police|patrol)",
        "victim|witness|complainant|identif\\w+|viewed|that's him",
      ],
      by: "police",
    },
    {
      weight: 2,
      all: [
        "identif\\w+|recogni[sz]ed|picked (?:out|number|no)|that's (?:him|her|the)",
        "parade|viper|picture|photo(?:graph)?s?|instagram|facebook|video|line-?up|array|cuff(?:s|ed)|handcuff(?:s|ed)|spotlight|pretty sure|number|back of",
      ],
    },
  ],
  "custody-chain": [
    {
      weight: 2,
      all: [
        "pistol|gun|weapon|knife|bottle|glass|kit|bag|exhibits?|items?|evidence|bundles?|blood|samples?|swabs?",
        "moved|swept up|not retained|thrown (?:out|away)|washed|destroyed|discarded|unattended|no record|blank|not recorded|not known|refrigerator|fridge|for (?:\\w+ )?(?:days|weeks|months)",
      ],
      by: "police",
      none: "glove|suspect (?:threw|moved)|broken glass|no record of (?:arrests|convictions)|criminal record|moved (?:in|out|away)",
    },
    {
      weight: 2,
      all: [
        "seals?|tamper|evidence tape|packag\\w+|tube|vial|envelope|box|bag",
        "torn|broken|opened|open|missing|damaged|unsealed|without refrigeration|not sealed|unrefrigerated|leak\\w+|blank",
      ],
      none: "glove|broken (?:glass|window|door)|opened the (?:door|window|trunk)|(?:window|door) (?:was )?(?:open|broken)",
      by: "police",
    },
    {
      weight: 2,
      all: [
        "trunk|locker|desk|drawer|personal (?:car|vehicle)|glove ?box|patrol (?:car|unit)|unit \\d+|home",
        "kit|evidence|bundles?|tubes?|blood|swabs?|exhibits?|drugs?|weapon|pistol|gun|cash|currency|items?|custodian|turned in|from \\d",
        "sealed|stored|kept|left|held|placed|put|into|until|over|turned in|from|to",
      ],
      by: "police",
      none: "search(?:ed|ing)?|found|located|recovered|discovered|alert(?:ed)?|tapped|dog|canine",
    },
  ],
  disclosure: [
    {
      weight: 2,
      all: [
        "note ?book|notes|first account|interview|statement|report|recording|schedule|call",
        "not (?:been )?disclosed|undermine|not listened to|withheld|did not (?:write|include|mention)|never (?:written|mentioned|disclosed)|left out",
      ],
    },
    {
      weight: 2,
      all: [
        "probation|parole|p\\.?o\\.?|charges?|warrant|deal|reward|fine",
        "told|said|offered|promised|would|they'd|he'd|she'd",
        "talk to|talk with|speak to|speak with|help|drop|take care of|put in a|go away",
      ],
      by: "witness",
    },
    {
      weight: 2,
      all: [
        "nobody|no one|no-one|not|never",
        "interviewed|spoken to|spoken with|followed up|questioned|contacted",
        "witness(?:es)?|daughter|son|brother|sister|neighbou?r|driver|passenger|owner|suspect|man|woman|lead|tip",
      ],
      by: "police",
    },
  ],
  hearsay: [
    {
      weight: 2,
      all: [
        "heard|told|said|says|according to",
        "from (?:his|her|a|an|my|their) (?:\\w+ )?(?:daughter|son|friend|neighbou?r|flatmate|cousin|co-?worker|roommate|brother|sister|mother|guy)(?!')|somebody|someone|anonymous",
      ],
    },
  ],
  "recording-gap": [
    {
      weight: 2,
      all: [
        "(?:was|were) (?:not|never) (?:audio |video )?(?:taped|filmed|recorded|videoed)|(?:camera|battery|recorder) (?:\\w+ )?(?:died|froze|failed|crashed)",
        "interview|hours?|first|conversation|statement|questioning|contact|stop|shift|machine|camera|recorder|battery",
      ],
      by: "police",
    },
    {
      weight: 2,
      all: [
        RECORDING,
        "dead|in the shop|(?:for|under|being) repairs?|malfunction\\w*|overwrit\\w+|erased|wiped|lost|muted|out of (?:order|service|use|action)|(?:was|were|is|had|did|has|have) (?:not|never) (?:been )?(?:recorded|activated|saved|preserved|working|on|running|kept|retained|captured?|switched on|turned on|seized|downloaded)|(?:wasn't|weren't|didn't|hasn't) (?:been )?(?:recorded?|activated|saved|working|on|running|kept|turned on)|fail(?:ed|s|ure)? (?:to )?(?:record|save|activate|start)?|recording (?:stops|ends|paused)|no (?:in-car|dash\\w*|body\\w*|audio|sound|video)|no longer (?:exists|available|held)|recorded over",
      ],
      none: "not (?:yet )?(?:been )?(?:attached|received|requested|provided|included|disclosed|obtained|served)|pending|outstanding|is to follow|to follow|no (?:camera|cctv|video)s? (?:at|in|on|covers?)|not (?:show|depict)|stopped (?:the|at|him|her|a|by)|took off|set off|made off|ran off|drove off|off-licen[cs]e|turn(?:ed)? off (?:the|at|on)",
      by: "police",
    },
  ],
  "witness-reliability": [
    {
      weight: 1,
      all: [
        "drunk|drinking|pints?|bottle of (?:wine|vodka|whisky|whiskey)|beers?|shots|wine|drinks|intoxicated|(?:smells?|smelled|smelt|odor) of (?:alcohol|drink|etoh)|unsteady|smoked|high",
      ],
      by: "witness",
    },
    {
      weight: 1,
      all: [
        "hood up|street ?(?:lamp|light)|dark|dim|could only see|couldn't see|could not see|no light|don't see (?:so |very |too )?(?:well|good)|eyesight|short-?sighted|never (?:really )?(?:looked|saw)|only saw|seconds|quickly|fast|from behind|far(?: away)?|turned away|glasses|scared|panick\\w*|shock",
      ],
      by: "witness",
    },
    {
      weight: 1,
      all: [
        "pretty sure|not sure|i think|i suppose|i guess|maybe|couldn't tell you|can't be sure|don't remember|do not remember|memory|blur(?:ry|red)?",
      ],
      by: "witness",
    },
    {
      weight: 2,
      all: [
        "not true|wasn't true|untrue|lied|made (?:it|that|this) up|took it back|exaggerat\\w+|retract\\w*|recant\\w*",
      ],
      by: "witness",
    },
    {
      weight: 1,
      all: [
        "separat(?:ed|ion)|divorc\\w+|filed for|fired|sacked|owe[sd]?|debt|jealous\\w*|angry|revenge|insurance|grudge|argument|fell out|dumped|cheat\\w+|found out|had to (?:tell|say)|probation|parole|caution for|convicted",
      ],
      by: "witness",
    },
    {
      weight: 1,
      all: [
        "showed me|someone said|i was told|i heard|people said|everybody said|on (?:instagram|facebook|snapchat|social media)",
      ],
      by: "witness",
    },
  ],
  alibi: [
    {
      weight: 2,
      all: [
        "he|she|client|defendant|i|[a-z]+",
        "at (?:mine|ours|home|work|my (?:nan|mum|mom|mother|brother|sister|girlfriend|friend|place|house)\\w*)|at my nan's|was here|was home|with (?:me|us)|left (?:mine|ours|here|my)",
        "home with|from (?:supper|dinner|tea|lunch|\\w+) on|whole (?:time|night|evening|day)|all (?:night|evening|day)|until|till|at about|at around|that (?:night|evening)|the whole|came for|came over|watched|slept|stayed",
      ],
      none: "officer|victim|complainant",
    },
    {
      weight: 2,
      all: [
        "timekeeping|time ?clock|time ?card|time ?sheet|shift (?:record|roster)s?|payroll|clock(?:ed)? (?:in|out)|badge (?:swipe|log)",
        "in|out|employee|export|records?",
      ],
    },
  ],
  "self-defence": [
    {
      weight: 2,
      all: [
        "reflex|came at (?:me|him|her|us)|get off (?:me|him|her)|going to kill|gonna kill|would kill|kicking (?:on|in|at) (?:the|my|his|her) door|had (?:him|her|me|the other \\w+|[a-z]+) (?:up )?(?:against|by) (?:the|his|her|my)|by the throat",
      ],
    },
    {
      weight: 2,
      all: [
        "threw|throws|throwing|hit|swung|slapped|scratched|bit|kicked|attacked|came at|went for|lunged",
        "first|at (?:him|her|me)|a plate|a glass|a bottle|things",
        "i|she|he",
      ],
      none: "threw (?:it|them) (?:away|out)|hit me (?:with|for) no",
      by: "witness",
    },
    {
      weight: 2,
      all: [
        "pushed|shoved|held|grabbed|moved",
        "off (?:me|him|her|of)|(?:my|his|her) (?:arms|wrists)|away from (?:me|him|her)|past (?:me|him|her)",
      ],
    },
  ],
  intent: [
    {
      weight: 2,
      all: [
        "bought (?:it|them)|rental|rented|registered|borrow(?:ed)?|lent|lend|share[sd]?|packed|belong(?:s|ed)?|owner|keys?",
        "name of|in (?:her|his) name|not present|did not know|didn't know|don't know|friend|cousin|brother|sister|girlfriend|boyfriend|roommate|flatmate|another|someone else|back in|bought it|bought them|off a (?:guy|man|lad|bloke)|from a (?:guy|man)",
      ],
    },
  ],
  "breath-test": [
    {
      weight: 2,
      all: [
        "tube|blood|vial|specimen|sample",
        "refrigerat\\w+|isopropyl|alcohol prep|preservative|seal|torn|expired|clot\\w*|hospital|serum|duplicate|unlabel\\w+",
      ],
    },
  ],
};
