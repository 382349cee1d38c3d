import { memoryOf } from "../bench/measure.mjs";
import { startFlood } from "../bench/start-flood.mjs";
import { sleep } from "../lib/processes.mjs";

/** Share of its idle memory that the web process may have gained a minute later. */
const MOST_GAIN = 0.2;

/**
 * Five callers without a name send bodies without end to the sign-in: refused at once, with the memory back afterwards.
 * `npm run bench flood` measures what others notice of it.
 * @param {import("./firm.mjs").Firm} firm
 */
export async function flood(firm) {
  const idle = memoryOf(firm.webPid);
  const { stop } = startFlood(firm.url);
  await sleep(4_000);
  await stop();
  const isBack = () => memoryOf(firm.webPid) <= idle * (1 + MOST_GAIN);
  for (const until = Date.now() + 60_000; !isBack(); await sleep(500))
    if (Date.now() > until) throw new Error(`From ${idle} to ${memoryOf(firm.webPid)} bytes`);
}
