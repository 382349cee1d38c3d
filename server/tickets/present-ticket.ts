import type { RegistrationCode } from "#lib/contracts/admin-codes.ts";
import { formatCode } from "#lib/domain/firm/registration-code.ts";
import { fullNameOf } from "#lib/format/full-name.ts";
import type { Prisma } from "../db/client.ts";

const PERSON = { select: { firstName: true, lastName: true } } as const;
/** What `presentTicket` needs beside the row. */
export const TICKET_PEOPLE = { createdBy: PERSON, usedBy: PERSON } as const satisfies Prisma.RegistrationCodeInclude;

type Row = Prisma.RegistrationCodeGetPayload<{ include: typeof TICKET_PEOPLE }>;

/** @param now the database's time, by which registration goes as well */
export function presentTicket(row: Row, now: Date): RegistrationCode {
  return {
    id: row.id,
    code: formatCode(row.code),
    isUsed: row.usedAt !== null,
    isValid: row.usedAt === null && row.expiresAt > now,
    createdBy: row.createdBy === null ? null : fullNameOf(row.createdBy),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    usedAt: row.usedAt?.toISOString() ?? null,
    usedBy: row.usedBy === null ? null : fullNameOf(row.usedBy),
  };
}
