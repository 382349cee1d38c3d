import { setPriority } from "node:os";
import { compare, hash } from "bcryptjs";

/** The same as the OCR's, so that reading scans holds up nobody who signs in. */
const NICENESS = 5;

// Fifty who sign in at once wait for each other, and everybody else goes before them. On Linux a priority belongs to
// the thread; elsewhere it would slow the whole process.
if (process.platform === "linux") setPriority(NICENESS);

/**
 * Runs in a thread of its own. A plain file because it is loaded by its path, outside the bundle.
 * @param {{ password: string, cost: number } | { password: string, expected: string }} task
 * @returns {Promise<string | boolean>} the hash, or whether the password is the expected one
 */
export default function run(task) {
  return "expected" in task ? compare(task.password, task.expected) : hash(task.password, task.cost);
}
