import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { LOW_CONFIDENCE } from "#lib/domain/files/pages.ts";
import { findCaseCharge } from "#server/analyst/facts/find-case-charge.ts";
import type { EngineOutput } from "#server/analyst/findings.ts";
import { analyseByModel, type ModelPart } from "#server/analyst/model/analyse-by-model.ts";
import { estimatePrompt, estimateTokens } from "#server/llm/estimate-tokens.ts";
import { readCase } from "#server/analyst/read-case.ts";
import { withoutAddressedLines } from "#server/analyst/text/page/without-addressed-lines.ts";
import { extractJson } from "#server/llm/extract-json.ts";
import { withInstructions } from "#server/llm/json-form.ts";
import { ModelUnreachable, ModelUnusable } from "#server/llm/model-errors.ts";
import type { JsonRequest, ModelMessage, ModelPort, TextRequest } from "#server/llm/model-port.ts";
import type { CaseFile } from "./case-file.ts";

const REPLAYS = join(import.meta.dirname, "..", "replays");

/** One kept answer (`replays/<case>/<window>-NNN.json`). The request is kept as a hash: it follows from the case and the prompt. */
const Replay = z.strictObject({
  model: z.string(),
  /** Tokens of the model's window: it decides how the pages are divided into requests. */
  window: z.int().positive(),
  request: z.string().regex(/^[0-9a-f]{64}$/),
  /** Of a question with a list: each line by its id, so that the answer stays of use when the rules find something else. */
  lines: z.record(z.string(), z.string()).optional(),
  answer: z.string(),
});
export type Replay = z.infer<typeof Replay>;

/** Names of the cases that have replays. */
export function listReplayedCases(folder = REPLAYS): string[] {
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
}

/** The kept answers of a case. @throws Error that names the file at fault */
export function readReplays(name: string, folder = REPLAYS): Replay[] {
  return readdirSync(join(folder, name))
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .map((file) => {
      const path = join(folder, name, file);
      const result = Replay.safeParse(JSON.parse(readFileSync(path, "utf8")));
      if (!result.success) throw new Error(`${path}: ${result.error.message}`);
      return result.data;
    });
}

/** A request as an OpenAI-compatible server receives it; only what identifies the question. */
const Recorded = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.enum(["system", "user", "assistant"]), content: z.string() })),
});

/**
 * Keeps recorded pairs as the replays of a case, in place of earlier ones.
 * @param from folder of `NNN.request.json` (the body of a chat completion) and `NNN.answer.txt`
 * @param window tokens that the model was configured with
 * @returns how many were kept; a request without an answer is left out
 */
export function keepReplays(from: string, given: { readonly name: string; readonly window: number }, to = REPLAYS) {
  const { name, window } = given;
  const numbers = readdirSync(from).flatMap((file) => /^(\d+)\.request\.json$/.exec(file)?.[1] ?? []);
  const answered = numbers.filter((number) => existsSync(join(from, `${number}.answer.txt`))).toSorted();
  mkdirSync(join(to, name), { recursive: true });
  for (const number of answered) {
    const { model, messages } = Recorded.parse(JSON.parse(readFileSync(join(from, `${number}.request.json`), "utf8")));
    const answer = readFileSync(join(from, `${number}.answer.txt`), "utf8");
    const lines = linesOf(messages);
    const replay: Replay = {
      model,
      window,
      request: hashRequest(messages),
      ...(lines === null ? {} : { lines }),
      answer,
    };
    writeFileSync(join(to, name, `${window}-${number}.json`), `${JSON.stringify(replay, null, 2)}\n`);
  }
  return answered.length;
}

/**
 * Names a question without what is new each time (the marks around pages, the check word), without the charge, and without
 * what the adapter adds for a server, so that a recorded request and the engine's own have one name.
 */
export function hashRequest(messages: readonly ModelMessage[]): string {
  const bare = messages.map(({ role, content }) => ({
    role,
    content: content
      .replace(/^Check word: \w+\. .*\n\n/, "")
      .replace(/\n\nAnswer with one JSON object and nothing else[,.] .*$/s, "")
      // Read from the papers by rules, which change.
      .replace(/\n\nThe charge, in the papers' words: [^\n]*/, "")
      .replace(/<<<[0-9a-f]{8} /g, "<<<")
      // Findings of rules, which change: see `lines`.
      .replace(/(?<=^<<<rules>>>\n)[^]*(?=^<<<end>>>$)/m, ""),
  }));
  return createHash("sha256").update(JSON.stringify(bare)).digest("hex");
}

/** The lines of a list that is asked about, alone or beside pages, by id; null for a question about pages alone. */
function linesOf(messages: readonly ModelMessage[]): Record<string, string> | null {
  const list = /<<<\w* ?(?:list|rules)>>>\n([^]*)\n<<</.exec(messages.map(({ content }) => content).join("\n"))?.[1];
  if (list === undefined) return null;
  const lines = list.split("\n").flatMap((line) => {
    const [, id, text] = /^([MRF]\d+) (.*)$/.exec(line) ?? [];
    return id === undefined || text === undefined ? [] : [[id, text] as const];
  });
  return Object.fromEntries(lines);
}

/** True for a question about a list alone, without pages. */
function isAboutList(messages: readonly ModelMessage[]): boolean {
  return messages.some(({ content }) => /^<<<\w* ?list>>>$/m.test(content));
}

/** Every id in an answer as it is called in the list of now; one whose line is gone stays, and names nothing. */
function renameIds(answer: unknown, nameOf: ReadonlyMap<string, string>): unknown {
  if (typeof answer === "string")
    return /^[MRF]\d+(?: (?:keep|reject|rephrase|same)\b|$)/.test(answer)
      ? answer.replace(/^[MRF]\d+|(?<=^\w+ same )[MRF]\d+/g, (id) => nameOf.get(id) ?? "gone")
      : answer;
  if (Array.isArray(answer)) return answer.map((item) => renameIds(item, nameOf));
  if (typeof answer !== "object" || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, renameIds(value, nameOf)]));
}

