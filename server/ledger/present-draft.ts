import { type Draft, DraftContent, type LedgerItem } from "#lib/contracts/ledger.ts";
import { canRequest, DEFAULT_RESPONSE_DAYS } from "#lib/domain/ledger.ts";
import type { LegalSystem } from "#lib/domain/legal-systems.ts";
import { STANDARD_LETTER } from "#lib/letters/standard-letter.ts";
import type { Actor } from "#server/policies/actor.ts";
import { fullNameOf } from "#lib/format/full-name.ts";
import type { Case, Prisma } from "#server/db/client.ts";

type Row = Prisma.RequestDraftGetPayload<{ include: { savedBy: true } }>;
type Given = {
  readonly actor: Actor;
  readonly firmCase: Pick<Case, "title" | "clientName">;
  readonly law: LegalSystem | null;
  readonly items: readonly LedgerItem[];
};

/** The letter that a case is working on; before the first save the standard one. Ticks of what cannot be requested are gone. */
export function presentDraft(row: Row | null, given: Given): Draft {
  if (row === null) return { version: 0, content: firstDraft(given), savedAt: null, savedBy: null };
  const content = DraftContent.parse(row.content);
  const requestable = new Set(given.items.filter(canRequest).map(({ id }) => id));
  return {
    version: row.version,
    content: { ...content, items: content.items.filter(({ id }) => requestable.has(id)) },
    savedAt: row.savedAt.toISOString(),
    savedBy: row.savedBy === null ? null : fullNameOf(row.savedBy),
  };
}

function firstDraft({ actor, firmCase, law }: Given): DraftContent {
  const standard = STANDARD_LETTER[law ?? "us"];
  return {
    ...{ recipient: standard.recipient, subject: firmCase.title, salutation: standard.salutation },
    ...{ opening: null, closing: null, signer: actor.fullName },
    signerRole: standard.signerRole(firmCase.clientName),
    ...{ days: DEFAULT_RESPONSE_DAYS, items: [] },
  };
}
