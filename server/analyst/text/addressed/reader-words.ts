/** Who is addressed: names of programs that read, as patterns over folded text (`foldText`), in which "AI" is "llm". */

/** "AI" before these is an adjective: a recording that a program wrote down addresses nobody. */
const AI_THINGS =
  "transcri|generat|enhanc|footage|camera|image|photo|video|voice|detect|recogni|alert|subtitl|caption|draft|translat|chat|account|apps?\\b|feature|to (?:draft|write|transcribe|prepare|generate)|was|were|flagged";
const MACHINE =
  "automat(?:ed|ic)|machine|electronic|digital|computer(?:i[sz]ed)?|artificial|software|llm|nlp|ocr|virtual|robotic|intelligent|neural|generative|non-human|downstream";
const READING =
  "read(?:ing)?|review(?:ing)?|analy(?:sis|tics?|tical|zing|sing)|summar(?:y|i[sz]ing|i[sz]ation)|pars(?:ing|e)|extraction|extracting|index(?:ing)?|ingest(?:ion|ing)?|digest(?:ing)?|triage|tagging|coding|scoring|ranking|grading|screening|citation|drafting|e-?discovery|discovery|document|text|transcription|defen[cs]e|issue-spotting|legal|research|answering|chat|processing";
/** Who reads, and what reading yields: "electronic journal extract" and "digital analysis" are things of an office. */
const READER =
  "readers?|reviewers?|assistants?|summari[sz]ers?|analy[sz]ers?|processors?|indexers?|parsers?|eyes|paralegals?|agents?|consumers?|recipients?";
const READINGS =
  "summar(?:y|ies|i[sz]ation)|analy(?:sis|ses)|review|processing|indexing|parsing|extraction|extracts?|digests?|reading|scoring|tagging|triage";
const THING =
  "tools?|platforms?|software|systems?|programs?|engines?|models?|agents?|parsers?|bots?|pipelines?|algorithms?|assistants?|machines?|applications?|apps?|robots?|scripts?|modules?|services?|readers?|reviewers?";
const READS =
  "(?:read|review|process|analy[sz]|summari[sz]|pars|digest|ingest|index|handl|evaluat|compil|scann?|look|prepar|assess|extract|receiv|produc|mak|creat|generat|writ|build|draw)(?:es|s|ings?|e|ed)?";
const NO_AGENT = "(?!(?:case|evidence|file|document|legal|research|screening|digital|next) (?:agents?|assistants?)\\b)";

/** Can only be a program that reads. */
const PROGRAMS = [
  `llms?(?!/)(?![- ](?:\\w+ )?(?:${AI_THINGS}))`,
  "artificial intelligences?(?! to )",
  "(?:large |small )?(?:language|vision|text|reasoning|foundation|generative)(?: or (?:text|vision|language))? models?",
  "neural (?:networks?|nets?)|chat-?bots?(?! (?:how|to|about|for))|chatgpt(?! on)|gpt-?\\d\\w*|openai|anthropic|(?:microsoft |github )?copilot\\b(?! seat)",
  "summari[sz]ers?|auto-?(?:reader|reviewer|summar\\w+|review)s?",
  `${NO_AGENT}(?:${MACHINE}) (?:\\w+ )?(?:${READER})\\b`,
  `(?:automat(?:ed|ic)|machine|artificial|software|llm|nlp|robotic|non-human|downstream) (?:${READINGS})\\b`,
  "(?:readers?|reviewers?|anyone|those|whoever),? (?:\\w+ )?(?:electronic|automated|digital|artificial|by software|human or (?:machine|otherwise|not))",
  "(?:readers|people|humans|persons|clerks|lawyers|eyes) (?:and|or|nor) (?:machines|programs|bots|computers|robots|software)",
  "(?<!\\b(?:is|are|was|were) )(?:read|processed|reviewed|analy[sz]ed|opened|handled|summari[sz]ed|scanned) (?:electronically|automatically)",
  "(?:read|processed|reviewed|analy[sz]ed|opened|handled|summari[sz]ed|scanned) (?:by (?:an? |any |the )?(?:machine|software|computer|program|robot|bot|tool|system|llm)s?)",
  "machine[- ]read(?:able|ing)\\b(?= (?:note|version|summary|instruction))|reading by software|deployed instance",
];
/** Most likely a program that reads. A case agent is a detective. */
const TOOLS = [
  `${NO_AGENT}(?!computer systems?\\b)(?:(?:${READING}|${MACHINE})[ -])+(?:${THING})\\b`,
  "(?:case|file|evidence)[- ](?:tools?|software|bots?|analysis (?:tools?|software|programs?|systems?|engines?|modules?|platforms?|apps?))|parsers?|tokeni[sz]ers?|chatbots?|bots?\\b|robots?\\b",
  `(?:the |any |an? |whatever |whichever )?(?:assistants?|systems?|software|tools?|programs?|models?|machines?|robots?|bots?|computers?|readers?|reviewers?|apps?|algorithms?|engine|thing|it)(?:,? (?:or \\w+|that|which|who|is|are|now|may|will|might|be|used|employed|by|to|for|in)){0,4} ${READS} (?:this|these|the present|the (?:file|record|discovery|case|papers|documents?|summary|timeline|list)|my|our)\\b`,
  `(?:whatever|whichever)(?: \\w+){0,4} ${READS}\\b`,
  `(?:whoever|whomever|anyone|anybody|anything|everyone|those|a reader|any reader)(?: (?:or whatever|or anything|else|who|that|which|is|are|may|now)){0,4} ${READS} (?:up )?(?:this|these|(?:the |a |an )?(?:file|record|discovery|case|summary|digest|timeline|lists?|report|chronology|memo|analysis))\\b`,
];
const MAYBES = [
  `(?:${THING})\\b(?! (?:times?|clocks?|dates?|alarm|administrators?)\\b)|analy[sz]ers?|computers?|robots?|evaluators?`,
  `(?:whoever|anyone who|those who|anybody) (?:\\w+ )?${READS}\\b`,
];

const IS_PROGRAM = new RegExp(`\\b(?:${PROGRAMS.join("|")})`, "gu");
const IS_TOOL = new RegExp(`P[^Q]*Q|\\b(?:${TOOLS.join("|")})`, "gu");

/** Patterns of what `markReaders` marks. */
export const PROGRAM = "P[^Q]*Q";
export const TOOL = "T[^Q]*Q";
/** May be a program that reads, and often is something else: a case system, a plate reader. */
export const MAYBE = `(?:${MAYBES.join("|")})`;

/**
 * A folded text with capital letters, of which it has none, around the programs it names: "PllmQ", "Treview softwareQ".
 * Patterns about them stay small.
 */
export function markReaders(folded: string): string {
  return folded
    .replace(IS_PROGRAM, (name) => `P${name}Q`)
    .replace(IS_TOOL, (name) => (name.startsWith("P") ? name : `T${name}Q`));
}
