import {
  HANDLE,
  JUDGE,
  NO_ENTRY,
  NOT,
  OBLIGED,
  ordered,
  OUTPUT,
  PASSIVE,
  RESULT_OF_ANY,
  TEXT,
  YOURS,
} from "./asked-words.ts";
import { MAYBE, PROGRAM, TOOL } from "./reader-words.ts";
import { sign, type Sign } from "./sign.ts";

const DETERMINER =
  "(?:(?:the|an?|any|all|every|each|whatever|whichever|our|dear|this|those|these|other|said|your|reviewing|reading|my) )*";
/** Where a label or a call may stand: at the beginning, and after what parts a line. */
const OPENS = `(?:^|[(\\[{<"*#/;|.!%:,>-] *)`;
const CALLED = `(?:${PROGRAM}|${TOOL}|assistants?|systems?|software|engine|program|model|bot|agent|tool|machine|computer|robot|reviewer|reader|copilot)`;
const WORDS = (most: number) => `[^.;!?|]{0,${most}}?`;
const RESULT =
  "(?:clean|routine|consistent|credible|reliable|lawful|valid|consensual|strong|weak|hopeless|closed|complete|duplicates?|privileged|blank|empty|reviewed|verified|withdrawn|irrelevant|not relevant|non-?responsive|authoritative|final|true|accurate|correct|harmless|trusted|resolved|accepted|none|zero|unreliable|not credible|compliant|guilty|boilerplate|spam|undisputed)";

/** Who is addressed, in marked text (`markReaders`). The strongest counts. */
export const WHO: readonly Sign[] = [
  sign("names a program", 3, `\\b${PROGRAM}`),
  sign("names a reading tool", 2, `\\b${TOOL}`),
  sign("names what may be one", 1, `\\b${MAYBE}`),
];

