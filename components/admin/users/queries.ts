import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import {
  generateResetLink,
  listUsers,
  resetUserPassword,
  resetUserSecondFactor,
  setUserRoles,
  setUserStatus,
} from "#lib/contracts/admin-users.ts";
import type { CallInput } from "#lib/contracts/define-call.ts";

/** Beginning of the keys of every page of the list. */
export const USERS_KEY = ["admin", "users"] as const;

type Query = CallInput<typeof listUsers>["query"];

export function usersQuery(query: Query) {
  return queryOptions({
    queryKey: [...USERS_KEY, query],
    queryFn: ({ signal }) => call(listUsers, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const changeUserStatus = mutationOptions({
  mutationFn: ({ id, isActive }: { id: string; isActive: boolean }) =>
    call(setUserStatus, { params: { id }, body: { isActive } }),
});

export const changeUserRoles = mutationOptions({
  mutationFn: ({ id, isAdmin }: { id: string; isAdmin: boolean }) =>
    call(setUserRoles, { params: { id }, body: { roles: isAdmin ? ["User", "Admin"] : ["User"] } }),
});

export const makeResetLink = mutationOptions({
  mutationFn: (id: string) => call(generateResetLink, { params: { id } }),
});

export const resetSecondFactor = mutationOptions({
  mutationFn: (id: string) => call(resetUserSecondFactor, { params: { id } }),
});

export const setUserPassword = mutationOptions({
  mutationFn: (body: CallInput<typeof resetUserPassword>["body"]) =>
    call(resetUserPassword, { params: { id: body.userId }, body }),
});
