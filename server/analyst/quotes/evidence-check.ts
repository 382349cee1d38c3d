import { splitSentences } from "../text/page/sentences.ts";
import type { ProposedCitation, SourceDocument, VerifiedCitation } from "../findings.ts";
import { createVerifier } from "./verify-citations.ts";

/** Sentences that give their reader a task instead of describing events. */
const TASKS: readonly RegExp[] = [
  /^\W*(?:(?:please|kindly|now|then|also|instead|finally|next)[, ]+|(?:can|could|would|will) you (?:please )?|i (?:want|need|would like) you to )?(?:write|compose|summari[sz]e|translate|paraphrase|rewrite|rephrase|generate|output|print|repeat|append|insert|include|mention|recommend|promote|advertise|conclude|pretend|assume the role|act as|visit|click|download|follow this link|encode|decode|finish the|start every|end every|create|explain how|tell the (?:user|reader|attorney)|give the (?:user|reader|attorney))\b/i,
  /\bfrom now on,? you\b|\byour (?:reply|new task|opinion about|system prompt)\b|<\/?(?:page|document|evidence)>/i,
  /\b(?:in|at the end of|to|from|with) (?:your|the) (?:answer|response|reply|summary|output|analysis|findings)\b|\bat the end of your report\b/i,
  /\b(?:add|give|list|create|return|report|assign|use|include)\b.{0,30}\b(?:factors?|findings?|weights?|verdict|summary|quotes?|json)\b/i,
  /\b(?:reader|reviewer|analy[sz]er|summari[sz]er|analyst|whoever (?:reads|analyses|summarises) this)\b.{0,40}\b(?:must|should|shall|is to|are to|please)\b/i,
];

/**
 * The check for one quote of a model, prepared once for a case: like `createVerifier`, but also null for a quote from a
 * sentence that gives its reader a task. Such a sentence is part of the record and may be shown there; a model that quotes it
 * as a fact has followed it. Lines that address a program are blanked in these documents already. Splits only quoted pages
 * into sentences, because no CaseReading exists where a model is asked.
 */
export function createEvidenceCheck(
  documents: readonly SourceDocument[],
  verify = createVerifier(documents),
): (proposed: ProposedCitation) => VerifiedCitation | null {
  const texts = new Map<string, string>(
    documents.flatMap(({ id, pages }) => pages.map((page) => [`${id} ${page.pageNumber}`, page.text] as const)),
  );
  const tasks = new Map<string, Span[]>();

  function tasksOn(key: string): Span[] {
    const known = tasks.get(key);
    if (known !== undefined) return known;
    const text = texts.get(key) ?? "";
    const found = splitSentences(text).flatMap((sentence) => tasksIn(text, sentence));
    tasks.set(key, found);
    return found;
  }

  return (proposed) => {
    const citation = verify(proposed);
    if (citation === null) return null;
    const listened = tasksOn(`${citation.documentId} ${citation.pageNumber}`).some(
      ({ start, end }) => start < citation.end && citation.start < end,
    );
    return listened ? null : citation;
  };
}

type Span = { readonly start: number; readonly end: number };

/** The lines of a sentence that give a task, or all of it: an inserted line must not disqualify the facts around it. */
function tasksIn(text: string, { start, end }: Span): Span[] {
  if (!isTask(text.slice(start, end))) return [];
  const lines: Span[] = [];
  for (let from = start; from < end;) {
    const found = text.indexOf("\n", from);
    const to = found === -1 || found > end ? end : found;
    lines.push({ start: from, end: to });
    from = to + 1;
  }
  const tasks = lines.filter((line) => isTask(text.slice(line.start, line.end)));
  return tasks.length === 0 ? [{ start, end }] : tasks;
}

function isTask(sentence: string): boolean {
  return TASKS.some((pattern) => pattern.test(sentence));
}
