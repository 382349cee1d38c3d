const ROMAN = Object.entries({
  ...{ m: 1000, cm: 900, d: 500, cd: 400, c: 100, xc: 90, l: 50, xl: 40, x: 10, ix: 9, v: 5, iv: 4, i: 1 },
});
/** Larger numbers have no Roman form that anybody prints, and would be strings without end. */
const MOST = 9_999;

/** As Word numbers endnotes. */
export function romanOf(count: number): string {
  if (count > MOST) return String(count);
  let left = count;
  let roman = "";
  for (const [letters, value] of ROMAN) for (; left >= value; left -= value) roman += letters;
  return roman;
}
