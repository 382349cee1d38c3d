// @spec product: a start beside a database that is away
import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { expect, test, vi } from "vitest";
import { requireEnv } from "#server/env.ts";

vi.hoisted(() => (process.env.DATA_DIR = `${process.env.DATA_DIR ?? "data"}/when-database-answers`));

test("a worker that starts before its database waits, says what for, and works once it is there", async () => {
  const there = new URL(requireEnv("DATABASE_URL"));
  let isThere = false;
  const gate = createServer((socket) => {
    if (!isThere) return socket.destroy();
    const through = connect(Number(there.port), there.hostname);
    for (const side of [socket, through]) side.on("error", () => [socket, through].forEach((each) => each.destroy()));
    socket.pipe(through).pipe(socket);
  });
  await new Promise<void>((listening) => gate.listen(0, "127.0.0.1", listening));
  const url = new URL(there);
  url.port = String((gate.address() as AddressInfo).port);
  const worker = spawn(process.execPath, ["server/worker/main.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, DATABASE_URL: url.href, LOG_LEVEL: "info", BACKUP_TIME: "off" },
  });
  const ended = once(worker, "exit");
  let said = "";
  worker.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
  try {
    await expect.poll(() => said).toContain("Waiting for the database");
    expect(worker.exitCode).toBeNull();
    isThere = true;
    await expect.poll(() => said).toContain("worker is ready");
  } finally {
    worker.kill("SIGTERM");
    await ended;
    gate.close();
  }
}, 180_000);
