import { Check, Circle } from "lucide-react";
import { cn } from "#components/ui/cn.ts";
import { REGISTER } from "#lib/copy/account/register.ts";

type Props = { readonly password: string; readonly confirmation: string };

/** Says while typing whether the two passwords are the same; nothing before the second one is begun. */
export function PasswordMatch({ password, confirmation }: Props) {
  const matches = password === confirmation;
  const Icon = matches ? Check : Circle;
  return (
    <div role="status">
      {confirmation !== "" && (
        <p
          className={cn(
            "mt-2 flex items-center gap-1.5 text-13",
            matches ? "font-[550] text-strong-text" : "text-ink-2",
          )}
        >
          <Icon />
          {matches ? REGISTER.match : REGISTER.noMatch}
        </p>
      )}
    </div>
  );
}
