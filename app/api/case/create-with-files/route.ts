import * as calls from "#lib/contracts/cases.ts";
import { createCaseWithFiles } from "#server/cases/create-case-with-files.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.createCaseWithFiles, async ({ actor, body }) => ({
  success: true as const,
  ...(await createCaseWithFiles(actor, body)),
}));
