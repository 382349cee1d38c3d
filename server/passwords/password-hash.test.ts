// @spec 5: passwords
import { getRounds } from "bcryptjs";
import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password-hash.ts";

// The database tests hash with less work (server/testing/cheap-passwords.ts); this is the product's own.
test("a password is hashed with bcrypt at cost 11, and only the right one is the user's", async () => {
  const hash = await hashPassword("Tall-Ferns-9-Walk");
  expect(hash).toMatch(/^\$2b\$11\$[./A-Za-z0-9]{53}$/);
  expect(getRounds(hash)).toBe(11);
  expect(await verifyPassword("Tall-Ferns-9-Walk", hash)).toBe(true);
  expect(await verifyPassword("Tall-Ferns-9-walk", hash)).toBe(false);
  expect(await verifyPassword("Tall-Ferns-9-Walk", null)).toBe(false);
});

test("an accent is the same beside its letter as in it", async () => {
  const hash = await hashPassword("Tall-Fe\u0301rns-9-Walk");
  expect(await verifyPassword("Tall-F\u00e9rns-9-Walk", hash)).toBe(true);
});
