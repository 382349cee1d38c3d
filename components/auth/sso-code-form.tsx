"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { describeSsoFailure } from "#components/session/session-failures.ts";
import { useSession } from "#components/session/session.tsx";
import { LOGIN } from "#lib/copy/account/login.ts";
import { LOGIN_STEP, SECOND_FACTOR } from "#lib/copy/account/second-factor.ts";
import { focusField } from "./focus-field.ts";
import { AuthForm } from "./auth-form.tsx";
import { stepOf } from "./login-step.tsx";
import { CodeField } from "./second-factor/code-field.tsx";

type Props = {
  /** With what ended it, where the way to the identity provider has to be taken again; null where the user wants to. */
  readonly onStartOver: (failure: string | null) => void;
};

/** The firm has said who this is; the code of the user's own second step is all that is missing. */
export function SsoCodeForm({ onStartOver }: Props) {
  const { loginWithSso, clearError, error: failure, isLoading } = useSession();
  const [code, setCode] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  // The session holds the refusal that asks for the code.
  useEffect(() => clearError(), [clearError]);
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (root.current !== null) focusField(root.current, "code");
  }, []);

  async function submit(form: HTMLFormElement) {
    setIsMissing(code.trim() === "");
    if (code.trim() === "") focusField(form, "code");
    else
      await loginWithSso({ code }).catch((error: unknown) => {
        if (stepOf(error) !== "code") onStartOver(describeSsoFailure(error));
      });
  }

  return (
    <AuthForm ref={root} error={failure} onSubmit={submit}>
      <p>{LOGIN_STEP.code}</p>
      <CodeField
        value={code}
        hint={SECOND_FACTOR.codeOrRecoveryHint}
        error={isMissing ? SECOND_FACTOR.codeRequired : undefined}
        onChange={(value) => {
          setCode(value);
          setIsMissing(false);
          if (failure !== null) clearError();
        }}
      />
      <Button type="submit" busy={isLoading}>
        {isLoading ? LOGIN.submitting : LOGIN_STEP.submit}
      </Button>
      <Button variant="ghost" onClick={() => onStartOver(null)}>
        {LOGIN_STEP.back}
      </Button>
    </AuthForm>
  );
}
