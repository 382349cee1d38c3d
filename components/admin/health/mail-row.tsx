"use client";

import { useMutation } from "@tanstack/react-query";
import { messageOf } from "#lib/api/api-error.ts";
import { HEALTH } from "#lib/copy/admin/admin-operations.ts";
import { mailTest } from "./queries.ts";
import { Tested } from "./tested.tsx";

type Props = { readonly mail: { readonly isConfigured: boolean; readonly from: string | null } };

/** Where mails go, and a mail to oneself that shows whether they do. */
export function MailRow({ mail }: Props) {
  const test = useMutation(mailTest);
  const outcome = test.isError
    ? { isGood: false, text: messageOf(test.error, HEALTH.testMailFailed) }
    : test.data === undefined
      ? null
      : { isGood: true, text: test.data.message };
  return (
    <Tested
      label={HEALTH.sendTestMail}
      busyLabel={HEALTH.sendingTestMail}
      isBusy={test.isPending}
      onTest={mail.isConfigured ? () => test.mutate() : undefined}
      outcome={outcome}
    >
      {mail.isConfigured ? HEALTH.mailOn(mail.from ?? "") : HEALTH.mailOff}
    </Tested>
  );
}
