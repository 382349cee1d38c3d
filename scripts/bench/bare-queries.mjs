/** What the list, the detail and the poll of a firm of `addFirm` answer, as one query each, without anybody being checked. */

const READING = `(SELECT json_build_object('documents', count(*), 'documentsRead', count(*) FILTER (WHERE "pagesRead" > 0),
  'pages', sum("pageCount"), 'pagesRead', sum("pagesRead"), 'unreadParts', 0) FROM "Document" d WHERE d."caseId" = c.id)`;

const DOCUMENT_COUNT = `(SELECT count(*)::int FROM "Document" d WHERE d."caseId" = c.id)`;

const iso = (column) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const CASE = `SELECT id, title, "caseNumber", "clientName", description, priority, status, "successProbability",
    "estimatedValue", "isDemo", "legalSystem", ${DOCUMENT_COUNT} AS "documentCount", 0 AS "failedDocuments",
    NULL AS "oddsReason", json_build_object('provisional', true, 'factors', 0, 'reviewed', 0) AS "oddsReview",
    NULL AS progress, ${READING} AS reading, json_build_object('overdue', 0, 'nextDue', NULL) AS requests,
    NULL AS "nextDate", "archivedAt", ${iso('"createdAt"')} AS "createdAt", ${iso('"lastActivityAt"')} AS "lastActivityAt"
  FROM "Case" c`;

const DOCUMENTS = `(SELECT json_agg(json_build_object('id', id, 'exhibit', exhibit, 'originalFileName', "originalFileName",
    'fileName', "originalFileName", 'fileType', 'application/pdf', 'fileSize', size, 'status', status,
    'failureReason', "failureReason", 'note', note, 'pageCount', "pageCount", 'pagesRead', "pagesRead",
    'ocrPages', "ocrPages", 'lowConfidencePages', "lowConfidencePages", 'uploadedAt', ${iso('"uploadedAt"')},
    'isOldReading', true) ORDER BY exhibit, id) FROM "Document" d WHERE d."caseId" = c.id)`;

const STEPS = `'[{"id": "read", "state": "done", "detail": "60 of 60 pages"}, {"id": "find", "state": "done", "detail": null},
  {"id": "check", "state": "done", "detail": null}, {"id": "add", "state": "done", "detail": null}]'::json`;

/**
 * @param {{ userId: string, caseId: string }} firm
 * @returns {Record<"list" | "detail" | "poll", import("./bare-app.mjs").BareCall>}
 */
export function bareCalls({ userId, caseId }) {
  return {
    list: {
      text: `${CASE} WHERE "createdById" = $1 ORDER BY "lastActivityAt" DESC, id DESC LIMIT 60`,
      values: [userId],
    },
    detail: {
      text: `SELECT row_to_json(c) AS case, ${DOCUMENTS} AS documents, '[]'::json AS assignees
        FROM (${CASE} WHERE id = $1 AND "createdById" = $2) c`,
      values: [caseId, userId],
      isOne: true,
    },
    poll: {
      text: `SELECT json_build_object('message', 'Analysis complete', 'percentageComplete', 100) AS progress,
          a.status = 'Completed' AS "isCompleted", a.error, ${STEPS} AS steps, ${DOCUMENT_COUNT} AS "documentCount",
          ${READING} AS reading, false AS "foundSomething",
          (extract(epoch FROM date_trunc('milliseconds', a."completedAt") - date_trunc('milliseconds', a."createdAt"))
            * 1000)::int AS elapsed
        FROM "Case" c JOIN "Analysis" a ON a."caseId" = c.id WHERE c.id = $1 AND c."createdById" = $2`,
      values: [caseId, userId],
      isOne: true,
    },
  };
}
