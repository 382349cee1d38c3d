import { ErrorLine } from "#components/ui/error-line.tsx";

/** The banner above a form. The live region stays in the page, so that a text put into it is announced. */
export function FormError({ children }: { readonly children: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {children !== null && (
        <ErrorLine className="rounded-stamp border-[1.5px] border-stamp bg-stamp-wash px-3 py-2.5">
          {children}
        </ErrorLine>
      )}
    </div>
  );
}
