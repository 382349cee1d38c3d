import { cookies } from "next/headers";
import type { Voice } from "#lib/copy/plain.ts";

/** The voice of a page's title. The user is known to the server by calls only, so the browser says it by a cookie. */
export async function readVoice(): Promise<Voice> {
  return (await cookies()).get("voice")?.value === "plain" ? "plain" : "playful";
}
