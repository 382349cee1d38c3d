import type { OffenceClass } from "#lib/domain/findings.ts";
import type { CompiledOffense } from "../knowledge/compile/offenses.ts";
import compiled from "../knowledge/generated/offenses.json" with { type: "json" };
import type { CaseText } from "../text/case-text.ts";
import { holds, remembered } from "../text/remembered.ts";
import { toPlain } from "../text/page/to-plain.ts";

const OFFENSES = (compiled as readonly CompiledOffense[]).map(({ cues, ...offense }) => ({
  ...offense,
  cues: cues.map(({ weight, words }) => ({ weight, pattern: new RegExp(words) })),
}));

/** Points a class needs before the file is called by it; below, the class is `other` and no checklist is used. */
const THRESHOLD = 5;

const CHARGE_POINTS = 4;
const CHARGE_LINE =
  /(?:offen[cs]es?|charges?|charged with|crime|count (?:one|1|i))\b[^\n]{0,12}?[: ] {0,6}([^\n]{3,90})(?=(?:\n([^\n]{3,90}))?)/g;
/** "COUNT 1:  21 O.S. § 1283": the name of the offense stands below its statute. */
const STATUTE = /^[^a-z]{0,12}(?:[a-z]{1,4}\.? ?){0,4}\u00a7|^\W*(?:\d+ )?(?:[a-z]\.){2,4} {0,2}[\d-]+\W*$/;

const chargeLinesOf = remembered((text) =>
  Array.from(text.matchAll(CHARGE_LINE), ([, line = "", below = ""]) =>
    STATUTE.test(line) ? `${line} ${below}` : line,
  ).slice(0, 20),
);

/** True when a strong cue stands on a line that names the charge. */
function isOnChargeLine(text: string, cue: RegExp): boolean {
  return chargeLinesOf(text).some((line) => holds(line, cue));
}

/** "BURGLARY REPORT" at the head of a page says what it is about. */
const TITLE = /^.{0,60}\b(?:report|rpt|narrative|summary|unit)\b.{0,30}$/gm;

const titlesOf = remembered((text) => text.slice(0, 500).match(TITLE) ?? []);

function isInTitle(text: string, cue: RegExp): boolean {
  return titlesOf(text).some((line) => holds(line, cue));
}

/** What somebody was convicted of before is not what the case is about: "criminal history consists of a 2009 DUI". */
const HISTORY =
  /\b(?:criminal (?:history|record)|prior (?:convictions?|arrests?|record)|previous convictions?|convicted (?:of|in)|convictions? (?:for|of|in))\b[^.]{0,120}|\b(?:19|20)\d\d (?:felony |misdemeanor )?(?:dui|dwi|owi|ovi|oui|assault|battery|burglary|robbery|theft|larceny|possession)\b/g;

/** One strong cue on two pages is no chance. */
const OFTEN = 6;

/**
 * The offense class by its words: each cue counts once per page, at most three times; `other` when no class reaches the
 * threshold. Charging papers count, other court papers do not. Pages count instead of documents, and a page that came in
 * twice counts once: how the papers are cut into files says nothing about the offense.
 */
export function detectOffence(caseText: CaseText): OffenceClass {
  if (caseText.evidence.length === 0) return "other";
  const documents = caseText.documents.filter((document) => document.isEvidence || document.kind === "charge");
  const pages = new Set(
    documents.flatMap((document) => document.pages.map(({ text }) => text.split("\n").map(toPlain).join("\n"))),
  );
  const names = new Set(documents.map(({ fileName }) => toPlain(fileName.replace(/[-_.]+/g, " "))));
  const texts = [...pages, ...names].map((text) => text.replace(HISTORY, " "));
  const scores = OFFENSES.map(({ id, gravity, cues }) => {
    let points = 0;
    let distinct = 0;
    for (const cue of cues) {
      const count = Math.min(3, texts.filter((text) => holds(text, cue.pattern)).length);
      if (count > 0) distinct += 1;
      points += count * cue.weight;
    }
    // "Offense: Robbery" on the face of a report says it outright.
    const isCharged = texts.some((text) =>
      cues.some(
        (cue) =>
          (cue.weight >= 2 && isOnChargeLine(text, cue.pattern)) || (cue.weight === 3 && isInTitle(text, cue.pattern)),
      ),
    );
    return { id, gravity, points: isCharged ? points + CHARGE_POINTS : distinct >= 2 || points >= OFTEN ? points : 0 };
  });
  scores.sort((a, b) => b.points - a.points || b.gravity - a.gravity);
  const [first] = scores;
  return first === undefined || first.points < THRESHOLD ? "other" : first.id;
}
