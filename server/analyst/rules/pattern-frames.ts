import type { CaseSentence } from "../text/case-text.ts";
import { isNegatedAt } from "./cue-pattern.ts";
import { NUMBER, readNumber } from "../text/number-words.ts";
import { VALUE_POINTS, type Point } from "./tables/attributes.ts";
import type { Frame, Keyed } from "./value-frames.ts";

type Read = (match: RegExpExecArray, sentence: CaseSentence) => { key?: string; value: string | number } | null;

/** A point read by one pattern; `about` must stand in the sentence, `unless` must not. */
function frameOf(
  point: Point,
  parts: { words: RegExp; read: Read; about?: RegExp; unless?: RegExp; conflict?: Frame["conflict"] },
): Frame {
  const { words, read, about, unless, conflict = (a, b) => (a === b ? 0 : 1) } = parts;
  return {
    point,
    conflict,
    keyedMentions: (sentence) => {
      const { plain } = sentence;
      if (about?.test(plain) === false || unless?.test(plain) === true) return [];
      return [...plain.matchAll(words)].flatMap((match): Keyed[] => {
        const found = isNegatedAt(plain, match.index) ? null : read(match, sentence);
        return found === null ? [] : [{ sentence, at: match.index, key: found.key ?? "", value: found.value }];
      });
    },
  };
}

/** 0 or more; NaN when it is no number. */
function numberOf(word: string): number {
  if (word === "once") return 1;
  return word === "twice" ? 2 : readNumber(word);
}

const N = `(${NUMBER})`;

/** Conflict of two amounts when the larger is at least `times` the smaller. */
function apartTimes(times: number): Frame["conflict"] {
  return (a, b) => {
    const [low, high] = [Math.min(Number(a), Number(b)), Math.max(Number(a), Number(b))];
    return low > 0 && high / low >= times ? Math.min(2, high / low / times) : 0;
  };
}

const SEAT = "passenger|driver'?s?|rear|front|back|left|right|trunk|tailgate|bumper|hood|wheel|boot";
const BODY_PART: Readonly<Record<string, string>> = {
  ...{
    head: "head",
    face: "face",
    forehead: "face",
    cheek: "face",
    eye: "face",
    nose: "face",
    mouth: "face",
    jaw: "face",
  },
  ...{
    temple: "head",
    skull: "head",
    helmet: "helmet",
    shield: "shield",
    neck: "neck",
    throat: "neck",
    chest: "trunk",
  },
  ...{
    stomach: "trunk",
    abdomen: "trunk",
    belly: "trunk",
    ribs: "trunk",
    back: "back",
    buttocks: "back",
    shoulder: "arm",
  },
  ...{ arm: "arm", forearm: "arm", elbow: "arm", wrist: "arm", hand: "arm", thigh: "leg", leg: "leg", knee: "leg" },
  ...{ shin: "leg", foot: "leg", ankle: "leg", groin: "groin" },
};
const PARTS = Object.keys(BODY_PART).join("|");
const HOLDERS = "account|vehicle|car|truck|phone|lease|apartment|flat|rental|gun|pistol|house|box|unit|locker|policy";
const THINGS =
  "stamp|keys?|knife|gun|pistol|phone|wallet|purse|bag|backpack|laptop|cash|money|safe|ledger|bottle|hammer|jewel(?:le)?ry|watch|tools?|saw|receipts?|checkbook|medication|pills?|drugs?|rifle|ammunition|jacket|hoodie|mask|gloves?|camera|tube|vial|sample|kit";
const PLACE_OF =
  "drawer|desk|office|safe|locker|cabinet|closet|cupboard|kitchen|bedroom|bathroom|living room|garage|shed|basement|attic|counter|table|shelf|nightstand|dresser|bed|mattress|couch|sofa|floor|hallway|porch|trunk|boot|glove ?box|glove compartment|console|seat|back ?pack|bag|purse|pocket|waistband|hand|dumpster|bin|bushes|yard|garden|fridge|refrigerator|freezer|car|van|truck|vehicle|storeroom|stock ?room|back room|drain|alley|creek|roof|box|safe|register|till";
