import type { Metadata } from "next";
import { NewCaseScreen } from "#components/new-case/new-case-screen.tsx";
import { NEW_CASE } from "#lib/copy/new-case.ts";

export const metadata: Metadata = { title: NEW_CASE.title };

export default function NewCasePage() {
  return <NewCaseScreen />;
}
