"use client";

import { useState } from "react";
import { RadioGroup } from "#components/ui/form/radio-group.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import type { AdminUser } from "#lib/contracts/admin-users.ts";
import { USER_RESET } from "#lib/copy/admin/admin-users.ts";
import { ResetByLink } from "./reset-by-link.tsx";
import { ResetByPassword } from "./reset-by-password.tsx";
import { ResetSecondFactor } from "./reset-second-factor.tsx";

const WAYS = {
  link: USER_RESET.byLink,
  password: USER_RESET.byPassword,
  secondFactor: USER_RESET.secondFactor,
} as const;
type Way = keyof typeof WAYS;

type Props = { readonly user: AdminUser; readonly onClose: () => void };

/** Helps somebody who is locked out: a link that they open, a password that they are told, no code for a lost phone. */
export function ResetPasswordDialog({ user, onClose }: Props) {
  const [way, setWay] = useState<Way>("link");
  const ways = (Object.keys(WAYS) as Way[]).filter((each) => each !== "secondFactor" || user.hasSecondFactor);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={USER_RESET.title}>
      <p className="wrap-anywhere">
        {USER_RESET.forUser} <b className="font-semibold">{user.fullName}</b>, {user.email}.
      </p>
      <RadioGroup
        legend={USER_RESET.way}
        isLegendHidden
        options={ways.map((each) => [each, WAYS[each]])}
        value={way}
        onChange={setWay}
      />
      {way === "link" && <ResetByLink user={user} onClose={onClose} />}
      {way === "password" && <ResetByPassword user={user} onClose={onClose} />}
      {way === "secondFactor" && <ResetSecondFactor user={user} onClose={onClose} />}
    </Dialog>
  );
}
