import { z } from "zod";

/** A note on a finding while it is written. */
export const NoteInput = z.object({ note: z.string() });

/** The name of the form in which the note on a finding is written. */
export function noteForm(findingId: string): string {
  return `note:${findingId}`;
}
