import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Tx, User } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { getEnv } from "../env.ts";
import { hashToken } from "../sessions/random-token.ts";
import { getSettings } from "../settings/get-settings.ts";
import { makeDocumentKey, unwrapDocumentKey } from "../storage/encryption.ts";

/** RFC 6238 with the numbers that every authenticator app has: SHA-1, 6 digits, 30 seconds. */
const PERIOD = 30;
const DIGITS = 6;
/** Bytes of the secret: as long as SHA-1 gives (RFC 4226, section 4). */
const SECRET_LENGTH = 20;
/** Codes of the step before and after count too: clocks differ, and people type slowly. */
const WINDOW = 1;

const CODES = 10;
/** Without letters and digits that look alike; each has 5 random bits. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 16;

/** What is said where a sign-in needs a code, and where the one it came with is not right. */
export const ASKED_FOR_CODE = "Enter the code that your authenticator app shows.";
export const WRONG_CODE = "That code did not work. Enter the one that your app shows now.";

export type SecondFactorSetup = {
  /** For typing, base32. */
  readonly secret: string;
  /** For the square that a phone reads. */
  readonly uri: string;
  /** Each signs in once; they count once a first code was right. */
  readonly recoveryCodes: readonly string[];
};

/** Begins a set-up again; nothing is asked for at a sign-in until `confirmSecondFactor` has seen a code. */
export async function beginSecondFactor(tx: Tx, user: Pick<User, "id" | "email">): Promise<SecondFactorSetup> {
  const { key, wrappedKey } = makeDocumentKey(user.id);
  const bytes = new Uint8Array(wrappedKey);
  const fresh = { wrappedKey: bytes, confirmedAt: null, lastStep: null };
  await tx.secondFactor.upsert({ where: { userId: user.id }, create: { userId: user.id, ...fresh }, update: fresh });
  await tx.recoveryCode.deleteMany({ where: { userId: user.id } });
  const recoveryCodes = Array.from({ length: CODES }, newRecoveryCode);
  await tx.recoveryCode.createMany({
    data: recoveryCodes.map((code) => ({ userId: user.id, codeHash: hashToken(normaliseCode(code)) })),
  });
  const totp = totpOf(key, user.email);
  return { secret: totp.secret.base32, uri: totp.toString(), recoveryCodes };
}

/** @returns false when the code is not the one that the app shows now; the set-up then goes on */
export async function confirmSecondFactor(tx: Tx, userId: string, code: string): Promise<boolean> {
  if (!(await takeTimeCode(tx, { userId, code }))) return false;
  await tx.secondFactor.update({ where: { userId }, data: { confirmedAt: await databaseNow(tx) } });
  return true;
}

/** Takes a code of the app or a recovery code, each once. Only for a factor that was confirmed. */
export async function takeCode(tx: Tx, userId: string, code: string): Promise<"app" | "recovery" | null> {
  if (await takeTimeCode(tx, { userId, code })) return "app";
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId, codeHash: hashToken(normaliseCode(code)), usedAt: null },
    data: { usedAt: await databaseNow(tx) },
  });
  return count === 1 ? "recovery" : null;
}

async function takeTimeCode(tx: Tx, { userId, code }: { userId: string; code: string }): Promise<boolean> {
  const factor = await tx.secondFactor.findUnique({ where: { userId } });
  const token = code.replace(/\s/g, "");
  if (factor === null || !/^\d{6}$/.test(token)) return false;
  const timestamp = (await databaseNow(tx)).getTime();
  const totp = totpOf(unwrapDocumentKey(userId, factor.wrappedKey), "");
  const delta = totp.validate({ token, timestamp, window: WINDOW });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1000 / PERIOD) + delta;
  // One conditional update: a code that somebody looked at over a shoulder, or sent twice, counts once.
  const { count } = await tx.secondFactor.updateMany({
    where: { userId, OR: [{ lastStep: null }, { lastStep: { lt: step } }] },
    data: { lastStep: step },
  });
  return count === 1;
}

/** Removes factor and recovery codes. @returns whether there was one that counted */
export async function removeSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const { count } = await tx.secondFactor.deleteMany({ where: { userId, confirmedAt: { not: null } } });
  await tx.secondFactor.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  return count > 0;
}

export async function hasSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.secondFactor.count({ where: { userId, confirmedAt: { not: null } } })) > 0;
}

/** Whether the firm's rule asks this user for one. */
export async function needsSecondFactor({ roles }: Pick<User, "roles">): Promise<boolean> {
  const { secondFactor } = await getSettings();
  return secondFactor === "everyone" || (secondFactor === "admins" && roles.includes("Admin"));
}

function totpOf(key: Buffer, email: string): TOTP {
  const secret = new Secret({ buffer: new Uint8Array(key.subarray(0, SECRET_LENGTH)).buffer });
  const issuer = getEnv().PRODUCT_NAME;
  return new TOTP({ issuer, label: email, algorithm: "SHA1", digits: DIGITS, period: PERIOD, secret });
}

function newRecoveryCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return (letters.join("").match(/.{4}/g) ?? []).join("-");
}

const normaliseCode = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, "");
