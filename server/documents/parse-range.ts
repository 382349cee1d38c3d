import type { ByteRange } from "../storage/storage.ts";

/**
 * The part of a file that a Range header asks for. Null without one, and for what a server may answer with the whole
 * file: several parts, another unit, a part that the file does not have.
 * @param size of the file, bytes
 */
export function parseRange(header: string | null, size: number): ByteRange | null {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  const [first, last] = [found?.[1] ?? "", found?.[2] ?? ""];
  if (first === "" && last === "") return null;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size : Math.min(size, Number(last) + 1);
  return from < to ? { from, to } : null;
}
