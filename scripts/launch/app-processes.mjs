/**
 * The web process, as everything that starts it starts it. Next to no limit, V8 lets dead objects pile up to three times
 * the living ones before it collects; with one of 1024 MB, far above what lives, it collects sooner.
 */
export const WEB_PROCESS = { script: "server/http/main.ts", nodeArgs: ["--max-old-space-size=1024"] };
