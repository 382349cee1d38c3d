/** Green, yellow, red. */
export type HealthLevel = "good" | "fair" | "poor";

/** Specification section 9. @param megabytes of the web process */
export function memoryLevel(megabytes: number): HealthLevel {
  if (megabytes < 100) return "good";
  return megabytes < 500 ? "fair" : "poor";
}

/** Specification section 9. @param count of errors within 24 hours */
export function errorsLevel(count: number): HealthLevel {
  if (count === 0) return "good";
  return count < 10 ? "fair" : "poor";
}

export const DATABASE_LEVEL = { healthy: "good", slow: "fair", unhealthy: "poor" } as const;
