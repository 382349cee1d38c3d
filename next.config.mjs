/** @type {import("next").NextConfig} */
export default {
  distDir: process.env.NEXT_DIST_DIR || ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  // No screen resizes pictures on the server: without this /_next/image decodes them for anybody who asks, signed in or not.
  images: { unoptimized: true },
  // `npm test` checks the types of everything; the first start need not wait for a second look at some of them.
  typescript: { ignoreBuildErrors: true },
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
};
