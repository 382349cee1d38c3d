import { z } from "zod";
import type { OffenceClass } from "#lib/domain/findings.ts";
import type { LegalSystem } from "#lib/domain/legal-systems.ts";
import type { Accepts } from "./compiled-match.ts";
import type { Kind, Words } from "./kind.ts";
import { OffenseClassesSchema } from "./offense-classes.ts";
import { ASSERTION_KEYS, compileAccepts, ExamplesSchema, LawSchema, TermsSchema } from "./term-schema.ts";

/** Orders of events that raise an issue by themselves; rules/sequences.ts finds them. */
const SEQUENCES = [
  "questions-in-custody",
  "unadvised-statement",
  "questions-after-request-for-lawyer",
  "late-lodging",
] as const;
export type SequenceName = (typeof SEQUENCES)[number];

const TextsSchema = z.strictObject({ text: z.string(), detail: z.string() });
const AloneSchema = z.strictObject({ question: z.string(), why: z.string(), defense: TextsSchema });

/** What a legal system has of its own. */
const OwnTextsSchema = z.strictObject({
  question: z.string().optional(),
  why: z.string().optional(),
  defense: TextsSchema.optional(),
  action: TextsSchema.optional(),
});

const CueSchema = z
  .strictObject({
    law: LawSchema.describe("Words of one legal system; not looked for in the other.").optional(),
    any: TermsSchema.describe("Phrases: one of them is enough.").optional(),
    all: z.array(TermsSchema).min(1).describe("Words that meet: one of each list, in any order.").optional(),
    within: z.literal(2).describe("The words may be in two consecutive sentences.").optional(),
    by: z
      .enum(["police", "witness"])
      .describe("Only where the police write or speak, or only in statements, calls, letters and medical records.")
      .optional(),
    unless: TermsSchema.optional(),
    "unless-near": TermsSchema.describe(
      "With these words in the same paragraph, in one of the two sentences before it or in its own, it does not count.",
    ).optional(),
    "unless-answered": TermsSchema.describe(
      "Of a request: with these words in one of the two sentences behind it, on its page, it does not count.",
    ).optional(),
    action: TextsSchema.describe("The next step for what these words say, instead of that of the issue.").optional(),
    alone: AloneSchema.describe("Texts of the issue where nothing but these words raises it.").optional(),
    "against-client": z
      .literal(true)
      .describe("Only on pages that say something against the client and nothing that helps.")
      .optional(),
    "opens-defense": z
      .union([z.literal(false), z.literal("with-another")])
      .describe(
        "The words raise the question, but no defense follows from them at all, or only with those of another cue.",
      )
      .optional(),
    "needs-another": z
      .literal(true)
      .describe("The words raise the question only in a file where those of another cue, which needs none, raise it.")
      .optional(),
    "not-in": OffenseClassesSchema.describe("In files of these classes the words mean something else.").optional(),
    "of-client": z
      .literal(true)
      .describe("Nobody but the client may be named last, before the words or among them.")
      .optional(),
  })
  .refine(({ any, all }) => (any === undefined) !== (all === undefined), { error: "a cue has either any or all" });
type Cue = z.infer<typeof CueSchema>;

const IssueSchema = z.strictObject({
  question: z.string().describe("One dry question or observation, never a conclusion of law."),
  why: z.string(),
  defense: TextsSchema.describe(
    "A defense to look at; absent when the issue is a question of preparation only.",
  ).optional(),
  action: TextsSchema,
  "england-and-wales": OwnTextsSchema.describe("Texts for a case in England and Wales, where they differ.").optional(),
  elsewhere: OwnTextsSchema.describe(
    "Texts for a case of another country, where the others name an act or a case.",
  ).optional(),
  "raised-by": z.array(z.enum(SEQUENCES)).min(1).optional(),
  in: OffenseClassesSchema.describe("Raised in files of these classes only.").optional(),
  "lay-only-in": OffenseClassesSchema.describe(
    "In these files only documents by lay people count for phrases.",
  ).optional(),
  "no-defense-if-client-says": TermsSchema.describe(
    "Said by the client, it leaves the question and takes the defense away.",
  ).optional(),
  "no-defense-beside": z
    .array(z.string())
    .min(1)
    .describe("Files of issues: where one of their defenses is shown, this one would speak against it.")
    .optional(),
  ...ASSERTION_KEYS,
  unless: TermsSchema.optional(),
  "not-in-file-with": z
    .strictObject({ any: TermsSchema, unless: TermsSchema })
    .describe("Not raised in a file that says any of the first, unless it says one of the second, too.")
    .optional(),
  "unless-next": TermsSchema.describe(
    "With these words in one of the three sentences after it in its paragraph it does not count.",
  ).optional(),
  cues: z.array(CueSchema).min(1),
  examples: ExamplesSchema,
});
type Issue = z.infer<typeof IssueSchema>;

