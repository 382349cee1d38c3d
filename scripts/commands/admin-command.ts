import { rereadAll } from "#server/documents/reread-document.ts";
import { getEnv, publicUrlOf } from "#server/env.ts";
import { createResetLinkByEmail } from "#server/rescue/create-reset-link-by-email.ts";
import { deactivateUser } from "#server/rescue/deactivate-user.ts";
import { dropSecondFactor } from "#server/rescue/drop-second-factor.ts";
import { listAllUsers } from "#server/rescue/list-all-users.ts";
import { promoteUser } from "#server/rescue/promote-user.ts";
import { requireDocumentKey } from "#server/storage/require-document-key.ts";
import { createTicket } from "#server/tickets/create-ticket.ts";
import { answerParent } from "./answer-parent.ts";

type Command = (email: string) => Promise<string>;

/** What is printed for each command; scripts/admin.mjs has checked that an e-mail is there where one is needed. */
const COMMANDS: Readonly<Record<string, Command>> = {
  "list-users": async () => {
    const lines = (await listAllUsers()).map(({ email, fullName, roles, isActive, lastSignInAt }) =>
      [
        email,
        fullName,
        roles.join("+"),
        isActive ? "active" : "inactive",
        lastSignInAt === null ? "never signed in" : `last signed in ${lastSignInAt.toISOString()}`,
      ].join("   "),
    );
    return lines.length === 0 ? "There are no users yet." : lines.join("\n");
  },
  "create-code": async () => {
    const code = await createTicket();
    return `${code}\n${publicUrlOf(getEnv())}/register?code=${code}\nIt works once, within 30 days.`;
  },
  "reset-password": async (email) => `${await createResetLinkByEmail(email)}\nIt works once, within 24 hours.`,
  "reset-second-factor": async (email) => {
    await dropSecondFactor(email);
    return `${email} signs in without a second step, or sets up a new one if the firm requires it.`;
  },
  reread: async () => {
    const count = await rereadAll();
    return count === 0 ? "Every document was read by the current reader." : `${count} documents will be read again.`;
  },
  promote: async (email) => {
    await promoteUser(email);
    return `${email} is an active admin now.`;
  },
  deactivate: async (email) => {
    await deactivateUser(email);
    return `${email} is deactivated and signed out everywhere.`;
  },
};

const [name = "", email = ""] = process.argv.slice(2);
const command = COMMANDS[name];
if (command === undefined) throw new Error(`There is no command "${name}".`);
await answerParent(async () => {
  // Under another key the lines that it leaves in the audit log would break the chain.
  await requireDocumentKey();
  return { text: await command(email) };
});
