"use client";

import { useQuery } from "@tanstack/react-query";
import { Note } from "#components/ui/note.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { ApiError, messageOf } from "#lib/api/api-error.ts";
import { LOGIN_STEP, SECOND_FACTOR } from "#lib/copy/account/second-factor.ts";
import type { NewPassword } from "./check-new-password.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { secondFactorSetup } from "./queries.ts";
import { CodeField } from "./second-factor/code-field.tsx";
import { SetupSheet } from "./second-factor/setup-sheet.tsx";

const STEPS = {
  second_factor_required: "code",
  second_factor_setup_required: "setUp",
  password_change_required: "password",
} as const;
export type LoginStep = (typeof STEPS)[keyof typeof STEPS];

/** What a sign-in still needs after its password, or null where it was refused. */
export function stepOf(error: unknown): LoginStep | null {
  if (!(error instanceof ApiError)) return null;
  return Object.entries(STEPS).find(([code]) => code === error.code)?.[1] ?? null;
}

export type StepValues = NewPassword & { readonly code: string };
export const NO_STEP_VALUES: StepValues = { code: "", newPassword: "", confirmPassword: "" };

type Props = {
  readonly step: LoginStep;
  /** Their owner has just proven to know the password. */
  readonly credentials: { readonly email: string; readonly password: string };
  readonly values: StepValues;
  readonly errors: Readonly<Partial<StepValues>>;
  readonly onChange: (name: keyof StepValues, value: string) => void;
};

/** The fields of a sign-in's further step. */
export function LoginStepFields({ step, credentials, values, errors, onChange }: Props) {
  if (step === "password")
    return (
      <>
        <p>{LOGIN_STEP.password}</p>
        <NewPasswordFields labels={LOGIN_STEP} values={values} errors={errors} onChange={onChange} />
      </>
    );
  return (
    <>
      <p>{LOGIN_STEP[step]}</p>
      {step === "setUp" && <Setup credentials={credentials} />}
      <CodeField
        value={values.code}
        hint={step === "code" ? SECOND_FACTOR.codeOrRecoveryHint : SECOND_FACTOR.codeHint}
        error={errors.code}
        onChange={(value) => onChange("code", value)}
      />
    </>
  );
}

function Setup({ credentials }: Pick<Props, "credentials">) {
  const { data: setup, error } = useQuery(secondFactorSetup(credentials));
  if (error !== null) return <Note title={SECOND_FACTOR.failed}>{messageOf(error, SECOND_FACTOR.failed)}</Note>;
  return setup === undefined ? <Spinner label={SECOND_FACTOR.loading} /> : <SetupSheet setup={setup} />;
}
