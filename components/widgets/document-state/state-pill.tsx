import clsx from "clsx";
import { CircleCheck, CircleDashed, CircleX, LoaderCircle } from "lucide-react";

export type PillState = "ok" | "run" | "wait" | "bad";

const ICON = { ok: CircleCheck, run: LoaderCircle, wait: CircleDashed, bad: CircleX } as const satisfies Record<
  PillState,
  unknown
>;

/** A state as a shape of its own and a word: neither the colour nor the shape has to carry it alone. */
export function StatePill({ state, label }: { readonly state: PillState; readonly label: string }) {
  const Icon = ICON[state];
  return (
    <span className={clsx("pill", state)}>
      <Icon className="i" />
      {label}
    </span>
  );
}
