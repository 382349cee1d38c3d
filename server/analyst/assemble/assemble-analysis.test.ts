import { describe, expect, test } from "vitest";
import { DEFAULT_HOURS_BY_CLASS } from "#lib/domain/fee.ts";
import { assembleAnalysis } from "./assemble-analysis.ts";
import { readCase } from "../read-case.ts";
import { sourceDocument } from "../testing/court-pages.ts";
import {
  citationsOf,
  weightOf,
  type EngineOutput,
  type ProposedCitation,
  type ProposedFactor,
  type ProposedFinding,
  type ProposedGap,
  type SourceDocument,
} from "../findings.ts";

const REPORT = sourceDocument({
  id: "report",
  exhibit: 1,
  texts: [
    "I stopped the car at 10:42 p.m. for weaving. The driver had two beers.",
    "The camera was switched off. I asked him where he had been before I read him his rights.",
  ],
});
const STATEMENT = sourceDocument({
  id: "statement",
  exhibit: 2,
  texts: ["The police stopped us at 11:15 p.m. He was not weaving at all."],
});
const DOCUMENTS = [REPORT, STATEMENT];

function cite(documentId: string, pageNumber: number, quote: string): ProposedCitation {
  return { documentId, pageNumber, quote };
}

function madeBy(kind: ProposedFinding["kind"]) {
  return { ruleId: `${kind}.test`, engine: "offline", detail: "" } as const;
}

function factor(given: Partial<ProposedFactor> & Pick<ProposedFactor, "text" | "weight">): ProposedFactor {
  return { kind: "factor", ...madeBy("factor"), isTentative: false, citations: [], ...given };
}

function weakness(text: string, citations: readonly ProposedCitation[]): ProposedFinding {
  return { kind: "weakness", ...madeBy("weakness"), text, citations };
}

function contradiction(text: string, one: ProposedCitation, other: ProposedCitation): ProposedFinding {
  return { kind: "contradiction", ...madeBy("contradiction"), text, one, other };
}

function gap(given: Partial<ProposedGap> & Pick<ProposedGap, "text" | "basis">): ProposedGap {
  const items = [{ what: given.text }];
  return { kind: "gap", ...madeBy("gap"), checklist: null, items, citations: [], ...given };
}

const CAMERA_OFF = factor({
  text: "The camera was off.",
  weight: 8,
  citations: [cite("report", 2, "The camera was switched off.")],
});
const QUESTION_FIRST = factor({
  text: "Questions came before the rights.",
  weight: 15,
  citations: [cite("report", 1, "I asked him where he had been before I read him his rights.")],
});
const BEERS = factor({
  text: "Two beers are admitted.",
  weight: -10,
  citations: [cite("report", 1, "The driver had two beers.")],
});
const INVENTED = factor({
  text: "The officer apologised.",
  weight: 20,
  citations: [cite("report", 1, "The officer apologised for the stop.")],
});

function assemble(
  output: Partial<EngineOutput>,
  given: {
    readonly documents?: readonly SourceDocument[];
    readonly model?: { share: number; repairedShare: number };
  } = {},
) {
  return assembleAnalysis({
    output: { offenceClass: "dui", findings: [], summary: [], ...output },
    reading: readCase(given.documents ?? DOCUMENTS),
    failedDocuments: [],
    model: given.model === undefined ? null : { ...given.model, coverage: { byModel: 1, rulesAlone: [] } },
    settings: { hourlyRate: 250, hoursByClass: DEFAULT_HOURS_BY_CLASS, lowConfidence: 0.7 },
  });
}

