import { once } from "node:events";
import { connect } from "node:net";

type RawAnswer = {
  /** 0 when the server closed the connection without a word. */
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** As it came, chunk sizes included. */
  readonly body: Buffer;
};

/**
 * Writes bytes to a server as no HTTP client would, and reads until it closes the connection.
 * @param pieces written one after the other until the server has closed; each waits for the buffer of the one before
 */
export async function sendRaw(url: string, pieces: Iterable<string | Buffer>): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const received: Buffer[] = [];
  socket.on("data", (chunk) => received.push(chunk));
  // A server that has closed may do so while we still write.
  socket.on("error", () => socket.destroy());
  const closed = new Promise<void>((done) => socket.once("close", () => done()));
  await Promise.race([once(socket, "connect"), closed]);
  for (const piece of pieces) {
    // Whoever goes on writing after the answer may lose it: the server resets the connection then.
    if (received.length > 0 || socket.destroyed || socket.readableEnded) break;
    if (!socket.write(piece)) await Promise.race([once(socket, "drain").catch(() => {}), closed]);
  }
  await closed;
  return parse(Buffer.concat(received));
}

function parse(bytes: Buffer): RawAnswer {
  const cut = bytes.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = bytes.subarray(0, Math.max(0, cut)).toString("latin1").split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(statusLine.split(" ")[1] ?? 0), headers, body: bytes.subarray(cut + 4) };
}
