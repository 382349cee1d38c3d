"use client";

import clsx from "clsx";
import { Menu, X } from "lucide-react";
import { usePathname } from "next/navigation";
import { Dialog } from "radix-ui";
import { type ReactNode, useState } from "react";
import { SHELL } from "#lib/copy/shell.ts";
import styles from "./menu-drawer.module.css";

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
      <Dialog.Trigger className="ib l" aria-label={SHELL.openMenu} title={SHELL.openMenu}>
        <Menu className="i" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={clsx("scrim", styles.scrim)} />
        <Dialog.Content
          className={clsx("side", styles.drawer)}
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
          <div className={styles.head}>
            {brand}
            <Dialog.Title className="vh">{SHELL.menu}</Dialog.Title>
            <Dialog.Close className="ib l" aria-label={SHELL.closeMenu} title={SHELL.closeMenu}>
              <X className="i" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
