import { PDFDocument, StandardFonts } from "pdf-lib";
import type { PDFFont, PDFPage } from "pdf-lib";

const MARGIN = 64;
const LETTER_WIDTH = 612;
const LETTER_HEIGHT = 792;

/** What a page of a case file says, written for these tests; names, places and numbers are made up. */
export const NARRATIVE = `On Tuesday 14 May 2024 at about 2240 hours I was on routine patrol in a marked unit near the corner of Walnut Street and Ninth Avenue. I saw a silver Toyota Camry, licence plate 8KXR217, drift across the centre line twice within two blocks and then correct sharply. There was light rain and the road surface was wet. I followed the vehicle for roughly half a mile before I turned on my emergency lights.

The driver, later identified as Raymond Marlow, pulled into the parking lot of a closed hardware store. He kept both hands on the wheel. I noticed a faint odour of alcohol, and his eyes appeared watery. He stated that he had left a birthday dinner at his sister's house and had drunk "one beer, maybe two" more than three hours earlier. His speech was clear and he handed over his licence and registration without fumbling.

I asked Mr. Marlow to step out of the car. He performed the walk and turn test on a gravel surface and missed heel to toe on steps four and seven. The horizontal gaze test was not completed because of the rain. My body camera was charging in the station and did not record the stop. Officer Delgado arrived at 2258 hours and searched the trunk, where he found a sealed bottle of wine and a folding knife. No warrant was obtained before the search.`;

export const STATEMENT = `My name is Teresa Okafor and I live at 418 Walnut Street, apartment 3B. I have lived there for eleven years. I am giving this statement of my own free will. On the evening of May 14 I was sitting at my window because I could not sleep. I remember that the clock in my kitchen showed a little before eleven.

I saw the police car stop a grey or silver sedan in the lot of the hardware store. One officer stood beside the driver for a long time. The driver was standing straight and did not stumble at any moment. I am sure about that because the lamp over the loading dock is very bright. After some minutes a second officer came, opened the trunk and took things out. I did not hear the driver give permission.

I do not know Mr. Marlow and I have never spoken with him. I was not wearing my glasses, but I need them only for reading. The distance between my window and the lot is about forty yards. I have not been promised anything for this statement, and I have read it before signing it.`;

export const LEDGER = `Evidence log, property room, case 24-117
Item 1   Folding knife, black handle          Shelf C4    Received 0115
Item 2   Bottle of red wine, sealed           Shelf C4    Received 0115
Item 3   Breath test printout, 0.079          Folder 12   Received 0142
Item 4   Photograph of vehicle, rear          Folder 12   Received 0150
Item 5   Tow receipt, Harmon Brothers         Folder 12   Received 0930
Released to Detective Alvarez on 16 May 2024, signature on file.
Seal broken and renewed on 17 May 2024, reason not stated.
Inventory checked by clerk Whitfield, two items counted twice.`;

export type WrittenPage = {
  readonly text: string;
  readonly columns?: 1 | 2;
  readonly size?: number;
  readonly font?: "serif" | "sans" | "mono";
  /** Of the paper, points: a letter's when absent. */
  readonly height?: number;
};

const FONTS = { serif: StandardFonts.TimesRoman, sans: StandardFonts.Helvetica, mono: StandardFonts.Courier } as const;

/** A PDF of typed pages, each in one or two columns. */
export async function writtenPdf(pages: readonly WrittenPage[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (const { text, columns = 1, size = 11, font = "serif", height = LETTER_HEIGHT } of pages) {
    const typeface = await document.embedFont(FONTS[font]);
    drawColumns(document.addPage([LETTER_WIDTH, height]), { text, columns, size, font: typeface });
  }
  return document.save();
}

function drawColumns(page: PDFPage, given: { text: string; columns: 1 | 2; size: number; font: PDFFont }): void {
  const { text, columns, size, font } = given;
  const gap = 28;
  const width = (LETTER_WIDTH - 2 * MARGIN - (columns - 1) * gap) / columns;
  const lines = text.split("\n").flatMap((paragraph) => wrap(paragraph, { width, size, font }));
  const perColumn = Math.ceil(lines.length / columns);
  for (const [index, line] of lines.entries()) {
    const column = Math.floor(index / perColumn);
    const x = MARGIN + column * (width + gap);
    const y = page.getHeight() - MARGIN - (index % perColumn) * size * 1.35;
    page.drawText(line, { x, y, size, font });
  }
}

function wrap(paragraph: string, { width, size, font }: { width: number; size: number; font: PDFFont }): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of paragraph.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
