import type { Analysis } from "#lib/contracts/analyses.ts";
import { RECORD } from "#lib/copy/case-detail.ts";
import { formatDateTime } from "#lib/format/dates.ts";
import { formatDuration } from "#lib/format/duration.ts";
import styles from "./analysis-record.module.css";

/** What made the analysis, when, for whom, and what of the file went to a model: the line to quote when somebody asks. */
export function AnalysisRecord({ analysis }: { readonly analysis: Analysis }) {
  return (
    <dl className={styles.record}>
      {entriesOf(analysis).map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt> <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function entriesOf(analysis: Analysis): (readonly [string, string])[] {
  const { engine, model, engineVersion, pagesSent, promptTokens, completionTokens } = analysis;
  const { requestedBy, startedAt, completedAt } = analysis;
  const entries: (readonly [string, string | null])[] = [
    [RECORD.engine, RECORD.engines[engine]],
    [RECORD.model, model],
    [RECORD.version, engineVersion],
    [RECORD.pagesSent, pagesSent === null ? null : formatCount(pagesSent)],
    [
      RECORD.tokens,
      promptTokens === null && completionTokens === null
        ? null
        : RECORD.inAndOut(formatCount(promptTokens ?? 0), formatCount(completionTokens ?? 0)),
    ],
    [RECORD.requestedBy, requestedBy ?? RECORD.nobody],
    [RECORD.started, startedAt === null ? null : formatDateTime(startedAt)],
    [RECORD.took, startedAt === null || completedAt === null ? null : tookLabel(startedAt, completedAt)],
  ];
  return entries.flatMap(([term, value]) => (value === null ? [] : [[term, value] as const]));
}

const formatCount = (value: number) => value.toLocaleString("en-US");

/** At least a second: "0 s" would read as if nothing had been done. */
function tookLabel(startedAt: string, completedAt: string): string {
  return formatDuration(Math.max(1, Math.round((Date.parse(completedAt) - Date.parse(startedAt)) / 1000)));
}
