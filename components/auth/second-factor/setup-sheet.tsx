"use client";

import { useMemo } from "react";
import { renderSVG } from "uqr";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import type { SecondFactorSetup } from "#lib/contracts/auth.ts";
import { SECOND_FACTOR } from "#lib/copy/account/second-factor.ts";

/** What an authenticator app is set up with, and the recovery codes; for the account page and the sign-in. */
export function SetupSheet({ setup }: { readonly setup: SecondFactorSetup }) {
  const { secret, uri, recoveryCodes } = setup;
  const square = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`, [uri]);
  return (
    <>
      <p>{SECOND_FACTOR.scan}</p>
      <img
        className="block size-44 rounded-[4px] border border-rule bg-[#fff]"
        src={square}
        alt={SECOND_FACTOR.square}
        width={176}
        height={176}
      />
      <Field label={SECOND_FACTOR.secret}>
        {(wiring) => (
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
            <TextInput {...wiring} className="font-mono" readOnly value={secret.match(/.{1,4}/g)?.join(" ") ?? ""} />
            <CopyButton
              text={secret}
              label={SECOND_FACTOR.copy}
              copiedLabel={SECOND_FACTOR.copied}
              what={SECOND_FACTOR.secret}
            />
          </div>
        )}
      </Field>
      <div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="font-semibold">{SECOND_FACTOR.codes}</p>
          <CopyButton
            text={recoveryCodes.join("\n")}
            label={SECOND_FACTOR.copy}
            copiedLabel={SECOND_FACTOR.copied}
            what={SECOND_FACTOR.codes}
            size="s"
          />
        </div>
        <p className="text-13 text-ink-2">{SECOND_FACTOR.codesText}</p>
        <ul
          className="mx-0 mt-2 mb-0 grid list-none grid-cols-[repeat(auto-fill,minmax(190px,1fr))] gap-x-4 gap-y-1 p-0"
          aria-label={SECOND_FACTOR.codes}
        >
          {recoveryCodes.map((code) => (
            <li key={code} className="font-mono">
              {code}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
