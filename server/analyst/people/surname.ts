import { toPlain } from "../text/page/to-plain.ts";

/** Letters of a name that can be told from other words. */
const SHORTEST = 3;

/** The surname in lower case: "orr" of "Tess Orr", "ORR, TESS" and "Orr". */
export function surnameOf(name: string): string {
  const plain = toPlain(name).replace(/\s+/g, " ").trim();
  return (plain.includes(",") ? plain.split(",")[0] : plain.split(" ").at(-1)) ?? plain;
}

/** The words of a name in lower case, without initials. */
export function wordsOfName(name: string): string[] {
  return toPlain(name)
    .split(/[\s,]+/)
    .filter((word) => word.length >= SHORTEST);
}
