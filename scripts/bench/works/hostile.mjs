import { fromServer } from "../from-server.mjs";
import { get, getMany } from "../load.mjs";
import { pacedTimes, uploadPdf } from "../reading.mjs";
import { quantile } from "../measure.mjs";

const REQUESTS = 100;
const GIGABYTES = 6;

/** The case list while the worker reads files that were built to do harm, against the same before and after. */
export default async function measureHostile(installation) {
  const { flateBombPdf, jpegBomb, nestedFlateContent, pagesPdf } = await fromServer(
    "extraction/testing/hostile-files.ts",
  );
  const words = "The officer wrote that the driver stepped out of the car without any help";
  const files = [
    flateBombPdf(GIGABYTES),
    pagesPdf([{ words }, { content: nestedFlateContent(GIGABYTES) }, { words }]),
    pagesPdf([{ words }, { picture: jpegBomb() }, { words }]),
  ];
  const { web, headers } = await installation.addFirm("hostile", 200);
  const worker = installation.startWorker("hostile");
  const list = { url: `${web.url}/api/case`, headers };
  await getMany({ ...list, count: REQUESTS * 2 });
  const before = await pacedTimes(list, REQUESTS);
  const ids = [];
  for (const file of files) ids.push(await uploadPdf(web.url, headers, file));
  const isReading = async () => {
    const states = await Promise.all(
      ids.map((id) => get(`${web.url}/api/documentviewer/document/${id}/content`, headers)),
    );
    return states.some(({ body }) => !["completed", "failed"].includes(JSON.parse(body).status));
  };
  const during = [];
  while (await isReading()) during.push(...(await pacedTimes(list, 10)));
  const after = await pacedTimes(list, REQUESTS);
  await Promise.all([web.pid, worker].map((pid) => installation.stop(pid)));
  if (during.length < REQUESTS / 2) throw new Error("The files were read too quickly to compare anything");
  const [a, b] = [during, [...before, ...after]].map((times) => quantile(times, 0.95));
  return [
    {
      work: `case list while ${files.length} hostile files are read, p95 (${a.toFixed(0)} ms)`,
      against: `idle (${b.toFixed(0)} ms)`,
      value: a / b,
      shown: `${(a / b).toFixed(2)}x`,
      ...{ pass: 2, aim: 1.2 },
    },
  ];
}
