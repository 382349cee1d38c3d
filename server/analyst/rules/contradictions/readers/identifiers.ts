import { isAsserted, rangeOf } from "../../matching/is-asserted.ts";
import type { Reader } from "./reader.ts";

/** In whose name a thing is registered or held: the last word of the name. Slots: thing, name. */
export const readHolder: Reader = (said) => ({
  read: (sentence) =>
    said.matches(sentence).flatMap((match) => {
      const name = match.groups?.name ?? "";
      const at = match.index + match[0].length - name.length;
      const written = sentence.text.slice(at, at + name.length);
      // A name is written as one: "registered to the suspect" names nobody.
      return /^[A-Z]/.test(written)
        ? [
            {
              ...{ sentence, at: match.index, key: match.groups?.thing ?? "" },
              value: (name.split(" ").at(-1) ?? "").replace(/'s$/, ""),
            },
          ]
        : [];
    }),
});

const IDENTIFIER =
  /\b(serial|ser|s\/n|sn|vin|plate|tag|lic(?:ense)?|imei|seal|lot|badge)(?: (?:no|number|plate))?[.:#]* {1,3}#?([a-z0-9][a-z0-9-]{4,20})\b/g;
/** Numbers that identify a thing: serial, plate, seal and others. */
export const readIdentifier: Reader = () => ({
  read: (sentence) =>
    [...sentence.plain.matchAll(IDENTIFIER)].flatMap((match) => {
      const value = (match[2] ?? "").replaceAll("-", "");
      const key = (match[1] ?? "").replace(/^(?:ser|s\/n|sn)$/, "serial").replace(/^(?:tag|lic|license)$/, "plate");
      return /\d.*\d/.test(value) && isAsserted(sentence, rangeOf(match))
        ? [{ sentence, at: match.index, key, value }]
        : [];
    }),
  // Two guns have two numbers and two bags follow each other; a number that was copied badly has the same characters.
  differ: (one, other) => (one !== other && sorted(one) === sorted(other) ? 2 : 0),
});

function sorted(identifier: string | number): string {
  return [...String(identifier)].toSorted().join("");
}
