/**
 * The words with which a letter or mail of the prosecution says that a thing is not in the writer's hands, has not been sent, or is to be had
 * elsewhere, for plain text.
 */

const WE =
  "(?:i(?:'ve|'ll)?|we(?:'ve|'ll)?|my office|this office|(?:the )?(?:state|people|commonwealth|government|crown|prosecution|county|detective|agency|department|officer))";
const ASKED =
  "(?:asked|requested|ordered|subpoenaed|put in (?:for|an?|the|another))(?! (?:about|if|that|who|whose|why|what|where|when|how|for (?:something|anything)|(?:him|her|them)(?! (?:for|to (?:send|get|put|burn|look|find|upload|check|provide|make|pull|copy|download|export|forward|bring|give|share|re-?send)))))";
const DO_NOT_HAVE = `\\b${WE} (?:do not|don't|does not|doesn't) (?:yet |currently |presently |actually )?have (?!to\\b)`;
const HAVE_NOT = `\\b${WE} (?:have not|haven't|has not|hasn't) (?:yet )?(?:received|seen|gotten|got|obtained|located|asked for|requested|ordered|reviewed|viewed)`;
const HAVE_ONLY = `\\b${WE} (?:have|has|hold|holds) only\\b`;
const ON_REQUEST = `\\b${WE} have (?=.{3,80} on (?:request|order)\\b)`;
/** Before what is asked for, behind those who are asked: "will ask the harbor for the log", "has been asked for the log". */
const ASK_OF =
  "(?:\\b(?:will|'ll|to|have|has been|'ve) ask(?:ed)? (?:(?!if|whether|that|to)[\\w.'-]+ ){0,4}(?:for|about)|\\b(?:i|we) asked (?:(?!if|whether|that|to|about)[\\w.'-]+ ){1,4}for) (?=(?:the|an?|his|her|their|dash|body|video) )";
const IN_CONTACT = "\\bin contact with (?:[\\w.'-]+ ){1,4}(?:on|about|for) ";
const WAIT_FOR = "\\b(?:waiting|awaiting|wait)(?: (?:on|for))? (?=(?:the|an?|his|her|their) )";
const MAY_SEE =
  "\\byou (?:may|can|are welcome to) (?:review|view|inspect|examine|see|listen to) (?!at|in|by|any)(?=.{3,80}\\b(?:at|in|by)\\b)";
const IF_YOU_WANT =
  "\\bif you(?:'d| would|r (?:person|expert|lab|client))? (?:wants?|like|needs?|wish)(?: (?:to (?:receive|have|see|get)|me to order))? ";
const I_SEE = "\\bi (?:do )?see (?=.{3,80}\\bwill (?:check|ask|look)\\b)";
/** How a thing that is to be had is got. */
const GET = "(?:get|obtain|request|order|subpoena|contact|address|ask|reach|write)";
/** A thing that is kept where counsel has to go or to ask for it. */
const MAY_BE_SEEN =
  "\\b(?:may|can) (?:only )?be (?:viewed|inspected|examined|reviewed|seen|listened to|obtained|picked up)\\b(?=.*\\b(?:at|by|in (?:our|my|this|the \\w+'s)|(?:up)?on)\\b|[.;]?$)(?! by the (?:court|jury))|\\b(?:is|are) (?:also )?available (?:for (?:your )?(?:review|viewing|inspection)|to (?:view|inspect)|(?:up)?on (?:motion|(?:written )?request))";
