/** Whose law and vocabulary a case is read with. */
export const LEGAL_SYSTEMS = ["us", "england-and-wales"] as const;
export type LegalSystem = (typeof LEGAL_SYSTEMS)[number];

/** The legal system of a stored or sent name; null for none and for one that is not known. */
export function parseLegalSystem(name: string | null | undefined): LegalSystem | null {
  return LEGAL_SYSTEMS.find((known) => known === name) ?? null;
}
