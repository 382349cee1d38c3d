import type { ModelStatus } from "#lib/contracts/model.ts";
import { getDb } from "../db/client.ts";
import { getSettings } from "../settings/get-settings.ts";

/** Analyses that are looked at. */
const LATEST = 20;

/** What an analysis with the model takes on average, from the last twenty; null while there is none with counted tokens. */
export async function findModelCost(): Promise<ModelStatus["cost"]> {
  const rows = await getDb().analysis.findMany({
    where: { status: "Completed", engine: "model", promptTokens: { gt: 0 } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: LATEST,
    select: { pagesSent: true, promptTokens: true, completionTokens: true },
  });
  if (rows.length === 0) return null;
  const mean = (of: (row: (typeof rows)[number]) => number | null) =>
    Math.round(rows.reduce((sum, row) => sum + (of(row) ?? 0), 0) / rows.length);
  const [promptTokens, completionTokens] = [mean((row) => row.promptTokens), mean((row) => row.completionTokens)];
  const { modelPriceIn, modelPriceOut } = await getSettings();
  const isPriced = modelPriceIn > 0 || modelPriceOut > 0;
  return {
    ...{ analyses: rows.length, pages: mean((row) => row.pagesSent), promptTokens, completionTokens },
    dollars: isPriced ? (promptTokens * modelPriceIn + completionTokens * modelPriceOut) / 1e6 : null,
  };
}
