import { z } from "zod";
import { SecondFactorSetup } from "./auth.ts";
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
  /** `isRequired` by the firm's rule; `codesLeft` are recovery codes that were not used. */
  secondFactor: z.object({ isOn: z.boolean(), isRequired: z.boolean(), codesLeft: z.int() }).optional(),
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

/** Everybody who can sign in, by name: the people a case may be assigned to. */
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

/** Proves who is there for ten minutes; see the 403 `confirmation_required`. A code, for an account without a password. */
export const confirmIdentity = defineCall({
  method: "POST",
  path: "/api/account/confirm",
  access: "user",
  body: z.object({ password: z.string().max(1024) }),
});

/** Begins a set-up; 403 `confirmation_required` when the caller's last proof is older than ten minutes. */
export const setUpSecondFactor = defineCall({
  method: "POST",
  path: "/api/account/second-factor",
  access: "user",
  response: SecondFactorSetup,
});

/** Ends it with a first code of the app; the other sessions end. */
export const turnOnSecondFactor = defineCall({
  method: "POST",
  path: "/api/account/second-factor/confirm",
  access: "user",
  body: z.object({ code: z.string().max(40) }),
  response: Account,
});

/** 403 as `setUpSecondFactor`; 409 where the firm asks for one. */
export const turnOffSecondFactor = defineCall({
  method: "DELETE",
  path: "/api/account/second-factor",
  access: "user",
  response: Account,
});

/** Ends one of the caller's sessions; its next call is a 401. 403 `confirmation_required` as above. */
export const endSession = defineCall({
  method: "DELETE",
  path: "/api/account/sessions/{id}",
  access: "user",
  params: IdParams,
});
