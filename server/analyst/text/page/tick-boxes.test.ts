import { describe, expect, it } from "vitest";
import { withoutUnticked } from "./tick-boxes.ts";

describe("options of boxes that nobody ticked", () => {
  it.each([
    ["speech: [ ] slurred [x] clear", "speech: [x] clear"],
    ["(x) wet ( ) dry", "(x) wet"],
    ["[ ] 2. a ride home offered by:", ""],
    ["[x] 1. a taxi  [ ] 2. a ride home offered by:", "[x] 1. a taxi"],
    ["recorded?  [x] video   [ ] audio only   [ ] not recorded, reason:", "recorded? [x] video"],
    ["filmed  [x] in the car  [ ] not filmed, because: ____", "filmed [x] in the car ____"],
    ["do you wish to talk to us now? yes [ ] no [x].", "do you wish to talk to us now? no [x]."],
    ["do you wish to talk to us now? yes [x] no [ ]", "do you wish to talk to us now? yes [x]"],
    [
      "tape on the box  [ ] yes  [x] no     photographed  [x] yes  [ ] no",
      "tape on the box [x] no photographed [x] yes",
    ],
    ["lawyer requested [ ] y [x] n", "lawyer requested [x] no"],
    ["lawyer requested [x] y [ ] n", "lawyer requested [x] y"],
    ["reads without glasses     [ ]    [x]", "reads without glasses [x] no"],
    ["reads without glasses     [x]    [ ]", "reads without glasses [x]"],
    ["procedure: [ ] show-up (one person) [x] photo array", "procedure: [x] photo array"],
    ["wishes: [ ] does not want to press charges / withdraws [x] wants to go on", "wishes: [x] wants to go on"],
    ["[x] statements [ ] line-up. a hearing may be held", "[x] statements . a hearing may be held"],
    ["no boxes at all (see the next page)", "no boxes at all (see the next page)"],
    ["\u2610 asleep \u2611 awake", "\u2611 awake"],
  ])("%s", (row, rest) => {
    const plain = withoutUnticked(row);
    expect(plain).toHaveLength(row.length);
    expect(plain.replace(/\s+/g, " ").trim()).toBe(rest);
  });
});

it.each(["-", "_", "=", ".", "a", "a ", "- ", "&"])("ends on a rule of %j below a row of boxes", (sign) => {
  const rule = sign.repeat(300);
  expect(withoutUnticked(`relation: ( ) aunt (x) porter ( ) other ${rule}!`)).toHaveLength(
    `relation: ( ) aunt (x) porter ( ) other ${rule}!`.length,
  );
  expect(withoutUnticked(`${rule}! aunt [ ] porter [x]`)).toHaveLength(`${rule}! aunt [ ] porter [x]`.length);
});
