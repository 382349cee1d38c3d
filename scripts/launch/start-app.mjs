import { publicUrlOf } from "../../server/env.ts";
import { readyApplicationRole } from "../database/application-role.mjs";
import { banner } from "./banner.mjs";
import { readyBuild, readyGenerated } from "../lib/build.mjs";
import { claimDataFolder, lockFile, readySecrets } from "../lib/data-folder.mjs";
import { prepareData, readyDatabase } from "../database/database.mjs";
import { dropRoot } from "./drop-root.mjs";
import { endWithLauncher } from "../lib/end-with-launcher.mjs";
import { readyEnvironment } from "../lib/environment.mjs";
import { PlainFailure } from "../lib/fail.mjs";
import { readyPdfFiles } from "../lib/pdf-files.mjs";
import { tryToBind } from "../lib/ports.mjs";
import { postgresBinaries } from "../database/postgres-binaries.mjs";
import { giveUpAfterFiveDeaths, Supervisor, waitUntilServing } from "./supervise.mjs";
import { WEB_PROCESS, WORKER_PROCESS } from "./app-processes.mjs";

/**
 * Sets up whatever is missing, runs web and worker until a signal comes, and stops everything in order.
 * @param {"production" | "development"} mode development: no build, changed code is taken up at once
 */
export async function startApp(mode) {
  const began = performance.now();
  // From here on a signal ends the work in order, however far it got.
  const asked = askedToStop();
  const env = await readyEnvironment(mode);
  const staysRoot = await dropRoot(env.DATA_DIR, {
    prepare: async () => {
      await readyGenerated();
      await (mode === "production" ? readyBuild(env.NEXT_DIST_DIR) : readyPdfFiles());
      if (!env.DATABASE_URL) postgresBinaries(null);
    },
  });
  if (staysRoot) console.error(staysRoot);
  const release = claimDataFolder(env.DATA_DIR);
  const supervisor = new Supervisor();
  let database;
  let afterKill;
  try {
    await portIsFree(env);
    const secrets = readySecrets(env.DATA_DIR);
    const client = readyGenerated();
    const build = mode === "production" ? client.then(() => readyBuild(env.NEXT_DIST_DIR)) : client.then(readyPdfFiles);
    build.catch(() => {}); // It may fail before anybody waits for it; it is waited for below.
    database = readyDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR, password: secrets.database });
    const steps = (async () => {
      const [{ url, pidFile }] = await settled([database, client]);
      if (pidFile) afterKill = endWithLauncher({ lock: lockFile(env.DATA_DIR), pidFile });
      const documentKey = env.DOCUMENT_KEY ?? secrets.documents;
      const readyRole = () => readyApplicationRole({ url, documentKey, given: env.DATABASE_APP_URL });
      const appEnv = {
        NODE_ENV: mode,
        DATABASE_URL: await readyRole(),
        TOKEN_SECRET: env.TOKEN_SECRET ?? secrets.token,
        DOCUMENT_KEY: documentKey,
      };
      const prepared = prepareData({ ...appEnv, DATABASE_URL: url });
      prepared.catch(() => {}); // As above.
      await build;
      const { giveUp, onDeath } = giveUpAfterFiveDeaths();
      // The web process takes longest to come up and touches no queue until somebody asks it to.
      const isDev = mode === "development";
      supervisor.run({ name: "web", ...WEB_PROCESS, ...(isDev ? { nodeArgs: [] } : {}), env: appEnv, onDeath });
      const ticket = await prepared;
      // The queue's tables may be new.
      await readyRole();
      supervisor.run({ name: "worker", ...WORKER_PROCESS, ...(isDev ? { nodeArgs: ["--watch"] } : {}), env: appEnv });
      await waitUntilServing(localUrl(env), { giveUp });
      console.log(banner({ env, url: publicUrlOf(env), ticket, readyInMs: performance.now() - began }));
    })();
    await Promise.race([asked, steps]);
    await asked;
  } finally {
    await supervisor.stop();
    await database?.then(
      (ready) => ready.stop(),
      () => {}, // It stopped itself.
    );
    afterKill?.cancel();
    release();
  }
  process.exit(0);
}

/**
 * Waits for all, then fails with the first fault: nothing may still be starting when the others are stopped.
 * @param {Promise<unknown>[]} promises
 */
async function settled(promises) {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

function askedToStop() {
  return new Promise((done) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, done);
  });
}

/** @param {import("../../server/env.ts").Env} env */
async function portIsFree({ PORT, HOST }) {
  try {
    await tryToBind(PORT, HOST);
  } catch (error) {
    throw new PlainFailure(
      {
        EADDRINUSE: `Port ${PORT} is in use. Stop the program that uses it or choose another port, for example PORT=${PORT + 1}.`,
        EACCES: `This account may not use port ${PORT}. Choose one above 1023, for example PORT=3000.`,
        EADDRNOTAVAIL: `HOST is ${HOST}, which is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all.`,
      }[error.code] ?? `The server cannot listen on ${HOST}:${PORT} (${error.code}). Correct HOST and PORT.`,
    );
  }
}

/** Where this machine reaches the server that listens on HOST. */
function localUrl({ HOST, PORT }) {
  const host = { "0.0.0.0": "127.0.0.1", "::": "[::1]" }[HOST] ?? (HOST.includes(":") ? `[${HOST}]` : HOST);
  return `http://${host}:${PORT}`;
}
