import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { ModelPort } from "#server/llm/model-port.ts";
import { answerWith, modelAt, refuse, startModelServer, textOf } from "#server/llm/testing/model-server.ts";
import type { Asked, Reply } from "#server/llm/testing/model-server.ts";
import { citationsOf, weightOf, type ProposedFinding, type SourceDocument } from "../findings.ts";
import type { AnswerStore, KeptAnswer } from "./answer-store.ts";
import { analyseByModel } from "./analyse-by-model.ts";

let server: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  server = await startModelServer(() => ({ content: "" }));
});
afterAll(() => server.stop());

const FILLER = "The log of that week lists ordinary calls, none of them about this case, and goes on for a while. ";
const factOf = (page: number) => `Officer number ${page} saw the gray car at mile ${page} of the road.`;

/** One document; each page holds one fact of its own and about 400 tokens. */
function record(pages: number): SourceDocument[] {
  return [
    {
      ...{ id: "3f0c7a52-0000-4000-8000-000000000001", exhibit: 1, fileName: "report.txt" },
      pages: Array.from({ length: pages }, (_, index) => ({
        ...{ pageNumber: index + 1, confidence: 1, source: "text" as const, unreadReason: null },
        text: `${factOf(index + 1)} ${FILLER.repeat(18)}`,
      })),
    },
  ];
}

/** `p3` where the whole record is asked about at once, `D1.3` in a part of it. */
const labelsOf = (request: Asked) =>
  [...textOf(request).matchAll(/^<<<\d{8} (?:page )?(D1\.\d+|p\d+)\b/gm)].map(([, label]) => label!);
const isConcluding = (request: Asked) => textOf(request).includes(" list>>>");
/** The lines that are to be judged, and their ids. */
const listOf = (request: Asked) =>
  (/ list>>>\n([^]*)\n<<</.exec(textOf(request))?.[1] ?? "").split("\n").filter((line) => line !== "");
const idsOf = (request: Asked) => listOf(request).map((line) => line.split(" ")[0]!);

const NO_READING = {
  ...{ contradictions: [], gaps: [], issues: [], factors: [], events: [], actions: [], facts: [] },
};
const NO_CONCLUSION = { audit: [], contradictions: [], factors: [], summary: [] };
const pageOf = (label: string) => Number(/\d+$/.exec(label)?.[0]);
const quoteOf = (label: string) => `${label} ${factOf(pageOf(label))}`;

/** An answer with a factor for the first page that it was shown. */
function readFirst(request: Asked) {
  const [label = ""] = labelsOf(request);
  const weight = pageOf(label) % 2 === 0 ? 4 : -4;
  const factors = [{ quotes: [quoteOf(label)], text: `Seen at mile ${pageOf(label)}.`, weight }];
  return answerWith(request, { ...NO_READING, factors });
}
const concludeNothing = (request: Asked) => answerWith(request, NO_CONCLUSION);
const readOrConclude: Reply = (request) => (isConcluding(request) ? concludeNothing(request) : readFirst(request));

/** Answers as an analysis keeps them for the next one of the case. */
function keepAnswers(): AnswerStore {
  const kept = new Map<string, KeptAnswer>();
  return {
    find: (hash) => kept.get(hash),
    list: () => [...kept.values()],
    save: async ({ inputHash, answer }) => void kept.set(inputHash, answer),
  };
}

function analyse(given: {
  documents: readonly SourceDocument[];
  window: number;
  offline?: ProposedFinding[];
  model?: ModelPort;
  answers?: AnswerStore;
  focusDocumentId?: string;
  id?: string;
}) {
  const { documents, window, offline = [], answers = keepAnswers(), focusDocumentId = null, id = "analysis-1" } = given;
  return analyseByModel(
    {
      model: given.model ?? modelAt(server.baseUrl, { contextTokens: window }),
      ...{ answers, id, deadline: new Date(Date.now() + 60_000), signal: new AbortController().signal },
    },
    {
      ...{ documents, focusDocumentId, charge: null, law: "us", beforeSending: async () => {}, onProgress: () => {} },
      offline: { offenceClass: "dui", findings: offline, summary: [] },
    },
  );
}

/** Tokens as a server may count that knows few of our words. */
const countDearly = (request: Asked) => Math.ceil(textOf(request).length / 2);

