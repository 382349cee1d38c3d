import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { buildUser } from "#server/testing/builders.ts";
import { uploadBytes } from "#server/testing/case-builders.ts";
import { runScript } from "../lib/run.mjs";

const prepare = async (env: Record<string, string> = {}) =>
  (await runScript("scripts/launch/prepare-data.ts", [], { env: { LOG_LEVEL: "silent", ...env } })).message;

test("a start under another document key is refused with one sentence", async () => {
  await uploadBytes(await buildUser(), { name: "a.txt", bytes: new TextEncoder().encode("Officer Hale.\n") });
  expect(await prepare({ DOCUMENT_KEY: randomBytes(32).toString("hex") })).toEqual({
    problem: expect.stringMatching(
      /^The document key does not match [^.]+\. Put the right key back [^.]+\.$/,
    ) as string,
  });
  expect(await prepare()).toEqual({ ticket: null });
});
