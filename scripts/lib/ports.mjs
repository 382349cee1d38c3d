import { createServer } from "node:net";

/**
 * @param {number} port 0 lets the system choose
 * @param {string} host
 * @returns {Promise<number>} the port that could be bound; rejects with the system's error when it could not
 */
export function tryToBind(port, host) {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen({ port, host, exclusive: true }, () => {
      const bound = probe.address().port;
      probe.close(() => done(bound));
    });
  });
}

/** @returns {Promise<number>} a free port of the loopback address */
export const freePort = () => tryToBind(0, "127.0.0.1");
