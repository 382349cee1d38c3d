import { Skeleton } from "#components/ui/skeleton.tsx";
import { DASHBOARD } from "#lib/copy/dashboard.ts";
import { Folder } from "./folder.tsx";
import { FOLDERS } from "./folders-class.ts";

/** Three folders without words, in the size of real ones, so that nothing jumps when they come. */
export function FolderSkeletons() {
  return (
    <section aria-busy="true">
      <h2 className="sr-only">{DASHBOARD.loading}</h2>
      <div className={FOLDERS} aria-hidden="true">
        {[0, 1, 2].map((folder) => (
          <Folder
            key={folder}
            data-testid="case-skeleton"
            tab={<Skeleton className="h-3 w-18" />}
            foot={<Skeleton className="h-3.5 w-30" />}
          >
            <Skeleton className="h-5 w-[62%]" />
            <Skeleton className="mt-3 h-[13px] w-[44%]" />
            <Skeleton className="mt-3.5 h-6 w-26" />
            <Skeleton className="mt-[34px] h-[26px] w-18" />
            <Skeleton className="mt-2.5 h-3.5" />
          </Folder>
        ))}
      </div>
    </section>
  );
}
