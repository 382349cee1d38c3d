import { Field } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { NEW_CASE } from "#lib/copy/new-case.ts";

type Names = { readonly caseName: string; readonly clientName: string };
type Props = {
  readonly names: { readonly value: Names; readonly set: (changes: Partial<Names>) => void };
  readonly errors?: { readonly caseName?: string; readonly clientName?: string };
  readonly disabled: boolean;
};

/** The two names of a case, side by side where there is room. As long as the server takes them. */
export function CaseNames({ names, errors, disabled }: Props) {
  const { caseName, clientName } = names.value;
  return (
    <div className="grid grid-cols-[1fr_1fr] gap-4 max-phone:grid-cols-1">
      <Field label={NEW_CASE.caseName} error={errors?.caseName}>
        {(wiring) => (
          <TextInput
            {...wiring}
            value={caseName}
            onChange={(event) => names.set({ caseName: event.target.value })}
            maxLength={300}
            autoComplete="off"
            disabled={disabled}
            required
          />
        )}
      </Field>
      <Field label={NEW_CASE.clientName} error={errors?.clientName}>
        {(wiring) => (
          <TextInput
            {...wiring}
            value={clientName}
            onChange={(event) => names.set({ clientName: event.target.value })}
            maxLength={300}
            autoComplete="off"
            disabled={disabled}
            required
          />
        )}
      </Field>
    </div>
  );
}
