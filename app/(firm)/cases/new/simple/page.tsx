import type { Metadata } from "next";
import { SimpleCaseScreen } from "#components/new-case/simple-case-screen.tsx";
import { SIMPLE_CASE } from "#lib/copy/new-case.ts";

export const metadata: Metadata = { title: SIMPLE_CASE.title };

export default function SimpleCasePage() {
  return <SimpleCaseScreen />;
}
