import { get } from "../load.mjs";
import { interleave, memoryOf, quantile } from "../measure.mjs";
import { startFlood } from "../start-flood.mjs";
import { sleep } from "../../lib/processes.mjs";

/** Calls of one person in a turn, and milliseconds from one to the next. */
const CALLS = 200;
const PAUSE = 25;
const ROUNDS = 3;
/** Turns until the web process has grown to what such calls need. */
const WARM_UP = 6;
const MEGABYTE = 1024 * 1024;

/** What somebody who works notices of bodies without end at the sign-in, and what the web process keeps of them. */
export default async function measureFlood(installation) {
  const { web, headers } = await installation.addFirm("flood", 1_000);
  const work = async () => {
    const times = [];
    for (let call = 0; call < CALLS; call += 1) {
      times.push((await get(`${web.url}/api/case`, headers)).ms);
      await sleep(PAUSE);
    }
    return times;
  };
  let bodies = 0;
  const workFlooded = async () => {
    const { stop } = startFlood(web.url);
    // Its own start costs processor time.
    await sleep(500);
    const times = await work();
    bodies += await stop();
    return times;
  };
  for (let turn = 0; turn < WARM_UP; turn += 1) await work();
  const idle = memoryOf(web.pid);
  await workFlooded();
  await sleep(60_000);
  const after = memoryOf(web.pid);
  const measured = await interleave(ROUNDS, workFlooded, work);
  await installation.stop(web.pid);
  const [flooded, quiet] = [measured.a, measured.b].map((runs) => quantile(runs.flat(), 0.95));
  return [
    {
      work: `95th percentile of the list of cases while ${bodies} bodies of 400 MB come in, five at a time (${flooded.toFixed(1)} ms)`,
      against: `the same without (${quiet.toFixed(1)} ms)`,
      value: flooded / quiet,
      shown: `${(flooded / quiet).toFixed(2)}x`,
      pass: 2,
    },
    {
      work: `memory of the web process a minute after a flood (${(after / MEGABYTE).toFixed(0)} MB)`,
      against: `before (${(idle / MEGABYTE).toFixed(0)} MB)`,
      value: after / idle,
      shown: `${(after / idle).toFixed(2)}x`,
      pass: 1.2,
    },
  ];
}