describe("findings", () => {
  test("a contradiction that only a model may call so is there once it was kept, and else in no list", () => {
    const [one, other] = [cite("report", 1, "10:42 p.m."), cite("statement", 1, "11:15 p.m.")];
    const open = { ...contradiction("Time of the stop", one, other), isCandidate: true };
    const countOf = (finding: ProposedFinding) => assemble({ findings: [finding] }).findings.length;
    expect(countOf(open)).toBe(0);
    expect(countOf({ ...open, audit: { verdict: "rejected", why: "two stops" } })).toBe(0);
    expect(countOf({ ...open, audit: { verdict: "kept", why: "" } })).toBe(1);
  });

  test("a quote on its page, one on another page, one nowhere", () => {
    const { findings, citationCounts } = assemble({ findings: [CAMERA_OFF, QUESTION_FIRST, INVENTED] });
    expect(findings.map(({ text, verified, droppedCitations }) => ({ text, verified, droppedCitations }))).toEqual([
      { text: "The camera was off.", verified: true, droppedCitations: 0 },
      { text: "Questions came before the rights.", verified: true, droppedCitations: 0 },
      { text: "The officer apologised.", verified: false, droppedCitations: 1 },
    ]);
    expect(findings.map((finding) => citationsOf(finding))[1]).toEqual([
      {
        documentId: "report",
        pageNumber: 2,
        quote: "I asked him where he had been before I read him his rights.",
        start: 29,
        end: 88,
        status: "corrected",
      },
    ]);
    expect(citationCounts).toEqual({ offered: 3, verified: 1, corrected: 1, near: 0, dropped: 1 });
  });

  test("the two sides of a contradiction may stand in one sentence", () => {
    const quote = "I asked him where he had been before I read him his rights.";
    const one = contradiction(
      "Order of question and rights",
      cite("report", 2, quote),
      cite("report", 2, "before I read him his rights"),
    );
    const [merged, ...others] = assemble({ findings: [one, one] }).findings;
    expect(merged).toMatchObject({ verified: true, one: { quote }, other: { quote: "before I read him his rights" } });
    expect(others).toEqual([]);
  });

  test("a weakness that rests on the words of a factor is not said twice", () => {
    const citations = [cite("report", 1, "I stopped the car at 10:42 p.m.")];
    const { summary } = assemble({
      findings: [
        factor({ text: "The client admits it", weight: -9, citations }),
        weakness("An admission is recorded", citations),
      ],
    });
    expect(summary).toContain("The client admits it");
    expect(summary).not.toContain("An admission is recorded");
  });

  test("a contradiction needs both sides", () => {
    const stop = (second: string) =>
      contradiction(
        "Time of the stop",
        cite("report", 1, "I stopped the car at 10:42 p.m."),
        cite("statement", 1, second),
      );
    expect(assemble({ findings: [stop("The police stopped us at 11:15 p.m.")] }).findings[0]?.verified).toBe(true);
    expect(assemble({ findings: [stop("The police stopped us at 11:16 p.m.")] }).findings[0]).toMatchObject({
      verified: false,
      one: { quote: "I stopped the car at 10:42 p.m." },
      other: null,
      droppedCitations: 1,
    });
  });

  test("a usual gap of the rules needs no quote, any other gap does", () => {
    const usual = gap({ text: "No calibration log.", basis: "usual", checklist: "DUI checklist" });
    expect(assemble({ findings: [usual] }).findings[0]?.verified).toBe(true);
    expect(assemble({ findings: [{ ...usual, engine: "model" }] }).findings[0]?.verified).toBe(false);
    expect(assemble({ findings: [{ ...usual, basis: "mentioned" }] }).findings[0]?.verified).toBe(false);
  });

  test("sharing a quote makes two findings no one point, whatever their engine", () => {
    const citations = [cite("report", 2, "The camera was switched off.")];
    const pairs: ProposedFinding[][] = [
      [
        gap({ text: "Recording.", basis: "stated", citations }),
        gap({ text: "The camera's file.", basis: "mentioned", engine: "model", citations }),
      ],
      [
        factor({ text: "The camera was off.", weight: 8, citations }),
        factor({ text: "Nobody says since when.", weight: 5, engine: "model", citations }),
      ],
    ];
    for (const findings of pairs)
      expect(assemble({ findings }).findings.map(({ text }) => text)).toEqual(
        findings.map(({ text }) => text).toReversed(),
      );
  });

  test("a contradiction of the same two places is one, in the model's words, the rule's below", () => {
    const [one, other] = [
      cite("report", 1, "I stopped the car at 10:42 p.m."),
      cite("statement", 1, "The police stopped us at 11:15 p.m."),
    ];
    const ofRules = contradiction("Time", one, other);
    const ofModel = { ...contradiction("When the car was stopped", other, one), engine: "model" as const };
    const elsewhere = {
      ...contradiction("Weaving", one, cite("statement", 1, "not weaving")),
      engine: "model" as const,
    };
    const { findings } = assemble({ findings: [ofRules, ofModel, elsewhere] });
    expect(findings.map(({ text, alsoSaid }) => [text, alsoSaid])).toEqual([
      ["When the car was stopped", ["Time"]],
      ["Weaving", undefined],
    ]);
  });

  test("what a model kept stands before the rules' others, what it rejected last and moves nothing", () => {
    const [kept, rejected] = (["kept", "rejected"] as const).map((verdict) => ({ verdict, why: "It says so." }));
    const findings = [
      { ...CAMERA_OFF, audit: rejected! },
      BEERS,
      { ...QUESTION_FIRST, audit: kept! },
      factor({ text: "Hale saw it.", weight: 5, engine: "model", citations: [cite("report", 1, "I stopped the car")] }),
    ];
    const assembled = assemble({ findings });
    expect(assembled.findings.map(({ text }) => text)).toEqual([
      ...[QUESTION_FIRST.text, "Hale saw it.", BEERS.text, CAMERA_OFF.text],
    ]);
    expect(assembled.score).toMatchObject({ counted: 3, review: { factors: 3 } });
    expect(assembled.summary).not.toContain("camera was off");
  });

  test("the same finding said twice is one, with the quotes of both", () => {
    const again = factor({
      text: "the camera was  off.",
      weight: 3,
      engine: "model",
      detail: "Ask for the disc.",
      citations: [cite("report", 2, "the camera was switched off"), cite("report", 1, "for weaving. The driver")],
    });
    const { findings, citationCounts } = assemble({ findings: [CAMERA_OFF, BEERS, again] });
    expect(findings.map((one) => ({ text: one.text, weight: weightOf(one), detail: one.detail }))).toEqual([
      { text: "The camera was off.", weight: 8, detail: "Ask for the disc." },
      { text: "Two beers are admitted.", weight: -10, detail: "" },
    ]);
    expect(findings.map((one) => citationsOf(one).map(({ quote }) => quote))[0]).toEqual([
      "The camera was switched off.",
      "for weaving. The driver",
    ]);
    expect(citationCounts.offered).toBe(3);
  });

  test("two events at different times stay two", () => {
    const at = (time: string): ProposedFinding => ({
      ...madeBy("event"),
      ...{
        kind: "event",
        text: "Stop",
        when: { date: null, time, dateInferred: false, doubt: null, isScheduled: false },
        citations: [],
      },
    });
    expect(assemble({ findings: [at("22:42"), at("23:15"), at("22:42")] }).findings).toHaveLength(2);
  });
});

