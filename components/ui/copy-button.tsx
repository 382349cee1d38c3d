"use client";

import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";

/** Milliseconds that the button says that it has copied. */
const SHOWN = 2500;

type Props = {
  readonly text: string;
  readonly label: string;
  readonly copiedLabel: string;
  /** What is copied, for the ear: there may be many such buttons. */
  readonly what: string;
  readonly variant?: "primary" | "ghost" | "quiet";
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
        onClick={() => void copy(text, root.current).then(setCopied)}
      >
        {copied ? <Check className="i" /> : <Copy className="i" />}
        {copied ? copiedLabel : label}
      </Button>
      <span className="vh" role="status">
        {copied ? `${copiedLabel}: ${what}` : ""}
      </span>
    </span>
  );
}

/** Browsers give the clipboard to secure origins only; a firm's plain http address has the old way. */
async function copy(text: string, place: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Inside the dialog that holds the button: outside its focus trap nothing can be selected.
    const area = document.createElement("textarea");
    area.value = text;
    area.className = "vh";
    const focused = document.activeElement;
    (place ?? document.body).append(area);
    area.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without a secure origin
    const done = document.execCommand("copy");
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
    return done;
  }
}
