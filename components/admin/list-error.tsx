import { RotateCw } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { Note } from "#components/ui/note.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import { ADMIN_LIST } from "#lib/copy/admin/admin-shell.ts";

type Props = {
  /** The catalogue's text. */
  readonly title: string;
  /** What stands below it without a reason of the server's. */
  readonly fallback?: string;
  readonly error: unknown;
  /** What came before stands below. */
  readonly isStale: boolean;
  readonly isBusy: boolean;
  readonly retry: () => void;
};

/** A list, or a part of a screen, that could not be loaded: the catalogue's text, the server's reason, one way out. */
export function ListError({ title, fallback = ADMIN_LIST.noAnswer, error, isStale, isBusy, retry }: Props) {
  return (
    <div className="mb-5 max-w-[640px]">
      <Note
        title={title}
        action={
          <Button size="s" busy={isBusy} onClick={retry}>
            <RotateCw />
            {ADMIN_LIST.retry}
          </Button>
        }
      >
        {messageOf(error, fallback)}
        {isStale && ` ${ADMIN_LIST.stale}`}
      </Note>
    </div>
  );
}
