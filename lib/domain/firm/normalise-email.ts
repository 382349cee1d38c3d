/** An e-mail address as it is stored, looked up and counted: two spellings of one mailbox are one account. */
export function normaliseEmail(input: string): string {
  // The database refuses the character 0; no address has any of its kind.
  return input
    .normalize("NFKC")
    .replace(/\p{Cc}/gu, "")
    .trim()
    .toLowerCase();
}