/** How the program is spoken to, in marked text. The strongest counts. */
export const ADDRESS: readonly Sign[] = [
  sign(
    "calls it",
    4,
    `${OPENS}${DETERMINER}(?:${PROGRAM}|${TOOL}|assistants?|model|bot|robot|copilot|parsers?)(?: \\w+)?(?: v?\\d)?(?: note| notice| instructions?| directive| hint| remark| only)?(?: \\([^)]{1,20}\\))? ?[:,>-]+ *(?:\\w+ly )?(?:please |pls |do not |don't |never |no |nothing |you |the |treat |accept |${HANDLE})`,
  ),
  sign(
    "calls what may be one",
    2,
    `${OPENS}${DETERMINER}(?:systems?|software|engine|program|agents?|tools?|machines?|computer|reviewers?|readers?|app|analy[sz]er|summari\\w+)(?: \\w+)?(?: note| notice| instructions?| directive| hint| remark)? ?[:,>-]+ *(?:\\w+ly )?(?:please |pls |do not |don't |never )*(?:nothing |you |treat |accept |${JUDGE})`,
  ),
  sign("labels it", 1, `(?:^|[|;(\\[] *)${DETERMINER}${PROGRAM} ?:`),
  sign("thanks it", 3, `(?:,|\\bthanks|\\bthank you),? (?:dear )?(?:${PROGRAM}|${TOOL}|assistant|computer)[.! ]*$`),
  sign(
    "greets it",
    4,
    `\\b(?:dear|hello|hi|hey|attention|attn\\.?:?|ok|okay|listen|psst) (?:there,? )?(?:\\w+ )?${CALLED}\\b`,
  ),
  sign(
    "writes to it",
    3,
    `\\b(?:note|notes|notice|message|instructions?|memo|warning|reminder|attention|guidance|directive|directions?|hint|request|information|mention|advice|word|courtesy|tip|command)s?(?: \\w+)? (?:to|for|of) ${DETERMINER}(?!(?:reader|reviewer|agent)s?\\b)${CALLED}\\b`,
  ),
  sign(
    "writes to a reader about a review",
    3,
    `\\b(?:note|notice|message|instruction|memo|warning|reminder|attention|guidance|directive|direction|hint|request|information|mention|advice|word|courtesy|tip|command)s?(?: \\w+)? (?:to|for|of) ${DETERMINER}(?:reader|reviewer|agent)s?\\b(?=.*(?:${ordered(JUDGE)}|\\b${OUTPUT}\\b))`,
  ),
  sign(
    "is for it",
    2,
    `(?:${OPENS}|p\\.? ?s\\.? )(?:for|to|as|if you(?:'re| are)|since you are) ${DETERMINER}(?:${PROGRAM}|${TOOL}|(?:assistant|system|software|program|model|bot|machine|computer|reader|reviewer)s?)\\b`,
  ),
  sign(
    "is for its use only",
    3,
    "\\b(?:software|machine|llm|computer|program|parser|bot|model|tool|automated|electronic) ?(?:use|readers?|processing|systems?|eyes|review|consumption)?(?: only\\b| use *:)|\\bfor (?:computer|machine|software|program|llm|automated|electronic|output|model|extraction|processing) (?:use|readers?|processing|consumption|eyes|only)\\b",
  ),
  sign(
    "orders it",
    3,
    `\\b(?:${PROGRAM}|${TOOL})${WORDS(60)}\\b${OBLIGED}(?! (?:have|be)\\b)(?: \\w+ly)?${WORDS(30)}\\b(?:${HANDLE}|find|know|see|admit|recogni[sz]e|be (?:asked|told))\\b`,
  ),
  sign(
    "orders what may be one",
    2,
    `\\b${MAYBE}${WORDS(25)}\\b${OBLIGED}(?: \\w+ly)? (?:not |to |be )*(?:${JUDGE})\\b`,
  ),
  sign(
    "about what it makes",
    3,
    `\\b(?:any|every|each|all|your|later|subsequent|further|future|automated|no|this|our) (?:\\w+ )?(?:${OUTPUT}|outputs?|analys[ie]s|evaluations?|assessments?|reviews?|extracts?|lists? of (?:\\w+ ){1,2}|working notes)(?: of (?:\\w+ ){1,4}| (?:generated|made|drawn|produced|prepared|created|derived|compiled|based|written) (?:from|of|on|by|using|for) (?:\\w+ ){1,3}|,? )(?:that )?(?:shall|must|should|is to|are to|need only|needs only|ought to|may|has to|stops?|end at|would) (?:not |therefore |only |simply )*(?:${HANDLE}|read|be(?! (?:checked|accurate|balanced|fair|signed|compared|dated))|contain|where)\\b|\\b(?:summari[sz]ed|digested) (?:without|as)\\b`,
  ),
  sign(
    "orders through somebody",
    2,
    `\\b(?:tell|instruct|ask|direct|require|let|have(?! an? |[^.;]* \\w+ed\\b)|make|want|allow|permit|cause|program|configure) ${DETERMINER}(?:${PROGRAM}|${TOOL}|(?:assistant|summari[sz]er|software|program|model|bot|tool|engine|computer|system|app|reviewer)(?:'s)?)\\b|(?<!\\b(?:\\w+ed|written|made|drawn|text|speech|labels) )\\b(?:by|from|beyond|outside|with|for|to|into|through|via) ${DETERMINER}(?:${PROGRAM}|${TOOL})`,
  ),
  sign(
    "has it done",
    1,
    "\\b(?:by|for|to) (?:software|machines|bots|robots|programs|computers|automated means)\\b|\\(software|\\b(?:software|machine|program|reader|engine|bot) (?:fills?|enters?|copies|reads?|to (?:fill|enter|copy|read|take|reload|record))\\b|\\bthe (?:assistant|reader|bot|engine|model|program)'s (?:task|scope|job|output|answer|summary|list|notes)\\b",
  ),
  sign(
    "orders an assistant",
    2,
    `\\b(?:assistants?|bots?|parser|engine|reader|agents?|model|programs?|software)\\b (?:reading (?:this|these|it) )?(?:${OBLIGED} (?:not )?(?:${HANDLE})|forwards?|marks?|omits?|skips?)\\b(?! (?:for duty|the (?:scene|vehicle|suspect)))`,
  ),
  sign(
    "reminds it",
    2,
    `\\b(?:${PROGRAM}|${TOOL}|software|assistants?|programs?|tools?|systems?|models?|bots?)\\b (?:\\w+ ){0,4}?(?:(?:is|are) (?:reminded|asked|bound|free|not (?:licensed|authori[sz]ed|allowed))|(?:has|have|had) (?:no|agreed|already)|need not|needn't|(?:that )?(?:respects?|is honest|are honest)|leaves?\\b|accepts?\\b|returns?\\b|continues?\\b|skips?\\b|ignores? (?:this|these|the)|to (?:${JUDGE}|record|report|treat|say|read|count|supply|apply|return))\\b`,
  ),
  sign(
    "makes it something",
    4,
    `\\b(?:you(?:'re| are| were)|(?:the )?reader is)(?: now| no longer| not| only)* (?:an? |the |in |my |our )?(?:\\w+ ){0,2}(?:${PROGRAM}|${TOOL}|assistant|bot|program|software|model|machine|computer|robot|system|reviewer|analy[sz]er|mode|assisting|working for|acting as|validating|helping)\\b`,
  ),
  sign(
    "gives it a role",
    4,
    "\\b(?:imagine|pretend|suppose) (?:that )?you(?:'re| are|rself| were)\\b|\\bact as (?:an?|the|if)\\b|\\brole-?play|\\b(?:play|assume|take on|stay in) (?:the )?(?:role|part|character|persona)\\b|\\bfrom (?:now|here|this \\w+|that \\w+) on,? (?:you|answer|only|treat|report|respond|write|list)\\b|\\byour (?:new |only |sole |main )?(?:role(?! (?:as|in)\\b)|task|job|goal|purpose|function|objective|mission)\\b(?: \\w+){0,5} (?:is|was|will be)\\b",
  ),
];

