import type { Account } from "#lib/contracts/account.ts";
import type { Tx, User } from "../db/client.ts";
import { hasSecondFactor, needsSecondFactor } from "../second-factor/second-factor.ts";

/** An account as its owner sees it. */
export async function presentAccount(tx: Tx, user: User): Promise<Account> {
  const { id, email, firstName, lastName, barNumber, lawFirm, straightFace } = user;
  return {
    ...{ id, email, firstName, lastName, barNumber, lawFirm, straightFace },
    hasPassword: user.passwordHash !== null,
    secondFactor: {
      isOn: await hasSecondFactor(tx, id),
      isRequired: user.passwordHash !== null && (await needsSecondFactor(user)),
      codesLeft: await tx.recoveryCode.count({ where: { userId: id, usedAt: null } }),
    },
  };
}
