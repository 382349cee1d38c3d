import type { ProposedCitation } from "#server/analyst/findings.ts";
import { createVerifier } from "#server/analyst/quotes/verify-citations.ts";
import { readCourtPages } from "#server/analyst/testing/court-pages.ts";
import { createRandom, pick, SIMILAR_WORDS, withScanNoise } from "#server/analyst/testing/quote-mutations.ts";

/** Changes the words of a true quote; null where the change does not apply to them. */
type Change = (words: readonly string[], random: () => number) => string | null;

const QUOTES = 400;
const ATTEMPTS = 100_000;
const SEED = 7;

const inner = (words: readonly string[], random: () => number) => 1 + Math.floor(random() * (words.length - 2));

const CHANGES: Readonly<Record<string, Change>> = {
  "identical, one line": (words) => words.join(" "),
  "scan noise, 2 % of the characters": (words, random) => withScanNoise(words.join(" "), { rate: 0.02, random }),
  "a negation inserted": (words, random) => words.toSpliced(inner(words, random), 0, "not").join(" "),
  "one word swapped": (words) => {
    const at = words.findIndex((word, index) => index > 0 && SIMILAR_WORDS.some(([one]) => one === word.toLowerCase()));
    const by = SIMILAR_WORDS.find(([one]) => one === words[at]?.toLowerCase())?.[1];
    return by === undefined || at >= words.length - 1 ? null : words.toSpliced(at, 1, by).join(" ");
  },
  "a number changed": (words) => {
    const at = words.findIndex((word, index) => index > 0 && index < words.length - 1 && /^\d{2,}$/.test(word));
    return at < 0 ? null : words.with(at, String(Number(words[at]) + 1)).join(" ");
  },
  "a word dropped": (words, random) => {
    const at = inner(words, random);
    return /^[a-z]{4,}$/.test(words[at] ?? "") ? words.toSpliced(at, 1).join(" ") : null;
  },
  invented: (words) => words.map((word, index) => (index % 3 === 1 ? "harbour" : word)).join(" "),
};

/**
 * How many of 400 quotes from real court papers the verifier accepts, true ones and changed ones. Only the first two
 * kinds should be accepted.
 * @returns the share 0..1 for each kind of change
 */
export function checkQuotes(): readonly { readonly change: string; readonly accepted: number }[] {
  const documents = readCourtPages();
  const verify = createVerifier(documents);
  const pages = documents.flatMap(({ id, pages: all }) => all.map((page) => ({ id, ...page })));
  return Object.entries(CHANGES).map(([change, apply]) => {
    const random = createRandom(SEED);
    let [offered, accepted] = [0, 0];
    for (let attempt = 0; offered < QUOTES && attempt < ATTEMPTS; attempt += 1) {
      const page = pick(pages, random);
      const all = page.text.split(/\s+/).filter((word) => word !== "");
      const from = Math.floor(random() * Math.max(1, all.length - 20));
      const quote = apply(all.slice(from, from + 8 + Math.floor(random() * 12)), random);
      if (quote === null) continue;
      const citation: ProposedCitation = { documentId: page.id, pageNumber: page.pageNumber, quote };
      offered += 1;
      if (verify(citation) !== null) accepted += 1;
    }
    return { change, accepted: accepted / offered };
  });
}
