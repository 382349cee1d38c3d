import { z } from "zod";

/** The part of a list's query that names its page; a page beyond the last one answers no rows. */
export const pageQuery = (defaultSize: number) => ({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(defaultSize),
});

/** The part of a list's answer that counts; `totalPages` is at least 1. */
export const PageCounts = {
  page: z.int().default(1),
  pageSize: z.int().default(0),
  totalCount: z.int().default(0),
  totalPages: z.int().default(1),
};
