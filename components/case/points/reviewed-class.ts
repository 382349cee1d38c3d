/** The classes of a finding with its toggles behind it and its note below. */
export const REVIEWED = "grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 max-phone:grid-cols-1";
