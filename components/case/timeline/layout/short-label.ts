import { TIMELINE } from "#lib/copy/case/timeline.ts";
import { sureTimeOf } from "#lib/analysis/event-remark.ts";
import type { DrawnEvent } from "./lane-content.ts";

/** What is said beside a mark: the matter where papers disagree, else the event's words without speaker and brackets. */
export function shortLabelOf({ event, disputed }: DrawnEvent): string {
  const time = sureTimeOf(event);
  const [matter] = disputed;
  if (matter !== undefined) return time === null ? matter : TIMELINE.atTime(matter, time);
  const words = event.text.replace(/^\[|\]$/g, "").replace(/^[A-Z][A-Z. ]{2,}: /, "");
  return cutAtWord(words, 26);
}

function cutAtWord(words: string, most: number): string {
  if (words.length <= most) return words;
  const cut = words.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 12)).replace(/[,.:;]$/, "")}…`;
}