/** An answer about a list, its ids as they are called in the list of now. */
function renamed(replay: Replay, lines: Readonly<Record<string, string>>): string {
  const idOf = new Map(Object.entries(lines).map(([id, text]) => [text, id]));
  const names = Object.entries(replay.lines ?? {}).map(([id, text]) => [id, idOf.get(text) ?? "gone"] as const);
  const value = parseLoosely(replay.answer);
  return value === undefined ? replay.answer : JSON.stringify(renameIds(value, new Map(names)));
}

/** The kept answer about the list that shares the most lines with this one. */
function closestTo(lines: Readonly<Record<string, string>>, replays: readonly Replay[]): Replay | undefined {
  const texts = new Set(Object.values(lines));
  const shared = (replay: Replay) => Object.values(replay.lines ?? {}).filter((text) => texts.has(text)).length;
  return replays.filter((replay) => shared(replay) > 0).toSorted((one, other) => shared(other) - shared(one))[0];
}

function parseLoosely(text: string): unknown {
  const extracted = extractJson(text, z.looseObject({}));
  return "value" in extracted ? extracted.value : undefined;
}

/**
 * A model that gives kept answers. A question without one counts as a server that is away.
 * @param onAnswer is told each question that is answered, as a server gets it, with its answer
 */
export function createReplayModel(
  replays: readonly Replay[],
  onAnswer: (messages: readonly ModelMessage[], answer: string) => void = () => {},
): ModelPort {
  const [first] = replays;
  if (first === undefined) throw new Error("There are no replays to answer from.");
  const byRequest = new Map(replays.map((replay) => [replay.request, replay]));
  const told = { finishReason: "stop", modelReported: first.model };
  const usage = { promptTokens: null, completionTokens: null };
  const answerTo = (request: TextRequest | JsonRequest<z.ZodObject>): string => {
    const { messages } = request;
    const lines = linesOf(messages);
    const replay =
      byRequest.get(hashRequest(messages)) ??
      (lines !== null && isAboutList(messages) ? closestTo(lines, replays) : undefined);
    if (replay === undefined) throw new ModelUnreachable("No answer to this request was kept.");
    const answer = lines === null ? replay.answer : renamed(replay, lines);
    const outline = "outline" in request ? request.outline : undefined;
    const sent = outline === undefined ? messages : withInstructions(messages, { nonce: "0".repeat(12), outline });
    onAnswer(sent, replay.answer);
    return answer;
  };
  const complete = async (request: TextRequest | JsonRequest<z.ZodObject>) => {
    const text = answerTo(request);
    if (request.schema === undefined) return { ...told, usage, text };
    const extracted = extractJson(text, request.schema, request.read);
    if (!("value" in extracted)) throw new ModelUnusable("The kept answer does not fit the form.");
    const { value, repaired } = extracted;
    return { ...told, usage, value, repaired, echoed: true, rung: "json_schema" };
  };
  return {
    endpoint: "replay",
    model: first.model,
    window: async () => ({ tokens: first.window, source: "setting" }),
    complete: complete as ModelPort["complete"],
    async *stream(request) {
      yield { done: true, text: answerTo(request), usage, ...told };
    },
  };
}

/** Rules and kept model answers together, by the product's own engine. The part's note says what was not answered. */
export async function analyseByReplay(
  file: CaseFile,
  given: { readonly rules: EngineOutput; readonly replays: readonly Replay[] },
): Promise<{ output: EngineOutput; part: ModelPart; tokens: Record<"read" | "conclude" | "answered", number> }> {
  const tokens = { read: 0, conclude: 0, answered: 0 };
  const reading = readCase(file.documents);
  const { text, law } = reading;
  // It takes room in the window, so it decides with the pages where one request ends.
  const charge = findCaseCharge({ reading, clientName: null, lowConfidence: LOW_CONFIDENCE });
  const documents = withoutAddressedLines(file.documents, text.addressedLines);
  const { output, part } = await analyseByModel(
    {
      model: createReplayModel(given.replays, (messages, answer) => {
        tokens[isAboutList(messages) ? "conclude" : "read"] += estimatePrompt(messages);
        tokens.answered += estimateTokens(answer);
      }),
      answers: { find: () => undefined, list: () => [], save: async () => {} },
      id: "replay",
      deadline: new Date(Date.now() + 60 * 60_000),
      signal: new AbortController().signal,
    },
    {
      ...{ documents, focusDocumentId: null, charge, law: law.system, offline: given.rules },
      beforeSending: async () => {},
      onProgress: () => {},
    },
  );
  return { output, part, tokens };
}
