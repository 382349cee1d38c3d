import { Field } from "./field.tsx";
import { Select } from "./select.tsx";

type Props<Key extends string> = {
  readonly label: string;
  /** Key to text, in the order of the list. The key of a first option that stands for none is "". */
  readonly options: Readonly<Record<Key, string>>;
  readonly value: Key;
  readonly onChange: (key: Key) => void;
};

/** A labelled select of one key out of a few. */
export function Choice<Key extends string>({ label, options, value, onChange }: Props<Key>) {
  const keys = Object.keys(options) as Key[];
  return (
    <Field label={label}>
      {(wiring) => (
        <Select
          {...wiring}
          value={value}
          onChange={({ target }) => onChange(keys.find((key) => key === target.value) ?? value)}
        >
          {keys.map((key) => (
            <option key={key} value={key}>
              {options[key]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
