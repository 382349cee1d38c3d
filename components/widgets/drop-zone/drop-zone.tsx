"use client";

import clsx from "clsx";
import { Upload } from "lucide-react";
import type { ReactNode } from "react";
import { useDropzone } from "react-dropzone";
import { Button } from "#components/ui/button.tsx";
import { TruncatedName } from "#components/ui/truncated-name.tsx";
import { DROP_ZONE, REJECTION_LABEL } from "#lib/copy/documents.ts";
import { BUNDLE_EXTENSIONS } from "#lib/domain/bundle-kinds.ts";
import { ACCEPTED_EXTENSIONS } from "#lib/domain/file-limits.ts";
import styles from "./drop-zone.module.css";
import type { Rejection } from "./pick-files.ts";

type Props = {
  /** All files of one drop or choice, the unfit ones included. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Of the latest drop; they stay until the next one. */
  readonly rejections: readonly Rejection[];
  readonly disabled: boolean;
  /** Below the rejections. */
  readonly children?: ReactNode;
};

/** On a phone nothing can be dropped: the chooser shows pictures and zips, too. */
const CHOSEN = [...ACCEPTED_EXTENSIONS, ...BUNDLE_EXTENSIONS];

/** Where files are dropped; the button does the same for keyboards and for those who cannot drag. */
export function DropZone({ onFiles, rejections, disabled, children }: Props) {
  // No `accept`, `maxSize` or `maxFiles` here: the library refuses a whole drop of eleven, and loses the files' order.
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    onDrop: (files) => onFiles(files),
    noClick: true,
    noKeyboard: true,
    disabled,
  });
  return (
    <div
      {...getRootProps({
        className: clsx(styles.zone, isDragActive && styles.over),
        role: undefined,
        tabIndex: undefined,
      })}
    >
      <input {...getInputProps({ accept: CHOSEN.join(","), "aria-label": DROP_ZONE.choose })} />
      <Upload className={clsx("i", styles.icon)} />
      <p className="strong">{DROP_ZONE.title}</p>
      <p className="small muted text-balance">{DROP_ZONE.hint}</p>
      <Button variant="ghost" className="mt-3" onClick={open} disabled={disabled}>
        {DROP_ZONE.choose}
      </Button>
      <div role="status" className={clsx(rejections.length > 0 && styles.rejections)}>
        {rejections.length > 0 && (
          <>
            <p className="strong">{DROP_ZONE.rejected}</p>
            <ul>
              {rejections.map(({ name, reason }, index) => (
                <li key={`${index}-${name}`}>
                  <TruncatedName name={name} />
                  <em>{REJECTION_LABEL[reason]}</em>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {children}
    </div>
  );
}
