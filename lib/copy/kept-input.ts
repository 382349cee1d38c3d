/** Above a form that shows what an earlier visit left in it. */
export const KEPT_INPUT = {
  restored: "Your unsaved text from before.",
  discard: "Discard",
  files: "Files cannot be kept: please add them again.",
} as const;
