import type { OffenceClass } from "./findings.ts";

/** Whether the words help to prove an element or speak against it. */
export const EVIDENCE_SIDES = ["for", "against"] as const;
export type EvidenceSide = (typeof EVIDENCE_SIDES)[number];

/** Of one charge. */
export const MAX_ELEMENTS = 30;
/** Characters. */
export const MAX_ELEMENT = 1000;

/** "1.", "(2)", "a)", "iv.", "-" or a bullet at the start of a pasted line. */
const MARK = /^\s*(?:(?:[([]?(?:\d{1,2}|[a-z]|[ivx]{1,5})[.)\]]|[-*•–])\s+)+/iu;

/** The elements of a pasted text, one per line: without their numbers, an ending "; and", and empty lines. */
export function splitElements(text: string): string[] {
  return text
    .split(/\r\n|[\n\r]/)
    .map((line) =>
      line
        .replace(MARK, "")
        .replace(/[;,]\s*(?:and|or)?\s*$/i, "")
        .trim(),
    )
    .filter((line) => line !== "");
}

type TemplateElement = {
  readonly text: string;
  /** Rules whose factor plainly belongs to the element, whichever way it speaks. */
  readonly rules?: readonly string[];
};
export type ChargeTemplate = {
  readonly name: string;
  readonly offenceClass: OffenceClass;
  readonly elements: readonly TemplateElement[];
};

const IDENTITY: TemplateElement = {
  text: "The defendant is the person who did it",
  rules: [
    "factor.positive-identification",
    "factor.uncertain-identification",
    "factor.description-mismatch",
    "factor.single-suspect-procedure",
    "factor.suggestive-procedure",
    "factor.observation-conditions",
    "factor.no-forensic-link",
  ],
};
const POSSESSED: TemplateElement = {
  text: "The defendant knowingly possessed it",
  rules: ["factor.contraband-in-possession"],
};

/** Usual elements of common charges, a start that an attorney adapts to the statute and the jury instruction. */
export const CHARGE_TEMPLATES: readonly ChargeTemplate[] = [
  {
    name: "Driving under the influence",
    offenceClass: "dui",
    elements: [
      { text: "The defendant drove a vehicle", rules: ["factor.another-driver"] },
      { text: "On a road to which the statute applies" },
      {
        text: "While impaired by alcohol or a drug",
        rules: ["factor.impairment-signs", "factor.impairment-contradicted", "factor.admits-drinking"],
      },
      {
        text: "Or with an alcohol concentration at or over the limit",
        rules: ["factor.result-over-limit", "factor.observation-broken", "factor.calibration-absent"],
      },
    ],
  },
  {
    name: "Possession of a controlled substance",
    offenceClass: "drugs",
    elements: [
      POSSESSED,
      {
        text: "The substance was a controlled substance",
        rules: ["factor.lab-positive", "factor.custody-chain-break"],
      },
      { text: "The defendant knew what it was" },
    ],
  },
  {
    name: "Assault",
    offenceClass: "assault",
    elements: [
      IDENTITY,
      { text: "The defendant used or threatened unlawful force", rules: ["factor.witness-did-not-see"] },
      { text: "Intentionally, or with the state of mind that the statute requires" },
      { text: "Not in lawful self-defense or defense of another", rules: ["factor.first-blow-other"] },
    ],
  },
  {
    name: "Robbery",
    offenceClass: "robbery",
    elements: [
      IDENTITY,
      { text: "Property was taken from another person or from their presence" },
      { text: "By force or by putting that person in fear" },
      { text: "With intent to deprive the owner of it" },
    ],
  },
  {
    name: "Burglary",
    offenceClass: "burglary",
    elements: [
      IDENTITY,
      { text: "The defendant entered or remained in a building or dwelling" },
      { text: "Without consent or license" },
      { text: "With intent to commit a crime inside" },
    ],
  },
  {
    name: "Theft",
    offenceClass: "theft",
    elements: [
      IDENTITY,
      { text: "The defendant took or controlled property of another" },
      { text: "Without the owner's consent" },
      { text: "With intent to deprive the owner of it" },
      { text: "The value reaches the grade that is charged" },
    ],
  },
  {
    name: "Unlawful possession of a weapon",
    offenceClass: "weapons",
    elements: [
      POSSESSED,
      { text: "The object was a weapon as the statute defines it" },
      { text: "The defendant was barred from having it, or had no license" },
    ],
  },
];

const RULES = new Map(
  CHARGE_TEMPLATES.flatMap(({ elements }) => elements.map(({ text, rules = [] }) => [text, new Set(rules)] as const)),
);

/** Whether a finding of this rule plainly belongs to an element in these words. False for every element in words of its own. */
export function belongsTo(element: string, ruleId: string): boolean {
  return RULES.get(element)?.has(ruleId) ?? false;
}

/** A factor against the client helps to prove the element. `weight` is that of the factor, -20..20. */
export function sideOfFactor(weight: number): EvidenceSide {
  return weight < 0 ? "for" : "against";
}
