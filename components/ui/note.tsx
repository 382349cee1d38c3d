import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
  readonly title?: string;
  /** The reason; dry, no joke. */
  readonly children: ReactNode;
  /** The one way out. */
  readonly action?: ReactNode;
};

/** An error as a red-edged note. It is announced when it appears. */
export function Note({ title, children, action }: Props) {
  return (
    <div
      className="grid grid-cols-[20px_1fr] gap-3 rounded-stamp border-[1.5px] border-stamp bg-stamp-wash px-4 py-3.5"
      role="alert"
    >
      <TriangleAlert className="mt-0.5 size-5 text-stamp" />
      <div className="grid min-w-0 content-start gap-2">
        {title !== undefined && <h2 className="text-18 text-stamp">{title}</h2>}
        <div>{children}</div>
        {action !== undefined && <div className="mt-1 flex flex-wrap items-center gap-3">{action}</div>}
      </div>
    </div>
  );
}
