import { createServer, type RequestListener } from "node:http";
import next from "next";
import { getEnv } from "../env.ts";
import { log } from "../log.ts";
import { admit } from "./admit.ts";
import { closeInOrder } from "./close-in-order.ts";
import { answerDirectly } from "./direct.ts";
import { runInExchange } from "./exchange.ts";
import { answerBadRequest, endUnread } from "./hang-up.ts";

/**
 * The web process. Stands in place of `next start` because the policy's nonce must be made per request, and the
 * framework's own place for that, proxy.ts, cuts request bodies at 10 MB without a word and costs 3 to 7 ms a page.
 */
const env = getEnv();
const dev = env.NODE_ENV === "development";
const app = next({ dev, hostname: env.HOST, port: env.PORT });
await app.prepare();
const handle = app.getRequestHandler();

const settings = { isHttps: env.APP_URL?.startsWith("https:") ?? false, isDevelopment: dev };
const listener: RequestListener = (request, response) => {
  // Before anything answers: a refusal would be lost to whoever is still sending.
  endUnread(request, response);
  if (!admit(request, response, settings)) return;
  // Route handlers cannot see the socket: its address goes to the end of the list that proxies write (client-address.ts).
  const forwarded = request.headers["x-forwarded-for"];
  request.headers["x-forwarded-for"] = [forwarded, request.socket.remoteAddress].filter(Boolean).join(", ");
  void runInExchange(
    { message: request, response },
    () => (dev ? null : answerDirectly(request, response)) ?? handle(request, response),
  );
};
const server = createServer(listener);
// An expectation that nobody knows may be ignored; Node's own answer to it would carry none of our headers.
server.on("checkExpectation", listener);
server.on("clientError", (error, socket) => answerBadRequest(error, { socket, ...settings }));
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

/** Requests in flight are finished; whatever hangs longer than this is cut. Milliseconds. */
const GRACE = 25_000;
let stopping = false;
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void closeInOrder(server).then(() => process.exit(0));
    setTimeout(() => process.exit(0), GRACE).unref();
  });
