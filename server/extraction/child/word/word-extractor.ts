import { createRequire } from "node:module";
import type WordExtractor from "word-extractor";
import { fromWindows1252, withoutWordControls } from "./word-control-characters.ts";
import { withoutLookAlikes } from "./word-properties.ts";

const require = createRequire(import.meta.url);

/** The parts of the package that are replaced; its published types do not name them. */
type Filters = { clean: (text: string) => string; binaryToUnicode: (text: string) => string };
type OleReader = {
  readonly prototype: { writeCharacterProperties: (this: unknown, stream: Buffer, table: Buffer) => void };
};

// The package writes the word "undefined" for each character that its two tables lack, and breaks no page. Its reader
// takes both functions when it is loaded, so they are replaced before that.
const filters = require("word-extractor/lib/filters.js") as Filters;
filters.clean = withoutWordControls;
filters.binaryToUnicode = fromWindows1252;

const { prototype } = require("word-extractor/lib/word-ole-extractor.js") as OleReader;
const { writeCharacterProperties } = prototype;
prototype.writeCharacterProperties = function (stream, table) {
  writeCharacterProperties.call(this, withoutLookAlikes(stream, table), table);
};

export const Extractor = require("word-extractor") as typeof WordExtractor;
