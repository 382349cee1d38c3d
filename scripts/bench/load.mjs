import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * One GET on a kept connection. Node's own client and not fetch, which unpacks what it counts.
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<{ body: Buffer, bytes: number, ms: number }>} bytes of the body as they came over the wire
 * @throws for any status but 200: a refusal is quick and would pass for speed
 */
export function get(url, headers) {
  const began = performance.now();
  return new Promise((done, fail) => {
    request(url, { agent, headers }, (response) => {
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.once("error", fail);
      response.once("end", () => {
        const body = Buffer.concat(chunks);
        if (response.statusCode !== 200) fail(new Error(`${url} answered ${response.statusCode}: ${body}`));
        else done({ body, bytes: body.length, ms: performance.now() - began });
      });
    })
      .once("error", fail)
      .end();
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
