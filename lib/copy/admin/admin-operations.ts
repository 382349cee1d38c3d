import type { AuditLevel } from "#lib/contracts/admin-operations.ts";
import type { ModelStatus } from "#lib/contracts/model.ts";

export const AUDIT_LEVEL_LABEL = {
  error: "Error",
  warning: "Warning",
  info: "Info",
  other: "Other",
} as const satisfies Record<AuditLevel, string>;

/** /admin/dashboard; specification sections 2.11 and 8. */
export const ADMIN_DASHBOARD = {
  title: "Admin Dashboard",
  asOf: (time: string) => `As of ${time}.`,
  totalUsers: "Total Users",
  activeUsers: "Active Users",
  casesAnalyzed: "Cases Analyzed (24h)",
  analysisTime: "Avg. Analysis Time (seconds)",
  incidents: "Active Incidents",
  none: "N/A",
  incidentsTitle: "Current problems",
  incidentsHelp:
    "Failed analyses and unreadable files of the last 24 hours that are not fixed yet, and services that are down.",
  activity: "Recent User Activity",
  noActivity: "No activity yet.",
  allActivity: "See all in Audit Logs",
  loading: "Loading the dashboard",
  loadFailed: "Failed to load dashboard data",
} as const;

/** /admin/audit-logs; specification sections 2.11 and 8. */
export const AUDIT_LOGS = {
  title: "Audit Logs",
  subtitle: "Who did what, newest first.",
  table: "Audit log entries",
  columns: { level: "Level", message: "Message", user: "User", action: "Action", timestamp: "Timestamp" },
  filters: "Audit logs",
  search: "Search",
  searchHint: "Words in the message",
  level: "Level",
  allLevels: "All levels",
  user: "User",
  userHint: "Name or email",
  action: "Action",
  actionHint: "Such as auth.login",
  from: "From",
  to: "To",
  clear: "Clear Filters",
  system: "System",
  loading: "Loading the audit logs",
  loadFailed: "Failed to load audit logs",
  none: "No entries yet.",
  noMatch: "No entries match these filters.",
  export: "Export CSV",
  exporting: "Exporting...",
  exportFailed: "Failed to export the audit logs",
  exported: (name: string) => `Exported as ${name}.`,
} as const;

export const AUDIT_CHAIN = {
  title: "Chain of entries",
  intact: (lines: string) => `Intact, ${lines} entries verified`,
  broken: (line: string) => `Broken at line ${line}`,
  brokenText:
    "An entry was changed or removed. Keep the database and its backups as they are, and find out who could write to it.",
  checked: (time: string) => `Last checked ${time}.`,
  never: "Not checked yet",
  check: "Check now",
  checking: "Checking...",
  failed: "Failed to check the audit logs",
} as const;

