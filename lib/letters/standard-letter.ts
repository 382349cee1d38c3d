import type { LegalSystem } from "#lib/domain/legal-systems.ts";

/** What a request letter says before anybody edits it. */
type StandardLetter = {
  readonly recipient: string;
  readonly salutation: string;
  readonly signerRole: (client: string | null) => string;
};

export const STANDARD_LETTER: Readonly<Record<LegalSystem, StandardLetter>> = {
  us: {
    recipient: "Office of the District Attorney",
    salutation: "Counsel:",
    signerRole: (client) => (client === null ? "Counsel for the defense" : `Attorney for ${client}`),
  },
  "england-and-wales": {
    recipient: "Crown Prosecution Service",
    salutation: "Dear Sir or Madam,",
    signerRole: (client) => (client === null ? "Solicitor for the defence" : `Solicitor for ${client}`),
  },
};

/** @param days for an answer */
export function standardOpening(days: number): string {
  return `Please produce the items below within ${days} ${days === 1 ? "day" : "days"}, or state in writing that an item does not exist or is withheld, and why.`;
}

export const STANDARD_CLOSING = "Please preserve every recording of this event until further notice.";
