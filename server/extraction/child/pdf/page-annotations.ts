import type { Annotation } from "./pdfium/annotations.ts";
import type { Area } from "./geometry.ts";
import type { TextContent, TextItem } from "./page-text.ts";

/** What each kind of mark on words says of them. */
const MARKS: Readonly<Record<string, string>> = {
  Highlight: "Highlighted",
  Underline: "Underlined",
  Squiggly: "Underlined",
  StrikeOut: "Struck out",
};
const NOTES: Readonly<Record<string, string>> = {
  ...{ Text: "Note", Stamp: "Stamp", Caret: "Insertion", Redact: "Marked for redaction" },
  ...{ Ink: "Drawing", Line: "Drawing", Square: "Drawing", Circle: "Drawing", Polygon: "Drawing", PolyLine: "Drawing" },
  ...{ FileAttachment: "Attached file that is not read", Sound: "Recording that is not read" },
};
/** Two pieces nearer than this in height stand on one line. Points. */
const LINE = 5;
const FIELD_HEIGHT = 24;

/**
 * The text of a page with what its form fields and its typed-in remarks show, each where it is seen: neither is part of
 * the text layer. "[x]" is a checked box, "[ ]" one that is not.
 */
export function withFilledFields(content: TextContent, annotations: readonly Annotation[]): TextContent {
  const items = [...content.items];
  for (const annotation of annotations) {
    if (annotation.isHidden) continue;
    const { subtype, contents } = annotation;
    const value = subtype === "Widget" ? annotation.value : subtype === "FreeText" ? contents : "";
    if (value === "") continue;
    const { left, bottom, right, top } = annotation.area;
    const height = top - bottom;
    const isLow = height <= FIELD_HEIGHT;
    const y = isLow ? bottom + height * 0.25 : top - 12;
    const size = Math.min(12, isLow ? height * 0.75 : 12);
    place({ left, right, y, size, value });
  }
  return { items };

  function place({ left, right, y, size, value }: Placed): void {
    const runs = items.flatMap((item, index) => (item.str.trim() !== "" ? [{ item, index }] : []));
    const onLine = runs.filter(({ item }) => Math.abs((item.transform[5] ?? 0) - y) <= Math.max(LINE, size / 2));
    const before = onLine.filter(({ item }) => (item.transform[4] ?? 0) + item.width <= left + size / 2).at(-1);
    const after = onLine.find(({ item }) => (item.transform[4] ?? 0) >= left);
    const made: TextItem = {
      str: value,
      transform: [size, 0, 0, size, left, after?.item.transform[5] ?? before?.item.transform[5] ?? y],
      width: after === undefined ? right - left : (after.item.transform[4] ?? 0) - left - 1,
      height: size,
      hasEOL: false,
    };
    if (before !== undefined) {
      const closed = { ...before.item, hasEOL: false };
      items.splice(before.index, 1, closed, space(closed), { ...made, hasEOL: before.item.hasEOL });
    } else if (after !== undefined) items.splice(after.index, 0, { ...made, str: `${value} ` });
    else {
      const below = runs.find(({ item }) => (item.transform[5] ?? 0) < y);
      items.splice(below?.index ?? items.length, 0, { ...made, hasEOL: below !== undefined });
    }
  }
}

type Placed = {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly value: string;
};

function space(item: TextItem): TextItem {
  return { ...item, str: " ", width: 0, height: 0, hasEOL: false };
}

/** Remarks, marks on words and stamps, a line each: '[Highlighted "the words", by J. Marlow] see page 4'. */
export function noteLines({ items }: TextContent, annotations: readonly Annotation[]): string[] {
  return annotations.flatMap((annotation) => {
    if (annotation.isHidden) return [];
    const { subtype, contents, author, quads } = annotation;
    const mark = MARKS[subtype];
    const kind = mark ?? NOTES[subtype];
    if (kind === undefined || (mark === undefined && subtype !== "Stamp" && contents === "")) return [];
    const words = mark === undefined ? "" : wordsUnder(items, quads);
    if (mark !== undefined && words === "" && contents === "") return [];
    const head = `${kind}${words === "" ? "" : ` "${words}"`}${author === "" ? "" : `, by ${author}`}`;
    return [`[${head}] ${contents}`.trimEnd()];
  });
}

function wordsUnder(runs: readonly TextItem[], quads: readonly Area[]): string {
  const words: string[] = [];
  for (const { left, bottom, right, top } of quads) {
    for (const { str, transform, width, height } of runs) {
      const [, , , , x = 0, y = 0] = transform;
      const middle = y + height * 0.3;
      if (middle < bottom || middle > top) continue;
      const characters = [...str].filter((_, index, all) => {
        const centre = x + ((index + 0.5) / all.length) * width;
        return left <= centre && centre <= right;
      });
      words.push(characters.join(""));
    }
  }
  return words.join(" ").replace(/\s+/g, " ").trim();
}
