import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { AddressInfo } from "node:net";

/** Stands between a client and a server, passes everything on, and counts what the server sends. */
export async function countBytes(endpoint: string) {
  const { hostname, port } = new URL(endpoint);
  let received = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    upstream.on("data", (chunk) => (received += chunk.length));
    client.pipe(upstream).pipe(client);
    client.on("error", () => upstream.destroy());
    upstream.on("error", () => client.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => received,
    reset: () => {
      received = 0;
    },
    stop: () => {
      server.close();
    },
  };
}
