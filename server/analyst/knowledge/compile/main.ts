import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileNames } from "./compile-names.ts";
import { TermError } from "./compile-terms.ts";
import { compileKind, compileVocabulary, KnowledgeError, readVocabulary } from "./read-files.ts";
import { KINDS } from "./kinds.ts";
import { readWordList } from "./read-word-list.ts";

/** Compiles the knowledge of the folder above into generated/, so that nothing is parsed when the analyst runs. */
const FOLDER = join(import.meta.dirname, "..");

const OUT = join(FOLDER, "generated");

try {
  mkdirSync(OUT, { recursive: true });
  const vocabulary = readVocabulary(join(FOLDER, "vocabulary"));
  for (const kind of KINDS) write(kind.folder, compileKind(kind, FOLDER, vocabulary));
  write("vocabulary", compileVocabulary(vocabulary));
  write("names", compileNames(join(FOLDER, "names")));
  write("look-alikes", readWordList(join(FOLDER, "words", "look-alikes.txt")));
} catch (error) {
  // A lawyer reads this: the sentence without a stack trace.
  if (!(error instanceof KnowledgeError) && !(error instanceof TermError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function write(name: string, value: unknown): void {
  writeFileSync(join(OUT, `${name}.json`), `${JSON.stringify(value)}\n`);
}
