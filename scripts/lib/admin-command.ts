import { createCode } from "#server/accounts/create-code.ts";
import { deactivateAccount } from "#server/accounts/deactivate-account.ts";
import { dropSecondFactor } from "#server/accounts/drop-second-factor.ts";
import { listAccounts } from "#server/accounts/list-accounts.ts";
import { makeResetLink } from "#server/accounts/make-reset-link.ts";
import { promoteAccount } from "#server/accounts/promote-account.ts";
import { rereadAll } from "#server/documents/reread-document.ts";
import { getEnv, publicUrlOf } from "#server/env.ts";
import { requireDocumentKey } from "#server/operations/require-document-key.ts";
import { answerParent } from "./answer-parent.ts";

type Command = (email: string) => Promise<string>;

/** What is printed for each command; scripts/admin.mjs has checked that an e-mail is there where one is needed. */
const COMMANDS: Readonly<Record<string, Command>> = {
  "list-users": async () => {
    const lines = (await listAccounts()).map(({ email, fullName, roles, isActive, lastSignInAt }) =>
      [
        email,
        fullName,
        roles.join("+"),
        isActive ? "active" : "inactive",
        lastSignInAt === null ? "never signed in" : `last signed in ${lastSignInAt.toISOString()}`,
      ].join("   "),
    );
    return lines.length === 0 ? "There is no user yet." : lines.join("\n");
  },
  "create-code": async () => {
    const code = await createCode();
    return `${code}\n${publicUrlOf(getEnv())}/register?code=${code}\nIt works once, within 30 days.`;
  },
  "reset-password": async (email) => `${await makeResetLink(email)}\nIt works once, within 24 hours.`,
  "reset-second-factor": async (email) => {
    await dropSecondFactor(email);
    return `${email} signs in without a second step, or sets up a new one where the firm asks for it.`;
  },
  reread: async () => {
    const count = await rereadAll();
    return count === 0 ? "Every document was read by today's reader." : `${count} documents will be read again.`;
  },
  promote: async (email) => {
    await promoteAccount(email);
    return `${email} is an active admin now.`;
  },
  deactivate: async (email) => {
    await deactivateAccount(email);
    return `${email} is deactivated and signed out everywhere.`;
  },
};

const [name = "", email = ""] = process.argv.slice(2);
const command = COMMANDS[name];
if (command === undefined) throw new Error(`There is no command ${name}.`);
await answerParent(async () => {
  // Under another key the lines that it leaves in the audit log would break the chain.
  await requireDocumentKey();
  return { text: await command(email) };
});
