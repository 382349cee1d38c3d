import { NextRequest } from "next/server.js";
import { expect, test } from "vitest";
import * as calls from "#lib/contracts/auth.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { answerSso } from "./single-sign-on.ts";

test("without its settings there is no single sign-on", async () => {
  expect((await callRoute(calls.getSignInOptions)).data).toEqual({ sso: null, minPasswordLength: 8 });
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
