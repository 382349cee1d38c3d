"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { ErrorLine } from "#components/ui/error-line.tsx";
import { Button } from "#components/ui/button.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import type { AdminUser } from "#lib/contracts/admin-users.ts";
import { ADMIN_LIST } from "#lib/copy/admin/admin-shell.ts";
import { USER_RESET } from "#lib/copy/admin/admin-users.ts";
import { makeResetLink } from "./queries.ts";

type Props = { readonly user: AdminUser; readonly onClose: () => void };

export function ResetByLink({ user, onClose }: Props) {
  const make = useMutation({ ...makeResetLink, gcTime: 0 });
  const field = useRef<HTMLInputElement>(null);
  const link = make.data?.resetLink;
  // The button that made the link is gone: the link itself is where the reader goes on.
  useEffect(() => {
    if (link !== undefined) field.current?.select();
  }, [link]);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>{link === undefined ? USER_RESET.linkText : USER_RESET.linkMade}</p>
      {link !== undefined && (
        <Field label={USER_RESET.link} hint={USER_RESET.linkHint}>
          {(wiring) => (
            <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
              <TextInput {...wiring} ref={field} className="font-mono" readOnly value={link} />
              <CopyButton
                text={link}
                label={ADMIN_LIST.copy}
                copiedLabel={ADMIN_LIST.copied}
                what={USER_RESET.link}
                variant="primary"
              />
            </div>
          )}
        </Field>
      )}
      {make.isError && <ErrorLine role="alert">{messageOf(make.error, USER_RESET.linkFailed)}</ErrorLine>}
      <ButtonRow className="mt-1">
        <Button variant="ghost" onClick={onClose}>
          {link === undefined ? ADMIN_LIST.cancel : ADMIN_LIST.close}
        </Button>
        {link === undefined && (
          <Button busy={make.isPending} onClick={() => make.mutate(user.id)}>
            {make.isPending ? USER_RESET.generating : USER_RESET.generate}
          </Button>
        )}
      </ButtonRow>
    </div>
  );
}
