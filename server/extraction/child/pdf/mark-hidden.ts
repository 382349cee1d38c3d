import { hiddenCharacters } from "./hidden-text.ts";
import type { TextContent, TextItem } from "./page-text.ts";

export const HIDDEN_MARK = "[hidden: ";
export const HIDDEN_TEXT =
  "Some words on this page are invisible in print (white, or under a box); they are marked as [hidden: ...].";

/** Puts the runs in these areas between marks; the content itself when there are none. */
export function withHiddenMarks(content: TextContent, areas: Parameters<typeof hiddenCharacters>[1]): TextContent {
  if (areas.length === 0) return content;
  const items: TextItem[] = [];
  let hasHidden = false;
  let isInside = false;
  let last = -1;
  for (const item of content.items) {
    if (item.str.trim() === "") {
      items.push(item);
      continue;
    }
    const hidden = hiddenCharacters(item, areas);
    const first = [...item.str].findIndex((character) => character !== " ");
    if (isInside && hidden[first] !== true) close();
    const { written, inside } = marked(item.str, { hidden, isInside });
    hasHidden ||= hidden.includes(true);
    isInside = inside;
    last = items.push({ ...item, str: written }) - 1;
    // A passage ends with its line at the latest: marks across columns would swallow what is seen.
    if (isInside && item.hasEOL) close();
  }
  if (isInside) close();
  return hasHidden ? { items } : content;

  function close(): void {
    const item = items[last];
    if (item !== undefined) items[last] = { ...item, str: `${item.str}]` };
    isInside = false;
  }
}

function marked(
  text: string,
  { hidden, isInside }: { readonly hidden: readonly boolean[]; readonly isInside: boolean },
) {
  let written = "";
  let inside = isInside;
  for (const [index, character] of [...text].entries()) {
    // A space alone neither opens nor closes a passage.
    const isHidden = character === " " ? inside : hidden[index] === true;
    if (isHidden && !inside) written += HIDDEN_MARK;
    if (!isHidden && inside) written = `${written.trimEnd()}]${/\s$/.test(written) ? " " : ""}`;
    inside = isHidden;
    written += character;
  }
  return { written, inside };
}
