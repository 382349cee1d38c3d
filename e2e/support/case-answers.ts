import type { Page } from "@playwright/test";
import type { Analysis } from "#lib/contracts/analyses.ts";
import type { Case, getDocketCounts } from "#lib/contracts/cases.ts";
import type { CallReturn } from "#lib/contracts/define-call.ts";
import type { DocumentSummary, getDocumentContent } from "#lib/contracts/documents.ts";
import { analysisItem, CASE_ID, caseItem, contentOf, documentItem } from "../../testing/answers.ts";
import { answerCalls } from "./answer-calls.ts";

type State = {
  readonly case?: Case;
  readonly documents?: readonly DocumentSummary[];
  /** Null: no analysis was made. */
  readonly analysis?: Analysis | null;
  readonly content?: CallReturn<typeof getDocumentContent>;
};

/** Signs in by a token that the client takes unchecked, and answers the case page's calls. */
export async function answerCase(page: Page, state: State = {}): Promise<void> {
  await signInUnchecked(page);
  const { analysis = analysisItem([]) } = state;
  await answerCalls(page, `**/api/case/${CASE_ID}`, (route) =>
    route.fulfill({
      json: { case: state.case ?? caseItem(), documents: state.documents ?? [documentItem(1)], assignees: [] },
    }),
  );
  await answerCalls(page, `**/api/case/${CASE_ID}/dates`, (route) =>
    route.fulfill({ json: { dates: [], requests: [] } }),
  );
  await answerCalls(page, `**/api/case/${CASE_ID}/charges`, (route) => route.fulfill({ json: [] }));
  await answerCalls(page, `**/api/case/${CASE_ID}/changes`, (route) => route.fulfill({ json: null }));
  await answerCalls(page, `**/api/caseanalysis/case/${CASE_ID}/analyses`, (route) =>
    route.fulfill({ json: analysis === null ? [] : [analysis] }),
  );
  await answerCalls(page, "**/api/caseanalysis/analysis/*", (route) => route.fulfill({ json: analysis }));
  await answerCalls(page, "**/api/documentviewer/document/*/content", (route) =>
    route.fulfill({ json: state.content ?? contentOf() }),
  );
  await answerCalls(page, "**/api/documentviewer/document/*/pages/*/words", (route) =>
    route.fulfill({ json: { words: [], lowConfidence: 0.7 } }),
  );
}

/** What the docket says above its list. */
const DOCKET_COUNTS: CallReturn<typeof getDocketCounts> = {
  active: 5,
  archived: 0,
  datesThisWeek: 1,
  overdue: 0,
  toReview: 12,
  failedDocuments: 0,
};

const guarded = new WeakSet<Page>();

/**
 * Fails the test at a call that it does not answer. The server would refuse it, end the session, and count the refused
 * refresh against all tests.
 */
async function refuseOpenCalls(page: Page): Promise<void> {
  guarded.add(page);
  await answerCalls(page, "**/api/**", (route) => {
    const request = route.request();
    if (request.headers().authorization !== "Bearer mock-token") return route.fallback();
    throw new Error(`The test answers no ${request.method()} ${new URL(request.url()).pathname}`);
  });
}

/** Answers what is asked for around every screen, and by the docket that many of them lead back to. */
export async function answerAround(page: Page): Promise<void> {
  await answerCalls(page, /\/api\/case(\?|$)/, (route) =>
    route.request().method() === "GET" ? route.fulfill({ json: [] }) : route.fallback(),
  );
  await answerCalls(page, "**/api/case/recent?*", (route) => route.fulfill({ json: [] }));
  await answerCalls(page, "**/api/case/docket?*", (route) => route.fulfill({ json: DOCKET_COUNTS }));
}

export async function signInUnchecked(page: Page): Promise<void> {
  if (!guarded.has(page)) await refuseOpenCalls(page);
  await answerAround(page);
  await page.addInitScript(() => {
    localStorage.setItem("auth_token", "mock-token");
    localStorage.setItem("refresh_token", "none");
    localStorage.setItem(
      "user_data",
      JSON.stringify({
        id: "0190a000-0000-7000-8000-000000000001",
        email: "r.achterberg@al-law.example",
        fullName: "Rosa Achterberg",
        roles: ["User"],
      }),
    );
  });
}
