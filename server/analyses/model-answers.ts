import { KeptAnswer } from "../analyst/model/answer-store.ts";
import type { AnswerStore } from "../analyst/model/answer-store.ts";
import { getDb, Prisma } from "../db/client.ts";
import type { Tx } from "../db/client.ts";

/** What the model has answered about a case, in this analysis and in earlier ones, also to an attempt that was killed. */
export async function openAnswers(caseId: string): Promise<AnswerStore> {
  const rows = await getDb().modelAnswer.findMany({ where: { caseId }, orderBy: { createdAt: "asc" } });
  const kept = new Map(
    rows.flatMap((row) => {
      const answer = KeptAnswer.safeParse(row.answer).data;
      return answer === undefined ? [] : [[row.inputHash, answer] as const];
    }),
  );
  return {
    find: (inputHash) => kept.get(inputHash),
    list: () => [...kept.values()],
    save: async ({ stage, inputHash, answer, documentIds }) => {
      const data = { stage, documentIds: [...documentIds], answer: answer as Prisma.InputJsonObject };
      const where = { caseId_inputHash: { caseId, inputHash } };
      await getDb()
        .modelAnswer.upsert({ where, create: { caseId, inputHash, ...data }, update: data })
        .catch(unlessGone);
      kept.set(inputHash, answer);
    },
  };
}

/** Forgets what was answered about a document, because answers repeat its words. */
export async function forgetAnswers(tx: Tx, of: { caseId: string; documentId: string }): Promise<void> {
  await tx.modelAnswer.deleteMany({ where: { caseId: of.caseId, documentIds: { has: of.documentId } } });
}

/** The case may be deleted while the model thinks; whoever asks next is told (worker/watch-analysis.ts). */
function unlessGone(error: unknown): void {
  const isGone = error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2003";
  if (!isGone) throw error;
}
