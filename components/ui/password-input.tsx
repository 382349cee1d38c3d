"use client";

import clsx from "clsx";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { IconButton } from "./icon-button.tsx";
import styles from "./password-input.module.css";
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
    <span className={styles.frame}>
      <TextInput {...rest} type={shown ? "text" : "password"} className={clsx(styles.input, className)} />
      <IconButton
        className={styles.eye}
        label={`${shown ? "Hide" : "Show"} password: ${label}`}
        onClick={() => setShown(!shown)}
      >
        <Icon className="i" />
      </IconButton>
    </span>
  );
}
