import { Prisma } from "./client.ts";

/** The database let somebody else's row of the same e-mail, or the same identity, through first. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}
