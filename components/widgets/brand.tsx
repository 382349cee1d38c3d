"use client";

import Link from "next/link";
import { useNames } from "./names.tsx";

type Props = {
  /** Where a press leads. */
  readonly href: string;
  /** The part after the ampersand on a line of its own. */
  readonly stacked?: boolean;
};

/** The product's name with its ampersand under the highlighter; a name without one is plain. */
export function Brand({ href, stacked = false }: Props) {
  const { product } = useNames();
  const [before, after] = product.split(/ & (.*)/s);
  return (
    <Link className="brand" href={href} aria-label={product} title={product}>
      {after === undefined ? (
        product
      ) : (
        <>
          {before} <b>&amp;</b>
          {stacked ? <br /> : " "}
          {after}
        </>
      )}
    </Link>
  );
}
