import { compare, hash } from "bcryptjs";

/**
 * Runs in a thread of its own. A plain file because it is loaded by its path, outside the bundle.
 * @param {{ password: string, cost: number } | { password: string, expected: string }} task
 * @returns {Promise<string | boolean>} the hash, or whether the password is the expected one
 */
export default function run(task) {
  return "expected" in task ? compare(task.password, task.expected) : hash(task.password, task.cost);
}
