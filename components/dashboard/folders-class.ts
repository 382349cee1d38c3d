/** The classes of the grid that folders are laid out on. */
export const FOLDERS =
  "grid grid-cols-3 gap-x-5 gap-y-4.5 max-tablet:grid-cols-2 max-phone:grid-cols-1 max-phone:gap-3.5";
