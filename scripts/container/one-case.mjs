import { PlainFailure } from "../lib/fail.mjs";
import { sleep } from "../lib/processes.mjs";

/** @typedef {{ url: string, headers: Record<string, string> }} Firm where it answers, and as whom to ask */

const TEXT = "POLICE REPORT\n\nOfficer Hale stopped the car at 22:10. The body camera was off.\n";
const PATIENCE = 120_000;

/** @returns {Promise<Record<string, string>>} what the first user's calls carry */
export async function registerFirst(url, registrationCode) {
  const body = { email: "ada@firm.example", password: "Tall-Ferns-9-Walk", firstName: "Ada", lastName: "Lane" };
  const { token } = await ask(`${url}/api/auth/register`, { ...json({ ...body, registrationCode }) });
  return { authorization: `Bearer ${token}` };
}

/**
 * Uploads a file, makes a case of it and waits until it is analyzed.
 * @param {Firm} firm
 * @returns {Promise<{ fileId: string }>}
 */
export async function analyseOneCase({ url, headers }) {
  const form = new FormData();
  form.append("file", new File([TEXT], "report.txt", { type: "text/plain" }));
  const { fileId } = await ask(`${url}/api/fileupload/upload`, { method: "POST", headers, body: form });
  const { headers: type, ...rest } = json({ title: "State v. Marlow", clientName: "Ray Marlow", fileIds: [fileId] });
  const made = await ask(`${url}/api/case/create-with-files`, { ...rest, headers: { ...headers, ...type } });
  for (const until = Date.now() + PATIENCE; ; await sleep(300)) {
    const { isCompleted, error } = await ask(`${url}/api/case/${made.caseId}/analysis-status`, { headers });
    if (error) throw new PlainFailure(`The analysis failed: ${error}`);
    if (isCompleted) return { fileId };
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