describe("figures", () => {
  test("odds from verified factors, confidence, fee and coverage", () => {
    const { score, confidence, fee, coverage } = assemble({
      findings: [CAMERA_OFF, QUESTION_FIRST, BEERS, INVENTED],
    });
    expect(score).toEqual({
      ...{ viabilityScore: 57, sum: 6.5, counted: 3, reason: null },
      review: { factors: 3, reviewed: 0, provisional: true },
    });
    expect(confidence).toEqual({ uncapped: 0.75, cap: 0.5 });
    expect(fee.amount).toBe(5025);
    expect(coverage).toMatchObject({ documents: 2, documentsRead: 2, pages: 3, pagesRead: 3, lowConfidence: 0 });
  });

  test("too few verified factors: no odds", () => {
    expect(assemble({ findings: [CAMERA_OFF, BEERS, INVENTED] }).score).toMatchObject({
      viabilityScore: null,
      sum: -1,
      counted: 2,
      reason: "not-enough",
    });
  });

  test("dropped quotes lower a model's confidence", () => {
    const findings = [CAMERA_OFF, QUESTION_FIRST, BEERS, INVENTED];
    const model = { share: 1, repairedShare: 0 };
    expect(assemble({ findings }, { model }).confidence).toEqual({ uncapped: 0.75, cap: 0.8 });
    expect(assemble({ findings: [{ ...INVENTED, citations: [] }] }, { model }).confidence.uncapped).toBe(0);
    expect(assemble({}, { model }).confidence.uncapped).toBe(1);
    expect(assemble({}, { documents: [] }).confidence.uncapped).toBe(0);
  });

  test("the same input gives the same analysis", () => {
    const findings = [CAMERA_OFF, QUESTION_FIRST, BEERS, INVENTED];
    expect(assemble({ findings })).toEqual(assemble({ findings }));
  });
});

