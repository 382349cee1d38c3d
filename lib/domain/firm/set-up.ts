/** What is left to set up after the first start, in the order in which an office needs it. */
export const SET_UP_STEPS = ["colleague", "mail", "model", "backup"] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];
