import Link from "next/link";
import type { AuditLog } from "#lib/contracts/admin-operations.ts";
import { ADMIN_DASHBOARD } from "#lib/copy/admin-operations.ts";
import { formatDateTime } from "#lib/format/dates.ts";
import styles from "./dashboard.module.css";

/** What people did last, from the audit log. */
export function Activity({ logs }: { readonly logs: readonly AuditLog[] }) {
  return (
    <section className={`sheet ${styles.section}`} aria-labelledby="activity">
      <div className="row spread wrap">
        <h2 id="activity">{ADMIN_DASHBOARD.activity}</h2>
        <Link className="small" href="/admin/audit-logs">
          {ADMIN_DASHBOARD.allActivity}
        </Link>
      </div>
      {logs.length === 0 && <p className="muted mt-2">{ADMIN_DASHBOARD.noActivity}</p>}
      <ul className={styles.activity}>
        {logs.map(({ id, user, message, createdAt }) => (
          <li key={id}>
            <div className="min-w-0">
              <p className="strong trunc" title={user === null ? undefined : `${user.fullName}, ${user.email}`}>
                {user?.fullName}
              </p>
              <p className={styles.message}>{message}</p>
            </div>
            <time className="tiny muted nowrap" dateTime={createdAt}>
              {formatDateTime(createdAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
