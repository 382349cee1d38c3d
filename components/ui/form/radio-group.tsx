import { useId } from "react";
import { cn } from "../cn.ts";

type Props<Key extends string> = {
  readonly legend: string;
  /** The legend is for screen readers alone: the title above says it. */
  readonly isLegendHidden?: boolean;
  /** Key and text, in the order of the row. */
  readonly options: readonly (readonly [Key, string])[];
  readonly value: Key;
  readonly onChange: (key: Key) => void;
};

/** One key out of a few that all stay in sight. */
export function RadioGroup<Key extends string>({
  legend,
  isLegendHidden = false,
  options,
  value,
  onChange,
}: Props<Key>) {
  const name = useId();
  return (
    <fieldset className="my-3 flex flex-wrap gap-x-5 gap-y-1">
      <legend className={cn(isLegendHidden ? "sr-only" : "mb-1 text-13 font-semibold")}>{legend}</legend>
      {options.map(([key, text]) => (
        <label key={key} className="inline-flex min-h-8 cursor-pointer items-center gap-2">
          <input
            className="size-4 accent-exhibit"
            type="radio"
            name={name}
            value={key}
            checked={key === value}
            onChange={() => onChange(key)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
