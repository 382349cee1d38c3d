import type { Prisma } from "./client.ts";
import { likeLiteral } from "./like-literal.ts";

const FIELDS = ["firstName", "lastName", "email", "barNumber", "lawFirm"] as const;

/**
 * Accounts whose name, e-mail, bar number or law firm hold every word of the search, in any order: "Lowe Malcolm" finds
 * Malcolm Lowe. A blank search lets everybody through.
 */
export function matchUser(search: string): Prisma.UserWhereInput {
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, 10);
  return {
    AND: words.map((word) => {
      const contains = { contains: likeLiteral(word), mode: "insensitive" } as const;
      return { OR: FIELDS.map((field) => ({ [field]: contains })) };
    }),
  };
}
