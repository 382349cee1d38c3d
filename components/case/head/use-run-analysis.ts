import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { messageOf } from "#lib/api/api-error.ts";
import { ANALYSIS } from "#lib/copy/case/analysis.ts";
import { startCaseAnalysis } from "../queries.ts";

/** Starts an analysis of all documents and shows its progress. A model reads the named document again. */
export function useRunAnalysis(caseId: string) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...startCaseAnalysis,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ["case", caseId] });
      router.push(`/cases/${caseId}/progress`);
    },
    onError: (error) => toast.error(messageOf(error, ANALYSIS.startFailed)),
  });
  return { isStarting: isPending, run: (documentId: string | null = null) => mutate({ caseId, documentId }) };
}
