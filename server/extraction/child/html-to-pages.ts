const TOKENS = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g;
const PARAGRAPHS = new Set(["p", "h1", "h2", "h3", "h4", "h5", "h6", "table", "dl", "ol", "ul"]);
const LINES = new Set(["tr", "li", "dt", "dd"]);
const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** The class that the style map gives to page breaks. */
export const PAGE_BREAK_CLASS = "page-break";

/**
 * The text of mammoth's HTML, cut at its page breaks: an empty line between paragraphs, a line for each table row with
 * tabs between its cells. Understands only what mammoth writes, which is well-formed and escapes four characters.
 */
export function htmlToPages(html: string): string[] {
  const pages: string[] = [];
  // Finished lines apart from the one being written: changing the end of one long string copies it each time.
  let lines: string[] = [];
  let line = "";
  let cellDepth = 0;

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
      // The arrow with which mammoth links a note back to its place.
      if (token !== "↑") line += token.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
    } else if (name === "hr" && attributes.includes(PAGE_BREAK_CLASS)) {
      endPage();
    } else if (name === "br") {
      line += "\n";
    } else if (name === "td" || name === "th") {
      cellDepth += closing === "" ? 1 : -1;
      if (closing !== "") line = `${line.trimEnd()}\t`;
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
