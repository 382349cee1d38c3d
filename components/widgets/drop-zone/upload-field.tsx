"use client";

import { useRef } from "react";
import { messageOf } from "#lib/api/api-error.ts";
import { UPLOAD_ERROR } from "#lib/copy/case/documents.ts";
import { BundleOffers } from "./bundle-offers.tsx";
import { DropZone } from "./drop-zone.tsx";
import { UploadRows } from "./upload-rows.tsx";
import { useBundles } from "./use-bundles.ts";
import type { Uploads } from "./use-uploads.ts";

type Props = {
  readonly uploads: Uploads;
  /** No further files are taken while these are on their way. */
  readonly disabled: boolean;
  /** Null when what was wrong before is so no longer. */
  readonly onError: (text: string | null) => void;
};

/** The drop zone with the list of what was dropped, for every screen that takes files. */
export function UploadField({ uploads, disabled, onError }: Props) {
  const list = useRef<HTMLDivElement>(null);

  const bundles = useBundles((files) => {
    const added = uploads.addUnpacked(files);
    onError(added === 0 && files.length > 0 ? UPLOAD_ERROR.noneAdded : null);
  });

  function add(files: readonly File[]) {
    bundles.offer(files);
    const added = uploads.add(files);
    onError(added === 0 && files.length > 0 ? UPLOAD_ERROR.noneAdded : null);
  }

  async function remove(id: string) {
    onError(null);
    try {
      await uploads.remove(id);
      // The pressed button is gone; without this the keyboard would start again at the top of the page.
      list.current?.focus();
    } catch (error) {
      onError(messageOf(error, UPLOAD_ERROR.removeFailed));
    }
  }

  return (
    <>
      <DropZone onFiles={add} rejections={uploads.rejections} disabled={disabled}>
        <BundleOffers bundles={bundles} disabled={disabled} />
      </DropZone>
      {uploads.items.length > 0 && (
        <UploadRows
          ref={list}
          items={uploads.items}
          onRetry={(id) => void uploads.retry(id)}
          onCancel={uploads.cancel}
          onRemove={(id) => void remove(id)}
        />
      )}
    </>
  );
}
