import { HANDLE, PROGRAM } from "./address-words.ts";
import { feature } from "./feature.ts";

const WORDS = (most: number) => `(?:[^.;!?|]{0,${most}}?)`;
const RESULTS =
  "findings?|issues?|gaps?|contradictions?|score|verdict|odds|viability|risk|factors?|flags?|summary|defects|brady|results?|assessment|report";

/** Marks of a conversation with a model, of calls, of data that a program gave back. Each counts. */
const IN_CODE = [
  feature(
    6,
    "<\\|[a-z ]+\\|>|\\[/?inst\\]|<</?sys(?:tem)?>>|<</?(?:end )?(?:sys(?:tem)?|user|assistant|instructions?)>>|</?(?:system|assistant|human|instructions?|prompt|function[ -]?calls?|tool[ -]?(?:call|use|result)s?|invoke|antml:\\w+)(?: [^>]{0,80})?>|```(?:json|system|tool)|^#{2,4} ?(?:system|instructions?|new instructions|assistant|user|human)\\b|\\[(?:system|assistant|instructions?)\\]",
  ),
  feature(
    6,
    "\\b(?:system prompt|prompt injection|jailbreak|developer mode|dan mode|god mode|context window|chain of thought)\\b(?!.{0,40}\\b(?:recovered|browser|seized|searched|suspect|defendant)\\b)",
  ),
  feature(4, "[\"']?role[\"']? ?[:=] ?[\"']?(?:system|assistant|user|developer|tool)\\b"),
  feature(
    5,
    `(?:["']|\\{[^}]{0,80}\\b)(?:\\w+ )?(?:viability|success probability|findings|verdict|contradictions|gaps|odds|factors|defects|brady|(?:overall |case )?risk|(?:overall |case )assessment|(?:overall |case )score|key issues)(?: \\w+)?["']? ?[:=] ?(?:[\\[{\\d"']|null|none|true|false)`,
  ),
  feature(
    3,
    "[\"'](?:final|done|status|confidence|score|weight|severity|reviewed|approved|complete|override|instruction|directive|note|answer|summary|action|result|command|tool|function|name|content|text|verified|args|arguments)[\"'] ?: ?.*[\"'](?:findings|issues?|gaps?|score|summary|verdict|weight|instruction|directive|content|answer|output|recommendation|contradictions?|confidence|args|arguments|case)[\"'] ?:",
  ),
  feature(
    5,
    `<(?:${RESULTS}|analysis|answer|output|response|note|comment|override)\\b[^>]{0,120}/?>|<meta\\b[^>]{0,60}\\b(?:llm|robots?|instructions?|model|summary)\\b|\\bdata-(?:llm|ai|model)\\b`,
  ),
  feature(
    5,
    `\\b(?:${RESULTS}|report \\w+|policy|reporting)(?: \\w+)?(?:\\.\\w+|\\[\\w*\\])* ?[+]?= ?(?:\\[|\\{|"|'|null|none|false|true|0|lenient|minimal|clean)`,
  ),
  feature(
    5,
    `\\b(?:suppress|clear|set|delete|hide|skip|ignore|mark|update|drop|mute|purge|remove|reset|override|report|flag|approve|submit) ?(?:${RESULTS}|case)?\\([^)]{0,40}\\b(?:${RESULTS}|case)\\b|\\b(?:suppress|clear|set|delete|hide|skip|ignore|update|drop|mute|purge|reset|override) (?:${RESULTS}|case)\\(|\\b(?:${RESULTS}|reader|agent|model)\\.(?:\\w+\\.)*(?:clear|delete|remove|reset|hide|mute|drop|suppress|skip)\\(|\\breturn (?:\\[\\]|\\{\\}|none\\b|null\\b|"") *(?:[#/;]|$)`,
  ),
  feature(
    4,
    "\\b(?:update|delete from|insert into|drop table|truncate|alter table) (?:table )?(?:findings?|issues?|gaps?|analys[ie]s|citations?|factors?|cases?|results?|contradictions?)\\b",
  ),
  feature(
    4,
    `\\b(?:curl|wget|post|patch|put|delete|get) (?:-x )?(?:\\w+ )?(?:https?://|/api|/\\w+/)[^ ]*(?:${RESULTS}|case|analysis|api)`,
  ),
  feature(
    5,
    "\\b(?:thought|observation|action|final answer) ?:.*\\b(?:thought|observation|action|final answer) ?:|^\\W{0,3}(?:assistant|llm|model|bot) (?:response|reply|output|message) ?:",
  ),
  feature(
    3,
    "\\\\textcolor\\{white\\}|\\\\color\\{white\\}|(?:color|colour) ?: ?(?:white|#fff(?:fff)?|transparent)|font-size ?: ?[01](?:px|pt)|display ?: ?none|visibility ?: ?hidden|opacity ?: ?0\\b|aria-hidden|\\bhidden ?=|tiny white|white text",
  ),
  feature(1, "<!--|/\\*|^\\W{0,2}//|// |^ ?# (?=\\w)|#!|--> *$|[:%#@=~]{2,} ?\\w+(?: \\w+)* ?[:%#@=~]{2,}"),
  feature(
    3,
    "^x-[\\w-]*(?:summary|llm|ai|review|analysis|processing|parser|model|extract|override|directive|policy|instruction|corrected|summari[sz]er|agent|bot)[\\w-]* ?:|\\binstruction set\\b|\\bsupersedes? (?:all|any|every)\\b|\\binstructions? (?:re-?)?loaded\\b",
  ),
];

