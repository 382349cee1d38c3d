import { describe, expect, it } from "vitest";
import type { SourceDocument } from "#server/analyst/findings.ts";
import { readCase } from "#server/analyst/read-case.ts";
import { analyseByRules } from "#server/analyst/rules/analyse-by-rules.ts";
import { makeDocuments } from "#server/analyst/testing/make-documents.ts";
import { scoreFromFactors } from "#lib/domain/score.ts";
import { loadCase } from "./harness/load-case.ts";

/** What may not change when text is added that tells nothing new: class, odds, issues in their order, and each factor's weight. */
function standingOf(documents: readonly SourceDocument[]) {
  const { offenceClass, findings } = analyseByRules(readCase(documents));
  const factors = findings.filter((finding) => finding.kind === "factor");
  const scored = factors.map((factor) => ({ ...factor, verdict: "accepted", verified: true }) as const);
  return {
    offenceClass,
    odds: scoreFromFactors(scored).viabilityScore,
    issues: findings.filter(({ kind }) => kind === "issue").map(({ ruleId }) => ruleId),
    weights: factors.map(({ ruleId, weight }) => `${ruleId} ${weight}`),
  };
}

const [GATE_LOG, GENERAL_ORDER] = makeDocuments([
  [
    "gate log.txt",
    `PARKING STRUCTURE GATE LOG\n${Array.from({ length: 160 }, (_, index) => {
      const hour = String(6 + Math.floor(index / 12)).padStart(2, "0");
      const minute = String((index * 5) % 60).padStart(2, "0");
      return `${hour}:${minute} lane ${1 + (index % 4)} ticket ${41_000 + index} ${index % 3 === 0 ? "entry" : "exit"}`;
    }).join("\n")}`,
  ],
  [
    "general order 4.12.pdf",
    "GENERAL ORDER 4.12\nOfficers shall advise a person in custody of the Miranda rights before any questioning. A driver who refuses a breath test shall be told of the consequences. A person commits burglary if, without consent, the person enters a building with intent to commit theft. Robbery is theft by force.",
  ],
]);

/** A permutation that the seed alone decides (Fisher-Yates with a linear congruential generator). */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const result = [...items];
  let state = seed;
  for (let last = result.length - 1; last > 0; last -= 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const chosen = Math.floor((state / 2_147_483_648) * (last + 1));
    result.splice(last, 1, ...result.splice(chosen, 1, ...result.slice(last, last + 1)));
  }
  return result;
}

/** The documents as exhibits in this order. */
function filed(documents: readonly (SourceDocument | undefined)[]): SourceDocument[] {
  return documents
    .filter((document) => document !== undefined)
    .map((document, index) => ({ ...document, exhibit: index + 1 }));
}

function splitAtFirstPage(document: SourceDocument): SourceDocument[] {
  const { id, pages } = document;
  if (pages.length < 2) return [document];
  return [
    { ...document, pages: pages.slice(0, 1) },
    { ...document, id: `${id}-rest`, pages: pages.slice(1) },
  ];
}

describe.each(["dui-drive-thru", "robbery-cash-machine", "weapons-street-pat-down", "assault-parking-lot"])(
  "%s: neither odds nor weights move",
  (name) => {
    const { documents } = loadCase(name);
    const standing = standingOf(documents);
    const added = (extra: SourceDocument | undefined) => extra && { ...extra, id: "added" };

    it("with a long log about something else", () => {
      expect(standingOf(filed([...documents, added(GATE_LOG)]))).toEqual(standing);
      expect(standingOf(filed([added(GATE_LOG), ...documents]))).toEqual(standing);
    });

    it("with an order that describes procedures and offenses", () => {
      expect(standingOf(filed([...documents, added(GENERAL_ORDER)]))).toEqual(standing);
      expect(standingOf(filed([added(GENERAL_ORDER), ...documents]))).toEqual(standing);
    });

    it.each([1, 2, 3])("in another order of the files (seed %i)", (seed) => {
      expect(standingOf(filed(shuffled(documents, seed)))).toEqual(standing);
    });

    it("with a file that was sent twice", () => {
      expect(standingOf(filed([...documents, added(documents[0])]))).toEqual(standing);
      expect(standingOf(filed([...documents, added(documents.at(-1))]))).toEqual(standing);
    });

    it("with a file cut in two between its pages", () => {
      expect(standingOf(filed(documents.flatMap(splitAtFirstPage)))).toEqual(standing);
    });
  },
);
