/** The id of a point's card in the case page. */
export const pointAnchor = (rank: number) => `point-${rank}`;
