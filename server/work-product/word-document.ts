import {
  AlignmentType,
  convertInchesToTwip,
  Document,
  Footer,
  Header,
  HeadingLevel,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  TabStopPosition,
  TabStopType,
  TextRun,
  type ISectionOptions,
} from "docx";

/** What stands at the foot of every page that must not leave the firm. */
export const WORK_PRODUCT_MARK = "Privileged and confidential: attorney work product";

/** A part of a line. */
export type WordRun = {
  readonly text: string;
  /** `strong` and `quiet` are set by the styles below; `quote` holds a page's own words, `citation` where they are. */
  readonly look?: "strong" | "quote" | "citation" | "quiet";
};

const SERIF = "Times New Roman";
/** Half points. */
const BODY_SIZE = 24;
/** Twentieths of a point. */
const AFTER = 160;
const BETWEEN = 160;
const SIGNATURE = 700;
const NUMBERED = "numbered";
const BULLETED = "bulleted";

const LOOKS = {
  strong: { bold: true },
  quote: {},
  citation: { style: "Citation" },
  quiet: { style: "Quiet" },
} as const;

export type WordContent = ISectionOptions["children"];

/**
 * A Word document on Letter paper with real headings, page numbers and one set of styles.
 * @param isInternal work product: every page says that it is privileged. False for what goes to the other side
 * @returns the bytes of a .docx file
 */
export async function makeWordDocument(given: {
  readonly title: string;
  /** Full name of who made it. */
  readonly author: string;
  readonly isInternal: boolean;
  readonly content: WordContent;
}): Promise<Uint8Array<ArrayBuffer>> {
  const { title, author, isInternal, content } = given;
  const document = new Document({
    title: plainText(title),
    creator: plainText(author),
    description: "",
    styles: STYLES,
    numbering: {
      config: [
        { reference: NUMBERED, levels: [NUMBER_LEVEL] },
        { reference: BULLETED, levels: [BULLET_LEVEL] },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: convertInchesToTwip(8.5), height: convertInchesToTwip(11) },
            margin: {
              top: convertInchesToTwip(1),
              bottom: convertInchesToTwip(1),
              left: convertInchesToTwip(1.1),
              right: convertInchesToTwip(1.1),
            },
          },
        },
        ...(isInternal ? { headers: { default: header(title) } } : {}),
        footers: { default: footer(isInternal ? WORK_PRODUCT_MARK : "") },
        children: content,
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

/** Of the paragraphs of a table, in half points and twentieths of a point. */
const CELL_SIZE = 21;
const CELL_AFTER = 50;

const STYLES = {
  default: {
    document: {
      run: { font: SERIF, size: BODY_SIZE },
      paragraph: { spacing: { after: AFTER, line: 276 } },
    },
    title: { run: { font: SERIF, size: 36, bold: true }, paragraph: { spacing: { after: 240 } } },
    heading1: headingStyle(28, 320),
    heading2: headingStyle(25, 240),
    heading3: { ...headingStyle(24, 200), run: { font: SERIF, size: 24, bold: true, italics: true, color: "000000" } },
  },
  paragraphStyles: [
    {
      ...{ id: "Cell", name: "Cell", basedOn: "Normal" },
      run: { size: CELL_SIZE },
      paragraph: { spacing: { after: CELL_AFTER, line: 252 } },
    },
  ],
  characterStyles: [
    { id: "Citation", name: "Citation", basedOn: "DefaultParagraphFont", run: { size: 20, color: "333333" } },
    { id: "Quiet", name: "Quiet", basedOn: "DefaultParagraphFont", run: { size: 20, color: "555555" } },
  ],
};

function headingStyle(size: number, before: number) {
  return {
    run: { font: SERIF, size, bold: true, color: "000000" },
    paragraph: { spacing: { before, after: 100 }, keepNext: true },
  };
}

const NUMBER_LEVEL = {
  level: 0,
  format: LevelFormat.DECIMAL,
  text: "%1.",
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: 500, hanging: 500 } } },
} as const;

