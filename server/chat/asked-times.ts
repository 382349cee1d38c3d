import type { Span } from "./concept.ts";

const CLOCK =
  /(?<![\w:.])(?:(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?|([01]\d|2[0-3])([0-5]\d)(?= ?h(?:ou)?rs\b)|(\d{1,2})(?= ?[ap]\.?m\b))(?: ?(?:h(?:ou)?rs|([ap])\.?m\b\.?))?(?!\w)/g;

/** A time of day in a question, with a pattern for the ways in which a record writes it: "11:42 pm", "23:42:08", "2342 hours". */
type AskedTime = Span & { readonly written: RegExp };

/**
 * The times of day in a question. Without "am" or "pm" both halves of the day are meant.
 * @param plain the question in small letters
 */
export function askedTimes(plain: string): AskedTime[] {
  return [...plain.matchAll(CLOCK)].flatMap((match) => {
    const [, hour, minute, militaryHour, militaryMinute, fullHour, half] = match;
    const hours = Number(hour ?? militaryHour ?? fullHour);
    const minutes = minute ?? militaryMinute ?? "00";
    if (hours > 23 || Number(minutes) > 59) return [];
    const ways = hoursOf(hours, half).flatMap((hour24) => waysToWrite(hour24, minutes));
    return [
      {
        start: match.index,
        end: match.index + match[0].length,
        written: new RegExp(`(?<![\\d:.])(?:${ways.join("|")})(?!\\d)`, "g"),
      },
    ];
  });
}

function hoursOf(hours: number, half: string | undefined): number[] {
  if (half === "p") return [(hours % 12) + 12];
  if (half === "a") return [hours % 12];
  return hours === 0 || hours > 12 ? [hours] : [hours % 24, (hours + 12) % 24];
}

function waysToWrite(hour: number, minutes: string): string[] {
  const padded = String(hour).padStart(2, "0");
  const half = hour < 12 ? "a" : "p";
  const hour12 = hour % 12 === 0 ? 12 : hour % 12;
  return [
    `(?:${padded}|${hour})[:.]${minutes}(?:[:.]\\d{2})?(?! ?[ap]\\.?m)`,
    `${padded}${minutes}`,
    `0?${hour12}${minutes === "00" ? "(?:[:.]00)?" : `[:.]${minutes}`} ?${half}\\.?m`,
  ];
}
