// node server/extraction/testing/measure-scans.ts <seed> [folder]: draws twenty-four spoiled scans that nobody has seen, reads them by
// OCR and prints word F1, confidence and doubt of each. With a folder it leaves the scans there to be looked at.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { recogniseTogether } from "./recognise-together.ts";
import { seededScans } from "./seeded-scans.ts";
import { wordScore } from "./word-score.ts";

const [seed, folder] = [Number(process.argv[2]), process.argv[3]];
if (!Number.isInteger(seed)) throw new Error("Give a whole number as the seed");

const scans: Record<string, { pdf: Uint8Array; truth: string }> = {};
for (const { name, draw } of seededScans(seed)) scans[name] = await draw();
if (folder !== undefined) {
  mkdirSync(folder, { recursive: true });
  for (const [name, { pdf, truth }] of Object.entries(scans)) {
    writeFileSync(join(folder, `${name}.pdf`), pdf);
    writeFileSync(join(folder, `${name}.truth.txt`), truth);
  }
}
const read = await recogniseTogether(Object.fromEntries(Object.entries(scans).map(([name, { pdf }]) => [name, pdf])));
const scores = Object.entries(scans).map(([name, { truth }]) => {
  const { text, confidence, doubt } = read(name);
  const score = wordScore(text, truth);
  const isSilent = score < 0.85 && confidence > 0.8;
  if (folder !== undefined) writeFileSync(join(folder, `${name}.read.txt`), text);
  console.log(
    [name.padEnd(14), score.toFixed(3), confidence.toFixed(2), isSilent ? "WRONG AND SURE" : "", doubt ?? ""].join(
      "  ",
    ),
  );
  return score;
});
console.log(`mean ${(scores.reduce((sum, score) => sum + score, 0) / scores.length).toFixed(3)}`);
