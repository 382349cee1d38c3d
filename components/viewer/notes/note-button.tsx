"use client";

import { MessageSquarePlus } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { VIEWER } from "#lib/copy/case/viewer.ts";
import { findSelectedRange } from "../text/selected-range.ts";

type Props = {
  /** The box that scrolls and that the button is placed in. */
  readonly reading: RefObject<HTMLDivElement | null>;
  readonly onNote: () => void;
};

/** "Note it", under the words that are being selected. */
export function NoteButton({ reading, onNote }: Props) {
  const [at, setAt] = useState<{ top: number; left: number } | null>(null);
  useEffect(() => {
    function place() {
      const box = reading.current;
      const text = box?.querySelector("[data-page-text]") ?? null;
      if (box === null || text === null || findSelectedRange(text) === null) {
        setAt(null);
        return;
      }
      const words = window.getSelection()?.getRangeAt(0).getBoundingClientRect();
      const outer = box.getBoundingClientRect();
      if (words === undefined) return;
      setAt({
        top: words.bottom - outer.top + box.scrollTop + 6,
        left: box.scrollLeft + Math.max(8, Math.min(words.right - outer.left - 60, box.clientWidth - 130)),
      });
    }
    document.addEventListener("selectionchange", place);
    return () => document.removeEventListener("selectionchange", place);
  }, [reading]);
  if (at === null) return null;
  return (
    <div className="absolute z-1" style={at}>
      {/* Pressing must not take the selection away before the click reads it. */}
      <Button
        size="s"
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onNote}
      >
        <MessageSquarePlus />
        {VIEWER.noteIt}
      </Button>
    </div>
  );
}
