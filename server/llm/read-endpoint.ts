/** How an endpoint is spoken to. */
export type Endpoint = {
  /** Host and port, for people. */
  readonly host: string;
  readonly isAzure: boolean;
  readonly baseUrl: string;
  readonly query: Readonly<Record<string, string>>;
  /** Null takes a header away that is otherwise sent. */
  readonly headers: Readonly<Record<string, string | null>>;
  /** The address ends where `/chat/completions` begins. */
  readonly isComplete: boolean;
};

const AZURE = /\.azure\.(?:com|us|cn)$/i;

/**
 * Reads the configured address. Azure differs: its older addresses name the deployment in the path and need `api-version`
 * in the query, and it takes a key in a header of its own. A token of its directory (a JWT) goes the usual way.
 */
export function readEndpoint(given: { readonly baseUrl: string; readonly apiKey: string | null }): Endpoint {
  const url = new URL(given.baseUrl);
  const apiVersion = url.searchParams.get("api-version");
  const isDeployment = /\/openai\/deployments\/[^/]+\/?$/.test(url.pathname);
  const isAzure = AZURE.test(url.hostname) || apiVersion !== null || isDeployment;
  const hasOwnKey = isAzure && given.apiKey !== null && !given.apiKey.startsWith("eyJ");
  url.search = "";
  return {
    host: url.host,
    isAzure,
    baseUrl: url.href.replace(/\/+$/, ""),
    query: apiVersion === null ? {} : { "api-version": apiVersion },
    headers: hasOwnKey ? { "api-key": given.apiKey, authorization: null } : {},
    isComplete: isDeployment || /\/v\d+\/?$|\/openai\/?$/.test(url.pathname),
  };
}
