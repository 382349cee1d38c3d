/** The classes of what the dialogs about a case have in common: what is below the title, and a list with lines between. */
export const CASE_DIALOG = {
  body: "grid grid-cols-1 gap-4 [&_h3]:text-15 [&_h4]:text-15 [&_h4]:font-[650]",
  list: "grid grid-cols-1 *:border-t *:border-hair *:py-2",
} as const;
