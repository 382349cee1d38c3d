import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { getSystemHealth, getWorker, sendTestMail } from "#lib/contracts/admin-operations.ts";
import { getModelStatus, testModel } from "#lib/contracts/model.ts";

/** Milliseconds; specification section 9. */
const REFRESH_EVERY = 30_000;

export const healthQuery = queryOptions({
  queryKey: ["admin", "health"],
  queryFn: ({ signal }) => call(getSystemHealth, { signal }),
  refetchInterval: REFRESH_EVERY,
});

/** Milliseconds. A worker counts as away ten seconds after its last sign; whoever looks on knows it within 15. */
const ASK_FOR_WORKER_EVERY = 5_000;

export const workerQuery = queryOptions({
  queryKey: ["admin", "worker"],
  queryFn: ({ signal }) => call(getWorker, { signal }),
  refetchInterval: ASK_FOR_WORKER_EVERY,
  retry: false,
});

export const modelQuery = queryOptions({
  queryKey: ["admin", "model"],
  queryFn: ({ signal }) => call(getModelStatus, { signal }),
  refetchInterval: REFRESH_EVERY,
});

export const mailTest = mutationOptions({ mutationFn: () => call(sendTestMail) });

export const modelTest = mutationOptions({ mutationFn: () => call(testModel) });
