/** What the firm's copy is called on screen. Product and persona come from the environment. */
export type Names = {
  /** "Odds & Evidence" */
  readonly product: string;
  /** "O&E": for the admin's title. */
  readonly abbreviation: string;
  /** "Curran": the first name written {name} in the labels. */
  readonly persona: string;
};

/** The names with the abbreviation made from the product's: first letters of its words, an ampersand kept. */
export function namesOf(given: { readonly product: string; readonly persona: string }): Names {
  const abbreviation = given.product
    .split(/\s+/)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase();
  return { ...given, abbreviation };
}
