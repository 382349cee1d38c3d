const HER = /\b(?:she|hers?|herself|woman|girl|female|lady|wife|mother|mom|ms|mrs)\b/g;
const HIM = /\b(?:he|him|his|himself|man|guy|boy|male|husband|father|dad|mr)\b/g;

/** How many words of a text, in small letters, are said of a woman and of a man. */
export function countSexes(plain: string): readonly [her: number, him: number] {
  return [plain.match(HER)?.length ?? 0, plain.match(HIM)?.length ?? 0];
}
