import type { setUpSecondFactorAtLogin as contract } from "#lib/contracts/auth.ts";
import type { CallParsed, CallReturn } from "#lib/contracts/define-call.ts";
import { normaliseEmail } from "#lib/domain/firm/normalise-email.ts";
import { getDb, type User } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { findKnownSource } from "../limits/known-device.ts";
import { limitFailures } from "../limits/rate-limit.ts";
import type { Actor } from "../policies/actor.ts";
import { beginSecondFactor, hasSecondFactor, needsSecondFactor } from "../second-factor/second-factor.ts";
import { requireConfirmation } from "../sessions/require-confirmation.ts";
import { requireLogin } from "./log-in.ts";

type Setup = CallReturn<typeof contract>;

/**
 * Begins the caller's set-up. It counts once a code was confirmed.
 * @throws AppError `confirmation_required`; `conflict` when there is one already
 */
export async function setUpSecondFactor(actor: Actor): Promise<Setup> {
  await requireConfirmation(actor);
  return begin({ id: actor.userId, email: actor.email });
}

/**
 * Begins it for somebody whose firm asks for it and who cannot sign in without; the sign-in's code confirms it.
 * @throws AppError as logIn; `conflict` when there is one already, or the firm does not ask
 */
export async function setUpSecondFactorAtLogin(
  input: CallParsed<typeof contract>["body"],
  { cookies }: { readonly cookies: string | null },
): Promise<Setup> {
  const email = normaliseEmail(input.email);
  const source = await findKnownSource(email, cookies);
  return limitFailures("login", { account: email, source }, async () => {
    const user = await requireLogin(email, input.password);
    if (!(await needsSecondFactor(user))) throw new AppError("conflict", "Please sign in first.");
    return begin(user);
  });
}

async function begin(user: Pick<User, "id" | "email">): Promise<Setup> {
  if (await hasSecondFactor(getDb(), user.id))
    throw new AppError("conflict", "The second step is already on. Turn it off before setting it up again.");
  const { recoveryCodes, ...setup } = await getDb().$transaction((tx) => beginSecondFactor(tx, user));
  return { ...setup, recoveryCodes: [...recoveryCodes] };
}
