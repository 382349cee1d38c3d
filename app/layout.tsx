import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import type { ReactNode } from "react";
import { namesOf } from "#lib/copy/names.ts";
import { getEnv } from "#server/env.ts";
import "./globals.css";
import { Providers } from "./providers.tsx";

/** Env is the one server module a page may read: the names are set where the app runs, not where it was built. */
function readNames() {
  const { PRODUCT_NAME, PERSONA_NAME } = getEnv();
  return namesOf({ product: PRODUCT_NAME, persona: PERSONA_NAME });
}

export async function generateMetadata(): Promise<Metadata> {
  // Read at the request, never at the build: see readNames.
  await headers();
  const { product } = readNames();
  return { title: { default: product, template: `%s - ${product}` }, robots: { index: false, follow: false } };
}

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  // Every page is made per request: the policy's nonce, which Next takes from the request, cannot be prerendered.
  await headers();
  const theme = (await cookies()).get("theme")?.value;
  return (
    <html lang="en" data-theme={theme === "light" || theme === "dark" ? theme : undefined}>
      <body>
        <Providers names={readNames()}>{children}</Providers>
      </body>
    </html>
  );
}
