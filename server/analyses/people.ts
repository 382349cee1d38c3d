import { z } from "zod";
import type { Coverage, Person } from "#lib/contracts/analyses.ts";
import { PERSON_STANDINGS } from "#lib/domain/people.ts";
import type { Analysis } from "../db/client.ts";
import { placeView } from "./present-place.ts";
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

type StoredPerson = z.infer<typeof People>[number];

/** Whom the record names; nobody while the analysis is not completed, or when it is older than the list. */
export function peopleOf(row: Pick<Analysis, "people">): readonly StoredPerson[] {
  return row.people === null ? [] : People.parse(row.people);
}

/** Without the document: whoever it alone names goes, and what was a paper of somebody's own is none any more. */
export function withoutDocument(people: readonly StoredPerson[], documentId: string): StoredPerson[] {
  return people.flatMap((person) => {
    const places = person.places.filter((place) => place.documentId !== documentId);
    const ownPapers = person.ownPapers.filter((id) => id !== documentId);
    return places.length === 0 ? [] : [{ ...person, places, ownPapers }];
  });
}

/** People as the API shows them. */
export function peopleView(people: readonly StoredPerson[], read: Coverage["exhibits"]): Person[] {
  const view = placeView(read);
  return people.map(({ places, ownPapers, name, role, mayBeClient, standing }) => ({
    ...{ name, role, mayBeClient, standing },
    ownPapers: [...ownPapers],
    places: places.map(view),
  }));
}
