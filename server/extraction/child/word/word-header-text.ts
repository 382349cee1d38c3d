const TOKENS = /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr)\b[^>]*\/>|<\/w:(p)>/g;
/** "3", "- 3 -", and nothing at all. A date or a docket number is more. */
const LONE_NUMBER = /^[^\p{L}\p{N}]*\p{N}{0,4}[^\p{L}\p{N}]*$/u;
const RELATION = /<Relationship\b[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/**
 * The headers or the footers of a Word file, which mammoth leaves out: each different one once, in the order of the
 * file's relations. One that is a page number and no more is dropped.
 * @param parts the parts of the file by name
 */
export function wordHeaderTexts(parts: ReadonlyMap<string, Buffer>, kind: "header" | "footer"): string[] {
  const relations = parts.get("word/_rels/document.xml.rels")?.toString("utf8") ?? "";
  const texts = [...relations.matchAll(RELATION)].flatMap(([relation]) => {
    if (!relation.includes(`/relationships/${kind}"`)) return [];
    const target = /\bTarget="([^"]+)"/.exec(relation)?.[1] ?? "";
    const part = parts.get(target.startsWith("/") ? target.slice(1) : `word/${target}`);
    return part === undefined ? [] : [textOf(part.toString("utf8"))];
  });
  return [...new Set(texts)].filter((text) => !LONE_NUMBER.test(text));
}

function textOf(xml: string): string {
  let text = "";
  for (const [, written, space, paragraph] of withoutFallbacks(xml).matchAll(TOKENS)) {
    if (written !== undefined) text += unescapeXml(written);
    else if (paragraph !== undefined) text += "\n";
    else text += space === "tab" ? "\t" : "\n";
  }
  return text.replace(/\n{2,}/g, "\n").trim();
}

/** A text box is written twice, for new and for old readers. */
function withoutFallbacks(xml: string): string {
  return xml
    .split("<mc:Fallback")
    .map((piece, index) => (index === 0 ? piece : piece.slice(Math.max(0, piece.indexOf("</mc:Fallback>")))))
    .join("");
}

function unescapeXml(text: string): string {
  return text.replace(
    /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi,
    (whole, name, decimal, hexadecimal) => {
      if (typeof name === "string") return ENTITIES[name.toLowerCase()] ?? whole;
      const code = typeof decimal === "string" ? Number(decimal) : Number.parseInt(String(hexadecimal), 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