describe("summary", () => {
  test("a model's prose, what carries, what hurts, each with its place", () => {
    const reason = weakness("The stop had a reason.", [
      cite("report", 1, "I stopped the car at 10:42 p.m. for weaving."),
      cite("statement", 1, "not weaving"),
    ]);
    const { summary } = assemble({
      findings: [CAMERA_OFF, QUESTION_FIRST, reason, BEERS, INVENTED],
      summary: [
        {
          text: "Weaving is the ground, and the passenger saw none.",
          citations: [
            cite("report", 1, "I stopped the car at 10:42 p.m. for weaving."),
            cite("report", 1, "He confessed at once."),
            cite("statement", 1, "He was not weaving at all."),
          ],
        },
        { text: "Nobody else was there.", citations: [cite("report", 1, "He confessed at once.")] },
      ],
    });
    expect(summary).toBe(
      [
        "Weaving is the ground\\, and the passenger saw none\\. [Ex. 1 p. 1](#cite/report/1/0-44) " +
          "[Ex. 2 p. 1](#cite/statement/1/36-62)",
        "",
        "## What carries the case",
        "",
        "- Questions came before the rights\\. [Ex. 1 p. 2](#cite/report/2/29-88)",
        "- The camera was off\\. [Ex. 1 p. 2](#cite/report/2/0-28)",
        "",
        "## What hurts",
        "",
        "- Two beers are admitted\\. [Ex. 1 p. 1](#cite/report/1/45-70)",
        "- The stop had a reason\\. [Ex. 1 p. 1](#cite/report/1/0-44) [Ex. 2 p. 1](#cite/statement/1/43-54)",
      ].join("\n"),
    );
  });

  test("nothing verified, nothing claimed", () => {
    expect(assemble({ findings: [INVENTED] }).summary).toBe("Documents: 2 documents.");
    expect(assemble({ findings: [INVENTED] }, { documents: [] }).summary).toBe(
      "Nothing in the record could be verified for a summary.",
    );
  });

  test("by rules the fact box, each line with its place, then three points for and three against", () => {
    const report = sourceDocument({
      id: "report",
      exhibit: 1,
      texts: ["INCIDENT REPORT\nOffense: Driving under the influence\nOfficer Hale of the police stopped the car."],
    });
    const factors = [9, 8, 7, 6, -9].map((weight): ProposedFinding => ({
      ...{ kind: "factor", engine: "offline", detail: "", weight, isTentative: false, ruleId: `factor.${weight}` },
      ...{ text: `Factor of ${weight}.`, citations: [cite("report", 1, "stopped the car")] },
    }));
    const { summary, facts } = assemble({ findings: factors }, { documents: [report] });
    expect(facts.facts.map(({ slot }) => slot)).toEqual(["charge"]);
    expect(summary.split("\n\n").slice(0, 3)).toEqual([
      "Charge: Driving under the influence [Ex. 1 p. 1](#cite/report/1/16-52)",
      "Documents: 1 police report.",
      "## What carries the case",
    ]);
    expect(summary.match(/^- .*$/gm)?.map((line) => line.slice(0, 14))).toEqual([
      ...["- Factor of 9\\", "- Factor of 8\\", "- Factor of 7\\", "- Factor of \\-"],
    ]);
    // A model's sentences lead, and the box is shown beside them.
    const byModel = assemble({ findings: factors }, { documents: [report], model: { share: 1, repairedShare: 0 } });
    expect(byModel.summary).not.toContain("Charge:");
    expect(byModel.facts).toEqual(facts);
  });

  test("nothing of a document or a model acts as markup", () => {
    const hostile = sourceDocument({
      id: "hostile",
      exhibit: 3,
      texts: [
        "# He wrote all this\n![x](http://evil.example/a.png) <img src=x onerror=alert(1)> [go](javascript:alert(1)) &lt; `code` **bold**",
      ],
    });
    const { summary } = assemble(
      {
        summary: [
          { text: hostile.pages[0]?.text ?? "", citations: [cite("hostile", 1, hostile.pages[0]?.text ?? "")] },
        ],
        findings: [weakness("Line one\n\n# Head\n- <b>x</b> [y](z)", [cite("hostile", 1, "He wrote all this")])],
      },
      { documents: [hostile] },
    );
    expect(summary).toBe(
      [
        "\\# He wrote all this \\!\\[x\\]\\(http\\:\\/\\/evil\\.example\\/a\\.png\\) \\<img src\\=x onerror\\=alert\\(1\\)\\> " +
          "\\[go\\]\\(javascript\\:alert\\(1\\)\\) \\&lt\\; \\`code\\` \\*\\*bold\\*\\* [Ex. 3 p. 1](#cite/hostile/1/0-125)",
        "",
        "## What hurts",
        "",
        "- Line one \\# Head \\- \\<b\\>x\\<\\/b\\> \\[y\\]\\(z\\) [Ex. 3 p. 1](#cite/hostile/1/2-19)",
      ].join("\n"),
    );
  });
});
