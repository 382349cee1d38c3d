/** What the plan needs of an upload in the list; `fileId` is the server's id, null until it is there. */
type Item = { readonly id: string; readonly fileId: string | null; readonly duplicateOf: object | null };

type Removal = {
  /** The document that goes from the server; null when none does. */
  readonly deletes: string | null;
  /** The item that then stands for the document in its place. */
  readonly heir: string | null;
};

/**
 * What removing an item from the list means on the server. A document that was there before this list is not the list's
 * to delete, and one that another item of the list stands for as well stays for that one.
 */
export function planRemoval(item: Item, items: readonly Item[]): Removal {
  if (item.fileId === null || item.duplicateOf !== null) return { deletes: null, heir: null };
  const heir = items.find(({ id, fileId }) => id !== item.id && fileId === item.fileId);
  return heir === undefined ? { deletes: item.fileId, heir: null } : { deletes: null, heir: heir.id };
}
