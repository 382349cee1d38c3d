"use client";

import { inVoice, type Voice } from "#lib/copy/plain.ts";
import { useSession } from "#components/session/session.tsx";
import { useIsPrinting } from "./use-is-printing.ts";

/** Before sign-in nobody has asked for plain labels. What is put on paper leaves the desk: no joke in it. */
export function useVoice(): Voice {
  const isPrinting = useIsPrinting();
  return useSession().user?.straightFace || isPrinting ? "plain" : "playful";
}

/** The labels of a record as the signed-in user wants to read them. For every record with a playful label in it. */
export function useCopy<T extends object>(copy: T) {
  return inVoice(copy, useVoice());
}
