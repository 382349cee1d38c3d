import { z } from "zod";
import { FactorIdSchema } from "./factor-id.ts";
import { TermsSchema } from "./term-schema.ts";

/** Parts of the code that read a value which words alone do not give. */
export const READERS = [
  "age",
  "alcohol",
  "clues",
  "counts",
  "found-place",
  "height",
  "holder",
  "identifier",
  "interview-site",
  "labels",
  "money",
  "observation-length",
  "sizes",
  "stop-ground",
  "towards",
] as const;
export type ReaderName = (typeof READERS)[number];

const yes = (why: string) => z.literal(true).describe(why).optional();

const ClaimsSchema = z.strictObject({
  one: TermsSchema.describe("What one document says; a denied match does not count."),
  other: TermsSchema.describe("What another document says against it, matched as written."),
  unless: TermsSchema.describe("A sentence with one of these is not the first side.").optional(),
  "other-unless": TermsSchema.describe("A sentence with one of these is not the other side.").optional(),
  prefer: TermsSchema.describe("Of several sentences, one with these words is quoted first.").optional(),
  papers: TermsSchema.describe(
    "The other side counts only in a document with one of these on its first page.",
  ).optional(),
});

/** Which sentences are read. */
const CONTEXT = {
  about: TermsSchema.describe("The sentence must hold one of these.").optional(),
  "about-carries-on": yes("For a short sentence it is enough when one of the two sentences before holds them."),
  "about-short-sentences": yes("A short sentence needs none of them."),
  "about-papers": z
    .array(z.enum(["property-record", "custody-log"]))
    .describe("In these documents no sentence needs them.")
    .optional(),
  unless: TermsSchema.describe("A sentence with one of these does not count.").optional(),
  prefer: TermsSchema.describe("Of several sentences, one with these words is quoted first.").optional(),
};
const agree = z
  .array(z.tuple([z.string(), z.string()]))
  .describe("Values that may both be true.")
  .optional();

const StatesSchema = z.strictObject({
  ...CONTEXT,
  values: z
    .record(z.string(), TermsSchema)
    .describe("Words for each state. A state that denies something is written with its denial."),
  agree,
});

const SlotSchema = z.union([
  z
    .string()
    .regex(/^\{[a-z-]+\}$/)
    .describe("A vocabulary in which each term is a separate value."),
  TermsSchema.describe("The words themselves are the value."),
  z.record(z.string(), TermsSchema).describe("Each value with its words."),
]);

const ValuesSchema = z.strictObject({
  ...CONTEXT,
  reader: z.enum(READERS).describe("The part of the code that reads the value.").optional(),
  said: TermsSchema.describe("Terms with <slots>; <number> and <amount> need no separate slot.").optional(),
  compare: z.array(z.string()).min(1).describe("Slots whose value is compared; the first that is there.").optional(),
  "for-each": z
    .array(z.string())
    .min(1)
    .describe("Slots that name the thing; only the same thing is compared.")
    .optional(),
  slots: z.record(z.string().regex(/^[a-z]+$/), SlotSchema).default({}),
  "accepts-denied": yes("A denied match counts too."),
  "at-least": z.number().positive().describe("Smaller numbers do not count.").optional(),
  differ: z
    .union([
      z.strictObject({ by: z.number().positive().describe("Two numbers differ when they are this far apart.") }),
      z.strictObject({ share: z.number().positive().max(1).describe("... by this share of the larger.") }),
      z.strictObject({ times: z.number().min(1).describe("... when the larger is this many times the smaller.") }),
    ])
    .optional(),
  agree,
});

const TimeSchema = z.strictObject({
  words: TermsSchema.describe("Words that name the event."),
  unless: TermsSchema.describe("A sentence with one of these does not count.").optional(),
  "goes-on": yes("A report describes it some sentences after the time at its start."),
});

const PairSchema = z.tuple([z.string(), z.string()]);

/** Sentences of two papers; none may be a sentence of a case file. */
export const ConflictExamplesSchema = z.strictObject({
  yes: z.array(PairSchema).min(1).describe("They conflict."),
  no: z.array(PairSchema).min(1).describe("They do not."),
});

/** The forms of a conflict; each file has exactly one. */
const FORMS = {
  claims: ClaimsSchema.describe("Words of one document and the words of another that contradict them.").optional(),
  states: StatesSchema.describe("States of one thing that exclude each other.").optional(),
  values: ValuesSchema.describe("Values that are read from the words: a color, a number, a place.").optional(),
  "time-of": TimeSchema.describe("An event whose clock times are compared.").optional(),
  "rights-claimed": TermsSchema.describe("Words that claim that the rights came before the questions.").optional(),
  "breath-samples": z
    .strictObject({ words: TermsSchema, unless: TermsSchema })
    .describe("Two samples of one breath test; words of a line that holds a result.")
    .optional(),
};

export const ConflictSchema = z
  .strictObject({
    id: z.string().describe("The rule's id where it is not the file's name; stored analyses refer to it.").optional(),
    point: z.string().describe("Heading of the row."),
    shows: z
      .enum(["contradiction", "candidate", "side-by-side"])
      .describe(
        "contradiction: a difference between two documents is called one, because eight of ten are on files that nobody here had seen. candidate: called one only when a model that has read both pages agrees. side-by-side: shown only in the table, as a candidate is without a model.",
      ),
    row: z
      .string()
      .describe("Row of the table Side by side, which several points may share; the heading where it is left out.")
      .optional(),
    why: z.string().describe("What the difference bears on."),
    factor: FactorIdSchema.describe("The factor of the odds that the difference gives.").optional(),
    "factor-text": z.string().optional(),
    "of-one-person": yes("About one person: documents about two different people do not differ."),
    "names-the-thing": yes('The heading names the thing: "Clothing: top".'),
    "always-of-one": yes("A contradiction in any words; without this the two sentences must share rare words."),
    "of-many": yes(
      "A file often has several such things, of different people or moments: no cell is marked as differing.",
    ),
    "gives-way-to": z.string().describe("Id of a point; where that one is found, this one is not shown.").optional(),
    ...FORMS,
    examples: ConflictExamplesSchema,
  })
  .refine(
    (conflict) => Object.keys(FORMS).filter((form) => Object.hasOwn(conflict, form)).length === 1,
    `A conflict has exactly one of: ${Object.keys(FORMS).join(", ")}.`,
  )
  .refine(
    (conflict) => (conflict.factor === undefined) === (conflict["factor-text"] === undefined),
    "factor and factor-text go together.",
  )
  .refine(
    (conflict) => conflict.factor === undefined || conflict.shows !== "side-by-side",
    "Only a contradiction, or what may be one, gives a factor.",
  );
export type Conflict = z.infer<typeof ConflictSchema>;
export type Context = Pick<
  z.infer<typeof StatesSchema>,
  "about" | "about-carries-on" | "about-short-sentences" | "about-papers" | "unless" | "prefer"
>;
