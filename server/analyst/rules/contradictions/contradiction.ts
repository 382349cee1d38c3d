import type { ProposedContradiction } from "../../findings.ts";
import type { Point } from "../../knowledge/compile/conflicts.ts";
import { citeSentence } from "../../text/case-text.ts";
import type { Mention } from "./frame.ts";

/** Two sentences that cannot both be true; a larger strength is clearer. */
export type Pair = {
  readonly one: Mention;
  readonly other: Mention;
  readonly strength: number;
  /** Of which thing of the point, part of the rule's id; may be empty. */
  readonly key: string;
};

export type Contradiction = {
  readonly finding: ProposedContradiction;
  readonly point: Point;
  readonly factor: Point["factor"];
  readonly factorText: string;
  readonly pair: Pair;
};

type Wording = {
  readonly heading?: string;
  readonly detail?: string;
  readonly factorText?: string;
  /** Quotes begin with the time that stands before the sentence. */
  readonly withLead?: boolean;
};

export function makeContradiction(point: Point, pair: Pair, wording: Wording = {}): Contradiction {
  const { heading = point.point, detail = point.why, factorText = point.factorText, withLead = false } = wording;
  const cite = ({ sentence, at }: Mention) => citeSentence(sentence, { at, withLead });
  return {
    finding: {
      kind: "contradiction",
      engine: "offline",
      ruleId: ["contradiction", point.id, pair.key.replace(/[^a-z0-9]+/g, "-")].filter((part) => part !== "").join("."),
      text: heading,
      detail,
      one: cite(pair.one),
      other: cite(pair.other),
      ...(point.shows === "candidate" ? { isCandidate: true } : {}),
    },
    point,
    factor: point.factor,
    factorText,
    pair,
  };
}

/** The point with the thing that it is about: "Clothing: top". */
export function headingOf(point: Point, key: string): string {
  return key !== "" && point.namesTheThing ? `${point.point}: ${key}` : point.point;
}

export type Ranked = Pair & { readonly alike: number };

/** A step in shared words: within one the order of the file decides. */
const ALIKE = 2;

/** The clearer pair first; equally clear ones by the words they share. */
export function byClarity(a: Ranked, b: Ranked): number {
  return b.strength - a.strength || Math.floor(b.alike / ALIKE) - Math.floor(a.alike / ALIKE);
}
