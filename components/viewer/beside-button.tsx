"use client";

import { Columns2, FileText } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { placeOfCitation } from "#components/widgets/viewer-place.ts";
import { exhibitLabel } from "#lib/copy/case/documents.ts";
import { VIEWER } from "#lib/copy/case/viewer.ts";
import type { Viewer } from "./use-viewer.ts";

type Props = { readonly viewer: Viewer; readonly act: Viewer["act"] };

/** "Beside Ex. 2", the next exhibit that the point or finding cites; with two open, back to one. */
export function BesideButton({ viewer: { sides, active, citations, citationIndex }, act }: Props) {
  if (sides.length > 1)
    return (
      <Button variant="ghost" size="s" onClick={() => act({ type: "alone" })}>
        <FileText />
        {VIEWER.oneExhibit}
      </Button>
    );
  const isOther = ({ documentId }: { documentId: string }) => documentId !== active.documentId;
  const other = citations.slice(citationIndex + 1).find(isOther) ?? citations.find(isOther);
  if (other === undefined) return null;
  const name = other.exhibit === null ? other.fileName : exhibitLabel(other.exhibit);
  return (
    <Button
      variant="ghost"
      size="s"
      title={other.fileName}
      onClick={() => act({ type: "beside", place: placeOfCitation(other) })}
    >
      <Columns2 />
      {VIEWER.beside(name)}
    </Button>
  );
}
