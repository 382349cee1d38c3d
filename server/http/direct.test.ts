import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { defineCall } from "#lib/contracts/define-call.ts";
import { replaceForeignFailures } from "./answer-failure.ts";
import { answerDirectly, offerDirectly } from "./direct.ts";

const ID = "0190c1a2-7e5b-7c3d-8f4e-5a6b7c8d9e0f";
const response = z.object({});
const PLAIN = defineCall({ method: "GET", path: "/api/direct", access: "user", response });
const DEEP = defineCall({ method: "GET", path: "/api/direct/{id}/parts/{part}", access: "user", response });

let server: Server | undefined;
afterAll(() => void server?.close());

/** As the web process does it, with a framework that answers 299. */
async function ask(path: string, init?: RequestInit) {
  server ??= createServer((request, answer) => {
    replaceForeignFailures(answer);
    answer.setHeader("cache-control", "no-store");
    if (answerDirectly(request, answer) === null) answer.writeHead(299).end();
  }).listen(0, "127.0.0.1");
  if (!server.listening) await new Promise((resolve) => server?.once("listening", resolve));
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
}

test("hands the handler what the framework would: path, query, headers and ids", async () => {
  offerDirectly(DEEP, async (request, { params }) => {
    const headers = new Headers({ "x-given": request.headers.get("authorization") ?? "" });
    headers.append("set-cookie", "a=1");
    headers.append("set-cookie", "b=2");
    return Response.json([new URL(request.url).search, await params], { status: 203, headers });
  });
  const answer = await ask(`/api/direct/${ID}/parts/${ID.toUpperCase()}?a=1&b=%C3%A9`, {
    headers: { authorization: "Bearer x" },
  });
  expect([answer.status, await answer.json()]).toEqual([203, ["?a=1&b=%C3%A9", { id: ID, part: ID.toUpperCase() }]]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...{ "content-type": "application/json", "cache-control": "no-store", "x-given": "Bearer x" },
    ...{ "content-length": expect.any(String) as unknown },
  });
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
});

test("leaves to the framework what it has not loaded, what is no id, and every other method", async () => {
  offerDirectly(PLAIN, () => Promise.resolve(Response.json("ours")));
  expect((await ask("/api/direct")).status).toBe(200);
  for (const path of ["/api/direct/", "/api/directly", "/api/direct/new", `/api/direct/${ID}`, `/api/direct/%7B%7D`])
    expect([path, (await ask(path)).status]).toEqual([path, 299]);
  for (const method of ["POST", "HEAD", "OPTIONS"]) expect((await ask("/api/direct", { method })).status).toBe(299);
  const others = [
    defineCall({ method: "POST", path: "/api/direct/post", access: "user", response }),
    defineCall({ method: "GET", path: "/api/direct/bytes", access: "user", encoding: "bytes" }),
  ];
  for (const call of others) {
    offerDirectly(call, () => Promise.resolve(Response.json("ours")));
    expect((await ask(call.path)).status).toBe(299);
  }
});

test("a handler that breaks is answered with the one error body", async () => {
  const broken = defineCall({ method: "GET", path: "/api/direct/broken", access: "user", response });
  offerDirectly(broken, () => Promise.reject(new Error("broken")));
  const answer = await ask(broken.path);
  expect([answer.status, await answer.json()]).toMatchObject([500, { success: false, code: "internal" }]);
});
