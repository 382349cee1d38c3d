import { ensureFirstAdmin } from "#server/accounts/ensure-first-admin.ts";
import { getDb } from "#server/db/client.ts";
import { EnvError } from "#server/env.ts";
import { AppError } from "#server/errors.ts";
import { prepareQueues } from "#server/jobs/queue.ts";
import { requireDocumentKey } from "#server/storage/require-document-key.ts";
import { ensureFoundingTicket } from "#server/tickets/ensure-founding-ticket.ts";

/**
 * What a migrated database needs before web and worker start: the queues, and a way in while nobody has an account.
 * A process of its own, so that the launcher holds no connection and none of the application's state. Answers its
 * parent with the founding ticket, null once there is a user, or with the sentence that tells what to mend.
 */
async function prepareData(): Promise<{ ticket: string | null } | { problem: string }> {
  try {
    await requireDocumentKey();
    await prepareQueues();
    await ensureFirstAdmin();
    return { ticket: await ensureFoundingTicket() };
  } catch (error) {
    if (error instanceof EnvError || error instanceof AppError) return { problem: error.message };
    throw error;
  } finally {
    await getDb().$disconnect();
  }
}

const answer = await prepareData();
process.send?.(answer, () => process.exit(0));
