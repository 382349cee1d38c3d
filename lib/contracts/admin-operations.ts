import { z } from "zod";
import { PageCounts, pageQuery } from "./admin-page.ts";
import { Time } from "./common.ts";
import { defineCall } from "./define-call.ts";

/** `other` is what a later version may write and this one does not know. */
const AuditLevel = z.enum(["error", "warning", "info", "other"]);
export type AuditLevel = z.infer<typeof AuditLevel>;

const AuditLog = z.object({
  /** Ascending with the order of the lines; a number in digits. */
  id: z.string(),
  level: AuditLevel,
  message: z.string(),
  /** Null: the system did it, or somebody who is not known. */
  user: z.object({ fullName: z.string(), email: z.string() }).nullable().default(null),
  action: z.string(),
  createdAt: Time,
  address: z.string().nullable().default(null),
});
export type AuditLog = z.infer<typeof AuditLog>;

/** Filters of the audit log, all of them at once. */
const auditFilters = {
  level: AuditLevel.optional(),
  /** Part of a name or e-mail; "System" for the lines without a user. */
  user: z.string().max(200).optional(),
  /** Beginning of an action: "auth" finds "auth.login". */
  action: z.string().max(100).optional(),
  /** Part of a message. */
  search: z.string().max(200).optional(),
  /** From this time on. */
  from: Time.optional(),
  /** Before this time. */
  to: Time.optional(),
};
export const AuditFilters = z.object(auditFilters);
export type AuditFilters = z.infer<typeof AuditFilters>;

/** Newest first. */
export const listAuditLogs = defineCall({
  method: "GET",
  path: "/api/admin/audit-logs",
  access: "admin",
  query: z.object({
    ...pageQuery(50),
    ...auditFilters,
  }),
  response: z.object({
    logs: z.array(AuditLog),
    ...PageCounts,
  }),
});

/** All lines that the filters let through, newest first, as CSV. The export is itself a line of the log. */
export const exportAuditLogs = defineCall({
  method: "GET",
  path: "/api/admin/audit-logs/export",
  access: "admin",
  encoding: "bytes",
  query: AuditFilters,
});

const AuditChain = z
  .object({
    /** Lines verified. */
    lines: z.int(),
    checkedAt: Time,
    /** The first line that does not follow from the one before it; null: intact. */
    brokenLine: z.string().nullable(),
  })
  /** Null before the first look. */
  .nullable();
export type AuditChain = z.infer<typeof AuditChain>;

export const getAuditChain = defineCall({
  method: "GET",
  path: "/api/admin/audit-logs/chain",
  access: "admin",
  response: AuditChain,
});

/** Verifies the whole log now; a million lines take about a minute. */
export const checkAuditChain = defineCall({
  method: "POST",
  path: "/api/admin/audit-logs/chain",
  access: "admin",
  response: AuditChain,
});

export const getDashboardMetrics = defineCall({
  method: "GET",
  path: "/api/admin/dashboard/metrics",
  access: "admin",
  response: z.object({
    totalUsers: z.int(),
    /** Accounts that may sign in. */
    activeUsers: z.int(),
    casesAnalyzed24h: z.int(),
    /** Seconds, from start to end, of the analyses completed within 24 hours; null when there was none. */
    avgAnalysisTime: z.number().nullable().default(null),
    /** What went wrong within 24 hours and still is: see server/maintenance/count-incidents.ts. */
    activeIncidents: z.int(),
    /** One text for each kind of incident; empty when there is none. */
    incidents: z.array(z.string()).default([]),
    /** What people did, newest first. */
    recentActivity: z.array(AuditLog).default([]),
  }),
});

/** The process that reads documents and analyses cases; `isAway` when none was seen for ten seconds. */
const Worker = z.object({
  isAway: z.boolean(),
  lastSeen: Time.nullable(),
  /** What the worker's system does not give to isolate the reading of documents, as sentences. */
  missingIsolation: z.array(z.string()).readonly().default([]),
});

/** The part of the system's health that is asked for often: one row by its key. */
export const getWorker = defineCall({
  method: "GET",
  path: "/api/admin/system/worker",
  access: "admin",
  response: Worker,
});

export const getSystemHealth = defineCall({
  method: "GET",
  path: "/api/admin/system/health",
  access: "admin",
  response: z.object({
    /** `slow` answers, but takes more than a second. The client takes any further word for neither well nor down. */
    database: z.enum(["healthy", "slow", "unhealthy"]).catch("slow"),
    /** Milliseconds for a question without work in it; null without an answer. */
    databaseMs: z.int().nullable().default(null),
    /** Resident memory of the web process, in units of 1024 x 1024 bytes. */
    memoryUsageMB: z.int(),
    /** Seconds since the web process started. */
    uptime: z.int(),
    /** Lines of level error in the audit log within 24 hours. */
    recentErrors: z.int(),
    timestamp: Time,
    queue: z
      .object({
        waiting: z.int(),
        running: z.int(),
        /** Seconds; null when none waits. */
        oldestWaiting: z.int().nullable(),
        /** Failed for the last time and kept for a look. */
        failed: z.int(),
      })
      .default({ waiting: 0, running: 0, oldestWaiting: null, failed: 0 }),
    worker: Worker.default({ isAway: false, lastSeen: null, missingIsolation: [] }),
    storage: z
      .object({
        isWritable: z.boolean(),
        documents: z.int(),
        /** Bytes of the originals. */
        bytes: z.number(),
        /** Bytes left where the data folder lies; null when it cannot be told. */
        freeBytes: z.number().nullable(),
      })
      .default({ isWritable: true, documents: 0, bytes: 0, freeBytes: null }),
    versions: z
      .object({ app: z.string(), node: z.string(), postgres: z.string() })
      .default({ app: "", node: "", postgres: "" }),
    mail: z
      .object({ isConfigured: z.boolean(), from: z.string().nullable() })
      .default({ isConfigured: false, from: null }),
    /** When the last backup of this deployment was complete; null before the first. */
    lastBackup: Time.nullable().default(null),
    /** What the worker does by itself; `lastFailure` is null once a later backup was complete. */
    nightlyBackup: z
      .object({ time: z.string().nullable(), folder: z.string(), lastFailure: z.string().nullable() })
      .optional(),
  }),
});

/** Sends a mail to the caller's own address and waits for the mail server's word. 502 with that word when it refuses. */
export const sendTestMail = defineCall({
  method: "POST",
  path: "/api/admin/mail/test",
  access: "admin",
  response: z.object({ message: z.string() }),
});
