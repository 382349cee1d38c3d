// npm run backup -- FOLDER [--passphrase]: writes all that the firm has into a new folder, sealed for the firm's backup key
// or for a passphrase that it asks for. Exit code 2 when originals in it are damaged or missing.
// npm run backup -- --show-key: the key that opens the backups, to be kept away from this machine.
// Works beside a running npm start and without one.
import { resolve } from "node:path";
import { PlainFailure, runOrFail } from "./lib/fail.mjs";
import { readyRuntime } from "./lib/runtime.mjs";

await runOrFail(async () => {
  const args = process.argv.slice(2);
  const flags = args.filter((arg) => arg.startsWith("--"));
  const [folder, ...more] = args.filter((arg) => !arg.startsWith("--"));
  const isKeyAsked = flags.join() === "--show-key" && folder === undefined;
  const isBackup = folder !== undefined && more.length === 0 && ["", "--passphrase"].includes(flags.join());
  if (!isKeyAsked && !isBackup)
    throw new PlainFailure("Give a folder: npm run backup -- FOLDER [--passphrase], or: npm run backup -- --show-key");
  await readyRuntime("running");
  const { runBackup, showBackupKey } = await import("./commands/run-backup.mjs");
  const { text, exitCode } = isKeyAsked
    ? await showBackupKey()
    : await runBackup(resolve(process.env.INIT_CWD ?? "", folder), { asksPassphrase: flags.length > 0 });
  console.log(text);
  process.exit(exitCode);
});