export type CompiledCue = {
  /** True for a phrase, false for words that meet. */
  readonly isPhrase: boolean;
  readonly all: readonly string[];
  readonly within?: 2 | undefined;
  readonly by?: "police" | "witness" | undefined;
  readonly unless?: string | undefined;
  readonly unlessNear?: string | undefined;
  readonly unlessAnswered?: string | undefined;
  readonly action?: { readonly text: string; readonly detail: string } | undefined;
  /** Texts of the issue where nothing but these words raises it. */
  readonly alone?: Pick<CompiledIssue, "question" | "why" | "defense"> | undefined;
  /** False for words from which no defense follows, "with-another" where the words of another cue must open it, too. */
  readonly opensDefense: boolean | "with-another";
  /** True for words that raise the question only beside those of a cue that needs none. */
  readonly needsAnother?: boolean | undefined;
  /** True for words that count only where the page tells something against the client. */
  readonly isAgainstClient?: boolean | undefined;
  readonly law?: LegalSystem | undefined;
  readonly notIn?: readonly OffenceClass[] | undefined;
  /** True for words that must not be of somebody whom the page names. */
  readonly ofClient?: boolean | undefined;
};

type OwnTexts = Partial<Pick<CompiledIssue, "question" | "why" | "defense" | "action">>;

export type CompiledIssue = {
  readonly id: string;
  readonly question: string;
  readonly why: string;
  readonly defense?: { readonly text: string; readonly detail: string } | undefined;
  readonly action: { readonly text: string; readonly detail: string };
  readonly englandAndWales?: OwnTexts | undefined;
  readonly elsewhere?: OwnTexts | undefined;
  readonly raisedBy?: readonly SequenceName[] | undefined;
  readonly in?: readonly OffenceClass[] | undefined;
  readonly layOnlyIn?: readonly OffenceClass[] | undefined;
  /** Words of the client that take the defense away. */
  readonly noDefenseIf?: string | undefined;
  /** Ids of issues whose defense, where it is shown, takes this one away. */
  readonly noDefenseBeside?: readonly string[] | undefined;
  readonly accepts: Accepts;
  readonly unless?: string | undefined;
  readonly unlessNext?: string | undefined;
  /** A file that holds the first words and none of the second does not raise it. */
  readonly notInFileWith?: { readonly any: string; readonly unless: string } | undefined;
  readonly cues: readonly CompiledCue[];
};

function compileCue({ any, all, within, by, law, unless, action, alone, ...cue }: Cue, words: Words): CompiledCue {
  const near = cue["unless-near"];
  const answered = cue["unless-answered"];
  return {
    isPhrase: any !== undefined,
    all: (all ?? [any ?? []]).map(words),
    within,
    by,
    law,
    unless: unless && words(unless),
    unlessNear: near && words(near),
    unlessAnswered: answered && words(answered),
    action,
    alone,
    opensDefense: cue["opens-defense"] ?? true,
    needsAnother: cue["needs-another"],
    isAgainstClient: cue["against-client"],
    notIn: cue["not-in"],
    ofClient: cue["of-client"],
  };
}

export const ISSUES: Kind<Issue, CompiledIssue> = {
  folder: "issues",
  schema: IssueSchema,
  compile: (id, issue, words) => ({
    id,
    question: issue.question,
    why: issue.why,
    defense: issue.defense,
    action: issue.action,
    englandAndWales: issue["england-and-wales"],
    elsewhere: issue.elsewhere,
    raisedBy: issue["raised-by"],
    in: issue.in,
    layOnlyIn: issue["lay-only-in"],
    noDefenseBeside: issue["no-defense-beside"],
    noDefenseIf: issue["no-defense-if-client-says"] && words(issue["no-defense-if-client-says"]),
    accepts: compileAccepts(issue),
    unless: issue.unless && words(issue.unless),
    unlessNext: issue["unless-next"] && words(issue["unless-next"]),
    notInFileWith: issue["not-in-file-with"] && {
      any: words(issue["not-in-file-with"].any),
      unless: words(issue["not-in-file-with"].unless),
    },
    cues: issue.cues.map((cue) => compileCue(cue, words)),
  }),
};
