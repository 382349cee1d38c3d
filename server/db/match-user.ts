import type { Prisma } from "./client.ts";
import { likeLiteral } from "./like-literal.ts";

type Field = "firstName" | "lastName" | "email" | "barNumber" | "lawFirm";

/**
 * Accounts of which the given fields hold every word of the search, in any order: "Lowe Malcolm" finds Malcolm Lowe. A
 * blank search lets everybody through.
 */
export function matchUser(search: string, fields: readonly Field[]): Prisma.UserWhereInput {
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, 10);
  return {
    AND: words.map((word) => {
      const contains = { contains: likeLiteral(word), mode: "insensitive" } as const;
      return { OR: fields.map((field) => ({ [field]: contains })) };
    }),
  };
}
