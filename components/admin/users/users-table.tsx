import { ShieldCheck, ShieldMinus, ShieldPlus } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { StatePill } from "#components/widgets/document-state/state-pill.tsx";
import { useSession } from "#components/session/session.tsx";
import type { AdminUser } from "#lib/contracts/admin-users.ts";
import { ADMIN_LIST } from "#lib/copy/admin/admin-shell.ts";
import { USERS } from "#lib/copy/admin/admin-users.ts";
import { formatDate, formatDateTime } from "#lib/format/dates.ts";
import { type Column, DataTable } from "../data-table.tsx";

type Props = {
  readonly users: readonly AdminUser[];
  readonly isBusy: boolean;
  readonly onAsk: (what: "status" | "role" | "password", user: AdminUser) => void;
};

export function UsersTable({ users, isBusy, onAsk }: Props) {
  const { user: me } = useSession();
  const { columns: header } = USERS;
  const columns: readonly Column<AdminUser>[] = [
    { header: header.user, width: "14%", cell: (user) => <Name user={user} isMe={user.id === me?.id} /> },
    { header: header.email, cell: ({ email }) => <Line text={email} /> },
    { header: header.barNumber, width: "86px", cell: ({ barNumber }) => <Line text={barNumber} /> },
    { header: header.lawFirm, width: "12%", cell: ({ lawFirm }) => <Line text={lawFirm} /> },
    {
      header: header.status,
      width: "86px",
      cell: ({ isActive }) => (
        <StatePill state={isActive ? "ok" : "off"} label={isActive ? USERS.active : USERS.inactive} />
      ),
    },
    {
      header: header.joined,
      width: "102px",
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} title={formatDateTime(createdAt)} className="whitespace-nowrap">
          {formatDate(createdAt)}
        </time>
      ),
    },
    {
      header: header.actions,
      width: "284px",
      kind: "actions",
      cell: (user) => <Actions user={user} onAsk={(what) => onAsk(what, user)} />,
    },
  ];
  return (
    <DataTable
      label={{ caption: USERS.table }}
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      isBusy={isBusy}
      isDense
    />
  );
}

function Name({ user, isMe }: { readonly user: AdminUser; readonly isMe: boolean }) {
  return (
    <>
      <div className="min-w-0 truncate font-semibold" title={user.fullName}>
        {user.fullName}
      </div>
      {user.roles.includes("Admin") && (
        <span className="inline-flex items-center gap-1 text-12 text-ink-2">
          <ShieldCheck />
          {USERS.admin}
          {isMe && ` (${USERS.you})`}
        </span>
      )}
    </>
  );
}

function Line({ text }: { readonly text: string | null }) {
  if (text === null || text === "") return <span className="text-ink-2">{ADMIN_LIST.none}</span>;
  return (
    <div className="min-w-0 truncate" title={text}>
      {text}
    </div>
  );
}

type ActionsProps = { readonly user: AdminUser; readonly onAsk: (what: "status" | "role" | "password") => void };

function Actions({ user, onAsk }: ActionsProps) {
  const isAdmin = user.roles.includes("Admin");
  const status = user.isActive ? USERS.deactivate : USERS.activate;
  const Shield = isAdmin ? ShieldMinus : ShieldPlus;
  return (
    <div className="-my-0.5 flex flex-wrap items-center gap-1.5">
      <Button
        variant="ghost"
        size="s"
        className="px-[9px]"
        aria-label={USERS.named(status, user.fullName)}
        onClick={() => onAsk("status")}
      >
        {status}
      </Button>
      <Button
        variant="ghost"
        size="s"
        className="px-[9px]"
        aria-label={USERS.named(USERS.resetPassword, user.fullName)}
        onClick={() => onAsk("password")}
      >
        {USERS.resetPassword}
      </Button>
      <IconButton
        label={USERS.named(isAdmin ? USERS.demote : USERS.promote, user.fullName)}
        onClick={() => onAsk("role")}
      >
        <Shield />
      </IconButton>
    </div>
  );
}
