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
  let text = "";
  let cellDepth = 0;

  function endLine(ending: string): void {
    if (text === "" || text.endsWith(ending)) return;
    text = `${text.replace(/[\t\n ]$/, "")}${ending}`;
  }

  for (const [token, closing, name = "", attributes = ""] of html.matchAll(TOKENS)) {
    if (name === "") {
      // The arrow with which mammoth links a note back to its place.
      if (token !== "↑") text += token.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
    } else if (name === "hr" && attributes.includes(PAGE_BREAK_CLASS)) {
      pages.push(text);
      text = "";
    } else if (name === "br") {
      text += "\n";
    } else if (name === "td" || name === "th") {
      cellDepth += closing === "" ? 1 : -1;
      if (closing !== "") text = `${text.trimEnd()}\t`;
    } else if (closing === "") {
      continue;
    } else if (cellDepth > 0) {
      if (PARAGRAPHS.has(name) || LINES.has(name)) text += " ";
    } else if (PARAGRAPHS.has(name)) {
      endLine("\n\n");
    } else if (LINES.has(name)) {
      endLine("\n");
    }
  }
  pages.push(text);
  return pages;
}
