import { spawn } from "node:child_process";
import { openSync } from "node:fs";

/**
 * Runs one more web process of the build under test, beside the one that scripts/launch/test-run.mjs started and on the
 * same database, with settings of its own.
 * @param logFile takes what it writes to standard output; absent: nobody does
 * @returns stops it
 */
export async function startApp(
  port: number,
  settings: Readonly<Record<string, string>>,
  logFile?: string,
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ["server/http/main.ts"], {
    stdio: ["ignore", logFile === undefined ? "ignore" : openSync(logFile, "w"), "inherit"],
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port), ...settings },
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  const until = Date.now() + 60_000;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/live`).catch(() => null);
    if (answer?.ok) return stop;
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error("The second web process did not answer.");
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
