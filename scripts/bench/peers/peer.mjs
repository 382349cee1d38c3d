import { callJson } from "./call-json.mjs";
import { expectCases } from "./cases.mjs";

/**
 * @typedef {object} Peer
 * @property {string} name
 * @property {string} hash of its passwords
 * @property {() => Promise<import("./install.mjs").InstalledPeer>} install
 * @property {(installation: import("../installation.mjs").Installation) => Promise<Record<string, string>>} environment
 *   of its processes, with an empty database of its own
 * @property {(installed: import("./install.mjs").InstalledPeer, env: Record<string, string>) => Promise<void>} makeTables
 * @property {string[]} command what its server is called with; PORT in it is replaced
 * @property {string} firstPath answers 200 once it serves
 * @property {(url: string, cases: import("./cases.mjs").PeerCase[], env: Record<string, string>) => Promise<Account>} fill
 *   makes a lawyer who may see cases and nothing else, and their cases
 * @property {string} signIn where an account is posted to
 * @property {(answer: any) => Record<string, string>} headersOf a sign-in's answer
 * @property {(count: number) => string} list path of the latest cases
 * @property {(answer: any) => any[]} casesOf a list's answer
 * @property {(id: string) => string} detail
 * @property {(answer: any) => any} caseOf a detail's answer
 */
/** @typedef {{ peer: Peer, installed: import("./install.mjs").InstalledPeer }} ReadyPeer */
/** @typedef {{ email: string, password: string }} Account */
/** @typedef {{ url: string, headers: Record<string, string> }} Call */
/** @typedef {{ list: Call, detail: Call, signIn: { url: string, account: Account } }} Side what is measured of a product */

/**
 * Fills a peer and starts it once more: most starts find what the first one has made.
 * @param {import("../installation.mjs").Installation} installation
 * @param {ReadyPeer} ready
 * @param {import("./cases.mjs").PeerCase[]} cases
 * @returns {Promise<{ account: Account, server: { url: string, pid: number } }>} account: of the lawyer
 */
export async function startFilled(installation, { peer, installed }, cases) {
  const env = await peer.environment(installation);
  await peer.makeTables(installed, env);
  const start = () => installation.serve(peer.command, env, peer.firstPath, installed);
  const first = await start();
  const account = await peer.fill(first.url, cases, env);
  await installation.stop(first.pid);
  return { account, server: await start() };
}

/**
 * Signs in and makes sure that both calls answer the rows that were stored, and a caller without a name none.
 * @param {string} url where the product answers
 * @param {Pick<Peer, "signIn" | "headersOf" | "list" | "casesOf" | "detail" | "caseOf">} product
 * @param {{ account: Account, cases: import("./cases.mjs").PeerCase[] }} stored cases: those that a list shows
 * @returns {Promise<Side>}
 */
export async function sideOf(url, product, { account, cases }) {
  const signIn = { url: url + product.signIn, account };
  const headers = product.headersOf(await callJson(signIn.url, { body: account }));
  const list = { url: url + product.list(cases.length), headers };
  const rows = product.casesOf(await callJson(list.url, { headers }));
  expectCases(cases, rows);
  const detail = { url: url + product.detail(rows[0].id), headers };
  expectCases(cases.slice(0, 1), [product.caseOf(await callJson(detail.url, { headers }))]);
  for (const call of [list, detail])
    if ((await fetch(call.url)).status < 400) throw new Error(`${call.url} answers a caller without a name`);
  return { list, detail, signIn };
}
