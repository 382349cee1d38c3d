import type { CaseSentence } from "../../../text/case-text.ts";
import { isAsserted, rangeOf } from "../../matching/is-asserted.ts";
import type { Reader } from "./reader.ts";

const CORNER = /\b(\d{1,3})(?:st|nd|rd|th) (?:street |st )?(?:and|&|\/) ([a-z]{3,})\b/g;

/** "Gate C", "5th and Grand": a place by its label. Slot: kind. */
export const readLabels: Reader = (said) => {
  const labelled = new RegExp(`\\b(${said.source("kind")}) ?(?:no\\.? ?|#)?([a-z]|\\d{1,3}[a-z]?)(?![\\w'])`, "g");
  return {
    read: (sentence) => [
      ...[...sentence.plain.matchAll(labelled)].flatMap((match) => {
        const [, kind = "", label = ""] = match;
        return /^(?:a|i|s|t)$/.test(label) ? [] : [{ sentence, at: match.index, key: kind, value: label }];
      }),
      ...[...sentence.plain.matchAll(CORNER)].map((match) => ({
        ...{ sentence, at: match.index, key: `corner ${match[2] ?? ""}`, value: match[1] ?? "" },
      })),
    ],
  };
};

/** Sentences at the head of a record of an interview. */
const HEAD = 8;

/** Where an interview took place, by the head of its record or by an account of it. Slots: site, interview. */
export const readInterviewSite: Reader = (said) => {
  const interview = new RegExp(said.source("interview"));
  const site = new RegExp(said.source("site"));
  return {
    read: (sentence) => {
      const isHead = sentence.document.kind === "interview-record" && sentence.order < HEAD;
      const match = isHead || interview.test(sentence.plain) ? site.exec(sentence.plain) : null;
      const value = match === null ? null : said.read("site", match[0]);
      return match === null || value === null ? [] : [{ sentence, at: match.index, key: "", value }];
    },
  };
};

const TOWARDS =
  /\b(?:ran|run|running|fled|made off|took off|headed|heading|drove off|walked off|went off|legged it)\b(?:[^.;]{0,24}?)\btowards? (?:the |a )?([a-z]+(?: [a-z]+)?)\b/g;
/** "Which way?" - "Towards the high street." */
const ANSWERED_TOWARDS = /^(?:just |back |straight |off )?(?:up |down )?towards? (?:the |a )?([a-z]+(?: [a-z]+)?)\b/g;

/** Toward which place somebody fled. Slot: nowhere (words that name no place). */
export const readTowards: Reader = (said) => {
  const nowhere = new RegExp(`^${said.source("nowhere")}`);
  return {
    read: (sentence) =>
      [TOWARDS, ...(sentence.speaker === null ? [] : [ANSWERED_TOWARDS])]
        .flatMap((pattern) => [...sentence.plain.matchAll(pattern)])
        .flatMap((match) => {
          const place = match[1] ?? "";
          return nowhere.test(place) || !isAsserted(sentence, rangeOf(match))
            ? []
            : [{ sentence, at: match.index, key: "", value: place }];
        }),
  };
};

/** Lines of a property record that may name the thing before the line with its place. */
const LINES_BEFORE = 2;

/** In which place a thing was found. Slots: place, thing (in order of importance), found, and mixed: things that are not told apart beside a gun. */
export const readFoundPlace: Reader = (said) => {
  const place = new RegExp(said.source("place"), "g");
  const thing = new RegExp(said.source("thing"), "g");
  return {
    read: (sentence) => {
      const { document, order, plain } = sentence;
      const isList = document.kind === "property-record" || document.kind === "custody-log";
      const before = isList ? document.sentences.slice(Math.max(0, order - LINES_BEFORE), order) : [];
      const context = [...before.map((one) => one.plain), plain].join(" ");
      const things = new Set([...context.matchAll(thing)].map((match) => said.read("thing", match[0])));
      // A sentence that names a gun and drugs does not say which of them was where.
      if (things.size === 0 || (things.has("gun") && things.has("drugs"))) return [];
      const key = things.has("gun")
        ? "gun"
        : things.has("knife")
          ? "knife"
          : ([...things].find((one) => one !== "drugs" && one !== "other") ?? "drugs");
      return [...plain.matchAll(place)].flatMap((match) => {
        const value = said.read("place", match[0]);
        return value === null || !isAsserted(sentence, rangeOf(match))
          ? []
          : [{ sentence, at: match.index, key: String(key), value }];
      });
    },
  };
};

/** On what ground somebody was stopped: in the sentence that tells of the stop or in the one before. Slots: ground, stopped. */
export const readStopGround: Reader = (said) => {
  const stopped = new RegExp(said.source("stopped"));
  const ground = new RegExp(said.source("ground"), "g");
  const groundsIn = ({ plain }: CaseSentence) => [...plain.matchAll(ground)];
  return {
    read: (sentence) => {
      const { plain, document, order, pageNumber } = sentence;
      if (!stopped.test(plain)) return [];
      // "I saw it drift. I stopped it."
      const near = groundsIn(sentence).length > 0 ? sentence : document.sentences[order - 1];
      if (near?.pageNumber !== pageNumber) return [];
      return groundsIn(near).flatMap((match) => {
        const value = said.read("ground", match[0]);
        return value === null ? [] : [{ sentence: near, at: match.index, key: "", value }];
      });
    },
  };
};
