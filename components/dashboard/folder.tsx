import type { ComponentProps, ReactNode } from "react";

type Props = Omit<ComponentProps<"article">, "className"> & {
  /** On the tab: the number of the case. */
  readonly tab: ReactNode;
  /** At the bottom, under a line. */
  readonly foot: ReactNode;
};

/** A manila folder with its tab. Where its link has the focus, the ring follows the outline, tab included. */
export function Folder({ tab, foot, children, ...rest }: Props) {
  return (
    <article
      {...rest}
      className="group/folder relative mt-6.5 flex min-w-0 flex-col rounded-sheet rounded-tl-none border border-rule bg-sheet has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-exhibit"
    >
      <div className="absolute -top-6.5 -left-px h-6.5 rounded-t-control border border-b-0 border-manila-edge bg-manila px-3 pt-1.5 font-mono text-12/[1.2] font-bold whitespace-nowrap text-ink transition-transform duration-120 group-hover/folder:-translate-y-0.5 group-has-[a:focus-visible]/folder:shadow-[0_0_0_3px_var(--exhibit)] group-has-[a:focus-visible]/folder:[clip-path:inset(-4px_-4px_0_-4px)]">
        {tab}
      </div>
      <div className="flex flex-1 flex-col px-4 pt-3.5 pb-4">{children}</div>
      <div className="flex min-h-11 items-center justify-between gap-3 border-t border-hair px-4">{foot}</div>
    </article>
  );
}
