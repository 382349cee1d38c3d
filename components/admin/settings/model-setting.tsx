"use client";

import { useQuery } from "@tanstack/react-query";
import { Sheet } from "#components/ui/sheet.tsx";
import { HEALTH } from "#lib/copy/admin/admin-operations.ts";
import { SETTINGS } from "#lib/copy/admin/admin-settings.ts";
import { modelStatusQuery } from "./queries.ts";

/** The model is set in the environment alone: whoever may change it decides where privileged words go. */
export function ModelSetting() {
  const { data, isError } = useQuery(modelStatusQuery);
  return (
    <Sheet className="mt-5 max-w-205" aria-labelledby="model">
      <h2 className="text-18" id="model">
        {SETTINGS.model}
      </h2>
      <p className="text-ink-2">{SETTINGS.modelText}</p>
      {isError && <p className="mt-2">{HEALTH.modelFailed}</p>}
      {data !== undefined && (
        <p className="mt-2">
          {data.configured
            ? HEALTH.modelOn({ model: data.model ?? "", endpoint: data.endpoint ?? "" })
            : HEALTH.modelOff}
        </p>
      )}
    </Sheet>
  );
}
