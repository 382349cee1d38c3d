import type { PagePlace, ViewerPlace } from "#components/widgets/viewer-place.ts";
import type { View } from "#lib/copy/case/viewer.ts";
import type { TextRange } from "#lib/domain/text/normalise-text.ts";

/** One exhibit in the viewer. */
export type Side = {
  readonly documentId: string;
  /** 1-based; may be beyond the document while that is not loaded. */
  readonly pageNumber: number;
  /** The quote it was opened for. It stays marked while the reader turns to other pages and back. */
  readonly cited: (TextRange & { readonly pageNumber: number }) | null;
  /** What is shown where there is room for one thing only. */
  readonly view: View;
  /** The words that are selected on the page. */
  readonly selected: TextRange | null;
};

export type ViewerSearch = {
  readonly query: string;
  /** Where it begins: the first match from here on is the active one. */
  readonly from: { readonly side: number; readonly pageNumber: number };
  /** How often the reader went on to the next match, minus how often back. */
  readonly steps: number;
  /** The reader is still to be taken to the active match. */
  readonly isPending: boolean;
};

export type ViewerState = {
  /** One, or two beside each other. */
  readonly sides: readonly [Side] | readonly [Side, Side];
  /** Index of the side that the reader is in. */
  readonly active: number;
  readonly from: string | undefined;
  readonly search: ViewerSearch;
  /** Null until the reader says: then lines are kept where they fit a page. */
  readonly keepsLines: boolean | null;
  readonly underlinesUnsure: boolean;
  /** Whether the picture of the page is beside its text, where there is room. */
  readonly hasOriginal: boolean;
};

export type ViewerAction =
  | { readonly type: "open"; readonly place: ViewerPlace }
  | { readonly type: "turn"; readonly side: number; readonly pageNumber: number; readonly at?: TextRange }
  | { readonly type: "follow"; readonly side: number; readonly pageNumber: number }
  | { readonly type: "cite"; readonly place: PagePlace }
  | { readonly type: "beside"; readonly place: PagePlace }
  | { readonly type: "alone" }
  | { readonly type: "enter"; readonly side: number }
  | { readonly type: "view"; readonly side: number; readonly view: View }
  | { readonly type: "select"; readonly side: number; readonly range: TextRange | null }
  | { readonly type: "search"; readonly query: string }
  | { readonly type: "step"; readonly by: 1 | -1 }
  | { readonly type: "keep-lines"; readonly keeps: boolean }
  | { readonly type: "unsure"; readonly underlines: boolean }
  | { readonly type: "original"; readonly isShown: boolean };

export function openViewer(place: ViewerPlace): ViewerState {
  return {
    sides: place.beside === undefined ? [sideOf(place)] : [sideOf(place), sideOf(place.beside)],
    active: 0,
    from: place.from,
    search: { query: "", from: { side: 0, pageNumber: place.pageNumber }, steps: 0, isPending: false },
    keepsLines: null,
    underlinesUnsure: true,
    hasOriginal: true,
  };
}

export function viewerReducer(state: ViewerState, action: ViewerAction): ViewerState {
  switch (action.type) {
    case "open": {
      const { place } = action;
      const [first, second] = state.sides;
      const one = moved(first, place);
      return {
        ...state,
        sides: place.beside === undefined ? [one] : [one, moved(second, place.beside)],
        active: place.beside === undefined ? 0 : state.active,
        from: place.from,
        search: settled(state),
      };
    }
    case "turn": {
      const { pageNumber, at = null } = action;
      return withSide({ ...state, search: settled(state) }, action.side, (side) =>
        moved(side, { documentId: side.documentId, pageNumber, at }),
      );
    }
    case "follow":
      return withSide({ ...state, active: action.side, search: settled(state) }, action.side, (side) => ({
        ...side,
        pageNumber: action.pageNumber,
        view: "text",
      }));
    case "cite": {
      // Where its document is open already; else beside what the reader began with.
      const open = state.sides.findIndex(({ documentId }) => documentId === action.place.documentId);
      const side = open === -1 ? state.sides.length - 1 : open;
      return withSide({ ...state, active: side, search: settled(state) }, side, (before) =>
        moved(before, action.place),
      );
    }
    case "beside":
      return { ...state, sides: [state.sides[0], sideOf(action.place)] };
    case "alone":
      return { ...state, sides: [state.sides[state.active] ?? state.sides[0]], active: 0 };
    case "enter":
      return state.active === action.side ? state : { ...state, active: action.side };
    case "view":
      return withSide(state, action.side, (side) => ({ ...side, view: action.view }));
    case "select":
      return withSide(state, action.side, (side) => ({ ...side, selected: action.range }));
    case "search": {
      const pageNumber = state.sides[state.active]?.pageNumber ?? 1;
      const from = { side: state.active, pageNumber };
      return { ...state, search: { query: action.query, from, steps: 0, isPending: true } };
    }
    case "step":
      return { ...state, search: { ...state.search, steps: state.search.steps + action.by, isPending: true } };
    case "keep-lines":
      return { ...state, keepsLines: action.keeps };
    case "unsure":
      return { ...state, underlinesUnsure: action.underlines };
    case "original":
      return { ...state, hasOriginal: action.isShown };
  }
}

/** What the address says of the viewer. */
export function placeOf({ sides: [first, second], from }: ViewerState): ViewerPlace {
  return {
    ...pagePlaceOf(first),
    ...(second !== undefined && { beside: pagePlaceOf(second) }),
    ...(from !== undefined && { from }),
  };
}

export function pagePlaceOf({ documentId, pageNumber, cited }: Side): PagePlace {
  const isHere = cited?.pageNumber === pageNumber;
  return { documentId, pageNumber, at: isHere ? { start: cited.start, end: cited.end } : null };
}

/** Two places are the same words of the same page. */
export function isSamePlace(one: PagePlace, other: PagePlace): boolean {
  return (
    one.documentId === other.documentId &&
    one.pageNumber === other.pageNumber &&
    one.at?.start === other.at?.start &&
    one.at?.end === other.at?.end
  );
}

function sideOf({ documentId, pageNumber, at }: PagePlace): Side {
  const cited = at === null ? null : { pageNumber, start: at.start, end: at.end };
  return { documentId, pageNumber, cited, view: "text", selected: null };
}

/** Another place asked for is shown as text; another page of the same document keeps its quote. */
function moved(side: Side | undefined, place: PagePlace): Side {
  if (side?.documentId !== place.documentId) return sideOf(place);
  if (place.at === null) return { ...side, pageNumber: place.pageNumber, selected: null };
  return sideOf(place);
}

/** The reader is somewhere else by now: matches that are found later do not take them away. */
function settled({ search }: ViewerState): ViewerSearch {
  return search.isPending ? { ...search, isPending: false } : search;
}

function withSide(state: ViewerState, index: number, change: (side: Side) => Side): ViewerState {
  const [first, second] = state.sides;
  if (index === 1 && second !== undefined) return { ...state, sides: [first, change(second)] };
  if (index !== 0) return state;
  return { ...state, sides: second === undefined ? [change(first)] : [change(first), second] };
}
