// npm run admin -- COMMAND [EMAIL]: lets a locked-out firm back in, at the machine that holds its data. Works beside a
// running npm start and without one.
import { PlainFailure, runOrFail } from "./lib/fail.mjs";
import { readyRuntime } from "./lib/runtime.mjs";

const NEEDS_EMAIL = {
  "list-users": false,
  "create-code": false,
  reread: false,
  "reset-password": true,
  "reset-second-factor": true,
  promote: true,
  deactivate: true,
};

await runOrFail(async () => {
  const [name, email, ...more] = process.argv.slice(2);
  if (!Object.hasOwn(NEEDS_EMAIL, name ?? "") || NEEDS_EMAIL[name] !== Boolean(email) || more.length > 0) {
    throw new PlainFailure(
      "Choose a command: npm run admin -- list-users | create-code | reread | reset-password EMAIL | reset-second-factor EMAIL | promote EMAIL | deactivate EMAIL",
    );
  }
  await readyRuntime("running");
  const { runAdmin } = await import("./commands/run-admin.mjs");
  console.log(await runAdmin(email ? [name, email] : [name]));
  process.exit(0);
});
