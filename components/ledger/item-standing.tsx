import type { Ledger } from "#lib/contracts/ledger.ts";
import { exhibitLabel } from "#lib/copy/case/documents.ts";
import { STANDING_TEXT } from "#lib/copy/case/ledger.ts";
import { daysBetween } from "#lib/domain/ledger.ts";
import { formatShortDate } from "#lib/format/dates.ts";
import type { NumberedItem, RowActions } from "./numbered-item.ts";
import { StandingPill } from "#components/widgets/ledger-standing/standing-pill.tsx";

type Props = {
  readonly item: NumberedItem;
  readonly today: string;
  /** A document that may be it. */
  readonly suggestion: Ledger["suggestions"][number] | undefined;
  readonly actions: RowActions;
};

const LINK =
  "inline-flex min-h-6 cursor-pointer items-center border-0 bg-transparent p-0 text-12 font-semibold text-exhibit underline underline-offset-3";

/** Where an item stands, since when, and what to do about it. */
export function ItemStanding({ item, today, suggestion, actions }: Props) {
  const { standing, dueOn, text } = item;
  const late = standing === "overdue" && dueOn !== null ? daysBetween(dueOn, today) : 0;
  return (
    <div className="col-start-3 min-w-0 phone:col-start-auto">
      <p>
        <StandingPill standing={standing} {...(late > 0 && { label: STANDING_TEXT.overdue(late) })} />
      </p>
      <p className="text-12 wrap-anywhere text-ink-2" dir="auto">
        {describe(item, { today, suggestion })}{" "}
        {standing === "received" && item.receivedAs !== null && (
          <b title={item.receivedAs.fileName}>{nameOf(item.receivedAs)}</b>
        )}
        {standing === "overdue" && (
          <button
            type="button"
            className={LINK}
            aria-label={STANDING_TEXT.chaseItem(text)}
            onClick={() => actions.chase(item)}
          >
            {STANDING_TEXT.chase}
          </button>
        )}
        {standing === "refused" && (
          <button
            type="button"
            className={LINK}
            aria-label={STANDING_TEXT.nextFor(text)}
            onClick={() => actions.next(item)}
          >
            {STANDING_TEXT.next}
          </button>
        )}
      </p>
    </div>
  );
}

function describe(item: NumberedItem, { today, suggestion }: Pick<Props, "today" | "suggestion">): string {
  const { standing, letterNumber, dueOn, settledOn, receivedAs, reason, firstRequestedOn } = item;
  const dateOf = (date: string | null) => (date === null ? "" : formatShortDate(date, today));
  const letter = letterNumber === null ? null : STANDING_TEXT.letter(letterNumber);
  if (suggestion !== undefined && (standing === "requested" || standing === "overdue"))
    return [letter, STANDING_TEXT.mayBe(nameOf(suggestion))].filter((part) => part !== null).join(". ");
  if (standing === "requested" || standing === "overdue") {
    const end = standing === "overdue" ? "." : "";
    if (dueOn === null) return letter ?? "";
    return `${letter === null ? STANDING_TEXT.dueAlone(dateOf(dueOn)) : `${letter}, ${STANDING_TEXT.due(dateOf(dueOn))}`}${end}`;
  }
  if (standing === "received") return receivedAs === null ? dateOf(settledOn) : STANDING_TEXT.as(dateOf(settledOn));
  if (standing === "refused") return STANDING_TEXT.refused(dateOf(settledOn), reason ?? "");
  if (standing === "ours") return "";
  if (firstRequestedOn !== null) return STANDING_TEXT.firstRequested(dateOf(firstRequestedOn));
  return item.basis === "usual" ? "" : STANDING_TEXT.notAsked;
}

/** "Ex. 6"; a document without a number by its file name. */
export function nameOf({ exhibit, fileName }: { readonly exhibit: number | null; readonly fileName: string }): string {
  return exhibit === null ? fileName : exhibitLabel(exhibit);
}
