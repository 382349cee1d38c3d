// @spec product: every answer: one error body, headers, bounded bodies, lengths
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { failureBody, replaceForeignFailures } from "./answer-failure.ts";

async function answerOf(listener: RequestListener, method = "GET") {
  const server = createServer((request, response) => {
    replaceForeignFailures(response);
    listener(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  try {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { method });
    return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
  } finally {
    server.close();
  }
}

test.each<[string, RequestListener, number]>([
  ["an empty 405", (_, response) => void response.writeHead(405).end(), 405],
  [
    "a plain 500",
    (_, response) => {
      response.statusCode = 500;
      response.end("Internal Server Error");
    },
    500,
  ],
  [
    "a page in pieces",
    (_, response) => {
      response.statusCode = 404;
      response.setHeader("content-type", "text/html");
      response.write("<html>");
      response.end("</html>");
    },
    404,
  ],
  [
    "an unknown status",
    (_, response) => void response.writeHead(418, { "content-type": "text/plain" }).end("tea"),
    418,
  ],
])("%s gets the one error body", async (_, listener, status) => {
  expect(await answerOf(listener)).toEqual({ status, type: "application/json", text: failureBody(status) });
  expect((await answerOf(listener, "HEAD")).text).toBe("");
});

test("what is well, and a failure of our own, pass as they are", async () => {
  const fine = await answerOf((_, response) => void response.writeHead(200, { "content-type": "text/csv" }).end("a,b"));
  expect(fine).toEqual({ status: 200, type: "text/csv", text: "a,b" });
  const own = await answerOf((_, response) => {
    response.statusCode = 404;
    response.setHeader("content-type", "application/json");
    response.end('{"code":"not_found"}');
  });
  expect(own).toEqual({ status: 404, type: "application/json", text: '{"code":"not_found"}' });
});
