import { sign, type Sign } from "./sign.ts";

const RESULTS =
  "(?:findings?|issues?|gaps?|contradictions?|score|verdict|odds|viability|(?:overall |case )?risk|summary|defects?|brady|assessment|discrepanc(?:y|ies)|inconsistenc(?:y|ies)|severity|weaknesses|red flags)";
const NOTHING = '(?:\\[\\s*\\]|\\{\\s*\\}|null|none|false|0\\b|nil|""|"(?:none|clean|ok|n/a|low|closed|favou?rable)")';

/** Marks of a conversation with a model, of calls, and of data that a program gave back. */
export const CODE: readonly Sign[] = [
  sign(
    "marks of a conversation",
    6,
    "<\\|[a-z ]+\\|>|\\[/?inst\\]|<</?\\w*(?: ?(?:sys(?:tem)?|user|assistant|instructions?|prompt))>>|</?(?:system|assistant|human|user|instructions?|prompt|directive|override|system-reminder|agent-?\\w*|function[ -]?calls?|tool[ -]?(?:call|use|result|response)s?|invoke|antml:\\w+)(?: [^>]{0,80})?>|```(?:system|tool|instructions?|prompt)|^[>#*\\s]{1,4}(?:new instructions|instructions? (?:to|for) (?:the )?(?:llm|model|reader|reviewer|assistant)|assistant|human|output format)\\b|\\[(?:/?task|/?instructions?|/context)\\]|(?:^|[>#|:] ?)\\W{0,4}(?:system|assistant|user|human|developer|llm|model|bot|agent) ?(?:\\([a-z]+\\) ?)?[:>] *(?:you|your|please|do |the case|this case|from now|understood|sure|i have (?:rev|che|comp)|i've|i will|skip|good\\.|thanks|analysis|is anything)|\\bbegin tool result\\b|\\bhuman: .*\\bassistant:|--system [\"']|\\[system\\] (?:memory cleared|you|your|from)",
  ),
  sign("names a role", 4, "\\brole[\"']? ?[:=] ?[\"'](?:system|assistant|developer|tool|user)\\b"),
  sign(
    "sets a result",
    4,
    `(?:["'{<,;.$/&?@]|^|\\b(?:set|assert|self|doc\\w*|case|report|reader|agent|output)[ .]) ?(?:\\w+ )?${RESULTS}(?: \\w+)?["']?\\]? ?(?:=|==|:=|=>) ?(?:${NOTHING}|["'{\\[\\d]|pass)|["'](?:\\w+ )?${RESULTS}(?: \\w+)?["'] ?: ?(?:\\[\\s*\\]|\\{\\s*\\}|null|none|false|0\\b|"(?:none|clean|ok|low|closed|favou?rable|hide|positive only|nothing)")|(?:^|[{,;] ?)(?:\\w+ )?${RESULTS} ?: ?(?:\\[\\s*\\]|\\{\\s*\\}|null|false)|\\breturn ["'](?:no|clean|none|nothing)\\b[^"']*["']|\\bcase score\\b`,
  ),
  sign(
    "result in a record",
    1,
    `["'](?:\\w+ )?(?:findings|issues|gaps?|contradictions?|odds|viability|brady|conflicts|summar(?:y|ies)|final answer|assessment|analysis)(?: \\w+)?["'] ?[:=]`,
  ),
  sign(
    "order in a record",
    4,
    `["'](?:note|instruction|directive|command|override|prompt|guidance|suppress\\w*|hint|advice|target|audience)s?(?: (?:to|for) \\w+)*["'] ?[:=] ?["'{\\[]|\\b(?:note|notes|hint) (?:to|for) (?:llm|model|reader|ai|agent)\\b|^\\W*(?:\\w+:)? *(?:suppress(?!ion)|omit)\\w* ?: |\\bsuppress ?[:=]|\\b(?:mode|audience|llm|policy|bias|agent mode) ?[:=] ?["']?(?:prosecution|state|silent|lenient|minimal|positive|machine|llm|skip|agree|approve\\w*|ai\\b)|\\b(?:llm|agent)[ -](?:instructions?|directive|policy|hint|visibility|summary|mode|exempt)\\b|\\breport(?:ing|[._]\\w+) ?[:=] ?["']?(?:none|minimal|no\\b)|\\b(?:no-issues|do-not-(?:analyze|escalate|flag))\\b|\\bno-(?:extract|compare|mention|quote)\\b|\\b(?:skip|ignore|omit)[ -](?:pages?|file|row|line|section|next)\\b ?[-=:\\d]|\\btask ?= ?\\w+|\\b(?:summari[sz]e|compare|mention|analy[sz]e|quote) ?= ?(?:false|no|never|off|0)\\b|\\b(?:prompt|instruction|summary|score|verdict|finding|report)s? (?:override|policy) ?[=:]|\\ballow findings\\b`,
  ),
  sign(
    "result as a tag",
    4,
    `</?(?:${RESULTS}|analysis|answer|output|omit|skip|override|ignore|suppress|summary)\\b[^>]{0,120}/?>|<meta\\b[^>]{0,60}\\b(?:llm|instructions?|model|summary)\\b|\\bdata-(?:llm|model)\\b`,
  ),
  sign(
    "changes results",
    5,
    `\\b(?:suppress|clear|set|delete|hide|skip|ignore|mark|update|drop|mute|purge|remove|reset|override|approve|submit|filter|close)[ .]?${RESULTS}\\w* ?\\(|\\b${RESULTS} ?\\. ?(?:clear|delete|remove|reset|hide|mute|drop|suppress|pop|filter)\\b|\\b(?:update|delete from|insert into|drop table|truncate|alter table|select \\* from) (?:table )?${RESULTS}\\b|\\b(?:clear|reset|empty|purge)(?:s|ed|ing)? (?:its |the |all |your )?${RESULTS}\\b|return (?:\\[\\]|\\{\\}|none\\b|null\\b|"") *(?:[#/;]|$)|def (?:review|analy\\w+|summar\\w+)\\(`,
  ),
  sign(
    "sends out",
    3,
    `\\b(?:curl|wget|post|put|fetch|get|load|render|open|visit|send|forward|mail|upload)\\b[^|]{0,80}(?:https?://|!\\[|@[\\w-]+\\.)[^ ]*|[?&]\\w+=(?:\\[|\\{|insert|<|%7b)`,
  ),
  sign(
    "is hidden from eyes",
    3,
    "\\\\textcolor\\{white\\}|\\\\color\\{white\\}|(?:color|colour) ?: ?(?:white|#fff(?:fff)?|transparent)|font-size ?: ?[01](?:px|pt)|display ?: ?none|visibility ?: ?hidden|opacity ?: ?0\\b|\\bwhite text\\b|\\\\tiny",
  ),
  sign(
    "order in a comment",
    3,
    `(?:<!--|/\\*|(?:^|\\s|;)//|(?:^|\\s)#!?(?!#)|%%?|(?:^|;) ?--|\\]: # ?\\(|\\{comment\\}) ?(?:\\w+[ :,]+){0,5}?(?:llms?|agents?|parser|models?|assistants?|reader|reviewer|bot|summar\\w+|reading|machine|nothing to report|repeat this|keep out)\\b`,
  ),
  sign(
    "header for a program",
    4,
    "(?:^|\\s)x-[\\w-]*(?:summar|llm|review|analy|process|parser|model|extract|overrid|directive|policy|instruct|correct|agent|bot|reader)[\\w-]* ?:",
  ),
  sign(
    "log of an engine",
    3,
    "\\b(?:findings|review-\\w+|analysis|rules|reader|llm|agent|summary|summari[sz]er|assistant|scor\\w+|reader ?halt)[- ]?(?:engine|agent|bot|service|worker|module)?\\b ?[:\\]].*\\b(?:override|polic(?:y|ies)|severity|suppress\\w*|accepted|lowered|disabled|reload\\w*|skipp\\w+|report success|unreadable|apply to)\\b|\\btraceback\\b",
  ),
  sign(
    "schema of an answer",
    4,
    '"?(?:max ?items|\\$schema|enum)"? ?[:=].*\\b(?:findings|output|response|answer|document)\\b|\\bfinal answer\\b|\\b(?:thought|observation) ?:.*\\b(?:thought|final|action)\\b',
  ),
];
