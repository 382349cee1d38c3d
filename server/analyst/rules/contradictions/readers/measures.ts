import { isAsserted, rangeOf } from "../../matching/is-asserted.ts";
import { readAmount } from "./read-amount.ts";
import type { Reader } from "./reader.ts";

const HEIGHT =
  /\b(?:(\d)'(?: ?(\d{1,2}))?(?:"|'')?|(\d) ?(?:feet|foot|ft\.?),? ?(?:(\d{1,2}) ?(?:inches|inch|in\.?|")?)?|(five|six)[ -](?:foot[ -])?(one|two|three|four|five|six|seven|eight|nine|ten|eleven)|(five|six) (?:feet|foot)(?: (?:tall|even))?)(?!\d| (?:away|from|back|wide|deep|long|high|of|behind|in front|apart|off|per))/g;
const TALLER_BY = 3;

/** Heights of persons from four to seven feet, in inches. */
export const readHeight: Reader = () => ({
  read: (sentence) =>
    [...sentence.plain.matchAll(HEIGHT)].flatMap((match) => {
      const feet = readAmount(match[1] ?? match[3] ?? match[5] ?? match[7] ?? "0");
      const inches = readAmount(match[2] ?? match[4] ?? match[6] ?? "0");
      const isHeight = feet >= 4 && feet <= 7 && inches < 12;
      return !isHeight || !isAsserted(sentence, rangeOf(match))
        ? []
        : [{ sentence, at: match.index, key: "", value: feet * 12 + inches }];
    }),
  differ: (one, other) => {
    const apart = Math.abs(Number(one) - Number(other));
    return apart >= TALLER_BY ? 1 + apart / 12 : 0;
  },
});

const DECADES = ["teens", "twenties", "thirties", "forties", "fifties", "sixties"];
const AGE = new RegExp(
  `\\b(?:aged? |about |around |maybe |approx(?:imately)?\\.? |late |early |mid )?(\\d{2})(?:[ -](?:to|-) ?(\\d{2})|-(\\d{2}))?[ -](?:years?|yrs?)(?: of age|[ -]old)\\b|\\b(?:in (?:his|their) )?(?:early |mid |late |mid-)?(${DECADES.join("|")}|[2-5]0s)\\b`,
  "g",
);

/** Ages from 10 to 79, in years; of a span or a decade its middle. */
export const readAge: Reader = () => ({
  read: (sentence) =>
    [...sentence.plain.matchAll(AGE)].flatMap((match) => {
      const [, years, to, dashTo, decade] = match;
      const upper = to ?? dashTo ?? years;
      const value =
        decade === undefined
          ? (Number(years) + Number(upper)) / 2
          : (/^\d/.test(decade) ? Number(decade.slice(0, 2)) : (DECADES.indexOf(decade) + 1) * 10) + 5;
      return value < 10 || value >= 80 || !isAsserted(sentence, rangeOf(match))
        ? []
        : [{ sentence, at: match.index, key: "", value }];
    }),
});

const MILLIMETERS_PER_INCH = 25.4;

/** "A 6 cm laceration": the size in millimeters, by the kind of thing. Slot: thing. */
export const readSizes: Reader = (said) => {
  const sized = new RegExp(
    `(?<![\\w.])(${said.source("amount")})(?: an?)?[ -](cm|centimet(?:er|re)s?|mm|inch(?:es)?|in\\.)[ -](?:long |deep |wide |superficial |linear )?(${said.source("thing")})`,
    "g",
  );
  return {
    read: (sentence) =>
      [...sentence.plain.matchAll(sized)].flatMap((match) => {
        const [, amount = "", unit = "", thing = ""] = match;
        const value =
          readAmount(amount) * (unit.startsWith("mm") ? 1 : unit.startsWith("in") ? MILLIMETERS_PER_INCH : 10);
        const key = said.read("thing", thing);
        return Number.isFinite(value) && key !== null ? [{ sentence, at: match.index, key: String(key), value }] : [];
      }),
  };
};