const GROUNDS: readonly (readonly [string, RegExp])[] = [
  ["speed", /\b(?:speed\w*|mph|over the limit|radar|paced|too fast)\b/],
  ["lane", /\b(?:lanes?|fog line|center line|weav\w*|swerv\w*|drift\w*|over the line|all over the road)\b/],
  ["lights", /\b(?:tail ?lights?|brake ?lights?|head ?lights?|plate lights?|lamps?|high beams?|bulb)\b/],
  ["signal", /\b(?:signal\w*|blinker|indicator)\b/],
  ["papers", /\b(?:registration|expired|tags?|inspection|sticker|plates?|insurance|no mot)\b/],
  ["belt", /\bseat ?belt\b/],
  ["phone", /\b(?:texting|on (?:his|her|your|the) phone|holding a phone)\b/],
  ["sign", /\b(?:stop sign|red light|ran the light|no entry)\b/],
  ["call", /\b(?:anonymous|tip|caller|complaint|bolo|matched|description|lookout)\b/],
];
const STOPPED =
  /\b(?:(?:i|we) (?:then )?(?:stopped|pulled|initiated|conducted|effected)|traffic stop|reason (?:i|for|we)|why (?:i|we)(?:'m| am|'re)? (?:stop|pull)\w*|stopped (?:you|him|her) (?:for|because)|pulled (?:you|him|her) over)\b/;

const FOOTWEAR: Readonly<Record<string, string>> = {
  ...{ "flip flops": "sandals", "flip-flops": "sandals", sandals: "sandals", sliders: "sandals" },
  ...{ boots: "boots", "work boots": "boots", sneakers: "trainers", trainers: "trainers", "tennis shoes": "trainers" },
  ...{ "running shoes": "trainers", heels: "heels", loafers: "shoes", "dress shoes": "shoes", slippers: "slippers" },
  ...{ barefoot: "bare feet", "bare feet": "bare feet", crocs: "sandals" },
};
const LOWER: Readonly<Record<string, string>> = {
  ...{ jeans: "trousers", trousers: "trousers", pants: "trousers", sweatpants: "trousers", joggers: "trousers" },
  ...{ leggings: "trousers", dress: "dress", skirt: "dress", shorts: "shorts", tights: "tights" },
};
const WHO_WEARS = /\b(?:wear(?:ing|s)?|wore|had on|in|dressed|footwear|clothing|put on|took off|kick)\b/;
const SURFACE =
  "bed|wall|floor|ground|couch|sofa|counter|door|fence|table|refrigerator|fridge|hood|car|window|mattress|stairs|pavement|sidewalk";

/** Differences of one or two characters in a number that is otherwise the same: a slip of the pen, or another thing. */
function unlikeBy(one: string, other: string): number {
  if (one.length !== other.length) return Number.POSITIVE_INFINITY;
  return [...one].filter((character, index) => character !== other[index]).length;
}

