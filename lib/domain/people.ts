/** How the people of a record are put together, in this order. */
export const PERSON_GROUPS = ["client", "officer", "expert", "other"] as const;
export type PersonGroup = (typeof PERSON_GROUPS)[number];

type Grouped = { readonly name: string; readonly role: string; readonly mayBeClient: boolean };

const ACCUSED = /^(?:suspect|defendant|accused|arrestee|detained person|dp)$/;
const OFFICER =
  /^(?:(?:reporting )?officer|reporting|ofc|off|ptl|deputy|dep|detective|det|sergeant|sgt|lieutenant|lt|captain|capt|trooper|tpr|corporal|cpl|inspector|insp|investigator|inv|(?:pc|dc|ds|ps)(?: \d+)?|wpc|pcso|(?:special )?constable(?: \d+)?|p\/o|a\/o|police officer|special agent|agent)$/;
const EXPERT =
  /^(?:rn|lpn|fnp|hcp|pct|nurse|dr|doctor|paramedic|medic|emt|examiner|analyst|chemist|technician|operator|dispatcher|custodian|interpreter|accountant)$/;

/**
 * Where somebody stands. The case's client is known by name; without a match those are taken whom the record treats as the
 * accused. "Driver" and "patient" are as often a witness or the victim: they count only while the case names no client.
 */
export function groupPerson(person: Grouped, clientName: string | null): PersonGroup {
  const role = person.role.replace(/\.$/, "");
  if (isClient(person.name, clientName) || ACCUSED.test(role)) return "client";
  if (isOfficer(role)) return "officer";
  if (EXPERT.test(role)) return "expert";
  return person.mayBeClient && (clientName ?? "").trim() === "" ? "client" : "other";
}

/** True for a rank or office of the police, as pages shorten it: "ofc.", "pc 881". */
export function isOfficer(role: string): boolean {
  return OFFICER.test(role.replace(/\.$/, ""));
}

/** True when every word of the name stands in the client's, or the client's in it; one word must be the surname. */
export function isClient(name: string, clientName: string | null): boolean {
  const own = wordsOf(name);
  const client = wordsOf(clientName ?? "");
  const surname = client.at(-1);
  if (surname === undefined || !own.includes(surname)) return false;
  return own.every((word) => client.includes(word)) || client.every((word) => own.includes(word));
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/[\p{L}'’-]{2,}/gu) ?? [];
}
