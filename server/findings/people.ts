import { z } from "zod";
import { PERSON_STANDINGS } from "#lib/domain/people.ts";
import type { Analysis } from "#server/db/client.ts";
import { StoredCitation } from "./stored-citation.ts";

const People = z.array(
  z.object({
    name: z.string(),
    role: z.string(),
    mayBeClient: z.boolean(),
    /** Neither is kept in analyses from before there were standings. */
    standing: z.enum(PERSON_STANDINGS).nullable().default(null),
    isComplainant: z.boolean().default(false),
    ownPapers: z.array(z.string()),
    places: z.array(StoredCitation),
  }),
);

export type StoredPerson = z.infer<typeof People>[number];

/** Whom the record names; nobody while the analysis is not completed, or when it is older than the list. */
export function peopleOf(row: Pick<Analysis, "people">): readonly StoredPerson[] {
  return row.people === null ? [] : People.parse(row.people);
}

/** Without the document: whoever it alone names goes, and what was a paper of somebody's own is none any more. */
export function peopleWithoutDocument(people: readonly StoredPerson[], documentId: string): StoredPerson[] {
  return people.flatMap((person) => {
    const places = person.places.filter((place) => place.documentId !== documentId);
    const ownPapers = person.ownPapers.filter((id) => id !== documentId);
    return places.length === 0 ? [] : [{ ...person, places, ownPapers }];
  });
}
