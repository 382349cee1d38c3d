import styles from "./spinner.module.css";

/** Three pen strokes, one after another. `label` is what a screen reader hears. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <span className={styles.strokes} role="status">
      <i />
      <i />
      <i />
      <span className="vh">{label}</span>
    </span>
  );
}
