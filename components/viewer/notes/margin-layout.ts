/**
 * Where the cards of a margin stand: each beside its line where there is room, else pushed down below the one before,
 * never over it. All figures are CSS pixels from the top of the margin; the cards are in the order of their lines.
 * @returns the top of each card
 */
export function layOutMargin(
  cards: readonly { readonly wanted: number; readonly height: number }[],
  { from, gap }: { readonly from: number; readonly gap: number },
): number[] {
  let free = from;
  return cards.map(({ wanted, height }) => {
    const top = Math.max(wanted, free);
    free = top + height + gap;
    return top;
  });
}
