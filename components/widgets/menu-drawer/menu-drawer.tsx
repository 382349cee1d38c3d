"use client";

import { Menu, X } from "lucide-react";
import { usePathname } from "next/navigation";
import { Dialog } from "radix-ui";
import { type ReactNode, useState } from "react";
import { iconButtonClass } from "#components/ui/icon-button-class.ts";
import { Scrim } from "#components/ui/scrim.tsx";
import { SHELL } from "#lib/copy/shell.ts";

type Props = {
  /** The title at its head, beside the close button. */
  readonly brand: ReactNode;
  /** What the sidebar of a wide window shows. */
  readonly children: ReactNode;
};

/** The menu of a phone: a drawer over the page. Escape, a press outside and following a link close it. */
export function MenuDrawer({ brand, children }: Props) {
  const pathname = usePathname();
  // Open on one page only, so that any navigation closes it without an effect.
  const [openOn, setOpenOn] = useState<string | null>(null);
  return (
    <Dialog.Root open={openOn === pathname} onOpenChange={(open) => setOpenOn(open ? pathname : null)}>
      <Dialog.Trigger className={iconButtonClass({ size: "l" })} aria-label={SHELL.openMenu} title={SHELL.openMenu}>
        <Menu />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Scrim className="p-0" />
        <Dialog.Content
          data-drawer
          className="fixed inset-y-0 left-0 z-6 flex w-[min(304px,100vw)] flex-col overflow-y-auto border-r border-manila-edge bg-manila pt-3 pb-4 pl-4 data-[state=open]:motion-safe:animate-slide print:hidden"
          aria-describedby={undefined}
          // The link to the page that is already shown leads nowhere, but whoever presses it wants the menu gone.
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest("a") !== null) setOpenOn(null);
          }}
          onCloseAutoFocus={(event) => {
            // After following a link the focus belongs to the new page's heading, not to the button that opened this.
            if (window.location.pathname !== openOn && openOn !== null) event.preventDefault();
          }}
        >
          <div className="mb-4 flex items-center justify-between pr-3.5">
            {brand}
            <Dialog.Title className="sr-only">{SHELL.menu}</Dialog.Title>
            <Dialog.Close
              className={iconButtonClass({ size: "l" })}
              aria-label={SHELL.closeMenu}
              title={SHELL.closeMenu}
            >
              <X />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
