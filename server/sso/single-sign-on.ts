import { createHmac, randomUUID } from "node:crypto";
import NextAuth, { type NextAuthOptions, type Profile } from "next-auth";
import { getToken } from "next-auth/jwt";
import { NextRequest } from "next/server.js";
import { getEnv, provideNextAuthUrl, publicUrlOf, requireEnv } from "../env.ts";
import { AppError } from "../errors.ts";
import { clientAddress } from "../http/client-address.ts";
import { errorResponse } from "../http/error-response.ts";
import { answerNotFound } from "../http/not-found.ts";
import { readBody } from "../http/read-body.ts";
import { limitRequests } from "../limits/rate-limit.ts";
import { log } from "../log.ts";
import { runInRequest } from "../request-context.ts";

/** Who the firm's identity provider says has signed in. Its e-mail is verified; others never get this far. */
export type SsoIdentity = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** Seconds between the provider's yes and our own session, a Golden Ticket typed in between included. */
const EXCHANGE_WITHIN = 300;

/** What of next-auth is in use. Its own session, sign-out and pages are not: its cookie opens nothing but the exchange. */
const SERVED = new Set(["GET csrf", "GET signin", "GET error", "POST signin/sso", "GET callback/sso"]);

type Claims = Profile & Readonly<Record<string, unknown>>;
type RouteContext = { params: Promise<{ nextauth: string[] }> };

export function isSsoOn(): boolean {
  return getEnv().SSO_ISSUER !== undefined;
}

/** Answers next-auth's part of /api/auth, or as a path that nothing has where no single sign-on is configured. */
export async function answerSso(request: NextRequest, context: RouteContext): Promise<Response> {
  const { nextauth } = await context.params;
  if (!isSsoOn() || !SERVED.has(`${request.method} ${nextauth.join("/")}`)) return answerNotFound();
  provideNextAuthUrl();
  // Only the start: it makes this server call the identity provider, which the way back has done already.
  if (nextauth.join("/") === "signin/sso") {
    const refusal = await refuseTooMany(request);
    if (refusal !== null) return refusal;
  }
  const answer = NextAuth(options()) as (request: NextRequest, context: RouteContext) => Promise<Response>;
  if (request.method === "GET") return answer(request, context);
  // The library reads a body to its end whatever its length.
  const { url, method, headers } = request;
  return readBody(request).then(
    (body) => answer(new NextRequest(url, { method, headers, body }), context),
    (error: unknown) => errorResponse(error, randomUUID()),
  );
}

/** These calls have no route() around them: what it provides is provided here. */
async function refuseTooMany(request: Request): Promise<Response | null> {
  const requestId = randomUUID();
  const context = { requestId, address: clientAddress(request), userAgent: request.headers.get("user-agent") };
  return runInRequest(context, () =>
    limitRequests("sso", null).then(
      () => null,
      (error: unknown) => errorResponse(error, requestId),
    ),
  );
}

/**
 * Reads who came back from the identity provider.
 * @throws AppError `not_found` where none is configured, `forbidden` for a call of another site, `unauthenticated`
 *   without the cookie or with one that is too old
 */
export async function requireSsoIdentity(request: Request): Promise<SsoIdentity> {
  if (!isSsoOn()) throw new AppError("not_found", "Not found");
  // The one call that a cookie opens: another site could make the browser send it.
  if (request.headers.get("origin") !== new URL(publicUrlOf(getEnv())).origin)
    throw new AppError("forbidden", "Single sign-on was set up for a different address.");
  const token = await getToken({
    req: { headers: {}, cookies: cookiesOf(request) } as never,
    secret: secret(),
    secureCookie: isSecure(),
  });
  if (token === null) throw new AppError("unauthenticated", "Your single sign-on has timed out. Please start again.");
  return token.identity as SsoIdentity;
}

/** Takes every cookie of next-auth's away from the browser: what they were for is done. */
export function clearSsoCookies(request: Request, headers: Headers): void {
  for (const name of Object.keys(cookiesOf(request)).filter((each) => /^(__Secure-|__Host-)?next-auth\./.test(each)))
    headers.append(
      "set-cookie",
      `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${name.startsWith("__") ? "; Secure" : ""}`,
    );
}

