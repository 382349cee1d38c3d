/** Answers of the API load nothing and are framed by nobody; pages get their policy, with a nonce, from server/http. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The worker that reads PDFs: its image decoders are WebAssembly, which the pages themselves need not allow. */
const PDF_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const everywhere = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), payment=()" },
];

/** @type {import("next").NextConfig} */
export default {
  distDir: process.env.NEXT_DIST_DIR || ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  // Native parts, files found by path at run time, or one client for both processes: these stay out of the bundle.
  serverExternalPackages: [
    "@prisma/client",
    "@prisma/adapter-pg",
    "pg",
    "pg-boss",
    "pino",
    "piscina",
    "bcryptjs",
    "nodemailer",
  ],
  async headers() {
    return [
      { source: "/:path*", headers: everywhere },
      { source: "/pdfjs/:path*", headers: [{ key: "Content-Security-Policy", value: PDF_WORKER_POLICY }] },
      {
        source: "/api/:path*",
        headers: [
          { key: "Content-Security-Policy", value: API_POLICY },
          { key: "Cache-Control", value: "no-store" },
        ],
      },
    ];
  },
};
