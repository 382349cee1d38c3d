"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { viewerHref, type ViewerPlace } from "./viewer-place.ts";

type Props = Omit<ComponentProps<typeof Link>, "href"> & { readonly caseId: string; readonly place: ViewerPlace };

/**
 * Opens the viewer over the case page. A link, so that the middle button and "copy link" work; only the address changes,
 * because the page below is drawn already.
 */
export function ViewerLink({ caseId, place, ...rest }: Props) {
  const href = viewerHref(caseId, place);
  return (
    <Link
      {...rest}
      href={href}
      prefetch={false}
      scroll={false}
      onNavigate={(event) => {
        event.preventDefault();
        window.history.pushState(null, "", href);
      }}
    />
  );
}