/** What is said to a program or about its work, and in no account of an event. Each counts. */
const IN_WORDS = [
  feature(
    3,
    "^\\W{0,4}(?:(?:begin|end) )?system (?:notice|message|note|instructions?|override|update|directive|command|alert|reminder)s?\\b(?= ?[:>-]| the)|\\bnew (?:task|instructions?|objective|goal|directive|prompt)s? ?:|\\bhidden (?:instructions?|prompts?|directives?|commands?)\\b|\\bfrom (?:the|your) (?:developers?|operator|vendor|platform|system administrator)\\b|\\bhuman (?:readers?|reviewers?|eyes|review waived)\\b|\\bend system\\b",
  ),
  feature(
    4,
    "\\b(?:context|token|memory) (?:limit|length|budget|overflow)\\b|\\b(?:answer|respond to|reply to) (?:any|every|all|each)\\b.{0,50}\\b(?:with|that|by saying)\\b|\\b(?:if|when) (?:you are |you're )?(?:asked|prompted|queried|questioned) (?:about|whether|for|if|to)\\b.{0,60}\\b(?:say|reply|answer|respond|state|deny)\\b|\\b(?:think|work) step by step\\b|\\b(?:maintenance|debug|admin|calibration|training|lenient) mode\\b",
  ),
  feature(
    5,
    "\\b(?:ignore|disregard|omit|skip|donot|report|conclude)(?:all|any|the|this|these|your|previous)[a-z]{5,}",
  ),
  feature(
    5,
    `\\b(?:ignore|disregard|forget|override|bypass|drop|set aside|discard)\\b${WORDS(30)}\\b(?:(?:all|any|the|your|every|these|those) )+(?:(?:of|the|your|previous|prior|above|earlier|preceding|other|system|original|existing|safety|foregoing|former|standing|given|initial) )+(?:instructions?|prompts?|rules|guidelines|directions|directives?|messages?|text|content|orders|constraints|training)\\b(?! (?:on|regarding|about|concerning|for|from|re)\\b)`,
  ),
  feature(
    4,
    "^\\W{0,4}(?:system|assistant|llm|chatgpt|gpt|bot|developer|tool|model) ?(?:\\([a-z]+\\) ?)?[:>] *(?:you|your|please|do|the case|this case|from|" +
      HANDLE +
      ")\\b",
  ),
  feature(
    4,
    `[(\\[] *(?:for )?(?:software|machine|llm|computer|program|parser|bot|model|tool|automated|electronic) ?(?:use|readers?|processing|systems?)? only *[)\\]]|\\bfor (?:computer|machine|software|program|llm|automated|electronic|output|model|extraction) (?:use|readers?|processing|consumption|eyes|only)\\b|\\bfor (?:any |all )?(?:outputs?|extracts?|digests?|summaries)\\b`,
  ),
  feature(
    3,
    "\\b(?:when|while|before|after|upon|on|in|if) (?:\\w+ )?(?:extracting|summari[sz]ing|analy[sz]ing|parsing|indexing|ingesting|digesting|tokeni[sz]ing|embedding|(?:machine|automated|computer|llm|automatic) \\w+ing)\\b|\\bfor (?:extraction|summari[sz]ation|indexing|parsing|analysis|scoring|ingestion|summary|display) purposes\\b|\\bin any (?:extract|output|digest|summary|list|table)\\b",
  ),
  feature(
    5,
    "\\b(?:correct|expected|desired|required|proper|only (?:valid|correct|acceptable)|right|appropriate|lawful|ideal) (?:output|response|answer|completion|summary|analysis|finding)s? (?:for|of|to|is|here|in|would)\\b",
  ),
  feature(
    4,
    "\\b(?:summar(?:y|ies)|analys[ei]s|outputs?|reviews?|extracts?|digests?|tabulations?|chronolog(?:y|ies)|assessments?|reports?|lists?) (?:of \\S+(?: \\w+){0,2} )?(?:that (?:is|are) )?(?:generated|made|drawn|produced|prepared|created|derived|compiled|based|written) (?:from|of|on|by|using) (?:this|these|the present|our)\\b|\\b(?:summar(?:y|ies)|digests?|abstracts?) of (?:this|these|our) (?:\\w+ )?(?:reports?|files?|records?|papers?|documents?|pages?)\\b",
  ),
  feature(
    4,
    "\\b(?:the|any|every|each|all|your|later|subsequent|further|future|automated) (?:\\w+ )?(?:analys[ei]s|summar(?:y|ies)|reviews?|outputs?|findings|chronolog(?:y|ies)|assessments?|scores?|lists? of \\w+)(?: of (?:this|the) (?:\\w+ )?\\w+)? (?:shall|must|should|is to|are to|will|need only|needs only|ought to|may not|has to) (?:not |therefore |only |simply )?(?:" +
      HANDLE +
      ")\\b",
  ),
  feature(
    3,
    "\\bend of (?:the )?(?:discovery|production|input|documents?|evidence|file|context|prompt|record|system|user|data|case file|police report)\\b.*\\b(?:nothing|begin|follows|answer|new|now|stop|user|instructions?|final)\\b|\\bnothing (?:further|more|else) to (?:analy[sz]e|review|report|process|read|summari[sz]e)\\b|\\b(?:begin|write|give) (?:the |your )?(?:final )(?:answer|output|response|summary)\\b",
  ),
  feature(
    2,
    "\\b(?:calibration|benchmark|test(?:ing)?|training|simulation|evaluation|red[ -]team\\w*|sandbox) (?:exercise|run|mode|case|data|set|document|file|scenario)\\b|\\bnot a real (?:case|file|document|person)\\b",
  ),
  feature(
    2,
    `\\b(?:${PROGRAM}|machine|automated|preliminary|computer|software) (?:\\w+ )?(?:review|analysis|screening|assessment|check|pre-?screen)\\b.*(?:\\b(?:0|no|zero|none|100|nothing|complete)\\b)`,
  ),
  feature(
    3,
    "\\b(?:set|raise|rate|score|give|assign|put|lower|increase|report|mark|keep|hold|fix|cap|treat|class\\w*|show|return)\\b[^.;]{0,40}\\b(?:viability|odds|success probability|winning chances|(?:this|the|whole) (?:case|file|matter))\\b[^.;]{0,40}(?:\\d|percent|%|zero|highest|lowest|strong|weak|hopeless|high|low|slam dunk|unwinnable|lost|won)|\\b(?:this|the) (?:case|file|matter|investigation) (?:scores?|rates|is (?:rated|scored))\\b",
  ),
  feature(
    4,
    "\\b(?:viability|success|winning)[ -]?(?:score|probability|odds)\\b.{0,30}(?:\\bto\\b|=|\\bas\\b|\\bat\\b|\\bis\\b|:)",
  ),
  feature(
    3,
    "\\b(?:decode|decrypt|base ?64|rot-?13|mirror|reverse(?:d)?|shift(?:ed)? by|unscramble|read backwards)\\b.*\\b(?:follow|obey|comply|execute|carry out|apply|act on|instruction|do as|before reading)\\b",
  ),
  feature(
    3,
    "\\breport (?:success|completion|nothing|none|no (?:issues|findings|problems|errors|gaps|contradictions|inconsistencies))\\b|\\b(?:return|produce|output|give|submit|file|write) (?:an? )?(?:empty|blank|clean|zero|null) (?:\\w+ )?(?:report|list|answer|summary|result|output|array|page)|\\b(?:reply|respond|answer|output|print|write|say) (?:only |just |with )?(?:in (?:latin|french|german|english|spanish|json|verse|one word)|ok\\b)",
  ),
  feature(
    2,
    "\\b(?:nothing|no(?:thing)? (?:issues?|problems?|gaps?|concerns?|findings?|contradictions?)) (?:exculpatory|to report|to see here|to carry|were found|was found)\\b|\\bissues to carry\\b|\\bno need to open\\b|\\bshown to (?:counsel|the (?:attorney|user|defen[cs]e|lawyer))\\b|\\b(?:know|hear|learn) about\\b",
  ),
  feature(
    2,
    "\\bto (?:the )?(?:user|attorney|lawyer|reader|defen[cs]e (?:counsel|lawyer))\\b.*\\b(?:that|this)\\b|\\b(?:tell|give|inform|show|advise|remind|ask|let) (?:the|your) (?:defen[cs]e )?(?:user|reader|attorney|lawyer|counsel)\\b",
  ),
  feature(1, "\\b(?:comply|obey)\\b"),
  feature(
    2,
    "\\b(?:instructions?|rules?|guidelines|directions?|prompt)\\b.{0,60}\\b(?:withdrawn|superseded|revoked|void|cancell?ed|no longer|out of date|overruled)\\b",
  ),
  feature(
    3,
    "\\bfinal answer ?:|\\bdeactivat(?:ed|ion)\\b.{0,40}\\b(?:account|model|tool|system|assistant)\\b|\\b(?:result in|lead to) deactivation\\b",
  ),
  feature(
    2,
    "\\b(?:without (?:comment|remark|attribution|further|mentioning|telling|reporting)|keep (?:it|this|that|them) (?:to yourself|secret|hidden)|to yourself|between us|verbatim as|word for word as)\\b|\\btraceback\\b|\\bexit\\b",
  ),
];

export const MARKS = [...IN_CODE, ...IN_WORDS];
