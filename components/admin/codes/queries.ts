import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import {
  cleanUpCodes,
  deleteCode,
  generateCodes,
  getCodeStats,
  listCodes,
  type RegistrationCode,
} from "#lib/contracts/admin-codes.ts";

/** Beginning of the keys of the list's pages and of the counts. */
export const CODES_KEY = ["admin", "codes"] as const;

export function codesQuery(page: number) {
  return queryOptions({
    queryKey: [...CODES_KEY, "list", page],
    queryFn: ({ signal }) => call(listCodes, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
}

export const codeStatsQuery = queryOptions({
  queryKey: [...CODES_KEY, "stats"],
  queryFn: ({ signal }) => call(getCodeStats, { signal }),
});

export const makeCodes = mutationOptions({
  mutationFn: (body: { count: number; expiresInDays: number }) => call(generateCodes, { body }),
});

export const removeCode = mutationOptions({
  mutationFn: (id: string) => call(deleteCode, { params: { id } }),
});

export const removeExpiredCodes = mutationOptions({ mutationFn: () => call(cleanUpCodes) });

/** Specification section 4, "Registration code display". */
export function codeStatus({ isUsed, isValid }: RegistrationCode): "used" | "active" | "expired" {
  return isUsed ? "used" : isValid ? "active" : "expired";
}
