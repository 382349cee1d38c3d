"use client";

import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";

type PaneState = {
  /** Where a pane is drawn; null until the frame is on the page. */
  readonly slot: HTMLElement | null;
  readonly isOpen: boolean;
  readonly setSlot: (slot: HTMLElement | null) => void;
  readonly setOpen: (isOpen: boolean) => void;
};

const PaneContext = createContext<PaneState>({ slot: null, isOpen: false, setSlot: () => {}, setOpen: () => {} });

/** The frame's room at the right of the page, in a wide window only: open, it folds the sidebar to a rail. */
export function PaneProvider({ children }: { readonly children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const state = useMemo(() => ({ slot, isOpen, setSlot, setOpen }), [slot, isOpen]);
  return <PaneContext value={state}>{children}</PaneContext>;
}

export const usePane = () => useContext(PaneContext);

/** Draws its children into the frame's pane, which is open while they are on the page. */
export function InPane({ children }: { readonly children: ReactNode }) {
  const { slot, setOpen } = usePane();
  useLayoutEffect(() => {
    setOpen(true);
    return () => setOpen(false);
  }, [setOpen]);
  return slot === null ? null : createPortal(children, slot);
}
