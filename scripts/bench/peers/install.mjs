import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { PlainFailure } from "../../lib/fail.mjs";
import { npm } from "../../lib/install-packages.mjs";
import { inRoot } from "../../lib/paths.mjs";
import { runScript } from "../../lib/run.mjs";
import { unlessUnchanged } from "../../lib/unchanged.mjs";

/**
 * The packages of a peer are taken as they were on this day: that pins what the named versions ask for in turn, and no
 * lockfile of 1,800 packages that the product does not use lies in the repository.
 */
const AS_OF = "2026-11-22";
const NPM_INSTALL = ["install", `--before=${AS_OF}`, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];

export const DIRECTUS_VERSION = "12.4.0";
export const PAYLOAD_VERSION = "3.90.2";

/** Directus compiles isolated-vm 5 where its ready-made file cannot be fetched, and that one does not compile for Node 24. */
const DIRECTUS_NODE = { package: `node-linux-${process.arch}`, version: "22.23.3" };

/** What the list, detail and sign-in of this product do too: a table of cases, of which a lawyer sees their own. */
const PAYLOAD_CONFIG = `
  import { postgresAdapter } from "@payloadcms/db-postgres";
  import { lexicalEditor } from "@payloadcms/richtext-lexical";
  import { dirname } from "node:path";
  import { fileURLToPath } from "node:url";
  import { type Access, buildConfig } from "payload";
  import sharp from "sharp";

  const own: Access = ({ req: { user } }) => (user ? { createdBy: { equals: user.id } } : false);

  export default buildConfig({
    admin: { user: "users", importMap: { baseDir: dirname(fileURLToPath(import.meta.url)) } },
    collections: [
      { slug: "users", auth: true, fields: [] },
      {
        slug: "cases",
        access: { read: own, update: own, delete: own },
        fields: [
          { name: "caseNumber", type: "text", required: true, unique: true },
          { name: "title", type: "text", required: true },
          { name: "clientName", type: "text" },
          { name: "description", type: "textarea" },
          { name: "priority", type: "select", options: ["low", "medium", "high", "urgent"] },
          { name: "status", type: "select", options: ["new", "investigation", "discovery", "trial", "completed"] },
          { name: "successProbability", type: "number", min: 0, max: 1 },
          { name: "estimatedValue", type: "number" },
          { name: "lastActivityAt", type: "date", index: true },
          { name: "createdBy", type: "relationship", relationTo: "users", index: true },
        ],
      },
    ],
    editor: lexicalEditor(),
    secret: process.env.PAYLOAD_SECRET ?? "",
    db: postgresAdapter({ pool: { connectionString: process.env.DATABASE_URL } }),
    sharp,
  });`;

const PAYLOAD_FILES = {
  "next.config.mjs": `
    import { withPayload } from "@payloadcms/next/withPayload";
    export default withPayload({ turbopack: { root: import.meta.dirname } }, { devBundleServerPackages: false });`,
  "tsconfig.json": JSON.stringify({
    compilerOptions: {
      ...{ target: "ES2022", lib: ["DOM", "DOM.Iterable", "ES2022"], module: "esnext", moduleResolution: "bundler" },
      ...{ jsx: "react-jsx", allowJs: true, noEmit: true, strict: true, skipLibCheck: true, esModuleInterop: true },
      ...{ resolveJsonModule: true, isolatedModules: true, incremental: true, plugins: [{ name: "next" }] },
      paths: { "@payload-config": ["./src/payload.config.ts"] },
    },
    include: ["next-env.d.ts", "src/**/*.ts", "src/**/*.tsx", ".next/types/**/*.ts"],
    exclude: ["node_modules"],
  }),
  "src/payload.config.ts": PAYLOAD_CONFIG,
};

/** @typedef {{ folder: string, node: string }} InstalledPeer folder: with its node_modules; node: the program that runs it */

