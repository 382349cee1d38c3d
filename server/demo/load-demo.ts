import { openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { documentTypeOf, MEDIA_TYPE_OF } from "#lib/domain/files/document-type.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { nextCaseNumber } from "../cases/next-case-number.ts";
import { getDb } from "../db/client.ts";
import type { Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { spoolUpload } from "../documents/spool-upload.ts";
import type { SpooledUpload } from "../documents/spool-upload.ts";
import { enqueueReading } from "../jobs/enqueue-reading.ts";
import type { Actor } from "../policies/actor.ts";
import { getStorage } from "../storage/get-storage.ts";
import { DEMO_CASES } from "./demo-cases.ts";

type Owner = Pick<Actor, "userId" | "email" | "fullName">;

/** Not `import.meta.dirname`: the bundler would move it. */
const EXHIBITS = join(/*turbopackIgnore: true*/ process.cwd(), "server/demo/exhibits");

/**
 * Opens the demo cases for somebody, in the way that uploaded files take: encrypted, stored, read and analysed by
 * whatever is configured. Twice is harmless: while one of them is left, its owner's demo cases are answered as they are.
 * @returns the ids of the cases
 */
export async function loadDemo(owner: Owner): Promise<string[]> {
  const present = await findDemoCases(getDb(), owner);
  if (present.length > 0) return present;
  const stored: SpooledUpload[] = [];
  const removeStored = () => Promise.all(stored.map(({ storageKey }) => getStorage().delete(storageKey)));
  try {
    for (const { files } of DEMO_CASES) for (const file of files) stored.push(await storeExhibit(file));
    const { caseIds, isNew } = await getDb().$transaction(async (tx) => {
      // Two clicks at once: the second waits here and then finds what the first has made.
      await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${owner.userId}::uuid FOR NO KEY UPDATE`;
      const others = await findDemoCases(tx, owner);
      if (others.length > 0) return { caseIds: others, isNew: false };
      return { caseIds: await createCases(tx, owner, stored), isNew: true };
    });
    if (!isNew) await removeStored();
    return caseIds;
  } catch (error) {
    // The sweep would find them too, a day later.
    await removeStored();
    throw error;
  }
}

async function findDemoCases(tx: Pick<Tx, "case">, { userId }: Owner): Promise<string[]> {
  const where = { createdById: userId, isDemo: true };
  const cases = await tx.case.findMany({ where, orderBy: { id: "asc" }, select: { id: true } });
  return cases.map(({ id }) => id);
}

async function storeExhibit(fileName: string): Promise<SpooledUpload> {
  const type = documentTypeOf(fileName);
  if (type === null) throw new Error(`${fileName} is not an accepted file type`);
  const form = new FormData();
  form.append("file", await openAsBlob(join(EXHIBITS, fileName), { type: MEDIA_TYPE_OF[type] }), fileName);
  const encoded = new Response(form);
  const body = Readable.from(encoded.body ?? []);
  const upload = { body, contentType: encoded.headers.get("content-type"), contentLength: null };
  const spooled = await spoolUpload({ ...upload, signal: new AbortController().signal });
  try {
    await getStorage().put(spooled.storageKey, spooled.path);
    return spooled;
  } finally {
    await rm(spooled.path, { force: true });
  }
}

async function createCases(tx: Tx, owner: Owner, stored: readonly SpooledUpload[]): Promise<string[]> {
  const now = await databaseNow(tx);
  const files = new Map(stored.map((spooled) => [spooled.fileName, spooled]));
  const caseIds: string[] = [];
  for (const [index, { files: names, ...fields }] of DEMO_CASES.entries()) {
    const { id: caseId } = await tx.case.create({
      data: {
        ...fields,
        caseNumber: await nextCaseNumber(tx, now),
        description: "Fictional demo case. No person, place or rule in it is real.",
        isDemo: true,
        status: "processing",
        createdById: owner.userId,
        createdAt: now,
        // Apart, so that their order on the docket is not left to chance.
        lastActivityAt: new Date(now.getTime() + index),
        nextExhibit: names.length + 1,
      },
    });
    caseIds.push(caseId);
    for (const [position, name] of names.entries()) {
      const spooled = files.get(name);
      if (spooled === undefined) throw new Error(`${name} was not stored`);
      await createExhibit(tx, { owner, caseId, exhibit: position + 1, spooled, now });
    }
    await tx.analysis.create({ data: { caseId, requestedById: owner.userId, createdAt: now } });
  }
  const message = `Loaded ${caseIds.length} demo cases`;
  await recordAudit(tx, { level: "info", action: "demo.load", message, actor: owner });
  return caseIds;
}

type Exhibit = {
  readonly owner: Owner;
  readonly caseId: string;
  readonly exhibit: number;
  readonly spooled: SpooledUpload;
  readonly now: Date;
};

async function createExhibit(tx: Tx, { owner, caseId, exhibit, spooled, now }: Exhibit): Promise<void> {
  const documentId = spooled.documentId;
  await tx.document.create({
    data: {
      id: documentId,
      caseId,
      exhibit,
      uploadedById: owner.userId,
      originalFileName: spooled.fileName,
      type: spooled.type,
      size: spooled.size,
      sha256: spooled.sha256,
      storageKey: spooled.storageKey,
      wrappedKey: new Uint8Array(spooled.wrappedKey),
      uploadedAt: now,
    },
  });
  const reader = { userId: owner.userId, bytes: spooled.size };
  await enqueueReading(tx, { name: "extract-document", key: documentId, documentId, ...reader });
}
