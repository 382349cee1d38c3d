import { createHash, createHmac } from "node:crypto";
import type { AuditEvent, AuditLevel, Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { requireEnv } from "../env.ts";
import type { Actor } from "../policies/actor.ts";
import { findRequestContext } from "../request-context.ts";

/** `previousHash` of the very first line. */
export const AUDIT_CHAIN_START = "0".repeat(64);

/** Any fixed number that nothing else locks: two lines with the same predecessor would break the chain. */
const CHAIN_LOCK = 4_180_001n;

type AuditLine = {
  readonly level: AuditLevel;
  /** Dotted and stable, "auth.login": what filters and reports go by. */
  readonly action: string;
  /** One sentence for a person. Never document text, chat, quotes, passwords, tokens or codes. */
  readonly message: string;
  /** Absent means the system did it, or somebody who is not known. */
  readonly actor?: Pick<Actor, "userId" | "email" | "fullName"> | null;
  readonly caseId?: string | null;
  readonly documentId?: string | null;
};

/**
 * Appends a line to the audit log, in the transaction of the act it tells of: no act without its line, no line without
 * its act. Call it last in that transaction: from here to the commit all other writers of the log wait.
 * The address and the request id come from the running request.
 */
export async function recordAudit(tx: Tx, line: AuditLine): Promise<void> {
  const context = findRequestContext();
  // Two statements: one that locks and reads at once would read from before its wait.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${CHAIN_LOCK})`;
  const last = await tx.auditEvent.findFirst({ orderBy: { id: "desc" }, select: { hash: true } });
  const event = {
    at: await databaseNow(tx),
    level: line.level,
    action: line.action,
    message: withoutControls(line.message),
    userId: line.actor?.userId ?? null,
    userEmail: line.actor?.email ?? null,
    userName: line.actor?.fullName ?? null,
    address: context?.address ?? null,
    requestId: context?.requestId ?? null,
    caseId: line.caseId ?? null,
    documentId: line.documentId ?? null,
    previousHash: last?.hash ?? AUDIT_CHAIN_START,
  };
  await tx.auditEvent.create({ data: { ...event, hash: hashAuditEvent(event) } });
}

type Hashed = Omit<AuditEvent, "id" | "hash">;

/**
 * HMAC-SHA-256, hex, over every field but the id, whose order the chain itself proves. Its key comes from the document
 * key, which the database does not hold: whoever can only write the database cannot write a line that follows.
 */
export function hashAuditEvent(event: Hashed): string {
  return createHmac("sha256", chainKey()).update(textOf(event)).digest("hex");
}

/** SHA-256 of the same: what lines carry that were written before the chain had a key. */
export function unkeyedHashOf(event: Hashed): string {
  return createHash("sha256").update(textOf(event)).digest("hex");
}

let derived: { readonly from: string; readonly key: Buffer } | null = null;

function chainKey(): Buffer {
  const from = requireEnv("DOCUMENT_KEY");
  if (derived?.from !== from)
    derived = {
      from,
      key: createHmac("sha256", Buffer.from(from, "hex")).update("odds-and-evidence audit log 1").digest(),
    };
  return derived.key;
}

function textOf(event: Hashed): string {
  return JSON.stringify([
    event.previousHash,
    event.at.toISOString(),
    event.level,
    event.action,
    event.message,
    event.userId,
    event.userEmail,
    event.userName,
    event.address,
    event.requestId,
    event.caseId,
    event.documentId,
  ]);
}

/** A name with a line break in it must not look like a second line. */
function withoutControls(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ");
}
