import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { call, callBytes } from "#lib/api/call.ts";
import * as calls from "#lib/contracts/case-dates.ts";
import type { CallInput } from "#lib/contracts/define-call.ts";

export type DateBody = CallInput<typeof calls.addCaseDate>["body"];
type Change = {
  readonly caseId: string;
  /** Null: a new one. */
  readonly dateId: string | null;
  /** Null: delete it. */
  readonly body: DateBody | null;
};

export function caseDates(caseId: string) {
  return queryOptions({
    queryKey: ["case", caseId, "dates"],
    queryFn: ({ signal }) => call(calls.listCaseDates, { params: { id: caseId }, signal }),
  });
}

export const changeCaseDate = mutationOptions({
  mutationFn: async ({ caseId, dateId, body }: Change): Promise<void> => {
    if (dateId === null) {
      if (body !== null) await call(calls.addCaseDate, { params: { id: caseId }, body });
      return;
    }
    const params = { id: caseId, dateId };
    if (body === null) await call(calls.deleteCaseDate, { params });
    else await call(calls.updateCaseDate, { params, body });
  },
});

export const downloadCaseDates = mutationOptions({
  mutationFn: (caseId: string) => callBytes(calls.getCaseDatesFile, { params: { id: caseId } }),
});
