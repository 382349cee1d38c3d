import { describe, expect, it } from "vitest";
import type { ProposedGap } from "../../findings.ts";
import { readCase } from "../../read-case.ts";
import { makeDocuments } from "../../testing/make-documents.ts";
import { findSaidMissing } from "./find-said-missing.ts";

const MODEL = { bias: -1, weights: { "not kept": 6, "@denial": 0.5 } };

function find(papers: [string, string][], known: readonly ProposedGap[] = [], model?: typeof MODEL): string[] {
  const { text, clientNames } = readCase(makeDocuments(papers), { clientName: "Jonah Marlow" });
  return findSaidMissing(text, { clientNames, known }, model).map((gap) => gap.text);
}
const report = (...lines: string[]): [string, string] => [
  "report.pdf",
  ["INCIDENT REPORT", "Officer Hale of the police arrested the suspect for assault and robbery.", ...lines].join("\n"),
];

describe("lines that say themselves that something is missing", () => {
  it("are given in the paper's own words, likeliest first, and the words are the item", () => {
    const { text, clientNames } = readCase(
      makeDocuments([
        report("The dock was wet.", 'The "dock" tape was not kept.', "Not kept: the notes were not kept."),
      ]),
    );
    const [first] = findSaidMissing(text, { clientNames, known: [] }, MODEL);
    expect(first).toMatchObject({
      ...{ basis: "stated", ruleId: "gap.stated.said", text: "\"The 'dock' tape was not kept.\"" },
      ...{ items: [{ what: "\"The 'dock' tape was not kept.\"" }], detail: 'According to "report".' },
      citations: [{ pageNumber: 1, quote: 'The "dock" tape was not kept.' }],
    });
  });

  it("come with the sentence before where they are about what it names", () => {
    expect(find([report("The harbor has a tape and a log. It was not kept.")], [], MODEL)).toEqual([
      '"The harbor has a tape and a log. It was not kept."',
    ]);
    expect(find([report("The harbor has a tape.", "", "The log was not kept.")], [], MODEL)).toEqual([
      '"The log was not kept."',
    ]);
    expect(find([report("Marlow said that he had a tape. It was not kept.")], [], MODEL)).toEqual([
      '"It was not kept."',
    ]);
  });

  it("are none that the client said, by whoever tells it, nor a line of a transcript", () => {
    expect(
      find([report("Marlow said the receipt was not kept.", "He told me it was not kept by him.")], [], MODEL),
    ).toEqual([]);
    expect(
      find(
        [
          [
            "interview.pdf",
            "POLICE INTERVIEW OF THE SUSPECT, ROBBERY\nDET. ORR: And the tape?\nMARLOW: My tape was not kept.",
          ],
        ],
        [],
        MODEL,
      ),
    ).toEqual([]);
  });

  it("are none of the defense's own papers", () => {
    expect(find([["memo.pdf", "PRIVILEGED\nOur client's receipt was not kept."]], [], MODEL)).toEqual([]);
  });

  it("are none that another gap quotes", () => {
    const [known] = (() => {
      const { text, clientNames } = readCase(makeDocuments([report("The tape was not kept.")]));
      return findSaidMissing(text, { clientNames, known: [] }, MODEL);
    })();
    expect(find([report("The tape was not kept.")], [known!], MODEL)).toEqual([]);
    expect(find([report("The tape was not kept.")], [{ ...known!, basis: "usual" }], MODEL)).toHaveLength(1);
  });

  it("are three of a paper at most, each once", () => {
    const lines = Array.from({ length: 9 }, (_, nth) => `Tape number ${"abcdefghi"[nth]}${nth} was not kept.`);
    expect(find([report(...lines)], [], MODEL)).toHaveLength(3);
    expect(
      find([report("The tape was not kept."), ["copy.pdf", report("The tape was not kept.")[1]]], [], MODEL),
    ).toHaveLength(1);
  });
});

it("tells what was not done from what was, by what was learned from readers", () => {
  const lines = [
    "The register was not dusted for prints and no DNA swabs were taken.",
    "I parked the cruiser behind the office on Pier Street.",
    "The clerk opened the door and went to the register.",
  ];
  expect(find([report(...lines)])).toEqual([`"${lines[0]}"`]);
});
