import clsx, { type ClassValue } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

/** The names of our own tokens (app/globals.css), which tailwind-merge cannot know: a size is not a color. */
const merge = extendTailwindMerge({
  // A size of ours leaves the line height alone, or gives one that every leading-* overrides.
  override: { conflictingClassGroups: { "font-size": [] } },
  extend: {
    theme: {
      text: ["12", "13", "14", "15", "18", "22", "28", "36", "label"],
      radius: ["stamp", "control", "sheet"],
    },
  },
});

/** Joins classes; where two utilities set the same property the later one stays, so a component's look can be adjusted. */
export function cn(...classes: readonly ClassValue[]): string {
  return merge(clsx(classes));
}
