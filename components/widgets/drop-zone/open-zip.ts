import {
  BlobReader,
  configure,
  ERR_OVERLAPPING_ENTRY,
  type FileEntry,
  ZipReader,
} from "@zip.js/zip.js/index-native.js";
import type { LeftOutReason, ZipRefusal } from "#lib/copy/case/bundles.ts";
import { isPicture, isZip } from "#lib/domain/files/bundle-kinds.ts";
import { MAX_FILE_BYTES, mediaTypeOf } from "#lib/domain/files/file-limits.ts";

// Its own worker would come from a blob, which the page's policy does not allow. Inflating is the browser's work anyway.
configure({ useWebWorkers: false });

const MOST_ENTRIES = 2_000;
const MOST_PAPERS = 100;
/** Papers and pictures in a zip are seldom a third of their size: what unpacks to more than this is a bomb. Bytes. */
const FREE_BYTES = 200 * 1024 ** 2;
const MOST_GROWTH = 3;
const MOST_BYTES = 2 * 1024 ** 3;
/** What computers add on their own. */
const LITTER = /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

export type LeftOut = { readonly name: string; readonly reason: LeftOutReason };
export type TakenOut = {
  readonly papers: readonly File[];
  readonly pictures: readonly File[];
  readonly leftOut: readonly LeftOut[];
};

export class ZipRefused extends Error {
  readonly refusal: ZipRefusal;
  constructor(refusal: ZipRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/**
 * Takes papers and pictures out of a zip, in the browser and under their own names. Its directory is judged before
 * anything is inflated, and each file may not become larger than the directory says.
 * @throws ZipRefused
 */
export async function openZip(zip: File): Promise<TakenOut> {
  const reader = new ZipReader(new BlobReader(zip), { checkOverlappingEntry: true });
  try {
    const files: FileEntry[] = [];
    let bytes = 0;
    for await (const entry of reader.getEntriesGenerator()) {
      if (entry.directory || LITTER.test(entry.filename)) continue;
      if (files.push(entry) > MOST_ENTRIES) throw new ZipRefused("too-many");
      bytes += entry.uncompressedSize;
      if (bytes > Math.min(MOST_BYTES, FREE_BYTES + MOST_GROWTH * zip.size)) throw new ZipRefused("bomb");
    }
    if (files.length > 0 && files.every(({ encrypted }) => encrypted)) throw new ZipRefused("protected");
    return await takeOut(files);
  } catch (error) {
    throw error instanceof ZipRefused ? error : new ZipRefused("damaged");
  } finally {
    await reader.close().catch(() => undefined);
  }
}

async function takeOut(files: readonly FileEntry[]): Promise<TakenOut> {
  const papers: File[] = [];
  const pictures: File[] = [];
  const leftOut: LeftOut[] = [];
  const names = namesOf(files);
  for (const [index, entry] of files.entries()) {
    const name = names[index] ?? entry.filename;
    const type = mediaTypeOf(name);
    const isImage = isPicture({ name, type });
    const reason = reasonToLeave(entry, { name, isPaper: type !== "", isImage, papers: papers.length });
    const blob = reason === null ? await contentOf(entry) : null;
    if (blob === null) leftOut.push({ name, reason: reason ?? "damaged" });
    else (isImage ? pictures : papers).push(new File([blob], name, { type, lastModified: modifiedAt(entry) }));
  }
  const byName = new Intl.Collator("en", { numeric: true });
  pictures.sort((one, other) => byName.compare(one.name, other.name));
  return { papers, pictures, leftOut };
}

type About = {
  readonly name: string;
  readonly isPaper: boolean;
  readonly isImage: boolean;
  /** Taken so far. */
  readonly papers: number;
};

function reasonToLeave(entry: FileEntry, { name, isPaper, isImage, papers }: About): LeftOutReason | null {
  if (isZip({ name, type: "" })) return "zip";
  if (!isPaper && !isImage) return "kind";
  if (entry.encrypted) return "protected";
  if (entry.uncompressedSize > MAX_FILE_BYTES) return "too-large";
  return isPaper && papers >= MOST_PAPERS ? "too-many" : null;
}

/** Null when it is damaged, or larger than it says: then it is not inflated any further. */
async function contentOf(entry: FileEntry): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      length += chunk.length;
      if (length > entry.uncompressedSize) throw new Error("larger than its directory says");
      chunks.push(chunk);
    },
  });
  try {
    await entry.getData(sink, { checkCrc32: true });
    return new Blob(chunks);
  } catch (error) {
    // Many entries that share their bytes: no program writes such a zip.
    if (error instanceof Error && error.message === ERR_OVERLAPPING_ENTRY) throw new ZipRefused("bomb");
    return null;
  }
}

/** The names without their folders; where two folders hold the same name, with them. */
function namesOf(files: readonly FileEntry[]): string[] {
  const short = files.map(({ filename }) => filename.split(/[/\\]/).at(-1) ?? filename);
  return short.map((name, index) =>
    short.indexOf(name) === short.lastIndexOf(name)
      ? name
      : (files[index]?.filename.split(/[/\\]/).filter(Boolean).join(" - ") ?? name),
  );
}

function modifiedAt({ lastModDate }: FileEntry): number {
  const time = lastModDate.getTime();
  return Number.isNaN(time) ? 0 : time;
}
