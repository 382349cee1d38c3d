import { Field } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { REGISTER } from "#lib/copy/account/register.ts";

type Props = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** The Golden Ticket. It is shown in capitals; what is typed is kept as it is until it is sent. */
export function TicketField({ value, error, onChange }: Props) {
  return (
    <Field
      label={REGISTER.registrationCode}
      hint={`${REGISTER.registrationCodeHint} ${REGISTER.firstRun}`}
      error={error}
    >
      {(wiring) => (
        <TextInput
          {...wiring}
          name="registrationCode"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="border-[1.5px] border-dashed bg-pad font-mono text-[17px]/[1.3] font-bold tracking-[0.06em] uppercase aria-[invalid]:border-2"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      )}
    </Field>
  );
}
