import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const SETPRIV = "/usr/bin/setpriv";
const PRLIMIT = "/usr/bin/prlimit";
const UNSHARE = "/usr/bin/unshare";
const JAIL = fileURLToPath(new URL("./reader-jail.sh", import.meta.url));
/** With --kill-child the whole namespace ends when unshare is killed. */
const NAMESPACES = ["--net", "--ipc", "--pid", "--mount", "--fork", "--kill-child"];
/** As root, and as an ordinary user where the kernel allows user namespaces. */
const OWNERS: readonly (readonly string[])[] = [[], ["--user", "--map-root-user"]];

/** Files a reader opens: its packages and the document. The second leaves room for every answer. Bytes. */
const OPEN_FILES = 256;
const FILE_BYTES = 512 * 1024 ** 2;

/** What the system puts around a reading process, found by trying it. */
export type ReaderIsolation = {
  /** no_new_privs, and an end with the parent. */
  readonly launcher: readonly string[];
  readonly hasLimits: boolean;
  /** The call of unshare before the jail; null where namespaces are refused. */
  readonly namespaces: readonly string[] | null;
  /** What this system does not give, in sentences for an administrator; empty when nothing is missing. */
  readonly missing: readonly string[];
};

let known: Promise<ReaderIsolation> | undefined;

/** Tried once per process. */
export function getReaderIsolation(): Promise<ReaderIsolation> {
  known ??= findReaderIsolation();
  return known;
}

/** @param unshare path of the program; tests name one that does not exist to get a system that refuses namespaces */
export async function findReaderIsolation({ unshare = UNSHARE } = {}): Promise<ReaderIsolation> {
  if (process.platform !== "linux") return { launcher: [], hasLimits: false, namespaces: null, missing: [NOT_LINUX] };
  const isRoot = process.getuid?.() === 0;
  const launcher = [SETPRIV, "--no-new-privs", "--pdeathsig", "KILL"];
  const hasLauncher = await works([...launcher, "/bin/true"]);
  const hasLimits = await works([...limitsOf(1), "/bin/true"]);
  const found = { launcher: hasLauncher ? launcher : [], hasLimits };
  let namespaces: readonly string[] | null = null;
  for (const owner of OWNERS) {
    const candidate = [unshare, ...owner, ...NAMESPACES];
    if (namespaces === null && (await canJail({ ...found, namespaces: candidate, missing: [] })))
      namespaces = candidate;
  }
  // Namespaces are made with these rights, and their root folder is entered without.
  if (hasLauncher && isRoot && namespaces === null) launcher.push("--bounding-set=-all", "--inh-caps=-all");
  const missing = [
    ...(namespaces === null ? [NO_NAMESPACES] : []),
    ...(namespaces === null && isRoot ? [AS_ROOT] : []),
    ...(hasLauncher ? [] : [NO_LAUNCHER]),
    ...(hasLimits ? [] : [NO_LIMITS]),
  ];
  return { ...found, namespaces, missing };
}

const NOT_LINUX =
  "Documents are read without operating-system isolation, which exists only on Linux: use Linux for real files";
const NO_NAMESPACES =
  "Documents are read without their own network and file system: this system refuses namespaces (unshare); see docs/operations.md";
const AS_ROOT = "Documents are read as root, which can read every file: give the data folder its own account (chown)";
const NO_LAUNCHER = "Documents are read without no_new_privs: setpriv (util-linux) is missing";
const NO_LIMITS = "Documents are read without the kernel's limits: prlimit (util-linux) is missing";

type Command = {
  /** The program and its arguments. */
  readonly command: readonly string[];
  readonly readable: readonly string[];
  readonly workFolder: string;
  /** After so much processor time the kernel ends the process, should nobody be there to watch it. Seconds. */
  readonly cpuSeconds: number;
};

/** The command with everything this system has put before it. */
export function isolate(isolation: ReaderIsolation, { command, readable, workFolder, cpuSeconds }: Command): string[] {
  const { launcher, hasLimits, namespaces } = isolation;
  const limits = hasLimits ? limitsOf(cpuSeconds) : [];
  const jail = namespaces === null ? [] : [...namespaces, "/bin/sh", JAIL, workFolder, ...readable, "--"];
  return [...launcher, ...limits, ...jail, ...command];
}

function limitsOf(cpuSeconds: number): string[] {
  return [PRLIMIT, "--core=0", `--nofile=${OPEN_FILES}`, `--fsize=${FILE_BYTES}`, `--cpu=${cpuSeconds}`, "--"];
}

/** Mounting can be refused where unshare is not, hence the real thing. */
async function canJail(isolation: ReaderIsolation): Promise<boolean> {
  const workFolder = await mkdtemp(join(tmpdir(), "reader-probe-"));
  const [command, readable] = [[process.execPath, "--version"], [process.execPath]];
  try {
    return await works(isolate(isolation, { command, readable, workFolder, cpuSeconds: 10 }));
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

async function works([program = "", ...args]: readonly string[]): Promise<boolean> {
  return promisify(execFile)(program, args, { timeout: 30_000, env: { NODE_ENV: "production" } }).then(
    () => true,
    () => false,
  );
}
