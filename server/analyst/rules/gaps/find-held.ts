import type { CaseText } from "../../text/case-text.ts";
import { stem } from "../../people/name-on-page.ts";
import { MISSING } from "./find-served.ts";
import { readHeadings } from "./find-records.ts";

const PRINTS = /^(?:fingerprints?|latents?|prints?)$/;
/** Names of one kind of record: a page may use one where a letter uses another. */
const KINDS: readonly RegExp[] = [
  /^(?:videos?|footage|recordings?|bw[cv]s?|body|worn|cameras?|cams?|bodycams?|clips?|cctv|axon|media|dash|dashcam|mvr|in-car|tapes?|dvr|surveillance|store|shop|security)$/,
  /^(?:photos?|photographs?|images?|pictures?|stills?|jpe?gs?)$/,
  /^(?:reports?|supplements?|narratives?|certificates?|results?|statements?|letters?)$/,
  PRINTS,
  /^(?:calls?|audio|911|999|cad|dispatch|radio)$/,
  /^(?:notes|notebooks?|worksheets?|logs?|records?|data|sheets?|lists?|charts?|histor(?:y|ies))$/,
];
/** Two words for one thing, in a heading too: "fingerprint results" are a latent print report. */
const SAME: readonly RegExp[] = [PRINTS, /^(?:results?|findings|reports?|analys[ie]s|examinations?)$/];
/** A video of an interview or of a shop is no recording of an officer's camera. */
const BODY_CAMERA = /^(?:bw[cv]s?|body|worn|bodycams?|axon)$/;
const OTHER_VIDEO = /^(?:interviews?|store|shop|cctv|surveillance|doorbell|jail|booking|lobby)$/;
/** Words of a name that tell no record from another. */
const EMPTY =
  /^(?:the|an?|his|her|their|my|our|its|of|for|from|in|on|at|by|with|to|and|or|all|any|both|full|final|complete|remaining|other|original|certified|copy|copies|police|department|system|units?|officers?|deput(?:y|ies)|pc|dc|det|detective|sgt|ofc|dep|no|number|one|two|three|four|five|six|pages?|pp?|\d+|[\d/.:-]+)$/;
/** Who wrote it is not in every heading; the other words of a name tell it from other papers. */
const ROLE = /^(?:victim|complainant|witness|suspect|defendant|driver|owner)e?s?$/;
/** Somebody has it after all. */
const CAME =
  /\b(?:(?:was|were|has been|have been|is|are)(?: now| since| later| subsequently)? (?:received|located|found|recovered|attached|enclosed|restored|provided|produced|served|obtained|delivered)|(?:later|since|subsequently|now) (?:received|located|found|recovered|attached|arrived|served)|(?:we|i|defen[cs]e|counsel) (?:have |has |had )?(?:received|obtained))\b/;

/** The words of a name, one pattern a word or its kind; null for a word that says nothing. */
function patternsOf(name: string, isExact: boolean): RegExp[] {
  const words = name
    .toLowerCase()
    .split(/[^\w'/-]+/)
    .map((word) => word.replace(/'s?$/, ""))
    .filter((word) => word !== "" && !EMPTY.test(word));
  const told = words.filter((word) => !ROLE.test(word));
  return (told.length > 1 ? told : words).map((word) => {
    const kinds = isExact ? SAME : KINDS;
    return kinds.find((one) => one.test(word)) ?? new RegExp(`^${RegExp.escape(stem(word))}`);
  });
}

/**
 * Reads a case once and returns whether the defense holds what a name says: a paper of the file is headed by it, a list of the
 * prosecution hands it over, or some page says that it came after all. A name of one kind of record alone is held when
 * anything of its kind is; in doubt it is held, because nothing that counsel has may be asked for.
 * @param handedOver lines that name what counsel has, as plain text: see find-served.ts
 */
export function createIsHeld(caseText: CaseText, handedOver: readonly string[]): (name: string) => boolean {
  const wordsOf = (line: string) => line.toLowerCase().split(/[^\w'/-]+/);
  const came = caseText.accounts.map(({ plain }) => plain).filter((plain) => CAME.test(plain) && !MISSING.test(plain));
  const lines = [...handedOver, ...came].map(wordsOf);
  // The heading of a transcript of one camera is not the video of another.
  const headings = readHeadings(caseText).map(wordsOf);
  const isIn = (all: readonly string[][], patterns: readonly RegExp[]) =>
    patterns.length > 0 && all.some((words) => patterns.every((one) => words.some((word) => one.test(word))));
  const ofBodyCameras = lines.filter(
    (words) => words.some((word) => BODY_CAMERA.test(word)) || !words.some((word) => OTHER_VIDEO.test(word)),
  );
  const ofOthers = lines.filter(
    (words) => words.some((word) => OTHER_VIDEO.test(word)) || !words.some((word) => BODY_CAMERA.test(word)),
  );
  const linesFor = (name: string) => {
    const words = wordsOf(name);
    if (words.some((word) => BODY_CAMERA.test(word))) return ofBodyCameras;
    return words.some((word) => OTHER_VIDEO.test(word)) ? ofOthers : lines;
  };
  return (name) => isIn(linesFor(name), patternsOf(name, false)) || isIn(headings, patternsOf(name, true));
}
