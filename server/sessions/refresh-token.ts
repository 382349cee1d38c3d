import { createHmac } from "node:crypto";
import { requireEnv } from "../env.ts";

/**
 * The one successor of a token, 256 bits, base64url. Derived instead of drawn, so that every caller who raced with the
 * same token gets the same successor and one child lives; without the server's secret it cannot be foretold.
 */
export function successorOf(token: string): string {
  return createHmac("sha256", requireEnv("TOKEN_SECRET")).update(`refresh-token:${token}`).digest("base64url");
}
