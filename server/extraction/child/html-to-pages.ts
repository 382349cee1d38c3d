import { romanOf } from "./roman-of.ts";

const TOKENS = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g;
const PARAGRAPHS = new Set(["p", "h1", "h2", "h3", "h4", "h5", "h6", "table", "dl", "ol", "ul"]);
const LINES = new Set(["tr", "li", "dt", "dd"]);
const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** How mammoth names the reference to a note in the text, and the note itself behind the text. */
const NOTE = /\bid="(foot|end)note-(ref-)?([^"]*)"/;

/** Where a picture was: OBJECT REPLACEMENT CHARACTER. */
export const PICTURE = "\uFFFC";

/** The class that the style map gives to page breaks. */
export const PAGE_BREAK_CLASS = "page-break";

/**
 * The text of mammoth's HTML, cut at its page breaks: an empty line between paragraphs, a line for each table row with
 * tabs between its cells. A note has the mark that Word prints, at its place in the text and before its own. Understands
 * only what mammoth writes, which is well-formed and escapes four characters.
 */
export function htmlToPages(html: string): string[] {
  const pages: string[] = [];
  // Finished lines apart from the one being written: changing the end of one long string copies it each time.
  let lines: string[] = [];
  let line = "";
  let cellDepth = 0;
  let listDepth = 0;
  const markOf = noteMarks();
  /** Stands for the text that follows: mammoth counts footnotes and endnotes together. */
  let instead: string | null = null;
  /** What the line of a note begins with. */
  let noteHead = "";

  function endLine(ending: "\n" | "\n\n"): void {
    if (line !== "") {
      lines.push(line.replace(/[\t\n ]$/, ""), ending);
      line = "";
    } else if (lines.at(-1) === "\n") {
      lines[lines.length - 1] = ending;
    }
  }

  function endPage(): void {
    pages.push(lines.join("") + line);
    lines = [];
    line = "";
  }

  for (const [token, closing, name = "", attributes = ""] of html.matchAll(TOKENS)) {
    if (name === "") {
      const text = instead ?? token.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
      instead = null;
      // The arrow with which mammoth links a note back to its place.
      if (text !== "↑") line += line !== "" && line === noteHead ? text.trimStart() : text;
    } else if (closing === "" && (name === "a" || name === "li") && NOTE.test(attributes)) {
      const mark = `[${markOf(attributes)}]`;
      if (name === "a") instead = mark;
      else line = noteHead = `${mark} `;
    } else if (name === "hr" && attributes.includes(PAGE_BREAK_CLASS)) {
      endPage();
    } else if (name === "input") {
      line += attributes.includes("checked=") ? "[x]" : "[ ]";
    } else if (name === "img") {
      line += PICTURE;
    } else if (name === "br") {
      line += "\n";
    } else if (name === "td" || name === "th") {
      cellDepth += closing === "" ? 1 : -1;
      if (closing !== "") line = `${line.trimEnd()}\t`;
    } else if (cellDepth === 0 && (name === "ol" || name === "ul")) {
      listDepth += closing === "" ? 1 : -1;
      // A list in an item of another begins on a line of its own.
      endLine(listDepth > (closing === "" ? 1 : 0) ? "\n" : "\n\n");
    } else if (closing === "") {
      continue;
    } else if (cellDepth > 0) {
      if (PARAGRAPHS.has(name) || LINES.has(name)) line += " ";
    } else if (PARAGRAPHS.has(name)) {
      endLine("\n\n");
    } else if (LINES.has(name)) {
      endLine("\n");
    }
  }
  endPage();
  return pages;
}

/** Tells the mark of a note by the attributes of its reference, which comes first, or of itself. */
function noteMarks(): (attributes: string) => string {
  const marks = new Map<string, string>();
  const counts = new Map<string, number>();
  return (attributes) => {
    const [, kind = "", reference, id = ""] = NOTE.exec(attributes) ?? [];
    const known = marks.get(`${kind} ${id}`);
    if (reference === undefined && known !== undefined) return known;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const mark = kind === "end" ? romanOf(count) : String(count);
    marks.set(`${kind} ${id}`, mark);
    return mark;
  };
}
