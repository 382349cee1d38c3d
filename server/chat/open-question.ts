import type { askChat } from "#lib/contracts/chat.ts";
import type { CallParsed } from "#lib/contracts/define-call.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { limitRequests } from "../limits/rate-limit.ts";
import type { Actor } from "../policies/actor.ts";
import { requireCase } from "../policies/cases.ts";

type Asked = CallParsed<typeof askChat>["body"];

/** A question that may be answered: whoever asked sees the case, and has not asked too often. */
export type Question = Asked & { readonly caseId: string };

/**
 * Lets a question about a case in and notes that it was asked, never what.
 * @throws AppError 404 when the case is missing or not the actor's; 429 beyond 120 questions of one user in 15 minutes
 */
export async function openQuestion(actor: Actor, caseId: string, asked: Asked): Promise<Question> {
  const { caseNumber } = await requireCase(getDb(), actor, caseId);
  await limitRequests("chat", actor.userId);
  await getDb().$transaction((tx) =>
    recordAudit(tx, {
      level: "info",
      action: "chat.ask",
      message: `Asked a question about case ${caseNumber}`,
      actor,
      caseId,
    }),
  );
  return { ...asked, caseId };
}
