/** A word or a phrase of what somebody typed into the search over all files. */
export type SearchTerm = {
  /** As the index has it: separators taken for spaces. */
  readonly text: string;
  /** As it was typed, without its quotes. */
  readonly typed: string;
  /** `phrase`: word for word, in this order. `beginning`: the last word, which may still be unfinished. */
  readonly kind: "word" | "phrase" | "beginning";
  /** With a minus before it: pages that have it are left out. */
  readonly isExcluded: boolean;
};

/** The separators of the search vector (migration search_pages), and what the database would take for syntax or refuse. */
const SEPARATORS = /[-/._:@#\u2010-\u2014\u2212\u00AD\u200B-\u200D\uFEFF\p{Cc}]/gu;
/** A phrase in quotes, closed or not, or a word. */
const TERM = /(-?)(?:["“”]([^"“”]*)(?:["“”]|$)|([^\s"“”]+))/g;
/** Shorter beginnings match half the dictionary; signs would be syntax to the database. */
const BEGINNING = /^[\p{L}\p{N}]{2,}$/u;

/** A number with separators, "24-CR-0117", is a phrase. Terms without a letter or digit are left out. */
export function parseSearch(query: string): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (const { 1: minus = "", 2: phrase, 3: word, 0: whole, index } of query.matchAll(TERM)) {
    const typed = phrase ?? word ?? "";
    const text = typed.normalize("NFKC").replace(SEPARATORS, " ").replace(/\s+/g, " ").trim();
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    const isWord = phrase === undefined && !text.includes(" ");
    const isExcluded = minus === "-";
    const isLast = index + whole.length === query.length;
    const isBeginning = isLast && isWord && !isExcluded && BEGINNING.test(text);
    terms.push({ text, typed, kind: isBeginning ? "beginning" : isWord ? "word" : "phrase", isExcluded });
  }
  return terms;
}
