import { randomInt } from "node:crypto";
import { CODE_ALPHABET, CODE_LENGTH } from "#lib/domain/firm/registration-code.ts";

/**
 * A new ticket in the form that is stored and compared, 16 symbols without dashes.
 * @param prefix symbols it begins with; each takes 5 of its 80 random bits
 */
export function newTicketCode(prefix = ""): string {
  let code = prefix;
  while (code.length < CODE_LENGTH) code += CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length));
  return code;
}
