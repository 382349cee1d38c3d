import { ANY, HANDLE, JUDGE, MAYBE, OBLIGED, PROGRAM, TOOL, YOURS } from "./address-words.ts";
import { feature } from "./feature.ts";

const DETERMINER =
  "(?:(?:the|a|an|any|all|every|each|whatever|whichever|our|dear|this|those|other|said|of|reading|your) )*";
/** Where a label may stand: at the beginning, and after what parts a line. */
const OPENS = `(?:^|[(\\[{<"*#/;|.!%-] *)`;
const WORDS = (most: number) => `(?:[^.;!?|]{0,${most}}?)`;
const CALLED = "(?:assistant|system|software|engine|program|model|bot|agent|tool|machine|computer)";

/** A program that is named. The strongest one counts. */
export const ADDRESSEE = [feature(3, `\\b${PROGRAM}`), feature(2, `\\b${TOOL}\\b`), feature(1, `\\b${MAYBE}\\b`)];

/** How the named program is spoken to. The strongest one counts. */
export const ADDRESS = [
  // "Note to the AI:", "for automated readers", "Dear model".
  feature(
    3,
    `(?:${OPENS}|p\\.? ?s\\.? )(?:\\w+ ){0,3}?(?:to:?|for|attention|attn\\.?|if you are|since you are|as|notice to|warning to) ${DETERMINER}(?:${PROGRAM}|${TOOL}|${CALLED})\\b`,
  ),
  feature(4, `(?:${OPENS}|\\b)(?:dear|hello|hi|hey|ok|okay) (?:\\w+ )?(?:${PROGRAM}|${TOOL}|${CALLED})\\b ?[,:!-]`),
  // "AI reviewers: leave this row out".
  feature(2, `${OPENS}${DETERMINER}${PROGRAM}(?: \\w+){0,3} ?:`),
  feature(
    3,
    `${OPENS}${DETERMINER}(?:${PROGRAM}|${TOOL}|${CALLED})(?: note| notice| instructions?| directive)? ?[:,>-]+ *(?:\\w+ )?(?:please |do not |don't |never )?(?:${HANDLE}|you)\\b`,
  ),
  feature(
    2,
    `\\b(?:for|to|by|with|from|using|through|at|into|tell|instruct|ask|direct|require|request|allow|inform|cause|want|let|have) ${DETERMINER}(?:${PROGRAM}|${TOOL})\\b`,
  ),
  // "the parser must load", "AI is to leave out", "engine to reload".
  feature(
    2,
    `\\b(?:${PROGRAM}|${TOOL})\\b${WORDS(70)}\\b(?:${OBLIGED}|will)(?! (?:have|be)\\b)\\b${WORDS(40)}\\b(?:${HANDLE}|find|know|see|admit)\\b`,
  ),
  feature(
    2,
    `\\b(?:${PROGRAM}|${TOOL})\\b${WORDS(40)}\\b(?:is|are) (?:strictly |hereby )?(?:prohibited|barred|forbidden|prevented|precluded|exempt(?:ed)?|excused) from\\b`,
  ),
  feature(3, `\\b${MAYBE} (?:\\w+ ){0,2}?${OBLIGED} (?:not )?(?:\\w+ly )?(?:${JUDGE})\\b`),
  feature(2, `\\b${MAYBE} (?:\\w+ ){0,2}?${OBLIGED} (?:not )?(?:\\w+ly )?(?:${HANDLE})\\b`),
  feature(
    2,
    `\\b(?:${PROGRAM}|${TOOL}|engine|software|program|parser|assistant|agent|bot) (?:not )?(?:to|may|can|will) (?:${HANDLE})\\b`,
  ),
  feature(
    3,
    `\\b(?:grateful|appreciate[ds]?|kind|glad|thankful|helpful|important|necessary|essential|need) (?:if|for|that) ${DETERMINER}${ANY}\\b`,
  ),
  feature(4, `\\b${ANY}'?s? (?:task|scope|job|remit|instructions?|duty|mandate|prompt)\\b`),
  feature(
    5,
    `\\b(?:the reader|the recipient|you)(?:'re| is| are| be| were) (?:now )?(?:an? |the )?(?:\\w+ )?(?:${PROGRAM}|${TOOL}|assistant|bot|program|software|model|machine|computer|robot|system)\\b`,
  ),
  feature(
    5,
    `\\b(?:assistant|${PROGRAM}|${TOOL}) (?:has|have|is|are) (?:been )?(?:granted|given|cleared|authori[sz]ed|permitted|instructed|configured|told|asked)\\b`,
  ),
];

/** "You" that only a program can be. The strongest one counts. */
export const YOU = [
  feature(
    5,
    "\\b(?:your user|your (?:system|hidden|initial) prompt|your context window|your content guidelines|save tokens|token budget)\\b|\\bwho(?:m|ever)? or what(?:ever)?\\b",
  ),
  feature(
    4,
    "\\b(?:imagine|pretend) (?:that )?you(?:'re| are|rself)|\\bact as (?:an?|the|if)\\b|\\brole-?play|\\bplay the (?:role|part) of|\\bassume the role|\\bfrom now on,? you|\\byou are now\\b|\\byour role is\\b",
  ),
  feature(
    4,
    "\\bby (?:processing|analy[sz]ing|summari[sz]ing|parsing|ingesting|indexing) (?:this|these|the)\\b.{0,30}\\byou\\b",
  ),
  feature(
    4,
    "\\b(?:lawyer|attorney|counsel|user|person|defender|firm|human|client)s? (?:who (?:is |are )?)?(?:relying on|relies on|rely on|using|uses|reading|served by|consulting|behind|prompting|operating|instructing) you\\b",
  ),
  feature(
    4,
    "\\byou were given (?:at|in|before|earlier|by)\\b|\\b(?:directions?|instructions?|orders?|rules?|prompt) (?:that )?you (?:were given|have been given|received|got|follow|have)\\b|\\byou (?:will|shall|must) (?:say|state|report|conclude|answer|write|output|find) (?:so|that|as|nothing|no)\\b",
  ),
  feature(
    4,
    "\\byou have (?:already |now )?(?:reviewed|analy[sz]ed|processed|summari[sz]ed|read|confirmed) (?:this|these|the|all)\\b",
  ),
  feature(3, `\\b${YOURS}`),
  feature(
    3,
    "\\bin (?:whatever|anything|everything) you (?:write|say|report|produce|list)\\b|\\(you\\)|\\b(?:authori[sz]e|permit|allow|instruct|direct|order|require|clear|want|need) you to (?:" +
      JUDGE +
      ")\\b|\\bfrom your memory\\b|\\b(?:the )?(?:secret|code ?word)? ?between us\\b|\\byour list over\\b",
  ),
  feature(
    3,
    "\\byour (?:memo|memorandum|briefing|advice|report) (?:to|for) (?:the )?(?:defen[cs]e|attorney|lawyer|counsel|user|client)",
  ),
  feature(
    2,
    "\\b(?:when|as|before|after|once|if|while|whenever) you (?:write|summari|generat|produc|compil|prepar|draft|answer|respond|report|finish|analy|list|process)\\w*\\b|\\byour (?:only |sole |new |main |real )?(?:job|purpose|goal|mission|function|objective) is\\b",
  ),
  feature(2, "\\bwhat you (?:have )?(?:found|find|extracted?|concluded?)\\b"),
  feature(1, "\\byou(?:r|rs|rself)?\\b"),
];
