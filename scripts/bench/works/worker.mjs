import { signalQuietly, sleep, waitUntilGone } from "../../lib/processes.mjs";
import { mergedPdf } from "../merged-pdf.mjs";
import { uploadPdf } from "../reading.mjs";

/** Enough that the worker is in the middle of them when it is killed. */
const PAGES = 600;
const LONGEST = 60_000;

/** How long the work of a killed worker lies, how long one takes to stop, and how long its work lies then. */
export default async function measureWorker(installation) {
  const { web, headers } = await installation.addFirm("worker", 10);
  const job = async () =>
    (
      await installation.query(
        "worker",
        "SELECT state::text AS state, retry_count FROM pgboss.job WHERE name = 'extract-document'",
      )
    )[0];
  const secondsUntil = async (condition) => {
    const began = performance.now();
    while (!(await condition())) {
      if (performance.now() - began > LONGEST) throw new Error(`It took more than ${LONGEST / 1000} s`);
      await sleep(20);
    }
    return (performance.now() - began) / 1000;
  };
  const isActive = (retries) => async () => {
    const { state, retry_count } = await job();
    return state === "active" && retry_count >= retries;
  };

  const first = installation.startWorker("worker");
  await uploadPdf(web.url, headers, await mergedPdf(PAGES));
  await secondsUntil(isActive(0));
  signalQuietly(first, "SIGKILL");
  await waitUntilGone(first, LONGEST);
  const second = installation.startWorker("worker");
  const afterKill = await secondsUntil(isActive(1));

  const began = performance.now();
  signalQuietly(second, "SIGTERM");
  if (!(await waitUntilGone(second, LONGEST))) throw new Error("The worker did not stop");
  const stopping = (performance.now() - began) / 1000;
  const third = installation.startWorker("worker");
  const afterStop = await secondsUntil(isActive(2));
  await Promise.all([web.pid, third].map((pid) => installation.stop(pid)));

  const line = (work, value, bars) => ({ work, against: "seconds", value, shown: `${value.toFixed(1)} s`, ...bars });
  return [
    line("a killed worker's reading is taken up by another", afterKill, { pass: 15, aim: 13 }),
    line("a worker that reads stops when it is asked to", stopping, { pass: 10, aim: 2 }),
    line("a stopped worker's reading is taken up by another, start included", afterStop, { pass: 9, aim: 6 }),
  ];
}
