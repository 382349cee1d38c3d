import { mutationOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { createCaseWithFiles } from "#lib/contracts/cases.ts";
import type { CallInput } from "#lib/contracts/define-call.ts";

/** Opens the case over files that are uploaded already, and starts its analysis. */
export const createCase = mutationOptions({
  mutationFn: (body: CallInput<typeof createCaseWithFiles>["body"]) => call(createCaseWithFiles, { body }),
});
