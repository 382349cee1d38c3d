"use client";

import { useQuery } from "@tanstack/react-query";
import { PageHead } from "#components/ui/page-head.tsx";
import { SETTINGS } from "#lib/copy/admin/admin-settings.ts";
import { ListError } from "../list-error.tsx";
import { ListLoading } from "../list-state.tsx";
import { ModelSetting } from "./model-setting.tsx";
import { settingsQuery } from "./queries.ts";
import { SettingsForm } from "./settings-form.tsx";

/** /admin/settings: what the firm sets for itself. */
export function SettingsScreen() {
  const { data, isError, isPending, isFetching, error, refetch } = useQuery(settingsQuery);
  return (
    <>
      <PageHead>
        <div>
          <h1 tabIndex={-1}>{SETTINGS.title}</h1>
          <p>{SETTINGS.subtitle}</p>
        </div>
      </PageHead>
      {isError && (
        <ListError
          title={SETTINGS.loadFailed}
          error={error}
          isStale={data !== undefined}
          isBusy={isFetching}
          retry={() => void refetch()}
        />
      )}
      {isPending && <ListLoading label={SETTINGS.loading} />}
      {data !== undefined && <SettingsForm settings={data.settings} defaults={data.defaults} />}
      <ModelSetting />
    </>
  );
}
