import { mkdirSync } from "node:fs";
import { publicUrlOf } from "../../server/env.ts";
import { applicationUrl, isRefused, readyApplicationRole } from "../database/application-role.mjs";
import { banner } from "./banner.mjs";
import { readyBuild, readyGenerated } from "../lib/build.mjs";
import { readySecrets, withKeptPassword } from "../lib/data-folder.mjs";
import { prepareData } from "../database/database.mjs";
import { readyEnvironment } from "../lib/environment.mjs";
import { PlainFailure } from "../lib/fail.mjs";
import { migrate } from "../database/migrate.mjs";
import { inRoot } from "../lib/paths.mjs";
import { trimImage } from "./trim-image.mjs";
import { WEB_PROCESS, WORKER_PROCESS } from "./app-processes.mjs";

const PARTS = { build, trim: trimImage, keys, "set-up": setUp, web, worker, check };

/**
 * Runs one part of the app, for platforms that supervise processes themselves; nothing is installed or built but by
 * `build`. The parts that serve go on until a signal comes.
 * @param {string | undefined} name see PARTS
 * @throws {PlainFailure} another name, or an environment that cannot work
 */
export async function runPart(name) {
  if (!Object.hasOwn(PARTS, name ?? "")) {
    throw new PlainFailure(`Choose a part: node scripts/container.mjs ${Object.keys(PARTS).join(" | ")}`);
  }
  await PARTS[name]();
}

async function build() {
  mkdirSync(inRoot(".cache"), { recursive: true });
  await readyGenerated();
  const env = await readyEnvironment("production");
  await readyBuild(env.NEXT_DIST_DIR);
}

async function keys() {
  readySecrets((await readyEnvironment("production")).DATA_DIR);
}

async function setUp() {
  const began = performance.now();
  const { env, appEnv } = await readyParts();
  const url = appEnv.DATABASE_URL;
  await migrate({ url });
  const ticket = await prepareData(appEnv);
  await readyApplicationRole({ url, documentKey: appEnv.DOCUMENT_KEY, given: env.DATABASE_APP_URL });
  console.log(banner({ env, url: publicUrlOf(env), ticket, readyInMs: performance.now() - began }));
}

async function web() {
  become(WEB_PROCESS, await withoutOwner(await readyParts()));
}

async function worker() {
  become(WORKER_PROCESS, await withoutOwner(await readyParts()));
}

/** What serves gets the role that set-up has made, and the owner's address only where there is none. */
async function withoutOwner({ env, appEnv }) {
  const url = env.DATABASE_APP_URL ?? applicationUrl({ url: appEnv.DATABASE_URL, documentKey: appEnv.DOCUMENT_KEY });
  return { ...appEnv, DATABASE_URL: (await isRefused(url)) ? appEnv.DATABASE_URL : url };
}

/** This process goes on as the script: the platform's signals and its exit code need nobody in between. */
function become({ script, nodeArgs = [] }, appEnv) {
  process.execve(process.execPath, [process.execPath, ...nodeArgs, inRoot(script)], { ...process.env, ...appEnv });
}

async function check() {
  const { PORT } = await readyEnvironment("production");
  const answer = await fetch(`http://127.0.0.1:${PORT}/api/health/ready`, {
    signal: AbortSignal.timeout(4_000),
  }).catch(() => null);
  process.exit(answer?.ok ? 0 : 1);
}

/** @returns the environment, and what each part gets beyond it. */
async function readyParts() {
  const env = await readyEnvironment("production");
  if (!env.DATABASE_URL) {
    throw new PlainFailure("Parts that run alone need their own database. Set DATABASE_URL.");
  }
  const secrets = readySecrets(env.DATA_DIR);
  const appEnv = {
    NODE_ENV: "production",
    DATABASE_URL: withKeptPassword(env.DATABASE_URL, env.DATA_DIR),
    TOKEN_SECRET: env.TOKEN_SECRET ?? secrets.token,
    DOCUMENT_KEY: env.DOCUMENT_KEY ?? secrets.documents,
  };
  return { env, appEnv };
}
