"use client";

import { Button } from "#components/ui/button.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { Note } from "#components/ui/note.tsx";
import { PAGE_ERROR } from "#lib/copy/shell.ts";

/** What is shown in place of a page that failed while it was drawn. Next logs the error itself. */
export default function PageError({ reset }: { readonly reset: () => void }) {
  return (
    <main className="mx-auto max-w-[640px] p-8">
      <Note
        title={PAGE_ERROR.title}
        action={
          <>
            <Button size="s" onClick={reset}>
              {PAGE_ERROR.retry}
            </Button>
            <LinkButton size="s" variant="ghost" href="/dashboard">
              {PAGE_ERROR.back}
            </LinkButton>
          </>
        }
      >
        {PAGE_ERROR.text}
      </Note>
    </main>
  );
}
