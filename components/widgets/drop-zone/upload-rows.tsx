"use client";

import { FileText, RefreshCw, X } from "lucide-react";
import type { Ref } from "react";
import { Gauge } from "#components/ui/gauge.tsx";
import { cn } from "#components/ui/cn.ts";
import { Button } from "#components/ui/button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { TruncatedName } from "#components/ui/truncated-name.tsx";
import { UPLOAD_LIST, UPLOAD_STATUS_LABEL, type UploadStatus } from "#lib/copy/case/documents.ts";
import { formatMegabytes } from "#lib/format/megabytes.ts";
import { type PillState, StatePill } from "../document-state/state-pill.tsx";
import { useCopy } from "../voice.ts";
import type { UploadItem } from "./use-uploads.ts";

type Props = {
  readonly items: readonly UploadItem[];
  /** Takes the focus when a row goes. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly onRetry: (id: string) => void;
  readonly onCancel: (id: string) => void;
  readonly onRemove: (id: string) => void;
};

const PILL = {
  pending: "wait",
  uploading: "run",
  completed: "ok",
  error: "bad",
  cancelled: "off",
} as const satisfies Record<UploadStatus, PillState>;

/** The selected files, one row each, with their counts as the foot of the list. */
export function UploadRows({ items, ref, onRetry, onCancel, onRemove }: Props) {
  const labels = useCopy(UPLOAD_LIST);
  const count = (status: UploadStatus) => items.filter((item) => item.status === status).length;
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label={UPLOAD_LIST.title} className="focus:outline-none">
      <h2 className="sr-only">{UPLOAD_LIST.title}</h2>
      <p className="sr-only" role="status">
        {count("completed") > 0 && UPLOAD_LIST.progress(count("completed"), items.length)}
      </p>
      <ul className="rounded-t-sheet border border-rule bg-sheet pr-2 pl-4">
        {items.map((item) => (
          <Row
            key={item.id}
            item={item}
            onRetry={() => onRetry(item.id)}
            onCancel={() => onCancel(item.id)}
            onRemove={() => onRemove(item.id)}
          />
        ))}
      </ul>
      <dl className="grid grid-cols-4 rounded-b-sheet border border-t-0 border-manila-edge bg-manila max-phone:grid-cols-2">
        <Count label={UPLOAD_LIST.files} count={items.length} />
        <Count label={UPLOAD_LIST.ready} count={count("completed")} />
        <Count label={labels.busted} count={count("error")} isBad={count("error") > 0} />
        <Count label={UPLOAD_LIST.processing} count={count("uploading")} />
      </dl>
    </div>
  );
}

type RowProps = {
  readonly item: UploadItem;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
};

function Row({ item, onRetry, onCancel, onRemove }: RowProps) {
  const { file, status, progress, error, duplicateOf } = item;
  return (
    <li className="grid min-h-15 grid-cols-[24px_minmax(0,1fr)_112px_124px] items-center gap-3 border-t border-hair py-2 first:border-0 max-phone:grid-cols-[24px_minmax(0,1fr)_auto] max-phone:gap-x-3 max-phone:gap-y-1">
      <FileText className="size-5 text-ink-2" aria-hidden="true" />
      <div className="min-w-0">
        <span className="block leading-[1.35] font-[550]">
          <TruncatedName name={file.name} />
        </span>
        {status === "uploading" ? (
          <Progress name={file.name} percent={progress} />
        ) : (
          <span className={error === null ? "text-12 text-ink-2" : "text-12 text-stamp"}>
            {error ?? (duplicateOf === null ? formatMegabytes(file.size) : UPLOAD_LIST.duplicate(duplicateOf))}
          </span>
        )}
      </div>
      <StatePill
        state={PILL[status]}
        label={UPLOAD_STATUS_LABEL[status]}
        className="max-phone:col-start-2 max-phone:row-start-2"
      />
      <span className="flex justify-end gap-1 max-phone:col-start-3 max-phone:row-span-2 max-phone:row-start-1">
        {status === "uploading" && (
          <Button variant="ghost" size="s" aria-label={UPLOAD_LIST.cancelFile(file.name)} onClick={onCancel}>
            {UPLOAD_LIST.cancel}
          </Button>
        )}
        {(status === "error" || status === "cancelled") && (
          <Button variant="ghost" size="s" aria-label={UPLOAD_LIST.retryFile(file.name)} onClick={onRetry}>
            <RefreshCw />
            {UPLOAD_LIST.retry}
          </Button>
        )}
        <IconButton
          className="disabled:cursor-not-allowed disabled:bg-transparent disabled:text-field"
          label={UPLOAD_LIST.removeFile(file.name)}
          disabled={status === "uploading"}
          onClick={onRemove}
        >
          <X />
        </IconButton>
      </span>
    </li>
  );
}

function Progress({ name, percent }: { readonly name: string; readonly percent: number }) {
  return (
    <div className="grid max-w-80 grid-cols-[1fr_40px] items-center gap-2.5">
      <Gauge role="progressbar" aria-label={name} percent={percent} />
      <span className="text-12 font-semibold">{percent}%</span>
    </div>
  );
}

type CountProps = { readonly label: string; readonly count: number; readonly isBad?: boolean };

function Count({ label, count, isBad = false }: CountProps) {
  return (
    <div className="flex items-baseline gap-2 border-manila-edge px-4 py-2.5 not-first:border-l max-phone:nth-3:border-l-0 max-phone:nth-[n+3]:border-t">
      <dt className="order-2 text-13">{label}</dt>
      <dd>
        <b className={cn("font-display text-22/none font-[750]", isBad && "text-stamp")}>{count}</b>
      </dd>
    </div>
  );
}
