// @spec 2.5, 4, 5, 8: chat
// @spec 4: priority refused; verdicts, what-if, viability call, colleagues
import type { Page } from "@playwright/test";
import type { Finding } from "#lib/contracts/findings.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import { analysisItem, CASE_ID, caseItem, citation, documentItem, finding } from "../../testing/answers.ts";
import { answerCalls, type Route } from "../support/answer-calls.ts";
import { answerCase } from "../support/case-answers.ts";
import { chooseAction, openFactors, openFolds } from "../support/case-sections.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { watchPolicy } from "../support/watch-policy.ts";
import { expect, test } from "../support/shared-browser.ts";

const PAGE = `/cases/${CASE_ID}`;
type Fields = Record<string, unknown>;

const FINDINGS = [
  finding(1, { kind: "action", text: "Move to suppress the stop." }),
  finding(2, {
    ...{ kind: "gap", basis: "stated", text: "Calibration certificate: the log notes it as absent." },
    items: [{ what: "Calibration certificate" }],
  }),
  finding(3, { kind: "factor", text: "The camera shows no weaving", weight: 12 }),
  finding(4, { kind: "factor", text: "Questioned before rights were read", weight: 9 }),
  finding(5, { kind: "factor", text: "The observation was broken", weight: 8 }),
  finding(6, { kind: "factor", text: "Two samples disagree", weight: 7 }),
  finding(7, { kind: "factor", text: "Admits drinking", weight: -8 }),
  finding(8, { kind: "contradiction", text: "Lane", citations: [citation(31), citation(32, { pageNumber: 2 })] }),
];

const failure = (status: number, message: string) => ({
  status,
  json: { success: false, code: "internal", message, error: message },
});

/** A case whose verdicts and odds are kept as the server would keep them. */
async function openCase(page: Page) {
  const state: { analysis: Analysis; findings: Finding[]; isBroken: boolean; stored: number; isProvisional: boolean } =
    {
      analysis: analysisItem(FINDINGS),
      findings: FINDINGS,
      isBroken: false,
      stored: 64,
      isProvisional: true,
    };
  await answerCase(page, { analysis: state.analysis });
  const factorsNow = () => state.findings.filter(({ kind }) => kind === "factor");
  const now = () => {
    const reviewed = factorsNow().filter(({ verdict }) => verdict !== "proposed").length;
    const oddsReview = { provisional: state.isProvisional, factors: factorsNow().length, reviewed };
    return { ...state.analysis, findings: state.findings, viabilityScore: state.stored, oddsReview };
  };
  await answerCalls(page, "**/api/caseanalysis/analysis/*", (route) => route.fulfill({ json: now() }));
  await answerCalls(page, "**/api/caseanalysis/finding/*", (route) => {
    if (state.isBroken) return route.fulfill(failure(500, "Server error. Please try again later."));
    const id = route.request().url().split("/").at(-1);
    const change = { ...(route.request().postDataJSON() as Partial<Finding>), reviewedBy: "Rosa Achterberg" };
    const at = { reviewedAt: "2026-01-05T10:00:00.000Z" };
    state.findings = state.findings.map((one) => (one.id === id ? { ...one, ...change, ...at } : one));
    return route.fulfill({ json: state.findings.find((one) => one.id === id) });
  });
  await answerCalls(page, `**/api/caseanalysis/viability/${CASE_ID}`, (route) => {
    if (state.isBroken) return route.fulfill(failure(500, "Server error. Please try again later."));
    const share = { accepted: 1, proposed: 0.5, rejected: 0 };
    const pointsOf = ({ weight, verdict }: Finding) => (weight ?? 0) * share[verdict];
    state.stored = Math.round(factorsNow().reduce((sum, each) => sum + pointsOf(each), 50));
    const weightOf = (list: Finding[]) => list.reduce((sum, { weight }) => sum + Math.abs(weight ?? 0), 0);
    const ruled = factorsNow().filter(({ verdict }) => verdict !== "proposed");
    state.isProvisional = weightOf(ruled) * 2 < weightOf(factorsNow());
    const { viabilityScore, oddsReview } = now();
    const json = { viabilityScore, oddsReview, confidenceScore: 0.5, successProbability: state.stored / 100 };
    return route.fulfill({ json: { ...json, factors: [] } });
  });
  await page.goto(PAGE);
  await expect(page.getByRole("heading", { name: "The Skinny" })).toBeVisible();
  return state;
}

