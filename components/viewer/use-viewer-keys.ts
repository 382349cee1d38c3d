"use client";

import { type RefObject, useEffect, useRef } from "react";

type Actions = {
  readonly find: () => void;
  readonly note: () => void;
  readonly turn: (by: 1 | -1) => void;
  /** From one line to the next; `extend` selects on the way. */
  readonly line: (by: 1 | -1, options: { extend: boolean }) => void;
};

/**
 * The keys of the viewer; lib/copy/shortcuts.ts lists them. Letters count only while the text has the focus, so that
 * nobody who dictates or mistypes sets them off.
 */
export function useViewerKeys(frame: RefObject<HTMLElement | null>, actions: Actions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { target, key } = event;
      if (event.defaultPrevented || !(target instanceof HTMLElement) || frame.current === null) return;
      const isOurs = frame.current.contains(target) || target === document.body;
      if (!isOurs) return;
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && key.toLowerCase() === "f") {
        event.preventDefault();
        latest.current.find();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest("[data-reading]") === null) return;
      // A control in the margin keeps its own keys.
      if (target.closest("aside, button, a, input, select, textarea") !== null) return;
      if (key.toLowerCase() === "n" && !event.shiftKey) latest.current.note();
      else if (key === "ArrowLeft" && !event.shiftKey) latest.current.turn(-1);
      else if (key === "ArrowRight" && !event.shiftKey) latest.current.turn(1);
      else if (key === "ArrowUp") latest.current.line(-1, { extend: event.shiftKey });
      else if (key === "ArrowDown") latest.current.line(1, { extend: event.shiftKey });
      else return;
      event.preventDefault();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [frame]);
}
