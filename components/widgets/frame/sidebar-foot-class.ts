/** The classes of the sidebar's foot: its box, and each line that is a link or a button. */
export const SIDEBAR_FOOT = {
  box: "mt-auto grid gap-1 pr-4 in-data-rail:pr-3",
  line: "flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-control border-0 bg-transparent px-3 text-left text-13 font-[550] text-ink no-underline in-data-drawer:min-h-11 in-data-drawer:text-15 in-data-rail:w-10 in-data-rail:justify-center in-data-rail:px-0 hover:bg-manila-hover",
  who: "group/who mt-2 grid grid-cols-[36px_1fr] items-center gap-2.5 border-t border-manila-edge py-3 pl-3 leading-tight text-ink no-underline in-data-rail:grid-cols-[36px] in-data-rail:pl-0.5",
} as const;
