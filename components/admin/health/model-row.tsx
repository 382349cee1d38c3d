"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "#lib/api/api-error.ts";
import type { CallOutput } from "#lib/contracts/define-call.ts";
import type { ModelStatus, testModel } from "#lib/contracts/model.ts";
import { HEALTH } from "#lib/copy/admin/admin-operations.ts";
import { modelQuery, modelTest } from "./queries.ts";
import { Tested } from "./tested.tsx";

/** Which model is configured, how its last use went, and a small question to it. */
export function ModelRow() {
  const queryClient = useQueryClient();
  const { data: status, isError } = useQuery(modelQuery);
  const test = useMutation({
    ...modelTest,
    onSettled: () => queryClient.invalidateQueries({ queryKey: modelQuery.queryKey }),
  });
  const result = test.data;
  const outcome = test.isError
    ? { isGood: false, text: messageOf(test.error, HEALTH.modelTestFailed) }
    : result === undefined
      ? null
      : result.ok
        ? { isGood: true, text: describeTest(result, status?.model ?? "") }
        : { isGood: false, text: result.error ?? HEALTH.modelTestFailed };
  return (
    <Tested
      label={HEALTH.testModel}
      busyLabel={HEALTH.testingModel}
      isBusy={test.isPending}
      onTest={status?.configured ? () => test.mutate() : undefined}
      outcome={outcome}
    >
      {status !== undefined ? describe(status, outcome === null) : isError ? HEALTH.modelFailed : ""}
    </Tested>
  );
}

/** Who answered, and what to expect of it: the window that pages are planned for, and how it takes the form of an answer. */
function describeTest(test: CallOutput<typeof testModel>, configured: string): string {
  const { modelReported, ms, window, rung, tokensPerSecond, quotes } = test;
  return [
    HEALTH.modelAnswered({ model: modelReported ?? configured, milliseconds: ms }),
    window !== null && HEALTH.modelWindow[window.source](window.tokens.toLocaleString("en-US")),
    rung !== null && HEALTH.modelForm[rung],
    tokensPerSecond !== null && HEALTH.modelSpeed(tokensPerSecond),
    quotes !== null && HEALTH.modelQuotes(quotes),
  ]
    .filter(Boolean)
    .join(" ");
}

/** `withError`: the reason is told once, by the test when there was one. */
function describe(status: ModelStatus, withError: boolean): string {
  const { configured, model, endpoint, reachable, lastError, cost } = status;
  if (!configured) return HEALTH.modelOff;
  const state = HEALTH.modelState[reachable === null ? "unused" : reachable ? "reachable" : "unreachable"];
  const name = HEALTH.modelOn({ model: model ?? "", endpoint: endpoint ?? "" });
  const use = [`${name}, ${state}`, reachable === false && withError ? lastError?.message : undefined];
  return [use.filter(Boolean).join(": "), cost !== null && HEALTH.modelCost(cost)].filter(Boolean).join(". ");
}
