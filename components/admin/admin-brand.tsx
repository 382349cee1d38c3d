"use client";

import Link from "next/link";
import { cn } from "#components/ui/cn.ts";
import { BRAND } from "#components/widgets/brand-class.ts";
import { useNames } from "#components/widgets/names.tsx";
import { ADMIN_SHELL } from "#lib/copy/admin/admin-shell.ts";

type Props = { readonly stacked?: boolean; readonly className?: string };

/** "O&E Admin", made from the product's abbreviation, its ampersand under the highlighter. `stacked` = two lines. */
export function AdminBrand({ stacked = false, className }: Props) {
  const { abbreviation } = useNames();
  const title = ADMIN_SHELL.title(abbreviation);
  const [before, after] = abbreviation.split(/&(.*)/s);
  return (
    <Link className={cn(BRAND.name, className)} href="/admin/dashboard" aria-label={title} title={title}>
      {before}
      {after !== undefined && (
        <>
          <b className={BRAND.ampersand}>&amp;</b>
          {after}
        </>
      )}
      {stacked ? <br /> : " "}
      {title.slice(abbreviation.length).trim()}
    </Link>
  );
}
