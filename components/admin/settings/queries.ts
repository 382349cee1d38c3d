import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { getSettings, updateSettings } from "#lib/contracts/admin-settings.ts";
import { getModelStatus } from "#lib/contracts/model.ts";
import type { FirmSettings } from "#lib/domain/firm/firm-settings.ts";

export const settingsQuery = queryOptions({
  queryKey: ["admin", "settings"],
  queryFn: ({ signal }) => call(getSettings, { signal }),
  // What somebody types must not be replaced by what the server still has.
  refetchOnWindowFocus: false,
});

export const modelStatusQuery = queryOptions({
  queryKey: ["admin", "model"],
  queryFn: ({ signal }) => call(getModelStatus, { signal }),
});

export const saveSettings = mutationOptions({
  mutationFn: (body: FirmSettings) => call(updateSettings, { body }),
});
