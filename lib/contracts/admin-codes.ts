import { z } from "zod";
import { PageCounts, pageQuery } from "./admin-page.ts";
import { Id, IdParams, Time } from "./common.ts";
import { defineCall } from "./define-call.ts";

const RegistrationCode = z.object({
  id: Id,
  /** As it is shown: "9F3A-...". */
  code: z.string(),
  isUsed: z.boolean(),
  /** Neither used nor expired. */
  isValid: z.boolean(),
  /** Full name; null for a code that was made at the terminal or by the first start. */
  createdBy: z.string().nullable().default(null),
  /** Always told. */
  createdAt: Time.nullable().default(null),
  expiresAt: Time,
  usedAt: Time.nullable().default(null),
  /** Full name of who registered with it. */
  usedBy: z.string().nullable().default(null),
});
export type RegistrationCode = z.infer<typeof RegistrationCode>;

/** Newest first. */
export const listCodes = defineCall({
  method: "GET",
  path: "/api/admin/registration-codes",
  access: "admin",
  query: z.object(pageQuery(50)),
  response: z.object({ codes: z.array(RegistrationCode), ...PageCounts }),
});

export const getCodeStats = defineCall({
  method: "GET",
  path: "/api/admin/registration-codes/stats",
  access: "admin",
  response: z.object({ total: z.int(), active: z.int(), used: z.int(), expired: z.int() }),
});

export const generateCodes = defineCall({
  method: "POST",
  path: "/api/admin/registration-codes/generate",
  access: "admin",
  body: z.object({
    count: z.int("Please enter a whole number from 1 to 100").min(1, "At least 1 code").max(100, "At most 100 codes"),
    expiresInDays: z
      .int("Please enter a whole number from 1 to 365")
      .min(1, "At least 1 day")
      .max(365, "At most 365 days")
      .default(30),
  }),
  response: z.object({ codes: z.array(RegistrationCode) }),
});

/** 409 for a code that was used: it stays as the record of who registered with it. */
export const deleteCode = defineCall({
  method: "DELETE",
  path: "/api/admin/registration-codes/{id}",
  access: "admin",
  params: IdParams,
});

/** Deletes the codes that expired unused. */
export const cleanUpCodes = defineCall({
  method: "POST",
  path: "/api/admin/registration-codes/cleanup",
  access: "admin",
  response: z.object({ deleted: z.int() }),
});
