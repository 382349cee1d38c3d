import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Pixels from the end within which the reader counts as being there. */
const NEAR = 48;

type Sticky = {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** New text stands below what the reader sees. */
  readonly hasMore: boolean;
  readonly toEnd: () => void;
};

/** Follows the end of a growing log, but only while the reader is there: their place wins. */
export function useStickyScroll(content: unknown): Sticky {
  const ref = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [hasMore, setHasMore] = useState(false);

  const toEnd = () => {
    const log = ref.current;
    if (log !== null) log.scrollTop = log.scrollHeight;
    isAtEnd.current = true;
    setHasMore(false);
  };

  useEffect(() => {
    const log = ref.current;
    if (log === null) return;
    const onScroll = () => {
      isAtEnd.current = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
      if (isAtEnd.current) setHasMore(false);
    };
    log.addEventListener("scroll", onScroll, { passive: true });
    return () => log.removeEventListener("scroll", onScroll);
  }, []);

  useLayoutEffect(() => {
    const log = ref.current;
    if (log === null) return;
    if (isAtEnd.current) log.scrollTop = log.scrollHeight;
    else setHasMore(true);
  }, [content]);

  return { ref, hasMore, toEnd };
}
