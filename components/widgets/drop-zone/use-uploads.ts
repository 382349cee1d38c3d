"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { messageOf } from "#lib/api/api-error.ts";
import { call } from "#lib/api/call.ts";
import { upload } from "#lib/api/upload.ts";
import { deleteDocument } from "#lib/contracts/documents.ts";
import { UPLOAD_LIST, type UploadStatus } from "#lib/copy/documents.ts";
import { pickFiles, type Rejection } from "./pick-files.ts";

/** Files on their way at the same time: one slow file must not hold the others, ten at once would slow each. */
const PARALLEL = 3;

export type UploadItem = {
  readonly id: string;
  readonly file: File;
  readonly status: UploadStatus;
  /** 0..100. */
  readonly progress: number;
  readonly error: string | null;
  /** The server's id, once it is there. */
  readonly fileId: string | null;
};

export type Uploads = {
  readonly items: readonly UploadItem[];
  /** Of the latest drop. */
  readonly rejections: readonly Rejection[];
  readonly isUploading: boolean;
  /** @returns how many files were added */
  readonly add: (files: readonly File[]) => number;
  /** Takes a file off the list, and off the server when it is there. @throws ApiError; the file then stays listed */
  readonly remove: (id: string) => Promise<void>;
  readonly retry: (id: string) => Promise<void>;
  /** Uploads what is not there yet, three at a time. @returns the list as it then stands; never rejects */
  readonly uploadAll: () => Promise<readonly UploadItem[]>;
};

/**
 * The list of files to upload and what happens to each. Leaving the page stops what is on its way; the browser asks
 * before it closes the page meanwhile.
 */
export function useUploads(): Uploads {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [rejections, setRejections] = useState<readonly Rejection[]>([]);
  // Uploads run across renders, so they read and write the list here; the state is what is drawn of it.
  const current = useRef<readonly UploadItem[]>([]);
  const aborting = useRef(new AbortController());
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
    aborting.current = controller;
    return () => controller.abort();
  }, []);

  const isUploading = items.some(({ status }) => status === "uploading");
  useEffect(() => {
    if (!isUploading) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUploading]);

  const send = useCallback(
    async (id: string) => {
      const item = current.current.find((candidate) => candidate.id === id);
      if (item === undefined || item.status === "completed" || item.status === "uploading") return;
      const { signal } = aborting.current;
      sessionId.current ??= crypto.randomUUID();
      change(id, { status: "uploading", progress: 0, error: null });
      try {
        const { fileId } = await upload({
          file: item.file,
          uploadSessionId: sessionId.current,
          onProgress: (progress) => change(id, { progress }),
          signal,
        });
        change(id, { status: "completed", progress: 100, fileId });
      } catch (error) {
        if (!signal.aborted) change(id, { status: "error", error: messageOf(error, UPLOAD_LIST.failed) });
      }
    },
    [change],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const picked = pickFiles(
        files,
        current.current.map(({ file }) => file),
      );
      setRejections(picked.rejections);
      replace([...current.current, ...picked.added.map(newItem)]);
      return picked.added.length;
    },
    [replace],
  );

  const remove = useCallback(
    async (id: string) => {
      const item = current.current.find((candidate) => candidate.id === id);
      if (item === undefined || item.status === "uploading") return;
      if (item.fileId !== null) await call(deleteDocument, { params: { id: item.fileId } });
      replace(current.current.filter((candidate) => candidate.id !== id));
    },
    [replace],
  );

  const uploadAll = useCallback(async () => {
    const waiting = current.current.filter(({ status }) => status !== "completed").map(({ id }) => id);
    const work = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await send(id);
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
    return current.current;
  }, [send]);

  return { items, rejections, isUploading, add, remove, retry: send, uploadAll };
}

function newItem(file: File): UploadItem {
  return { id: crypto.randomUUID(), file, status: "pending", progress: 0, error: null, fileId: null };
}
