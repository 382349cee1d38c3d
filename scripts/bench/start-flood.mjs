import { fork } from "node:child_process";
import { once } from "node:events";
import { inRoot } from "../lib/paths.mjs";

/** Bytes that a server may take of a body without end: what is under way in the sockets, and not the 400 MB. */
const MOST_TAKEN = 40 * 1024 * 1024;

/**
 * Floods a server with bodies without end (endless-bodies.mjs) until it is stopped.
 * @param {string} url
 * @returns {{ stop: () => Promise<number> }} how many bodies were sent; each at least once
 * @throws from `stop`: a body that was taken, or refused with anything but 413
 */
export function startFlood(url) {
  const child = fork(inRoot("scripts", "bench", "endless-bodies.mjs"), [url]);
  return {
    stop: async () => {
      const said = once(child, "message");
      child.send("enough");
      const [sent] = await said;
      const most = Math.max(...sent.map(({ bytes }) => bytes));
      if (most > MOST_TAKEN) throw new Error(`The server took ${Math.round(most / 1e6)} MB of a body`);
      const others = new Set(sent.map(({ answer }) => answer).filter((answer) => answer !== "413"));
      if (others.size > 0) throw new Error(`Bodies were answered ${[...others]}`);
      return sent.length;
    },
  };
}
