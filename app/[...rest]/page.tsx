import { redirect } from "next/navigation";

/** Any path that no other page owns; specification section 2.1. */
export default function UnknownPage() {
  redirect("/dashboard");
}
