/** Source of a regular expression that tries the entries in their order. "#" in an entry is a number of two to five digits. */
export function anyOf(entries: readonly string[]): string {
  return entries.map((entry) => entry.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace("#", "\\d{2,5}")).join("|");
}

/** The entries as old record systems print them. */
export function inCapitals(entries: readonly string[]): string[] {
  return entries.map((entry) => entry.toUpperCase());
}
