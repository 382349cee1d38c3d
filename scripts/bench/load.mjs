import { Agent, request } from "node:http";

/** A connection for each of 200 people. */
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** @typedef {{ body: Buffer, bytes: number, ms: number }} Answer bytes of the body as they came over the wire */

/**
 * One GET on a kept connection. Node's own client and not fetch, which unpacks what it counts.
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<Answer>}
 * @throws for any status but 200: a refusal is quick and would pass for speed
 */
export const get = (url, headers) => send("GET", { url, headers });

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {object} body sent as JSON
 * @returns {Promise<Answer>}
 * @throws as `get`
 */
export const post = (url, headers, body) =>
  send("POST", {
    url,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

function send(method, { url, headers, body }) {
  const began = performance.now();
  return new Promise((done, fail) => {
    const sent = request(url, { agent, method, headers }, (response) => {
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.once("error", fail);
      response.once("end", () => {
        const answer = Buffer.concat(chunks);
        if (response.statusCode !== 200) fail(new Error(`${url} answered ${response.statusCode}: ${answer}`));
        else done({ body: answer, bytes: answer.length, ms: performance.now() - began });
      });
    });
    // The server closes a connection that was idle for five seconds; whoever wrote at that moment has to write again.
    const isStale = (error) => sent.reusedSocket && error.code === "ECONNRESET";
    sent.once("error", (error) =>
      isStale(error) ? send(method, { url, headers, body }).then(done, fail) : fail(error),
    );
    sent.end(body);
  });
}

/**
 * @param {{ url: string, headers: Record<string, string>, count: number, atOnce?: number }} options
 * @returns {Promise<number[]>} how long each took, milliseconds
 */
export async function getMany({ url, headers, count, atOnce = 1 }) {
  const times = [];
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      times.push((await get(url, headers)).ms);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return times;
}
