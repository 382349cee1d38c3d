// node scripts/make-look-alikes.mjs FOLDER: writes server/analyst/knowledge/words/look-alikes.txt. FOLDER holds index.aff and
// index.dic of the npm package dictionary-en 4.0.0 (npm pack dictionary-en@4.0.0). Run it after a change of the confused
// letters in server/analyst/quotes/look-alike-distance.ts.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PlainFailure, runOrFail } from "./lib/fail.mjs";
import { inRoot } from "./lib/paths.mjs";
import { readyRuntime } from "./lib/runtime.mjs";

/** The only words of two letters; the dictionary's others are abbreviations. */
const SHORT = new Set(["ah", "am", "be", "eh", "he", "if", "in", "it", "no", "um"]);
/** Rare words that differ from a frequent one by a confusion: on a page "tor" is "for" badly read. */
const RARE = new Set("bas hed hes hfs hus ifs lii lizs obs och tor vhf yon".split(" "));
/** "DNA", "CPUs": abbreviations, which readers do not take for a word. */
const ABBREVIATION = /^[A-Z]{2,}('?[sS])?$/;

const HEADING = `# English words and names that a scan may turn into another English word or name (fail/fall, cars/ears, heroin/herein).
# Made by scripts/make-look-alikes.mjs from dictionary-en 4.0.0, the Hunspell dictionary that is made from SCOWL; apostrophes
# are left out. SCOWL asks for this notice:
#
# Copyright 2000-2018 by Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists, the
# associated scripts, the output created from the scripts, and its documentation for any purpose is hereby granted
# without fee, provided that the above copyright notice appears in all copies and that both that copyright notice and
# this permission notice appear in supporting documentation. Kevin Atkinson makes no representations about the
# suitability of this array for any purpose. It is provided "as is" without express or implied warranty.

`;

await runOrFail(async () => {
  await readyRuntime("developing");
  const folder = process.argv[2];
  if (!folder) throw new PlainFailure("Name the folder of the dictionary: node scripts/make-look-alikes.mjs package");
  const { expandDictionary, findLookAlikes } = await import("./lib/find-look-alikes.ts");
  const read = (file) => readFileSync(join(folder, file), "utf8");
  const dictionary = expandDictionary({ aff: read("index.aff"), dic: read("index.dic") });
  const words = [...dictionary]
    .filter((word) => !ABBREVIATION.test(word))
    .map((word) => word.toLowerCase().replaceAll("'", ""))
    .filter((word) => /^[a-z]+$/.test(word) && (word.length > 2 || SHORT.has(word)) && !RARE.has(word));
  const found = findLookAlikes(new Set(words));
  const file = inRoot("server/analyst/knowledge/words/look-alikes.txt");
  writeFileSync(file, `${HEADING}${found.join("\n")}\n`);
  console.log(`${file}: ${found.length} words`);
});
