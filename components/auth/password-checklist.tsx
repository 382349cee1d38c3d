"use client";

import { Check, Circle } from "lucide-react";
import { useEffect, useState } from "react";
import { cn } from "#components/ui/cn.ts";
import { PASSWORD_RULE_LABEL } from "#lib/copy/account/register.ts";
import { PASSWORD_RULES } from "#lib/domain/firm/password-rules.ts";
import { useMinPasswordLength } from "./use-min-password-length.ts";

/** Milliseconds of quiet after which the count is announced: not at every key. */
const QUIET = 1000;

/** The rules of a password, each met or not, while it is typed. */
export function PasswordChecklist({ password }: { readonly password: string }) {
  const minLength = useMinPasswordLength();
  const met = PASSWORD_RULES.filter((rule) => rule.isMet(password, minLength)).length;
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    if (password === "") return;
    const timer = setTimeout(() => setAnnounced(`${met} of ${PASSWORD_RULES.length} password rules met`), QUIET);
    return () => clearTimeout(timer);
  }, [password, met]);
  return (
    <>
      <ul className="mt-2 grid grid-cols-[1fr_1fr] gap-x-3 gap-y-1 text-13 text-ink-2">
        {PASSWORD_RULES.map((rule) => {
          const isMet = rule.isMet(password, minLength);
          const Icon = isMet ? Check : Circle;
          return (
            <li
              key={rule.id} // The last one is the longest: it would break into two lines on a phone.
              className={cn("flex items-center gap-1.5 last:col-span-full", isMet && "font-[550] text-strong-text")}
            >
              <Icon className="size-3.5" />
              <span>
                {PASSWORD_RULE_LABEL[rule.id](minLength)}
                <span className="sr-only">{isMet ? ": met" : ": not met"}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <span className="sr-only" role="status">
        {announced}
      </span>
    </>
  );
}
