type Item = { readonly id: string };

/**
 * A list in the order in which it was first shown: what the server moves to the top while somebody reads the list stays
 * where it is. What is new comes after the item that it follows in the newer list, or first.
 * @param shown ids in the order shown
 */
export function steadyOrder<T extends Item>(shown: readonly string[], items: readonly T[]): T[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const ordered = shown.flatMap((id) => byId.get(id) ?? []);
  const known = new Set(shown);
  items.forEach((item, index) => {
    if (known.has(item.id)) return;
    const before = items[index - 1]?.id;
    ordered.splice(ordered.findIndex(({ id }) => id === before) + 1, 0, item);
  });
  return ordered;
}
