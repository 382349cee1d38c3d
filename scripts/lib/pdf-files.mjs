import { cpSync, mkdirSync, rmSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { unlessUnchanged } from "./unchanged.mjs";

const FROM = "node_modules/pdfjs-dist";
const TO = "public/pdfjs";
const PARTS = {
  "legacy/build/pdf.worker.min.mjs": "pdf.worker.min.mjs",
  cmaps: "cmaps",
  standard_fonts: "standard_fonts",
  wasm: "wasm",
  iccs: "iccs",
};

/**
 * Puts what the browser needs to draw PDF pages among our own files: the worker, and the character maps, standard fonts
 * and image decoders that it asks for by name. The bundler sees none of those names.
 */
export async function readyPdfFiles() {
  await unlessUnchanged({
    stamp: inRoot(TO, ".made-from"),
    inputs: [`${FROM}/package.json`, "scripts/lib/pdf-files.mjs"],
    work: async () => {
      rmSync(inRoot(TO), { recursive: true, force: true });
      mkdirSync(inRoot(TO), { recursive: true });
      for (const [from, to] of Object.entries(PARTS)) cpSync(inRoot(FROM, from), inRoot(TO, to), { recursive: true });
    },
  });
}
