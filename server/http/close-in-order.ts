import type { Server } from "node:http";

/** How often connections that have fallen idle are looked for. Milliseconds. */
const LOOK = 100;

/**
 * Takes no new connection, answers what is asked already, and is over when the last one is answered. Node alone goes on
 * serving whoever keeps asking on a connection that was busy at that moment, and cuts them off when its time is up.
 */
export function closeInOrder(server: Server): Promise<void> {
  server.prependListener("request", (_request, response) => response.setHeader("connection", "close"));
  const timer = setInterval(() => server.closeIdleConnections(), LOOK);
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(timer);
      resolve();
    });
  });
}
