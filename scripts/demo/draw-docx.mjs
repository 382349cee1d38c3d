import { Document, Footer, PageBreak, Packer, Paragraph, TextRun } from "docx";
import JSZip from "jszip";
import { MADE_AT } from "./draw-pdf.mjs";
import { FOOTER } from "../../server/demo/exhibit-texts.ts";

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
  return withFixedDates(made);
}

function paragraphsOf(text) {
  return text
    .split("\n\n")
    .flatMap((block, index) => (index === 0 ? block.split("\n") : [block.replaceAll("\n", " ")]));
}

/** The library writes today's date into the file and into its zip directory. */
async function withFixedDates(bytes) {
  const from = await JSZip.loadAsync(bytes);
  const to = new JSZip();
  for (const name of Object.keys(from.files).sort()) {
    if (from.files[name].dir) continue;
    let content = await from.files[name].async("nodebuffer");
    if (name === "docProps/core.xml")
      content = content.toString().replace(/(\d{4}-\d\d-\d\dT[\d:.]+Z)/g, MADE_AT.toISOString());
    to.file(name, content, { date: MADE_AT, createFolders: false });
  }
  return to.generateAsync({ type: "nodebuffer", compression: "DEFLATE" });
}
