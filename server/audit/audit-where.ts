import type { AuditFilters } from "#lib/contracts/admin-operations.ts";
import type { Prisma } from "../db/client.ts";
import { likeLiteral } from "../db/like-literal.ts";

/** The lines of the audit log that the filters let through. */
export function auditWhere({ level, user, action, search, from, to }: AuditFilters): Prisma.AuditEventWhereInput {
  const name = user?.trim() ?? "";
  return {
    // Every level there is has a name here: no line is of any other.
    level: level === undefined ? undefined : level === "other" ? { in: [] } : level,
    action: action === undefined || action === "" ? undefined : { startsWith: likeLiteral(action) },
    message:
      search === undefined || search.trim() === ""
        ? undefined
        : { contains: likeLiteral(search.trim()), mode: "insensitive" },
    at: from === undefined && to === undefined ? undefined : { gte: from, lt: to },
    AND:
      name === ""
        ? []
        : [
            name.toLowerCase() === "system"
              ? { userId: null }
              : {
                  OR: [
                    { userName: { contains: likeLiteral(name), mode: "insensitive" } },
                    { userEmail: { contains: likeLiteral(name), mode: "insensitive" } },
                  ],
                },
          ],
  };
}
