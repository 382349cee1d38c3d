import { NextRequest } from "next/server.js";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as calls from "#lib/contracts/auth.ts";
import { getDb } from "#server/db/client.ts";
import { getEnv } from "#server/env.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { answerSso } from "./single-sign-on.ts";

test("without its settings there is no single sign-on", async () => {
  expect((await callRoute(calls.getSignInOptions)).data).toEqual({
    sso: null,
    minPasswordLength: 8,
    hasMail: false,
    isFirstUse: true,
  });
  expect((await callRoute(calls.exchangeSso, {}, { headers: { origin: "http://localhost:3000" } })).status).toBe(404);
  for (const path of ["csrf", "signin", "providers", "session"]) {
    const request = new NextRequest(`http://localhost:3000/api/auth/${path}`);
    const response = await answerSso(request, { params: Promise.resolve({ nextauth: [path] }) });
    expect([response.status, await response.json()]).toEqual([
      404,
      { success: false, code: "not_found", message: "Not found", error: "Not found" },
    ]);
  }
});

describe("with its settings", () => {
  const env = getEnv();
  beforeEach(() =>
    Object.assign(env, { SSO_ISSUER: "http://127.0.0.1:9", SSO_CLIENT_ID: "firm", SSO_CLIENT_SECRET: "secret" }),
  );
  afterEach(() => {
    delete env.SSO_ISSUER;
    delete env.SSO_CLIENT_ID;
    delete env.SSO_CLIENT_SECRET;
  });

  /** Null: let through to next-auth, which goes no further outside of the framework's own request. */
  const start = (address: string) =>
    answerSso(
      new NextRequest("http://localhost:3000/api/auth/signin/sso", {
        method: "POST",
        headers: { "x-forwarded-for": address, "content-type": "application/x-www-form-urlencoded" },
        body: "csrfToken=none",
      }),
      { params: Promise.resolve({ nextauth: ["signin", "sso"] }) },
    ).catch(() => null);

  test("an address starts it 60 times in 15 minutes, whatever becomes of it, and then waits", async () => {
    for (let count = 0; count < 60; count += 1) expect(await start("10.61.0.1")).toBeNull();
    const refused = await start("10.61.0.1");
    expect([refused?.status, await refused?.json()]).toEqual([
      429,
      {
        success: false,
        code: "rate_limited",
        message: "Too many attempts. Please wait a moment and try again.",
        error: "Too many attempts. Please wait a moment and try again.",
      },
    ]);
    const seconds = Number(refused?.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect(await start("10.61.0.2"), "another address").toBeNull();
    expect(await getDb().auditEvent.findMany({ where: { action: "auth.locked" } })).toMatchObject([
      { message: "Too many attempts (sso-address): further ones are refused until 15 minutes have passed" },
    ]);
  });
});
