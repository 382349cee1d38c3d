import { z } from "zod";
import type { Coverage, Person } from "#lib/contracts/analyses.ts";
import type { ListedPerson } from "../analyst/people/list-people.ts";
import type { Analysis } from "../db/client.ts";
import { placeView } from "./place-view.ts";
import { StoredCitation } from "./stored-citation.ts";

const People = z.array(
  z.object({
    name: z.string(),
    role: z.string(),
    mayBeClient: z.boolean(),
    ownPapers: z.array(z.string()),
    places: z.array(StoredCitation),
  }),
);

/** Whom the record names; nobody while the analysis is not completed, or when it is older than the list. */
export function peopleOf(row: Pick<Analysis, "people">): readonly ListedPerson[] {
  return row.people === null ? [] : People.parse(row.people);
}

/** Without the document: whoever it alone names goes, and what was a paper of somebody's own is none any more. */
export function withoutDocument(people: readonly ListedPerson[], documentId: string): ListedPerson[] {
  return people.flatMap((person) => {
    const places = person.places.filter((place) => place.documentId !== documentId);
    const ownPapers = person.ownPapers.filter((id) => id !== documentId);
    return places.length === 0 ? [] : [{ ...person, places, ownPapers }];
  });
}

/** People as the API shows them. */
export function peopleView(people: readonly ListedPerson[], read: Coverage["exhibits"]): Person[] {
  const view = placeView(read);
  return people.map(({ places, ownPapers, ...person }) => ({
    ...person,
    ownPapers: [...ownPapers],
    places: places.map(view),
  }));
}
