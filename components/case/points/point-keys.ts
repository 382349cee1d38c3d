/** What a key does in the list of points. */
export type PointAction = "accept" | "reject" | "takeBack" | "note" | "next" | "previous" | "nextOpen";

const KEYS: Readonly<Record<string, PointAction>> = {
  a: "accept",
  r: "reject",
  z: "takeBack",
  n: "note",
  j: "next",
  k: "previous",
  u: "nextOpen",
};

type Pressed = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "repeat" | "isComposing" | "defaultPrevented"
>;

/** The action of a key; null for every other key, with Ctrl, Alt or the command key, and while a word is composed. */
export function pointAction(event: Pressed): PointAction | null {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || shiftKey || isComposing || defaultPrevented) return null;
  const action = KEYS[event.key.toLowerCase()] ?? null;
  // A held key runs down the list; it must not judge one point after the other.
  return event.repeat && action !== "next" && action !== "previous" ? null : action;
}

/**
 * The place 0.. of the point to go to, null when there is none.
 * @param at the place of the point in focus, -1 for none
 * @param reviewed for each point whether it is reviewed
 */
export function stepTo(
  action: "next" | "previous" | "nextOpen",
  at: number,
  reviewed: readonly boolean[],
): number | null {
  const { length } = reviewed;
  if (length === 0) return null;
  if (action === "next") return Math.min(at + 1, length - 1);
  if (action === "previous") return at === -1 ? length - 1 : Math.max(at - 1, 0);
  const round = Array.from({ length }, (_, step) => (at + 1 + step) % length);
  return round.find((place) => reviewed[place] === false) ?? null;
}
