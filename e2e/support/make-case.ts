import { type APIRequestContext, expect } from "@playwright/test";

export type MadeFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
export type MadeCase = { readonly id: string; readonly documents: readonly { id: string; originalFileName: string }[] };

/** A case with files that the worker has read, made through the API. */
export async function makeCase(
  request: APIRequestContext,
  { token, title, files }: { token: string; title: string; files: readonly MadeFile[] },
): Promise<MadeCase> {
  const headers = { authorization: `Bearer ${token}` };
  const fileIds: string[] = [];
  for (const file of files) {
    const answer = await request.post("/api/fileupload/upload", { headers, multipart: { file } });
    expect(answer.status()).toBe(201);
    fileIds.push(((await answer.json()) as { fileId: string }).fileId);
  }
  const made = await request.post("/api/case/create-with-files", {
    headers,
    data: { title, clientName: "Jonah Marlow", fileIds },
  });
  const { caseId } = (await made.json()) as { caseId: string };
  type Detail = { documents: { id: string; originalFileName: string; status: string }[] };
  let documents: Detail["documents"] = [];
  await expect
    .poll(
      async () => {
        const answer = await request.get(`/api/case/${caseId}`, { headers });
        ({ documents } = (await answer.json()) as Detail);
        return documents.every(({ status }) => status === "completed" || status === "failed");
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  return { id: caseId, documents };
}
