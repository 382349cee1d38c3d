import { z } from "zod";
import { SET_UP_STEPS } from "../domain/firm/set-up.ts";
import { defineCall } from "./define-call.ts";

const SetUp = z.object({
  /** The docket shows it: the caller founded the office, something is left, and they have not put the list away. */
  isShown: z.boolean(),
  /** The caller founded the office and has put the list away. */
  isPutAway: z.boolean(),
  steps: z.array(z.object({ step: z.enum(SET_UP_STEPS), isDone: z.boolean() })),
});
export type SetUp = z.infer<typeof SetUp>;

/** What is set up in this office. */
export const getSetUp = defineCall({ method: "GET", path: "/api/admin/set-up", access: "admin", response: SetUp });

/** Puts the list away for the caller, or brings it back. */
export const hideSetUp = defineCall({
  method: "PUT",
  path: "/api/admin/set-up",
  access: "admin",
  body: z.object({ isHidden: z.boolean() }),
  response: z.object({ isPutAway: z.boolean() }),
});
