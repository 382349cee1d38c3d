import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import { detectTextEncoding } from "#lib/domain/text/text-encoding.ts";
import { decodeText } from "./decode-text.ts";

const SAMPLES = {
  russian:
    "Протокол допроса свидетеля. Я, Иванов Пётр, живу на улице Ленина. Вечером 14 мая я видел серебристую машину у магазина. Полицейский долго говорил с водителем.",
  japanese:
    "私は五月十四日の夜、窓のそばに座っていました。警察の車が銀色の車を止めるのを見ました。運転手は長い間まっすぐ立っていました。",
  chinese: "五月十四日晚上，我坐在窗前。我看见警车拦下了一辆银色的轿车。司机站得很直，没有摇晃。我没有听到他同意搜查。",
  french:
    "L'agent José Nuñez a déclaré que l'été dernier, à la fenêtre, il n'avait rien vu. C'est très étrange : la façade était éclairée.",
  german:
    "Der Zeuge sagte, er hätte die Tür geöffnet und über die Straße geschaut. Früher wären größere Fahrzeuge möglich gewesen.",
  polish:
    "Świadek zeznał, że widział żółty samochód. Późnym wieczorem przyjechał radiowóz, a kierowca wyszedł się przywitać.",
  english:
    "Officer Nuñez said “I saw nothing”. It was raining and the suspect’s car drove away before the second unit came.",
} as const;

function decoded(bytes: Buffer) {
  const detected = detectTextEncoding(bytes);
  if (detected === null) throw new Error("no text");
  return decodeText(bytes, detected);
}

describe("an encoding that the file does not name", () => {
  test.each([
    ["russian", "windows-1251"],
    ["russian", "koi8-r"],
    ["russian", "cp866"],
    ["japanese", "shift_jis"],
    ["japanese", "euc-jp"],
    ["chinese", "gbk"],
    ["chinese", "big5"],
    ["french", "macintosh"],
    ["french", "windows-1252"],
    ["german", "macintosh"],
    ["german", "windows-1252"],
    ["polish", "windows-1250"],
    ["polish", "iso-8859-2"],
    ["english", "macintosh"],
    ["english", "windows-1252"],
  ] as const)("%s in %s", (language, encoding) => {
    // Big5 has no simplified signs.
    const text =
      encoding === "big5" ? "我坐在窗前。我看見警車攔下了一輛銀色的轎車。司機站得很直，沒有搖晃。" : SAMPLES[language];
    const result = decoded(iconv.encode(text, encoding));
    expect(result.text).toBe(text);
    if (result.confidence < 1) expect(result.doubt).toMatch(/^The file does not state its encoding and was read as /);
  });

  test("the confidence says how much of the text may be wrong", () => {
    const russian = decoded(iconv.encode(SAMPLES.russian, "windows-1251"));
    const english = decoded(iconv.encode(SAMPLES.english, "windows-1252"));
    expect(russian.confidence).toBeLessThan(0.7);
    expect(english.confidence).toBeGreaterThan(0.95);
    expect(english.confidence).toBeLessThan(1);
  });
});

test("one bad byte costs one character, not all accents", () => {
  const bytes = Buffer.concat([Buffer.from(SAMPLES.french), Buffer.of(0x92), Buffer.from(" fin")]);
  expect(decoded(bytes)).toEqual({
    text: `${SAMPLES.french}\uFFFD fin`,
    confidence: 1 - 1 / (SAMPLES.french.length + 5),
    doubt: "1 character is damaged in the file and shown as \uFFFD.",
  });
});

test("UTF-8 is believed without a doubt", () => {
  expect(decoded(Buffer.from(SAMPLES.chinese))).toEqual({ text: SAMPLES.chinese, confidence: 1, doubt: null });
});
