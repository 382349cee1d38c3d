"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useSession } from "#components/session/session.tsx";
import { readFolds, storeFolds } from "./stored-folds.ts";

type FoldState = {
  readonly isOpen: (id: string) => boolean;
  readonly setOpen: (id: string, isOpen: boolean) => void;
};

/** The sections that are open before anybody touches them. */
const OPEN_AT_FIRST: ReadonlySet<string> = new Set(["skinny", "verdict", "points", "recommendation"]);

const FoldContext = createContext<FoldState>({ isOpen: () => true, setOpen: () => {} });

export const useFolds = () => useContext(FoldContext);

/** Keeps which sections of a case are folded, per user and case, and opens the section that a link on the page leads into. */
export function FoldsProvider({ caseId, children }: { readonly caseId: string; readonly children: ReactNode }) {
  const { user } = useSession();
  const userId = user?.id ?? "";
  const [folds, setFolds] = useState(() => readFolds(userId, caseId));
  const isOpen = (id: string) => folds[id] ?? OPEN_AT_FIRST.has(id);

  function setOpen(id: string, open: boolean) {
    const next = { ...folds, [id]: open };
    setFolds(next);
    storeFolds(userId, caseId, next);
  }

  useEffect(() => {
    // Before the browser scrolls there: a target inside a closed section has no place on the page.
    function onClick({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
      const section = link === null ? null : document.getElementById(link.hash.slice(1))?.closest("[data-fold]");
      const id = section?.getAttribute("data-fold");
      if (id != null && !isOpen(id)) flushSync(() => setOpen(id, true));
    }
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  });

  return <FoldContext value={{ isOpen, setOpen }}>{children}</FoldContext>;
}
