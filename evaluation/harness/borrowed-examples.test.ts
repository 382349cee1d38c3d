import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { listCaseNames, loadCase } from "./load-case.ts";

const KNOWLEDGE = join(import.meta.dirname, "..", "..", "server", "analyst", "knowledge");
/** Shorter sentences are stock phrases. */
const FEWEST_WORDS = 6;

/** The words alone, lower case, between spaces. */
function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[’']/g, "")
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(" ")} `;
}

/** Each word with those behind it, as many as a sentence has at least. */
function runsOf(words: string): string[] {
  const all = words.trim().split(" ");
  const count = Math.max(0, all.length - FEWEST_WORDS + 1);
  return Array.from({ length: count }, (_, at) => all.slice(at, at + FEWEST_WORDS).join(" "));
}

/** All texts below a key named "examples", whatever their arrangement. */
function textsOf(node: unknown): string[] {
  if (typeof node === "string") return [node];
  if (Array.isArray(node)) return node.flatMap(textsOf);
  return typeof node === "object" && node !== null
    ? Object.entries(node).flatMap(([key, value]) => [key, ...textsOf(value)])
    : [];
}

function examplesBelow(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(examplesBelow);
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => (key === "examples" ? textsOf(value) : examplesBelow(value)));
}

test("no example of the knowledge is a sentence of a case file", () => {
  const papers = listCaseNames()
    .flatMap((name) => loadCase(name).documents)
    .map(({ pages }) => wordsOf(pages.map(({ text }) => text).join("\n")));
  const examples = readdirSync(KNOWLEDGE, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .flatMap((file) =>
      examplesBelow(parse(readFileSync(join(KNOWLEDGE, file), "utf8"))).map((text) => ({ file, text })),
    );
  // Looking for each example in every paper took four seconds of processor time; hardly any begins as a sentence there.
  const beginnings = new Set(examples.map(({ text }) => runsOf(wordsOf(text))[0]));
  const met = new Set(papers.flatMap((paper) => runsOf(paper).filter((run) => beginnings.has(run))));
  const borrowed = examples.filter(({ text }) => {
    const words = wordsOf(text);
    const [beginning] = runsOf(words);
    return beginning !== undefined && met.has(beginning) && papers.some((paper) => paper.includes(words));
  });
  expect(examples.length).toBeGreaterThan(1_000);
  expect(borrowed).toEqual([]);
});
