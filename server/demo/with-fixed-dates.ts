import {
  configure,
  TextReader,
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipReader,
  ZipWriter,
} from "@zip.js/zip.js/index-native.js";

/**
 * A Word file with one date in all places: the library writes today's into the file and into its zip directory, and the
 * same words must make the same bytes.
 */
export async function withFixedDates(bytes: Uint8Array, date: Date): Promise<Buffer> {
  configure({ useWebWorkers: false });
  const entries = await new ZipReader(new Uint8ArrayReader(bytes)).getEntries();
  const made = new ZipWriter(new Uint8ArrayWriter(), { rawLastModDate: msDosDate(date), extendedTimestamp: false });
  const files = entries.filter((entry) => !entry.directory);
  for (const entry of files.sort((one, other) => (one.filename < other.filename ? -1 : 1))) {
    const content = await entry.getData(new Uint8ArrayWriter());
    const isCore = entry.filename === "docProps/core.xml";
    const dated = (text: string) => text.replace(/(\d{4}-\d\d-\d\dT[\d:.]+Z)/g, date.toISOString());
    await made.add(
      entry.filename,
      isCore ? new TextReader(dated(new TextDecoder().decode(content))) : new Uint8ArrayReader(content),
    );
  }
  return Buffer.from(await made.close());
}

/** The library would write the local time of whoever draws. */
function msDosDate(date: Date): number {
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  return ((day << 16) | (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5)) >>> 0;
}
