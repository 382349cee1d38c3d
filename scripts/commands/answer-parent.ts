import { getDb } from "#server/db/client.ts";
import { AppError } from "#server/errors.ts";
import { StorageUnavailable } from "#server/storage/storage.ts";

/** What is printed, and the exit code where it is not 0. */
export type Answer = { readonly text: string; readonly exitCode?: number };

/**
 * The end of a command that has a process of its own, because reading the environment and the database belongs to the
 * server's code: sends its parent the answer, or `{ problem }`, why it was refused, and ends the process.
 * @throws any error that is our own
 */
export async function answerParent(work: () => Promise<Answer>): Promise<void> {
  const answer = await settle(work);
  process.send?.(answer, () => process.exit(0));
}

async function settle(work: () => Promise<Answer>): Promise<Answer | { problem: string }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) return { problem: error.message };
    // Only S3 can be out of reach; what it said is part of the message.
    if (error instanceof StorageUnavailable)
      return { problem: `${error.message}. Check S3_ENDPOINT, S3_BUCKET and the keys, then try again.` };
    throw error;
  } finally {
    await getDb().$disconnect();
  }
}
