import key from "#server/demo/answer-key.json" with { type: "json" };
import { readCase } from "#server/analyst/read-case.ts";
import { analyseByRules } from "#server/analyst/rules/analyse-by-rules.ts";
import { readDemoCase } from "#server/extraction/testing/read-demo-case.ts";

type Found = { readonly found: number; readonly planted: number };

/** What the rules find of the answer key of the demo case; its places are checked by a test of their own. */
export async function checkDemo(): Promise<Readonly<Record<"contradictions" | "gaps" | "weaknesses", Found>>> {
  const { findings } = analyseByRules(readCase(await readDemoCase("Marlow")), { withCandidates: true });
  const ids = new Set(findings.map(({ ruleId }) => ruleId));
  const count = (planted: readonly { readonly ruleId: string }[]): Found => ({
    found: planted.filter(({ ruleId }) => ids.has(ruleId)).length,
    planted: planted.length,
  });
  return {
    contradictions: count([...key.contradictions, ...key.candidates]),
    gaps: count(key.gaps),
    weaknesses: count(key.weaknesses),
  };
}
