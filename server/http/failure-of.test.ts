// @spec product: every answer: one error body, headers, bounded bodies, lengths
// @spec product: a database or disk in trouble: 503 and 507 with words, waited for at the start
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { AppError } from "../errors.ts";
import { StorageUnavailable } from "../storage/storage.ts";
import { failureOf } from "./failure-of.ts";

const failing = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => failureOf(error),
  );

test("a full disk, by the device that always is", async () => {
  expect(await failing(writeFile("/dev/full", "x"))).toMatchObject({
    code: "storage_full",
    message: "The server has no space left to store this.",
  });
});

test("a folder that cannot be written", async () => {
  const folder = await mkdtemp(join(tmpdir(), "failure-"));
  await writeFile(join(folder, "file"), "");
  const expected = {
    code: "unavailable",
    message: "The server cannot write its files. Please contact your administrator.",
  };
  expect(await failing(mkdir(join(folder, "file", "below"), { recursive: true }))).toMatchObject(expected);
  expect(await failing(mkdir(join(folder, "file"), { recursive: true }))).toMatchObject(expected);
  const gone = join(folder, "unmounted");
  expect(await failing(rename(join(gone, "upload"), join(folder, "kept")))).toMatchObject(expected);
  for (const code of ["EROFS", "EACCES", "EPERM", "EIO", "EMFILE", "ESTALE"])
    expect(failureOf(Object.assign(new Error(code), { code }))).toMatchObject(expected);
  await rm(folder, { recursive: true });
});

test("what is ours stays, what is below is found at any depth, what nobody knows is a 500", () => {
  const ours = new AppError("conflict", "Taken");
  expect(failureOf(ours)).toBe(ours);
  expect(failureOf(new StorageUnavailable("403")).code).toBe("unavailable");
  const deep = new Error("a", { cause: new Error("b", { cause: Object.assign(new Error("c"), { code: "57P03" }) }) });
  expect(failureOf(deep).code).toBe("unavailable");
  expect(failureOf(new Error("Connection terminated unexpectedly")).code).toBe("unavailable");
  const round = new Error("round");
  round.cause = round;
  for (const unknown of [round, new TypeError("x is not a function"), null, undefined, "text", 5])
    expect(failureOf(unknown)).toMatchObject({ code: "internal", message: "Server error. Please try again later." });
});
