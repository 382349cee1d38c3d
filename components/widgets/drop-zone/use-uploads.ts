"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { messageOf } from "#lib/api/api-error.ts";
import { call } from "#lib/api/call.ts";
import { upload } from "#lib/api/upload.ts";
import { deleteDocument, type Duplicate } from "#lib/contracts/documents.ts";
import { UPLOAD_LIST, type UploadStatus } from "#lib/copy/case/documents.ts";
import { MAX_FILES_PER_DROP } from "#lib/domain/files/file-limits.ts";
import { pickFiles, type Rejection } from "./pick-files.ts";
import { planRemoval } from "./plan-removal.ts";

/** Files on their way at the same time: one slow file must not hold the others, ten at once would slow each. */
const PARALLEL = 3;

export type UploadItem = {
  readonly id: string;
  readonly file: File;
  readonly status: UploadStatus;
  /** 0..100. */
  readonly progress: number;
  readonly error: string | null;
  /** The server's id, once it is there. Two items with the same bytes have the same one. */
  readonly fileId: string | null;
  /** The document that had these bytes before; null when they were new. */
  readonly duplicateOf: Duplicate | null;
};

export type Uploads = {
  readonly items: readonly UploadItem[];
  /** Of the latest drop. */
  readonly rejections: readonly Rejection[];
  readonly isUploading: boolean;
  /** @returns how many files were added */
  readonly add: (files: readonly File[]) => number;
  /** The same for what came out of a bundle, as many as there are. */
  readonly addUnpacked: (files: readonly File[]) => number;
  /** Takes a file off the list, and off the server when it is there. @throws ApiError; the file then stays listed */
  readonly remove: (id: string) => Promise<void>;
  /** Stops the upload of one file; the others go on. */
  readonly cancel: (id: string) => void;
  readonly retry: (id: string) => Promise<void>;
  /** Uploads what is not there yet, three at a time. @returns the list as it then stands; never rejects */
  readonly uploadAll: () => Promise<readonly UploadItem[]>;
};

/**
 * The list of files to upload and what happens to each. Leaving the page stops what is on its way.
 * @param caseId the case that the files go into; without it they wait for a new one
 */
export function useUploads(caseId?: string): Uploads {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [rejections, setRejections] = useState<readonly Rejection[]>([]);
  // Uploads run across renders, so they read and write the list here; the state is what is drawn of it.
  const current = useRef<readonly UploadItem[]>([]);
  const leaving = useRef(new AbortController());
  const cancelling = useRef(new Map<string, AbortController>());
  const sessionId = useRef<string>(null);

  const replace = useCallback((next: readonly UploadItem[]) => {
    current.current = next;
    setItems(next);
  }, []);
  const change = useCallback(
    (id: string, patch: Partial<UploadItem>) =>
      replace(current.current.map((item) => (item.id === id ? { ...item, ...patch } : item))),
    [replace],
  );

  useEffect(() => {
    // A new one per mount: under development React mounts twice, and an aborted controller stays aborted.
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const send = useCallback(
    async (id: string) => {
      const item = current.current.find((candidate) => candidate.id === id);
      if (item === undefined || item.status === "completed" || item.status === "uploading") return;
      const { signal: left } = leaving.current;
      const cancelled = new AbortController();
      cancelling.current.set(id, cancelled);
      sessionId.current ??= crypto.randomUUID();
      change(id, { status: "uploading", progress: 0, error: null });
      try {
        const { fileId, duplicateOf } = await upload({
          file: item.file,
          caseId,
          uploadSessionId: sessionId.current,
          onProgress: (progress) => change(id, { progress }),
          signal: AbortSignal.any([left, cancelled.signal]),
        });
        change(id, { status: "completed", progress: 100, fileId, duplicateOf });
      } catch (error) {
        if (left.aborted) return;
        if (cancelled.signal.aborted) change(id, { status: "cancelled", progress: 0 });
        else change(id, { status: "error", error: messageOf(error, UPLOAD_LIST.failed) });
      } finally {
        cancelling.current.delete(id);
      }
    },
    [caseId, change],
  );

  const take = useCallback(
    (files: readonly File[], most: number) => {
      const listed = current.current.map(({ file }) => file);
      const picked = pickFiles(files, listed, most);
      setRejections(picked.rejections);
      replace([...current.current, ...picked.added.map(newItem)]);
      return picked.added.length;
    },
    [replace],
  );

  const add = useCallback((files: readonly File[]) => take(files, MAX_FILES_PER_DROP), [take]);
  const addUnpacked = useCallback((files: readonly File[]) => take(files, files.length), [take]);

  const remove = useCallback(
    async (id: string) => {
      const item = current.current.find((candidate) => candidate.id === id);
      if (item === undefined || item.status === "uploading") return;
      const removal = planRemoval(item, current.current);
      if (removal.deletes !== null) await call(deleteDocument, { params: { id: removal.deletes } });
      if (removal.heir !== null) change(removal.heir, { duplicateOf: null });
      replace(current.current.filter((candidate) => candidate.id !== id));
    },
    [change, replace],
  );

  const cancel = useCallback((id: string) => cancelling.current.get(id)?.abort(), []);

  const uploadAll = useCallback(async () => {
    const waiting = current.current.filter(({ status }) => status !== "completed").map(({ id }) => id);
    const work = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await send(id);
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
    return current.current;
  }, [send]);

  const isUploading = items.some(({ status }) => status === "uploading");
  return { items, rejections, isUploading, add, addUnpacked, remove, cancel, retry: send, uploadAll };
}

function newItem(file: File): UploadItem {
  return {
    id: crypto.randomUUID(),
    file,
    status: "pending",
    progress: 0,
    error: null,
    fileId: null,
    duplicateOf: null,
  };
}
