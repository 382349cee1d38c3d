import { Eye, Pencil, ScanText, Trash2 } from "lucide-react";
import { IconButton } from "#components/ui/icon-button.tsx";
import type { AdminCaseRow } from "#lib/contracts/admin-cases.ts";
import { ADMIN_CASES } from "#lib/copy/admin/admin-cases.ts";
import { formatDate, formatDateTime } from "#lib/format/dates.ts";
import { type Column, DataTable } from "../data-table.tsx";
import { CaseStatusPill } from "./case-status-pill.tsx";

export type CaseAction = "view" | "analyze" | "edit" | "delete";

type Props = {
  readonly cases: readonly AdminCaseRow[];
  readonly headingId: string;
  readonly isBusy: boolean;
  readonly onAction: (action: CaseAction, caseItem: AdminCaseRow) => void;
};

const ACTIONS = [
  { action: "view", label: ADMIN_CASES.view, Icon: Eye },
  { action: "analyze", label: ADMIN_CASES.analyze, Icon: ScanText },
  { action: "edit", label: ADMIN_CASES.edit, Icon: Pencil },
  { action: "delete", label: ADMIN_CASES.delete, Icon: Trash2, look: "danger" },
] as const;

export function CasesTable({ cases, headingId, isBusy, onAction }: Props) {
  const { columns: header } = ADMIN_CASES;
  const columns: readonly Column<AdminCaseRow>[] = [
    {
      header: header.details,
      cell: ({ title, caseNumber }) => (
        <>
          <div className="min-w-0 truncate font-semibold" title={title}>
            {title}
          </div>
          <span className="font-mono text-12 text-ink-2">{caseNumber}</span>
        </>
      ),
    },
    {
      header: header.user,
      width: "26%",
      cell: ({ userName, userEmail }) => (
        <>
          <div className="min-w-0 truncate" title={userName}>
            {userName}
          </div>
          <div className="min-w-0 truncate text-12 text-ink-2" title={userEmail}>
            {userEmail}
          </div>
        </>
      ),
    },
    { header: header.status, width: "128px", cell: ({ status }) => <CaseStatusPill status={status} /> },
    {
      header: header.documents,
      width: "96px",
      kind: "number",
      cell: ({ documentCount }) => <span className="whitespace-nowrap">{ADMIN_CASES.files(documentCount)}</span>,
    },
    {
      header: header.created,
      width: "112px",
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} title={formatDateTime(createdAt)} className="whitespace-nowrap">
          {formatDate(createdAt)}
        </time>
      ),
    },
    {
      header: header.actions,
      width: "156px",
      kind: "actions",
      cell: (caseItem) => (
        <div className="-mx-1.5 -my-0.5 flex">
          {ACTIONS.map(({ action, label, Icon, ...rest }) => (
            <IconButton
              key={action}
              {...rest}
              label={ADMIN_CASES.named(label, caseItem.title)}
              onClick={() => onAction(action, caseItem)}
            >
              <Icon />
            </IconButton>
          ))}
        </div>
      ),
    },
  ];
  return <DataTable label={{ headingId }} columns={columns} rows={cases} rowKey={({ id }) => id} isBusy={isBusy} />;
}
