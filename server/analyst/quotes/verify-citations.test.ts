import { describe, expect, test } from "vitest";
import { normaliseText } from "#lib/domain/text/normalise-text.ts";
import { readCourtPages, sourceDocument } from "../testing/court-pages.ts";
import { createRandom, pick, SIMILAR_WORDS, withScanNoise } from "../testing/quote-mutations.ts";
import type { ProposedCitation, SourceDocument, VerifiedCitation } from "../findings.ts";
import { createVerifier, verifyCitations } from "./verify-citations.ts";

const DOCUMENTS = readCourtPages();
const verify = createVerifier(DOCUMENTS);
const QUOTES_PER_ROW = 400;

type Sample = { readonly document: SourceDocument; readonly pageNumber: number; readonly words: readonly string[] };

/** Words of a page with the white space that follows each, so that joining them gives the page back. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*/g) ?? [];
}

const PAGES = DOCUMENTS.flatMap((document) =>
  document.pages.map(({ pageNumber, text }) => ({ document, pageNumber, words: wordsOf(text) })),
).filter(({ words }) => words.length > 60);

function sample(random: () => number): Sample {
  const { document, pageNumber, words } = pick(PAGES, random);
  const length = 7 + Math.floor(random() * 24);
  const from = Math.floor(random() * (words.length - length));
  return { document, pageNumber, words: words.slice(from, from + length) };
}

type Mutation = (given: Sample & { readonly random: () => number }) => string | null;
type Outcome = { readonly proposed: ProposedCitation; readonly result: VerifiedCitation | null };

/** Feeds at least 400 quotes made by one mutation to the verifier. A mutation that finds nothing to change answers null. */
function runRow(mutate: Mutation, seed: number): Outcome[] {
  const random = createRandom(seed);
  const outcomes: Outcome[] = [];
  for (let attempt = 0; outcomes.length < QUOTES_PER_ROW; attempt += 1) {
    if (attempt > 200_000) throw new Error("The pages do not hold enough material for this row.");
    const sampled = sample(random);
    const quote = mutate({ ...sampled, random });
    if (quote === null) continue;
    const proposed = { documentId: sampled.document.id, pageNumber: sampled.pageNumber, quote };
    outcomes.push({ proposed, result: verify(proposed) });
  }
  return outcomes;
}

function accepted(outcomes: readonly Outcome[]): number {
  return outcomes.filter(({ result }) => result !== null).length / outcomes.length;
}

function pageText(result: VerifiedCitation): string {
  const page = DOCUMENTS.find(({ id }) => id === result.documentId)?.pages.find(
    ({ pageNumber }) => pageNumber === result.pageNumber,
  );
  return page?.text ?? "";
}

function expectOwnWords(outcomes: readonly Outcome[]): void {
  for (const { result } of outcomes) {
    if (result !== null) expect(pageText(result).slice(result.start, result.end)).toBe(result.quote);
  }
}

function isContentWord(word: string): boolean {
  return /^[A-Za-z]{4,}$/.test(word.trim().replace(/[.,;:]$/, ""));
}

/** Replaces one word and keeps the white space behind it; never the first or the last, where a cut is still a quote. */
function replaceOne(
  words: readonly string[],
  { at, by }: { readonly at: number; readonly by: (word: string) => string },
): string {
  return words.map((word, index) => (index === at ? by(word) : word)).join("");
}

function innerIndexes(words: readonly string[], fits: (word: string) => boolean): number[] {
  return words.flatMap((word, index) => (index > 0 && index < words.length - 1 && fits(word) ? [index] : []));
}

const whole: Mutation = ({ words }) => words.join("").trim();

const NEGATION = /^(not|no|never|nor|neither|without|cannot)$/i;

