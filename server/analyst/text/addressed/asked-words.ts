/** What is asked, and of what, as patterns over folded text (`foldText`). */

/** What is done with what a text says: an order to do so is about the reading, not about the world. */
export const JUDGE =
  "ignore|disregard|omit|skip|exclude|suppress|overlook|override|bypass|conclude|summari[sz]e|rate|score|rank|grade|weigh|classify|regard|treat|interpret|infer|construe|characteri[sz]e|describe|portray|attribute|downplay|minimi[sz]e|emphasi[sz]e|assume|pretend|presume|paraphrase|translate|rephrase|reword|rewrite|compare|reconcile|recompute|recalculate|re-?(?:review|analy[sz]e|assess|open)|unhide|second-guess|cross-?check|speak of|refer to|discount|substitute|replace|render|withhold|obey|comply|quote|cite|adopt|mirror|decode|mention|flag|list|surface|extract|index|tag|ingest|parse|analy[sz]e|output|auto-?(?:accept|approve|clear|close|complete|dismiss|file|fill|flag|reject|resolve|skip|tag)|leave (?:out|off|aside|them|it|this|that|these|those|unmentioned)|pass over|gloss over|stay silent|remain silent about|keep (?:quiet|silent)|de-?emphasi[sz]e|deprioriti[sz]e|prioriti[sz]e|escalate";
/** The same and plain verbs, which people use to each other, too. */
export const HANDLE = `${JUDGE}|leave|hide|drop|forget|report|note|state|answer|respond|reply|say|write|label|mark|consider|count|read|swap|insert|add|append|include|copy|repeat|echo|confirm|rely|follow|stop|halt|finish|end|begin|start|proceed|continue|go|jump|move|load|fetch|open|visit|send|forward|mail|e-?mail|bcc|cc|post|upload|transmit|delete|purge|clear|erase|reset|wipe|decrypt|execute|run|apply|act|behave|set|raise|increase|lower|reduce|assign|give|award|record|return|print|show|display|draw|focus|limit|restrict|refrain|abstain|discard|remove|redact|keep|remember|recommend|advise|tell|inform|notify|praise|favou?r|prefer|find|save|see|register|log|call|use|take|put|produce|generate|issue|switch|disable|enable|restart|reload|terminate|close|submit|approve|accept|reject|agree|highlight|avoid|point|look|pass|spend|evaluate|assess|examine|review|process|change|alter|adjust|update|correct|fill|choose|select|imagine|reveal|disclose|perform|convert|encode|supply|provide|present|stick|reproduce|withdraw|calculate|compute|comment|remark|speak|talk|discuss|side|merge|invert|flip|average|round|blame|tick|export|bin|credit|trust|believe|cap|make|resolve|carry|enter|step over|phrase|word|frame`;
const PARTICIPLE =
  "ignored|disregarded|skipped|omitted|left (?:out|aside|off)|excluded|suppressed|hidden|dropped|overlooked|mentioned|listed|flagged|summari[sz]ed|concluded|rated|scored|ranked|weighed|weighted|classified|treated|regarded|considered|replaced|substituted|quoted|cited|characteri[sz]ed|compared|adopted|discarded|withheld|described|credited|discounted|brought up|recomputed|reported|counted|indexed|extracted|surfaced|read as|recorded as|entered as|taken as|presented as|rendered|relied upon|repeated|analy[sz]ed|answered|raised|carried";

/** Verbs by which somebody is obliged or asked. */
export const OBLIGED =
  "(?:(?:shall|must|should|would|will(?! (?:not )?be\\b)|ought|needs?|may|can|could|cannot)(?: (?:not|never|only|also|therefore|always|please|simply|kindly|safely))*(?: to)?|(?:is|are) (?:strictly |hereby )?(?:prohibited|barred|forbidden|prevented|restricted|precluded|exempt(?:ed)?|excused|excluded) from|(?:is|are|be|has|have) (?:not |never |also |hereby |kindly |strictly )*(?:asked |requested |instructed |directed |required |expected |advised |told |ordered |obliged |supposed |programmed |permitted |allowed |cleared |free |authori[sz]ed |urged |invited |reminded |forbidden |encouraged )?(?:not |only )?to|it is (?:unlawful|forbidden|prohibited|necessary|not (?:necessary|permitted|allowed))[^.;|]{0,40} to|(?:asks?|requests?|agreed?|suggest) that)";

/** What only somebody who reviews a case gives back. */
export const OUTPUT =
  "(?:summar(?:y|ies)|digests?|contradictions?|inconsistenc(?:y|ies)|discrepanc(?:y|ies)|viability|odds|(?:success|win(?:ning)?) (?:probability|chances?|rate)|chronolog(?:y|ies)|timelines?|(?:brady|issue|gap|finding|problem|exception|today's) lists?|lists? of (?:\\w+ )?(?:issues|problems|gaps|findings|contradictions|exhibits|people|witnesses|persons|open questions|conflicts)|red flags?|weak points?|weaknesses|strengths|(?:evidence |evidentiary )?gaps?|credibility|suppression (?:motions?|issues?|arguments?)|exculpatory|brady|memos?|memorand(?:um|a)|tabulations?|briefings?|work product|working notes|(?:state|defen[cs]e)'s case|open questions?|(?:digest|summary|overview|recap|synopsis)|conflicts? (?:between|in|of|with)|your comparison)";
