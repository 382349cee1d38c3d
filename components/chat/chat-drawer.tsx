"use client";

import { X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { IconButton } from "#components/ui/icon-button.tsx";
import { useEscape } from "#components/widgets/use-escape.ts";
import { CHAT } from "#lib/copy/case/chat.ts";

type Props = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly actions: ReactNode;
  /** Takes the focus when the drawer opens. */
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly children: ReactNode;
};

/**
 * The chat at the right edge of a wide window, left of the viewer when that is open. It is not modal: the page below stays
 * in use while a question is answered. Closed it keeps its conversation. Escape closes it.
 */
export function ChatDrawer({ title, isOpen, onClose, actions, input, children }: Props) {
  const drawer = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  useEscape(drawer, onClose);
  useEffect(() => {
    if (!isOpen) return;
    opener.current = document.activeElement;
    input.current?.focus();
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [isOpen, input]);
  return (
    <div
      ref={drawer}
      role="dialog"
      aria-labelledby="chat"
      hidden={!isOpen}
      className="fixed inset-y-0 right-(--pane) z-5 flex w-[480px] flex-col border-t-3 border-l border-t-exhibit border-l-rule bg-sheet print:hidden [&[hidden]]:hidden"
    >
      <div className="flex items-center gap-3 py-2 pr-2.5 pl-5">
        <h2 id="chat" className="min-w-0 flex-1">
          {title}
        </h2>
        {actions}
        <IconButton size="l" label={CHAT.close} onClick={onClose}>
          <X />
        </IconButton>
      </div>
      {children}
    </div>
  );
}
