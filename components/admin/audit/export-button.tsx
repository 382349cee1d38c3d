"use client";

import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { toast } from "sonner";
import { Button } from "#components/ui/button.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import type { AuditFilters } from "#lib/contracts/admin-operations.ts";
import { AUDIT_LOGS } from "#lib/copy/admin/admin-operations.ts";
import { exportLogs } from "./queries.ts";

/** Saves what the filters let through, all pages of it. */
export function ExportButton({ filters }: { readonly filters: AuditFilters }) {
  const run = useMutation({
    ...exportLogs,
    onSuccess: (bytes) => {
      const name = `audit-log-${new Date().toISOString().slice(0, 10)}.csv`;
      save(bytes, name);
      toast(AUDIT_LOGS.exported(name));
    },
    onError: (error) => toast.error(messageOf(error, AUDIT_LOGS.exportFailed)),
  });
  return (
    <Button variant="ghost" busy={run.isPending} onClick={() => run.mutate(filters)}>
      <Download />
      {run.isPending ? AUDIT_LOGS.exporting : AUDIT_LOGS.export}
    </Button>
  );
}

function save(bytes: Blob, name: string) {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it a moment after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