describe("the plan of the windows", () => {
  it("follows the server's own count after one refusal", async () => {
    const window = 8192;
    let refused = 0;
    server.setReply((request) => {
      const counted = countDearly(request);
      if (counted + Number(request.max_tokens) > window) {
        refused += 1;
        return refuse(400, `request (${counted} tokens) exceeds the available context size (${window} tokens)`, {
          ...{ type: "exceed_context_size_error", n_prompt_tokens: counted, n_ctx: window },
        });
      }
      return { ...readOrConclude(request, 0), usage: { prompt_tokens: counted, completion_tokens: 20 } };
    });
    const { part } = await analyse({ documents: record(24), window });
    expect(refused).toBe(1);
    expect(part).toMatchObject({ note: null, failure: null, hasRead: true, share: 1, pagesSent: 24 });
    const read = server.asked().filter((request) => !isConcluding(request));
    expect(new Set(read.slice(1).flatMap(labelsOf)).size).toBe(24);
    // The refused request alone was too large, and what follows is not needlessly small either.
    const later = read.slice(1, -1).map(countDearly);
    expect(Math.max(...later) + Number(read[1]!.max_tokens)).toBeLessThanOrEqual(window);
    expect(Math.max(...later)).toBeGreaterThan(window * 0.4);
  });

  it("follows the count in an answer before anything is refused", async () => {
    server.setReply((request) => ({
      ...readOrConclude(request, 0),
      usage: { prompt_tokens: countDearly(request), completion_tokens: 20 },
    }));
    await analyse({ documents: record(40), window: 8192 });
    const sizes = server
      .asked()
      .filter((request) => !isConcluding(request))
      .map((request) => labelsOf(request).length);
    expect(sizes[1]).toBeLessThan(sizes[0]! * 0.7);
    expect(new Set(sizes.slice(1, -1)).size).toBe(1);
  });

  it("gives up with the server's figure when no page fits", async () => {
    server.setReply(() =>
      refuse(400, "This model's maximum context length is 1024 tokens. Please reduce the length.", { code: 400 }),
    );
    const { part } = await analyse({ documents: record(3), window: 8192 });
    expect(part).toMatchObject({ hasRead: false, share: 0 });
    expect(part.note).toContain("A window of 1024 tokens is too small to read pages");
    expect(server.asked()).toHaveLength(1);
  });
});

describe("the share of the record that counts as answered", () => {
  const quoting =
    (quote: (label: string) => string): Reply =>
    (request) =>
      answerWith(request, {
        ...NO_READING,
        issues: labelsOf(request)
          .slice(0, 1)
          .map((label) => ({ quotes: [`${label} ${quote(label)}`], text: "Something." })),
      });
  const honest = (label: string) => factOf(pageOf(label));
  const invented = () => "He confessed to everything in front of nine people";

  it("is all of it for a model that copies what stands there", async () => {
    server.setReply(quoting(honest));
    expect((await analyse({ documents: record(20), window: 8192 })).part).toMatchObject({ hasRead: true, share: 1 });
  });

  it.each([
    ["quotes what stands nowhere", quoting(invented)],
    ["never finds anything", (request: Asked) => answerWith(request, NO_READING)],
    [
      "does not give the check word back",
      (request: Asked) => ({
        content: readFirst(request).content.replace(/"check":"\w+"/, '"check":"lost"'),
        usage: { prompt_tokens: 4000, completion_tokens: 20 },
      }),
    ],
  ] as const)("is nothing for a model that %s, though it took part", async (_, reply) => {
    server.setReply(reply);
    const { part } = await analyse({ documents: record(6), window: 8192 });
    expect(part).toMatchObject({ hasRead: true, share: 0 });
  });

  it("leaves out the windows of which no quote stands", async () => {
    server.setReply((request, index) => quoting(index === 0 ? honest : invented)(request, index));
    const { part } = await analyse({ documents: record(20), window: 8192 });
    const first = labelsOf(server.asked()[0]!).length;
    expect(part.share).toBeCloseTo(first / 20, 5);
    expect(part.share).toBeLessThan(0.6);
  });

  it("takes an empty answer for one where the model has shown elsewhere that it reads", async () => {
    server.setReply((request, index) =>
      index === 0 ? quoting(honest)(request, index) : answerWith(request, NO_READING),
    );
    expect((await analyse({ documents: record(20), window: 8192 })).part.share).toBe(1);
  });
});

