/** Runs of struck-out text, and the words in them. Wrapped as they are they may hold whole paragraphs. */
const STRUCK_OUT = /<w:(del|moveFrom)(?:\s[^>]*)?>|<\/w:(?:del|moveFrom)>|<(\/?)w:delText\b/g;
const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

export const STRUCK_OUT_NOTE = "This file has tracked changes: deleted text is shown as [struck out: ...].";

/** Keeps what was struck out under tracked changes, between marks: mammoth drops it, and it may be the find of the case. */
export function withStruckOutText(xml: string): string {
  const marked = xml.replace(STRUCK_OUT, (token, opening: string | undefined, slash: string | undefined) => {
    // Marks of a struck-out paragraph end or of a row hold no text.
    if (slash !== undefined) return `<${slash}w:t`;
    if (token.endsWith("/>")) return token;
    return opening === undefined ? run("]") : run("[struck out: ");
  });
  return marked.replaceAll(run("[struck out: ") + run("]"), "");
}
