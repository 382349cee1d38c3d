import * as calls from "#lib/contracts/cases.ts";
import { createCase } from "#server/cases/create-case.ts";
import { listCases } from "#server/cases/list-cases.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.listCases, async ({ actor, query, headers }) => {
  const { cases, nextCursor } = await listCases(actor, query);
  if (nextCursor !== null) headers.set("x-next-cursor", nextCursor);
  return cases;
});
export const POST = route(calls.createCase, ({ actor, body }) => createCase(actor, body));
