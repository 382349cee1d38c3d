import type { Metadata } from "next";
import { NewCaseScreen } from "#components/new-case/new-case-screen.tsx";
import { NEW_CASE } from "#lib/copy/new-case.ts";
import { inVoice } from "#lib/copy/plain.ts";
import { readVoice } from "../../../read-voice.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: inVoice(NEW_CASE, await readVoice()).title };
}

export default function NewCasePage() {
  return <NewCaseScreen />;
}
