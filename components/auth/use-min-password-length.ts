"use client";

import { useQuery } from "@tanstack/react-query";
import { MIN_PASSWORD_LENGTH } from "#lib/domain/firm/password-rules.ts";
import { signInOptions } from "./queries.ts";

/** Characters that a new password must have here; until the server has said so, the least that any firm asks for. */
export function useMinPasswordLength(): number {
  return useQuery(signInOptions).data?.minPasswordLength ?? MIN_PASSWORD_LENGTH;
}
