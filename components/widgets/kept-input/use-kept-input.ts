import { useState } from "react";
import type { z } from "zod";
import { useSession } from "#components/session/session.tsx";
import { inputKey, readInput, storeInput } from "./stored-input.ts";

export type KeptInput<T> = {
  readonly value: T;
  readonly set: (changes: Partial<T>) => void;
  /** The form began with what an earlier visit left behind. */
  readonly isRestored: boolean;
  /** It is saved: the next visit begins from there. */
  readonly forget: () => void;
  /** Forgets it and begins again from what is saved. */
  readonly discard: () => void;
};

/**
 * What is typed into a form, kept in this browser until it is saved: Esc, a reload or a look at another page loses nothing.
 * @param given.form names the form, and in it the thing that is changed
 * @param given.base what is saved of that thing: input typed over another state of it is not offered again
 */
export function useKeptInput<T extends object>(given: {
  readonly form: string;
  readonly schema: z.ZodType<T>;
  readonly initial: T;
  readonly base?: string;
}): KeptInput<T> {
  const { form, schema, initial, base = "" } = given;
  const { user } = useSession();
  const key = inputKey(user?.id ?? "", form);
  const [restored] = useState(() => readInput(key, base, schema));
  const [state, setState] = useState({ value: restored ?? initial, isRestored: restored !== null });
  return {
    ...state,
    set: (changes) => {
      const value = { ...state.value, ...changes };
      setState({ ...state, value });
      storeInput(key, JSON.stringify(value) === JSON.stringify(initial) ? null : { base, value });
    },
    forget: () => storeInput(key, null),
    discard: () => {
      setState({ value: initial, isRestored: false });
      storeInput(key, null);
    },
  };
}
