"use client";

import { useEffect, useState } from "react";

/** Room at the top for what sticks there, in px; the same as the scroll padding of the page, and a little more. */
const TOP = 140;

/**
 * The section that is being read: the last one whose heading has reached the top of the window. Of two side by side the
 * first. At the foot of the page, where no further heading can reach the top, it is the one that was asked for last.
 * @param ids of the headings, in the order of the page
 * @returns one of the ids; null above the first
 */
export function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(" ");
  useEffect(() => {
    let frame = 0;
    function look() {
      frame = 0;
      const wanted = window.location.hash.slice(1);
      const foot = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
      const places = key.split(" ").flatMap((id) => {
        const heading = document.getElementById(id);
        return heading === null ? [] : [{ id, top: Math.round(heading.getBoundingClientRect().top) }];
      });
      const asked = places.find(({ id, top }) => id === wanted && top >= 0 && top < window.innerHeight);
      const reached = places.filter(({ top }) => top <= TOP);
      const last = Math.max(...reached.map(({ top }) => top));
      const read = reached.find(({ top }) => top === last) ?? null;
      setCurrent((foot < 4 ? asked : undefined)?.id ?? read?.id ?? null);
    }
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    look();
    window.addEventListener("scroll", onScroll, { passive: true });
    window.addEventListener("resize", onScroll);
    window.addEventListener("hashchange", onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", onScroll);
      window.removeEventListener("resize", onScroll);
      window.removeEventListener("hashchange", onScroll);
    };
  }, [key]);
  return current;
}
