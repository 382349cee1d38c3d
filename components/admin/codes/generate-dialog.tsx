"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { ErrorLine } from "#components/ui/error-line.tsx";
import { fieldErrorsOf } from "#components/auth/check-new-password.ts";
import { focusField } from "#components/auth/focus-field.ts";
import { Button } from "#components/ui/button.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import type { RegistrationCode } from "#lib/contracts/admin-codes.ts";
import { GENERATE_CODES } from "#lib/copy/admin/admin-codes.ts";
import { ADMIN_LIST } from "#lib/copy/admin/admin-shell.ts";
import { CODES_KEY, makeCodes } from "./queries.ts";

/** The list scrolls, so the keyboard must reach it. */
const FOCUSABLE = { tabIndex: 0 };

const FIELDS = ["count", "expiresInDays"] as const;
type Values = Record<(typeof FIELDS)[number], string>;
type Errors = Partial<Values>;

/** Asks how many codes and for how long, then shows them for copying. */
export function GenerateDialog({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const make = useMutation({
    ...makeCodes,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: CODES_KEY }),
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={GENERATE_CODES.title}>
      {make.isSuccess ? <Made codes={make.data.codes} onClose={onClose} /> : <Form make={make} onClose={onClose} />}
    </Dialog>
  );
}

type FormProps = {
  readonly make: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly mutate: (
      body: { count: number; expiresInDays: number },
      options: { onError: (error: unknown) => void },
    ) => void;
  };
  readonly onClose: () => void;
};

function Form({ make, onClose }: FormProps) {
  const [values, setValues] = useState<Values>({ count: "1", expiresInDays: "30" });
  const [errors, setErrors] = useState<Errors>({});

  function show(form: HTMLFormElement, found: Errors) {
    setErrors(found);
    const first = FIELDS.find((name) => found[name] !== undefined);
    if (first !== undefined) focusField(form, first);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (make.isPending) return;
    const form = event.currentTarget;
    const found: Errors = {};
    if (!isWhole(values.count, 100)) found.count = GENERATE_CODES.countInvalid;
    if (!isWhole(values.expiresInDays, 365)) found.expiresInDays = GENERATE_CODES.daysInvalid;
    show(form, found);
    if (Object.keys(found).length > 0) return;
    make.mutate(
      { count: Number(values.count), expiresInDays: Number(values.expiresInDays) },
      { onError: (error) => show(form, fieldErrorsOf(error, FIELDS)) },
    );
  }

  const control = (name: (typeof FIELDS)[number]) => ({
    name,
    inputMode: "numeric" as const,
    autoComplete: "off",
    value: values[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setValues((before) => ({ ...before, [name]: target.value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
  });
  const hasFieldErrors = FIELDS.some((name) => errors[name] !== undefined);
  return (
    <form className="grid grid-cols-1 gap-4" noValidate onSubmit={submit}>
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label={GENERATE_CODES.count} hint={GENERATE_CODES.countHint} error={errors.count}>
          {(wiring) => <TextInput {...wiring} {...control("count")} />}
        </Field>
        <Field label={GENERATE_CODES.days} hint={GENERATE_CODES.daysHint} error={errors.expiresInDays}>
          {(wiring) => <TextInput {...wiring} {...control("expiresInDays")} />}
        </Field>
      </div>
      {make.error !== null && !hasFieldErrors && (
        <ErrorLine role="alert">{messageOf(make.error, GENERATE_CODES.failed)}</ErrorLine>
      )}
      <ButtonRow>
        <Button variant="ghost" onClick={onClose}>
          {ADMIN_LIST.cancel}
        </Button>
        <Button type="submit" busy={make.isPending}>
          {make.isPending ? GENERATE_CODES.submitting : GENERATE_CODES.submit}
        </Button>
      </ButtonRow>
    </form>
  );
}

function isWhole(text: string, most: number): boolean {
  const value = Number(text);
  return /^\s*\d+\s*$/.test(text) && value >= 1 && value <= most;
}

type MadeProps = { readonly codes: readonly RegistrationCode[]; readonly onClose: () => void };

function Made({ codes, onClose }: MadeProps) {
  const text = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p ref={text} tabIndex={-1}>
        {GENERATE_CODES.made(codes.length)}
      </p>
      <ul
        className="grid max-h-60 list-none gap-1 overflow-y-auto rounded-control border border-hair bg-paper p-3 font-mono"
        aria-label={GENERATE_CODES.list}
        {...FOCUSABLE}
      >
        {codes.map(({ id, code }) => (
          <li key={id}>{code}</li>
        ))}
      </ul>
      <ButtonRow>
        <Button variant="ghost" onClick={onClose}>
          {ADMIN_LIST.close}
        </Button>
        <CopyButton
          text={codes.map(({ code }) => code).join("\n")}
          label={codes.length === 1 ? ADMIN_LIST.copy : GENERATE_CODES.copyAll}
          copiedLabel={ADMIN_LIST.copied}
          what={codes.length === 1 ? (codes[0]?.code ?? "") : GENERATE_CODES.copyAllWhat}
          variant="primary"
        />
      </ButtonRow>
    </div>
  );
}
