import { randomUUID } from "node:crypto";
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { failureBody } from "./answer-failure.ts";
import { securityHeaders } from "./security-headers.ts";

/** What a body that is still on its way may take; milliseconds. */
const GRACE = 2_000;
/** One of more than so many bytes is none that is on its way; it only gets the time to read its answer. */
const MOST = 1_048_576;
const READ_WITHIN = 1_000;
/** How often that is looked at. */
const LOOK = 50;

/**
 * Ends the connection of a request that was answered before its body was read, so that nobody can send without end to a
 * call that has refused long ago. The answer goes first, what comes meanwhile is thrown away: whoever is cut off while
 * still sending loses the answer.
 */
export function endUnread(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  // What Node does with a connection that is not kept, at once and whatever is still coming.
  socket.destroySoon = () => {
    if (request.complete) Socket.prototype.destroySoon.call(socket);
    else socket.end();
  };
  response.once("finish", () => {
    if (request.complete) return;
    const [since, before] = [performance.now(), socket.bytesRead];
    const timer = setInterval(() => {
      const waited = performance.now() - since;
      const isOver = waited > GRACE || (waited > READ_WITHIN && socket.bytesRead - before > MOST);
      if (isOver && !request.complete) socket.destroy();
      if (isOver || request.complete || socket.destroyed) clearInterval(timer);
    }, LOOK);
  });
}

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what is no HTTP, before there is a request, in the form of every other answer. */
export function answerBadRequest(
  error: NodeJS.ErrnoException,
  { socket, ...settings }: { socket: Duplex; isHttps: boolean; isDevelopment: boolean },
): void {
  // An answer may be on its way already: a second one would be read as a part of it.
  const isAnswered = (socket as Duplex & { _httpMessage?: ServerResponse | null })._httpMessage?.headersSent === true;
  if (error.code === "ECONNRESET" || !socket.writable || isAnswered) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF[error.code ?? ""] ?? 400;
  const body = failureBody(status);
  const headers = {
    ...securityHeaders({ path: "/api/", nonce: "", ...settings }),
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "x-request-id": randomUUID(),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n${body}`);
}
