import { configure, TextWriter, Uint8ArrayReader, ZipReader } from "@zip.js/zip.js/index-native.js";
import { expect, it } from "vitest";
import { requestLetterFile } from "./request-letter-file.ts";
import { heading, makeWordDocument, paragraph, WORK_PRODUCT_MARK } from "./word-document.ts";

configure({ useWebWorkers: false });

/** The parts of a Word document that hold its text. */
async function open(bytes: Uint8Array) {
  const entries = await new ZipReader(new Uint8ArrayReader(bytes)).getEntries();
  const read = async (path: RegExp) => {
    const entry = entries.find(({ filename }) => path.test(filename));
    return entry === undefined || entry.directory ? "" : entry.getData(new TextWriter());
  };
  return { document: await read(/^word\/document\.xml$/), footer: await read(/^word\/footer\d*\.xml$/) };
}

const letter = {
  ...{ date: "2026-11-22", recipient: "District Attorney\nTeale County", subject: "State v. Marlow" },
  ...{ caseNumber: "26-CR-0003", salutation: "Counsel:", opening: "Please produce.", closing: "Please preserve." },
  ...{ named: ["In-car video."], usual: ["Radio audio."], signer: "Rosa Achterberg", signerRole: "Attorney" },
};

it("has real headings, page numbers, and on internal papers the mark of work product", async () => {
  const content = [heading(1, "Case memo"), paragraph("Facts")];
  const made = await makeWordDocument({ title: "Memo", author: "Rosa", isInternal: true, content });
  const { document, footer } = await open(made);
  expect(document).toContain('<w:pStyle w:val="Heading1"/>');
  expect(footer).toContain(WORK_PRODUCT_MARK);
  expect(footer).toMatch(/PAGE[^]*NUMPAGES/);
});

it("never marks a letter to the other side as work product", async () => {
  const { document, footer } = await open(await requestLetterFile(letter));
  expect(document + footer).not.toMatch(/privileged|work product/i);
  expect(document).toMatch(
    /A\. Items named in the record[^]*In-car video\.[^]*B\. Items commonly requested[^]*Radio audio\./,
  );
});

it("leaves out what would make Word refuse the file, and marks words from right to left", async () => {
  const opening = "a\u0001b\uFFFF\uD800c <&> \u{1F600}";
  const { document } = await open(await requestLetterFile({ ...letter, opening, closing: "נא לשמור" }));
  expect(document).toContain("ab\uFFFDc &lt;&amp;&gt; \u{1F600}");
  expect(document).toMatch(/<w:bidi\/>[^]*נא לשמור/);
});
