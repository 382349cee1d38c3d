/** Whether keys pressed there are text. */
export function isTyping(target: EventTarget | null): boolean {
  const fields = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
  return target instanceof HTMLElement && target.closest(fields) !== null;
}
