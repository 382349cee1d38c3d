import type { Phrases } from "../../knowledge/compile/phrases.ts";
import compiled from "../../knowledge/generated/phrases.json" with { type: "json" };

/** One manner in which a page says that a record is missing; the expressions are global. */
export type Absence = {
  /** File name in knowledge/phrases: "lost", "to-come". */
  readonly id: string;
  readonly of: RegExp;
  readonly after: RegExp | null;
  readonly afterNo: RegExp | null;
  readonly before: RegExp | null;
  readonly unless: RegExp | null;
};

const global = (source: string | undefined) => (source === undefined ? null : new RegExp(source, "g"));

export const ABSENCES: readonly Absence[] = (compiled as readonly unknown[] as readonly Phrases[]).map(
  ({ id, of, after, afterNo, before, unless }) => ({
    id,
    of: new RegExp(of, "g"),
    after: global(after),
    afterNo: global(afterNo),
    before: global(before),
    unless: unless === undefined ? null : new RegExp(unless),
  }),
);
