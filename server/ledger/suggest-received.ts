import { stemmer } from "stemmer";
import { isAnswered, GAP_RULES, USUAL_RULES } from "../analyst/rules/gaps/gap-rules.ts";
import type { SourceDocument } from "../analyst/findings.ts";
import { isDefensePaper } from "../analyst/text/defense-paper.ts";
import { guessDocumentKind, readHeading } from "../analyst/text/document-kind.ts";
import { toPlain } from "../analyst/text/page/to-plain.ts";

type Thing = {
  /** Of the gap; empty for an item added by hand. */
  readonly ruleId: string;
  readonly text: string;
};

/** Words by which many papers and things are called: they tell none from another. */
const GENERIC = new Set(
  `a an and any all at by for from in its of on or other own that the their this to was were which who whose with without
  copy complete full original official certified record report log document paper file form sheet statement transcript note
  list history data item material officer police department ex exhibit page part version final scan pdf docx doc txt`
    .split(/\s+/)
    .map((word) => stemmer(word)),
);
/** Share of an item's own words that a name or heading must have. */
const ENOUGH = 0.6;

const RULES = new Map(
  [
    ...GAP_RULES.map((rule) => [rule.id, rule.items] as const),
    ...USUAL_RULES.map((rule) => [`usual.${rule.id}`, rule.items] as const),
  ].map(([id, items]) => [id, items]),
);

/**
 * Whether a document looks like a missing thing: by the kind of paper, or the words in its heading, that the gap's rule names as
 * its answer; else by the thing's own words in the document's name or heading. The defense's own papers answer nothing.
 */
export function looksLike(thing: Thing, document: SourceDocument): boolean {
  if (isDefensePaper(document)) return false;
  const [firstPage] = document.pages;
  const name = toPlain(document.fileName.replace(/\.\w{2,5}$/, "").replace(/[-_.]+/g, " "));
  const heading = toPlain([name, ...readHeading(firstPage?.text ?? "")].join(" "));
  return isAnswerOfRule(thing, document, heading) || namesThing(thing.text, heading);
}

function isAnswerOfRule({ ruleId, text }: Thing, document: SourceDocument, heading: string): boolean {
  const [, basis = "", id = ""] = /^gap\.([a-z]+)\.(.+)$/.exec(ruleId) ?? [];
  const items = RULES.get(basis === "usual" ? `usual.${id}` : id) ?? [];
  const asked = items.filter(({ what }) => toPlain(text).startsWith(toPlain(what)));
  const kinds = new Set([guessDocumentKind(document)]);
  return (asked.length > 0 ? asked : items.length === 1 ? items : []).some((item) =>
    // The law is that of the analysis that listed the item.
    isAnswered({ ...item, law: undefined }, { law: "us", kinds, headings: [heading] }),
  );
}

/** "Field sobriety worksheet" and "marlow-ex6-field-sobriety-worksheet.pdf". */
function namesThing(text: string, heading: string): boolean {
  // What follows the thing itself describes it: "video that was transcribed, with its audit log".
  const [thing = text] = toPlain(text).split(/,|;| with | that /);
  const wanted = stemsOf(thing);
  const given = new Set(stemsOf(heading));
  const met = wanted.filter((stem) => given.has(stem));
  return met.length >= Math.min(2, wanted.length) && met.length > 0 && met.length / wanted.length >= ENOUGH;
}

function stemsOf(plain: string): string[] {
  const stems = (plain.match(/[\p{L}\d]+/gu) ?? []).map((word) => stemmer(word));
  return [...new Set(stems)].filter((stem) => stem.length > 1 && !GENERIC.has(stem));
}
