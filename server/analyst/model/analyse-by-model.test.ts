import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { ModelPort } from "#server/llm/model-port.ts";
import { answerWith, modelAt, refuse, startModelServer, textOf } from "#server/llm/testing/model-server.ts";
import type { Asked, Reply } from "#server/llm/testing/model-server.ts";
import { weightOf, type ProposedFinding, type SourceDocument } from "../findings.ts";
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

const labelsOf = (request: Asked) => [...textOf(request).matchAll(/ page (D1\.\d+) file /g)].map(([, label]) => label!);
const isWeighing = (request: Asked) => textOf(request).includes(" list>>>");
/** The lines of the findings that are to be weighed. */
const listOf = (request: Asked) =>
  (/ list>>>\n([^]*)\n<<</.exec(textOf(request))?.[1] ?? "").split("\n").filter((line) => line !== "");

function finding(kind: string, text: string, quotes: readonly (readonly [string, string])[], weight: number | null) {
  return {
    ...{ kind, text, detail: "", weight, date: null, time: null },
    quotes: quotes.map(([page, quote]) => ({ page, quote })),
  };
}

/** A factor for the first page that it was shown. */
function readFirst(request: Asked) {
  const [label = ""] = labelsOf(request);
  const page = Number(label.split(".")[1]);
  return finding("factor", `Seen at mile ${page}.`, [[label, factOf(page)]], page % 2 === 0 ? 4 : -4);
}

function analyse(given: {
  documents: readonly SourceDocument[];
  window: number;
  offline?: ProposedFinding[];
  model?: ModelPort;
}) {
  const { documents, window, offline = [] } = given;
  return analyseByModel(
    {
      model: given.model ?? modelAt(server.baseUrl, { contextTokens: window }),
      chunks: { find: () => undefined, save: async () => {} },
      deadline: new Date(Date.now() + 60_000),
      signal: new AbortController().signal,
    },
    {
      ...{ documents, hasFocus: false, beforeSending: async () => {}, onProgress: () => {} },
      offline: { offenceClass: "dui", findings: offline, keySentences: [] },
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
      const found = isWeighing(request) ? [] : [readFirst(request)];
      return {
        ...answerWith(request, { findings: found, summary: [] }),
        usage: { prompt_tokens: counted, completion_tokens: 20 },
      };
    });
    const { part } = await analyse({ documents: record(24), window });
    expect(refused).toBe(1);
    expect(part).toMatchObject({ note: null, failure: null, hasRead: true, share: 1, pagesSent: 24 });
    const read = server.asked().filter((request) => !isWeighing(request));
    expect(new Set(read.slice(1).flatMap(labelsOf)).size).toBe(24);
    // The refused request alone was too large, and what follows is not needlessly small either.
    const later = read.slice(1, -1).map(countDearly);
    expect(Math.max(...later) + Number(read[1]!.max_tokens)).toBeLessThanOrEqual(window);
    expect(Math.max(...later)).toBeGreaterThan(window * 0.4);
  });

  it("follows the count in an answer before anything is refused", async () => {
    server.setReply((request) => ({
      ...answerWith(request, { findings: isWeighing(request) ? [] : [readFirst(request)], summary: [] }),
      usage: { prompt_tokens: countDearly(request), completion_tokens: 20 },
    }));
    await analyse({ documents: record(40), window: 8192 });
    const sizes = server
      .asked()
      .filter((request) => !isWeighing(request))
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
        findings: labelsOf(request)
          .slice(0, 1)
          .map((label) => finding("weakness", "Something.", [[label, quote(label)]], null)),
        summary: [],
      });
  const honest = (label: string) => factOf(Number(label.split(".")[1]));
  const invented = () => "He confessed to everything in front of nine people";

  it("is all of it for a model that copies what stands there", async () => {
    server.setReply(quoting(honest));
    expect((await analyse({ documents: record(20), window: 8192 })).part).toMatchObject({ hasRead: true, share: 1 });
  });

  it.each([
    ["quotes what stands nowhere", quoting(invented)],
    ["never finds anything", (request: Asked) => answerWith(request, { findings: [], summary: [] })],
    [
      "does not give the check word back",
      (request: Asked) => ({
        ...answerWith(request, { findings: [readFirst(request)], summary: [], check: "lost" }),
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
      index === 0 ? quoting(honest)(request, index) : answerWith(request, { findings: [], summary: [] }),
    );
    expect((await analyse({ documents: record(20), window: 8192 })).part.share).toBe(1);
  });
});

