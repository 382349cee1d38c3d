import type { ReactNode } from "react";
import { cn } from "#components/ui/cn.ts";
import { Brand } from "#components/widgets/brand.tsx";

type Props = {
  readonly title: string;
  /** Pixels that the form needs at most. */
  readonly width: "narrow" | "wide";
  /** `stop` = red edge, where the way ends. */
  readonly tone?: "normal" | "stop";
  /** The line below the form that leads to the other screens. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of the screens in front of the sign-in. */
export function AuthCard({ title, width, tone = "normal", foot, children }: Props) {
  return (
    <main className="grid min-h-screen content-start justify-items-center px-8 pt-[max(32px,9vh)] pb-14 max-phone:px-4 max-phone:pt-5 max-phone:pb-10">
      <div className={cn("w-full", width === "wide" ? "max-w-115.5" : "max-w-89")}>
        <Brand href="/login" className="mx-0 mb-4.5 w-max max-w-full" />
        <div
          className={cn(
            "rounded-sheet border border-t-3 border-rule border-t-exhibit bg-sheet p-6 max-phone:px-4 max-phone:py-5",
            tone === "stop" && "border-t-stamp",
          )}
        >
          <h1 className="text-[24px] font-bold" tabIndex={-1}>
            {title}
          </h1>
          {children}
          {foot !== undefined && <p className="mt-4.5 border-t border-t-hair pt-3.5 text-13">{foot}</p>}
        </div>
      </div>
    </main>
  );
}
