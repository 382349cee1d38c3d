import { Spinner } from "#components/ui/spinner.tsx";

/** While the first page of a list is on its way. */
export function ListLoading({ label }: { readonly label: string }) {
  return (
    <div className="grid min-h-40 place-items-center rounded-sheet border border-rule bg-sheet px-4 py-6 text-center">
      <Spinner label={label} />
    </div>
  );
}

/** Where rows would stand if there were any. */
export function ListEmpty({ text }: { readonly text: string }) {
  return (
    <p className="grid min-h-40 place-items-center rounded-sheet border border-rule bg-sheet px-4 py-6 text-center text-ink-2">
      {text}
    </p>
  );
}
