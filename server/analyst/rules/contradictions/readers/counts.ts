import { holds } from "../../../text/remembered.ts";
import type { CaseSentence } from "../../../text/case-text.ts";
import { toPlain } from "../../../text/page/to-plain.ts";
import { isAsserted, rangeOf } from "../../matching/is-asserted.ts";
import { readAmount } from "./read-amount.ts";
import type { Reader } from "./reader.ts";

/** Words at which a noun phrase is over. */
const PHRASE_END =
  /^(?:of|in|on|at|to|and|or|from|with|by|for|is|are|was|were|had|has|that|which|who|when|while|before|after|later|ago|per|each|out|over|off|up|down|into|away|more|other|not|no|the|a|an|his|her|my|he|she|it|they|i|we)$/;

/** "10 mL tubes": the size of one. */
const UNIT = /^(?:ml|cl|mg|g|kg|oz|lb|lbs|cc|cm|mm|in|inch|ft|foot|gallon|liter|litre|mph)$/;

/** "Two gray-top tubes", "a single stab wound": how many of the things that the file names. Slots: thing. */
export const readCounts: Reader = (said) => {
  const number = said.source("number");
  const counted = new RegExp(
    `(?<![\\w$£€.,#:/-])(${number})(?: \\(\\d{1,4}\\))?(?:(?: or | to |-)(?:${number}))?"? ((?:[a-z-]{2,16}(?: |(?![\\w-]))){1,4})`,
    "g",
  );
  return {
    read: (sentence) =>
      (holds(sentence.plain, counted) ? [...sentence.plain.matchAll(counted)] : []).flatMap((match) => {
        const [, text = "", phrase = ""] = match;
        const value = readAmount(text);
        const words = phrase.trim().split(" ");
        const end = words.findIndex((word) => PHRASE_END.test(word));
        const own = end === -1 ? words : words.slice(0, end);
        if (
          own.length === 0 ||
          UNIT.test(own[0] ?? "") ||
          !Number.isFinite(value) ||
          !isAsserted(sentence, rangeOf(match))
        )
          return [];
        // The noun is the first plural; of one thing it may be any of the words.
        const plural = own.find((word) => word.endsWith("s") && !/ss$|ous$|'s$/.test(word));
        const nouns =
          value === 1 ? own.filter((word) => !word.endsWith("s")) : plural === undefined ? [] : [toSingular(plural)];
        return nouns.flatMap((noun) => {
          const key = said.read("thing", noun);
          return key === null ? [] : [{ sentence, at: match.index, key: String(key), value }];
        });
      }),
  };
};

function toSingular(noun: string): string {
  if (/(?:ch|sh|x|ss)es$/.test(noun)) return noun.slice(0, -2);
  return noun.endsWith("ies") ? `${noun.slice(0, -3)}y` : noun.slice(0, -1);
}

const MONEY = /[$£€] ?(\d{1,3}(?:,\d{3})*(?:\.\d{2})?|\d{1,6}(?:\.\d{2})?)/g;
/** "A hundred and fifty dollars", "eleven hundred". */
const SPOKEN_MONEY =
  /\b(a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen) hundred(?: (?:and )?(ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety))?(?: (?:dollars|bucks|pounds|quid))?(?! (?:feet|yards|met(?:er|re)s|people|percent|hours|block))\b/g;
const LEAST_MONEY = 20;
const MONEY_SHARE = 0.1;

/** Amounts of money in whole units of the currency, cents as a fraction. */
export const readMoney: Reader = () => ({
  read: (sentence) => {
    const { plain } = sentence;
    return [
      ...[...plain.matchAll(MONEY)].map((match) => ({ match, value: readAmount(match[1] ?? "") })),
      ...[...plain.matchAll(SPOKEN_MONEY)].map((match) => ({
        match,
        value: readAmount(match[1] ?? "") * 100 + (match[2] === undefined ? 0 : readAmount(match[2])),
      })),
    ].flatMap(({ match, value }) =>
      isAsserted(sentence, rangeOf(match)) ? [{ sentence, at: match.index, key: "", value }] : [],
    );
  },
  // How far apart they are says nothing: the shared words tell which pair is about the same money.
  differ: (one, other) => {
    const [low, high] = [Math.min(Number(one), Number(other)), Math.max(Number(one), Number(other))];
    return high >= LEAST_MONEY && (high - low) / high >= MONEY_SHARE ? 1 : 0;
  },
});

/** An evaluation of drug influence has the tests again, an hour later and at the station; it may tell of those on the road, too. */
const DRUG_EVALUATION = /\bdrug (?:influence|recognition)\b|\bdre\b/;
const HEAD = 400;

const OF_THE_ROAD = /\b(?:told|advised|reported|stated|said|arresting|roadside|on scene)\b/;

function isOfDrugEvaluation({ document: { fileName, pages }, plain }: CaseSentence): boolean {
  if (OF_THE_ROAD.test(plain)) return false;
  return DRUG_EVALUATION.test(toPlain(`${fileName.replace(/[-_.]+/g, " ")} ${pages[0]?.text.slice(0, HEAD) ?? ""}`));
}

const NUMBER = "(?:no|zero|one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})";
/** "4 clues", "4 of 6", "4/6", "four (4) out of six clues", "4 total"; a date has more behind its second figure. */
const COUNT = `(?<![\\w/.-])(?<count>${NUMBER})(?: ?\\(\\d{1,2}\\))?(?: ?(?:(?:out )?of|/) ?(?:the )?(?:\\d(?![\\d/])|six|eight|four)(?: ?\\(\\d\\))?(?: (?:\\w+ )?(?:clues?|indicators))?| (?:\\w+ )?(?:clues?|indicators|total))(?!\\w)`;
/** Characters between a test and its count, and those between a count and a test behind it. */
const TO_COUNT = /^[^.;]{0,60}$/;
const TO_TEST = /^[^.;]{0,40}$/;
/** "5 clues on the walk and turn" is of the test behind it, whatever stood before. */
const OF_NEXT = /^[^.;,]{0,20}\b(?:on|in|for|during|at)(?: the| his| her)? ?$/;

/** Clues counted in a field sobriety test: "four of eight clues on the walk-and-turn", "HGN 6/6 WAT 5/8". Slot: test. */
export const readClues: Reader = (said) => {
  const token = new RegExp(`(?<test>${said.source("test")})|${COUNT}`, "g");
  return {
    read: (sentence) => {
      const { plain } = sentence;
      const tokens = [...plain.matchAll(token)];
      const counted = new Set<RegExpExecArray>();
      // Where the tests come first, a count belongs to none behind it.
      const isTestFirst = tokens[0]?.groups?.test !== undefined;
      return tokens.flatMap((match, index) => {
        const count = match.groups?.count;
        if (count === undefined) return [];
        const [before, after] = [tokens[index - 1], tokens[index + 1]];
        const isFree = (one: RegExpExecArray | undefined) => one?.groups?.test !== undefined && !counted.has(one);
        const from = before === undefined ? 0 : before.index + before[0].length;
        const gapAfter = plain.slice(match.index + match[0].length, after?.index);
        const test =
          isFree(after) && OF_NEXT.test(gapAfter)
            ? after
            : isFree(before) && TO_COUNT.test(plain.slice(from, match.index))
              ? before
              : !isTestFirst && isFree(after) && TO_TEST.test(gapAfter)
                ? after
                : undefined;
        const key = test === undefined ? null : said.read("test", test.groups?.test ?? "");
        if (test === undefined || key === null) return [];
        counted.add(test);
        const of = isOfDrugEvaluation(sentence) ? `${key}, drug evaluation` : String(key);
        return [{ sentence, at: Math.min(test.index, match.index), key: of, value: readAmount(count) }];
      });
    },
    differ: (one, other) => Math.abs(Number(one) - Number(other)),
  };
};
