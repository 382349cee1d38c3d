// @spec product: every answer: one error body, headers, bounded bodies, lengths
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { answerBadRequest, endUnread } from "./hang-up.ts";

async function withServer(connection: string, work: (port: number) => Promise<void>) {
  const server = createServer((request, response) => {
    endUnread(request, response);
    response.writeHead(413, { connection }).end("too large");
  });
  server.on("clientError", (error, socket) => answerBadRequest(error, { socket, isHttps: true, isDevelopment: false }));
  await once(server.listen(0, "127.0.0.1"), "listening");
  try {
    await work((server.address() as AddressInfo).port);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Writes until the server ends the connection; gives what it answered. */
async function answerTo(port: number, head: string, chunk: string | null): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (data) => (answer += data.toString()));
  socket.on("error", () => socket.destroy());
  const closed = new Promise((done) => socket.once("close", done));
  socket.write(head);
  const more = () => {
    while (chunk !== null && !socket.destroyed && socket.write(chunk));
  };
  socket.on("drain", more);
  more();
  await closed;
  return answer;
}

const HEAD = "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
const CHUNK = `10000\r\n${"x".repeat(65_536)}\r\n`;

test.each(["close", "keep-alive"])("who sends without end gets the answer, then the end (%s)", (connection) =>
  withServer(connection, async (port) => {
    for (let round = 0; round < 5; round += 1)
      expect(await answerTo(port, HEAD, CHUNK)).toMatch(/^HTTP\/1\.1 413 [^]*too large/);
  }),
);

test("who stops in the middle is not waited for without end", () =>
  withServer("keep-alive", async (port) => {
    expect(await answerTo(port, HEAD, null)).toMatch(/^HTTP\/1\.1 413 /);
  }));

test("a connection whose request was whole is kept", () =>
  withServer("keep-alive", async (port) => {
    const socket = connect(port, "127.0.0.1");
    for (let count = 0; count < 3; count += 1) {
      socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}");
      const [answer] = (await once(socket, "data")) as [Buffer];
      expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
    }
    socket.destroy();
  }));

test("what is no HTTP gets the one error body", () =>
  withServer("close", async (port) => {
    const answer = await answerTo(port, "NONSENSE\r\n\r\n", null);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*x-content-type-options: nosniff\r\n/);
    expect(answer).toContain("strict-transport-security: max-age=31536000\r\n");
    expect(JSON.parse(answer.slice(answer.indexOf("\r\n\r\n")))).toMatchObject({ success: false, code: "invalid" });
  }));
