import { useState } from "react";
import { steadyOrder } from "./steady-order.ts";

/**
 * Keeps a list in the order in which it was first shown, until the question to the server changes.
 * @param question what was asked for, as text
 */
export function useSteadyOrder<T extends { readonly id: string }>(
  items: readonly T[] | undefined,
  question: string,
): readonly T[] | undefined {
  const [shown, setShown] = useState<{ readonly question: string; readonly ids: readonly string[] }>({
    question,
    ids: [],
  });
  if (items === undefined) return undefined;
  const ordered = steadyOrder(shown.question === question ? shown.ids : [], items);
  const ids = ordered.map(({ id }) => id);
  if (shown.question !== question || ids.join() !== shown.ids.join()) setShown({ question, ids });
  return ordered;
}
