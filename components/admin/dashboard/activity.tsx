import Link from "next/link";
import { Sheet } from "#components/ui/sheet.tsx";
import type { AuditLog } from "#lib/contracts/admin-operations.ts";
import { ADMIN_DASHBOARD } from "#lib/copy/admin/admin-operations.ts";
import { formatDateTime } from "#lib/format/dates.ts";

/** What people did last, from the audit log. */
export function Activity({ logs }: { readonly logs: readonly AuditLog[] }) {
  return (
    <Sheet className="mb-5" aria-labelledby="activity">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-18" id="activity">
          {ADMIN_DASHBOARD.activity}
        </h2>
        <Link className="text-13" href="/admin/audit-logs">
          {ADMIN_DASHBOARD.allActivity}
        </Link>
      </div>
      {logs.length === 0 && <p className="mt-2 text-ink-2">{ADMIN_DASHBOARD.noActivity}</p>}
      <ul className="mt-2">
        {logs.map(({ id, user, message, createdAt }) => (
          <li
            key={id}
            className="flex items-baseline justify-between gap-4 border-t border-hair py-[9px] first:border-t-0 last:pb-0 max-phone:flex-col max-phone:gap-0.5"
          >
            <div className="min-w-0">
              <p
                className="min-w-0 truncate font-semibold"
                title={user === null ? undefined : `${user.fullName}, ${user.email}`}
              >
                {user?.fullName}
              </p>
              <p className="wrap-anywhere">{message}</p>
            </div>
            <time className="text-12 whitespace-nowrap text-ink-2" dateTime={createdAt}>
              {formatDateTime(createdAt)}
            </time>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
