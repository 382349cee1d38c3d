import type { LegalSystem } from "#lib/domain/legal-systems.ts";

/** How a prompt calls a legal system, so that a model asks for a CAD log or an unused schedule where there is one. */
export const LAW_WORDS: Readonly<Record<LegalSystem, string>> = {
  us: "the United States",
  "england-and-wales": "England and Wales",
};
