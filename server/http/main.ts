import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import next from "next";
import { getEnv } from "../env.ts";
import { log } from "../log.ts";
import { runWithIncomingMessage } from "./incoming-message.ts";

/**
 * The web process. Stands in place of `next start` because the policy's nonce must be made per request, and the
 * framework's own place for that, proxy.ts, cuts request bodies at 10 MB without a word and costs 3 to 7 ms a page.
 */
const env = getEnv();
const dev = env.NODE_ENV === "development";
const app = next({ dev, hostname: env.HOST, port: env.PORT });
await app.prepare();
const handle = app.getRequestHandler();

const server = createServer((request, response) => {
  // Next reads the nonce from a request header of this name: a caller's own must not get through.
  delete request.headers["content-security-policy"];
  delete request.headers["x-nonce"];
  // Route handlers cannot see the socket: its address goes to the end of the list that proxies write (client-address.ts).
  const forwarded = request.headers["x-forwarded-for"];
  request.headers["x-forwarded-for"] = [forwarded, request.socket.remoteAddress].filter(Boolean).join(", ");
  if (!/^\/(api|_next|pdfjs)\//.test(request.url ?? "")) {
    const nonce = randomBytes(16).toString("base64");
    const policy = contentSecurityPolicy(nonce);
    request.headers["content-security-policy"] = policy;
    request.headers["x-nonce"] = nonce;
    response.setHeader("content-security-policy", policy);
    if (env.APP_URL?.startsWith("https:")) response.setHeader("strict-transport-security", "max-age=31536000");
  }
  void runWithIncomingMessage(request, () => handle(request, response));
});
// A 50 MB upload over a slow line takes longer than Node's default of five minutes.
server.requestTimeout = 600_000;
if (dev) {
  const upgrade = app.getUpgradeHandler();
  server.on("upgrade", (request, socket, head) => void upgrade(request, socket, head));
}

server.on("error", (error: NodeJS.ErrnoException) => {
  log.fatal({ err: error }, `The web server could not listen on ${env.HOST}:${env.PORT}.`);
  process.exit(1);
});
server.listen(env.PORT, env.HOST, () => log.info({ host: env.HOST, port: env.PORT }, "web is listening"));

/** Scripts by nonce only. Styles stay open to inline ones: the dialog, toast and select libraries write them. */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${dev ? " ws:" : ""}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Requests in flight are finished; whatever hangs longer than this is cut. Milliseconds. */
const GRACE = 25_000;
let stopping = false;
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), GRACE).unref();
  });
