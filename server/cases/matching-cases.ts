import type { Prisma } from "../db/client.ts";

/** Cases whose name, client or number has the words in it, in any case. Without words: every case. */
export function matchingCases(search: string): Prisma.CaseWhereInput {
  const contains = { contains: likeLiteral(search.trim()), mode: "insensitive" } as const;
  if (contains.contains === "") return {};
  return { OR: [{ title: contains }, { clientName: contains }, { caseNumber: contains }] };
}

/** Prisma passes `%` and `_` on to LIKE as wildcards. */
function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
