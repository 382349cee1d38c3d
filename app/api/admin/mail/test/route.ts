import * as calls from "#lib/contracts/admin-operations.ts";
import { sendTestMail } from "#server/admin/send-test-mail.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.sendTestMail, ({ actor }) => sendTestMail(actor));
