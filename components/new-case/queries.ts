import { mutationOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { createCase, createCaseWithFiles } from "#lib/contracts/cases.ts";
import type { CallInput } from "#lib/contracts/define-call.ts";

/** Opens the case over files that are uploaded already, and starts its analysis. */
export const createCaseOnFiles = mutationOptions({
  mutationFn: (body: CallInput<typeof createCaseWithFiles>["body"]) => call(createCaseWithFiles, { body }),
});

/** Opens a case without files. */
export const createEmptyCase = mutationOptions({
  mutationFn: (body: CallInput<typeof createCase>["body"]) => call(createCase, { body }),
});
