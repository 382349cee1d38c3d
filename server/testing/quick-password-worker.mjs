import { compare, genSalt, hash } from "bcryptjs";

/** In the salt of each hash that was made here. */
const MARK = "quick";
/** Where a salt begins: after "$2b$12$". */
const SALT = 7;
const LEAST = 4;
/** Takes the place of what server/passwords/password-hash.ts compares with for nobody: no password is right. */
const NOBODY = "$2b$12$nppCPfcwWZfCp/kkla.AMe9WGWTBdEAOIJb2JsHT3oUlmI4yW501y";

/**
 * Does what server/passwords/password-worker.mjs does with 256 times less work, and says that it was the work that it
 * was asked for. The product has no setting for this, so that no installation can be weakened by one. A hash that was
 * made with all its work, by a process of its own, is compared as it is.
 * @param {{ password: string, cost: number } | { password: string, expected: string }} task
 * @returns {Promise<string | boolean>}
 */
export default async function run(task) {
  if ("expected" in task) {
    const { password, expected } = task;
    return compare(
      password,
      expected.startsWith(MARK, SALT) || expected === NOBODY ? withCost(expected, LEAST) : expected,
    );
  }
  const salt = await genSalt(LEAST);
  return withCost(await hash(task.password, salt.slice(0, SALT) + MARK + salt.slice(SALT + MARK.length)), task.cost);
}

/** @param {string} hashed @param {number} cost */
function withCost(hashed, cost) {
  return `$2b$${String(cost).padStart(2, "0")}$${hashed.slice(SALT)}`;
}
