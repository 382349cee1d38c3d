import type { CaseSentence } from "../../../text/case-text.ts";
import type { Differ, Keyed } from "../frame.ts";

/** What the knowledge file of a point gives its reader. */
export type Said = {
  /** Matches of the file's terms that are not denied, with slots as named groups. */
  readonly matches: (sentence: CaseSentence) => readonly RegExpExecArray[];
  /** Source of a regular expression for the words of a slot. */
  readonly source: (slot: string) => string;
  /** Value of what stands in a slot; null when the slot does not know it. */
  readonly read: (slot: string, text: string) => string | number | null;
};

/** Reads a value that words alone do not give; without `differ` the knowledge file says when two values differ. */
export type Reader = (said: Said) => {
  readonly read: (sentence: CaseSentence) => readonly Keyed[];
  readonly differ?: Differ;
};
