/** How an audit line names an item: its words may be a document's, which the log never repeats. */
export function itemName(id: string): string {
  return `ledger item ${id.slice(0, 8)}`;
}
