import type { OffenceClass } from "#lib/domain/findings.ts";

/** The seventeen questions that a defence file is read for. */
export type IssueId =
  | "stop-basis"
  | "search"
  | "miranda"
  | "counsel"
  | "voluntariness"
  | "identification"
  | "custody-chain"
  | "disclosure"
  | "speedy-trial"
  | "field-sobriety"
  | "breath-test"
  | "hearsay"
  | "recording-gap"
  | "witness-reliability"
  | "alibi"
  | "self-defence"
  | "intent";

/** Words that point to an issue. Weight 2 raises it alone; weight 1 needs a second, different cue somewhere in the file. */
export type Cue = { readonly weight: 1 | 2; readonly words: string };

export type IssueRule = {
  readonly id: IssueId;
  /** The issue as one dry question or observation, never a conclusion of law. */
  readonly text: string;
  readonly detail: string;
  /** A defence to look at, or null when the issue is a question of preparation only. */
  readonly defense: { readonly text: string; readonly detail: string } | null;
  readonly action: { readonly text: string; readonly detail: string };
  readonly cues: readonly Cue[];
  /** A sentence with these words is never evidence of the issue. */
  readonly unless?: string;
  /** Cues that deny something ("did not consent") are meant as they stand; others are skipped when negated. */
  readonly acceptsNegation?: boolean;
  /** In files of these classes only papers of lay people count: there the drinker in the officer's report is the client. */
  readonly layOnlyFor?: readonly OffenceClass[];
  /** When given, the issue is raised only in files of these classes. */
  readonly offences?: readonly OffenceClass[];
};
