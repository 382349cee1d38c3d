import { toPlain } from "../../text/page/to-plain.ts";

/** The words of a text alone, singular, between spaces, so that "body cameras" is found in "Body-camera recording". */
export function plainWords(text: string): string {
  return ` ${toPlain(text)
    .split(/[^a-z']+/)
    .map((word) => word.replace(/s$/, ""))
    .join(" ")
    .trim()} `;
}
