import type { ReaderName } from "../../../knowledge/compile/conflict-schema.ts";
import { readAlcohol, readObservationLength } from "./breath.ts";
import { readClues, readCounts, readMoney } from "./counts.ts";
import { readHolder, readIdentifier } from "./identifiers.ts";
import { readAge, readHeight, readSizes } from "./measures.ts";
import { readFoundPlace, readInterviewSite, readLabels, readStopGround, readTowards } from "./places.ts";
import type { Reader } from "./reader.ts";

/** The readers that a knowledge file may name. */
export const READERS: Readonly<Record<ReaderName, Reader>> = {
  age: readAge,
  alcohol: readAlcohol,
  clues: readClues,
  counts: readCounts,
  "found-place": readFoundPlace,
  height: readHeight,
  holder: readHolder,
  identifier: readIdentifier,
  "interview-site": readInterviewSite,
  labels: readLabels,
  money: readMoney,
  "observation-length": readObservationLength,
  sizes: readSizes,
  "stop-ground": readStopGround,
  towards: readTowards,
};
