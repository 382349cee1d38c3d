import { readdirSync, readFileSync } from "node:fs";
import { recogniseTogether } from "./recognise-together.ts";
import { seededScans } from "./seeded-scans.ts";
import { wordScore } from "./word-score.ts";

/** Made by server/extraction/testing/make-fixtures.ts. */
const FOLDER = new URL("../../../testing/fixtures/documents/", import.meta.url);
/** Of the set that was read first. Another is measured with measure-scans.ts. */
const SEED = 1;

type Scan = { readonly pdf: Uint8Array; readonly truth: string };
export type ReadScan = {
  readonly name: string;
  readonly score: number;
  readonly confidence: number;
  readonly doubt: string | null;
};

/** `spoiled` was tuned on; `unseen` and what is drawn from a seed were not. */
export const SCAN_SETS = ["spoiled", "unseen", "seeded"] as const;

/** The names of all scans of a set. */
export function namesOf(set: (typeof SCAN_SETS)[number]): string[] {
  if (set === "seeded") return seededScans(SEED).map(({ name }) => `seeded-${name}`);
  return readdirSync(FOLDER)
    .filter((file) => file.startsWith(`${set}-`) && file.endsWith(".pdf"))
    .map((file) => file.slice(0, -".pdf".length));
}

/** Reads scans by OCR, at most 25. */
export async function readScans(names: readonly string[]): Promise<ReadScan[]> {
  const scans: Record<string, Scan> = {};
  for (const name of names) scans[name] = await scanOf(name);
  const pages = await recogniseTogether(
    Object.fromEntries(Object.entries(scans).map(([name, { pdf }]) => [name, pdf])),
  );
  return Object.entries(scans).map(([name, { truth }]) => {
    const { text, confidence, doubt } = pages(name);
    return { name, confidence, doubt, score: wordScore(text, truth) };
  });
}

/** Breaks the promise to whoever reads the page: where words are lost, its confidence is low. */
export function isSilent({ score, confidence }: ReadScan): boolean {
  return confidence > 0.8 && score < 0.85;
}

async function scanOf(name: string): Promise<Scan> {
  const drawn = seededScans(SEED).find((scan) => name === `seeded-${scan.name}`);
  if (drawn !== undefined) return drawn.draw();
  return {
    pdf: readFileSync(new URL(`${name}.pdf`, FOLDER)),
    truth: readFileSync(new URL(`${name}.truth.txt`, FOLDER), "utf8"),
  };
}
