// @spec product: every answer: one error body, headers, bounded bodies, lengths
import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { getCase } from "#lib/contracts/cases.ts";
import { defineCall } from "#lib/contracts/define-call.ts";
import { getDb } from "#server/db/client.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildCase } from "#server/testing/case-builders.ts";
import { route } from "./route.ts";

afterAll(closeQueue);

const linesOf = (user: TestUser) =>
  getDb().auditEvent.findMany({ where: { userId: user.id, action: "access.denied" }, orderBy: { id: "asc" } });

test("what is another's leaves a line with its id, and the owner's own reading none", async () => {
  const [owner, other] = [await buildUser(), await buildUser()];
  const { id } = await buildCase({ createdById: owner.id });
  expect((await callRoute(getCase, { params: { id } }, { as: owner })).status).toBe(200);
  expect((await callRoute(getCase, { params: { id } }, { as: other, address: "192.0.2.44" })).status).toBe(404);
  expect(await linesOf(owner)).toEqual([]);
  const lines = await linesOf(other);
  expect(lines).toMatchObject([
    {
      level: "warning",
      userEmail: other.email,
      address: "192.0.2.44",
      message: `Not found or no access: GET /api/case/${id}`,
    },
  ]);
});

test("trying ids writes the 1st, the 10th and the 100th, and what is no id stays out of the log", async () => {
  const user = await buildUser();
  for (let count = 1; count <= 101; count += 1)
    await callRoute(getCase, { params: { id: count === 1 ? "' OR 1=1 --" : randomUUID() } }, { as: user });
  const messages = (await linesOf(user)).map(({ message }) => message);
  expect(messages).toHaveLength(3);
  expect(messages[0]).toBe("Not found or no access: GET /api/case/{id}");
  expect(messages[1]).toMatch(/^Not found or no access: GET \/api\/case\/[0-9a-f-]{36}, 10 times within 15 minutes$/);
  expect(messages[2]).toMatch(/, 100 times within 15 minutes$/);
});

test("an admin's call by somebody who is none", async () => {
  const secret = defineCall({ method: "GET", path: "/api/admin/made-up", access: "admin", response: z.object({}) });
  const serve = route(secret, async () => ({}));
  const user = await buildUser();
  const ask = (token: string) =>
    serve(new Request("http://localhost/", { headers: { authorization: `Bearer ${token}` } }), {
      params: Promise.resolve({}),
    });
  expect((await ask(user.token)).status).toBe(403);
  expect((await ask("mock-x")).status).toBe(401);
  expect((await linesOf(user)).map(({ message }) => message)).toEqual(["Access denied: GET /api/admin/made-up"]);
});
