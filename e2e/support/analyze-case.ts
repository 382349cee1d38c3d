import { type APIRequestContext, expect } from "@playwright/test";

/** Analyzes a case by rules through the API and waits until that is complete. */
export async function analyzeCase(
  request: APIRequestContext,
  { token, caseId }: { token: string; caseId: string },
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const begun = await request.post(`/api/caseanalysis/analyze/${caseId}`, { headers, data: {} });
  const { analysisId } = (await begun.json()) as { analysisId: string };
  await expect
    .poll(
      async () => {
        const answer = await request.get(`/api/caseanalysis/analysis/${analysisId}`, { headers });
        return ((await answer.json()) as { status: string }).status;
      },
      { timeout: 600_000 },
    )
    .toBe("Completed");
}
