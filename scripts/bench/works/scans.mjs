import { fromServer } from "../from-server.mjs";

/** Words that nobody gets right: of these only the confidence is judged. */
const HARD = /fax|bleed-through|coffee|pen|creases|seeded/;
const LEAST = 0.94;

/** What OCR loses of 64 spoiled pages, and whether it says so. The tests read one page for each kind of damage. */
export default async function measureScans() {
  const { isSilent, namesOf, readScans, SCAN_SETS } = await fromServer("extraction/testing/spoiled-scans.ts");
  const lines = [];
  for (const set of SCAN_SETS) {
    const pages = await readScans(namesOf(set));
    const mean = pages.reduce((sum, { score }) => sum + score, 0) / pages.length;
    const silent = pages.filter(isSilent).length;
    const readable = pages.filter(({ name }) => !HARD.test(name));
    const poor = readable.filter(({ score }) => score < LEAST).map(({ name }) => name);
    lines.push(
      {
        work: `words lost on ${pages.length} ${set} scans, 1 - mean F1 (${mean.toFixed(3)})`,
        ...{ against: "the words on the paper", value: 1 - mean, shown: (1 - mean).toFixed(3), pass: 0.05 },
      },
      {
        work: "of these below 0.85 with a confidence above 0.8",
        ...{ against: "", value: silent, shown: String(silent), pass: 0 },
      },
      {
        work: `of the ${readable.length} that can be read below ${LEAST}`,
        ...{ against: "", value: poor.length, shown: poor.join(", ") || "none", pass: 0 },
      },
    );
  }
  return lines;
}
