import { z } from "zod";
import { Id } from "./common.ts";
import { defineCall } from "./define-call.ts";

/**
 * Loads the demo cases for the caller and starts their analyses. A second call answers those that are there, whether or
 * not one was deleted meanwhile; when all are gone they are loaded again.
 */
export const loadDemo = defineCall({
  method: "POST",
  path: "/api/demo",
  access: "user",
  status: 201,
  response: z.object({ caseIds: z.array(Id).min(1) }),
});
