// @spec product: every answer: one error body, headers, bounded bodies, lengths
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { bodyStream, runInExchange } from "./exchange.ts";

const post = (body: string | null) => new Request("http://firm.example/", { method: "POST", body });

test("a body is the message from the socket, also behind waiting; each of two at once gets its own", async () => {
  const seen: boolean[] = [];
  const server = createServer((message: IncomingMessage, response) => {
    runInExchange({ message, response }, async () => {
      await new Promise((done) => setImmediate(done));
      const body = bodyStream(post("what the framework made of it"));
      seen.push(body === message);
      response.end(body && (await text(body)));
    }).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const answers = await Promise.all(
      ["one", "other"].map(async (body) => (await fetch(url, { method: "POST", body })).text()),
    );
    expect(answers).toEqual(["one", "other"]);
    expect(seen).toEqual([true, true]);
  } finally {
    server.close();
  }
});

test("without a socket it is the request's own; a request without one has none", async () => {
  const body = bodyStream(post("a form"));
  expect(body && (await text(body))).toBe("a form");
  expect(bodyStream(post(null))).toBeNull();
});
