"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, Circle, X } from "lucide-react";
import Link from "next/link";
import { toast } from "sonner";
import { sheetClass } from "#components/ui/sheet-class.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import { useSession } from "#components/session/session.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import { SET_UP, SET_UP_STEP } from "#lib/copy/account/set-up.ts";
import { putSetUpAway, setUpState } from "./queries.ts";

/** What is left to set up, on the docket of whoever founded the office, until it is done or they put it away. */
export function SetUpList() {
  const { isAdmin } = useSession();
  const { data } = useQuery({ ...setUpState, enabled: isAdmin });
  const queryClient = useQueryClient();
  const putAway = useMutation({
    ...putSetUpAway,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: setUpState.queryKey }),
    onError: (error) => toast.error(messageOf(error, SET_UP.failed)),
  });
  if (!isAdmin || data?.isShown !== true) return null;
  return (
    <section
      aria-labelledby="set-up"
      className={sheetClass({ padding: "none", className: "relative mb-5 px-5 pt-3 pb-2" })}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 pr-9">
        <h2 id="set-up" className="text-18">
          {SET_UP.title}
        </h2>
        <p className="text-13 text-ink-2">{SET_UP.text}</p>
      </div>
      <IconButton
        className="absolute top-2.5 right-3"
        label={SET_UP.putAway}
        onClick={() => {
          if (!putAway.isPending) putAway.mutate(true);
        }}
      >
        <X />
      </IconButton>
      <ul className="mt-1.5 list-none divide-y divide-hair text-13">
        {data.steps.map(({ step, isDone }) => {
          const { label, text, lead, href } = SET_UP_STEP[step];
          const Icon = isDone ? Check : Circle;
          return (
            <li
              key={step}
              className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-2.5 py-1.5 on-phone:grid-cols-[20px_minmax(0,1fr)]"
            >
              <Icon className={isDone ? "text-strong-text" : "text-ink-2"} />
              <p className="min-w-0">
                <b className={isDone ? "font-semibold text-ink-2" : undefined}>{label}</b>
                {!isDone && <span className="text-ink-2">. {text}</span>}
              </p>
              {isDone ? (
                <span className="text-ink-2 on-phone:col-start-2">{SET_UP.done}</span>
              ) : (
                <Link
                  className="inline-flex min-h-6 items-center justify-self-start font-semibold on-phone:col-start-2"
                  href={href}
                >
                  {lead}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
