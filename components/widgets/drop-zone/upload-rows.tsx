"use client";

import { FileText, RefreshCw, X } from "lucide-react";
import type { Ref } from "react";
import { Button } from "#components/ui/button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { TruncatedName } from "#components/ui/truncated-name.tsx";
import { UPLOAD_LIST, UPLOAD_STATUS_LABEL, type UploadStatus } from "#lib/copy/documents.ts";
import { formatMegabytes } from "#lib/format/megabytes.ts";
import { type PillState, StatePill } from "../document-state/state-pill.tsx";
import { useCopy } from "../voice.ts";
import styles from "./upload-rows.module.css";
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
    <div ref={ref} tabIndex={-1} role="group" aria-label={UPLOAD_LIST.title} className={styles.list}>
      <h2 className="vh">{UPLOAD_LIST.title}</h2>
      <p className="vh" role="status">
        {count("completed") > 0 && UPLOAD_LIST.progress(count("completed"), items.length)}
      </p>
      <ul className={styles.rows}>
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
      <dl className={styles.counts}>
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
    <li>
      <FileText className={styles.icon} aria-hidden="true" />
      <div className={styles.what}>
        <span className={styles.name}>
          <TruncatedName name={file.name} />
        </span>
        {status === "uploading" ? (
          <Progress name={file.name} percent={progress} />
        ) : (
          <span className={error === null ? "tiny muted" : `tiny ${styles.reason}`}>
            {error ?? (duplicateOf === null ? formatMegabytes(file.size) : UPLOAD_LIST.duplicate(duplicateOf))}
          </span>
        )}
      </div>
      <StatePill state={PILL[status]} label={UPLOAD_STATUS_LABEL[status]} />
      <span className={styles.actions}>
        {status === "uploading" && (
          <Button variant="ghost" size="s" aria-label={UPLOAD_LIST.cancelFile(file.name)} onClick={onCancel}>
            {UPLOAD_LIST.cancel}
          </Button>
        )}
        {(status === "error" || status === "cancelled") && (
          <Button variant="ghost" size="s" aria-label={UPLOAD_LIST.retryFile(file.name)} onClick={onRetry}>
            <RefreshCw className="i" />
            {UPLOAD_LIST.retry}
          </Button>
        )}
        <IconButton label={UPLOAD_LIST.removeFile(file.name)} disabled={status === "uploading"} onClick={onRemove}>
          <X className="i" />
        </IconButton>
      </span>
    </li>
  );
}

function Progress({ name, percent }: { readonly name: string; readonly percent: number }) {
  return (
    <div className={styles.progress}>
      <div
        className="gauge"
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
      <span className="tiny strong">{percent}%</span>
    </div>
  );
}

type CountProps = { readonly label: string; readonly count: number; readonly isBad?: boolean };

function Count({ label, count, isBad = false }: CountProps) {
  return (
    <div className={isBad ? styles.bad : undefined}>
      <dt>{label}</dt>
      <dd>
        <b>{count}</b>
      </dd>
    </div>
  );
}
