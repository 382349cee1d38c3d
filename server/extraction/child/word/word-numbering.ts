import { romanOf } from "../roman-of.ts";

type Level = {
  readonly start: number;
  readonly format: string;
  /** As "%1.%2", where %n stands for the number of level n. */
  readonly label: string;
  readonly style: string | null;
};
type List = { readonly id: string; readonly levels: ReadonlyMap<number, Level> };
export type ListPlace = { readonly numId: string; readonly level: number };

/** What Word prints before the paragraphs of a numbered list; it stands nowhere in the file's text. */
export type Numbering = {
  /** The next label of this place, "" for a bullet: call once a paragraph, in the order of the text. */
  labelAt(place: ListPlace): string;
  /** The level that a list gives to a paragraph style. */
  levelOfStyle(numId: string, style: string): number | null;
};

/** @param xml word/numbering.xml, "" when the file has none */
export function readNumbering(xml: string): Numbering {
  const abstract = new Map<string, ReadonlyMap<number, Level>>();
  for (const block of blocksOf(xml, "w:abstractNum")) {
    abstract.set(attributeOf(block, "w:abstractNumId") ?? "", levelsOf(block));
  }
  const lists = new Map<string, List>();
  for (const block of blocksOf(xml, "w:num")) {
    const id = valueOf(block, "w:abstractNumId") ?? "";
    const levels = new Map([...(abstract.get(id) ?? []), ...levelsOf(block)]);
    let isOwn = false;
    for (const override of blocksOf(block, "w:lvlOverride")) {
      const start = Number(valueOf(override, "w:startOverride") ?? Number.NaN);
      const at = Number(attributeOf(override, "w:ilvl"));
      const level = levels.get(at);
      if (level === undefined || Number.isNaN(start)) continue;
      levels.set(at, { ...level, start });
      isOwn = true;
    }
    // Lists of one definition count on from one another, unless one of them begins again.
    const numId = attributeOf(block, "w:numId") ?? "";
    lists.set(numId, { id: isOwn ? `${id} ${numId}` : id, levels });
  }

  const counters = new Map<string, (number | undefined)[]>();
  return {
    labelAt({ numId, level }) {
      const list = lists.get(numId);
      const own = list?.levels.get(level);
      if (list === undefined || own === undefined) return "";
      const counts = counters.get(list.id) ?? [];
      counters.set(list.id, counts);
      counts[level] = (counts[level] ?? own.start - 1) + 1;
      counts.length = level + 1;
      if (own.format === "bullet" || own.format === "none") return "";
      return own.label.replace(/%([1-9])/g, (_, digit: string) => {
        const at = Number(digit) - 1;
        const shown = list.levels.get(at);
        return shown === undefined ? "" : numeral(counts[at] ?? shown.start, shown.format);
      });
    },
    levelOfStyle(numId, style) {
      for (const [level, of] of lists.get(numId)?.levels ?? []) if (of.style === style) return level;
      return null;
    },
  };
}

function levelsOf(block: string): Map<number, Level> {
  return new Map(
    blocksOf(block, "w:lvl").map((level) => [
      Number(attributeOf(level, "w:ilvl")),
      {
        start: Number(valueOf(level, "w:start") ?? 1),
        format: valueOf(level, "w:numFmt") ?? "decimal",
        label: valueOf(level, "w:lvlText") ?? "",
        style: valueOf(level, "w:pStyle"),
      },
    ]),
  );
}

function numeral(count: number, format: string): string {
  const letter = String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.min(9, Math.ceil(count / 26)));
  switch (format) {
    case "lowerLetter":
      return letter;
    case "upperLetter":
      return letter.toUpperCase();
    case "lowerRoman":
      return romanOf(count);
    case "upperRoman":
      return romanOf(count).toUpperCase();
    case "decimalZero":
      return String(count).padStart(2, "0");
    default:
      return String(count);
  }
}

function blocksOf(xml: string, name: string): string[] {
  const blocks: string[] = [];
  const opening = new RegExp(`<${name}\\s[^>]*[^/]>`, "g");
  for (let match = opening.exec(xml); match !== null; match = opening.exec(xml)) {
    const end = xml.indexOf(`</${name}>`, match.index);
    if (end === -1) break;
    blocks.push(xml.slice(match.index, end));
    opening.lastIndex = end;
  }
  return blocks;
}

function attributeOf(block: string, name: string): string | null {
  return new RegExp(`^<[^>]*\\b${name}="([^"]*)"`).exec(block)?.[1] ?? null;
}

function valueOf(block: string, name: string): string | null {
  return new RegExp(`<${name}\\s[^>]*\\bw:val="([^"]*)"`).exec(block)?.[1] ?? null;
}
