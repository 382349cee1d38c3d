import { expect, it } from "vitest";
import { clientSpeechIn } from "./client-speech.ts";

it.each([
  ["MARLOW told me that he had been at a friend's house.", "certain"],
  ["[00:04:12] MARLOW: I was at a friend's house.", "certain"],
  ["The defendant said his brother has the receipt.", "certain"],
  ["According to Marlow a neighbor filmed it.", "certain"],
  ["He stated that a camera is at the gas station.", "possible"],
  ["Calibration certificate: not attached", "none"],
  ["MARLOW was advised of his rights before any questions.", "none"],
  ["MARLOW was told that the video is to follow.", "none"],
  ["The in-car video was requested from the records unit and is to follow.", "none"],
  ["Officer Teague said that the log is kept at the station.", "none"],
])("%j", (quote, speech) => {
  expect(clientSpeechIn(quote, ["Jonah Marlow"])).toBe(speech);
});
