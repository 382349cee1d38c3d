import Link from "next/link";
import styles from "./auth-card.module.css";

type Props = { readonly links: readonly { readonly href: string; readonly label: string }[] };

/** The small links right below a form. */
export function AuthLinks({ links }: Props) {
  return (
    <p className={styles.links}>
      {links.map(({ href, label }) => (
        <Link key={href} href={href}>
          {label}
        </Link>
      ))}
    </p>
  );
}
