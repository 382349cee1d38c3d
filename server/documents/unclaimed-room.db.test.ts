// @spec product: storage: disk and S3, full disk, killed process, changed byte
// @spec 7.2, 7.3: calls of cases, analyses, upload, document content
// @spec 8: login, registration, cases, upload, progress
import { afterAll, expect, test } from "vitest";
import { updateSettings } from "#lib/contracts/admin-settings.ts";
import { DEFAULT_FIRM_SETTINGS } from "#lib/domain/firm/firm-settings.ts";
import { getDb } from "#server/db/client.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { buildAdmin, buildUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildCase, buildDocument, uploadBytes } from "#server/testing/case-builders.ts";

afterAll(closeQueue);

const MEGABYTE = 1024 * 1024;
const bytes = (text: string) => new TextEncoder().encode(text);

test("files without a case are refused above the firm's limit, by user, and taken again when a case has them", async () => {
  const [user, other] = [await buildUser(), await buildUser()];
  const settings = { ...DEFAULT_FIRM_SETTINGS, unclaimedMegabytes: 100 };
  await callRoute(updateSettings, { body: settings }, { as: await buildAdmin() });
  const held = await buildDocument({ uploadedById: user.id, size: 100 * MEGABYTE - 10 });
  expect((await uploadBytes(user, { name: "a.txt", bytes: bytes("ten bytes.") })).status).toBe(201);
  const refused = await uploadBytes(user, { name: "b.txt", bytes: bytes("one more") });
  expect(refused.status).toBe(413);
  expect(refused.error.message).toBe(
    "Your files without a case take 100 of 100 MB. Create the case or remove files first.",
  );
  expect(await getDb().document.count({ where: { originalFileName: "b.txt", uploadedById: user.id } })).toBe(0);
  expect((await uploadBytes(other, { name: "b.txt", bytes: bytes("one more") })).status).toBe(201);
  const { id: caseId } = await buildCase({ createdById: user.id });
  await getDb().document.update({ where: { id: held.id }, data: { caseId, exhibit: 1 } });
  expect((await uploadBytes(user, { name: "b.txt", bytes: bytes("one more") })).status).toBe(201);
});