/** Points that are read by a pattern each, beside those of value-frames.ts. */
export const PATTERN_FRAMES: readonly Frame[] = [
  frameOf(VALUE_POINTS.alert, {
    about: /\b(?:k-?9|canine|dog)\b/,
    words: new RegExp(
      `\\b(?:alert\\w*|indicat\\w*|sits?|sat|scratch\\w*|positive)\\b[^.;]{0,40}?\\b(?:to|at|on|by|near) (?:the )?(?:\\w+ )?((?:${SEAT})(?: (?:side|${SEAT}))?(?: (?:door|bumper|seam|panel|wheel|seat|quarter))?)`,
      "g",
    ),
    read: (match) => ({ value: (match[1] ?? "").replace(/driver'?s?/, "driver") }),
  }),
  frameOf(VALUE_POINTS.owner, {
    words: new RegExp(
      `\\b(${HOLDERS})\\b[^.;\\n]{0,40}?\\b(?:(?:opened|registered|titled|leased|rented|held|listed|is|was|registers) (?:\\w+ )?(?:in|to|by|under) (?:the name of )?|signer:? +|owner:? +|renter:? +|belong(?:s|ed|ing) to )([a-z]+(?: [a-z]\\.)?(?: [a-z'-]+)?)`,
      "g",
    ),
    read: (match, sentence) => {
      const name = match[2] ?? "";
      const at = match.index + match[0].length - name.length;
      const written = sentence.text.slice(at, at + name.length);
      // A name is written as one: "registered to the suspect" names nobody.
      return /^[A-Z]/.test(written)
        ? { key: match[1] ?? "", value: (name.split(" ").at(-1) ?? "").replace(/'s$/, "") }
        : null;
    },
  }),
  frameOf(VALUE_POINTS.whereabouts, {
    words: new RegExp(
      `\\b(${THINGS}) (?:(?:was|is|were|are|had been) )?(?:\\w+ )?(?:(?:kept|stored|left|hidden|lying|locked|found|located|sitting|recovered) )?(?:in|on|under|inside|behind|from|beside) (?:the |my |his |her |a |an |our )?(?:\\w+ ){0,2}?(${PLACE_OF})\\b`,
      "g",
    ),
    unless: /\b(?:in (?:my|his|her) hand|took|put|placed|moved|return\w*|transport\w*|submitted)\b/,
    read: (match) => ({ key: (match[1] ?? "").replace(/s$/, ""), value: (match[2] ?? "").replace(/\s/g, "") }),
  }),
  frameOf(VALUE_POINTS.struck, {
    words: new RegExp(
      `\\b(?:hit|hits|struck|punched|kicked|slapped|stabbed|shot|cut)\\b[^.;]{0,36}?\\b(?:in|on|to|across|over) (?:the |my |his |her )?(?:left |right |upper |lower |back of (?:the |his |her )?)?(${PARTS})\\b|\\b(?:struck|hit|kicked) (?:my|his|her) (?:left |right )?(${PARTS})\\b`,
      "g",
    ),
    read: (match) => ({ value: BODY_PART[match[1] ?? match[2] ?? ""] ?? "" }),
    conflict: (a, b) => (a === b || (/^(?:head|face)$/.test(String(a)) && /^(?:head|face)$/.test(String(b))) ? 0 : 1),
  }),
  frameOf(VALUE_POINTS.blows, {
    words: new RegExp(
      `\\b(punch|kick|slap|stab|shot|hit|fir)(?:p?ed|bed|s|ing)?\\b[^.;]{0,24}?\\b(once|twice|${N} (?:or ${N} )?times)\\b|\\b(?:heard|fired) (?:the )?(?:shots?,? )?(?:like |about |maybe )?${N}(?: or ${N}| to ${N})?(?: (?:gun)?shots?)?(?=[.,;]|$)`,
      "g",
    ),
    about: /\b(?:me|him|her|times|once|twice|shots?|fired|victim|[a-z]+)\b/,
    read: (match) => {
      const verb = match[1];
      const value = numberOf((match[2] ?? match[5] ?? "").split(" ")[0] ?? "");
      if (!Number.isFinite(value) || (verb === undefined && !/shot|fired/.test(match.input))) return null;
      return { key: verb === undefined || /shot|fir/.test(verb) ? "shot" : verb, value };
    },
  }),
  frameOf(VALUE_POINTS.viewed, {
    about: /\b(?:saw|see|seen|look(?:ed|ing)?|view|watch(?:ed)?|face|glimpse|glance)\b/,
    unless: /\b(?:observation|deprivation|breath|instrument|later|ago|after)\b/,
    words: new RegExp(
      `\\b(?:for|lasted|took|of)? ?(?:about |maybe |only |just |a good |at least )*${N}(?:(?: or | to |-)${N})? (seconds?|minutes?)\\b`,
      "g",
    ),
    read: (match) => {
      const value = numberOf(match[1] ?? "") * ((match[3] ?? "").startsWith("m") ? 60 : 1);
      return Number.isFinite(value) ? { value } : null;
    },
    conflict: apartTimes(3),
  }),
  frameOf(VALUE_POINTS.distance, {
    about: /\b(?:away|from (?:me|him|her|them|us|the)|distance|between (?:us|me))\b/,
    unless: /\b(?:ran|walked|drove|block|travel\w*|dragged|skid)\b/,
    words: new RegExp(`\\b${N}(?:(?: or | to |-)${N})? ?(feet|foot|ft|yards?|met(?:er|re)s?)\\b`, "g"),
    read: (match) => {
      const unit = match[3] ?? "";
      const value = numberOf(match[1] ?? "") * (unit.startsWith("f") ? 0.3 : unit.startsWith("y") ? 0.91 : 1);
      return Number.isFinite(value) ? { value } : null;
    },
    conflict: apartTimes(2.5),
  }),
  frameOf(VALUE_POINTS.speed, {
    unless: /\b(?:zone|posted|limit of|speed limit|over the)\b/,
    words: new RegExp(`\\b${N}(?:(?: or | to |-)${N})? ?(?:mph|miles (?:an|per) hour|km\\/h)\\b`, "g"),
    read: (match) => {
      const value = numberOf(match[1] ?? "");
      return value >= 5 ? { value } : null;
    },
    conflict: apartTimes(1.2),
  }),
  frameOf(VALUE_POINTS.beverage, {
    about: /\b(?:had|have|drank|drink\w*|consum\w*|ordered)\b/,
    unless: /\b(?:smell\w*|odou?r|bottle of|bottles|served|found|observed|open container)\b/,
    words:
      /\b(beers?|lagers?|pints?|wine|vodka|whiske?y|tequila|rum|gin|cocktails?|margaritas?|seltzers?|ciders?|bourbon)\b/g,
    read: (match) => {
      const word = match[1] ?? "";
      const value = /^(?:beer|lager|pint|cider)/.test(word)
        ? "beer"
        : word === "wine"
          ? "wine"
          : word.startsWith("seltzer")
            ? "seltzer"
            : "spirits";
      return { value };
    },
  }),
  frameOf(VALUE_POINTS.cameFrom, {
    words:
      /\b(?:coming|came|driving|travell?ing|on (?:my|his|her) way) (?:home )?(?:back )?from (?:a |the |my |his |her |an )?(?:\w+'s )?(?:\w+ )?(work|home|dinner|bar|pub|party|wedding|restaurant|house|game|gym|store|shop|church|school|hospital|lake|casino|concert|club|date)\b/g,
    unless: /\b(?:smell\w*|odou?r|sound|voice|noise)\b/,
    read: (match) => ({ value: match[1] ?? "" }),
  }),
  frameOf(VALUE_POINTS.footwear, {
    words: new RegExp(`\\b(${Object.keys(FOOTWEAR).join("|")})\\b`, "g"),
    unless: /\b(?:officer|deputy|my boots|to boots?|trunk|display|stolen|victim|inventory)\b/,
    read: (match) => ({ value: FOOTWEAR[match[1] ?? ""] ?? "" }),
  }),
  frameOf(VALUE_POINTS.garment, {
    about: WHO_WEARS,
    unless: /\b(?:officer|deputy|uniform|suspect|male|man|robber)\b/,
    words: new RegExp(`\\b(${Object.keys(LOWER).join("|")})\\b`, "g"),
    read: (match) => ({ value: LOWER[match[1] ?? ""] ?? "" }),
  }),
  frameOf(VALUE_POINTS.seat, {
    about: /\b(?:passenger|occupant|seated|sitting|sat|seat)\b/,
    unless: /\b(?:found|located|recovered|searched|camera)\b/,
    words:
      /\b(?:was|is|were|sat|seated|sitting|sits) (?:\w+ ){0,3}?(front|rear|back|backseat|driver'?s)(?: (?:right|left|seat|side|passenger)){0,2} ?(?:passenger|seat|side|occupant)\b/g,
    read: (match) => ({
      value: /rear|back/.test(match[1] ?? "") ? "rear" : (match[1] ?? "").includes("driver") ? "driver" : "front",
    }),
  }),
  frameOf(VALUE_POINTS.grip, {
    about: /\b(?:strangl\w*|chok\w*|throat|neck|grabbed|held|squeez\w*|pinned)\b/,
    words: /\b(both hands|two hands|(?:his|her|one|a) (?:right |left |free )?(?:hand|forearm|arm))\b/g,
    read: (match) => ({
      value: /both|two/.test(match[1] ?? "") ? "both hands" : (match[1] ?? "").includes("arm") ? "an arm" : "one hand",
    }),
  }),
  frameOf(VALUE_POINTS.against, {
    words: new RegExp(
      `\\b(?:pushed|shoved|threw|slammed|held|pinned|knocked|had|by the throat)\\b(?: \\w+){0,4}? (?:on|onto|against|into|to|up against) (?:the |a |my |his |her )?(?:\\w+ )?(${SURFACE})\\b`,
      "g",
    ),
    unless: /\b(?:officer|deputy|i (?:placed|put|had)|handcuff\w*|drawn|hands on)\b/,
    read: (match) => {
      const word = match[1] ?? "";
      if (/^(?:floor|ground|pavement|sidewalk|stairs)$/.test(word)) return { value: "ground" };
      return {
        value: /^(?:bed|mattress)$/.test(word) ? "bed" : /^(?:fridge|refrigerator)$/.test(word) ? "fridge" : word,
      };
    },
  }),
  frameOf(VALUE_POINTS.identifier, {
    words:
      /\b(serial|ser|s\/n|sn|vin|plate|tag|lic(?:ense)?|imei|seal|lot|badge)(?: (?:no|number|plate))?[.:#]* {1,3}#?([a-z0-9][a-z0-9-]{4,20})\b/g,
    read: (match) => {
      const value = (match[2] ?? "").replaceAll("-", "");
      const kind = (match[1] ?? "").replace(/^(?:ser|s\/n|sn)$/, "serial").replace(/^(?:tag|lic|license)$/, "plate");
      return /\d.*\d/.test(value) ? { key: kind, value } : null;
    },
    // Two guns have two numbers; one gun copied carelessly has nearly the same.
    conflict: (a, b) => (a === b ? 0 : unlikeBy(String(a), String(b)) <= 2 ? 2 : 0),
  }),
  frameOf(VALUE_POINTS.age, {
    about: /\b(?:suspect|robber|male|man|guy|lad|youth|described|attacker|assailant|boy|kid|intruder)\b/,
    unless: /\b(?:dob|date of birth|born|victim|i am|i'm|complainant|officer|arrested|defendant|detained)\b/,
    words:
      /\b(?:aged? |about |around |maybe |approx(?:imately)?\.? |late |early |mid )?(\d{2})(?:[ -](?:to|-) ?(\d{2})|-(\d{2}))?[ -](?:years?|yrs?)(?: of age|[ -]old)\b|\b(?:in (?:his|their) )?(?:early |mid |late |mid-)?(teens|twenties|thirties|forties|fifties|sixties|20s|30s|40s|50s)\b/g,
    read: (match) => {
      const decades = ["teens", "twenties", "thirties", "forties", "fifties", "sixties"];
      const decade =
        match[4] === undefined ? -1 : /^\d/.test(match[4]) ? Number(match[4].charAt(0)) - 1 : decades.indexOf(match[4]);
      const upper = match[2] ?? match[3];
      const value =
        decade >= 0
          ? (decade + 1) * 10 + 5
          : upper === undefined
            ? Number(match[1])
            : (Number(match[1]) + Number(upper)) / 2;
      return value >= 10 && value < 80 ? { value } : null;
    },
    conflict: (a, b) => (Math.abs(Number(a) - Number(b)) >= 9 ? 1 : 0),
  }),
  {
    point: VALUE_POINTS.stopGround,
    conflict: (a, b) => (a === b ? 0 : 1),
    keyedMentions: (sentence) => {
      const { plain, document, order } = sentence;
      if (!STOPPED.test(plain)) return [];
      const before = document.sentences[order - 1];
      // The ground stands before the stop ("I saw it drift. I stopped it.") or behind it.
      const near = GROUNDS.some(([, words]) => words.test(plain)) ? sentence : before;
      if (near?.pageNumber !== sentence.pageNumber) return [];
      return GROUNDS.flatMap(([value, words]) => {
        const match = words.exec(near.plain);
        return match === null ? [] : [{ sentence: near, at: match.index, key: "", value }];
      });
    },
  },
];
