import { type PointRow, type PointView, viewPoints } from "#lib/analysis/view-points.ts";
import type { Finding } from "#lib/contracts/analyses.ts";
import { MEMO } from "#lib/copy/memo.ts";
import { POINTS } from "#lib/copy/points.ts";
import { describeItem } from "#lib/domain/gap-item.ts";
import { type Cite, quoteRuns } from "./cite.ts";
import type { MemoInput } from "./memo-input.ts";
import { heading, paragraph, type WordContent } from "./word-document.ts";
import { bulleted } from "./word-list.ts";
import { table } from "./word-table.ts";

/** The points by rank with the words of both sides. What a person rejected is counted and left out. */
export function pointsPart(input: MemoInput): WordContent {
  const points = viewPoints(input.analysis).map(withoutRejected);
  const shown = points.filter(
    ({ rows, actions, defenses, gaps }) => rows.length + actions.length + defenses.length + gaps.length > 0,
  );
  const rejected = input.analysis.points.flatMap(({ findings }) => Object.values(findings).flat());
  const count = input.analysis.findings.filter(
    ({ id, verdict }) => verdict === "rejected" && rejected.includes(id),
  ).length;
  return [
    ...(shown.length === 0 ? [paragraph(MEMO.noneFound)] : shown.flatMap((point) => pointPart(point, input.cite))),
    ...(count === 0 ? [] : [paragraph([{ text: MEMO.points.rejected(count), look: "quiet" }])]),
  ];
}

function withoutRejected(point: PointView): PointView {
  const kept = (findings: readonly Finding[]) => findings.filter(({ verdict }) => verdict !== "rejected");
  return {
    ...point,
    rows: point.rows.filter(({ lead }) => lead.verdict !== "rejected"),
    actions: kept(point.actions),
    defenses: kept(point.defenses),
    gaps: kept(point.gaps),
  };
}

function pointPart({ rank, title, why, pull, rows, actions, defenses, gaps }: PointView, cite: Cite): WordContent {
  const stake = MEMO.points.stake(pull.forUs, pull.against);
  const missing = gaps.flatMap((gap) => gap.items.map((item) => ({ ...gap, text: describeItem(item), detail: "" })));
  return [
    heading(2, `${POINTS.number(rank)}. ${title}`),
    ...(why === "" && stake === ""
      ? []
      : [
          paragraph(
            [{ text: why === "" ? "" : `${why} ` }, { text: stake === "" ? "" : `(${stake})`, look: "quiet" }],
            { keepNext: true },
          ),
        ]),
    ...rows.flatMap((row) => rowPart(row, { cite, title })),
    ...listPart(MEMO.points.toDo, actions, cite),
    ...listPart(MEMO.points.defenses, defenses, cite),
    ...listPart(MEMO.points.missing, missing, cite),
  ];
}

/** One matter of a point: what is claimed, the words for it, and beside them the words that differ. */
function rowPart(row: PointRow, { cite, title }: { readonly cite: Cite; readonly title: string }): WordContent {
  const { lead, what, further, detail, one, another, more } = row;
  const claim = [what === title ? "" : what, ...further].filter(Boolean).join(" ");
  const quotes = (cited: PointRow["one"]) => cited.map((each) => paragraph(quoteRuns(each, cite)));
  const evidence =
    another.length > 0
      ? [
          table({
            head: [MEMO.points.one, MEMO.points.another],
            shares: [1, 1],
            rows: [[quotes(one), quotes(another)]],
          }),
          paragraph(""),
        ]
      : one.map((each) => bulleted(quoteRuns(each, cite)));
  return [
    ...(claim === "" && detail === ""
      ? []
      : [
          paragraph([{ text: claim, look: "strong" }, { text: detail === "" ? "" : ` ${detail}` }], { keepNext: true }),
        ]),
    ...evidence,
    ...more.map((each) => bulleted(quoteRuns(each, cite))),
    ...reviewPart(lead),
  ];
}

function reviewPart({ verdict, reviewedBy, note }: Finding): WordContent {
  const said = verdict === "accepted" ? MEMO.points.accepted(reviewedBy) : MEMO.points.notReviewed;
  return [
    paragraph([
      { text: said, look: "quiet" },
      ...(note === null ? [] : [{ text: ` ${MEMO.points.note}: ${note}`, look: "quiet" } as const]),
    ]),
  ];
}

function listPart(
  label: string,
  findings: readonly Pick<Finding, "text" | "detail" | "citations">[],
  cite: Cite,
): WordContent {
  if (findings.length === 0) return [];
  return [
    heading(3, label),
    ...findings.map(({ text, detail, citations }) =>
      bulleted([
        { text: [text, detail].filter(Boolean).join(" ") },
        ...citations.flatMap((each) => [{ text: " " }, ...quoteRuns(each, cite)]),
      ]),
    ),
  ];
}
