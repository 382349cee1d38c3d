import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
  readonly title: string;
  /** The reason; dry, no joke. */
  readonly children: ReactNode;
  /** The one way out. */
  readonly action?: ReactNode;
};

/** An error as a red-edged note. It is announced when it appears. */
export function Note({ title, children, action }: Props) {
  return (
    <div className="note" role="alert">
      <TriangleAlert className="i" />
      <div className="stack-s min-w-0">
        <h2>{title}</h2>
        <div>{children}</div>
        {action !== undefined && <div className="row wrap mt-1">{action}</div>}
      </div>
    </div>
  );
}
