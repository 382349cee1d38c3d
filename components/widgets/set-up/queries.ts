import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import * as calls from "#lib/contracts/set-up.ts";

export const setUpState = queryOptions({
  queryKey: ["admin", "set-up"],
  queryFn: ({ signal }) => call(calls.getSetUp, { signal }),
});

export const putSetUpAway = mutationOptions({
  mutationFn: (isHidden: boolean) => call(calls.hideSetUp, { body: { isHidden } }),
});
