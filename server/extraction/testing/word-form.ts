import { CheckBox, Document, LevelFormat, PageBreak, Packer, Paragraph, SectionType, TextRun } from "docx";
import { withFixedDates } from "#server/demo/with-fixed-dates.ts";

/** A filled form of four pages: by a break, by "page break before" and by a section. */
export async function wordForm(): Promise<Buffer> {
  const item = (level: number, ...children: (TextRun | CheckBox)[]) =>
    new Paragraph({ numbering: { reference: "form", level }, children });
  const document = new Document({
    numbering: {
      config: [
        {
          reference: "form",
          levels: [
            { level: 0, format: LevelFormat.DECIMAL, text: "%1." },
            { level: 1, format: LevelFormat.LOWER_LETTER, text: "(%2)" },
          ],
        },
      ],
    },
    sections: [
      {
        children: [
          item(0, new TextRun("I was told of my rights.")),
          item(1, new CheckBox({ checked: true }), new TextRun(" I waive my rights")),
          item(1, new CheckBox({ checked: false }), new TextRun(" I want a lawyer")),
          item(0, new TextRun("Signed")),
          new Paragraph({ children: [new PageBreak(), new TextRun("Second page")] }),
          new Paragraph({ pageBreakBefore: true, text: "Third page" }),
        ],
      },
      { properties: { type: SectionType.NEXT_PAGE }, children: [new Paragraph("Fourth page")] },
    ],
  });
  return withFixedDates(await Packer.toBuffer(document), new Date("2024-05-14T00:00:00Z"));
}

/** What a reader has to find in it, page by page. */
export const WORD_FORM_WORDS = [
  "1. I was told of my rights.\n(a) [x] I waive my rights\n(b) [ ] I want a lawyer\n2. Signed",
  ...["Second page", "Third page", "Fourth page"],
].join("\f");
