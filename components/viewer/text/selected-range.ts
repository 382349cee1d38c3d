import type { TextRange } from "#lib/domain/text/normalise-text.ts";

/**
 * The words of the page that the reader has selected, as offsets into its text, without white space at the ends. Null
 * when nothing is selected or the selection leaves the text.
 * @param text the element with the lines, each a paragraph with `data-start`
 */
export function findSelectedRange(text: Element): TextRange | null {
  const selection = window.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!text.contains(range.startContainer) || !text.contains(range.endContainer)) return null;
  const start = offsetIn(text, range.startContainer, range.startOffset);
  const end = offsetIn(text, range.endContainer, range.endOffset);
  if (start === null || end === null) return null;
  return trimRange(textOfLines(text), { start, end });
}

/** All the words of one line. */
export function rangeOfLine(line: HTMLElement): TextRange | null {
  const start = Number(line.dataset.start);
  const words = line.textContent;
  const trimmed = trimRange(words, { start: 0, end: words.length });
  return trimmed === null ? null : { start: start + trimmed.start, end: start + trimmed.end };
}

/** Selects whole lines, as the mouse would. */
export function selectLines(from: HTMLElement, to: HTMLElement): void {
  const isDown = (from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING) === 0;
  const [first, last] = isDown ? [from, to] : [to, from];
  window.getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length);
}

/** Where a point of the DOM is in the page's text. */
function offsetIn(text: Element, node: Node, offset: number): number | null {
  const element = node instanceof Element ? node : node.parentElement;
  const line = element?.closest<HTMLElement>("[data-start]");
  if (line === null || line === undefined) {
    // Between two lines: the point is where the next line begins, or behind the last one.
    const next = node === text ? text.children[offset] : undefined;
    if (next instanceof HTMLElement) return Number(next.dataset.start);
    return node === text ? textOfLines(text).length : null;
  }
  const before = document.createRange();
  before.setStart(line, 0);
  before.setEnd(node, offset);
  return Number(line.dataset.start) + before.toString().length;
}

function textOfLines(text: Element): string {
  return Array.from(text.children, (line) => line.textContent).join("\n");
}

function trimRange(text: string, { start, end }: TextRange): TextRange | null {
  const words = text.slice(start, end);
  const from = start + (words.length - words.trimStart().length);
  const to = end - (words.length - words.trimEnd().length);
  return from < to ? { start: from, end: to } : null;
}
