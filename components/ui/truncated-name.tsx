import { splitFileName } from "#lib/format/file-name.ts";

/** A file name on one line: what does not fit is cut before the last nine characters, so the extension stays readable. */
export function TruncatedName({ name }: { readonly name: string }) {
  const { head, tail } = splitFileName(name);
  return (
    <>
      {/* Two boxes would be read as two words: the whole name is given once, the drawn halves are hidden. */}
      <span className="sr-only">{name}</span>
      <span className="flex min-w-0" title={name} dir="auto" aria-hidden="true">
        <span className="min-w-0 overflow-hidden text-ellipsis whitespace-pre">{head}</span>
        <span className="flex-none whitespace-pre">{tail}</span>
      </span>
    </>
  );
}
