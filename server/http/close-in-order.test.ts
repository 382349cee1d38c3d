import { once } from "node:events";
import { Agent, createServer, get } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { closeInOrder } from "./close-in-order.ts";

test("who is being answered gets the whole answer, and nobody is served on and on", async () => {
  const waiting: (() => void)[] = [];
  const server = createServer((_request, response) => {
    response.write("first ");
    waiting.push(() => response.end("second"));
    if (waiting.length > 1) waiting.at(-1)?.();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const [response] = (await once(get({ port, host: "127.0.0.1", agent }), "response")) as [IncomingMessage];
    return Buffer.concat((await response.toArray()) as Buffer[]).toString();
  };
  const asked = ask();
  await expect.poll(() => waiting.length).toBe(1);
  const closed = closeInOrder(server);
  waiting[0]?.();
  expect(await asked).toBe("first second");
  let served = 0;
  const serve = async (): Promise<string> => {
    if (served > 20) return "served on";
    expect(await ask()).toBe("first second");
    served += 1;
    return serve();
  };
  // Refused, or cut off where the request was already on its way.
  expect(await serve().catch((error: unknown) => (error as NodeJS.ErrnoException).code)).toMatch(
    /^ECONN(?:REFUSED|RESET)$/,
  );
  expect(served).toBeLessThan(2);
  await closed;
  agent.destroy();
});
