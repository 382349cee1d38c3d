/** Asks in place of a way out, and goes it when the answer is yes. */
type Guard = (go: () => void) => void;

/** The guards of the page, the youngest last. */
const guards: Guard[] = [];

/** @returns takes the guard away again */
export function addGuard(guard: Guard): () => void {
  guards.push(guard);
  return () => {
    guards.splice(guards.indexOf(guard), 1);
  };
}

/** Leaves the page, after its question when it has one. For every way out that is not a link: buttons, "Vanish", the palette. */
export function leavePage(go: () => void): void {
  const guard = guards.at(-1);
  if (guard === undefined) go();
  else guard(go);
}
