"use client";

import Link from "next/link";
import { cn } from "#components/ui/cn.ts";
import { BRAND } from "./brand-class.ts";
import { useNames } from "./names.tsx";

type Props = {
  /** Where a press leads. */
  readonly href: string;
  /** The part after the ampersand on a line of its own. */
  readonly stacked?: boolean;
  /** The ampersand alone, for a narrow sidebar; a name without one keeps its first letter. */
  readonly isShort?: boolean;
  readonly className?: string;
};

/** The product's name with its ampersand under the highlighter; a name without one is plain. */
export function Brand({ href, stacked = false, isShort = false, className }: Props) {
  const { product } = useNames();
  const [before, after] = product.split(/ & (.*)/s);
  return (
    <Link
      className={cn(BRAND.name, isShort && "mr-3 ml-0 text-center", className)}
      href={href}
      aria-label={product}
      title={product}
    >
      {isShort ? (
        <b className={BRAND.ampersand}>{after === undefined ? product.slice(0, 1) : "&"}</b>
      ) : after === undefined ? (
        product
      ) : (
        <>
          {before} <b className={BRAND.ampersand}>&amp;</b>
          {stacked ? <br /> : " "}
          {after}
        </>
      )}
    </Link>
  );
}
