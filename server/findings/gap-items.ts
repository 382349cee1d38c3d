import { z } from "zod";
import { GapItem } from "#lib/contracts/findings.ts";
import type { GapItem as Item } from "#lib/domain/gap-item.ts";
import type { Finding } from "#server/db/client.ts";

const GapItems = z.array(GapItem);

/** What a stored gap asks for; none for a finding of another kind. */
export function gapItemsOf(row: Pick<Finding, "items">): Item[] {
  return row.items === null ? [] : GapItems.parse(row.items);
}
