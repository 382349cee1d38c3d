/**
 * Crockford's base 32: no I, L, O and U, so nothing that is read out or copied by hand can be mistaken, and 32 symbols
 * let a generator use 5 random bits each without bias.
 */
export const CODE_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const CODE_LENGTH = 16;

/**
 * A code as it is compared and hashed: capitals without dashes, spaces or invisible characters; O read as 0, I and L
 * as 1. Does not check the length, see `isCode`.
 */
export function normaliseCode(input: string): string {
  return input
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
}

/** True when the input, once normalised, has the length and the symbols of a code. */
export function isCode(input: string): boolean {
  const code = normaliseCode(input);
  return code.length === CODE_LENGTH && [...code].every((symbol) => CODE_ALPHABET.includes(symbol));
}

/** A code as it is shown: groups of four, "FNDR-7Q4K-XW2M-9TPA". */
export function formatCode(input: string): string {
  return (
    normaliseCode(input)
      .match(/.{1,4}/g)
      ?.join("-") ?? ""
  );
}
