import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { getSystemHealth, sendTestMail } from "#lib/contracts/admin-operations.ts";
import { getModelStatus, testModel } from "#lib/contracts/model.ts";

/** Milliseconds; specification section 9. */
const REFRESH_EVERY = 30_000;

export const healthQuery = queryOptions({
  queryKey: ["admin", "health"],
  queryFn: ({ signal }) => call(getSystemHealth, { signal }),
  refetchInterval: REFRESH_EVERY,
});

export const modelQuery = queryOptions({
  queryKey: ["admin", "model"],
  queryFn: ({ signal }) => call(getModelStatus, { signal }),
  refetchInterval: REFRESH_EVERY,
});

export const mailTest = mutationOptions({ mutationFn: () => call(sendTestMail) });

export const modelTest = mutationOptions({ mutationFn: () => call(testModel) });
