import * as calls from "#lib/contracts/admin-operations.ts";
import { route } from "#server/http/route.ts";
import { sendTestMail } from "#server/operations/send-test-mail.ts";

export const POST = route(calls.sendTestMail, ({ actor }) => sendTestMail(actor));