const BULLET_LEVEL = {
  level: 0,
  format: LevelFormat.BULLET,
  text: "•",
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: 400, hanging: 260 } } },
} as const;

/** Of internal papers: the mark, and below it what the paper is. */
function header(title: string): Header {
  const line = (text: string, after: number) =>
    new Paragraph({ spacing: { after }, children: [new TextRun({ text: plainText(text), style: "Quiet" })] });
  return new Header({ children: [line(WORK_PRODUCT_MARK, 0), line(title, 200)] });
}

/** The mark at the left, "Page 2 of 5" at the right. */
function footer(mark: string): Footer {
  const pages = ["Page ", PageNumber.CURRENT, " of ", PageNumber.TOTAL_PAGES];
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: TabStopPosition.MAX }],
        spacing: { after: 0 },
        children: [
          new TextRun({ text: mark, style: "Quiet" }),
          new TextRun({ children: [new Tab(), ...pages], style: "Quiet" }),
        ],
      }),
    ],
  });
}

/** A real heading, which Word lists in its navigation pane. */
export function heading(level: 1 | 2 | 3, text: string): Paragraph {
  const headings = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 };
  return new Paragraph({ heading: headings[level], children: runsOf(text) });
}

/**
 * A paragraph; line breaks in it stay.
 * @param options.above `signature`: room to write; `some`: apart from the list or table before it
 * @param options.keepNext on the page of what follows
 */
export function paragraph(
  content: string | readonly WordRun[],
  { above, keepNext = false }: { readonly above?: "signature" | "some"; readonly keepNext?: boolean } = {},
): Paragraph {
  const before = { signature: SIGNATURE, some: BETWEEN };
  const spacing = above === undefined ? {} : { spacing: { before: before[above], after: AFTER } };
  return new Paragraph({ ...spacing, keepNext, ...directionOf(content), children: runsOf(content) });
}

/** A paragraph of a table. */
export function cellParagraph(content: string | readonly WordRun[]): Paragraph {
  return new Paragraph({ style: "Cell", ...directionOf(content), children: runsOf(content) });
}

/** What keeps two tables from becoming one: a line of five points. */
export function tableEnd(): Paragraph {
  const spacing = { before: 0, after: 0, line: 100, lineRule: LineRuleType.EXACT };
  return new Paragraph({ spacing, children: [] });
}

/** The title of the paper, above its first heading. */
export function documentTitle(text: string): Paragraph {
  return new Paragraph({ heading: HeadingLevel.TITLE, children: runsOf(text) });
}

/** A line of a numbered list; the numbers run through the document. */
export function numbered(content: string | readonly WordRun[]): Paragraph {
  return new Paragraph({
    ...directionOf(content),
    numbering: { reference: NUMBERED, level: 0 },
    spacing: { after: 120 },
    children: runsOf(content),
  });
}

/** A line of a list without numbers. */
export function bulleted(content: string | readonly WordRun[]): Paragraph {
  return new Paragraph({
    ...directionOf(content),
    numbering: { reference: BULLETED, level: 0 },
    spacing: { after: 80 },
    children: runsOf(content),
  });
}

function runsOf(content: string | readonly WordRun[]): TextRun[] {
  const runs = typeof content === "string" ? [{ text: content }] : content;
  return runs.flatMap(({ text, look }: WordRun) =>
    plainText(text)
      .split("\n")
      .map((line, index) => new TextRun({ text: line, ...(index > 0 ? { break: 1 } : {}), ...(look && LOOKS[look]) })),
  );
}

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u;

function directionOf(content: string | readonly WordRun[]): { readonly bidirectional?: true } {
  const text = typeof content === "string" ? content : content.map((run) => run.text).join("");
  return RIGHT_TO_LEFT.test(text) ? { bidirectional: true } : {};
}

/** Without what XML cannot hold: Word refuses to open a file with one such character. */
function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\t\n\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
}
