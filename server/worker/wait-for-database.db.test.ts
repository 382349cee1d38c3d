// @spec product: a start beside a database that is away
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { expect, test, vi } from "vitest";
import { requireEnv } from "#server/env.ts";
import { freePort } from "../../scripts/lib/ports.mjs";

vi.hoisted(() => (process.env.DATA_DIR = `${process.env.DATA_DIR ?? "data"}/wait-for-database`));

test("a worker that starts before its database waits, says what for, and works once it is there", async () => {
  const there = new URL(requireEnv("DATABASE_URL"));
  const port = await freePort();
  const url = new URL(there);
  url.port = String(port);
  const worker = spawn(process.execPath, ["server/worker/main.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, DATABASE_URL: url.href, LOG_LEVEL: "info", BACKUP_TIME: "off" },
  });
  const ended = once(worker, "exit");
  let said = "";
  worker.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
  const gate = createServer((socket) => {
    const through = connect(Number(there.port), there.hostname);
    for (const side of [socket, through]) side.on("error", () => [socket, through].forEach((each) => each.destroy()));
    socket.pipe(through).pipe(socket);
  });
  try {
    await expect.poll(() => said, { timeout: 60_000 }).toContain("Waiting for the database");
    expect(worker.exitCode).toBeNull();
    await new Promise<void>((open) => gate.listen(port, "127.0.0.1", open));
    await expect.poll(() => said, { timeout: 60_000 }).toContain("worker is ready");
  } finally {
    worker.kill("SIGTERM");
    await ended;
    gate.close();
  }
}, 180_000);
