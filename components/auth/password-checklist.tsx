"use client";

import { Check, Circle } from "lucide-react";
import { useEffect, useState } from "react";
import { PASSWORD_RULE_LABEL } from "#lib/copy/register.ts";
import { PASSWORD_RULES } from "#lib/domain/password-rules.ts";
import styles from "./password-checklist.module.css";
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
      <ul className={styles.rules}>
        {PASSWORD_RULES.map((rule) => {
          const isMet = rule.isMet(password, minLength);
          const Icon = isMet ? Check : Circle;
          return (
            <li key={rule.id} className={isMet ? styles.met : undefined}>
              <Icon className="i" />
              <span>
                {PASSWORD_RULE_LABEL[rule.id](minLength)}
                <span className="vh">{isMet ? ": met" : ": not met"}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <span className="vh" role="status">
        {announced}
      </span>
    </>
  );
}
