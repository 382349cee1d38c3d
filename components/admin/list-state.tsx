import { Spinner } from "#components/ui/spinner.tsx";
import styles from "./list-state.module.css";

/** While the first page of a list is on its way. */
export function ListLoading({ label }: { readonly label: string }) {
  return (
    <div className={styles.state}>
      <Spinner label={label} />
    </div>
  );
}

/** Where rows would stand if there were any. */
export function ListEmpty({ text }: { readonly text: string }) {
  return <p className={`${styles.state} muted`}>{text}</p>;
}