const factor = (page: Page, text: string) =>
  page.getByRole("region", { name: "Curran's Verdict on Your Case" }).getByRole("group", { name: text });

test("rejecting a factor moves the needle at once; the odds are stored when asked, or it is undone", async ({
  page,
}) => {
  const expectPolicyKept = watchPolicy(page);
  const state = await openCase(page);
  await openFactors(page);
  const meter = page.getByRole("meter", { name: "Winning odds" });
  const reject = factor(page, "Questioned before rights were read").getByRole("button", { name: "Reject" });
  await reject.click();
  await expect(page.getByText("What if: 60%, Worth a Shot.")).toBeVisible();
  await expect(
    page.getByText("One factor rejected, 4 points down. The recommendation would be Negotiate Plea Deal, provisional."),
  ).toBeVisible();
  await expect(page.getByText("What if 60%", { exact: true })).toBeVisible();
  await expect(page.getByText("Stored 64%", { exact: true })).toBeVisible();
  await expect(page.getByText("Rejected, not counted.")).toBeVisible();
  await expect(meter).toHaveAttribute("aria-valuetext", /what if: 60 percent, Worth a Shot$/);
  await expect(meter).toHaveAttribute("aria-valuenow", "64");

  // Leaving asks first, and staying loses nothing.
  for (const way of [
    () => page.getByRole("link", { name: "The Docket" }).first().click(),
    () => page.getByRole("button", { name: "Vanish" }).click(),
  ]) {
    await way();
    await expect(page.getByText("Leave without storing the odds?")).toBeVisible();
    await page.getByRole("button", { name: "Stay" }).click();
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  }

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("What if: 60%")).toHaveCount(0);
  await expect(reject).toHaveAttribute("aria-pressed", "false");

  // The verdict is stored before the server breaks: only the odds fail.
  await Promise.all([page.waitForResponse("**/api/caseanalysis/finding/*"), reject.click()]);
  state.isBroken = true;
  await page.getByRole("button", { name: "Store these odds" }).click();
  await expect(page.getByText("Failed to assess viability")).toBeVisible();
  state.isBroken = false;
  await page.getByRole("button", { name: "Store these odds" }).click();
  await expect(meter).toHaveAttribute("aria-valuenow", "60");
  await expect(page.getByText("MODERATE CASE")).toBeVisible();
  await expect(page.getByText("What if: 60%")).toHaveCount(0);
  expectPolicyKept();
});

test("odds are marked Provisional until half of the weight is reviewed and they are stored", async ({ page }) => {
  await openCase(page);
  const main = page.getByRole("main");
  const marks = main.getByText("Provisional", { exact: true });
  // Head, verdict, strategic recommendation.
  await expect(marks).toHaveCount(3);
  await expect(main.getByText("0 of 5 factors reviewed", { exact: true })).toHaveCount(3);
  const meter = page.getByRole("meter", { name: "Winning odds" });
  await expect(meter).toHaveAttribute("aria-valuetext", "64 percent, Worth a Shot, moderate case, provisional");

  await openFactors(page);
  await expect(page.getByText("50 to start, +18 for, −4 against = 64. A factor counts half until")).toBeVisible();
  const row = (text: string) =>
    page.getByRole("region", { name: "Curran's Verdict on Your Case" }).getByRole("listitem").filter({ hasText: text });
  await expect(row("The camera shows no weaving")).toContainText("Not reviewed, counted half: +6.");
  await factor(page, "The camera shows no weaving").getByRole("button", { name: "Accept" }).click();
  await expect(row("The camera shows no weaving")).toContainText("Accepted, counted in full: +12.");
  await expect(main.getByText("1 of 5 factors reviewed", { exact: true })).toHaveCount(3);
  await expect(page.getByText("One factor accepted, 6 points up.")).toBeVisible();

  // 22 of 44 points of weight.
  await factor(page, "Admits drinking").getByRole("button", { name: "Reject" }).click();
  await expect(row("Admits drinking")).toContainText("Rejected, not counted.");
  await factor(page, "Two samples disagree").getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("What if: 78%, Could Be a Winner.")).toBeVisible();
  await expect(
    page.getByText("The recommendation would be Proceed to Trial. Storing these odds removes the Provisional mark."),
  ).toBeVisible();
  await expect(marks).toHaveCount(3);
  await page.getByRole("button", { name: "Store these odds" }).click();
  await expect(meter).toHaveAttribute("aria-valuetext", "78 percent, Could Be a Winner, strong case");
  await expect(marks).toHaveCount(0);
  await expect(page.getByText("50 to start, +27½ for, −0 against = 77½, rounded to 78.")).toBeVisible();
});

