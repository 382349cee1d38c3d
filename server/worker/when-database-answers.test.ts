import { expect, it, vi } from "vitest";
import { whenDatabaseAnswers } from "./when-database-answers.ts";

/** As Prisma and pg give them. */
const failure = (code: string) => Object.assign(new Error("told by the driver"), { code });

it.each(["P2028", "ECONNREFUSED", "57P03"])("asks again after %s, and gives the answer", async (code) => {
  const ask = vi.fn().mockRejectedValueOnce(failure(code)).mockResolvedValue(7);
  expect(await whenDatabaseAnswers(ask)).toBe(7);
  expect(ask).toHaveBeenCalledTimes(2);
});

it("passes on what waiting does not mend", async () => {
  const ask = vi.fn().mockRejectedValue(failure("28P01"));
  await expect(whenDatabaseAnswers(ask)).rejects.toThrow("told by the driver");
  expect(ask).toHaveBeenCalledTimes(1);
});
