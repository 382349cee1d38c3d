import type { Priority } from "#lib/domain/priority.ts";
import type { OddsBandId } from "#lib/domain/odds.ts";
import { ADMIN_SHELL } from "./admin/admin-shell.ts";
import { CASE_DETAIL } from "./case/case-page.ts";
import { FINDING_SECTION } from "./case/findings.ts";
import { PEOPLE } from "./case/people.ts";
import { VERDICT } from "./case/verdict.ts";
import { CHAT } from "./case/chat.ts";
import { DASHBOARD } from "./dashboard.ts";
import { UPLOAD_ERROR, UPLOAD_LIST } from "./case/documents.ts";
import { NEW_CASE } from "./new-case.ts";
import { ODDS_BAND_LABEL } from "./odds.ts";
import { PALETTE } from "./palette.ts";
import { PRIORITY_BADGE, PRIORITY_LABEL } from "./priority.ts";
import { PROGRESS } from "./case/progress.ts";
import { SHELL } from "./shell.ts";

/** How the labels of the signed-in screens sound: as the specification has them, or with a straight face. */
export type Voice = "playful" | "plain";

/** Literal labels as plain strings: a twin has the same keys, not the same words. */
type Labels<T> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] };

const PLAIN_ODDS_BAND = {
  "slam-dunk": () => "Very strong",
  "money-maker": () => "Strong",
  "could-be-a-winner": () => "Fairly strong",
  "worth-a-shot": () => "Somewhat favorable",
  "fifty-fifty": () => "Even",
  "long-shot": () => "Somewhat unfavorable",
  "hail-mary": () => "Unfavorable",
  "better-call": () => "Very unfavorable",
} as const satisfies Record<OddsBandId, () => string>;

const PLAIN_PRIORITY = {
  low: "Low",
  medium: "Medium",
  high: "High",
  urgent: "Urgent",
} as const satisfies Record<Priority, string>;

const PLAIN_BADGE = {
  low: "Low priority",
  medium: "Medium priority",
  high: "High priority",
  urgent: "Urgent",
} as const satisfies Record<Priority, string>;

/**
 * The plain twin of every playful label, found by the record it belongs to. A record that is not named here is dry as it
 * is. plain.test.ts reads all of lib/copy for playful words that were left without a twin.
 */
const TWINS: ReadonlyMap<object, object> = new Map<object, object>([
  pair(SHELL, { docket: "Cases", newCase: "New Case", logout: "Sign Out" }),
  pair(ADMIN_SHELL, { docket: "Cases" }),
  pair(DASHBOARD, { title: "Cases", open: "Open Case" }),
  pair(PALETTE, { docket: "Cases", newCase: "New Case", logout: "Sign Out" }),
  pair(PRIORITY_LABEL, PLAIN_PRIORITY),
  pair(PRIORITY_BADGE, PLAIN_BADGE),
  pair(ODDS_BAND_LABEL, PLAIN_ODDS_BAND),
  pair(CASE_DETAIL, {
    skinny: "Case Summary",
    proTip: () => "Recommended Actions",
    noTips: "No recommended actions yet.",
    verdict: () => "Assessment of the Case",
    verdictShort: "Assessment",
  }),
  pair(CHAT, { title: "Questions about the Case", thinking: () => "Reading the documents..." }),
  pair(VERDICT, { confidence: () => "Confidence" }),
  pair(FINDING_SECTION, { action: "Recommended Actions", factor: "Assessment" }),
  pair(PEOPLE, { title: "People" }),
  pair(NEW_CASE, {
    title: "New Case",
    submit: "Create Case and Start Analysis",
    cancel: "Cancel",
  }),
  pair(UPLOAD_LIST, { busted: "Failed" }),
  pair(UPLOAD_ERROR, { title: "Please check" }),
  pair(PROGRESS, {
    working: "Analyzing the documents...",
    complete: "Analysis complete",
    error: "The analysis stopped",
    errorText: "Something went wrong. You can start the analysis again.",
    retry: "Try Again",
    checkFile: "Open the Case",
  }),
]);

function pair<T extends object>(copy: T, twins: Partial<Labels<T>>): readonly [T, Labels<T>] {
  return [copy, { ...copy, ...twins } as Labels<T>];
}

/** A record of labels in the given voice. The same record comes back each time, so that it may stand in a dependency list. */
export function inVoice<T extends object>(copy: T, voice: Voice): Labels<T> {
  return (voice === "plain" ? (TWINS.get(copy) ?? copy) : copy) as Labels<T>;
}
