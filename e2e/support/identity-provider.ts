import { randomBytes } from "node:crypto";
import Provider from "oidc-provider";
import { freePort } from "./free-port.ts";

/** What the identity provider says of a person. */
export type Person = {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
};

export const CLIENT = { id: "odds-and-evidence", secret: "a-secret-of-the-test" };

/**
 * A real OpenID Connect provider, certified and none of our code, on a port of its own. As most do, it keeps the e-mail
 * out of the ID token. Its form takes any password.
 * @param people by the name they sign in with; may be added to while it runs
 */
export async function startIdentityProvider(people: ReadonlyMap<string, Person>, redirectUri: string) {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ],
    claims: { email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...people.get(id) }) }),
    pkce: { required: () => true },
    cookies: { keys: [randomBytes(16).toString("hex")] },
    features: { devInteractions: { enabled: true } },
  });
  const server = provider.listen(port, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    issuer,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
