import { FileImage, StickyNote } from "lucide-react";
import { ExhibitSticker } from "#components/ui/exhibit-sticker.tsx";
import { Button } from "#components/ui/button.tsx";
import { TruncatedName } from "#components/ui/truncated-name.tsx";
import { exhibitLabel } from "#lib/copy/case/documents.ts";
import { VIEWER, type View } from "#lib/copy/case/viewer.ts";
import { PageControls } from "./page-controls.tsx";
import type { DocumentContent } from "./queries.ts";

type Props = {
  readonly content: DocumentContent;
  readonly pageNumber: number;
  readonly view: View;
  /** On the page, with the one that is being written. */
  readonly notes: number;
  readonly onPage: (pageNumber: number) => void;
  readonly onView: (view: View) => void;
};

/** The head of one of two exhibits, with page controls of its own. */
export function ExhibitHead({ content, pageNumber, view, notes, onPage, onView }: Props) {
  const name = content.exhibit === null ? content.fileName : exhibitLabel(content.exhibit);
  const toggle = (which: View) => onView(view === which ? "text" : which);
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-2 border-b border-hair py-2 pr-2.5 pl-4 text-13">
      {content.exhibit !== null && <ExhibitSticker>{name}</ExhibitSticker>}
      <h3 className="min-w-0 flex-1 basis-24 font-sans text-13 font-semibold tracking-normal max-phone:sr-only">
        <TruncatedName name={content.fileName} />
      </h3>
      <PageControls pageNumber={pageNumber} count={content.pages.length} exhibit={name} onPage={onPage} />
      {(notes > 0 || view === "notes") && (
        <Button
          variant="quiet"
          size="s"
          aria-pressed={view === "notes"}
          aria-label={VIEWER.ofExhibit(VIEWER.view.notes(notes), name)}
          onClick={() => toggle("notes")}
        >
          <StickyNote />
          {notes}
        </Button>
      )}
      {content.fileType === "application/pdf" && (
        <Button
          variant="quiet"
          size="s"
          aria-pressed={view === "original"}
          aria-label={VIEWER.ofExhibit(VIEWER.view.original(), name)}
          onClick={() => toggle("original")}
        >
          <FileImage />
          {VIEWER.original}
        </Button>
      )}
    </div>
  );
}
