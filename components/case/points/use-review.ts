import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { useSession } from "#components/session/session.tsx";
import { inputKey, storeInput } from "#components/widgets/kept-input/stored-input.ts";
import { call } from "#lib/api/call.ts";
import { type Finding } from "#lib/contracts/findings.ts";
import { type Analysis, reviewFinding } from "#lib/contracts/analyses.ts";
import { REVIEW } from "#lib/copy/case/findings.ts";
import type { Verdict } from "#lib/domain/findings.ts";
import { isJudgedWith } from "#lib/domain/points.ts";
import { noteForm } from "./note-input.ts";

type Review = { readonly finding: Finding; readonly verdict?: Verdict; readonly note?: string | null };

/** Verdicts and the storing of odds of a case go out one after the other, in the order of the presses. */
export const reviewScope = (caseId: string) => ({ id: `review-${caseId}` });

/** Saves a verdict or a note: on the page at once, taken back with a word when the server did not take it. */
export function useReview(caseId: string) {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const mutationKey = ["case", caseId, "review"];
  const change = (changeOf: (finding: Finding) => Partial<Finding>) =>
    queryClient.setQueriesData<Analysis>({ queryKey: ["case", caseId, "analysis"] }, (analysis) =>
      analysis === undefined
        ? undefined
        : { ...analysis, findings: analysis.findings.map((finding) => ({ ...finding, ...changeOf(finding) })) },
    );
  const put = (given: Pick<Finding, "id"> & Partial<Finding>) =>
    change((finding) => (finding.id === given.id ? given : {}));
  const judge = (judged: Finding, verdict: Verdict) =>
    change((finding) => (isJudgedWith(finding, judged) ? { verdict } : {}));

  return useMutation({
    mutationKey,
    scope: reviewScope(caseId),
    mutationFn: ({ finding, verdict, note }: Review) =>
      call(reviewFinding, { params: { findingId: finding.id }, body: { verdict, note } }),
    onMutate: async ({ finding, verdict, note }) => {
      if (verdict !== undefined) judge(finding, verdict);
      if (note !== undefined) put({ id: finding.id, note: note?.trim() === "" ? null : note });
      // A read that began before the press would bring the old verdict back.
      await queryClient.cancelQueries({ queryKey: ["case", caseId, "analysis"] });
    },
    onError: (_, { finding }) => {
      judge(finding, finding.verdict);
      put({ id: finding.id, note: finding.note });
      toast.error(REVIEW.failed);
    },
    onSuccess: ({ id, reviewedBy, reviewedAt }, { note }) => {
      put({ id, reviewedBy, reviewedAt });
      // Here and not at the press: a note that the server did not take is still in its field.
      if (note !== undefined) storeInput(inputKey(user?.id ?? "", noteForm(id)), null);
    },
    // The summary follows the verdicts. Read again after the last of several presses only.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) === 1)
        void queryClient.invalidateQueries({ queryKey: ["case", caseId, "analysis"] });
    },
  });
}
