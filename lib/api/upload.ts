import type { CallOutput } from "../contracts/define-call.ts";
import { uploadFile } from "../contracts/documents.ts";
import { ApiError, readFailure } from "./api-error.ts";
import { REQUEST_TIMEOUT } from "./call.ts";
import { refreshSession } from "./refresh-session.ts";
import { readToken } from "./session-storage.ts";

type Upload = {
  readonly file: File;
  readonly caseId?: string;
  readonly uploadSessionId: string;
  /** 0..100, whole. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
};

/**
 * Sends one file. XMLHttpRequest, because fetch reports no upload progress.
 * @throws ApiError; an abort rejects with the signal's reason
 */
export async function upload(options: Upload): Promise<CallOutput<typeof uploadFile>> {
  const token = readToken();
  let answer = await send(options, token);
  if (answer.status === 401 && (await refreshSession(token).catch(() => false)))
    answer = await send(options, readToken());
  if (answer.status === uploadFile.status) return uploadFile.response.parse(JSON.parse(answer.body));
  if (answer.status === 401 && readToken() === null) window.location.assign("/login");
  if (answer.status === 0) throw new ApiError(0, "network", "");
  throw readFailure(answer, answer.body);
}

type Answer = { readonly status: number; readonly statusText: string; readonly body: string };

function send({ file, caseId, uploadSessionId, onProgress, signal }: Upload, token: string | null): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const form = new FormData();
    // Fields before the file: the server reads the body as a stream and wants to know the case before the bytes.
    if (caseId !== undefined) form.append("caseId", caseId);
    form.append("uploadSessionId", uploadSessionId);
    form.append("file", file);
    const request = new XMLHttpRequest();
    request.open(uploadFile.method, uploadFile.path);
    request.timeout = REQUEST_TIMEOUT;
    if (token !== null) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(Math.floor((event.loaded / event.total) * 100));
    };
    request.onload = () =>
      resolve({ status: request.status, statusText: request.statusText, body: request.responseText });
    request.onerror = request.ontimeout = () => resolve({ status: 0, statusText: "", body: "" });
    request.onabort = () => reject(signal.reason as Error);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}