describe("what is left to the rules", () => {
  it("is every page that no answer came for, with the reason, and adds up with those answered for", async () => {
    const documents = record(24);
    const isPage = (request: Asked, page: number) => labelsOf(request).some((label) => pageOf(label) === page);
    server.setReply((request) => {
      if (isConcluding(request)) return concludeNothing(request);
      if (isPage(request, 20)) return refuse(401, "Incorrect API key provided");
      if (isPage(request, 3)) return refuse(400, "The response was filtered", { code: "content_filter" });
      return readFirst(request);
    });
    const { part } = await analyse({ documents, window: 8192 });
    const { byModel, rulesAlone } = part.coverage;
    const [filtered, notReached, ...others] = rulesAlone;
    expect(others).toEqual([]);
    expect(filtered).toEqual({ documentId: documents[0]!.id, from: 3, to: 3, why: "filtered" });
    expect(notReached).toMatchObject({ to: 24, why: "not reached" });
    expect(notReached!.from).toBeLessThanOrEqual(20);
    expect(byModel).toBeGreaterThan(0);
    expect(byModel! + 1 + (24 - notReached!.from + 1)).toBe(24);
  });
});

describe("a server that falls silent", () => {
  /** Answers at once, or never, by what is asked; counts the questions. */
  async function analyseWith(isSilent: (request: Asked) => boolean, pages: number) {
    const asked: string[][] = [];
    const plain = createServer((incoming, response) => {
      void json(incoming).then((body) => {
        const request = body as Asked;
        if (!isConcluding(request)) asked.push(labelsOf(request));
        if (isSilent(request)) return;
        const { content } = isConcluding(request) ? concludeNothing(request) : readFirst(request);
        response.writeHead(200, { "content-type": "application/json" });
        response.end(JSON.stringify({ choices: [{ index: 0, message: { content }, finish_reason: "stop" }] }));
      });
    }).listen(0, "127.0.0.1");
    await once(plain, "listening");
    onTestFinished(() => {
      plain.closeAllConnections();
      plain.close();
    });
    const baseUrl = `http://127.0.0.1:${(plain.address() as AddressInfo).port}/v1`;
    const { part } = await analyse({
      documents: record(pages),
      window: 8192,
      model: modelAt(baseUrl, { contextTokens: 8192, silence: 300 }),
    });
    return { part, asked };
  }

  it("over one page is asked for halves, down to that page, which the rules read alone", async () => {
    const { part, asked } = await analyseWith((request) => labelsOf(request).some((label) => pageOf(label) === 3), 6);
    expect(part.coverage).toMatchObject({ byModel: 5, rulesAlone: [{ from: 3, to: 3, why: "silent" }] });
    expect(part).toMatchObject({ failure: null, pagesSent: 6 });
    expect(part.note).toContain("OPENAI_SILENCE_SECONDS");
    expect(part.note).toContain("Ex. 1 p. 3.");
    // The page itself is asked for in two halves, too.
    expect(asked.map(({ length }) => length)).toEqual([6, 3, 2, 1, 1, 1, 3]);
  });

  it("over everything is given up, and its pages count as sent", async () => {
    const { part, asked } = await analyseWith(() => true, 4);
    expect(asked).toHaveLength(4);
    expect(part).toMatchObject({ hasRead: false, pagesSent: 4 });
    expect(part.note).toContain("OPENAI_SILENCE_SECONDS");
  });
});

it("lists the most important of each window before the second of any", async () => {
  server.setReply((request) =>
    isConcluding(request)
      ? concludeNothing(request)
      : answerWith(request, {
          ...NO_READING,
          issues: labelsOf(request)
            .slice(0, 2)
            .map((label, rank) => ({ quotes: [quoteOf(label)], text: `Rank ${rank + 1}, page ${pageOf(label)}.` })),
        }),
  );
  const { output } = await analyse({ documents: record(20), window: 8192 });
  const ranks = output.findings.map(({ text }) => Number(/^Rank (\d)/.exec(text)?.[1]));
  expect(ranks.length).toBeGreaterThan(2);
  expect(ranks).toEqual(ranks.toSorted());
});

