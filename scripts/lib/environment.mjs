import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { PlainFailure } from "./fail.mjs";
import { inRoot, ROOT } from "./paths.mjs";

/**
 * Reads .env (what is set already wins) and checks everything before the first step that costs time.
 * @param {"production" | "development" | "test"} mode
 * @returns {Promise<import("../../server/env.ts").Env>} DATA_DIR is absolute
 */
export async function readyEnvironment(mode) {
  if (existsSync(inRoot(".env"))) process.loadEnvFile(inRoot(".env"));
  process.env.NODE_ENV = mode;
  process.env.NEXT_TELEMETRY_DISABLED = "1";
  const { readEnv, EnvError } = await import("../../server/env.ts");
  try {
    const env = readEnv(process.env);
    env.DATA_DIR = resolve(ROOT, env.DATA_DIR);
    process.env.DATA_DIR = env.DATA_DIR;
    return env;
  } catch (error) {
    if (error instanceof EnvError) throw new PlainFailure(error.message);
    throw error;
  }
}
