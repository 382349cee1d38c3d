import { Field } from "#components/ui/field.tsx";
import { TextInput } from "#components/ui/text-input.tsx";
import { REGISTER } from "#lib/copy/register.ts";
import styles from "./ticket-field.module.css";

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
          className={styles.ticket}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      )}
    </Field>
  );
}
