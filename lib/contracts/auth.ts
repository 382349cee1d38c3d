import { z } from "zod";
import { Id } from "./common.ts";
import { defineCall } from "./define-call.ts";

const Roles = z.array(z.enum(["User", "Admin"])).default(["User"]);
/** Plain labels instead of the playful ones. With every answer that says who is signed in, so that no label flashes. */
const StraightFace = z.boolean().default(false);
/**
 * Bounds the work on an unauthenticated body; what a name or password may be is checked by the use case, with its text.
 * A missing field is an empty one, so that both get that text.
 */
const line = (max: number) => z.string().max(max).default("");

export const SignedIn = z.object({
  userId: Id,
  email: z.string(),
  fullName: z.string(),
  roles: Roles,
  straightFace: StraightFace,
  token: z.string(),
  refreshToken: z.string(),
});
export type SignedIn = z.infer<typeof SignedIn>;

export const login = defineCall({
  method: "POST",
  path: "/api/auth/login",
  access: "public",
  body: z.object({
    email: line(320),
    password: line(1024),
    /** Of the authenticator app, or a recovery code; where the answer was 403 `second_factor_required`. */
    code: line(40),
    /** Where it was 403 `password_change_required`. */
    newPassword: line(1024),
    confirmPassword: line(1024),
  }),
  response: SignedIn,
});

/** What an authenticator app is set up with. Shown once; the codes count when a first code was right. */
export const SecondFactorSetup = z.object({ secret: z.string(), uri: z.string(), recoveryCodes: z.array(z.string()) });
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;

/** For whom the login answered 403 `second_factor_setup_required`; the login with a code ends it. */
export const setUpSecondFactorAtLogin = defineCall({
  method: "POST",
  path: "/api/auth/second-factor-setup",
  access: "public",
  body: z.object({ email: line(320), password: line(1024) }),
  response: SecondFactorSetup,
});

export const register = defineCall({
  method: "POST",
  path: "/api/auth/register",
  access: "public",
  status: 201,
  body: z.object({
    email: line(320),
    password: line(1024),
    firstName: line(100),
    lastName: line(100),
    barNumber: z.string().max(100).nullish(),
    lawFirm: z.string().max(200).nullish(),
    registrationCode: line(100),
  }),
  response: SignedIn,
});

/** Public, because an expired access token must not keep a session alive that its owner wants ended. */
export const logout = defineCall({
  method: "POST",
  path: "/api/auth/logout",
  access: "public",
  body: z.object({ refreshToken: z.string().max(512).nullish() }).optional(),
});

export const refresh = defineCall({
  method: "POST",
  path: "/api/auth/refresh",
  access: "public",
  body: z.object({ refreshToken: z.string().max(512) }),
  response: z.object({ token: z.string(), refreshToken: z.string() }),
});

export const getProfile = defineCall({
  method: "GET",
  path: "/api/auth/profile",
  access: "user",
  response: z.object({
    id: Id,
    email: z.string(),
    fullName: z.string(),
    roles: Roles,
    straightFace: StraightFace,
  }),
});

/** Always the same answer after about the same time, whether the e-mail is known or not. */
export const forgotPassword = defineCall({
  method: "POST",
  path: "/api/auth/forgot-password",
  access: "public",
  body: z.object({ email: line(320) }),
  response: z.object({ message: z.string() }),
});

export const resetPassword = defineCall({
  method: "POST",
  path: "/api/auth/reset-password",
  access: "public",
  body: z.object({ token: line(512), email: line(320), newPassword: line(1024), confirmPassword: line(1024) }),
  response: z.object({ message: z.string().default("") }),
});

/** The other sessions end; this one goes on with a new pair of tokens. */
export const changePassword = defineCall({
  method: "POST",
  path: "/api/auth/change-password",
  access: "user",
  body: z.object({ currentPassword: line(1024), newPassword: line(1024), confirmPassword: line(1024) }),
  response: z.object({ message: z.string(), token: z.string(), refreshToken: z.string() }),
});

/**
 * Whether the firm's single sign-on is configured and what its button says; how long a new password has to be; whether
 * mail leaves this installation.
 */
export const getSignInOptions = defineCall({
  method: "GET",
  path: "/api/auth/options",
  access: "public",
  response: z.object({
    sso: z.object({ label: z.string() }).nullable(),
    minPasswordLength: z.int(),
    hasMail: z.boolean().default(true),
    /** Nobody has registered yet: the first to do so becomes an administrator. */
    isFirstUse: z.boolean().default(false),
  }),
});

/** Turns the short-lived cookie of the firm's identity provider into a session; same origin only. */
export const exchangeSso = defineCall({
  method: "POST",
  path: "/api/auth/sso/exchange",
  access: "public",
  body: z
    .object({
      registrationCode: z.string().max(100).nullish(),
      /** As at the login. */
      code: line(40),
    })
    .optional(),
  response: SignedIn,
});
