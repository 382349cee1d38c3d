import { splitFileName } from "#lib/format/file-name.ts";

/** A file name on one line: what does not fit is cut before the last nine characters, so the extension stays readable. */
export function TruncatedName({ name }: { readonly name: string }) {
  const { head, tail } = splitFileName(name);
  return (
    <>
      {/* Two boxes would be read as two words: the whole name is given once, the drawn halves are hidden. */}
      <span className="vh">{name}</span>
      <span className="mid" title={name} dir="auto" aria-hidden="true">
        <span>{head}</span>
        <span>{tail}</span>
      </span>
    </>
  );
}
