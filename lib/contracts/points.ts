import { z } from "zod";
import { Id } from "./common.ts";

const Ids = z.array(Id);
/** 0.. in whole points, or in halves where it is counted. */
const Weight = z.number().min(0);

/** Everything that an analysis says about one matter; lib/domain/group-points.ts. */
export const CasePoint = z.object({
  /** The topic's name, or the `pointId` of the finding that opened it: the same after each review. */
  id: z.string(),
  /** From 1, by the weight at stake. Verdicts do not change it. */
  rank: z.int().min(1),
  title: z.string(),
  /** One line; may be empty. */
  why: z.string(),
  /** Sum of the absolute weights of its factors that are not rejected, and the part of it that counts now. */
  forUs: Weight,
  against: Weight,
  countedForUs: Weight,
  countedAgainst: Weight,
  /** Ids of its findings by kind, in the order of the record. */
  findings: z.object({
    contradiction: Ids,
    factor: Ids,
    issue: Ids,
    weakness: Ids,
    defense: Ids,
    gap: Ids,
    action: Ids,
  }),
});
export type CasePoint = z.infer<typeof CasePoint>;
