import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { messageOf } from "#lib/api/api-error.ts";
import { call } from "#lib/api/call.ts";
import type { CallInput } from "#lib/contracts/define-call.ts";
import { addLedgerItem, deleteLedgerItem, type Ledger, updateLedgerItem } from "#lib/contracts/ledger.ts";
import { LEDGER } from "#lib/copy/case/ledger.ts";
import { caseLedger, ledgerKey } from "./queries.ts";

type Change =
  | { readonly add: CallInput<typeof addLedgerItem>["body"] }
  | { readonly itemId: string; readonly update: CallInput<typeof updateLedgerItem>["body"] }
  | { readonly remove: string };

/** Changes an item and shows the ledger as the server then has it. */
export function useLedgerChange(caseId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Change): Promise<Ledger | null> => {
      if ("add" in change) return call(addLedgerItem, { params: { id: caseId }, body: change.add });
      if ("update" in change)
        return call(updateLedgerItem, { params: { id: caseId, itemId: change.itemId }, body: change.update });
      return call(deleteLedgerItem, { params: { id: caseId, itemId: change.remove } }).then(() => null);
    },
    onError: (error) => toast.error(messageOf(error, LEDGER.failed)),
    onSuccess: async (ledger) => {
      if (ledger !== null) queryClient.setQueryData(ledgerKey(caseId), ledger);
      else await queryClient.refetchQueries(caseLedger(caseId));
    },
    // The case page and the docket show where gaps stand, too.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ["case", caseId], refetchType: "none" }),
  });
}
