/**
 * Text of a document or a model as plain text inside Markdown: one line, every ASCII punctuation mark escaped
 * (CommonMark 2.4), so that it can be no heading, list, link, image, code, entity or HTML; marks that turn the writing
 * direction are taken out. A list of "dangerous" characters was refused: it is never complete.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[!-/:-@[-`{-~]/g, "\\$&");
}
