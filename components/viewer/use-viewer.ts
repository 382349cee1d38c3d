"use client";

import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useMemo, useReducer, useState } from "react";
import type { CitedPlace } from "#components/widgets/citation-chip/citation-chip.tsx";
import { type PagePlace, placeOfCitation, type ViewerPlace } from "#components/widgets/viewer-place.ts";
import { groupCitations } from "./text/group-citations.ts";
import { type DocumentContent, documentContent } from "./queries.ts";
import { type FoundMatches, useSearch } from "./search/use-search.ts";
import type { ViewerContext } from "./viewer-context.ts";
import {
  isSamePlace,
  openViewer,
  pagePlaceOf,
  placeOf,
  type Side,
  type ViewerAction,
  viewerReducer,
  type ViewerState,
} from "./viewer-state.ts";

export type OpenSide = Side & { readonly index: number; readonly content: UseQueryResult<DocumentContent> };

export type Viewer = {
  readonly state: ViewerState;
  readonly sides: readonly OpenSide[];
  /** The side that the reader is in. */
  readonly active: OpenSide;
  readonly found: FoundMatches;
  /** What next and previous citation go through: of the point or finding, else of the document. */
  readonly citations: readonly CitedPlace[];
  /** 0-based; -1 while the reader is at none of them. */
  readonly citationIndex: number;
  readonly act: (action: ViewerAction) => void;
};

type Given = {
  /** Where it opens; from then on the reader moves, and `onMove` says where to. */
  readonly place: ViewerPlace;
  readonly onMove: (place: ViewerPlace) => void;
  readonly context: ViewerContext | null;
};

/** The state of the viewer with what it is read from: one or two documents, the search in them, the list of citations. */
export function useViewer({ place, onMove, context }: Given): Viewer {
  const [state, dispatch] = useReducer(viewerReducer, place, openViewer);
  const [one, two] = state.sides;
  const first = useQuery(documentContent(one.documentId));
  const second = useQuery({ ...documentContent(two?.documentId ?? one.documentId), enabled: two !== undefined });
  const found = useSearch(state.search, first.data?.pages, two === undefined ? undefined : second.data?.pages);

  // Another place was asked for from outside: a chip, the palette, "back".
  const asked = JSON.stringify(place);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    if (asked !== JSON.stringify(placeOf(state))) dispatch({ type: "open", place });
  }
  if (state.search.isPending && found.isSettled && found.active !== null)
    dispatch({ type: "follow", side: found.active.side, pageNumber: found.active.pageNumber });

  function act(action: ViewerAction) {
    dispatch(action);
    const [before, after] = [placeOf(state), placeOf(viewerReducer(state, action))];
    if (JSON.stringify(before) !== JSON.stringify(after)) onMove(after);
  }

  const opened = { ...one, index: 0, content: first };
  const sides = two === undefined ? [opened] : [opened, { ...two, index: 1, content: second }];
  const active = sides[state.active] ?? opened;
  const ofDocument = useMemo(() => citationsOf(active.content.data), [active.content.data]);
  const citations = context?.citations ?? ofDocument;
  const here: PagePlace = pagePlaceOf(active);
  const citationIndex = citations.findIndex((citation) => isSamePlace(placeOfCitation(citation), here));
  return { state, sides, active, found, citations, citationIndex, act };
}

/** The passages that the analysis cites of a document, each once. */
function citationsOf(content: DocumentContent | undefined): readonly CitedPlace[] {
  if (content === undefined) return [];
  const { id: documentId, exhibit, fileName } = content;
  return content.pages.flatMap(({ pageNumber }) =>
    groupCitations(content.citations, pageNumber).map(({ start, end, status }) => ({
      ...{ documentId, exhibit, fileName, pageNumber, start, end, status },
    })),
  );
}
