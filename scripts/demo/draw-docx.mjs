import { Document, Footer, PageBreak, Packer, Paragraph, TextRun } from "docx";
import { MADE_AT } from "./draw-pdf.mjs";
import { FOOTER } from "../../server/demo/exhibit.ts";
import { withFixedDates } from "../../server/demo/with-fixed-dates.ts";

/** A paragraph per block of text: lines within one are joined, as somebody who types into Word writes. */
export async function drawDocx(pages) {
  const children = pages.flatMap((text, page) =>
    paragraphsOf(text).map((words, index) => {
      const breaks = page > 0 && index === 0 ? [new PageBreak()] : [];
      return new Paragraph({ children: [...breaks, new TextRun(words)] });
    }),
  );
  const footers = { default: new Footer({ children: [new Paragraph(FOOTER)] }) };
  const made = await Packer.toBuffer(new Document({ creator: "Demo", sections: [{ footers, children }] }));
  return withFixedDates(made, MADE_AT);
}

function paragraphsOf(text) {
  return text
    .split("\n\n")
    .flatMap((block, index) => (index === 0 ? block.split("\n") : [block.replaceAll("\n", " ")]));
}
