import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { cn } from "#components/ui/cn.ts";
import type { HealthLevel } from "./health-levels.ts";

const ICON = { good: CircleCheck, fair: TriangleAlert, poor: CircleX } as const satisfies Record<HealthLevel, unknown>;

const COLOR = {
  good: "text-strong-text",
  fair: "text-mid-text",
  poor: "text-weak-text",
} as const satisfies Record<HealthLevel, string>;

type Props = {
  readonly label: string;
  readonly value: string;
  readonly level: HealthLevel;
  /** What the colour means, in words. */
  readonly note: string;
};

/** One figure with its colour, which a shape and words say too. */
export function HealthCard({ label, value, level, note }: Props) {
  const Icon = ICON[level];
  return (
    <div className="min-w-0 rounded-sheet border border-rule bg-sheet p-4">
      <dt className="text-label text-ink-2">{label}</dt>
      <dd className="mx-0 mt-1.5 mb-2 font-display text-28/[1.15] font-[750]">{value}</dd>
      <dd className={cn("flex items-center gap-1.5 text-13 font-[550]", COLOR[level])} data-level={level}>
        <Icon />
        {note}
      </dd>
    </div>
  );
}