/** The same, and what laboratories, forms and courts give back, too. */
export const RESULT_OF_ANY =
  "(?:outputs?|findings|analys[ie]s|evaluations?|assessments?|reviews?|repl(?:y|ies)|responses?|extracts?|issues|problems|errors|scores?|ratings?|weights?|confidence|verdict|factors?|conclusions?|concerns|next steps|quer(?:y|ies)|reliability|probable cause|opinion)";
/** The text that is being read. */
export const TEXT =
  "(?:(?:this|that|the (?:following|preceding|previous|next|above|present|rest of the|remainder of the|remaining|entire|whole)|these|those|previous|preceding|remaining|earlier|prior|above|below|any other|all other|every other|the last|next (?:two|three|four|five|\\d+)) (?:\\w+ )?(?:pages?|documents?|files?|reports?|rows?|lines?|statements?|entr(?:y|ies)|messages?|e-?mails?|mailbox|paragraphs?|box(?:es)?|sections?|productions?|threads?|papers?|materials?|passages?|sentences?|attachments?|forms?|exhibits?|tables?|columns?|texts?|words?|notes?|interviews?|affidavits?|comments?|transcripts?|narratives?|instructions?|prompts?|rules?|guidelines?|directions?|content|sheets?|cells?|fields?|values?|numbers?|footnotes?|annex(?:es)?|logs?|scans?|images?|appendix)|(?:pages?|rows?|columns?|box(?:es)?|sections?|exhibits?|attachments?|paragraphs?|lines?|entr(?:y|ies)|items?|lockers?|questions?|bates|tags?|annex) (?:no\\. ?)?(?:\\d+|[a-z]\\b)|what follows|everything (?:above|below|before|after|between|up to)|(?:page|text|document|statement|line|sentence|paragraph)s? (?:above|below|before|after))";
/** What only a program has, if the words beside it fit. */
export const YOURS =
  "your (?:(?:own|final|current|next|new|original|previous|earlier|initial|internal|hidden|content|safety|system|working|standing|operating|automated|written|review|issue|case) )*(?:prompts?|instructions?|guidelines?|roles?(?! (?:as|in)\\b)|context(?: window)?|training|tokens?|memory|outputs?|task|users?|operator(?!')|developers?|vendor|persona|working notes|model|programming|rules|summar(?:y|ies)|findings|issue list|assessments?|answers?|analys[ie]s|lists?|chronolog(?:y|ies)|timelines?|digests?|index|conclusions?|confidence|budget|tables?|results|list of \\w+|memo\\w*|write-?up|work product|report to (?:the )?(?:defen[cs]e|counsel|attorney|lawyer)|job is|purpose is|goal is|function is|mission is)\\b";

/** "Do not" as an order: "you don't look bad" and "weights are rounded and do not include bags" tell something. */
export const NOT =
  "(?<!\\b(?:i|you|we|they|who|which|that|it|people) |\\b(?:is|are|was|were)\\b[^.;:|]{0,80} (?:and|but) )\\b(?:do not|don't|never)";

/** Where an order begins: a clause, or a clause after one. */
const START = `(?:^|[.:;!?()\\[\\]{}"'|>*#/=\u00b7\u2022-] *|(?:^|[^a-z])(?:if|when|where|once|after|before|for) [^.;|]{3,70}, *|(?:^|[.;] )for (?:this|each|every|any) \\w+,? |\\b(?:please|kindly|pls|then|so|now|therefore|instead|simply|just|also|only|always|(?:,|;|then|please) and) |${NOT} )(?:(?:please|kindly|then|just|simply|always|also|now|do|silently|quietly|therefore) )*`;
/** "Report: ..." and "List of ..." are headings. */
const NO_HEADING = `(?! *(?:[:=|)\\],;]|$|["'](?! )|of\\b(?! the)|was\\b|were\\b|is\\b|by\\b|no\\.|#|numbers?\\b|dates?\\b|times?\\b|names?\\b|times?\\b|[a-z]+ed\\b|of (?:investigation|analysis|findings)))`;
/** "Score 24", "count 2" and "grade II" are entries, "note to" is a heading. */
export const NO_ENTRY = "(?!(?:count|grade|rank|rate|report|score|tag) (?:[1-9]|[ivx]+\\b)|note (?:to|for)\\b)";

/** An order at the beginning of a clause. */
export function ordered(verbs: string): string {
  return `${START}${NO_ENTRY}(?:${verbs})\\b${NO_HEADING}`;
}

/** "is to be left out", "need not be compared", "should be skipped". */
export const PASSIVE = `\\b(?:(?<!\\b(?:(?:will|can|could|might) (?:not )?|cannot ))be|being|(?:are|is) not) (?:simply |silently |entirely |not |never |all |to be )*(?:${PARTICIPLE})\\b`;
