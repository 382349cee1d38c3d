import { SHELL } from "#lib/copy/shell.ts";

/** The first stop of the keyboard on every page: past the menu to what the page is about. */
export function SkipLink() {
  return (
    <a
      className="absolute -top-15 left-4 z-9 rounded-control bg-exhibit px-3.5 py-2.5 text-on-exhibit focus:top-3 print:hidden"
      href="#main"
    >
      {SHELL.skip}
    </a>
  );
}
