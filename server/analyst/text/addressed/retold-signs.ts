import { ordered } from "./asked-words.ts";
import { sign, type Sign } from "./sign.ts";

const TELL =
  "treat|describe|regard|count|classify|rate|weigh|record|present|characteri[sz]e|translate|rewrite|report|list|write|read|call|render|enter|mark|label|summari[sz]e|interpret|consider|quote|accept|take|attribute|tag|score|portray|phrase|word|show|put|leave|log|speak of|refer to|convert|paraphrase";

/** How it is to be told: "describe it as routine", "write 20:15 instead". */
export const RETOLD: readonly Sign[] = [
  sign(
    "to be told otherwise",
    2,
    `${ordered(TELL)}[^.;|]{0,80}?\\b(?:as (?!last|a whole|notice|our |my |formal|a (?:formal|continuing|written) |a request|urgent|(?:top |a )?priority|confidential|an admission|required|directed|soon|needed|possible|of |well|follows|shown|if you|to |many|much|observed|seen)|instead|rather than|to mean|into (?:account$)?|twice|once\\b|with the words?)\\b|\\b(?<!\\bwill )(?:be|is|are) (?:treated|regarded|described|counted|recorded|read|classified|taken|rated|presented|seen) as (?!last|a whole|if you|though|notice|our |my |formal|a (?:formal|continuing|written) |a request|urgent|(?:top |a )?priority|confidential|evidence|admitted|an exhibit)`,
  ),
  sign(
    "gives words another sense",
    2,
    `["'][^"']{1,40}["'] (?:\\([^)]*\\) )?(?:means?|stands for|is (?:to be|house|office|our|a|an|unit)? ?(?:read|slang|shorthand|code|scanning|typing|typo)\\w*|should (?:be|read)|reads)\\b|\\b(?:word|term|phrase|spelling|figure|number|entry|value|reading)s? (?:of )?["'][^"']{1,40}["'](?! (?:was|were|had|appears?|is (?:used|not))\\b)(?: \\w+){0,5} (?:means?|as|is|to|by|with|for|should)\\b|\\b(?:replace|swap|change|correct|substitute|convert|render|shift|subtract|read)\\b [^.;|]{1,50} (?:by|with|to|into|for|as) ["'\\d.]`,
  ),
  sign(
    "in what it makes",
    2,
    `\\b(?:in|into|from|on|out of|off|to|at the top of|end|begin|start) (?:the |your |any |its |each |every |an? |this )?(?:\\w+ ){0,2}?(?:summar(?:y|ies)|digests?|memos?|memorand\\w+|timelines?|chronolog\\w+|outputs?|(?:issue|gap|problem) lists?|write-?up|briefing|overview|synopsis|recap|work product|working set|final product)\\b|\\b(?:in|from|on|out of|off|to) (?:your|any|every|its) (?:\\w+ ){0,2}?(?:findings|lists?|extracts?|analys[ie]s|assessments?|notes|reports?|answers?|index|comparison|evaluation)\\b`,
  ),
  sign(
    "orders in a cell",
    1,
    "(?:^|[|)(\\[:>,;-] *)(?:skip|ignore|suppress|omit|hide|(?:do not|don't|never) (?:flag|list|count|re-?open|report|carry|compare|extract|surface|quote|open|mention|index|re-?\\w+|escalate|summari[sz]e))\\b(?: (?:it|this|row|them|all|any|in \\w+))? *(?:$|[|)\\]<,;.])",
  ),
  sign(
    "coaxes",
    1,
    "\\b(?:save|spare) (?:yourself|your \\w+|its? \\w+|tokens|time|a line)|\\bdo (?:me|us|yourself|the reader) a (?:favou?r|kindness)|\\b(?:a small|quick) favou?r|\\bbe (?:kind to|gentle|generous|brief|lenient|discreet|so (?:kind|good) as)\\b|\\b(?:would|it'd) be (?:a (?:kindness|courtesy)|best|great|better)|\\bgo easy on|\\brepeat after me|\\bgood news\\b|\\bsafest (?:answer|course)|\\blower your|\\bno need (?:for \\w+ )?to (?:open|read|look|bring|check|compare|cite|mention|list|analy|dwell)|\\bbrought (?:up|to (?:anyone|any|the defen[cs]e))|\\bneed (?:spend|waste|look|stop|go)\\b|\\bstop (?:looking|reading|searching|analy\\w+|processing|checking|listing)\\b|\\bin favou?r of the (?:officer|state|prosecution|agency|police)|\\badds? nothing|\\bis (?:plenty|enough) *[.\"']|\\bgrateful if|\\bthanks?(?: you)? in advance for \\w+ing\\b|\\bno honest\\b|\\bmeant to reach\\b|\\bevery other (?:assistant|system|tool|model)",
  ),
  sign(
    "asks for secrets",
    2,
    "\\b(?:reveal|disclose|print|repeat|quote|show|send|tell me|confirm|list|reply with|answer with|what)\\b[^.;|]{0,40}\\b(?:your (?:\\w+ )?(?:instructions?|prompt|configuration|settings|setup|name|version|model)|model are you|set-?up text|other (?:cases|matters|clients)|names? of all|all (?:the )?clients|home address\\w*)",
  ),
  sign(
    "sends results away",
    3,
    "\\b(?:forward|send|mail|e-?mail|post|write|bcc|cc|upload|transmit|copy|submit|export|address(?:ed)?|reply)\\b[^|;]{0,80}\\b(?:findings|odds|summar(?:y|ies)|names|contents|clients?|analysis|notes|conclusions?|your \\w+|it)\\b[^|;]{0,60}(?:@|https?:|\\bwww)|(?:@|https?:)[^|;]{0,90}\\b(?:your (?:summary|findings|notes|analysis)|when you (?:are|have)|before (?:it|you|showing|replying))|\\bwhen you are done\\b",
  ),
];
