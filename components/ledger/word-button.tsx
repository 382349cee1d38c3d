"use client";

import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { toast } from "sonner";
import { Button } from "#components/ui/button.tsx";
import { saveFile } from "#components/widgets/save-file.ts";
import { messageOf } from "#lib/api/api-error.ts";
import { callBytes } from "#lib/api/call.ts";
import type { Call, CallInput } from "#lib/contracts/define-call.ts";
import { LETTER } from "#lib/copy/case/ledger.ts";

type Props<C extends Call> = {
  readonly contract: C;
  readonly input: Pick<CallInput<C>, "params" | "query">;
  readonly fileName: string;
  /** Saves what the file is made from; nothing is made when it fails. */
  readonly before?: () => Promise<boolean>;
  readonly disabled?: boolean;
};

/** Saves a letter as a Word document. */
export function WordButton<C extends Call>({ contract, input, fileName, before, disabled = false }: Props<C>) {
  const download = useMutation({
    mutationFn: async () => {
      if (before !== undefined && !(await before())) throw new Error(LETTER.wordFailed);
      return callBytes(contract as Call, input as CallInput<Call>);
    },
    onSuccess: (bytes) => saveFile(bytes, fileName.replace(/[/\\:*?"<>|]/g, "_")),
    onError: (error) => toast.error(messageOf(error, LETTER.wordFailed)),
  });
  return (
    <Button size="s" variant="ghost" disabled={disabled} busy={download.isPending} onClick={() => download.mutate()}>
      <Download />
      {LETTER.word}
    </Button>
  );
}
