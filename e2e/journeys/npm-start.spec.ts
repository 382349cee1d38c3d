// @spec product: start, stop and kill of `npm start`
import { spawn } from "node:child_process";
import { chownSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { isAlive, parentOf } from "../../scripts/lib/processes.mjs";
import { freePort } from "../support/free-port.ts";

/** An account that owns nothing else here. */
const OWNER = 65_534;
/** Milliseconds. */
const MOST = 30_000;
const isRoot = process.getuid?.() === 0;

/** Everything that was started below a process, itself included. */
function familyOf(pid: number): number[] {
  const all = readdirSync("/proc").map(Number).filter(Number.isInteger);
  const found = [pid];
  for (const parent of found) found.push(...all.filter((each) => parentOf(each) === parent));
  return found;
}

const isServing = (url: string) =>
  fetch(`${url}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

test.skip(process.platform !== "linux", "reads /proc");

for (const signal of ["SIGTERM", "SIGKILL"] as const) {
  test(`nothing is left once the process of npm start gets ${signal}, as the owner of the data folder`, async () => {
    test.setTimeout(300_000);
    const folder = mkdtempSync(join(tmpdir(), "npm-start-"));
    if (isRoot) chownSync(folder, OWNER, OWNER);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const npm = spawn("npm", ["start"], {
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        ...process.env,
        ...{ DATABASE_URL: undefined, TOKEN_SECRET: undefined, DOCUMENT_KEY: undefined },
        ...{ DATA_DIR: folder, HOST: "127.0.0.1", PORT: String(port), APP_URL: url },
      },
    });
    let said = "";
    npm.stdout.on("data", (text: Buffer) => (said += text.toString()));
    let family: number[] = [];
    try {
      await expect.poll(() => said, { timeout: 200_000 }).toContain("Golden Ticket");
      expect(await isServing(url)).toBe(true);
      family = familyOf(npm.pid ?? 0);
      // npm, its shell perhaps, the start, web, worker, and the database with children of its own.
      expect(family.length).toBeGreaterThan(8);
      if (isRoot) expect(statSync(`/proc/${family.at(-1)}`).uid).toBe(OWNER);
      npm.kill(signal);
      await expect.poll(() => family.filter(isAlive), { timeout: MOST }).toEqual([]);
      expect(await isServing(url)).toBe(false);
    } finally {
      for (const pid of family.filter(isAlive)) process.kill(pid, "SIGKILL");
      npm.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