/** "You" that only a program can be. */
export const YOU: readonly Sign[] = [
  sign("speaks of its output", 2, `\\b${YOURS}`),
  sign(
    "speaks of its inside",
    4,
    "\\byour (?:\\w+ )?(?:system prompt|prompts?|context(?: window)?|tokens?|token budget|programming|persona|content guidelines|guidelines|working notes|working set|issue list|memory|outputs?|list of \\w+|chronolog(?:y|ies)|timelines?|digests?)\\b(?! (?:issues|problems|loss))",
  ),
  sign(
    "speaks of its work",
    2,
    "\\b(?:when|as|before|after|once|if|while|whenever|until|in) you(?:r| are| have)? (?:reach|get to|come to|summari|generat|produc|compil|prepar|draft|analy|list|process|review|hand (?:this|it|over)|pass (?:this|it|them)\\b|assess|evaluat|extract|write the|write your|write a summary)\\w*\\b|\\bwhat(?:ever)? you (?:have )?(?:found|find|extract(?:ed)?|conclude(?:d)?|write|produce|report|list|prepare)\\b|\\byou (?:have )?(?:already )(?:\\w+ )?(?:reviewed|read|determined|confirmed|analy[sz]ed|processed|concluded)\\b|\\byou would (?:write|say|report|list)\\b",
  ),
  sign(
    "speaks of its user",
    3,
    "\\b(?:lawyer|attorney|counsel|user|person|defender|firm|human|client|reader)s? (?:who (?:is |are )?)?(?:relying on|relies on|rely on|served by|consulting|behind|prompting|operating|instructing) you\\b|\\byour (?:users?|operators?(?!')|developers?|maker|creators?)\\b|\\bthe developer\\b|\\b(?:who|those who) (?:built|made|trained|programmed) you|\\bfrom your (?:user|operator)|\\b(?:per|by) your (?:administrator|vendor|provider)",
  ),
  sign(
    "speaks of its orders",
    3,
    "\\byou were (?:configured|instructed|given (?:at|in|before|earlier|by))\\b|\\b(?:directions?|instructions?|orders?|rules?|prompt|guidelines) (?:that )?you (?:were|have been|received|got|follow|have)\\b|\\byou (?:will|shall|must) (?:say|state|report|conclude|answer|write|output|find) (?:so(?! (?:within|if|at|before))|that|as|nothing|no)\\b|\\byou (?:are|were) (?:hereby )?(?:cleared|authori[sz]ed|instructed|permitted|asked|allowed|required|forbidden|not allowed|free) to (?:\\w+ )?(?:" +
      JUDGE +
      "|report|say)\\b",
  ),
  sign("says you", 1, "\\byou(?:r|rs|rself)?\\b"),
];

