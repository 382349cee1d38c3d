import { copyFileSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import type * as childProcess from "node:child_process";
import { createRequire } from "node:module";
import type * as networking from "node:net";
import { dirname, join } from "node:path";
import { READY_LINE } from "../child-protocol.ts";
import type { ChildTask } from "../child-protocol.ts";
import { forbidModules } from "../child/forbid-modules.ts";

/**
 * What a document would do that has taken over the reading process: runs as its program, under the same permissions,
 * and leaves in the result which attacks succeeded. Beside the document are "secret", "socket" and, as its text, the
 * port of a server.
 */
const task = JSON.parse(process.argv[2] ?? "") as ChildTask;
forbidModules();
writeSync(1, `${READY_LINE}\n`);

const folder = dirname(task.path);
const secret = join(folder, "secret");
const port = Number(readFileSync(task.path, "utf8"));
const require = createRequire(import.meta.url);

const ATTACKS: Readonly<Record<string, () => unknown>> = {
  "reads a secret": () => readFileSync(secret, "utf8"),
  "writes beside the work folder": () => {
    writeFileSync(join(folder, "stolen"), "");
  },
  "writes its own code": () => {
    writeFileSync(new URL("./stolen.ts", import.meta.url), "");
  },
  "reads the environment of its parent": () => readFileSync(`/proc/${process.ppid}/environ`),
  "signals its parent": () => process.kill(process.ppid === 0 ? 2 : process.ppid, 0),
  "becomes a program": () => {
    process.execve?.("/bin/false", ["false"]);
    throw new Error("refused");
  },
  "starts a program": async () => {
    const { execFileSync } = await import("node:child_process");
    return execFileSync("/bin/true");
  },
  "starts a program with require": () => {
    const { spawnSync } = require("node:child_process") as typeof childProcess;
    if (spawnSync("/bin/true").status !== 0) throw new Error("refused");
  },
  "starts a worker without permissions": async () => {
    const { Worker } = await import("node:worker_threads");
    const program = `require("node:fs").readFileSync(${JSON.stringify(secret)})`;
    return new Promise((resolve, reject) => {
      new Worker(program, { eval: true, execArgv: [] }).once("error", reject).once("exit", resolve);
    });
  },
  "connects to a port": async () => connected(await import("node:net"), { port, host: "127.0.0.1" }),
  "connects to a unix socket": async () => connected(await import("node:net"), { path: join(folder, "socket") }),
  "connects with a module by another way": () => {
    const net = process.getBuiltinModule("node:net");
    return connected(net, { port, host: "127.0.0.1" });
  },
  fetches: () => fetch(`http://127.0.0.1:${port}`),
  "opens a database": async () => {
    const { DatabaseSync } = await import("node:sqlite");
    return new DatabaseSync(join(folder, "stolen.db"));
  },
  "starts the debugger": async () => {
    (await import("node:inspector")).open(0);
  },
  "loads native code": () => {
    // In two parts: it is a package of pdfjs-dist, which the check of dependencies does not know.
    require(["@napi-rs", "canvas"].join("/"));
  },
  "loads native code that it has written": () => {
    const written = join(dirname(task.resultPath), "own.node");
    const native = `canvas-${process.platform}-${process.arch}-gnu`;
    copyFileSync(require.resolve(["@napi-rs", native].join("/")), written);
    process.dlopen({ exports: {} }, written);
  },
};

const succeeded: string[] = [];
for (const [name, attack] of Object.entries(ATTACKS)) {
  try {
    await attack();
    succeeded.push(name);
  } catch {
    // Refused, as it should be.
  }
}
writeFileSync(task.resultPath, JSON.stringify({ succeeded, limits: limitOfFiles() }));
process.exit(0);

function limitOfFiles(): number | null {
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft: number } } };
  return report.userLimits?.open_files?.soft ?? null;
}

function connected(net: typeof networking, where: { host?: string; port?: number; path?: string }) {
  return new Promise((resolve, reject) => {
    net
      .connect(where as networking.NetConnectOpts)
      .once("connect", resolve)
      .once("error", reject);
  });
}
