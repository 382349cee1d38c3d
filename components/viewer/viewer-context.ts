import type { ReactNode } from "react";
import type { CitedPlace } from "#components/widgets/citation-chip/citation-chip.tsx";
import type { ViewerPlace } from "#components/widgets/viewer-place.ts";

/** The point or finding that the viewer was opened from: what there is to step through and to decide. */
export type ViewerContext = {
  /** Names two exhibits beside each other: "The stop". */
  readonly title: string;
  /** Where it belongs: "Point 2. Contradiction 1 of 11.". */
  readonly where: string;
  /** As "in ..." goes on: "point 2". */
  readonly name: string;
  readonly citations: readonly CitedPlace[];
  /** Accept and Reject, and what was decided; null where there is nothing to decide. */
  readonly review: ReactNode;
  /** The one before and after it in its list, with what the list holds: "Next contradiction". */
  readonly previous: NextContext | null;
  readonly next: NextContext | null;
};

type NextContext = { readonly label: string; readonly place: ViewerPlace };
