import Link from "next/link";

type Props = { readonly links: readonly { readonly href: string; readonly label: string }[] };

/** The small links right below a form. */
export function AuthLinks({ links }: Props) {
  return (
    <p className="mt-3.5 flex flex-wrap justify-between gap-x-4 gap-y-1 text-13">
      {links.map(({ href, label }) => (
        <Link key={href} href={href}>
          {label}
        </Link>
      ))}
    </p>
  );
}
