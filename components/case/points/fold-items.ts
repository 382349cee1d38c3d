/**
 * What a folded list shows: its first `limit` items; where these leave out a group wholly, the first item of that group stands
 * in the place of the last one, so that a fold never hides all of one engine.
 */
export function foldItems<T>(items: readonly T[], limit: number, groupOf: (item: T) => string): T[] {
  const shown = items.slice(0, limit);
  for (const first of Map.groupBy(items, groupOf)
    .values()
    .map(([item]) => item)) {
    if (first === undefined || shown.some((item) => groupOf(item) === groupOf(first))) continue;
    const spare = shown.findLastIndex((item, at) => shown.findIndex((one) => groupOf(one) === groupOf(item)) < at);
    if (spare !== -1) shown.splice(spare, 1);
    shown.push(first);
  }
  return shown;
}
