// Sends five chunked bodies of 400 MB at a time to the sign-in of the address it is called with, as a caller without a
// name, again and again until it is told to stop; then says what came of them. A process of its own: whoever measures
// other calls must not share a thread with it.
import { connect } from "node:net";

const BODIES = 5;
/** Bytes that each would send. */
const EACH = 400 * 1024 * 1024;

const sent = [];
let isOver = false;
process.once("disconnect", () => process.exit(0));
process.once("message", () => (isOver = true));
const lane = async () => {
  do sent.push(await sendEndless(process.argv[2]));
  while (!isOver);
};
await Promise.all(Array.from({ length: BODIES }, lane));
process.send(sent, () => process.disconnect());

/** @returns {Promise<{ bytes: number, answer: string }>} bytes that went out, and the status, "" for none */
function sendEndless(url) {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunk = Buffer.from(`10000\r\n${"x".repeat(65_536)}\r\n`);
  let answer = "";
  socket.on("data", (data) => (answer ||= data.toString().split(" ")[1] ?? ""));
  socket.on("error", () => socket.destroy());
  socket.write(`POST /api/auth/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n`);
  socket.write("Transfer-Encoding: chunked\r\n\r\n");
  const more = () => {
    while (!socket.destroyed && socket.bytesWritten < EACH) if (!socket.write(chunk)) return;
    socket.end("0\r\n\r\n");
  };
  socket.on("drain", more);
  more();
  return new Promise((done) => socket.once("close", () => done({ bytes: socket.bytesWritten, answer })));
}
