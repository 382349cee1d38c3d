"use client";

import { Toaster as Sonner } from "sonner";

/** Where `toast(...)` of sonner appears: it outlives navigation. Drawn with our tokens only. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      toastOptions={{
        unstyled: true,
        duration: 8000,
        classNames: {
          toast:
            "flex w-89 max-w-[calc(100vw-32px)] items-start gap-3 rounded-sheet border border-t-3 border-field border-t-exhibit bg-sheet px-4 py-3 font-sans text-15/normal text-ink",
          error: "border-t-stamp!",
          title: "font-semibold",
          description: "text-13 text-ink-2",
        },
      }}
    />
  );
}
