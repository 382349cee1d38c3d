// What is asked for in the same words whether the pages go out at once or in parts.

/** How many findings of a kind an answer about so many pages may hold. More pages hold more; a few pages never need many. */
export function listLimits(pages: number) {
  const grow = (least: number, each: number, most: number) => Math.min(most, Math.round(least + each * pages));
  return {
    contradictions: grow(8, 1.3, 50),
    gaps: grow(8, 1.2, 50),
    issues: grow(3, 0.25, 10),
    factors: grow(5, 0.25, 12),
    events: grow(4, 0.3, 40),
    actions: grow(1, 0.1, 4),
    facts: grow(4, 2.5, 90),
  };
}

/** What a careful reader holds against what. */
const COMPARED = `the charge with what was done; reports and summaries with recordings, transcripts, logs, lab, medical, custody and property records; each witness with the others and with their own earlier words: who was there, did it, saw it, from where; description, clothing, vehicle; places, times and their order; counts, amounts, weights, serial and seal numbers; distance, light, view; injuries, drink, drugs, tests; words said, consent, rights, lawyer; how sure an identification was; grounds for stop, search and arrest; what was recorded, kept or changed; promises to a witness`;

export const CONTRADICTION = `two quotes that cannot both be true of the same thing, or one person who tells it differently; one page may hold both. First those about the act, who did it, identification, stop and search, rights and statements, tests and exhibits. Compare ${COMPARED}. Before you write a pair, look for a way in which both are true: another moment, event or thing; an estimate, a rounding, a clock known to be off; two words for one thing; a suspicion and the later result; a duty and what was done; a thing that one paper only leaves out. If there is one, leave the pair out.`;

export const GAP = `what by these pages exists or existed and is not among them: a recording, photograph, log, note, report or paper; the statement or interview of a person whom they show to have seen, done or said something; the records of somebody else to which they refer (clinic, employer, phone, bank, insurer, landlord, earlier calls and cases, another suspect); the result of an examination that they say is pending, or that was not made of something kept; what a chain of custody leaves open.`;

export const NO_GAP = `Nothing that was never recorded or made, no object, no mere task, nothing merely customary. Of what is here in part, name the rest.`;

/** A file's name is chosen by whoever sent the file: short, on one line, quoted. */
export function safeName(fileName: string): string {
  return JSON.stringify(fileName.replace(/[^\p{L}\p{N} ._()-]/gu, "_").slice(0, 80));
}
