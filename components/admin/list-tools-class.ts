/** The classes of the search and the filters above a list: the search is first and takes what the others leave. */
export const LIST_TOOLS =
  "mb-5 flex flex-wrap items-end gap-3 [&>[data-slot=field]]:flex-[0_1_200px] max-phone:[&>[data-slot=field]]:flex-[1_1_140px] [&>[data-slot=field]:first-child]:flex-[1_1_320px] max-phone:[&>[data-slot=field]:first-child]:basis-full";
