import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, base64url: the first refresh token of a session, the token of a reset link. */
export function newRandomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** SHA-256, hex: what the database keeps. No salt and no slow hash, because 256 random bits cannot be guessed. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
