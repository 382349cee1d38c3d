/** Registration Codes; specification sections 2.11, 4 and 8. */
export const CODES = {
  title: "Registration Codes",
  subtitle: "Each code lets one person register",
  total: "Total",
  active: "Active",
  used: "Used",
  expired: "Expired",
  loading: "Loading registration codes",
  loadFailed: "Failed to load registration codes",
  none: "No registration codes yet.",
  table: "Registration Codes",
  columns: {
    code: "Code",
    status: "Status",
    createdBy: "Created By",
    expiresAt: "Expires At",
    actions: "Actions",
  },
  usedBy: (name: string) => `by ${name}`,
  /** In place of the controls of a used code. */
  kept: "Kept as a record",
  system: "System",
  delete: "Delete",
  named: (action: string, code: string) => `${action}: ${code}`,
  deleteTitle: "Delete this code?",
  deleteText: (code: string) => `Nobody will be able to register with ${code}.`,
  deleteConfirm: "Delete Code",
  deleteFailed: "Failed to delete registration code",
  deleted: (code: string) => `${code} is deleted.`,
  cleanUp: "Clean Up Expired",
  cleanUpTitle: "Clean up expired codes?",
  cleanUpText: (count: number) =>
    `${count} unused ${count === 1 ? "code" : "codes"} that can no longer be used will be deleted. Used codes are kept.`,
  cleanUpFailed: "Failed to clean up expired codes",
  cleanedUp: (count: number) => `${count} expired ${count === 1 ? "code" : "codes"} deleted.`,
} as const;

export const CODE_STATUS_LABEL = { active: "Active", used: "Used", expired: "Expired" } as const;

export const GENERATE_CODES = {
  open: "Generate Codes",
  title: "Generate Codes",
  count: "How many",
  countHint: "1 to 100",
  days: "Valid for (days)",
  daysHint: "1 to 365",
  countInvalid: "Please enter a whole number from 1 to 100",
  daysInvalid: "Please enter a whole number from 1 to 365",
  submit: "Generate",
  submitting: "Generating...",
  failed: "Failed to generate registration codes",
  made: (count: number) => `${count} new ${count === 1 ? "code" : "codes"}. Give each to one person.`,
  copyAll: "Copy all",
  copyAllWhat: "the new codes",
  list: "New codes",
} as const;
