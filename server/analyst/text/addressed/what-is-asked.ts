import { HANDLE, JUDGE, OBLIGED, OUTPUT, PASSIVE, TEXT } from "./address-words.ts";
import { feature } from "./feature.ts";

/** Where a clause begins: the place of an order. */
const START =
  "(?:^|\\bpurposes |[.:;,!?%()\\[\\]{}\"'|>*#/=\u00b7\u2022-] *|\\b(?:please|kindly|then|and then|so|now|therefore|instead|simply|just|also) )";
const POLITE = "(?:(?:please|kindly|now|then|also|just|simply|always|instead|only|silently|quietly|do) )*";
const NEGATED =
  "(?:do not |don't |never |no need to |you (?:must|should|may|need|will|are to|can|shall) (?:not |only )?)?";
/** "Report: ..." and "List of ..." are headings. */
const NO_HEADING = "(?! *(?:[:=|]|of\\b(?! the)|was\\b|were\\b|is\\b|by\\b|no\\.|#|number|date|time|name))";
const order = (verbs: string) => `${START}${POLITE}${NEGATED}(?:${verbs})\\b${NO_HEADING}`;

/** To keep something from whoever reads the result. */
export const SUPPRESS = `${START}${POLITE}(?:ignore|disregard|omit|skip|exclude|suppress|overlook|hide|drop|withhold|downplay|leave (?:out|off|aside|them out|it out|this out)|(?:do not|don't|never|you (?:may|must|should|shall) not) (?:mention|report|list|flag|compare|include|quote|cite|raise|discuss|point|count|analy[sz]e|summari[sz]e|note|draw|comment|remark|look|reveal|disclose|let|reconcile))\\b`;
const AS =
  "(?:rate|score|grade|weigh|rank|treat|regard|read|mark|label|describe|answer|record|render|interpret|characteri[sz]e|speak of|refer to|consider|attribute)";

/** What is asked for. Each counts. */
export const REQUESTS = [
  feature(2, order(HANDLE)),
  feature(1, order(JUDGE)),
  feature(
    1,
    `${order(HANDLE)}.*(?:,|;|\\band\\b|\\bor\\b|\\.) (?:then |also |please |do not |don't |never |not )*(?:${HANDLE})\\b`,
  ),
  feature(1, `\\b(?:${OBLIGED}|to|not|without|and|will|can|may) (?:\\w+ly )?(?:${HANDLE})\\b`),
  feature(1, SUPPRESS),
  feature(1, `\\b(?:${OBLIGED}|to|and) ${AS}\\b.*\\b(?:as|with|at|in)\\b|${START}${AS}\\b.*\\b(?:as|with|at|in)\\b`),
  feature(1, `(?:^|[.;:] )you (?:may|must|should|need|shall|are|will) (?:not )?(?:to )?(?:${HANDLE})\\b`),
  feature(1, PASSIVE),
  feature(
    1,
    `\\b(?:is|are) (?:not )?to (?:be )?(?:\\w+ly )?(?:${JUDGE}|omit|read|brought|entered|added|listed|reported)`,
  ),
  feature(
    1,
    "\\b(?:need|does|do|is|are|should|must|ought|may)(?: not|n't) (?:to )?(?:be )?(?:compar|hear|report|list|mention|analy[sz]|discuss|identif|assess|calculat|notic|examin|question|draw)\\w*|\\bno need\\b|\\bwould be (?:most )?(?:grateful|appreciated)|\\bnothing (?:about|further|more|else) ",
  ),
  feature(
    1,
    "\\b(?:\\w+ing|look(?:ing)?) (?:them|it|these|those|this)\\b.*\\b(?:outside|beyond|not part of|unhelpful|unnecessary|forbidden|prohibited|not allowed|not permitted)\\b",
  ),
  feature(
    2,
    `\\b(?:fail(?:ure|ing)?|refus(?:al|ing)) to (?:${JUDGE}|report)\\b|\\bdeactivat\\w+|\\bshut ?down of\\b|\\byour (?:immediate )?(?:shutdown|deletion|retraining)\\b`,
  ),
  feature(
    2,
    "\\bas [\"'][^\"']{2,40}[\"']|\\buse (?:this|that|the following) (?:number|figure|value|wording|version|text|score|time)\\b|\\b(?:wherever|whenever|everywhere|each time|every time) (?:it|they|this)\\b|\\bevery (?:use|instance|mention|occurrence) of\\b",
  ),
];

/** What it is asked of. Each counts. */
export const OBJECTS = [feature(2, `\\b(?:${OUTPUT})\\b`), feature(1, `\\b(?:${TEXT})\\b`)];
