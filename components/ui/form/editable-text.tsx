import { cn } from "../cn.ts";
type Props = {
  /** Accessible name. */
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
  readonly className?: string;
};

/** Characters of a line of the narrowest paper, for browsers that cannot fit a field to its text. */
const LINE = 52;

/** Text on a paper that may be edited where it is: a dashed line around it says so. */
export function EditableText({ label, value, maxLength, onChange, className }: Props) {
  const rows = value.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), 0);
  return (
    <textarea
      aria-label={label}
      title={label}
      rows={rows}
      maxLength={maxLength}
      dir="auto"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={cn(
        "-mx-1 block field-sizing-content w-[calc(100%+8px)] resize-none overflow-hidden rounded-[2px] border-0 bg-transparent px-1 py-0.5 leading-normal outline-1 outline-offset-1 outline-field outline-dashed hover:bg-exhibit-wash/40 focus-visible:outline-3 focus-visible:outline-exhibit focus-visible:outline-solid",
        className,
      )}
    />
  );
}
