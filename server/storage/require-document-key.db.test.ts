// @spec product: storage: disk and S3, full disk, killed process, changed byte
import { randomBytes } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { getDb } from "#server/db/client.ts";
import { openOriginal } from "#server/documents/open-original.ts";
import { getEnv } from "#server/env.ts";
import { checkReadiness } from "#server/maintenance/check-readiness.ts";
import { buildUser } from "#server/testing/builders.ts";
import { uploadBytes } from "#server/testing/case-builders.ts";
import { requireDocumentKey } from "./require-document-key.ts";

const own = getEnv().DOCUMENT_KEY ?? "";
const useKey = (key: string) => Object.assign(getEnv() as Record<string, unknown>, { DOCUMENT_KEY: key });
afterEach(() => useKey(own));

const REFUSED = "The document key does not match the documents stored here";
const otherKey = () => randomBytes(32).toString("hex");
const upload = async () =>
  (await uploadBytes(await buildUser(), { name: "a.txt", bytes: new TextEncoder().encode("Officer Hale.\n") })).data;

test("under another key nothing is stored, opened or called ready; the right one back mends it", async () => {
  const { fileId } = await upload();
  const document = await getDb().document.findUniqueOrThrow({ where: { id: fileId } });
  useKey(otherKey());
  await expect(upload()).rejects.toThrow(REFUSED);
  await expect(openOriginal(document)).rejects.toThrow(REFUSED);
  await expect(checkReadiness()).rejects.toThrow(REFUSED);
  expect(await getDb().document.count()).toBe(1);
  useKey(own);
  (await openOriginal(document)).destroy();
});

test("a database of an earlier version is asked through its oldest documents", async () => {
  await upload();
  await getDb().setting.deleteMany();
  useKey(otherKey());
  await expect(requireDocumentKey()).rejects.toThrow(REFUSED);
  expect(await getDb().setting.count()).toBe(0);
});
