const TAG = "(?:think|thinking|reasoning)";
const WHOLE = new RegExp(`<(${TAG})>[\\s\\S]*?</\\1>`, "gi");
const UP_TO_CLOSING = new RegExp(`^[\\s\\S]*</${TAG}>`, "i");
const FROM_OPENING = new RegExp(`<${TAG}>[\\s\\S]*$`, "i");

/**
 * Takes out what a model writes while it thinks. Some templates lose the opening tag; an answer that is cut while the
 * model still thinks has no closing one.
 */
export function withoutReasoning(text: string): { readonly text: string; readonly isUnclosed: boolean } {
  const closed = text.replace(WHOLE, "").replace(UP_TO_CLOSING, "");
  const rest = closed.replace(FROM_OPENING, "");
  return { text: rest.trim(), isUnclosed: rest !== closed };
}

const OPENING = /^\s*<(think|thinking|reasoning)>/i;
const LONGEST_OPENING = "<reasoning>".length;

/** Holds back reasoning at the beginning of a streamed answer. Gives the text that may be shown for each piece. */
export function reasoningFilter(): (piece: string) => string {
  let held = "";
  let isOpen = false;
  return (piece) => {
    if (isOpen) return piece;
    held += piece;
    const start = held.trimStart();
    const tag = OPENING.exec(held)?.[1];
    if (tag !== undefined) {
      const end = new RegExp(`</${tag}>`, "i").exec(held);
      if (end === null) return "";
      isOpen = true;
      return held.slice(end.index + end[0].length).trimStart();
    }
    if (start === "" || (start.startsWith("<") && start.length < LONGEST_OPENING)) return "";
    isOpen = true;
    return held;
  };
}
