/** Keys come from our own code; the check keeps a damaged row from naming a place outside the storage. */
export function isStorageKey(key: string): boolean {
  return /^[0-9a-f]{32}$/.test(key);
}
