import { formatLongDate } from "#lib/format/dates.ts";
import { LETTER_PARTS, type Letter } from "#lib/letters/request-letter.ts";
import { heading, makeWordDocument, numbered, paragraph } from "./word-document.ts";

/** A request letter as a Word document. It goes to the other side, so nothing on it says work product. */
export function requestLetterFile(letter: Letter): Promise<Uint8Array<ArrayBuffer>> {
  const { subject, caseNumber, salutation, opening, closing, signer, signerRole } = letter;
  const part = (title: string, items: readonly string[]) =>
    items.length === 0 ? [] : [heading(2, title), ...items.map((item) => numbered(item))];
  return makeWordDocument({
    title: `Request letter, ${subject}`,
    author: signer,
    isInternal: false,
    content: [
      paragraph(letter.recipient),
      paragraph(formatLongDate(letter.date)),
      paragraph([{ text: `Re: ${subject}`, look: "strong" }, { text: "\n" }, { text: `Our file ${caseNumber}` }]),
      paragraph(salutation),
      paragraph(opening),
      ...part(LETTER_PARTS.named, letter.named),
      ...part(LETTER_PARTS.usual, letter.usual),
      paragraph(closing),
      paragraph([{ text: signer }, { text: "\n" }, { text: signerRole }], { above: "signature" }),
    ],
  });
}
