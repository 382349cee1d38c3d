import type { ComponentProps } from "react";
import { cn } from "#components/ui/cn.ts";
import type { Strength } from "#lib/domain/odds.ts";
import { STRENGTH_CLASS } from "../strength-class.ts";
import styles from "./odds-track.module.css";

type Props = ComponentProps<"div"> & { readonly strength: Strength };

/** The track that odds are drawn on; an `i` inside it is the fill. Without odds it is empty and dashed. */
export function OddsTrack({ strength, className, ...rest }: Props) {
  return (
    <div
      {...rest}
      data-strength={strength}
      className={cn(
        styles.track,
        STRENGTH_CLASS[strength],
        "relative h-3.5 rounded-[2px] border border-field bg-track",
        strength === "pending" && "border-dashed bg-transparent",
        className,
      )}
    />
  );
}
