import { randomUUID } from "node:crypto";
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { failureBody } from "./answer-failure.ts";
import { securityHeaders } from "./security-headers.ts";

/** What a small body that is still on its way may take: milliseconds, looked at so often, and bytes. */
const GRACE = 2_000;
const LOOK = 50;
const MOST = 1_048_576;

/**
 * Ends the connection of a request that was answered before its body was read, so that nobody can send without end to a
 * call that has refused long ago. Not at once: an answer that meets a broken connection is lost.
 */
export function endUnread(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    const { socket } = request;
    const [since, before] = [performance.now(), socket.bytesRead];
    const look = () => {
      const isOver = performance.now() - since > GRACE || socket.bytesRead - before > MOST;
      if (isOver && !request.complete) socket.destroy();
      if (isOver || request.complete || socket.destroyed) clearInterval(timer);
    };
    const timer = request.complete ? undefined : setInterval(look, LOOK);
  });
}

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what is no HTTP, before there is a request, in the form of every other answer. */
export function answerBadRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  // An answer may be on its way already: a second one would be read as a part of it.
  const isAnswered = (socket as Duplex & { _httpMessage?: ServerResponse | null })._httpMessage?.headersSent === true;
  if (error.code === "ECONNRESET" || !socket.writable || isAnswered) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF[error.code ?? ""] ?? 400;
  const body = failureBody(status);
  const headers = {
    ...securityHeaders({ path: "/api/", nonce: "", isHttps: false, isDevelopment: false }),
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "x-request-id": randomUUID(),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n${body}`);
}
