/** About what a printed page holds. Characters. */
const PAGE_CHARACTERS = 4_000;
/** A paragraph is not torn apart for less than this overshoot. Characters. */
const LONGEST_PAGE = 6_000;

/**
 * Cuts a text without page marks into pages of about 4,000 characters, at an empty line, else at a line end, else at a
 * space. Every character but the white space at the cuts is kept. An empty text is one empty page.
 */
export function cutIntoPages(text: string): string[] {
  const pages: string[] = [];
  let start = 0;
  while (text.length - start > LONGEST_PAGE) {
    const end = start + cutOf(text.slice(start, start + LONGEST_PAGE));
    pages.push(text.slice(start, end).trimEnd());
    start = end;
    while (/\s/.test(text.charAt(start))) start += 1;
  }
  const rest = text.slice(start).trimEnd();
  if (rest !== "" || pages.length === 0) pages.push(rest);
  return pages;
}

/** Pages where the text says so by form feeds, cut further where one of them is far longer than a page. */
export function cutAtFormFeeds(text: string): { readonly pages: string[]; readonly isApproximate: boolean } {
  const parts = text.split("\f");
  // A form feed at the very end closes the last page, it does not open another.
  if (parts.length > 1 && parts.at(-1)?.trim() === "") parts.pop();
  const pages = parts.flatMap(cutIntoPages);
  return { pages, isApproximate: pages.length > parts.length };
}

function cutOf(window: string): number {
  for (const mark of ["\n\n", "\n", " "]) {
    const before = window.lastIndexOf(mark, PAGE_CHARACTERS);
    if (before > PAGE_CHARACTERS / 2) return before;
    const after = window.indexOf(mark, PAGE_CHARACTERS);
    if (after !== -1) return after;
  }
  // No white space at all: cut, but not through a surrogate pair.
  const isPair = /[\uD800-\uDBFF]/.test(window.charAt(PAGE_CHARACTERS - 1));
  return isPair ? PAGE_CHARACTERS - 1 : PAGE_CHARACTERS;
}
