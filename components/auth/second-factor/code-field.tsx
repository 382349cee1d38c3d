import { Field } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { SECOND_FACTOR } from "#lib/copy/account/second-factor.ts";

type Props = {
  readonly value: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** The digits of an authenticator app; a phone offers them above its keyboard. */
export function CodeField({ value, hint, error, onChange }: Props) {
  return (
    <Field label={SECOND_FACTOR.code} hint={hint} error={error}>
      {(wiring) => (
        <TextInput
          {...wiring}
          name="code"
          className="font-mono"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
