/** Where the table of character properties is: [MS-DOC] 2.5.6, fcPlcfBteChpx and lcbPlcfBteChpx. */
const [TABLE_AT, LENGTH_AT] = [0xfa, 0xfe];
/** A block of properties; its last byte counts its runs. Bytes. */
const BLOCK = 512;
/** Marks text as struck out: [MS-DOC] 2.6.1, sprmCFRMarkDel. */
const STRUCK_OUT = 0x0800;
/** The package looks at these of the nine bits that tell properties apart. */
const BITS_SEEN = 0x1f;
/** Bytes of a property's value by its topmost three bits; null: the first byte counts the others. [MS-DOC] 2.2.5.1 */
const VALUE_BYTES = [1, 1, 2, 4, 2, 2, null, 3] as const;

/**
 * The stream of a Word 97-2003 file for the package's search for struck-out text. It takes letter spacing and the color
 * of right-to-left letters for the mark of struck-out text, and drops those words: here they get numbers without a meaning.
 * @param stream "WordDocument"; it is not changed
 * @param table "0Table" or "1Table"
 */
export function withoutLookAlikes(stream: Buffer, table: Buffer): Buffer {
  const changed = Buffer.from(stream);
  const start = stream.readUInt32LE(TABLE_AT);
  const count = (stream.readUInt32LE(LENGTH_AT) - 4) / 8;
  for (let index = 0; index < count; index += 1) {
    const page = table.readUInt32LE(start + (count + 1) * 4 + index * 4);
    rename(changed.subarray(page * BLOCK, (page + 1) * BLOCK));
  }
  return changed;
}

function rename(block: Buffer): void {
  const runs = block[BLOCK - 1] ?? 0;
  for (let run = 0; run < runs; run += 1) {
    const first = (block[(runs + 1) * 4 + run] ?? 0) * 2;
    if (first === 0) continue;
    const end = first + 1 + (block[first] ?? 0);
    for (let at = first + 1; at + 1 < Math.min(end, BLOCK);) {
      const property = block.readUInt16LE(at);
      if (property !== STRUCK_OUT && (property & BITS_SEEN) === 0) block.writeUInt16LE(property | 1, at);
      at += 2 + (VALUE_BYTES[property >> 13] ?? (block[at + 2] ?? 0) + 1);
    }
  }
}