test("verdicts that change the mark alone move no needle", async ({ page }) => {
  const state = await openCase(page);
  state.stored = 78;
  state.findings = state.findings.map((one) =>
    one.text === "Admits drinking"
      ? { ...one, verdict: "rejected" }
      : ["The camera shows no weaving", "Two samples disagree"].includes(one.text)
        ? { ...one, verdict: "accepted" }
        : one,
  );
  await page.reload();
  await openFactors(page);
  await expect(page.getByText("Two factors accepted, one rejected, the same odds.")).toBeVisible();
  await expect(page.getByText("Stored 78%", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Store these odds" }).click();
  await expect(page.getByRole("main").getByText("Provisional", { exact: true })).toHaveCount(0);
});

test("a factor whose rule is not proven counts once it is accepted", async ({ page }) => {
  const state = await openCase(page);
  state.stored = 68;
  state.findings = state.findings.map((one) => (one.text === "Admits drinking" ? { ...one, isTentative: true } : one));
  await page.reload();
  const verdict = page.getByRole("region", { name: "Curran's Verdict on Your Case" });
  const row = verdict.getByRole("listitem").filter({ hasText: "Admits drinking" });
  await expect(row).toContainText("not counted yet");
  await expect(verdict).toContainText("Each counts half until accepted, 1 nothing.");
  await openFactors(page);
  await expect(row).toContainText("Not counted until you accept it.");
  await factor(page, "Admits drinking").getByRole("button", { name: "Accept" }).click();
  await expect(row).toContainText("Accepted, counted in full: −8.");
  await expect(page.getByText("What if: 60%, Worth a Shot.")).toBeVisible();
});

test("fewer than three factors are no odds", async ({ page }) => {
  await openCase(page);
  await openFactors(page);
  for (const text of ["The camera shows no weaving", "The observation was broken", "Admits drinking"])
    await factor(page, text).getByRole("button", { name: "Reject" }).click();
  await expect(page.getByText("What if: N/A, not enough in the record.")).toBeVisible();
  await expect(page.getByText("Three factors rejected. There would be no recommendation.")).toBeVisible();
  await page.getByRole("button", { name: "Store these odds" }).click();
});

test("a verdict that the server does not take is taken back; a note is kept", async ({ page }) => {
  const state = await openCase(page);
  await page.getByRole("link", { name: "Point 7: Move to suppress the stop." }).click();
  const tip = page.locator("li[data-finding]").getByRole("group", { name: "Move to suppress the stop." });
  await page.locator("li[data-finding]").hover();
  const accept = tip.getByRole("button", { name: "Accept" });
  state.isBroken = true;
  await accept.click();
  await expect(page.getByText("Failed to save your verdict. Please try again.")).toBeVisible();
  await expect(accept).toHaveAttribute("aria-pressed", "false");
  state.isBroken = false;
  await accept.click();
  await expect(accept).toHaveAttribute("aria-pressed", "true");
  await tip.getByRole("button", { name: "Add a note" }).click();
  await page.getByRole("textbox", { name: "Note" }).fill("File it by Friday.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("File it by Friday.")).toBeVisible();
  await expect(page.getByText("Rosa Achterberg, Jan 5, 2026")).toBeVisible();
  const lane = page.getByRole("region", { name: "Points" }).getByRole("listitem").filter({ hasText: "Lane" });
  await lane.getByRole("button", { name: /: Lane$/ }).hover();
  await lane.getByRole("group", { name: "Review Lane" }).getByRole("button", { name: "Reject" }).click();
  await expect(lane).toContainText("Rejected");
});

const PLACE = { documentId: "0190a000-0000-7000-9000-000000000001", exhibit: 1, fileName: "exhibit-1.pdf" };
const ANSWER = {
  generatedText: `It weaved. [Ex. 1 p. 1](#cite/${PLACE.documentId}/1/27-71) [forged](#cite/${PLACE.documentId}/1/0-5) ![x](https://evil.example/x.png)`,
  citations: [{ ...PLACE, pageNumber: 1, quote: "q", start: 27, end: 71, status: "verified" }],
  droppedQuotes: 1,
  engine: "model",
};

const events = (...list: readonly (readonly [string, unknown])[]) => ({
  headers: { "content-type": "text/event-stream; charset=utf-8" },
  body: `: ping\n\n${list.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join("")}`,
});

/** Holds each question until it is answered by the test. */
async function holdChat(page: Page) {
  const held: Route[] = [];
  await answerCalls(page, `**/api/case/${CASE_ID}/chat`, (route) => void held.push(route));
  // One that the page gave up waits for no answer.
  page.on("requestfailed", (request) => {
    if (request.url().endsWith("/chat")) held.length = 0;
  });
  return {
    asked: () => held.map((route) => route.request().postDataJSON() as Fields),
    answer: async (given: Parameters<Route["fulfill"]>[0]) => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await held.pop()?.fulfill(given);
    },
  };
}

// @spec 2.5, 4, 5, 8: chat: at once, '{name} is thinking...', Enter, blank, failures, 'Clear History' with its question
test("the chat: asked, answered with places, stopped, failed, asked again, cleared", async ({ page }) => {
  await openCase(page);
  const chat = await holdChat(page);
  const panel = page.getByRole("region", { name: "Whisper in My Ear" });
  const input = panel.getByLabel("Ask about this case");
  const log = panel.getByRole("log");
  await expect(input).toHaveAttribute("rows", "3");

  await input.fill("   ");
  await input.press("Enter");
  await expect(page.getByText("Curran is thinking...")).toHaveCount(0);
  await input.fill("Did it");
  await input.press("Shift+Enter");
  await input.pressSequentially("weave?");
  await input.press("Enter");
  await expect(log.getByText("Did it weave?")).toBeVisible();
  await expect(page.getByText("Curran is thinking...")).toBeVisible();
  await expect(input).toBeDisabled();
  await chat.answer(events(["delta", { text: "It" }], ["done", ANSWER]));
  await expect(log.getByText("It weaved.")).toBeVisible();
  await expect(input).toBeEnabled();
  await expect(input).toBeFocused();
  // Only the place that the server checked is a link; nothing else acts.
  await expect(log.getByRole("link")).toHaveCount(1);
  await expect(log.getByText("forged")).toBeVisible();
  await expect(log.locator("img")).toHaveCount(0);
  await expect(log.getByText("1 quote could not be found and was removed.")).toBeVisible();
  await expect(page.getByText("AI estimate. Check the exhibits before you stand up.")).toBeVisible();
  await log.getByRole("link").click();
  await expect(page.getByRole("dialog").locator("mark").first()).toBeVisible();
  await page.goBack();

  await input.fill("And then?");
  await input.press("Enter");
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(log.getByText("Stopped.")).toBeVisible();
  await expect.poll(() => chat.asked()).toEqual([]);

  const texts = [
    [failure(500, "The model is asleep."), "The model is asleep."],
    [
      { status: 502, body: "<html>Bad gateway</html>" },
      "I apologize, but I encountered an error processing your request. Please try again.",
    ],
    [
      events(["done", { ...ANSWER, generatedText: " ", citations: [] }]),
      "I apologize, but I encountered an error processing your request.",
    ],
  ] as const;
  for (const [answer, text] of texts) {
    await panel.getByRole("button", { name: "Regenerate" }).click();
    await chat.answer(answer);
    await expect(log.getByText(text, { exact: true })).toBeVisible();
  }

  await page.reload();
  await expect(log.getByText("It weaved.")).toBeVisible();
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("chat")));
  expect(keys).toEqual([`oe:chat:0190a000-0000-7000-8000-000000000001:${CASE_ID}`]);

  await panel.getByRole("button", { name: "Clear History" }).click();
  await expect(
    page.getByText("Are you sure you want to clear the chat history? This action cannot be undone."),
  ).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Clear History" }).click();
  await expect(log.getByText("It weaved.")).toHaveCount(0);
  await panel.getByRole("button", { name: "What does the record say about: Calibration certificate?" }).click();
  await expect(page.getByText("Curran is thinking...")).toBeVisible();
});

