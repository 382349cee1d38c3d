import type { CDPSession, Page } from "@playwright/test";

/** What a test answers a call of the API with; `json` and `body` exclude each other. */
export type Answer = {
  readonly status?: number;
  readonly json?: unknown;
  readonly body?: string | Buffer;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A call that waits: one of the four must be done with it, as with Playwright's Route. */
export type Route = {
  readonly request: () => {
    readonly method: () => string;
    readonly url: () => string;
    /** By name in small letters. */
    readonly headers: () => Readonly<Record<string, string>>;
    readonly postData: () => string | null;
    /** @throws SyntaxError where the body is no JSON */
    readonly postDataJSON: () => unknown;
  };
  readonly fulfill: (answer?: Answer) => Promise<void>;
  /** The network fails. */
  readonly abort: () => Promise<void>;
  /** The server answers. */
  readonly continue: () => Promise<void>;
  /** Whoever was told of such calls before answers, at last the server. */
  readonly fallback: () => Promise<void>;
};

type Handler = (route: Route) => unknown;
type Entry = { readonly url: RegExp; readonly handler: Handler };
type Paused = Parameters<Parameters<typeof onPaused>[1]>[0];

const API = "*/api/*";
const pages = new WeakMap<Page, Promise<Entry[]>>();

/**
 * Answers calls of the API in place of the server, the last one told of a call first. Like `page.route`, which holds up every request
 * and keeps the browser from remembering the application's code: with it a screen took half as much processor time again.
 * @param url of calls, `*` within a part of a path and `**` across them
 */
export async function answerCalls(page: Page, url: string | RegExp, handler: Handler): Promise<void> {
  const entries = pages.get(page) ?? watch(page);
  pages.set(page, entries);
  (await entries).push({ url: typeof url === "string" ? matcherOf(url) : url, handler });
}

function matcherOf(url: string): RegExp {
  const parts = url.split(/(\*\*|\*)/).map((part) => ({ "**": ".*", "*": "[^/]*" })[part] ?? RegExp.escape(part));
  return new RegExp(`^${parts.join("")}$`);
}

async function watch(page: Page): Promise<Entry[]> {
  const entries: Entry[] = [];
  const client = await page.context().newCDPSession(page);
  onPaused(client, async (paused) => {
    const told = entries.filter(({ url }) => url.test(paused.request.url)).toReversed();
    await routeOf(client, paused, told).fallback();
  });
  await client.send("Fetch.enable", { patterns: [{ urlPattern: API }] });
  return entries;
}

/** What a listener throws fails the test, as with Playwright. */
function onPaused(
  client: CDPSession,
  listener: (paused: {
    readonly requestId: string;
    readonly request: {
      readonly method: string;
      readonly url: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly postData?: string;
    };
  }) => Promise<void>,
): void {
  client.on("Fetch.requestPaused", (paused) => void listener(paused));
}

function routeOf(client: CDPSession, { requestId, request }: Paused, told: readonly Entry[]): Route {
  // A page that has gone on asks for nothing any more.
  const settle = async (settled: Promise<unknown>) => void (await settled.catch(() => null));
  const route: Route = {
    request: () => ({
      method: () => request.method,
      url: () => request.url,
      headers: () =>
        Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value])),
      postData: () => request.postData ?? null,
      postDataJSON: () => JSON.parse(request.postData ?? "null") as unknown,
    }),
    fulfill: ({ status = 200, json, body = "", contentType, headers = {} } = {}) => {
      const type = contentType ?? (json === undefined ? undefined : "application/json");
      const all = { ...(type === undefined ? {} : { "content-type": type }), ...headers };
      return settle(
        client.send("Fetch.fulfillRequest", {
          requestId,
          responseCode: status,
          responseHeaders: Object.entries(all).map(([name, value]) => ({ name, value })),
          body: Buffer.from(json === undefined ? body : JSON.stringify(json)).toString("base64"),
        }),
      );
    },
    abort: () => settle(client.send("Fetch.failRequest", { requestId, errorReason: "Failed" })),
    continue: () => settle(client.send("Fetch.continueRequest", { requestId })),
    fallback: async () => {
      const [last, ...earlier] = told;
      if (last === undefined) await route.continue();
      else await last.handler(routeOf(client, { requestId, request }, earlier));
    },
  };
  return route;
}
