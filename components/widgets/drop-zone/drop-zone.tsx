"use client";

import { Upload } from "lucide-react";
import type { ReactNode } from "react";
import { useDropzone } from "react-dropzone";
import { cn } from "#components/ui/cn.ts";
import { Button } from "#components/ui/button.tsx";
import { TruncatedName } from "#components/ui/truncated-name.tsx";
import { DROP_ZONE, REJECTION_LABEL } from "#lib/copy/case/documents.ts";
import { BUNDLE_EXTENSIONS } from "#lib/domain/files/bundle-kinds.ts";
import { ACCEPTED_EXTENSIONS } from "#lib/domain/files/file-limits.ts";
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
        className: cn(
          "grid grid-cols-1 justify-items-center gap-1 rounded-sheet border-2 border-dashed border-field bg-sheet p-6 text-center",
          isDragActive && "border-exhibit bg-exhibit-wash",
        ),
        role: undefined,
        tabIndex: undefined,
      })}
    >
      <input {...getInputProps({ accept: CHOSEN.join(","), "aria-label": DROP_ZONE.choose })} />
      <Upload className="mb-1 size-8 text-exhibit" />
      <p className="font-semibold">{DROP_ZONE.title}</p>
      <p className="text-13 text-balance text-ink-2">{DROP_ZONE.hint}</p>
      <Button variant="ghost" className="mt-3" onClick={open} disabled={disabled}>
        {DROP_ZONE.choose}
      </Button>
      <div
        role="status"
        className={cn(
          rejections.length > 0 && "mt-4.5 justify-self-stretch border-t border-hair pt-3 text-left text-13",
        )}
      >
        {rejections.length > 0 && (
          <>
            <p className="font-semibold">{DROP_ZONE.rejected}</p>
            <ul className="mt-1 grid gap-1">
              {rejections.map(({ name, reason }, index) => (
                <li key={`${index}-${name}`} className="flex min-w-0 flex-wrap justify-between gap-x-4">
                  <TruncatedName name={name} />
                  <em className="font-[550] text-stamp not-italic">{REJECTION_LABEL[reason]}</em>
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
