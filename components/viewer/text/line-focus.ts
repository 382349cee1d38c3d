import { selectLines } from "./selected-range.ts";

type Options = {
  /** The line where a selection by keyboard began; null while there is none. */
  readonly anchor: HTMLElement | null;
  readonly extend: boolean;
};

/**
 * Moves the focus from a line to the next or the previous one, from outside to the first line in sight.
 * @returns the line where the selection began
 */
export function moveLineFocus(reading: HTMLElement, by: 1 | -1, { anchor, extend }: Options): HTMLElement | null {
  const all = [...reading.querySelectorAll<HTMLElement>("[data-line]")];
  const at = all.findIndex((line) => line === document.activeElement);
  const top = reading.getBoundingClientRect().top;
  const firstSeen = all.findIndex((line) => line.getBoundingClientRect().top >= top);
  const next = all[at === -1 ? firstSeen : Math.min(Math.max(at + by, 0), all.length - 1)];
  if (next === undefined) return anchor;
  next.focus();
  if (!extend) {
    window.getSelection()?.removeAllRanges();
    return null;
  }
  const from = anchor ?? all[at] ?? next;
  selectLines(from, next);
  return from;
}

/** Brings what the reader came for to the middle: the match of the search, else the quote; else the page's top. */
export function scrollToMark(reading: HTMLElement): void {
  const target = reading.querySelector(`mark[data-mark="active"]`) ?? reading.querySelector(`mark[data-mark="cite"]`);
  if (target === null) {
    reading.scrollTop = 0;
    reading.scrollLeft = 0;
    return;
  }
  const [mark, box] = [target.getBoundingClientRect(), reading.getBoundingClientRect()];
  reading.scrollTop += mark.top - box.top - (reading.clientHeight - mark.height) / 2;
  // Sideways only as far as the words need.
  if (mark.right > box.left + reading.clientWidth)
    reading.scrollLeft += mark.right - box.left - reading.clientWidth + 24;
  if (mark.left < box.left) reading.scrollLeft += mark.left - box.left - 52;
}
