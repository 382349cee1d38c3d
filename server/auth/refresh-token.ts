import { createHash, createHmac, randomBytes } from "node:crypto";
import { requireEnv } from "../env.ts";

/** 256 random bits, base64url: the first token of a session. */
export function newRefreshToken(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * The one successor of a token, 256 bits, base64url. Derived instead of drawn, so that every caller who raced with the
 * same token gets the same successor and one child lives; without the server's secret it cannot be foretold.
 */
export function successorOf(token: string): string {
  return createHmac("sha256", requireEnv("TOKEN_SECRET")).update(`refresh-token:${token}`).digest("base64url");
}

/** SHA-256, hex: what the database keeps. No salt and no slow hash, because 256 random bits cannot be guessed. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
