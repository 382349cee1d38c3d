import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inRoot } from "../lib/paths.mjs";

const isRoot = process.getuid?.() === 0;
const ACCOUNT = 65_534;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "drop-root-"));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a start becomes on this data folder: why it stays root, its uid, and whose a file is that it writes. */
function start(dataDir: string) {
  const script = `
    import { writeFileSync } from "node:fs";
    import { dropRoot } from ${JSON.stringify(inRoot("scripts/launch/drop-root.mjs"))};
    const why = await dropRoot(process.argv[1], { prepare: async () => {} });
    writeFileSync(process.argv[1] + "/written", "");
    let mayReturn = true;
    try { process.setuid(0); } catch { mayReturn = false; }
    console.log(JSON.stringify({ why, uid: process.getuid(), mayReturn }));`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", script, dataDir], { encoding: "utf8" });
  return { ...(JSON.parse(said) as Record<string, unknown>), writtenBy: statSync(join(dataDir, "written")).uid };
}

test.runIf(isRoot)(
  "root becomes the owner of the data folder, for good, and gives it what it left there (needs root)",
  () => {
    const data = join(folder, "data");
    mkdirSync(join(data, "secrets"), { recursive: true });
    writeFileSync(join(data, "secrets", "token"), "made by root");
    chownSync(data, ACCOUNT, ACCOUNT);
    expect(start(data)).toEqual({ why: null, uid: ACCOUNT, mayReturn: false, writtenBy: ACCOUNT });
    expect(statSync(join(data, "secrets", "token")).uid).toBe(ACCOUNT);
  },
);

test.runIf(isRoot)("a folder that is still to be made belongs to whom the one above it belongs to (needs root)", () => {
  chownSync(folder, ACCOUNT, ACCOUNT);
  expect(start(join(folder, "new"))).toEqual({ why: null, uid: ACCOUNT, mayReturn: false, writtenBy: ACCOUNT });
});

test.runIf(isRoot)("where all is root's it says so (needs root)", () => {
  expect(start(folder)).toMatchObject({
    why: expect.stringContaining("belongs to root. Give the folder") as string,
    uid: 0,
  });
});

test.runIf(!isRoot)("anybody else goes on as they are (needs another account than root)", () => {
  expect(start(folder)).toMatchObject({ why: null, uid: process.getuid?.() });
});
