import type { OddsReview } from "#lib/contracts/common.ts";
import { ODDS } from "#lib/copy/odds.ts";

type Props = {
  readonly review: OddsReview | null;
  /**
   * `line` says beside the mark how much is reviewed, `short` in fewer words; `mark` leaves that to the tooltip. A screen
   * reader always hears the whole.
   */
  readonly look?: "line" | "short" | "mark";
};

/**
 * Beside every odds number and recommendation until half of the factors' weight is reviewed; nothing after that. In ink,
 * never the color of a band: it says how sure the number is, not how good.
 */
export function ProvisionalMark({ review, look = "line" }: Props) {
  if (review?.provisional !== true) return null;
  return (
    <span className="my-0.75 inline-flex flex-wrap items-center gap-x-2 gap-y-0.5" title={ODDS.reviewed(review)}>
      <span className="rounded-stamp border-[1.5px] border-dashed border-ink-2 bg-sheet px-1.75 pt-1.25 pb-1 font-sans text-12 leading-none font-bold tracking-[0.04em] whitespace-nowrap text-ink uppercase">
        {ODDS.provisional}
      </span>{" "}
      <span className={look === "line" ? "text-12 text-ink-2" : "sr-only"}>{ODDS.reviewed(review)}</span>
      {look === "short" && (
        <span className="text-12 whitespace-nowrap text-ink-2" aria-hidden="true">
          {ODDS.reviewedShort(review)}
        </span>
      )}
    </span>
  );
}
