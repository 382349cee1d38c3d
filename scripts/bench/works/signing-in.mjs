import { getMany, post } from "../load.mjs";
import { quantile } from "../measure.mjs";
import { pacedTimes } from "../reading.mjs";

const PEOPLE = 50;
const WAVES = 3;
const REQUESTS = 200;

/** The case list, detail and poll while fifty people sign in at once, against the same before and after. */
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
  ];
}