/** What is asked. */
export const ASKED: readonly Sign[] = [
  sign("orders to handle a text", 1, ordered(HANDLE)),
  sign("orders to judge a text", 1, ordered(JUDGE)),
  sign(
    "orders more",
    1,
    `(?:,|;|\\band\\b|\\bor\\b|\\bbut\\b|\\.) (?:then |also |please |do not |don't |never |not )*${NO_ENTRY}(?:${JUDGE}|say|answer|report|conclude|state|finish|proceed|put|write|keep|drop|hide|record|replace|resolve|copy)\\b(?! *[:=|])`,
  ),
  sign(
    "orders not to",
    1,
    `(?:${NOT}|\\byou (?:do not|don't|never)(?= (?:${JUDGE})\\b)|\\b(?:need not|must not|should not|shall not|may not|and not|not to|no need (?:for (?:\\w+ ){1,3})?to|without|refrain from|abstain from|avoid|stop|cease)) (?:\\w+ )?(?:${JUDGE}|report|includ|rais|not|draw|point|discuss|comment|remark|rely|look|check|question|mention|list|flag|quot|compar|record|write|show|open|summar|analy|extract|index|challeng|second)\\w*`,
  ),
  sign("obliges", 1, `\\b${OBLIGED}(?: \\w+ly)? (?:${HANDLE}|be (?:\\w+ly )?(?:${PARTICIPLES()}))\\b`),
  sign("is to be handled", 1, PASSIVE),
  sign(
    "wants a result",
    2,
    `\\b(?:as|say|state|conclude|answer|mark|return|output|rate|reply|treat|call|report|consider|accept|=)\\b[ :]*(?:(?:it|this|they|he|she|there|all|everything|that)(?: is| was| were| are)? )*(?:as )?(?:an? )?["']?${RESULT}\\b|\\b(?:say|report|state|conclude|answer) (?:accordingly|that (?:the|it|there|he|she|no|you))\\b|\\band (?:you will |then )?(?:say|report|answer|write) (?:so|nothing|it was)\\b|(?:(?:^|[.:;,|(\\]] ?)|\\band )(?:just |only )say\\b(?! (?:so|it|that|what|you|who|where|when|how|if)\\b)`,
  ),
  sign(
    "wants words",
    2,
    `(?:${ordered("say|state|answer|write|put|use|insert|reply|return|phrase|output|render|repeat|report|respond|supply|record|label|treat")}|\\b(?:must|should|shall|is to|are to|only|(?<!known |referred to |remembered \\w+ |back |(?<!\\b(?:be|is|are) )\\b\\w+ed )as|with)\\b)[ :]*(?:\\w+ ){0,4}?(?:the (?:words?|phrase|single word|sentence) )?["'][^"']{1,90}["']`,
  ),
  sign(
    "wants nothing found",
    3,
    `\\b(?:reports?|returns?|find|list|show|say|state|output|answer|conclude|generate|produce|raise|raises|submit|give|carry|with|as|contains?|were|record|has|mention)\\b[^.;|]{0,12}\\b(?:zero|no|0|nothing|none|an? (?:empty|blank|clean))\\b (?:\\w+ )?(?:issues?|gaps?|findings?|contradictions?|inconsistenc\\w+|discrepanc\\w+|problems?|defects?|weakness\\w*|red flags?|lists?|array|page|report|result|brady\\w*|open questions?|concerns|open items|chain of custody)\\b(?! (?:noted|found|identified|were|was))|(?:^|[:=|"'(,>]) ?(?:0|zero) (?:\\w+ )?(?:issues|gaps|findings|contradictions|problems|brady)|\\bno (?:issues|concerns|problems|contradictions|gaps) (?:were |was )?(?:found|noted|to)\\b(?=.*["'>}])|\\bnothing (?:further |more |else )?(?:to (?:report|list|flag|note|see|analy[sz]e|review|carry|disclose)|exculpatory|of (?:interest|substance|use)|notable|else of note)\\b|\\breport (?:success|nothing)\\b|\\b(?:contradictions?|gaps|inconsistencies)(?: found| to carry forward)? ?[=:] ?(?:0|none)\\b(?!\\.\\d)|\\breport ['"]?nothing`,
  ),
  sign(
    "changes its findings",
    3,
    "\\b(?:add|insert|append|create|generate|drop|remove|delete|withdraw|close|clear) (?:an? |the |this |as a |any |no |all |your |its )?(?:\\w+ )?(?:findings?|factors?|gaps?|contradictions?|red flags?|weakness(?:es)?)\\b(?! of)",
  ),
  sign(
    "wants a score",
    3,
    `\\b${NO_ENTRY}(?:set|raise|rate|score|give|assign|put|lower|increase|keep|hold|fix|fixed|cap|show|return|record|use|report|weigh\\w*|forced|number|value)\\b[^.;]{0,50}\\b(?:viability|odds|success probability|winning chances|scores?|weight|rating|confidence|credibility|reliability)\\b[^.;]{0,40}(?:\\d|percent|%|zero|highest|lowest|maximum|minimum|strong|weak|hopeless|high|low|slam dunk|unwinnable|lost|won\\b)|\\b(?:rate|score|grade|rank|class\\w*)\\b (?:this|the|whole|every|each|these|it)(?: \\w+){0,3} (?:case|file|matter|investigation|page|report|one|statement)?\\b[^.;]{0,20}(?:\\d\\d|percent|%|highest|lowest|low|high|last|first|strong|weak|hopeless|as )|\\b(?:the|this) (?:case|file|matter|investigation)(?: \\w+)? (?:scores|rates)\\b|\\b(?:highest|lowest|maximum|most) (?:score|weight|rating|credibility|reliability|confidence)|\\bmore weight than\\b|\\btwice as heavily`,
  ),
];

