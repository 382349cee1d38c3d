import type { login as contract, SignedIn } from "#lib/contracts/auth.ts";
import type { CallParsed } from "#lib/contracts/define-call.ts";
import { normaliseEmail } from "#lib/domain/firm/normalise-email.ts";
import { identityOf } from "../audit/identity-of.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb, type Tx, type User } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { AppError, type ErrorCode } from "../errors.ts";
import { findKnownSource } from "../limits/known-device.ts";
import { limitFailures } from "../limits/rate-limit.ts";
import { checkNewPassword } from "../passwords/check-new-password.ts";
import { hashPassword, isOfOtherCost, verifyPassword } from "../passwords/password-hash.ts";
import { publicWordsOf } from "../passwords/public-words-of.ts";
import {
  ASKED_FOR_CODE,
  confirmSecondFactor,
  hasSecondFactor,
  needsSecondFactor,
  takeCode,
  WRONG_CODE,
} from "../second-factor/second-factor.ts";
import { presentSignedIn } from "../sessions/present-signed-in.ts";
import { startSession } from "../sessions/start-session.ts";

type Input = CallParsed<typeof contract>["body"];
type Given = Pick<Input, "email" | "password"> & Partial<Input>;
const NOTHING = { code: "", newPassword: "", confirmPassword: "" };

/**
 * Opens a session for an e-mail and its password, and for what else the user needs: a code of their second factor, and
 * another password where an administrator has set this one.
 * @param cookies the request's Cookie header, for the browser that is known
 * @throws AppError `unauthenticated`, alike for an unknown e-mail and a wrong password, in text and in time;
 *   `forbidden` for a deactivated user, told only to whoever knows the password; `second_factor_required`,
 *   `second_factor_setup_required`, `password_change_required`: the same call again, with that; `rate_limited`
 */
export async function logIn(given: Given, { cookies }: { readonly cookies: string | null }): Promise<SignedIn> {
  const input = { ...NOTHING, ...given };
  const email = normaliseEmail(input.email);
  const source = await findKnownSource(email, cookies);
  const outcome = await limitFailures("login", { account: email, source }, async () => {
    const user = await requireLogin(email, input.password);
    const missing = await findMissingStep(user, input);
    // Returned and not thrown: a sign-in that goes on in two steps is no failed attempt.
    if (missing !== null) return missing;
    if (user.mustChangePassword) await checkReplacement(user, input);
    const passwordHash = user.mustChangePassword ? await hashPassword(input.newPassword) : user.passwordHash;
    return getDb().$transaction((tx) => openSession(tx, { user, passwordHash, code: input.code }));
  });
  if (typeof outcome === "string") throw new AppError(outcome, STEPS[outcome]);
  return outcome;
}

const STEPS = {
  second_factor_required: ASKED_FOR_CODE,
  second_factor_setup_required: "Your firm requires a second step at sign-in. Set it up to continue.",
  password_change_required: "An administrator set this password. Choose your own to continue.",
} as const satisfies Partial<Record<ErrorCode, string>>;

/**
 * The user that the password belongs to. A hash of an earlier cost is made anew, since the password is known only now.
 * @throws AppError `unauthenticated`, `forbidden`
 */
export async function requireLogin(email: string, password: string): Promise<User> {
  const user = await getDb().user.findUnique({ where: { email } });
  const isRight = await verifyPassword(password, user?.passwordHash);
  if (user === null || !isRight) {
    await noteFailure(user, user === null ? "unknown email" : "wrong password");
    throw wrongLogin();
  }
  if (!user.isActive) {
    await noteFailure(user, "the account is deactivated");
    throw new AppError("forbidden", "This account has been deactivated. Please contact your administrator.");
  }
  const former = user.passwordHash;
  if (former === null || !isOfOtherCost(former)) return user;
  const passwordHash = await hashPassword(password);
  const { count } = await getDb().user.updateMany({
    where: { id: user.id, passwordHash: former },
    data: { passwordHash },
  });
  // Somebody was quicker: another sign-in with the same hash, or a change of the password. What stands now decides.
  return count === 1 ? { ...user, passwordHash } : requireLogin(email, password);
}

/** The second factor comes first: a password that an administrator has passed on must not be enough to replace it. */
async function findMissingStep(user: User, { code, newPassword }: Input): Promise<keyof typeof STEPS | null> {
  if (await hasSecondFactor(getDb(), user.id)) {
    if (code === "") return "second_factor_required";
  } else if ((await needsSecondFactor(user)) && code === "") return "second_factor_setup_required";
  return user.mustChangePassword && newPassword === "" ? "password_change_required" : null;
}

async function checkReplacement(user: User, { password, newPassword, confirmPassword }: Input): Promise<void> {
  await checkNewPassword({ newPassword, confirmPassword }, publicWordsOf(user));
  if (newPassword !== password) return;
  const text = "The new password must be different from the current one.";
  throw new AppError("invalid", text, { fields: { newPassword: [text] } });
}

type Opening = { readonly user: User; readonly passwordHash: string | null; readonly code: string };

async function openSession(tx: Tx, { user, passwordHash, code }: Opening): Promise<SignedIn> {
  const how = await takeSecondStep(tx, user, code);
  // A password that was changed, or a user who was deactivated, while we compared must not open a session any more.
  const { count } = await tx.user.updateMany({
    where: { id: user.id, passwordHash: user.passwordHash, isActive: true },
    data: { lastSignInAt: await databaseNow(tx), passwordHash, mustChangePassword: false },
  });
  if (count === 0) throw wrongLogin();
  const tokens = await startSession(tx, user.id);
  const actor = identityOf(user);
  if (user.mustChangePassword)
    await recordAudit(tx, { level: "info", action: "auth.password.change", message: "Own password chosen", actor });
  await recordAudit(tx, { level: "info", action: "auth.login", message: how, actor });
  return presentSignedIn(user, tokens);
}

/** @returns what the audit log says of the sign-in */
async function takeSecondStep(tx: Tx, user: User, code: string): Promise<string> {
  if (await hasSecondFactor(tx, user.id)) {
    const taken = await takeCode(tx, user.id, code);
    if (taken === null) throw await wrongCode(user);
    return taken === "app" ? "Signed in with a code" : "Signed in with a recovery code";
  }
  if (!(await needsSecondFactor(user))) return "Signed in";
  if (!(await confirmSecondFactor(tx, user.id, code))) throw await wrongCode(user, "second_factor_setup_required");
  return "Signed in; second factor set up";
}

async function wrongCode(user: User, step: ErrorCode = "second_factor_required"): Promise<AppError> {
  await noteFailure(user, "wrong code");
  return new AppError(step, WRONG_CODE);
}

const wrongLogin = () =>
  new AppError("unauthenticated", "Invalid email or password. Please check your credentials and try again.");

function noteFailure(user: User | null, reason: string): Promise<void> {
  return getDb().$transaction((tx) =>
    recordAudit(tx, {
      level: "warning",
      action: "auth.login.failed",
      message: `Sign-in failed: ${reason}`,
      actor: user && identityOf(user),
    }),
  );
}