describe("what is left to the rules", () => {
  it("is every page that no answer came for, with the reason, and adds up with those answered for", async () => {
    const documents = record(24);
    const isPage = (request: Asked, page: number) => labelsOf(request).includes(`D1.${page}`);
    server.setReply((request) => {
      if (isWeighing(request)) return answerWith(request, { findings: [], summary: [] });
      if (isPage(request, 20)) return refuse(401, "Incorrect API key provided");
      if (isPage(request, 3)) return refuse(400, "The response was filtered", { code: "content_filter" });
      return answerWith(request, { findings: [readFirst(request)], summary: [] });
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
        if (!isWeighing(request)) asked.push(labelsOf(request));
        if (isSilent(request)) return;
        const findings = isWeighing(request) ? [] : [readFirst(request)];
        const { content } = answerWith(request, { findings, summary: [] });
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
    const { part, asked } = await analyseWith((request) => labelsOf(request).includes("D1.3"), 6);
    expect(part.coverage).toMatchObject({ byModel: 5, rulesAlone: [{ from: 3, to: 3, why: "silent" }] });
    expect(part).toMatchObject({ failure: null, pagesSent: 6 });
    expect(part.note).toContain("OPENAI_SILENCE_SECONDS");
    expect(part.note).toContain("Ex. 1 p. 3.");
    // The page itself is asked for in two halves, too.
    expect(asked.map(({ length }) => length)).toEqual([6, 3, 2, 1, 1, 1, 3]);
  });

  it("over everything is given up, and its pages count as sent", async () => {
    const { part, asked } = await analyseWith(() => true, 8);
    expect(asked).toHaveLength(4);
    expect(part).toMatchObject({ hasRead: false, pagesSent: 8 });
    expect(part.note).toContain("OPENAI_SILENCE_SECONDS");
  });
});

describe("the weighing of the whole", () => {
  it("is not asked for when one window held everything", async () => {
    server.setReply((request) => answerWith(request, { findings: [readFirst(request)], summary: [] }));
    await analyse({ documents: record(3), window: 8192 });
    expect(server.asked()).toHaveLength(1);
  });

  it("gets standing findings of both engines and no page, and its factors replace those of the windows", async () => {
    const offline: ProposedFinding = {
      ...{ kind: "issue", ruleId: "issue.stop-basis", engine: "offline", text: "What justified the stop?", detail: "" },
      citations: [{ documentId: record(1)[0]!.id, pageNumber: 2, quote: factOf(2) }],
    };
    server.setReply((request) =>
      isWeighing(request)
        ? answerWith(request, {
            findings: [
              finding("factor", "The sightings lie apart.", [["D1.1", factOf(1)]], 9),
              finding(
                "contradiction",
                "Where the car was",
                [
                  ["D1.1", factOf(1)],
                  ["D1.20", factOf(20)],
                ],
                null,
              ),
            ],
            summary: [{ page: "D1.1", quote: factOf(1) }],
          })
        : answerWith(request, {
            findings: [
              readFirst(request),
              finding("issue", "Invented.", [["D1.1", "He confessed to everything at once, twice"]], null),
            ],
            summary: [],
          }),
    );
    const { output, part } = await analyse({ documents: record(20), window: 8192, offline: [offline] });
    const weighing = server.asked().filter(isWeighing);
    expect(weighing).toHaveLength(1);
    expect(weighing[0]).toMatchObject({ response_format: { type: "json_schema" }, temperature: 0.1 });
    const lines = listOf(weighing[0]!);
    expect(lines[0]).toMatch(/^issue \[rules\] "What justified the stop\?" D1\.2 "Officer number 2 saw/);
    expect(lines.slice(1).every((line) => /^factor [+-]4 \[read\] "Seen at mile \d+\."/.test(line))).toBe(true);
    expect(textOf(weighing[0]!)).not.toContain("Invented.");
    expect(textOf(weighing[0]!)).not.toContain("ordinary calls");
    const factors = output.findings.filter(({ kind }) => kind === "factor");
    expect(factors.map((factor) => [factor.text, weightOf(factor)])).toEqual([["The sightings lie apart.", 9]]);
    expect(output.findings.filter(({ kind }) => kind === "contradiction")).toHaveLength(1);
    const kept = output.findings.filter(({ text }) => text.startsWith("Seen at mile"));
    expect(kept.length).toBeGreaterThan(1);
    expect(kept.every(({ kind }) => ["defense", "weakness"].includes(kind))).toBe(true);
    expect(part.note).toBe(null);
  });

  it.each([
    ["prose", () => ({ content: "I would rather not." })],
    ["an empty object", () => ({ content: "{}" })],
    ["nothing, the server being away", () => refuse(500, "oops")],
  ] as const)("leaves what was read as it stands when it answers %s, and says so", async (_, reply) => {
    server.setReply((request) =>
      isWeighing(request) ? reply() : answerWith(request, { findings: [readFirst(request)], summary: [] }),
    );
    const { output, part } = await analyse({ documents: record(20), window: 8192 });
    expect(part.note).toContain("was not weighed over the whole record: the same fact may count twice.");
    expect(output.findings.filter(({ kind }) => kind === "factor").length).toBeGreaterThan(1);
    expect(part.hasRead).toBe(true);
  });

  it("asks in parts when the list is longer than the window, and weighs the parts' results again", async () => {
    const text = "A fact about the road, told at some length so that the list of all of them does not fit. ".repeat(3);
    server.setReply((request) =>
      isWeighing(request)
        ? answerWith(request, {
            findings: [finding("factor", `Weighed of ${listOf(request).length}.`, [["D1.1", factOf(1)]], 5)],
            summary: [],
          })
        : answerWith(request, {
            findings: labelsOf(request).flatMap((label) =>
              Array.from({ length: 3 }, (_, index) =>
                finding("factor", `${text}${index} ${label}`, [[label, factOf(Number(label.split(".")[1]))]], 3),
              ),
            ),
            summary: [],
          }),
    );
    const { output, part } = await analyse({ documents: record(20), window: 8192 });
    const counts = server
      .asked()
      .filter(isWeighing)
      .map((request) => listOf(request).length);
    expect(counts.length).toBeGreaterThan(2);
    // Every finding went out once, and the last question holds one line of each part.
    expect(counts.at(-1)).toBe(counts.length - 1);
    expect(output.findings.filter(({ kind }) => kind === "factor").map((one) => one.text)).toEqual([
      `Weighed of ${counts.length - 1}.`,
    ]);
    expect(part.note).toBe(null);
  });

  it("asks for less when the list was too long for the server after all", async () => {
    let refused = 0;
    server.setReply((request) => {
      if (!isWeighing(request)) return answerWith(request, { findings: [readFirst(request)], summary: [] });
      if (refused === 0) {
        refused += 1;
        return refuse(400, "This model's maximum context length is 4096 tokens.", { code: "context_length_exceeded" });
      }
      return answerWith(request, {
        findings: [finding("factor", "Weighed.", [["D1.1", factOf(1)]], 5)],
        summary: [],
      });
    });
    const { part } = await analyse({ documents: record(20), window: 8192 });
    expect(refused).toBe(1);
    expect(part.note).toBe(null);
    expect(Number(server.asked().at(-1)!.max_tokens)).toBeLessThanOrEqual(1024);
  });
});
