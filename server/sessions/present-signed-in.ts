import type { SignedIn } from "#lib/contracts/auth.ts";
import { fullNameOf } from "#lib/format/full-name.ts";
import type { User } from "../db/client.ts";
import type { TokenPair } from "./start-session.ts";

/** The answer to a login and a registration. */
export function presentSignedIn(user: User, { token, refreshToken }: TokenPair): SignedIn {
  const { id, email, roles, straightFace } = user;
  return { userId: id, email, fullName: fullNameOf(user), roles, straightFace, token, refreshToken };
}
