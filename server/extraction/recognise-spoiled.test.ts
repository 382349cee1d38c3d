import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { recogniseTogether } from "./testing/recognise-together.ts";
import { seededScans } from "./testing/seeded-scans.ts";
import { wordScore } from "./testing/word-score.ts";

/** Made by server/extraction/testing/make-fixtures.ts. */
const FOLDER = new URL("../../testing/fixtures/documents/", import.meta.url);
/** Words that nobody gets right: their confidence must say so. */
const HARD = /fax|bleed-through|coffee|pen|creases/;
/** The set that was read first. Another is measured with testing/measure-scans.ts. */
const SEED = 1;

type Scan = { readonly name: string; readonly pdf: Uint8Array; readonly truth: string };

async function scansOf(set: string): Promise<Scan[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.startsWith(`${set}-`) && name.endsWith(".pdf"));
  return Promise.all(
    names.map(async (name) => ({
      ...{ name, pdf: await readFile(new URL(name, FOLDER)) },
      truth: await readFile(new URL(name.replace(".pdf", ".truth.txt"), FOLDER), "utf8"),
    })),
  );
}

async function drawnScans(): Promise<Scan[]> {
  const scans: Scan[] = [];
  for (const { name, draw } of seededScans(SEED)) scans.push({ name, ...(await draw()) });
  return scans;
}

async function read(scans: readonly Scan[]) {
  const page = await recogniseTogether(Object.fromEntries(scans.map(({ name, pdf }) => [name, pdf])));
  return scans.map(({ name, truth }) => {
    const { text, confidence, doubt } = page(name);
    return { name, confidence, doubt, score: wordScore(text, truth) };
  });
}

type Read = Awaited<ReturnType<typeof read>>[number];

/** The promise to whoever reads the page: where words are lost, its confidence is low. */
function expectHonest({ name, score, confidence }: Read): void {
  if (confidence > 0.8) expect(score, name).toBeGreaterThanOrEqual(0.85);
}

const meanOf = (pages: readonly Read[]) => pages.reduce((sum, { score }) => sum + score, 0) / pages.length;

describe("scans", { timeout: 900_000 }, () => {
  test.each([
    ["spoiled", 0.95, "skew, shadow, fax, stamp, 100 dpi, turned, two columns, ruled tables"],
    [
      "unseen",
      0.94,
      "photos at an angle, coffee, carbon copies, thermal fax, highlighter, holes, staples, a book's spine",
    ],
  ])("%s ones are read above %f (%s), and where words are lost the confidence says so", async (set, least) => {
    const pages = await read(await scansOf(set));
    for (const page of pages) {
      expectHonest(page);
      if (!HARD.test(page.name)) expect(page.score, page.name).toBeGreaterThanOrEqual(least);
    }
    expect(pages.length).toBeGreaterThanOrEqual(20);
    expect(meanOf(pages)).toBeGreaterThanOrEqual(0.95);
  });

  test("ones drawn from a seed, which the recognition was not tuned on, keep the same promise", async () => {
    const pages = await read(await drawnScans());
    pages.forEach(expectHonest);
    expect(pages).toHaveLength(24);
    expect(meanOf(pages)).toBeGreaterThanOrEqual(0.95);
    // Its black bars are no lost print.
    const redacted = pages.filter(({ name }) => name.startsWith("redacted"));
    expect(redacted.map(({ doubt }) => doubt)).toEqual([null, null]);
  });
});
