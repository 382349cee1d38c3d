import { Chunk } from "../analyst/model/chunk-store.ts";
import type { ChunkStore } from "../analyst/model/chunk-store.ts";
import { getDb, Prisma } from "../db/client.ts";

/**
 * What the model has answered in this analysis so far, also to an attempt that was killed. The rows go when the analysis
 * is over: they hold words of the documents.
 */
export async function openChunks(analysisId: string): Promise<ChunkStore> {
  const rows = await getDb().analysisChunk.findMany({ where: { analysisId } });
  const kept = new Map(
    rows.flatMap((row) => {
      const chunk = Chunk.safeParse(row.output).data;
      return chunk === undefined ? [] : [[row.inputHash, chunk] as const];
    }),
  );
  let position = Math.max(0, ...rows.map((row) => row.position));
  return {
    find: (inputHash) => kept.get(inputHash),
    save: async (stage, inputHash, chunk) => {
      position += 1;
      const { promptTokens, completionTokens } = chunk;
      const data = { analysisId, stage, position, inputHash, output: chunk, promptTokens, completionTokens };
      await getDb().analysisChunk.create({ data }).catch(unlessGone);
      kept.set(inputHash, chunk);
    },
  };
}

/** The analysis may be deleted with its case while the model thinks; whoever asks next is told (worker/watch-analysis.ts). */
function unlessGone(error: unknown): void {
  const isGone = error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2003";
  if (!isGone) throw error;
}
