import { join } from "node:path";
import { DIST_DIR } from "../installation.mjs";
import { median } from "../measure.mjs";

const STARTS = 3;

/** The start script on an installation that has started before, until web answers that all is ready. Wall time. */
export default async function measureSecondStart(installation) {
  const env = {
    DATA_DIR: join(installation.home, "started"),
    HOST: "127.0.0.1",
    NEXT_DIST_DIR: DIST_DIR,
    LOG_LEVEL: "error",
  };
  const start = async () => {
    const began = performance.now();
    const { pid } = await installation.serve(["scripts/start.mjs"], env, "/api/health/ready");
    const ms = performance.now() - began;
    await installation.stop(pid);
    return ms;
  };
  const first = await start();
  const times = [];
  for (let count = 0; count < STARTS; count += 1) times.push(await start());
  const value = median(times);
  return [
    {
      work: "second start to ready",
      against: `the first, build excluded (${first.toFixed(0)} ms)`,
      shown: `${value.toFixed(0)} ms (${(value / first).toFixed(2)}x)`,
    },
  ];
}
