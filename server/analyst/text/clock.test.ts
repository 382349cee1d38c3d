import { describe, expect, it } from "vitest";
import { clockDistance, findClockTimes, formatClock, readTimeCode } from "./clock.ts";

const times = (text: string): string[] => findClockTimes(text).map((time) => formatClock(time.minutes));

describe("findClockTimes", () => {
  it("reads the forms of police papers", () => {
    expect(times("at 2248 hours, then 11:42 p.m., 23:31:07 and 12:10 a.m.")).toEqual([
      "22:48",
      "23:42",
      "23:31",
      "00:10",
    ]);
    expect(times("at 9 p.m.")).toEqual(["21:00"]);
    expect(times("at  12:28  o'clock  a.m.")).toEqual(["00:28"]);
    expect(times("broke a window at 2318 mariposa. he was seen at 2318 march 3.")).toEqual(["23:18"]);
  });

  it("reads a time between its label and its date, and a stamp in UTC", () => {
    expect(times("arrested 2148 03/03/23   arrived 2209")).toEqual(["21:48", "22:09"]);
    expect(findClockTimes("11/14/2020 01:12:05 (utc+0)").map(({ isUtc }) => isUtc)).toEqual([true]);
    expect(findClockTimes("11/14/2020 01:12:05 (utc-5)").map(({ isUtc }) => isUtc)).toEqual([false]);
  });

  it("reads what people say, a date's time and points for colons", () => {
    expect(times("at half past eight, about quarter to nine, around half nine, by noon")).toEqual([
      ...["08:30", "08:45", "09:30", "12:00"],
    ]);
    expect(times("03/08/2024 2248, 23.10 hours, 9.15 pm, at 2148")).toEqual(["22:48", "23:10", "21:15", "21:48"]);
  });

  it("does not take amounts, dates, plates and durations for times", () => {
    expect(times("0.104 on 03/08/2024, plate klt 4471, $600, for 15 minutes, 25:70")).toEqual([]);
  });

  it("tells the number of a house from a time before a clause", () => {
    expect(times("at 1915     quarry mill road lot 8, at 0915 n. elm st, at 1100 block of fifth")).toEqual([]);
    expect(
      times(
        "at 2214 the fight took place. at 2215 he left court. at 2216 officer lane came. arrived 2217 on elm street",
      ),
    ).toEqual(["22:14", "22:15", "22:16", "22:17"]);
  });

  it("marks a time without its half of the day, except in forms", () => {
    expect(findClockTimes("it was about 12:40 when it began")[0]?.isAmbiguous).toBe(true);
    expect(findClockTimes("at about 10.40 the dogs barked")[0]?.isAmbiguous).toBe(true);
    expect(findClockTimes("at about 09.40 the dogs barked")[0]?.isAmbiguous).toBe(false);
    expect(findClockTimes("submitted: 02/12/2024 10:05")[0]?.isAmbiguous).toBe(false);
  });
});

describe("clockDistance", () => {
  it("goes the short way round midnight", () => {
    expect(clockDistance(23 * 60 + 55, 5)).toBe(10);
    expect(readTimeCode("2331")).toBe(23 * 60 + 31);
  });
});