// 25 minutes are two and a half times the default limit on silence; here it is five times a shorter one.
it("waits for a window whose answer trickles in for five times the limit on silence", async () => {
  const SILENCE = 400;
  const asked: string[][] = [];
  const plain = createServer((incoming, response) => {
    void json(incoming).then((body) => {
      const request = body as Asked;
      if (!isConcluding(request)) asked.push(labelsOf(request));
      const { content } = isConcluding(request) ? concludeNothing(request) : readFirst(request);
      const send = (delta: string, finish_reason: string | null = null) =>
        response.write(
          `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: delta }, finish_reason }] })}\n\n`,
        );
      response.writeHead(200, { "content-type": "text/event-stream" });
      const pieces = isConcluding(request) ? 1 : 20;
      const length = Math.ceil(content.length / pieces);
      let sent = 0;
      const timer = setInterval(() => {
        send(content.slice(sent * length, (sent + 1) * length), sent === pieces ? "stop" : null);
        sent += 1;
        if (sent <= pieces) return;
        clearInterval(timer);
        response.end("data: [DONE]\n\n");
      }, SILENCE / 4);
    });
  }).listen(0, "127.0.0.1");
  await once(plain, "listening");
  onTestFinished(() => {
    plain.closeAllConnections();
    plain.close();
  });
  const baseUrl = `http://127.0.0.1:${(plain.address() as AddressInfo).port}/v1`;
  const model = modelAt(baseUrl, { contextTokens: 8192, silence: SILENCE });
  const { part } = await analyse({ documents: record(6), window: 8192, model });
  expect(asked.map(({ length }) => length)).toEqual([6]);
  expect(part).toMatchObject({ share: 1, note: null, failure: null, coverage: { byModel: 6, rulesAlone: [] } });
});

it("names the law, and each file once", async () => {
  server.setReply(readOrConclude);
  await analyse({ documents: record(3), window: 8192 });
  for (const request of server.asked()) expect(textOf(request)).toContain("under the law of the United States");
  const [reading] = server.asked();
  expect(textOf(reading!).match(/ "report\.txt">>>$/gm)).toHaveLength(1);
  expect(textOf(reading!).match(/^<<<\d{8} (?:p\d.*|rules|end)>>>$/gm)).toHaveLength(5);
});

