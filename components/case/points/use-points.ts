import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { isTyping } from "#components/widgets/is-typing.ts";
import { isSingleKeyOn } from "#components/widgets/shortcut-list/single-key.ts";
import type { Finding } from "#lib/contracts/findings.ts";
import { POINTS } from "#lib/copy/case/points.ts";
import type { Verdict } from "#lib/domain/findings.ts";
import { pointAction, stepTo } from "./point-keys.ts";
import { pointAnchor } from "#components/widgets/point-anchor.ts";
import { changesFor } from "./review-changes.ts";
import { type PointReview, usePointReview } from "./use-point-review.ts";
import { findingsOf, isReviewed, judgedOf, type PointView } from "#lib/analysis/view-points.ts";

/** Cards that stand there before "Show all". */
const LIMIT = 12;

export type PointsState = {
  readonly isOpen: (point: PointView) => boolean;
  readonly toggle: (point: PointView) => void;
  /** Cards that are shown; the others come with `showAll`. */
  readonly limit: number;
  readonly setAll: (isAll: boolean) => void;
  /** Id of the finding whose note is being written; null for none. */
  readonly writing: string | null;
  readonly setWriting: (id: string | null) => void;
  /** Opens the point and the note of its first finding, or closes that note. */
  readonly write: (point: PointView) => void;
  /** Leaves the note as it was, and the focus goes back to its finding. */
  readonly stopWriting: (id: string) => void;
  readonly save: (finding: Finding, note: string) => void;
  readonly review: PointReview;
  /** What the next press of A accepts, in words, on the point that the last one only opened; else null. */
  readonly acceptNext: (point: PointView) => string | null;
  /** What the last key did, for a screen reader. */
  readonly said: string;
};

/** Which points are open, which note is being written, and the keys that go through the points and judge them. */
export function usePoints(caseId: string, points: readonly PointView[], findings: readonly Finding[]): PointsState {
  const review = usePointReview(caseId, findings);
  const [open, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setAll] = useState(false);
  const [writing, setWriting] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const [openedByAccept, setOpenedByAccept] = useState<string | null>(null);
  const limit = isAll || points.length <= LIMIT + 1 ? points.length : LIMIT;
  const isOpen = ({ id }: PointView) => open.has(id);
  const setOpen = (point: PointView, next: boolean) =>
    setOpened(new Set(next ? [...open, point.id] : [...open].filter((id) => id !== point.id)));

  /** Takes the focus to the title of the point at this place, from where Tab goes on through its card. */
  function goTo(index: number) {
    const point = points[index];
    if (point === undefined) return;
    // The card must be there before it can take the focus.
    if (index >= limit) flushSync(() => setAll(true));
    const card = document.getElementById(pointAnchor(point.rank));
    const title = card?.querySelector<HTMLButtonElement>("h3 button");
    title?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: "nearest" });
    // Of a card that is taller than the window its foot may be nearer.
    title?.scrollIntoView({ block: "nearest" });
  }

  /** Accept opens a closed point first: nobody accepts what is folded away. It says so, and what the next press does. */
  function openToAccept(point: PointView, index: number) {
    flushSync(() => {
      setOpen(point, true);
      setOpenedByAccept(point.id);
      setSaid([POINTS.opened(point.title), acceptLabel(point)].filter(Boolean).join(" "));
    });
    // The open card is taller: what it says now is to be seen.
    goTo(index);
  }

  function judge(point: PointView, row: Finding | undefined, verdict: Verdict) {
    review.judge(row === undefined ? judgedOf(point) : [row], verdict);
    setSaid(POINTS.judged[verdict](row?.text ?? point.title));
  }
  function undo() {
    const judged = review.undo();
    if (judged === null) return;
    const index = points.findIndex((point) => findingsOf(point).some(({ id }) => id === judged.id));
    setSaid(POINTS.judged.proposed(points[index]?.title ?? judged.text));
    goTo(index);
  }
  function write(point: PointView, row?: Finding) {
    setOpen(point, true);
    setWriting((row ?? findingsOf(point)[0])?.id ?? null);
  }

  function stopWriting(id: string) {
    setWriting(null);
    goTo(points.findIndex((point) => findingsOf(point).some((finding) => finding.id === id)));
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = pointAction(event);
    const { target } = event;
    if (action === null || !(target instanceof HTMLElement) || isTyping(target)) return;
    if (target.closest("[role=dialog], [role=alertdialog], [role=menu]") !== null) return;
    const card = target.closest<HTMLElement>("[data-point]");
    const at = points.findIndex(({ id }) => id === card?.dataset.point);
    const point = points[at];
    // A letter alone, off the cards, may be dictation or a slipped finger: it can be switched off.
    if (point === undefined && !isSingleKeyOn()) return;
    const row = point && findingsOf(point).find(({ id }) => id === target.closest("[data-finding]")?.id);
    setOpenedByAccept(null);
    switch (action) {
      case "next":
      case "previous":
      case "nextOpen": {
        const next = stepTo(action, at, points.map(isReviewed));
        if (next === null) setSaid(POINTS.allReviewed);
        else goTo(next);
        break;
      }
      case "takeBack":
        undo();
        break;
      case "note":
        if (point === undefined) return;
        write(point, row);
        break;
      case "accept":
        if (point === undefined) return;
        if (isOpen(point)) judge(point, row, "accepted");
        else openToAccept(point, at);
        break;
      case "reject":
        if (point === undefined) return;
        judge(point, row, "rejected");
        break;
    }
    event.preventDefault();
  });

  /** "Point 2" anywhere on the page, or in the address when it is opened. */
  const onAnchor = useEffectEvent((hash: string) => {
    const index = points.findIndex(({ rank }) => hash === `#${pointAnchor(rank)}`);
    const point = points[index];
    if (point === undefined) return false;
    setOpen(point, true);
    goTo(index);
    return true;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event);
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (isPlain && onAnchor(link?.getAttribute("href") ?? "")) event.preventDefault();
    }
    const frame = requestAnimationFrame(() => onAnchor(window.location.hash));
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("click", onClick);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("click", onClick);
    };
  }, []);

  return {
    ...{ isOpen, limit, setAll, writing, setWriting, stopWriting, review, said },
    write: (point) => (writing !== null && writing === findingsOf(point)[0]?.id ? setWriting(null) : write(point)),
    save: (finding, note) => {
      review.write(finding, note);
      stopWriting(finding.id);
    },
    acceptNext: (point) => (openedByAccept === point.id ? acceptLabel(point) : null),
    toggle: (point) => setOpen(point, !isOpen(point)),
  };
}

/** Null where all of it is accepted already. */
function acceptLabel(point: PointView): string | null {
  const changed = new Set(changesFor(judgedOf(point), "accepted").map(({ finding }) => finding));
  const factors = point.rows.filter(({ lead, factor }) => factor !== null && changed.has(lead)).length;
  return changed.size === 0 ? null : POINTS.acceptNext({ factors, findings: changed.size });
}
