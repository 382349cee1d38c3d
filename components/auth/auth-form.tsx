import type { ReactNode, Ref } from "react";
import { FormError } from "./form-error.tsx";

type Props = {
  readonly ref?: Ref<HTMLFormElement>;
  /** What failed, above the fields; null: nothing. */
  readonly error: string | null;
  /** Called when the form is sent; it checks its fields itself and focuses the first that is wrong. */
  readonly onSubmit: (form: HTMLFormElement) => void | Promise<void>;
  readonly children: ReactNode;
};

/** The form of a sign-in screen: its fields in one column below the banner. */
export function AuthForm({ ref, error, onSubmit, children }: Props) {
  return (
    <form
      ref={ref}
      className="mt-[18px] grid grid-cols-1 content-start gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(event.currentTarget);
      }}
    >
      <FormError>{error}</FormError>
      {children}
    </form>
  );
}
