/** Marks that are not seen: zero width, direction, tag characters. A text can be hidden in them from the attorney's eyes. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]/gu;
/** Control characters but tab and line ends. */
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** A text as a person sees it: what goes to a model. */
export function stripInvisible(text: string): { readonly text: string; readonly count: number } {
  const count = [...text.matchAll(INVISIBLE)].length;
  return { text: text.replace(INVISIBLE, "").replace(CONTROL, " "), count };
}
