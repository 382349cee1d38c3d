import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { ApiError } from "#lib/api/api-error.ts";
import { call } from "#lib/api/call.ts";
import { storeTokens } from "#lib/api/session-storage.ts";
import {
  endSession,
  getAccount,
  listSessions,
  setUpSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
  updateAccount,
} from "#lib/contracts/account.ts";
import { changePassword } from "#lib/contracts/auth.ts";
import type { CallInput, CallOutput } from "#lib/contracts/define-call.ts";

export type SessionRow = CallOutput<typeof listSessions>[number];

export const accountQuery = queryOptions({
  queryKey: ["account"],
  queryFn: ({ signal }) => call(getAccount, { signal }),
});

export const sessionsQuery = queryOptions({
  queryKey: ["account", "sessions"],
  queryFn: ({ signal }) => call(listSessions, { signal }),
});

export const saveAccount = mutationOptions({
  mutationFn: (body: CallInput<typeof updateAccount>["body"]) => call(updateAccount, { body }),
});

/** This session goes on with the new pair: the old refresh token is worth nothing any more. */
export const replacePassword = mutationOptions({
  mutationFn: async (body: CallInput<typeof changePassword>["body"]) => {
    const { message, token, refreshToken } = await call(changePassword, { body });
    storeTokens({ token, refreshToken });
    return message;
  },
});

export const beginSecondFactor = mutationOptions({ mutationFn: () => call(setUpSecondFactor) });

export const finishSecondFactor = mutationOptions({
  mutationFn: (code: string) => call(turnOnSecondFactor, { body: { code } }),
});

export const endSecondFactor = mutationOptions({ mutationFn: () => call(turnOffSecondFactor) });

/** A session that is over already is what was asked for. */
export const finishSession = mutationOptions({
  mutationFn: (id: string) =>
    call(endSession, { params: { id } }).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }),
});
