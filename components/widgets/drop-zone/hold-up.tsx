"use client";

import { Note } from "#components/ui/note.tsx";
import { UPLOAD_ERROR } from "#lib/copy/case/documents.ts";
import { useCopy } from "../voice.ts";

/** What keeps a form from going on, in the box of the forms that open a case or take files. */
export function HoldUp({ children }: { readonly children: string }) {
  const { title } = useCopy(UPLOAD_ERROR);
  return <Note title={title}>{children}</Note>;
}
