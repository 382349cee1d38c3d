import { cn } from "./cn.ts";

export type SheetLook = {
  /** `none`: the caller sets it, or what is inside reaches the edges. */
  readonly padding?: "normal" | "none";
  readonly className?: string | undefined;
};

/** The classes of a sheet, for what is no section. On paper it has neither ground nor frame. */
export function sheetClass({ padding = "normal", className }: SheetLook = {}): string {
  return cn(
    "rounded-sheet border border-rule bg-sheet print:overflow-visible print:border-0 print:bg-transparent",
    padding === "normal" && "p-5 max-phone:p-4 print:p-0",
    className,
  );
}
