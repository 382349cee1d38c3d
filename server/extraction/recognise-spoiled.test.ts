import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { recogniseTogether } from "./testing/recognise-together.ts";
import { wordScore } from "./testing/word-score.ts";

/** Made by server/extraction/testing/make-fixtures.ts. */
const FOLDER = new URL("../../testing/fixtures/documents/", import.meta.url);
const names = await readdir(FOLDER);
/** Words that nobody gets right: their confidence must say so. */
const HARD = /fax|bleed-through|coffee|pen|creases/;

describe("scans", { timeout: 600_000 }, () => {
  test.each([
    ["spoiled", "skew, shadow, fax, stamp, 100 dpi, turned, two columns, ruled tables"],
    ["unseen", "photos at an angle, coffee, carbon copies, thermal fax, highlighter, holes, staples, a book's spine"],
  ])("%s ones (%s) are read, and where words are lost the confidence says so", async (set) => {
    const files = names.filter((name) => name.startsWith(`${set}-`) && name.endsWith(".pdf"));
    const scores: number[] = [];
    const pdfs: Record<string, Uint8Array> = {};
    for (const name of files) pdfs[name] = await readFile(new URL(name, FOLDER));
    const read = await recogniseTogether(pdfs);
    for (const name of files) {
      const page = read(name);
      const score = wordScore(page.text, await readFile(new URL(name.replace(".pdf", ".truth.txt"), FOLDER), "utf8"));
      scores.push(score);
      if (page.confidence > 0.8) expect(score, name).toBeGreaterThanOrEqual(0.85);
      if (!HARD.test(name)) expect(score, name).toBeGreaterThanOrEqual(set === "spoiled" ? 0.95 : 0.94);
    }
    expect(scores.length).toBeGreaterThanOrEqual(20);
    expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThanOrEqual(0.95);
  });
});
