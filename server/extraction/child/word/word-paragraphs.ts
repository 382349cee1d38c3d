import { readNumbering } from "./word-numbering.ts";
import type { ListPlace } from "./word-numbering.ts";

/** What earlier versions of the properties were. They must not be taken for those that hold. */
const CHANGES = /<w:(pPrChange|sectPrChange)\b[^]*?<\/w:\1>/g;
const PARAGRAPH = /<w:p(?:\s[^>]*)?><w:pPr>/g;
const SECTION_TYPE = /<w:type\s[^>]*\bw:val="(\w+)"/;
const BREAK = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
/** Dropped by unifyPageBreaks where a page has just begun. */
const SOFT_BREAK = "<w:r><w:lastRenderedPageBreak/></w:r>";
/** How many styles may stand on one another. */
const DEEPEST_STYLE = 20;

type Style = { readonly basedOn: string | null; readonly properties: string };

/**
 * Writes into the main part what Word shows and mammoth does not: page breaks by sections and by "page break before", and
 * the numbers of numbered paragraphs.
 * @param parts the parts of the file by name
 */
export function withPrintedParagraphs(xml: string, parts: ReadonlyMap<string, Buffer>): string {
  const styles = readStyles(parts.get("word/styles.xml")?.toString("utf8") ?? "");
  const numbering = readNumbering(parts.get("word/numbering.xml")?.toString("utf8") ?? "");
  const plain = xml.replace(CHANGES, "");
  const starts = sectionStarts(plain);
  let section = 0;
  let done = 0;
  const written: string[] = [];
  PARAGRAPH.lastIndex = 0;
  for (let match = PARAGRAPH.exec(plain); match !== null; match = PARAGRAPH.exec(plain)) {
    const from = match.index + match[0].length;
    const to = plain.indexOf("</w:pPr>", from);
    if (to === -1) break;
    const properties = chainOf(plain.slice(from, to), styles);
    const end = to + "</w:pPr>".length;
    written.push(plain.slice(done, end));
    done = end;
    if (isOn(properties, "w:pageBreakBefore")) written.push(SOFT_BREAK);
    const place = placeOf(properties);
    const label = place === null ? "" : numbering.labelAt(place);
    if (label !== "") written.push(`<w:r><w:t xml:space="preserve">${label} </w:t></w:r>`);
    if (properties[0]?.includes("<w:sectPr") === true) {
      section += 1;
      const close = plain.indexOf("</w:p>", end);
      if (startsPage(starts[section]) && close !== -1) {
        const after = close + "</w:p>".length;
        written.push(plain.slice(end, after), BREAK);
        done = after;
      }
    }
    PARAGRAPH.lastIndex = done;
  }
  return written.join("") + plain.slice(done);

  function placeOf(properties: readonly string[]): ListPlace | null {
    const numId = firstValue(properties, "w:numId");
    if (numId === null || numId === "0") return null;
    const style = firstValue(properties.slice(0, 1), "w:pStyle") ?? "";
    const level = firstValue(properties, "w:ilvl") ?? numbering.levelOfStyle(numId, style) ?? 0;
    return { numId, level: Number(level) };
  }
}

/** How each section begins, in order: the last of them is that of the body. */
function sectionStarts(xml: string): string[] {
  return xml
    .split("<w:sectPr")
    .slice(1)
    .map((rest) => SECTION_TYPE.exec(rest.slice(0, Math.max(0, rest.indexOf("</w:sectPr>"))))?.[1] ?? "nextPage");
}

/** The end of the body without properties of its own begins as sections do by default. */
function startsPage(start = "nextPage"): boolean {
  return start !== "continuous" && start !== "nextColumn";
}

/** The properties of a paragraph, then those of its style and of the styles below it. */
function chainOf(own: string, styles: ReadonlyMap<string, Style>): string[] {
  const chain = [own];
  let name = firstValue(chain, "w:pStyle");
  while (name !== null && chain.length < DEEPEST_STYLE) {
    const style: Style | undefined = styles.get(name);
    if (style === undefined) break;
    chain.push(style.properties);
    name = style.basedOn;
  }
  return chain;
}

function readStyles(xml: string): Map<string, Style> {
  const styles = new Map<string, Style>();
  for (const block of xml.split("<w:style ").slice(1)) {
    const id = /\bw:styleId="([^"]*)"/.exec(block)?.[1];
    const from = block.indexOf("<w:pPr>");
    const properties = from === -1 ? "" : block.slice(from, Math.max(from, block.indexOf("</w:pPr>", from)));
    if (id !== undefined) styles.set(id, { basedOn: firstValue([block], "w:basedOn"), properties });
  }
  return styles;
}

function firstValue(properties: readonly string[], name: string): string | null {
  const element = new RegExp(`<${name}\\s[^>]*\\bw:val="([^"]*)"`);
  for (const each of properties) {
    const value = element.exec(each)?.[1];
    if (value !== undefined) return value;
  }
  return null;
}

function isOn(properties: readonly string[], name: string): boolean {
  const element = new RegExp(`<${name}(?:\\s[^>]*\\bw:val="(\\w+)")?[^>]*>`);
  for (const each of properties) {
    const found = element.exec(each);
    if (found !== null) return !["0", "false", "off"].includes(found[1] ?? "");
  }
  return false;
}
