import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import * as calls from "#lib/contracts/charges.ts";
import type { CallInput } from "#lib/contracts/define-call.ts";
import { type Passage, searchFiles } from "#lib/contracts/search.ts";
import type { EvidenceSide } from "#lib/domain/charge-elements.ts";

export function caseCharges(caseId: string) {
  return queryOptions({
    queryKey: ["case", caseId, "charges"],
    queryFn: ({ signal }) => call(calls.listCharges, { params: { id: caseId }, signal }),
  });
}

type ChargeChange = {
  readonly caseId: string;
  /** Null: a new one. */
  readonly chargeId: string | null;
  /** Null: delete it. */
  readonly body: CallInput<typeof calls.updateCharge>["body"] | null;
};

export const changeCharge = mutationOptions({
  mutationFn: async ({ caseId, chargeId, body }: ChargeChange): Promise<void> => {
    const params = { id: caseId, chargeId: chargeId ?? "" };
    if (body === null) await call(calls.deleteCharge, { params });
    else if (chargeId !== null) await call(calls.updateCharge, { params, body });
    else {
      const elements = body.elements.map(({ text }) => text);
      await call(calls.addCharge, { params: { id: caseId }, body: { name: body.name, elements } });
    }
  },
});

type EvidenceChange = { readonly caseId: string; readonly elementId: string } & (
  | { readonly citationId: string; readonly side: EvidenceSide }
  | { readonly passage: Passage; readonly side: EvidenceSide }
  | { readonly evidenceId: string }
);

/** Pages of the case with the words, whether or not the analysis cites them. */
export function casePassages(caseId: string, query: string) {
  return queryOptions({
    queryKey: ["case", caseId, "passages", query],
    queryFn: ({ signal }) => call(searchFiles, { query: { query, caseId }, signal }),
    enabled: query !== "",
    placeholderData: keepPreviousData,
    // One who types waits for the answer, not for a third attempt.
    retry: false,
  });
}

/** Places a citation or a passage for or against an element, or takes evidence off it. */
export const changeEvidence = mutationOptions({
  mutationFn: async ({ caseId, elementId, ...change }: EvidenceChange): Promise<void> => {
    const params = { id: caseId, elementId };
    if ("evidenceId" in change)
      await call(calls.deleteEvidence, { params: { ...params, evidenceId: change.evidenceId } });
    else if ("passage" in change) {
      const { passage, side } = change;
      const { documentId, pageNumber, start, end } = passage;
      await call(calls.addPassage, { params: { ...params, documentId, pageNumber }, body: { start, end, side } });
    } else {
      const { citationId, side } = change;
      await call(calls.addEvidence, { params: { ...params, citationId }, body: { side } });
    }
  },
});
