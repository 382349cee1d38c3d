import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listPages } from "#server/analyst/model/plan-windows.ts";
import { concludeMessages } from "#server/analyst/model/prompts/conclude.ts";
import { analyseRecordMessages } from "#server/analyst/model/prompts/analyse-record.ts";
import type { ProposedFinding } from "#server/analyst/findings.ts";
import { makeDocuments } from "#server/analyst/testing/make-documents.ts";
import type { CaseFile } from "./case-file.ts";
import { analyseByReplay, hashRequest, keepReplays, listReplayedCases, readReplays } from "./replay-model.ts";

const file = {
  name: "stop",
  documents: makeDocuments([
    ["report.txt", "The gray car crossed the center line twice before the officer stopped it."],
  ]),
} as unknown as CaseFile;
const RULES = { offenceClass: "dui", findings: [], summary: [] } as const;
const quote = "crossed the center line twice";
const ANSWER = JSON.stringify({
  ...{ contradictions: [], gaps: [], issues: [], events: [], actions: [], audit: [], summary: [] },
  factors: [["w1", `p1 ${quote}`, "-4", "The car left its lane."]],
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "replays-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The engine's request as the adapter sends it to a server. */
function record(answer: string, ruleLines: readonly string[] = []): void {
  const { pages } = listPages(file.documents);
  const [system, ...rest] = analyseRecordMessages({
    ...{ pages, ruleLines, nonce: "01234567", hasFocus: false, charge: null, law: "us" },
  });
  const content = `Check word: 0a1b2c. Give it back unchanged in the field "check".\n\n${system?.content ?? ""}\n\nAnswer with one JSON object and nothing else, in this form:\n{"type":"object"}`;
  const body = { model: "bridge-1", stream: false, messages: [{ role: "system", content }, ...rest] };
  writeFileSync(join(folder, "001.request.json"), JSON.stringify(body));
  writeFileSync(join(folder, "001.answer.txt"), answer);
  writeFileSync(join(folder, "002.request.json"), JSON.stringify(body));
}

it("replays a recorded pair through the product's engine", async () => {
  record(ANSWER);
  expect(keepReplays(folder, { name: "stop", window: 8192 }, join(folder, "kept"))).toBe(1);
  expect(listReplayedCases(join(folder, "kept"))).toEqual(["stop"]);
  const replays = readReplays("stop", join(folder, "kept"));
  const { output } = await analyseByReplay(file, { rules: RULES, replays });
  expect(output.findings).toMatchObject([{ kind: "factor", weight: -4, engine: "model", citations: [{ quote }] }]);
});

it("leaves the rules alone and says so where no answer was kept", async () => {
  record(ANSWER);
  keepReplays(folder, { name: "stop", window: 8192 }, join(folder, "kept"));
  const replays = readReplays("stop", join(folder, "kept")).map((replay) => ({ ...replay, request: "0".repeat(64) }));
  const { output, part } = await analyseByReplay(file, { rules: RULES, replays });
  expect(output.findings).toEqual([]);
  expect(part.note).toContain("No answer to this request was kept");
});

it("names a request by its words, not by the marks that are new each time", () => {
  const ask = (nonce: string, page: string) => [{ role: "user" as const, content: `<<<${nonce} page>>>\n${page}` }];
  expect(hashRequest(ask("01234567", "one"))).toBe(hashRequest(ask("76543210", "one")));
  expect(hashRequest(ask("01234567", "one"))).not.toBe(hashRequest(ask("01234567", "two")));
});

it("keeps no request text", () => {
  record("An answer");
  keepReplays(folder, { name: "stop", window: 8192 }, join(folder, "kept"));
  expect(readFileSync(join(folder, "kept", "stop", "8192-001.json"), "utf8")).not.toContain("center line");
});

it("answers about a list of findings by its lines, also when the rules find something else by now", async () => {
  record(ANSWER);
  const list = `<<<01234567 list>>>\nM1 issue Gone.\nM2 factor- The car left its lane.\n<<<01234567 end>>>`;
  const factors = [{ of: ["M1", "M2"], weight: -7, text: "It crossed the line twice." }];
  const conclusion = { audit: ["M1 reject: gone", "M2 keep"], contradictions: [], factors, summary: [] };
  const messages = concludeMessages({ lines: [], nonce: "01234567", charge: null, law: "us" }).slice(0, 1);
  const body = { model: "bridge-1", messages: [...messages, { role: "user", content: list }] };
  writeFileSync(join(folder, "003.request.json"), JSON.stringify(body));
  writeFileSync(join(folder, "003.answer.txt"), JSON.stringify(conclusion));
  keepReplays(folder, { name: "stop", window: 8192 }, join(folder, "kept"));
  const { output } = await analyseByReplay(file, { rules: RULES, replays: readReplays("stop", join(folder, "kept")) });
  expect(output.findings).toMatchObject([{ kind: "factor", weight: -7, text: "It crossed the line twice." }]);
});

it("answers about a whole record by the lines of the rules, also when they find something else by now", async () => {
  const basis: ProposedFinding = {
    ...{ kind: "issue", ruleId: "issue.basis", engine: "offline", text: "Why was it stopped?", detail: "" },
    citations: [{ documentId: file.documents[0]!.id, pageNumber: 1, quote: "before the officer stopped it" }],
  };
  const line = (id: string) => `${id} issue Why was it stopped? p1 "before the officer stopped it"`;
  const summary = ["One.", "Two.", "Three."].map((sentence) => ["w1", sentence]);
  record(JSON.stringify({ ...JSON.parse(ANSWER), audit: ["R1 keep", "R2 reject: no use"], summary }), [
    'R1 gap Gone. p1 "The gray car"',
    line("R2"),
  ]);
  keepReplays(folder, { name: "stop", window: 8192 }, join(folder, "kept"));
  const replays = readReplays("stop", join(folder, "kept"));
  const { output, tokens } = await analyseByReplay(file, { rules: { ...RULES, findings: [basis] }, replays });
  expect(output.findings).toMatchObject([{ kind: "factor" }, { audit: { verdict: "rejected", why: "no use" } }]);
  expect(output.summary).toHaveLength(3);
  expect(tokens.conclude).toBe(0);
});
