import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileKind, readVocabulary } from "./read-files.ts";
import { KINDS } from "./kinds.ts";

/** Compiles the knowledge of the folder above into generated/, so that nothing is parsed when the analyst runs. */
const FOLDER = join(import.meta.dirname, "..");

const out = join(FOLDER, "generated");
mkdirSync(out, { recursive: true });
const vocabulary = readVocabulary(join(FOLDER, "vocabulary"));
for (const kind of KINDS)
  writeFileSync(join(out, `${kind.folder}.json`), `${JSON.stringify(compileKind(kind, FOLDER, vocabulary))}\n`);
