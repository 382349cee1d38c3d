import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { recogniseBytes } from "./testing/recognise-bytes.ts";
import { wordScore } from "./testing/word-score.ts";

/** Made by server/extraction/testing/make-spoiled-scans.ts: skew, shadow, fax, stamp, 100 dpi, turned, two columns, ruled tables. */
const FOLDER = new URL("../../testing/fixtures/documents/", import.meta.url);
const files = (await readdir(FOLDER)).filter((name) => /^spoiled-.*\.pdf$/.test(name));

describe("spoiled scans", { timeout: 600_000 }, () => {
  test("are read, and where words are lost the confidence says so", async () => {
    const scores: number[] = [];
    for (const name of files) {
      const [page] = await recogniseBytes(await readFile(new URL(name, FOLDER)), [1]);
      if (page?.ok !== true) throw new Error(`${name}: ${page?.reason ?? "no page"}`);
      const score = wordScore(page.text, await readFile(new URL(name.replace(".pdf", ".truth.txt"), FOLDER), "utf8"));
      scores.push(score);
      if (page.confidence > 0.8) expect(score, name).toBeGreaterThanOrEqual(0.85);
      if (!name.includes("fax")) expect(score, name).toBeGreaterThanOrEqual(0.95);
    }
    expect(scores.length).toBeGreaterThanOrEqual(20);
    expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThanOrEqual(0.95);
  });
});
