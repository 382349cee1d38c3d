import { createHmac, createSecretKey } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { requireEnv } from "../env.ts";
import { ACCESS_TOKEN_SECONDS } from "./session-lifetime.ts";

const ALGORITHM = "HS256";
const ISSUER = "odds-and-evidence";
const AUDIENCE = "odds-and-evidence-api";
/** RFC 9068: keeps a token made for another purpose with the same key from passing as this one. */
const TYPE = "at+jwt";

export type AccessClaims = { readonly userId: string; readonly sessionId: string };

/**
 * A signed token for 15 minutes. It says who asks and in which session, nothing about rights: those are read from the
 * database. No `nbf`: a second instance whose clock is a minute behind would refuse it.
 */
export function signAccessToken({ userId, sessionId }: AccessClaims): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
    .sign(key());
}

/** What was found good, by the token's own text; checking a signature again was an eighth of a request's cost. */
const known = new Map<string, { readonly claims: AccessClaims; readonly expiresAt: number }>();
/** Tokens of one firm in a quarter of an hour; the oldest goes first. */
const MAX_KNOWN = 2_000;

/** Null for anything but a token of ours that still holds: other key or algorithm, expired, other type, no JWT at all. */
export async function findAccessClaims(token: string): Promise<AccessClaims | null> {
  const before = known.get(token);
  if (before !== undefined && Date.now() < before.expiresAt) return before.claims;
  known.delete(token);
  try {
    const { payload } = await jwtVerify(token, key(), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ["sub", "sid", "exp"],
    });
    const claims = { userId: String(payload.sub), sessionId: String(payload.sid) };
    known.set(token, { claims, expiresAt: Number(payload.exp) * 1000 });
    if (known.size > MAX_KNOWN) known.delete(known.keys().next().value ?? "");
    return claims;
  } catch {
    return null;
  }
}

let made: KeyObject | null = null;

/** Made once: jose turns a key object into its own kind once, but bytes on every request. */
function key(): KeyObject {
  made ??= createSecretKey(createHmac("sha256", requireEnv("TOKEN_SECRET")).update("access-token").digest());
  return made;
}
