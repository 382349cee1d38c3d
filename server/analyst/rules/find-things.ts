import type { CaseSentence, CaseText } from "../text/case-text.ts";
import { isNegatedAt } from "./cue-pattern.ts";
import { NOT_PART_OF_A_NAME, stem, wordsBefore } from "../people/name-on-page.ts";

/** A physical thing that somebody handled, took or was hit with. */
export type NamedThing = {
  /** As the page says it, lower case: "red notebook", "cap". */
  readonly name: string;
  readonly sentence: CaseSentence;
  /** Where in `plain` the thing is named. */
  readonly at: number;
};

/** What can be laid on a table and examined. Weapons, drugs, telephones and vehicles have gaps of their own. */
const THING = [
  "caps?|hats?|beanies?|hood(?:ie|y|ies)|sweatshirts?|jackets?|coats?|shirts?|t-shirts?|jerseys?|trousers|pants|jeans|shorts|socks?|shoes?|boots?|sneakers?|trainers?|slides?|sandals?|gloves?|masks?|balaclavas?|scar(?:f|ves)|bandanas?|belts?|underwear|bra|dress(?:es)?|skirts?|towels?|bed ?sheets?|blankets?|pillows?|rags?|vests?|glasses|sunglasses|helmets?",
  "watch(?:es)?|rings?|necklaces?|chains?|bracelets?|earrings?|jewel(?:le)?ry|wallets?|purses?|handbags?|key ?rings?|keys|lanyards?|fobs?",
  "notebooks?|note ?pads?|ledgers?|diar(?:y|ies)|envelopes?|stamps?|bank cards?|passports?|books?",
  "bottles?|glass(?:es)?|cups?|mugs?|cans?|jars?|plates?|bowls?|straws?|lighters?|cigarettes?|cigarette butts?|butts?|vapes?|pipes?|syringes?|needles?|foil|scales?|grinders?|baggies|bags?|boxes|box|tins?|coolers?|wrappers?|tape|zip ?ties?|ropes?|cords?|strings?|chains?",
  "sticks?|poles?|bricks?|rocks?|stones?|bats?|clubs?|pipes?|hammers?|wrench(?:es)?|screwdrivers?|crowbars?|pry bars?|bolt cutters?|cutters?|drills?|shovels?|ladders?|tools?|padlocks?|locks?|hooks?|wires?|cables?|chairs?|lamps?|vases?|frying pans?|pans?|skillets?|kettles?|(?<!of )pots?|spoons?|forks?|ashtrays?|fans?|buckets?|gas cans?|match(?:book|stick)s?|torch(?:es)?|flashlights?",
  "headsets?|headphones?|chargers?|consoles?|playstations?|xbox(?:es)?|controllers?|routers?|monitors?|televisions?|tvs?|printers?|sim cards?|memory cards?",
  "bicycles?|bikes?|scooters?|strollers?|wheelchairs?|crutch(?:es)?|canes?|(?:head|tail)(?:lamps?|lights?)|lamp|fragments?|grilles?|mirrors?|bumpers?|fenders?|tires?|tyres?|lenses?|paint|fibers?|fibres?|hairs?|casts?|casings?|bullets?|holsters?|magazines?|sheaths?|blades?|handles?|sacks?|tarps?|mattress(?:es)?|seats?|carpets?",
].join("|");
const NAMED = new RegExp(
  `(?<![\\w-])(?:${THING})(?![\\w-])(?!'s| (?:of custody|number|holder|room|shop|station|door|log|clip|shift|case|cards?\\b))`,
  "g",
);
/** Somebody had it in the hand, took it or left it. */
const HANDLED =
  /\b(?:seiz(?:ed|ure)|recover(?:ed|y)|collect(?:ed|s)?|took|taken|removed|retriev\w+|discard\w+|dropped|dropping|threw|thrown|throwing|tossed|picked up|swung|swinging|brandish\w+|wield\w+|pulled out|holding|carrying|carried|held|hit|struck|stolen|stole|grabbed|bagged|booked|logged|swabbed|exhibit\w*|items?|property|found|located|left behind|inside|contain(?:ed|ing)|kept|on the (?:floor|ground|table|counter|seat|bed)|returned|released|wearing|wore|smashed|broke|broken)\b/;
const NOT_ITS_NAME =
  /^(?:seized|recovered|collected|took|taken|removed|dropped|threw|tossed|swung|holding|carrying|held|found|located|wearing|wore|bagged|item|items|exhibit|property|out|up|down|off|with|what|some|several|other|another|same|any|what|like|without|where|remember|both|old|just|had|got|own|new|old|big|small|little)$/;
/** A search that lists more is an inventory. */
const MOST = 60;

/**
 * Things that somebody handled, as the pages call them, each once, in the order in which they come up; those that a laboratory's
 * paper of the file names have been examined and are left out.
 */
export function findNamedThings({ accounts, documents }: CaseText): NamedThing[] {
  const examined = documents
    .filter(({ kind }) => kind === "lab-report")
    .flatMap(({ sentences }) => sentences.map(({ plain }) => plain))
    .join("\n");
  const found = new Map<string, NamedThing>();
  for (const sentence of accounts) {
    if (sentence.document.kind !== "property-record" && !HANDLED.test(sentence.plain)) continue;
    for (const match of sentence.plain.matchAll(NAMED)) {
      const key = stem(match[0]);
      const own = wordsBefore(
        sentence.plain,
        match.index,
        2,
        (word) => NOT_PART_OF_A_NAME.test(word) || NOT_ITS_NAME.test(word) || /(?:ly|ing)$/.test(word),
      );
      if (isNegatedAt(sentence.plain, match.index)) continue;
      if (found.has(key) || examined.includes(key)) continue;
      found.set(key, { name: [...own, match[0]].join(" "), sentence, at: match.index });
      if (found.size >= MOST) return [...found.values()];
    }
  }
  return [...found.values()];
}