/**
 * Directus, once: npm and a compiler, two to five minutes.
 * @returns {Promise<InstalledPeer>}
 * @throws {PlainFailure} npm or the compiler failed
 */
export async function installDirectus() {
  const folder = folderOf("directus");
  const nodeFolder = join(folder, "node_modules", DIRECTUS_NODE.package);
  const node = join(nodeFolder, "bin", "node");
  await once("Directus", DIRECTUS_VERSION, folder, async () => {
    await installPackages("Directus", folder, {
      dependencies: { directus: DIRECTUS_VERSION },
      devDependencies: { [DIRECTUS_NODE.package]: DIRECTUS_NODE.version },
    });
    const settings = { PATH: dirname(node) + delimiter + process.env.PATH, npm_config_nodedir: nodeFolder };
    if ((await npm(folder, ["rebuild", "isolated-vm", "--loglevel=error"], settings)) !== 0)
      throw new PlainFailure(
        "Directus: its isolated-vm could be neither fetched nor compiled (npm says why above); g++, make and python3 compile it.",
      );
    for (const name of ["uploads", "extensions"]) mkdirSync(join(folder, name), { recursive: true });
  });
  return { folder, node };
}

/**
 * Payload on Next, built, with its first migration written; once: npm and a build, two minutes or so.
 * @returns {Promise<InstalledPeer>}
 * @throws {PlainFailure} npm or the build failed
 */
export async function installPayload() {
  const folder = folderOf("payload");
  await once("Payload", PAYLOAD_VERSION, folder, async () => {
    await installPackages("Payload", folder, {
      dependencies: {
        "@payloadcms/db-postgres": PAYLOAD_VERSION,
        "@payloadcms/next": PAYLOAD_VERSION,
        "@payloadcms/richtext-lexical": PAYLOAD_VERSION,
        "@payloadcms/ui": PAYLOAD_VERSION,
        graphql: "16.12.0",
        next: "16.4.5",
        payload: PAYLOAD_VERSION,
        react: "19.3.1",
        "react-dom": "19.3.1",
        sharp: "0.34.2",
      },
      devDependencies: {
        "@types/node": "24.19.2",
        "@types/react": "19.3.0",
        "create-payload-app": PAYLOAD_VERSION,
        typescript: "5.7.3",
      },
    });
    for (const [path, text] of Object.entries(PAYLOAD_FILES)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const pages = join("src", "app", "(payload)");
    // The command of this package would fetch them from elsewhere; it also carries them.
    cpSync(join(folder, "node_modules", "create-payload-app", "dist", "template", pages), join(folder, pages), {
      recursive: true,
    });
    const steps = [
      ["node_modules/payload/bin.js", "generate:importmap"],
      ["node_modules/payload/bin.js", "migrate:create", "first"],
      ["node_modules/next/dist/bin/next", "build"],
    ];
    const env = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", PAYLOAD_SECRET: "of the build alone" };
    for (const [script, ...args] of steps) {
      const { code, output } = await runScript(script, args, { cwd: folder, env });
      if (code !== 0) throw new PlainFailure(`Payload: "${args.join(" ")}" failed:\n${output}`);
    }
  });
  return { folder, node: process.execPath };
}

const folderOf = (name) => inRoot(".cache", "bench-peers", name);

/** Runs `work` in an empty folder when it has not been done with this file's contents. */
const once = (name, version, folder, work) =>
  unlessUnchanged({
    stamp: join(folder, ".made-from"),
    inputs: ["scripts/bench/peers/install.mjs"],
    work: async () => {
      console.log(`Installing ${name} ${version} beside this product, to measure it (once, some minutes) ...`);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      await work();
    },
  });

async function installPackages(name, folder, dependencies) {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module", ...dependencies }));
  if ((await npm(folder, NPM_INSTALL)) !== 0)
    throw new PlainFailure(
      `${name}: npm could not fetch its packages (it says why above); the first time needs npm's registry.`,
    );
}
