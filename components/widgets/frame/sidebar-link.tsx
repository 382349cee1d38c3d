import Link from "next/link";
import type { ComponentProps } from "react";

/** An entry of the sidebar's navigation: a tab that is open to the page when it is the current one. */
export function SidebarLink(props: Omit<ComponentProps<typeof Link>, "className">) {
  return (
    <Link
      {...props}
      // A border that is transparent elsewhere is drawn in forced colors: every entry would look like the current one.
      className="flex min-h-10 items-center gap-2.5 rounded-l-control border border-r-0 border-transparent px-3 leading-[1.2] font-[550] text-ink no-underline hover:not-aria-[current]:bg-manila-hover in-data-drawer:min-h-12 in-data-rail:justify-center in-data-rail:px-0 aria-[current]:-mr-px aria-[current]:border-manila-edge aria-[current]:bg-paper aria-[current]:font-[650] in-data-drawer:aria-[current]:mr-0 forced-colors:not-aria-[current]:border-[Canvas] forced-colors:aria-[current]:border-2 forced-colors:aria-[current]:border-[Highlight]"
    />
  );
}
