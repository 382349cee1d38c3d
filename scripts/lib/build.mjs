import { rmSync } from "node:fs";
import { join } from "node:path";
import { PlainFailure } from "./fail.mjs";
import { inRoot } from "./paths.mjs";
import { readyPdfFiles } from "./pdf-files.mjs";
import { runScript } from "./run.mjs";
import { unlessUnchanged } from "./unchanged.mjs";

/** Generates what the server imports and the repository does not hold: the Prisma client and the compiled knowledge. */
export async function readyGenerated() {
  await Promise.all([readyPrismaClient(), readyKnowledge()]);
}

/** Generates the Prisma client when the schema or Prisma itself changed. */
async function readyPrismaClient() {
  await unlessUnchanged({
    stamp: inRoot("server/db/generated/.made-from"),
    inputs: ["prisma/schema.prisma", "prisma.config.ts", "node_modules/prisma/package.json"],
    work: async () => {
      const { code, output } = await runScript("node_modules/prisma/build/index.js", ["generate"], {
        // Without it the command first tries to download an engine that it does not need here. A program that
        // succeeds at anything (/bin/true) was refused: other commands would then do nothing and report success.
        env: {
          PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
          CHECKPOINT_DISABLE: "1",
          PRISMA_HIDE_UPDATE_MESSAGE: "1",
        },
      });
      if (code !== 0) throw new PlainFailure(`The database client could not be generated:\n${output}`);
    },
  });
}

/** Compiles what the analyst knows (server/analyst/knowledge) when one of its files changed. */
async function readyKnowledge() {
  const folder = join("server", "analyst", "knowledge");
  await unlessUnchanged({
    stamp: inRoot(folder, "generated", ".made-from"),
    inputs: [folder, "node_modules/yaml/package.json"],
    counts: (path) => !path.startsWith(join(folder, "generated")) && !/\.(test\.ts|md)$/.test(path),
    work: async () => {
      const { code, output } = await runScript(join(folder, "compile", "main.ts"), []);
      if (code !== 0) throw new PlainFailure(`The analyst's knowledge could not be compiled:\n${output}`);
    },
  });
}

const GENERATED = [join("server", "db", "generated"), join("server", "analyst", "knowledge", "generated")];
const SOURCES = [
  ...["app", "components", "lib", "server", "public", "prisma/schema.prisma"],
  ...["next.config.mjs", "postcss.config.mjs", "tsconfig.json", "package.json", "package-lock.json"],
];

/**
 * Builds the screens and the API when their sources changed.
 * @param {string} distDir below the root
 */
export async function readyBuild(distDir) {
  await readyPdfFiles();
  await unlessUnchanged({
    stamp: inRoot(distDir, ".made-from"),
    inputs: SOURCES,
    counts: (path) => !/\.test\.tsx?$/.test(path) && !GENERATED.some((folder) => path.startsWith(folder)),
    work: async () => {
      console.log("Building (first start and after changes, about half a minute) ...");
      // The route types of the build before: a page that has moved since would fail the check of types.
      rmSync(inRoot(distDir, "types"), { recursive: true, force: true });
      const { code, output } = await runScript("node_modules/next/dist/bin/next", ["build"], {
        env: { NODE_ENV: "production", NEXT_DIST_DIR: distDir },
      });
      if (code !== 0) throw new PlainFailure(`The build failed:\n\n${output}`);
    },
  });
}
