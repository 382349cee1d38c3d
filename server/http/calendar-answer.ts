import { attachmentNamed } from "./content-disposition.ts";

/** A calendar file to be kept: never shown in the browser, never cached. */
export function calendarAnswer(text: string): Response {
  return new Response(text, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": attachmentNamed("Case dates.ics"),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
}
