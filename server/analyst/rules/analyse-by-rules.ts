import type { EngineOutput, ProposedFinding } from "../findings.ts";
import { buildTimeline } from "./timeline/timeline.ts";
import { readCaseDates } from "../text/case-dates.ts";
import { createCaseClock } from "../text/case-clock.ts";
import { findContradictions } from "./contradictions/find-contradictions.ts";
import { findFactors } from "./points/find-factors.ts";
import { findGaps } from "./gaps/find-gaps.ts";
import { findIssues } from "./points/find-issues.ts";
import { detectOffence } from "./offense.ts";
import type { CaseReading } from "../read-case.ts";
import { findSequences } from "./sequences/sequences.ts";

type OfflineOptions = {
  /** Whether contradictions are among the findings that only a model may call so. */
  readonly withCandidates?: boolean;
  readonly signal?: AbortSignal;
  /** Called after each module with the steps done and their number. */
  readonly onProgress?: (done: number, total: number) => void;
};

const STEPS = 6;

/**
 * Applies the rules to a case and proposes findings, each with quotes that are verbatim parts of the page they name. Pure:
 * same documents, same output; no input or output, no clock, no network. Never a probability.
 * @throws the signal's reason when it is aborted between two modules
 */
export function analyseByRules(reading: CaseReading, options: OfflineOptions = {}): EngineOutput {
  const { signal, onProgress, withCandidates = false } = options;
  let done = 0;
  const step = (): void => {
    done += 1;
    onProgress?.(done, STEPS);
    signal?.throwIfAborted();
  };
  signal?.throwIfAborted();

  const { text: caseText, people, law, clientNames } = reading;
  const clock = createCaseClock(caseText);
  const dates = readCaseDates(caseText, law);
  const offenceClass = detectOffence(caseText);
  step();
  const sequences = findSequences(caseText, clock, dates);
  const contradictions = findContradictions(caseText, clock, sequences.custody, people);
  step();
  const caseClass = { offence: offenceClass, law: law.system, isElsewhere: law.isElsewhere };
  const issues = findIssues(caseText, caseClass, { sequences, contradictions });
  step();
  const factors = findFactors({ caseText, offence: offenceClass, dates, sequences, contradictions });
  step();
  const gaps = findGaps(caseText, caseClass, { people, dates, clientNames });
  step();
  const timeless: ProposedFinding[] = [
    ...issues,
    ...gaps,
    ...factors,
    ...contradictions.map(({ finding }) => finding).filter(({ isCandidate }) => withCandidates || isCandidate !== true),
  ];
  // The sentence that a checklist rests on says that something happened, not that it matters.
  const telling = timeless.filter((finding) => finding.kind !== "gap" || finding.basis !== "usual");
  const events = buildTimeline(caseText, { clock, dates, findings: telling });
  const findings = [...timeless, ...events];
  step();
  return { offenceClass, findings, summary: [] };
}
