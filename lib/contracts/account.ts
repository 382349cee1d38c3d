import { z } from "zod";
import { Id, IdParams, Time } from "./common.ts";
import { defineCall } from "./define-call.ts";

const Account = z.object({
  id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  barNumber: z.string().nullable(),
  lawFirm: z.string().nullable(),
  /** Plain labels instead of the playful ones. */
  straightFace: z.boolean(),
  /** False for an account that only signs in through the firm's single sign-on. */
  hasPassword: z.boolean(),
});
export type Account = z.infer<typeof Account>;

export const getAccount = defineCall({ method: "GET", path: "/api/account", access: "user", response: Account });

export const updateAccount = defineCall({
  method: "PUT",
  path: "/api/account",
  access: "user",
  body: z.object({
    firstName: z.string().trim().min(1, "First name is required").max(100).optional(),
    lastName: z.string().trim().min(1, "Last name is required").max(100).optional(),
    barNumber: z.string().trim().max(100).nullable().optional(),
    lawFirm: z.string().trim().max(200).nullable().optional(),
    straightFace: z.boolean().optional(),
  }),
  response: Account,
});

/** Somebody of the firm, by name only. */
export const Colleague = z.object({ id: Id, fullName: z.string() });
export type Colleague = z.infer<typeof Colleague>;

/** Everybody who can sign in, by name: whom a case may be assigned to. */
export const listColleagues = defineCall({
  method: "GET",
  path: "/api/account/colleagues",
  access: "user",
  response: z.array(Colleague),
});

/** The caller's living sessions, the one that asks first, then the most recently used. */
export const listSessions = defineCall({
  method: "GET",
  path: "/api/account/sessions",
  access: "user",
  response: z.array(
    z.object({
      id: Id,
      userAgent: z.string().nullable(),
      address: z.string().nullable(),
      createdAt: Time,
      lastUsedAt: Time,
      isCurrent: z.boolean(),
    }),
  ),
});

/** Ends one of the caller's sessions; its next call is a 401. */
export const endSession = defineCall({
  method: "DELETE",
  path: "/api/account/sessions/{id}",
  access: "user",
  params: IdParams,
});
