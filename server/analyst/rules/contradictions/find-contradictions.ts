import { createLikeness } from "../../text/account-words.ts";
import type { CaseClock } from "../../text/case-clock.ts";
import type { CaseText } from "../../text/case-text.ts";
import type { Person } from "../../people/find-people.ts";
import { accountsOf } from "./accounts.ts";
import { findSamplesApart } from "./compare-breath-samples.ts";
import { findClaimConflicts } from "./compare-claims.ts";
import { findFrameConflicts } from "./compare-frames.ts";
import { findRightsConflict } from "./compare-rights.ts";
import { findTimeConflicts } from "./compare-times.ts";
import type { Contradiction } from "./contradiction.ts";
import { createIsOfOne } from "./is-of-one.ts";
import type { CustodySequence } from "../sequences/sequences.ts";

/**
 * Points on which the documents differ, one finding per point with exactly two quotes: the clearest pair, in order of exhibit,
 * and only when the two surely are about one thing. Only an account that changed and the two samples of a breath test are
 * compared inside one document.
 */
export function findContradictions(
  caseText: CaseText,
  clock: CaseClock,
  custody: readonly CustodySequence[],
  people: readonly Person[],
): Contradiction[] {
  const accounts = accountsOf(caseText);
  const likeness = createLikeness(caseText);
  const found = keepClearest([
    ...findSamplesApart(caseText),
    ...findRightsConflict(caseText, accounts, custody),
    ...findClaimConflicts(accounts, likeness),
    ...findFrameConflicts(accounts, likeness),
    ...findTimeConflicts(caseText, accounts, clock),
  ]);
  const isOfOne = createIsOfOne(likeness, people);
  const givesWay = ({ point }: Contradiction) =>
    point.givesWayTo !== null && found.some((other) => other.point.id === point.givesWayTo);
  return found
    .filter((each) => !givesWay(each) && isOfOne(each.point, each.pair.one, each.pair.other))
    .sort((a, b) => b.pair.strength - a.pair.strength);
}

/** One rule may find the same quotes in two ways; its other pairs have other quotes. */
function keepClearest(all: readonly Contradiction[]): Contradiction[] {
  const best = new Map<string, Contradiction>();
  for (const each of all) {
    const id = `${each.finding.ruleId} ${quotesOf(each)}`;
    const earlier = best.get(id);
    if (earlier === undefined || each.pair.strength > earlier.pair.strength) best.set(id, each);
  }
  return [...best.values()];
}

function quotesOf({ finding }: Contradiction): string {
  return [finding.one, finding.other]
    .map((quote) => JSON.stringify(quote))
    .toSorted()
    .join();
}
