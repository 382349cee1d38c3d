/** A place in a page's text, as offsets in UTF-16 units. */
export type Span = { readonly start: number; readonly end: number };

/** Words of a question in a row. */
export type Wanted = {
  readonly words: readonly { readonly word: string; readonly stem: string }[];
  /** True to match the words as typed, false to match their stems. */
  readonly isExact: boolean;
};

/** One thing that a question asks about: the words as typed, and what else stands for them in the record. */
export type Concept = {
  /** As typed. */
  readonly word: string;
  /** The words as typed, and names that stand for them. Any of these in a row is the concept. */
  readonly typed: readonly Wanted[];
  /** Words of the record that mean the same, and words that hint at it. Global patterns over plain text. */
  readonly told: readonly RegExp[];
  readonly hinted: readonly RegExp[];
  /**
   * `word`: the answer should have it. `hint`: orders passages only, such as the client, whom the whole file is about.
   * `pair`: a hint of two words side by side.
   */
  readonly role: "word" | "hint" | "pair";
};

/** Where a text holds one concept: as typed, in words that mean the same, in words that hint at it. None over another. */
export type Found = {
  readonly typed: readonly Span[];
  readonly told: readonly Span[];
  readonly hinted: readonly Span[];
};
