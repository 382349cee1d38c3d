import type { Coverage, Person } from "#lib/contracts/findings.ts";
import type { StoredPerson } from "../findings/people.ts";
import { presentPlace } from "./present-place.ts";

export function presentPeople(people: readonly StoredPerson[], read: Coverage["exhibits"]): Person[] {
  const present = presentPlace(read);
  return people.map(({ places, ownPapers, name, role, mayBeClient, standing }) => ({
    ...{ name, role, mayBeClient, standing },
    ownPapers: [...ownPapers],
    places: places.map(present),
  }));
}