function options(): NextAuthOptions {
  const { SSO_ISSUER = "", SSO_CLIENT_ID, SSO_CLIENT_SECRET, SSO_LABEL } = getEnv();
  return {
    secret: secret(),
    useSecureCookies: isSecure(),
    session: { strategy: "jwt", maxAge: EXCHANGE_WITHIN },
    jwt: { maxAge: EXCHANGE_WITHIN },
    pages: { signIn: "/login", error: "/login" },
    providers: [
      {
        id: "sso",
        name: SSO_LABEL,
        type: "oauth",
        wellKnown: `${SSO_ISSUER.replace(/\/$/, "")}/.well-known/openid-configuration`,
        issuer: SSO_ISSUER,
        clientId: SSO_CLIENT_ID,
        clientSecret: SSO_CLIENT_SECRET,
        // Without it next-auth takes the answer for plain OAuth and refuses it.
        idToken: true,
        checks: ["pkce", "state", "nonce"],
        authorization: { params: { scope: "openid email profile" } },
        // Many issuers keep the e-mail out of the ID token. Given the whole token set, the client also compares the
        // subjects of the two answers.
        userinfo: {
          request: async ({ client, tokens }) => {
            const claims = (tokens as { claims: () => Claims }).claims();
            if (client.issuer.metadata.userinfo_endpoint === undefined) return claims;
            return { ...(await client.userinfo(tokens as never)), ...claims };
          },
        },
        profile: (claims: Claims) => ({ id: claims.sub ?? "", email: claims.email }),
      },
    ],
    callbacks: {
      signIn: ({ profile }) => {
        const claims = (profile ?? {}) as Claims;
        if (!claims.email) return refusalUrl("NoEmail");
        return isEmailVerified(claims) || refusalUrl("EmailNotVerified");
      },
      jwt: ({ token, profile }) => (profile === undefined ? token : { identity: identityFrom(profile as Claims) }),
    },
    // Codes and messages only: what comes with them may hold tokens.
    logger: {
      error: (code, metadata) => log.error({ code, reason: reasonOf(metadata) }, "single sign-on failed"),
      warn: (code) => log.warn({ code }, "single sign-on"),
      debug: () => {},
    },
  };
}

/** The screen that tells of a failure by its name. */
const refusalUrl = (name: string) => `${publicUrlOf(getEnv())}/login?error=${name}`;

/**
 * Whether the issuer vouches for the address. Some send the word instead of the value. Entra ID sends neither, and its
 * plain `email` can be set by whoever administers any tenant; `xms_edov` says that the tenant owns the domain.
 */
function isEmailVerified(claims: Claims): boolean {
  if (claims.email_verified === true || claims.email_verified === "true") return true;
  const isEntra = new URL(getEnv().SSO_ISSUER ?? "none:").hostname === "login.microsoftonline.com";
  return isEntra && (claims.xms_edov === true || claims.xms_edov === 1 || claims.xms_edov === "1");
}

function identityFrom(claims: Claims): SsoIdentity {
  const [first = "", ...rest] = (claims.name ?? "").trim().split(/\s+/);
  const text = (claim: unknown, otherwise: string) =>
    (typeof claim === "string" && claim !== "" ? claim : otherwise).slice(0, 100);
  return {
    issuer: text(claims.iss, getEnv().SSO_ISSUER ?? ""),
    subject: claims.sub ?? "",
    email: claims.email ?? "",
    firstName: text(claims.given_name, first),
    lastName: text(claims.family_name, rest.join(" ")),
  };
}

function cookiesOf(request: Request): Record<string, string> {
  const pairs = (request.headers.get("cookie") ?? "").split(/;\s*/).flatMap((pair): [string, string][] => {
    const cut = pair.indexOf("=");
    return cut < 1 ? [] : [[pair.slice(0, cut), pair.slice(cut + 1)]];
  });
  return Object.fromEntries(pairs);
}

/** A key of its own: a token made with it must not pass as an access token. */
function secret(): string {
  return createHmac("sha256", requireEnv("TOKEN_SECRET")).update("single-sign-on").digest("hex");
}

function isSecure(): boolean {
  return publicUrlOf(getEnv()).startsWith("https:");
}

function reasonOf(metadata: unknown): string {
  const error = metadata instanceof Error ? metadata : (metadata as { error?: unknown }).error;
  return error instanceof Error ? error.message : "unknown";
}
