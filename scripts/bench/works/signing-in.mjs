import { compare, hash } from "bcryptjs";
import { getMany, post } from "../load.mjs";
import { cpuOf, interleave, median, quantile } from "../measure.mjs";
import { pacedTimes } from "../reading.mjs";

const PEOPLE = 50;
const WAVES = 3;
const REQUESTS = 200;
/** Of four refusals each, two of either kind. */
const REFUSAL_ROUNDS = 8;

/** Of a sign-in and a bare comparison, four of each. */
const SIGN_IN_ROUNDS = 5;
/** As in server/passwords/password-hash.ts. */
const BCRYPT_COST = 11;

/**
 * The case list, detail and poll while fifty people sign in at once, against the same before and after; what a sign-in
 * costs; and whether the time of a refusal tells if an email has an account.
 */
export default async function measureSigningIn(installation) {
  const { web, headers, caseId, userId } = await installation.addFirm("signing-in", 200);
  const accounts = await installation.addAccounts("signing-in", { like: userId, count: PEOPLE });
  const paths = ["/api/case", `/api/case/${caseId}`, `/api/case/${caseId}/analysis-status`];
  const others = paths.map((path) => ({ url: web.url + path, headers }));
  const timesOf = async (count) => (await Promise.all(others.map((side) => pacedTimes(side, count)))).flat();
  for (const side of others) await getMany({ ...side, count: REQUESTS });
  const before = await timesOf(REQUESTS);
  const during = [];
  for (let wave = 0; wave < WAVES; wave += 1) {
    let isOver = false;
    const signIns = Promise.all(accounts.map((account) => post(`${web.url}/api/auth/login`, {}, account))).finally(
      () => (isOver = true),
    );
    while (!isOver) during.push(...(await timesOf(5)));
    await signIns;
  }
  const after = await timesOf(REQUESTS);
  const refusals = await refusalLines(web, accounts);
  const signIn = await signInLines(web, accounts);
  await installation.stop(web.pid);
  const [a, b] = [during, [...before, ...after]].map((times) => quantile(times, 0.95));
  return [
    {
      work: `list, detail, poll while ${PEOPLE} sign in at once, p95 (${a.toFixed(0)} ms)`,
      against: `idle (${b.toFixed(0)} ms)`,
      value: a / b,
      shown: `${(a / b).toFixed(2)}x`,
      ...{ pass: 2, aim: 1.2 },
    },
    ...signIn,
    ...refusals,
  ];
}

/** What a sign-in costs beside the one comparison that it cannot do without, and by itself. */
async function signInLines(web, accounts) {
  const [account] = accounts.slice(-1);
  const hashed = await hash(account.password, BCRYPT_COST);
  const ours = async () => {
    const before = cpuOf(web.pid);
    await post(`${web.url}/api/auth/login`, {}, account);
    return cpuOf(web.pid) - before;
  };
  const bare = async () => {
    const before = process.cpuUsage();
    await compare(account.password, hashed);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000_000;
  };
  await Promise.all([ours(), bare()]);
  const measured = await interleave(SIGN_IN_ROUNDS, ours, bare);
  const [a, b] = [median(measured.a), median(measured.b)];
  const cost = { work: "the same", against: "milliseconds of CPU", value: a * 1000, pass: 200, aim: 160 };
  const beside = {
    work: `signing in, CPU (${(a * 1000).toFixed(0)} ms)`,
    against: `one bcryptjs comparison at cost ${BCRYPT_COST} (${(b * 1000).toFixed(0)} ms)`,
    value: a / b,
    shown: `${(a / b).toFixed(2)}x`,
    ...{ pass: 1.3, aim: 1.1 },
  };
  return [beside, { ...cost, shown: `${cost.value.toFixed(0)} ms` }];
}

/** Processor time and waiting for a wrong password, with an email that has an account and one that has none. */
async function refusalLines(web, accounts) {
  const fresh = accounts.map(({ email }) => email);
  const sample = async (email) => {
    const [cpuBefore, began] = [cpuOf(web.pid), performance.now()];
    await refuse(web.url, email);
    return { cpu: cpuOf(web.pid) - cpuBefore, wait: performance.now() - began };
  };
  let count = 0;
  // Each email once: after ten failures an account is refused without a comparison.
  const { a, b } = await interleave(
    REFUSAL_ROUNDS,
    () => sample(fresh.pop()),
    () => sample(`nobody${(count += 1)}@firm.example`),
  );
  const line = (work, part, bars) => {
    const [known, unknown] = [a, b].map((samples) => median(samples.map((each) => each[part])));
    const value = Math.max(known, unknown) / Math.min(known, unknown);
    return {
      work,
      against: "an unknown email; the larger by the smaller",
      value,
      shown: `${value.toFixed(2)}x`,
      ...bars,
    };
  };
  return [
    line("refusing a known email, CPU", "cpu", { pass: 1.05, aim: 1.03 }),
    line("the same, wait", "wait", { pass: 1.33, aim: 1.05 }),
  ];
}

async function refuse(url, email) {
  const { status } = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "Wrong-Password-1" }),
  });
  if (status !== 401) throw new Error(`A wrong password was answered with ${status}`);
}
