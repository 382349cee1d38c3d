import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { inRoot } from "../lib/paths.mjs";
import { startPostgres, throwAwayPassword } from "./postgres.mjs";

/**
 * Runs `work` against a fresh cluster that is gone afterwards.
 * @template T
 * @param {(server: Awaited<ReturnType<typeof startPostgres>>) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withThrowAwayPostgres(work) {
  mkdirSync(inRoot(".cache"), { recursive: true });
  const home = mkdtempSync(inRoot(".cache", "postgres-"));
  try {
    const server = await startPostgres({ home, password: throwAwayPassword(), durable: false });
    try {
      return await work(server);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
