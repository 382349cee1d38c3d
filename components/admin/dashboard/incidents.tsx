import { TriangleAlert } from "lucide-react";
import { ADMIN_DASHBOARD } from "#lib/copy/admin-operations.ts";
import styles from "./dashboard.module.css";

/** Each kind of incident in words, and what counts as one. */
export function Incidents({ texts }: { readonly texts: readonly string[] }) {
  return (
    <section className={`sheet ${styles.section}`} aria-labelledby="incidents">
      <h2 id="incidents">{ADMIN_DASHBOARD.incidentsTitle}</h2>
      <ul className={styles.incidents}>
        {texts.map((text) => (
          <li key={text}>
            <TriangleAlert className="i" />
            {text}
          </li>
        ))}
      </ul>
      <p className="tiny muted">{ADMIN_DASHBOARD.incidentsHelp}</p>
    </section>
  );
}
