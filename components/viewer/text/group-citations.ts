import type { PageCitation } from "#lib/contracts/documents.ts";
import type { z } from "zod";

export type CitedPassage = {
  readonly start: number;
  readonly end: number;
  readonly status: z.infer<typeof PageCitation>["status"];
  /** What stands on it. */
  readonly findings: readonly { readonly kind: z.infer<typeof PageCitation>["kind"]; readonly text: string }[];
};

/** The citations of one page, one passage for all findings that stand on the same words, in the order of the page. */
export function groupCitations(citations: readonly z.infer<typeof PageCitation>[], pageNumber: number): CitedPassage[] {
  const passages = new Map<string, CitedPassage>();
  for (const { start, end, status, kind, text, pageNumber: page } of citations) {
    if (page !== pageNumber) continue;
    const key = `${start}-${end}`;
    const before = passages.get(key);
    const isListed = before?.findings.some((finding) => finding.kind === kind && finding.text === text) ?? false;
    const findings = isListed ? (before?.findings ?? []) : [...(before?.findings ?? []), { kind, text }];
    passages.set(key, { start, end, status, findings });
  }
  return [...passages.values()].sort((a, b) => a.start - b.start || a.end - b.end);
}
