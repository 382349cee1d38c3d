import { Letter } from "#lib/contracts/ledger.ts";
import { LETTER } from "#lib/copy/case/ledger.ts";
import { composeLetter } from "#lib/letters/request-letter.ts";
import type { Actor } from "../policies/actor.ts";
import { getDb } from "../db/client.ts";
import type { Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { AppError } from "../errors.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { requireCase } from "../policies/cases.ts";
import { requestLetterFile } from "../work-product/request-letter-file.ts";
import { readLedger } from "./read-ledger.ts";

export type LetterFile = { readonly bytes: Uint8Array<ArrayBuffer>; readonly fileName: string };

/**
 * The saved draft as a Word document.
 * @param on date of the letter, `YYYY-MM-DD`; today in UTC when absent
 * @throws AppError 404 when the case is missing or not the actor's; 400 when no item is ticked, as such a letter asks for nothing
 */
export async function getRequestDraftFile(
  actor: Actor,
  caseId: string,
  { on }: { readonly on: string | undefined },
): Promise<LetterFile> {
  const { title, letter } = await getDb().$transaction(async (tx) => {
    const firmCase = await requireCase(tx, actor, caseId);
    const { draft, items, caseNumber } = await readLedger(tx, actor, firmCase);
    const date = on ?? (await databaseNow(tx)).toISOString().slice(0, 10);
    const composed = composeLetter({ draft: draft.content, items, caseNumber, date });
    if (composed.named.length + composed.usual.length === 0) throw new AppError("invalid", LETTER.nothing);
    await recordDownload(tx, { actor, caseId, what: "the draft of a request letter", caseNumber });
    return { title: firmCase.title, letter: composed };
  });
  return { bytes: await requestLetterFile(letter), fileName: `Request letter, draft - ${title}.docx` };
}

/**
 * A letter that was sent, as a Word document.
 * @throws AppError 404 when case or letter is missing, or not the actor's
 */
export async function getRequestLetterFile(
  actor: Actor,
  { caseId, letterId }: { readonly caseId: string; readonly letterId: string },
): Promise<LetterFile> {
  const { title, row } = await getDb().$transaction(async (tx) => {
    const firmCase = await requireCase(tx, actor, caseId);
    const found = await tx.requestLetter.findFirst({ where: { id: letterId, caseId } });
    if (found === null) throw new AppError("not_found", "Not found");
    const { caseNumber } = firmCase;
    await recordDownload(tx, { actor, caseId, what: `request letter ${found.number}`, caseNumber });
    return { title: firmCase.title, row: found };
  });
  return {
    bytes: await requestLetterFile(Letter.parse(row.content)),
    fileName: `Request letter ${row.number} - ${title}.docx`,
  };
}

type Download = {
  readonly actor: Actor;
  readonly caseId: string;
  readonly what: string;
  readonly caseNumber: string;
};

async function recordDownload(tx: Tx, { actor, caseId, what, caseNumber }: Download): Promise<void> {
  const message = `Downloaded ${what}, case ${caseNumber}`;
  await recordAudit(tx, { level: "info", action: "ledger.download", message, actor, caseId });
}
