"use client";

import { useEffect } from "react";
import { useNames } from "./names.tsx";

/**
 * Calls the tab after what the page shows, which the server of the page does not know: it holds no session. The
 * framework may write its own title after ours, so ours is put back.
 */
export function useDocumentTitle(title: string | undefined): void {
  const { product } = useNames();
  useEffect(() => {
    if (title === undefined) return;
    const wanted = `${title} - ${product}`;
    const write = () => {
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [title, product]);
}
