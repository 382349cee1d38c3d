import { expect, test } from "vitest";
import { archiveLabel, docketSentence } from "./docket.ts";

test("the sentence over the docket names what there is to do", () => {
  const counts = { active: 34, datesThisWeek: 1, overdue: 1, toReview: 61, failedDocuments: 8 };
  expect(docketSentence(counts)).toBe(
    "34 active cases. 1 date this week, 1 overdue, 61 factors not reviewed, 8 files failed.",
  );
  const nothing = { active: 1, datesThisWeek: 0, overdue: 0, toReview: 0, failedDocuments: 0 };
  expect(docketSentence(nothing)).toBe("1 active case.");
  expect(docketSentence({ ...nothing, toReview: 1, failedDocuments: 1 })).toBe(
    "1 active case. 1 factor not reviewed, 1 file failed.",
  );
});

test("the parts of the archive are counted as soon as the counts are known", () => {
  expect(archiveLabel("archived", { active: 3, archived: 1200 })).toBe("Archived 1,200");
  expect(archiveLabel("active", null)).toBe("Active");
  expect(archiveLabel("all", { active: 3, archived: 1 })).toBe("All");
});
