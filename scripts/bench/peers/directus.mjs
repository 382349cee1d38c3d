import { randomBytes } from "node:crypto";
import { runScript } from "../../lib/run.mjs";
import { callJson } from "./call-json.mjs";
import { DIRECTUS_VERSION, installDirectus } from "./install.mjs";

const CLI = "node_modules/directus/cli.js";
/** Directus takes no address that ends in .example. */
const ADMIN = "admin@example.com";
const LAWYER = "lawyer@example.com";

/** @type {import("./peer.mjs").Peer} */
export const DIRECTUS = {
  name: `Directus ${DIRECTUS_VERSION}`,
  hash: "argon2id",
  install: installDirectus,

  async environment(installation) {
    const { hostname, port, username, password, pathname } = new URL(await installation.addDatabase("directus"));
    return {
      ...{ DB_CLIENT: "pg", DB_HOST: hostname, DB_PORT: port, DB_DATABASE: pathname.slice(1), DB_USER: username },
      ...{ DB_PASSWORD: decodeURIComponent(password), SECRET: randomBytes(32).toString("hex") },
      ...{ ADMIN_EMAIL: ADMIN, ADMIN_PASSWORD: randomBytes(16).toString("hex") },
      ...{ HOST: "127.0.0.1", NODE_ENV: "production", TELEMETRY: "false" },
      // It would answer 503 instead while other programs keep the machine busy.
      PRESSURE_LIMITER_ENABLED: "false",
    };
  },

  async makeTables({ folder, node }, env) {
    const { code, output } = await runScript(CLI, ["bootstrap"], { cwd: folder, node, env });
    if (code !== 0) throw new Error(`Directus could not make its tables:\n${output}`);
  },

  command: [CLI, "start"],
  firstPath: "/server/ping",

  async fill(url, cases, env) {
    const admin = await headersOf(url, { email: ADMIN, password: env.ADMIN_PASSWORD });
    const add = async (path, body) => (await callJson(url + path, { body, headers: admin }))?.data;
    await add("/collections", TABLE);
    // Without a license key Directus refuses rules of one's own such as "only their own cases", and lets three people into
    // its own pages: what the lawyer may do is limited to cases, through the API.
    const policy = await add("/policies", { name: "Lawyers", app_access: false, admin_access: false });
    const role = await add("/roles", { name: "Lawyer" });
    await add("/access", { role: role.id, policy: policy.id });
    for (const action of ["read", "create", "update"])
      await add("/permissions", { policy: policy.id, collection: "cases", action, fields: ["*"] });
    const account = { email: LAWYER, password: randomBytes(16).toString("hex") };
    await add("/users", { ...account, role: role.id });
    await callJson(`${url}/items/cases`, { body: cases, headers: await headersOf(url, account) });
    return account;
  },

  signIn: "/auth/login",
  headersOf: ({ data }) => ({ authorization: `Bearer ${data.access_token}` }),
  list: (count) => `/items/cases?limit=${count}&sort=-lastActivityAt`,
  casesOf: ({ data }) => data,
  detail: (id) => `/items/cases/${id}`,
  caseOf: ({ data }) => data,
};

const headersOf = async (url, account) => DIRECTUS.headersOf(await callJson(url + DIRECTUS.signIn, { body: account }));

const field = (name, type, { schema = {}, meta = {} } = {}) => ({ field: name, type, schema, meta });
const TABLE = {
  collection: "cases",
  ...{ schema: {}, meta: {} },
  fields: [
    field("id", "uuid", { schema: { is_primary_key: true }, meta: { special: ["uuid"] } }),
    field("caseNumber", "string", { schema: { is_unique: true } }),
    ...["title", "clientName", "priority", "status"].map((name) => field(name, "string")),
    field("description", "text"),
    field("successProbability", "float"),
    field("estimatedValue", "integer"),
    field("lastActivityAt", "timestamp", { schema: { is_indexed: true } }),
    field("createdAt", "timestamp", { meta: { special: ["date-created"] } }),
    field("createdBy", "uuid", { meta: { special: ["user-created"] } }),
  ],
};
