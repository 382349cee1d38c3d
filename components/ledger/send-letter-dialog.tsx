"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { DateInput } from "#components/ui/form/date-input.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { ErrorLine } from "#components/ui/error-line.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { FormActions } from "#components/ui/form/form-actions.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import { call } from "#lib/api/call.ts";
import { sendRequestLetter } from "#lib/contracts/ledger.ts";
import { LEDGER, SEND_LETTER } from "#lib/copy/case/ledger.ts";
import { addDays } from "#lib/domain/ledger.ts";
import { formatShortDate } from "#lib/format/dates.ts";
import type { DraftSaver } from "./draft-saver.ts";
import { ledgerKey } from "./queries.ts";

type Props = {
  readonly caseId: string;
  readonly saver: DraftSaver;
  readonly today: string;
  /** What the letter says otherwise than it will be kept; null for nothing. */
  readonly warning: string | null;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Asks when the letter went out, and keeps it. */
export function SendLetterDialog({ caseId, saver, today, warning, open, onClose }: Props) {
  const [given, setGiven] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const sentOn = given ?? today;
  const send = useMutation({
    mutationFn: async () => {
      if (!(await saver.flush())) throw new Error(LEDGER.failed);
      const { version } = saver.state;
      return call(sendRequestLetter, { params: { id: caseId }, body: { version, sentOn } });
    },
    onError: (error) => toast.error(messageOf(error, LEDGER.failed)),
    onSuccess: (ledger) => {
      queryClient.setQueryData(ledgerKey(caseId), ledger);
      saver.adopt(ledger.draft, { always: true });
      void queryClient.invalidateQueries({ queryKey: ["case", caseId], refetchType: "none" });
      toast(SEND_LETTER.done(ledger.letters[0]?.number ?? 1));
      setGiven(null);
      onClose();
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={SEND_LETTER.title}
      description={SEND_LETTER.text}
    >
      <form
        className="mt-4 grid grid-cols-1 content-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate();
        }}
      >
        <Field
          label={SEND_LETTER.date}
          hint={sentOn === "" ? "" : SEND_LETTER.due(formatShortDate(addDays(sentOn, saver.state.content.days), today))}
        >
          {(wiring) => <DateInput {...wiring} value={sentOn} onChange={({ target }) => setGiven(target.value)} />}
        </Field>
        {warning !== null && <ErrorLine>{warning}</ErrorLine>}
        <FormActions
          cancelLabel={SEND_LETTER.cancel}
          onCancel={onClose}
          submitLabel={SEND_LETTER.confirm}
          isBusy={send.isPending}
        />
      </form>
    </Dialog>
  );
}
