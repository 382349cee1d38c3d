import type { Readable } from "node:stream";
import { openPromise } from "yauzl";
import type { Entry, ZipFile } from "yauzl";
import { ZIP_LIMITS } from "../limits.ts";
import { Unreadable } from "./unreadable.ts";

export const MAIN_PART = "word/document.xml";

const TOO_BIG = "This Word file unpacks to more than can be read safely.";
/** Text, styles and their relations. Pictures and fonts are not even inflated. */
const WANTED = /\.(xml|rels)$/i;

/**
 * The XML parts of a Word file by name, inflated under ZIP_LIMITS: the directory's sizes are asked first, and the bytes
 * are counted again as they come, because those sizes may lie.
 * @throws Unreadable when too big, protected or not a Word file; anything else when damaged
 */
export async function openWordZip(path: string): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  try {
    if (zip.entryCount > ZIP_LIMITS.entries) throw new Unreadable(TOO_BIG);
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      if (entries.push(entry) > ZIP_LIMITS.entries) throw new Unreadable(TOO_BIG);
    }
    return await inflateWanted(zip, entries);
  } finally {
    zip.close();
  }
}

async function inflateWanted(zip: ZipFile, entries: readonly Entry[]): Promise<ReadonlyMap<string, Buffer>> {
  const declared = entries.reduce((total, entry) => total + entry.uncompressedSize, 0);
  if (declared > ZIP_LIMITS.inflatedBytes) throw new Unreadable(TOO_BIG);
  const parts = new Map<string, Buffer>();
  let left: number = ZIP_LIMITS.inflatedBytes;
  for (const entry of entries) {
    if (!WANTED.test(entry.fileName)) continue;
    if (entry.isEncrypted()) throw new Unreadable("This Word file is password-protected.");
    const allowed = entry.fileName === MAIN_PART ? Math.min(left, ZIP_LIMITS.mainPartBytes) : left;
    const part = await readAtMost(await zip.openReadStreamPromise(entry), allowed);
    left -= part.length;
    parts.set(entry.fileName, part);
  }
  return parts;
}

async function readAtMost(stream: Readable, allowed: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > allowed) throw new Unreadable(TOO_BIG);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
