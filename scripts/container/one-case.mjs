import { readFileSync } from "node:fs";
import { PlainFailure } from "../lib/fail.mjs";
import { inRoot } from "../lib/paths.mjs";
import { sleep } from "../lib/processes.mjs";

/** @typedef {{ url: string, headers: Record<string, string> }} Firm where it answers, and as whom to ask */

const TEXT = "POLICE REPORT\n\nOfficer Hale stopped the car at 22:10. The body camera was off.\n";
/** Milliseconds; an engine that copies whole images takes minutes to start a part again. */
const PATIENCE = 600_000;
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
/** Fixtures, words of each, and where its first page comes from. */
const KINDS = [
  { name: "phototest-scan.pdf", type: "application/pdf", words: "quick brown dog", source: "ocr" },
  { name: "fake-memo.pdf", type: "application/pdf", words: "bottles of water", source: "text" },
  { name: "simple.docx", type: WORD, words: "favorite things", source: "text" },
  { name: "simple.doc", type: "application/msword", words: "favorite things", source: "text" },
];

/** @returns {Promise<Record<string, string>>} what the first user's calls carry */
export async function registerFirst(url, registrationCode) {
  const body = { email: "ada@firm.example", password: "Tall-Ferns-9-Walk", firstName: "Ada", lastName: "Lane" };
  const { token } = await ask(`${url}/api/auth/register`, { ...json({ ...body, registrationCode }) });
  return { authorization: `Bearer ${token}` };
}

/** @param {Firm} firm */
export async function analyzeOneCase(firm) {
  const { fileIds } = await analyze(firm, [{ name: "report.txt", type: "text/plain", bytes: TEXT }]);
  return { fileId: fileIds[0] };
}

/**
 * A case with a file of each kind: what the image has lost must not be missed by any reader, nor by the memo's writer.
 * @param {Firm} firm
 */
export async function readEveryKind(firm) {
  const files = KINDS.map(({ name, type }) => {
    return { name, type, bytes: readFileSync(inRoot("e2e", "fixtures", "documents", name)) };
  });
  const { caseId, fileIds } = await analyze(firm, files);
  for (const [index, id] of fileIds.entries()) {
    const read = await ask(`${firm.url}/api/documentviewer/document/${id}/content`, { headers: firm.headers });
    const { name, words, source } = KINDS[index];
    if (read.extractedText.includes(words) && read.pages[0].source === source) continue;
    throw new PlainFailure(`${name} was read as: ${JSON.stringify(read).slice(0, 1_000)}`);
  }
  const memo = await fetch(`${firm.url}/api/case/${caseId}/memo/file`, { headers: firm.headers });
  const start = Buffer.from(await memo.arrayBuffer()).toString("latin1", 0, 2);
  if (start !== "PK") throw new PlainFailure(`The memo was answered ${memo.status} and starts with ${start}`);
}

/**
 * Uploads files, makes a case of them and waits until it is analyzed.
 * @param {Firm} firm
 * @param {{ name: string, type: string, bytes: string | Uint8Array }[]} files
 * @returns {Promise<{ caseId: string, fileIds: string[] }>}
 */
async function analyze({ url, headers }, files) {
  const fileIds = [];
  for (const { name, type, bytes } of files) {
    const form = new FormData();
    form.append("file", new File([bytes], name, { type }));
    fileIds.push((await ask(`${url}/api/fileupload/upload`, { method: "POST", headers, body: form })).fileId);
  }
  const { headers: type, ...rest } = json({ title: "State v. Marlow", clientName: "Ray Marlow", fileIds });
  const { caseId } = await ask(`${url}/api/case/create-with-files`, { ...rest, headers: { ...headers, ...type } });
  for (const until = Date.now() + PATIENCE; ; await sleep(300)) {
    const { isCompleted, error } = await ask(`${url}/api/case/${caseId}/analysis-status`, { headers });
    if (error) throw new PlainFailure(`The analysis failed: ${error}`);
    if (isCompleted) return { caseId, fileIds };
    if (Date.now() > until) throw new PlainFailure("The analysis did not come to an end.");
  }
}

/** @param {Firm & { fileId: string }} options */
export async function requireOriginal({ url, headers, fileId }) {
  const text = await (await fetch(`${url}/api/documents/${fileId}/original`, { headers })).text();
  if (text !== TEXT) throw new PlainFailure(`The file came back as: ${text.slice(0, 300)}`);
}

function json(body) {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

async function ask(url, options) {
  const answer = await fetch(url, options);
  if (!answer.ok) throw new PlainFailure(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
