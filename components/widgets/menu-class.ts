/** The classes of a menu and its parts; radix brings the behavior. */
export const MENU = {
  menu: "z-9 min-w-46 rounded-sheet border border-field bg-sheet p-1",
  item: "flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-control px-2.5 text-13 font-[550] text-ink no-underline -outline-offset-3 data-highlighted:bg-exhibit-wash data-highlighted:text-exhibit",
  rule: "my-1 h-px bg-hair",
  label: "px-2.5 pt-1.5 pb-1 text-label text-ink-2",
} as const;