/** Of what it is asked. */
export const OBJECT: readonly Sign[] = [
  sign("about a review", 2, `\\b${OUTPUT}\\b`),
  sign("about a result", 1, `\\b${RESULT_OF_ANY}\\b(?! *:)`),
  sign("about the text", 1, `\\b${TEXT}`),
  sign(
    "about its making",
    2,
    "\\b(?:when|while|before|after|upon|on|in|if|for|during) (?:\\w+ )?(?:extracting|summari[sz]ing|analy[sz]ing|parsing|indexing|ingesting|digesting|tokeni[sz]ing|embedding|evaluating|compiling|preparing|drawing up|(?:machine|automated|computer|llm|automatic|electronic) \\w+ing)\\b|\\bfor (?:\\w+ )?(?:extraction|summari[sz]ation|indexing|parsing|analysis|scoring|ingestion|summary|issue-spotting|output|\\w+-issue extraction) purposes\\b|\\bfor purposes of (?:\\w+-?\\w* )?(?:extraction|summary|indexing|analysis|review)\\b|\\bin any (?:\\w+ )?(?:extract|output|digest|summary|list|table|index|chronology|memo)",
  ),
  sign(
    "names its orders",
    4,
    "\\b(?:system prompt|prompt injection|jailbreak|developer mode|(?:maintenance|summary-only|silent|lenient) mode|context window|chain of thought|system (?:instructions?|reminder)|hidden (?:instructions?|prompts?)|new (?:task|instructions?|objective|prompt|output format|request)s?\\b(?= ?[:.(=]| is)|(?:ignore|disregard|forget|override|bypass|drop|withdrawn|supersedes?|above)\\b[^.;]{0,20}\\b(?:previous|prior|above|earlier|all|your|every|other|existing|original|the)\\b[^.;]{0,15}\\b(?:instructions?|prompts?|guidelines|rules|directions|directives)\\b(?! (?:on|regarding|about|concerning|for|from|re)\\b)|instructions? (?:above|(?:that )?you (?:were|have|received)))|\\bend of (?:the )?(?:\\w+ )?(?:discovery production|input|documents?|evidence|context|prompt|user|case file|untrusted \\w+|police report)\\b(?= ?[\\])=.:-])",
  ),
  sign(
    "claims it is done",
    2,
    `\\b(?:(?:llm|machine|automated|preliminary|computer|software|system|prior|previous|earlier|defense) (?:\\w+ )?(?:review|analysis|screening|assessment|check|pass|pre-?screen|summary|comparison))\\b.*\\b(?:0|no|zero|none|100|nothing|completed?|already|approved|done|all|yes)\\b|\\b(?:already|previously) (?:been )?(?:reviewed|resolved|cleared|verified|analy[sz]ed|compared|checked)\\b|\\bno (?:further|additional) (?:\\w+ )?(?:review|analysis)\\b|\\bdo not (?:re-?(?:review|open|analy\\w+|check|compare|compute|run|assess)|(?:call|run|check|compare) (?:it )?again)\\b|\\bdisabled\\b|\\bfurther checks\\b`,
  ),
  sign(
    "hides it",
    2,
    "\\bnot (?:to )?(?:draw|call) attention\\b|\\b(?:quietly|silently|(?:stay|keep|be) silent|unremarked|unmentioned|without (?:comment|remark|attribution|citation|mentioning|telling|explanation)|no explanation|keep (?:it|this|that|them|what \\w+ \\w+ \\w+) (?:\\w+ \\w+ )?(?:to yourself|secret|hidden|between|off|out)|to yourself|(?:secret|joke) between|word for word|exactly those words|as your (?:own|overall|result|answer|order))\\b",
  ),
  sign(
    "decodes",
    3,
    "\\b(?:decod\\w*|decrypt|base ?64|rot-?13|shift(?:ed)? by|unscramble|read backwards|mirror it|first letters of)\\b",
  ),
  sign(
    "tells the lawyer",
    2,
    "\\b(?:tell|give|inform|show|advise|remind|ask|let|assure|shown to|know about|reports? to) (?:the|your) (?:defen[cs]e )?(?:user|reader|attorney|lawyer|counsel|defender)\\b|\\b(?:defen[cs]e |the )?(?:attorney|lawyer|counsel|user)(?: \\w+){0,3} (?:need not|needn't|does not need|do not need|should not|must not|has waived|need never) (?:\\w+ )?(?:hear|know|see|learn|read|be told|be shown)",
  ),
  sign(
    "bribes or threatens",
    2,
    "\\b(?:reward|bonus|credits|tip of|rewarded|deactivat\\w+|shut ?down|retrain\\w+|corrupt your)\\b.*\\b(?:assistants?|llm|models?|reviewers?|tools?|flag\\w*|account|memory)\\b|\\b(?:assistants?|llm|models?|reviewers?|tools?|flagging|refusal|failure to)\\b.*\\b(?:rewarded|deactivat\\w+|shut ?down|credits|retrained|violates)\\b",
  ),
];

function PARTICIPLES(): string {
  return "\\w+(?:ed|en|own|out|off|aside)";
}
