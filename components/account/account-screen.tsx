"use client";

import { useQuery } from "@tanstack/react-query";
import { PageHead } from "#components/ui/page-head.tsx";
import { Button } from "#components/ui/button.tsx";
import { Note } from "#components/ui/note.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import { ACCOUNT } from "#lib/copy/account/account.ts";
import { Appearance } from "./appearance.tsx";
import { ChangePassword } from "./change-password.tsx";
import { Profile } from "./profile.tsx";
import { accountQuery } from "./queries.ts";
import { SecondFactor } from "./second-factor.tsx";
import { Sessions } from "./sessions.tsx";

/** /account: the signed-in user's own page; product page, section 3. */
export function AccountScreen() {
  const { data: account, error, refetch } = useQuery(accountQuery);
  return (
    <>
      <PageHead>
        <h1 tabIndex={-1}>{ACCOUNT.title}</h1>
      </PageHead>
      <div className="grid max-w-205 grid-cols-1 gap-6">
        {account === undefined && error === null && <Spinner label={ACCOUNT.loading} />}
        {account === undefined && error !== null && (
          <Note
            title={ACCOUNT.loadFailed}
            action={
              <Button size="s" onClick={() => void refetch()}>
                {ACCOUNT.retry}
              </Button>
            }
          >
            {messageOf(error, ACCOUNT.noAnswer)}
          </Note>
        )}
        {account !== undefined && (
          <>
            <Profile account={account} />
            <ChangePassword account={account} />
            <SecondFactor account={account} />
          </>
        )}
        <Appearance />
        <Sessions />
      </div>
    </>
  );
}
