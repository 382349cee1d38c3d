/** Who somebody is in a case, as the record shows it. */
export const PERSON_STANDINGS = [
  "judge",
  "attorney",
  "officer",
  "complainant",
  "accused",
  "expert",
  "witness",
  "other",
] as const;
export type PersonStanding = (typeof PERSON_STANDINGS)[number];

/** How the people of a record are put together, in this order. */
export const PERSON_GROUPS = ["client", "complainant", "witness", "officer", "expert", "court", "other"] as const;
export type PersonGroup = (typeof PERSON_GROUPS)[number];

type Grouped = {
  readonly name: string;
  readonly role: string;
  readonly mayBeClient: boolean;
  /** Null in analyses from before it was kept. */
  readonly standing: PersonStanding | null;
};

const ACCUSED = /^(?:suspect|defendant|accused|arrestee|detained person|dp)$/;
const OFFICER =
  /^(?:(?:reporting )?officer|reporting|ofcr?|off|ptlm?|patrolman|deputy|dep|detective|det|sergeant|sgt|lieutenant|lt|captain|capt|trooper|tpr|trp|corporal|cpl|inspector|insp|investigator|inv|(?:pc|dc|ds|ps)(?: \d+)?|wpc|pcso|(?:special )?constable(?: \d+)?|p\/o|a\/o|police officer|special agent|agent|agt)$/;
const EXPERT =
  /^(?:rn|lpn|fnp|hcp|pct|nurse|dr|doctor|paramedic|medic|emt|examiner|analyst|chemist|technician|operator|dispatcher|custodian|interpreter|accountant)$/;

/**
 * Where somebody belongs. The case's client is known by name; another accused is not the client then. "Driver" and
 * "patient" are as often a witness or the victim: they count only while the case names no client.
 */
export function groupPerson(person: Grouped, clientName: string | null): PersonGroup {
  const isNamed = (clientName ?? "").trim() !== "";
  if (isClient(person.name, clientName)) return "client";
  if (!isNamed && person.mayBeClient && !["officer", "expert", "judge", "attorney"].includes(person.standing ?? ""))
    return "client";
  if (person.standing === null) return groupByRole(person.role.replace(/\.$/, ""), isNamed);
  if (person.standing === "judge" || person.standing === "attorney") return "court";
  if (person.standing === "accused") return isNamed ? "other" : "client";
  return person.standing;
}

/** By the role alone, as long as nothing else was kept. */
function groupByRole(role: string, isClientNamed: boolean): PersonGroup {
  if (ACCUSED.test(role)) return isClientNamed ? "other" : "client";
  if (isOfficer(role)) return "officer";
  return EXPERT.test(role) ? "expert" : "other";
}

/** True for a rank or office of the police, as pages shorten it: "ofc.", "pc 881". */
export function isOfficer(role: string): boolean {
  return OFFICER.test(role.replace(/\.$/, ""));
}

/** True when every word of the name stands in the client's, or the client's in it; one word must be the surname. */
export function isClient(name: string, clientName: string | null): boolean {
  const own = wordsOfPerson(name);
  const client = wordsOfPerson(clientName ?? "");
  const surname = client.at(-1);
  if (surname === undefined || !own.includes(surname)) return false;
  return own.every((word) => client.includes(word)) || client.every((word) => own.includes(word));
}

const SUFFIX = /^(?:jr|sr|ii|iii|iv)$/;

/** The words of a name in small letters, the surname last, without initials and suffixes: "SMITH, John A. Jr." -> john, smith. */
export function wordsOfPerson(name: string): string[] {
  const plain = name.replace(/\([^)]*\)/g, " ");
  const [, last, first] = /^([^,]+),(.+)$/.exec(plain) ?? [];
  const straight =
    last === undefined || first === undefined || SUFFIX.test(first.trim().toLowerCase().replace(".", ""))
      ? plain
      : `${first} ${last}`;
  return (straight.toLowerCase().match(/[\p{L}'’-]{2,}/gu) ?? []).filter((word) => !SUFFIX.test(word));
}