/** /admin/health; specification sections 2.11, 8 and 9. */
export const HEALTH = {
  title: "System Health",
  asOf: (time: string) => `As of ${time}. Refreshes every 30 seconds.`,
  refresh: "Refresh Data",
  loading: "Loading system health",
  loadFailed: "Failed to load system health data",
  none: "No system health data available",
  state: "State",
  database: "Database",
  databaseState: { healthy: "Healthy", slow: "Slow", unhealthy: "Unhealthy" },
  answersIn: (milliseconds: number) => `Answers in ${milliseconds} ms`,
  noAnswer: "Not responding",
  memory: "Memory Usage",
  megabytes: (count: number) => `${count} MB`,
  memoryState: { good: "Under 100 MB", fair: "Between 100 and 500 MB", poor: "500 MB or more" },
  uptime: "Uptime",
  since: (time: string) => `Since ${time}`,
  errors: "Recent Errors",
  errorsState: {
    good: "None within 24 hours",
    fair: "Fewer than ten within 24 hours",
    poor: "Ten or more; see Audit Logs",
  },
  information: "System Information",
  version: "Version",
  runtime: "Runtime",
  runtimeValue: (versions: { readonly node: string; readonly postgres: string }) =>
    `Node ${versions.node}, PostgreSQL ${versions.postgres}`,
  queue: "Jobs",
  queueValue: (queue: { readonly waiting: number; readonly running: number; readonly failed: number }) =>
    [
      `${queue.waiting} waiting`,
      `${queue.running} running`,
      ...(queue.failed > 0 ? [`${queue.failed} failed`] : []),
    ].join(", "),
  oldest: (duration: string) => `the oldest waiting ${duration}`,
  worker: "Worker",
  isolation: "Document reading",
  isolated: "Isolated from network, files and other programs",
  isolationUnknown: "Unknown until a worker has started",
  workerRuns: "Running",
  workerAway: (since: string | null) =>
    since === null ? "Never started; documents are waiting" : `Not running since ${since}; documents are waiting`,
  storage: "Document storage",
  storageValue: (storage: { readonly documents: string; readonly used: string }) =>
    `${storage.documents} documents, ${storage.used}`,
  free: (size: string) => `${size} free`,
  notWritable: "not writable",
  mail: "Mail",
  mailOn: (from: string) => `Sent from ${from}`,
  mailOff: "Not configured; emails are printed in the log",
  sendTestMail: "Send test email",
  sendingTestMail: "Sending...",
  testMailFailed: "The test email could not be sent",
  model: "Model",
  modelOff: "Not configured; analyses use rules only",
  modelOn: (given: { readonly model: string; readonly endpoint: string }) => `${given.model} at ${given.endpoint}`,
  modelState: {
    reachable: "reachable at its last use",
    unreachable: "failed at its last use",
    unused: "not used yet",
  },
  modelFailed: "The model's state could not be loaded",
  testModel: "Test connection",
  testingModel: "Testing...",
  modelAnswered: (given: { readonly model: string; readonly milliseconds: number }) =>
    `${given.model} answered in ${given.milliseconds} ms.`,
  modelWindow: {
    setting: (tokens: string) => `Window: ${tokens} tokens, as set.`,
    server: (tokens: string) => `Window: ${tokens} tokens, as the server reports.`,
    default: (tokens: string) =>
      `Window: ${tokens} tokens, assumed because the server does not report it. Set OPENAI_CONTEXT_TOKENS to the actual size.`,
  },
  modelForm: {
    json_schema: "It follows the required answer format.",
    json_object:
      "It answers in JSON but not always in the required format; answers are checked and, if need be, requested again.",
    prompt: "It answers in plain text only; answers are checked and, if need be, requested again.",
  },
  modelSpeed: (tokens: number) => `${tokens} tokens per second.`,
  modelQuotes: ({ given, standing }: { readonly given: number; readonly standing: number }) =>
    given === 0 ? "It gave no quotes." : `${standing} of ${given} quotes were found on the page.`,
  modelCost: (cost: NonNullable<ModelStatus["cost"]>) => {
    const count = (tokens: number) => tokens.toLocaleString("en-US");
    const tokens = `${count(cost.promptTokens)} tokens in and ${count(cost.completionTokens)} out`;
    const price = cost.dollars === null ? "" : `, about $${cost.dollars.toFixed(2)}`;
    const of = cost.analyses === 1 ? "last analysis" : `mean of the last ${cost.analyses} analyses`;
    return `One case takes ${tokens}${price} (${of}, ${cost.pages} ${cost.pages === 1 ? "page" : "pages"})`;
  },
  modelTestFailed: "The model did not answer",
  backup: "Last backup",
  noBackup: "None yet. Run npm run backup to make one.",
  nightly: "Nightly backup",
  nightlyOn: (time: string, folder: string) => `Daily at ${time} to ${folder}; the last 7 are kept`,
  nightlyOff: "Off. Set BACKUP_TIME to turn it on.",
  nightlyFailed: (why: string) => `Last attempt: ${why}`,
  timestamp: "Database time",
} as const;
