import type { Citation, Finding } from "#lib/contracts/findings.ts";
import type { Minute } from "./time-scale.ts";

export type Paper = Pick<Citation, "documentId" | "exhibit" | "fileName">;

/** An event where a paper has it. */
export type DrawnEvent = {
  readonly event: Finding;
  readonly citation: Citation;
  readonly at: Minute;
  /** Matters on which another exhibit differs. */
  readonly disputed: readonly string[];
};

/** What a paper says without giving a time, where another paper gives one. */
export type DrawnClaim = { readonly matter: string; readonly citation: Citation; readonly at: Minute };

/** Two times of one event, in two papers, or the time between two things in one paper. */
export type DrawnSpan = {
  readonly matter: string;
  readonly from: DrawnEvent;
  readonly to: DrawnEvent;
  readonly minutes: number;
};

/** What stands in the lane of one paper. */
export type LaneContent = {
  readonly paper: Paper;
  readonly events: readonly DrawnEvent[];
  readonly claims: readonly DrawnClaim[];
  readonly stretches: readonly DrawnSpan[];
};
