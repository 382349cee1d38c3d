import { redirect } from "next/navigation";

/** Specification section 2.1: the bare path leads to the dashboard. */
export default function AdminPage() {
  redirect("/admin/dashboard");
}
