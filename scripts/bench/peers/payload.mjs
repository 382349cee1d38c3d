import { randomBytes } from "node:crypto";
import { runScript } from "../../lib/run.mjs";
import { callJson } from "./call-json.mjs";
import { PAYLOAD_VERSION, installPayload } from "./install.mjs";

const ADMIN = "admin@firm.example";
const LAWYER = "lawyer@firm.example";

/** @type {import("./peer.mjs").Peer} */
export const PAYLOAD = {
  name: `Payload ${PAYLOAD_VERSION}`,
  hash: "PBKDF2",
  install: installPayload,

  environment: async (installation) => ({
    DATABASE_URL: await installation.addDatabase("payload"),
    PAYLOAD_SECRET: randomBytes(32).toString("hex"),
    ...{ NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  }),

  async makeTables({ folder, node }, env) {
    const { code, output } = await runScript("node_modules/payload/bin.js", ["migrate"], { cwd: folder, node, env });
    if (code !== 0) throw new Error(`Payload could not make its tables:\n${output}`);
  },

  command: ["node_modules/next/dist/bin/next", "start", "-H", "127.0.0.1", "-p", "PORT"],
  firstPath: "/api/users/me",

  async fill(url, cases) {
    const [admin, account] = [ADMIN, LAWYER].map((email) => ({ email, password: randomBytes(16).toString("hex") }));
    await callJson(`${url}/api/users/first-register`, { body: admin });
    const signedIn = await callJson(url + PAYLOAD.signIn, { body: admin });
    await callJson(`${url}/api/users`, { body: account, headers: PAYLOAD.headersOf(signedIn) });
    const lawyer = await callJson(url + PAYLOAD.signIn, { body: account });
    const headers = PAYLOAD.headersOf(lawyer);
    for (const each of cases)
      await callJson(`${url}/api/cases`, { body: { ...each, createdBy: lawyer.user.id }, headers });
    return account;
  },

  signIn: "/api/users/login",
  headersOf: ({ token }) => ({ authorization: `JWT ${token}` }),
  // It would also count all rows and fetch those that a row refers to; this product's list does neither.
  list: (count) => `/api/cases?limit=${count}&sort=-lastActivityAt&depth=0&pagination=false`,
  casesOf: ({ docs }) => docs,
  detail: (id) => `/api/cases/${id}?depth=0`,
  caseOf: (answer) => answer,
};
