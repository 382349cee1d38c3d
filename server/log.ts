import { isMainThread } from "node:worker_threads";
import { destination, pino } from "pino";
import { getEnv } from "./env.ts";
import { batchLines } from "./log-batch.ts";

/**
 * JSON lines on standard output. Document text, quotes, chat and secrets are never logged; the paths below are the
 * second lock on that, for an object that was logged whole by mistake.
 */
export const log = pino(
  {
    level: getEnv().LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        "password",
        "token",
        "refreshToken",
        "authorization",
        "cookie",
        "*.password",
        "*.token",
        "*.refreshToken",
        "*.authorization",
        "*.cookie",
        "headers",
      ],
      censor: "[hidden]",
    },
  },
  // A thread may be ended from outside, before it has written.
  isMainThread && getEnv().NODE_ENV === "production"
    ? batchLines(destination({ sync: true }))
    : destination({ sync: true }),
);
