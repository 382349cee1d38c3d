import { Spinner } from "#components/ui/spinner.tsx";
import { SHELL } from "#lib/copy/shell.ts";

/** The whole window while it is not known who is signed in. */
export function LoadingPage() {
  return (
    <main className="grid min-h-screen place-items-center">
      <Spinner label={SHELL.checkingSession} />
    </main>
  );
}
