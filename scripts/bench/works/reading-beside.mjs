import { get, getMany } from "../load.mjs";
import { quantile } from "../measure.mjs";
import { mergedPdf } from "../merged-pdf.mjs";
import { pacedTimes, uploadPdf } from "../reading.mjs";

const PAGES = 600;
const REQUESTS = 100;

/** The case list while the worker reads a long PDF, against the same before and after. */
export default async function measureReadingBeside(installation) {
  const { web, headers } = await installation.addFirm("reading", 200);
  const worker = installation.startWorker("reading");
  const list = { url: `${web.url}/api/case`, headers };
  await getMany({ ...list, count: REQUESTS * 2 });
  const before = await pacedTimes(list, REQUESTS);
  const fileId = await uploadPdf(web.url, headers, await mergedPdf(PAGES));
  const isReading = async () => {
    const { body } = await get(`${web.url}/api/documentviewer/document/${fileId}/content`, headers);
    const { status, failureReason } = JSON.parse(body);
    if (status === "failed") throw new Error(failureReason);
    return status !== "completed";
  };
  const during = [];
  while (await isReading()) during.push(...(await pacedTimes(list, 10)));
  const after = await pacedTimes(list, REQUESTS);
  await Promise.all([web.pid, worker].map((pid) => installation.stop(pid)));
  if (during.length < REQUESTS / 2) throw new Error("The PDF was read too quickly to compare anything");
  const [a, b] = [during, [...before, ...after]].map((times) => quantile(times, 0.95));
  return [
    {
      work: `case list while ${PAGES} PDF pages are read, p95 (${a.toFixed(0)} ms)`,
      against: `idle (${b.toFixed(0)} ms)`,
      value: a / b,
      shown: `${(a / b).toFixed(2)}x`,
      ...{ pass: 2, aim: 1.2 },
    },
  ];
}
