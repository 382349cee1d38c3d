import { CircleCheck, CircleDashed, CircleDot, CircleMinus, CircleX, LoaderCircle } from "lucide-react";
import { Pill, type PillTone } from "#components/ui/pill.tsx";

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

const TONE = {
  ok: "good",
  run: "active",
  wait: "muted",
  bad: "bad",
  stage: "muted",
  off: "muted",
} as const satisfies Record<PillState, PillTone>;

type Props = { readonly state: PillState; readonly label: string; readonly className?: string };

/** A state as a shape of its own and a word: neither the colour nor the shape has to carry it alone. */
export function StatePill({ state, label, className }: Props) {
  const Icon = ICON[state];
  return (
    <Pill tone={TONE[state]} {...(className === undefined ? {} : { className })}>
      <Icon />
      {label}
    </Pill>
  );
}
