import type { AuditLog } from "#lib/contracts/admin-operations.ts";
import { AUDIT_LOGS } from "#lib/copy/admin/admin-operations.ts";
import { formatTimestamp } from "#lib/format/dates.ts";
import { type Column, DataTable } from "../data-table.tsx";
import { AuditLevelPill } from "./audit-level.tsx";

const { columns: header } = AUDIT_LOGS;

const COLUMNS: readonly Column<AuditLog>[] = [
  { header: header.level, width: "104px", cell: ({ level }) => <AuditLevelPill level={level} /> },
  { header: header.message, cell: ({ message }) => <span className="wrap-anywhere">{message}</span> },
  { header: header.user, width: "18%", cell: ({ user }) => <Who user={user} /> },
  {
    header: header.action,
    width: "172px",
    cell: ({ action }) => <span className="font-mono text-12 wrap-anywhere">{action}</span>,
  },
  {
    header: header.timestamp,
    width: "186px",
    cell: ({ createdAt }) => (
      <time className="whitespace-nowrap" dateTime={createdAt}>
        {formatTimestamp(createdAt)}
      </time>
    ),
  },
];

type Props = { readonly logs: readonly AuditLog[]; readonly isBusy: boolean };

export function AuditTable({ logs, isBusy }: Props) {
  return (
    <DataTable
      label={{ caption: AUDIT_LOGS.table }}
      columns={COLUMNS}
      rows={logs}
      rowKey={({ id }) => id}
      isBusy={isBusy}
    />
  );
}

function Who({ user }: { readonly user: AuditLog["user"] }) {
  if (user === null) return <span className="text-ink-2">{AUDIT_LOGS.system}</span>;
  return (
    <div className="min-w-0 truncate" title={`${user.fullName}, ${user.email}`}>
      {user.fullName || user.email}
    </div>
  );
}
