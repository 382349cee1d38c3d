import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { claimDataFolder, readySecrets } from "./data-folder.mjs";
import { startMark } from "./processes.mjs";

const fresh = () => join(mkdtempSync(join(tmpdir(), "launcher-")), "data");

test("secrets are made once, for their owner alone", () => {
  const dataDir = fresh();
  const first = readySecrets(dataDir);
  expect(new Set([first.token, first.documents, first.database]).size).toBe(3);
  for (const name of ["token", "documents", "database"]) {
    expect(statSync(join(dataDir, "secrets", name)).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, "secrets", name), "utf8")).toMatch(/^[0-9a-f]{64}\n$/);
  }
  expect(readySecrets(dataDir)).toEqual(first);
});

test("a lost key is not replaced once there is data that needs it", () => {
  const dataDir = fresh();
  const first = readySecrets(dataDir);
  mkdirSync(join(dataDir, "postgres", "cluster"), { recursive: true });
  rmSync(join(dataDir, "secrets", "documents"));
  expect(() => readySecrets(dataDir)).toThrow("is missing and the data cannot be read without it");
  expect(existsSync(join(dataDir, "secrets", "documents"))).toBe(false);
  writeFileSync(join(dataDir, "secrets", "documents"), first.documents);
  rmSync(join(dataDir, "secrets", "token"));
  expect(readySecrets(dataDir).token).not.toBe(first.token);
});

test("a damaged key is named", () => {
  const dataDir = fresh();
  readySecrets(dataDir);
  writeFileSync(join(dataDir, "secrets", "token"), "");
  expect(() => readySecrets(dataDir)).toThrow(/secrets\/token is damaged; put it back from your backup\.$/);
});

test("a data folder that is in use is refused until it is given back", () => {
  const dataDir = fresh();
  const release = claimDataFolder(dataDir);
  expect(() => claimDataFolder(dataDir)).toThrow(`It is already running on the data folder ${dataDir}`);
  release();
  claimDataFolder(dataDir)();
});

test("the lock of a killed owner does not count, even when its number belongs to another program now", async () => {
  const dataDir = fresh();
  mkdirSync(dataDir);
  const bystander = spawn("sleep", ["30"]);
  await once(bystander, "spawn");
  const pid = bystander.pid ?? 0;
  writeFileSync(join(dataDir, "launcher.lock"), `${pid} ${startMark(pid)}\n`);
  expect(() => claimDataFolder(dataDir)).toThrow("It is already running");
  writeFileSync(join(dataDir, "launcher.lock"), `${pid} 1\n`);
  claimDataFolder(dataDir)();
  bystander.kill();
  writeFileSync(join(dataDir, "launcher.lock"), `${2 ** 22 + 7} 1\n`);
  claimDataFolder(dataDir)();
});

test("a folder that cannot be made is one plain sentence", () => {
  const file = fresh();
  writeFileSync(file, "");
  expect(() => claimDataFolder(join(file, "data"))).toThrow(
    /cannot be written \(ENOTDIR\); give this account write access or set DATA_DIR to another folder\.$/,
  );
});
