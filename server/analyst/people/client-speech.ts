import { surnameOf } from "./surname.ts";

const SAYING =
  "(?:said|says|stat(?:ed|es)|told|tells|admitted|admits|claim(?:ed|s)|explained|denied|denies|replied|answered|responded|related|mentioned|acknowledged|confessed|insisted|recalled)";
/** Not "Marlow was told": then somebody else speaks. */
const BETWEEN = "(?:[\\s,]+(?!was\\b|were\\b|is\\b|been\\b|being\\b)[\\w'’.-]+){0,3}?[\\s,]+";
const ACCUSED = ["defendant", "suspect", "accused", "arrestee", "client"];

/** `certain`: the client speaks by name or role. `possible`: he or she speaks. */
export type ClientSpeech = "certain" | "possible" | "none";

/**
 * Whether a quote repeats what the client said. Decided by words; in doubt `possible`, because the client's words must never
 * go to the other side by our hand.
 * @param clientNames full names of the client, as the case and the record write them
 */
export function clientSpeechIn(quote: string, clientNames: readonly string[]): ClientSpeech {
  const names = [...ACCUSED, ...clientNames.map(surnameOf).filter((name) => name.length > 2)]
    .map((name) => RegExp.escape(name))
    .join("|");
  const plain = quote.replace(/[ \t]+/g, " ");
  // A transcript: "[00:04:12] MARLOW: I was at a friend's."
  if (new RegExp(`(?:^|\\n)[^\\p{L}\\n]*(?:${names})[^\\p{L}\\n]{0,4}:`, "iu").test(plain)) return "certain";
  const flat = plain.replace(/\s+/g, " ");
  if (new RegExp(`\\b(?:${names})\\b${BETWEEN}${SAYING}\\b`, "iu").test(flat)) return "certain";
  if (new RegExp(`\\b(?:according to|statements? (?:of|by)|per) (?:the )?(?:\\w+ )?(?:${names})\\b`, "iu").test(flat))
    return "certain";
  const pronoun = new RegExp(`\\b(?:he|she|they|I)\\b${BETWEEN}${SAYING}\\b`, "iu");
  return pronoun.test(flat) ? "possible" : "none";
}
