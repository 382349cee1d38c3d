import { getMany } from "../load.mjs";
import { interleave, median, quantile } from "../measure.mjs";

const ROUNDS = 3;
const REQUESTS = 80;
const SMALL = 200;

/** How much slower the three commonest calls are in a firm with ten times the cases. */
export default async function measureGrowth(installation) {
  const small = await installation.addFirm("small", SMALL);
  const large = await installation.addFirm("large", SMALL * 10);
  const calls = {
    list: () => "/api/case",
    detail: ({ caseId }) => `/api/case/${caseId}`,
    poll: ({ caseId }) => `/api/case/${caseId}/analysis-status`,
  };
  const lines = [];
  for (const [name, pathIn] of Object.entries(calls)) {
    const times = (firm, count) => getMany({ url: firm.web.url + pathIn(firm), headers: firm.headers, count });
    for (const firm of [large, small]) await times(firm, REQUESTS);
    const measured = await interleave(
      ROUNDS,
      () => times(large, REQUESTS),
      () => times(small, REQUESTS),
    );
    // The median of the rounds' own figures: one round that another program disturbed must not decide.
    const ratio = (share) => {
      const [a, b] = [measured.a, measured.b].map((rounds) => median(rounds.map((round) => quantile(round, share))));
      return a / b;
    };
    lines.push({
      work: `${name}, ${SMALL * 10} cases, p95`,
      against: `${SMALL} cases (p50 ${ratio(0.5).toFixed(2)}x)`,
      value: ratio(0.95),
      shown: `${ratio(0.95).toFixed(2)}x`,
      ...{ pass: 1.5, aim: 1.1 },
    });
  }
  await Promise.all([small, large].map((firm) => installation.stop(firm.web.pid)));
  return lines;
}
