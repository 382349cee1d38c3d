import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { getDb } from "../db/client.ts";
import { getEnv, requireEnv } from "../env.ts";
import { findRequestContext } from "../request-context.ts";

/** A browser that a user has signed in on stays known for a year. Seconds. */
const REMEMBERED = 365 * 24 * 60 * 60;

/**
 * What marks a browser as one that the user has signed in on (OWASP, "device cookies"). It opens nothing: attempts from
 * it are counted apart, so that strangers who guess a password cannot lock the user out.
 * @returns the value of a Set-Cookie header
 */
export function deviceCookie(email: string): string {
  const id = randomBytes(16).toString("base64url");
  const secure = getEnv().APP_URL?.startsWith("https:") ? "; Secure" : "";
  return `${nameOf(email)}=${id}.${signatureOf(email, id)}; Path=/api/auth; HttpOnly; SameSite=Strict; Max-Age=${REMEMBERED}${secure}`;
}

/** Where an attempt to sign in comes from, when that place is known to be the user's own. */
export type KnownSource = { readonly kind: "device" | "address"; readonly id: string };

/**
 * The browser or else the address that the user has signed in from before.
 * @param cookies the request's Cookie header
 */
export async function findKnownSource(email: string, cookies: string | null): Promise<KnownSource | null> {
  const address = findRequestContext()?.address ?? null;
  // Asked in every case, so that the answer takes as long for an unknown user.
  const session = await getDb().session.findFirst({ where: { address, user: { email } }, select: { id: true } });
  const device = findDevice(email, cookies);
  if (device !== null) return { kind: "device", id: device };
  return session === null || address === null ? null : { kind: "address", id: address };
}

function findDevice(email: string, cookies: string | null): string | null {
  const prefix = `${nameOf(email)}=`;
  const value = (cookies ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(prefix))
    ?.slice(prefix.length);
  const [id, signature] = value?.split(".") ?? [];
  if (id === undefined || signature === undefined) return null;
  const [given, wanted] = [Buffer.from(signature), Buffer.from(signatureOf(email, id))];
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null;
}

/** One for each user: two people may share a browser. */
function nameOf(email: string): string {
  return `device-${createHash("sha256").update(email).digest("hex").slice(0, 16)}`;
}

function signatureOf(email: string, id: string): string {
  return createHmac("sha256", requireEnv("TOKEN_SECRET")).update(`known-device:${email}:${id}`).digest("base64url");
}
