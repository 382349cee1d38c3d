"use client";

import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { Field } from "./field.tsx";
import { TextInput } from "./text-input.tsx";

/** Milliseconds of quiet before a typed search is sent. */
const QUIET = 300;

type Props = {
  readonly label: string;
  readonly placeholder: string;
  /** The search that is in force, from the address. */
  readonly value: string;
  /** Called with the trimmed text, once the typing has paused. */
  readonly onChange: (search: string) => void;
};

/**
 * A search that is sent by itself when the typing pauses. A value set from elsewhere replaces what was typed, but not what is being
 * typed: the address follows a press on "Clear Filters" a moment later.
 */
export function SearchField({ label, placeholder, value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  const [isTyping, setTyping] = useState(false);
  if (value !== seen) {
    setSeen(value);
    // Not the echo of what was typed here, but "Clear Filters" or the way back: the address wins.
    if (value !== sent) {
      setSent(value);
      if (!isTyping) setTyped(value);
    }
  }
  const search = typed.trim();
  const send = useEffectEvent(() => {
    setSent(search);
    setTyping(false);
    onChange(search);
  });
  useEffect(() => {
    if (search === sent) return;
    const timer = setTimeout(send, QUIET);
    return () => clearTimeout(timer);
  }, [search, sent]);
  return (
    <Field label={label}>
      {(wiring) => (
        <span className="relative block">
          <Search className="absolute top-1/2 left-3 -mt-2 size-4 text-ink-2" />
          <TextInput
            {...wiring}
            className="pl-9"
            type="search"
            maxLength={200}
            placeholder={placeholder}
            value={typed}
            onBlur={() => setTyping(false)}
            onChange={({ target }) => {
              setTyped(target.value);
              setTyping(target.value.trim() !== sent);
            }}
          />
        </span>
      )}
    </Field>
  );
}
