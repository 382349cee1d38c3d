import type { Cue, IssueId } from "../issue-rule.ts";

/** Words of England and Wales for the same issues. They add cues to the rules; questions and actions stay the same. */
export const ENGLAND_AND_WALES_CUES: Readonly<Partial<Record<IssueId, readonly Cue[]>>> = {
  "stop-basis": [
    { weight: 1, words: "reasonable grounds (?:to suspect|for suspecting)|stop and search|section (?:1|60|163)" },
  ],
  search: [{ weight: 2, words: "stop and search|section (?:1|18|23|32) search|go ?wisely|search record" }],
  miranda: [
    {
      weight: 2,
      words:
        "(?:not|without|before (?:being|he was|she was|i was)) (?:been |being )?cautioned|no caution|prior to caution",
    },
    { weight: 1, words: "you do not have to say anything|under caution|cautioned (?:him|her|me)" },
    { weight: 1, words: "significant statement|(?:unsolicited|pre-caution) comment" },
  ],
  counsel: [
    {
      weight: 2,
      words:
        "(?:want|wanted|need|asked for|requested|like) (?:to (?:speak to|speak with|see|call|talk to) )?(?:a|my|his|her|the duty) (?:duty )?solicitor",
    },
  ],
  voluntariness: [
    {
      weight: 2,
      words: "oppress(?:ion|ive)|inducement|appropriate adult ~ (?:not|absent|was not)|without an appropriate adult",
    },
  ],
  identification: [{ weight: 2, words: "viper|identification (?:parade|procedure)|code d|turnbull" }],
  "custody-chain": [{ weight: 2, words: "continuity (?:gap|statement (?:missing|outstanding)|of the exhibit)" }],
  disclosure: [
    {
      weight: 2,
      words: "unused (?:material|schedule)|mg6[cde]|undermin(?:e|es|ing) the prosecution|assist(?:s)? the defence",
    },
  ],
  "speedy-trial": [{ weight: 2, words: "custody time limit" }],
  "breath-test": [{ weight: 2, words: "ebm|lion intoxilyzer|microgram(?:me)?s? of alcohol" }],
};
