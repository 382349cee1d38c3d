import { z } from "zod";
import { PageCounts, pageQuery } from "./admin-page.ts";
import { Id, IdParams, Time } from "./common.ts";
import { defineCall } from "./define-call.ts";

const Role = z.enum(["User", "Admin"]);

const AdminUser = z.object({
  id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  barNumber: z.string().nullable().default(null),
  lawFirm: z.string().nullable().default(null),
  roles: z.array(Role).default(["User"]),
  isActive: z.boolean(),
  /** False for an account that only signs in through the firm's single sign-on. */
  hasPassword: z.boolean().default(true),
  /** A second factor is asked for at each sign-in. */
  hasSecondFactor: z.boolean().optional(),
  createdAt: Time,
  lastSignInAt: Time.nullable().default(null),
});
export type AdminUser = z.infer<typeof AdminUser>;

/** Newest first. Each word of the search must be in the name, e-mail, bar number or law firm. */
export const listUsers = defineCall({
  method: "GET",
  path: "/api/admin/users",
  access: "admin",
  query: z.object({
    ...pageQuery(20),
    search: z.string().max(200).optional(),
    status: z.enum(["active", "inactive"]).optional(),
    role: Role.optional(),
  }),
  response: z.object({
    users: z.array(AdminUser),
    /** Of the counted users those who may sign in. */
    activeCount: z.int().default(0),
    ...PageCounts,
  }),
});

export const getUser = defineCall({
  method: "GET",
  path: "/api/admin/users/{id}",
  access: "admin",
  params: IdParams,
  response: AdminUser,
});

/** Deactivation counts from the next request on. 409 for the last active admin. */
export const setUserStatus = defineCall({
  method: "PUT",
  path: "/api/admin/users/{id}/status",
  access: "admin",
  params: IdParams,
  body: z.object({ isActive: z.boolean() }),
  response: AdminUser,
});

/** Every account has the role User; with Admin it may do everything. 409 for the last active admin. */
export const setUserRoles = defineCall({
  method: "PUT",
  path: "/api/admin/users/{id}/roles",
  access: "admin",
  params: IdParams,
  body: z.object({
    roles: z
      .array(Role)
      .max(2)
      .refine((roles) => roles.includes("User"), "Every account has the role User"),
  }),
  response: AdminUser,
});

/** A link that is handed over in person: single use, 24 hours; an earlier one stops working. */
export const generateResetLink = defineCall({
  method: "POST",
  path: "/api/admin/users/{id}/generate-reset-link",
  access: "admin",
  params: IdParams,
  response: z.object({ resetLink: z.string() }),
});

/** For a lost phone: the second factor, its recovery codes and all sessions end. 403 `confirmation_required`. */
export const resetUserSecondFactor = defineCall({
  method: "DELETE",
  path: "/api/admin/users/{id}/second-factor",
  access: "admin",
  params: IdParams,
  response: z.object({ message: z.string() }),
});

/** Sets a password for somebody, who must choose another one at the next sign-in; all their sessions end. */
export const resetUserPassword = defineCall({
  method: "POST",
  path: "/api/admin/users/{id}/reset-password",
  access: "admin",
  params: IdParams,
  body: z.object({
    /** The id of the path once more. */
    userId: Id,
    newPassword: z.string().max(1000),
    confirmPassword: z.string().max(1000),
  }),
  response: z.object({ message: z.string() }),
});
