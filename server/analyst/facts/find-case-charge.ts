import { listPeople } from "../people/list-people.ts";
import { createVerifier } from "../quotes/verify-citations.ts";
import type { CaseReading } from "../read-case.ts";
import { composeFacts } from "./compose-facts.ts";

/** What the client is charged with, in the papers' words; null when they do not say. */
export function findCaseCharge(given: {
  readonly reading: CaseReading;
  readonly clientName: string | null;
  /** 0..1 */
  readonly lowConfidence: number;
}): string | null {
  const { reading, clientName, lowConfidence } = given;
  const verify = createVerifier(reading.text.documents);
  const people = listPeople(reading, verify, clientName);
  const { facts } = composeFacts({ reading, people, verify, clientName, lowConfidence });
  const charges = facts.filter(({ slot }) => slot === "charge").map(({ text }) => text);
  return charges.length === 0 ? null : charges.join("; ");
}
