import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/**
 * Asks at the terminal and shows nothing of what is typed.
 * @param {string} question
 * @returns {Promise<string | null>} null where there is no terminal
 */
export async function askSecret(question) {
  if (!process.stdin.isTTY) return null;
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return (await terminal.question("")).trim();
  } finally {
    terminal.close();
    process.stderr.write("\n");
  }
}
