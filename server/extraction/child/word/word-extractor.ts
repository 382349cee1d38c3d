import { createRequire } from "node:module";
import type WordExtractor from "word-extractor";
import { fromWindows1252, withoutWordControls } from "./word-control-characters.ts";

const require = createRequire(import.meta.url);

/** The part of the package that is replaced; its published types do not name it. */
type Filters = { clean: (text: string) => string; binaryToUnicode: (text: string) => string };

// The package writes the word "undefined" for each character that its two tables lack, and breaks no page. Its reader
// takes both functions when it is loaded, so they are replaced before that.
const filters = require("word-extractor/lib/filters.js") as Filters;
filters.clean = withoutWordControls;
filters.binaryToUnicode = fromWindows1252;

export const Extractor = require("word-extractor") as typeof WordExtractor;