describe("the conclusion", () => {
  const basis: ProposedFinding = {
    ...{ kind: "issue", ruleId: "issue.stop-basis", engine: "offline", text: "What justified the stop?", detail: "" },
    citations: [{ documentId: record(1)[0]!.id, pageNumber: 2, quote: factOf(2) }],
  };
  const concluding =
    (conclude: (ids: readonly string[], request: Asked) => object): Reply =>
    (request) =>
      isConcluding(request)
        ? answerWith(request, { ...NO_CONCLUSION, ...conclude(idsOf(request), request) })
        : readFirst(request);

  it("gets standing findings of both engines by their ids, and no page", async () => {
    server.setReply((request, index) => {
      if (isConcluding(request)) return concludeNothing(request);
      const invented = [{ quotes: ["D1.1 He confessed to everything at once, twice"], text: "Invented." }];
      const first = JSON.parse(readFirst(request).content) as object;
      return answerWith(request, { ...first, issues: index === 0 ? invented : [] });
    });
    const { output } = await analyse({ documents: record(3), window: 8192, offline: [basis] });
    const asked = server.asked().filter(isConcluding);
    expect(asked).toHaveLength(1);
    expect(listOf(asked[0]!)).toEqual([
      "M1 factor- Seen at mile 1.",
      expect.stringMatching(/^R1 issue What justified the stop\? D1\.2 "Officer number 2 saw/),
    ]);
    expect(textOf(asked[0]!)).not.toContain("ordinary calls");
    // It is not hidden that the model invented something.
    expect(output.findings.map(({ text }) => text)).toContain("Invented.");
  });

  it("is not asked about a gap that code has set aside, nor about a step", async () => {
    const quotes = (request: Asked, page: number) => [quoteOf(labelsOf(request)[page - 1]!)];
    server.setReply((request) =>
      isConcluding(request)
        ? concludeNothing(request)
        : answerWith(request, {
            ...NO_READING,
            gaps: [
              { quotes: quotes(request, 1), basis: "mentioned", what: "payroll ledger", from: null },
              { quotes: quotes(request, 2), basis: "mentioned", what: "radio call of the officer", from: null },
            ],
            actions: [{ quotes: quotes(request, 3), text: "Drive the road." }],
          }),
    );
    const { output } = await analyse({ documents: record(3), window: 8192 });
    expect(listOf(server.asked().find(isConcluding)!)).toEqual(["M1 gap Radio call of the officer"]);
    expect(output.findings).toMatchObject([
      { text: "Radio call of the officer" },
      { text: "Payroll ledger", audit: { verdict: "rejected", why: "The quoted passage does not mention it." } },
      { kind: "action", text: "Drive the road." },
    ]);
  });

  it("decides what the rules' findings are worth, weighs once, and sums up", async () => {
    server.setReply(
      concluding((ids) => ({
        audit: ["R1 reject: The quote is about a car."],
        factors: [{ of: ["M1", "M2"], weight: 9, text: "The sightings lie apart." }],
        summary: ids.slice(0, 3).map((id) => ({ of: [id], sentence: `One officer saw the car (${id}).` })),
      })),
    );
    const { output, part } = await analyse({ documents: record(20), window: 8192, offline: [basis] });
    expect(output.findings.find(({ ruleId }) => ruleId === "issue.stop-basis")).toMatchObject({
      audit: { verdict: "rejected", why: "The quote is about a car." },
    });
    const factors = output.findings.filter(({ kind }) => kind === "factor");
    expect(factors.map((factor) => [factor.text, weightOf(factor)])).toEqual([["The sightings lie apart.", 9]]);
    expect(output.summary).toHaveLength(3);
    expect(part.note).toBe(null);
  });

  it("loses nothing that the model found and that stands", async () => {
    server.setReply(
      concluding((ids) => ({
        audit: ids.filter((id) => id.startsWith("R")).map((id) => `${id} same M1`),
        factors: [{ of: ["M1"], weight: 9, text: "The sightings lie apart." }],
      })),
    );
    const { output } = await analyse({ documents: record(24), window: 8192, offline: [basis] });
    const found = server
      .asked()
      .filter((request) => !isConcluding(request))
      .map((request) => pageOf(labelsOf(request)[0]!));
    expect(found.length).toBeGreaterThan(1);
    const shown = output.findings.flatMap(({ text, alsoSaid = [] }) => [text, ...alsoSaid]);
    for (const page of found) expect(shown).toContain(`Seen at mile ${page}.`);
    expect(shown).toContain("What justified the stop?");
  });

  it("compares facts of windows that were read apart, and quotes both", async () => {
    server.setReply((request) => {
      if (!isConcluding(request)) {
        const labels = labelsOf(request);
        const facts = labels.map((label) => ({ quotes: [quoteOf(label)], text: "the gray car" }));
        return answerWith(request, { ...NO_READING, facts });
      }
      const [one, other] = [1, 20].map(
        (page) =>
          listOf(request)
            .find((line) => line.includes(`D1.${page} `))!
            .split(" ")[0],
      );
      return answerWith(request, {
        ...NO_CONCLUSION,
        contradictions: [{ one, other, text: "Where the car was: mile 1 or mile 20." }],
      });
    });
    const { output } = await analyse({ documents: record(20), window: 8192 });
    const [pair] = output.findings.filter((finding) => finding.kind === "contradiction");
    expect(pair).toMatchObject({ one: { pageNumber: 1 }, other: { pageNumber: 20 } });
  });

  it.each([
    ["prose", () => ({ content: "I would rather not." })],
    ["an empty object", () => ({ content: "{}" })],
    ["nothing, the server being away", () => refuse(500, "oops")],
  ] as const)("leaves what was read as it stands when it answers %s, and says so", async (_, reply) => {
    server.setReply((request) => (isConcluding(request) ? reply() : readFirst(request)));
    const { output, part } = await analyse({ documents: record(20), window: 8192, offline: [basis] });
    expect(part.note).toContain("It did not review the whole record");
    expect(output.findings.map(({ text }) => text)).toContain("What justified the stop?");
    expect(output.findings.filter(({ text }) => text.startsWith("Seen at mile")).length).toBeGreaterThan(1);
    expect(part.hasRead).toBe(true);
  });

  it("does not add the model's factors to the rules'", async () => {
    const rules = Array.from({ length: 4 }, (_, index): ProposedFinding => ({
      ...{
        kind: "factor",
        ruleId: `factor.${index}`,
        engine: "offline",
        text: `By rules ${index}`,
        detail: "",
        weight: 9,
        isTentative: false,
      },
      citations: [{ documentId: record(1)[0]!.id, pageNumber: 2, quote: factOf(2) }],
    }));
    server.setReply((request) =>
      isConcluding(request)
        ? { content: "No." }
        : answerWith(request, {
            ...NO_READING,
            factors: labelsOf(request).map((label) => ({
              quotes: [quoteOf(label)],
              text: `Seen ${label}.`,
              weight: 5,
            })),
          }),
    );
    const { output } = await analyse({ documents: record(4), window: 8192, offline: rules });
    const factors = output.findings.filter(({ kind }) => kind === "factor");
    expect(factors.map(({ engine }) => engine)).toEqual(["model", "model", "model", "model"]);
    expect(output.findings.filter(({ text }) => text.startsWith("By rules")).map(({ kind }) => kind)).toEqual([
      ...["defense", "defense", "defense", "defense"],
    ]);
  });

  it("judges a list that is longer than the window in parts, then weighs what they chose", async () => {
    const text = "A fact about the road, told at some length so that the list of all of them does not fit. ".repeat(3);
    server.setReply((request) =>
      isConcluding(request)
        ? answerWith(request, {
            ...NO_CONCLUSION,
            factors: [{ of: [idsOf(request)[0]], weight: 5, text: `Weighed of ${listOf(request).length}.` }],
          })
        : answerWith(request, {
            ...NO_READING,
            factors: labelsOf(request).flatMap((label) =>
              Array.from({ length: 3 }, (_, index) => ({
                quotes: [quoteOf(label)],
                text: `${index} ${label} ${text}`,
                weight: 3,
              })),
            ),
          }),
    );
    const { output, part } = await analyse({ documents: record(20), window: 8192 });
    const counts = server
      .asked()
      .filter(isConcluding)
      .map((request) => listOf(request).length);
    expect(counts.length).toBeGreaterThan(2);
    expect(counts.slice(0, -1).reduce((sum, count) => sum + count, 0)).toBe(60);
    expect(counts.at(-1)).toBe(counts.length - 1);
    const factors = output.findings.filter(({ kind }) => kind === "factor");
    expect(factors.map((one) => one.text)).toEqual([`Weighed of ${counts.length - 1}.`]);
    expect(part.note).toBe(null);
  });

  it("asks for less when the list was too long for the server after all", async () => {
    let refused = 0;
    server.setReply((request) => {
      if (!isConcluding(request)) return readFirst(request);
      if (refused === 0) {
        refused += 1;
        return refuse(400, "This model's maximum context length is 4096 tokens.", { code: "context_length_exceeded" });
      }
      return concludeNothing(request);
    });
    const { part } = await analyse({ documents: record(20), window: 8192 });
    expect(refused).toBe(1);
    expect(part.note).toBe(null);
    expect(Number(server.asked().at(-1)!.max_tokens)).toBeLessThanOrEqual(1300);
  });
});

describe("a second analysis of the case", () => {
  const another = (): SourceDocument => ({
    ...record(1)[0]!,
    ...{ id: "3f0c7a52-0000-4000-8000-000000000002", exhibit: 2, fileName: "log.txt" },
  });
  const readQuestions = () => server.asked().filter((request) => !isConcluding(request));

  it("sends the pages that are new, and nothing where nothing is", async () => {
    server.setReply(readOrConclude);
    const answers = keepAnswers();
    const first = await analyse({ documents: record(6), window: 8192, answers });
    server.setReply(readOrConclude);
    const second = await analyse({ documents: record(6), window: 8192, answers, id: "analysis-2" });
    expect(server.asked()).toEqual([]);
    expect(second.output).toEqual(first.output);
    expect(second.part.pagesSent).toBe(6);
    const third = await analyse({ documents: [another(), ...record(6)], window: 8192, answers, id: "analysis-3" });
    const asked = readQuestions().map((request) =>
      [...textOf(request).matchAll(/ page (D\d+\.\d+)\b/g)].map(([, label]) => label),
    );
    expect(asked).toEqual([["D1.1"]]);
    // Its labels are those of now: what was read before stands on the document that has moved to the second place.
    expect(third.output.findings.flatMap((one) => citationsOf(one)).map(({ documentId }) => documentId)).toContain(
      record(1)[0]!.id,
    );
    expect(third.part).toMatchObject({ share: 1, coverage: { byModel: 7, rulesAlone: [] } });
  });

  it("reads a document again that the attorney asks about, but not twice after a restart", async () => {
    server.setReply(readOrConclude);
    const answers = keepAnswers();
    const documents = [...record(2), another()];
    await analyse({ documents, window: 8192, answers });
    for (const id of ["analysis-2", "analysis-3", "analysis-3"])
      await analyse({ documents, window: 8192, answers, id, focusDocumentId: documents[0]!.id });
    expect(readQuestions()).toHaveLength(3);
  });
});
