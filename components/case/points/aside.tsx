"use client";

import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useIsPrinting } from "#components/widgets/use-is-printing.ts";

type Props = {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  readonly text: string;
  /** List items. */
  readonly children: ReactNode;
};

/** A folded list of what is no part of the points: on paper instead of a sheet, open when printed. */
export function Aside({ id, title, count, text, children }: Props) {
  const isPrinting = useIsPrinting();
  return (
    <section className="rounded-sheet border-[1.5px] border-dashed border-field px-4 py-1" aria-labelledby={id}>
      <details className="group/aside" {...(isPrinting ? { open: true } : {})}>
        <summary className="flex min-h-8 cursor-pointer list-none items-center gap-2.5">
          <h2 id={id} className="text-15">
            {title}
          </h2>
          <span className="text-13 text-ink-2">{count}</span>
          <ChevronDown className="ml-auto text-exhibit group-open/aside:rotate-180 print:hidden" aria-hidden="true" />
        </summary>
        <p className="mt-1 text-13 text-ink-2">{text}</p>
        <ul className="mt-2 mb-2 grid list-none grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere *:border-l-[3px] *:border-rule *:pl-3.5">
          {children}
        </ul>
      </details>
    </section>
  );
}
