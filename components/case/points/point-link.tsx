import { pointAnchor } from "#components/widgets/point-anchor.ts";
import { POINTS } from "#lib/copy/case/points.ts";

type Props = {
  readonly rank: number;
  /** What the link belongs to, for those who do not see its row. */
  readonly of: string;
};

/** The way to a point; the list of points opens it and takes the focus there. */
export function PointLink({ rank, of }: Props) {
  return (
    <a
      className="inline-block min-h-6 text-13 font-semibold whitespace-nowrap"
      href={`#${pointAnchor(rank)}`}
      aria-label={`${POINTS.number(rank)}: ${of}`}
    >
      {POINTS.number(rank)}
    </a>
  );
}
