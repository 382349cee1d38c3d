import { createServer, connect } from "node:net";

/** Types of the messages by which a client has the server run something: a simple query, a prepared one. */
const RUNS = new Set(["Q".charCodeAt(0), "E".charCodeAt(0)]);

/**
 * Stands between the application and PostgreSQL and counts what is run. The wire and not the database's statistics,
 * which would need an extension and hide what a transaction adds.
 * @param {number} databasePort
 * @returns {Promise<{ port: number, count: () => number, close: () => void }>}
 */
export async function startQueryCounter(databasePort) {
  let count = 0;
  const server = createServer((client) => {
    const database = connect(databasePort, "127.0.0.1");
    const read = messageReader((type) => {
      if (RUNS.has(type)) count += 1;
    });
    client.on("data", read);
    client.pipe(database).pipe(client);
    for (const socket of [client, database]) {
      socket.on("error", () => {});
      socket.on("close", () => (client.destroy(), database.destroy()));
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { port: server.address().port, count: () => count, close: () => void server.close() };
}

/**
 * Cuts a client's stream into messages: a type byte and a length, except the very first, which has no type.
 * @param {(type: number) => void} onMessage
 */
function messageReader(onMessage) {
  let pending = Buffer.alloc(0);
  let isFirst = true;
  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      const header = isFirst ? 4 : 5;
      if (pending.length < header) return;
      const length = pending.readInt32BE(header - 4) + header - 4;
      if (pending.length < length) return;
      if (!isFirst) onMessage(pending[0]);
      isFirst = false;
      pending = pending.subarray(length);
    }
  };
}
