/** The least that a firm may set, and the default. */
export const MIN_PASSWORD_LENGTH = 8;
/** bcrypt reads no further than this: a longer password would be cut silently. */
const BCRYPT_MAX_BYTES = 72;

/** The rules of the live checklist, in its order. Specification section 5. */
export const PASSWORD_RULES = [
  { id: "length", isMet: (password: string, minLength: number) => [...password].length >= minLength },
  { id: "uppercase", isMet: (password: string) => /\p{Lu}/u.test(password) },
  { id: "lowercase", isMet: (password: string) => /\p{Ll}/u.test(password) },
  { id: "digit", isMet: (password: string) => /\p{Nd}/u.test(password) },
  { id: "special", isMet: (password: string) => /[^\p{L}\p{M}\p{N}\s]/u.test(password) },
] as const;
export type PasswordRuleId = (typeof PASSWORD_RULES)[number]["id"];

/**
 * The rules a password breaks, in the order of the checklist; empty when it meets all.
 * @param minLength as the firm has set it, at least MIN_PASSWORD_LENGTH
 */
export function listBrokenPasswordRules(password: string, minLength: number = MIN_PASSWORD_LENGTH): PasswordRuleId[] {
  return PASSWORD_RULES.filter((rule) => !rule.isMet(password, minLength)).map((rule) => rule.id);
}

/** True when bcrypt would not read the whole password (over 72 bytes of UTF-8). */
export function isTooLongForBcrypt(password: string): boolean {
  return new TextEncoder().encode(password).length > BCRYPT_MAX_BYTES;
}
