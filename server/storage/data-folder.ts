import { join, resolve } from "node:path";
import { getEnv } from "../env.ts";

/** A path in the folder that everything of this installation lies in. */
export function dataFolder(...below: readonly string[]): string {
  return join(resolve(/* turbopackIgnore: true */ getEnv().DATA_DIR), ...below);
}

/** Where uploads are spooled, encrypted: on the storage's own disk, so that taking one over is a rename. */
export function spoolFolder(): string {
  return dataFolder("incoming");
}
