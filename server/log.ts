import { pino } from "pino";
import { getEnv } from "./env.ts";

/**
 * JSON lines on standard output. Document text, quotes, chat and secrets are never logged; the paths below are the
 * second lock on that, for an object that was logged whole by mistake.
 */
export const log = pino({
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
});
