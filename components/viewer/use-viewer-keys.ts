"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";

type Actions = {
  readonly find: () => void;
  readonly note: () => void;
  readonly copy: () => void;
  readonly turn: (by: 1 | -1) => void;
  readonly cite: (by: 1 | -1) => void;
  /** From one line to the next; `extend` selects on the way. */
  readonly line: (by: 1 | -1, options: { extend: boolean }) => void;
  readonly escape: () => void;
};

type Options = Actions & {
  /** The page below has keys of its own: only what is pressed within the viewer counts. */
  readonly isPane: boolean;
};

/**
 * The keys of the viewer; lib/copy/shortcuts.ts lists them. Letters count only while the text has the focus, so that
 * nobody who dictates or mistypes sets them off.
 */
export function useViewerKeys(frame: RefObject<HTMLElement | null>, { isPane, ...actions }: Options): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement) || frame.current === null) return;
    const isOurs = frame.current.contains(target) || (!isPane && target === document.body);
    if (!isOurs) return;
    const letter = key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && letter === "f") {
      event.preventDefault();
      actions.find();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // In a note's form Escape is the form's.
    if (key === "Escape" && target.closest("form") === null) {
      actions.escape();
      return;
    }
    if (target.closest("[data-reading]") === null) return;
    // A control in the margin keeps its own keys.
    if (target.closest("aside, button, a, input, select, textarea") !== null) return;
    const isPlain = !event.shiftKey;
    if (letter === "n" && isPlain) actions.note();
    else if (letter === "c" && isPlain) actions.copy();
    else if (letter === "j" && isPlain) actions.cite(1);
    else if (letter === "k" && isPlain) actions.cite(-1);
    else if (key === "ArrowLeft" && isPlain) actions.turn(-1);
    else if (key === "ArrowRight" && isPlain) actions.turn(1);
    else if (key === "ArrowUp") actions.line(-1, { extend: event.shiftKey });
    else if (key === "ArrowDown") actions.line(1, { extend: event.shiftKey });
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
