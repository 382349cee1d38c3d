"use client";

import Link from "next/link";
import { useNames } from "#components/widgets/names.tsx";
import { ADMIN_SHELL } from "#lib/copy/admin-shell.ts";

/** "O&E Admin", made from the product's abbreviation, its ampersand under the highlighter. `stacked` = two lines. */
export function AdminBrand({ stacked = false }: { readonly stacked?: boolean }) {
  const { abbreviation } = useNames();
  const title = ADMIN_SHELL.title(abbreviation);
  const [before, after] = abbreviation.split(/&(.*)/s);
  return (
    <Link className="brand" href="/admin/dashboard" aria-label={title} title={title}>
      {before}
      {after !== undefined && (
        <>
          <b>&amp;</b>
          {after}
        </>
      )}
      {stacked ? <br /> : " "}
      {title.slice(abbreviation.length).trim()}
    </Link>
  );
}