describe("quotes that stand on the page", () => {
  const rows: readonly (readonly [string, Mutation])[] = [
    ["identical", whole],
    [
      "other case",
      ({ words, random }) => (random() < 0.5 ? words.join("").toUpperCase() : words.join("").toLowerCase()),
    ],
    [
      "quotes and dashes of another shape",
      ({ words }) => words.join("").replace(/["“”]/g, "„").replace(/['’]/g, "‘").replace(/[-–—]/g, "‑"),
    ],
    ["one line", ({ words }) => words.join("").replace(/\s+/g, " ").trim()],
    [
      "other line breaks",
      ({ words, random }) => words.map((word) => word.trim() + (random() < 0.2 ? "\r\n" : " ")).join(""),
    ],
    [
      "a word hyphenated at a line end",
      ({ words, random }) => {
        const long = innerIndexes(words, (word) => /^[a-z]{7,}\s*$/.test(word));
        if (long.length === 0) return null;
        return replaceOne(words, { at: pick(long, random), by: (word) => `${word.slice(0, 4)}-\n${word.slice(4)}` });
      },
    ],
    ["wrapped in quotation marks and dots", ({ words }) => `“...${words.join("").trim()}...”`],
  ];

  test.each(rows)("%s: every one is verified on its page", (_name, mutate) => {
    const outcomes = runRow(mutate, 11);
    expectOwnWords(outcomes);
    const wrong = outcomes.filter(
      ({ proposed, result }) =>
        result?.status !== "verified" ||
        result.pageNumber !== proposed.pageNumber ||
        result.documentId !== proposed.documentId,
    );
    expect(wrong).toEqual([]);
  });

  test("2 % scan noise in the quote: at least 95 % are accepted, on their page", () => {
    const outcomes = runRow(({ words, random }) => withScanNoise(words.join("").trim(), { rate: 0.02, random }), 12);
    expectOwnWords(outcomes);
    expect(accepted(outcomes)).toBeGreaterThanOrEqual(0.95);
    expect(
      outcomes.filter(({ proposed, result }) => result !== null && result.pageNumber !== proposed.pageNumber),
    ).toEqual([]);
  });

  test("2 % scan noise on the page: at least 95 % of clean quotes are accepted", () => {
    const random = createRandom(13);
    let found = 0;
    for (let index = 0; index < QUOTES_PER_ROW; index += 1) {
      const { pageNumber, document, words } = sample(random);
      const clean = document.pages.find((page) => page.pageNumber === pageNumber)?.text ?? "";
      const text = withScanNoise(clean, { rate: 0.02, random });
      const scan = sourceDocument({ id: "scan", texts: [text] });
      const [result] = verifyCitations([{ documentId: "scan", pageNumber: 1, quote: words.join("").trim() }], [scan]);
      if (result === null || result === undefined) continue;
      found += 1;
      expect(text.slice(result.start, result.end)).toBe(result.quote);
    }
    expect(found / QUOTES_PER_ROW).toBeGreaterThanOrEqual(0.95);
  });
});

describe("quotes that do not stand on the page", () => {
  const rows: readonly (readonly [string, Mutation])[] = [
    [
      "one word swapped for another of the page",
      ({ document, pageNumber, words, random }) => {
        const at = innerIndexes(words, isContentWord);
        const page = document.pages.find((candidate) => candidate.pageNumber === pageNumber);
        const others = wordsOf(page?.text ?? "").filter(isContentWord);
        if (at.length === 0) return null;
        const chosen = pick(at, random);
        const other = pick(others, random)
          .trim()
          .replace(/[.,;:]$/, "");
        const before = words[chosen]?.trim().replace(/[.,;:]$/, "");
        if (other.toLowerCase() === before?.toLowerCase()) return null;
        return replaceOne(words, { at: chosen, by: (word) => word.replace(/[A-Za-z]+/, other) });
      },
    ],
    [
      "one word swapped for a similar real word",
      ({ words, random }) => {
        const [from, to] = pick(SIMILAR_WORDS, random);
        const at = innerIndexes(
          words,
          (word) =>
            word
              .trim()
              .replace(/[.,;:]$/, "")
              .toLowerCase() === from,
        );
        if (at.length === 0) return null;
        return replaceOne(words, { at: pick(at, random), by: (word) => word.replace(/[A-Za-z]+/, to) });
      },
    ],
    [
      "one word dropped",
      ({ words, random }) => {
        const at = innerIndexes(words, (word) => /[A-Za-z]{2,}/.test(word));
        return at.length === 0 ? null : replaceOne(words, { at: pick(at, random), by: () => "" });
      },
    ],
    [
      "one word added",
      ({ words, random }) => {
        const at = innerIndexes(words, isContentWord);
        const added = pick(["clearly", "allegedly", "only", "also", "all", "any"], random);
        return at.length === 0 ? null : replaceOne(words, { at: pick(at, random), by: (word) => `${added} ${word}` });
      },
    ],
    [
      "negation inserted",
      ({ words, random }) => {
        const at = innerIndexes(words, isContentWord);
        const negation = pick(["not", "never", "no"], random);
        return at.length === 0
          ? null
          : replaceOne(words, { at: pick(at, random), by: (word) => `${negation} ${word}` });
      },
    ],
    [
      "negation removed",
      ({ words, random }) => {
        const at = innerIndexes(words, (word) => NEGATION.test(word.trim()));
        return at.length === 0 ? null : replaceOne(words, { at: pick(at, random), by: () => "" });
      },
    ],
    [
      "number changed",
      ({ words, random }) => {
        const at = words.flatMap((word, index) => (/\d/.test(word) ? [index] : []));
        if (at.length === 0) return null;
        const up = 1 + Math.floor(random() * 8);
        return replaceOne(words, {
          at: pick(at, random),
          by: (word) => {
            const digits = [...word.matchAll(/\d/g)].map((match) => match.index);
            const chosen = pick(digits, random);
            return `${word.slice(0, chosen)}${(Number(word.charAt(chosen)) + up) % 10}${word.slice(chosen + 1)}`;
          },
        });
      },
    ],
    [
      "invented tail",
      ({ words, random }) => {
        const tail = pick(PAGES, random).words.slice(20, 25).join("").trim();
        return `${words.slice(0, 8).join("").trim()} ${tail}`;
      },
    ],
    [
      "two places joined by an ellipsis",
      ({ document, pageNumber, words, random }) => {
        const page = PAGES.find((one) => one.document === document && one.pageNumber === pageNumber);
        const from = Math.floor(random() * ((page?.words.length ?? 10) - 8));
        return `${words.slice(0, 6).join("").trim()} ... ${
          page?.words
            .slice(from, from + 6)
            .join("")
            .trim() ?? ""
        }`;
      },
    ],
    [
      "invented from the page's own words",
      ({ words, random }) =>
        words
          .map((word) => ({ word, key: random() }))
          .toSorted((first, second) => first.key - second.key)
          .map(({ word }) => word.trim())
          .join(" "),
    ],
  ];

  test.each(rows)("%s: at most one in a hundred is accepted", (_name, mutate) => {
    const outcomes = runRow(mutate, 21);
    expectOwnWords(outcomes);
    expect(accepted(outcomes)).toBeLessThanOrEqual(0.01);
  });

  test("the wrong page: corrected to the nearest page that holds the words, never verified where they are not", () => {
    const random = createRandom(31);
    const bare = (text: string) => normaliseText(text).text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
    for (let index = 0; index < QUOTES_PER_ROW; index += 1) {
      const { document, pageNumber, words } = sample(random);
      const quote = words.join("").trim();
      const wrongPages = [...document.pages.map((page) => page.pageNumber), 99].filter((other) => other !== pageNumber);
      const wrongPage = pick(wrongPages, random);
      const result = verify({ documentId: document.id, pageNumber: wrongPage, quote });
      // A running head stands on several pages; everything else is found where it was taken from.
      if (result?.pageNumber !== wrongPage) expect(result?.status).toBe("corrected");
      expect(result?.documentId).toBe(document.id);
      // A negation just before the quote comes with it.
      expect(bare(result?.quote ?? "").endsWith(bare(quote))).toBe(true);
    }
  });

  test("the wrong document: corrected when one page of the case holds the words", () => {
    const random = createRandom(32);
    for (let index = 0; index < QUOTES_PER_ROW; index += 1) {
      const { document, pageNumber, words } = sample(random);
      const other = pick(
        DOCUMENTS.filter(({ id }) => id !== document.id),
        random,
      );
      const result = verify({ documentId: other.id, pageNumber: 1, quote: words.join("").trim() });
      if (result !== null) expect(result).toMatchObject({ documentId: document.id, pageNumber, status: "corrected" });
    }
  });
});

const REPORT = sourceDocument({
  id: "report",
  texts: [
    "JEFFERSON POLICE DEPARTMENT\nReport 24-118, page 1 of 3\n\nI stopped the vehicle at 10:42 p.m. The driver never consented to a search.\nHe did not refuse the test. The first sample read 0.112 and the officer",
    "JEFFERSON POLICE DEPARTMENT\nReport 24-118, page 2 of 3\n\nnoted it in the log. Q. You read him his rights? A. I was interrupt-\ned before I could. The pre-\ntrial file is kept by Officer Hall. The total was $1,500.",
    "JEFFERSON POLICE DEPARTMENT\nReport 24-118, page 3 of 3\n\nOfficer Hail saw nothing. Officer Hall and Officer Hail left. He said \u201cI was at home\u201d \u2014 nothing else.",
  ],
});
const OTHER = sourceDocument({
  id: "statement",
  texts: ["JEFFERSON POLICE DEPARTMENT\nI saw the man in the red jacket run towards the river."],
});

function check(quote: string, pageNumber = 1, documentId = "report"): VerifiedCitation | null | undefined {
  return verifyCitations([{ documentId, pageNumber, quote }], [REPORT, OTHER])[0];
}

describe("single cases", () => {
  test("shows the page's own words, marks included", () => {
    expect(check("YOU READ HIM HIS RIGHTS.", 2)).toEqual({
      documentId: "report",
      pageNumber: 2,
      quote: "You read him his rights?",
      start: 80,
      end: 104,
      status: "verified",
    });
    expect(check('"I was at home" - nothing else', 3)?.quote).toBe("\u201cI was at home\u201d \u2014 nothing else");
  });

  test("words hyphenated at a line end, with and without the hyphen", () => {
    expect(check("I was interrupted before I could", 2)).toMatchObject({ status: "verified" });
    expect(check("the pre-trial file is kept", 2)).toMatchObject({
      status: "verified",
      quote: "The pre-\ntrial file is kept",
    });
  });

  test("a negation just before the quote is shown with it", () => {
    expect(check("consented to a search")?.quote).toBe("never consented to a search");
    expect(check("refuse the test")?.quote).toBe("not refuse the test");
  });

  test("a part of a word or of a number is not a quote", () => {
    expect(check("topped the vehicle at 10:42")).toBeNull();
    expect(check("The first sample read 0.11")).toBeNull();
    expect(check("the vehicle at 10")).toBeNull();
    expect(check("The total was $1", 2)).toBeNull();
    expect(check("The first sample read 0.112")?.status).toBe("verified");
  });

  test("a repeated header stays on the page it was cited from, and goes to the nearest page from elsewhere", () => {
    expect(check("JEFFERSON POLICE DEPARTMENT", 3)).toMatchObject({ pageNumber: 3, status: "verified" });
    expect(check("JEFFERSON POLICE DEPARTMENT", 9)).toMatchObject({ pageNumber: 3, status: "corrected" });
    expect(check("Jefferson Police Department", 1, "unknown")).toBeNull();
  });

  test("a quote under the wrong document is put right only when it is long and stands once", () => {
    expect(check("the man in the red jacket run towards the river")).toMatchObject({
      documentId: "statement",
      pageNumber: 1,
      status: "corrected",
    });
    expect(check("the red jacket", 1)).toBeNull();
  });

  test("a quote that runs over the page's end is dropped", () => {
    expect(check("The first sample read 0.112 and the officer noted it in the log")).toBeNull();
  });

  test("a quote with words left out is dropped", () => {
    expect(check("I stopped the vehicle ... never consented to a search")).toBeNull();
  });

  test("two names of the case are two names, however alike they look", () => {
    expect(check("Officer Hail is kept by", 2)).toBeNull();
    expect(check("file is kept by Officer Hail", 2)).toBeNull();
  });

  test("scan look-alikes: letters yes, other digits no", () => {
    expect(check("1 stopped thc vehicle at l0:42 p.m.")).toMatchObject({
      status: "near",
      quote: "I stopped the vehicle at 10:42 p.m.",
    });
    expect(check("I stopped the vehicle at 10:43 p.m.")).toBeNull();
    expect(check("I stopped the vehicle at 10.42 p.m.")).toBeNull();
    expect(check("I st0pped the vehic1e at 10:42 a.m.")).toBeNull();
  });

  test("letters of another alphabet, other digits and near quotes on other pages are dropped", () => {
    expect(check("I st\u043Epped the vehicle at 10:42 p.m.")).toBeNull();
    expect(check("I stopped the vehicle at \u0661\u0660:\u0664\u0662 p.m.")).toBeNull();
    expect(check("1 stopped thc vehicle at l0:42 p.m.", 2)).toBeNull();
    expect(check("I stopped the vehicle at \uFF11\uFF10:\uFF14\uFF12 p.m.")?.status).toBe("verified");
  });

  test.each(["", "   ", "\u00AD\u200B", "...", "\u201C\u201D", "- - -", "a", "the", "12", "$1"])(
    "%j proves nothing",
    (quote) => {
      expect(check(quote)).toBeNull();
    },
  );

  test("one word verifies only on the page it names", () => {
    expect(check("vehicle")).toMatchObject({ status: "verified", quote: "vehicle" });
    expect(check("vehicle", 2)).toBeNull();
  });

  test("a quote of 10,000 characters: the whole page verifies, anything longer does not", () => {
    const text = "The officer wrote the same line again and again. ".repeat(205).trim();
    const long = sourceDocument({ id: "long", texts: [text] });
    const ask = (quote: string) => verifyCitations([{ documentId: "long", pageNumber: 1, quote }], [long])[0];
    expect(ask(text)).toMatchObject({ start: 0, end: text.length, status: "verified" });
    expect(ask(`${text} And again.`)).toBeNull();
    expect(ask(text.replaceAll("line", "1ine"))?.status).toBe("near");
  });

  test("a case without pages and an empty page hold no quote", () => {
    expect(verifyCitations([{ documentId: "report", pageNumber: 1, quote: "I stopped the vehicle" }], [])).toEqual([
      null,
    ]);
    const empty = sourceDocument({ id: "empty", texts: [""] });
    expect(verifyCitations([{ documentId: "empty", pageNumber: 1, quote: "I stopped" }], [empty])).toEqual([null]);
  });
});
