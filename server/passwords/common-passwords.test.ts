import { describe, expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

describe("isCommonPassword", () => {
  test.each([
    "Password1!",
    "P@ssw0rd1!",
    "Pa$$w0rd",
    "Passw0rd!",
    "Welcome1!",
    "Welcome@2024",
    "Qwerty123!",
    "Summer2024!",
    "Winter2026#",
    "Admin@123",
    "Admin123!",
    "Letmein1!",
    "Iloveyou1!",
    "1loveyou!A".replace("A", ""),
    "Abc12345!",
    "Abcd1234!",
    "Aa123456!",
    "Qwe123!@#",
    "1qaz@WSX",
    "!QAZ2wsx",
    "Monkey123!",
    "Dragon#1",
    "Changeme1!",
    "PasswordPassword1!",
    "HelloWorld1!",
    "Lawyer2025!",
    "LawFirm#1",
    "Objection1!",
    "Football7!",
    "Trustno1!",
    "Pässword1!",
  ])("refuses %s", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each([
    "Tall-Ferns-9-Walk",
    "correct Horse 4 battery staple",
    "Q7#mplexTrowel",
    "7$93!A#28zQ",
    "Gr@nite.Kettle22",
    "Zuberbühler-1884",
    "Password-Kettle-Fjord-31",
    "Zx9#Lp2!Qr",
  ])("accepts %s", (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  test("refuses what is as good as public for the account, and only for that account", () => {
    const context = ["jane.doe@hartwell-firm.example", "Jane", "Doe", "Hartwell & Boone LLP", "Odds & Evidence"];
    for (const password of ["JaneDoe2024!", "J@ned0e#1", "Hartwell1!", "Hartwell&Boone1", "DoeJane!77", "Boone2026!"])
      expect([password, isCommonPassword(password, context)]).toEqual([password, true]);
    expect(isCommonPassword("Hartwell1!")).toBe(false);
    expect(isCommonPassword("Tall-Ferns-9-Walk", context)).toBe(false);
  });
});
