"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { cn } from "../cn.ts";
import { IconButton } from "../icon-button.tsx";
import { TextInput } from "./text-input.tsx";

type Props = Omit<ComponentProps<typeof TextInput>, "type"> & {
  /** The field's label, for the name of the show button: a page may hold several. */
  readonly label: string;
};

/** A password with a button that shows it. Pasting and password managers work as in any field. */
export function PasswordInput({ label, className, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <TextInput {...rest} type={shown ? "text" : "password"} className={cn("pr-11", className)} />
      <IconButton
        className="absolute top-1 right-1"
        label={`${shown ? "Hide" : "Show"} password: ${label}`}
        onClick={() => setShown(!shown)}
      >
        <Icon />
      </IconButton>
    </span>
  );
}
