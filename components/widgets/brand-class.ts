/** The classes of the product's name and of its ampersand, which is under the highlighter. */
export const BRAND = {
  name: "mr-4 mb-6.5 block font-display text-[23px]/[1.08] font-extrabold tracking-[-0.015em] text-ink no-underline",
  ampersand: "inline-block rounded-[2px] bg-canary px-[0.14em] leading-[0.98] font-extrabold text-on-canary",
} as const;
