import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inRoot } from "./paths.mjs";
import { isAlive, waitUntilGone } from "./processes.mjs";

/** As a start: it would go on for ever, says who it is, and ends in order when it is told to. */
const SCRIPT = `
  import { endWithNpm } from ${JSON.stringify(inRoot("scripts/lib/end-with-npm.mjs"))};
  endWithNpm();
  process.on("SIGTERM", () => process.exit(0));
  setInterval(() => {}, 1000);
  console.log(process.pid);`;

test.each(["SIGTERM", "SIGKILL"] as const)("what npm started ends when npm gets %s", async (signal) => {
  const folder = mkdtempSync(join(tmpdir(), "npm-"));
  try {
    writeFileSync(join(folder, "serve.mjs"), SCRIPT);
    // Two commands keep the shell between npm and the script, as on systems whose shell never steps aside.
    writeFileSync(
      join(folder, "package.json"),
      JSON.stringify({ scripts: { start: `"${process.execPath}" serve.mjs; true` } }),
    );
    const npm = spawn("npm", ["start", "--silent"], { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
    const [said] = (await once(npm.stdout, "data")) as [Buffer];
    const pid = Number(said.toString());
    expect(isAlive(pid)).toBe(true);
    npm.kill(signal);
    expect(await waitUntilGone(pid, 30_000)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("what was started without npm outlives its parent", async () => {
  const folder = mkdtempSync(join(tmpdir(), "npm-"));
  const file = join(folder, "serve.mjs");
  writeFileSync(file, SCRIPT);
  const shell = spawn("sh", ["-c", `"${process.execPath}" "${file}" & wait`], {
    env: { ...process.env, npm_lifecycle_event: undefined },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = (await once(shell.stdout, "data")) as [Buffer];
  const pid = Number(said.toString());
  shell.kill("SIGKILL");
  await once(shell, "exit");
  expect(isAlive(pid)).toBe(true);
  process.kill(pid, "SIGTERM");
  expect(await waitUntilGone(pid, 10_000)).toBe(true);
  rmSync(folder, { recursive: true, force: true });
});
