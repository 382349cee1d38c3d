/** How an edited letter may name a time to answer: "within 14 days", "within fourteen (14) calendar days", "in two weeks". */
const TIME_TO_ANSWER =
  /\b(?:within|in)\s+(?:the\s+next\s+)?(?:(\d{1,3})|([a-z]+(?:-[a-z]+)?)(?:\s+\((\d{1,3})\))?)\s+(?:(?:business|calendar|court|working)\s+)?(day|week)s?\b/gi;

const ONES =
  "a two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const NUMBER_OF = new Map([
  ...ONES.split(" ").map((word, index) => [word, index + 1] as const),
  ["one", 1],
  ["twenty", 20],
  ["twenty-one", 21],
  ["twenty-eight", 28],
  ["thirty", 30],
  ["forty-five", 45],
  ["sixty", 60],
  ["ninety", 90],
]);

/** The words of an edited letter, following a new number of days wherever they name the old one like the standard sentence does. */
export function followDays(text: string, from: number, to: number): string {
  const old = new RegExp(`\\b(within\\s+)${from}(\\s+)days?\\b`, "gi");
  return text.replaceAll(
    old,
    (_, within: string, space: string) => `${within}${to}${space}${to === 1 ? "day" : "days"}`,
  );
}

/** The number of days that a letter gives for the answer where it is another one than it should be; null when it names none, or names this one too. */
export function otherDaysNamed(text: string, days: number): number | null {
  const named = [...text.matchAll(TIME_TO_ANSWER)].flatMap(([, digits, word, inBrackets, unit]) => {
    const count = digits ?? inBrackets;
    const number = count === undefined ? NUMBER_OF.get((word ?? "").toLowerCase()) : Number(count);
    return number === undefined ? [] : [unit?.toLowerCase() === "week" ? number * 7 : number];
  });
  return named.includes(days) ? null : (named[0] ?? null);
}
