/** The document cannot be read. `message` is shown to the user: plain words, no internals, no text of the document. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}
