import { z } from "zod";
import { defineCall } from "./define-call.ts";

/** 200 while the process runs. */
export const getLiveness = defineCall({
  method: "GET",
  path: "/api/health/live",
  access: "public",
  response: z.object({ status: z.literal("ok") }),
});

/** 200, or 503 while the database or the storage cannot be used. */
export const getReadiness = defineCall({
  method: "GET",
  path: "/api/health/ready",
  access: "public",
  response: z.object({ status: z.literal("ok") }),
});
