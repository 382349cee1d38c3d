/** Whose law and vocabulary a case is read with. */
export const LEGAL_SYSTEMS = ["us", "england-and-wales"] as const;
export type LegalSystem = (typeof LEGAL_SYSTEMS)[number];
