import type { PersonGroup } from "#lib/domain/people.ts";

/** The people the record names. Victims and the client are among them: the title is the only light word. */
export const PEOPLE = {
  title: "Who's Who",
  groups: {
    client: "Client",
    complainant: "Complainant",
    witness: "Witnesses",
    officer: "Officers",
    expert: "Experts and professionals",
    court: "Court and counsel",
    other: "Others named",
  } satisfies Record<PersonGroup, string>,
  client: "Client",
  /** The record treats them as accused; the case names somebody else as its client. */
  accused: "Accused",
  judge: "Judge",
  attorney: "Counsel",
  unnamed: "not named in the record",
  count: (people: number, withoutPaper: number) =>
    [`${people} found`, withoutPaper > 0 && `${withoutPaper} without a statement`].filter(Boolean).join(", "),
  own: "Own words",
  named: "Named in",
  more: (count: number) => `${count} more`,
  noPaper: "No statement from this person",
  basis: "Found by rules. Two people with the same surname may be listed as one, and people may be missing.",
} as const;
