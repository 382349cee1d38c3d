import { expect, it } from "vitest";
import { POINT_ROLES, type PointRole } from "./group-points.ts";
import { type Compared, whatChanged } from "./what-changed.ts";

type Place = { readonly documentId: string; readonly pageNumber: number; readonly start: number; readonly end: number };
type Finding = Compared<Place>["findings"][number];

const at = (documentId: string, start = 0): Place => ({ documentId, pageNumber: 1, start, end: start + 20 });
const finding = (id: string, fields: Partial<Finding> = {}): Finding => ({
  ...{ id, kind: "issue", weight: null, verified: true, basis: null, items: [], verdict: "proposed", citations: [] },
  ...fields,
});
const gap = (what: string, fields: Partial<Finding> = {}) =>
  finding(`gap ${what}`, { kind: "gap", basis: "stated", items: [{ what }], ...fields });

/** One point for each list of findings, by its name. */
function analysis(
  points: Readonly<Record<string, readonly Finding[]>>,
  loose: readonly Finding[] = [],
): Compared<Place> {
  return {
    points: Object.entries(points).map(([id, findings], index) => ({
      ...{ id, rank: index + 1, title: `Title of ${id}` },
      findings: Object.fromEntries(
        POINT_ROLES.map((role) => [role, findings.filter(({ kind }) => kind === role).map((one) => one.id)]),
      ) as Record<PointRole, string[]>,
    })),
    findings: [...Object.values(points).flat(), ...loose],
  };
}

const ADDED = new Set(["new"]);
const STOP = finding("stop", { citations: [at("report")] });
const titles = (lists: ReturnType<typeof whatChanged<Place>>) => ({
  contradicted: lists.contradicted.map(({ id }) => id),
  weakened: lists.weakened.map(({ id }) => id),
  strengthened: lists.strengthened.map(({ id }) => id),
  added: lists.added.map(({ id }) => id),
  gapsClosed: lists.gapsClosed,
});
const NOTHING = { contradicted: [], weakened: [], strengthened: [], added: [], gapsClosed: [] };

it("says that a point is contradicted by a new document, with its words there, and nothing else of it", () => {
  const contradiction = finding("lane", { kind: "contradiction", citations: [at("report"), at("new", 40)] });
  const factor = finding("for us", { kind: "factor", weight: 10, citations: [at("new", 90)] });
  const changed = whatChanged(analysis({ stop: [STOP] }), analysis({ stop: [STOP, contradiction, factor] }), ADDED);
  expect(titles(changed)).toEqual({ ...NOTHING, contradicted: ["stop"] });
  expect(changed.contradicted[0]).toEqual({ id: "stop", rank: 1, title: "Title of stop", citations: [at("new", 40)] });
});

it("calls a point strengthened when only favorable words of a new document joined it, and weakened by what costs odds", () => {
  const factor = finding("for us", { kind: "factor", weight: 6, citations: [at("new")] });
  const changed = whatChanged(analysis({ stop: [STOP] }), analysis({ stop: [STOP, factor] }), ADDED);
  expect(titles(changed)).toEqual({ ...NOTHING, strengthened: ["stop"] });
  const cost = { ...factor, weight: -6 };
  expect(titles(whatChanged(analysis({ stop: [STOP] }), analysis({ stop: [STOP, cost] }), ADDED))).toEqual({
    ...NOTHING,
    weakened: ["stop"],
  });
});

it("knows a point again by its places when its name is another, and calls one new that stood nowhere", () => {
  const more = finding("more", { citations: [at("report", 10), at("new")] });
  const other = finding("search", { citations: [at("new", 200)] });
  const changed = whatChanged(analysis({ stop: [STOP] }), analysis({ renamed: [more], search: [other] }), ADDED);
  expect(titles(changed)).toEqual({ ...NOTHING, strengthened: ["renamed"], added: ["search"] });
});

it("lists a gap that is closed once, and none that is still missing, rejected or only usual", () => {
  const before = [gap("Calibration certificate"), gap("In-car video"), gap("Radio", { basis: "usual" })];
  const after = [gap("In-car  video")];
  expect(titles(whatChanged(analysis({}, before), analysis({}, after), ADDED))).toEqual({
    ...NOTHING,
    gapsClosed: ["Calibration certificate"],
  });
  const rejected = before.map((one) => ({ ...one, verdict: "rejected" as const }));
  expect(titles(whatChanged(analysis({}, rejected), analysis({}), ADDED))).toEqual(NOTHING);
});

it("passes over what moved without a new document, what was rejected, and tips", () => {
  const factor = finding("later", { kind: "factor", weight: 9, citations: [at("report", 400)] });
  const rejected = finding("not so", { kind: "contradiction", verdict: "rejected", citations: [at("new")] });
  const tip = finding("ask", { kind: "action", citations: [at("new")] });
  const after = analysis({
    stop: [STOP, factor, rejected, tip],
    breath: [finding("b", { citations: [at("report", 900)] })],
  });
  expect(titles(whatChanged(analysis({ stop: [STOP] }), after, ADDED))).toEqual(NOTHING);
});
