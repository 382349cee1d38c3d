import type { Analysis } from "#lib/contracts/analyses.ts";
import { LEGAL_SYSTEM_LABEL } from "#lib/copy/case/case-page.ts";
import { RECORD } from "#lib/copy/case/analysis.ts";
import type { LegalSystem } from "#lib/domain/legal-systems.ts";
import { formatDateTime } from "#lib/format/dates.ts";
import { formatDuration } from "#lib/format/duration.ts";

type Props = {
  readonly analysis: Analysis;
  /** What somebody chose for the case, maybe after the analysis. */
  readonly chosenLaw: LegalSystem | null;
};

/** What made the analysis, when, for whom, and what of the file went to a model: the line to quote when somebody asks. */
export function AnalysisRecord({ analysis, chosenLaw }: Props) {
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-0.5 text-12 wrap-anywhere text-ink-2">
      {entriesOf(analysis, chosenLaw).map(([term, value]) => (
        <div key={term}>
          <dt className="inline">{term}</dt>{" "}
          <dd className="inline font-semibold" dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function entriesOf(analysis: Analysis, chosenLaw: Props["chosenLaw"]): (readonly [string, string])[] {
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
    [RECORD.law, lawLabel(analysis.law, chosenLaw)],
    [RECORD.requestedBy, requestedBy ?? RECORD.nobody],
    [RECORD.started, startedAt === null ? null : formatDateTime(startedAt)],
    [RECORD.took, startedAt === null || completedAt === null ? null : tookLabel(startedAt, completedAt)],
  ];
  return entries.flatMap(([term, value]) => (value === null ? [] : [[term, value] as const]));
}

/** Which legal system it was made with, who decided that, and whether somebody has changed it since. */
function lawLabel(law: Analysis["law"], chosen: LegalSystem | null): string | null {
  if (law === null) return null;
  const made = LEGAL_SYSTEM_LABEL[law.system];
  if (chosen !== null && chosen !== law.system) return RECORD.lawChanged(made, LEGAL_SYSTEM_LABEL[chosen]);
  return law.isGuess ? RECORD.guessed(made) : made;
}

const formatCount = (value: number) => value.toLocaleString("en-US");

/** At least a second: "0 s" would read as if nothing had been done. */
function tookLabel(startedAt: string, completedAt: string): string {
  return formatDuration(Math.max(1, Math.round((Date.parse(completedAt) - Date.parse(startedAt)) / 1000)));
}
