import { get } from "./load.mjs";
import { sleep } from "../lib/processes.mjs";

/** Milliseconds between two requests: people who work, not a storm. */
const PAUSE = 20;

/** How long each of `count` requests took, one after the other. Milliseconds. */
export async function pacedTimes({ url, headers }, count) {
  const times = [];
  for (let request = 0; request < count; request += 1) {
    times.push((await get(url, headers)).ms);
    await sleep(PAUSE);
  }
  return times;
}

/** @returns {Promise<string>} the id of the document */
export async function uploadPdf(url, headers, bytes) {
  const form = new FormData();
  form.append("file", new File([bytes], "paper.pdf", { type: "application/pdf" }));
  const answer = await fetch(`${url}/api/fileupload/upload`, { method: "POST", headers, body: form });
  if (answer.status !== 201) throw new Error(`The upload was refused: ${await answer.text()}`);
  return (await answer.json()).fileId;
}
