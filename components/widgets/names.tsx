"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { Names } from "#lib/copy/names.ts";

const NamesContext = createContext<Names | null>(null);

export function NamesProvider({ names, children }: { readonly names: Names; readonly children: ReactNode }) {
  return <NamesContext value={names}>{children}</NamesContext>;
}

/** The names of product and persona, as this deployment sets them. */
export function useNames(): Names {
  const names = useContext(NamesContext);
  if (names === null) throw new Error("useNames needs a NamesProvider above it.");
  return names;
}
