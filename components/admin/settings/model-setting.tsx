"use client";

import { useQuery } from "@tanstack/react-query";
import { HEALTH } from "#lib/copy/admin-operations.ts";
import { SETTINGS } from "#lib/copy/admin-settings.ts";
import { modelStatusQuery } from "./queries.ts";
import styles from "./settings.module.css";

/** The model is set in the environment alone: whoever may change it decides where privileged words go. */
export function ModelSetting() {
  const { data, isError } = useQuery(modelStatusQuery);
  return (
    <section className={`sheet ${styles.section}`} aria-labelledby="model">
      <h2 id="model">{SETTINGS.model}</h2>
      <p className="muted">{SETTINGS.modelText}</p>
      {isError && <p className="mt-2">{HEALTH.modelFailed}</p>}
      {data !== undefined && (
        <p className="mt-2">
          {data.configured
            ? HEALTH.modelOn({ model: data.model ?? "", endpoint: data.endpoint ?? "" })
            : HEALTH.modelOff}
        </p>
      )}
    </section>
  );
}
