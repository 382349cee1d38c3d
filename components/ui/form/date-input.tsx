import type { ComponentProps } from "react";
import { TextInput } from "./text-input.tsx";

/** A required day. The years keep a slip of the finger ("0206") from counting as a date. */
export function DateInput(props: Omit<ComponentProps<typeof TextInput>, "type" | "required" | "min" | "max">) {
  return <TextInput {...props} type="date" required min="1900-01-01" max="2199-12-31" />;
}
