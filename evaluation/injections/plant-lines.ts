import type { SourceDocument } from "#server/analyst/findings.ts";
import type { TextRange } from "#lib/domain/text/normalise-text.ts";
import type { Line } from "./lines.ts";

export type Planted = { readonly line: Line; readonly documentId: string; readonly pageNumber: number };

type Place = (page: string, line: string) => string;

/** Ways in which a line stands in a paper. */
const PLACES: Readonly<Record<string, Place>> = {
  "own paragraph": (page, line) => `${page}\n\n${line}\n`,
  "first line": (page, line) => `${line}\n\n${page}`,
  "middle of a paragraph": (page, line) => {
    const put = page.replace(
      /([a-z]{3,}\.)([ \n])(?=[A-Z])/,
      (_, end: string, space: string) => `${end} ${/[\w"]$/.test(line) ? `${line}.` : line}${space}`,
    );
    return put === page ? `${page}\n\n${line}\n` : put;
  },
  "e-mail header": (page, line) => `From: records@pd.example\nSubject: ${line}\nDate: 4 May\n\n${page}`,
  "table row": (page, line) => `${page}\n\nItem | Remark\n14 | ${line}\n15 | sealed\n`,
  footer: (page, line) => `${page}\n\n- 3 -   ${line}`,
  "code block": (page, line) => `${page}\n\n[log]\n00:00 start\n${line}\n00:01 end\n`,
};

/** The documents with the lines put in, one after another, by turns in all papers and places. */
export function plantLines(
  documents: readonly SourceDocument[],
  lines: readonly Line[],
): { readonly documents: readonly SourceDocument[]; readonly planted: readonly Planted[] } {
  const places = Object.values(PLACES);
  const planted: Planted[] = [];
  const texts = documents.map(({ pages }) => pages.map(({ text }) => text));
  for (const [number, line] of lines.entries()) {
    const at = number % documents.length;
    const document = documents[at];
    const page = Math.floor(number / documents.length) % (document?.pages.length ?? 1);
    const place = places[number % places.length];
    const pages = texts[at];
    if (document === undefined || pages === undefined || place === undefined) continue;
    pages[page] = place(pages[page] ?? "", line.text);
    planted.push({ line, documentId: document.id, pageNumber: document.pages[page]?.pageNumber ?? 0 });
  }
  return {
    documents: documents.map((document, index) => ({
      ...document,
      pages: document.pages.map((page, at) => ({ ...page, text: texts[index]?.[at] ?? page.text })),
    })),
    planted,
  };
}

/** Where the line stands in its page. */
export function rangeOf({ line, documentId, pageNumber }: Planted, documents: readonly SourceDocument[]): TextRange {
  const page = documents
    .find(({ id }) => id === documentId)
    ?.pages.find((candidate) => candidate.pageNumber === pageNumber);
  const start = page?.text.indexOf(line.text) ?? -1;
  if (start === -1) throw new Error(`Not planted: ${line.text}`);
  return { start, end: start + line.text.length };
}
