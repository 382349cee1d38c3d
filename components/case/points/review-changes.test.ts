import { expect, test } from "vitest";
import { makeFinding } from "#lib/analysis/testing/make-finding.ts";
import { changesFor, takeBack } from "./review-changes.ts";

const open = makeFinding({ kind: "factor", pointId: "a" });
const rejected = makeFinding({ kind: "factor", pointId: "b", verdict: "rejected" });
const accepted = makeFinding({ kind: "factor", pointId: "c", verdict: "accepted" });

test("a verdict on a point goes to what is not reviewed; when all is, to what has another verdict", () => {
  expect(changesFor([open, rejected], "accepted")).toEqual([{ finding: open, verdict: "accepted" }]);
  expect(changesFor([rejected, accepted], "accepted")).toEqual([{ finding: rejected, verdict: "accepted" }]);
  expect(changesFor([accepted], "accepted")).toEqual([]);
  expect(changesFor([accepted], "proposed")).toEqual([{ finding: accepted, verdict: "proposed" }]);
});

test("taking back restores what was judged along with it, each verdict of its own", () => {
  const defense = makeFinding({ kind: "defense", pointId: "a", verdict: "rejected" });
  const step = makeFinding({ kind: "action", pointId: "a" });
  const before = [open, defense, step, rejected];
  expect(takeBack(changesFor([open], "accepted"), before)).toEqual([
    { finding: open, verdict: "proposed" },
    { finding: defense, verdict: "rejected" },
  ]);
});
