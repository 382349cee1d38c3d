import { connect } from "node:net";
import { readFileSync } from "node:fs";
import { sleep } from "../lib/processes.mjs";

const BODIES = 5;
/** Bytes that each would send. */
const EACH = 400 * 1024 * 1024;
/** Share of its idle memory that the web process may have gained a minute later. */
const MOST_GAIN = 0.2;

/**
 * Five callers without a name send bodies without end to the sign-in: refused at once, with the memory back afterwards.
 * @param {import("./firm.mjs").Firm} firm
 */
export async function flood(firm) {
  const idle = memoryOf(firm.webPid);
  const sent = await Promise.all(Array.from({ length: BODIES }, () => sendEndless(firm.url)));
  const most = Math.max(...sent.map(({ bytes }) => bytes));
  if (most > EACH / 10) throw new Error(`The server took ${Math.round(most / 1e6)} MB of a body`);
  if (sent.some(({ answer }) => answer !== "413")) throw new Error(`Answered ${sent.map(({ answer }) => answer)}`);
  const isBack = () => memoryOf(firm.webPid) <= idle * (1 + MOST_GAIN);
  for (const until = Date.now() + 60_000; !isBack(); await sleep(500))
    if (Date.now() > until) throw new Error(`From ${idle} kB to ${memoryOf(firm.webPid)} kB`);
}

/** @returns {number} resident memory, kB */
const memoryOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);

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
