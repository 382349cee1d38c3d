"use client";

import { ChevronDown } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { cn } from "#components/ui/cn.ts";
import { legalPadClass } from "#components/ui/legal-pad-class.ts";
import { sheetClass } from "#components/ui/sheet-class.ts";
import { useFolds } from "./folds.tsx";

type Props = {
  /** Of its heading, where links to the section lead; its fold is remembered under it. */
  readonly id: string;
  readonly title: string;
  /** How much is in it, for the header of a phone. */
  readonly summary?: string | undefined;
  /** Beside the title in a wide window. */
  readonly note?: ReactNode;
  /** At the right end of the heading, in a wide window only: the keys of the section, for example. */
  readonly hint?: ReactNode;
  /** Buttons at the right end of the heading; on a phone at the top of the open section. */
  readonly actions?: ReactNode;
  /**
   * `bare` has a sheet on a phone only: in a wide window its parts bring their own. `flush` has a sheet whose content
   * reaches its edges; `pad` is the legal pad.
   */
  readonly look?: "sheet" | "bare" | "flush" | "pad";
  /** `phone` folds on a phone only; `always` in every window. */
  readonly folds?: "phone" | "always";
  readonly className?: string;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
};

const SHEET = {
  sheet: sheetClass({ padding: "none" }),
  flush: sheetClass({ padding: "none" }),
  pad: legalPadClass("on-phone:min-h-0"),
  bare: "on-phone:rounded-sheet on-phone:border on-phone:border-rule on-phone:bg-sheet",
};

/**
 * A section of the case page. On a phone it is a sheet whose 52 px header folds it and says how much is in it. A section
 * that folds in every window is printed when it is open, since a heading alone says nothing; every other one always.
 */
export function CaseSection(props: Props) {
  const { id, title, summary, note, hint, actions, look = "sheet", folds = "phone", className, ref, children } = props;
  const { isOpen, setOpen } = useFolds();
  const open = isOpen(id);
  const isAlways = folds === "always";
  const isSheet = look === "sheet";
  const bodyId = `${id}-body`;
  return (
    <section
      ref={ref}
      data-fold={id}
      data-pad={look === "pad" || undefined}
      aria-labelledby={id}
      className={cn(
        SHEET[look],
        "relative min-w-0 print:p-0 on-phone:p-0",
        isSheet && (isAlways ? "px-5 py-1" : "px-5 pt-3 pb-2.5"),
        look === "flush" && "overflow-hidden p-0",
        isAlways && !open && "print:hidden",
        className,
      )}
    >
      <div
        className={cn(
          "relative flex gap-x-3",
          isAlways ? "min-h-8 items-center pr-8" : "items-baseline",
          look === "flush" ? "px-5 pt-3 pb-2.5" : isSheet && !isAlways && "mb-2",
          look === "bare" && "mb-2",
          // The ruled lines would cross the title.
          look === "pad" && "on-phone:ml-11 on-phone:bg-pad",
          actions !== undefined && "pr-38",
          "on-phone:mb-0 on-phone:min-h-13 on-phone:items-center on-phone:gap-2.5 on-phone:py-2 on-phone:pr-12 on-phone:pl-4",
        )}
      >
        <h2
          id={id}
          tabIndex={-1}
          className={cn(
            "flex-none on-phone:flex-initial on-phone:text-18",
            isAlways && "text-18",
            look === "pad" &&
              "h-14 text-[21px] leading-14 print:mb-1.5 print:h-auto print:leading-[1.2] on-phone:h-auto on-phone:leading-tight",
          )}
        >
          {title}
        </h2>
        {summary !== undefined && summary !== note && (
          <span className="hidden text-12 leading-tight text-ink-2 on-phone:inline">{summary}</span>
        )}
        {note !== undefined && (
          <span
            className={cn(
              "min-w-0 text-13 text-ink-2",
              summary === note ? "on-phone:text-12 on-phone:leading-tight" : "on-phone:hidden",
            )}
          >
            {note}
          </span>
        )}
        {hint !== undefined && (
          <span className="ml-auto text-13 text-ink-2 print:hidden on-narrow:hidden on-phone:hidden">{hint}</span>
        )}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={bodyId}
          aria-label={title}
          className={cn(
            "absolute inset-0 cursor-pointer rounded-control print:hidden on-phone:focus-visible:-outline-offset-3",
            !isAlways && "hidden on-phone:block",
          )}
          onClick={() => setOpen(id, !open)}
        >
          <ChevronDown
            className={cn("absolute top-1/2 right-1 -mt-2 text-exhibit on-phone:right-4", open && "rotate-180")}
          />
        </button>
      </div>
      {actions !== undefined && (
        <div
          className={cn(
            "absolute top-2.5 right-5 flex items-center gap-3",
            open ? "on-phone:static on-phone:flex-wrap on-phone:px-4 on-phone:pb-3" : "on-phone:hidden",
          )}
        >
          {actions}
        </div>
      )}
      <div
        id={bodyId}
        className={cn(
          isSheet && "on-phone:px-4 on-phone:pb-4",
          look === "pad" && "on-phone:pr-4 on-phone:pb-7 on-phone:pl-14",
          isAlways && "pb-3",
          !open && (isAlways ? "hidden" : "on-phone:hidden"),
        )}
      >
        {children}
      </div>
    </section>
  );
}
