import { ensureFoundingTicket } from "#server/accounts/ensure-founding-ticket.ts";
import { getDb } from "#server/db/client.ts";
import { prepareQueues } from "#server/jobs/queue.ts";

/**
 * What a migrated database needs before web and worker start: the queues, and a way in while nobody has an account.
 * A process of its own, so that the launcher holds no connection and none of the application's state. Answers its
 * parent with the founding ticket, or null once there is a user.
 */
await prepareQueues();
const ticket = await ensureFoundingTicket();
await getDb().$disconnect();
process.send?.({ ticket }, () => process.exit(0));
