import { splitFileName } from "#lib/format/file-name.ts";

/** A file name on one line: what does not fit is cut before the last nine characters, so the extension stays readable. */
export function TruncatedName({ name }: { readonly name: string }) {
  const { head, tail } = splitFileName(name);
  return (
    <span className="mid" title={name}>
      {/* Two boxes would be read as two words: the whole name is given once, the drawn halves are hidden. */}
      <span aria-hidden="true">{head}</span>
      <span aria-hidden="true">{tail}</span>
      <span className="vh">{name}</span>
    </span>
  );
}
