"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { LoadingPage } from "#components/session/loading-page.tsx";
import { useSession } from "#components/session/session.tsx";
import { signInOptions } from "./queries.ts";

/** "/": the docket, which sends strangers to sign in. While nobody has registered, the way in is to register. */
export function Home() {
  const { user, isReady } = useSession();
  const isStranger = isReady && user === null;
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    if (!isReady) return;
    if (!isStranger) {
      router.replace("/dashboard");
      return;
    }
    // Where the question fails, the sign-in screen has its own words for a server that does not answer.
    queryClient
      .query({ ...signInOptions, retry: false })
      .then(({ isFirstUse }) => router.replace(isFirstUse ? "/register" : "/dashboard"))
      .catch(() => router.replace("/dashboard"));
  }, [isReady, isStranger, queryClient, router]);
  return <LoadingPage />;
}
