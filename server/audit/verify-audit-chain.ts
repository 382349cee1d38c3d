import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { z } from "zod";
import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { log } from "../log.ts";
import { dataFolder } from "../storage/data-folder.ts";
import { AUDIT_CHAIN_START, hashAuditEvent, unkeyedHashOf } from "./record-audit.ts";

/** Lines read at once: a million of them must neither be in memory nor hold up other requests. */
const BATCH = 1_000;
/** Between two looks at the whole log; in between only the lines that it has gained are looked at. Milliseconds. */
const WHOLE_EVERY = 24 * 60 * 60 * 1000;
/** Where the state is shown from, in the table of settings. What is believed is the head outside of the database. */
const KEY = "audit-chain";

const State = z.object({
  /** Id of the last line that was verified, "0" before the first. */
  lastId: z.string().regex(/^\d+$/),
  lastHash: z.string(),
  /** Lines verified so far. */
  lines: z.int(),
  /** A line with a keyed hash was seen: from there on every line must have one. */
  isKeyed: z.boolean().default(false),
  checkedAt: z.iso.datetime(),
  /** When the log was last read from its first line. */
  wholeAt: z.iso.datetime(),
  /** Id of the first line that does not follow from the one before it, or of a verified line that is gone. */
  brokenLine: z.string().nullable(),
});
export type AuditChain = z.infer<typeof State>;

/** What the last look found; null before the first. */
export async function findAuditChain(): Promise<AuditChain | null> {
  const row = await getDb().setting.findUnique({ where: { key: KEY } });
  return State.safeParse(row?.value).data ?? null;
}

/** The file that remembers the last verified line where the database's password does not reach. */
export const auditHeadFile = () => dataFolder("audit-head.json");

async function findHead(): Promise<AuditChain | null> {
  const text = await readFile(auditHeadFile(), "utf8").catch(() => null);
  return text === null ? null : State.parse(JSON.parse(text));
}

async function keepHead(state: AuditChain): Promise<void> {
  // In two containers both processes may have the number 1.
  const draft = `${auditHeadFile()}.${randomUUID()}`;
  await mkdir(dataFolder(), { recursive: true, mode: 0o700 });
  await writeFile(draft, `${JSON.stringify(state)}\n`, { mode: 0o600, flush: true });
  await rename(draft, auditHeadFile());
}

/**
 * Verifies that each line of the audit log carries the hash of the one before it and of its own fields: an edited,
 * removed, added or moved line shows. Goes on where the last look ended; once a day, after a break, or when asked for,
 * it begins at the first line. A log that was shortened, or written from its first line by somebody without the key,
 * shows by the head: the last verified line, remembered in the data folder and printed in the server's log.
 */
export async function verifyAuditChain({ whole = false }: { readonly whole?: boolean } = {}): Promise<AuditChain> {
  const db = getDb();
  const before = (await findHead()) ?? (await findAuditChain());
  const now = await databaseNow(db);
  const isDue = before === null || now.getTime() - Date.parse(before.wholeAt) > WHOLE_EVERY;
  const fromStart = whole || isDue || before.brokenLine !== null;
  // Whatever is read again must still reach the line that was the end: the log never gets shorter.
  const tail = await findMissingTail(before);
  const end = await walk(fromStart ? START : startAt(before));
  const brokenLine = end.brokenLine ?? tail;
  const state: AuditChain = {
    lastId: String(end.lastId),
    lastHash: end.lastHash,
    lines: end.lines,
    isKeyed: end.isKeyed,
    checkedAt: now.toISOString(),
    wholeAt: fromStart ? now.toISOString() : before.wholeAt,
    brokenLine: brokenLine === null ? null : String(brokenLine),
  };
  // A missing end is remembered: the next look would find the shorter log in order.
  const kept =
    tail !== null && before !== null ? { ...state, lastId: before.lastId, lastHash: before.lastHash } : state;
  await keepHead(kept);
  await db.setting.upsert({ where: { key: KEY }, create: { key: KEY, value: kept }, update: { value: kept } });
  if (brokenLine === null) log.info({ line: state.lastId, hash: state.lastHash }, "audit chain verified");
  else log.error({ line: String(brokenLine) }, "the audit chain is broken");
  return kept;
}

type Position = {
  readonly lastId: bigint;
  readonly lastHash: string;
  readonly lines: number;
  readonly isKeyed: boolean;
};

const START: Position = { lastId: 0n, lastHash: AUDIT_CHAIN_START, lines: 0, isKeyed: false };

const startAt = ({ lastId, ...position }: AuditChain): Position => ({ ...position, lastId: BigInt(lastId) });

/** The id of the remembered last line when it is gone or is another by now. */
async function findMissingTail(before: AuditChain | null): Promise<bigint | null> {
  if (before === null || before.lastId === "0") return null;
  const id = BigInt(before.lastId);
  const line = await getDb().auditEvent.findUnique({ where: { id }, select: { hash: true } });
  return line?.hash === before.lastHash ? null : id;
}

async function walk(start: Position): Promise<Position & { readonly brokenLine: bigint | null }> {
  let { lastId, lastHash, lines, isKeyed } = start;
  for (;;) {
    const batch = await getDb().auditEvent.findMany({
      where: { id: { gt: lastId } },
      orderBy: { id: "asc" },
      take: BATCH,
    });
    for (const { id, hash, ...event } of batch) {
      const hasKey = hashAuditEvent(event) === hash;
      // The first keyed line holds the whole of the unkeyed log before it in place.
      const follows = event.previousHash === lastHash && (hasKey || (!isKeyed && unkeyedHashOf(event) === hash));
      if (!follows) return { lastId, lastHash, lines, isKeyed, brokenLine: id };
      lastId = id;
      lastHash = hash;
      lines += 1;
      isKeyed = hasKey;
    }
    if (batch.length < BATCH) return { lastId, lastHash, lines, isKeyed, brokenLine: null };
  }
}
