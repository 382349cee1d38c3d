/** What a request line names: the path as all that comes after reads it, and the query with its "?" or empty. */
export type Target = { readonly path: string; readonly search: string };

/**
 * Reads a request's target once for everybody: policies and the framework must not see different paths. Dots are
 * resolved, a proxy's absolute form loses its origin.
 * @returns null for what names no path, or is no UTF-8 behind its percent signs
 */
export function readTarget(url: string): Target | null {
  const local = url.replace(/^https?:\/\/[^/?#]*/i, "");
  if (!local.startsWith("/")) return null;
  try {
    const { pathname, search } = new URL(`http://localhost${local}`);
    decodeURIComponent(pathname);
    return { path: pathname, search };
  } catch {
    return null;
  }
}
