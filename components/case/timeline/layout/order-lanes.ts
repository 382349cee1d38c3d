export type Pair = readonly [string, string];

/** Papers in their given order, except that those that disagree most often stand next to each other. */
export function orderLanes(papers: readonly string[], disagreeing: readonly Pair[]): string[] {
  const counts = Map.groupBy(
    disagreeing.filter(([one, other]) => one !== other && papers.includes(one) && papers.includes(other)),
    (pair) => pair.toSorted().join(" "),
  );
  const chains = new Map(papers.map((paper) => [paper, [paper]]));
  for (const [pair] of [...counts.values()].toSorted((a, b) => b.length - a.length)) {
    if (pair === undefined) continue;
    const [one, other] = pair.map((paper) => chains.get(paper) ?? []);
    if (one === undefined || other === undefined || one === other) continue;
    const joined = join(one, other, pair);
    for (const paper of joined ?? []) chains.set(paper, joined ?? []);
  }
  return [...new Set(papers.map((paper) => chains.get(paper) ?? []))].flat();
}

/** Two chains end to end, so that the pair meets; null when one of the pair has neighbors on both sides. */
function join(one: readonly string[], other: readonly string[], [a, b]: Pair): string[] | null {
  const ends = one.includes(a) ? ([a, b] as const) : ([b, a] as const);
  const left = one.at(-1) === ends[0] ? one : one[0] === ends[0] ? one.toReversed() : null;
  const right = other[0] === ends[1] ? other : other.at(-1) === ends[1] ? other.toReversed() : null;
  return left === null || right === null ? null : [...left, ...right];
}
