/** The list of chosen cases as a Word document: work product, in the dry voice. */
export const CASE_LIST = {
  title: "Case list",
  count: (cases: number, date: string) => `${cases} ${cases === 1 ? "case" : "cases"}, ${date}`,
  noClient: "no client named",
  client: (name: string) => `Client: ${name}`,
  status: (label: string) => `Status: ${label}`,
  priority: (label: string) => `Priority: ${label}`,
  nextDate: (date: string, title: string) => `Next date: ${date}, ${title}`,
  overdue: (date: string, title: string) => `Overdue since ${date}: ${title}`,
  noDate: "Next date: none set",
  odds: (percent: string, isProvisional: boolean) => `Odds: ${percent}${isProvisional ? " (provisional)" : ""}`,
  noOdds: "Odds: none yet",
  toReview: (left: number, all: number) => `Factors not reviewed: ${left} of ${all}`,
  failed: (failed: number, all: number) => `Documents not read: ${failed} of ${all}`,
} as const;
