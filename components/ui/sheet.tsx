import type { ComponentProps } from "react";
import { type SheetLook, sheetClass } from "./sheet-class.ts";

type Props = Omit<ComponentProps<"section">, "className"> & SheetLook;

/** A sheet of paper on the desk: the ground of every part of a page. */
export function Sheet({ padding, className, ...rest }: Props) {
  return <section {...rest} className={sheetClass({ padding, className })} />;
}
