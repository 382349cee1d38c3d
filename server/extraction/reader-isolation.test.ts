import { execFile } from "node:child_process";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { findReaderIsolation } from "./reader-isolation.ts";

const PARENT = fileURLToPath(new URL("./testing/attack-parent.ts", import.meta.url));
const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === "linux";
const NOBODY = 65_534;

/** As whoever runs the tests and, where that is root, as an ordinary user too. */
const USERS = isRoot ? (["root", "an ordinary user"] as const) : (["an ordinary user"] as const);
const RUNS = USERS.flatMap((user) =>
  (["with", "without"] as const).flatMap((namespaces) =>
    (["text", "ocr"] as const).map((program) => ({ user, namespaces, program })),
  ),
);

test.runIf(isLinux).for(RUNS)(
  "code in the $program reader can do no harm, as $user $namespaces namespaces",
  async ({ user, namespaces, program }) => {
    const folder = await mkdtemp(join(tmpdir(), "attack-"));
    try {
      const id = isRoot && user !== "root" ? NOBODY : undefined;
      if (id !== undefined) await chown(folder, id, id);
      const { stdout } = await promisify(execFile)(process.execPath, [PARENT, folder, program, namespaces], {
        ...(id === undefined ? {} : { uid: id, gid: id }),
        env: { NODE_ENV: "test" },
      });
      const { missing, ...answer } = JSON.parse(stdout) as { missing: string[] };
      expect(answer).toMatchObject({ end: "finished", result: { succeeded: [], limits: 256 } });
      if (namespaces === "without") expect(missing.join()).toContain("refuses namespaces");
      expect(missing.join().includes("read as root")).toBe(namespaces === "without" && user === "root");
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);

test.runIf(isLinux)("says what a system without namespaces does not give", async () => {
  const { namespaces, missing, launcher } = await findReaderIsolation({ unshare: "/nowhere/unshare" });
  expect(namespaces).toBeNull();
  expect(missing).toEqual([
    expect.stringContaining("without their own network and file system"),
    ...(isRoot ? [expect.stringContaining("read as root") as unknown] : []),
  ]);
  const [program = "", ...args] = launcher;
  const { stdout } = await promisify(execFile)(program, [...args, "/bin/cat", "/proc/self/status"]);
  expect(stdout).toMatch(/NoNewPrivs:\s+1/);
  expect(stdout, "no right of root, whoever started it").toMatch(/CapEff:\s+0{16}/);
});

/** As containers have it, and a user of theirs may not undo. */
const DEV_OF_A_CONTAINER = 'mount --bind /dev /dev && mount -o remount,bind,nosuid,noexec /dev && exec unshare "$@"';

test.runIf(isLinux && isRoot)("the jail is built where /dev is noexec, as in containers (needs root)", async () => {
  const folder = await mkdtemp(join(tmpdir(), "jail-"));
  try {
    const jail = fileURLToPath(new URL("./reader-jail.sh", import.meta.url));
    const namespaces = ["--user", "--map-root-user", "--net", "--ipc", "--pid", "--mount", "--fork", "--kill-child"];
    const { stdout } = await promisify(execFile)("unshare", [
      ...["--mount", "sh", "-c", DEV_OF_A_CONTAINER, "sh", ...namespaces],
      ...["/bin/sh", jail, folder, process.execPath, "--", process.execPath, "--version"],
    ]);
    expect(stdout.trim()).toBe(process.version);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
