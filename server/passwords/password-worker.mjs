import { compare, hash } from "bcryptjs";

/**
 * Runs in a thread of its own. A plain file because it is loaded by its path, outside the bundle.
 * @param {{ password: string, cost: number } | { password: string, expected: string, orElse: string | null }} task orElse: compared
 *   with a wrong password for the time that it takes, in the same go, so that it waits in no queue of its own
 * @returns {Promise<string | boolean>} the hash, or whether the password is the expected one
 */
export default async function run(task) {
  if (!("expected" in task)) return hash(task.password, task.cost);
  const isRight = await compare(task.password, task.expected);
  if (!isRight && task.orElse !== null) await compare(task.password, task.orElse);
  return isRight;
}