// @spec 2.5, 4: priority: Save, Cancel reverts, refused, the earlier odds stay
test("details of the case are edited; a refused priority says so", async ({ page }) => {
  await openCase(page);
  const sent: unknown[] = [];
  await answerCalls(page, "**/api/account/colleagues", (route) =>
    route.fulfill({ json: [{ id: PLACE.documentId, fullName: "Ada Zimmer" }] }),
  );
  await answerCalls(page, `**/api/case/${CASE_ID}`, (route) => {
    if (route.request().method() !== "PUT") return route.fallback();
    const body = route.request().postDataJSON() as Fields;
    sent.push(body);
    return "priority" in body
      ? route.fulfill(failure(500, "Server error. Please try again later."))
      : route.fulfill({ json: caseItem({ title: "State v. Hollis" }) });
  });
  await page.getByRole("button", { name: "Edit priority" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Failed to update priority. Please try again.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();

  await chooseAction(page, "Edit case");
  await page.getByLabel("Case Name").fill(" ");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Please enter a case name")).toBeVisible();
  await page.getByLabel("Case Name").fill("State v. Hollis");
  await page.getByLabel("Stage").selectOption({ label: "Pre-trial" });
  await page.getByLabel("Ada Zimmer").check();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Case updated")).toBeVisible();
  expect(sent.at(-1)).toEqual({ title: "State v. Hollis", status: "preTrial", assignedTo: [PLACE.documentId] });
});

for (const width of [1280, 390])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    // @spec 2.5: '{name}'s Pro Tip', 'Evidence Gaps'
    test("an open what-if, a note, the dialogs and the chat", async ({ page }) => {
      await openCase(page);
      await openFolds(page);
      const chat = await holdChat(page);
      await openFactors(page);
      await factor(page, "The camera shows no weaving").getByRole("button", { name: "Reject" }).click();
      await factor(page, "The camera shows no weaving").getByRole("button", { name: "Add a note" }).click();
      await expect(page.getByText("What if: 58%, Fifty-Fifty.")).toBeVisible();
      await expectAccessible(page);

      await page.getByRole("link", { name: "Point 8: Calibration certificate" }).click();
      await expectAccessible(page);

      await page.getByLabel("Ask about this case").fill("Did it weave?");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Curran is thinking...")).toBeVisible();
      await expectAccessible(page);
      await chat.answer(events(["done", ANSWER]));
      await expect(page.getByText("It weaved.")).toBeVisible();
      await expectAccessible(page);
    });
  });

