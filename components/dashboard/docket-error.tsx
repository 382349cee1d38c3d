import { RotateCw } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { Note } from "#components/ui/note.tsx";
import { DASHBOARD } from "#lib/copy/dashboard.ts";

type Props = {
  /** An older list stands below. */
  readonly isStale: boolean;
  readonly retry: () => void;
};

export function DocketError({ isStale, retry }: Props) {
  return (
    <div className="mb-5 max-w-[640px]">
      <Note
        title={DASHBOARD.errorTitle}
        action={
          <Button size="s" onClick={retry}>
            <RotateCw />
            {DASHBOARD.retry}
          </Button>
        }
      >
        {DASHBOARD.error}
        {isStale && ` ${DASHBOARD.stale}`}
      </Note>
    </div>
  );
}
