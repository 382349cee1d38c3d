import clsx from "clsx";
import { CircleCheck, CircleDashed, CircleDot, CircleMinus, CircleX, LoaderCircle } from "lucide-react";

/** `stage` = set by a person, `off` = over or closed. */
export type PillState = "ok" | "run" | "wait" | "bad" | "stage" | "off";

const ICON = {
  ok: CircleCheck,
  run: LoaderCircle,
  wait: CircleDashed,
  bad: CircleX,
  stage: CircleDot,
  off: CircleMinus,
} as const satisfies Record<PillState, unknown>;

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
