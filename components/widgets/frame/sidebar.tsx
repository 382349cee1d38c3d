import type { ReactNode } from "react";
import { SHELL } from "#lib/copy/shell.ts";

/** The manila sidebar of a wide window; narrower while a pane is open beside the page. */
export function Sidebar({ children }: { readonly children: ReactNode }) {
  return (
    <aside
      className="flex flex-col border-r border-manila-edge bg-manila pt-6 pb-4 pl-4 in-data-rail:py-4 in-data-rail:pl-3 max-phone:hidden print:hidden"
      aria-label={SHELL.sidebar}
    >
      <div className="sticky top-6 flex min-h-[min(752px,calc(100vh-40px))] flex-none flex-col in-data-rail:top-4">
        {children}
      </div>
    </aside>
  );
}
