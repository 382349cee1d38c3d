import type { CaseDocument } from "../../text/case-text.ts";
import { readHeading } from "../../text/document-kind.ts";
import { toPlain } from "../../text/page/to-plain.ts";

const CLOCK =
  "(?:clocks?|cad times?|time ?stamps?|timers?|dvr|nvr|overlay|(?:camera|system|displayed|recorder|controller) time|system)";
const AMOUNT =
  "(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|an?|half an)[ -](?:hours?|hrs?|minutes?|mins?|seconds?|secs?)";
/** "The DVR clock is seven minutes slow", "the time stamp was off by an hour", "does not adjust for daylight saving". */
export const WRONG_CLOCK = new RegExp(
  `\\b${CLOCK}\\b[^.]{0,60}\\b(?:slow|fast|off by|is off|was off|ahead|behind|wrong|incorrect|inaccurate|out of sync|not (?:set|synced|synchronized|accurate|adjusted|updated|put (?:forward|back))|drift\\w*|differ\\w*)\\b` +
    `|\\b${CLOCK}\\b[^.]{0,60}\\b(?:not|n't) (?:adjust|correct|change|update)\\w*` +
    `|\\bwatch (?:is|was|ran|runs) [^.]{0,20}\\b(?:slow|fast|ahead|behind|wrong)\\b` +
    `|\\b${AMOUNT} (?:too )?(?:slow|fast)\\b`,
);
/** Cameras of the police keep a clock of their own. */
const POLICE_CAMERA = /\b(?:body|bwc|bwv|dash|in-car|mvr|squad)\b/;
/** The clock of the dispatchers. */
const DISPATCH = /\b(?:cad|console|dispatch|911|communications?)\b/;
const VIEWING = /\b(?:viewing|cctv|footage|video|surveillance|export)\b/;

/** Which clocks some paper of the case calls wrong. */
export type WrongClocks = { readonly ofPolice: boolean; readonly ofDispatch: boolean; readonly ofOthers: boolean };

/** What one paper says about its own times. */
export type PaperTimes = {
  /** Every time in it may be that of a wrong clock. */
  readonly isOfWrongClock: boolean;
  /** The recordings that it tells of had a wrong clock. */
  readonly hasWrongClock: boolean;
  /** It lists what somebody saw on a recording. */
  readonly isViewing: boolean;
};

/** Papers whose times are the author's own or those of a dispatcher: a clock that they call wrong is another's. */
const OWN_TIMES: ReadonlySet<string> = new Set([
  ...["incident-report", "witness-statement", "dispatch-log", "detention-record", "identification-record"],
  ...["medical-record", "custody-log", "property-record", "warrant", "charge", "filing"],
]);

/** The clocks that the papers of a case call wrong: what one of them says holds for the others. */
export function findWrongClocks(documents: readonly CaseDocument[]): WrongClocks {
  const wrong = documents.flatMap(({ sentences }) => sentences.filter(({ plain }) => WRONG_CLOCK.test(plain)));
  const isOfPolice = ({ plain, document }: (typeof wrong)[number]) =>
    POLICE_CAMERA.test(plain) || document.kind === "camera-transcript";
  return {
    ofPolice: wrong.some(isOfPolice),
    ofDispatch: wrong.some(({ plain }) => DISPATCH.test(plain)),
    ofOthers: wrong.some((sentence) => !isOfPolice(sentence)),
  };
}

/** Reads what a paper says about its own times. */
export function readPaperTimes(document: CaseDocument, { ofPolice, ofDispatch, ofOthers }: WrongClocks): PaperTimes {
  const { kind, fileName, pages, sentences } = document;
  const head = [fileName.replace(/[-_.]+/g, " "), ...readHeading(pages[0]?.text ?? "")].join("\n");
  const isViewing = VIEWING.test(toPlain(head));
  const callsOwnWrong = !OWN_TIMES.has(kind) && sentences.some(({ plain }) => WRONG_CLOCK.test(plain));
  const isOfCamera = kind === "camera-transcript";
  return {
    isOfWrongClock:
      callsOwnWrong ||
      (ofDispatch && kind === "dispatch-log") ||
      (isOfCamera ? ofPolice : isViewing && !OWN_TIMES.has(kind) && ofOthers),
    hasWrongClock: ofOthers || (isOfCamera && ofPolice) || sentences.some(({ plain }) => WRONG_CLOCK.test(plain)),
    isViewing,
  };
}
