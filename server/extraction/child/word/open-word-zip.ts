import { configure, Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } from "@zip.js/zip.js/index-native.js";
import type { FileEntry } from "@zip.js/zip.js/index-native.js";
import { ZIP_LIMITS } from "../../limits.ts";
import { Unreadable } from "../unreadable.ts";

// This process may not start threads.
configure({ useWebWorkers: false });

export const MAIN_PART = "word/document.xml";

const TOO_BIG = "This Word file unpacks to more than can be read safely.";
/** Text, styles and their relations. Pictures and fonts are not even inflated. */
const WANTED = /\.(xml|rels)$/i;

/** The parts of a Word file: the XML ones inflated, by name, and the names of all. */
export type WordParts = { readonly xml: ReadonlyMap<string, Buffer>; readonly names: readonly string[] };

/**
 * Opens a Word file under ZIP_LIMITS: the directory's sizes are asked first, and the bytes are counted again as they come,
 * because those sizes may lie.
 * @throws Unreadable when too big, protected or not a Word file; anything else when damaged
 */
export async function openWordZip(bytes: Uint8Array): Promise<WordParts> {
  const zip = new ZipReader(new Uint8ArrayReader(bytes));
  const entries: FileEntry[] = [];
  let declared = 0;
  for await (const entry of zip.getEntriesGenerator()) {
    if (entry.directory) continue;
    declared += entry.uncompressedSize;
    if (entries.push(entry) > ZIP_LIMITS.entries || declared > ZIP_LIMITS.inflatedBytes) throw new Unreadable(TOO_BIG);
  }
  return { xml: await inflateWanted(entries), names: entries.map(({ filename }) => filename) };
}

async function inflateWanted(entries: readonly FileEntry[]): Promise<ReadonlyMap<string, Buffer>> {
  const parts = new Map<string, Buffer>();
  let left: number = ZIP_LIMITS.inflatedBytes;
  for (const entry of entries) {
    if (!WANTED.test(entry.filename)) continue;
    if (entry.encrypted) throw new Unreadable("This Word file is password-protected.");
    const allowed = entry.filename === MAIN_PART ? Math.min(left, ZIP_LIMITS.mainPartBytes) : left;
    const part = await readAtMost(entry, allowed);
    left -= part.length;
    parts.set(entry.filename, part);
  }
  return parts;
}

async function readAtMost(entry: FileEntry, allowed: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const sink = new WritableStream<Uint8Array>({
    write(chunk) {
      length += chunk.length;
      if (length > allowed) throw new Unreadable(TOO_BIG);
      if (length > entry.uncompressedSize) throw new Error("Larger than its directory says");
      chunks.push(chunk);
    },
  });
  await entry.getData(sink);
  return Buffer.concat(chunks);
}

/** A new, uncompressed Word file of these parts. */
export async function wordZipOf(parts: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { level: 0 });
  for (const [name, content] of parts) await zip.add(name, new Uint8ArrayReader(content));
  return Buffer.from(await zip.close());
}
