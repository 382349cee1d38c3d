"use client";

import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import type { ButtonVariant } from "./button-class.ts";
import { copyText } from "./copy-text.ts";

/** Milliseconds that the button says that it has copied. */
const SHOWN = 2500;

type Props = {
  readonly text: string;
  readonly label: string;
  readonly copiedLabel: string;
  /** What is copied, for the ear: there may be many such buttons. */
  readonly what: string;
  readonly variant?: ButtonVariant;
  readonly size?: "m" | "s";
};

/** Copies a text and says so, in its own label and aloud. */
export function CopyButton({ text, label, copiedLabel, what, variant = "ghost", size = "m" }: Props) {
  const [copied, setCopied] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <span ref={root} className="inline-flex">
      <Button
        variant={variant}
        size={size}
        aria-label={`${copied ? copiedLabel : label}: ${what}`}
        // The words that are selected stay selected.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void copyText(text, root.current).then(setCopied)}
      >
        {copied ? <Check /> : <Copy />}
        {copied ? copiedLabel : label}
      </Button>
      <span className="sr-only" role="status">
        {copied ? `${copiedLabel}: ${what}` : ""}
      </span>
    </span>
  );
}
