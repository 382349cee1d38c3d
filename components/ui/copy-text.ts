/**
 * Puts a text on the clipboard; false when the browser does not let it. Browsers give the clipboard to secure origins
 * only; a firm's plain http address has the old way.
 * @param place where the focus is kept: inside the open dialog
 */
export async function copyText(text: string, place: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Inside the dialog that holds the button: outside its focus trap nothing can be selected.
    const area = document.createElement("textarea");
    area.value = text;
    area.className = "vh";
    const focused = document.activeElement;
    (place ?? document.body).append(area);
    area.select();
    // oxlint-disable-next-line typescript/no-deprecated -- the only way without a secure origin
    const done = document.execCommand("copy");
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
    return done;
  }
}
