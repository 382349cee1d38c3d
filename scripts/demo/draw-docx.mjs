import {
  configure,
  TextReader,
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipReader,
  ZipWriter,
} from "@zip.js/zip.js/index-native.js";
import { Document, Footer, PageBreak, Packer, Paragraph, TextRun } from "docx";
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
  configure({ useWebWorkers: false });
  const entries = await new ZipReader(new Uint8ArrayReader(bytes)).getEntries();
  const made = new ZipWriter(new Uint8ArrayWriter(), { rawLastModDate: msDosDate(MADE_AT), extendedTimestamp: false });
  const files = entries.filter(({ directory }) => !directory);
  for (const entry of files.sort((one, other) => (one.filename < other.filename ? -1 : 1))) {
    const content = await entry.getData(new Uint8ArrayWriter());
    const isCore = entry.filename === "docProps/core.xml";
    const dated = (text) => text.replace(/(\d{4}-\d\d-\d\dT[\d:.]+Z)/g, MADE_AT.toISOString());
    await made.add(
      entry.filename,
      isCore ? new TextReader(dated(new TextDecoder().decode(content))) : new Uint8ArrayReader(content),
    );
  }
  return Buffer.from(await made.close());
}

/** The library would write the local time of whoever draws. */
function msDosDate(date) {
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  return ((day << 16) | (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5)) >>> 0;
}
