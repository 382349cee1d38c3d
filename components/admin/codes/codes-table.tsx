import { Trash2 } from "lucide-react";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { StatePill } from "#components/widgets/document-state/state-pill.tsx";
import type { RegistrationCode } from "#lib/contracts/admin-codes.ts";
import { CODE_STATUS_LABEL, CODES } from "#lib/copy/admin/admin-codes.ts";
import { ADMIN_LIST } from "#lib/copy/admin/admin-shell.ts";
import { formatDateTime } from "#lib/format/dates.ts";
import { type Column, DataTable } from "../data-table.tsx";
import { codeStatus } from "./queries.ts";

const PILL = { active: "ok", used: "stage", expired: "off" } as const;

type Props = {
  readonly codes: readonly RegistrationCode[];
  readonly isBusy: boolean;
  readonly onDelete: (code: RegistrationCode) => void;
};

export function CodesTable({ codes, isBusy, onDelete }: Props) {
  const { columns: header } = CODES;
  const columns: readonly Column<RegistrationCode>[] = [
    {
      header: header.code,
      width: "208px",
      cell: ({ code }) => <span className="font-mono whitespace-nowrap">{code}</span>,
    },
    { header: header.status, cell: (code) => <Status code={code} /> },
    { header: header.createdBy, cell: ({ createdBy }) => <Person name={createdBy ?? CODES.system} /> },
    {
      header: header.expiresAt,
      width: "184px",
      cell: ({ expiresAt }) => (
        <time dateTime={expiresAt} className="whitespace-nowrap">
          {formatDateTime(expiresAt)}
        </time>
      ),
    },
    {
      header: header.actions,
      width: "152px",
      kind: "actions",
      cell: (code) => <Actions code={code} onDelete={() => onDelete(code)} />,
    },
  ];
  return (
    <DataTable
      label={{ caption: CODES.table }}
      columns={columns}
      rows={codes}
      rowKey={({ id }) => id}
      isBusy={isBusy}
    />
  );
}

function Status({ code }: { readonly code: RegistrationCode }) {
  const status = codeStatus(code);
  return (
    <>
      <StatePill state={PILL[status]} label={CODE_STATUS_LABEL[status]} />
      {code.usedBy !== null && (
        <div className="min-w-0 truncate text-12 text-ink-2" title={code.usedBy}>
          {CODES.usedBy(code.usedBy)}
        </div>
      )}
    </>
  );
}

function Person({ name }: { readonly name: string }) {
  return (
    <div className="min-w-0 truncate" title={name}>
      {name}
    </div>
  );
}

/** A used code cannot be used again and stays as a record: nothing is left to do with it. */
function Actions({ code, onDelete }: { readonly code: RegistrationCode; readonly onDelete: () => void }) {
  if (code.isUsed) return <span className="text-ink-2">{CODES.kept}</span>;
  return (
    <div className="flex items-center gap-3">
      {code.isValid && (
        <CopyButton
          text={code.code}
          label={ADMIN_LIST.copy}
          copiedLabel={ADMIN_LIST.copied}
          what={code.code}
          size="s"
        />
      )}
      <IconButton look="danger" className="ml-auto" label={CODES.named(CODES.delete, code.code)} onClick={onDelete}>
        <Trash2 />
      </IconButton>
    </div>
  );
}
