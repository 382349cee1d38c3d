import { findingsOf, type PointRow, type PointView, viewPoints } from "#lib/analysis/view-points.ts";
import type { Citation, Finding } from "#lib/contracts/findings.ts";
import { MEMO } from "#lib/copy/case/memo.ts";
import { POINTS } from "#lib/copy/case/points.ts";
import { describeItem } from "#lib/domain/gap-item.ts";
import { type Cite, citeRuns, quoteRuns, sentence } from "./cite.ts";
import type { MemoInput } from "./memo-input.ts";
import { bulleted, cellParagraph, heading, paragraph, tableEnd, type WordContent } from "./word-document.ts";
import { table } from "./word-table.ts";

/**
 * The points by rank with the words of both sides. A point that a person rejected is named in its place and left out; single
 * findings that were rejected are counted and left out.
 */
export function pointsPart({ analysis, cite }: MemoInput): WordContent {
  const points = viewPoints(analysis).map((point) => ({ point, kept: withoutRejected(point) }));
  const shown = points.filter(({ kept }) => findingsOf(kept).length > 0);
  const inShown = new Set(
    analysis.points
      .filter(({ id }) => shown.some(({ point }) => point.id === id))
      .flatMap(({ findings }) => Object.values(findings).flat()),
  );
  const count = analysis.findings.filter(({ id, verdict }) => verdict === "rejected" && inShown.has(id)).length;
  return [
    ...(shown.length === 0 ? [paragraph(MEMO.noneFound)] : []),
    ...points.flatMap(({ point, kept }) => (findingsOf(kept).length > 0 ? pointPart(kept, cite) : rejectedPart(point))),
    ...(count === 0 ? [] : [paragraph([{ text: MEMO.points.rejected(count), look: "quiet" }])]),
  ];
}

function rejectedPart(point: PointView): WordContent {
  const { rank, title } = point;
  const [by = null, ...others] = new Set(findingsOf(point).map(({ reviewedBy }) => reviewedBy));
  const text = MEMO.points.rejectedPoint(`${POINTS.number(rank)}. ${title}`, others.length === 0 ? by : null);
  return [paragraph([{ text, look: "quiet" }], { above: "some" })];
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
  const isOpen = rows.length > 0 && rows.every(({ lead }) => lead.verdict === "proposed");
  const about = [stake, isOpen && MEMO.points.notReviewed].filter(Boolean).join("; ");
  const missing = gaps.flatMap((gap) => gap.items.map((item) => ({ ...gap, text: describeItem(item), detail: "" })));
  const shown = new Set(rows.flatMap(({ one, another, more }) => [...one, ...another, ...more]).map(wordsAt));
  return [
    heading(2, `${POINTS.number(rank)}. ${title}`),
    ...(why + about === ""
      ? []
      : [
          paragraph([{ text: sentence(why) }, { text: about === "" ? "" : ` (${about})`, look: "quiet" }], {
            keepNext: rows.length > 0,
          }),
        ]),
    ...rows.flatMap((row) => rowPart(row, { cite, title })),
    ...listPart(MEMO.points.toDo, actions, { cite, shown }),
    ...listPart(MEMO.points.defenses, defenses, { cite, shown }),
    ...listPart(MEMO.points.missing, missing, { cite, shown }),
  ];
}

/** One matter of a point: what is claimed, the words for it, and beside them the words that differ. */
function rowPart(row: PointRow, { cite, title }: { readonly cite: Cite; readonly title: string }): WordContent {
  const { lead, what, further, detail, one, another, more } = row;
  const claim = [what === title ? "" : what, ...further].map(sentence).filter(Boolean).join(" ");
  // Where the head of the point says what the finding says, its advice is left, and that is no claim.
  const claimRun = { text: claim, ...(what === lead.detail ? {} : { look: "strong" as const }) };
  const quotes = (cited: PointRow["one"]) => cited.map((each) => cellParagraph(quoteRuns(each, cite)));
  const evidence =
    another.length > 0
      ? [
          table({
            head: [MEMO.points.one, MEMO.points.another],
            shares: [1, 1],
            rows: [[quotes(one), quotes(another)]],
          }),
          tableEnd(),
        ]
      : one.map((each) => bulleted(quoteRuns(each, cite)));
  const review = reviewLine(lead);
  return [
    ...(claim + detail === ""
      ? []
      : [paragraph([claimRun, { text: ` ${sentence(detail)}` }], { above: "some", keepNext: true })]),
    ...evidence,
    ...more.map((each) => bulleted(quoteRuns(each, cite))),
    ...(review === "" ? [] : [paragraph([{ text: review, look: "quiet" }])]),
  ];
}

function reviewLine({ verdict, reviewedBy, note }: Finding): string {
  const said = verdict === "accepted" ? MEMO.points.accepted(reviewedBy) : "";
  return [said, note === null ? "" : `${MEMO.points.note}: ${note}`].filter(Boolean).join(" ");
}

type Listed = Pick<Finding, "text" | "detail" | "citations">;

/** Advice on a point. Words that the point quotes already are cited and not said twice. */
function listPart(
  label: string,
  findings: readonly Listed[],
  { cite, shown }: { readonly cite: Cite; readonly shown: ReadonlySet<string> },
): WordContent {
  if (findings.length === 0) return [];
  return [
    heading(3, label),
    ...findings.map(({ text, detail, citations }) =>
      bulleted([
        { text: [text, detail].map(sentence).filter(Boolean).join(" ") },
        ...citations
          .filter((each) => !shown.has(wordsAt(each)))
          .flatMap((each) => [{ text: " " }, ...quoteRuns(each, cite)]),
        ...citeRuns(
          citations.filter((each) => shown.has(wordsAt(each))),
          cite,
        ),
      ]),
    ),
  ];
}

function wordsAt({ documentId, pageNumber, start, end }: Citation): string {
  return `${documentId} ${pageNumber} ${start}-${end}`;
}
