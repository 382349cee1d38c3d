import { redirect } from "next/navigation";

/** Specification section 2.1. Outside the guarded layout, so that the server itself redirects. */
export default function AdminPage() {
  redirect("/admin/dashboard");
}
