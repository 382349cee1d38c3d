/** Answers of the API load nothing and are framed by nobody. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** The worker that reads PDFs: its image decoders are WebAssembly, which the pages themselves need not allow. */
const PDF_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const EVERYWHERE = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
};

type Place = {
  /** Normalised; see `readTarget`. */
  readonly path: string;
  /** For the scripts of a page. */
  readonly nonce: string;
  readonly isHttps: boolean;
  readonly isDevelopment: boolean;
};

/** What every answer carries, whoever makes it: the framework, its errors, or nobody at all. */
export function securityHeaders({ path, nonce, isHttps, isDevelopment }: Place): Readonly<Record<string, string>> {
  const always = { ...EVERYWHERE, ...(isHttps ? { "strict-transport-security": "max-age=31536000" } : {}) };
  if (isBelow("/api", path)) return { ...always, "content-security-policy": API_POLICY, "cache-control": "no-store" };
  if (isBelow("/pdfjs", path)) return { ...always, "content-security-policy": PDF_WORKER_POLICY };
  if (isBelow("/_next", path)) return { ...always, "content-security-policy": API_POLICY };
  return { ...always, "content-security-policy": pagePolicy(nonce, isDevelopment) };
}

export function isBelow(folder: string, path: string): boolean {
  return path.startsWith(`${folder}/`);
}

/** Scripts by nonce only. Styles stay open to inline ones: the dialog, toast and select libraries write them. */
function pagePolicy(nonce: string, isDevelopment: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? " ws:" : ""}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
