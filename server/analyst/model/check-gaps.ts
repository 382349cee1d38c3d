import { toPlain } from "../text/page/to-plain.ts";
import type { ProposedFinding, ProposedGap, SourceDocument, VerifiedCitation } from "../findings.ts";

/** Characters on each side of a quote in which the page may name the thing: a reader quotes the telling half of a line. */
const REACH = 400;
/** Letters by which two words are one: "recording" and "recorded", "exam" and "examination". */
const [STEM, SHORTEST] = [5, 4];

/** A recording or picture that nobody made. What was made and lost is worth asking about; this is not. */
const NEVER_MADE =
  /\b(?:did not|didn't|never) (?:\w+ ){0,2}(?:photograph|film|videotape|audio[- ]?record|record|activate|turn on|switch on)\b|\b(?:is|was|were|are) (?:not|never) (?:\w+ )?(?:recorded|photographed|filmed|activated|turned on|switched on)\b(?! (?:on|in) this)|\b(?:camera|recorder|mic(?:rophone)?)\b.{0,30}\b(?:out of service|inoperable|inoperative|not working)\b/i;
const RECORDING = /\b(?:recording|video|audio|footage|photo\w*|picture|clip|traffic)s?\b/i;
/** "Fault record of the camera" is a paper about what was not made. */
const ABOUT_IT = /\b(?:log|report|maintenance|service|fault|repair|policy|entry)\b/i;

/** Words by which many papers are called. They tell no paper from another. */
const GENERIC =
  /^(?:the|and|for|with|from|any|all|its|his|her|their|full|complete|original|copy|copies|certified|signed|other|rest|remaining|missing|records?|reports?|logs?|files?|papers?|documents?|statements?|notes?|results?|data|list|history|sheet|form)$/;
/** A demand for more than the copy that the file has. */
const MORE =
  /\b(?:full|complete|entire|original|unredacted|unedited|certified|signed|sworn|native|rest|other|remaining|missing|older|later|earlier|audio|video|recordings?|photo\w*|footage|images?|underlying|raw|notes|drafts?|attachments?|appendi\w+|schedule)\b/i;

/**
 * Sets aside what code can see to be no gap: a recording that the page says nobody made, a thing that the page does not name
 * round the quote, a paper that the file has under that name. Everything else stays as it is.
 * @param check finds where a quote is; a finding that is no gap, or has no quote on a page, is returned as it is
 */
export function createGapAudit(
  documents: readonly SourceDocument[],
  check: (citation: ProposedGap["citations"][number]) => VerifiedCitation | null,
): (finding: ProposedFinding) => ProposedFinding {
  const texts = new Map(
    documents.flatMap(({ id, pages }) => pages.map(({ pageNumber, text }) => [`${id} ${pageNumber}`, text] as const)),
  );
  const titles = documents.map(({ fileName }) =>
    tellingWords(fileName.replace(/\.\w{2,4}$/, "").replace(/[-_.]+/g, " ")),
  );
  return (finding) => {
    if (finding.kind !== "gap") return finding;
    const places = finding.citations.flatMap((citation) => check(citation) ?? []);
    const why = places.length === 0 ? null : reasonAgainst(finding, places);
    return why === null ? finding : { ...finding, audit: { verdict: "rejected", why } };
  };

  function reasonAgainst({ items }: ProposedGap, places: readonly VerifiedCitation[]): string | null {
    const what = items.map((item) => item.what).join(" ");
    if (RECORDING.test(what) && !ABOUT_IT.test(what) && places.every(({ quote }) => NEVER_MADE.test(quote)))
      return "The record says that it was never made.";
    const around = places.map(({ documentId, pageNumber, start, end }) =>
      wordsOf((texts.get(`${documentId} ${pageNumber}`) ?? "").slice(Math.max(0, start - REACH), end + REACH)),
    );
    const asked = tellingWords([what, ...items.flatMap(({ from = "", about = "" }) => [from, about])].join(" "));
    if (!around.some((words) => asked.some((word) => holds(words, word))))
      return "The quoted passage does not mention it.";
    const names = tellingWords(what);
    // A name that says more, or less, may be that of another paper.
    const isTitle = (title: readonly string[]) =>
      names.every((word) => holds(title, word)) && title.every((word) => holds(names, word));
    if (names.length > 1 && !MORE.test(what) && titles.some(isTitle))
      return "The file already has a document with this name.";
    return null;
  }
}

function tellingWords(text: string): string[] {
  return wordsOf(text).filter((word) => !GENERIC.test(word));
}

/** Words and numbers of three signs and more, plain. */
function wordsOf(text: string): string[] {
  return toPlain(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
}

function holds(words: readonly string[], wanted: string): boolean {
  if (/\d/.test(wanted)) return words.includes(wanted);
  const stem = wanted.slice(0, STEM);
  return words.some((word) => word.startsWith(stem) || (word.length >= SHORTEST && stem.startsWith(word)));
}
