"use client";

import { cn } from "#components/ui/cn.ts";
import { useCopy } from "#components/widgets/voice.ts";
import { FINDING_SECTION, SIDE_BY_SIDE } from "#lib/copy/case/findings.ts";
import { NEAR_MATCH } from "#lib/copy/case/documents.ts";
import { VIEWER } from "#lib/copy/case/viewer.ts";
import type { TextRange } from "#lib/domain/text/normalise-text.ts";
import { type AlignedCard, AlignedCards } from "./aligned-cards.tsx";
import { cardClass } from "./card-class.ts";
import type { CitedPassage } from "../text/group-citations.ts";
import { NoteCard } from "./note-card.tsx";
import { NoteForm } from "./note-form.tsx";
import type { PageLine } from "../text/page-lines.ts";
import type { Notes } from "./use-notes.ts";

type Props = {
  readonly pageNumber: number;
  readonly passages: readonly CitedPassage[];
  readonly notes: Notes;
  readonly cited: TextRange | null;
  readonly lines: readonly PageLine[];
  /** The cards are beside their lines; else below each other. */
  readonly isBeside: boolean;
  /** Marks a passage in the text. */
  readonly onShow: (range: TextRange) => void;
};

/** What the analysis takes from this page and what people noted on it, each card beside its line. */
export function PageMargin({ pageNumber, passages, notes, cited, lines, isBeside, onShow }: Props) {
  const lineOf = ({ start, end }: TextRange) =>
    start === end ? null : (lines.findLast((line) => line.start <= start)?.number ?? 1);
  const isCurrent = (range: TextRange) => cited?.start === range.start && cited.end === range.end;
  const onPage = notes.all.filter((note) => note.pageNumber === pageNumber);
  const cards: (AlignedCard & { readonly start: number })[] = [
    ...passages.map((passage) => ({
      key: `cited ${passage.start}-${passage.end}`,
      line: lineOf(passage),
      start: passage.start,
      content: <CitedCard passage={passage} isCurrent={isCurrent(passage)} onShow={onShow} />,
    })),
    ...onPage.map((note) => ({
      key: note.id,
      line: lineOf(note),
      start: note.start,
      content: <NoteCard note={note} notes={notes} isCurrent={isCurrent(note)} onShow={onShow} />,
    })),
  ];
  const { draft } = notes;
  if (draft !== null)
    cards.push({
      key: "draft",
      line: draft.pageNumber === pageNumber ? lineOf(draft) : null,
      start: draft.pageNumber === pageNumber ? draft.start : -1,
      content: <NoteForm key={`${draft.pageNumber} ${draft.start} ${draft.end}`} given={draft} notes={notes} />,
    });
  return (
    <aside
      className={cn("relative min-h-full min-w-0 bg-paper p-3.5 text-13", isBeside && "border-l border-hair")}
      aria-label={VIEWER.marginOf(pageNumber)}
    >
      <h2 className="mb-1.5 text-15">{VIEWER.margin({ notes: onPage.length, citations: passages.length })}</h2>
      {cards.length === 0 && <p className="text-ink-2">{VIEWER.emptyMargin}</p>}
      <AlignedCards cards={cards.toSorted((a, b) => a.start - b.start)} isBeside={isBeside} />
    </aside>
  );
}

type CitedCardProps = {
  readonly passage: CitedPassage;
  readonly isCurrent: boolean;
  readonly onShow: (range: TextRange) => void;
};

function CitedCard({ passage: { start, end, status, findings }, isCurrent, onShow }: CitedCardProps) {
  const sections = useCopy(FINDING_SECTION);
  return (
    <button
      type="button"
      className={cn(cardClass(isCurrent), "cursor-pointer border-l-exhibit hover:bg-exhibit-wash")}
      aria-pressed={isCurrent}
      onClick={() => onShow({ start, end })}
    >
      {findings.map(({ kind, text }) => (
        <span key={`${kind}-${text}`} dir="auto">
          <b>{VIEWER.citedIn(kind === "sideBySide" ? SIDE_BY_SIDE.title : sections[kind])}</b> {text}
        </span>
      ))}
      {status === "near" && <span className="text-12 text-ink-2">{NEAR_MATCH}</span>}
    </button>
  );
}
