/** Focuses the control of a form by its name; the first one at fault is where a reader wants to be. */
export function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
