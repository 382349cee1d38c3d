import { cn } from "./cn.ts";
import styles from "./legal-pad.module.css";

/** The classes of the legal pad: what is written on it follows its lines. */
export function legalPadClass(className?: string): string {
  return cn(
    styles.ruled,
    "rounded-stamp border border-manila-edge pr-4.5 pb-[27px] pl-14 leading-7 max-phone:pr-3 max-phone:pl-13 print:border-0 print:p-0 print:leading-normal [&_li]:leading-7 print:[&_li]:leading-normal",
    className,
  );
}
