import JSZip from "jszip";
import { expect, it } from "vitest";
import { requestLetterFile } from "./request-letter-file.ts";
import { heading, makeWordDocument, paragraph, WORK_PRODUCT_MARK } from "./word-document.ts";

/** The parts of a Word document that hold its text. */
async function open(bytes: Uint8Array) {
  const zip = await JSZip.loadAsync(bytes);
  const read = async (path: string) => (await zip.file(path)?.async("string")) ?? "";
  const footer = Object.keys(zip.files).find((path) => /^word\/footer\d*\.xml$/.test(path)) ?? "";
  return { document: await read("word/document.xml"), footer: await read(footer) };
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
