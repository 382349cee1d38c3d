import { describe, expect, it } from "vitest";
import { FINDING_KINDS, VERDICTS } from "./findings.ts";
import { groupPoints, POINT_ROLES, type PointPart, pullOf, type Topic } from "./group-points.ts";

const at = (start: number, pageNumber = 1) => ({ documentId: "report", pageNumber, start, end: start + 20 });

function part(id: string, fields: Partial<PointPart> = {}): PointPart {
  return {
    ...{
      id,
      pointId: `point of ${id}`,
      kind: "issue",
      text: `Text of ${id}`,
      detail: "",
      weight: null,
      isTentative: false,
      verified: true,
    },
    ...{ basis: null, auditVerdict: null, verdict: "proposed", citations: [at(id.charCodeAt(0) * 100)] },
    ...fields,
  };
}
const factor = (id: string, weight: number, fields: Partial<PointPart> = {}) =>
  part(id, { kind: "factor", weight, ...fields });

const TEST: Topic = { id: "breath-test", title: "The breath test" };
const isTest = ({ text }: PointPart) => (text.includes("test") ? TEST : null);
const idsOf = (parts: readonly PointPart[], topicOf = isTest) =>
  groupPoints(parts, topicOf).map(({ findings }) => POINT_ROLES.flatMap((role) => findings[role]));

describe("what is one point", () => {
  it("is what rules of one topic found, wherever they quote, with the topic's title", () => {
    const [point, other] = groupPoints(
      [factor("a", -9), part("b", { text: "Was the test in order?" }), factor("c", 5, { text: "An old test" })],
      isTest,
    );
    expect(point).toMatchObject({ id: "point of a", title: "Text of a", findings: { factor: ["a"] } });
    expect(other).toMatchObject({ id: "breath-test", title: "The breath test", why: "Was the test in order?" });
    expect(other?.findings).toMatchObject({ issue: ["b"], factor: ["c"] });
  });

  it("says why in words of its own: a line in a paper's own words stands below as the quote", () => {
    const said = part("a", {
      kind: "gap",
      basis: "stated",
      text: '"The test was not kept."',
      detail: 'According to "Log".',
    });
    expect(groupPoints([said], isTest)[0]).toMatchObject({ title: "The breath test", why: 'According to "Log".' });
  });

  it("is what was linked before, also where only one of its findings has a topic", () => {
    expect(idsOf([part("a", { pointId: "x" }), part("b", { pointId: "x", text: "test" }), part("c")])).toEqual([
      ["a", "b"],
      ["c"],
    ]);
  });

  it("is what rests on the same places, such as a model's findings and the gap that a page states", () => {
    const parts = [
      part("a", { kind: "gap", basis: "stated", citations: [at(0)] }),
      part("b", { kind: "action", citations: [at(4), at(500)] }),
      factor("c", 8, { citations: [at(2)] }),
      factor("d", 3, { citations: [at(500, 2)] }),
    ];
    expect(idsOf(parts)).toEqual([["c", "a", "b"], ["d"]]);
  });

  it("is not what shares a place with a guest only: pages would run into one point", () => {
    const parts = [
      factor("a", 9, { citations: [at(0)] }),
      factor("b", 5, { citations: [at(0), at(300)] }),
      factor("c", 2, { citations: [at(300)] }),
    ];
    expect(idsOf(parts)).toEqual([["a", "b"], ["c"]]);
  });

  it("gathers lone gaps and lone steps where a topic is given for them", () => {
    const steps: Topic = { id: "steps", title: "Further steps" };
    const parts = [
      part("a", { kind: "action" }),
      factor("b", 5),
      part("c", { kind: "action" }),
      part("d", { kind: "gap" }),
    ];
    const points = groupPoints(parts, isTest, { action: steps });
    expect(points.map(({ title }) => title)).toEqual(["Text of b", "Further steps", "Text of d"]);
    expect(points[1]?.findings.action).toEqual(["a", "c"]);
  });

  it("joins the point with which it shares the most places", () => {
    const parts = [
      factor("a", 9, { citations: [at(0)] }),
      factor("b", 5, { citations: [at(300), at(600)] }),
      part("c", { citations: [at(0), at(300), at(600)] }),
    ];
    expect(idsOf(parts)).toEqual([["a"], ["b", "c"]]);
  });
});

describe("the rank", () => {
  const parts = [
    part("a", { kind: "gap" }),
    part("b", { kind: "contradiction" }),
    factor("c", -4),
    factor("d", 5, { verdict: "rejected" }),
    factor("e", 4),
  ];
  const order = (given: readonly PointPart[]) => idsOf(given).flat();

  it("is the weight at stake, then contradictions, then the record's order", () => {
    expect(order(parts)).toEqual(["d", "c", "e", "b", "a"]);
    expect(groupPoints(parts, isTest).map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
  });

  it("stays whatever is accepted or rejected", () => {
    for (const verdict of VERDICTS) expect(order(parts.map((one) => ({ ...one, verdict })))).toEqual(order(parts));
  });
});

it("counts what the factors can move in full, and now by half, in full when accepted, not when rejected", () => {
  expect(
    pullOf([
      factor("a", 9),
      factor("b", 4, { verdict: "accepted" }),
      factor("c", 5, { verdict: "rejected" }),
      factor("d", -7),
      part("e"),
    ]),
  ).toEqual({ forUs: 13, against: 7, countedForUs: 8.5, countedAgainst: 3.5 });
});

it("has every finding once, the same each time, without events, unverified, set aside and commonly requested ones", () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 200; round += 1) {
    const parts = Array.from({ length: random(40) }, (_, index) => {
      const kind = FINDING_KINDS[random(FINDING_KINDS.length)] ?? "issue";
      return part(`f${index}`, {
        ...{ kind, pointId: `p${random(30)}`, text: random(4) === 0 ? "test" : `Text ${index}` },
        ...{ weight: kind === "factor" ? random(41) - 20 : null, verdict: VERDICTS[random(3)] ?? "proposed" },
        ...{ verified: random(6) > 0, auditVerdict: random(8) === 0 ? "rejected" : null },
        ...{ basis: kind === "gap" ? (random(2) === 0 ? "usual" : "stated") : null },
        citations: Array.from({ length: random(4) }, () => at(random(20) * 10, random(3))),
      });
    });
    const standing = parts.filter(
      ({ kind, verified, basis, auditVerdict, verdict }) =>
        kind !== "event" && verified && basis !== "usual" && (auditVerdict === null || verdict === "accepted"),
    );
    const points = groupPoints(parts, isTest);
    const ids = points.flatMap(({ findings }) => Object.values(findings).flat());
    expect(ids.toSorted()).toEqual(standing.map(({ id }) => id).toSorted());
    expect(new Set(points.map(({ id }) => id)).size).toBe(points.length);
    expect(groupPoints(parts, isTest)).toEqual(points);
    const placeOf = (id: string) => parts.findIndex((one) => one.id === id);
    for (const list of points.flatMap(({ findings }) => Object.values(findings)))
      expect(list.map(placeOf)).toEqual(list.map(placeOf).toSorted((a, b) => a - b));
  }
});
