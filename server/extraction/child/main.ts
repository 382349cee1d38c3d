import { closeSync, openSync, readSync, writeFileSync, writeSync } from "node:fs";
import { READY_LINE } from "../child-protocol.ts";
import type { ChildTask } from "../child-protocol.ts";
import type { ExtractionResult } from "../extraction-result.ts";
import { cleanReading } from "./clean-reading.ts";
import { forbidModules } from "./forbid-modules.ts";
import type { Reading } from "./reading.ts";
import { Unreadable } from "./unreadable.ts";
import type { DocumentType } from "#lib/domain/files/document-type.ts";
import { sniffType, SNIFF_LENGTH } from "#lib/domain/files/sniff-type.ts";

/** Each parser is loaded only where it is needed: loading is most of the time that a short document takes. */
const READERS: Readonly<Record<DocumentType, () => Promise<(task: ChildTask) => Promise<Reading> | Reading>>> = {
  pdf: async () => (await import("./pdf/read-pdf.ts")).readPdf,
  docx: async () => (await import("./word/read-docx.ts")).readDocx,
  doc: async () => (await import("./word/read-doc.ts")).readDoc,
  txt: async () => (await import("./read-txt.ts")).readTxt,
};

const DAMAGED: Readonly<Record<DocumentType, string>> = {
  pdf: "This PDF file is damaged and cannot be opened.",
  docx: "This Word file is damaged and cannot be opened.",
  doc: "This Word file is damaged and cannot be opened.",
  txt: "This text file cannot be read.",
};

/** The process that reads the text of one document: bytes in, one result file out. Started by run-reader.ts only. */
const task = JSON.parse(process.argv[2] ?? "") as ChildTask;
const readDocument = await READERS[task.type]();
forbidModules();
// Only now: a reader that cannot be loaded is our fault, not the document's.
writeSync(1, `${READY_LINE}\n`);

// A file and not the pipe: a long answer through a pipe is cut when the process ends.
writeFileSync(task.resultPath, JSON.stringify(await read()));
process.exit(0);

async function read(): Promise<ExtractionResult> {
  try {
    requireDeclaredContent();
    const result = cleanReading(await readDocument(task));
    if (result.pages.length > task.pages) throw new Unreadable(tooManyPages(task));
    const bytes = result.pages.reduce((total, page) => total + Buffer.byteLength(page.text), 0);
    if (bytes > task.outputBytes) throw new Unreadable("This file contains more text than can be read safely.");
    return { ok: true, ...result };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, reason: error.message };
    // The parsers throw dozens of kinds of error on damaged files; none is told apart, and none is the server's fault.
    return { ok: false, reason: DAMAGED[task.type] };
  }
}

function tooManyPages({ pages }: ChildTask): string {
  return `This file has more than ${pages.toLocaleString("en-US")} pages. Please split it.`;
}

function requireDeclaredContent(): void {
  const head = Buffer.alloc(SNIFF_LENGTH);
  const file = openSync(task.path, "r");
  const length = readSync(file, head, 0, SNIFF_LENGTH, 0);
  closeSync(file);
  if (length === 0) throw new Unreadable("This file is empty.");
  if (sniffType(head.subarray(0, length), `file.${task.type}`) !== task.type) {
    throw new Unreadable(`The content of this file does not match its name: it is not a .${task.type} file.`);
  }
}