test("evidence for an element: a search offers sentences that the analysis does not cite", async ({ page }) => {
  await openCase(page);
  const element = { id: "0190f000-0000-7000-8000-000000000501", text: "At or over the limit", suggested: [] };
  const passage = {
    ...{ documentId: documentItem(1).id, caseId: CASE_ID, caseTitle: "State v. Marlow", caseNumber: "26-CR-0001" },
    ...{ exhibit: 3, fileName: "exhibit-3.pdf", pageNumber: 2, start: 500, end: 505, without: [] },
    ...{ snippet: "Sample 2: 0.092 at 00:34", snippetStart: 10, snippetEnd: 15 },
  };
  let evidence: object[] = [];
  const charges = () => [
    { id: "0190f000-0000-7000-8000-000000000500", name: "DUI", elements: [{ ...element, evidence }] },
  ];
  const asked: string[] = [];
  const placed: unknown[] = [];
  await answerCalls(page, `**/api/case/${CASE_ID}/charges`, (route) => route.fulfill({ json: charges() }));
  await answerCalls(page, "**/api/search?*", (route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push(`${searchParams.get("query")} ${searchParams.get("caseId")}`);
    const passages = searchParams.get("query") === "0.092" ? [passage] : [];
    return route.fulfill({ json: { cases: [], documents: [], passages, total: passages.length } });
  });
  await answerCalls(page, `**/elements/${element.id}/documents/${passage.documentId}/pages/2`, (route) => {
    placed.push(route.request().postDataJSON());
    const sentence = { start: 490, end: 514, quote: passage.snippet, side: "against", status: "verified" };
    evidence = [{ ...citation(90), documentId: passage.documentId, exhibit: 3, pageNumber: 2, ...sentence }];
    return route.fulfill({ json: charges() });
  });
  await page.reload();
  await page.getByRole("button", { name: `Choose evidence: ${element.text}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Find a quote").fill("0.092");
  const passages = dialog.getByRole("region", { name: "Other passages in the documents" });
  await expect(passages.getByRole("listitem")).toContainText("“Sample 2: 0.092 at 00:34” (Ex. 3 p. 2)");
  expect(asked).toEqual([`0.092 ${CASE_ID}`]);
  await expectAccessible(page);
  const against = passages.getByRole("button", { name: "Against: Ex. 3 p. 2" });
  await against.click();
  await expect(against).toHaveAttribute("aria-pressed", "true");
  expect(placed).toEqual([{ start: 500, end: 505, side: "against" }]);
  await dialog.getByLabel("Find a quote").fill("zebra");
  await expect(dialog.getByText("No matching quotes or passages.")).toBeVisible();
});