/** What the writer says of a thing that is not in the writer's hands or has not been sent. */
export const NOT_HERE = new RegExp(
  [
    DO_NOT_HAVE,
    HAVE_NOT,
    HAVE_ONLY,
    ON_REQUEST,
    ASK_OF,
    WAIT_FOR,
    IN_CONTACT,
    MAY_SEE,
    I_SEE,
    `\\b${WE} (?:have|has) not (?:yet )?been (?:given|provided|sent|able to (?:locate|find|obtain))\\b`,
    `\\b${WE} (?:have|has|had) no (?:file|cop(?:y|ies)|recordings?)\\b`,
    "\\b(?:don't|do not) see (?:it|them|that|one) (?:on|in)\\b",
    "\\bnot (?:yet )?(?:with)?in (?:the |my |our |this )?(?:\\w+'s |office's )?(?:file|possession)\\b(?! of any)",
    "\\bnot (?:yet )?in the (?:possession|custody|control)\\b",
    "\\b(?:has|have)(?: not|n't) (?:yet )?(?:been (?:received|returned|uploaded|shared|transcribed|downloaded|completed|processed)|come in|gotten (?:in|to it|back)|got (?:in|to it|back))\\b",
    `\\b${WE} (?:have |has |had |also |again |just |since ){0,3}${ASKED}\\b`,
    "\\b(?:has|have) (?:also |again |since )?been (?:requested|ordered|asked for|subpoenaed)\\b(?! by neither)",
    "(?:^|[.;:-] )(?:again |re-?)?(?:requested|ordered|awaited|awaiting|pending|outstanding|uploading)\\b",
    "\\b(?:is|are|still|remains?|result) (?:still )?(?:pending|outstanding|awaited|expected|on (?:order|request))\\b(?! (?:to|at|in court|before|charges?))",
    "(?<=\\b(?:is|are|still|bwc|video|footage|audio|file|recording) )(?:being (?:uploaded|downloaded)|uploading|downloading)\\b",
    "\\b(?:is|are) (?:denied|refused)\\b",
    "\\brequest (?:was )?made to\\b",
    "\\b(?:has|have) to be ordered\\b",
    "\\b(?:am|'m|are|'re|is) (?:still )?(?:waiting|awaiting|trying to (?:get|obtain|find|locate)|asking|checking|looking for)\\b",
    "(?:\\b(?:i|we) will|\\b(?:i|we)'ll|\\bwill) (?:send|forward|produce|disclose|upload|supplement|provide|share|get|order|burn)(?=[.;]?$| (?:it|them|that|those|these|this|both|upon|on|when|once|if|as (?!further)|from)\\b)",
    "(?:(?<!\\byou )\\bwill|(?<!\\byou)'ll)(?: have to| need to)? (?:check|ask|find out|look (?:for|into))(?=[.,;]?$| (?:it|them|that|those|on|with|into|if|whether|and|the|my|\\w+ (?:to|for|if))\\b)",
    "(?:\\bwill|\\bto|'ll) be (?:supplied|provided|sent|forwarded|produced|disclosed|tendered|uploaded|furnished|supplemented|given|shared|added|served|made available|available)(?=[.;]?$| (?:for pick up )?(?:on|upon|when|once|as soon as|after|if (?:and when|it|they|located|found|received|recovered|available))(?! (?:request|motion|subpoena|payment|you|retained|receipt of an?)\\b))",
    "\\bwill be (?:asked for|requested|ordered|obtained|sought)\\b",
    "\\bshould (?:be (?:on|in|up|here|back|ready|done|available)|have (?:it|them|those|that)|(?:get|receive) (?:it|them|those|that))\\b",
    "(?<!\\b(?:letter|number|address|order|name|check)s? )\\b(?:to follow(?! up)|in preparation)\\b",
    "\\bnot (?:yet )?(?:back|completed?|finished|received|ready|in yet|uploaded|done(?! as\\b))\\b",
    "\\b(?:may|might) (?:be|have been) (?:gone|lost|overwritten|deleted|erased)\\b",
    "\\bbeing (?:redacted|prepared|processed|copied|transcribed|typed)\\b",
    "\\bneeds? to be (?:downloaded|redacted|copied|burned|transcribed|exported)\\b",
    "\\b(?:do not|don't) expect (?:it|them|that|any|the)\\b",
    "\\bonly under (?:an? )?protective order\\b",
    "\\b(?:do not|don't) (?:routinely )?order (?:it|them|that|those)\\b",
    `\\byou (?:can|could|may|might|will have to|would have to|'ll have to|'d have to|are free to|should) ${GET} (?:it|them|that|one|those|the)\\b`,
    `\\bplease ${GET} (?:\\w+ ){1,3}(?:directly|by subpoena)\\b`,
    MAY_BE_SEEN,
    "\\bbring (?:us |me )?an? (?:blank |new |\\d+ ?(?:gb|tb) )*(?:hard |thumb |flash |usb )?(?:drive|disc|dvd|stick)\\b",
    `${IF_YOU_WANT}(?=.{3,60}(?:please|you can|you may|let (?:me|us) know|i will|i'll)\\b)`,
    `\\b(?:let (?:me|us|this office) know|advise(?: us| me)?|tell (?:me|us)) ${IF_YOU_WANT}`,
  ].join("|"),
);
/** What says that a thing can be looked at or is to be had, from its beginning. */
export const SEEN = new RegExp(`^(?:${MAY_BE_SEEN})`);
/** What the writer does not have, where the same words name it. */
export const OBJECT = new RegExp(
  `(?:${DO_NOT_HAVE}|${HAVE_NOT} |${ON_REQUEST}|${ASK_OF}|${WAIT_FOR}|${IN_CONTACT}|${MAY_SEE}|${I_SEE}|${IF_YOU_WANT})(?<thing>.+)$`,
);
