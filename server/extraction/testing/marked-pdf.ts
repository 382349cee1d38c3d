import { PDFName, PDFString, rgb, StandardFonts } from "pdf-lib";
import type { PDFPage } from "pdf-lib";
import { datedPdf } from "./layer-fixtures.ts";

/** A filled form: boxes and buttons before their words, fields behind their labels, a list to choose from. */
export async function filledForm(): Promise<Uint8Array> {
  const document = await datedPdf();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage();
  const write = (text: string, x: number, y: number) => {
    page.drawText(text, { x, y, size: 11, font });
  };
  const form = document.getForm();
  write("ADVICE OF RIGHTS", 50, 740);
  write("Name:", 50, 700);
  write("Case no.", 300, 700);
  write("I waive my rights", 70, 660);
  write("I want a lawyer", 70, 640);
  write("In custody:", 50, 620);
  write("Yes", 140, 620);
  write("No", 190, 620);
  write("Language:", 50, 600);
  write("Read before signing.", 50, 560);
  const name = form.createTextField("name");
  name.setText("Raymond Marlow");
  name.addToPage(page, { x: 90, y: 696, width: 150, height: 16 });
  const number = form.createTextField("case");
  number.setText("24-117");
  number.addToPage(page, { x: 360, y: 696, width: 100, height: 16 });
  const waives = form.createCheckBox("waives");
  waives.addToPage(page, { x: 50, y: 658, width: 12, height: 12 });
  waives.check();
  form.createCheckBox("lawyer").addToPage(page, { x: 50, y: 638, width: 12, height: 12 });
  const custody = form.createRadioGroup("custody");
  custody.addOptionToPage("yes", page, { x: 122, y: 618, width: 12, height: 12 });
  custody.addOptionToPage("no", page, { x: 172, y: 618, width: 12, height: 12 });
  custody.select("yes");
  const language = form.createDropdown("language");
  language.setOptions(["English", "Spanish"]);
  language.select("Spanish");
  language.addToPage(page, { x: 120, y: 596, width: 100, height: 16 });
  return document.save();
}

/** What a reader has to find in it. */
export const FORM_WORDS = `ADVICE OF RIGHTS
Name: Raymond Marlow Case no. 24-117
[x] I waive my rights
[ ] I want a lawyer
In custody: [x] Yes [ ] No
Language: Spanish
Read before signing.`;

/** A page with a comment on highlighted words, struck-out words and a stamp. */
export async function annotatedPdf(): Promise<Uint8Array> {
  const document = await datedPdf();
  const font = await document.embedFont(StandardFonts.Courier);
  const page = document.addPage();
  page.drawText("He gave consent to the search of the trunk.", { x: 50, y: 700, size: 10, font });
  const from = (word: number, to: number) => [50 + word * 6, 698, 50 + to * 6, 709] as const;
  mark(page, { subtype: "Highlight", rect: from(3, 15), contents: "When? See the video.", author: "D. Okafor" });
  mark(page, { subtype: "StrikeOut", rect: from(33, 42) });
  mark(page, { subtype: "Stamp", rect: [400, 740, 500, 780], contents: "COPY" });
  mark(page, { subtype: "Square", rect: [200, 690, 280, 715], contents: "Which trunk?", author: "D. Okafor" });
  return document.save();
}

/** What a reader has to find in it. */
export const ANNOTATED_WORDS = `He gave consent to the search of the trunk.
[Highlighted "gave consent", by D. Okafor] When? See the video.
[Struck out "the trunk"]
[Stamp] COPY
[Drawing, by D. Okafor] Which trunk?`;

type Mark = {
  readonly subtype: string;
  readonly rect: readonly [number, number, number, number];
  readonly contents?: string;
  readonly author?: string;
};

function mark(page: PDFPage, { subtype, rect, contents, author }: Mark): void {
  const [left, bottom, right, top] = rect;
  const { context } = page.doc;
  const annotation = context.obj({
    ...{ Type: "Annot", Subtype: subtype, Rect: [...rect] },
    QuadPoints: [left, top, right, top, left, bottom, right, bottom],
  });
  if (contents !== undefined) annotation.set(PDFName.of("Contents"), PDFString.of(contents));
  if (author !== undefined) annotation.set(PDFName.of("T"), PDFString.of(author));
  page.node.addAnnot(context.register(annotation));
}

/** A page with words in white, words under a black box, white words on a black box and a framed line. */
export async function redactedPdf(): Promise<Uint8Array> {
  const document = await datedPdf();
  const font = await document.embedFont(StandardFonts.Courier);
  const page = document.addPage();
  const write = (text: string, y: number, color = rgb(0, 0, 0)) => {
    page.drawText(text, { x: 50, y, size: 10, font, color });
  };
  write("The informant is John Doe of Elm Street.", 700);
  page.drawRectangle({ x: 50 + 17 * 6, y: 698, width: 8 * 6, height: 11, color: rgb(0, 0, 0) });
  write("Nothing to see here.", 660);
  write("Draft two: add the search.", 640, rgb(1, 1, 1));
  page.drawRectangle({ x: 45, y: 616, width: 300, height: 16, color: rgb(0, 0, 0) });
  write("WARNING IN A BLACK BAR", 620, rgb(1, 1, 1));
  page.drawRectangle({ x: 45, y: 576, width: 300, height: 16, borderWidth: 1, borderColor: rgb(0, 0, 0) });
  write("A framed line", 580);
  write("A shaded line", 540);
  page.drawRectangle({ x: 45, y: 536, width: 300, height: 16, color: rgb(1, 1, 0), opacity: 0.4 });
  return document.save();
}

/** What a reader has to find in it. */
export const REDACTED_WORDS = `The informant is [hidden: John Doe] of Elm Street.
Nothing to see here.
[hidden: Draft two: add the search.]
WARNING IN A BLACK BAR
A framed line
A shaded line`;
