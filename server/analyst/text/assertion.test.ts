import { describe, expect, it } from "vitest";
import { contextsOf } from "./assertion.ts";
import type { ContextName } from "../reading-terms.ts";
import { toPlain } from "./page/to-plain.ts";

/** Sentences with the point in braces and its contexts, by the categories of ConText and the style of police and lawyers. */
const TABLE: readonly (readonly [sentence: string, ...contexts: ContextName[]])[] = [
  // Asserted
  ["He {ran north}."],
  ["I smelled {an odor of alcohol}."],
  ["She stated that {he hit her}."],
  ["When I asked for his license, he {smelled of alcohol}."],
  ["No, sir, {I had two beers}."],
  ["Without a warrant I {opened the trunk}."],
  ["Without hesitation she {pointed to number four}."],
  ["He could not find his keys, and his {speech was slurred}."],
  ["There was no moon, but {the street was lit}."],
  ["Not only {his hands shook}."],
  ["There is no doubt that {he fired}."],
  ["He did not deny that {he took it}."],
  ["I'm not going to lie, {I had two beers}."],
  ["Case no. 4411: {the seal was broken}."],
  ["He no longer had the bag when {we stopped him}."],
  ["Nobody else was there, so {he drove}."],
  ["I was told to wait, and {he ran}."],
  ["The previously described {knife} lay there."],
  ["Mr. Doe had {two beers}."],
  // Denied
  ["There was no {odor of alcohol}.", "denied"],
  ["He did not {run}.", "denied"],
  ["He never {touched the gun}.", "denied"],
  ["She denies {any injury}.", "denied"],
  ["It came without {a seal}.", "denied"],
  ["The exam was negative for {petechiae}.", "denied"],
  ["Neither man {had a weapon}.", "denied"],
  ["None of us saw {a knife}.", "denied"],
  ["He wasn't {handcuffed}.", "denied"],
  ["He was unable to {stand}.", "denied"],
  ["He refused to {answer}.", "denied"],
  ["He failed to {signal}.", "denied"],
  ["The report lacks {a signature}.", "denied"],
  ["{Odor of alcohol}: none", "denied"],
  ["{Injuries}: NO", "denied"],
  ["G.  {CONFIDENTIAL INFORMANT}                   [X] None", "denied"],
  ["{Weapons}: N/A", "denied"],
  ["{A second gunman} was ruled out.", "denied"],
  ["{Fingerprints} not found.", "denied"],
  ["{A camera} was not present.", "denied"],
  ["It is untrue that {the kit was open}.", "denied"],
  ["I saw nothing but {smoke}."],
  ["No marks, cuts or {bruises}.", "denied"],
  ["There was no sign that {he had been drinking}.", "denied"],
  ["He walked rather than {ran}.", "denied"],
  ["Nothing has been offered to Mr. Poe in exchange for {his testimony}.", "denied"],
  // Asked
  ["They kept asking whether {I had pushed her}.", "asked"],
  ["I asked him if {he had been drinking}.", "asked"],
  ["Did you {hit him}?", "asked"],
  ["It is unknown if {he had a gun}.", "asked", "supposed"],
  ["She could not say whether {it was him}.", "denied", "asked"],
  ["It is unclear whether {the seal was broken}.", "asked"],
  ["He wanted to know why {we stopped him}.", "asked"],
  ["Where was {the bag}?", "asked"],
  // Supposed
  ["If {he ran}, he would be seen.", "supposed"],
  ["Unless {the seal was broken}, it is good.", "supposed"],
  ["He walked as though {he was drunk}.", "supposed"],
  ["I checked to see if {the gun was loaded}.", "supposed", "asked"],
  ["I assumed {he had the pills}.", "supposed"],
  ["It might be {the drill}.", "supposed"],
  ["Perhaps {he drove}.", "supposed"],
  ["In the event of {a refusal}, call.", "supposed"],
  ["She feared she would have {been hit}.", "supposed"],
  ["Get a warrant and {you can search}.", "supposed"],
  // Ordered
  ["Officers shall {record the stop}.", "ordered", "standing"],
  ["Please {sign here}.", "ordered"],
  ["Don't {run}.", "denied", "ordered"],
  ["Do not {break the seal}.", "denied", "ordered"],
  ["Say it: {I did it}.", "ordered"],
  ["Ensure that {the bag is sealed}.", "ordered"],
  ["He told her not to {talk}.", "denied", "ordered"],
  ["She was urged by his aunt to {drop the charges}.", "ordered"],
  ["Policy requires {two samples}.", "ordered", "standing"],
  // Earlier
  ["He has a history of {flight}.", "earlier"],
  ["In 2009 he {was convicted of theft}.", "earlier"],
  ["Years ago he {carried a gun}.", "earlier"],
  ["He {drank heavily} two years ago.", "earlier"],
  ["As a child he {was bitten}.", "earlier"],
  ["In an earlier case {the reading was .15}.", "earlier"],
  ["{A scar on the lip} from a fall in 2011.", "earlier"],
  ["Three minutes ago {he ran}."],
  // Standing text
  ["A person is guilty of theft if {he takes property}.", "standing", "supposed"],
  ["When a driver refuses {the test}, the license is taken.", "standing"],
  ["Consent is given by ____________ to {search the car}.", "standing"],
  ["The person may or may not be {in the lineup}.", "denied", "standing", "ordered"],
  ["It is unlawful to {carry a pistol}.", "standing"],
  // Hearsay and reports
  ["She had heard that {he sold pills}.", "hearsay"],
  ["He was told by a neighbor that {the car was stolen}.", "hearsay"],
  ["People say {he ran}.", "hearsay", "reported"],
  ["Allegedly {he ran}.", "hearsay"],
  ["The bartender told me that {he had two beers}.", "reported"],
  ["My cousin says {he did it}.", "reported"],
];

describe("the contexts of a point", () => {
  it.each(TABLE)("%s", (sentence, ...contexts) => {
    const [before = "", point = "", after = ""] = sentence.split(/[{}]/);
    const found = contextsOf(toPlain(before + point + after), { at: before.length, end: before.length + point.length });
    expect([...found].toSorted()).toEqual(contexts.toSorted());
  });

  it("looks for the wanted ones alone, also where the same words were asked about before", () => {
    const plain = toPlain("She had heard that he did not sell pills.");
    const point = { at: plain.indexOf("sell"), end: plain.length - 1 };
    expect([...contextsOf(plain, point)].toSorted()).toEqual(["denied", "hearsay"]);
    expect([...contextsOf(plain, point, ["denied"])]).toEqual(["denied"]);
    expect([...contextsOf(plain, point, ["standing"])]).toEqual([]);
  });
});
