"use client";

import { Toaster as Sonner } from "sonner";
import styles from "./toaster.module.css";

/** Where `toast(...)` of sonner appears: it outlives navigation. Drawn with our tokens only. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      toastOptions={{
        unstyled: true,
        duration: 8000,
        classNames: { toast: styles.toast, error: styles.error, title: styles.title, description: styles.description },
      }}
    />
  );
}
