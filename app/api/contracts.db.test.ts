// @spec 6: access: own cases, same 404 for missing and another's
// @spec 2.1: /admin: guard, remembered origin, bare path; 2.10 layout
// @spec 7.4: calls of users, codes and cases; only administrators
import { expect, test } from "vitest";
import { z } from "zod";
import { type Call, defineCall } from "#lib/contracts/define-call.ts";
import { CALLS } from "#lib/contracts/index.ts";
import { getDb } from "#server/db/client.ts";
import { route } from "#server/http/route.ts";
import { buildAdmin, buildUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { DELETE, GET, PATCH, POST, PUT } from "./[...rest]/route.ts";

const calls = Object.values(CALLS);
/** Ids that nothing has: who may call at all is decided before anything is looked up. */
const paramsOf = (contract: Call) =>
  Object.fromEntries(
    contract.path.matchAll(/\{(\w+)\}/g).map(([, key = ""]): [string, string] => [key, crypto.randomUUID()]),
  );

test("no token, or one that is none: 401 on every call that is not public", async () => {
  const guarded = calls.filter(({ access }) => access !== "public");
  for (const contract of guarded)
    for (const as of [undefined, "mock-token"]) {
      const { status, error } = await callRoute(contract, { params: paramsOf(contract) }, { as });
      expect([contract.path, status, error.message]).toEqual([contract.path, 401, "Please sign in."]);
    }
  expect(guarded.length).toBeGreaterThan(10);
});

test("a user without the role: 403 on every admin call", async () => {
  const user = await buildUser();
  const admin = calls.filter(({ access }) => access === "admin");
  for (const contract of admin) {
    const { status, error } = await callRoute(contract, { params: paramsOf(contract) }, { as: user });
    expect([contract.path, status, error.code]).toEqual([contract.path, 403, "forbidden"]);
  }
  const paths = calls.filter(({ path }) => path.startsWith("/api/admin/"));
  expect(admin).toEqual(paths);
  expect(admin.length).toBeGreaterThan(10);
});

test("an admin who was deactivated or demoted: 401 or 403 on every admin call, with the token from before", async () => {
  const [closed, demoted] = [await buildAdmin(), await buildAdmin()];
  await getDb().user.update({ where: { id: closed.id }, data: { isActive: false } });
  await getDb().user.update({ where: { id: demoted.id }, data: { roles: ["User"] } });
  for (const contract of calls.filter(({ access }) => access === "admin"))
    for (const [as, expected] of [
      [closed, 401],
      [demoted, 403],
    ] as const) {
      const { status } = await callRoute(contract, { params: paramsOf(contract) }, { as });
      expect([contract.path, status]).toEqual([contract.path, expected]);
    }
});

test("an admin call lets in an admin and nobody else", async () => {
  const secret = defineCall({
    method: "GET",
    path: "/api/admin/made-up",
    access: "admin",
    response: z.object({ seenBy: z.string() }),
  });
  const serve = route(secret, async ({ actor }) => ({ seenBy: actor.email }));
  const ask = (token: string | null) =>
    serve(
      new Request("http://localhost/api/admin/made-up", {
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
      }),
      { params: Promise.resolve({}) },
    );
  const admin = await buildAdmin();
  const user = await buildUser();
  expect((await ask(null)).status).toBe(401);
  const refused = await ask(user.token);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toEqual({
    success: false,
    code: "forbidden",
    message: "You do not have admin privileges",
    error: "You do not have admin privileges",
  });
  const answer = await ask(admin.token);
  expect(await answer.json()).toEqual({ seenBy: admin.email });
  expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

test("a call that takes no body is content with the object that clients send all the same", async () => {
  const bare = defineCall({ method: "POST", path: "/api/made-up", access: "public" });
  const serve = route(bare, async ({ body }) => {
    expect(body).toBeUndefined();
  });
  for (const body of [undefined, "{}", '{"left":"over"}']) {
    const headers = { "content-type": "application/json" };
    const request = new Request("http://localhost/api/made-up", { method: "POST", headers, body: body ?? null });
    expect((await serve(request, { params: Promise.resolve({}) })).status).toBe(204);
  }
});

test("an unknown path below /api answers the one error body, whatever the method", async () => {
  for (const handle of [GET, POST, PUT, PATCH, DELETE]) {
    const response = handle();
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      success: false,
      code: "not_found",
      message: "Not found",
      error: "Not found",
    });
  }
});
