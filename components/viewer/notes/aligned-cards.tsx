"use client";

import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { cn } from "#components/ui/cn.ts";
import { layOutMargin } from "./margin-layout.ts";

export type AlignedCard = {
  readonly key: string;
  /** The line that it belongs to, 1-based; null: above all lines. */
  readonly line: number | null;
  readonly content: ReactNode;
};

/** CSS pixels below the heading, between two cards and under the last. */
const SPACE = { from: 44, gap: 8, below: 14 };

type Props = {
  readonly cards: readonly AlignedCard[];
  /** False: below each other, where there is no line beside them. */
  readonly isBeside: boolean;
};

/** Cards beside the lines of the page, in their order, pushed down where they would overlap. Must be in the margin. */
export function AlignedCards({ cards, isBeside }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [tops, setTops] = useState<readonly number[]>([]);
  const [height, setHeight] = useState(0);
  const layoutKey = cards.map(({ key, line }) => `${key}@${line ?? 0}`).join(" ");

  // Lines wrap by the width of the window, so where a card belongs is only known from what has been drawn.
  useLayoutEffect(() => {
    const margin = list.current?.parentElement;
    const reading = margin?.closest("[data-reading]");
    if (!isBeside || !margin || !reading) return;
    const items = [...margin.querySelectorAll<HTMLElement>("li[data-at]")];
    const measure = () => {
      const top = margin.getBoundingClientRect().top;
      const measured = items.map((card) => {
        const line = reading.querySelector(`[data-line="${card.dataset.at}"]`);
        return { wanted: (line?.getBoundingClientRect().top ?? top) - top, height: card.offsetHeight };
      });
      const laidOut = layOutMargin(measured, SPACE);
      setTops(laidOut);
      setHeight((laidOut.at(-1) ?? 0) + (measured.at(-1)?.height ?? 0) + SPACE.below);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [reading, ...reading.children, ...items]) observer.observe(element);
    return () => observer.disconnect();
  }, [layoutKey, isBeside]);

  return (
    <ol
      ref={list}
      className="list-none"
      style={{ minHeight: cards.length === 0 || !isBeside ? 0 : height - SPACE.from }}
    >
      {cards.map(({ key, line, content }, index) => (
        <li
          key={key}
          data-at={line ?? 0}
          className={cn(isBeside ? "absolute inset-x-3.5" : "mt-2")}
          style={isBeside ? { top: tops[index] } : undefined}
        >
          {content}
        </li>
      ))}
    </ol>
  );
}
