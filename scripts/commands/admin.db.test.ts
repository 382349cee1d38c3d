import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildAdmin, buildUser } from "#server/testing/builders.ts";
import { startPostgres } from "../database/postgres.mjs";
import { inRoot } from "../lib/paths.mjs";
import { runScript } from "../lib/run.mjs";

const admin = (...args: string[]) => runScript("scripts/admin.mjs", args);

test("npm run admin prints what was asked for, and one sentence when it cannot be done", async () => {
  const only = await buildAdmin({ email: "ruth@firm.example", firstName: "Ruth", lastName: "Okafor" });
  await buildUser({ email: "dana@firm.example" });

  const list = await admin("list-users");
  expect([list.code, list.output]).toEqual([
    0,
    "ruth@firm.example   Ruth Okafor   User+Admin   active   never signed in\n" +
      "dana@firm.example   Dana Reyes   User   active   never signed in\n",
  ]);
  const link = await admin("reset-password", "dana@firm.example");
  expect(link.output).toMatch(
    /^http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}&email=dana%40firm\.example\nIt works once, within 24 hours\.\n$/,
  );
  const refused = await admin("deactivate", only.email);
  expect(refused).toMatchObject({
    code: 1,
    output: "\n  ruth@firm.example is the last active admin. Promote someone else first.\n\n",
  });
}, 60_000);

test.each([[], ["deactivate"], ["list-users", "x@firm.example"], ["toString"], ["promote", "a", "b"]])(
  "tells how it is used: %j %j %j",
  async (...args) => {
    const { code, output } = await admin(...args.filter((each): each is string => typeof each === "string"));
    expect(code).toBe(1);
    expect(output).toContain("Choose a command: npm run admin -- list-users | create-code");
  },
);

test("it starts the built-in database when nothing runs, and uses the one that a running npm start keeps", async () => {
  mkdirSync(inRoot(".cache"), { recursive: true });
  const dataDir = mkdtempSync(inRoot(".cache", "admin-"));
  const run = (...args: string[]) =>
    runScript("scripts/admin.mjs", args, { env: { DATABASE_URL: "", DATA_DIR: dataDir } });
  try {
    const first = await run("list-users");
    expect([first.code, first.output]).toEqual([0, "There are no users yet.\n"]);
    expect(existsSync(join(dataDir, "postgres", "cluster", "postmaster.pid")), "it was stopped again").toBe(false);

    const password = readFileSync(join(dataDir, "secrets", "database"), "utf8").trim();
    const running = await startPostgres({ home: join(dataDir, "postgres"), password });
    try {
      const second = await run("create-code");
      expect(second.output).toMatch(/^[0-9A-Z-]{19}\nhttp:\/\/localhost:3000\/register\?code=[0-9A-Z-]{19}\n/);
      expect(existsSync(join(dataDir, "postgres", "cluster", "postmaster.pid")), "it was left running").toBe(true);
    } finally {
      await running.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 60_000);
