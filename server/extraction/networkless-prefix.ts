import { execFile } from "node:child_process";
import { promisify } from "node:util";

const UNSHARE = "/usr/bin/unshare";
/** As root, and as a plain user where the kernel lets one have a namespace. */
const CANDIDATES: readonly (readonly string[])[] = [
  [UNSHARE, "--net", "--"],
  [UNSHARE, "--user", "--map-current-user", "--net", "--"],
];

let known: Promise<readonly string[]> | undefined;

/**
 * The command to put before another one so that it runs without any network; empty where the system offers none (then
 * the reader's lack of environment, files and network code is what is left). Tried once per process.
 */
export function networklessPrefix(): Promise<readonly string[]> {
  known ??= findPrefix();
  return known;
}

async function findPrefix(): Promise<readonly string[]> {
  if (process.platform !== "linux") return [];
  for (const candidate of CANDIDATES) {
    const [program = "", ...args] = candidate;
    const works = await promisify(execFile)(program, [...args, "/bin/true"], { timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    if (works) return candidate;
  }
  return [];
}
